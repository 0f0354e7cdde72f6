/// The positions that any alpha-beta has to visit in a uniform tree with so many positions and so many plies
/// (Knuth and Moore): on ply l there are at least b^⌈l/2⌉ + b^⌊l/2⌋ − 1, where b is the number of moves.
///
/// ```
/// use gametree::lab::analysis::least_visits;
///
/// // Two moves, three plies: 15 positions, of which 1 + 2 + 3 + 5 have to be visited.
/// assert!((least_visits(15, 3) - 11.0).abs() < 1e-9);
/// ```
pub fn least_visits(nodes: u64, plies: u32) -> f64 {
    let nodes = nodes as f64;
    if nodes <= f64::from(plies) + 1.0 {
        return nodes;
    }
    let moves = branching(nodes, plies);
    let on_ply = |ply: u32| {
        let (longer, shorter) = (ply.div_ceil(2) as i32, (ply / 2) as i32);
        moves.powi(longer) + moves.powi(shorter) - 1.0
    };
    (0..=plies).map(on_ply).sum()
}

/// The number of moves in a uniform tree of that size: 1 + b + b² + … = nodes.
fn branching(nodes: f64, plies: u32) -> f64 {
    let size = |moves: f64| (0..plies).fold(1.0, |size, _| size * moves + 1.0);
    let (mut low, mut high) = (1.0, nodes);
    // Halving a hundred times is more than a number has digits.
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        if size(middle) < nodes { low = middle } else { high = middle }
    }
    f64::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn uniform_trees() {
        for moves in 2..6_u64 {
            for plies in 1..7_u32 {
                let nodes = (0..=plies).map(|ply| moves.pow(ply)).sum();
                let least: u64 = (0..=plies)
                    .map(|ply| moves.pow(ply.div_ceil(2)) + moves.pow(ply / 2) - 1)
                    .sum();
                assert!(
                    (least_visits(nodes, plies) - least as f64).abs() < 1e-6,
                    "{moves} {plies}"
                );
            }
        }
        assert_eq!(least_visits(1, 4), 1.0);
        assert_eq!(least_visits(5, 4), 5.0);
    }
}
