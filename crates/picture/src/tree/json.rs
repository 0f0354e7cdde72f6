use gametree_rules::Value;
use serde::{Serialize, Serializer};
use serde_json::Value as Json;

use super::words::exit_name;
use super::{Content, PositionNode, Tree, TreeNode};

/// The fields come in alphabetical order, as they always have.
#[derive(Serialize)]
struct NodeJson<'a> {
    alpha: Json,
    beta: Json,
    bound: &'static str,
    cut: Option<CutJson>,
    exit: Option<&'static str>,
    heuristic: Json,
    level: Option<&'static str>,
    merged_with: Option<usize>,
    #[serde(rename = "move")]
    mv: Option<&'a str>,
    on_line: bool,
    order: usize,
    parent: Option<usize>,
    ply: usize,
    position: &'a str,
    /// Only where there are any.
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    symmetric: &'a [String],
    unsearched: &'a [String],
    value: Json,
}

#[derive(Serialize)]
struct CutJson {
    at: usize,
    bound: Json,
    secured_by: &'static str,
    source: usize,
    value: Json,
}

/// The nodes as JSON: a list in the order of visits. Nodes are named by that order, from 1. They are
/// written one by one.
pub fn tree_json(tree: &Tree) -> impl Serialize + '_ {
    NodesJson(tree)
}

struct NodesJson<'a>(&'a Tree);

impl Serialize for NodesJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let NodesJson(tree) = *self;
        let children = tree.children();
        serializer.collect_seq(tree.nodes.iter().enumerate().filter_map(|(index, node)| {
            let position = node.position()?;
            let unsearched =
                children[index].iter().find_map(|&child| match &tree.nodes[child].content {
                    Content::Unsearched { moves } => Some(moves.as_slice()),
                    _ => None,
                });
            Some(node_json(tree, node, position, unsearched.unwrap_or_default()))
        }))
    }
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
        exit: position.exit.map(exit_name),
        cut: position.cut.map(|cut| CutJson {
            value: number(cut.value),
            bound: number(cut.bound),
            secured_by: cut.secured_by.name(),
            at: order(cut.at),
            source: order(cut.source),
        }),
        symmetric: &node.twins,
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
