use std::fmt;

use super::{MOST_ANSWERS, MOST_EXERCISES};
use crate::{GeneratorError, TreeError};

/// What cannot be read in a file of answers, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnswersError {
    /// The line, from 1.
    pub line: usize,
    /// The column in it, from 1.
    pub column: usize,
    /// What is wrong there.
    pub fault: AnswersFault,
}

/// What is wrong with a file of answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnswersFault {
    /// There is nothing in it.
    Empty,
    /// It is no JSON, or none of ours.
    Json {
        /// What the reader of JSON says.
        reason: String,
    },
    /// Nobody knows this column of a table.
    UnknownColumn {
        /// Its name.
        name: String,
    },
    /// This column is there twice.
    ColumnTwice {
        /// Its name.
        name: String,
    },
    /// A table has to have this column.
    ColumnMissing {
        /// Its name.
        name: &'static str,
    },
    /// A row has more or fewer fields than the header.
    Fields {
        /// How many it has.
        given: usize,
        /// How many there are columns.
        columns: usize,
    },
    /// Quotes that nobody closes, or text after them.
    Quotes,
    /// Neither leaves nor a seed says which tree it is.
    NoTree,
    /// Nobody has filled in which branches are cut.
    Unanswered,
    /// The leaves are not those of the seed.
    OtherLeaves {
        /// The seed.
        seed: u64,
    },
    /// This is no tree.
    Tree(TreeError),
    /// There is no tree of this seed with so many cuts.
    Generator(GeneratorError),
    /// This has to be a whole number.
    Number {
        /// What stands there.
        text: String,
    },
    /// Neither MAX nor MIN begins.
    Root {
        /// What stands there.
        text: String,
    },
    /// There are too many answers.
    ManyAnswers,
    /// They are about too many trees.
    ManyExercises,
}

impl AnswersFault {
    /// The column of a table that has the fault, if it is in one.
    pub(super) fn column(&self) -> Option<&'static str> {
        match self {
            AnswersFault::Tree(error) => Some(match error {
                TreeError::Shape { .. }
                | TreeError::Leaves { .. }
                | TreeError::Deep
                | TreeError::Wide => "shape",
                TreeError::Values { .. } | TreeError::Value { .. } | TreeError::OffScale { .. } => {
                    "leaves"
                }
                TreeError::Scale => "scale",
                TreeError::Branch { .. } => "cuts",
            }),
            AnswersFault::Generator(_) => Some("cuts_wanted"),
            AnswersFault::OtherLeaves { .. } => Some("leaves"),
            AnswersFault::Root { .. } => Some("root"),
            _ => None,
        }
    }

    /// The columns that a table may have, in any order.
    pub const COLUMNS: [&str; 10] = [
        "name",
        "shape",
        "leaves",
        "seed",
        "cuts_wanted",
        "root",
        "scale",
        "cuts",
        "value",
        "leaves_looked_at",
    ];
}

impl From<TreeError> for AnswersFault {
    fn from(error: TreeError) -> Self {
        AnswersFault::Tree(error)
    }
}

impl From<GeneratorError> for AnswersFault {
    fn from(error: GeneratorError) -> Self {
        AnswersFault::Generator(error)
    }
}

impl fmt::Display for AnswersError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.fault)
    }
}

impl fmt::Display for AnswersFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnswersFault::Empty => f.write_str("there are no answers"),
            AnswersFault::Json { reason } => f.write_str(reason),
            AnswersFault::UnknownColumn { name } => write!(f, "there is no column {name:?}"),
            AnswersFault::ColumnTwice { name } => write!(f, "the column {name:?} is there twice"),
            AnswersFault::ColumnMissing { name } => write!(f, "the column {name:?} is missing"),
            AnswersFault::Fields { given, columns } => {
                write!(f, "{given} fields in a table of {columns} columns")
            }
            AnswersFault::Quotes => f.write_str("quotes that are not closed"),
            AnswersFault::Unanswered => {
                f.write_str("no cuts; an empty list says that there are none")
            }
            AnswersFault::NoTree => f.write_str("neither leaves nor a seed"),
            AnswersFault::OtherLeaves { seed } => {
                write!(f, "the leaves are not those of seed {seed}")
            }
            AnswersFault::Tree(error) => error.fmt(f),
            AnswersFault::Generator(error) => error.fmt(f),
            AnswersFault::Number { text } => write!(f, "{text:?} is no whole number"),
            AnswersFault::Root { text } => write!(f, "{text:?} is neither max nor min"),
            AnswersFault::ManyAnswers => write!(f, "more than {MOST_ANSWERS} answers"),
            AnswersFault::ManyExercises => write!(f, "more than {MOST_EXERCISES} trees"),
        }
    }
}

impl std::error::Error for AnswersError {}
