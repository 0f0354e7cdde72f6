use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

use gametree_catalogue::{Algorithm, Answer, Question, QuestionError, Session};
use gametree_rules::{Work, splitmix64};
use gametree_search::{Limits, MAX_PLIES, Ties};
use gametree_solver::Unsolved;

/// How strong the computer is, in plain words.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Strength {
    /// Any legal move.
    Beginner,
    /// Sees its own next move.
    Easy,
    /// Looks three plies ahead.
    Medium,
    /// The engine, as far as two hundred thousand positions go.
    Strong,
    /// From the exact solution; where the game is too large for that, the engine, until it knows or
    /// as far as twenty million positions go.
    Perfect,
}

impl Strength {
    /// All of them, weakest first.
    pub const ALL: [Strength; 5] =
        [Strength::Beginner, Strength::Easy, Strength::Medium, Strength::Strong, Strength::Perfect];

    /// As `--strength` names it.
    pub const fn name(self) -> &'static str {
        match self {
            Strength::Beginner => "beginner",
            Strength::Easy => "easy",
            Strength::Medium => "medium",
            Strength::Strong => "strong",
            Strength::Perfect => "perfect",
        }
    }

    /// What that means for a game whose best heuristic has this name.
    pub fn thinking(self, heuristic: &str) -> Thinking {
        let search = |limits| Question {
            heuristic: heuristic.to_owned(),
            limits,
            ties: Ties::Random(0),
            ..Question::new(Algorithm::AlphaBeta)
        };
        let engine = |limits| Question { limits, ..Question::new(Algorithm::Engine) };
        // Positions, so that the same game comes out again; time only as a last resort, where one
        // position takes long to value.
        let within = |nodes, seconds| Limits {
            nodes: Some(nodes),
            time: Some(Duration::from_secs(seconds)),
            depth: None,
        };
        match self {
            Strength::Beginner => Thinking::once(Question::new(Algorithm::Random)),
            Strength::Easy => Thinking::once(search(Limits::depth(1))),
            Strength::Medium => Thinking::once(search(Limits::depth(3))),
            Strength::Strong => Thinking::once(engine(within(200_000, 2))),
            Strength::Perfect => Thinking::once(Question {
                limits: within(20_000_000, 5),
                ..Question::new(Algorithm::Perfect)
            }),
        }
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Strength {
    type Err = UnknownStrength;

    fn from_str(text: &str) -> Result<Self, UnknownStrength> {
        Strength::ALL.into_iter().find(|strength| strength.name() == text).ok_or(UnknownStrength)
    }
}

/// The text is not the name of a strength.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownStrength;

impl fmt::Display for UnknownStrength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Strength::ALL.map(Strength::name).join(", ");
        write!(f, "a strength is one of {names}")
    }
}

impl std::error::Error for UnknownStrength {}

/// How a computer player finds its move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thinking {
    /// The search.
    pub question: Question,
    /// Whether it is asked again and again, one ply deeper each time, until the limits are reached
    /// or the answer is certain. The limits are for all searches together.
    pub deepen: bool,
}

impl Thinking {
    /// One search, as asked.
    pub fn once(question: Question) -> Self {
        Thinking { question, deepen: false }
    }

    /// Finds a move. `seed` decides what is left to chance.
    pub fn think(
        &self,
        session: &dyn Session,
        seed: u64,
        work: &Work,
    ) -> Result<Answer, QuestionError> {
        let mut question = self.question.clone();
        question.seed = splitmix64(seed);
        if let Ties::Random(_) = question.ties {
            question.ties = Ties::Random(splitmix64(seed));
        }
        let answer = if self.deepen {
            deepen(session, question, work)?
        } else {
            match session.analyze(&question, work) {
                // What is too large to be solved can still be played well.
                Err(QuestionError::Unsolved(Unsolved::TooLarge { .. } | Unsolved::Full { .. })) => {
                    let engine = Question { algorithm: Algorithm::Engine, ..question };
                    session.analyze(&engine, work)?
                }
                answer => answer?,
            }
        };
        // A search that only proves may end without a move, and a player must have one.
        if answer.best_move.is_none() && session.ending().is_none() && !work.is_stopped() {
            let limits = Limits { nodes: Some(A_FEW), ..Limits::NONE };
            return session.analyze(&Question { limits, ..Question::new(Algorithm::Engine) }, work);
        }
        Ok(answer)
    }
}

/// Positions that are enough for a move that is not silly.
const A_FEW: u64 = 10_000;

/// Searches one ply deeper each time and returns the last search that was finished, with the work of
/// all of them.
fn deepen(
    session: &dyn Session,
    mut question: Question,
    work: &Work,
) -> Result<Answer, QuestionError> {
    let (all_nodes, all_time) = (question.limits.nodes, question.limits.time);
    let last_depth = question.limits.plies();
    let begun = Instant::now();
    let mut best: Option<Answer> = None;
    let (mut visited, mut evaluated, mut cutoffs) = (0, 0, 0);
    for depth in 1..=last_depth.min(MAX_PLIES) {
        question.limits = Limits {
            nodes: all_nodes.map(|nodes: u64| nodes.saturating_sub(visited).max(1)),
            time: all_time.map(|time: Duration| time.saturating_sub(begun.elapsed())),
            ..Limits::depth(depth)
        };
        let answer = session.analyze(&question, work)?;
        visited += answer.counts.visited;
        evaluated += answer.counts.evaluated;
        cutoffs += answer.counts.cutoffs;
        let (stopped, certain) = (answer.stopped.is_some(), answer.proven || answer.end.is_some());
        // Half a search is better than none, and worse than any whole one.
        if !stopped || best.is_none() {
            best = Some(answer);
        }
        if stopped || certain {
            break;
        }
    }
    let mut answer = match best {
        Some(answer) => answer,
        None => session.analyze(&question, work)?,
    };
    answer.counts.visited = visited;
    answer.counts.evaluated = evaluated;
    answer.counts.cutoffs = cutoffs;
    answer.elapsed = begun.elapsed();
    Ok(answer)
}
