//! Small trees of numbers: what their pages show is what the searches found.

use axum::http::{StatusCode, header};
use gametree_exercise::{Extreme, LeafTree, Shape, generate};
use gametree_language::{Language, without_marks};

use crate::asking::{Browser, between, get, workbench};
use crate::markup::faults;

const USUAL: &str = "shape=3.2.2&leaves=0.7.5.2.4.4.1.2.3.0.6.7";

fn usual() -> LeafTree {
    LeafTree::new("3.2.2".parse().unwrap(), vec![0, 7, 5, 2, 4, 4, 1, 2, 3, 0, 6, 7]).unwrap()
}

#[tokio::test]
async fn every_mode_is_well_formed_in_every_language() {
    let app = workbench();
    let wanted = [
        "",
        "leaf=12",
        "shape=3.3.3&seed=4",
        "shape=(..)(.(..)).&leaves=1.2.3.4.5.6",
        "shape=2.2.2&leaves=-1.-2.-3.4.5.-5.0.1&scale=-5..5&root=min",
        "shape=2&leaves=0.30&scale=0..30&view=projector",
        "mode=predict",
        "mode=predict&seed=27&cuts=2&hint=yes",
        "mode=predict&marked=2.2+1.2.2+2.2.2&check=yes",
        "mode=predict&shape=2&leaves=1.2&check=yes",
        "mode=reorder",
        "mode=reorder&goal=most&shape=(..)(.(..)).&leaves=1.2.3.4.5.6",
        "game=stones:stones=9&depth=2",
        "game=tictactoe&moves=b2+a1+c3+a3&depth=1&mode=predict",
        "shape=nonsense",
        "leaves=1+2+3",
        "scale=9..1",
    ];
    for query in wanted {
        for language in Language::ALL {
            let page = get(&app, &format!("/explore?{query}&lang={}", language.code())).await;
            assert_eq!(faults(&page.text, language.code()), [""; 0], "{query} {language}");
            // A message that is not there would be said by its name.
            assert!(!page.text.contains(">web-explore"), "{query} {language}");
        }
    }
}

/// What stands in the boxes of a page, by node.
fn nodes(page: &str) -> Vec<(usize, String)> {
    let boxes = between(page, "data-node=\"", "</svg>");
    let read = |text: &&str| {
        let (node, rest) = text.split_once('"').unwrap();
        let value = between(rest, "class=\"value\"", "</text>")[0];
        (node.parse().unwrap(), value.split_once('>').unwrap().1.to_owned())
    };
    boxes.iter().map(read).collect()
}

#[tokio::test]
async fn the_page_says_what_the_search_found() {
    let app = workbench();
    for seed in 0..12 {
        for shape in ["3.3", "3.2.2", "2.2.2.2", "3.3.3", "(..)(.(..)).", "((..).)(...)"] {
            let shape: Shape = shape.parse().unwrap();
            let tree = generate(&shape, seed, None).unwrap();
            let searched = tree.alphabeta();
            let page = get(&app, &format!("/explore?shape={shape}&seed={seed}&leaf=2")).await.text;
            for (node, value) in nodes(&page) {
                let wanted = match searched.nodes[node] {
                    None => "MAX MIN".split(' ').nth(tree.ply(node) % 2).unwrap().to_owned(),
                    Some(looked) => {
                        let sign = match looked.bound.name() {
                            "lower" => "≥ ",
                            "upper" => "≤ ",
                            _ => "",
                        };
                        format!("{sign}{}", looked.value)
                    }
                };
                assert_eq!(value, wanted, "{shape} {seed}, node {node}");
            }
            let snips = between(&page, "class=\"snip cut\" data-snip=\"", "\"");
            let cut: Vec<String> = searched.cut_branches().map(|node| node.to_string()).collect();
            assert_eq!(snips, cut, "{shape} {seed}");
            let counted = |name: &str| {
                between(&page, &format!("data-count=\"{name}\">"), "<")[0].parse::<usize>().unwrap()
            };
            assert_eq!(counted("minimax"), tree.leaves().len());
            assert_eq!(counted("alphabeta"), searched.leaves);
            assert_eq!(counted("fewest"), tree.leaves_in(Extreme::Fewest));
            assert_eq!(counted("most"), tree.leaves_in(Extreme::Most));
            assert_eq!(
                page.matches("name=\"leaves\" type=\"number\"").count(),
                tree.leaves().len()
            );
            let blocks = between(&page, "class=\"block", "</b>");
            let looked: Vec<String> =
                tree.readings(1).iter().map(|reading| reading.leaves.to_string()).collect();
            let shown: Vec<&str> =
                blocks.iter().map(|block| block.rsplit('>').next().unwrap()).collect();
            assert_eq!(shown, looked, "{shape} {seed}");
        }
    }
}

/// A leaf that is cut has an empty track; the others are dark where the root would change.
#[tokio::test]
async fn tracks_show_all_values() {
    let app = workbench();
    let page = get(&app, &format!("/explore?{USUAL}&leaf=3")).await.text;
    let tree = usual();
    let now = tree.alphabeta();
    let columns = between(&page, "class=\"leaf-column", "</div>");
    assert_eq!(columns.len(), 12);
    for (leaf, column) in columns.iter().enumerate() {
        let readings = tree.readings(leaf);
        let dark = readings.iter().filter(|reading| reading.root != now.value).count();
        let notches = readings.windows(2).filter(|pair| pair[0].cut != pair[1].cut).count();
        let within = |name: &str| between(column, name, "</g>")[0].to_owned();
        assert_eq!(within("track-dark").matches("<rect").count(), dark, "leaf {leaf}");
        assert_eq!(within("track-notches").matches("<path").count(), notches, "leaf {leaf}");
        let is_cut = !now.saw(tree.node_of_leaf(leaf).unwrap());
        assert_eq!(column.split('"').next().unwrap().contains("cut"), is_cut, "leaf {leaf}");
        assert!(!is_cut || dark == 0, "leaf {leaf}");
    }
    // One number for a block: from 7 to 10 it stands between 8 and 9.
    let blocks = between(&page, "<span class=\"block", "\"");
    let numbered: Vec<usize> = (0..11).filter(|&at| blocks[at].contains(" middle")).collect();
    assert_eq!(numbered, [1, 3, 5, 8]);
    assert!(blocks[8].contains(" between") && !blocks[1].contains(" between"), "{blocks:?}");
    let law = "The root is leaf 3, but never less than 3 and never more than 7.";
    assert!(without_marks(&page).contains(law));
}

#[tokio::test]
async fn what_is_wrong_is_said_and_there_is_a_tree_to_go_on_with() {
    let app = workbench();
    for (query, said) in [
        ("shape=3.x", "is no shape"),
        ("shape=9.9", "81 leaves"),
        ("leaves=1.2.3", "3 values do not fit a tree of 12 leaves"),
        ("leaves=0.7.5.2.4.4.1.2.3.0.6.x", "leaf 12"),
        ("leaves=0.7.5.2.4.4.1.2.3.0.6.70", "leaf 12: 70 is not from 0 to 10"),
        ("scale=5..1&leaves=0.7.5.2.4.4.1.2.3.0.6.7", "a scale is two whole numbers"),
        ("root=both&leaves=0.7.5.2.4.4.1.2.3.0.6.7", "max or min"),
        ("seed=x", "whole number"),
        ("cuts=x", "whole number"),
        ("cuts=200", "no tree with 200 cutoffs"),
        ("game=chess", "is not here"),
        ("game=stones:stones=9&moves=9", "9"),
        ("game=stones:stones=9&heuristic=luck", "luck"),
        ("game=tictactoe", "too large"),
    ] {
        let page = get(&app, &format!("/explore?{query}")).await;
        assert_eq!(page.status, StatusCode::BAD_REQUEST, "{query}");
        let text = without_marks(&page.text).into_owned();
        let alert = between(&text, "role=\"alert\"", "</section>");
        assert!(alert[0].contains(said), "{query}: {}", alert[0]);
        assert!(page.text.contains("data-node=\"0\""), "{query}");
        let file = get(&app, &format!("/explore?{query}&format=svg")).await;
        assert_eq!(file.status, StatusCode::BAD_REQUEST, "{query}");
    }
}

/// Whoever mistypes one leaf keeps the others, the shape and what was typed; whoever mistypes a game keeps its form.
#[tokio::test]
async fn what_was_typed_stays() {
    let app = workbench();
    let page = get(&app, "/explore?shape=2.2&leaves=1+x+3+40").await;
    assert_eq!(page.status, StatusCode::BAD_REQUEST);
    assert_eq!(faults(&page.text, "en"), [""; 0]);
    let fields = between(&page.text, "name=\"leaves\" type=\"number\" value=\"", "\"");
    assert_eq!(fields, ["1", "0", "3", "10"], "what could be read of them");
    assert!(page.text.contains("value=\"1 x 3 40\" aria-invalid=\"true\""), "{}", page.text);
    let beside = between(&page.text, "id=\"leaves-text\"", "</form>")[0];
    assert!(without_marks(beside).contains("leaf 2"), "{beside}");
    let page = get(&app, "/explore?game=stones:stones%3D9&moves=2&depth=2&heuristic=luck").await;
    let form = between(&page.text, "class=\"from-game\"", "</form>")[0];
    for kept in [" open", "value=\"stones:stones=9\"", "value=\"2\"", "field-wrong"] {
        assert!(form.contains(kept), "{kept}: {form}");
    }
    // A wish for cuts that there are none of keeps the tree.
    let page = get(&app, "/explore?shape=3.3&seed=5&cuts=60&mode=predict").await;
    assert_eq!(page.status, StatusCode::BAD_REQUEST);
    assert!(
        page.text.contains("name=\"shape\" value=\"3.3\"")
            && page.text.contains("name=\"seed\" value=\"5\"")
    );
    let offered = between(&page.text, "name=\"cuts\">", "</select>")[0];
    let shape: Shape = "3.3".parse().unwrap();
    for cuts in between(offered, "<option value=\"", "\"").iter().filter(|cuts| !cuts.is_empty()) {
        assert!(generate(&shape, 6, cuts.parse().ok()).is_ok(), "{cuts} cuts are offered");
    }
    assert!(!offered.contains("value=\"6\""), "{offered}");
}

#[tokio::test]
async fn files_that_nobody_makes_are_refused() {
    let app = workbench();
    for (query, said) in
        [("format=foo", "svg, tikz, html, json"), ("format=html&seed=1&count=31", "30")]
    {
        let page = get(&app, &format!("/explore?{query}")).await;
        assert_eq!(page.status, StatusCode::BAD_REQUEST, "{query}");
        assert!(page.text.contains(said), "{said}: {}", page.text);
    }
}

/// A position whose tree is too large names a depth that is not, and that one is shown with its moves.
#[tokio::test]
async fn trees_of_positions() {
    let app = workbench();
    let page = get(&app, "/explore?game=tictactoe&moves=b2+a1+c3+a3").await;
    assert_eq!(page.status, StatusCode::BAD_REQUEST);
    let alert = between(&page.text, "role=\"alert\"", "</section>")[0].to_owned();
    let fitting = between(&alert, "href=\"", "\"")[0].replace("&amp;", "&");
    assert!(fitting.contains("depth="), "{fitting}");
    let page = get(&app, &fitting).await;
    assert_eq!(page.status, StatusCode::OK, "{fitting}");
    assert!(page.text.contains("class=\"move\""), "{fitting}");
    // The page of the same search leads here.
    let tree = get(&app, "/tree/stones:stones=9?depth=3").await.text;
    let link = between(&tree, "to-explore\" href=\"", "\"")[0].replace("&amp;", "&");
    let page = get(&app, &link).await;
    assert_eq!(page.status, StatusCode::OK);
    let large = get(&app, "/tree/stones:stones=15").await.text;
    assert!(!large.contains("to-explore"));
    // The form keeps the heuristic; numbers of one's own are nobody's heuristic.
    const REPORT: &str = "/explore?game=stones:stones=9&depth=2&heuristic=report";
    const SAID: &str = "The leaves are values of the heuristic.";
    let page = get(&app, REPORT).await.text;
    let select = between(&page, "id=\"from-heuristic\"", "</select>")[0];
    assert!(select.contains("<option value=\"report\" selected>report"), "{select}");
    assert!(page.contains(SAID));
    let count = between(&page, "class=\"leaf-field\"", ">").len();
    let moved = get(&app, &format!("{REPORT}&leaves={}", vec!["1"; count].join("."))).await.text;
    assert!(moved.contains("the leaves are your own") && !moved.contains(SAID));
}

#[tokio::test]
async fn an_answer_is_marked() {
    let app = workbench();
    let page = get(&app, &format!("/explore?{USUAL}&mode=predict")).await.text;
    // Nothing is given away before.
    assert!(!page.contains("snip cut") && !page.contains("data-explore=\"move\""));
    assert!(nodes(&page).iter().take(2).all(|(_, value)| value.starts_with('M')));
    let toggles = between(&page, "name=\"marked\" value=\"", "\"");
    assert_eq!(toggles.len(), 2 + 3 + 6, "every later branch");
    let main = between(&page, "<main", "</main>")[0];
    let buttons = between(main, "<button class=\"button ", "\" value=\"yes\"");
    assert!(buttons[0].ends_with("name=\"check"), "what Enter presses: {}", buttons[0]);
    let checked =
        format!("/explore?{USUAL}&mode=predict&marked=2.2&marked=1.2.2&marked=2.2.2&check=yes");
    let page = get(&app, &checked).await.text;
    let page = without_marks(&page).into_owned();
    let verdicts = between(&page, "<li class=\"", "</li>");
    let marks: Vec<&str> =
        verdicts.iter().map(|verdict| verdict.split('"').next().unwrap()).collect();
    assert_eq!(marks, ["mistaken", "right", "below", "missed"]);
    assert!(verdicts[0].contains("Values between α 5 and β 7"), "{}", verdicts[0]);
    assert!(verdicts[1].contains("MIN already holds this to 4, and MAX has 5 elsewhere"));
    assert!(verdicts[3].contains("MIN already holds this to 3"));
    assert!(page.contains("Right: 1, missed: 1, looked at after all: 1."));
    let all =
        get(&app, &format!("/explore?{USUAL}&mode=predict&marked=2.2+3.2&check=yes")).await.text;
    assert!(without_marks(&all).contains("All right. Cut branches: 2."));
    let hint = get(&app, &format!("/explore?{USUAL}&mode=predict&marked=2.2&hint=yes")).await.text;
    assert!(without_marks(&hint).contains("Look at node 3"), "the cut that is missing");
    assert!(!hint.contains("snip cut"), "a hint is no solution");
}

/// A Persian zero is a dot in the middle: branches and shapes have none between their numbers.
#[tokio::test]
async fn persian_branches_have_no_zeros() {
    let app = workbench();
    for mode in ["move", "predict&marked=2.2+1.2.2&check=yes"] {
        for (language, name) in [("fa", "2.2"), ("lv", "2·2")] {
            let address = format!("/explore?{USUAL}&mode={mode}&lang={language}");
            let page = get(&app, &address).await.text;
            let main = between(&page, "<main", "</main>")[0];
            assert!(without_marks(main).contains(name), "{address}");
            assert_eq!(main.contains('·'), language != "fa", "{address}");
        }
    }
}

/// Exchanging neighbours leads to the fewest and then to the most, by links alone.
#[tokio::test]
async fn orders_are_reached_by_links() {
    let app = workbench();
    let mut browser = Browser::new(&app);
    let tree = generate(&"3.2.2".parse().unwrap(), 5, Some(1)).unwrap();
    let start = format!("/explore?shape=3.2.2&leaves={}&mode=reorder", tree.leaves_text());
    let (fewest, most) = (tree.leaves_in(Extreme::Fewest), tree.leaves_in(Extreme::Most));
    let mut now = start;
    for (goal, word) in [(fewest, "fewer than"), (most, "Both ends are reached")] {
        // A step is taken only if it helps: a few levels deep, as a person would try.
        let mut seen = vec![now.clone()];
        let mut open = vec![now.clone()];
        let reached = loop {
            let address = open.remove(0);
            let page = browser.get(&address).await;
            assert_eq!(page.status, StatusCode::OK, "{address}");
            let counted = between(&page.text, "data-count=\"alphabeta\">", "<")[0].to_owned();
            if counted == goal.to_string() && without_marks(&page.text).contains(word) {
                break address;
            }
            let links = between(&page.text, "id=\"exchange-", " data-shows");
            assert_eq!(links.len(), 11, "{address}");
            let anchors = page.text.split("<a href=\"").skip(1);
            let anchors = anchors.filter_map(|anchor| anchor.split_once("\" id=\"exchange-"));
            for (link, _) in anchors.filter(|(link, _)| !link.contains('"')) {
                let link = link.replace("&amp;", "&");
                if !seen.contains(&link) && seen.len() < 3_000 {
                    seen.push(link.clone());
                    open.push(link);
                }
            }
            assert!(!open.is_empty(), "{goal} is never reached");
        };
        now = reached;
    }
}

#[tokio::test]
async fn trees_are_taken_away() {
    let app = workbench();
    for (format, kind, inside) in [
        ("svg", "image/svg+xml", "<svg"),
        ("tikz", "application/x-tex; charset=utf-8", "\\begin{tikzpicture}"),
        ("html", "text/html; charset=utf-8", "<!DOCTYPE html>"),
    ] {
        for language in Language::ALL {
            let address = format!("/explore?{USUAL}&format={format}&lang={}", language.code());
            let plain = get(&app, &address).await;
            assert_eq!(plain.status, StatusCode::OK, "{format}");
            assert_eq!(plain.headers[header::CONTENT_TYPE], kind);
            assert!(plain.text.contains(inside), "{format}");
            let solved = get(&app, &format!("{address}&solution=yes")).await;
            assert!(solved.text.len() > plain.text.len(), "{format} {language}");
        }
    }
    let many = get(&app, "/explore?seed=27&shape=3.2.2&format=html&count=4").await.text;
    assert!(many.contains("Exercise 4") && !many.contains("Exercise 5"));
    assert!(many.contains("--seed 27") && many.contains("--count 4"));
}

/// The page's file and the answer to a program are one object, with the same numbers as the search.
#[tokio::test]
async fn programs_get_the_same() {
    let app = workbench();
    let query = "shape=3.2.2&seed=27&count=3&solution=yes";
    let file = get(&app, &format!("/explore?{query}&format=json")).await;
    let answer = get(&app, &format!("/api/v1/exercises?{query}")).await;
    assert_eq!((file.status, answer.status), (StatusCode::OK, StatusCode::OK));
    assert_eq!(file.text, answer.text);
    let found: serde_json::Value = serde_json::from_str(&answer.text).unwrap();
    let exercises = found["exercises"].as_array().unwrap();
    assert_eq!(exercises.len(), 3);
    for (exercise, seed) in exercises.iter().zip(27..) {
        let tree = generate(&"3.2.2".parse().unwrap(), seed, None).unwrap();
        let searched = tree.alphabeta();
        assert_eq!(exercise["leaves"], serde_json::json!(tree.leaves()));
        assert_eq!(exercise["value"], searched.value);
        assert_eq!(exercise["leaves_looked_at"], searched.leaves);
    }
    let plain = get(&app, "/api/v1/exercises?leaves=1.2.3.20&shape=2.2&root=min").await.text;
    let plain: serde_json::Value = serde_json::from_str(&plain).unwrap();
    assert_eq!(
        plain["exercises"][0]["value"],
        serde_json::Value::Null,
        "no solution unless asked for"
    );
    assert_eq!(plain["exercises"][0]["root"], "min");
    for wrong in [
        "shape=x",
        "leaves=1",
        "seed=x",
        "cuts=-1",
        "root=x&leaves=1",
        "root=min",
        "solution=x",
        "count=0",
        "cuts=99",
    ] {
        let refused = get(&app, &format!("/api/v1/exercises?{wrong}")).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{wrong}: {}", refused.text);
    }
    assert_eq!(
        get(&app, "/api/v1/exercises?count=31").await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
}

/// Addresses of the page lead to the page, and what is unusual about a tree stays.
#[tokio::test]
async fn links_keep_the_tree() {
    let app = workbench();
    let page = get(&app, "/explore?shape=2.2&leaves=-1.2.3.-4&scale=-5..5&root=min").await.text;
    let links = between(&page, "href=\"/explore", "\"");
    assert!(links.len() > 8);
    for link in links {
        let link = format!("/explore{}", link.replace("&amp;", "&"));
        let there = get(&app, &link).await;
        assert_eq!(there.status, StatusCode::OK, "{link}");
        let keeps = !link.contains("seed=") && link != "/explore";
        assert!(!keeps || (link.contains("scale=-5..5") && link.contains("root=min")), "{link}");
    }
}
