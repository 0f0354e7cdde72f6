use crate::workers;

/// How to solve.
///
/// ```
/// use gametree_solver::Options;
///
/// let careful = Options { threads: 1, most_bytes: 100 << 20, ..Options::default() };
/// assert!(careful.structure);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Threads that work side by side. The result does not depend on it.
    pub threads: usize,
    /// The memory that the table and what is needed to fill it may take.
    pub most_bytes: u64,
    /// Whether to use what the game says about its structure. Without it positions are found by
    /// playing, which is slower and takes more memory, and gives the same values.
    pub structure: bool,
    /// Whether positions that are equal up to symmetry share an entry, where positions are found by
    /// playing.
    pub symmetry: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            threads: workers::all_threads(),
            most_bytes: 4 << 30,
            structure: true,
            symmetry: true,
        }
    }
}
