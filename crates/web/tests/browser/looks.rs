//! Every page on every screen: nothing is wider than the screen, and what is pressed is large enough.

use crate::browser::{Browser, Person};
use crate::site::Site;

const PAGES: [&str; 19] = [
    "/",
    "/help",
    "/rules/bits:string=0110100",
    "/play/mnk:m=15,n=15,k=5",
    "/play/sim?moves=1-2+3-4&values=all",
    "/play/bits:string=011010011101?values=all",
    "/play/multiply:start=21?moves=5+3+5+4",
    "/play/stones:stones=50?moves=3+2",
    "/tree/tictactoe?moves=b2+a1&depth=2",
    "/solve/tictactoe",
    "/explore",
    "/explore?shape=3.3.3&leaf=14",
    "/explore?mode=predict&marked=2.2+1.2&check=yes",
    "/explore?mode=reorder",
    "/reports",
    "/reports/000",
    "/reports/000/max",
    "/lab?question=depth&game=sim",
    "/lab?question=own&game=sim",
];

async fn widths(browser: &Browser) -> [u64; 2] {
    let wide = "document.documentElement.scrollWidth";
    let [content, screen] = [wide, "innerWidth"];
    let (content, screen) = (browser.evaluate(content).await, browser.evaluate(screen).await);
    [content.as_u64().unwrap(), screen.as_u64().unwrap()]
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_wider_than_the_screen() {
    let browser = Browser::usual().await;
    // The last is 1440 by 900 at 200 % zoom.
    for size in [[1440, 900], [1024, 768], Person::PHONE, [720, 450]] {
        browser.become_like(Person { size, ..Person::default() }).await;
        for path in PAGES {
            browser.visit(path).await;
            let [content, screen] = widths(&browser).await;
            if content > screen {
                let name = path.trim_matches('/').replace(['/', '?', ':'], "-");
                let picture = browser.photograph(&format!("wide-{name}-{}", size[0])).await;
                panic!("{path} is {content} wide at {screen}; see {}", picture.display());
            }
        }
    }
    browser.close().await;
}

/// On a phone, in two languages: the lenses at the foot, and targets for fingers.
#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone() {
    for language in ["en", "fa"] {
        let person = Person { size: Person::PHONE, language, ..Person::default() };
        let browser = Browser::open(Site::open(), person).await;
        let mut small = Vec::new();
        for path in PAGES {
            browser.visit(path).await;
            assert!(browser.find("nav.tabs a").await.is_displayed().await.unwrap(), "{path}");
            let found = browser.evaluate(SMALL).await;
            let found = found.as_array().unwrap();
            small.extend(found.iter().map(|one| format!("{path}: {one}")));
        }
        assert!(small.is_empty(), "too small for fingers in {language}: {small:#?}");
        browser.begin("/play/tictactoe", "b2").await;
        browser.play_out().await;
        browser.photograph(&format!("phone-{language}")).await;
        browser.close().await;
    }
}

/// Buttons that are seen and lower than a finger needs. Squares of a board are as large as the board allows.
const SMALL: &str =
    "[...document.querySelectorAll('button, a.button, nav.tabs a, select, summary')]
    .filter((one) => !one.closest('.stage, .skip, .command, details:not([open]) > :not(summary)'))
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([one, box]) => box.height > 0 && box.height < 43.5)
    .map(([one, box]) => `${one.outerHTML.slice(0, 120)} ${box.height}`)";
