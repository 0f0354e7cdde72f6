use gametree_catalogue::{Algorithm, Catalogue, Entry, Session};
use gametree_games::{QuestionPlan, Spec};
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
    /// A heuristic of the game, [`ALL`] or [`ESTIMATES`].
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
/// All that are not the exact value.
pub(crate) const ESTIMATES: &str = "estimates";
/// Nobody is easier to meet.
const CHANCE: &str = "random";

/// Trees with about so many nodes take a moment, with cuts and without.
const CUT: u64 = 1_000_000;
const WHOLE: u64 = 60_000;
/// Nobody looks further ahead, if nobody says.
const DEEPEST: u32 = 7;
/// Games for each, if nobody says.
const USUAL_GAMES: u64 = 80;
/// Games that only differ in how many nodes are visited tell that soon.
const FEW_GAMES: u64 = 20;
/// So many depths may be named.
const MOST_DEPTHS: usize = 32;

/// The game that a draft is about: the first one, where there are several.
struct GameOf<'a> {
    entry: &'a Entry,
    session: &'a dyn Session,
}

impl GameOf<'_> {
    /// Whether a spec is the game as it is offered, not one that somebody has written.
    fn is_as_such(&self, spec: &str) -> bool {
        let of_plan = |plan: &QuestionPlan| plan.games == spec;
        let example = Spec::parse(self.entry.parameters.example);
        let is_example = || {
            let example = example.and_then(|example| self.entry.open(&example));
            example.is_ok_and(|example| example.spec() == self.session.spec())
        };
        // A range or a list is more than its first game.
        self.entry.plans.iter().any(of_plan)
            || (!spec.contains("..") && !spec.contains(' ') && is_example())
    }
}

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

    /// The first of its games, at the start.
    pub(crate) fn first_game(&self, catalogue: &Catalogue) -> Result<Box<dyn Session>, Problem> {
        let spec = self.game.split_whitespace().next().unwrap_or_default();
        // Of a range the first.
        let first: String = match spec.contains("..") {
            true => gametree_lab::Family::parse(spec)?.spec(0).to_string(),
            false => spec.to_owned(),
        };
        Ok(catalogue.open(&first)?)
    }

    /// What answers the same question about the same game soon: the plan that the game itself has for it.
    pub(crate) fn usual(&self, catalogue: &Catalogue) -> Result<Draft, Problem> {
        let session = self.first_game(catalogue)?;
        let entry = catalogue.entry_of(&session.spec())?;
        let of = GameOf { entry, session: &*session };
        let guess = Draft::guessed(self.question, &self.game, &of);
        let Some(plan) = self.question.of_games().and_then(|question| entry.plan(question)) else {
            return Ok(guess);
        };
        let given = |text: &str, otherwise: String| match text {
            "" => otherwise,
            text => text.to_owned(),
        };
        let is_exact = of.session.is_exact(plan.heuristic);
        let heuristic = if is_exact { "" } else { plan.heuristic };
        let draft = Draft {
            heuristic: given(heuristic, guess.heuristic),
            opponent: plan.opponent.to_owned(),
            ..guess
        };
        // The plan is for its own games. Others may be larger, and are played from other starts.
        Ok(match of.is_as_such(&self.game) {
            false => draft,
            true => Draft {
                game: plan.games.to_owned(),
                depth: given(plan.depths, draft.depth),
                openings: plan.openings.to_string(),
                games: plan.each.to_string(),
                ..draft
            },
        })
    }

    /// The same for a game that has no plan for the question.
    fn guessed(question: Question, spec: &str, of: &GameOf<'_>) -> Draft {
        let session = of.session;
        let moves = (session.legal_moves().len() as u64).max(2);
        let deepest = |nodes: u64| moves_ahead(moves, nodes).clamp(1, DEEPEST);
        // The last is the best. One that is the exact value leaves nothing to be found out.
        let estimates = session.heuristics().iter().filter(|name| !session.is_exact(name));
        let best = estimates.last().copied().unwrap_or_default();
        // Every start from both sides.
        let openings = |games: u64| if spec.contains("..") { 0 } else { games / 2 };
        let draft = Draft {
            question,
            game: spec.to_owned(),
            algorithm: Algorithm::AlphaBeta.name().to_owned(),
            heuristic: best.to_owned(),
            opponent: CHANCE.to_owned(),
            first: Sides::Both.name().to_owned(),
            games: USUAL_GAMES.to_string(),
            openings: openings(USUAL_GAMES).to_string(),
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
                openings: openings(FEW_GAMES).to_string(),
                ..draft
            },
            Question::Begins => {
                // It looks three plies ahead, or one.
                let player = if deepest(WHOLE) >= 3 { Strength::Medium } else { Strength::Easy };
                let first = Sides::First.name().to_owned();
                let games = USUAL_GAMES / 2;
                Draft { opponent: player.to_string(), first, games: games.to_string(), ..draft }
            }
            Question::Heuristic => Draft {
                heuristic: ESTIMATES.to_owned(),
                depth: deepest(WHOLE).min(2).to_string(),
                opponent: Strength::Easy.to_string(),
                ..draft
            },
            Question::Own => draft,
        }
    }

    /// The same for another question or another game. What is not about those stays; and for the same question what
    /// somebody has typed instead of what was filled in before, as far as this game has it.
    pub(crate) fn refilled(
        &self,
        catalogue: &Catalogue,
        before: Option<&Draft>,
    ) -> Result<Draft, Problem> {
        let usual = self.usual(catalogue)?;
        let session = self.first_game(catalogue)?;
        let before = before.filter(|before| before.question == self.question);
        let kept = |field: fn(&Draft) -> &String| {
            let typed = field(self);
            let is_own = before.is_some_and(|before| typed != field(before));
            if is_own && !typed.is_empty() { typed } else { field(&usual) }.clone()
        };
        let has_heuristic = [ALL, ESTIMATES].contains(&self.heuristic.as_str())
            || session.heuristics().iter().any(|heuristic| *heuristic == self.heuristic);
        Ok(Draft {
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
        })
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
            several @ (ALL | ESTIMATES) => {
                let game = self.game.split_whitespace().next().unwrap_or_default();
                let entry = catalogue.entry_of(game)?;
                let names = entry.heuristics.iter().copied();
                names.filter(|name| several == ALL || !entry.is_exact(name)).collect()
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
    use gametree_lab::analysis::Analysis;
    use gametree_lab::experiment::{Folder, Shard, run};
    use gametree_lab::report::{Answer, ExperimentRun, answer, full_names, opponent_names};
    use gametree_language::{Language, without_marks};
    use gametree_rules::Work;

    use super::*;

    fn asked(question: Question, spec: &str) -> Draft {
        Draft { question, game: spec.to_owned(), ..Draft::default() }
    }

    /// What a plan shows once all of its games are played, in English.
    fn played(plan: &Plan, catalogue: &Catalogue) -> Option<(Answer, String)> {
        let experiment = Experiment::prepare(plan, catalogue).unwrap();
        let place = tempfile::tempdir().unwrap();
        let folder = Folder::open(&place.path().join("run"), plan).unwrap();
        let run = run(&experiment, &folder, Shard::WHOLE, &Work::new()).unwrap();
        let analysis = Analysis::read(&experiment, &folder.rows()).unwrap();
        let shown = ExperimentRun {
            catalogue,
            experiment: &experiment,
            players: full_names(&experiment),
            opponents: opponent_names(&experiment),
            run,
            shard: Shard::WHOLE,
            analysis: &analysis,
            standings: None,
            table: Default::default(),
            grades: Vec::new(),
            load: None,
        };
        let answer = answer(&shown)?;
        let said = without_marks(&Language::English.say(&answer.text)).into_owned();
        Some((answer, said))
    }

    /// Asked with nothing changed, every question about every game has an answer that is hardly chance. No start is
    /// played twice, and none of the heuristics knows the answer.
    #[test]
    fn every_plan_answers_its_question() {
        let catalogue = Catalogue::standard();
        for entry in catalogue.entries() {
            let spec = entry.parameters.example;
            for question in Question::ALL.into_iter().filter(|it| *it != Question::Own) {
                let plan = asked(question, spec).usual(&catalogue).unwrap().plan(&catalogue);
                let plan = plan.unwrap();
                assert_eq!(plan.repeat, 1, "{spec} {question:?}");
                for heuristic in entry.heuristics.iter().filter(|name| entry.is_exact(name)) {
                    let exact = format!("heuristic={heuristic}");
                    assert!(!plan.players.iter().any(|player| player.ends_with(&exact)));
                }
                let (answer, said) = played(&plan, &catalogue).expect("it is an answer");
                assert_eq!(Some(answer.question), question.of_games(), "{spec}: {said}");
                assert!(answer.is_clear, "{spec} {question:?}: {said}");
            }
        }
    }

    /// Where depth cannot show, that is said, with what would show it.
    #[test]
    fn a_plan_that_cannot_answer_says_why() {
        let catalogue = Catalogue::standard();
        let stones = asked(Question::Depth, "stones").usual(&catalogue).unwrap();
        let said = |draft: Draft| {
            let plan = draft.plan(&catalogue).unwrap();
            played(&plan, &catalogue).expect("it is an answer")
        };
        let (answer, text) = said(Draft { heuristic: "law".to_owned(), ..stones.clone() });
        assert!(answer.is_clear);
        assert_eq!(
            text,
            "Depth cannot matter here: the heuristic law knows the answer already. Try report."
        );
        // With other takes it knows nothing.
        let other = "stones:stones=20..39,take=1/3/4".to_owned();
        let law = Draft { heuristic: "law".to_owned(), game: other, ..stones.clone() };
        assert!(!said(law).1.contains("cannot matter"));
        let board = Draft { game: "tictactoe".to_owned(), ..stones.clone() };
        let board = Draft { depth: "2 4".to_owned(), openings: "20".to_owned(), ..board };
        let lines = Draft { heuristic: "lines".to_owned(), games: "40".to_owned(), ..board };
        let misere = Draft { game: "sim:vertices=4".to_owned(), ..lines.clone() };
        let misere = Draft { heuristic: "safe".to_owned(), ..misere };
        for draft in [lines, misere] {
            let (answer, text) = said(draft);
            assert!(!answer.is_clear, "{text}");
        }
        let strong = Draft { opponent: "perfect".to_owned(), depth: "1 2".to_owned(), ..stones };
        let strong = Draft { game: "stones:stones=50..69".to_owned(), ..strong };
        let second = Draft { first: Sides::Second.name().to_owned(), ..strong };
        let (answer, text) = said(Draft { games: "20".to_owned(), ..second });
        assert!(!answer.is_clear, "{text}");
        assert_eq!(
            text,
            "perfect is too strong to show a difference: it makes at least 100% of the points \
             against every player. Try medium."
        );
    }

    /// A game that somebody has written stays as it is, and a heuristic that is its exact value is not chosen.
    #[test]
    fn a_game_of_ones_own_has_a_plan_of_its_own() {
        let catalogue = Catalogue::standard();
        let draft = asked(Question::Depth, "stones:stones=20").usual(&catalogue).unwrap();
        assert_eq!((draft.game.as_str(), draft.heuristic.as_str()), ("stones:stones=20", "report"));
        assert_eq!((draft.openings.as_str(), draft.games.as_str()), ("40", "80"));
        // No plan is written for this one.
        let mut entry = catalogue.entry_of("stones").unwrap().clone();
        entry.plans = &[];
        let own = Catalogue::default().with(entry);
        for question in Question::ALL.into_iter().filter(|it| *it != Question::Own) {
            let draft = asked(question, "stones:stones=50").usual(&own).unwrap();
            assert_ne!(draft.heuristic, "law", "{question:?}");
            let players = draft.plan(&own).unwrap().players;
            assert!(players.iter().all(|player| !player.contains("law")), "{players:?}");
        }
    }

    #[test]
    fn every_question_has_a_plan_for_every_game() {
        let catalogue = Catalogue::standard();
        for entry in catalogue.entries() {
            let spec = entry.parameters.example;
            for question in Question::ALL.into_iter().filter(|it| *it != Question::Own) {
                let draft = asked(question, spec).usual(&catalogue).unwrap();
                assert_eq!(draft.usual(&catalogue).unwrap(), draft, "it is its own plan");
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
