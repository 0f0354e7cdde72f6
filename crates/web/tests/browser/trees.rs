//! Stepping through a search.

use thirtyfour::Key;

use crate::browser::{Browser, Person};
use crate::site::Site;

const TREE: &str = "/tree/tictactoe?moves=b2+a1+c3+a3+a2&depth=3";

async fn step(browser: &Browser) -> String {
    browser.text(".dock-place b").await
}

async fn until_step(browser: &Browser, wanted: &str) {
    browser.until(&format!("step {wanted}"), async |browser| step(browser).await == wanted).await;
}

/// The steps at which a cut happens, as the page says.
async fn cuts(browser: &Browser) -> Vec<String> {
    let cuts = browser.attribute("[data-cuts]", "data-cuts").await.unwrap();
    cuts.split_whitespace().map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tree_is_stepped_to_its_end_and_to_the_next_cut() {
    let browser = Browser::usual().await;
    browser.visit(&format!("{TREE}&step=1")).await;
    until_step(&browser, "1").await;
    let last = browser.attribute("[data-last]", "data-last").await.unwrap();
    let cuts = cuts(&browser).await;
    assert!(cuts.len() > 2, "{cuts:?}");
    for wanted in 2..=last.parse::<u32>().unwrap() {
        browser.press(Key::Right).await;
        until_step(&browser, &wanted.to_string()).await;
    }
    browser.press(Key::Right).await;
    assert_eq!(step(&browser).await, last, "there is nothing after the end");
    browser.press(Key::Left).await;
    browser.press(Key::Home).await;
    until_step(&browser, "1").await;
    for cut in &cuts {
        browser.press("c").await;
        until_step(&browser, cut).await;
    }
    browser.press(Key::Home).await;
    browser.click_seen(".dock-cut a").await;
    until_step(&browser, &cuts[0]).await;
    browser.press(Key::End).await;
    until_step(&browser, &last).await;
    browser.photograph("tree").await;
    assert!(browser.place().await.contains("depth=3"), "the address names the same tree");
    browser.close().await;
}

/// The same by links alone.
#[tokio::test(flavor = "multi_thread")]
async fn a_tree_without_scripts() {
    let person = Person { scripts: false, ..Person::default() };
    let browser = Browser::open(Site::open(), person).await;
    browser.visit(&format!("{TREE}&step=1")).await;
    let cuts = cuts(&browser).await;
    browser.click_seen(".dock-cut a").await;
    until_step(&browser, &cuts[0]).await;
    browser.click("#step-back").await;
    let before = cuts[0].parse::<u32>().unwrap() - 1;
    until_step(&browser, &before.to_string()).await;
    browser.click("#step-on").await;
    until_step(&browser, &cuts[0]).await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn both_searches_and_a_projector() {
    let browser = Browser::usual().await;
    browser.visit(TREE).await;
    browser.click("input[name=algorithm][value=both] + span").await;
    browser
        .until("both", async |browser| {
            browser.place().await.contains("both") && browser.count(".view > svg").await >= 1
        })
        .await;
    browser.visit(TREE).await;
    browser.press("p").await;
    browser
        .until("for a projector", async |browser| browser.place().await.contains("view=projector"))
        .await;
    browser.photograph("projector").await;
    browser.find("html.scripted").await;
    browser.hold('p').await;
    assert!(browser.place().await.contains("view=projector"), "the same key, still held");
    browser.press("p").await;
    let left = async |browser: &Browser| !browser.place().await.contains("projector");
    browser.until("the projector is left", left).await;
    browser.close().await;
}
