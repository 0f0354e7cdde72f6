//! Moving leaves: the search of the page against the searches of the program, sliders by keys, exercises.

use gametree_exercise::{Extreme, LawKind, LeafTree, Scale, Searched, Shape};
use gametree_rules::{Player, Seed};
use serde_json::{Value, json};
use thirtyfour::Key;

use crate::browser::{Browser, Person};
use crate::site::Site;

const USUAL: &str = "/explore?shape=3.2.2&leaves=0.7.5.2.4.4.1.2.3.0.6.7";
/// So many trees are searched by both.
const TREES: usize = 10_000;
const AT_ONCE: usize = 500;
/// Laws are looked at in so many of them, and orders.
const LAWS: usize = 3_000;
const ORDERS: usize = 1_500;

/// A shape that nobody offers: nodes with one to four branches, leaves anywhere.
fn free_shape(chance: &mut Seed) -> Shape {
    fn write(chance: &mut Seed, plies: usize, text: &mut String) {
        for _ in 0..=chance.below(4) {
            if plies == 0 || chance.below(5) < 2 {
                text.push('.');
            } else {
                text.push('(');
                write(chance, plies - 1, text);
                text.push(')');
            }
        }
    }
    loop {
        let mut text = String::new();
        let plies = chance.below(6);
        write(chance, plies, &mut text);
        if let Ok(shape) = text.parse() {
            return shape;
        }
    }
}

/// Any tree: shapes that are offered and others, who begins, scales with many ties and with few.
fn random_tree(chance: &mut Seed) -> LeafTree {
    let shape = match chance.below(3) {
        0 => Shape::OFFERED[chance.below(4)].parse().unwrap(),
        _ => free_shape(chance),
    };
    let scales = [(0, 10), (0, 2), (-5, 5), (0, 30), (-999, -980)];
    let (lowest, highest) = scales[chance.below(scales.len())];
    let scale = Scale::new(lowest, highest).unwrap();
    let root = if chance.below(2) == 0 { Player::First } else { Player::Second };
    let steps = (highest - lowest + 1) as usize;
    let leaves = (0..shape.leaves()).map(|_| lowest + chance.below(steps) as i32).collect();
    LeafTree::with(shape, leaves, scale, root).unwrap()
}

fn side(player: Player) -> &'static str {
    if player == Player::First { "max" } else { "min" }
}

fn asked(tree: &LeafTree, leaf: Option<usize>, orders: bool) -> Value {
    json!({
        "shape": tree.shape().to_string(),
        "leaves": tree.leaves(),
        "root": side(tree.root()),
        "scale": { "lowest": tree.scale().lowest(), "highest": tree.scale().highest() },
        "leaf": leaf,
        "orders": orders,
    })
}

/// The same, as the program finds it.
fn expected(tree: &LeafTree, leaf: Option<usize>, orders: bool) -> Value {
    let searched: Searched = tree.alphabeta();
    let seen: Vec<Value> = searched
        .nodes
        .iter()
        .map(|looked| match looked {
            None => Value::Null,
            Some(looked) => json!([looked.alpha, looked.beta, looked.value, looked.bound.name()]),
        })
        .collect();
    let cuts = searched.cuts.iter();
    let cuts: Vec<Value> = cuts
        .map(|cut| json!([cut.node, cut.value, cut.bound, side(cut.secured_by), cut.branches]))
        .collect();
    let law = leaf.map(|leaf| {
        let law = tree.law(leaf).unwrap();
        let kind = match law.kind(tree.scale()) {
            LawKind::Between => "between",
            LawKind::NotLess => "not-less",
            LawKind::NotMore => "not-more",
            LawKind::Always => "always",
            LawKind::Never => "never",
        };
        let readings: Vec<Value> = tree
            .readings(leaf)
            .into_iter()
            .map(|reading| json!([reading.value, reading.root, reading.leaves, reading.cut]))
            .collect();
        json!([law.least, law.most, kind, readings])
    });
    let orders =
        orders.then(|| [Extreme::Fewest, Extreme::Most].map(|extreme| tree.leaves_in(extreme)));
    json!({
        "value": searched.value,
        "leaves": searched.leaves,
        "visited": searched.counts.visited,
        "cutoffs": searched.counts.cutoffs,
        "line": searched.line,
        "seen": seen,
        "cuts": cuts,
        "cut": searched.cut_branches().collect::<Vec<usize>>(),
        "values": tree.values(),
        "law": law,
        "orders": orders,
    })
}

/// What the module that pages load makes of trees. Numbers without end have no JSON, and become nothing.
const SEARCH: &str = r"(async (asked) => {
    const address = document.querySelector('script[src*=\'explore.js\']').src.replace('explore.js', 'alphabeta.js');
    const { alphabeta, grow, law, leavesIn, readings, values } = await import(address);
    return JSON.stringify(asked.map(({ shape, leaves, root, scale, leaf, orders }) => {
        const tree = grow(shape, root);
        const found = alphabeta(tree, leaves);
        const own = leaf === null ? null : law(tree, leaves, leaf, scale);
        return {
            value: found.value, leaves: found.leaves, visited: found.visited, cutoffs: found.cuts.length, line: found.line,
            seen: found.seen.map((one) => one && [one.alpha, one.beta, one.value, one.bound]),
            cuts: found.cuts.map((cut) => [cut.node, cut.value, cut.bound, cut.securedBy, cut.branches]),
            cut: found.cut, values: values(tree, leaves),
            law: own && [own.least, own.most, own.kind, readings(tree, leaves, leaf, scale).map((one) => [one.value, one.root, one.leaves, one.cut])],
            orders: orders ? [leavesIn(tree, leaves, 'fewest'), leavesIn(tree, leaves, 'most')] : null,
        };
    }));
})";

#[tokio::test(flavor = "multi_thread")]
async fn the_page_searches_as_the_program_does() {
    let browser = Browser::usual().await;
    browser.visit("/explore").await;
    let mut chance = Seed::new(20_261_118);
    let (mut cuts, mut ties, mut clamps) = (0, 0, 0);
    for batch in 0..TREES / AT_ONCE {
        let mut trees = Vec::new();
        for place in 0..AT_ONCE {
            let number = batch * AT_ONCE + place;
            let tree = random_tree(&mut chance);
            let leaf = (number < LAWS).then(|| chance.below(tree.leaves().len()));
            trees.push((tree, leaf, number < ORDERS));
        }
        let question: Vec<Value> =
            trees.iter().map(|(tree, leaf, orders)| asked(tree, *leaf, *orders)).collect();
        let answer = browser.evaluate(&format!("{SEARCH}({})", json!(question))).await;
        let answers: Vec<Value> = serde_json::from_str(answer.as_str().unwrap()).unwrap();
        assert_eq!(answers.len(), AT_ONCE);
        for ((tree, leaf, orders), answer) in trees.iter().zip(&answers) {
            let wanted = expected(tree, *leaf, *orders);
            assert_eq!(*answer, wanted, "{} {:?} {:?}", tree.shape(), tree.leaves(), tree.root());
            cuts += wanted["cuts"].as_array().unwrap().len();
            ties +=
                wanted["cuts"].as_array().unwrap().iter().filter(|cut| cut[1] == cut[2]).count();
            // The law itself: the root is the leaf, held between two numbers.
            if let Some([least, most, _, readings]) = wanted["law"].as_array().map(Vec::as_slice) {
                for reading in readings.as_array().unwrap() {
                    let [value, root] = [&reading[0], &reading[1]].map(|it| it.as_i64().unwrap());
                    let held = value.clamp(least.as_i64().unwrap(), most.as_i64().unwrap());
                    assert_eq!(root, held);
                    clamps += usize::from(root != value);
                }
            }
        }
    }
    // The trees were worth it.
    assert!(cuts > 5_000 && ties > 500 && clamps > 1_000, "{cuts} {ties} {clamps}");
    browser.close().await;
}

async fn values(browser: &Browser) -> Vec<String> {
    let values = browser
        .evaluate("[...document.querySelectorAll('.leaf-field')].map((one) => one.value)")
        .await;
    values.as_array().unwrap().iter().map(|value| value.as_str().unwrap().to_owned()).collect()
}

/// What a page says about a tree, whether the server drew it or the script changed it.
async fn everything(browser: &Browser) -> Value {
    let read = r"(() => {
        const text = (selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent.trim());
        const names = (selector) => [...document.querySelectorAll(selector)].map((one) =>
            [...one.classList].sort().join(' '));
        const near = (selector, key) => [...document.querySelectorAll(selector)].map((one) =>
            one.getAttribute(key).replace(/\d+(\.\d+)?/g, (number) => Math.round(number)));
        return {
            values: text('.leaf-tree .value'), windows: text('.leaf-tree .window'), states: names('.leaf-tree .node, .leaf-tree .branch, .leaf-tree .snip'),
            columns: names('.leaf-column'), dark: near('.track-dark rect', 'y'), notches: near('.track-notches path', 'd'),
            counts: text('.looked-rows b'), cuts: text('.cuts p'), said: text('[data-said]'), roots: text('.dot text'),
            line: near('.dot line', 'y2'), blocks: names('.block'), looked: text('.block b'), here: names('.readings td'),
            leaves: document.querySelector('#leaves-text').value,
        };
    })()";
    browser.evaluate(read).await
}

/// With nothing but the keyboard; and then the server draws the same page from the address.
#[tokio::test(flavor = "multi_thread")]
async fn leaves_move_by_keys() {
    for language in ["en", "fa"] {
        let person = Person { language, ..Person::default() };
        let browser = Browser::open(Site::open(), person).await;
        browser.visit(&format!("{USUAL}&leaf=3")).await;
        browser.find(".handle").await;
        let untouched = everything(&browser).await;
        // Tab by Tab to the first leaf.
        for _ in 0..40 {
            browser.press(Key::Tab).await;
            let there = "document.activeElement.matches('.leaf-field')";
            if browser.evaluate(there).await == true {
                break;
            }
        }
        browser.press(Key::Tab + Key::Tab).await;
        assert_eq!(everything(&browser).await, untouched, "looking changes nothing");
        for key in [Key::Right, Key::Up, Key::Right] {
            browser.press(key).await;
        }
        assert_eq!(values(&browser).await[2], "8");
        browser.press(Key::Left).await;
        browser.press(Key::Down).await;
        assert_eq!(values(&browser).await[2], "6");
        browser.press(Key::Home).await;
        assert_eq!(values(&browser).await[2], "0");
        browser.press(Key::Left).await;
        assert_eq!(values(&browser).await[2], "0", "there is nothing below");
        browser.press(Key::End).await;
        assert_eq!(values(&browser).await[2], "10");
        browser.press(Key::Tab).await;
        browser.press(Key::Right + Key::Right).await;
        assert_eq!(
            browser.place().await,
            "/explore?shape=3.2.2&leaves=0.7.10.4.4.4.1.2.3.0.6.7&leaf=4"
        );
        // In the digits of the page.
        let handle = browser.text(".leaf-column.here .handle").await;
        assert_eq!(handle, if language == "fa" { "۴" } else { "4" });
        let moved = everything(&browser).await;
        assert_ne!(moved, untouched);
        let place = browser.place().await;
        browser.visit(&place).await;
        browser.find(".handle").await;
        assert_eq!(everything(&browser).await, moved, "{language}: the server draws the same");
        browser.photograph(&format!("explore-{language}")).await;
        browser.close().await;
    }
}

/// Every value of every leaf: what the script shows is what the server draws without it.
#[tokio::test(flavor = "multi_thread")]
async fn the_script_shows_what_the_server_draws() {
    let browser = Browser::usual().await;
    let silent = r"(async (address) => {
        const page = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html');
        const text = (root, selector) => [...root.querySelectorAll(selector)].map((one) => one.textContent.trim());
        const both = [page, document].map((root) => ['.leaf-tree .value', '.leaf-tree .window', '.looked-rows b', '.cuts p', '[data-said]', '.dot text', '.block b'].map((one) => text(root, one)));
        const names = [page, document].map((root) => ['.leaf-tree .node', '.leaf-tree .branch', '.leaf-tree .snip', '.leaf-column', '.block'].map((one) =>
            [...root.querySelectorAll(one)].map((found) => [...found.classList].sort().join(' '))));
        return [both, names].map(([server, script]) => JSON.stringify(server) === JSON.stringify(script));
    })";
    for start in [
        "/explore?shape=(..)(.(..)).&leaves=1.2.3.4.5.6&root=min",
        "/explore?shape=2.2.2&leaves=-1.2.-3.4.-5.5.0.1&scale=-5..5",
        "/explore?game=stones:stones=9&depth=2",
    ] {
        browser.visit(start).await;
        browser.find(".handle").await;
        let many = values(&browser).await.len();
        for leaf in 0..many {
            for share in [0.0, 0.3, 0.7, 1.0] {
                let slide = format!(
                    "(() => {{ const field = document.querySelectorAll('.leaf-field')[{leaf}];
                     field.value = Math.round(Number(field.min) + {share} * (field.max - field.min));
                     field.dispatchEvent(new Event('input', {{ bubbles: true }})); }})()"
                );
                browser.evaluate(&slide).await;
                let same = browser.evaluate(&format!("{silent}(location.href)")).await;
                assert_eq!(same, json!([true, true]), "{}", browser.place().await);
            }
        }
    }
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_scripts() {
    let person = Person { scripts: false, ..Person::default() };
    let browser = Browser::open(Site::open(), person).await;
    browser.visit(&format!("{USUAL}&leaf=3")).await;
    let field = browser.find(".leaf-column:nth-child(3) .leaf-field").await;
    assert_eq!(field.attr("type").await.unwrap().as_deref(), Some("number"));
    field.clear().await.unwrap();
    field.send_keys("9").await.unwrap();
    browser.click("[data-tree] button.main").await;
    browser
        .until("7", async |browser| browser.text(".leaf-tree [data-node='0'] .value").await == "7")
        .await;
    assert!(browser.place().await.contains("leaves=0&leaves=7&leaves=9"));
    // Predict by checkboxes, reorder by links.
    browser.click(".modes a:nth-child(2)").await;
    browser.until("predict", async |browser| browser.count("[name=marked]").await > 0).await;
    browser.visit(&format!("{USUAL}&mode=predict")).await;
    for branch in ["2.2", "3.2"] {
        browser.click(&format!("[name=marked][value='{branch}']")).await;
    }
    browser.click("button[name=check]").await;
    browser
        .until("all right", async |browser| browser.count(".verdicts li.right").await == 2)
        .await;
    assert_eq!(browser.count(".verdicts li").await, 2);
    browser.visit(&format!("{USUAL}&mode=reorder")).await;
    browser.click(".exchange a").await;
    browser
        .until("another order", async |browser| {
            browser.place().await.contains("leaves=4.4.1.2.0.7.5.2")
        })
        .await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_exercise_is_answered_and_checked() {
    let browser = Browser::usual().await;
    browser.visit("/explore?mode=predict&shape=3.2.2&seed=27&cuts=2").await;
    let start = browser.place().await;
    let tree = gametree_exercise::generate(&"3.2.2".parse().unwrap(), 27, Some(2)).unwrap();
    let cut: Vec<String> =
        tree.alphabeta().cut_branches().map(|node| tree.branch(node).to_string()).collect();
    assert!(browser.text("[data-marked]").await.starts_with('0'));
    browser.press("h").await;
    browser.until("a hint", async |browser| browser.count(".hint-said").await == 1).await;
    for (index, branch) in cut.iter().enumerate() {
        browser.click(&format!("[name=marked][value='{branch}']")).await;
        assert!(browser.text("[data-marked]").await.starts_with(&(index + 1).to_string()));
    }
    browser.click("button[name=check]").await;
    browser.until("checked", async |browser| browser.count(".verdict-card").await == 1).await;
    assert_eq!(browser.count(".verdicts li.right").await, cut.len());
    assert_eq!(browser.count(".verdicts li").await, cut.len());
    assert!(browser.place().await.contains("check=yes"));
    browser.photograph("predict").await;
    // Back is back: to the hint, then to the beginning.
    browser.window().back().await.unwrap();
    browser.until("unchecked", async |browser| browser.count(".verdict-card").await == 0).await;
    browser.window().back().await.unwrap();
    browser.until("the beginning", async |browser| browser.place().await == start).await;
    browser.press("n").await;
    browser.until("the next", async |browser| browser.place().await.contains("seed=28")).await;
    browser.close().await;
}

/// A slider lies on its track and nowhere else: whoever comes to it by keys still sees the whole tree.
#[tokio::test(flavor = "multi_thread")]
async fn a_tree_does_not_scroll_when_a_leaf_is_chosen() {
    const OVER: &str = "(() => { const box = document.querySelector('.canvas-box'); \
        box.querySelector('.leaf-field').focus(); box.scrollTop = 100; return box.scrollTop; })()";
    const BESIDE: &str = "(() => { const middle = (name) => { \
        const { x, width } = document.querySelector(name).getBoundingClientRect(); \
        return x + width / 2; }; return Math.abs(middle('.leaf-field') - middle('.track')); })()";
    let browser = Browser::usual().await;
    for address in [USUAL, "/explore?shape=2.2&seed=3&view=projector"] {
        browser.visit(address).await;
        browser.find(".handle").await;
        assert_eq!(browser.evaluate(OVER).await, json!(0), "{address}");
        assert!(browser.evaluate(BESIDE).await.as_f64().unwrap() < 2.0, "{address}");
    }
    browser.close().await;
}

/// Enter checks: from a branch, from nowhere, and without scripts.
#[tokio::test(flavor = "multi_thread")]
async fn enter_checks_an_answer() {
    const EXERCISE: &str = "/explore?mode=predict&shape=3.2.2&seed=27&cuts=2";
    const FOCUS: &str = "document.querySelector('[name=marked]').focus()";
    for (scripts, focus) in [(true, true), (true, false), (false, true)] {
        let browser = Browser::open(Site::open(), Person { scripts, ..Person::default() }).await;
        browser.visit(EXERCISE).await;
        browser.find("[name=check]").await;
        if focus {
            browser.evaluate(FOCUS).await;
        }
        browser.press(Key::Enter).await;
        browser.until("checked", async |browser| browser.count(".verdict-card").await == 1).await;
        assert_eq!(browser.count(".hint-said").await, 0, "scripts {scripts}, focus {focus}");
        assert!(browser.place().await.contains("check=yes"));
        browser.close().await;
    }
}

/// P leads to the projector and back. What was mistyped stays until a leaf is moved.
#[tokio::test(flavor = "multi_thread")]
async fn keys_of_the_projector_and_a_mistyped_leaf() {
    let browser = Browser::usual().await;
    browser.visit("/explore").await;
    for is_projected in [true, false] {
        browser.press("p").await;
        browser
            .until("the other view", async |browser| {
                (browser.count(".explore-page.projector").await == 1) == is_projected
            })
            .await;
    }
    const TEXT: &str = "document.querySelector('#leaves-text').value";
    browser.visit("/explore?shape=2.2&leaves=1+x+3+4").await;
    assert_eq!(browser.evaluate(TEXT).await, "1 x 3 4");
    assert_eq!(browser.count("#leaves-text ~ .field-wrong").await, 1);
    browser.evaluate("document.querySelector('.leaf-field').focus()").await;
    browser.press(Key::Up).await;
    browser
        .until("the leaves are read", async |browser| browser.evaluate(TEXT).await == "2 0 3 4")
        .await;
    assert_eq!(browser.count(".rail .field-wrong").await, 0);
    browser.expect("400").await;
    browser.close().await;
}

/// A branch is dragged to another place, as by the link that exchanges it.
#[tokio::test(flavor = "multi_thread")]
async fn branches_are_dragged_until_the_fewest() {
    let browser = Browser::usual().await;
    // Two branches in the wrong order: the second is the better one.
    browser.visit("/explore?shape=2.2&leaves=1.2.5.6&mode=reorder").await;
    assert_eq!(browser.text("[data-count=alphabeta]").await, "4");
    assert_eq!(browser.text("[data-count=fewest]").await, "3");
    let from = browser.find(".leaf-tree [data-node='1'] .shape").await;
    let to = browser.find(".leaf-tree [data-node='4'] .shape").await;
    let chain = browser.window().action_chain();
    let chain = chain.move_to_element_center(&from).click_and_hold().move_by_offset(20, 0);
    chain.move_to_element_center(&to).move_by_offset(30, 0).release().perform().await.unwrap();
    browser.until("the fewest", async |browser| browser.count(".goal.done").await == 1).await;
    assert!(browser.place().await.contains("&leaves=5.6.1.2&"));
    assert_eq!(browser.text("[data-count=alphabeta]").await, "3");
    // Now the most, by the keyboard: the link that exchanges them back.
    browser.evaluate("document.querySelector('.exchange a').focus()").await;
    browser.press(Key::Enter).await;
    browser
        .until("the most", async |browser| {
            browser.place().await.contains("goal=most") && browser.count(".goal.done").await == 1
        })
        .await;
    assert_eq!(browser.text("[data-count=alphabeta]").await, "4");
    browser.photograph("reorder").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_a_leaf_has_buttons() {
    let person = Person { size: Person::PHONE, ..Person::default() };
    let browser = Browser::open(Site::open(), person).await;
    browser.visit(&format!("{USUAL}&leaf=3")).await;
    browser.find(".handle").await;
    browser.click("[data-moves='1']").await;
    assert_eq!(values(&browser).await[2], "6");
    browser.click("[data-next]").await;
    browser.click("[data-moves='-1']").await;
    assert_eq!(values(&browser).await[3], "1");
    browser.photograph("explore-phone").await;
    browser.visit("/explore?mode=predict").await;
    browser.photograph("predict-phone").await;
    browser.visit("/explore?mode=reorder&shape=3.3.3").await;
    browser.photograph("reorder-phone").await;
    browser.become_like(Person { dark: true, ..Person::default() }).await;
    for (path, name) in [("/explore?view=projector", "explore-projector"), ("/", "home-explore")] {
        browser.visit(path).await;
        browser.evaluate("scrollTo(0, document.documentElement.scrollHeight)").await;
        browser.photograph(name).await;
    }
    browser.close().await;
}
