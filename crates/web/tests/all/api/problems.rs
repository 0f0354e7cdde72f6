//! Every problem that is described can happen, and is what it is called.

use std::collections::BTreeSet;

use axum::http::{StatusCode, header};
use gametree_catalogue::Catalogue;
use gametree_web::Workbench;
use serde_json::json;

use super::asking::{Answer, Client};

const JSON: &[(&str, &str)] = &[("content-type", "application/json")];

/// Asks, and checks kind and description of the problem.
async fn refused(
    client: &Client,
    name: &str,
    address: &str,
    headers: &[(&str, &str)],
    body: &str,
    kind: &str,
) -> Answer {
    let operation = client.operation(name);
    let answer = client.ask(&operation.method, address, headers, body).await;
    let faults = client.faults(&operation, &answer);
    assert!(faults.is_empty(), "{name} {address} {body}: {}", faults.join("\n"));
    let problem = answer.json();
    assert_eq!(problem["type"], format!("/api/problems#{kind}"), "{name} {address} {body}");
    assert_eq!(problem["status"], answer.status.as_u16());
    assert!(problem["detail"].as_str().is_some_and(|detail| !detail.is_empty()));
    answer
}

/// Requests that go wrong: operation, address, body, kind of problem.
fn wrong() -> Vec<(&'static str, String, String, &'static str)> {
    let long = format!("tictactoe?moves={}", "b2+".repeat(3000));
    let mut wrong = vec![
        ("rules", "rules/chess".to_owned(), String::new(), "spec"),
        ("rules", format!("rules/{}", "a".repeat(9000)), String::new(), "too-long"),
        ("rules", "rules/%FF".to_owned(), String::new(), "unreadable"),
        ("position", "positions/tictactoe?moves=z9".to_owned(), String::new(), "move"),
        ("position", "positions/tictactoe?position=qq".to_owned(), String::new(), "position"),
        ("position", "positions/mnk:m=0".to_owned(), String::new(), "spec"),
        ("position", format!("positions/{long}"), String::new(), "too-long"),
        ("tree", "trees/tictactoe?moves=z9".to_owned(), String::new(), "move"),
        ("tree", "trees/nothing".to_owned(), String::new(), "spec"),
        ("tree", "trees/tictactoe?position=qq".to_owned(), String::new(), "position"),
        ("tree", format!("trees/{long}"), String::new(), "too-long"),
        ("tree", "trees/tictactoe?search=engine".to_owned(), String::new(), "search"),
        ("tree", "trees/tictactoe?search=random".to_owned(), String::new(), "search"),
        ("tree", "trees/tictactoe?search=minimax:time=60001".to_owned(), String::new(), "limit"),
        ("tree", "trees/tictactoe?max_nodes=10001".to_owned(), String::new(), "limit"),
        ("tree", "trees/tictactoe?max_nodes=many".to_owned(), String::new(), "unreadable"),
        ("tree", "trees/tictactoe?symmetric=1".to_owned(), String::new(), "unreadable"),
        ("tree", "trees/tictactoe?position=xxx/oo1/3".to_owned(), String::new(), "finished"),
        ("exercises", "exercises?count=31".to_owned(), String::new(), "limit"),
        ("exercises", "exercises?shape=x".to_owned(), String::new(), "unreadable"),
    ];
    for (name, place) in
        [("begin_analysis", "analyses"), ("begin_solution", "solutions"), ("begin_game", "games")]
    {
        let mut body = |object: serde_json::Value, kind| {
            wrong.push((name, place.to_owned(), object.to_string(), kind));
        };
        body(json!({ "spec": "chess" }), "spec");
        body(json!({ "spec": "tictactoe", "position": "qq" }), "position");
        body(json!({ "spec": "tictactoe", "moves": ["b2", "b2"] }), "move");
        body(json!({ "spec": "tictactoe", "moves": vec!["b2"; 3000] }), "too-long");
        body(json!({}), "unreadable");
        body(json!({ "spec": 3 }), "unreadable");
        body(json!({ "spec": "tictactoe", "more": 1 }), "unreadable");
        body(json!(["tictactoe", null, []]), "unreadable");
    }
    for (field, player) in [
        ("first_player", "genius"),
        ("second_player", "engine:time=30001"),
        ("second_player", "alphabeta:heuristic=none,depth=1"),
    ] {
        let body = json!({ "spec": "tictactoe", field: player }).to_string();
        wrong.push(("begin_game", "games".to_owned(), body, "player"));
    }
    let over = json!({ "spec": "tictactoe", "position": "xxx/oo1/3" }).to_string();
    wrong.push(("begin_game", "games".to_owned(), over, "finished"));
    wrong.push(("list_games", "games?unfinished=1".to_owned(), String::new(), "unreadable"));
    for id in ["k7m2xq9w4r8t3v5y6u2a8c4e7p", "%FF", "x"] {
        let mut of_one = |name, step: &str, body: &str| {
            wrong.push((name, format!("games/{id}{step}"), body.to_owned(), "not-found"));
        };
        of_one("show_game", "", "");
        of_one("saved_game", "/saved", "");
        of_one("delete_game", "", "");
        of_one("make_move", "/moves", r#"{ "move": "b2" }"#);
        of_one("undo", "/undo", "");
        of_one("redo", "/redo", "");
        of_one("move_now", "/now", "");
    }
    let search = |text: &str| json!({ "spec": "tictactoe", "search": text }).to_string();
    for (text, kind) in [
        ("nothing", "search"),
        ("alphabeta:heuristic=none", "search"),
        ("engine:time=60001", "limit"),
        ("engine:hash=257", "limit"),
        ("engine:threads=2", "limit"),
    ] {
        wrong.push(("begin_analysis", "analyses".to_owned(), search(text), kind));
    }
    let large = json!({ "spec": "mnk:m=9,n=9,k=5", "search": "perfect" }).to_string();
    wrong.push(("begin_analysis", "analyses".to_owned(), large, "too-large"));
    let large = json!({ "spec": "mnk:m=9,n=9,k=5" }).to_string();
    wrong.push(("begin_solution", "solutions".to_owned(), large, "too-large"));
    for (spec, kind) in [
        ("stones", "family"),
        ("stones:stones=9..1", "family"),
        ("chess:size=1..2", "spec"),
        ("stones:stones=1..10001", "limit"),
    ] {
        let body = json!({ "spec": spec }).to_string();
        wrong.push(("begin_sweep", "sweeps".to_owned(), body, kind));
    }
    let body = json!({ "spec": "stones:stones=1..9", "nodes": 0 }).to_string();
    wrong.push(("begin_sweep", "sweeps".to_owned(), body, "limit"));
    for body in [json!({ "report": "009" }), json!({ "report": 4 }), json!({ "row": 1 })] {
        let (place, body) = ("reproductions".to_owned(), body.to_string());
        wrong.push(("begin_reproduction", place, body, "unreadable"));
    }
    for place in ["analysis", "solution", "sweep", "reproduction"] {
        let all = if place == "analysis" { "analyses" } else { &format!("{place}s") };
        for id in ["0123456789abcdef0123456789abcdef", "%FF", "x"] {
            let address = format!("{all}/{id}");
            let names = match place {
                "analysis" => ["show_analysis", "cancel_analysis", "watch_analysis"],
                "solution" => ["show_solution", "cancel_solution", "watch_solution"],
                "sweep" => ["show_sweep", "cancel_sweep", "watch_sweep"],
                _ => ["show_reproduction", "cancel_reproduction", "watch_reproduction"],
            };
            wrong.push((names[0], address.clone(), String::new(), "not-found"));
            wrong.push((names[1], address.clone(), String::new(), "not-found"));
            wrong.push((names[2], format!("{address}/events"), String::new(), "not-found"));
        }
    }
    let experiment = |games: &[&str], player: &str, more: serde_json::Value| {
        let mut body = json!({ "games": games, "players": [player] });
        body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        body.to_string()
    };
    for (body, kind) in [
        (experiment(&["chess"], "easy", json!({})), "spec"),
        (experiment(&["stones:stones=9..1"], "easy", json!({})), "family"),
        (experiment(&["tictactoe"], "genius", json!({})), "player"),
        (experiment(&["tictactoe"], "engine:time=30001", json!({})), "player"),
        (experiment(&[], "easy", json!({})), "plan"),
        (experiment(&["tictactoe"], "alphabeta:depth=1,heuristic=none", json!({})), "plan"),
        (experiment(&["tictactoe"], "easy", json!({ "kind": "tournament" })), "plan"),
        (experiment(&["tictactoe"], "easy", json!({ "openings": 1001 })), "limit"),
        (experiment(&["tictactoe"], "easy", json!({ "repeat": 50_001 })), "too-large"),
        (experiment(&["tictactoe"], "easy", json!({ "kind": "duel" })), "unreadable"),
        (experiment(&["tictactoe"], "easy", json!({ "first": "last" })), "unreadable"),
        (experiment(&["tictactoe"], "easy", json!({ "times": true })), "unreadable"),
    ] {
        wrong.push(("begin_experiment", "experiments".to_owned(), body, kind));
    }
    for id in ["k7m2xq9w4r8t3v5y6u2a8c4e7p", "%FF", "x"] {
        for (name, step) in [
            ("show_experiment", ""),
            ("delete_experiment", ""),
            ("stop_experiment", "/stop"),
            ("continue_experiment", "/continue"),
        ] {
            let address = format!("experiments/{id}{step}");
            wrong.push((name, address, String::new(), "not-found"));
        }
    }
    wrong
}

/// Every documented status of every operation, but for 503, for which it has to be full first, and 408, for which half
/// a minute has to pass.
#[tokio::test(flavor = "multi_thread")]
async fn every_problem_that_is_described_happens() {
    let client = Client::new().await;
    let mut seen: BTreeSet<(String, u16)> = BTreeSet::new();
    let mut saw =
        |name: &str, answer: &Answer| seen.insert((name.to_owned(), answer.status.as_u16()));
    for (name, address, body, kind) in wrong() {
        let address = format!("/api/v1/{address}");
        let headers = if body.is_empty() { &[] } else { JSON };
        saw(name, &refused(&client, name, &address, headers, &body, kind).await);
    }
    let game = client.post("/api/v1/games", r#"{ "spec": "tictactoe" }"#).await.json();
    let game = game["location"].as_str().unwrap();
    let mv = r#"{ "move": "z9" }"#;
    saw(
        "make_move",
        &refused(&client, "make_move", &format!("{game}/moves"), JSON, mv, "move").await,
    );
    for (name, step) in [("make_move", "moves"), ("undo", "undo"), ("redo", "redo")] {
        let address = format!("{game}/{step}");
        let body = if step == "moves" { r#"{ "move": "b2" }"# } else { "" };
        for (version, kind) in [("\"7\"", "conflict"), ("7", "unreadable"), ("\"x\"", "unreadable")]
        {
            let headers = [("content-type", "application/json"), ("if-match", version)];
            saw(name, &refused(&client, name, &address, &headers, body, kind).await);
        }
    }
    let operations = client.operations();
    for operation in &operations {
        let name = operation.name.as_str();
        let id = "0123456789abcdef0123456789abcdef";
        let address = operation.path.replace("{spec}", "tictactoe").replace("{id}", id);
        let foreign = [("host", "evil.example")];
        saw(name, &refused(&client, name, &address, &foreign, "", "foreign").await);
        let asked = format!("{address}?colour=red");
        saw(name, &refused(&client, name, &asked, &[], "", "unreadable").await);
        if !operation.described["requestBody"].is_null() {
            saw(name, &refused(&client, name, &address, &[], "{}", "media-type").await);
            let form = [("content-type", "application/x-www-form-urlencoded")];
            saw(name, &refused(&client, name, &address, &form, "a=b", "media-type").await);
            // The file of a game may be larger than other objects.
            let length = if name == "import_game" { 1_100_000 } else { 70_000 };
            let long = format!("{{\"spec\":\"{}\"}}", "a".repeat(length));
            saw(name, &refused(&client, name, &address, JSON, &long, "too-long").await);
        }
    }
    for operation in &operations {
        let statuses = operation.described["responses"].as_object().unwrap().keys();
        let statuses = statuses.map(|status| status.parse::<u16>().unwrap());
        for status in statuses.filter(|status| *status >= 400 && ![408, 503].contains(status)) {
            let pair = (operation.name.clone(), status);
            assert!(seen.contains(&pair), "{pair:?} is described and was not seen");
        }
    }
}

#[tokio::test]
async fn it_is_said_what_is_wrong_and_where() {
    let client = Client::new().await;
    let said = async |body: &str| {
        let problem = client.post("/api/v1/analyses", body).await.json();
        problem["detail"].as_str().unwrap().to_owned()
    };
    let unknown = said("{ \"spec\": \"tictactoe\",\n  \"colour\": 1 }").await;
    assert!(unknown.contains("`colour`") && unknown.contains("`search`"), "{unknown}");
    assert!(unknown.contains("line 2 column"), "{unknown}");
    let wrong = said(r#"{ "spec": "tictactoe", "moves": "b2" }"#).await;
    assert!(wrong.contains("sequence") && wrong.contains("line 1"), "{wrong}");
    let nothing = said("").await;
    assert!(nothing.contains("EOF"), "{nothing}");
    let scalar = said("3").await;
    assert!(scalar.contains("an object"), "{scalar}");
    let mv = said(r#"{ "spec": "tictactoe", "moves": ["b2", "b2"] }"#).await;
    assert!(mv.contains("move 2") && mv.contains("b2"), "{mv}");
    let limit = said(r#"{ "spec": "tictactoe", "search": "engine:time=99999999" }"#).await;
    assert!(limit.contains("time") && limit.contains("60"), "{limit}");
    let large = client.post("/api/v1/solutions", r#"{ "spec": "mnk:m=9,n=9,k=5" }"#).await.json();
    let large = large["detail"].as_str().unwrap();
    assert!(large.contains("81") && large.contains("fit"), "{large}");
    let key = client.get("/api/v1/positions/sim?move=1-2").await.json();
    let key = key["detail"].as_str().unwrap();
    assert!(key.contains("`move`") && key.contains("position, moves"), "{key}");
    let twice = client.get("/api/v1/positions/sim?moves=1-2&moves=1-3").await.json();
    assert!(twice["detail"].as_str().unwrap().contains("twice"), "{twice}");
}

/// Where games cannot be kept, whoever wants to play hears why, and everything else works.
#[tokio::test]
async fn games_that_cannot_be_kept_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "no folder").unwrap();
    let workbench = Workbench::keeping(Catalogue::standard(), &file.join("games"));
    let client = Client::of(workbench).await;
    let operations = client.operations();
    let saved = r#"{
        "format": "gametree-game", "version": 3, "spec": "tictactoe", "start": "3/3/3",
        "seed": 1, "first": "human", "second": "human", "moves": []
    }"#;
    let games = operations.iter().filter(|it| it.path.starts_with("/api/v1/games"));
    for operation in games {
        let address = operation.path.replace("{id}", "k7m2xq9w4r8t3v5y6u2a8c4e7p");
        let body = match operation.name.as_str() {
            "begin_game" => r#"{ "spec": "tictactoe" }"#,
            "make_move" => r#"{ "move": "b2" }"#,
            "import_game" => saved,
            _ => "",
        };
        let headers = if body.is_empty() { &[] } else { JSON };
        let answer = refused(&client, &operation.name, &address, headers, body, "store").await;
        assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
        assert!(!answer.headers.contains_key(header::RETRY_AFTER), "waiting does not help");
        assert!(!answer.text.contains(folder.path().to_str().unwrap()), "{}", answer.text);
    }
    assert_eq!(client.get("/api/v1/positions/tictactoe").await.status, StatusCode::OK);
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "no folder");
}

/// The title of a kind is the same whatever the case, the detail is not.
#[tokio::test]
async fn titles_are_stable() {
    let client = Client::new().await;
    let [one, other] = [
        client.get("/api/v1/rules/chess").await.json(),
        client.get("/api/v1/rules/mnk:m=0").await.json(),
    ];
    assert_eq!(one["title"], other["title"]);
    assert_ne!(one["detail"], other["detail"]);
}
