/// How the positions of a game are found and kept. The values are the same.
///
/// ```
/// use gametree::games::sim::Sim;
/// use gametree::rules::Game;
/// use gametree::rules::work::Work;
/// use gametree::solver::{Method, Solution};
///
/// let (game, work) = (Sim::new(4), Work::new());
/// let usual = Solution::new(&game, &game.start(), &work)?;
/// for method in [Method::UpToSymmetry, Method::EveryPosition] {
///     let solution = Solution::by(method, &game, &game.start(), &work)?;
///     assert_eq!(solution.root_value(), usual.root_value());
/// }
/// # Ok::<(), gametree::solver::Unsolved>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Method {
    /// By what the game says about its [structure](gametree_rules::Structure); if that is nothing, like
    /// [`UpToSymmetry`](Method::UpToSymmetry).
    #[default]
    ByStructure,
    /// By playing, which is slower and takes more memory. Positions that are equal up to symmetry share
    /// an entry.
    UpToSymmetry,
    /// By playing, with an entry for every position.
    EveryPosition,
}
