//! What a page hears while the computer thinks.

use std::convert::Infallible;
use std::iter;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, RawQuery, State};
use axum::http::StatusCode;
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{self, Stream};
use gametree_catalogue::Session;
use gametree_language::Language;
use gametree_present::{ValueMark, sentence};
use gametree_rules::Player;
use gametree_search::Bound;
use serde::Serialize;
use tokio::sync::watch;
use tokio::time::timeout;

use super::service::Games;
use super::thinker::Attended;
use crate::thinking::Thinking;
use crate::{Problem, Visitor, Workbench, query};

/// Nobody reads faster.
const BEAT: Duration = Duration::from_millis(250);

/// One message.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum News {
    /// The computer is thinking about this state of the game.
    Thinking(Progress),
    /// The game has changed.
    Changed { version: u64 },
    /// There is nothing more to hear.
    End,
}

/// How far the computer is.
#[derive(Clone, PartialEq, Debug, Serialize)]
struct Progress {
    version: u64,
    elapsed_ms: u64,
    /// From 0 to 1, if that can be told.
    share: Option<f64>,
    nodes: u64,
    /// The same in words, with the time.
    how_far: String,
    elapsed_text: String,
    /// Row by row, what a deepening search has found.
    depths: Vec<Depth>,
    /// The moves that a textbook search has finished.
    moves: Vec<Move>,
    /// How many of them there are, in words.
    moves_text: String,
    /// Their marks as they stand on the boards of the page: the wide one, then the narrow one if there is one.
    landed: Vec<String>,
    /// Why it is not thinking yet.
    notice: Option<String>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
struct Depth {
    depth: u32,
    mark: Mark,
    nodes: u64,
    nodes_text: String,
    elapsed_ms: u64,
    line: Vec<String>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
struct Move {
    #[serde(rename = "move")]
    mv: String,
    mark: Mark,
    bound: &'static str,
}

/// A [`ValueMark`]; `side` is `first`, `second` or `draw`.
#[derive(Clone, PartialEq, Debug, Serialize)]
struct Mark {
    side: &'static str,
    text: String,
    certain: bool,
}

impl From<ValueMark> for Mark {
    fn from(mark: ValueMark) -> Self {
        let ValueMark { side, text, certain, .. } = mark;
        Mark { side: side.map_or("draw", Player::name), text, certain }
    }
}

impl Progress {
    fn of(attended: &Attended, thinking: &Thinking, language: Language) -> Progress {
        let session = attended.kept.game.session();
        let (nodes, all) = (thinking.progress.done, session.legal_moves().len());
        Progress {
            version: attended.kept.version,
            elapsed_ms: milliseconds(thinking.elapsed),
            share: thinking.share(all),
            nodes,
            how_far: language.say(&thinking.how_far()),
            elapsed_text: language.say(&sentence::duration(thinking.elapsed)),
            depths: depths(thinking, session, language),
            moves: moves(thinking, session, language),
            moves_text: language.say(&thinking.moves_of(all)),
            landed: landed(attended, thinking, language),
            notice: attended.notice.as_ref().map(|notice| language.say(notice)),
        }
    }
}

fn depths(thinking: &Thinking, session: &dyn Session, language: Language) -> Vec<Depth> {
    let depth = |found: &gametree_rules::work::BestSoFar| {
        let mark = match found.end {
            Some(end) => ValueMark::proven(end, session.has_points(), language),
            None => ValueMark::amount(found.value, Bound::Exact, language),
        };
        Depth {
            depth: found.depth,
            mark: mark.into(),
            nodes: found.visited,
            nodes_text: language.number(found.visited),
            elapsed_ms: milliseconds(found.elapsed),
            line: found.line.clone(),
        }
    };
    thinking.depths.iter().map(depth).collect()
}

fn moves(thinking: &Thinking, session: &dyn Session, language: Language) -> Vec<Move> {
    let finished = thinking.moves.iter().map(|found| Move {
        mv: found.mv.clone(),
        mark: ValueMark::verdict(found.verdict, session.has_points(), language).into(),
        bound: found.verdict.bound().name(),
    });
    finished.collect()
}

fn landed(attended: &Attended, thinking: &Thinking, language: Language) -> Vec<String> {
    if thinking.moves.is_empty() {
        return Vec::new();
    }
    let game = &attended.kept.game;
    let made: Vec<String> = game.moves().iter().map(|played| played.mv.clone()).collect();
    // Its own moves can be made.
    let Ok(stage) = game.session().stage(game.start(), &made, language) else { return Vec::new() };
    let has_points = game.session().has_points();
    let mark = |verdict| ValueMark::verdict(verdict, has_points, language);
    let boards = iter::once(&stage).chain(stage.narrow.as_deref());
    boards.map(|board| thinking.marks_on(board, mark).into_string()).collect()
}

fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

/// Tells of the computer's thinking until there is nothing to tell any more. A page says with `version` what it
/// shows.
pub(super) async fn listen(
    State(workbench): State<Arc<Workbench>>,
    visitor: Visitor,
    Path(id): Path<String>,
    RawQuery(asked): RawQuery,
) -> Result<Response, Problem> {
    let kept = workbench.games.load(&id).await?;
    let shown = asked.as_deref().and_then(|asked| query::first(asked, "version"));
    let shown = shown.and_then(|version| version.parse().ok()).unwrap_or(kept.version);
    let is_waiting = kept.is_computers_turn() && !workbench.games.is_paused(&id);
    if !is_waiting && shown == kept.version {
        // A browser that is told so does not ask again.
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    let changes = workbench.games.listen(&id, kept.version);
    let language = visitor.language;
    let games = Arc::clone(&workbench.games);
    let listener = Listener { games, id, language, shown, changes, last: None, is_over: false };
    Ok(Sse::new(listener.stream()).into_response())
}

/// Somebody who listens.
struct Listener {
    games: Arc<Games>,
    id: String,
    language: Language,
    /// The version that they know.
    shown: u64,
    changes: watch::Receiver<u64>,
    last: Option<News>,
    is_over: bool,
}

impl Listener {
    fn stream(self) -> impl Stream<Item = Result<Event, Infallible>> {
        stream::unfold(self, |mut listener| async move {
            let news = listener.next().await?;
            let text = serde_json::to_string(&news).ok()?;
            Some((Ok(Event::default().data(text)), listener))
        })
    }

    /// The next message; `None` after the last.
    async fn next(&mut self) -> Option<News> {
        loop {
            if self.is_over {
                return None;
            }
            if self.last.is_some() {
                let _ = timeout(BEAT, self.changes.changed()).await;
            }
            let news = self.look().await;
            self.is_over = news == News::End;
            if self.last.as_ref() != Some(&news) {
                self.last = Some(news.clone());
                return Some(news);
            }
        }
    }

    /// What there is to hear now.
    async fn look(&mut self) -> News {
        let Ok(kept) = self.games.load(&self.id).await else { return News::End };
        if kept.version != self.shown {
            self.shown = kept.version;
            return News::Changed { version: kept.version };
        }
        match self.games.attend(kept, Duration::ZERO).await {
            Ok(attended) if attended.kept.version != self.shown => {
                self.shown = attended.kept.version;
                News::Changed { version: self.shown }
            }
            Ok(attended) => match &attended.thinking {
                Some(thinking) => News::Thinking(Progress::of(&attended, thinking, self.language)),
                None => News::End,
            },
            Err(_) => News::End,
        }
    }
}
