//! The textbook searches, once the game and its heuristic are known.

use std::time::Instant;

use gametree_picture::tree::Tree;
use gametree_rules::work::RootMove;
use gametree_rules::{Evaluator, Game, UseEvaluator, Work};
use gametree_search::{
    Findings, Observer, Order, Ordered, OrderedEvaluator, Task, TreeRecord, Valued, alphabeta_with,
    minimax_with, random,
};

use crate::{Algorithm, Answer, Catalogued, Keep, Search};

/// A textbook search that is about to learn which heuristic it uses.
pub(crate) struct Textbook<'a, G: Game, R> {
    pub(crate) game: &'a G,
    pub(crate) position: &'a G::Position,
    pub(crate) search: &'a Search,
    pub(crate) work: &'a Work,
    pub(crate) recording: R,
}

/// Whether a search is recorded, and what is made of the record.
pub(crate) trait Recording<G: Game> {
    type Observer: Observer<G>;
    type Output;

    fn observer(&self, work: &Work) -> Self::Observer;

    fn finish(
        self,
        observer: Self::Observer,
        game: &G,
        evaluator: &impl Evaluator<G>,
        line: &[G::Move],
        work: &Work,
    ) -> Self::Output;
}

/// It is not.
pub(crate) struct Unrecorded;

impl<G: Game> Recording<G> for Unrecorded {
    type Observer = ();
    type Output = ();

    fn observer(&self, _: &Work) {}

    fn finish(self, (): (), _: &G, _: &impl Evaluator<G>, _: &[G::Move], _: &Work) {}
}

/// It is not, but the work hears of every move at the root.
pub(crate) struct Told<'a, G> {
    pub(crate) game: &'a G,
    pub(crate) work: &'a Work,
}

impl<'a, G: Catalogued> Recording<G> for Told<'a, G> {
    type Observer = Told<'a, G>;
    type Output = ();

    fn observer(&self, _: &Work) -> Told<'a, G> {
        Told { ..*self }
    }

    fn finish(self, _: Self, _: &G, _: &impl Evaluator<G>, _: &[G::Move], _: &Work) {}
}

impl<G: Catalogued> Observer<G> for Told<'_, G> {
    fn valued(&mut self, mv: G::Move, Valued { amount, bound, is_estimate, end }: Valued) {
        let mv = self.game.move_text(mv);
        self.work.valued(RootMove { mv, value: amount, bound, is_estimate, end });
    }
}

/// It becomes a tree.
pub(crate) struct Recorded(pub(crate) Keep);

impl<G: Catalogued> Recording<G> for Recorded {
    type Observer = TreeRecord<G>;
    type Output = Tree;

    fn observer(&self, work: &Work) -> TreeRecord<G> {
        let record = TreeRecord::within(self.0.most, work);
        if self.0.whole { record.whole() } else { record }
    }

    fn finish(
        self,
        record: TreeRecord<G>,
        game: &G,
        evaluator: &impl Evaluator<G>,
        line: &[G::Move],
        work: &Work,
    ) -> Tree {
        // Nobody waits for half a tree who wants a whole one.
        let unwanted = self.0.whole && work.is_asked_to_stop();
        let (record, line) = match self.0.visits.or(unwanted.then_some(1)) {
            // In the middle of a search there is no best line yet.
            Some(visits) => (record.after_visits(visits), &[][..]),
            None => (record, line),
        };
        let tree = Tree::unless_stopped(game, evaluator, &record, line, work);
        if self.0.symmetric { tree.without_symmetric_moves(game, &record, work) } else { tree }
    }
}

impl<G: Catalogued, R: Recording<G>> UseEvaluator<G> for Textbook<'_, G, R> {
    type Output = (Answer, R::Output);

    fn with<E: Evaluator<G>>(self, evaluator: &E) -> (Answer, R::Output) {
        let Textbook { game, position, search, work, recording } = self;
        let mut observer = recording.observer(work);
        let task = Task::new(game, position).work(work).limits(search.limits).ties(search.ties());
        let started = Instant::now();
        let findings = match search.order {
            Order::Listed => run(&task, evaluator, search, &mut observer),
            order => {
                let ordered = Ordered::new(&task, evaluator, order);
                let mut watched = ordered.watched_by(&mut observer);
                run(&ordered.task(), &OrderedEvaluator, search, &mut watched)
            }
        };
        let elapsed = started.elapsed();
        let output = recording.finish(observer, game, evaluator, &findings.line, work);
        (Answer::new(game, findings, elapsed), output)
    }
}

fn run<G: Game, E: Evaluator<G>, O: Observer<G>>(
    task: &Task<'_, G>,
    evaluator: &E,
    search: &Search,
    observer: &mut O,
) -> Findings<G::Move> {
    match search.algorithm {
        Algorithm::Minimax => minimax_with(task, evaluator, search.merge, observer),
        Algorithm::AlphaBeta => alphabeta_with(task, evaluator, observer),
        // No other algorithm comes here: see `Searching::analyze`.
        _ => random(task, search.seed),
    }
}
