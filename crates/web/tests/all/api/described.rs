//! Every operation that is described answers as described, and nothing else does.

use std::collections::{BTreeMap, BTreeSet};

use axum::http::{StatusCode, header};
use serde_json::Value;

use super::asking::{Client, Operation, events};

/// The parameters of the description's own examples.
fn examples(operation: &Operation) -> BTreeMap<String, String> {
    let parameters = operation.described["parameters"].as_array().unwrap().iter();
    let with_example = parameters.filter(|parameter| !parameter["example"].is_null());
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    with_example.map(|it| (text(&it["name"]), text(&it["example"]))).collect()
}

/// The body of the description's own example.
fn body(operation: &Operation) -> Option<String> {
    let body = &operation.described["requestBody"]["content"]["application/json"]["example"];
    (!body.is_null()).then(|| body.to_string())
}

async fn done_as_described(client: &Client, operation: &Operation, id: Option<&str>) -> Value {
    let mut values = examples(operation);
    if let (Some(id), true) = (id, values.contains_key("id")) {
        values.insert("id".to_owned(), id.to_owned());
    }
    let address = Client::address(operation, &values);
    // Whatever belongs to somebody belongs to this one.
    let headers =
        [("cookie", "owner=abcdefghijkmnpqrstuvwxyz23"), ("content-type", "application/json")];
    let body = body(operation);
    let headers = if body.is_some() { &headers[..] } else { &headers[..1] };
    let answer = client.ask(&operation.method, &address, headers, &body.unwrap_or_default()).await;
    assert!(answer.status.is_success(), "{}: {}", operation.name, answer.text);
    let faults = client.faults(operation, &answer);
    assert!(faults.is_empty(), "{}: {}", operation.name, faults.join("\n"));
    match answer.header(header::CONTENT_TYPE) {
        "" => Value::Null,
        "text/event-stream" => {
            let (name, data) = events(&answer.text).pop().unwrap();
            assert_eq!(name, "end");
            data
        }
        _ => answer.json(),
    }
}

#[tokio::test]
async fn every_operation_answers_its_own_example_as_described() {
    let client = Client::new().await;
    let mut ids: BTreeMap<String, String> = BTreeMap::new();
    let operations = client.operations();
    assert!(operations.len() >= 25);
    let asks_for_one = |operation: &Operation| operation.path.contains("{id}");
    for operation in operations.iter().filter(|it| !asks_for_one(it)) {
        let object = done_as_described(&client, operation, None).await;
        if let Some(id) = object["id"].as_str() {
            ids.insert(operation.path.clone(), id.to_owned());
        }
    }
    // What ends something comes last.
    let mut about_one: Vec<_> = operations.iter().filter(|it| asks_for_one(it)).collect();
    about_one.sort_by_key(|operation| operation.method == "DELETE");
    for operation in about_one {
        let place = operation.path.split("/{id}").next().unwrap();
        done_as_described(&client, operation, ids.get(place).map(String::as_str)).await;
    }
    for (place, id) in ids {
        assert_eq!(client.get(&format!("{place}/{id}")).await.status, StatusCode::NOT_FOUND);
    }
}

#[tokio::test]
async fn only_what_is_described_can_be_asked_for() {
    let client = Client::new().await;
    let mut paths: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for operation in client.operations() {
        let methods = paths.entry(Client::address(&operation, &examples(&operation))).or_default();
        methods.insert(operation.method.clone());
        methods.insert("OPTIONS".to_owned());
        if operation.method == "GET" {
            methods.insert("HEAD".to_owned());
        }
    }
    for (address, methods) in paths {
        let allowed = |text: &str| -> BTreeSet<String> {
            text.split(',').map(|method| method.trim().to_owned()).collect()
        };
        let told = client.ask("OPTIONS", &address, &[], "").await;
        assert_eq!(told.status, StatusCode::NO_CONTENT);
        assert_eq!(allowed(told.header(header::ALLOW)), methods, "{address}");
        for method in ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] {
            let answer = client.ask(method, &address, &[], "").await;
            let is_refused = answer.status == StatusCode::METHOD_NOT_ALLOWED;
            assert_eq!(is_refused, !methods.contains(method), "{method} {address}");
            if is_refused {
                assert_eq!(allowed(answer.header(header::ALLOW)), methods, "{method} {address}");
                let is_said = method == "HEAD" || answer.json()["type"] == "/api/problems#method";
                assert!(is_said, "{method} {address}: {}", answer.text);
            }
        }
    }
    for address in ["/api/v1", "/api/v1/", "/api/v1/nothing", "/api/v2/catalogue", "/api/v1/rules"]
    {
        let answer = client.get(address).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{address}");
        assert_eq!(answer.json()["type"], "/api/problems#not-found");
    }
}

#[tokio::test]
async fn a_head_has_no_body() {
    let client = Client::new().await;
    let [get, head] = [
        client.get("/api/v1/catalogue").await,
        client.ask("HEAD", "/api/v1/catalogue", &[], "").await,
    ];
    assert_eq!((head.status, head.text.as_str()), (StatusCode::OK, ""));
    assert_eq!(head.header(header::CONTENT_TYPE), get.header(header::CONTENT_TYPE));
    assert!(!get.text.is_empty());
}

/// The document is one that programs can use: everything it refers to is there, names are there once, and whatever
/// stands in a path is a parameter.
#[tokio::test]
async fn the_document_holds_together() {
    let client = Client::new().await;
    assert_eq!(client.document["openapi"], "3.1.0");
    let text = client.document.to_string();
    for reference in text.split("\"$ref\":\"#").skip(1) {
        let pointer = reference.split('"').next().unwrap();
        assert!(client.document.pointer(pointer).is_some(), "{pointer}");
    }
    let operations = client.operations();
    let names: BTreeSet<_> = operations.iter().map(|operation| &operation.name).collect();
    assert_eq!(names.len(), operations.len());
    for operation in &operations {
        let parameters = operation.described["parameters"].as_array().unwrap();
        let in_path = parameters.iter().filter(|parameter| parameter["in"] == "path");
        let count = in_path.inspect(|it| {
            let place = format!("{{{}}}", it["name"].as_str().unwrap());
            assert!(operation.path.contains(&place) && it["required"] == true, "{operation:?}");
        });
        assert_eq!(count.count(), operation.path.matches('{').count(), "{}", operation.name);
        assert!(!operation.described["summary"].as_str().unwrap().is_empty());
    }
    // Two types of one name would be told apart by a number that means nothing.
    let schemas = client.document["components"]["schemas"].as_object().unwrap();
    let numbered = schemas.keys().filter(|name| name.ends_with(|last: char| last.is_ascii_digit()));
    assert_eq!(numbered.collect::<Vec<_>>(), Vec::<&String>::new());
}

/// What the description allows is what the server reads: words are listed, and texts have their form.
#[tokio::test]
async fn the_document_is_no_wider_than_the_server() {
    let client = Client::new().await;
    let schema = |operation: &str, name: &str| {
        let operation = client.operation(operation);
        let parameters = operation.described["parameters"].as_array().unwrap();
        parameters.iter().find(|it| it["name"] == name).unwrap()["schema"].clone()
    };
    assert_eq!(schema("exercises", "root")["enum"], serde_json::json!(["max", "min"]));
    for (operation, name) in [
        ("exercises", "leaves"),
        ("exercises", "shape"),
        ("exercises", "seed"),
        ("exercises", "cuts"),
        ("make_move", "If-Match"),
    ] {
        assert!(schema(operation, name)["pattern"].is_string(), "{operation} {name}");
    }
    let objects = &client.document["components"]["schemas"];
    let experiment = &objects["ExperimentRequest"]["properties"];
    assert!(experiment["sprt"]["pattern"].is_string(), "{experiment}");
    for name in ["kind", "first"] {
        assert!(
            experiment[name]["enum"].as_array().is_some_and(|words| words.len() >= 3),
            "{name}"
        );
    }
    for object in ["GameRequest", "AnalysisRequest", "SolutionRequest"] {
        assert_eq!(objects[object]["properties"]["position"]["minLength"], 1, "{object}");
    }
    // Of these forms the server reads what the patterns say, and refuses what they do not.
    for (address, status) in [
        ("exercises?shape=3.2&leaves=0.7.5.2.4.-4&root=min", 200),
        ("exercises?shape=3.2&leaves=0.7.5.2.4.x", 400),
        ("exercises?root=left&shape=2&leaves=1.2", 400),
        ("exercises?seed=-1", 400),
    ] {
        let answer = client.get(&format!("/api/v1/{address}")).await;
        assert_eq!(answer.status.as_u16(), status, "{address}: {}", answer.text);
    }
}
