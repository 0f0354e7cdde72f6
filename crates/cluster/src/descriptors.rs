//! How many files a process may have open.

/// Files that are open beside those that are counted: levels, standard streams, whatever the rest of the program has.
const OTHERS: u64 = 128;

/// Sees to it that so many files can be open at once, if the system lets a process have that many: mostly far fewer are
/// allowed than it could have for the asking. Where they cannot, the first one too many says so.
#[cfg(unix)]
pub(crate) fn make_room(files: usize) {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let allowed = getrlimit(Resource::Nofile);
    let wanted = files as u64 + OTHERS;
    if allowed.current.is_some_and(|current| current < wanted) {
        let most = allowed.maximum.map_or(wanted, |most| most.min(wanted));
        let _ = setrlimit(Resource::Nofile, Rlimit { current: Some(most), ..allowed });
    }
}

#[cfg(not(unix))]
pub(crate) fn make_room(_files: usize) {}
