//! The reports' programs as players: `reports:002`, `reports:004,depth=5,prune=no`.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Instant;

use gametree_catalogue::{Answer, SearchError, Session};
use gametree_games::bits::Bits;
use gametree_games::mnk::Shape;
use gametree_games::multiply::Multiply;
use gametree_games::sim::{self, Edge, Sim};
use gametree_games::stones::Stones;
use gametree_games::{Accepts, Parameter, Parameters, Spec, SpecError, Specified};
use gametree_picture::tree::Tree;
use gametree_play::{Chooser, Guest, Roster, Story};
use gametree_rules::{Amount, Evaluator, Game, Notation, Player, Seed, Value, Work, splitmix64};
use gametree_search::{Counts, Stopped, TreeRecord};

use super::bits::BitsSearch;
use super::line::line_of;
use super::mnk::{Board, MOST, MnkSearch};
use super::multiply::{DEPTH, MultiplySearch};
use super::sim::{SimSearch, free_edges, prepare as sim_tables};
use super::stones::{Estimates, StonesSearch, tree_nodes_of};
use super::{Decision, Report};

/// Knows the reports' programs by their texts.
pub struct Reports;

/// How their texts begin.
const PARTY: &str = "reports";

impl Roster for Reports {
    fn guest(&self, text: &str) -> Option<Result<Arc<dyn Guest>, SearchError>> {
        let text = text.trim();
        let rest = text.strip_prefix(PARTY)?;
        let rest = if rest.is_empty() { rest } else { rest.strip_prefix(':')? };
        let player = ReportPlayer::parse(rest).map(|player| Arc::new(player) as Arc<dyn Guest>);
        Some(player.map_err(SearchError::from))
    }

    fn names(&self) -> Vec<&'static str> {
        Report::ALL.map(|report| parameters(report).name).to_vec()
    }
}

/// A report's program with its settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReportPlayer {
    report: Report,
    prune: bool,
    depth: u32,
}

/// The program's two algorithms.
const ALGORITHM: &[Parameter] =
    &[Parameter::new("algorithm", Accepts::OneOf(&["minimax", "alphabeta"])).or("alphabeta")];
/// 0 is no limit.
const PLIES: &[Parameter] =
    &[Parameter::new("depth", Accepts::Number { least: 0, most: 100 }).or("4")];
const PLIES_AND_PRUNING: &[Parameter] = &[
    Parameter::new("depth", Accepts::Number { least: 1, most: 15 }).or("3"),
    Parameter::new("prune", Accepts::YesNo).or("yes"),
];

/// What can be set about each program: what its user could choose.
const fn parameters(report: Report) -> Parameters {
    let (name, list) = match report {
        Report::Multiply => ("reports:000", ALGORITHM),
        Report::Stones => ("reports:001", ALGORITHM),
        Report::Bits => ("reports:002", ALGORITHM),
        Report::Mnk => ("reports:003", PLIES),
        Report::Sim => ("reports:004", PLIES_AND_PRUNING),
    };
    Parameters { name, list, example: name }
}

impl ReportPlayer {
    /// Reads what stands behind `reports:`.
    fn parse(text: &str) -> Result<ReportPlayer, SpecError> {
        let (number, keys) = text.split_once(',').unwrap_or((text, ""));
        let report: Report = number.trim().parse().map_err(|_| SpecError::Value {
            key: PARTY,
            found: number.trim().to_owned(),
            accepts: Accepts::OneOf(&Report::NUMBERS),
        })?;
        let parameters = parameters(report);
        let spec = match keys.is_empty() {
            true => Spec { name: parameters.name.to_owned(), values: Vec::new() },
            false => Spec::parse(&format!("{PARTY}:{keys}"))?,
        };
        let values = parameters.read(&spec)?;
        let has = |key: &str| parameters.list.iter().any(|parameter| parameter.key == key);
        let depth = if has("depth") { values.number("depth")? as u32 } else { 0 };
        let prune = if has("algorithm") {
            values.one_of("algorithm")? == "alphabeta"
        } else if has("prune") {
            values.yes("prune")?
        } else {
            true
        };
        Ok(ReportPlayer { report, prune, depth })
    }

    /// What a key is set to.
    fn value(&self, key: &str) -> String {
        match (key, self.prune) {
            ("depth", _) => self.depth.to_string(),
            ("algorithm", true) => "alphabeta".to_owned(),
            ("algorithm", false) => "minimax".to_owned(),
            (_, true) => "yes".to_owned(),
            (_, false) => "no".to_owned(),
        }
    }
}

impl Guest for ReportPlayer {
    fn name(&self) -> String {
        let parameters = parameters(self.report);
        let mut name = parameters.name.to_owned();
        for parameter in parameters.list {
            let value = self.value(parameter.key);
            if parameter.default != Some(value.as_str()) {
                name += &format!(",{}={value}", parameter.key);
            }
        }
        name
    }

    fn leaves_to_chance(&self) -> bool {
        // Of equally good moves the others play a fixed one.
        self.report == Report::Bits
    }

    fn plays(&self, session: &dyn Session) -> bool {
        Table::of(self.report, &session.spec()).is_some()
    }

    fn chooser(
        &self,
        session: &dyn Session,
    ) -> Result<Box<dyn Chooser + Send + Sync>, SearchError> {
        let game = Table::of(self.report, &session.spec()).ok_or_else(|| {
            SearchError::OtherGame { player: self.name(), game: plays(self.report) }
        })?;
        game.prepare();
        Ok(Box::new(Program { player: *self, game, remembered: HashMap::new() }))
    }

    fn tree(
        &self,
        session: &dyn Session,
        moves: &[String],
        most: usize,
        work: &Work,
    ) -> Option<Tree> {
        let game = Table::of(self.report, &session.spec())?;
        game.prepare();
        let mut program = Program { player: *self, game, remembered: HashMap::new() };
        let mut here = session.copy();
        for mv in moves {
            here.play(mv).ok()?;
        }
        program.recall(&|| (session.copy(), moves.to_vec()), work);
        program.tree(&here.position(), most, work)
    }
}

/// The games that a program can be asked to play.
const fn plays(report: Report) -> &'static str {
    match report {
        Report::Multiply => "multiply",
        Report::Stones => "stones:stones=0..150",
        Report::Bits => "bits",
        Report::Mnk => "mnk (m=n, n=2..10, k=2..10)",
        Report::Sim => "sim",
    }
}

/// The tree of more stones has more nodes than can be counted in 64 bits.
const MOST_STONES: u32 = 150;

/// The game that a program sits at.
enum Table {
    Multiply(Multiply),
    Stones(Stones),
    Bits(Bits),
    Mnk(Box<Board>),
    Sim(Box<Sim>),
}

impl Table {
    /// The game of a spec, if this report's program plays it.
    fn of(report: Report, spec: &str) -> Option<Table> {
        let spec = Spec::parse(spec).ok().filter(|spec| spec.name == report.game())?;
        match report {
            Report::Multiply => Multiply::from_spec(&spec).ok().map(Table::Multiply),
            Report::Stones => {
                let game = Stones::from_spec(&spec).ok()?;
                (game.start().left <= MOST_STONES).then_some(Table::Stones(game))
            }
            Report::Bits => Bits::from_spec(&spec).ok().map(Table::Bits),
            Report::Mnk => {
                let shape = Shape::from_spec(&spec).ok()?;
                let playable = shape.m == shape.n && !shape.misere;
                let sizes = 2..=MOST;
                let playable = playable && sizes.contains(&shape.n) && sizes.contains(&shape.k);
                playable.then(|| Table::Mnk(Box::new(Board::new(shape))))
            }
            Report::Sim => {
                let game = Sim::from_spec(&spec).ok()?;
                (game.vertices() == 6).then(|| Table::Sim(Box::new(game)))
            }
        }
    }
}

impl Table {
    /// Works out beforehand what is looked up in every position.
    fn prepare(&self) {
        if let Table::Sim(_) = self {
            sim_tables();
        }
    }
}

/// A report's program in a game.
struct Program {
    player: ReportPlayer,
    game: Table,
    /// Report 004's list of moves is in another order after each decision. It is remembered with the position that its
    /// move led to, so that moves can be taken back; a game that it has not seen it is told ([`Chooser::recall`]).
    remembered: HashMap<sim::Position, Vec<Edge>>,
}

/// What a program says, with moves as text.
struct Said {
    mv: Option<String>,
    choices: Vec<String>,
    value: Option<Amount>,
    counts: Counts,
}

impl Said {
    /// A decision; of the best moves the one that `choose` takes.
    fn of<G: Notation>(
        game: &G,
        decision: &Decision<G::Move>,
        denominator: i64,
        choose: impl FnOnce(&[G::Move]) -> Option<G::Move>,
    ) -> Said {
        let text = |mv: &G::Move| game.move_text(*mv);
        Said {
            mv: choose(&decision.best).as_ref().map(text),
            choices: decision.best.iter().map(text).collect(),
            value: Some(Amount { value: decision.value, denominator }),
            counts: Counts {
                visited: decision.calls + 1,
                cutoffs: decision.cuts,
                ..Counts::default()
            },
        }
    }
}

impl Said {
    /// The value from the other side.
    fn turn(&mut self) {
        let turned = |amount: Amount| Amount { value: -amount.value, ..amount };
        self.value = self.value.map(turned);
    }
}

impl Program {
    fn decide(&mut self, position: &str, seed: u64, work: &Work) -> Result<Option<Said>, Stopped> {
        let ReportPlayer { depth, prune, .. } = self.player;
        let first = |best: &[_]| best.first().copied();
        Ok(match &self.game {
            Table::Multiply(game) => {
                let Ok(position) = game.parse_position(position) else { return Ok(None) };
                let search = MultiplySearch::published(DEPTH, prune);
                let (decision, _) = search.decide(game, &position, &mut (), work)?;
                let denominator = gametree_games::multiply::Report.denominator(game);
                Some(Said::of(game, &decision, denominator, |best| best.first().copied()))
            }
            Table::Stones(game) => {
                let Ok(position) = game.parse_position(position) else { return Ok(None) };
                // Its tree has up to 10^17 nodes, but only so many different positions; what it would find there, and
                // how many nodes it would build, is known without building them.
                let mut estimates = Estimates::default();
                let take = estimates.take(game, &position);
                let value = Value::from(estimates.of(game, &position));
                let best = take.into_iter().collect();
                let calls = tree_nodes_of(game, position.left) - 1;
                let decision = Decision { best, moves: Vec::new(), value, calls, cuts: 0 };
                Some(Said::of(game, &decision, 1, |best| best.first().copied()))
            }
            Table::Bits(game) => {
                let Ok(position) = game.parse_position(position) else { return Ok(None) };
                let decision =
                    BitsSearch::published(prune).decide(game, &position, &mut (), work)?;
                let mut chance = Seed::new(splitmix64(seed));
                let mut said = Said::of(game, &decision, 1, |best| chance.pick(best).copied());
                // Where the human began, its numbers are those of the computer, the second player.
                if position.mover == Player::Second {
                    said.turn();
                }
                Some(said)
            }
            Table::Mnk(game) => {
                let Ok(position) = game.parse_position(position) else { return Ok(None) };
                let search = MnkSearch::published(depth);
                let decision = search.decide(game, &position, &mut (), work)?;
                Some(Said::of(&**game, &decision, 1, first))
            }
            Table::Sim(game) => {
                let Ok(position) = game.parse_position(position) else { return Ok(None) };
                let mut list = list_for(game, &position, &self.remembered);
                let search = SimSearch::published(depth, prune);
                // The program is red. As blue it sees the colours exchanged.
                let seen = match position.mover() {
                    Player::First => position,
                    Player::Second => exchanged(game, &position),
                };
                let decision = search.decide(game, &seen, &mut list, &mut (), work)?;
                let mut said = Said::of(&**game, &decision, 1, |best| best.last().copied());
                if position.mover() == Player::Second {
                    said.turn();
                }
                if let Some(&edge) = decision.best.last() {
                    list.retain(|&free| free != edge);
                    self.remembered.insert(game.after(&position, edge), list);
                }
                Some(said)
            }
        })
    }
}

impl Program {
    /// The tree of its search in a position.
    fn tree(&mut self, position: &str, most: usize, work: &Work) -> Option<Tree> {
        let ReportPlayer { depth, prune, .. } = self.player;
        match &self.game {
            Table::Multiply(game) => {
                let (position, mut record) =
                    (game.parse_position(position).ok()?, TreeRecord::within(most, work));
                let search = MultiplySearch::published(DEPTH, prune);
                let (decision, _) = search.decide(game, &position, &mut record, work).ok()?;
                let line = line_of(&record, decision.best.first().copied());
                Some(Tree::new(game, &gametree_games::multiply::Report, &record, &line))
            }
            Table::Stones(game) => {
                let (position, mut record) =
                    (game.parse_position(position).ok()?, TreeRecord::within(most, work));
                // Nobody waits for all of a tree of which only the beginning is shown.
                if tree_nodes_of(game, position.left) > MOST_WALKED {
                    return None;
                }
                let search = StonesSearch::published(prune);
                let decision = search.decide(game, &position, &mut record, work).ok()?;
                let line = line_of(&record, decision.best.first().copied());
                Some(Tree::new(game, &gametree_games::stones::Report, &record, &line))
            }
            Table::Bits(game) => {
                let (position, mut record) =
                    (game.parse_position(position).ok()?, TreeRecord::within(most, work));
                let search = BitsSearch::published(prune);
                let decision = search.decide(game, &position, &mut record, work).ok()?;
                let line = line_of(&record, decision.best.first().copied());
                Some(Tree::new(game, &gametree_games::bits::Report, &record, &line))
            }
            Table::Mnk(game) => {
                let (position, mut record) =
                    (game.parse_position(position).ok()?, TreeRecord::within(most, work));
                let search = MnkSearch::published(depth);
                let decision = search.decide(game, &position, &mut record, work).ok()?;
                let line = line_of(&record, decision.best.first().copied());
                Some(Tree::new(&**game, &gametree_games::mnk::Report, &record, &line))
            }
            Table::Sim(game) => {
                let (position, mut record) =
                    (game.parse_position(position).ok()?, TreeRecord::within(most, work));
                let mut list = list_for(game, &position, &self.remembered);
                let seen = match position.mover() {
                    Player::First => position,
                    Player::Second => exchanged(game, &position),
                };
                let search = SimSearch::published(depth, prune);
                let decision = search.decide(game, &seen, &mut list, &mut record, work).ok()?;
                let line = line_of(&record, decision.best.last().copied());
                Some(Tree::new(&**game, &gametree_games::sim::Report, &record, &line))
            }
        }
    }
}

/// Nodes that a whole tree may have to be walked through once more.
const MOST_WALKED: u64 = 5_000_000;

/// The list as the program has it: what it remembers, without the edge that was coloured since; where that is not this
/// game, all free edges in order.
fn list_for(
    game: &Sim,
    position: &sim::Position,
    remembered: &HashMap<sim::Position, Vec<Edge>>,
) -> Vec<Edge> {
    match before(game, position, remembered) {
        Some((list, since)) => list.iter().copied().filter(|&edge| edge != since).collect(),
        None => free_edges(game, position),
    }
}

/// The list after the program's last move, and the edge that was coloured since.
fn before<'a>(
    game: &Sim,
    position: &sim::Position,
    remembered: &'a HashMap<sim::Position, Vec<Edge>>,
) -> Option<(&'a Vec<Edge>, Edge)> {
    let other = position.mover().opponent();
    let taken = game.all_edges().filter(|edge| position.edges(other) >> edge.0 & 1 == 1);
    taken.into_iter().find_map(|edge| {
        let mut edges = Player::ALL.map(|player| position.edges(player));
        edges[other.index()] &= !(1 << edge.0);
        let list = remembered.get(&game.position(edges, other).ok()?)?;
        Some((list, edge))
    })
}

/// The same position with the colours exchanged.
fn exchanged(game: &Sim, position: &sim::Position) -> sim::Position {
    let edges = [position.edges(Player::Second), position.edges(Player::First)];
    // What was a position is one with its colours exchanged.
    game.position(edges, position.mover().opponent()).unwrap_or(*position)
}

impl Chooser for Program {
    fn name(&self) -> String {
        Guest::name(&self.player)
    }

    fn recall(&mut self, story: &Story<'_>, work: &Work) {
        let Table::Sim(game) = &self.game else { return };
        let (mut session, moves) = story();
        let known = |position: &str| {
            let position = game.parse_position(position).ok();
            position.is_some_and(|position| before(game, &position, &self.remembered).is_some())
        };
        let mut here = session.copy();
        let played = moves.iter().try_for_each(|mv| here.play(mv).map(drop));
        if played.is_err() || known(&here.position()) {
            return;
        }
        // Its own moves are every other one, up to the one that it is asked for.
        for (number, mv) in moves.iter().enumerate() {
            let is_own = (moves.len() - number).is_multiple_of(2);
            if is_own && self.decide(&session.position(), 0, work).is_err() {
                return;
            }
            if session.play(mv).is_err() {
                return;
            }
        }
    }

    fn choose(
        &mut self,
        session: &dyn Session,
        seed: u64,
        work: &Work,
    ) -> Result<Answer, SearchError> {
        let started = Instant::now();
        let said = self.decide(&session.position(), seed, work);
        let stopped = said.as_ref().err().copied();
        let said = said.ok().flatten();
        let any = || session.legal_moves().into_iter().next();
        let best_move = said.as_ref().and_then(|said| said.mv.clone()).or_else(any);
        Ok(Answer {
            best_move,
            value: said.as_ref().and_then(|said| said.value),
            choices: said.as_ref().map_or_else(Vec::new, |said| said.choices.clone()),
            counts: said.map_or_else(Counts::default, |said| said.counts),
            stopped,
            elapsed: started.elapsed(),
            ..Answer::default()
        })
    }
}
