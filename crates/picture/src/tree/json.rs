use gametree_rules::Value;
use gametree_search::Exit;
use serde::Serialize;
use serde_json::Value as Json;

use super::{Content, PositionNode, Tree, TreeNode};

#[derive(Serialize)]
struct NodeJson<'a> {
    order: usize,
    parent: Option<usize>,
    #[serde(rename = "move")]
    mv: Option<&'a str>,
    ply: usize,
    position: &'a str,
    level: Option<&'static str>,
    heuristic: Json,
    alpha: Json,
    beta: Json,
    value: Json,
    bound: &'static str,
    exit: Option<&'static str>,
    cut: Option<CutJson>,
    unsearched: &'a [String],
    merged_with: Option<usize>,
    on_line: bool,
}

#[derive(Serialize)]
struct CutJson {
    value: Json,
    bound: Json,
    secured_by: &'static str,
    at: usize,
    source: usize,
}

/// The nodes as JSON: a list in the order of visits. Nodes are named by that order, from 1.
pub fn tree_json(tree: &Tree) -> Json {
    let children = tree.children();
    let mut nodes = Vec::new();
    for (index, node) in tree.nodes.iter().enumerate() {
        let Some(position) = node.position() else { continue };
        let unsearched =
            children[index].iter().find_map(|&child| match &tree.nodes[child].content {
                Content::Unsearched { moves } => Some(moves.as_slice()),
                _ => None,
            });
        nodes.push(node_json(tree, node, position, unsearched.unwrap_or_default()));
    }
    // Plain data of our own types always becomes JSON.
    serde_json::to_value(nodes).unwrap_or(Json::Null)
}

fn node_json<'a>(
    tree: &'a Tree,
    node: &'a TreeNode,
    position: &'a PositionNode,
    unsearched: &'a [String],
) -> NodeJson<'a> {
    let number = |value| number(value, tree.denominator);
    let order = |index: usize| tree.nodes[index].position().map_or(0, |position| position.order);
    NodeJson {
        order: position.order,
        parent: node.parent.map(order),
        mv: Some(node.mv.as_str()).filter(|mv| !mv.is_empty()),
        ply: node.ply,
        position: &position.position,
        level: position.mover.map(super::text::level),
        heuristic: number(position.heuristic),
        alpha: number(position.alpha),
        beta: number(position.beta),
        value: position.value.map_or(Json::Null, number),
        bound: position.bound.name(),
        exit: position.exit.map(|exit| match exit {
            Exit::Finished => "finished",
            Exit::Estimated => "estimated",
            Exit::Complete => "complete",
            Exit::Cut => "cut",
            Exit::Stopped => "stopped",
        }),
        cut: position.cut.map(|cut| CutJson {
            value: number(cut.value),
            bound: number(cut.bound),
            secured_by: cut.secured_by.name(),
            at: order(cut.at),
            source: order(cut.source),
        }),
        unsearched,
        merged_with: position.merged_with,
        on_line: node.on_line,
    }
}

/// A number; null stands for an open end of a window.
fn number(value: Value, denominator: i64) -> Json {
    match (value, denominator) {
        (Value::LOWEST | Value::HIGHEST, _) => Json::Null,
        (Value(value), 1) => value.into(),
        (Value(value), denominator) => (value as f64 / denominator as f64).into(),
    }
}
