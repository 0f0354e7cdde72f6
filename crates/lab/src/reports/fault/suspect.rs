use std::ops::RangeInclusive;

use gametree_catalogue::Catalogue;
use gametree_language::Message;
use gametree_picture::Board;
use gametree_picture::tree::{Content, Tree};
use gametree_rules::work::Stage;
use gametree_rules::{Amount, Evaluator, Exact, Game, Notation, Player, Seed, Value, splitmix64};
use gametree_rules::{Outcome, Work};
use gametree_search::{Exit, Observer, Stopped, TreeRecord};

use super::truth::Truth;
use super::{Case, Fault, Games, Harm, Matters, Parting, Side};
use crate::reports::Decision;
use crate::reports::spread::spread;

/// A position of a suspect's game.
pub(super) type At<S> = <<S as Suspect>::Game as Game>::Position;
/// A move in it.
pub(super) type Step<S> = <<S as Suspect>::Game as Game>::Move;

/// A report's search that has one fault or none, and the positions in which that may matter.
pub(super) trait Suspect: Sync {
    type Game: Notation + Board<Position: Send + Sync> + Clone + Send + Sync + 'static;

    fn game(&self) -> &Self::Game;

    /// What a fault would do.
    fn harm(&self) -> Harm;

    /// The spec of a game that has this position.
    fn spec(&self, position: &At<Self>) -> String;

    /// How far it may look, the shortest first.
    fn depths(&self) -> &[u32];

    fn decide<O: Observer<Self::Game>>(
        &self,
        faulty: bool,
        depth: u32,
        position: &At<Self>,
        observer: &mut O,
        work: &Work,
    ) -> Result<Decision<Step<Self>>, Stopped>;

    /// Which of the best moves it may play.
    fn plays(&self, decision: &Decision<Step<Self>>) -> Vec<Step<Self>> {
        decision.best.first().copied().into_iter().collect()
    }

    /// What it makes of positions where it does not look ahead.
    fn evaluator(&self) -> impl Evaluator<Self::Game>;

    /// Whether the two mean the same by these values.
    fn alike(&self, faulty: Value, mended: Value) -> bool {
        faulty == mended
    }

    /// The numbers of plies left that are looked at.
    fn sizes(&self) -> RangeInclusive<u32>;

    /// Shows the positions with exactly so many plies left, until one is what was looked for.
    fn each(&self, plies_left: u32, visit: &mut Visit<'_, At<Self>>) -> Result<bool, Stopped>;

    /// How far it looks where it is asked how often that matters.
    fn usual_depth(&self) -> u32 {
        self.depths().last().copied().unwrap_or(0)
    }

    /// The positions that say how often it matters.
    fn universe(&self) -> Universe<At<Self>>;

    /// Where games begin that may be lost by it, with the side of the program, and who plays whom.
    fn games(&self) -> Option<Contest<At<Self>>> {
        None
    }

    /// The move of somebody who plays against it.
    fn opponent(&self, position: &At<Self>, chance: &mut Seed) -> Option<Step<Self>> {
        let moves: Vec<Step<Self>> = self.game().legal_moves(position).collect();
        chance.pick(&moves).copied()
    }
}

/// Looks at a position, and says whether it is what was looked for.
pub(super) type Visit<'a, P> = dyn FnMut(&P) -> Result<bool, Stopped> + 'a;

/// Positions that say how often a fault matters.
pub(super) struct Universe<P> {
    /// Which these are.
    pub(super) told: Message,
    /// How many.
    pub(super) of: u64,
    /// Those in which it may matter; in the others it cannot.
    pub(super) positions: Vec<P>,
}

impl<P> Universe<P> {
    /// All of these positions.
    pub(super) fn all(told: Message, positions: Vec<P>) -> Self {
        Universe { told, of: positions.len() as u64, positions }
    }
}

/// Games that may be lost by a fault.
pub(super) struct Contest<P> {
    pub(super) setting: Message,
    /// Where they begin, and which side the program has.
    pub(super) starts: Vec<(P, Player)>,
    /// How often each of them is played.
    pub(super) repeat: usize,
}

/// Both searches of a position.
struct Both<M> {
    decisions: [Decision<M>; 2],
    plays: [Vec<M>; 2],
    /// How the game ends after the worst of the moves that each may play.
    ends: [Exact; 2],
    harmed: bool,
}

struct Examination<'a, S: Suspect> {
    suspect: &'a S,
    truth: Truth<'a, S::Game>,
    work: &'a Work,
}

impl<'a, S: Suspect> Examination<'a, S> {
    fn new(suspect: &'a S, work: &'a Work) -> Self {
        Examination { suspect, truth: Truth::new(suspect.game()), work }
    }

    fn both(&mut self, position: &At<S>, depth: u32) -> Result<Both<Step<S>>, Stopped> {
        let decide = |faulty| self.suspect.decide(faulty, depth, position, &mut (), self.work);
        let decisions = [decide(true)?, decide(false)?];
        let plays = decisions.each_ref().map(|decision| self.suspect.plays(decision));
        let harm = self.suspect.harm();
        if harm == Harm::Nodes {
            let same = plays[0] == plays[1];
            let harmed = same && decisions[0].calls > decisions[1].calls;
            let end = self.suspect.game().legal_moves(position).next();
            let end = end.map_or(Exact { margin: 0, plies: 0 }, |_| self.truth.of(position));
            return Ok(Both { decisions, plays, ends: [end; 2], harmed });
        }
        if plays[0] == plays[1] {
            // Whatever that is worth, it is the same.
            let end = Exact { margin: 0, plies: 0 };
            return Ok(Both { decisions, plays, ends: [end; 2], harmed: false });
        }
        let mover = self.suspect.game().to_move(position);
        let mut ends = |plays: &[Step<S>]| {
            let ends = plays.iter().map(|&mv| self.truth.after(position, mv));
            let worst = ends.min_by(|a, b| a.compare(*b, mover));
            worst.unwrap_or(Exact { margin: 0, plies: 0 })
        };
        let ends = [ends(&plays[0]), ends(&plays[1])];
        let best = self.truth.of(position);
        let is_best = |end: Exact| match harm {
            Harm::Sooner => end == best,
            _ => end.margin == best.margin,
        };
        let harmed = !is_best(ends[0]) && is_best(ends[1]);
        Ok(Both { decisions, plays, ends, harmed })
    }

    /// The smallest position that shows the fault, with its plies left, the depth, and how many were looked at.
    fn smallest(&mut self) -> Result<Option<Smallest<At<S>>>, Stopped> {
        let mut looked_at = 0;
        self.work.begin(Stage::Grading, None);
        for plies_left in self.suspect.sizes() {
            for &depth in self.suspect.depths() {
                let mut found = None;
                let suspect = self.suspect;
                suspect.each(plies_left, &mut |position| {
                    looked_at += 1;
                    self.work.done(looked_at);
                    if self.work.is_stopped() {
                        return Err(Stopped::Asked);
                    }
                    let harmed = self.both(position, depth)?.harmed;
                    found = harmed.then(|| position.clone());
                    Ok(harmed)
                })?;
                if let Some(position) = found {
                    return Ok(Some(Smallest { position, plies_left, depth, looked_at }));
                }
            }
        }
        Ok(None)
    }

    fn matters(&mut self) -> Result<Matters, Stopped> {
        let depth = self.suspect.usual_depth();
        let Universe { told: universe, of, positions } = self.suspect.universe();
        self.work.begin(Stage::Grading, Some(positions.len() as u64));
        let (mut differs, mut harmed, mut visited) = (0, 0, [0; 2]);
        for (position, done) in positions.iter().zip(1..) {
            if self.work.is_stopped() {
                return Err(Stopped::Asked);
            }
            let both = self.both(position, depth)?;
            differs += u64::from(both.plays[0] != both.plays[1]);
            harmed += u64::from(both.harmed);
            for (visited, decision) in visited.iter_mut().zip(&both.decisions) {
                *visited += decision.calls + 1;
            }
            self.work.done(done);
        }
        let games = self.suspect.games().map(|contest| self.games(&contest, depth));
        Ok(Matters { universe, of, differs, harmed, visited, games: games.transpose()? })
    }

    fn games(&self, contest: &Contest<At<S>>, depth: u32) -> Result<Games, Stopped> {
        let count = contest.starts.len() * contest.repeat;
        self.work.begin(Stage::Games, Some(2 * count as u64));
        let played = spread(2 * count, &Default::default(), self.work, |index| {
            let (number, faulty) = (index / 2, index % 2 == 0);
            let (start, side) = &contest.starts[number % contest.starts.len()];
            self.play(start, *side, faulty, depth, number as u64)
        })?;
        let mut results = [[0; 3]; 2];
        for (index, result) in played.into_iter().enumerate() {
            results[index % 2][result] += 1;
        }
        let [faulty, mended] = results;
        Ok(Games { setting: contest.setting.clone(), faulty, mended })
    }

    /// Plays a game: 0 if the program wins it, 1 if nobody does, 2 if it loses.
    fn play(
        &self,
        start: &At<S>,
        side: Player,
        faulty: bool,
        depth: u32,
        seed: u64,
    ) -> Result<usize, Stopped> {
        let (suspect, game) = (self.suspect, self.suspect.game());
        let mut chance = Seed::new(splitmix64(seed));
        let mut position = start.clone();
        while game.outcome(&position).is_none() {
            let mv = if game.to_move(&position) == side {
                let decision = suspect.decide(faulty, depth, &position, &mut (), self.work)?;
                chance.pick(&suspect.plays(&decision)).copied()
            } else {
                suspect.opponent(&position, &mut chance)
            };
            let Some(mv) = mv else { break };
            game.play_unchecked(&mut position, mv);
        }
        Ok(match game.outcome(&position) {
            Some(Outcome::Win(winner)) if winner == side => 0,
            Some(Outcome::Win(_)) => 2,
            _ => 1,
        })
    }

    /// What one of the two makes of a position, with its tree.
    fn side(
        &self,
        found: &Smallest<At<S>>,
        both: &Both<Step<S>>,
        faulty: bool,
        most: usize,
    ) -> Result<Side, Stopped> {
        let side = usize::from(!faulty);
        let decision = &both.decisions[side];
        let (suspect, game) = (self.suspect, self.suspect.game());
        let tree = self.tree(found, &both.plays[side], faulty, most)?;
        Ok(Side {
            depth: found.depth,
            plays: both.plays[side].iter().map(|&mv| game.move_text(mv)).collect(),
            value: Amount {
                value: decision.value,
                denominator: suspect.evaluator().denominator(game),
            },
            visited: decision.calls + 1,
            cuts: decision.cuts,
            end: both.ends[side],
            tree,
        })
    }

    /// The tree down to the last level with which it has at most so many nodes.
    fn tree(
        &self,
        found: &Smallest<At<S>>,
        plays: &[Step<S>],
        faulty: bool,
        most: usize,
    ) -> Result<Tree, Stopped> {
        let (suspect, game) = (self.suspect, self.suspect.game());
        let watch = |levels| -> Result<Shallow<S::Game>, Stopped> {
            let record = TreeRecord::new(MOST_RECORDED);
            let mut watch = Shallow { record, levels, ply: 0, by_ply: Vec::new() };
            suspect.decide(faulty, found.depth, &found.position, &mut watch, self.work)?;
            Ok(watch)
        };
        let mut seen = watch(usize::MAX)?;
        if seen.by_ply.iter().sum::<usize>() > most {
            let up_to = |levels: &usize| seen.by_ply[..=*levels].iter().sum::<usize>();
            let fit = (1..seen.by_ply.len()).take_while(|levels| up_to(levels) <= most).last();
            seen = watch(fit.unwrap_or(1))?;
        }
        let line = line_of::<S>(&seen.record, plays);
        let mut tree = Tree::new(game, &suspect.evaluator(), &seen.record, &line);
        tree.left_out = (seen.by_ply.iter().sum::<usize>() - seen.record.nodes().len()) as u64;
        // A leaf's value is what this very program says of it.
        for node in &mut tree.nodes {
            if let Content::Position(node) = &mut node.content
                && let (Some(Exit::Finished | Exit::Estimated), Some(value)) =
                    (node.exit, node.value)
            {
                node.heuristic = value;
            }
            if let Content::Position(node) = &mut node.content {
                // A loop that was left by mistake has no bound for a reason.
                node.cut = node.cut.filter(|cut| match cut.secured_by {
                    Player::Second => cut.value >= cut.bound,
                    Player::First => cut.value <= cut.bound,
                });
            }
        }
        Ok(tree)
    }
}

/// Nodes kept to find out where two searches part ways.
const MOST_RECORDED: usize = 50_000;

/// Nodes of a tree that somebody can look at.
const MOST_DRAWN: usize = 60;

struct Smallest<P> {
    position: P,
    plies_left: u32,
    depth: u32,
    looked_at: u64,
}

/// The best line of a search, from the move that it plays on.
fn line_of<S: Suspect>(record: &TreeRecord<S::Game>, plays: &[Step<S>]) -> Vec<Step<S>> {
    let (nodes, children) = (record.nodes(), record.children());
    let mut line = Vec::new();
    let mut node = 0;
    loop {
        let below = children.get(node).map_or(&[][..], Vec::as_slice);
        let next = below.iter().copied().find(|&child| match node {
            0 => nodes[child].mv.is_some_and(|mv| Some(&mv) == plays.first()),
            _ => nodes[child].value == nodes[node].value,
        });
        let Some((next, mv)) = next.and_then(|next| Some((next, nodes[next].mv?))) else {
            return line;
        };
        line.push(mv);
        node = next;
    }
}

/// Records the upper levels of a search.
struct Shallow<G: Game> {
    record: TreeRecord<G>,
    levels: usize,
    ply: usize,
    /// How many nodes there are on each level, those below included.
    by_ply: Vec<usize>,
}

impl<G: Game> Observer<G> for Shallow<G> {
    fn play(&mut self, mv: G::Move) {
        if self.ply <= self.levels {
            self.record.play(mv);
        }
    }

    fn enter(&mut self, position: &G::Position, alpha: Value, beta: Value) {
        if self.ply <= self.levels {
            self.record.enter(position, alpha, beta);
        }
        if self.by_ply.len() == self.ply {
            self.by_ply.push(0);
        }
        self.by_ply[self.ply] += 1;
        self.ply += 1;
    }

    fn leave(&mut self, value: Value, exit: Exit) {
        self.ply -= 1;
        if self.ply <= self.levels {
            self.record.leave(value, exit);
        }
    }
}

/// Looks for the smallest position that shows a fault, and how often it matters.
///
/// # Panics
/// If there is none: every fault of the list shows in the sizes that are looked at, which a test sees to.
pub(super) fn examine<S: Suspect>(
    suspect: &S,
    fault: &'static Fault,
    work: &Work,
) -> Result<Case, Stopped> {
    let mut examination = Examination::new(suspect, work);
    let found = examination.smallest()?.expect("every fault shows somewhere");
    let both = examination.both(&found.position, found.depth)?;
    let side = |faulty, most| examination.side(&found, &both, faulty, most);
    let whole = [side(true, MOST_RECORDED)?, side(false, MOST_RECORDED)?];
    let parting = Parting::find([&whole[0].tree, &whole[1].tree], |a, b| suspect.alike(a, b));
    let parting = parting.or_else(|| {
        let [Some(one), Some(other)] = [0, 1].map(|side| whole[side].plays.first().cloned()) else {
            return None;
        };
        Parting::of_choices(&whole[1].tree, [one, other])
    });
    drop(whole);
    let sides = Some([side(true, MOST_DRAWN)?, side(false, MOST_DRAWN)?]);
    let matters = examination.matters()?;
    let session =
        session(&suspect.spec(&found.position), &suspect.game().position_text(&found.position));
    Ok(Case {
        fault,
        session,
        plies_left: found.plies_left,
        looked_at: found.looked_at,
        harm: suspect.harm(),
        sides,
        parting,
        matters,
    })
}

/// The game in a position that came out of it.
pub(super) fn session(spec: &str, position: &str) -> Box<dyn gametree_catalogue::Session> {
    let mut session = Catalogue::standard().open(spec).expect("a spec of ours");
    session.set_position(position).expect("a position of ours");
    session
}
