//! The course reports: pages, files and programs say the same, and it is what a rerun says.

use std::time::{Duration, Instant};

use axum::Router;
use axum::http::StatusCode;
use gametree_catalogue::Catalogue;
use gametree_lab::ROSTER;
use gametree_lab::json::ReproducedFault;
use gametree_lab::paper::reproduced_picture;
use gametree_lab::report::{
    claims_table, fault_matters, fault_source, figures_said, judgement_word, no_fault,
    parting_words, reproduced_csv, reproduced_paper_table, sources, told, verdict_word,
};
use gametree_lab::reports::{
    Claim, Fault, Judged, Origin, Published, Question, Report, Rerun, Verdict, answer,
    published_rows, rerun, show,
};
use gametree_language::{Language, Message, without_marks};
use gametree_present::{csv, latex};
use gametree_rules::Work;
use serde_json::{Value, json};

use crate::asked::Site;
use crate::asking::{Browser, as_copied, between, get, workbench};
use crate::markup;

/// The reports that are rerun in a moment.
const QUICK: [Report; 2] = [Report::Multiply, Report::Stones];

/// What stands on the page of a report once its table is rerun.
const RERUN: &str = "<section class=\"card report-plot\">";

fn by_hand(report: Report) -> Rerun {
    rerun(&Published::of(report), &Work::new()).unwrap()
}

/// The page once it has what is waited for.
async fn page_with(app: &Router, address: &str, wanted: &str) -> String {
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(120) {
        let page = get(app, address).await;
        assert_eq!(page.status, StatusCode::OK, "{address}: {}", page.text);
        if page.text.contains(wanted) {
            return page.text;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("{address}: never {wanted:?}");
}

/// As a page has it.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn said(language: Language, message: &Message) -> String {
    escaped(&language.say(message))
}

fn counts(rerun: &Rerun) -> [usize; 4] {
    Verdict::ALL.map(|verdict| rerun.count(verdict))
}

/// The numbers of reports and rows in an object for programs.
fn counted(report: &Value) -> [usize; 4] {
    ["reproduced", "possible", "plausible", "not_reproduced"]
        .map(|name| report[name].as_u64().unwrap() as usize)
}

#[tokio::test(flavor = "multi_thread")]
async fn verdicts_are_the_same_everywhere() {
    let app = workbench();
    for report in QUICK {
        let rerun = by_hand(report);
        let page = page_with(&app, &format!("/reports/{report}"), RERUN).await;
        // The bar of the entry has a piece for every row.
        let entry = page.split("aria-current=\"page\"").last().unwrap().split("</a>").next();
        let pieces = Verdict::ALL.map(|verdict| {
            entry.unwrap().matches(&format!("<span class=\"{verdict}\"></span>")).count()
        });
        assert_eq!(pieces, counts(&rerun), "{report}");
        // The table has every row with its verdict, its figures and its reason.
        let rows = between(&page, "<tr id=\"row-", "</tr>");
        assert_eq!(rows.len(), rerun.rows.len(), "{report}");
        for (text, row) in rows.iter().zip(&rerun.rows) {
            let head = format!("{}\" role=\"row\" class=\"{}\"", row.row, row.verdict);
            assert!(text.starts_with(&head), "{report} {}: {text}", row.row);
            assert!(text.contains(&said(Language::English, &row.reason)), "{text}");
            assert!(text.contains(&said(Language::English, &verdict_word(row.verdict))), "{text}");
            // Programs hear the same: from the page, the list, and a rerun of their own.
            let object = get(&app, &format!("/reports/{report}?format=json")).await;
            let object: Value = serde_json::from_str(&object.text).unwrap();
            assert_eq!(crate::api::faults("reproduce", &object), Vec::<String>::new());
            assert_eq!(counted(&object["reports"][0]), counts(&rerun), "{report}");
            let list = get(&app, "/api/v1/reports").await;
            let list: Value = serde_json::from_str(&list.text).unwrap();
            let known = list["reports"].as_array().unwrap().iter();
            let known = known.clone().find(|known| known["report"] == report.number()).unwrap();
            assert_eq!(counted(&known["verdicts"]), counts(&rerun), "{report}");
            assert_eq!(known["rows"], rerun.rows.len());
            // A way to its game.
            let spot = row.spot();
            assert!(text.contains(&format!("href=\"/play/{}", spot.spec)), "{text}");
            assert!(!text.contains("href=\"#"), "{text}");
        }
        // The source of the rows, and what in them is ours.
        let source = sources(&Origin::of(&Published::of(report))).expect("there are rows");
        assert!(page.contains(&said(Language::English, &source)), "{report}");
        // What it claims has a judgement, the evidence of the rerun, and a source.
        let claims = between(&page, "<section class=\"card report-claims\">", "</section>")[0];
        assert_eq!(claims.matches("<li>").count(), rerun.claims.len(), "{report}");
        for judged in &rerun.claims {
            let Judged { claim, judgement, evidence } = judged;
            for sentence in [claim.said(), evidence.clone(), claim.source.said()] {
                let sentence = said(Language::English, &sentence);
                assert!(claims.contains(&sentence), "{}: {sentence}", claim.id());
            }
            let word = said(Language::English, &judgement_word(*judgement));
            assert!(claims.contains(&word), "{}", claim.id());
        }
        assert!(page.contains(&said(Language::English, &told(&rerun).right)), "{report}");
    }
    let list = get(&app, "/api/v1/reports").await;
    let list: Value = serde_json::from_str(&list.text).unwrap();
    assert_eq!(list["reports"][4]["verdicts"], Value::Null, "nobody has rerun it");
    assert_eq!(list["reports"].as_array().unwrap().len(), Report::ALL.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn files_are_those_of_the_terminal() {
    let app = workbench();
    let report = Report::Multiply;
    let rerun = by_hand(report);
    page_with(&app, "/reports/000", RERUN).await;
    let file = async |name: &str, language: Language| {
        let address = format!("/reports/000?format={name}&lang={}", language.code());
        let file = get(&app, &address).await;
        assert_eq!(file.status, StatusCode::OK, "{name}");
        file.text
    };
    for language in Language::ALL {
        assert_eq!(file("csv", language).await, reproduced_csv(&rerun));
        assert_eq!(file("tex", language).await, latex(&reproduced_paper_table(&rerun), language));
        assert_eq!(file("svg", language).await, reproduced_picture(&rerun, language));
        assert_eq!(file("claims.csv", language).await, csv(&claims_table(&rerun), language));
        let table = latex(&claims_table(&rerun), language);
        assert_eq!(file("claims.tex", language).await, table);
    }
    for (name, status) in [("png", 404), ("exe", 400)] {
        let refused = get(&app, &format!("/reports/000?format={name}")).await;
        assert_eq!(refused.status.as_u16(), status, "{name}");
    }
    // What holds everything is put together first.
    let mut whole = get(&app, "/reports/000?format=html").await;
    while whole.status == StatusCode::SEE_OTHER {
        assert_eq!(whole.location(), "/reports/000?all=yes");
        tokio::time::sleep(Duration::from_millis(100)).await;
        whole = get(&app, "/reports/000?format=html").await;
    }
    assert!(whole.text.starts_with("<!DOCTYPE html>"), "{}", whole.text);
    for claim in Claim::of(report) {
        assert!(whole.text.contains(&said(Language::English, &claim.said())), "{}", claim.id());
    }
    for fault in Fault::of(report) {
        assert!(whole.text.contains(&said(Language::English, &fault.title())), "{}", fault.name);
    }
    let object = file("json", Language::English).await;
    let object: Value = serde_json::from_str(&object).unwrap();
    assert_eq!(object["faults"].as_array().unwrap().len(), Fault::of(report).count());
    assert_eq!(object["answers"].as_array().unwrap().len(), Question::of(report).count());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_fault_is_shown_at_its_smallest_position() {
    let app = workbench();
    let site = Site::open();
    for (report, name) in
        [(Report::Bits, "window"), (Report::Stones, "window"), (Report::Stones, "pressed")]
    {
        let fault = Fault::find(report, name).unwrap();
        let case = show(fault, &Work::new()).unwrap();
        let address = format!("/reports/{report}/{name}");
        let page = page_with(&app, &address, "fault-position").await;
        assert!(page.contains(&escaped(&case.session.position())), "{address}");
        assert!(page.contains(&said(Language::English, &fault_source(fault))), "{address}");
        let trees = page.matches("<figure class=\"tree\">").count();
        assert_eq!(trees, if case.sides.is_some() { 2 } else { 0 }, "{address}");
        let command = format!("gametree reproduce {report} --fault {name}");
        assert!(as_copied(&page).contains(&command), "{address}");
        for language in Language::ALL {
            let page = get(&app, &format!("{address}?lang={}", language.code())).await.text;
            let parting = case.parting.as_ref().map(parting_words);
            for sentence in fault_matters(&case).into_iter().chain(parting) {
                let sentence = without_marks(&said(language, &sentence)).into_owned();
                assert!(
                    without_marks(&page).contains(&sentence),
                    "{address} {language}: {sentence}"
                );
            }
        }
        let object = get(&app, &format!("{address}?format=json")).await;
        let object: Value = serde_json::from_str(&object.text).unwrap();
        assert_eq!(object, json!(ReproducedFault::new(&case, true, Language::English)));
        // The search without faults can be stepped through, where there is one.
        match between(&page, "href=\"/tree/", "\"").first() {
            Some(link) => {
                let link = format!("/tree/{}", link.replace("&amp;", "&"));
                assert_eq!(get(&app, &link).await.status, StatusCode::OK, "{link}");
            }
            None => assert!(case.sides.is_none(), "{address}"),
        }
        for (format, begins) in [("svg", "<svg"), ("png", "\u{fffd}PNG"), ("pdf", "%PDF-")] {
            let mut file = site.get(&format!("{address}?format={format}"), &[]).await;
            while file.status == StatusCode::SEE_OTHER {
                tokio::time::sleep(Duration::from_millis(100)).await;
                file = site.get(&format!("{address}?format={format}"), &[]).await;
            }
            match case.sides.is_some() {
                true => assert!(file.text.starts_with(begins), "{address} {format}"),
                false => assert_eq!(file.status, StatusCode::NOT_FOUND, "{address} {format}"),
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_is_answered_when_it_is_asked() {
    let app = workbench();
    let question = Question::find(Report::Stones, "pruning").unwrap();
    let folder = tempfile::tempdir().unwrap();
    let catalogue = Catalogue::standard();
    let answered = answer(question, folder.path(), &catalogue, &Work::new()).unwrap().unwrap();
    let answer = said(Language::English, &answered.answer);
    let before = page_with(&app, "/reports/001", RERUN).await;
    assert!(!before.contains(&answer));
    assert!(before.contains("href=\"/reports/001?ask=pruning\""), "{before}");
    page_with(&app, "/reports/001?ask=pruning", &answer).await;
    // Once it is known it stands there.
    assert!(get(&app, "/reports/001").await.text.contains(&answer));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rerun_is_done_anew_and_can_be_given_up() {
    let app = workbench();
    let mut browser = Browser::new(&app);
    page_with(&app, "/reports/000", RERUN).await;
    assert!(!get(&app, "/reports").await.text.contains("being rerun"));
    // Forgotten at a click, and rerun by whoever looks next.
    let location = browser.post("/reports/rerun?watch=000", "").await.location().to_owned();
    assert_eq!(location, "/reports/000");
    let all = get(&app, "/reports").await.text;
    assert_eq!(all.matches("verdict-bar unknown").count(), Report::ALL.len());
    page_with(&app, "/reports/000", RERUN).await;
    // One that takes long is watched, and given up.
    let running = get(&app, "/reports/004").await.text;
    assert!(running.contains("data-watch=\"/reports/events?watch=004\""), "{running}");
    assert!(running.contains("<progress"), "{running}");
    // What was published stands there at once.
    let rows = between(&running, "<tr id=\"row-", "</tr>");
    let published = published_rows(&Published::of(Report::Sim));
    assert_eq!(rows.len(), published.len());
    for (text, row) in rows.iter().zip(&published) {
        let figures = figures_said(&row.published).unwrap();
        assert!(text.contains("class=\"pending\"") && text.contains("being rerun"), "{text}");
        assert!(text.contains(&escaped(&Language::English.write(&figures))), "{text}");
    }
    // It is tried at once; what takes longer goes on though nobody looks, and says how long it still takes.
    let lasting = page_with(&app, "/reports/004", "You can leave this page").await;
    assert!(lasting.contains("<progress"), "{lasting}");
    page_with(&app, "/reports/004", " left</p>").await;
    let answer = browser.post("/reports/cancel?watch=004", "").await;
    assert_eq!(answer.location(), "/reports/004?stopped=yes");
    let stopped = get(&app, "/reports/004?stopped=yes").await.text;
    assert!(stopped.contains("Stopped before the end") && !stopped.contains("<progress"));
    assert!(stopped.contains("class=\"pending\"") && !stopped.contains("being rerun"));
    assert!(!stopped.contains("http-equiv=\"refresh\""), "nothing is waited for");
    for wrong in ["/reports/cancel?watch=009", "/reports/rerun", "/reports/cancel?watch=all,x"] {
        assert_eq!(browser.post(wrong, "").await.status, StatusCode::NOT_FOUND, "{wrong}");
    }
    assert_eq!(get(&app, "/reports/events?watch=none").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn what_is_not_there_is_said_with_what_there_is() {
    let app = workbench();
    for language in Language::ALL {
        let code = language.code();
        let page = get(&app, &format!("/reports/009?lang={code}")).await;
        assert_eq!(page.status, StatusCode::NOT_FOUND);
        for number in Report::NUMBERS {
            assert!(page.text.contains(&format!("href=\"/reports/{number}\"")), "{code}");
        }
        let page = get(&app, &format!("/reports/004/%3Cb%3E?lang={code}")).await;
        assert_eq!(page.status, StatusCode::NOT_FOUND);
        assert!(!page.text.contains("<b>:"), "{code}");
        for fault in Fault::of(Report::Sim) {
            let link = format!("href=\"/reports/004/{}\"", fault.name);
            assert!(page.text.contains(&link), "{code} {}", fault.name);
        }
        // Digits are read in every script.
        let persian = get(&app, &format!("/reports/%DB%B0%DB%B0%DB%B0?lang={code}")).await;
        assert_eq!(persian.status, StatusCode::OK);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_state_is_well_formed_in_every_language() {
    let app = workbench();
    page_with(&app, "/reports/000", RERUN).await;
    page_with(&app, "/reports/001/window", "fault-position").await;
    page_with(&app, "/reports/001/pressed", "fault-position").await;
    let pages = [
        "/reports",
        "/reports?rerun=yes",
        "/reports/000",
        "/reports/000?ask=speed",
        "/reports/000?all=yes",
        "/reports/001/window",
        "/reports/001/pressed",
        "/reports/004",
        "/reports/004/few",
        "/reports/004?stopped=yes",
        "/reports/009",
        "/reports/000/none",
    ];
    for address in pages {
        for language in Language::ALL {
            let mark = if address.contains('?') { '&' } else { '?' };
            let page = get(&app, &format!("{address}{mark}lang={}", language.code())).await;
            let faults = markup::faults(&page.text, language.code());
            assert!(faults.is_empty(), "{address} in {language}: {faults:#?}");
        }
    }
    for wanted in ["all", "004", "004/few"] {
        Browser::new(&app).post(&format!("/reports/cancel?watch={wanted}"), "").await;
    }
}

/// A form on a page of a report begins a game in which its program answers.
#[tokio::test(flavor = "multi_thread")]
async fn its_program_can_be_played_against() {
    let app = workbench();
    for report in Report::ALL {
        let mut browser = Browser::new(&app);
        let page = browser.get(&format!("/reports/{report}?stopped=yes")).await.text;
        let form = between(&page, "<form class=\"play-against\"", "</form>")[0];
        let field = |name: &str| {
            let value = format!("name=\"{name}\" value=\"");
            between(form, &value, "\"")[0].to_owned()
        };
        let (spec, player, begins) = (field("spec"), field("player"), field("begins"));
        assert_eq!(player, format!("reports:{report}"));
        let form = format!("spec={spec}&player={player}&begins={begins}");
        let id = browser.post("/games", &form).await.game();
        let mut session = Catalogue::standard().open(&spec).unwrap();
        let mut many = 1;
        if report.human_begins() {
            let mv = session.legal_moves()[0].clone();
            browser.post(&format!("/g/{id}/moves"), &format!("move={mv}")).await;
            many = 2;
        }
        let moves = browser.moves_once(&id, many).await;
        let record = browser.record(&id).await;
        let seat = if report.human_begins() { "second_player" } else { "first_player" };
        assert_eq!(record[seat], player, "{record}");
        // It is the move that this player chooses there.
        let before = &moves[..many - 1];
        before.iter().for_each(|mv| drop(session.play(mv).unwrap()));
        let guest = ROSTER.guest(&player).unwrap().unwrap();
        let mut chooser = guest.chooser(&*session).unwrap();
        let chosen = chooser.choose(&*session, 0, &Work::new()).unwrap();
        let played = moves.last().unwrap();
        match guest.leaves_to_chance() {
            true => assert!(chosen.choices.contains(played), "{report}: {:?}", chosen.choices),
            false => assert_eq!(chosen.best_move.as_ref(), Some(played), "{report}"),
        }
    }
}

/// The link of a row opens its game with the moves that are known, or the position that it is about.
#[tokio::test(flavor = "multi_thread")]
async fn rows_open_their_games() {
    let app = workbench();
    for report in Report::ALL {
        let address = format!("/reports/{report}?stopped=yes");
        let wanted = if QUICK.contains(&report) { RERUN } else { "<tr id=\"row-" };
        let page = match QUICK.contains(&report) {
            true => page_with(&app, &format!("/reports/{report}"), wanted).await,
            false => page_with(&app, &address, wanted).await,
        };
        let rows = between(&page, "<tr id=\"row-", "</tr>");
        assert_eq!(rows.len(), Published::of(report).len(), "{report}");
        for row in [rows[0], rows[rows.len() - 1]] {
            let link = format!("/play/{}", between(row, "href=\"/play/", "\"")[0]);
            let link = link.replace("&amp;", "&");
            let has_moves = link.contains("moves=") || link.contains("position=");
            assert_eq!(has_moves, !matches!(report, Report::Bits | Report::Sim), "{link}");
            let opened = get(&app, &link).await;
            assert_eq!(opened.status, StatusCode::OK, "{link}: {}", opened.text);
        }
    }
}

/// A report whose search has no fault says so, in every language, and nothing leads to a fault.
#[tokio::test]
async fn a_report_without_faults_says_so() {
    let app = workbench();
    for language in Language::ALL {
        let address = format!("/reports/000?stopped=yes&lang={}", language.code());
        let page = get(&app, &address).await.text;
        let none = no_fault(Report::Multiply).unwrap();
        assert!(without_marks(&page).contains(&*without_marks(&said(language, &none))), "{page}");
        assert!(!page.contains("class=\"see\""), "{page}");
    }
    for name in ["max", "else"] {
        let page = get(&app, &format!("/reports/000/{name}")).await;
        assert_eq!(page.status, StatusCode::NOT_FOUND, "{name}");
    }
}

/// The form of a new game offers whoever plays that game, and nobody else.
#[tokio::test]
async fn the_set_up_offers_the_reports_players() {
    let app = workbench();
    for report in Report::ALL {
        let page = get(&app, &format!("/play/{}", report.example())).await.text;
        for other in Report::ALL {
            let offered = page.contains(&format!("<option value=\"reports:{other}\""));
            assert_eq!(offered, other == report, "{other} at {}", report.example());
        }
    }
    for spec in ["sim:vertices=5", "mnk:m=5,n=4,k=4"] {
        let page = get(&app, &format!("/play/{spec}")).await.text;
        assert!(!page.contains("value=\"reports:"), "{spec}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_has_reports_rerun() {
    let site = Site::open();
    let ask = async |body: &str| {
        let headers = [("content-type", "application/json")];
        let request = axum::http::Request::post("/api/v1/reproductions")
            .header("host", crate::asked::HOST)
            .header(headers[0].0, headers[0].1)
            .body(axum::body::Body::from(body.to_owned()));
        site.send(request.unwrap()).await
    };
    let mut task: Value = serde_json::from_str(&ask(r#"{ "report": "000" }"#).await.text).unwrap();
    while task["status"] == "running" {
        tokio::time::sleep(Duration::from_millis(100)).await;
        let shown = site.get(task["location"].as_str().unwrap(), &[]).await;
        task = serde_json::from_str(&shown.text).unwrap();
    }
    let result = &task["result"];
    assert_eq!(crate::api::faults("reproduce", result), Vec::<String>::new());
    let rerun = by_hand(Report::Multiply);
    assert_eq!(counted(&result["reports"][0]), counts(&rerun));
    assert_eq!(result["faults"], Value::Null);
    for (body, status) in [(r#"{ "report": "009" }"#, 400), (r#"{ "row": 1 }"#, 400)] {
        assert_eq!(ask(body).await.status.as_u16(), status, "{body}");
    }
}
