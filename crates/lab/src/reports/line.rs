use gametree_rules::Game;
use gametree_search::TreeRecord;

/// The best line of a recorded search, from the move that it plays on.
pub(super) fn line_of<G: Game>(record: &TreeRecord<G>, plays: Option<G::Move>) -> Vec<G::Move> {
    let (nodes, children) = (record.nodes(), record.children());
    let mut line = Vec::new();
    let mut node = 0;
    loop {
        let below = children.get(node).map_or(&[][..], Vec::as_slice);
        let next = below.iter().copied().find(|&child| match node {
            0 => plays.is_some() && nodes[child].mv == plays,
            _ => nodes[child].value == nodes[node].value,
        });
        let Some((next, mv)) = next.and_then(|next| Some((next, nodes[next].mv?))) else {
            return line;
        };
        line.push(mv);
        node = next;
    }
}
