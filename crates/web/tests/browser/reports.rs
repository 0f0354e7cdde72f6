//! The report of an experiment: one file that needs nothing but itself.

use std::path::Path;

use gametree_catalogue::Catalogue;
use gametree_lab::Columns;
use gametree_lab::analysis::{Analysis, standings};
use gametree_lab::experiment::{Experiment, Folder, Kind, Plan, Shard, run};
use gametree_lab::paper::write_papers;
use gametree_lab::report::{ExperimentRun, full_names, opponent_names};
use gametree_language::{Language, message};
use gametree_rules::Work;
use serde_json::json;

use crate::browser::{Browser, Person};
use crate::site::Site;

const COMPARISON: &str = r#"
    kind = "compare"
    games = ["stones:stones=20..22", "sim:vertices=5"]
    players = ["minimax:depth=1..3", "alphabeta:depth=1..3,heuristic=report"]
    opponents = ["random", "easy"]
    repeat = 5
"#;

const TOURNAMENT: &str = r#"
    kind = "tournament"
    games = ["tictactoe"]
    players = ["random", "easy", "medium"]
    openings = 6
    repeat = 3
"#;

/// Runs a plan and writes its report into a folder.
fn write(plan: &str, folder: &Path, language: Language) {
    let catalogue = Catalogue::standard();
    let plan = Plan::read(plan).unwrap();
    let experiment = Experiment::prepare(&plan, &catalogue).unwrap();
    let place = Folder::open(folder, &plan).unwrap();
    let played = run(&experiment, &place, Shard::WHOLE, &Work::new()).unwrap();
    let rows = place.rows();
    let analysis = Analysis::read(&experiment, &rows).unwrap();
    let columns = Columns::usual(false);
    let table =
        ExperimentRun::table_of(&catalogue, &experiment, &analysis, &columns, &rows).unwrap();
    let told = ExperimentRun {
        catalogue: &catalogue,
        experiment: &experiment,
        players: full_names(&experiment),
        opponents: opponent_names(&experiment),
        run: played,
        shard: Shard::WHOLE,
        analysis: &analysis,
        standings: (plan.kind == Kind::Tournament).then(|| standings(&experiment, &analysis)),
        table,
        grades: Vec::new(),
        load: None,
    };
    write_papers(&told, folder, &rows, &columns, "gametree", language, &|_| {
        Err(message!("error-print-fonts"))
    })
    .unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_report_opens_offline_in_every_language() {
    let around = tempfile::tempdir().unwrap();
    let browser = Browser::open(Site::open(), Person::default()).await;
    for (name, plan) in [("compare", COMPARISON), ("tournament", TOURNAMENT)] {
        for language in Language::ALL {
            let code = language.code();
            let folder = around.path().join(format!("{name}-{code}"));
            write(plan, &folder, language);
            let own = format!("file://{}", folder.join("report.html").display());
            for (size, dark) in [([1280, 900], false), (Person::PHONE, true)] {
                browser.become_like(Person { size, dark, ..Person::default() }).await;
                browser.window().goto(&own).await.unwrap();
                let picture =
                    browser.photograph(&format!("report-{name}-{code}-{}", size[0])).await;
                let direction = browser.evaluate("getComputedStyle(document.body).direction").await;
                let expected = if language.is_right_to_left() { "rtl" } else { "ltr" };
                assert_eq!(direction, expected, "{own}");
                let plots = "[...document.querySelectorAll('figure.plot svg')]";
                let count = browser.evaluate(&format!("{plots}.length")).await.as_u64().unwrap();
                assert!(count >= 2, "{own}: {count} plots");
                let seen = format!(
                    "{plots}.every(plot => plot.getBoundingClientRect().width > 250 && plot.querySelectorAll('text').length > 5)"
                );
                assert_eq!(browser.evaluate(&seen).await, true, "{}", picture.display());
                let wide = "document.documentElement.scrollWidth <= innerWidth";
                assert_eq!(browser.evaluate(wide).await, true, "{}", picture.display());
                let dark_now =
                    browser.evaluate("getComputedStyle(document.body).backgroundColor").await;
                assert_eq!(dark_now == "rgb(13, 15, 18)", dark, "{dark_now}");
            }
            let paper = json!({ "printBackground": true, "preferCSSPageSize": true });
            let printed = browser.tell("Page.printToPDF", paper).await;
            assert!(printed["data"].as_str().is_some_and(|pdf| pdf.len() > 10_000));
            let faults = browser.faults().await;
            let page = format!("a request to {own}");
            let others: Vec<&String> = faults.iter().filter(|fault| **fault != page).collect();
            assert!(others.is_empty(), "{others:#?}");
        }
    }
}
