//! Experiments as people make them.

use thirtyfour::Key;

use crate::browser::{Browser, Person};
use crate::site::Site;

/// Some seconds of games.
const LONG: &str = "/lab?question=depth&game=sim&algorithm=alphabeta&heuristic=report&depth=4+5&opponent=random\
                    &first=both&games=300&seed=1&filled=depth+sim";

/// More than anybody waits for.
const ENDLESS: &str = "/lab?question=depth&game=sim&algorithm=alphabeta&heuristic=report&depth=5+6&opponent=random\
                       &first=both&games=20000&seed=1&filled=depth+sim";

async fn count(browser: &Browser) -> String {
    browser.text(".lane-count").await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_run_grows_is_stopped_and_goes_on() {
    let browser = Browser::usual().await;
    browser.visit(ENDLESS).await;
    browser.click("#plan button[formmethod=post]").await;
    browser.until("games are played", async |browser| browser.count(".finding").await > 0).await;
    let before = count(&browser).await;
    browser.until("lanes grow", async |browser| count(browser).await != before).await;
    assert!(browser.count("tr.unfinished").await > 0);
    assert!(browser.count(".so-far figure.plot svg").await >= 2);
    // What somebody has opened stays open while everything else changes.
    browser.click("details.more-plots > summary").await;
    let before = count(&browser).await;
    browser.until("lanes grow again", async |browser| count(browser).await != before).await;
    assert_eq!(browser.count("details.more-plots[open]").await, 1);
    browser.photograph("lab-running").await;
    browser.click("form[action$='/stop'] button").await;
    browser
        .until("it is stopped", async |browser| {
            browser.text(".lanes-words").await.starts_with("Stopped at ")
        })
        .await;
    let stopped = count(&browser).await;
    browser.photograph("lab-stopped").await;
    browser.click("form[action$='/continue'] button").await;
    browser.until("it goes on", async |browser| count(browser).await != stopped).await;
    // Whoever deletes is asked first.
    browser.click(".about-run .delete-run > summary").await;
    browser.click(".about-run form[action$='/delete'] button").await;
    browser
        .until("there is none", async |browser| browser.text("#runs").await.contains("No runs yet"))
        .await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_over_by_itself_even_after_a_restart() {
    let mut browser = Browser::usual().await;
    browser.visit(LONG).await;
    browser.click("#plan button[formmethod=post]").await;
    browser.until("games are played", async |browser| browser.count(".finding").await > 0).await;
    let place = browser.place().await;
    browser.visit("/help").await;
    browser.site.restart().await;
    browser.visit("/lab").await;
    browser
        .until("it is listed", async |browser| {
            browser.visit("/lab").await;
            browser.count("table.runs tbody tr").await == 1
        })
        .await;
    browser.visit(&place).await;
    browser
        .until("it is over", async |browser| {
            browser.count(".tag.proven").await > 0 && browser.count("[data-watch]").await == 0
        })
        .await;
    browser.click(".lanes-fold > summary").await;
    assert_eq!(browser.texts(".lane-count").await, ["300 of 300", "300 of 300"]);
    browser.photograph("lab-finished").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_question_fills_the_plan_by_keys_alone() {
    let browser = Browser::usual().await;
    browser.visit("/lab?question=depth&game=tictactoe").await;
    assert_eq!(browser.count("select[name=algorithm]").await, 1);
    browser.evaluate("document.querySelector('#plan [name=question]:checked').focus()").await;
    browser.press(Key::Down).await;
    browser.press(Key::Down).await;
    browser
        .until("the plan is another one", async |browser| {
            browser.count("#plan [value=begins]:checked").await == 1
                && browser.count("select[name=algorithm]").await == 0
        })
        .await;
    browser.evaluate("document.querySelector('#plan button[formmethod=post]').focus()").await;
    browser.press(Key::Enter).await;
    browser
        .until("an answer", async |browser| {
            browser.text("#lab-live").await.contains("against itself: ")
        })
        .await;
    browser.close().await;
}

/// The browser says what is wrong with a field, so a fold opens that has it.
#[tokio::test(flavor = "multi_thread")]
async fn a_fold_with_a_wrong_field_opens() {
    const FOLD: &str = "document.querySelector('details:has([name=seed])').open";
    let browser = Browser::usual().await;
    // This plan has no openings, which would stand in the open fold.
    browser.visit("/lab?question=depth&game=stones:stones=50..99").await;
    browser.evaluate("document.querySelector('[name=seed]').value = '-3'").await;
    assert_eq!(browser.evaluate(FOLD).await, false);
    browser.click("#plan button[formmethod=post]").await;
    browser.until("it opens", async |browser| browser.evaluate(FOLD).await == true).await;
    assert_eq!(browser.evaluate("document.activeElement.name").await, "seed");
    assert!(browser.place().await.starts_with("/lab?"), "nothing was sent");
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_scripts_the_page_loads_itself() {
    let person = Person { scripts: false, ..Person::default() };
    let browser = Browser::open(Site::open(), person).await;
    browser.visit("/lab?question=depth&game=sim").await;
    browser.click("label:has(> [value=algorithm])").await;
    browser.click("#plan .fill").await;
    browser
        .until("the plan is another one", async |browser| {
            browser.count("[name=algorithm] option[value=both][selected]").await == 1
        })
        .await;
    browser.visit(ENDLESS).await;
    browser.click("#plan button[formmethod=post]").await;
    browser.until("games are played", async |browser| browser.count(".finding").await > 0).await;
    let before = count(&browser).await;
    browser.until("it is loaded again", async |browser| count(browser).await != before).await;
    browser.click("form[action$='/stop'] button").await;
    browser
        .until("it is stopped", async |browser| {
            browser.text(".lanes-words").await.starts_with("Stopped at ")
        })
        .await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_in_the_dark_and_from_right_to_left() {
    for (language, size, dark) in
        [("fa", Person::PHONE, true), ("en", Person::PHONE, false), ("fa", [1440, 900], false)]
    {
        let person = Person { language, size, dark, ..Person::default() };
        let browser = Browser::open(Site::open(), person).await;
        browser.visit(&LONG.replace("games=300", "games=20")).await;
        browser.click("#plan button[formmethod=post]").await;
        browser
            .until("it is over", async |browser| {
                browser.count(".tag.proven").await > 0 && browser.count("[data-watch]").await == 0
            })
            .await;
        let wide = "document.documentElement.scrollWidth <= innerWidth";
        assert_eq!(browser.evaluate(wide).await, true, "{language} {size:?}");
        if language == "fa" {
            // Lanes are folded when the games are over.
            for (part, digit) in [(".lane-count", '۲'), (".lane-name", '۴')] {
                let text =
                    format!("document.querySelector('{part}').textContent.includes('{digit}')");
                assert_eq!(browser.evaluate(&text).await, true, "{part}");
            }
        }
        browser.photograph(&format!("lab-{language}-{}", size[0])).await;
        browser.close().await;
    }
}
