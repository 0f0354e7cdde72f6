//! What surrounds every page: languages, brightness, menus.

use crate::browser::{Browser, Person};
use crate::site::Site;

#[tokio::test(flavor = "multi_thread")]
async fn pages_in_every_language() {
    for (language, direction) in [("en", "ltr"), ("lv", "ltr"), ("pl", "ltr"), ("fa", "rtl")] {
        let person = Person { language, ..Person::default() };
        let browser = Browser::open(Site::open(), person).await;
        for path in [
            "/",
            "/help",
            "/rules/tictactoe",
            "/play/sim",
            "/tree/stones:stones=9?depth=3",
            "/explore",
        ] {
            browser.visit(path).await;
            assert_eq!(browser.attribute("html", "lang").await.as_deref(), Some(language));
            let shown = browser.evaluate("getComputedStyle(document.body).direction").await;
            assert_eq!(shown, direction, "{language} {path}");
        }
        browser.close().await;
    }
}

/// The page is turned round, the board is not; numbers are Persian, what can be typed is not.
#[tokio::test(flavor = "multi_thread")]
async fn persian_from_right_to_left() {
    let person = Person { language: "fa", ..Person::default() };
    let browser = Browser::open(Site::open(), person).await;
    browser.begin("/play/tictactoe", "b2").await;
    let left_of = "((a, b) => a.getBoundingClientRect().left < b.getBoundingClientRect().left)";
    let first_and_last = format!(
        "{left_of}(document.querySelector('nav.lenses a'), document.querySelector('nav.lenses a:last-child'))"
    );
    assert_eq!(browser.evaluate(&first_and_last).await, false, "links go from right to left");
    browser.visit("/play/tictactoe").await;
    let columns = format!(
        "{left_of}(document.querySelector('button[value=a1]'), document.querySelector('button[value=c1]'))"
    );
    assert_eq!(browser.evaluate(&columns).await, true, "a is left of c in every language");
    let spec = browser.text(".page-head bdi").await;
    assert_eq!(spec, "mnk:m=3,n=3,k=3");
    let title = browser.text("h1").await;
    assert!(title.contains('۳') && !title.contains('3'), "{title}");
    browser.photograph("play-fa").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn language_and_brightness_are_chosen_and_stay() {
    let browser = Browser::usual().await;
    browser.visit("/rules/sim?moves=1-2").await;
    browser.click("details.menu:has([name=lang]) > summary").await;
    browser.click("button[name=lang][value=lv]").await;
    browser.until("Latvian", async |browser| browser.count("html[lang=lv]").await == 1).await;
    assert_eq!(browser.place().await, "/rules/sim?moves=1-2", "the same place");
    browser.click("details.menu:has([name=theme]) > summary").await;
    browser.click("button[name=theme][value=dark]").await;
    browser.until("dark", async |browser| browser.count("[data-theme=dark]").await == 1).await;
    for path in ["/", "/help"] {
        browser.visit(path).await;
        assert_eq!(browser.count("html[lang=lv][data-theme=dark]").await, 1);
        assert_eq!(background(&browser).await, "rgb(13, 15, 18)");
    }
    // A menu closes when somebody clicks elsewhere.
    browser.click("details.menu:has([name=lang]) > summary").await;
    assert_eq!(browser.count("details.menu[open]").await, 1);
    browser.click("h1").await;
    browser
        .until("it is closed", async |browser| browser.count("details.menu[open]").await == 0)
        .await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn dark_where_the_system_is() {
    let browser = Browser::open(Site::open(), Person { dark: true, ..Person::default() }).await;
    for path in
        ["/", "/play/tictactoe", "/tree/tictactoe?depth=2", "/solve/tictactoe", "/explore", "/help"]
    {
        browser.visit(path).await;
        assert_eq!(background(&browser).await, "rgb(13, 15, 18)", "{path}");
    }
    browser.become_like(Person::default()).await;
    assert_eq!(background(&browser).await, "rgb(245, 244, 240)");
    browser.close().await;
}

async fn background(browser: &Browser) -> String {
    let colour = browser.evaluate("getComputedStyle(document.body).backgroundColor").await;
    colour.as_str().unwrap().to_owned()
}

/// Links and commands are copied, and their buttons show so for a while.
#[tokio::test(flavor = "multi_thread")]
async fn buttons_that_copy_show_that_they_did() {
    let browser = Browser::usual().await;
    let may =
        serde_json::json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
    browser.tell("Browser.grantPermissions", may).await;
    for (page, button, copied) in [
        ("/play/tictactoe", ".page-head a[data-share]", "/play/"),
        ("/play/tictactoe", ".command button", "gametree play"),
        ("/solve/tictactoe", "a[data-share]", "/solve/"),
        ("/explore", "a[data-share]", "/explore?"),
    ] {
        browser.visit(page).await;
        browser.find("html.scripted").await;
        let place = browser.place().await;
        browser.click_seen(button).await;
        let sign = format!("{button}.copied .copied-sign");
        assert_eq!(browser.text(&sign).await, "Copied", "{page} {button}");
        let hidden = format!(
            "[...document.querySelectorAll('{button} > :not(.copied-sign)')].every((one) => \
             one.getClientRects().length === 0)"
        );
        assert_eq!(browser.evaluate(&hidden).await, true, "{page} {button}: it shows only that");
        assert_eq!(
            browser.evaluate("document.getElementById('live').textContent !== ''").await,
            true
        );
        let text = browser.evaluate("navigator.clipboard.readText()").await;
        assert!(text.as_str().unwrap().contains(copied), "{page} {button}: {text}");
        browser.until("it is over", async |browser| browser.count(".copied").await == 0).await;
        assert_eq!(browser.count(".copied-sign").await, 0);
        assert_eq!(browser.place().await, place);
    }
    browser.close().await;
}
