use std::error::Error;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use gametree_catalogue::{Catalogue, Session};
use gametree_rules::Seed;
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, LOCATION, SET_COOKIE};
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::TcpStream;
use tokio::time::sleep;

use crate::waits::Waits;

type Fault = Box<dyn Error + Send + Sync>;

/// Somebody with a browser, who makes moves by chance.
pub(crate) struct Person {
    address: SocketAddr,
    catalogue: Arc<Catalogue>,
    seed: Seed,
    number: u64,
    think: Duration,
    connection: Option<SendRequest<Full<Bytes>>>,
    cookie: String,
}

struct Answer {
    status: StatusCode,
    location: String,
    body: Bytes,
}

impl Person {
    pub(crate) fn new(
        address: SocketAddr,
        catalogue: Arc<Catalogue>,
        number: u64,
        think: Duration,
    ) -> Person {
        let (connection, cookie) = (None, String::new());
        Person { address, catalogue, seed: Seed::new(number), number, think, connection, cookie }
    }

    /// Plays game after game. Returns how long each move took, and how many games came to their end.
    pub(crate) async fn play_until(mut self, until: Instant) -> Result<(Waits, u64), Fault> {
        let (mut waits, mut ended) = (Waits::default(), 0);
        // Nobody begins in the same moment as everybody else.
        self.think().await;
        while Instant::now() < until {
            ended += u64::from(self.play(until, &mut waits).await?);
        }
        Ok((waits, ended))
    }

    /// One game; whether it came to its end.
    async fn play(&mut self, until: Instant, waits: &mut Waits) -> Result<bool, Fault> {
        let catalogue = Arc::clone(&self.catalogue);
        let entries = catalogue.entries();
        let entry = &entries[(self.number as usize + self.seed.below(2)) % entries.len()];
        let spec = entry.parameters.example;
        let depth = 2 + self.seed.below(3);
        let form = format!("spec={spec}&algorithm=alphabeta&depth={depth}&begins=you");
        let game = self.ask(Method::POST, "/games", &form).await?;
        if game.status != StatusCode::SEE_OTHER {
            return Err(format!("no game of {spec}: {}", game.status).into());
        }
        let page = game.location;
        while Instant::now() < until {
            let position = self.position(&page, spec).await?;
            let Some(mv) = self.seed.pick(&position.legal_moves()).cloned() else {
                return Ok(true);
            };
            self.think().await;
            let started = Instant::now();
            let moved =
                self.ask(Method::POST, &format!("{page}/moves"), &format!("move={mv}")).await?;
            match moved.status {
                StatusCode::SEE_OTHER => {
                    let shown = self.ask(Method::GET, &moved.location, "").await?;
                    if shown.status != StatusCode::OK {
                        return Err(format!("{}: {}", moved.location, shown.status).into());
                    }
                    waits.push(started.elapsed());
                }
                StatusCode::SERVICE_UNAVAILABLE => waits.refused += 1,
                other => return Err(format!("{mv} in {spec}: {other}").into()),
            }
        }
        Ok(false)
    }

    /// The game where it is now, the computer's move included.
    async fn position(&mut self, page: &str, spec: &str) -> Result<Box<dyn Session>, Fault> {
        loop {
            let answer = self.ask(Method::GET, &format!("{page}?format=json"), "").await?;
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

    /// Asks over the connection there is; a new one if it has been closed for being idle.
    async fn ask(&mut self, method: Method, path: &str, form: &str) -> Result<Answer, Fault> {
        for _ in 0..3 {
            let mut connection = match self.connection.take() {
                Some(connection) if !connection.is_closed() => connection,
                _ => connect(self.address).await?,
            };
            let mut request = Request::builder().method(method.clone()).uri(path);
            request = request.header(HOST, self.address.to_string());
            request = request.header(COOKIE, &self.cookie);
            request = request.header(CONTENT_TYPE, "application/x-www-form-urlencoded");
            let request = request.body(Full::from(form.to_owned()))?;
            let Ok(response) = connection.send_request(request).await else { continue };
            let (head, body) = response.into_parts();
            let body = body.collect().await?.to_bytes();
            self.connection = Some(connection);
            let said = |name| head.headers.get(name).and_then(|value| value.to_str().ok());
            if let Some(cookie) = said(SET_COOKIE) {
                self.cookie = cookie.split(';').next().unwrap_or_default().to_owned();
            }
            let location = said(LOCATION).unwrap_or_default().to_owned();
            return Ok(Answer { status: head.status, location, body });
        }
        Err(format!("{path} is not answered").into())
    }
}

async fn connect(address: SocketAddr) -> Result<SendRequest<Full<Bytes>>, Fault> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let (connection, driver) = handshake(TokioIo::new(stream)).await?;
    tokio::spawn(driver);
    Ok(connection)
}
