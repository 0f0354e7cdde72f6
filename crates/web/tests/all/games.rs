use std::time::{Duration, Instant};

use axum::http::{StatusCode, header};
use serde_json::Value;
use tempfile::tempdir;

use super::asking::{Browser, between, workbench};
use gametree_catalogue::Catalogue;
use gametree_web::{Workbench, app};

#[tokio::test]
async fn a_game_by_forms_alone() {
    let mut browser = Browser::new(&workbench());
    let begun = browser.post("/games", "game=mnk&p-m=3&p-n=3&p-k=3&strength=easy&move=b2").await;
    let cookie = begun.headers[header::SET_COOKIE].to_str().unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let id = begun.game();
    assert!(id.len() >= 26 && id.bytes().all(|byte| byte.is_ascii_alphanumeric()), "{id}");
    assert_eq!(browser.get(begun.location()).await.status, StatusCode::OK);
    let moves = browser.moves_once(&id, 2).await;
    assert_eq!((moves.len(), moves[0].as_str()), (2, "b2"));

    let again = browser.post("/games", "spec=sim").await;
    assert!(!again.headers.contains_key(header::SET_COOKIE), "one owner is enough");

    let undone = browser.post(&format!("/g/{id}/undo"), "version=2").await;
    assert_eq!(undone.status, StatusCode::SEE_OTHER, "{}", undone.text);
    assert!(browser.moves(&id).await.is_empty());
    browser.post(&format!("/g/{id}/redo"), "version=3").await;
    assert_eq!(browser.moves(&id).await, moves);
    browser.post(&format!("/g/{id}/try"), "number=1&version=4").await;
    assert!(browser.moves(&id).await.is_empty());
    browser.post(&format!("/g/{id}/settings"), "strength=beginner&version=5").await;
    assert_eq!(browser.record(&id).await["second_player"], "beginner");
    let other = browser.post(&format!("/g/{id}/again"), "sides=other").await.game();
    assert_eq!(browser.moves_once(&other, 1).await.len(), 1, "the computer began");
    let record = browser.record(&other).await;
    assert_eq!(
        (&record["first_player"], &record["second_player"]),
        (&"beginner".into(), &"human".into())
    );
    assert_eq!(browser.post(&format!("/g/{id}/delete"), "").await.location(), "/");
    assert_eq!(browser.get(&format!("/g/{id}")).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn what_is_wrong_is_said_and_changes_nothing() {
    let mut browser = Browser::new(&workbench());
    for (form, status) in [
        ("", StatusCode::BAD_REQUEST),
        ("spec=chess", StatusCode::BAD_REQUEST),
        ("spec=mnk:m=99,n=3,k=3", StatusCode::BAD_REQUEST),
        ("spec=sim&player=engine:threads=9", StatusCode::BAD_REQUEST),
        ("spec=sim&algorithm=alphabeta&depth=deep", StatusCode::BAD_REQUEST),
        ("spec=sim&position=nonsense", StatusCode::BAD_REQUEST),
        ("spec=tictactoe&moves=b2+b2", StatusCode::UNPROCESSABLE_ENTITY),
        ("spec=tictactoe&move=z9", StatusCode::UNPROCESSABLE_ENTITY),
        ("spec=tictactoe&begins=never", StatusCode::BAD_REQUEST),
        ("spec=tictactoe&seed=%FF", StatusCode::BAD_REQUEST),
    ] {
        let answer = browser.post("/games", form).await;
        assert_eq!(answer.status, status, "{form}: {}", answer.text);
        assert!(!answer.headers.contains_key(header::SET_COOKIE), "{form}");
    }
    let id = browser.post("/games", "spec=tictactoe&against=person").await.game();
    let address = format!("/g/{id}/moves");
    let wrong = browser.post(&address, "move=z9&version=1").await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(wrong.text.contains("legal: a3 b3 c3 a2 b2 c2"), "{}", wrong.text);
    let unbegun = browser.post("/games", "spec=tictactoe&moves=b2&move=b2").await;
    assert!(unbegun.text.contains("legal: a3 b3 c3 a2 c2"), "{}", unbegun.text);
    assert_eq!(browser.post(&address, "move=b2&version=x").await.status, StatusCode::BAD_REQUEST);
    assert_eq!(browser.post(&address, "move=b2&version=1").await.location(), format!("/g/{id}"));
    // Another tab.
    let late = browser.post(&address, "move=a1&version=1").await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    assert!(late.text.contains("The game has gone on elsewhere"), "{}", late.text);
    assert_eq!(browser.moves(&id).await, ["b2"]);
    for address in ["/g/nobody", "/g/nobody/events", "/g/%00", "/g/..%2F.."] {
        assert_eq!(browser.get(address).await.status, StatusCode::NOT_FOUND, "{address}");
    }
    for address in
        ["moves", "undo", "redo", "try", "now", "pause", "go", "settings", "again", "delete"]
    {
        let answer = browser.post(&format!("/g/nobody/{address}"), "move=b2&number=1").await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{address}");
    }
    let mut stranger = Browser::new(&workbench());
    let theirs = stranger.post(&format!("/g/{id}/delete"), "").await;
    assert_eq!(theirs.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn somebody_else_cannot_delete_a_game() {
    let app = workbench();
    let (mut owner, mut other) = (Browser::new(&app), Browser::new(&app));
    let id = owner.post("/games", "spec=sim").await.game();
    other.post("/games", "spec=sim").await;
    let refused = other.post(&format!("/g/{id}/delete"), "").await;
    assert_eq!(refused.status, StatusCode::NOT_FOUND);
    assert_eq!(owner.get(&format!("/g/{id}")).await.status, StatusCode::OK);
}

#[tokio::test]
async fn the_toss_is_fair_and_told_once() {
    let mut browser = Browser::new(&workbench());
    let mut computers = 0;
    for seed in 0..20 {
        let form = format!("spec=tictactoe&begins=toss&strength=beginner&seed={seed}");
        let begun = browser.post("/games", &form).await;
        assert!(begun.location().ends_with("?tossed"));
        let record = browser.record(&begun.game()).await;
        computers += usize::from(record["first_player"] == "beginner");
    }
    assert!((4..=16).contains(&computers), "{computers}");
}

#[tokio::test]
async fn a_game_can_be_taken_away() {
    let mut browser = Browser::new(&workbench());
    for spec in ["multiply", "stones", "bits:length=8", "tictactoe", "sim"] {
        let id = browser
            .post("/games", &format!("spec={spec}&begins=computer&strength=easy"))
            .await
            .game();
        for (format, kind, piece) in [
            ("json", "application/json", "\"first_player\": \"easy\""),
            ("md", "text/markdown", "| --"),
            ("csv", "text/csv", ","),
            ("tex", "application/x-tex", "\\begin{tabular}"),
            ("svg", "image/svg+xml", "<svg"),
            ("saved", "application/json", "\"format\": \"gametree-game\""),
        ] {
            let answer = browser.get(&format!("/g/{id}?format={format}")).await;
            assert_eq!(answer.status, StatusCode::OK, "{spec} {format}");
            let found = answer.headers[header::CONTENT_TYPE].to_str().unwrap();
            assert!(found.starts_with(kind), "{found}");
            assert!(answer.text.contains(piece), "{spec} {format}: {}", answer.text);
            let name = answer.headers[header::CONTENT_DISPOSITION].to_str().unwrap();
            let ending = if format == "saved" { "json" } else { format };
            assert!(name.ends_with(&format!("game.{ending}\"")), "{name}");
        }
    }
    let id = browser.post("/games", "spec=sim").await.game();
    assert_eq!(browser.get(&format!("/g/{id}?format=doc")).await.status, StatusCode::BAD_REQUEST);
}

fn messages(text: &str) -> Vec<Value> {
    let lines = text.lines().filter_map(|line| line.strip_prefix("data: "));
    lines.map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_hears_what_the_computer_thinks() {
    let app = workbench();
    let mut browser = Browser::new(&app);
    let player = "player=engine:time=1500&begins=computer";
    let id = browser.post("/games", &format!("spec=mnk:m=9,n=9,k=5&{player}")).await.game();
    let begun = Instant::now();
    let heard = browser.get(&format!("/g/{id}/events?version=1")).await;
    let most = 5 * (begun.elapsed().as_secs() as usize + 1);
    assert_eq!(heard.headers[header::CONTENT_TYPE], "text/event-stream");
    let heard = messages(&heard.text);
    let (last, before) = heard.split_last().unwrap();
    assert_eq!(last["kind"], "end");
    let (changed, thinking) = before.split_last().unwrap();
    assert_eq!((&changed["kind"], &changed["version"]), (&"changed".into(), &2.into()));
    assert!((1..=most).contains(&thinking.len()), "at most five a second: {}", thinking.len());
    assert!(thinking.iter().all(|news| news["kind"] == "thinking" && news["version"] == 1));
    let latest = thinking.last().unwrap();
    assert!(latest["depths"].as_array().unwrap().iter().all(|row| row["mark"]["text"].is_string()));
    assert!(!latest["depths"].as_array().unwrap().is_empty(), "{latest}");
    assert!(latest["share"].as_f64().is_some_and(|share| share > 0.0 && share <= 1.0));
    assert_eq!(browser.moves(&id).await.len(), 1);
    let quiet = browser.get(&format!("/g/{id}/events?version=2")).await;
    assert_eq!(quiet.status, StatusCode::NO_CONTENT);
    // A page that shows an older state hears so.
    let heard = messages(&browser.get(&format!("/g/{id}/events?version=1")).await.text);
    assert_eq!(heard[0], serde_json::json!({"kind": "changed", "version": 2}));
}

/// What a textbook search finds lands on the board, move by move, where values are shown; and nothing else does.
#[tokio::test(flavor = "multi_thread")]
async fn values_land_while_the_computer_thinks() {
    let mut browser = Browser::new(&workbench());
    // A move is a moment's work, all of them take longer than it takes to look.
    let player = "player=minimax:depth=6&begins=computer";
    let form = format!("spec=mnk:m=6,n=6,k=4&{player}");
    let id = browser.post("/games", &form).await.game();
    let game = format!("/g/{id}");
    browser.post("/play/values", &format!("game={id}&values=all&back={game}")).await;
    for _ in 0..600 {
        let page = browser.get(&game).await.text;
        assert!(page.contains("data-thoughts"), "it has not moved yet");
        let board = between(&page, "<g data-landing>", "</svg>");
        let landed = board.iter().map(|board| board.matches("class=\"mark").count()).sum::<usize>();
        if landed > 0 {
            let lists = between(&page, "data-thoughts", "</table>");
            let rows: Vec<usize> = lists.iter().map(|rows| rows.matches("<tr").count()).collect();
            assert_eq!(landed, rows.iter().sum::<usize>(), "the board and the lists say the same");
            assert!(rows[0] <= 8, "{rows:?}");
            browser.post("/play/values", &format!("game={id}&values=hide&back={game}")).await;
            let hidden = browser.get(&game).await.text;
            assert!(hidden.contains(" of 36 moves") && !hidden.contains("data-thoughts"));
            browser.post(&format!("{game}/now"), "").await;
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("nothing has landed");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_moves_now_or_waits() {
    let mut browser = Browser::new(&workbench());
    let player = "player=minimax:depth=30&begins=computer";
    let id = browser.post("/games", &format!("spec=mnk:m=9,n=9,k=5&{player}")).await.game();
    assert!(browser.moves(&id).await.is_empty());
    browser.post(&format!("/g/{id}/pause"), "").await;
    assert_eq!(browser.get(&format!("/g/{id}/events")).await.status, StatusCode::NO_CONTENT);
    browser.post(&format!("/g/{id}/go"), "").await;
    for _ in 0..60 {
        browser.post(&format!("/g/{id}/now"), "").await;
        if !browser.moves(&id).await.is_empty() {
            break;
        }
    }
    assert_eq!(browser.moves(&id).await.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_after_a_restart() {
    let folder = tempdir().unwrap();
    let open = || app(Workbench::keeping(Catalogue::standard(), folder.path()));
    let mut browser = Browser::new(&open());
    let player = "player=alphabeta:depth=30&begins=computer";
    let thinking = browser.post("/games", &format!("spec=mnk:m=9,n=9,k=5&{player}")).await.game();
    let quick = browser.post("/games", "spec=sim&strength=medium&move=1-2").await.game();
    let moves = browser.moves_once(&quick, 2).await;
    let browser = &mut Browser::new(&open());
    assert_eq!(browser.moves(&quick).await, moves);
    assert!(browser.moves(&thinking).await.is_empty());
    // Whoever opens the page lets it think again.
    browser.get(&format!("/g/{thinking}")).await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    for _ in 0..60 {
        browser.post(&format!("/g/{thinking}/now"), "").await;
        if !browser.moves(&thinking).await.is_empty() {
            return;
        }
    }
    panic!("it never moved");
}

/// Whoever mistypes something in the set-up is told so there.
#[tokio::test]
async fn a_wrong_set_up_is_said_where_it_is_put_right() {
    let mut browser = Browser::new(&workbench());
    for (form, said) in [
        ("game=bits&p-length=&p-string=hello", "hello"),
        ("game=stones&p-stones=30&p-take=0", "take"),
        ("game=mnk&p-m=3&p-n=3&p-k=3&position=garbage", "rows: 1 instead of 3"),
        ("game=mnk&p-m=3&p-n=3&p-k=3&position=xxx/oo1/3", "The game is over"),
        ("game=sim&algorithm=engine&time=99999999", "time"),
    ] {
        let wrong = browser.post("/games", form).await;
        assert!(wrong.status.is_client_error(), "{form}: {}", wrong.status);
        let notice = between(&wrong.text, "role=\"alert\"", "</p>");
        assert!(notice.first().is_some_and(|notice| notice.contains(said)), "{form}: {notice:?}");
        assert!(wrong.text.contains("id=\"setup\""), "{form}");
    }
}

/// Tree and Solve show a position; from there Play is the game that one comes from, and nobody else's.
#[tokio::test]
async fn other_lenses_lead_back_to_the_game() {
    let app = workbench();
    let mut browser = Browser::new(&app);
    let id = browser.post("/games", "spec=tictactoe&against=person&move=b2").await.game();
    browser.post(&format!("/g/{id}/moves"), "move=a1").await;
    let way = |text: &str| between(text, "<a href=\"/g/", "\"").first().map(|&to| to.to_owned());
    for lens in ["tree", "solve"] {
        let page = |moves: &str| format!("/{lens}/tictactoe?moves={moves}&depth=1");
        let game = browser.get(&format!("/g/{id}")).await.text;
        let there = format!("/{lens}/mnk:m=3,n=3,k=3?moves=b2+a1");
        assert!(game.contains(&there), "{game}");
        let seen = browser.get(&page("b2+a1")).await.text;
        assert_eq!(way(&seen).as_deref(), Some(id.as_str()), "{seen}");
        assert_eq!(way(&browser.get(&page("b2+a3")).await.text), None, "another place");
        browser.get(&format!("/g/{id}?at=1")).await;
        let earlier = browser.get(&page("b2")).await.text;
        assert_eq!(way(&earlier), Some(format!("{id}?at=1")));
        assert_eq!(way(&Browser::new(&app).get(&page("b2")).await.text), None, "somebody else");
    }
}

#[tokio::test]
async fn games_of_the_first_version_can_be_played_on() {
    let folder = tempdir().unwrap();
    let kept = include_bytes!("../data/games-1.sqlite");
    std::fs::write(folder.path().join("games.sqlite"), kept).unwrap();
    let mut browser = Browser::new(&app(Workbench::keeping(Catalogue::standard(), folder.path())));
    let id = "aaaaaaaaaaaaaaaaaaaaaaaaaa";
    assert_eq!(browser.moves(id).await, ["b2", "a1", "c3"]);
    let answer = browser.post(&format!("/g/{id}/moves"), "move=a3&version=4").await;
    assert_eq!(answer.location(), format!("/g/{id}"));
    assert_eq!(browser.moves(id).await, ["b2", "a1", "c3", "a3"]);
    browser.post(&format!("/g/{id}/undo"), "version=5").await;
    assert_eq!(browser.moves(id).await, ["b2", "a1", "c3"]);
}

#[tokio::test]
async fn what_is_wrong_with_the_file_is_said_in_every_language() {
    let folder = tempdir().unwrap();
    std::fs::write(folder.path().join("games.sqlite"), "not a database".repeat(100)).unwrap();
    let mut browser = Browser::new(&app(Workbench::keeping(Catalogue::standard(), folder.path())));
    let mut said = std::collections::HashSet::new();
    for language in ["en", "lv", "pl", "fa"] {
        let refused = browser.post(&format!("/games?lang={language}"), "spec=sim").await;
        assert_eq!(refused.status, StatusCode::SERVICE_UNAVAILABLE);
        assert!(refused.text.contains("games.sqlite"), "{}", refused.text);
        assert!(!refused.headers.contains_key(header::RETRY_AFTER), "waiting does not help");
        assert!(said.insert(refused.text));
        let home = browser.get(&format!("/?lang={language}")).await;
        assert!(home.text.contains("games.sqlite"), "it is said before anybody begins");
        for address in ["/", "/play/tictactoe", "/rules/sim", "/help"] {
            let answer = browser.get(&format!("{address}?lang={language}")).await;
            assert_eq!(answer.status, StatusCode::OK, "{address}");
        }
        let lost = browser.get(&format!("/g/abc?lang={language}")).await;
        assert_eq!(lost.status, StatusCode::SERVICE_UNAVAILABLE);
    }
}
