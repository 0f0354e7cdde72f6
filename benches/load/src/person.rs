use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use gametree_catalogue::{Catalogue, Session};
use gametree_rules::Seed;
use hyper::StatusCode;
use serde_json::Value;
use tokio::time::sleep;

use crate::browser::{Browser, Fault};
use crate::evening::Evening;
use crate::waits::Waits;

/// Somebody with a browser, who makes moves by chance.
pub(crate) struct Person {
    catalogue: Arc<Catalogue>,
    seed: Seed,
    number: u64,
    think: Duration,
    browser: Browser,
}

impl Person {
    pub(crate) fn new(
        address: SocketAddr,
        catalogue: Arc<Catalogue>,
        number: u64,
        think: Duration,
    ) -> Person {
        Person { catalogue, seed: Seed::new(number), number, think, browser: Browser::new(address) }
    }

    /// Plays game after game. Returns how long each move took.
    pub(crate) async fn play_during(mut self, evening: Arc<Evening>) -> Result<Waits, Fault> {
        let mut waits = Waits::default();
        // Nobody begins in the same moment as everybody else.
        self.think().await;
        while !evening.is_over() {
            let ended = self.play(&evening, &mut waits).await?;
            if let Some(page) = ended {
                evening.end_game();
                if evening.deletes() {
                    self.browser.post(&format!("{page}/delete"), "").await?;
                }
            }
        }
        Ok(waits)
    }

    /// One game; its page if it came to its end.
    async fn play(
        &mut self,
        evening: &Evening,
        waits: &mut Waits,
    ) -> Result<Option<String>, Fault> {
        let catalogue = Arc::clone(&self.catalogue);
        let entries = catalogue.entries();
        let entry = &entries[(self.number as usize + self.seed.below(2)) % entries.len()];
        let spec = entry.parameters.example;
        let depth = 2 + self.seed.below(3);
        let form = format!("spec={spec}&algorithm=alphabeta&depth={depth}&begins=you");
        let game = self.browser.post("/games", &form).await?;
        if game.status != StatusCode::SEE_OTHER {
            return Err(format!("no game of {spec}: {}", game.status).into());
        }
        let page = game.location;
        while !evening.is_over() {
            let position = self.position(&page, spec).await?;
            let Some(mv) = self.seed.pick(&position.legal_moves()).cloned() else {
                return Ok(Some(page));
            };
            self.think().await;
            let started = Instant::now();
            let moved = self.browser.post(&format!("{page}/moves"), &format!("move={mv}")).await?;
            match moved.status {
                StatusCode::SEE_OTHER => {
                    let shown = self.browser.get(&moved.location).await?;
                    if shown.status != StatusCode::OK {
                        return Err(format!("{}: {}", moved.location, shown.status).into());
                    }
                    waits.push(started.elapsed());
                }
                StatusCode::SERVICE_UNAVAILABLE => waits.refused += 1,
                other => return Err(format!("{mv} in {spec}: {other}").into()),
            }
        }
        Ok(None)
    }

    /// The game where it is now, the computer's move included.
    async fn position(&mut self, page: &str, spec: &str) -> Result<Box<dyn Session>, Fault> {
        loop {
            let answer = self.browser.get(&format!("{page}?format=json")).await?;
            let said: Value = serde_json::from_slice(&answer.body)?;
            let mut session = self.catalogue.open(said["spec"].as_str().unwrap_or(spec))?;
            let moves = said["moves"].as_array().cloned().unwrap_or_default();
            for played in &moves {
                session.play(played["move"].as_str().unwrap_or_default())?;
            }
            // The first player is the person.
            if session.to_move().is_none_or(|player| player == gametree_rules::Player::First) {
                return Ok(session);
            }
            sleep(Duration::from_millis(100)).await;
        }
    }

    async fn think(&mut self) {
        let most = 2 * self.think.as_millis() as usize + 1;
        sleep(Duration::from_millis(self.seed.below(most) as u64)).await;
    }
}
