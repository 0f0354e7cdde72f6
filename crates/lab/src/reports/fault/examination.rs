use gametree_catalogue::{Catalogue, Session};
use gametree_picture::tree::{Content, Tree};
use gametree_rules::splitmix64;
use gametree_rules::work::Stage;
use gametree_rules::{Amount, Evaluator, Exact, Game, Notation, Outcome, Player, Seed, Work};
use gametree_search::{Exit, Stopped, TreeRecord};

use super::shallow::Shallow;
use super::suspect::{At, Contest, Step, Suspect};
use super::trace::Trace;
use super::truth::Truth;
use super::{Case, Fault, Games, Harm, Matters, Parting, Side};
use crate::reports::Decision;
use crate::reports::line::line_of;
use crate::reports::spread::spread;

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
    let parting = examination.parting(&found, &both)?;
    let side = |faulty| examination.side(&found, &both, faulty);
    let sides = Some([side(true)?, side(false)?]);
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

/// Both searches of a position.
struct Both<M> {
    decisions: [Decision<M>; 2],
    plays: [Vec<M>; 2],
    /// How the game ends after the best of the moves that the faulty one may play, and the worst of the other's.
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
        Examination { suspect, truth: Truth::new(suspect.game(), work), work }
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
        // Harm is only what is certain: the best that the faulty one may play beside the worst of the other.
        let mut ends = |plays: &[Step<S>]| -> Vec<Exact> {
            plays.iter().map(|&mv| self.truth.after(position, mv)).collect()
        };
        let (faulty, mended) = (ends(&plays[0]), ends(&plays[1]));
        let none = Exact { margin: 0, plies: 0 };
        let ends = [
            faulty.into_iter().max_by(|a, b| a.compare(*b, mover)).unwrap_or(none),
            mended.into_iter().min_by(|a, b| a.compare(*b, mover)).unwrap_or(none),
        ];
        let best = self.truth.of(position);
        if self.work.is_stopped() {
            return Err(Stopped::Asked);
        }
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
                    let harmed = suspect.may_matter(position) && self.both(position, depth)?.harmed;
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
        let (universe, positions) = self.suspect.universe();
        let of = positions.len() as u64;
        self.work.begin(Stage::Grading, Some(of));
        let (mut differs, mut harmed, mut visited) = (0, 0, [0; 2]);
        for (position, done) in positions.iter().zip(1..) {
            if self.work.is_stopped() {
                return Err(Stopped::Asked);
            }
            self.work.done(done);
            if !self.suspect.may_matter(position) {
                continue;
            }
            let both = self.both(position, depth)?;
            differs += u64::from(both.plays[0] != both.plays[1]);
            harmed += u64::from(both.harmed);
            for (visited, decision) in visited.iter_mut().zip(&both.decisions) {
                *visited += decision.calls + 1;
            }
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

    /// Where the two part ways.
    fn parting(
        &self,
        found: &Smallest<At<S>>,
        both: &Both<Step<S>>,
    ) -> Result<Option<Parting>, Stopped> {
        let (suspect, game) = (self.suspect, self.suspect.game());
        let mut traces = [Trace::new(), Trace::new()];
        for (trace, faulty) in traces.iter_mut().zip([true, false]) {
            suspect.decide(faulty, found.depth, &found.position, trace, self.work)?;
        }
        let [one, other] = &traces;
        let denominator = suspect.evaluator().denominator(game);
        let alike = |faulty, mended| suspect.alike(faulty, mended);
        let parting = Parting::find(game, &found.position, [one, other], denominator, alike);
        Ok(parting.or_else(|| {
            let [faulty, mended] = &both.plays;
            let chosen = [*faulty.first()?, *mended.first()?];
            Some(Parting::of_choices(game, &found.position, chosen))
        }))
    }

    /// What one of the two makes of a position, with its tree.
    fn side(
        &self,
        found: &Smallest<At<S>>,
        both: &Both<Step<S>>,
        faulty: bool,
    ) -> Result<Side, Stopped> {
        let side = usize::from(!faulty);
        let decision = &both.decisions[side];
        let (suspect, game) = (self.suspect, self.suspect.game());
        let tree = self.tree(found, &both.plays[side], faulty)?;
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

    /// The tree down to the last level with which somebody can still look at it.
    fn tree(
        &self,
        found: &Smallest<At<S>>,
        plays: &[Step<S>],
        faulty: bool,
    ) -> Result<Tree, Stopped> {
        let (suspect, game) = (self.suspect, self.suspect.game());
        let watch = |levels| -> Result<Shallow<S::Game>, Stopped> {
            let record = TreeRecord::new(usize::MAX);
            let mut watch = Shallow { record, levels, ply: 0, by_ply: Vec::new() };
            suspect.decide(faulty, found.depth, &found.position, &mut watch, self.work)?;
            Ok(watch)
        };
        // First they are only counted.
        let by_ply = watch(0)?.by_ply;
        let up_to = |levels: &usize| by_ply[..=*levels].iter().sum::<usize>();
        let fit = (1..by_ply.len()).take_while(|levels| up_to(levels) <= MOST_DRAWN).last();
        let seen = watch(fit.unwrap_or(1))?;
        let line = line_of(&seen.record, plays.first().copied());
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

/// Nodes of a tree that somebody can look at.
const MOST_DRAWN: usize = 60;

struct Smallest<P> {
    position: P,
    plies_left: u32,
    depth: u32,
    looked_at: u64,
}

/// The game in a position that came out of it.
pub(super) fn session(spec: &str, position: &str) -> Box<dyn Session> {
    let mut session = Catalogue::standard().open(spec).expect("a spec of ours");
    session.set_position(position).expect("a position of ours");
    session
}
