//! Whatever is sent, the answer is one that is described.

use std::collections::BTreeMap;

use axum::http::StatusCode;
use proptest::prelude::*;
use serde_json::{Value, json};
use tokio::runtime::Runtime;

use super::asking::{Client, Operation};

fn spec() -> impl Strategy<Value = String> {
    let known = prop::sample::select(vec![
        "tictactoe",
        "stones:stones=12",
        "stones:stones=9,take=2/3",
        "bits:string=01101",
        "bits:length=6,seed=3",
        "multiply:start=20",
        "sim:vertices=4",
        "mnk:m=3,n=2,k=2",
        "mnk:m=0,n=-1,k=999999999999999999999",
        "stones:stones=1..20",
        "stones:stones=5..1",
        "mnk:m=2..3,n=2..3,k=2",
        "bits:length=1..6",
        "stones:stones=1..99999999999",
    ]);
    prop_oneof![
        4 => known.prop_map(str::to_owned),
        1 => any::<String>(),
        1 => "[a-z]{1,8}(:[a-z]{1,6}=[0-9./,-]{0,6}){0,2}",
    ]
}

fn moves() -> impl Strategy<Value = Vec<String>> {
    let mv = prop_oneof![
        4 => prop::sample::select(vec!["b2", "a1", "c3", "2", "3", "1-2", "0", "4"])
            .prop_map(str::to_owned),
        1 => any::<String>(),
    ];
    prop::collection::vec(mv, 0..4)
}

fn position() -> impl Strategy<Value = Option<String>> {
    let known = prop::sample::select(vec![
        "3/1x1/3",
        "xxx/oo1/3",
        "5/2/3/2/2/1",
        "0110/1/0/2",
        "60/1/1/2",
        "......",
        "rr...b",
    ]);
    prop::option::weighted(0.3, prop_oneof![known.prop_map(str::to_owned), any::<String>()])
}

fn search() -> impl Strategy<Value = Option<String>> {
    let known = prop::sample::select(vec![
        "alphabeta:depth=2",
        "minimax:depth=2,order=best",
        "minimax:depth=3,merge=yes",
        "engine:nodes=500,hash=1,lines=2",
        "mcts:nodes=200,hash=1",
        "pns:nodes=200,hash=1",
        "perfect:hash=8",
        "random:seed=3",
        "alphabeta:nodes=300,heuristic=report",
        "engine:time=99999999999",
        "engine:hash=100000",
        "alphabeta:depth=0",
    ]);
    // Without a limit only where there is one anyway: the games are small.
    prop::option::weighted(
        0.8,
        prop_oneof![6 => known.prop_map(str::to_owned), 1 => any::<String>()],
    )
}

/// Any value in place of what is meant.
fn junk() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(Value::Null),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(|number| json!(number)),
        any::<String>().prop_map(Value::from),
        Just(json!([])),
        Just(json!({ "a": [1] })),
    ]
}

prop_compose! {
    /// A body that is right, or nearly.
    fn body()(
        spec in spec(),
        moves in moves(),
        position in position(),
        search in search(),
        player in prop::sample::select(vec!["human", "easy", "beginner", "random", "genius"]),
        place in prop::option::weighted(
            0.2,
            "(spec|moves|position|search|nodes|seed|second_player|[a-z]{1,5})",
        ),
        junk in junk(),
        kinds in prop::sample::subsequence(vec!["moves", "position"], 0..=2),
        // What one kind of request has beside that.
        own in prop::sample::select(vec!["search", "second_player", "move", "seed", ""]),
    ) -> String {
        let mut object = json!({ "spec": spec });
        for kind in kinds {
            object[kind] = if kind == "moves" { json!(moves) } else { json!(position) };
        }
        match own {
            "search" => object[own] = json!(search),
            "second_player" => object[own] = json!(player),
            "move" => object = json!({ "move": moves.first() }),
            "seed" => object[own] = json!(moves.len()),
            _ => {}
        }
        if let Some(place) = place {
            object[place] = junk;
        }
        object.to_string()
    }
}

#[derive(Clone, Debug)]
struct Sent {
    operation: usize,
    values: BTreeMap<String, String>,
    body: String,
    kind: &'static str,
    method: Option<&'static str>,
}

fn sent() -> impl Strategy<Value = Sent> {
    let more = prop::option::weighted(0.1, ("[a-z_]{1,9}", any::<String>()));
    let counts = prop::option::weighted(0.3, prop_oneof!["[0-9]{1,4}", any::<String>()]);
    let values = (spec(), moves(), position(), search(), counts, more);
    let values = values.prop_map(|(spec, moves, position, search, count, more)| {
        let mut values = BTreeMap::from([("spec".to_owned(), spec)]);
        values.insert("id".to_owned(), moves.concat());
        values.insert("moves".to_owned(), moves.join(" "));
        values.extend(position.map(|text| ("position".to_owned(), text)));
        values.extend(search.map(|text| ("search".to_owned(), text)));
        values.extend(count.map(|text| ("max_nodes".to_owned(), text)));
        values.extend(more);
        values
    });
    let body =
        prop_oneof![6 => body(), 1 => any::<String>(), 1 => junk().prop_map(|it| it.to_string())];
    let kind = prop_oneof![9 => Just("application/json"), 1 => Just("text/plain")];
    let methods = vec!["GET", "POST", "DELETE", "PUT", "PATCH", "HEAD", "OPTIONS", "BREW"];
    let method = prop::option::weighted(0.1, prop::sample::select(methods));
    let operation = any::<prop::sample::Index>().prop_map(|index| index.index(1000));
    (operation, values, body, kind, method).prop_map(|(operation, values, body, kind, method)| {
        Sent { operation, values, body, kind, method }
    })
}

/// Keeps of the values those that the operation has; now and then one that it has not.
fn address(operation: &Operation, sent: &Sent) -> String {
    let parameters = operation.described["parameters"].as_array().unwrap();
    let known = |name: &str| parameters.iter().any(|parameter| parameter["name"] == name);
    let usual = ["spec", "id", "moves", "position", "search", "max_nodes"];
    let values =
        sent.values.iter().filter(|(name, _)| known(name) || !usual.contains(&name.as_str()));
    let mut values: BTreeMap<_, _> =
        values.map(|(name, value)| (name.clone(), value.clone())).collect();
    for name in ["spec", "id"] {
        if let Some(value) = values.get_mut(name).filter(|value| value.is_empty()) {
            value.push('x'); // an empty part of a path is another path
        }
    }
    Client::address(operation, &values)
}

/// One request and the promises about its answer.
async fn is_described(client: &Client, operations: &[Operation], sent: &Sent) {
    let operation = &operations[sent.operation % operations.len()];
    let address = address(operation, sent);
    let method = sent.method.unwrap_or(&operation.method);
    let takes = !operation.described["requestBody"].is_null();
    let body = if takes { sent.body.as_str() } else { "" };
    let headers = [("content-type", sent.kind)];
    let answer = client.ask(method, &address, &headers, body).await;
    let status = answer.status;
    let asked = format!("{method} {address} {body}");
    if status == StatusCode::ACCEPTED {
        // What nobody wants makes room for the next.
        let location = answer.json()["location"].as_str().unwrap().to_owned();
        client.ask("DELETE", &location, &[], "").await;
    }
    // A path with a slash in the wrong place is another path.
    if status == StatusCode::NOT_FOUND || status == StatusCode::METHOD_NOT_ALLOWED {
        let is_head = method == "HEAD";
        assert!(is_head || answer.json()["status"] == status.as_u16(), "{asked}");
        return;
    }
    let here: Vec<&Operation> = operations.iter().filter(|it| it.path == operation.path).collect();
    let Some(operation) = here.into_iter().find(|it| it.method == method) else {
        let is_told = method == "OPTIONS" && status == StatusCode::NO_CONTENT;
        assert!(is_told || (method == "HEAD" && !status.is_server_error()), "{asked}: {status}");
        return;
    };
    let faults = client.faults(operation, &answer);
    assert!(faults.is_empty(), "{asked}: {}", faults.join("\n"));
    assert!(!answer.text.contains('\u{1b}'), "{asked}");
}

#[test]
fn whatever_is_sent_the_answer_is_described() {
    let runtime = Runtime::new().unwrap();
    let client = runtime.block_on(Client::new());
    let operations = client.operations();
    proptest!(ProptestConfig::with_cases(300), |(sent in sent())| {
        runtime.block_on(is_described(&client, &operations, &sent));
    });
}
