//! Playing on the page of a game.

use thirtyfour::prelude::*;

use crate::browser::Browser;

/// Moves that can be made now, as far as they can be seen.
const MOVES: &str = "button[name=move]:not(:disabled)";
const RESULT: &str = "[data-result]";

impl Browser {
    /// Begins a game on the page of a place, with the move of this name.
    pub(crate) async fn begin(&self, path: &str, mv: &str) {
        self.visit(path).await;
        self.play(mv).await;
        self.until("the game has an address of its own", async |browser| {
            browser.place().await.starts_with("/g/")
        })
        .await;
        self.until_my_turn().await;
    }

    /// Makes the move of this name with the mouse, and waits until it is made.
    pub(crate) async fn play(&self, mv: &str) {
        let before = self.state().await;
        self.click_seen(&format!("button[name=move][value=\"{mv}\"]")).await;
        self.until(&format!("{mv} is made"), async |browser| browser.state().await != before).await;
    }

    /// Clicks the one of several that is seen: boards are drawn for wide and for narrow screens.
    pub(crate) async fn click_seen(&self, css: &str) {
        self.find(css).await;
        self.until(&format!("{css} can be clicked"), async |browser| {
            for found in browser.window().find_all(By::Css(css)).await.unwrap_or_default() {
                if found.is_displayed().await.unwrap_or(false) {
                    let _ = found.scroll_into_view().await;
                    return found.click().await.is_ok();
                }
            }
            false
        })
        .await;
    }

    /// What tells one state of a game from another: its address and the number of its changes.
    pub(crate) async fn state(&self) -> String {
        let version = self.window().find(By::Css("input[name=version]")).await;
        let version = match version {
            Ok(field) => field.value().await.ok().flatten().unwrap_or_default(),
            Err(_) => String::new(),
        };
        format!("{} {version} {}", self.place().await, self.count(RESULT).await)
    }

    /// Waits until the computer has moved, or nobody can.
    pub(crate) async fn until_my_turn(&self) {
        self.until("it is my turn", async |browser| {
            browser.count(RESULT).await > 0 || browser.count(MOVES).await > 0
        })
        .await;
    }

    /// Whether the game is over.
    pub(crate) async fn is_over(&self) -> bool {
        self.count(RESULT).await > 0
    }

    /// The names of the moves that can be made.
    pub(crate) async fn moves(&self) -> Vec<String> {
        let mut moves = Vec::new();
        for found in self.window().find_all(By::Css(MOVES)).await.unwrap_or_default() {
            let Ok(Some(mv)) = found.value().await else { continue };
            if !moves.contains(&mv) {
                moves.push(mv);
            }
        }
        moves
    }

    /// Makes the first move that there is, again and again, until the game is over. Returns how many.
    pub(crate) async fn play_out(&self) -> usize {
        for made in 0..200 {
            self.until_my_turn().await;
            if self.is_over().await {
                return made;
            }
            let moves = self.moves().await;
            // The page may have been drawn anew between two looks at it.
            if let Some(mv) = moves.first() {
                self.play(mv).await;
            }
        }
        panic!("a game without an end");
    }

    /// The moves made so far, as the page lists them.
    pub(crate) async fn made(&self) -> Vec<String> {
        self.texts("ol.moves .made-move bdi").await
    }
}
