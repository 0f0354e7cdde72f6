//! What a move cost, the tree behind it, and the table of one's own games.

use serde_json::Value;

use crate::browser::{Browser, Person};
use crate::site::Site;

/// The number that stands before a word.
fn number_before(text: &str, word: &str) -> u64 {
    let before = text.split(word).next().unwrap().split_whitespace().last().unwrap();
    before.chars().filter(char::is_ascii_digit).collect::<String>().parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_leads_to_its_tree_and_a_game_to_the_table() {
    for scripts in [true, false] {
        let browser = Browser::open(Site::open(), Person { scripts, ..Person::default() }).await;
        browser.begin("/play/stones:stones=20", "2").await;
        let game = browser.place().await;
        let cost = browser.text(".play-rail .card:has(.play-its-tree) .aside").await;
        let visited = number_before(&cost, " node");
        assert_eq!(browser.count(".stage .mark").await, 0, "values are hidden");
        if scripts {
            let heard = browser.evaluate("document.getElementById('live').textContent").await;
            assert!(!heard.as_str().unwrap().contains("node"), "{heard}");
        }
        browser.click(".play-its-tree a").await;
        browser.until("a tree", async |it| it.count(".tree-grid").await == 1).await;
        let origin = browser.text(".tree-origin").await;
        assert_eq!(number_before(&origin, " node"), visited, "{origin}");
        let inside = "document.documentElement.scrollWidth <= innerWidth";
        if scripts {
            assert_eq!(browser.evaluate(inside).await, Value::Bool(true));
        }
        browser.photograph(&format!("tree-of-a-move-{scripts}")).await;

        browser.visit(&game).await;
        browser.play_out().await;
        browser.visit("/games").await;
        assert_eq!(browser.count(".own-finished tbody tr").await, 1);
        if scripts {
            assert_eq!(browser.evaluate(inside).await, Value::Bool(true));
        }
        browser.photograph(&format!("own-games-{scripts}")).await;
        browser.click(".own-finished th a").await;
        browser.until("the game", async |it| it.is_over().await).await;
        assert_eq!(browser.place().await, game);
        browser.close().await;
    }
}
