//! A server that dies: the page stays, says so, and goes on when the server is back.

use thirtyfour::Key;

use crate::browser::Browser;

const SAID: &str = "#unanswered";

async fn is_said(browser: &Browser) -> bool {
    browser.find(SAID).await.is_displayed().await.unwrap_or(false)
}

/// The browser itself complains of a server that is not there; nothing else may be wrong.
async fn close(browser: Browser) {
    let faults = browser.faults().await;
    assert!(faults.iter().any(|fault| fault.contains("net::ERR_")), "the server was never away");
    let others: Vec<&String> = faults.iter().filter(|fault| !fault.contains("net::ERR_")).collect();
    assert!(others.is_empty(), "{others:#?}");
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_without_a_server_leaves_the_board_and_the_game_goes_on() {
    let mut browser = Browser::usual().await;
    browser.begin("/play/tictactoe", "b2").await;
    let (two, game) = (browser.made().await, browser.place().await);
    let mv = browser.moves().await[0].clone();
    assert!(!is_said(&browser).await);
    browser.site.kill();
    browser.click_seen(&format!("button[name=move][value=\"{mv}\"]")).await;
    browser.until("it is said", is_said).await;
    browser.photograph("unanswered").await;
    let words = browser.text("#unanswered p").await;
    assert!(words.contains("does not answer") && words.contains("moves are kept"), "{words}");
    assert_eq!(browser.place().await, game);
    assert_eq!(browser.made().await, two, "the board and the moves stay");
    browser.click("#unanswered button").await;
    assert!(is_said(&browser).await, "trying again finds no server either");

    browser.site.start();
    browser.click("#unanswered button").await;
    browser.until("it answers", async |browser| !is_said(browser).await).await;
    assert_eq!(browser.made().await, two, "a move that may have been made is not made twice");
    browser.play(&mv).await;
    browser.play_out().await;
    assert_eq!(browser.made().await[..2], two);
    close(browser).await;
}

/// Pages that listen hear it by themselves, and ask again by themselves.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_listens_says_it_and_goes_on_by_itself() {
    let mut browser = Browser::usual().await;
    let cancel = "form[action^='/solve-cancel/'] button";
    browser.visit("/solve/mnk:m=5,n=4,k=4").await;
    browser.find(cancel).await;
    browser.site.kill();
    browser.until("it is said", is_said).await;
    assert_eq!(browser.count(cancel).await, 1, "the page stays");
    let words = browser.text("#unanswered p").await;
    assert!(!words.contains("moves"), "{words}");
    browser.site.start();
    browser.until("it answers", async |browser| !is_said(browser).await).await;
    browser.find(cancel).await;
    browser.click(cancel).await;
    browser.until("it is cancelled", async |browser| browser.count(cancel).await == 0).await;
    close(browser).await;
}

/// Steps of a tree that were not fetched yet come when the server is back.
#[tokio::test(flavor = "multi_thread")]
async fn steps_come_later() {
    let mut browser = Browser::usual().await;
    browser.visit("/tree/stones:stones=18?step=1").await;
    browser
        .until("the first steps", async |browser| {
            browser.press(Key::Right).await;
            browser.text(".dock-place b").await != "1"
        })
        .await;
    browser.site.kill();
    browser.press(Key::End).await;
    browser.until("it is said", is_said).await;
    browser.find(".tree-grid").await;
    browser.site.start();
    browser.click("#unanswered button").await;
    browser.until("it answers", async |browser| !is_said(browser).await).await;
    let last = browser.attribute("[data-last]", "data-last").await.unwrap();
    browser
        .until("the last step", async |browser| browser.text(".dock-place b").await == last)
        .await;
    close(browser).await;
}
