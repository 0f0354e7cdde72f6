//! The same numbers in Markdown, HTML and JSON, in every language; and nothing gets out of its place.

use std::time::Duration;

use gametree_catalogue::{Catalogue, Search, Session};
use gametree_language::{Argument, Language, ascii_digits, message};
use gametree_present::page::{Block, Cell, Column, Fact, PlayLine, Remark, Table};
use gametree_present::report::{Analysis, Solving, Statistics};
use gametree_present::{Page, csv, html, json, latex, markdown, report};
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
    let counts = solved.counts(&Work::default()).unwrap();
    let solving = Solving {
        session: &*session,
        here: &here,
        positions: solved.positions(),
        bytes: solved.bytes(),
        reachable: counts.reachable,
        unfinished: counts.unfinished,
        canonical: counts.up_to_symmetry,
        elapsed: Duration::from_micros(12_340),
        certificate: None,
        exported: None,
        table: None,
    };
    let object = to_value(json::Solve::from(&solving)).unwrap();
    let numbers = ["positions", "bytes", "plies", "spec", "position"]
        .map(|field| object[field].to_string().trim_matches('"').to_owned());
    all_say(&report::solve(&solving), &numbers);
    assert_eq!(object["elapsed_ms"], 12.34);
    let english = markdown(&report::solve(&solving), Language::English);
    assert!(english.contains("- time: 12 ms"), "{english}");
}

#[test]
fn an_analysis_has_the_same_numbers_everywhere() {
    let session = open("tictactoe");
    let search: Search = "alphabeta:depth=5".parse().unwrap();
    let answer = session.analyze(&search, &Work::new()).unwrap();
    let statistics = Statistics::new(&*session, &search, &answer, &Work::default());
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
    let counts = session.perft(Some(9), 100_000, &Work::default());
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
            text.contains("a\\|b \\`c\\` \\*d\\* \\[e\\](f) &lt;g&gt; \\\\h\\\\n\\# i"),
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
        (Cell::Interval { low: 0.25, high: 12.0, places: 1 }, "0.2–12.0"),
        (Cell::Level(0.03125), "0.0312"),
        (Cell::Level(1e-9), "&lt;0.0001"),
        (Cell::Duration(Duration::from_micros(1500)), "1.5 ms"),
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

/// The only table of a page.
fn table_of(page: Page) -> Table {
    page.blocks
        .into_iter()
        .find_map(|block| match block {
            Block::Table(table) => Some(table),
            _ => None,
        })
        .unwrap()
}

#[test]
fn hostile_text_stays_text_in_csv() {
    for language in Language::ALL {
        let wicked = "a,\"b\"\r\nc";
        let text = csv(&table_of(hostile(wicked)), language);
        // What hides is shown, so there are two lines and nothing else.
        assert_eq!(text.matches("\r\n").count(), 2, "{text:?}");
        let field = "\"a,\"\"b\"\"\\r\\nc\"";
        let row = text.lines().nth(1).unwrap();
        assert!(row.starts_with(&format!("{field},{field},")), "{row}");
        assert_eq!(row.matches("\"\"").count() % 2, 0, "{row}");
    }
}

#[test]
fn hostile_text_stays_text_in_latex() {
    for language in Language::ALL {
        let text = latex(&table_of(hostile("\\end{table} 50% & #1_2^3~4 $x$ <|>\"")), language);
        let parts = text.matches("\\begin{table}").count();
        assert_eq!(text.matches("\\end{table}").count(), parts, "{text}");
        assert_eq!(text.matches("\\end{").count(), 2 * parts, "{text}");
        let escaped = "\\textbackslash{}end\\{table\\} 50\\% \\& \\#1\\_2\\textasciicircum{}3\\textasciitilde{}4 \
                       \\$x\\$ \\textless{}\\textbar{}\\textgreater{}{\\char34}";
        assert!(text.contains(escaped), "{text}");
        // A row has one sign less than columns, and every column is set.
        let mut set = 1;
        for part in text.split("\\begin{tabular}{").skip(1) {
            let columns = part.find('}').unwrap();
            for row in part.lines().filter(|line| line.ends_with(" \\\\")) {
                assert_eq!(row.matches(" & ").count(), columns - 1, "{row}");
            }
            // The first column stands in every part.
            set += columns - 1;
        }
        assert_eq!(set, 5, "{text}");
        assert_eq!(text.contains("\\lr{"), language == Language::Persian);
        assert!(!text.contains('\u{2068}'), "{text}");
    }
}

/// An interval is two numbers for a program, and a level is not only said to be small.
#[test]
fn intervals_take_two_columns_in_csv() {
    let [a, b, p] = ["a", "b", "p"].map(Cell::text);
    let labels = [Column::intervals(a), Column::numbers(b), Column::numbers(p)];
    let interval = Cell::Interval { low: -1.5, high: 20.0, places: 1 };
    let rows = vec![
        vec![interval, Cell::Number(3), Cell::Level(0.5)],
        vec![Cell::Nothing, Cell::Number(4), Cell::Level(0.000_02)],
    ];
    let table = Table { columns: labels.to_vec(), rows, ..Table::default() };
    for language in Language::ALL {
        let expected = "a low,a high,b,p\r\n-1.5,20.0,3,0.5\r\n,,4,0.00002\r\n";
        assert_eq!(csv(&table, language), expected);
    }
}

#[test]
fn cells_for_latex_and_programs() {
    let columns = vec![Column::numbers(Cell::text("n"))];
    let rows = [
        (Cell::Number(-1234), "$-$1,234", "-1234"),
        (Cell::Margin(-3), "$-$3", "-3"),
        (Cell::Decimal { number: 0.125, places: 3 }, "0.125", "0.125"),
        (Cell::Duration(Duration::from_micros(1500)), "1.5 ms", "1.500"),
        (Cell::Nothing, "–", ""),
        (Cell::Number(7).best(), "7 $\\star$", "7"),
        (
            Cell::Amount { amount: Amount::whole(Value(-2)), bound: Bound::Lower },
            "$\\ge$ $-$2",
            ">= -2",
        ),
        (Cell::amount(Amount { value: Value(5), denominator: 2 }), "+2.5000", "2.5"),
    ];
    for (cell, in_latex, in_csv) in rows {
        let table = Table { columns: columns.clone(), rows: vec![vec![cell]], ..Table::default() };
        let text = latex(&table, Language::English);
        assert!(text.contains(&format!("\n{in_latex} \\\\\n")), "{text}");
        assert_eq!(csv(&table, Language::Polish), format!("n\r\n{in_csv}\r\n"));
    }
}
