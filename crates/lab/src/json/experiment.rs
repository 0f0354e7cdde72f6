use gametree_language::Message;
use gametree_present::page::milliseconds;
use gametree_statistics::Interval;
use schemars::JsonSchema;
use serde::Serialize;

use crate::analysis::{self, Counted, Hypothesis, Needed, Tally, Varies, Verdict};
use crate::report::{ExperimentRun, answer};

/// An experiment: what each player made of its games, and players in the same games side by side.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Experiment {
    /// `compare` or `tournament`.
    pub kind: &'static str,
    /// Games that the plan asks for.
    pub planned: u64,
    /// Games that were played, now or before.
    pub games: u64,
    /// Games that were played just now.
    pub played: u64,
    /// Whether nothing is left to play.
    pub finished: bool,
    /// Tells these games from all others, times aside.
    pub fingerprint: String,
    /// Whether times were measured to be compared.
    pub times: bool,
    /// The answer to the question that the players pose; null if they differ in more than one thing.
    pub answer: Option<Answer>,
    /// Starts: the openings of all games, both sides of one together.
    pub starts: u64,
    /// `all-starts` if tests and intervals are over starts, and hold for all such starts;
    /// `these-starts` where there are one or two, and they are over the games from there and hold
    /// for these starts alone.
    pub scope: &'static str,
    /// What the plan comes to, in words, where that is not what it seems to say.
    pub notes: Vec<String>,
    /// One for each player and opponent.
    pub players: Vec<PlayerRow>,
    /// Players side by side.
    pub comparisons: Vec<ComparisonRow>,
    /// Whether it matters who begins, for each player that meets itself.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub beginnings: Vec<BeginningRow>,
    /// Strengths, in a tournament.
    pub standings: Option<Vec<StandingRow>>,
    /// The test of a tournament of two.
    pub sprt: Option<SprtRow>,
    /// The folder with everything, if one was asked for.
    pub out: Option<String>,
    /// How long it took.
    pub elapsed_ms: f64,
}

/// The answer to the question that an experiment asks.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Answer {
    /// `depth`, `algorithm`, `begins` or `heuristic`: what the players differ in.
    pub question: &'static str,
    /// Whether the games tell, and it is hardly chance.
    pub clear: bool,
    /// The answer in one sentence.
    pub text: String,
}

/// What a player made of its games against an opponent. Shares are parts of 1.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct PlayerRow {
    /// The player.
    pub player: String,
    /// The opponent.
    pub opponent: String,
    /// Games.
    pub games: u64,
    /// Games won.
    pub won: u64,
    /// Games drawn.
    pub drawn: u64,
    /// Games lost.
    pub lost: u64,
    /// From how many starts they are.
    pub starts: u64,
    /// The share won: the mean over starts.
    pub share: Option<f64>,
    /// Its 95 % interval: over starts, or Wilson's where there are one or two.
    pub interval: Option<Ends>,
    /// The share of the points, a draw being half a point: the mean over starts.
    pub points: Option<f64>,
    /// Moves of the player.
    pub decisions: u64,
    /// Nodes visited for a move, on average.
    pub visited_mean: Option<f64>,
    /// The same: the median.
    pub visited_median: Option<f64>,
    /// Nodes of the whole tree for a move, on average, where it could be counted.
    pub tree_mean: Option<f64>,
    /// The part of those nodes that was not visited.
    pub saving: Option<f64>,
    /// Moves of both players in a game after its opening, on average.
    pub length_mean: Option<f64>,
    /// Milliseconds for a move: the median; null unless times were measured to be compared.
    pub time_median_ms: Option<f64>,
}

/// The ends of an interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Ends {
    /// The lower end; null if there is none.
    pub low: Option<f64>,
    /// The upper end.
    pub high: Option<f64>,
}

/// Two players in the same games: the second measured against the first.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct ComparisonRow {
    /// The first.
    pub first: String,
    /// The second.
    pub second: String,
    /// Whom both met.
    pub opponent: String,
    /// Games that both played.
    pub pairs: u64,
    /// Those in which the second did better.
    pub better: u64,
    /// Those in which it did worse.
    pub worse: u64,
    /// From how many starts they are.
    pub starts: u64,
    /// Points that the second made more in a game, on average over starts: 1 for a win, a half for
    /// a draw.
    pub difference: f64,
    /// Its 95 % interval.
    pub interval: Ends,
    /// The exact sign-flip test over starts, or over games where there are one or two; null where
    /// results are equal by construction, or chance has no part.
    pub p: Option<f64>,
    /// The same after Holm's correction over all that is shown.
    pub p_corrected: Option<f64>,
    /// What `p` has to be below to be shown: 0.05 over the tests that are left at its step of the
    /// correction.
    pub p_decides: Option<f64>,
    /// `same-moves`, `fault`, `same-values`, `better`, `worse`, `alike`, `not-shown`, or `repeated`, where every
    /// repetition is the same game and only other starts could show more.
    pub verdict: &'static str,
    /// Pairs of games that would show what was seen in four of five experiments, where it is not
    /// shown. Where the test is over starts, those from `starts_needed`.
    pub pairs_needed: Option<u64>,
    /// Starts that would, where the test is over starts.
    pub starts_needed: Option<u64>,
    /// Nodes visited in a game; null if one of the two does not search.
    pub visited: Option<CountedRow>,
    /// Time taken in a game; null unless times were measured to be compared.
    pub time: Option<CountedRow>,
}

/// A count or a time in the same games.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct CountedRow {
    /// The second's over the first's: the median over starts, of the means of their games; over
    /// games where there are one or two starts.
    pub ratio: Option<f64>,
    /// Its interval, at 95 % or more, from order statistics.
    pub interval: Option<Ends>,
    /// The second's median over the first's.
    pub ratio_of_medians: Option<f64>,
    /// Its interval, at 95 % or more, whatever the two have to do with each other.
    pub ratio_of_medians_interval: Option<Ends>,
    /// Games in which the second has less.
    pub fewer: u64,
    /// Games in which it has more.
    pub more: u64,
    /// Wilcoxon's signed-rank test; null where nothing else can come out.
    pub p: Option<f64>,
    /// The same after Holm's correction over all that is shown.
    pub p_corrected: Option<f64>,
}

/// A player against itself: only who begins can make a difference.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct BeginningRow {
    /// The player.
    pub player: String,
    /// Games that count.
    pub games: u64,
    /// Those that the first player won.
    pub first: u64,
    /// Those that the second player won.
    pub second: u64,
    /// Those that nobody won.
    pub drawn: u64,
    /// The share that the first player won less that of the second, on average over starts.
    pub difference: f64,
    /// Its 95 % interval.
    pub interval: Ends,
    /// The exact sign-flip test over starts, or over games where there are one or two; null where
    /// chance has no part.
    pub p: Option<f64>,
    /// The same after Holm's correction over all that is shown.
    pub p_corrected: Option<f64>,
    /// `first`, `second`, `alike` (all games were drawn), `not-shown`, or `repeated`, where every repetition is the same
    /// game and only other starts could show more.
    pub verdict: &'static str,
    /// Games that would show what was seen in four of five experiments, where it is not shown.
    /// Where the test is over starts, those from `starts_needed`.
    pub games_needed: Option<u64>,
    /// Starts that would, where the test is over starts.
    pub starts_needed: Option<u64>,
}

/// A player in a tournament.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct StandingRow {
    /// The player.
    pub player: String,
    /// Points: 1 for a win, a half for a draw.
    pub points: f64,
    /// Games.
    pub games: u64,
    /// Strength, 0 being the average.
    pub elo: f64,
    /// Its 95 % interval.
    pub interval: Option<Ends>,
    /// Points against each other player, in the order of this list.
    pub against: Vec<f64>,
}

/// The test of a tournament of two.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct SprtRow {
    /// `h0`, `h1`, or null if it is not decided.
    pub decision: Option<&'static str>,
    /// The logarithm of the ratio of likelihoods.
    pub llr: f64,
    /// Where it decides for h0, and for h1.
    pub bounds: [f64; 2],
    /// Games until then.
    pub games: u64,
    /// From how many starts they are: what the test counts, if there are more than two.
    pub starts: u64,
}

impl From<Interval> for Ends {
    fn from(interval: Interval) -> Ends {
        let finite = |number: f64| Some(number).filter(|number| number.is_finite());
        Ends { low: finite(interval.low), high: finite(interval.high) }
    }
}

impl Experiment {
    /// What came of an experiment; notes are in words already, and the answer is put into words here.
    pub fn new(
        run: &ExperimentRun<'_>,
        notes: Vec<String>,
        out: Option<String>,
        say: &dyn Fn(&Message) -> String,
    ) -> Experiment {
        let (experiment, analysis) = (run.experiment, run.analysis);
        let rows = experiment.contests().iter().zip(&analysis.tallies);
        let name = |entrant: usize| experiment.entrant(entrant).to_string();
        let standings = run.standings.as_ref();
        Experiment {
            kind: if standings.is_some() { "tournament" } else { "compare" },
            planned: experiment.len(),
            games: analysis.games,
            played: run.run.played,
            finished: run.run.is_finished,
            fingerprint: analysis.fingerprint.to_string(),
            times: analysis.has_times,
            answer: answer(run).map(|answer| Answer {
                question: answer.question.name(),
                clear: answer.is_clear,
                text: say(&answer.text),
            }),
            starts: analysis.starts,
            scope: analysis.scope.name(),
            notes,
            players: rows
                .map(|(contest, tally)| player(name(contest.player), name(contest.opponent), tally))
                .collect(),
            comparisons: analysis
                .comparisons
                .iter()
                .map(|comparison| compared(run, comparison))
                .collect(),
            beginnings: analysis.beginnings.iter().map(|one| begun(run, one)).collect(),
            standings: standings.map(|standings| {
                let row = |standing: &analysis::Standing| StandingRow {
                    player: name(standing.player),
                    points: standing.half_points as f64 / 2.0,
                    games: standing.games,
                    elo: standing.rating.elo,
                    interval: standing.rating.interval.map(Ends::from),
                    against: standings.cross[standing.player]
                        .iter()
                        .map(|cell| cell.0 as f64 / 2.0)
                        .collect(),
                };
                standings.players.iter().map(row).collect()
            }),
            sprt: standings.and_then(|standings| standings.decision).map(|decision| SprtRow {
                decision: decision.hypothesis.map(|hypothesis| match hypothesis {
                    Hypothesis::H0 => "h0",
                    Hypothesis::H1 => "h1",
                }),
                llr: decision.llr,
                bounds: [decision.bounds.0, decision.bounds.1],
                games: decision.games,
                starts: decision.starts,
            }),
            out,
            elapsed_ms: milliseconds(run.run.elapsed),
        }
    }
}

fn player(player: String, opponent: String, tally: &Tally) -> PlayerRow {
    let [won, drawn, lost] = tally.results();
    PlayerRow {
        player,
        opponent,
        games: tally.games(),
        won,
        drawn,
        lost,
        starts: tally.starts(),
        share: tally.wins().map(|(share, _)| share),
        interval: tally.wins().map(|(_, interval)| interval.into()),
        points: tally.points(),
        decisions: tally.work.decisions,
        visited_mean: tally.visited_mean(),
        visited_median: tally.visited_median(),
        tree_mean: tally.tree_mean(),
        saving: tally.saving(),
        length_mean: tally.length_mean(),
        time_median_ms: tally.time_median().map(|nanoseconds| nanoseconds / 1e6),
    }
}

fn compared(run: &ExperimentRun<'_>, comparison: &analysis::Comparison) -> ComparisonRow {
    let contest = |index: usize| run.experiment.contests()[comparison.contests[index]];
    let name = |entrant: usize| run.experiment.entrant(entrant).to_string();
    let [better, worse, _] = comparison.results;
    let difference = comparison.difference();
    let (verdict, needed) = match comparison.verdict() {
        Verdict::SameByConstruction => ("same-moves", None),
        Verdict::Fault => ("fault", None),
        Verdict::SameValues => ("same-values", None),
        Verdict::Differs(difference) if difference.difference > 0.0 => ("better", None),
        Verdict::Differs(_) => ("worse", None),
        Verdict::Alike => ("alike", None),
        Verdict::Repeated { needed } => ("repeated", needed.map(Needed::Starts)),
        Verdict::NotShown { needed, .. } => ("not-shown", needed),
    };
    let [pairs_needed, starts_needed] = both(needed, comparison.pairs(), comparison.starts());
    ComparisonRow {
        first: name(contest(0).player),
        second: name(contest(1).player),
        opponent: name(contest(0).opponent),
        pairs: comparison.pairs(),
        better,
        worse,
        starts: comparison.starts(),
        difference: difference.difference,
        interval: difference.interval.into(),
        p: comparison.level.map(|level| level.p),
        p_corrected: comparison.level.map(|level| level.corrected),
        p_decides: comparison.level.map(|level| level.decides),
        verdict,
        pairs_needed,
        starts_needed,
        visited: counted(&comparison.visited),
        time: comparison.time.as_ref().and_then(counted),
    }
}

fn begun(run: &ExperimentRun<'_>, beginning: &analysis::Beginning) -> BeginningRow {
    let [first, second, drawn] = beginning.results;
    let difference = beginning.difference();
    let player = run.experiment.contests()[beginning.contest].player;
    let verdict = match (beginning.is_shown(), beginning.varies) {
        (true, _) if difference.difference > 0.0 => "first",
        (true, _) => "second",
        (false, _) if beginning.are_all_drawn() => "alike",
        (false, Varies::Repetitions) => "not-shown",
        (false, Varies::Starts | Varies::Nothing) => "repeated",
    };
    let [games_needed, starts_needed] =
        both(beginning.needed(), beginning.games(), beginning.starts);
    BeginningRow {
        player: run.experiment.entrant(player).to_string(),
        games: beginning.games(),
        first,
        second,
        drawn,
        difference: difference.difference,
        interval: difference.interval.into(),
        p: beginning.level.map(|level| level.p),
        p_corrected: beginning.level.map(|level| level.corrected),
        verdict,
        games_needed,
        starts_needed,
    }
}

/// What is needed as games and as starts, each with as many games as now.
fn both(needed: Option<Needed>, games: u64, starts: u64) -> [Option<u64>; 2] {
    match needed {
        None => [None; 2],
        Some(Needed::Games(games)) => [Some(games), None],
        Some(Needed::Starts(needed)) => {
            [Some(needed.saturating_mul(games).div_ceil(starts.max(1))), Some(needed)]
        }
    }
}

fn counted(counted: &Counted) -> Option<CountedRow> {
    let ratio = counted.ratio?;
    let medians = counted.ratio_of_medians;
    let [fewer, _, more] = counted.signs();
    Some(CountedRow {
        ratio: Some(ratio.ratio),
        interval: ratio.interval.map(Ends::from),
        ratio_of_medians: medians.map(|medians| medians.ratio),
        ratio_of_medians_interval: medians.and_then(|medians| medians.interval).map(Ends::from),
        fewer,
        more,
        p: counted.level.map(|level| level.p),
        p_corrected: counted.level.map(|level| level.corrected),
    })
}

/// What an experiment would take.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct DryRun {
    /// Games that would be played.
    pub games: u64,
    /// Pairs of players.
    pub contests: usize,
    /// Games that were tried to find out how long it takes.
    pub tried: u64,
    /// How long all would take.
    pub estimate_ms: f64,
    /// Threads they would be played on.
    pub threads: usize,
    /// What the plan comes to, in words.
    pub notes: Vec<String>,
    /// The plan as a file.
    pub plan: String,
}
