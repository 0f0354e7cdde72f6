//! How much memory may be used.

use gametree_present::too_much_memory;
use gametree_rules::work::{Budget, usable_memory};

use crate::complaint::Complaint;

/// So many megabytes in bytes, or a complaint if the machine has no more than less. The usual number asks
/// for nothing: who did not give another one gets what there is.
pub(crate) fn allowed(megabytes: u64, usual: u64) -> Result<u64, Complaint> {
    let wanted = megabytes.saturating_mul(1 << 20);
    match usable_memory() {
        Some(usable) if wanted > usable && megabytes != usual => {
            Err(Complaint(too_much_memory(wanted, usable)))
        }
        Some(usable) => Ok(wanted.min(usable)),
        None => Ok(wanted),
    }
}

/// The same budget, with no more memory than the machine can spare now.
pub(crate) fn within_the_machine(budget: Budget) -> Budget {
    let memory = usable_memory().map_or(budget.memory, |usable| budget.memory.min(usable));
    Budget { memory, ..budget }
}
