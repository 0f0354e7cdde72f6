//! `gametree tree --interactive`: walking through a search with the arrow keys, or watching it, or guessing
//! what it does next.

mod ladder;
mod panes;
mod quiz;
#[cfg(test)]
mod tests;

use std::io;
use std::mem;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use gametree_catalogue::Session;
use gametree_picture::tree::{PositionNode, Step, Tree};
use gametree_picture::{Terminal, TextStyle};
use gametree_search::Exit;
use ratatui::crossterm::cursor;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{self, EnterAlternateScreen};
use ratatui::layout::Rect;
use ratatui::{TerminalOptions, Viewport};

use self::quiz::Quiz;

/// Where we are in a search.
pub(crate) struct Stepper {
    tree: Tree,
    children: Vec<Vec<usize>>,
    steps: Vec<Step>,
    /// When each node is left.
    left_at: Vec<usize>,
    at: usize,
    /// For drawing boards.
    session: Box<dyn Session>,
    /// Whether the search cuts: minimax has no windows.
    cuts: bool,
    style: TextStyle,
    playing: Option<Instant>,
    speed: usize,
    quiz: Quiz,
    /// Whether the list of keys is shown.
    listing: bool,
}

/// Steps a second.
const SPEEDS: [u32; 6] = [1, 2, 4, 8, 16, 32];

/// Whether the terminal is ours. Held while something is drawn.
static TAKEN: Mutex<bool> = Mutex::new(false);

fn taken() -> MutexGuard<'static, bool> {
    TAKEN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Gives the terminal back, if it is ours, for a program that is about to end at once. Nothing is drawn
/// after that.
pub(crate) fn give_terminal_back() {
    let taken = taken();
    if *taken {
        // If the terminal has gone, it needs no mending.
        let _ = ratatui::try_restore();
        let _ = execute!(io::stdout(), cursor::Show);
    }
    mem::forget(taken);
}

/// The largest part of a terminal that is drawn on: a terminal may claim any size, and every cell takes memory.
const MOST_COLUMNS: u16 = 500;
const MOST_LINES: u16 = 200;

fn shown(width: u16, height: u16) -> Rect {
    Rect::new(0, 0, width.min(MOST_COLUMNS), height.min(MOST_LINES))
}

/// What comes after a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    GoOn,
    Leave,
}

impl Stepper {
    /// A walk through a tree; `cuts` if the search that made it may cut.
    pub(crate) fn new(tree: Tree, session: Box<dyn Session>, cuts: bool, style: TextStyle) -> Self {
        let steps = tree.steps();
        let mut left_at = vec![usize::MAX; tree.nodes.len()];
        for (at, step) in steps.iter().enumerate() {
            if let Step::Leave(node) = *step {
                left_at[node] = at;
            }
        }
        // Colours come as escape codes, which this screen would show as letters.
        let terminal = Terminal { colour: false, ..style.terminal };
        Stepper {
            children: tree.children(),
            tree,
            steps,
            left_at,
            at: 0,
            session,
            cuts,
            style: TextStyle { terminal, ..style },
            playing: None,
            speed: 1,
            quiz: Quiz::default(),
            listing: false,
        }
    }

    /// Takes the terminal over until somebody leaves, and gives it back whatever happens.
    pub(crate) fn run(mut self) -> io::Result<()> {
        let mut taken = taken();
        let (width, height) = terminal::size()?;
        execute!(io::stdout(), EnterAlternateScreen)?;
        let viewport = Viewport::Fixed(shown(width, height));
        let terminal = ratatui::try_init_with_options(TerminalOptions { viewport });
        let mut terminal = terminal.inspect_err(|_| drop(ratatui::try_restore()))?;
        *taken = true;
        drop(taken);
        let result = loop {
            let drawing = self::taken();
            let drawn = terminal.draw(|frame| self.draw(frame)).map(drop);
            drop(drawing);
            if let Err(error) = drawn {
                break Err(error);
            }
            match self.next_event() {
                Ok(Some(Event::Key(key))) if key.kind != KeyEventKind::Release => {
                    let interrupted = key.modifiers.contains(KeyModifiers::CONTROL)
                        && key.code == KeyCode::Char('c');
                    if interrupted || self.key(key.code) == Next::Leave {
                        break Ok(());
                    }
                }
                Ok(Some(Event::Resize(width, height))) => {
                    if let Err(error) = terminal.resize(shown(width, height)) {
                        break Err(error);
                    }
                }
                Ok(Some(_)) => {}
                Ok(None) => self.play_on(Instant::now()),
                Err(error) => break Err(error),
            }
        };
        let mut taken = self::taken();
        *taken = false;
        result.and(ratatui::try_restore())
    }

    /// What happens next; nothing, if the next step comes first.
    fn next_event(&self) -> io::Result<Option<Event>> {
        let Some(due) = self.playing else { return event::read().map(Some) };
        let wait = due.saturating_duration_since(Instant::now());
        if event::poll(wait)? { event::read().map(Some) } else { Ok(None) }
    }

    fn pause_between_steps(&self) -> Duration {
        Duration::from_secs(1) / SPEEDS[self.speed]
    }

    /// Goes on by itself, if it is time to.
    fn play_on(&mut self, now: Instant) {
        if self.playing.is_none_or(|due| due > now) {
            return;
        }
        self.go_to(self.at + 1);
        let at_end = self.at == self.last();
        self.playing = (!at_end).then(|| now + self.pause_between_steps());
    }

    fn last(&self) -> usize {
        self.steps.len().saturating_sub(1)
    }

    fn go_to(&mut self, at: usize) {
        self.at = at.min(self.last());
        self.quiz.forget_question();
    }

    /// Does what a key says.
    pub(crate) fn key(&mut self, key: KeyCode) -> Next {
        const PAGE: usize = 10;
        if mem::take(&mut self.listing) {
            // Any key puts the list away, and those that leave do only that.
            if matches!(key, KeyCode::Char('?' | 'q') | KeyCode::Esc) {
                return Next::GoOn;
            }
        }
        if self.answered(key) {
            return Next::GoOn;
        }
        let playing = self.playing.take();
        match key {
            KeyCode::Right | KeyCode::Char(' ' | 'l') => self.go_to(self.at + 1),
            KeyCode::Left | KeyCode::Char('h') => self.go_to(self.at.saturating_sub(1)),
            KeyCode::PageDown | KeyCode::Down => self.go_to(self.at + PAGE),
            KeyCode::PageUp | KeyCode::Up => self.go_to(self.at.saturating_sub(PAGE)),
            KeyCode::Home => self.go_to(0),
            KeyCode::End => self.go_to(self.last()),
            KeyCode::Char('c') => self.go_to(self.next_cut().unwrap_or(self.at)),
            KeyCode::Char('p') if playing.is_none() => {
                // From the end it begins anew.
                if self.at == self.last() {
                    self.go_to(0);
                }
                self.playing = Some(Instant::now() + self.pause_between_steps());
            }
            KeyCode::Char('+' | '=') => {
                self.speed = (self.speed + 1).min(SPEEDS.len() - 1);
                self.playing = playing;
            }
            KeyCode::Char('-' | '−') => {
                self.speed = self.speed.saturating_sub(1);
                self.playing = playing;
            }
            KeyCode::Char('a') => self.ask(),
            KeyCode::Char('?') => self.listing = true,
            KeyCode::Char('q') | KeyCode::Esc => return Next::Leave,
            KeyCode::Char('p') => {}
            _ => self.playing = playing,
        }
        Next::GoOn
    }

    fn next_cut(&self) -> Option<usize> {
        (self.at + 1..self.steps.len()).find(|&at| {
            let exit = self.position(self.steps[at].node()).and_then(|position| position.exit);
            matches!(self.steps[at], Step::Leave(_)) && exit == Some(Exit::Cut)
        })
    }

    fn position(&self, node: usize) -> Option<&PositionNode> {
        self.tree.nodes[node].position()
    }

    /// Whether a node has been left by now.
    fn is_left(&self, node: usize) -> bool {
        self.left_at[node] <= self.at
    }
}
