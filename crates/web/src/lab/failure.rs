use gametree_lab::experiment::ExperimentError;
use gametree_language::{Message, message};
use serde::{Deserialize, Serialize};

/// Why a run cannot go on, as its file says it. What it has is left as it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Failure {
    /// Its rows or its plan are not as they were written.
    Damaged,
    /// The disk takes no more, or does not let us.
    Disk,
    /// Its rows take more room than one run may have.
    TooLarge,
    /// One game took longer than a whole turn.
    TooSlow,
    /// Something that should never happen.
    Internal,
}

impl Failure {
    pub(crate) fn message(self) -> Message {
        match self {
            Failure::Damaged => message!("web-lab-failed-damaged"),
            Failure::Disk => message!("web-lab-failed-disk"),
            Failure::TooLarge => message!("web-lab-failed-large"),
            Failure::TooSlow => message!("web-lab-failed-slow"),
            Failure::Internal => message!("web-lab-failed-internal"),
        }
    }
}

impl From<&ExperimentError> for Failure {
    fn from(error: &ExperimentError) -> Self {
        match error {
            ExperimentError::Plan(_)
            | ExperimentError::NotEmpty { .. }
            | ExperimentError::OtherPlan { .. }
            | ExperimentError::NoPlan { .. }
            | ExperimentError::OtherOrder { .. }
            | ExperimentError::Damaged { .. }
            | ExperimentError::Contradiction { .. }
            | ExperimentError::FolderTwice { .. }
            | ExperimentError::NoRows => Failure::Damaged,
            ExperimentError::File(_) | ExperimentError::Unreadable(_) => Failure::Disk,
            ExperimentError::Turn(_)
            | ExperimentError::NoThread(_)
            | ExperimentError::InUse { .. } => Failure::Internal,
        }
    }
}
