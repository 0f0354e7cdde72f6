//! Whole games, and what people do in the middle of one.

use serde_json::json;
use thirtyfour::Key;

use crate::browser::{Browser, Person};
use crate::site::Site;

/// A small game of every kind, with a move to begin with.
const GAMES: [(&str, &str); 5] = [
    ("multiply:start=21", "5"),
    ("stones:stones=12", "3"),
    ("bits:string=0110100", "2"),
    ("mnk:m=3,n=3,k=3", "b2"),
    ("sim:vertices=5", "1-2"),
];

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_every_kind_by_mouse() {
    let browser = Browser::usual().await;
    for (spec, first) in GAMES {
        browser.begin(&format!("/play/{spec}"), first).await;
        let made = browser.play_out().await;
        assert!(made >= 1, "{spec}");
        let verdict = browser.text("[data-result] .verdict").await;
        assert!(verdict.contains("win") || verdict.contains("draw"), "{spec}: {verdict}");
        assert_eq!(browser.made().await.first().map(String::as_str), Some(first), "{spec}");
        assert!(browser.count(".arithmetic li").await > 0, "{spec}: how the result follows");
        browser.photograph(&format!("over-{}", spec.split(':').next().unwrap())).await;
    }
    browser.close().await;
}

/// No mouse at all: tabs to the board, arrows on it, Enter; then the letters of the buttons.
#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_by_keys() {
    let browser = Browser::usual().await;
    browser.visit("/play/tictactoe").await;
    let mut turns = 0;
    while !browser.is_over().await && turns < 6 {
        let before = browser.state().await;
        tab_to(&browser, "button[name=move]").await;
        if turns == 0 {
            // From the first square to the one in the middle.
            browser.press(Key::Right).await;
            browser.press(Key::Down).await;
            let focused = browser.evaluate("document.activeElement.value").await;
            assert_eq!(focused, "b2");
        }
        browser.press(Key::Enter).await;
        browser.until("the move is made", async |browser| browser.state().await != before).await;
        browser.until_my_turn().await;
        turns += 1;
    }
    assert!(browser.is_over().await, "after {turns} turns");
    let over = browser.place().await;
    browser.press("n").await;
    browser.until("another game", async |browser| browser.place().await != over).await;
    browser.press("?").await;
    browser.until("the page of help", async |browser| browser.place().await == "/help").await;
    browser.close().await;
}

/// Presses the tabulator until the focus is on something that this selector finds.
async fn tab_to(browser: &Browser, css: &str) {
    for _ in 0..80 {
        let there = format!("document.activeElement.matches({})", json!(css));
        if browser.evaluate(&there).await == true {
            return;
        }
        browser.press(Key::Tab).await;
    }
    panic!("no way to {css} by keys");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_without_scripts() {
    let person = Person { scripts: false, ..Person::default() };
    let browser = Browser::open(Site::open(), person).await;
    for (spec, first) in [GAMES[3], GAMES[1], GAMES[4]] {
        browser.begin(&format!("/play/{spec}"), first).await;
        assert_eq!(browser.count("html.scripted").await, 0, "no script has run");
        browser.play_out().await;
        assert!(browser.text("[data-result] .verdict").await.len() > 3, "{spec}");
    }
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_redo_hint_values_and_reload() {
    let browser = Browser::usual().await;
    browser.begin("/play/tictactoe", "b2").await;
    let two = browser.made().await;
    assert_eq!((two.len(), two[0].as_str()), (2, "b2"), "the computer has answered");
    browser.window().refresh().await.unwrap();
    assert_eq!(browser.made().await, two);

    let game = browser.state().await;
    browser.press("u").await;
    browser.until("it is undone", async |browser| browser.state().await != game).await;
    browser.until("no moves", async |browser| browser.made().await.is_empty()).await;
    browser.press("r").await;
    browser.until("made again", async |browser| browser.made().await == two).await;

    assert_eq!(browser.count(".stage .mark").await, 0, "values are hidden until somebody asks");
    browser.press("h").await;
    browser.until("a hint", async |browser| browser.count(".stage .mark.best").await > 0).await;
    let free = browser.moves().await.len();
    browser.click("form.values button[value=all]").await;
    browser
        .until("every move has its value", async |browser| {
            browser.count(".stage .mark").await == free
        })
        .await;
    browser.window().refresh().await.unwrap();
    assert_eq!(browser.made().await, two, "nothing of that was a move");
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_is_none_is_told_and_loses_nothing() {
    let browser = Browser::usual().await;
    browser.begin("/play/tictactoe", "b2").await;
    let two = browser.made().await;
    let field = browser.find("input[name=move]").await;
    field.send_keys("z9").await.unwrap();
    field.send_keys(Key::Enter + "").await.unwrap();
    browser.until("it is told", async |browser| browser.text("main").await.contains("z9")).await;
    assert_eq!(browser.made().await, two);
    browser.expect("422").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_is_started_again_in_the_middle_of_a_game() {
    let mut browser = Browser::usual().await;
    browser.begin("/play/tictactoe", "b2").await;
    let two = browser.made().await;
    browser.site.restart().await;
    browser.window().refresh().await.unwrap();
    assert_eq!(browser.made().await, two);
    browser.play_out().await;
    assert_eq!(browser.made().await[..2], two);
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tabs_on_one_game() {
    let browser = Browser::usual().await;
    browser.begin("/play/tictactoe", "b2").await;
    let (game, first) = (browser.place().await, browser.window().window().await.unwrap());
    let second = browser.window().new_tab().await.unwrap();
    browser.window().switch_to_window(second).await.unwrap();
    browser.visit(&game).await;
    let moves = browser.moves().await;
    browser.window().switch_to_window(first).await.unwrap();
    browser.play(&moves[0]).await;
    browser.until_my_turn().await;
    let four = browser.made().await;
    assert_eq!(four.len(), 4);
    // The other tab follows by itself.
    let tabs = browser.window().windows().await.unwrap();
    browser.window().switch_to_window(tabs[1].clone()).await.unwrap();
    browser.until("it is heard", async |browser| browser.made().await == four).await;
    // One that has not heard of it wants something else.
    let mv = browser.moves().await[0].clone();
    let old =
        "for (const field of document.querySelectorAll('input[name=version]')) field.value = 1";
    browser.evaluate(old).await;
    browser.play(&mv).await;
    assert_eq!(browser.made().await, four, "neither is overwritten");
    assert!(browser.count("[role=alert], .notice").await > 0, "and it is said");
    browser.window().refresh().await.unwrap();
    assert_eq!(browser.made().await, four);
    browser.expect("409").await;
    browser.close().await;
}

/// Keys go on from the next move, and at the end from the result.
#[tokio::test(flavor = "multi_thread")]
async fn the_focus_is_never_lost() {
    let browser = Browser::usual().await;
    browser.visit("/play/stones:stones=12").await;
    for _ in 0..6 {
        if browser.is_over().await {
            break;
        }
        let before = browser.state().await;
        browser
            .until("a key moves", async |browser| {
                browser.press("3").await;
                browser.state().await != before
            })
            .await;
        browser.until_my_turn().await;
        let focused = if browser.is_over().await { "[data-result]" } else { "button[name=move]" };
        let focused = format!("document.activeElement.matches('{focused}')");
        browser.until(&focused, async |browser| browser.evaluate(&focused).await == true).await;
    }
    assert!(browser.is_over().await);
    browser.close().await;
}

/// A computer that takes long: it is watched, and told to play now.
#[tokio::test(flavor = "multi_thread")]
async fn play_now() {
    let browser = Browser::usual().await;
    browser.visit("/play/mnk:m=15,n=15,k=5").await;
    browser.click("details:has([name=algorithm]) > summary").await;
    browser.click("select[name=algorithm] option[value=engine]").await;
    browser.find("input[name=time]").await.send_keys("20000").await.unwrap();
    browser.click("#setup input[name=begins][value=computer] + span").await;
    browser.click("#setup > button").await;
    browser.find("form[action$='/now'] button").await;
    browser.photograph("thinking").await;
    browser.click("form[action$='/now'] button").await;
    browser.until("it has played", async |browser| browser.made().await.len() == 1).await;
    browser.close().await;
}
