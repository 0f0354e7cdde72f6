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
    "/reports/001/window",
    "/lab?question=depth&game=sim",
    "/lab?question=own&game=sim",
];

/// A page, and what finds a part of it.
type Part = (&'static str, &'static str);

/// What a page is there for: the parts that have to be on the screen at once, without scrolling.
const MAIN: [Part; 30] = [
    ("/", ".hero-links .button"),
    ("/", ".today-board svg"),
    ("/play/multiply:start=21", ".choices .choice"),
    ("/play/multiply:start=21", ".board-bar"),
    ("/play/stones:stones=50", ".choices .choice"),
    ("/play/stones:stones=50", ".board-bar"),
    ("/play/bits:string=011010011101", ".stage-form svg.stage"),
    ("/play/bits:string=011010011101", ".board-bar"),
    ("/play/mnk:m=15,n=15,k=5", ".stage-form svg.stage"),
    ("/play/mnk:m=15,n=15,k=5", ".board-bar"),
    ("/play/sim", ".stage-form svg.stage"),
    ("/play/sim", ".board-bar"),
    ("/tree", ".dock"),
    ("/tree?view=both", ".dock"),
    ("/tree?view=outline", ".dock"),
    ("/tree/tictactoe?depth=3", ".dock"),
    ("/tree/tictactoe?moves=b2+a1+c3&depth=3", ".dock"),
    ("/tree/sim?depth=2", ".dock"),
    ("/tree/bits:length=7?depth=3", ".dock"),
    ("/tree/multiply:start=20", ".dock"),
    ("/explore", ".leaf-tree"),
    ("/explore", ".leaf-row"),
    ("/explore?mode=predict", ".predict-bar .main"),
    ("/explore?mode=reorder", ".leaf-tree"),
    ("/solve/tictactoe", ".verdict-words"),
    ("/solve/sim", ".verdict-words"),
    ("/lab", ".plan-foot .main"),
    ("/lab?question=depth&game=sim", ".plan-foot .main"),
    ("/reports", ".report-entries"),
    ("/reports/000", ".claim-words"),
];

/// The same where there is room beside the board: in the middle of a game and at its end.
const ON_A_DESK: [Part; 6] = [
    ("/play/bits:string=011010011101?moves=0+4+0+5", ".stage-form svg.stage"),
    ("/play/bits:string=011010011101?moves=0+4+0+5", ".board-bar"),
    ("/play/bits:string=011010011101?moves=0+4+0+5+0+0+0+2+0+1+0", ".stage-form svg.stage"),
    ("/play/bits:string=011010011101?moves=0+4+0+5+0+0+0+2+0+1+0", ".board-bar"),
    // The list is longer than its box, and shows the last move.
    ("/play/bits:string=011010011101?moves=0+4+0+5+0+0+0+2+0+1+0", ".table-box tr.now"),
    ("/play/mnk:m=15,n=15,k=5?moves=a1+b1+c1+d1+e1+f1", ".board-bar"),
];

/// The same for the wall.
const ON_THE_WALL: [Part; 8] = [
    ("/tree?view=projector", ".canvas"),
    ("/tree?view=projector", ".dock"),
    ("/tree?view=projector", ".reason"),
    ("/tree?view=projector&algorithm=both", ".dock"),
    ("/tree/sim?depth=2&view=projector", ".dock"),
    ("/tree/tictactoe?depth=3&view=projector", ".dock"),
    ("/explore?view=projector", ".leaf-tree"),
    ("/explore?view=projector", ".leaf-row"),
];

/// The first thing of each kind that is seen lies inside the window, and nothing lies over it.
async fn is_in_sight(browser: &Browser, css: &str) -> Result<(), String> {
    let looking = format!(
        "(() => {{
            const seen = (one) => one.getClientRects().length > 0;
            const part = [...document.querySelectorAll({})].find(seen);
            if (!part) return 'it is not there';
            const box = part.getBoundingClientRect();
            const where = `from ${{box.left}} ${{box.top}} to ${{box.right}} ${{box.bottom}}`;
            if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) return where;
            const hit = (y) => {{
                const there = document.elementFromPoint(box.left + box.width / 2, y);
                return there && (part.contains(there) || there.contains(part));
            }};
            return hit(box.top + 2) && hit(box.bottom - 2) ? '' : `${{where}}, with something over it`;
        }})()",
        serde_json::json!(css)
    );
    match browser.evaluate(&looking).await.as_str().unwrap() {
        "" => Ok(()),
        why => Err(why.to_owned()),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_page_is_for_is_on_the_screen() {
    let browser = Browser::usual().await;
    let screens: [([u32; 2], &[Part]); 4] = [
        ([1440, 900], &MAIN),
        ([1440, 900], &ON_A_DESK),
        (Person::PHONE, &MAIN),
        ([1280, 720], &ON_THE_WALL),
    ];
    let mut lost = Vec::new();
    for (size, parts) in screens {
        browser.become_like(Person { size, ..Person::default() }).await;
        let mut shown = "";
        for &(path, css) in parts {
            if path != shown {
                browser.visit(path).await;
                browser.find("html.scripted").await;
            }
            shown = path;
            // What is solved comes by itself.
            browser.find(css).await;
            if let Err(why) = is_in_sight(&browser, css).await {
                lost.push(format!("{css} on {path} at {}: {why}", size[0]));
            }
        }
    }
    assert!(lost.is_empty(), "{lost:#?}");
    browser.close().await;
}

/// The drawing has most of the wall.
#[tokio::test(flavor = "multi_thread")]
async fn a_tree_on_the_wall_is_large() {
    let browser = Browser::usual().await;
    browser.become_like(Person { size: [1280, 720], ..Person::default() }).await;
    browser.visit("/tree?view=projector").await;
    let share = "document.querySelector('.canvas').getBoundingClientRect().height / innerHeight";
    let share = browser.evaluate(share).await.as_f64().unwrap();
    assert!(share > 0.6, "{share}");
    browser.close().await;
}

/// Where the system forces its colours, shapes and states are still told apart.
#[tokio::test(flavor = "multi_thread")]
async fn colours_that_are_forced_hide_nothing() {
    let browser = Browser::usual().await;
    let forced = serde_json::json!({ "features": [
        { "name": "forced-colors", "value": "active" },
        { "name": "prefers-reduced-motion", "value": "reduce" },
    ] });
    browser.tell("Emulation.setEmulatedMedia", forced).await;
    browser.visit("/play/sim?moves=1-2+3-4&values=all").await;
    browser.find("html.scripted").await;
    assert_eq!(browser.evaluate("matchMedia('(forced-colors: active)').matches").await, true);
    let style = async |css: &str, property: &str| {
        let read = format!(
            "getComputedStyle([...document.querySelectorAll({})].find((one) => \
             one.getClientRects().length)).{property}",
            serde_json::json!(css)
        );
        browser.evaluate(&read).await.as_str().unwrap().to_owned()
    };
    let canvas = style("body", "backgroundColor").await;
    // Marks and players are filled, each in its own colour.
    let mark = style(".mark.second.certain", "backgroundColor").await;
    let [first, second] = [
        style(".player .who.first", "backgroundColor").await,
        style(".player .who.second", "backgroundColor").await,
    ];
    for (colour, other) in
        [(&mark, &canvas), (&first, &canvas), (&second, &canvas), (&first, &second)]
    {
        assert_ne!(colour, other);
    }
    // What is chosen, and where one is, is not said by colours that are gone.
    let chosen = style("#setup input:checked + span", "backgroundColor").await;
    let other = style("#setup input:not(:checked) + span", "backgroundColor").await;
    assert_ne!(chosen, other);
    let tab = style(".lenses a[aria-current]", "borderBottomWidth").await;
    let others = style(".lenses a:not([aria-current])", "borderBottomWidth").await;
    assert_ne!(tab, others);
    assert_eq!(style(".lenses a:not([aria-current])", "borderBottomColor").await, canvas);
    assert_eq!(style("input[type=range]", "forcedColorAdjust").await, "none");
    browser.photograph("forced-colours").await;
    browser.close().await;
}

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
