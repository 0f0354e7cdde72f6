//! The textbook searches, once the game and its heuristic are known.

use std::time::{Duration, Instant};

use gametree_picture::tree::Tree;
use gametree_rules::{Evaluator, Game, UseEvaluator, Work};
use gametree_search::{
    Findings, Observer, Order, Ordered, OrderedEvaluator, OrderedObserver, Task, TreeRecord,
    alphabeta_with, minimax_with, random,
};

use crate::{Algorithm, Answer, Catalogued, Search};

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

    fn observer(&self) -> Self::Observer;

    fn finish(
        self,
        observer: Self::Observer,
        game: &G,
        evaluator: &impl Evaluator<G>,
        line: &[G::Move],
    ) -> Self::Output;
}

/// It is not.
pub(crate) struct Unrecorded;

impl<G: Game> Recording<G> for Unrecorded {
    type Observer = ();
    type Output = ();

    fn observer(&self) {}

    fn finish(self, (): (), _: &G, _: &impl Evaluator<G>, _: &[G::Move]) {}
}

/// It becomes a tree of at most so many positions, and with `visits` as it was after that many.
pub(crate) struct Recorded {
    pub(crate) most: usize,
    pub(crate) visits: Option<usize>,
}

impl<G: Catalogued> Recording<G> for Recorded {
    type Observer = TreeRecord<G>;
    type Output = Tree;

    fn observer(&self) -> TreeRecord<G> {
        TreeRecord::new(self.most)
    }

    fn finish(
        self,
        record: TreeRecord<G>,
        game: &G,
        evaluator: &impl Evaluator<G>,
        line: &[G::Move],
    ) -> Tree {
        match self.visits {
            // In the middle of a search there is no best line yet.
            Some(visits) => Tree::new(game, evaluator, &record.after_visits(visits), &[]),
            None => Tree::new(game, evaluator, &record, line),
        }
    }
}

impl<G: Catalogued, R: Recording<G>> UseEvaluator<G> for Textbook<'_, G, R> {
    type Output = (Answer, R::Output);

    fn with<E: Evaluator<G>>(self, evaluator: &E) -> (Answer, R::Output) {
        let Textbook { game, position, search, work, recording } = self;
        let mut observer = recording.observer();
        let (findings, elapsed) = match search.order {
            Order::Listed => {
                run(Task::new(game, position).work(work), evaluator, search, &mut observer)
            }
            order => {
                let ordered = Ordered::new(game, evaluator, order, search.limits.plies());
                let root = ordered.root(position);
                let task = Task::new(&ordered, &root).work(work);
                run(task, &OrderedEvaluator, search, &mut OrderedObserver(&mut observer))
            }
        };
        let output = recording.finish(observer, game, evaluator, &findings.line);
        (Answer::new(game, findings, elapsed), output)
    }
}

/// What was found, and how long it took.
fn run<G: Game, E: Evaluator<G>, O: Observer<G>>(
    task: Task<'_, G>,
    evaluator: &E,
    search: &Search,
    observer: &mut O,
) -> (Findings<G::Move>, Duration) {
    let task = task.limits(search.limits).ties(search.ties());
    let started = Instant::now();
    let findings = match search.algorithm {
        Algorithm::Minimax => minimax_with(&task, evaluator, search.merge, observer),
        Algorithm::AlphaBeta => alphabeta_with(&task, evaluator, observer),
        // No other algorithm comes here: see `Searching::analyze`.
        _ => random(&task, search.seed),
    };
    (findings, started.elapsed())
}
