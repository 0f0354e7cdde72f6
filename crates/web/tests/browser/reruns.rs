//! The course reports: opened, rerun, cancelled, a fault seen, its program played against.

use thirtyfour::Key;

use crate::browser::{Browser, Person};
use crate::site::Site;

const ROWS: &str = ".report-rows tbody tr";

async fn until_rerun(browser: &Browser) {
    browser.until("the plot", async |browser| browser.count(".report-plot").await > 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_report_is_opened_and_a_fault_is_seen() {
    let browser = Browser::usual().await;
    browser.visit("/reports").await;
    assert_eq!(browser.count(".verdict-bar.unknown").await, 5, "nothing is rerun yet");
    browser.click(".entry[href='/reports/000']").await;
    until_rerun(&browser).await;
    assert_eq!(browser.count(ROWS).await, 20);
    let missed = ".verdict-bar .not-reproduced";
    let rows = format!("{ROWS}.not-reproduced");
    assert_eq!(browser.count(missed).await, browser.count(&rows).await);
    assert!(browser.find(".plot.on-wide").await.is_displayed().await.unwrap());
    assert!(!browser.find(".plot.on-narrow").await.is_displayed().await.unwrap());
    browser.photograph("report").await;
    assert_eq!(browser.count(".see").await, 0, "its search has no fault");
    assert_eq!(browser.count(".report-claims li").await, 3);
    browser.click(".entry[href='/reports/001']").await;
    until_rerun(&browser).await;
    let possible = browser.count(".verdict-bar .possible").await;
    assert_eq!(possible, browser.count(&format!("{ROWS}.possible")).await);
    browser.click(".see[href='/reports/001/window']").await;
    browser.until("both trees", async |browser| browser.count(".fault-trees svg").await == 2).await;
    // The pictures have the colours of the page's own style sheet.
    let fill = "getComputedStyle(document.querySelector('.fault-trees .max .box')).fill";
    assert_eq!(browser.evaluate(fill).await, "rgb(253, 238, 227)");
    browser.photograph("fault").await;
    browser.click(".page-head .actions a").await;
    until_rerun(&browser).await;
    browser.click(".play-against button").await;
    browser.until("a game", async |browser| browser.place().await.starts_with("/g/")).await;
    assert!(
        browser.evaluate("document.body.innerText").await.as_str().unwrap().contains("reports:001")
    );
    browser.close().await;
}

/// One that takes long is told how far it is, and given up.
#[tokio::test(flavor = "multi_thread")]
async fn a_rerun_is_watched_and_cancelled() {
    let browser = Browser::usual().await;
    browser.visit("/reports/004").await;
    let cancel = "form[action^='/reports/cancel'] button";
    browser
        .until("it is told how far it is", async |browser| {
            browser.text("#table .step-words").await.contains(" of ")
        })
        .await;
    browser.photograph("rerunning").await;
    browser.click(cancel).await;
    browser.until("it is cancelled", async |browser| browser.count(cancel).await == 0).await;
    assert!(browser.place().await.ends_with("?stopped=yes"));
    assert_eq!(browser.count(".verdict-bar.unknown").await, 5);
    browser.close().await;
}

/// The same by links and forms alone.
#[tokio::test(flavor = "multi_thread")]
async fn a_report_without_scripts() {
    let person = Person { scripts: false, ..Person::default() };
    let browser = Browser::open(Site::open(), person).await;
    browser.visit("/reports/001").await;
    until_rerun(&browser).await;
    browser.click("a[href*='ask=pruning']").await;
    browser
        .until("the answer", async |browser| browser.count("#question-pruning .answer").await == 1)
        .await;
    browser.click("form[action='/reports/rerun?watch=001'] button").await;
    until_rerun(&browser).await;
    browser.click(".see[href='/reports/001/pressed']").await;
    browser.until("the position", async |browser| browser.count(".here-board").await == 1).await;
    browser.close().await;
}

/// By keys alone: an entry, a row, the box that scrolls.
#[tokio::test(flavor = "multi_thread")]
async fn a_report_by_keys() {
    let browser = Browser::usual().await;
    browser.visit("/reports").await;
    let entry = "document.activeElement.matches('.entry[href=\"/reports/001\"]')";
    for _ in 0..40 {
        if browser.evaluate(entry).await == true {
            break;
        }
        browser.press(Key::Tab).await;
    }
    assert_eq!(browser.evaluate(entry).await, true, "the tab key comes there");
    browser.press(Key::Enter).await;
    until_rerun(&browser).await;
    let row = "document.activeElement.matches('#row-3 a')";
    for _ in 0..60 {
        if browser.evaluate(row).await == true {
            break;
        }
        browser.press(Key::Tab).await;
    }
    browser.press(Key::Enter).await;
    browser
        .until("its game", async |browser| {
            browser.place().await.starts_with("/play/stones:stones=52?moves=")
        })
        .await;
    browser.visit("/reports/001#row-3").await;
    browser
        .until("the row is marked", async |browser| browser.count("#row-3:target").await == 1)
        .await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_report_on_a_phone_at_night_in_persian() {
    for (language, dark) in [("en", false), ("fa", true)] {
        let person = Person { size: Person::PHONE, dark, language, ..Person::default() };
        let browser = Browser::open(Site::open(), person).await;
        for path in ["/reports/000", "/reports/003/gap"] {
            browser.visit(path).await;
            let there = ".report-plot, .fault-trees svg";
            browser.until("all of it", async |browser| browser.count(there).await > 0).await;
            let wide = "Math.max(document.documentElement.scrollWidth, innerWidth) === 390";
            assert_eq!(browser.evaluate(wide).await, true, "{path} in {language}");
            let name = path.replace('/', "-");
            browser.photograph(&format!("phone{name}-{language}")).await;
        }
        browser.visit("/reports/000").await;
        until_rerun(&browser).await;
        // The plot is drawn for the narrow screen, and rows are cards whose cells are named.
        assert!(browser.find(".plot.on-narrow").await.is_displayed().await.unwrap());
        assert!(!browser.find(".plot.on-wide").await.is_displayed().await.unwrap());
        let named = "getComputedStyle(document.querySelector('#row-1 td'), '::before').content";
        assert!(browser.evaluate(named).await.as_str().unwrap().len() > 4);
        let direction = browser.evaluate("getComputedStyle(document.body).direction").await;
        assert_eq!(direction, if language == "fa" { "rtl" } else { "ltr" });
        // Numbers stand from left to right in every language.
        let plot = "getComputedStyle(document.querySelector('.plot')).direction";
        assert_eq!(browser.evaluate(plot).await, "ltr");
        browser.close().await;
    }
}
