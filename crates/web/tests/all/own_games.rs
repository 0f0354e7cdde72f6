//! A visitor's own games: the table of those that are over, its files, and games that come in
//! files.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use gametree_catalogue::Catalogue;
use gametree_language::Language;
use gametree_play::{Match, PlayerSpec, Record, SavedGame};
use gametree_rules::{Player, Seed, Work};
use serde_json::Value;

use crate::asking::{Answer, Browser, between, workbench};
use crate::markup;

const SPECS: [&str; 5] =
    ["multiply:start=21", "stones:stones=20", "bits:length=8", "tictactoe", "sim"];

/// A game that was played in a terminal: a person by chance, and the computer.
fn played(spec: &str, computer: &str, person: Player, most: usize) -> Match {
    let session = Catalogue::standard().open(spec).unwrap();
    let computer: PlayerSpec = computer.parse().unwrap();
    let mut players = [computer.clone(), computer];
    players[person.index()] = PlayerSpec::Human;
    let mut game = Match::new(session, players, 9).unwrap();
    let mut seed = Seed::new(4);
    while game.moves().len() < most && !game.is_over() {
        if game.is_human_turn() {
            let moves = game.session().legal_moves();
            game.play_human(seed.pick(&moves).unwrap()).unwrap();
        } else {
            game.play_computer(&Work::new()).unwrap();
        }
    }
    game
}

/// Sends a file as the form of the page sends it.
async fn send(browser: &mut Browser, file: &[u8]) -> Answer {
    let mut body = b"--b\r\nContent-Disposition: form-data; name=\"game\"; filename=\"a.json\"\r\n\
                     Content-Type: application/json\r\n\r\n"
        .to_vec();
    body.extend(file);
    body.extend(b"\r\n--b--\r\n");
    // Games are listed by the time of their last change.
    tokio::time::sleep(std::time::Duration::from_millis(3)).await;
    let request = Request::post("/games/open")
        .header(header::CONTENT_TYPE, "multipart/form-data; boundary=b")
        .header(header::CONTENT_LENGTH, body.len());
    browser.ask(request, Body::from(body)).await
}

/// What stands in the rows of the table, cell by cell, the latest game first.
fn rows(page: &str) -> Vec<Vec<String>> {
    let table = between(page, "<table class=\"own-finished\">", "</table>");
    let Some(table) = table.first() else { return Vec::new() };
    let body = table.split("<tbody>").nth(1).unwrap();
    let plain = |cell: &str| {
        let pieces =
            cell.split('<').map(|piece| piece.split_once('>').map_or("", |(_, text)| text));
        pieces.collect::<String>().trim().to_owned()
    };
    let cells = |row: &str| {
        let row = row.replace("<th scope=\"row\">", "<td>").replace("</th>", "</td>");
        row.split("<td").skip(1).map(|cell| plain(&format!("<td{cell}"))).collect()
    };
    body.split("<tr>").skip(1).map(cells).collect()
}

#[tokio::test]
async fn finished_games_are_a_table_and_unfinished_ones_go_on() {
    let mut browser = Browser::new(&workbench());
    let empty = browser.get("/games").await;
    assert_eq!(empty.status, StatusCode::OK);
    assert!(rows(&empty.text).is_empty() && empty.text.contains("href=\"/play\""));
    let mut games = Vec::new();
    for (index, spec) in SPECS.into_iter().enumerate() {
        let person = [Player::First, Player::Second][index % 2];
        let computer = ["alphabeta:depth=2,heuristic=plain", "easy", "minimax:depth=1"][index % 3];
        let game = played(spec, computer, person, 1000);
        let opened = send(&mut browser, SavedGame::of(&game).text().as_bytes()).await;
        assert_eq!(opened.status, StatusCode::SEE_OTHER, "{}", opened.text);
        games.push((opened.game(), game));
    }
    let unfinished = played("sim", "easy", Player::First, 2);
    let id = send(&mut browser, SavedGame::of(&unfinished).text().as_bytes()).await.game();

    for language in Language::ALL {
        let page = browser.get(&format!("/games?lang={language}")).await.text;
        assert_eq!(markup::faults(&page, language.code()), Vec::<String>::new());
        let rows = rows(&page);
        assert_eq!(rows.len(), games.len());
        for (row, (index, (_, game))) in rows.iter().rev().zip(games.iter().enumerate()) {
            let (_, visited, _) = game.work();
            assert_eq!(row[0], language.number(index as i128 + 1), "{row:?}");
            assert!(row[2].contains(&game.session().spec()), "{row:?}");
            assert_eq!(row[5], language.number(game.moves().len() as i128), "{row:?}");
            assert_eq!(row[6], language.number(visited), "{row:?}");
            assert!(!row[1].is_empty() && !row[3].is_empty() && !row[9].is_empty(), "{row:?}");
        }
        // Algorithm, depth and heuristic of the opponent, also where it is called by its strength.
        let english = language == Language::English;
        assert!(!english || rows.last().unwrap()[3] == "alphabeta, depth 2, heuristic plain");
        assert!(!english || rows[3][3].contains("alphabeta, depth 1, heuristic "), "{:?}", rows[3]);
        for (id, _) in &games {
            assert!(page.contains(&format!("href=\"/g/{id}\"")), "{language}");
        }
        let going = between(&page, "own-unfinished", "</ul>")[0];
        assert!(going.contains(&format!("href=\"/g/{id}\"")) && !rows.is_empty(), "{going}");
    }
    for address in ["/", "/play", "/play/sim"] {
        let page = browser.get(address).await.text;
        assert!(page.contains("href=\"/games\""), "{address} leads there");
    }
    let mut stranger = Browser::new(&workbench());
    assert!(rows(&stranger.get("/games").await.text).is_empty());
    assert_eq!(browser.get("/games?format=doc").await.status, StatusCode::BAD_REQUEST);
}

/// The files have the columns of the table that a terminal adds games to, and numbers that every
/// program reads.
#[tokio::test]
async fn the_table_leaves_in_three_forms() {
    let mut browser = Browser::new(&workbench());
    let games = SPECS.map(|spec| played(spec, "easy", Player::First, 1000));
    for game in &games {
        send(&mut browser, SavedGame::of(game).text().as_bytes()).await;
    }
    let mut numbers = Vec::new();
    for language in Language::ALL {
        let file = |format: &str| format!("/games?format={format}&lang={language}");
        let markdown = browser.get(&file("md")).await;
        assert_eq!(markdown.headers[header::CONTENT_TYPE], "text/markdown; charset=utf-8");
        let kept = gametree_present::report::record_header(language);
        let lines: Vec<&str> = markdown.text.lines().collect();
        assert_eq!(lines[..2], kept.lines().collect::<Vec<_>>());
        assert_eq!(lines.len(), games.len() + 2);
        for (index, (line, game)) in lines[2..].iter().zip(&games).enumerate() {
            let row = gametree_present::report::record_row(index + 1, game, language);
            let unmarked = gametree_language::without_marks(&row).into_owned();
            assert_eq!(line.trim(), unmarked.trim(), "{language}");
        }
        let csv = browser.get(&file("csv")).await;
        assert_eq!(csv.headers[header::CONTENT_DISPOSITION], "attachment; filename=\"games.csv\"");
        let rows: Vec<Vec<&str>> = csv.text.lines().map(|line| line.split(',').collect()).collect();
        assert_eq!(rows.len(), games.len() + 1);
        let found: Vec<[String; 3]> = csv.text.lines().skip(1).map(numbers_of).collect();
        for [number, time, nodes] in &found {
            assert!(number.parse::<u64>().is_ok() && nodes.parse::<u64>().is_ok(), "{csv:?}");
            assert!(time.parse::<f64>().is_ok(), "{csv:?}");
        }
        numbers.push(found);
        let latex = browser.get(&file("tex")).await;
        assert_eq!(latex.text.matches("\\\\\n").count(), games.len() + 1);
        assert!(
            latex.text.contains("\\begin{tabular}") && latex.text.contains("\\label{tab:games}")
        );
    }
    assert!(numbers.windows(2).all(|pair| pair[0] == pair[1]), "the same in every language");
}

/// Number, time and nodes of a row; a field with commas stands in quotes.
fn numbers_of(row: &str) -> [String; 3] {
    let (mut fields, mut quoted) = (vec![String::new()], false);
    for letter in row.chars() {
        match letter {
            '"' => quoted = !quoted,
            ',' if !quoted => fields.push(String::new()),
            letter => fields.last_mut().unwrap().push(letter),
        }
    }
    assert_eq!(fields.len(), 8, "{row}");
    [0, 4, 5].map(|index| fields[index].clone())
}

/// What a terminal saves opens here as the same game, and what is saved here is what a terminal
/// reads.
#[tokio::test]
async fn games_go_from_the_terminal_to_the_browser_and_back() {
    let mut browser = Browser::new(&workbench());
    for computer in ["easy", "alphabeta:depth=2,ties=random", "engine:nodes=500", "reports:001"] {
        for spec in SPECS {
            if computer.starts_with("reports") && !spec.starts_with("stones") {
                continue;
            }
            let computer = PlayerSpec::read(computer, gametree_lab::ROSTER).unwrap().to_string();
            for most in [3, 1000] {
                let mut game = match computer.starts_with("reports") {
                    true => guests(spec, &computer, most),
                    false => played(spec, &computer, Player::First, most),
                };
                if most == 3 {
                    game.undo();
                }
                let text = SavedGame::of(&game).text();
                let kept = Record::of_saved(&text);
                assert!(kept.is_ok(), "{text}");
                let opened = send(&mut browser, text.as_bytes()).await;
                assert_eq!(opened.status, StatusCode::SEE_OTHER, "{text}: {}", opened.text);
                let id = opened.game();
                let saved = browser.get(&format!("/g/{id}?format=saved")).await;
                assert_eq!(saved.text, text, "byte by byte");
                let object = browser.get(&format!("/g/{id}?format=json")).await;
                for text in [&saved.text, &object.text] {
                    assert_eq!(Record::of_saved(text), kept, "{text}");
                }
                // The object for programs opens, too.
                let again = send(&mut browser, object.text.as_bytes()).await;
                assert_eq!(again.status, StatusCode::SEE_OTHER);
            }
        }
    }
}

fn guests(spec: &str, guest: &str, most: usize) -> Match {
    let session = Catalogue::standard().open(spec).unwrap();
    let guest = PlayerSpec::read(guest, gametree_lab::ROSTER).unwrap();
    let mut game = Match::new(session, [PlayerSpec::Human, guest], 9).unwrap();
    while game.moves().len() < most && !game.is_over() {
        match game.is_human_turn() {
            true => game.play_human(&game.session().legal_moves()[0].clone()).unwrap(),
            false => drop(game.play_computer(&Work::new()).unwrap()),
        }
    }
    game
}

#[tokio::test]
async fn what_is_no_saved_game_is_refused_in_one_sentence() {
    let mut browser = Browser::new(&workbench());
    let game = played("stones:stones=20", "alphabeta:depth=2", Player::First, 4);
    let text = SavedGame::of(&game).text();
    let changed = |from: &str, to: &str| {
        assert!(text.contains(from), "{text}");
        text.replace(from, to).into_bytes()
    };
    let mut large = text.clone().into_bytes();
    large.resize(3 << 20, b' ');
    let moves = "{\"move\":\"2\"},".repeat(2_001);
    let endless = format!(
        "{{\"format\":\"gametree-game\",\"version\":3,\"spec\":\"stones:stones=20\",\"start\":\"20/0/0/0/0/1\",\
         \"seed\":1,\"first\":\"human\",\"second\":\"human\",\"moves\":[{}]}}",
        moves.trim_end_matches(',')
    );
    for (file, said) in [
        (b"".to_vec(), "no file was chosen"),
        (b"\xff\xfe".to_vec(), "not a text"),
        (large, "larger than 1,000 kB"),
        (b"hello".to_vec(), "not a saved game"),
        (text.as_bytes()[..text.len() / 2].to_vec(), "not a saved game"),
        (b"[Event \"x\"] 1. e4 e5".to_vec(), "not a saved game"),
        (b"{\"format\":\"other\"}".to_vec(), "not a saved game"),
        (changed("\"version\": 3", "\"version\": 4"), "newer version of the program (format 4)"),
        (changed("stones:stones=20", "chess"), "chess"),
        (changed("\"start\": \"20/", "\"start\": \"x/"), "not opened"),
        (changed("\"move\": \"", "\"move\": \"9"), "move 1 in the file is wrong"),
        (changed("\"human\"", "\"engine:threads=64\""), "threads"),
        (changed("\"human\"", "\"engine:hash=100000\""), "hash"),
        (changed("\"search\": \"alphabeta:", "\"search\": \"alphabeta:time=99999,"), "time"),
        (endless.into_bytes(), "more than 2,000 moves"),
    ] {
        let answer = send(&mut browser, &file).await;
        assert!(answer.status.is_client_error(), "{said}: {}", answer.status);
        let alerts = between(&answer.text, "role=\"alert\">", "</p>");
        assert_eq!(alerts.len(), 1, "{said}");
        let shown = gametree_language::without_marks(alerts[0]).replace('\u{202f}', ",");
        assert!(shown.starts_with("The file is not opened: "), "{shown}");
        assert!(shown.contains(said), "{said}: {shown}");
        assert!(!shown.contains("<"), "{shown}");
        assert!(!answer.headers.contains_key(header::SET_COOKIE), "nobody gets games by mistake");
    }
    for (kind, status) in [
        ("application/x-www-form-urlencoded", StatusCode::UNSUPPORTED_MEDIA_TYPE),
        ("multipart/form-data; boundary=other", StatusCode::BAD_REQUEST),
    ] {
        let request = Request::post("/games/open").header(header::CONTENT_TYPE, kind);
        let answer = browser.ask(request, Body::from("game=x")).await;
        assert_eq!(answer.status, status, "{}", answer.text);
    }
    assert_eq!(rows(&browser.get("/games").await.text).len(), 0);
    // Every language has its own sentence.
    let mut said = std::collections::HashSet::new();
    for language in Language::ALL {
        browser.post("/settings", &format!("lang={language}&back=/games")).await;
        let answer = send(&mut browser, b"hello").await;
        assert_eq!(markup::faults(&answer.text, language.code()), Vec::<String>::new());
        assert!(said.insert(between(&answer.text, "role=\"alert\">", "</p>")[0].to_owned()));
    }
}

/// Programs do the same; what they export they can import.
#[tokio::test]
async fn programs_export_and_import() {
    let mut browser = Browser::new(&workbench());
    let game = played("tictactoe", "alphabeta:depth=2", Player::First, 1000);
    let text = SavedGame::of(&game).text();
    let opened = browser.post_json("/api/v1/games/import", &text).await;
    assert_eq!(opened.status, StatusCode::CREATED, "{}", opened.text);
    let object: Value = serde_json::from_str(&opened.text).unwrap();
    let location = object["location"].as_str().unwrap();
    assert_eq!(opened.headers[header::LOCATION], location);
    let saved = browser.get(&format!("{location}/saved")).await;
    assert_eq!(Record::of_saved(&saved.text), Record::of_saved(&text));
    let again = browser.post_json("/api/v1/games/import", &saved.text).await;
    assert_eq!(again.status, StatusCode::CREATED);
    let refused = browser.post_json("/api/v1/games/import", "{\"format\":\"x\"}").await;
    assert_eq!(refused.status, StatusCode::BAD_REQUEST);
    assert!(refused.text.contains("not a saved game"), "{}", refused.text);
    let large = format!("{text}{}", " ".repeat(3 << 20));
    let refused = browser.post_json("/api/v1/games/import", &large).await;
    assert_eq!(refused.status, StatusCode::PAYLOAD_TOO_LARGE, "{}", refused.text);
}
