//! The same numbers in Markdown, HTML and JSON, in every language; and nothing gets out of its place.

use std::time::Duration;

use gametree_catalogue::{Catalogue, Search, Session};
use gametree_language::{Argument, Language, ascii_digits, message};
use gametree_present::page::{Block, Cell, Column, Fact, PlayLine, Remark, Table};
use gametree_present::report::{Analysis, Solving, Statistics};
use gametree_present::{Page, html, json, markdown, report};
use gametree_rules::Amount;
use gametree_rules::Value;
use gametree_rules::work::Work;
use gametree_search::Bound;
use serde_json::to_value;

fn open(spec: &str) -> Box<dyn Session> {
    Catalogue::standard().open(spec).unwrap()
}

/// What is written, with nothing but ASCII digits in it and no signs between groups of them.
fn plain_numbers(text: &str) -> String {
    let separators = [',', '\u{202f}', '٬'];
    ascii_digits(text).chars().filter(|character| !separators.contains(character)).collect()
}

#[track_caller]
fn all_say(page: &Page, what: &[String]) {
    for language in Language::ALL {
        for written in [markdown(page, language), html(page, language)] {
            let numbers = plain_numbers(&written);
            for what in what {
                assert!(numbers.contains(what), "{language}: no {what} in {written}");
            }
        }
    }
}

#[test]
fn a_solution_has_the_same_numbers_everywhere() {
    let session = open("stones:stones=2000");
    let solved = session.solve(&Work::default()).unwrap();
    let here = solved.look_up(&session.position()).unwrap();
    let solving = Solving {
        session: &*session,
        here: &here,
        positions: solved.positions(),
        bytes: solved.bytes(),
        reachable: solved.reachable(),
        unfinished: solved.unfinished(),
        canonical: solved.up_to_symmetry(),
        elapsed: Duration::from_micros(12_340),
        certificate: None,
        exported: None,
    };
    let object = to_value(json::Solve::from(&solving)).unwrap();
    let numbers = ["positions", "bytes", "plies", "spec", "position"]
        .map(|field| object[field].to_string().trim_matches('"').to_owned());
    all_say(&report::solve(&solving), &numbers);
    assert_eq!(object["elapsed_ms"], 12.34);
    let english = markdown(&report::solve(&solving), Language::English);
    assert!(english.contains("- time: 12.34 ms"), "{english}");
}

#[test]
fn an_analysis_has_the_same_numbers_everywhere() {
    let session = open("tictactoe");
    let search: Search = "alphabeta:depth=5".parse().unwrap();
    let answer = session.analyze(&search, &Work::new()).unwrap();
    let statistics = Statistics::new(&*session, &search, &answer);
    let analysis =
        Analysis { session: &*session, search: &search, answer: &answer, statistics, exact: None };
    let object = to_value(json::Analyze::from(&analysis)).unwrap();
    let numbers = [
        object["nodes"]["visited"].to_string(),
        object["nodes"]["cutoffs"].to_string(),
        object["statistics"]["full_tree"].to_string(),
    ];
    let page = report::analyze(&analysis);
    all_say(&page, &numbers);
    for mv in &answer.moves {
        all_say(&page, std::slice::from_ref(&mv.mv));
    }
}

#[test]
fn counts_have_the_same_numbers_everywhere() {
    let session = open("tictactoe");
    let counts = session.perft(Some(9), 100_000, &Work::default()).unwrap();
    let object = to_value(json::Perft::new(&*session, None, &counts)).unwrap();
    let plies = object["by_ply"].as_array().unwrap().iter();
    let paths = plies.map(|ply| ply["paths"].to_string());
    let numbers: Vec<String> = paths.chain([object["total"]["positions"].to_string()]).collect();
    all_say(&report::perft(&counts), &numbers);
}

/// A page on which every text that comes from outside is hostile.
fn hostile(text: &str) -> Page {
    let cells = vec![
        Cell::Code(text.to_owned()),
        Cell::Move(text.to_owned()),
        Cell::Moves(vec![text.to_owned(), text.to_owned()]),
        Cell::text(text).strong().best(),
        Cell::text(message!("diff-more", count = Argument::quoted(text))),
    ];
    let columns = cells.iter().map(|_| Column::words(Cell::text(text))).collect();
    Page::new([
        Block::Sentence(message!("choice", mv = text)),
        Block::Facts(cells.iter().map(|cell| Fact::named(text, cell.clone())).collect()),
        Block::Named {
            name: text.to_owned(),
            title: message!("choice", mv = text),
            facts: Vec::new(),
        },
        Block::Table(Table { columns, rows: vec![cells], ..Table::default() }),
        Block::Lines {
            label: message!("choice", mv = text),
            lines: vec![PlayLine {
                value: Cell::text(text),
                known: message!("choice", mv = text),
                moves: vec![text.to_owned()],
            }],
        },
        Block::Remarks(vec![Remark {
            text: message!("choice", mv = text),
            reason: Some(message!("choice", mv = text)),
        }]),
    ])
}

#[test]
fn hostile_text_stays_text_in_html() {
    for language in Language::ALL {
        let text = html(&hostile("<script>alert('x')</script> & \" onload=\"x"), language);
        assert!(!text.contains("<script") && !text.contains("onload=\"x"), "{text}");
        assert!(text.contains("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp;"), "{text}");
        assert!(!text.contains("style="), "{text}");
        balanced(&text);
    }
}

/// Every element that is opened is closed, in the right order.
fn balanced(text: &str) {
    let mut open = Vec::new();
    for piece in text.split('<').skip(1) {
        let tag = piece.split(['>', ' ']).next().unwrap();
        match tag.strip_prefix('/') {
            Some(tag) => assert_eq!(open.pop(), Some(tag), "{text}"),
            None if tag == "br" => {}
            None => open.push(tag),
        }
    }
    assert!(open.is_empty(), "{open:?}");
}

#[test]
fn hostile_text_stays_text_in_markdown() {
    for language in Language::ALL {
        let text = markdown(&hostile("a|b `c` *d* [e](f) <g> \\h\n# i"), language);
        for line in text.lines().filter(|line| line.starts_with('|')) {
            let bars = line.matches('|').count() - line.matches("\\|").count();
            assert_eq!(bars, 6, "{line}");
        }
        assert!(
            text.contains("a\\|b \\`c\\` \\*d\\* \\[e\\](f) &lt;g&gt; \\\\h<br>\\# i"),
            "{text}"
        );
        assert!(!text.contains("\n# i"), "{text}");
    }
}

#[test]
fn moves_and_positions_go_from_left_to_right_in_persian() {
    let page = report::show(&*open("sim"));
    let text = html(&page, Language::Persian);
    assert!(text.starts_with("<section class=\"gametree\" lang=\"fa\" dir=\"rtl\">"), "{text}");
    assert!(text.contains("<bdi class=\"code\" dir=\"ltr\">sim"), "{text}");
    assert!(text.contains("<bdi class=\"code\" dir=\"ltr\">1-2 "), "{text}");
    assert!(text.contains("<span class=\"first\">"), "{text}");
    let text = markdown(&page, Language::Persian);
    assert!(text.contains("\u{2068}1-2 "), "{text}");
    assert!(html(&page, Language::Latvian).contains("lang=\"lv\" dir=\"ltr\""));
}

#[test]
fn cells_of_all_kinds() {
    let amount = |value, bound| Cell::Amount { amount: Amount::whole(Value(value)), bound };
    let cells = [
        (Cell::Empty, ""),
        (Cell::Nothing, "–"),
        (Cell::Unknown, "?"),
        (Cell::LeftOut, "…"),
        (Cell::Number(-1234), "−1,234"),
        (Cell::Count(1 << 100), "1,267,650,600,228,229,401,496,703,205,376"),
        (Cell::Decimal { number: 0.125, places: 2 }, "0.12"),
        (Cell::Share(0.3125), "31.2"),
        (Cell::Milliseconds { ms: 1.5, places: 1 }, "1.5 ms"),
        (Cell::Margin(3), "+3"),
        (Cell::Margin(-3), "−3"),
        (amount(2, Bound::Exact), "+2"),
        (amount(-2, Bound::Lower), "≥ −2"),
        (amount(0, Bound::Upper), "≤ 0"),
        (Cell::amount(Amount { value: Value(5), denominator: 2 }), "+2.5000"),
        (Cell::Score([3, 0, 1]), "3–0–1"),
        (Cell::Number(7).best(), "7 ★"),
        (Cell::Margin(1).with_asterisk(), "+1\\*"),
        (Cell::Number(7).remarked(message!("result-draw")), "7 (a draw)"),
    ];
    for (cell, expected) in cells {
        let page = Page::new([Block::Facts(vec![Fact::named("n", cell)])]);
        assert_eq!(markdown(&page, Language::English), format!("- n: {expected}\n"));
    }
}
