//! Work that takes a while: watched, ended, refused when there is too much of it.

use std::num::NonZero;
use std::thread;

use axum::http::{StatusCode, header};
use futures_util::future::join_all;
use serde_json::{Value, json};

use super::asking::{Client, events};

/// A search that nobody finishes.
fn endless() -> String {
    json!({ "spec": "mnk:m=9,n=9,k=5", "search": "engine:hash=16,time=30000" }).to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_task_is_watched_and_ended() {
    let client = Client::new().await;
    let begun = client.post("/api/v1/analyses", &endless()).await;
    assert_eq!(begun.status, StatusCode::ACCEPTED, "{}", begun.text);
    assert!(client.faults(&client.operation("begin_analysis"), &begun).is_empty());
    let task = begun.json();
    let location = task["location"].as_str().unwrap();
    assert_eq!(begun.header(header::LOCATION), location);
    assert_eq!((&task["status"], &task["result"]), (&json!("running"), &Value::Null));
    assert_eq!(task["progress"]["stage"], "searching");
    let shown = client.get(location).await;
    assert!(client.faults(&client.operation("show_analysis"), &shown).is_empty());
    assert_eq!(shown.json()["status"], "running");
    // Its name is known to who began it alone: it is no task of another kind, either.
    let id = task["id"].as_str().unwrap();
    assert_eq!(client.get(&format!("/api/v1/solutions/{id}")).await.status, StatusCode::NOT_FOUND);
    // Whoever listens hears the end.
    let address = format!("{location}/events");
    let (heard, ended) = tokio::join!(client.get(&address), async {
        tokio::time::sleep(std::time::Duration::from_millis(1200)).await;
        client.ask("DELETE", location, &[], "").await
    });
    let faults = client.faults(&client.operation("watch_analysis"), &heard);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    let heard = events(&heard.text);
    let progress = heard.iter().filter(|(name, _)| name == "progress").count();
    assert!(progress >= 2, "{heard:?}");
    let (name, end) = heard.last().unwrap();
    assert_eq!((name.as_str(), &end["status"]), ("end", &json!("done")));
    // What it had found by then is not lost.
    assert_eq!(ended.status, StatusCode::OK);
    assert_eq!(ended.json(), *end);
    assert_eq!(end["result"]["stopped"], "asked");
    assert!(!end["result"]["moves"].as_array().unwrap().is_empty());
    assert_eq!(client.get(location).await.status, StatusCode::NOT_FOUND);
    assert_eq!(client.ask("DELETE", location, &[], "").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tasks_about_the_same_are_two() {
    let client = Client::new().await;
    let asked = json!({ "spec": "tictactoe", "search": "alphabeta:depth=2" }).to_string();
    let one = client.post("/api/v1/analyses", &asked).await.json();
    let other = client.post("/api/v1/analyses", &asked).await.json();
    assert_ne!(one["id"], other["id"]);
    client.ask("DELETE", one["location"].as_str().unwrap(), &[], "").await;
    let location = other["location"].as_str().unwrap();
    assert_eq!(client.get(location).await.status, StatusCode::OK);
}

/// When everybody is busy, that is what is said, with when to come again, wherever it is described and nowhere else.
#[tokio::test(flavor = "multi_thread")]
async fn when_it_is_full_programs_are_told_when_to_come_again() {
    let client = Client::new().await;
    let cores = thread::available_parallelism().map_or(2, NonZero::get);
    // As many long tasks as there are seats, and as many more as may wait for one.
    const LINE: usize = 64;
    let asked = endless();
    let seats = (cores / 2).max(1);
    let running = join_all((0..seats + LINE).map(|_| client.post("/api/v1/analyses", &asked)));
    let mut waiting = 0;
    for answer in running.await {
        assert_eq!(answer.status, StatusCode::ACCEPTED, "{}", answer.text);
        waiting += usize::from(answer.json()["progress"]["stage"] == "waiting");
    }
    assert_eq!(waiting, LINE, "they can be seen to wait");
    // As many slow pages: each of them ends by itself, but not before others have given up.
    let slow = "/api/v1/trees/mnk:m=9,n=9,k=5?search=minimax&max_nodes=1";
    let slow = join_all((0..cores).map(|_| client.get(slow)));
    let meanwhile = async {
        tokio::time::sleep(std::time::Duration::from_millis(300)).await;
        let small = r#"{ "spec": "stones:stones=5" }"#;
        let plan = r#"{ "games": ["stones:stones=5"], "players": ["random"] }"#;
        let family = r#"{ "spec": "stones:stones=5..6" }"#;
        tokio::join!(
            client.post("/api/v1/analyses", small),
            client.post("/api/v1/solutions", small),
            client.post("/api/v1/sweeps", family),
            client.post("/api/v1/reproductions", "{}"),
            client.post("/api/v1/experiments", plan),
            client.get("/api/v1/rules/stones:stones=5"),
            client.get("/api/v1/trees/stones:stones=5"),
            client.get("/api/v1/exercises"),
            client.get("/api/v1/positions/stones:stones=5"),
        )
    };
    let (_, (analysis, solution, sweep, rerun, run, rules, tree, exercises, position)) =
        tokio::join!(slow, meanwhile);
    let told = [
        ("begin_analysis", analysis),
        ("begin_solution", solution),
        ("begin_sweep", sweep),
        ("begin_reproduction", rerun),
        ("begin_experiment", run),
        ("rules", rules),
        ("tree", tree),
        ("exercises", exercises),
    ];
    for (name, answer) in &told {
        assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE, "{name}");
        assert!(answer.header(header::RETRY_AFTER).parse::<u32>().unwrap() > 0);
        assert!(client.faults(&client.operation(name), answer).is_empty());
        assert_eq!(answer.json()["type"], "/api/problems#busy");
    }
    assert_eq!(position.status, StatusCode::OK, "what takes no time goes on");
    let described = client.operations().into_iter();
    let described = described.filter(|it| !it.described["responses"]["503"].is_null());
    // Games can always be played on, experiments looked at; they are refused when they cannot be kept.
    let kept = ["/api/v1/games", "/api/v1/experiments/"];
    let described = described.filter(|it| !kept.iter().any(|kept| it.path.starts_with(kept)));
    let described = described.filter(|it| it.name != "list_experiments");
    let described: Vec<_> = described.map(|it| it.name).collect();
    for name in &described {
        assert!(told.iter().any(|(known, _)| known == name), "{name} is never full in this test");
    }
}
