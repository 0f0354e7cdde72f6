//! What is said of the reports: the same in tables, objects and sentences, in every language.

use std::num::NonZero;
use std::time::Duration;

use gametree_catalogue::Catalogue;
use gametree_lab::json;
use gametree_lab::paper::reproduced_html;
use gametree_lab::report::{
    Ways, fault_picture, reproduced, reproduced_paper_table, reproduced_table,
};
use gametree_lab::reports::rerun::Figure;
use gametree_lab::reports::{
    Explained, FAULTS, Origin, Published, QUESTIONS, Report, RerunRow, Source, Verdict, answer,
    rerun, show,
};
use gametree_language::{Language, Message};
use gametree_present::page::{Block, Cell};
use gametree_present::{html, latex, latex_width, markdown};
use gametree_rules::Work;
use gametree_rules::work::Budget;

pub(super) const WAYS: Ways = Ways {
    explain: |report| report.to_string(),
    see: |fault| fault.id(),
    answer: |question| question.id(),
    again: |report| report.to_string(),
    sit_down: |report| report.to_string(),
};

fn work() -> Work {
    let threads = NonZero::new(2).unwrap().get();
    Work::within(Budget { threads, ..Budget::default() })
}

#[test]
fn every_fault_and_question_has_words() {
    for language in Language::ALL {
        for fault in &FAULTS {
            assert!(language.knows(fault.title().id()), "{language} {}", fault.id());
            assert!(language.knows(fault.told().id()), "{language} {}", fault.id());
        }
        for question in &QUESTIONS {
            assert!(language.knows(question.asked().id()), "{language} {}", question.id());
        }
        for report in Report::ALL {
            for what in ["question", "published", "right", "legend", "plot", "axis"] {
                let id = format!("reproduce-{report}-{what}");
                assert!(language.knows(&id), "{language} {id}");
            }
        }
    }
}

/// A page of every report in every language; nothing in it is an id that nobody has put into words, and both
/// renderers have every row.
#[test]
fn pages_in_every_language() {
    let folder = tempfile::tempdir().unwrap();
    let mut all = Vec::new();
    for report in Report::ALL {
        let place = folder.path().join(report.number());
        let explained = Explained::new(report, &place, &Catalogue::standard(), &work()).unwrap();
        let explained = explained.expect("nobody stops it");
        let page = reproduced(&explained, &WAYS, true);
        for language in Language::ALL {
            for text in [markdown(&page, language), html(&page, language)] {
                for piece in ["reproduce-", "fault-", "claim-", "answer-", "parting-", "figure-"] {
                    // Commands and specs have no such words here.
                    assert!(!text.contains(piece), "{report} {language}: {piece}");
                }
            }
        }
        for language in Language::ALL {
            let tex = latex(&reproduced_paper_table(&explained.rerun), language);
            let width = latex_width(&tex);
            assert!(width > 0.0 && width <= 345.0, "{report} {language}: {width}");
            assert!(tex.contains(&format!("\\label{{tab:report-{report}}}")), "{tex}");
        }
        // The same verdict in the table and in the object.
        let table = reproduced_table(&explained.rerun);
        let object = json::Reproduce::of_explained(
            std::slice::from_ref(&explained),
            Duration::ZERO,
            Language::English,
        );
        assert_eq!(table.rows.len(), object.rows.len());
        for (cells, row) in table.rows.iter().zip(&object.rows) {
            let verdict = match cells.last().unwrap() {
                Cell::Strong(inner) => inner,
                other => other,
            };
            let Cell::Text(word) = verdict else { panic!("a word") };
            let said = Language::English.write(word).replace(' ', "-");
            assert_eq!(said, row.verdict, "{report} {}", row.row);
        }
        assert_eq!(object.faults.map(|faults| faults.len()), Some(explained.cases.len()));
        assert_eq!(object.answers.map(|answers| answers.len()), Some(explained.answers.len()));
        // A second look finds the experiments there, and answers the same.
        for answered in &explained.answers {
            let place = place.join(answered.question.name);
            let again = answer(answered.question, &place, &Catalogue::standard(), &work());
            let again = again.unwrap().expect("nobody stops it");
            assert_eq!(again.answer, answered.answer, "{}", answered.question.id());
            let rows = std::fs::read_to_string(place.join("rows.jsonl")).unwrap();
            let games: u64 = answered.meetings.iter().flat_map(|met| met.results).sum();
            assert!(rows.lines().count() as u64 >= games, "{}", answered.question.id());
            let plan = std::fs::read_to_string(place.join("plan.toml")).unwrap();
            assert_eq!(
                gametree_lab::experiment::Plan::read(&plan).unwrap(),
                answered.question.plan()
            );
        }
        all.push(explained);
    }
    // In one file no two things go by the same name.
    let file = reproduced_html(&all, &WAYS, Language::English);
    let mut ids: Vec<&str> =
        file.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    let found = ids.len();
    assert!(found > 50, "{found}");
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), found);
    for report in Report::ALL {
        assert!(ids.contains(&format!("report-{report}").as_str()), "{report}");
    }
}

/// 93 of 100 games: Wilson's interval, from tables of it.
#[test]
fn published_shares_have_their_intervals() {
    let row = |published: Figure, games: i64| RerunRow {
        report: Report::Sim,
        row: 1,
        setting: vec![("depth", Figure::Number(1)), ("games", Figure::Number(games))],
        published: vec![("red_share", published)],
        rerun: Vec::new(),
        corrected: Vec::new(),
        verdict: Verdict::Plausible,
        reason: Message::new(""),
        origin: Origin { source: Source::Program, reconstructed: Vec::new() },
        is_known_error: false,
    };
    let interval = row(Figure::Share(0.93), 100).interval().unwrap();
    assert!((interval.low - 0.8625).abs() < 0.0005, "{interval:?}");
    assert!((interval.high - 0.9657).abs() < 0.0005, "{interval:?}");
    assert!(row(Figure::Number(93), 100).interval().is_none(), "a count has none");
}

#[test]
fn tables_come_out_the_same_whatever_the_threads() {
    for report in [Report::Bits, Report::Mnk] {
        let published = Published::of(report);
        let one = rerun(&published, &Work::new()).unwrap();
        assert_eq!(one, rerun(&published, &work()).unwrap());
    }
}

/// Pictures are XML, and have both trees.
#[test]
fn pictures_of_faults() {
    for fault in FAULTS.iter().filter(|fault| fault.is_searched() && fault.name != "ten") {
        let case = show(fault, &work()).unwrap();
        for language in Language::ALL {
            let svg = fault_picture(&case, language).expect("it is searched").stand_alone();
            let parsed = roxmltree::Document::parse(&svg).expect("a picture is XML");
            let groups = parsed.descendants().filter(|node| {
                node.has_tag_name("g")
                    && node.attribute("transform").is_some_and(|at| at.contains("scale"))
            });
            assert_eq!(groups.count(), 2, "{} {language}", fault.id());
        }
    }
}

/// Page blocks of a fault: its board, its facts and both trees.
#[test]
fn a_fault_has_both_trees() {
    let case = show(&FAULTS[0], &work()).unwrap();
    let page = gametree_lab::report::fault(&case);
    let trees = page.blocks.iter().filter(|block| matches!(block, Block::Tree { .. })).count();
    assert_eq!(trees, 2);
}
