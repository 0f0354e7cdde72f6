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
        match self {
            Question::Depth => "depth",
            Question::Algorithm => "algorithm",
            Question::Begins => "begins",
            Question::Heuristic => "heuristic",
            Question::Own => "own",
        }
    }

    pub(crate) fn named(name: &str) -> Option<Question> {
        Question::ALL.into_iter().find(|question| question.name() == name)
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
