//! A class: a teacher with a wall, and two phones.

use gametree_catalogue::Catalogue;
use gametree_web::{Workbench, app};
use thirtyfour::WindowHandle;

use crate::browser::{Browser, Person};
use crate::site::Site;

/// `2.2` and `3.2` are cut.
const TREE: &str = "/class?shape=3.2.2&leaves=0.7.5.2.4.4.1.2.3.0.6.7";

async fn open(person: Person) -> Browser {
    let network = vec!["192.168.1.20:7357".parse().unwrap()];
    let workbench = Workbench::new(Catalogue::standard()).reached_at(network);
    Browser::open(Site::of(app(workbench)), person).await
}

/// Begins a class: the tab of its teacher, and the code for phones.
async fn begin(browser: &Browser, address: &str) -> (WindowHandle, String) {
    browser.visit(address).await;
    browser.click("form.class-start button.main").await;
    browser.find(".wall").await;
    let code = browser.text(".class-address b").await;
    (browser.window().window().await.unwrap(), code)
}

async fn look_at(browser: &Browser, tab: &WindowHandle) {
    browser.window().switch_to_window(tab.clone()).await.unwrap();
}

/// A phone of somebody else: what this browser was known by is forgotten.
async fn phone(browser: &Browser, person: Person, code: &str) -> WindowHandle {
    let tab = browser.window().new_tab().await.unwrap();
    look_at(browser, &tab).await;
    browser.become_like(person).await;
    browser.visit(&format!("/c/{code}")).await;
    browser.window().delete_cookie("phone").await.unwrap();
    browser.visit(&format!("/c/{code}")).await;
    browser.click("form[action$='/join'] button").await;
    browser.find("form.class-predict").await;
    tab
}

async fn mark(browser: &Browser, branch: &str) {
    browser.click(&format!("label.tick:has([value='{branch}']) .tick-sign")).await;
}

async fn says(browser: &Browser, css: &str, words: &str) {
    let what = format!("{css} says {words}");
    browser.until(&what, async |browser| browser.text(css).await.contains(words)).await;
}

async fn lesson(scripts: bool) {
    let person = Person { scripts, ..Person::default() };
    let hand = Person { size: Person::PHONE, dark: true, scripts, ..person };
    let name = if scripts { "class" } else { "class-plain" };
    let browser = open(person).await;
    let (wall, code) = begin(&browser, TREE).await;
    let mut phones = Vec::new();
    for marked in [["2.2", "3.2"], ["2.2", "1.2"]] {
        phones.push(phone(&browser, hand, &code).await);
        for branch in marked {
            mark(&browser, branch).await;
        }
        browser.photograph(&format!("{name}-predict")).await;
        browser.click("form.class-predict button.main").await;
        says(&browser, ".class-sheet", "Sent.").await;
        assert_eq!(browser.texts(".class-sent li").await.len(), 2);
    }
    // Nobody has touched the wall: it counts by itself.
    look_at(&browser, &wall).await;
    says(&browser, "#class-answers", "2").await;
    says(&browser, "#class-phones", "of 2 phones").await;
    browser.click("form[action$='/close'] button").await;
    says(&browser, ".class-missed", "Branch 3·2: only 1 of 2 cut it.").await;
    assert_eq!(browser.count(".tally.cut").await, 2);
    assert_eq!(browser.count(".tally.looked").await, 1);
    browser.photograph(&format!("{name}-wall")).await;
    // And the phones show by themselves what was right.
    look_at(&browser, &phones[1]).await;
    says(&browser, ".class-sheet", "Branch 3·2: missed.").await;
    browser.photograph(&format!("{name}-told")).await;
    look_at(&browser, &wall).await;
    browser.click("form.next button").await;
    says(&browser, ".class-foot", "Tree 2").await;
    look_at(&browser, &phones[1]).await;
    says(&browser, ".page-head", "Tree 2").await;
    browser.find("form.class-predict").await;
    look_at(&browser, &wall).await;
    browser.click(".class-end summary").await;
    browser.click(".class-end[open] form[action$='/end'] button").await;
    browser.find(".begin").await;
    look_at(&browser, &phones[1]).await;
    if !scripts {
        // Who was about to answer hears of it when they do.
        browser.click("form.class-predict button.main").await;
    }
    says(&browser, "h1", "The class is over").await;
    browser.expect("404").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_with_two_phones() {
    lesson(true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_without_scripts() {
    lesson(false).await;
}

/// Whatever the tree and the language: nothing is wider than a phone, and there is room for fingers.
#[tokio::test(flavor = "multi_thread")]
async fn every_branch_has_room_for_a_finger() {
    const SMALL: &str = "[...document.querySelectorAll('.tick, .class-predict button')]
        .map((one) => one.getBoundingClientRect())
        .filter((box) => box.width < 43.5 || box.height < 43.5).length";
    const APART: &str = "(() => {
        const boxes = [...document.querySelectorAll('.tick')].map((one) => one.getBoundingClientRect());
        return boxes.filter((one, at) => boxes.slice(0, at).some((other) =>
            one.left < other.right - 1 && other.left < one.right - 1
            && one.top < other.bottom - 1 && other.top < one.bottom - 1)).length;
    })()";
    for language in ["en", "fa"] {
        let person = Person { size: Person::PHONE, language, ..Person::default() };
        let browser = open(person).await;
        for shape in ["3.2.2", "3.3.3"] {
            let (wall, code) = begin(&browser, &format!("/class?shape={shape}&seed=1")).await;
            let wide = "document.documentElement.scrollWidth - innerWidth";
            assert_eq!(browser.evaluate(wide).await, 0, "the wall of {shape}");
            phone(&browser, person, &code).await;
            assert!(browser.count(".tick").await > 5);
            assert_eq!(browser.evaluate(SMALL).await, 0, "{shape} {language}");
            assert_eq!(browser.evaluate(APART).await, 0, "{shape} {language}");
            assert_eq!(browser.evaluate(wide).await, 0, "{shape} {language}");
            browser.photograph(&format!("class-phone-{shape}-{language}")).await;
            // By keys alone.
            let first = browser.find(".tick input").await;
            first.focus().await.unwrap();
            browser.press(" ").await;
            assert_eq!(browser.count(".tick input:checked").await, 1);
            look_at(&browser, &wall).await;
        }
        browser.close().await;
    }
}
