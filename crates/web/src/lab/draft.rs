use gametree_catalogue::{Algorithm, Catalogue, Session};
use gametree_lab::experiment::{Experiment, Kind, Plan, PlanError, Sides};
use gametree_language::{ascii_digits, message};
use gametree_play::Strength;

use super::Question;
use super::limits::{MOST_OPENINGS, check};
use crate::{Problem, query};

/// What somebody has filled in. Every field is text as it was typed, so that nothing is lost when one of them is
/// wrong.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Draft {
    pub(crate) question: Question,
    /// The spec of the game, or of several.
    pub(crate) game: String,
    /// `minimax`, `alphabeta`, or [`BOTH`].
    pub(crate) algorithm: String,
    /// A heuristic of the game, or [`ALL`].
    pub(crate) heuristic: String,
    /// Depths, separated by spaces or commas, with ranges.
    pub(crate) depth: String,
    /// Whom all meet; who plays, where that is the same.
    pub(crate) opponent: String,
    /// On which side the players are.
    pub(crate) first: String,
    /// Games for each player.
    pub(crate) games: String,
    pub(crate) openings: String,
    pub(crate) seed: String,
    /// A plan as a file has it.
    pub(crate) plan: String,
}

/// Both textbook algorithms.
pub(crate) const BOTH: &str = "both";
/// All heuristics of the game.
pub(crate) const ALL: &str = "all";
/// Nobody is easier to meet.
const CHANCE: &str = "random";

/// Trees with about so many nodes take a moment, with cuts and without.
const CUT: u64 = 1_000_000;
const WHOLE: u64 = 60_000;
/// Nobody looks further ahead, if nobody says.
const DEEPEST: u32 = 7;
/// Games for each, if nobody says.
const USUAL_GAMES: u64 = 100;
/// Games that only differ in how many nodes are visited tell that soon.
const FEW_GAMES: u64 = 20;
/// So many depths may be named.
const MOST_DEPTHS: usize = 32;

impl Draft {
    /// Fields by name.
    pub(crate) fn fields(&self) -> [(&'static str, &str); 11] {
        [
            ("question", self.question.name()),
            ("game", &self.game),
            ("algorithm", &self.algorithm),
            ("heuristic", &self.heuristic),
            ("depth", &self.depth),
            ("opponent", &self.opponent),
            ("first", &self.first),
            ("games", &self.games),
            ("openings", &self.openings),
            ("seed", &self.seed),
            ("plan", &self.plan),
        ]
    }

    /// As an address or a file has it.
    pub(crate) fn written(&self) -> String {
        query::written(self.fields().map(|(name, value)| (name, value.to_owned())))
    }

    /// What was sent, field by field. A game of one's own stands in a field of its own.
    pub(crate) fn read(sent: &str) -> Draft {
        let field = |name: &str| {
            let value = query::first(sent, name).unwrap_or_default();
            if name == "plan" { value } else { ascii_digits(value.trim()).into_owned() }
        };
        let question = Question::named(&field("question")).unwrap_or_default();
        let own = field("spec");
        Draft {
            question,
            game: if own.is_empty() { field("game") } else { own },
            algorithm: field("algorithm"),
            heuristic: field("heuristic"),
            depth: field("depth"),
            opponent: field("opponent"),
            first: field("first"),
            games: field("games"),
            openings: field("openings"),
            seed: field("seed"),
            plan: field("plan"),
        }
    }

    /// What answers a question about a game soon.
    pub(crate) fn usual(question: Question, spec: &str, session: &dyn Session) -> Draft {
        let moves = (session.legal_moves().len() as u64).max(2);
        let deepest = |nodes: u64| moves_ahead(moves, nodes).clamp(1, DEEPEST);
        let best = session.heuristics().last().copied().unwrap_or_default();
        let draft = Draft {
            question,
            game: spec.to_owned(),
            algorithm: Algorithm::AlphaBeta.name().to_owned(),
            heuristic: best.to_owned(),
            opponent: CHANCE.to_owned(),
            first: Sides::Both.name().to_owned(),
            games: USUAL_GAMES.to_string(),
            openings: "0".to_owned(),
            seed: "1".to_owned(),
            ..Draft::default()
        };
        match question {
            Question::Depth => {
                let deepest = deepest(CUT).max(2);
                let mut depths = vec![1, deepest.midpoint(1), deepest];
                depths.dedup();
                let depths: Vec<String> = depths.iter().map(u32::to_string).collect();
                Draft { depth: depths.join(" "), ..draft }
            }
            Question::Algorithm => Draft {
                algorithm: BOTH.to_owned(),
                depth: match deepest(WHOLE) {
                    1 => "1".to_owned(),
                    deepest => format!("1..{deepest}"),
                },
                games: FEW_GAMES.to_string(),
                ..draft
            },
            Question::Begins => {
                // It looks three plies ahead, or one.
                let player = if deepest(WHOLE) >= 3 { Strength::Medium } else { Strength::Easy };
                let first = Sides::First.name().to_owned();
                Draft { opponent: player.to_string(), first, ..draft }
            }
            Question::Heuristic => Draft {
                heuristic: ALL.to_owned(),
                depth: deepest(WHOLE).min(2).to_string(),
                opponent: Strength::Easy.to_string(),
                ..draft
            },
            Question::Own => draft,
        }
    }

    /// The same for another question or another game. What is not about those stays; and for the same question what
    /// somebody has typed instead of what was filled in before, as far as this game has it.
    pub(crate) fn refilled(&self, session: &dyn Session, before: Option<&Draft>) -> Draft {
        let usual = Draft::usual(self.question, &self.game, session);
        let before = before.filter(|before| before.question == self.question);
        let kept = |field: fn(&Draft) -> &String| {
            let typed = field(self);
            let is_own = before.is_some_and(|before| typed != field(before));
            if is_own && !typed.is_empty() { typed } else { field(&usual) }.clone()
        };
        let has_heuristic = self.heuristic == ALL
            || session.heuristics().iter().any(|heuristic| *heuristic == self.heuristic);
        Draft {
            algorithm: kept(|draft| &draft.algorithm),
            heuristic: match has_heuristic {
                true => kept(|draft| &draft.heuristic),
                false => usual.heuristic.clone(),
            },
            depth: kept(|draft| &draft.depth),
            opponent: kept(|draft| &draft.opponent),
            first: kept(|draft| &draft.first),
            games: kept(|draft| &draft.games),
            openings: kept(|draft| &draft.openings),
            seed: if self.seed.is_empty() { usual.seed.clone() } else { self.seed.clone() },
            plan: self.plan.clone(),
            ..usual
        }
    }

    /// The games that it is about, as they were written.
    pub(crate) fn specs(&self) -> Vec<String> {
        match self.question {
            Question::Own => Plan::read(&self.plan).map(|plan| plan.games).unwrap_or_default(),
            _ => self.game.split_whitespace().map(str::to_owned).collect(),
        }
    }

    /// The plan that it comes to. To find that out may take a moment.
    pub(crate) fn plan(&self, catalogue: &Catalogue) -> Result<Plan, Problem> {
        if self.question == Question::Own {
            return Ok(Plan::read(&self.plan)?);
        }
        let once = self.once(catalogue)?;
        check(&once)?;
        let games = number(&self.games, USUAL_GAMES).filter(|&games| games > 0);
        let games = games.ok_or_else(|| Problem::Plan(message!("web-lab-wrong-games")))?;
        let experiment = Experiment::prepare(&once, catalogue)?;
        let contests: Vec<usize> = (0..experiment.contests().len())
            .filter(|&contest| experiment.leaves_to_chance(contest))
            .collect();
        let repeat = experiment.repeat_for(&contests, games).unwrap_or(1);
        Ok(Plan { repeat, ..once })
    }

    /// The same where every game is played once.
    fn once(&self, catalogue: &Catalogue) -> Result<Plan, Problem> {
        let (players, opponents) = match self.question {
            Question::Begins => (vec![self.opponent()], vec![self.opponent()]),
            _ => (self.players(catalogue)?, vec![self.opponent()]),
        };
        let first = match self.first.as_str() {
            "" => Sides::Both,
            name => name.parse().map_err(|()| unreadable("first", name))?,
        };
        Ok(Plan {
            kind: Kind::Compare,
            games: self.specs(),
            players,
            opponents,
            first,
            repeat: 1,
            openings: number(&self.openings, 0).ok_or_else(|| {
                Problem::Plan(message!("web-lab-wrong-openings", most = MOST_OPENINGS))
            })?,
            plies: None,
            seed: number(&self.seed, 1)
                .ok_or_else(|| Problem::Plan(message!("web-lab-wrong-seed")))?,
            times: false,
            grade: 0,
            sprt: None,
        })
    }

    fn opponent(&self) -> String {
        if self.opponent.is_empty() { CHANCE.to_owned() } else { self.opponent.clone() }
    }

    /// One for each algorithm, depth and heuristic.
    fn players(&self, catalogue: &Catalogue) -> Result<Vec<String>, Problem> {
        let algorithms = match self.algorithm.as_str() {
            BOTH => vec![Algorithm::Minimax.name(), Algorithm::AlphaBeta.name()],
            one => vec![one],
        };
        let heuristics = match self.heuristic.as_str() {
            ALL => {
                let game = self.game.split_whitespace().next().unwrap_or_default();
                catalogue.entry_of(game)?.heuristics.to_vec()
            }
            one => vec![one],
        };
        let mut players = Vec::new();
        for depth in self.depths()? {
            for algorithm in &algorithms {
                for heuristic in &heuristics {
                    players.push(format!("{algorithm}:depth={depth},heuristic={heuristic}"));
                }
            }
        }
        Ok(players)
    }

    fn depths(&self) -> Result<Vec<u32>, Problem> {
        let wrong = || Problem::Plan(message!("web-lab-wrong-depth"));
        let mut depths = Vec::new();
        let words = self.depth.split([' ', ',', '،']).filter(|word| !word.is_empty());
        for word in words {
            let (from, to) = word.split_once("..").unwrap_or((word, word));
            let number = |text: &str| text.trim().parse::<u32>().map_err(|_| wrong());
            let (from, to) = (number(from)?, number(to)?);
            if from == 0 || from > to || to - from >= MOST_DEPTHS as u32 {
                return Err(wrong());
            }
            depths.extend(from..=to);
        }
        depths.sort_unstable();
        depths.dedup();
        if depths.is_empty() || depths.len() > MOST_DEPTHS { Err(wrong()) } else { Ok(depths) }
    }
}

fn number(text: &str, usual: u64) -> Option<u64> {
    if text.is_empty() { Some(usual) } else { text.parse().ok() }
}

/// How far a tree of so many nodes goes where there are so many moves.
fn moves_ahead(moves: u64, nodes: u64) -> u32 {
    (1..).take_while(|&plies| moves.checked_pow(plies).is_some_and(|tree| tree <= nodes)).count()
        as u32
}

fn unreadable(name: &str, found: &str) -> Problem {
    Problem::Unreadable(format!("{name}={found}"))
}

impl From<PlanError> for Problem {
    fn from(error: PlanError) -> Self {
        use gametree_present::Words;

        match error {
            PlanError::Spec(error) => Problem::Spec(error),
            PlanError::Family(error) => Problem::Family(error),
            PlanError::Player(error) => Problem::Player(error),
            error => Problem::Plan(error.message()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_question_has_a_plan_for_every_game() {
        let catalogue = Catalogue::standard();
        for entry in catalogue.entries() {
            let spec = entry.parameters.example;
            let session = catalogue.open(spec).unwrap();
            for question in Question::ALL.into_iter().filter(|it| *it != Question::Own) {
                let draft = Draft::usual(question, spec, &*session);
                assert_eq!(Draft::read(&draft.written()), draft, "nothing is lost");
                let plan = draft.plan(&catalogue).unwrap();
                let experiment = Experiment::prepare(&plan, &catalogue).unwrap();
                let wanted: u64 = draft.games.parse().unwrap();
                for contest in 0..experiment.contests().len() {
                    assert_eq!(experiment.games_of(contest), wanted, "{spec} {question:?}");
                }
                let own = Draft { question: Question::Own, plan: plan.to_string(), ..draft };
                assert_eq!(own.plan(&catalogue).unwrap(), plan);
                assert_eq!(Draft::read(&own.written()), own);
            }
        }
    }

    #[test]
    fn depths_are_numbers_and_ranges() {
        let depths = |text: &str| Draft { depth: text.to_owned(), ..Draft::default() }.depths();
        assert_eq!(depths("1 3, 5").unwrap(), [1, 3, 5]);
        assert_eq!(depths("4،2..3 3").unwrap(), [2, 3, 4]);
        for wrong in ["", "0", "x", "5..3", "1..99999", "1..", "-1"] {
            assert!(depths(wrong).is_err(), "{wrong}");
        }
    }
}
