use gametree_language::{Argument, Message, message};

/// What somebody wants to know: it fills the plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Question {
    /// Does looking deeper help?
    #[default]
    Depth,
    /// Which algorithm visits fewer nodes?
    Algorithm,
    /// Does it matter who begins?
    Begins,
    /// Which heuristic is better?
    Heuristic,
    /// Something else: a plan that somebody has written.
    Own,
}

impl Question {
    /// All of them.
    pub(crate) const ALL: [Question; 5] = [
        Question::Depth,
        Question::Algorithm,
        Question::Begins,
        Question::Heuristic,
        Question::Own,
    ];

    /// Its name in addresses and files.
    pub(crate) const fn name(self) -> &'static str {
        match self.of_games() {
            Some(question) => question.name(),
            None => "own",
        }
    }

    pub(crate) fn named(name: &str) -> Option<Question> {
        Question::ALL.into_iter().find(|question| question.name() == name)
    }

    /// The same as games know it; none if somebody has written the plan.
    pub(crate) const fn of_games(self) -> Option<gametree_games::Question> {
        match self {
            Question::Depth => Some(gametree_games::Question::Depth),
            Question::Algorithm => Some(gametree_games::Question::Algorithm),
            Question::Begins => Some(gametree_games::Question::Begins),
            Question::Heuristic => Some(gametree_games::Question::Heuristic),
            Question::Own => None,
        }
    }

    /// The question by itself.
    pub(crate) fn asked(self) -> Message {
        match self {
            Question::Depth => message!("web-lab-question-depth"),
            Question::Algorithm => message!("web-lab-question-algorithm"),
            Question::Begins => message!("web-lab-question-begins"),
            Question::Heuristic => message!("web-lab-question-heuristic"),
            Question::Own => message!("web-lab-question-own"),
        }
    }

    /// The question about these games.
    pub(crate) fn about(self, games: Argument) -> Message {
        match self {
            Question::Depth => message!("web-lab-title-depth", games = games),
            Question::Algorithm => message!("web-lab-title-algorithm", games = games),
            Question::Begins => message!("web-lab-title-begins", games = games),
            Question::Heuristic => message!("web-lab-title-heuristic", games = games),
            Question::Own => message!("web-lab-title-own", games = games),
        }
    }
}
