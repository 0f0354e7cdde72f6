//! The lab: plans that are filled in, runs that go on whatever happens, and what pages, files and programs say about
//! them is what the lab itself says.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use axum::Router;
use axum::http::StatusCode;
use gametree_catalogue::Catalogue;
use gametree_lab::analysis::Analysis;
use gametree_lab::experiment::{Experiment, Folder, Plan, Row, Shard, run};
use gametree_language::Language;
use gametree_rules::Work;
use gametree_web::{Workbench, app};
use serde_json::Value;

use crate::asking::{Browser, as_copied, between, workbench};
use crate::markup;

/// Over in a moment.
const SHORT: &str = "question=depth&game=stones:stones=15&algorithm=alphabeta&heuristic=report&depth=1+3\
                     &opponent=random&first=both&games=20&seed=1";
/// Takes a good while.
const LONG: &str = "question=depth&game=sim&algorithm=alphabeta&heuristic=report&depth=5+6&opponent=random\
                    &first=both&games=4000&seed=1";

/// Whoever looks so far ahead never loses, against chance.
const ALIKE: &str = "question=depth&game=stones:stones=15&algorithm=alphabeta&heuristic=report&depth=6+7\
                     &opponent=random&first=both&games=20&seed=1";

const PATIENCE: Duration = Duration::from_secs(120);

fn keeping(folder: &Path) -> Router {
    app(Workbench::keeping(Catalogue::standard(), folder))
}

/// Begins a run, and says what it is called.
async fn begin(browser: &mut Browser, form: &str) -> String {
    let answer = browser.post("/lab", form).await;
    answer.location().strip_prefix("/lab/").unwrap().to_owned()
}

/// The run as programs read it.
async fn object_of(browser: &mut Browser, id: &str) -> Value {
    let answer = browser.get(&format!("/api/v1/experiments/{id}")).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    serde_json::from_str(&answer.text).unwrap()
}

/// The run, once it is so.
async fn once(browser: &mut Browser, id: &str, is_so: impl Fn(&Value) -> bool) -> Value {
    let begun = Instant::now();
    loop {
        let object = object_of(browser, id).await;
        if is_so(&object) {
            return object;
        }
        assert!(begun.elapsed() < PATIENCE, "it never comes to that: {object}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn finished(browser: &mut Browser, id: &str) -> Value {
    once(browser, id, |object| object["status"] == "finished").await
}

fn plan_of(object: &Value) -> Plan {
    Plan::read(object["plan"].as_str().unwrap()).unwrap()
}

/// The same games, played by the lab itself.
fn played_directly(plan: &Plan, folder: &Path) -> (Experiment, Analysis) {
    let experiment = Experiment::prepare(plan, &Catalogue::standard()).unwrap();
    let out = Folder::open(folder, plan).unwrap();
    run(&experiment, &out, Shard::WHOLE, &Work::new()).unwrap();
    let analysis = Analysis::read(&experiment, &out.rows()).unwrap();
    (experiment, analysis)
}

/// The rows of a folder, times aside.
fn rows(folder: &Path) -> Vec<String> {
    let text = fs::read(folder.join(Folder::ROWS)).unwrap();
    let lines = text.split(|byte| *byte == b'\n').filter(|line| !line.is_empty());
    let part = |line| String::from_utf8(Row::repeatable_part(line).unwrap().to_vec()).unwrap();
    lines.map(part).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_run_says_what_the_lab_says() {
    let mut browser = Browser::new(&workbench());
    let id = begin(&mut browser, SHORT).await;
    let object = finished(&mut browser, &id).await;
    let folder = tempfile::tempdir().unwrap();
    let (_, analysis) = played_directly(&plan_of(&object), folder.path());
    let fingerprint = analysis.fingerprint.to_string();
    assert_eq!(object["result"]["fingerprint"], fingerprint.as_str());
    assert_eq!(object["games"], 40);
    let page = browser.get(&format!("/lab/{id}")).await.text;
    assert!(page.contains(&fingerprint), "{page}");
    // The answer comes first, everywhere.
    let answer = &object["result"]["answer"];
    assert_eq!(answer["question"], "depth");
    let said = answer["text"].as_str().unwrap();
    let (first, second) = (page.find("lab-answer").unwrap(), page.find("finding-text").unwrap());
    assert!(first < second && page.matches("lab-answer").count() == 1);
    let report = browser.get(&format!("/lab/{id}/files/report.md")).await.text;
    let findings = report.split_once("## Findings").map_or(report.as_str(), |(_, rest)| rest);
    assert!(findings.trim_start().starts_with(said), "{said}: {findings}");
    for (tally, row) in analysis.tallies.iter().zip(object["result"]["players"].as_array().unwrap())
    {
        let [won, drawn, lost] = tally.results();
        assert_eq!([&row["won"], &row["drawn"], &row["lost"]], [won, drawn, lost]);
        // The table of the page and the one to be taken away have the same numbers.
        let cells = format!("<td class=\"end\">{won}</td>");
        assert!(page.contains(&cells), "{cells}");
        let table = browser.get(&format!("/lab/{id}/files/table.csv")).await.text;
        let line =
            table.lines().find(|line| line.contains(row["player"].as_str().unwrap())).unwrap();
        assert!(line.split(',').any(|cell| cell == won.to_string()), "{line}");
    }
    // Everything that the command line writes, and each of them can be had.
    let list = browser.get(&format!("/lab/{id}/files")).await.text;
    let files = between(&list, "/files/", "\"");
    for name in [
        "plan.toml",
        "rows.jsonl",
        "rows.csv",
        "report.html",
        "report.md",
        "table.tex",
        "comparisons.csv",
        "plots.tex",
        "plots/wins.svg",
    ] {
        assert!(files.contains(&name), "{name} is not among {files:?}");
        let file = browser.get(&format!("/lab/{id}/files/{name}")).await;
        assert_eq!(file.status, StatusCode::OK, "{name}");
        assert!(file.headers["content-disposition"].to_str().unwrap().starts_with("attachment"));
        assert!(!file.text.is_empty(), "{name}");
    }
    let rows_there = browser.get(&format!("/lab/{id}/files/rows.jsonl")).await.text;
    assert_eq!(rows_there.lines().count(), 40);
    for name in ["run.json", "../run.json", ".lock", "papers", "nonsense"] {
        let file = browser.get(&format!("/lab/{id}/files/{name}")).await;
        assert_ne!(file.status, StatusCode::OK, "{name}");
    }
}

/// What the cards of a run say.
fn cards(page: &str) -> Vec<&str> {
    between(page, "<section class=\"card finding\">", "</section>")
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_clear_about_nodes_is_not_hidden_under_what_is_not() {
    let mut browser = Browser::new(&workbench());
    // Results and nodes of two depths: a card each.
    let id = begin(&mut browser, SHORT).await;
    let object = finished(&mut browser, &id).await;
    let folder = tempfile::tempdir().unwrap();
    let (_, analysis) = played_directly(&plan_of(&object), folder.path());
    let [comparison] = &analysis.comparisons[..] else { panic!("two players") };
    assert!(comparison.visited.level.unwrap().is_significant());
    let page = browser.get(&format!("/lab/{id}")).await.text;
    let cards = cards(&page);
    assert_eq!(cards.len(), 2, "{cards:#?}");
    assert!(!cards[0].contains("Nodes in a game"), "{}", cards[0]);
    assert!(cards[1].contains("<p class=\"finding-text\">Nodes in a game"), "{}", cards[1]);
    assert!(cards[1].contains("tag proven clear"), "{}", cards[1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn where_moves_are_the_same_the_nodes_come_first() {
    let mut browser = Browser::new(&workbench());
    let form =
        "question=algorithm&game=stones:stones=9&algorithm=both&heuristic=plain&depth=4&games=6";
    let id = begin(&mut browser, form).await;
    finished(&mut browser, &id).await;
    let page = browser.get(&format!("/lab/{id}")).await.text;
    let [card] = cards(&page)[..] else { panic!("{page}") };
    let (headline, reasons) = card.split_once("small").unwrap();
    assert!(headline.contains("Nodes in a game") && headline.contains("clear"), "{card}");
    assert!(reasons.contains("by construction, and did in all 6 games"), "{card}");
}

#[tokio::test(flavor = "multi_thread")]
async fn games_that_all_end_alike_show_no_difference() {
    let mut browser = Browser::new(&workbench());
    let id = begin(&mut browser, ALIKE).await;
    let object = finished(&mut browser, &id).await;
    let folder = tempfile::tempdir().unwrap();
    let (_, analysis) = played_directly(&plan_of(&object), folder.path());
    assert_eq!(analysis.comparisons[0].results, [0, 0, 20], "they end alike");
    let page = browser.get(&format!("/lab/{id}")).await.text;
    assert!(cards(&page)[0].contains("no difference in 20 games"), "{page}");
    assert!(!page.contains("cannot tell yet"), "{page}");
}

/// Medium plays this game the same way each time.
const COPIES: &str =
    "question=begins&game=stones:stones=15&opponent=medium&first=first&games=12&seed=1";

#[tokio::test(flavor = "multi_thread")]
async fn where_every_repetition_is_the_same_game_openings_are_offered() {
    let mut browser = Browser::new(&workbench());
    let id = begin(&mut browser, COPIES).await;
    let object = finished(&mut browser, &id).await;
    let beginning = &object["result"]["beginnings"][0];
    assert_eq!((&beginning["games"], &beginning["p"]), (&Value::from(1), &Value::Null));
    assert_eq!(beginning["verdict"], "repeated");
    let page = browser.get(&format!("/lab/{id}")).await.text;
    let [card] = cards(&page)[..] else { panic!("{page}") };
    for said in
        ["of 1 game,", "every repetition is the same game", "Openings would.", "cannot tell yet"]
    {
        assert!(card.contains(said), "{said}: {card}");
    }
    assert!(page.contains(">12 of 12<") && !card.contains("about"), "{card}");
    let openings = between(card, "name=\"openings\" value=\"", "\"")[0];
    let answer = browser.post(&format!("/lab/{id}/more"), &format!("openings={openings}")).await;
    let other = answer.location().strip_prefix("/lab/").unwrap().to_owned();
    let object = finished(&mut browser, &other).await;
    let games = object["games"].as_u64().unwrap();
    assert!(
        games > 1 && games <= openings.parse().unwrap(),
        "each of them is played once: {games}"
    );
    assert!(object["result"]["beginnings"][0]["p"].is_number(), "openings are drawn");
    let page = browser.get(&format!("/lab/{other}")).await.text;
    assert!(page.contains(&format!("name=\"openings\" value=\"{openings}\"")), "the plan says so");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_called_chance_where_it_has_no_part() {
    let mut browser = Browser::new(&workbench());
    let form = "question=depth&game=stones:stones=15&algorithm=alphabeta&heuristic=report&depth=1+2\
                &opponent=medium&first=both&games=12&seed=1";
    let id = begin(&mut browser, form).await;
    let object = finished(&mut browser, &id).await;
    let row = &object["result"]["comparisons"][0];
    assert!(["alike", "repeated"].contains(&row["verdict"].as_str().unwrap()), "{row}");
    assert_eq!((&row["p"], &row["visited"]["p"]), (&Value::Null, &Value::Null));
    let page = browser.get(&format!("/lab/{id}")).await.text;
    assert!(!page.contains("may be chance") && !page.contains("p = "), "{page}");
    assert!(page.contains("every repetition is the same game"), "{page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_begins_makes_no_difference_where_all_games_are_drawn() {
    let mut browser = Browser::new(&workbench());
    let form = "question=begins&game=tictactoe&opponent=perfect&first=first&games=10&seed=1";
    let id = begin(&mut browser, form).await;
    let object = finished(&mut browser, &id).await;
    assert_eq!(object["result"]["beginnings"][0]["verdict"], "alike");
    let page = browser.get(&format!("/lab/{id}")).await.text;
    assert!(cards(&page)[0].contains("no difference in "), "{page}");
    assert!(!page.contains("cannot tell yet"), "{page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn heuristics_are_called_by_their_names() {
    let mut browser = Browser::new(&workbench());
    let form = "question=heuristic&game=stones:stones=15&algorithm=alphabeta&heuristic=all&depth=2\
                &opponent=easy&first=both&games=8&seed=1";
    let id = begin(&mut browser, form).await;
    finished(&mut browser, &id).await;
    let page = browser.get(&format!("/lab/{id}")).await.text;
    let live = between(&page, "id=\"lab-live\"", "lab-notes")[0];
    let live = live.replace("<wbr>", "");
    let plain = live.matches("heuristic plain").count();
    assert!(plain >= 4, "in lanes, cards, the table and the plots: {plain}");
    assert!(!live.contains("depth=2") && !live.contains("depth 2,"), "{live}");
}

#[tokio::test(flavor = "multi_thread")]
async fn games_from_both_sides_come_in_pairs() {
    let mut browser = Browser::new(&workbench());
    let filled = "filled=depth+stones:stones%3D15";
    let page = browser.get(&format!("/lab?{SHORT}&{filled}")).await.text;
    assert!(
        page.contains("name=\"games\" value=\"20\" min=\"2\" max=\"1000\" step=\"2\""),
        "{page}"
    );
    let odd = SHORT.replace("games=20", "games=7");
    let page = browser.get(&format!("/lab?{odd}&{filled}")).await.text;
    assert!(page.contains("value=\"7\"") && page.contains("so 8 are played"), "{page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_runs_are_well_formed_in_every_language() {
    let app = workbench();
    let mut browser = Browser::new(&app);
    let mut ids = Vec::new();
    let own = "kind = \"tournament\"\ngames = [\"tictactoe\"]\nplayers = [\"random\", \"easy\", \"<b>\"]\n";
    let good = crate::asking::encoded(&own.replace(", \"<b>\"", ""));
    for form in [
        SHORT.to_owned(),
        "question=begins&game=tictactoe&opponent=easy&first=first&games=30&seed=2".to_owned(),
        "question=algorithm&game=stones:stones=9&algorithm=both&heuristic=plain&depth=1..2&games=6"
            .to_owned(),
        format!("question=own&plan={good}"),
    ] {
        let id = begin(&mut browser, &form).await;
        finished(&mut browser, &id).await;
        ids.push(id);
    }
    let long = begin(&mut browser, LONG).await;
    let mut addresses: Vec<String> = ids.iter().map(|id| format!("/lab/{id}?")).collect();
    addresses.push(format!("/lab/{}/files?", ids[0]));
    addresses.push(format!("/lab/compare?run={}&run={}&", ids[0], ids[2]));
    addresses.push("/lab?".to_owned());
    addresses.push(format!("/lab?{SHORT}&estimate=yes&"));
    addresses.push(format!("/lab/{long}?"));
    for question in ["depth", "algorithm", "begins", "heuristic", "own"] {
        addresses.push(format!("/lab?question={question}&game=sim&"));
    }
    for address in &addresses {
        for language in Language::ALL {
            let page = browser.get(&format!("{address}lang={language}")).await;
            assert_eq!(page.status, StatusCode::OK, "{address}");
            let faults = markup::faults(&page.text, language.code());
            assert!(faults.is_empty(), "{address} in {language}: {faults:#?}");
            let texts = page.text.split('>').filter_map(|piece| piece.split('<').next());
            for text in texts {
                assert!(!text.trim().starts_with("web-"), "{address} {language}: {text}");
            }
        }
    }
    // What is wrong is said beside the form, and nothing of it is lost.
    let wicked = crate::asking::encoded(own);
    let refused = browser.post("/lab", &format!("question=own&plan={wicked}")).await;
    assert_eq!(refused.status, StatusCode::BAD_REQUEST);
    assert!(refused.text.contains("&lt;b&gt;") && !refused.text.contains("<b>"));
    assert!(markup::faults(&refused.text, "en").is_empty());
    let refused = browser.post("/lab", "question=depth&game=sim&depth=1+x&games=33&seed=77").await;
    assert_eq!(refused.status, StatusCode::BAD_REQUEST);
    for kept in ["value=\"1 x\"", "value=\"33\"", "value=\"77\""] {
        assert!(refused.text.contains(kept), "{kept}");
    }
    // It stands at its field, and nowhere else.
    let at_field = between(&refused.text, "id=\"plan-depth\"", "</div>")[0];
    assert!(at_field.contains("The depths should be whole numbers"), "{at_field}");
    assert!(at_field.contains("aria-invalid=\"true\"") && !refused.text.contains("card wrong"));
    browser.post(&format!("/lab/{long}/stop"), "").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_run_is_stopped_and_goes_on_and_only_by_its_owner() {
    let app = workbench();
    let (mut owner, mut other) = (Browser::new(&app), Browser::new(&app));
    let id = begin(&mut owner, LONG).await;
    let next = begin(&mut owner, SHORT).await;
    once(&mut owner, &id, |object| object["games"].as_u64() > Some(0)).await;
    assert_eq!(object_of(&mut owner, &next).await["status"], "waiting");
    let page = owner.get(&format!("/lab/{id}")).await.text;
    assert!(page.contains("/stop\"") && page.contains("http-equiv=\"refresh\""));
    let seen = other.get(&format!("/lab/{id}")).await;
    assert_eq!(seen.status, StatusCode::OK, "who knows the address may look");
    assert!(!seen.text.contains("/stop\"") && !seen.text.contains("/delete\""));
    for step in ["stop", "continue", "delete"] {
        let answer = other.post(&format!("/lab/{id}/{step}"), "").await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{step}");
    }
    assert!(matches!(object_of(&mut owner, &id).await["status"].as_str(), Some("running")));
    owner.post(&format!("/lab/{id}/stop"), "").await;
    let stopped = once(&mut owner, &id, |object| object["status"] == "stopped").await;
    // The next in line has its turn.
    finished(&mut owner, &next).await;
    let games = object_of(&mut owner, &id).await["games"].as_u64().unwrap();
    assert!(games >= stopped["games"].as_u64().unwrap() && games < 8000, "{games}");
    let page = owner.get(&format!("/lab/{id}")).await.text;
    let words = format!("Stopped at {} of 8,000", Language::English.number(games));
    assert!(page.contains(&words) && page.contains("/continue\""), "{words}");
    owner.post(&format!("/lab/{id}/continue"), "").await;
    once(&mut owner, &id, |object| object["games"].as_u64() > Some(games)).await;
    assert_eq!(owner.post(&format!("/lab/{id}/delete"), "").await.status, StatusCode::SEE_OTHER);
    assert_eq!(owner.get(&format!("/lab/{id}")).await.status, StatusCode::NOT_FOUND);
    let list = owner.get("/api/v1/experiments").await.text;
    assert!(list.contains(&next) && !list.contains(&id));
    assert!(!other.get("/api/v1/experiments").await.text.contains(&next));
}

#[tokio::test(flavor = "multi_thread")]
async fn more_games_begin_with_those_there_are() {
    let data = tempfile::tempdir().unwrap();
    let mut browser = Browser::new(&keeping(data.path()));
    let id = begin(&mut browser, SHORT).await;
    let before = finished(&mut browser, &id).await;
    let more = browser.post(&format!("/lab/{id}/more"), "repeat=25").await;
    let longer = more.location().strip_prefix("/lab/").unwrap().to_owned();
    assert_ne!(longer, id);
    let after = finished(&mut browser, &longer).await;
    assert_eq!((before["games"].as_u64(), after["games"].as_u64()), (Some(40), Some(100)));
    let folder = tempfile::tempdir().unwrap();
    let (_, analysis) = played_directly(&plan_of(&after), folder.path());
    assert_eq!(after["result"]["fingerprint"], analysis.fingerprint.to_string().as_str());
    assert_eq!(rows(&data.path().join("lab").join(&longer)), rows(folder.path()));
    let page = browser.get(&format!("/lab/{longer}")).await.text;
    assert!(page.contains(&format!("href=\"/lab/{id}\"")), "it says where it comes from");
    // The slider says how many there are now, and the very same plan is the very same run.
    assert!(page.contains("name=\"games\" value=\"50\""));
    let form = format!("{}&from={longer}", SHORT.replace("games=20", "games=50"));
    assert_eq!(begin(&mut browser, &form).await, longer);
    // Both side by side.
    let page = browser.get(&format!("/lab/compare?run={id}&run={longer}")).await.text;
    for said in [">repeat<", ">10<", ">25<", " UTC</time></span></th>"] {
        assert!(page.contains(said), "{said}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_ends_and_the_run_goes_on() {
    let data = tempfile::tempdir().unwrap();
    let form = LONG.replace("games=4000", "games=2000");
    let mut browser = Browser::new(&keeping(data.path()));
    let id = begin(&mut browser, &form).await;
    let cancelled = begin(&mut browser, SHORT).await;
    browser.post(&format!("/lab/{cancelled}/stop"), "").await;
    let object = once(&mut browser, &id, |object| object["games"].as_u64() > Some(10)).await;
    assert_eq!(object["status"], "running");
    drop(browser);
    // Nothing is asked, nobody looks: it goes on by itself.
    let again = keeping(data.path());
    let folder = tempfile::tempdir().unwrap();
    let (_, analysis) = played_directly(&plan_of(&object), folder.path());
    let mut browser = Browser::new(&again);
    let begun = Instant::now();
    // The server before may still be ending.
    while browser.get(&format!("/lab/{id}")).await.status != StatusCode::OK {
        assert!(begun.elapsed() < PATIENCE);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let ended = finished(&mut browser, &id).await;
    assert_eq!(ended["result"]["fingerprint"], analysis.fingerprint.to_string().as_str());
    assert_eq!(rows(&data.path().join("lab").join(&id)), rows(folder.path()), "byte for byte");
    assert_eq!(object_of(&mut browser, &cancelled).await["status"], "stopped");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_damaged_is_named_and_left_alone() {
    let data = tempfile::tempdir().unwrap();
    let lab = data.path().join("lab");
    let (id, other) = {
        let mut browser = Browser::new(&keeping(data.path()));
        let id = begin(&mut browser, SHORT).await;
        let other = begin(&mut browser, SHORT).await;
        finished(&mut browser, &id).await;
        finished(&mut browser, &other).await;
        (id, other)
    };
    // A record that is nonsense, one from the future, rows that were changed, something of somebody's own.
    fs::write(lab.join(&id).join("run.json"), "{\"version\":1").unwrap();
    let text = fs::read_to_string(lab.join(&other).join(Folder::ROWS)).unwrap();
    let changed = text.replacen("\"winner\":\"first\"", "\"winner\":\"second\"", 1);
    assert_ne!(changed, text);
    fs::write(lab.join(&other).join(Folder::ROWS), &changed).unwrap();
    fs::create_dir(lab.join("mine")).unwrap();
    fs::write(lab.join("mine").join("diary.txt"), "private").unwrap();
    let newer = lab.join("abcdefghijkmnpqrstuvwxyz23");
    fs::create_dir(&newer).unwrap();
    fs::write(newer.join("run.json"), "{\"version\":2,\"colour\":\"blue\"}").unwrap();
    let mut browser = Browser::new(&keeping(data.path()));
    let begun = Instant::now();
    let page = loop {
        let page = browser.get("/lab").await;
        if page.text.contains("mine") || begun.elapsed() > PATIENCE {
            break page.text;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    for name in [id.as_str(), "mine", "abcdefghijkmnpqrstuvwxyz23"] {
        assert!(page.contains(name), "{name}");
    }
    assert_eq!(browser.get(&format!("/lab/{id}")).await.status, StatusCode::NOT_FOUND);
    let damaged = browser.get(&format!("/lab/{other}")).await;
    assert_eq!(damaged.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(damaged.text.contains("left as they are"), "{}", damaged.text);
    // Others are played all the same, and nothing has changed.
    let fresh = begin(&mut browser, SHORT).await;
    finished(&mut browser, &fresh).await;
    assert_eq!(fs::read_to_string(lab.join("mine").join("diary.txt")).unwrap(), "private");
    assert_eq!(fs::read_to_string(lab.join(&other).join(Folder::ROWS)).unwrap(), changed);
    assert_eq!(fs::read_to_string(lab.join(&id).join("run.json")).unwrap(), "{\"version\":1");
}

#[tokio::test(flavor = "multi_thread")]
async fn there_are_limits() {
    let mut browser = Browser::new(&workbench());
    for (form, status, said) in [
        (LONG.replace("games=4000", "games=1000000"), 422, "at most 100,000"),
        (SHORT.replace("opponent=random", "opponent=engine:time%3D60000"), 400, "time"),
        (SHORT.replace("stones:stones=15", "chess"), 400, "chess"),
        (SHORT.replace("heuristic=report", "heuristic=luck"), 400, "luck"),
        (SHORT.replace("first=both", "first=last"), 400, "first=last"),
        (SHORT.replace("seed=1", "seed=-1"), 400, "The seed should be a whole number, 0 or more."),
        (SHORT.replace("games=20", "games=0"), 400, "a whole number, 1 or more"),
        (format!("{SHORT}&openings=x"), 400, "a whole number, 0 to 1,000"),
        (format!("{SHORT}&openings=5000"), 422, "1,000"),
        ("question=own&plan=".to_owned(), 400, "missing field"),
        (
            format!(
                "question=own&plan={}",
                crate::asking::encoded(
                    "kind = \"compare\"\ngames = [\"sim\"]\nplayers = [\"easy\"]\nopponents = [\"random\"]\ntimes = true\n"
                )
            ),
            400,
            "Times are not measured here",
        ),
    ] {
        let refused = browser.post("/lab", &form).await;
        assert_eq!(refused.status.as_u16(), status, "{form}: {}", refused.text);
        assert!(refused.text.contains(said), "{said}: {}", refused.text);
    }
    // So many at a time of one person, and then they hear why.
    let mut ids = Vec::new();
    let refused = loop {
        let answer = browser.post("/lab", LONG).await;
        if answer.status != StatusCode::SEE_OTHER {
            break answer;
        }
        ids.push(answer.location().to_owned());
        assert!(ids.len() <= 5);
    };
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.text.contains("You have 5 runs that are not over"), "{}", refused.text);
    // Stopped ones make room, but do not come back into it.
    let stopped = ids.remove(0);
    browser.post(&format!("{stopped}/stop"), "").await;
    ids.push(browser.post("/lab", LONG).await.location().to_owned());
    let refused = browser.post(&format!("{stopped}/continue"), "").await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    for id in ids.into_iter().chain([stopped]) {
        let deleted = browser.post(&format!("{id}/delete"), "").await;
        assert_eq!(deleted.status, StatusCode::SEE_OTHER);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn numbers_that_no_plan_can_hold_are_refused() {
    let mut browser = Browser::new(&workbench());
    for key in ["seed", "repeat", "openings"] {
        for number in [1_u64 << 63, u64::MAX] {
            let plan = format!(r#"{{"games":["sim"],"players":["random"],"{key}":{number}}}"#);
            let refused = browser.post_json("/api/v1/experiments", &plan).await;
            assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{plan}: {}", refused.text);
            assert!(refused.text.contains(key), "{}", refused.text);
        }
    }
}

/// The last games of a run that is stopped are written after its owner was told.
#[tokio::test(flavor = "multi_thread")]
async fn a_stopped_run_has_the_games_of_its_file() {
    let folder = tempfile::tempdir().unwrap();
    let mut browser = Browser::new(&keeping(folder.path()));
    let id = begin(&mut browser, LONG).await;
    let place = folder.path().join("lab").join(&id);
    for round in 1..=4 {
        once(&mut browser, &id, |object| object["games"].as_u64() > Some(20 * round)).await;
        browser.post(&format!("/lab/{id}/stop"), "").await;
        // Somebody looks at once, and later.
        object_of(&mut browser, &id).await;
        let in_file = |object: &Value| object["games"].as_u64() == Some(rows(&place).len() as u64);
        once(&mut browser, &id, |object| object["status"] == "stopped" && in_file(object)).await;
        tokio::time::sleep(Duration::from_millis(700)).await;
        let object = object_of(&mut browser, &id).await;
        assert!(in_file(&object), "{}: {}", object["games"], rows(&place).len());
        browser.post(&format!("/lab/{id}/continue"), "").await;
    }
    browser.post(&format!("/lab/{id}/delete"), "").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_run_whose_folder_was_taken_away_has_failed_and_can_go() {
    let folder = tempfile::tempdir().unwrap();
    let mut browser = Browser::new(&keeping(folder.path()));
    let id = begin(&mut browser, LONG).await;
    once(&mut browser, &id, |object| object["games"].as_u64() > Some(0)).await;
    fs::rename(folder.path().join("lab").join(&id), folder.path().join("elsewhere")).unwrap();
    let begun = Instant::now();
    loop {
        let list = browser.get("/api/v1/experiments").await.text;
        let list: Value = serde_json::from_str(&list).unwrap();
        let status = list["experiments"][0]["status"].as_str().unwrap_or_default().to_owned();
        match status.as_str() {
            "failed" => break,
            "running" => assert!(begun.elapsed() < PATIENCE),
            other => panic!("it is {other}"),
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let deleted = browser.post(&format!("/lab/{id}/delete"), "").await;
    assert_eq!(deleted.status, StatusCode::SEE_OTHER, "{}", deleted.text);
    assert_eq!(browser.get("/api/v1/experiments").await.text, "{\"experiments\":[]}");
}

#[tokio::test(flavor = "multi_thread")]
async fn another_question_fills_the_plan_and_what_was_typed_stays() {
    let mut browser = Browser::new(&workbench());
    // Another question than the one that the fields were filled in for.
    let other = SHORT.replace("question=depth", "question=algorithm");
    let page = browser.get(&format!("/lab?{other}&filled=depth+stones:stones%3D15")).await.text;
    assert!(page.contains("name=\"depth\" value=\"1..7\""), "{page}");
    let algorithm = between(&page, "name=\"algorithm\">", "</select>")[0];
    assert!(algorithm.contains("<option value=\"both\" selected"), "{algorithm}");
    // The same one: everything is as it was typed.
    let page = browser.get(&format!("/lab?{SHORT}&filled=depth+stones:stones%3D15")).await.text;
    assert!(page.contains("name=\"depth\" value=\"1 3\"") && page.contains("value=\"20\""));
    // In a sentence the seed has the digits of the language, and is one number.
    let seeded =
        format!("/lab?{}&filled=depth+stones:stones%3D15", SHORT.replace("seed=1", "seed=1234"));
    for (language, said) in [("en", "Seed 1234."), ("fa", "\u{2068}۱۲۳۴\u{2069}.")] {
        let page = browser.get(&format!("{seeded}&lang={language}")).await.text;
        assert!(page.contains(said), "{page}");
    }
    browser.get("/lab?lang=en").await;
    // The command under it is the plan.
    assert!(page.contains("<span class=\"word\">--player</span>"), "{page}");
    let page = as_copied(&page);
    let line = between(&page, "<span class=\"line\">", "</span>")[0];
    assert_eq!(
        line,
        "gametree compare --game stones:stones=15 --player alphabeta:depth=1,heuristic=report --player \
         alphabeta:depth=3,heuristic=report --opponent random --repeat 10 --seed 1"
    );
    let page =
        browser.get(&format!("/lab?{SHORT}&filled=depth+stones:stones%3D15&estimate=yes")).await;
    assert!(page.text.contains("40 games, less than a second"), "{}", page.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_for_another_game_is_filled_in_anew_before_it_is_run() {
    let mut browser = Browser::new(&workbench());
    // Everything as it was filled in, but for the seed.
    let before = browser.get("/lab?question=depth&game=stones:stones%3D15").await.text;
    let before = between(&before, "name=\"depth\" value=\"", "\"")[0].replace(' ', "+");
    let other = SHORT.replace("stones:stones=15", "tictactoe").replace("seed=1", "seed=5");
    let other = other.replace("depth=1+3", &format!("depth={before}"));
    let shown = browser.post("/lab", &format!("{other}&filled=depth+stones:stones%3D15")).await;
    assert_eq!(shown.status, StatusCode::BAD_REQUEST, "nothing is run");
    let asked = browser.get("/lab?question=depth&game=tictactoe&seed=5").await.text;
    let depth = between(&asked, "name=\"depth\" value=\"", "\"")[0];
    assert_ne!(depth.replace(' ', "+"), before, "the test needs a game with other depths");
    for said in
        [&format!("name=\"depth\" value=\"{depth}\""), "value=\"5\"", "filled in for this one"]
    {
        assert!(shown.text.contains(said), "{said}: {}", shown.text);
    }
    assert!(markup::faults(&shown.text, "en").is_empty());
    // The form that is shown can be run.
    let form = format!("{SHORT}&filled=depth+stones:stones%3D15");
    begin(&mut browser, &form).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_game_by_its_spec_keeps_what_was_typed() {
    let mut browser = Browser::new(&workbench());
    let filled = "filled=depth+stones:stones%3D15";
    let typed = SHORT.replace("depth=1+3", "depth=2+4").replace("games=20", "games=34");
    // What is no game is said beside the field that has it, and is no choice.
    let page = browser.get(&format!("/lab?{typed}&spec=chess:size%3D8&{filled}")).await;
    assert_eq!(page.status, StatusCode::BAD_REQUEST);
    assert!(markup::faults(&page.text, "en").is_empty());
    let list = between(&page.text, "id=\"plan-game\"", "</select>")[0];
    assert!(!list.contains("chess"), "{list}");
    for kept in [
        "name=\"spec\" dir=\"ltr\" autocomplete=\"off\" spellcheck=\"false\" value=\"chess:size=8\"",
        "name=\"depth\" value=\"2 4\"",
        "name=\"games\" value=\"34\"",
        "name=\"filled\" value=\"depth stones:stones=15\"",
        "field-wrong",
    ] {
        assert!(page.text.contains(kept), "{kept}: {}", page.text);
    }
    // The right one has what was typed, and what was not is filled in for it.
    let page = browser.get(&format!("/lab?{typed}&spec=stones:stones%3D21&{filled}")).await;
    assert_eq!(page.status, StatusCode::OK);
    let list = between(&page.text, "id=\"plan-game\"", "</select>")[0];
    assert!(list.contains("<option value=\"stones:stones=21\" selected"), "{list}");
    for kept in ["name=\"depth\" value=\"2 4\"", "name=\"games\" value=\"34\""] {
        assert!(page.text.contains(kept), "{kept}: {}", page.text);
    }
    // Names keep their letters.
    let page = browser.post("/lab", &SHORT.replace("stones:stones=15", "mnk:m=0,n=3,k=3")).await;
    assert!(page.text.contains(">m is “0”; it should be"), "{}", page.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn three_runs_that_were_picked_stay_picked() {
    let mut browser = Browser::new(&workbench());
    let mut ids = Vec::new();
    for seed in 1..=4 {
        let id = begin(&mut browser, &SHORT.replace("seed=1", &format!("seed={seed}"))).await;
        finished(&mut browser, &id).await;
        ids.push(id);
    }
    let asked = format!("/lab/compare?run={}&run={}&run={}", ids[0], ids[1], ids[2]);
    let page = browser.get(&asked).await;
    assert_eq!(page.status, StatusCode::BAD_REQUEST);
    assert!(markup::faults(&page.text, "en").is_empty());
    for (index, id) in ids.iter().enumerate() {
        let ticked = format!("value=\"{id}\" form=\"compare-runs\" checked");
        assert_eq!(page.text.contains(&ticked), index < 3, "{}", page.text);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_watches_is_told_and_then_that_it_is_over() {
    let app = workbench();
    let mut browser = Browser::new(&app);
    let id =
        begin(&mut browser, &LONG.replace("games=4000", "games=60").replace("5+6", "4+5")).await;
    let told = browser.get(&format!("/lab/{id}/events?version=0")).await.text;
    let news: Vec<Value> = between(&told, "data: ", "\n")
        .into_iter()
        .map(|data| serde_json::from_str(data).unwrap())
        .collect();
    let last = news.last().expect("it is told something");
    assert_eq!(last["reload"], true);
    assert!(news[..news.len() - 1].iter().all(|news| news["reload"] == false));
    let html = last["html"].as_str().unwrap();
    assert!(html.contains("60 of 60") && html.contains("plot-wins"), "{html}");
    let page = browser.get(&format!("/lab/{id}")).await.text;
    assert!(page.contains(html), "what is told is what the page shows");
}
