//! Drawings of a tree: well formed, nothing outside of anything, and all of them say what the search found.

use std::path::PathBuf;
use std::{env, fs};

use gametree_exercise::{Figure, Labels, LeafTree, Scale, Searched};
use gametree_language::{Language, ascii_digits};
use gametree_picture::{Terminal, TextStyle};
use gametree_rules::Player;
use gametree_search::Bound;
use roxmltree::{Document, Node};

use super::trees::random;

/// The tree of the pictures.
pub(crate) fn example() -> LeafTree {
    let leaves = vec![0, 7, 5, 2, 4, 4, 1, 2, 3, 0, 6, 7];
    LeafTree::new("3.2.2".parse().unwrap(), leaves).unwrap()
}

/// Wide numbers, MIN first.
fn wide() -> LeafTree {
    let leaves = vec![-999, -998, -997, -996, -995, -994, -998, -999];
    let scale = Scale::new(-999, -970).unwrap();
    LeafTree::with("2.2.2".parse().unwrap(), leaves, scale, Player::Second).unwrap()
}

fn trees() -> Vec<LeafTree> {
    let mut trees: Vec<LeafTree> = (0..150).map(random).collect();
    trees.extend([example(), wide()]);
    trees
}

/// What each node has to say in a solution, with these signs for bounds.
fn expected(tree: &LeafTree, searched: &Searched, [least, most]: [&str; 2]) -> Vec<Option<String>> {
    let value = |node: usize| {
        if let Some(leaf) = tree.leaf(node) {
            return Some(tree.leaves()[leaf].to_string());
        }
        let looked = searched.nodes[node]?;
        let sign = match looked.bound {
            Bound::Exact => "",
            Bound::Lower => least,
            Bound::Upper => most,
        };
        Some(format!("{sign}{}", looked.value))
    };
    (0..tree.len()).map(value).collect()
}

fn number(node: Node<'_, '_>, name: &str) -> f64 {
    node.attribute(name).unwrap().parse().unwrap()
}

fn has_class(node: Node<'_, '_>, class: &str) -> bool {
    node.attribute("class").is_some_and(|classes| classes.split(' ').any(|it| it == class))
}

fn plain(text: &str) -> String {
    ascii_digits(text).replace('−', "-")
}

#[test]
fn svg_says_what_was_found_and_nothing_leaves_its_box() {
    for (index, tree) in trees().iter().enumerate() {
        let searched = tree.alphabeta();
        let language = Language::ALL[index % 4];
        let svg = Figure::solution(tree, &searched).svg("a <title>", language).stand_alone();
        let picture = Document::parse(&svg).unwrap();
        let root = picture.root_element();
        let (width, height) = (number(root, "width"), number(root, "height"));
        let view: Vec<f64> = root
            .attribute("viewBox")
            .unwrap()
            .split(' ')
            .map(|side| side.parse().unwrap())
            .collect();
        let groups: Vec<_> = picture.descendants().filter(|it| it.has_tag_name("g")).collect();
        let groups: Vec<_> = groups.into_iter().filter(|it| it.is_element()).collect();
        assert_eq!(groups.len(), tree.len());
        let said = expected(tree, &searched, ["≥ ", "≤ "]);
        for (node, group) in groups.iter().enumerate() {
            let children: Vec<_> = group.children().filter(Node::is_element).collect();
            let (rect, texts) = children.split_first().unwrap();
            let sides = [number(*rect, "x"), number(*rect, "y")];
            let (across, down) = (number(*rect, "width"), number(*rect, "height"));
            assert!(sides[0] >= view[0] && sides[0] + across <= view[0] + width);
            assert!(sides[1] >= view[1] && sides[1] + down <= view[1] + height);
            assert_eq!(has_class(*group, "stub"), !searched.saw(node));
            assert_eq!(has_class(*group, "best"), searched.line.contains(&node));
            for text in texts.iter().filter(|text| !has_class(**text, "order")) {
                let words = text.text().unwrap();
                let room = words.chars().count() as f64 * 0.6 * number(*text, "font-size");
                assert!(room <= across, "{words} is wider than its box");
                let foot = number(*text, "y");
                assert!(foot > sides[1] && foot < sides[1] + down, "{words} leaves its box");
            }
            match &said[node] {
                Some(said) => assert_eq!(&plain(texts[0].text().unwrap()), said),
                None => assert!(["MAX", "MIN"].contains(&texts[0].text().unwrap())),
            }
        }
        let count = |class| picture.descendants().filter(|it| has_class(*it, class)).count();
        assert_eq!(count("branch"), tree.len() - 1);
        assert_eq!(count("scissors"), searched.cut_branches().count());
        assert_eq!(count("order"), searched.leaves);
    }
}

#[test]
fn text_and_tikz_say_the_same() {
    for tree in trees() {
        let searched = tree.alphabeta();
        let figure = Figure::solution(&tree, &searched);
        let style = TextStyle { terminal: Terminal::ASCII, ..TextStyle::default() };
        let text = figure.text(&style);
        assert!(text.is_ascii());
        let said = expected(&tree, &searched, [">= ", "<= "]);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), tree.len());
        for (node, line) in lines.iter().enumerate() {
            let way = tree.branch(node).to_string();
            assert!(line.contains(&way), "{line}");
            if let Some(said) = &said[node] {
                assert!(line.contains(&format!(" {said}")), "{line} should say {said}");
            }
            let is_cut = searched.cut_of(node).is_some();
            assert_eq!(line.ends_with("  x"), is_cut, "{line}");
            assert_eq!(line.contains("  *"), searched.line.contains(&node), "{line}");
        }
        let tikz = figure.tikz();
        let said = expected(&tree, &searched, ["\\ge ", "\\le "]);
        for (node, said) in said.iter().enumerate() {
            let name = format!("(n{node}) at ");
            let line = tikz.lines().find(|line| line.contains(&name)).unwrap();
            if let Some(said) = said {
                assert!(line.contains(&format!("{{${said}$")), "{line} should say {said}");
            }
            assert_eq!(line.contains("unseen"), !searched.saw(node), "{line}");
        }
        assert_eq!(tikz.matches("{$\\times$}").count(), searched.cut_branches().count());
    }
}

#[test]
fn a_question_gives_nothing_away() {
    for tree in trees() {
        let figure = Figure::question(&tree);
        let svg = figure.svg("question", Language::English).stand_alone();
        for class in ["scissors", "class=\"stub\"", "order\"", "branch best", "≤", "≥"] {
            assert!(!svg.contains(class), "{class}");
        }
        let tikz = figure.tikz();
        assert!(!tikz.contains("\\times") && !tikz.contains(", best]"));
        let text = figure.text(&TextStyle::default());
        assert!(!text.contains(['★', '✂', '≤', '≥', 'α', 'β', '#']));
    }
}

#[test]
fn moves_stand_on_branches_and_are_harmless() {
    let tree = LeafTree::new("2".parse().unwrap(), vec![3, 4]).unwrap();
    let moves = ["", "a_1", "<b&2>"].map(str::to_owned);
    let figure = Figure::question(&tree).labelled(Labels::Moves(&moves));
    let svg = figure.svg("moves", Language::Persian).stand_alone();
    assert!(Document::parse(&svg).is_ok());
    // What can be typed keeps its digits.
    assert!(svg.contains("&lt;b&amp;2&gt;") && svg.contains("a_1"));
    assert!(figure.tikz().contains("\\texttt{a\\_1}"));
    assert!(figure.text(&TextStyle::default()).contains("a_1"));
}

#[test]
#[allow(clippy::print_stderr)]
fn figures_look_as_they_did() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots");
    let update = env::var_os("UPDATE_SNAPSHOTS").is_some_and(|value| value == "1");
    let (tree, style) = (example(), TextStyle::default());
    let searched = tree.alphabeta();
    let [question, solution] = [Figure::question(&tree), Figure::solution(&tree, &searched)];
    let files = [
        ("question.svg", question.svg("Exercise 1", Language::English).stand_alone()),
        ("solution.svg", solution.svg("Exercise 1", Language::English).stand_alone()),
        ("solution-fa.svg", solution.svg("تمرین ۱", Language::Persian).stand_alone()),
        ("question.tex", question.tikz()),
        ("solution.tex", solution.tikz()),
        ("question.txt", question.text(&style)),
        ("solution.txt", solution.text(&style)),
    ];
    for (name, text) in files {
        let file = folder.join(name);
        if update {
            fs::write(&file, text).unwrap();
            eprintln!("rewritten: {}", file.display());
        } else {
            let stored = fs::read_to_string(&file).unwrap();
            assert_eq!(stored, text, "{name}; UPDATE_SNAPSHOTS=1 writes it anew");
        }
    }
}
