//! What the API says is what the command line prints, in every language.

use std::fs;
use std::path::Path;

use gametree_catalogue::Catalogue;
use gametree_present::json::{Games, Rules, Show};
use serde_json::{Value, json};

use super::asking::Client;
use crate::checker::Checker;

/// What is wrong with an object, by the schema of what a command prints.
pub(crate) fn faults(command: &str, object: &Value) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/schema");
    let schema = fs::read_to_string(folder.join(format!("{command}.json"))).unwrap();
    let schema: Value = serde_json::from_str(&schema).unwrap();
    Checker { root: &schema }.faults(&schema, object, command)
}

#[tokio::test]
async fn objects_are_those_of_the_command_line() {
    let client = Client::new().await;
    let catalogue = Catalogue::standard();
    assert_eq!(
        client.get("/api/v1/catalogue").await.json(),
        json!(Games::from(&catalogue)),
        "the same catalogue"
    );
    for (spec, moves) in [
        ("tictactoe", vec!["b2", "a1"]),
        ("stones:stones=11,take=2/3", vec!["3"]),
        ("bits:string=0110", vec![]),
        ("sim", vec!["1-2"]),
        ("multiply:start=20", vec!["3", "4"]),
    ] {
        let mut session = catalogue.open(spec).unwrap();
        let entry = catalogue.entry_of(spec).unwrap();
        let rules = client.get(&format!("/api/v1/rules/{spec}")).await.json();
        assert_eq!(rules, json!(Rules::of(entry, &*session)));
        moves.iter().for_each(|mv| drop(session.play(mv).unwrap()));
        let query = format!("?moves={}", moves.join("+"));
        let shown = client.get(&format!("/api/v1/positions/{spec}{query}")).await.json();
        assert_eq!(shown, json!(Show::from(&*session)));
        let tree = format!("/api/v1/trees/{spec}{query}&search=alphabeta:depth=2&max_nodes=50");
        let tree = client.get(&tree).await.json();
        assert_eq!(faults("tree", &tree), Vec::<String>::new());
        let asked = json!({ "spec": spec, "moves": moves });
        for (place, command) in [("analyses", "analyze"), ("solutions", "solve")] {
            let mut asked = asked.clone();
            if command == "analyze" {
                asked["search"] = json!("alphabeta:depth=2,heuristic=plain");
            }
            let task = client.post(&format!("/api/v1/{place}"), &asked.to_string()).await.json();
            let result = result(&client, task).await;
            assert_eq!(faults(command, &result), Vec::<String>::new());
            assert_eq!(result["position"], shown["position"]);
        }
    }
    let task = client.post("/api/v1/sweeps", r#"{ "spec": "stones:stones=2..40" }"#).await.json();
    let result = result(&client, task).await;
    assert_eq!(faults("sweep", &result), Vec::<String>::new());
    assert_eq!(result["games"].as_array().unwrap().len(), 39);
    assert!(!result["laws"].as_array().unwrap().is_empty());
    let task = client.post("/api/v1/reproductions", r#"{ "report": "000" }"#).await.json();
    let result = self::result(&client, task).await;
    assert_eq!(faults("reproduce", &result), Vec::<String>::new());
}

/// What comes of a task, sooner or later.
async fn result(client: &Client, task: Value) -> Value {
    let events = format!("{}/events", task["location"].as_str().unwrap());
    let answer = client.get(&events).await;
    let (_, end) = super::asking::events(&answer.text).pop().unwrap();
    assert_eq!(end["status"], "done", "{end}");
    end["result"].clone()
}

#[tokio::test]
async fn an_analysis_says_what_is_so() {
    let client = Client::new().await;
    let asked = json!({ "spec": "tictactoe", "moves": ["b2", "b1"], "search": "alphabeta" });
    let task = client.post("/api/v1/analyses", &asked.to_string()).await.json();
    let found = result(&client, task).await;
    assert_eq!((&found["winner"], &found["proven"]), (&json!("first"), &json!(true)));
    assert_eq!(found["exact"]["winner"], "first");
    assert_eq!(found["choice"], "right");
    assert_eq!(found["search"], "alphabeta");
    // A position alone, without moves.
    let asked = json!({ "spec": "tictactoe", "position": "3/1x1/1o1", "search": "perfect" });
    let task = client.post("/api/v1/analyses", &asked.to_string()).await.json();
    let other = result(&client, task).await;
    assert_eq!(other["position"], found["position"]);
    assert_eq!((&other["winner"], &other["plies"]), (&json!("first"), &json!(5)));
}

#[tokio::test]
async fn every_language_gets_the_same() {
    let client = Client::new().await;
    let addresses = [
        "/api/v1/openapi.json",
        "/api/v1/catalogue",
        "/api/v1/rules/tictactoe",
        "/api/v1/positions/sim?moves=1-2",
        "/api/v1/positions/sim?moves=9-9",
        "/api/v1/trees/stones:stones=9?search=minimax:depth=2",
        "/api/v1/reports",
        "/api/v1/nothing",
    ];
    for address in addresses {
        let english = client.get(address).await;
        for language in ["lv", "pl", "fa"] {
            let cookie = format!("lang={language}");
            let headers = [("accept-language", language), ("cookie", &cookie)];
            let other = client.ask("GET", address, &headers, "").await;
            assert_eq!((other.status, other.json()), (english.status, english.json()));
        }
    }
}
