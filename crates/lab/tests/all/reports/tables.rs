//! The reports' tables, rerun: which rows hold is known from running the original programs.

use std::collections::BTreeSet;
use std::num::NonZero;
use std::sync::OnceLock;

use gametree_catalogue::Catalogue;
use gametree_lab::reports::published::Side;
use gametree_lab::reports::rerun::{Figure, endings, game_nodes, rerun};
use gametree_lab::reports::{Published, Report, Rerun, Source, Verdict, published_rows};
use gametree_rules::work::Budget;
use gametree_rules::{Outcome, Player, Work};
use serde_json::json;

use crate::data::{group, record};

fn rerun_of(published: &Published) -> Rerun {
    let two = NonZero::new(2).unwrap().get();
    rerun(published, &Work::within(Budget { threads: two, ..Budget::default() }))
        .expect("nobody stops it")
}

/// A report's own table, rerun once for all tests.
pub(super) fn own(report: Report) -> &'static Rerun {
    static RERUNS: [OnceLock<Rerun>; 5] = [const { OnceLock::new() }; 5];
    let index = Report::ALL.iter().position(|one| *one == report).unwrap();
    RERUNS[index].get_or_init(|| rerun_of(&Published::of(report)))
}

/// The rows with a verdict, counted from 1.
fn rows_with(rerun: &Rerun, verdict: Verdict) -> Vec<usize> {
    rerun.rows.iter().filter(|row| row.verdict == verdict).map(|row| row.row).collect()
}

/// Whatever comes of a table, what was published stands there before and after.
fn published_is_known_before(found: &Rerun) {
    let before = published_rows(&Published::of(found.report));
    assert_eq!(before.len(), found.rows.len());
    for (before, after) in before.iter().zip(&found.rows) {
        assert_eq!(
            (before.row, &before.setting, &before.published),
            (after.row, &after.setting, &after.published)
        );
        let ends = [before.interval(), after.interval()];
        let ends = ends.map(|found| found.map(|found| (found.low, found.high)));
        assert_eq!(ends[0], ends[1]);
    }
}

#[test]
fn multiply_17_of_20() {
    let found = own(Report::Multiply);
    published_is_known_before(found);
    assert_eq!(found.rows.len(), 20);
    assert_eq!(rows_with(found, Verdict::NotReproduced), [2, 10, 18]);
    assert_eq!(found.count(Verdict::Reproduced), 17);
    assert!(found.rows.iter().all(|row| !row.is_unexpected()));
    // Move by move as the original program was found to do.
    let table = record("multiply", "published_table");
    for (row, expected) in found.rows.iter().zip(table.as_array().unwrap()) {
        let moves = expected["computer_moves"].as_array().unwrap();
        let list = |name: &str| {
            Figure::Numbers(moves.iter().map(|mv| mv[name].as_i64().unwrap()).collect())
        };
        let get = |figures: &[(&str, Figure)], name: &str| {
            figures.iter().find(|(known, _)| *known == name).unwrap().1.clone()
        };
        assert_eq!(get(&row.rerun, "moves"), list("program_multiplier"), "{}", row.row);
        assert_eq!(get(&row.rerun, "counts"), list("count_by_convention"), "{}", row.row);
        assert_eq!(get(&row.corrected, "calls"), list("true_calls"), "{}", row.row);
        assert_eq!(get(&row.published, "counts"), list("published_count"), "{}", row.row);
        let reproduces = expected["reproduces"].as_bool().unwrap();
        assert_eq!(row.verdict == Verdict::Reproduced, reproduces, "{}", row.row);
    }
    for (name, number) in [
        ("published_minimax", 204),
        ("published_alphabeta", 137),
        ("calls_minimax", 204),
        ("calls_alphabeta", 185),
        ("positions", 342),
        ("agree", 342),
        ("won", 207),
        ("kept", 207),
    ] {
        assert_eq!(*found.findings.get(name), Figure::Number(number), "{name}");
    }
}

#[test]
fn stones_20_consistent() {
    let found = own(Report::Stones);
    published_is_known_before(found);
    // The moves were never published, so no row is more than possible.
    assert_eq!(found.count(Verdict::Possible), 20);
    assert_eq!(*found.findings.get("pressed"), Figure::Number(2));
    // The takes of both lead to the totals and the number of moves that the row has.
    let catalogue = Catalogue::standard();
    for row in &found.rows {
        let spot = row.spot();
        let mut session = catalogue.open(&spot.spec).unwrap();
        for take in &spot.moves {
            session.play(take).unwrap();
        }
        assert!(session.result().is_some(), "{}: the game is over", row.row);
        let winner = session.result().unwrap().outcome;
        let get = |name: &str| &row.published.iter().find(|(known, _)| *known == name).unwrap().1;
        let by_computer = row.setting.contains(&("first", "computer".into()));
        let first = if by_computer { "computer" } else { "human" };
        let second = if by_computer { "human" } else { "computer" };
        let won = match winner {
            Outcome::Win(Player::First) => first,
            Outcome::Win(Player::Second) => second,
            Outcome::Draw => "draw",
        };
        assert_eq!(*get("winner"), won.into(), "{}", row.row);
    }
}

/// Every ending that the original program can come to, and no other.
#[test]
fn stones_outcomes() {
    group("stones", "outcomes").check(|row| {
        let first = if row.text("first") == "player" { Side::Human } else { Side::Computer };
        let found: BTreeSet<(u32, u32, u64)> = endings(row.int("n") as u32, first)
            .into_keys()
            .map(|ending| (ending.human, ending.computer, ending.nodes))
            .collect();
        let expected: BTreeSet<(u32, u32, u64)> =
            serde_json::from_value(row.cell("reachable_player_computer_nodes").clone()).unwrap();
        assert_eq!(found, expected, "{row}");
    });
}

#[test]
fn bits_8_of_10_and_10_plausible() {
    let found = own(Report::Bits);
    published_is_known_before(found);
    assert_eq!(rows_with(found, Verdict::NotReproduced), [6, 17]);
    assert_eq!(found.count(Verdict::Reproduced), 8);
    assert_eq!(found.count(Verdict::Plausible), 10);
    assert_eq!(*found.findings.get("distinct_rows"), Figure::Number(17));
    assert_eq!(*found.findings.get("games"), Figure::Number(1000));
    // The two that do not hold are the counts of other lengths.
    let table = record("bitstring", "published_table");
    for expected in table.as_array().unwrap() {
        if let Some(nodes) = expected["nodes_deterministic"].as_u64() {
            let first =
                if expected["first"] == json!("player") { Side::Human } else { Side::Computer };
            let length = expected["length"].as_u64().unwrap() as u8;
            assert_eq!(game_nodes(length, first), nodes, "{expected}");
            for other in expected["lengths_that_give_published"].as_array().unwrap() {
                let first = if other[1] == json!("player") { Side::Human } else { Side::Computer };
                let length = other[0].as_u64().unwrap() as u8;
                assert_eq!(Some(game_nodes(length, first)), expected["nodes_published"].as_u64());
            }
        }
    }
}

#[test]
fn mnk_four_boards() {
    let found = own(Report::Mnk);
    published_is_known_before(found);
    assert_eq!(found.count(Verdict::Reproduced), 4, "{:#?}", found.rows);
    let lost = Figure::Numbers(vec![329, 106, 106, 42, 36, 0, 0, 0, 0]);
    assert_eq!(*found.findings.get("lost_by_depth"), lost);
    assert_eq!(*found.findings.get("safe_from_depth"), Figure::Number(6));
}

/// The report prints neither the depths nor the human's moves, and for the largest board not even how many in a row.
#[test]
fn what_is_ours_in_a_row_is_named() {
    let ours = |report: Report| -> Vec<Vec<&'static str>> {
        let rows = published_rows(&Published::of(report));
        rows.into_iter().map(|row| row.origin.reconstructed).collect()
    };
    let boards = ["depths", "human"];
    let largest = ["k", "depths", "human"];
    assert_eq!(ours(Report::Mnk), [&boards[..], &boards, &boards, &largest]);
    assert!(ours(Report::Multiply).iter().all(Vec::is_empty));
    assert!(ours(Report::Stones).iter().all(|ours| ours[..] == ["takes"]));
    assert!(ours(Report::Sim).iter().all(|ours| ours[..] == ["start"]));
    let Published::Bits(rows) = Published::of(Report::Bits) else { panic!() };
    for (ours, row) in ours(Report::Bits).iter().zip(rows) {
        assert_eq!(ours.is_empty(), !row.prune, "minimax's counts do not depend on the digits");
    }
}

/// The boards are kept as human moves; these are the ones that the original program was given.
#[test]
fn mnk_moves_are_those_of_the_figures() {
    let Published::Mnk(rows) = Published::of(Report::Mnk) else { panic!() };
    let figures = record("mnk", "figures");
    let names = [
        "3x3 draw board before last human move (depth 50)",
        "3x3 computer win (depth 50)",
        "4x4 k=3 computer win (depth 50)",
        "6x6 k=4 depth=4",
    ];
    for (row, name) in rows.iter().zip(names) {
        let expected: Vec<Vec<(u8, u8)>> = serde_json::from_value(figures[name].clone()).unwrap();
        assert_eq!(row.orders, expected, "{name}");
    }
}

#[test]
fn sim_seven_numbers() {
    let found = own(Report::Sim);
    published_is_known_before(found);
    assert_eq!(found.count(Verdict::Plausible), 7, "{:#?}", found.rows);
    assert_eq!(*found.findings.get("start"), Figure::Text("blue".to_owned()));
    assert_eq!(*found.findings.get("published_wins"), Figure::Number(597));
    // The rates of the original program under each start rule, with as many games as it was given: neither may be
    // further from the other than four times what chance does.
    let results = record("sim", "published_results");
    let shares = |figures: &[(&'static str, Figure)], name: &str| match figures
        .iter()
        .find(|(known, _)| *known == name)
    {
        Some((_, Figure::Share(share))) => *share,
        other => panic!("{name}: {other:?}"),
    };
    for (row, expected) in found.rows.iter().zip(results.as_array().unwrap()) {
        for start in ["published", "red", "blue"] {
            let rate = expected[format!("rate_start_{start}")].as_f64().unwrap();
            let ours = shares(&row.rerun, &format!("share_start_{start}"));
            let (depth, prune) = (&expected["depth"], &expected["prune"]);
            let few = *depth == json!(5) && *prune == json!(false);
            let games = if few { 109.0 } else { 660.0 };
            let chance = (rate * (1.0 - rate) / games).sqrt();
            assert!((rate - ours).abs() < 4.0 * chance, "{depth} {prune} {start}: {ours} {rate}");
        }
    }
    // Without its faults a deeper search wins at least as often, and all of them more often than as published.
    for row in &found.rows {
        assert!(shares(&row.corrected, "red_share") > shares(&row.rerun, "red_share"), "{row:?}");
    }
}

/// One wrong figure, and the row does not hold: in every report.
#[test]
fn a_wrong_figure_is_caught() {
    for (report, text, right, wrong) in [
        (
            Report::Multiply,
            include_str!("../../../src/reports/published/000.csv"),
            "3;9;0.105",
            "3;8;0.105",
        ),
        (
            Report::Stones,
            include_str!("../../../src/reports/published/001.csv"),
            ",12,49,48,",
            ",12,49,47,",
        ),
        (Report::Bits, include_str!("../../../src/reports/published/002.csv"), "95568", "95569"),
        (Report::Mnk, include_str!("../../../src/reports/published/003.csv"), "computer", "human"),
    ] {
        assert!(text.contains(right), "{report}");
        let published = Published::read(report, &text.replacen(right, wrong, 1)).unwrap();
        let found = rerun_of(&published);
        assert!(found.rows.iter().any(|row| row.is_unexpected()), "{report}");
        // The report says nothing of a table that is not its own.
        assert!(found.rows.iter().all(|row| row.origin.source == Source::Given), "{report}");
        assert!(found.claims.is_empty(), "{report}");
    }
    let few = "depth,prune,games,red_wins\n1,yes,100,70\n3,yes,100,90\n";
    let found = rerun_of(&Published::read(Report::Sim, few).unwrap());
    assert!(found.rows[0].is_unexpected(), "{:#?}", found.rows);
}

/// What is not a table of this report is refused, with what would be right.
#[test]
fn tables_that_are_none() {
    let refused = |report: Report, text: &str| {
        let error = Published::read(report, text).expect_err(text);
        assert!(!error.to_string().is_empty());
    };
    let multiply = |cells: &str| format!("algorithm,first,start,move1,move2,winner\n{cells}\n");
    for cells in [
        "alphabeta,human,20,3;9;0.1,3,human",
        "alphabeta,human,20,3,3,human",
        "alphabeta,human,20,3,3;9,human",
        "alphabeta,human,20,3,3;9;0.1;4,human",
        "alphabeta,human,20,3,3;18446744073709551615;0.1,human",
        "alphabeta,human,20,3,3;9;NaN,human",
        "alphabeta,human,20,3,3;9;-5,human",
        "alphabeta,human,20,,3;9;1,human",
        "alphabeta,human,20,7,3;9;1,human",
    ] {
        refused(Report::Multiply, &multiply(cells));
    }
    assert!(
        Published::read(Report::Multiply, &multiply("alphabeta,human,20,3,3;9;1,human")).is_ok()
    );
    let mnk = |cells: &str| format!("size,k,depths,human,board,winner\n{cells}\n");
    for cells in [
        "3,3,,0 0;1 1,oxx/xxo/oo1,nobody",
        "3,3,0,0 0;1 1,oxx/xxo/oo1,nobody",
        "10,5,9,0 0;1 1,10,nobody",
        "3,3,4,0 9,3/3/3,nobody",
        "3,3,4,0 0,3/3/3,draw",
    ] {
        refused(Report::Mnk, &mnk(cells));
    }
    refused(Report::Sim, "depth,prune,games,red_wins\n7,no,100,50\n");
    refused(Report::Sim, "depth,prune,games,red_wins\n7,yes,100,101\n");
    refused(Report::Stones, "stones\n71\n");
    refused(Report::Bits, "");
    assert!(
        Published::read(Report::Sim, "\"depth\",prune,games,red_wins\n\"1\",yes,100,70\n").is_ok()
    );
}

/// What the original program itself did, in thousands of games, is not called wrong for want of games here.
#[test]
fn many_games_of_the_original_hold() {
    let table = "depth,prune,games,red_wins\n5,yes,4000,3332\n1,no,4000,3663\n3,yes,4000,3499\n";
    let found = rerun_of(&Published::read(Report::Sim, table).unwrap());
    assert_eq!(found.count(Verdict::Plausible), 3, "{:#?}", found.rows);
}

/// A table as a spreadsheet writes it, in any country, is the same table.
#[test]
fn tables_from_spreadsheets() {
    for report in Report::ALL {
        let own = match report {
            Report::Multiply => include_str!("../../../src/reports/published/000.csv"),
            Report::Stones => include_str!("../../../src/reports/published/001.csv"),
            Report::Bits => include_str!("../../../src/reports/published/002.csv"),
            Report::Mnk => include_str!("../../../src/reports/published/003.csv"),
            Report::Sim => include_str!("../../../src/reports/published/004.csv"),
        };
        let expected = Published::of(report);
        let marked = format!("\u{feff}{}", own.replace('\n', "\r\n"));
        assert_eq!(Published::read(report, &marked).unwrap(), expected);
        for separator in [";", "\t"] {
            let cell = |cell: &str| {
                let cell = cell.trim_matches('"');
                let is_fraction = cell.parse::<f64>().is_ok() && cell.contains('.');
                let cell = if is_fraction { cell.replace('.', ",") } else { cell.to_owned() };
                if cell.contains(';') { format!("\"{cell}\"") } else { cell }
            };
            let line = |line: &str| line.split(',').map(cell).collect::<Vec<_>>().join(separator);
            let other: String = own.lines().map(|text| line(text) + "\r\n").collect();
            assert_eq!(
                Published::read(report, &other).unwrap(),
                expected,
                "{report} {separator:?}"
            );
        }
    }
}

/// A complaint names the line that is wrong, counted as an editor counts.
#[test]
fn the_line_that_is_wrong() {
    let said = |text: &str| Published::read(Report::Sim, text).unwrap_err().to_string();
    assert!(
        said("depth,prune,red_wins\n1,yes,70\n").contains("line 1: there is no column `games`")
    );
    assert!(said("\ndepth;prune;red_wins\n1;yes;70\n").contains("line 2: there is no column"));
    let header = "depth,prune,games,red_wins\n";
    assert!(said(&format!("{header}1,yes,100,70\n\n3,yes\n")).contains("line 4: "));
    assert!(said(&format!("{header}\"1\",yes,100,\"70\n")).contains("line 2: quotes"));
}
