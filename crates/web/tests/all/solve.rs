//! Solving: pages, files and programs say the same, and it is what the solver says.

use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use axum::response::Response;
use gametree_catalogue::{Catalogue, Session};
use gametree_lab::report::{Signs, SweepRun, headline};
use gametree_lab::{Family, Sweep, SweepEffort, sweep};
use gametree_language::{Language, message, without_marks};
use gametree_present::{json, sentence};
use gametree_rules::{Exact, Work};
use gametree_verify::{Certificate, Limits};
use gametree_web::{Workbench, app};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::asking::between;

fn workbench() -> Router {
    app(Workbench::new(Catalogue::standard()))
}

async fn ask(app: &Router, request: Request<Body>) -> Response {
    app.clone().oneshot(request).await.unwrap()
}

async fn text(response: Response) -> String {
    let bytes = response.into_body().collect().await.unwrap().to_bytes();
    String::from_utf8(bytes.to_vec()).unwrap()
}

async fn get(app: &Router, address: &str) -> (StatusCode, String) {
    let request = Request::get(address).header(header::HOST, "127.0.0.1:7000");
    let response = ask(app, request.body(Body::empty()).unwrap()).await;
    (response.status(), text(response).await)
}

async fn page(app: &Router, address: &str) -> String {
    let (status, page) = get(app, address).await;
    assert_eq!(status, StatusCode::OK, "{address}: {page}");
    page
}

/// The page once there is nothing more to wait for in the part that begins with this.
async fn page_with(app: &Router, address: &str, wanted: &str) -> String {
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(120) {
        let page = page(app, address).await;
        if page.contains(wanted) {
            return page;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    panic!("{address}: never {wanted:?}");
}

async fn cancel(app: &Router, address: &str) -> Response {
    let request = Request::post(address)
        .header(header::HOST, "127.0.0.1:7000")
        .header(header::ORIGIN, "http://127.0.0.1:7000");
    ask(app, request.body(Body::empty()).unwrap()).await
}

/// Text as it stands in a page.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn open(spec: &str, moves: &[&str]) -> Box<dyn Session> {
    let mut session = Catalogue::standard().open(spec).unwrap();
    for mv in moves {
        session.play(mv).unwrap();
    }
    session
}

fn swept(family: &str) -> (Sweep, Vec<gametree_lab::SweepLine>) {
    let family = Family::parse(family).unwrap();
    let effort = SweepEffort { nodes: 1_000_000 };
    let sweep = sweep(&Catalogue::standard(), &family, &effort, &Work::new()).unwrap();
    let lines = sweep.lines();
    (sweep, lines)
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_in_every_language() {
    let app = workbench();
    for entry in Catalogue::standard().entries() {
        let spec = entry.parameters.example;
        let session = open(spec, &[]);
        let solved = session.solve(&Work::new()).unwrap();
        let end = solved.look_up(&session.position()).unwrap().end;
        for language in Language::ALL {
            let code = language.code();
            let address = format!("/solve/{spec}?lang={code}");
            let proven = language.say(&message!("result-proven"));
            let page = page_with(&app, &address, &format!("</svg>{proven}</span>")).await;
            assert!(page.contains(&format!("<html lang=\"{code}\"")), "{address}");
            let said = language.say(&sentence::proven(end.into(), session.has_points()));
            let plain = page.replace("<em class=\"first-text\">", "");
            let plain = plain.replace("<em class=\"second-text\">", "").replace("</em>", "");
            assert!(plain.contains(&format!("{}.</h2>", escaped(&said))), "{address}: {said}");
            let copied = language.say(&message!("web-solve-copied"));
            assert!(page.contains(&escaped(&copied)), "{address}");
            assert!(!page.contains(" style="), "{address}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn page_table_line_and_object_agree_with_the_solver() {
    let app = workbench();
    let places: [(&str, &[&str]); 6] = [
        ("stones:stones=50", &[]),
        ("stones:stones=23,take=1/4", &["1", "4"]),
        ("tictactoe", &["b2"]),
        ("bits:string=0110100", &[]),
        ("multiply:start=20", &["3"]),
        ("sim:vertices=5", &["1-2"]),
    ];
    for (spec, moves) in places {
        let session = open(spec, moves);
        let solved = session.solve(&Work::new()).unwrap();
        let here = solved.look_up(&session.position()).unwrap();
        let query = format!("moves={}", moves.join("+"));
        let address = format!("/solve/{spec}?{query}");
        let found = page_with(&app, &address, "verdict-words").await;

        let object: Value =
            serde_json::from_str(&page(&app, &format!("{address}&format=json")).await).unwrap();
        assert_eq!(object["margin"], json!(here.end.margin), "{address}");
        assert_eq!(object["plies"], json!(here.end.plies), "{address}");
        assert_eq!(object["line"], json!(here.line), "{address}");
        assert_eq!(object["best_moves"], json!(here.best_moves), "{address}");
        assert_eq!(object["positions"], json!(solved.positions()), "{address}");
        assert_eq!(object["bytes"], json!(solved.bytes()), "{address}");
        assert_eq!(
            object["reachable"],
            json!(solved.counts(&Work::new()).unwrap().reachable),
            "{address}"
        );
        let schema = serde_json::to_value(json::schema::<json::Solve>()).unwrap();
        for required in schema["required"].as_array().unwrap() {
            assert!(object.get(required.as_str().unwrap()).is_some(), "{address}: {required}");
        }

        let rows: Vec<&str> = found.split("<tr>").skip(2).collect();
        let rows: Vec<&&str> = rows.iter().filter(|row| row.contains("mark-cell")).collect();
        let groups = between(&found, "<details class=\"solve-equal\">", "</details>");
        let said =
            |end: Exact| Language::English.say(&sentence::proven(end.into(), session.has_points()));
        // Moves that lead to the same end stand in one group.
        let of_groups = if groups.is_empty() { &[][..] } else { &here.moves[..] };
        for (mv, end) in of_groups.iter() {
            let has = |group: &&&str| group.contains(&format!(">{}<", escaped(mv)));
            let group = groups.iter().find(has).expect("every move is in a group");
            let summary = between(group, "<summary>", "</summary>")[0];
            assert!(summary.contains(&said(*end)), "{address} {mv}: {summary}");
            assert_eq!(group.contains("best"), here.best_moves.contains(mv), "{address}");
        }
        let in_rows = here.moves.len() - of_groups.len();
        assert_eq!(rows.len(), in_rows, "{address}");
        for ((mv, end), row) in here.moves.iter().take(in_rows).zip(rows) {
            let said = said(*end);
            assert!(row.contains(&format!("dir=\"ltr\">{}</bdi>", escaped(mv))), "{row}");
            assert!(row.contains(&format!("<td>{said}</td>")), "{row}: {said}");
            assert_eq!(row.contains('★'), here.best_moves.contains(mv), "{row}");
        }
        assert!(found.contains(&format!("dir=\"ltr\">{}</bdi>", here.line.join(" "))), "{address}");
        let stored =
            message!("solve-stored", positions = solved.positions(), bytes = solved.bytes());
        assert!(found.contains(&Language::English.say(&stored)), "{address}");
        let counted = session.perft(None, 1_000_000, &Work::new());
        let lines: u128 = counted.plies.iter().map(|ply| ply.finished_paths).sum();
        let lines = Language::English.count(lines);
        // Those of larger games are not counted.
        let counted = found.contains(&format!("<dd>{lines}</dd>"));
        assert_eq!(counted, found.contains("lines of play"), "{address}: {lines}");
        assert!(counted || spec.starts_with("sim"), "{address}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn certificates_are_accepted_and_counted() {
    let app = workbench();
    for (spec, query) in
        [("stones:stones=50", ""), ("tictactoe", "moves=b2"), ("sim:vertices=4", "")]
    {
        let address = format!("/solve/{spec}?{query}");
        let found = page_with(&app, &address, "format=cert").await;
        let file = page(&app, &format!("{address}&format=cert")).await;
        let certificate = Certificate::read(&file).unwrap();
        let session = open(spec, &[]);
        let proof = session.verify(&certificate, &Limits::default(), &Work::new()).unwrap();
        let counts = message!("verify-checked", moves = proof.moves, positions = proof.positions);
        assert!(found.contains(&Language::English.say(&counts)), "{spec}");
        assert!(found.contains("accepted"), "{spec}");
        // A file that says something else is not accepted, so the check is one.
        let claim = file.lines().find(|line| line.starts_with("claim\t")).unwrap();
        let other = match claim.starts_with("claim\tdraw") {
            true => "claim\tfirst\t1\t5",
            false => "claim\tdraw\t0",
        };
        let forged = file.replace(claim, other);
        let checked = Certificate::read(&forged)
            .and_then(|forged| session.verify(&forged, &Limits::default(), &Work::new()));
        assert!(checked.is_err(), "{spec}");
    }
    let (status, _) = get(&app, "/solve/mnk:m=15,n=15,k=5?format=cert").await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_position_is_told_as_it_is() {
    let app = workbench();
    let page = page(&app, "/solve/tictactoe?moves=a1+b1+a2+b2+a3").await;
    assert!(page.contains("the first player wins.</h2>"));
    assert!(page.contains("/solve/mnk:m=3,n=3,k=3?moves=a1+b1+a2+b2\""));
    assert!(!page.contains("format=cert"));
    let (status, _) = get(&app, "/solve/tictactoe?moves=a1+b1+a2+b2+a3+c3").await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_solve_is_watched_and_cancelled() {
    let app = workbench();
    let address = "/solve/mnk:m=5,n=4,k=4";
    let found = page(&app, address).await;
    assert!(found.contains("action=\"/solve-cancel/mnk:m=5,n=4,k=4\""), "{found}");
    assert!(found.contains("<progress") && found.contains("http-equiv=\"refresh\""));
    assert!(found.contains("data-watch=\"/solve-events/mnk:m=5,n=4,k=4\""));

    let request = Request::get("/solve-events/mnk:m=5,n=4,k=4").header(header::HOST, "localhost");
    let events = ask(&app, request.body(Body::empty()).unwrap()).await;
    assert_eq!(events.headers()[header::CONTENT_TYPE], "text/event-stream");
    let mut body = events.into_body();
    let frame = body.frame().await.unwrap().unwrap().into_data().unwrap();
    let news = String::from_utf8(frame.to_vec()).unwrap();
    let news: Value = serde_json::from_str(news.trim().strip_prefix("data:").unwrap()).unwrap();
    assert_eq!(news["steps"][0]["id"], "solution", "{news}");
    drop(body);

    let response = cancel(&app, "/solve-cancel/mnk:m=5,n=4,k=4").await;
    assert_eq!(response.status(), StatusCode::SEE_OTHER);
    let next = response.headers()[header::LOCATION].to_str().unwrap().to_owned();
    let after = page(&app, &next).await;
    let stopped = Language::English.say(&message!("web-solve-stopped"));
    assert!(after.contains(&stopped) && !after.contains("solve-cancel"), "{after}");
    // Its place is free again, however few there are.
    let other = page(&app, "/solve/mnk:m=4,n=5,k=4").await;
    assert!(other.contains("<progress"), "{other}");
    cancel(&app, "/solve-cancel/mnk:m=4,n=5,k=4").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_too_large_says_what_fits_and_the_engine_may_try() {
    let app = workbench();
    let address = "/solve/mnk:m=15,n=15,k=5";
    let found = page(&app, address).await;
    assert!(found.contains("225 free places are more than the 28"), "{found}");
    assert!(found.contains("would fit") && !found.contains("tag proven"));
    assert!(found.contains("href=\"/solve/mnk:m=15,n=15,k=5?try=engine\""));
    let (status, _) = get(&app, &format!("{address}?format=json")).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);

    let trying = page_with(&app, &format!("{address}?try=engine"), "class=\"depths\"").await;
    assert!(trying.contains("mark first guess") || trying.contains("mark draw guess"), "{trying}");
    assert!(!trying.contains("tag proven") && trying.contains("/solve-cancel/"));
    let response = cancel(&app, "/solve-cancel/mnk:m=15,n=15,k=5?try=engine").await;
    assert_eq!(response.status(), StatusCode::SEE_OTHER);

    // What the engine proves is shown as proven: four in a row next to three.
    let almost = "moves=h8+a1+h9+a2+h10+a15+h11+o1&try=engine";
    let page = page_with(&app, &format!("{address}?{almost}"), "tag proven").await;
    assert!(page.contains("the first player wins in 1 ply.</h2>"), "{page}");
    let object = self::page(&app, &format!("{address}?{almost}&format=json")).await;
    let object: Value = serde_json::from_str(&object).unwrap();
    assert_eq!((&object["winner"], &object["plies"]), (&json!("first"), &json!(1)), "{object}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_family_says_what_the_lab_says() {
    let app = workbench();
    for (spec, family, here) in [
        ("stones:stones=50", "stones:stones=1..200", "stones:stones=50"),
        ("stones:stones=9,take=1/4", "stones:stones=1..200,take=1/4", "stones:stones=9,take=1/4"),
        ("bits:string=0110100", "bits:length=2..16", "bits:length=7"),
        ("sim:vertices=4", "sim:vertices=3..5", "sim:vertices=4"),
    ] {
        let (sweep, lines) = swept(family);
        let run = SweepRun { spec: family, sweep: &sweep, lines: &lines, elapsed: Duration::ZERO };
        let own = family::encoded(family);
        let address = format!("/solve/{spec}?family={own}");
        let found = page_with(&app, &address, "heat-foot").await;
        let catalogue = Catalogue::standard();
        let entry = catalogue.entry_of(spec).unwrap();
        match headline(&run, entry, Signs::Unicode) {
            Some(headline) => {
                let said = escaped(&Language::English.say(&headline.sentence));
                let plain = found.replace("<bdi class=\"formula\" dir=\"ltr\">", "");
                let plain = plain.replace("</bdi>", "");
                assert!(plain.contains(&format!("<p class=\"law\">{said}</p>")), "{said}");
                assert!(found.contains(&Language::English.say(&headline.seen)), "{family}");
            }
            None => assert!(found.contains("No law found"), "{family}"),
        }
        for (index, row) in sweep.rows.iter().enumerate() {
            let game = sweep.family.spec(index as u64);
            let cell = cell(&found, &game);
            let label = match (row.margins().as_slice(), sweep.has_points) {
                ([0], _) => "=".to_owned(),
                ([margin], true) if *margin > 0 => format!("+{margin}"),
                ([margin], true) => format!("−{}", margin.abs()),
                (_, false) => row.plies().unwrap().to_string(),
                _ => "~".to_owned(),
            };
            assert_eq!(cell.label, label, "{game}");
            assert_eq!(cell.is_here, game == here, "{game}");
        }
        let object = page(&app, &format!("/solve/{family}?format=json")).await;
        let mut object: Value = serde_json::from_str(&object).unwrap();
        let mut expected = serde_json::to_value(gametree_lab::json::Sweep::from(&run)).unwrap();
        (object["elapsed_ms"], expected["elapsed_ms"]) = (Value::Null, Value::Null);
        assert_eq!(object, expected, "{family}");
        let table = page(&app, &format!("/solve/{family}?format=csv")).await;
        assert!(table.lines().count() > sweep.rows.len(), "{family}");
        let picture = page(&app, &format!("/solve/{family}?format=svg")).await;
        assert_eq!(picture.matches("<g class=\"game\">").count(), sweep.rows.len(), "{family}");
    }
}

mod family {
    /// As it stands in a query.
    pub(crate) fn encoded(family: &str) -> String {
        family.replace('/', "%2F")
    }
}

struct Cell {
    label: String,
    is_here: bool,
}

/// The cell that leads to this game.
fn cell(page: &str, spec: &str) -> Cell {
    let link = format!("<a href=\"/solve/{spec}\" title=");
    let (before, after) =
        page.split_once(&link).unwrap_or_else(|| panic!("no cell leads to {spec}"));
    let (_, label) = after.split_once('>').unwrap();
    let (label, _) = label.split_once("</a>").unwrap();
    let class = before.rsplit("<td class=\"").next().unwrap();
    let class = class.split('"').next().unwrap();
    Cell {
        label: without_marks(label).into_owned(),
        is_here: class.split(' ').any(|word| word == "here"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_family_has_a_page_of_its_own_in_every_language() {
    let app = workbench();
    for language in Language::ALL {
        let address = format!("/solve/stones:stones=1..200?lang={}", language.code());
        let page = page_with(&app, &address, "heat-foot").await;
        let last = language.number(200);
        assert!(page.contains(&format!(">{last}</td>")), "{address}: the table ends there");
        assert!(page.contains("((stones"), "{address}");
    }
    let (status, _) = get(&app, "/solve?family=stones%3Astones%3D1..30").await;
    assert_eq!(status, StatusCode::SEE_OTHER);
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_and_huge_ranges_are_refused() {
    let app = workbench();
    for range in
        ["9..1", "1..", "..", "a..b", "1..x", "1..1000000", "-5..5", "1..99999999999999999999"]
    {
        let begun = Instant::now();
        for address in [
            format!("/solve/stones:stones={range}"),
            format!("/solve/stones:stones={range}?format=json"),
            format!("/solve/stones:stones=50?family=stones:stones={range}"),
            format!("/solve-events/stones:stones={range}"),
        ] {
            let (status, _) = get(&app, &address).await;
            assert_eq!(status, StatusCode::BAD_REQUEST, "{address}");
        }
        assert!(begun.elapsed() < Duration::from_secs(20), "{range}");
    }
    for spec in
        ["mnk:m=1..26,n=1..26,k=3", "mnk:m=3..4,n=3..4,k=3..4", "go:size=1..9", "sim:vertices=1..3"]
    {
        let (status, _) = get(&app, &format!("/solve/{spec}")).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{spec}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_was_typed_comes_back_unescaped() {
    let app = workbench();
    let evil = "%3Cscript%3Ealert(1)%3C%2Fscript%3E%22%27%3E";
    for address in [
        format!("/solve/{evil}"),
        format!("/solve/{evil}:a=1..2"),
        format!("/solve/stones:stones={evil}"),
        format!("/solve/stones:stones=1..{evil}"),
        format!("/solve/stones:stones=50?moves={evil}"),
        format!("/solve/stones:stones=50?position={evil}"),
        format!("/solve/stones:stones=50?family={evil}"),
        format!("/solve/stones:stones=50?format={evil}"),
        format!("/solve/stones:stones=50?stopped={evil}"),
        format!("/solve/stones:stones=50?try={evil}"),
        format!("/solve-events/{evil}"),
    ] {
        let (status, page) = get(&app, &address).await;
        assert!(!status.is_server_error(), "{address}: {status}");
        assert!(!page.contains("<script>alert"), "{address}: {page}");
        assert!(!page.contains("\"'>"), "{address}: {page}");
    }
}

/// Many moves that lead to the same end are one line; the moves are links below it.
#[tokio::test(flavor = "multi_thread")]
async fn equal_moves_are_folded() {
    let app = workbench();
    let page = page_with(&app, "/solve/tictactoe?lang=en", "solve-equal").await;
    assert!(page.contains("All 9 moves: a draw in 9 plies"), "{page}");
    assert_eq!(page.matches("class=\"solve-equal\"").count(), 1);
    assert!(page.contains("/solve/mnk:m=3,n=3,k=3?moves=b2") && !page.contains("all-moves"));
    // Few moves are a list, whatever they lead to.
    let page = page_with(&app, "/solve/tictactoe?moves=b2+a1+c3&lang=en", "all-moves").await;
    assert!(!page.contains("solve-equal"), "{page}");
}

/// A family of two parameters is told in a sentence, line by line only below a fold; and only where the game is in it.
#[tokio::test(flavor = "multi_thread")]
async fn a_grid_is_a_sentence() {
    let app = workbench();
    let page = page_with(&app, "/solve/mnk:m=2..4,n=2..3,k=3?lang=en", "class=\"law\"").await;
    assert!(page.contains("6 games: "), "{page}");
    let (before, folded) = page.split_once("solve-laws").unwrap();
    // In front of the map, whose caption tells everything to those who cannot see it.
    let (_, sentence) = before.split_once("class=\"law\"").unwrap();
    let sentence = sentence.split("<table").next().unwrap();
    assert!(folded.contains("no law found") && !sentence.contains("no law found"), "{page}");
    let (_, page) = get(&app, "/solve/mnk:m=15,n=15,k=5?lang=en").await;
    assert!(page.contains("solve-elsewhere") && page.contains("Go-Moku Solved"), "{page}");
    assert!(page.contains("The first player wins."), "{page}");
    let (_, page) = get(&app, "/solve/mnk:m=14,n=15,k=5?lang=en").await;
    assert!(!page.contains("Go-Moku"), "known of another board");
    let (_, page) = get(&app, "/solve/tictactoe?lang=en").await;
    assert!(!page.contains("solve-elsewhere") && page.contains("rows 3 to 5; how many"), "{page}");
}
