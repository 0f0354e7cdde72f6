//! What the reports claim: every judgement follows from figures that are computed here once more, and every statement
//! about a report has its source on the page.

use std::time::Duration;

use gametree_catalogue::Catalogue;
use gametree_lab::json;
use gametree_lab::report::{
    claims_table, fault_source, judgement_word, no_fault, reproduced_table, reproduced_tables,
    start_rule,
};
use gametree_lab::reports::{
    CLAIMS, Claim, FAULTS, Fault, Judged, Judgement, Published, QUESTIONS, Report, Rerun, Section,
    Source, rerun, show,
};
use gametree_language::{Language, Message, without_marks};
use gametree_present::Page;
use gametree_present::page::{Block, Cell};
use gametree_present::{csv, html, latex, markdown};
use gametree_rules::{Exact, Player, Work};

use super::tables::own;

/// A page as HTML, apostrophes as they are said.
fn shown(page: &Page) -> String {
    html(page, Language::English).replace("&#39;", "'")
}

fn said(message: &Message) -> String {
    without_marks(&Language::English.say(message)).into_owned()
}

fn judged<'a>(rerun: &'a Rerun, name: &str) -> &'a Judged {
    rerun.claims.iter().find(|judged| judged.claim.name == name).expect(name)
}

/// Each claim: the judgement, and what its evidence has to say.
fn expect(rerun: &Rerun, name: &str, judgement: Judgement, pieces: &[&str]) {
    let judged = judged(rerun, name);
    assert_eq!(judged.judgement, judgement, "{}", judged.claim.id());
    let evidence = format!("{} {}", said(&judged.claim.said()), said(&judged.evidence));
    for piece in pieces {
        assert!(evidence.contains(piece), "{}: {piece} in {evidence}", judged.claim.id());
    }
}

/// A column of a published table, read without the reader of the program.
fn column(table: &str, name: &str) -> Vec<(Vec<String>, f64)> {
    let mut lines = table.lines();
    let header: Vec<&str> = lines.next().unwrap().split(',').collect();
    let index = header.iter().position(|column| *column == name).unwrap();
    let rows = lines.map(|line| line.split(',').map(str::to_owned).collect::<Vec<_>>());
    rows.filter_map(|row| Some((row.clone(), row[index].parse().ok()?))).collect()
}

fn mean(rows: &[(Vec<String>, f64)], algorithm: &str) -> f64 {
    let of: Vec<f64> = rows
        .iter()
        .filter(|(row, _)| row.iter().any(|cell| cell == algorithm))
        .map(|(_, number)| *number)
        .collect();
    of.iter().sum::<f64>() / of.len() as f64
}

#[test]
fn of_multiply() {
    let found = own(Report::Multiply);
    // The solver, which knows nothing of this file: the value of every first move from every start.
    let catalogue = Catalogue::standard();
    let (mut won, mut only) = (0, 0);
    for start in 20..=30 {
        let session = catalogue.open(&format!("multiply:start={start}")).unwrap();
        let solved = session.solve(&Work::new()).unwrap();
        let answer = solved.look_up(&session.position()).unwrap();
        let wins = |end: &Exact| end.margin > 0;
        let five = answer.moves.iter().find(|(mv, _)| mv == "5").unwrap();
        won += u32::from(wins(&five.1));
        let winning = answer.moves.iter().filter(|(_, end)| wins(end)).count();
        only += u32::from(winning == 1 && wins(&five.1));
        assert_eq!(session.to_move(), Some(Player::First));
    }
    assert_eq!((won, only), (11, 8));
    let five = ["from 11 of 11 starts", "from 8 of them"];
    expect(found, "five", Judgement::Holds, &five);
    let counts = ["204", "137", "33% less", "185", "saves 9%"];
    expect(found, "counts", Judgement::Open, &counts);
    expect(found, "times", Judgement::Open, &["22 to 105 µs"]);
    assert_eq!(
        said(&no_fault(Report::Multiply).unwrap()),
        "Its search has no fault that changes a move."
    );
    assert_eq!(Fault::of(Report::Multiply).count(), 0);
}

#[test]
fn of_stones() {
    let found = own(Report::Stones);
    let table = include_str!("../../../src/reports/published/001.csv");
    let nodes = ["fewer than 15 nodes", "12 to 15 of them", "50 stones", "2,143,647"];
    expect(found, "nodes", Judgement::Fails, &nodes);
    let times = |name: &str| {
        let rows = column(table, name);
        ["alphabeta", "minimax"].map(|algorithm| mean(&rows, algorithm))
    };
    let [alphabeta, minimax] = times("tree_generation_s");
    assert!(alphabeta < minimax);
    let building =
        [format!("{alphabeta:.1} s for alpha-beta"), format!("{minimax:.1} s for minimax")];
    expect(found, "building", Judgement::Fails, &building.each_ref().map(String::as_str));
    // 9.3504 s: rounded once it is 9.4, rounded to milliseconds first it would be 9.3.
    let [alphabeta, minimax] = times("tree_estimation_s");
    assert!((alphabeta - 9.3504).abs() < 1e-9 && minimax < alphabeta);
    let valuing = ["9.4 s for alpha-beta", "7.7 s for minimax", "10 of 10 pairs"];
    expect(found, "valuing", Judgement::Holds, &valuing);
    let rows = column(table, "time_per_move_s");
    let micro = |algorithm| format!("{:.1} µs", 1e6 * mean(&rows, algorithm));
    let means = [micro("minimax"), micro("alphabeta")];
    let pieces = ["27 to 38 µs", &means[0], &means[1]];
    expect(found, "times", Judgement::Open, &pieces);
}

#[test]
fn of_bits() {
    let found = own(Report::Bits);
    let table = include_str!("../../../src/reports/published/002.csv");
    let nodes = column(table, "nodes_visited");
    let of = |algorithm: &'static str| {
        nodes.iter().filter(move |(row, _)| row.iter().any(|cell| cell == algorithm))
    };
    let most = of("alphabeta").max_by(|a, b| a.1.total_cmp(&b.1)).unwrap();
    assert_eq!((most.0[0].as_str(), most.1), ("12", 70_419.0));
    expect(found, "range", Judgement::Fails, &["8,567", "43,654", "Row 12", "70,419"]);
    expect(found, "seconds", Judgement::Fails, &["0.0261", "Row 15", "0.0259"]);
    let winners =
        ["90%", "9 of 10 games with minimax", "9 of 10 with alpha-beta", "17", "human: 1"];
    expect(found, "winners", Judgement::Holds, &winners);
    expect(found, "saving", Judgement::Holds, &["follows from the length alone"]);
    let rows = column(table, "average_time_s");
    let means =
        ["minimax", "alphabeta"].map(|algorithm| format!("{:.4} s", mean(&rows, algorithm)));
    expect(found, "times", Judgement::Open, &["0.0055 to 0.2222 s", &means[0], &means[1]]);
}

#[test]
fn of_mnk() {
    let found = own(Report::Mnk);
    let lost = ["at a depth of 6 or more", "329, 106, 106, 42, 36", "depths 1 to 5"];
    expect(found, "unbeaten", Judgement::Fails, &lost);
    // 1 0; 1 1; 0 2; 0 1; 2 2 against the program is a draw, in each order that leads to the printed board.
    expect(found, "draw", Judgement::Holds, &["for 3 of 3 orders"]);
    expect(found, "faster", Judgement::Holds, &["play the same move"]);
    expect(found, "seconds", Judgement::Open, &["4 seconds"]);
    expect(found, "smooth", Judgement::Open, &["depth 10", "at depth 4", "at depth 6"]);
}

#[test]
fn of_sim() {
    let found = own(Report::Sim);
    expect(found, "deeper", Judgement::Fails, &["at depth 1", "at depth 7"]);
    let times = ["2,070.69 s", "depth 5", "4.05 s", "1.27 s"];
    expect(found, "times", Judgement::Open, &times);
    // The headline says that the rule was chosen, and what the program's own gives.
    let chosen = said(&start_rule(found).unwrap());
    for piece in
        ["was chosen", "blue always begins", "597", "552", "row 4 (p = 0.049)", "row 5 (p = 0.028)"]
    {
        assert!(chosen.contains(piece), "{piece}: {chosen}");
    }
    for report in Report::ALL.into_iter().filter(|report| *report != Report::Sim) {
        let rerun = Rerun { report, ..Rerun::clone(found) };
        assert!(start_rule(&rerun).is_none(), "{report}");
    }
}

/// Another table than the report's own says nothing about the report's claims.
#[test]
fn another_table_has_no_claims() {
    let table = include_str!("../../../src/reports/published/000.csv");
    let other = table.replacen("3;9;0.105", "3;8;0.105", 1);
    let published = Published::read(Report::Multiply, &other).unwrap();
    assert_eq!(rerun(&published, &Work::new()).unwrap().claims, []);
}

/// Every claim is judged, and stands on every kind of page and in files with its evidence and its source.
#[test]
fn claims_are_on_every_page() {
    for report in [Report::Multiply, Report::Stones] {
        let found = own(report);
        let names: Vec<&Claim> = found.claims.iter().map(|judged| judged.claim).collect();
        assert_eq!(names, Claim::of(report).collect::<Vec<_>>());
        let table = claims_table(found);
        let object = json::Reproduce::of_tables(&[found], Duration::ZERO, Language::English);
        let csv = csv(&table, Language::English);
        let page = Page::new([Block::Table(table.clone())]);
        for (index, judged) in found.claims.iter().enumerate() {
            let Judged { claim, judgement, evidence } = judged;
            let source = said(&claim.source.said());
            let row = &table.rows[index];
            assert_eq!(row.len(), 4);
            assert!(matches!(&row[3], Cell::Text(_)), "{}", claim.id());
            for text in
                [shown(&page), markdown(&page, Language::English), csv.replace("\"\"", "\"")]
            {
                assert!(text.contains(&said(&claim.said())), "{}", claim.id());
                assert!(text.contains(&said(evidence)), "{} {text}", claim.id());
            }
            assert!(shown(&page).contains(&source), "{}", claim.id());
            assert!(latex(&table, Language::English).contains(&source), "{}", claim.id());
            let one = &object.claims[index];
            assert_eq!((one.claim, one.judgement), (claim.name, judgement.name()));
            assert_eq!(one.source.kind, "report");
            assert_eq!(one.source.section, claim.source.section().map(Section::name));
            assert!(!said(&judgement_word(*judgement)).is_empty());
        }
    }
}

/// Every claim is the report's; faults that only the program has are said to be the program's.
#[test]
fn every_statement_has_its_source() {
    for claim in &CLAIMS {
        assert!(claim.source.section().is_some(), "{}", claim.id());
    }
    for report in Report::ALL {
        assert!(Claim::of(report).next().is_some(), "{report}");
    }
    let programs: Vec<String> =
        FAULTS.iter().filter(|fault| fault.source == Source::Program).map(Fault::id).collect();
    assert_eq!(programs, ["001-pressed", "002-winner", "003-gap", "003-ten"]);
    let others = FAULTS.iter().filter(|fault| fault.source != Source::Program);
    for fault in others {
        assert_eq!(fault.source, Source::report(Section::Listing), "{}", fault.id());
    }
    // Plans that answer a report's questions say in our words what it says.
    for question in QUESTIONS.iter() {
        let comments = question.plan_text().lines().filter(|line| line.starts_with('#'));
        assert!(comments.clone().count() > 0 && !comments.into_iter().any(|it| it.contains('"')));
    }
    for language in Language::ALL {
        for source in FAULTS.iter().map(|fault| fault.source).chain([Source::Reconstruction]) {
            assert!(language.knows(source.said().id()), "{language}");
        }
    }
    // The page of a fault and the object have it.
    let fault = Fault::find(Report::Stones, "pressed").unwrap();
    let case = show(fault, &Work::new()).unwrap();
    let page = shown(&gametree_lab::report::fault(&case));
    assert!(page.contains(&said(&fault_source(fault))), "{page}");
    let object = json::ReproducedFault::new(&case, false, Language::English);
    assert_eq!(object.source.kind, "program");
    // So have the rows.
    let found = own(Report::Stones);
    let tables = reproduced_tables(&[Rerun::clone(found)], &super::pages::WAYS);
    let table = shown(&tables);
    assert!(table.contains("Source of the published figures: the report, its table."), "{table}");
    assert!(table.contains("the human's takes"), "{table}");
    assert_eq!(reproduced_table(found).rows.len(), 20);
}
