//! A whole game over the API, by somebody who may and by somebody who may not.

use axum::http::{StatusCode, header};
use serde_json::{Value, json};

use super::asking::{Answer, Client};
use super::same::faults;

const JSON: (&str, &str) = ("content-type", "application/json");

/// Every answer is as described.
async fn asked(
    client: &Client,
    name: &str,
    address: &str,
    headers: &[(&str, &str)],
    body: &Value,
) -> Answer {
    let operation = client.operation(name);
    let headers = [headers, &[JSON]].concat();
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let answer = client.ask(&operation.method, address, &headers, &body).await;
    let faults = client.faults(&operation, &answer);
    assert!(faults.is_empty(), "{name}: {}", faults.join("\n"));
    answer
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_undone_and_deleted() {
    let client = Client::new().await;
    let new = json!({ "spec": "tictactoe", "second_player": "alphabeta:depth=2", "seed": 5 });
    let begun = asked(&client, "begin_game", "/api/v1/games", &[], &new).await;
    assert_eq!(begun.status, StatusCode::CREATED);
    assert_eq!(begun.header(header::ETAG), "\"1\"");
    let cookie = begun.header(header::SET_COOKIE).split(';').next().unwrap().to_owned();
    assert!(cookie.starts_with("owner="));
    let game = begun.json();
    let location = game["location"].as_str().unwrap();
    assert_eq!(begun.header(header::LOCATION), location);
    assert_eq!(game["legal_moves"].as_array().unwrap().len(), 9);

    let moves = format!("{location}/moves");
    let seen = [("if-match", begun.header(header::ETAG))];
    let moved = asked(&client, "make_move", &moves, &seen, &json!({ "move": "b2" })).await;
    assert_eq!(moved.status, StatusCode::OK);
    // Sooner or later the computer has answered.
    let mut game = moved.json();
    for _ in 0..40 {
        if game["moves"].as_array().unwrap().len() == 2 {
            break;
        }
        game = asked(&client, "show_game", location, &[], &Value::Null).await.json();
    }
    assert_eq!(game["moves"][0]["move"], "b2");
    assert!(game["moves"][1]["search"].as_str().unwrap().starts_with("alphabeta:depth=2"));
    assert_eq!((&game["to_move"], &game["thinking"]), (&json!("first"), &Value::Null));
    assert_eq!(game["version"], 3);

    // Who has not seen that cannot move.
    let late = asked(&client, "make_move", &moves, &seen, &json!({ "move": "a1" })).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    let undone = asked(&client, "undo", &format!("{location}/undo"), &[], &Value::Null).await;
    assert!(undone.json()["moves"].as_array().unwrap().is_empty());
    let any = [("if-match", "*")];
    let redone = asked(&client, "redo", &format!("{location}/redo"), &any, &Value::Null).await;
    assert_eq!(redone.json()["moves"], game["moves"]);
    assert_eq!(redone.header(header::ETAG), format!("\"{}\"", redone.json()["version"]));

    // The object is what the command line prints, and what is needed to go on.
    let mut object = redone.json();
    for own in ["id", "location", "version", "created_ms", "updated_ms"] {
        assert!(object.as_object_mut().unwrap().remove(own).is_some(), "{own}");
    }
    for own in ["legal_moves", "thinking", "paused", "notice"] {
        assert!(object.as_object_mut().unwrap().remove(own).is_some(), "{own}");
    }
    assert_eq!(faults("play", &object), Vec::<String>::new());

    // Lists are for owners, and so is deleting.
    let owner = [("cookie", cookie.as_str())];
    let other = [("cookie", "owner=abcdefghijkmnpqrstuvwxyz23")];
    let list = async |headers: &[(&str, &str)], query: &str| {
        let address = format!("/api/v1/games{query}");
        asked(&client, "list_games", &address, headers, &Value::Null).await.json()
    };
    let mine = list(&owner, "?unfinished=yes").await;
    assert_eq!(mine["games"][0]["id"], game["id"]);
    assert_eq!(mine["games"][0]["moves_made"], 2);
    assert_eq!(list(&other, "").await, json!({ "games": [] }));
    assert_eq!(list(&[], "").await, json!({ "games": [] }));
    for nobody in [&other[..], &[]] {
        let kept = asked(&client, "delete_game", location, nobody, &Value::Null).await;
        assert_eq!(kept.status, StatusCode::NOT_FOUND);
    }
    let deleted = asked(&client, "delete_game", location, &owner, &Value::Null).await;
    assert_eq!(deleted.status, StatusCode::NO_CONTENT);
    let gone = asked(&client, "show_game", location, &[], &Value::Null).await;
    assert_eq!(gone.status, StatusCode::NOT_FOUND);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_that_thinks_long_is_told_to_move() {
    let client = Client::new().await;
    let new = json!({ "spec": "mnk:m=9,n=9,k=5", "first_player": "engine:time=30000,hash=16" });
    let begun = asked(&client, "begin_game", "/api/v1/games", &[], &new).await.json();
    assert!(begun["moves"].as_array().unwrap().is_empty());
    assert_eq!(begun["thinking"]["stage"], "searching");
    let location = begun["location"].as_str().unwrap();
    let wrong = json!({ "move": "a1" });
    let moves = format!("{location}/moves");
    let refused = asked(&client, "make_move", &moves, &[], &wrong).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "it is not a person's turn");
    let mut game =
        asked(&client, "move_now", &format!("{location}/now"), &[], &Value::Null).await.json();
    for _ in 0..20 {
        if game["moves"].as_array().unwrap().len() == 1 {
            break;
        }
        game = asked(&client, "show_game", location, &[], &Value::Null).await.json();
    }
    assert_eq!(game["moves"].as_array().unwrap().len(), 1);
    assert_eq!(game["to_move"], "second");
}

/// A move to a finished game is refused for what it is.
#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_takes_no_move() {
    let client = Client::new().await;
    let moves = ["a1", "b1", "a2", "b2"];
    let new = json!({ "spec": "tictactoe", "moves": moves, "second_player": "human" });
    let begun = asked(&client, "begin_game", "/api/v1/games", &[], &new).await.json();
    let place = format!("{}/moves", begun["location"].as_str().unwrap());
    let won = asked(&client, "make_move", &place, &[], &json!({ "move": "a3" })).await;
    assert_eq!(won.status, StatusCode::OK, "{}", won.text);
    let late = asked(&client, "make_move", &place, &[], &json!({ "move": "c3" })).await;
    assert_eq!(late.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(late.json()["type"], "/api/problems#finished");
}
