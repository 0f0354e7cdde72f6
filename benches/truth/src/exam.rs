use std::fmt;
use std::ops::AddAssign;
use std::time::Duration;

use gametree_rules::work::{Budget, Work};
use gametree_rules::{Plain, Seed};
use gametree_search::{
    Bound, Counts, EngineOptions, Findings, Goal, Limits, MctsOptions, PnsOptions, Task, Ties,
    alphabeta, engine_with, mcts, minimax, pns,
};
use gametree_solver::{Method, Solution, Unsolved};

use crate::claims::Claims;
use crate::games::between;
use crate::{Ends, Sought};

/// A long series of questions with known answers.
pub struct Exam {
    pub(crate) seed: Seed,
    tally: Tally,
}

/// How much was asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games.
    pub games: u64,
    /// Positions of them.
    pub positions: u64,
    /// Searches of those.
    pub searches: u64,
    /// Searches by more than one thread.
    pub threaded: u64,
    /// Verdicts that were proofs.
    pub proven: u64,
    /// Claims that were compared and found true.
    pub checks: u64,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.games += other.games;
        self.positions += other.positions;
        self.searches += other.searches;
        self.threaded += other.threaded;
        self.proven += other.proven;
        self.checks += other.checks;
    }
}

/// A falsehood, and how to see it again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The game.
    pub game: String,
    /// The position.
    pub position: String,
    /// How it was searched.
    pub search: String,
    /// What was said that is not so.
    pub wrong: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Fault { game, position, search, wrong } = self;
        write!(f, "{wrong}\n  game      {game}\n  position  {position}\n  search    {search}")
    }
}

/// What to expect of a game.
#[derive(Clone, Copy)]
pub(crate) struct Setting {
    /// Positions that the oracle may remember.
    oracle: usize,
    /// Whether the game selects moves: then the engine proves who wins, but not always how soon.
    selects: bool,
    is_large: bool,
}

impl Setting {
    pub(crate) const SMALL: Setting = Setting { oracle: 20_000, selects: false, is_large: false };
    pub(crate) const LARGE: Setting = Setting { oracle: 400_000, selects: false, is_large: true };

    pub(crate) fn selecting(self) -> Setting {
        Setting { selects: true, ..self }
    }
}

/// How a position is searched.
#[derive(Clone, Copy, Debug)]
enum Search {
    Engine(EngineOptions, Limits),
    Pns(usize, Limits),
    Mcts(u64, usize, Limits),
    Textbook { alphabeta: bool, ties: Ties, limits: Limits },
    Solver { method: Method, threads: usize },
}

impl Exam {
    /// The same seed asks the same questions.
    pub fn new(seed: u64) -> Self {
        Exam { seed: Seed::new(seed), tally: Tally::default() }
    }

    /// How much was asked so far.
    pub fn tally(&self) -> Tally {
        self.tally
    }

    /// Asks about some positions of a game.
    pub(crate) fn sit<G: Sought>(
        &mut self,
        game: &G,
        name: String,
        setting: Setting,
    ) -> Result<(), Fault> {
        self.tally.games += 1;
        let mut ends = Ends::new(game, setting.oracle);
        for _ in 0..if setting.is_large { 2 } else { 5 } {
            let Some(position) = self.position(game, &mut ends, setting) else { continue };
            self.tally.positions += 1;
            for _ in 0..if setting.is_large { 4 } else { 8 } {
                let search = self.search(setting);
                self.ask(game, &position, &mut ends, search, setting).map_err(|wrong| Fault {
                    game: name.clone(),
                    position: format!("{position:?}"),
                    search: format!("{search:?}"),
                    wrong,
                })?;
            }
        }
        Ok(())
    }

    /// A position of a random game that the oracle can answer for.
    fn position<G: Sought>(
        &mut self,
        game: &G,
        ends: &mut Ends<'_, G>,
        setting: Setting,
    ) -> Option<G::Position> {
        let mut way = vec![game.start()];
        while let Some(last) = way.last() {
            let legal: Vec<G::Move> = game.legal_moves(last).collect();
            let Some(&mv) = self.seed.pick(&legal) else { break };
            way.push(game.after(last, mv));
        }
        // Large games from as early as possible, others from anywhere.
        let first = if setting.is_large { 0 } else { self.seed.below(way.len()) };
        way.into_iter().skip(first).find(|position| ends.of(position).is_some())
    }

    fn limits(&mut self) -> Limits {
        let seed = &mut self.seed;
        let mut limits = Limits::NONE;
        match seed.below(12) {
            0..=4 => {}
            5..=7 => limits.nodes = Some(1 << between(seed, 0, 14) | seed.below(64) as u64),
            8 | 9 => limits = Limits::depth(between(seed, 1, 12) as u32),
            10 => limits.time = Some(Duration::from_micros(seed.below(2000) as u64)),
            _ => {
                limits = Limits::depth(between(seed, 1, 8) as u32);
                limits.nodes = Some(1 + seed.below(3000) as u64);
            }
        }
        limits
    }

    fn search(&mut self, setting: Setting) -> Search {
        let mut limits = self.limits();
        let seed = &mut self.seed;
        let bytes = [0, 1 << 10, 1 << 12, 1 << 16, 1 << 20][seed.below(5)];
        let bytes = if setting.is_large { 1 << 24 } else { bytes };
        // Without a table even a small game can take for ever.
        if bytes < 1 << 20 && limits == Limits::NONE {
            limits.nodes = Some(50_000);
        }
        match seed.below(20) {
            0..=12 => {
                let options = EngineOptions {
                    table_bytes: bytes,
                    threads: if seed.below(2) == 0 { 1 } else { between(seed, 2, 4) },
                    lines: if seed.below(2) == 0 { 1 } else { between(seed, 2, 8) },
                    goal: if seed.below(4) == 0 { Goal::Winner } else { Goal::Exact },
                    threads_from: if seed.below(2) == 0 {
                        EngineOptions::default().threads_from
                    } else {
                        seed.below(50) as u64
                    },
                };
                // Several lines of a large game are several large games.
                if setting.is_large && options.lines > 1 && limits.nodes.is_none() {
                    limits.nodes = Some(20_000 + seed.below(200_000) as u64);
                }
                Search::Engine(options, limits)
            }
            13 | 14 => {
                if setting.is_large && limits.nodes.is_none() {
                    limits.nodes = Some(500_000);
                }
                Search::Pns(bytes, limits)
            }
            15 | 16 => {
                if limits.nodes.is_none() {
                    limits.nodes = Some(1 + seed.below(20_000) as u64);
                }
                Search::Mcts(seed.next_number(), bytes, limits)
            }
            17 | 18 => {
                if limits.nodes.is_none() {
                    limits.nodes = Some(100_000);
                }
                let ties =
                    if seed.below(2) == 0 { Ties::First } else { Ties::Random(seed.next_number()) };
                Search::Textbook { alphabeta: seed.below(2) == 0, ties, limits }
            }
            _ => {
                let threads = between(seed, 1, 2);
                let method = match (seed.below(2), seed.below(2)) {
                    (0, _) => Method::ByStructure,
                    (_, 0) => Method::UpToSymmetry,
                    _ => Method::EveryPosition,
                };
                Search::Solver { method, threads }
            }
        }
    }

    fn ask<'g, G: Sought>(
        &mut self,
        game: &'g G,
        position: &G::Position,
        ends: &mut Ends<'g, G>,
        search: Search,
        setting: Setting,
    ) -> Result<(), String> {
        let mut claims = Claims::new(game, position, ends)?;
        let end = claims.end;
        self.tally.searches += 1;
        let result = match search {
            Search::Engine(options, limits) => {
                self.tally.threaded += u64::from(options.threads > 1);
                let mut heard = Ok(());
                let found =
                    engine_with(&Task::new(game, position).limits(limits), &options, &mut |said| {
                        if heard.is_ok() {
                            heard =
                                claims.holds(said.verdict, end, || format!("depth {}", said.depth));
                        }
                    });
                self.tally.proven += u64::from(is_proven(&found));
                heard
                    .and_then(|()| claims.check(&found))
                    .and_then(|()| all_known(&mut claims, &found, &options, limits, setting))
            }
            Search::Pns(bytes, limits) => {
                let found = pns(
                    &Task::new(game, position).limits(limits),
                    &PnsOptions { table_bytes: bytes },
                );
                self.tally.proven += u64::from(is_proven(&found));
                let known = limits != Limits::NONE || is_proven(&found);
                claims.check(&found).and_then(|()| claims.must(known, || "no proof".to_owned()))
            }
            Search::Mcts(seed, bytes, limits) => {
                let found = mcts(
                    &Task::new(game, position).limits(limits),
                    &MctsOptions { seed, tree_bytes: bytes },
                );
                self.tally.proven += u64::from(is_proven(&found));
                claims.check(&found)
            }
            Search::Textbook { alphabeta, ties, limits } => {
                textbook(&mut claims, alphabeta, ties, limits)
            }
            Search::Solver { method, threads } => solution(&mut claims, method, threads),
        };
        self.tally.checks += claims.checked;
        result
    }
}

fn is_proven<M>(found: &Findings<M>) -> bool {
    found.end().is_some()
}

/// Without limits the engine finds out all that was asked for.
fn all_known<G: Sought>(
    claims: &mut Claims<'_, '_, G>,
    found: &Findings<G::Move>,
    options: &EngineOptions,
    limits: Limits,
    setting: Setting,
) -> Result<(), String> {
    if limits != Limits::NONE {
        return Ok(());
    }
    claims.must(found.stopped.is_none(), || format!("stopped: {:?}", found.stopped))?;
    let verdicts = found.verdict.iter().chain(found.lines.iter().map(|line| &line.verdict));
    for verdict in verdicts {
        let exact = verdict.end().is_some_and(|proven| {
            let enough = options.goal == Goal::Winner || setting.selects || proven.margin == 0;
            enough || proven.plies.exactly().is_some()
        });
        claims.must(exact || setting.selects, || format!("without limits only {verdict:?}"))?;
    }
    claims.must(is_proven(found), || "without limits no proof".to_owned())
}

/// What the textbook searches call proven.
fn textbook<G: Sought>(
    claims: &mut Claims<'_, '_, G>,
    is_alphabeta: bool,
    ties: Ties,
    limits: Limits,
) -> Result<(), String> {
    let task = Task::new(claims.game, claims.position).limits(limits).ties(ties);
    let found = if is_alphabeta { alphabeta(&task, &Plain) } else { minimax(&task, &Plain) };
    claims.must(found.counts != Counts::default(), || "nothing visited".to_owned())?;
    let end = claims.end;
    if let Some(verdict) = found.verdict {
        claims.holds(verdict, end, || "the position".to_owned())?;
    }
    if !found.is_proven() {
        return Ok(());
    }
    let value = found.value().map(|value| value.0);
    claims.must(value == Some(end.margin.into()), || format!("{value:?}, really {end:?}"))?;
    for searched in &found.moves {
        let after = claims.moves.iter().find(|(mv, _)| *mv == searched.mv).map(|(_, end)| *end);
        // The payoffs of `Plain` are whole margins.
        let value = searched.verdict.amount().value.0;
        let holds = after.is_some_and(|after| match searched.verdict.bound() {
            Bound::Exact => i64::from(after.margin) == value,
            Bound::Lower => i64::from(after.margin) >= value,
            Bound::Upper => i64::from(after.margin) <= value,
        });
        claims.must(holds, || format!("{searched:?}, really {after:?}"))?;
        if let Some(after) = after {
            claims.holds(searched.verdict, after, || format!("{:?}", searched.mv))?;
        }
    }
    for mv in found.best.iter().chain(&found.choices) {
        let after = claims.moves.iter().find(|(legal, _)| legal == mv).map(|(_, end)| end.margin);
        claims.must(after == Some(end.margin), || format!("{mv:?} is no best move"))?;
    }
    Ok(())
}

/// What the solver says.
fn solution<G: Sought>(
    claims: &mut Claims<'_, '_, G>,
    method: Method,
    threads: usize,
) -> Result<(), String> {
    let (game, position, end) = (claims.game, claims.position, claims.end);
    let work = Work::within(Budget { threads, memory: 4 << 30, ..Budget::default() });
    let solution = match Solution::by(method, game, position, &work) {
        Ok(solution) => solution,
        // A board may be too large for a table though the oracle finds few ways to fill it.
        Err(Unsolved::TooLarge { .. }) => return Ok(()),
        Err(unsolved) => return Err(unsolved.to_string()),
    };
    let value = solution.value(position);
    claims.must(value == Ok(end), || format!("{value:?}, really {end:?}"))?;
    let moves = solution.moves(position).map_err(|error| error.to_string())?;
    let really = claims.moves.clone();
    claims.must(moves == really, || format!("{moves:?}, really {really:?}"))?;
    claims.checked += moves.len() as u64;
    let best = claims.moves.iter().filter(|(_, after)| *after == end).map(|(mv, _)| *mv);
    let best: Vec<G::Move> = best.collect();
    let found = solution.best_moves(position).map_err(|error| error.to_string())?;
    claims.must(found == best, || format!("best {found:?}, really {best:?}"))?;
    let line = solution.line(position).map_err(|error| error.to_string())?;
    claims.must(line.len() == end.plies as usize, || format!("{line:?} for {end:?}"))?;
    let last = line.iter().try_fold(position.clone(), |at, &mv| game.play(&at, mv).ok());
    let margin = last.and_then(|last| Some(game.payoff(&last, game.outcome(&last)?)));
    claims.must(margin == Some(end.margin), || format!("{line:?} ends with {margin:?}"))
}
