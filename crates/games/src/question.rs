//! Questions that games played in great number answer, and for each game the plan that answers them.

/// A question that anybody may ask about any game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Does looking deeper help?
    Depth,
    /// Which algorithm visits fewer nodes?
    Algorithm,
    /// Does it matter who begins?
    Begins,
    /// Which heuristic is better?
    Heuristic,
}

impl Question {
    /// All of them.
    pub const ALL: [Question; 4] =
        [Question::Depth, Question::Algorithm, Question::Begins, Question::Heuristic];

    /// Its name in addresses and results.
    pub const fn name(self) -> &'static str {
        match self {
            Question::Depth => "depth",
            Question::Algorithm => "algorithm",
            Question::Begins => "begins",
            Question::Heuristic => "heuristic",
        }
    }
}

/// The plan that answers a question about a game within a few seconds. Its evidence is many different starts, since
/// the same game played again shows nothing new.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct QuestionPlan {
    /// The question.
    pub question: Question,
    /// The spec of the games, with ranges where one game has too few different starts.
    pub games: &'static str,
    /// The heuristic of all players. It must leave something to be found out by looking ahead, so it is none that
    /// is the exact value. Empty where each player has another one, or is a strength.
    pub heuristic: &'static str,
    /// The depths of the players, such as `1 3 5` or `1..4`. Empty where players are strengths.
    pub depths: &'static str,
    /// The player that all of them meet, neither too weak nor too strong to show a difference. Where the question
    /// is who begins, the player that meets itself.
    pub opponent: &'static str,
    /// Random openings of each game; with 0, games begin at their own start.
    pub openings: u64,
    /// Games for each player: every start from both sides. Where the question is who begins, every start once.
    pub each: u64,
}

impl QuestionPlan {
    const NONE: QuestionPlan = QuestionPlan {
        question: Question::Depth,
        games: "",
        heuristic: "",
        depths: "",
        opponent: "random",
        openings: 0,
        each: 0,
    };

    /// Whether looking deeper helps: players of these depths, all with one heuristic.
    pub const fn depth(games: &'static str, heuristic: &'static str, depths: &'static str) -> Self {
        QuestionPlan { games, heuristic, depths, ..QuestionPlan::NONE }
    }

    /// Which algorithm visits fewer nodes: both textbook algorithms to each of these depths.
    pub const fn algorithm(
        games: &'static str,
        heuristic: &'static str,
        depths: &'static str,
    ) -> Self {
        let question = Question::Algorithm;
        QuestionPlan { question, games, heuristic, depths, ..QuestionPlan::NONE }
    }

    /// Whether it matters who begins: a player against itself.
    pub const fn begins(games: &'static str, player: &'static str) -> Self {
        let question = Question::Begins;
        QuestionPlan { question, games, opponent: player, ..QuestionPlan::NONE }
    }

    /// Which heuristic is better: all that are not exact, to the same depth.
    pub const fn heuristic(games: &'static str, depths: &'static str) -> Self {
        QuestionPlan { question: Question::Heuristic, games, depths, ..QuestionPlan::NONE }
    }

    /// The same against this player.
    #[must_use]
    pub const fn against(self, opponent: &'static str) -> Self {
        QuestionPlan { opponent, ..self }
    }

    /// The same with so many random openings of each game.
    #[must_use]
    pub const fn openings(self, openings: u64) -> Self {
        QuestionPlan { openings, ..self }
    }

    /// The same with so many games for each player.
    #[must_use]
    pub const fn each(self, each: u64) -> Self {
        QuestionPlan { each, ..self }
    }
}
