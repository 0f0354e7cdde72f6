//! A tree as JSON: all that was searched, and what was not.

use gametree_picture::tree::tree_json;
use serde_json::Value;

use crate::grown::{self, Grown};
use crate::strange;

fn nodes_of(grown: &Grown) -> Vec<Value> {
    let text = serde_json::to_string(&tree_json(&grown.tree)).unwrap();
    serde_json::from_str(&text).unwrap()
}

fn number(value: &Value) -> Option<usize> {
    value.as_u64().map(|number| number as usize)
}

#[test]
fn counts_are_those_of_the_search() {
    for grown in grown::all() {
        let nodes = nodes_of(&grown);
        let merged = nodes.iter().filter(|node| !node["merged_with"].is_null()).count();
        assert_eq!((nodes.len() - merged) as u64, grown.visited, "{}", grown.name);
        let cut = nodes.iter().filter(|node| node["exit"] == "cut").count();
        assert_eq!(cut as u64, grown.cutoffs, "{}", grown.name);
        assert_eq!(nodes.iter().filter(|node| !node["cut"].is_null()).count(), cut);
    }
}

#[test]
fn nodes_refer_to_earlier_ones() {
    for grown in grown::all() {
        let nodes = nodes_of(&grown);
        for (index, node) in nodes.iter().enumerate() {
            assert_eq!(number(&node["order"]), Some(index + 1));
            let parent = number(&node["parent"]);
            assert_eq!(parent.is_none(), index == 0);
            assert_eq!(node["move"].is_null(), index == 0);
            if let Some(parent) = parent {
                assert!(parent <= index, "{}", grown.name);
                let above = number(&nodes[parent - 1]["ply"]).unwrap();
                assert_eq!(number(&node["ply"]), Some(above + 1));
            }
            if let Some(first) = number(&node["merged_with"]) {
                assert!(first <= index);
                assert_eq!(nodes[first - 1]["position"], node["position"]);
                assert_eq!(nodes[first - 1]["value"], node["value"]);
            }
            if !node["cut"].is_null() {
                let [at, source] = ["at", "source"].map(|name| number(&node["cut"][name]).unwrap());
                assert!(at < source && source <= index);
                assert_eq!(number(&nodes[source - 1]["parent"]), Some(at));
                assert_eq!(nodes[source - 1]["value"], node["cut"]["bound"]);
                assert_eq!(node["cut"]["value"], node["value"]);
            }
        }
    }
}

#[test]
fn searched_and_unsearched_moves_are_all_moves() {
    for grown in grown::all() {
        let nodes = nodes_of(&grown);
        let mut searched = vec![Vec::new(); nodes.len()];
        for node in &nodes {
            if let Some(parent) = number(&node["parent"]) {
                searched[parent - 1].push(node["move"].as_str().unwrap());
            }
        }
        for ((node, mut moves), legal) in nodes.iter().zip(searched).zip(&grown.legal) {
            let unsearched = node["unsearched"].as_array().unwrap();
            assert_eq!(unsearched.is_empty(), node["exit"] != "cut");
            if matches!(node["exit"].as_str(), Some("cut" | "complete")) {
                moves.extend(unsearched.iter().map(|mv| mv.as_str().unwrap()));
                assert_eq!(moves, *legal, "{}", grown.name);
            }
        }
    }
}

#[test]
fn words_come_back() {
    let text = serde_json::to_string(&tree_json(&strange::tree())).unwrap();
    let nodes: Vec<Value> = serde_json::from_str(&text).unwrap();
    assert_eq!(nodes.len(), 2);
    assert_eq!(nodes[1]["position"], strange::WORDS);
    assert_eq!(nodes[1]["move"], strange::WORDS);
    assert_eq!(nodes[0]["unsearched"], serde_json::json!([strange::WORDS, strange::WORDS]));
}
