//! The one guided way to a game: which game, its parameters, a position in it, and a small picture of what was
//! picked.

mod search;

use gametree_catalogue::{Catalogue, Effort, Entry, Session};
use gametree_games::{Accepts, Parameter, Role};
use gametree_lab::Family;
use gametree_language::{Argument, message};
use gametree_present::{Words, game_title, parameter_hint, parameter_title};
use gametree_rules::Seed;

use crate::complaint::Complaint;
use crate::place;
use crate::play::{Questions, is_word};

pub(crate) use search::{Asked, ask_search};

/// Asks for a game and what belongs to it. Whoever goes back comes to the question before, and asked again it
/// begins with its last question.
pub(crate) struct Picker<'a> {
    catalogue: &'a Catalogue,
    /// Games whose start is made by chance get a new one each time.
    seed: Option<Seed>,
    entry: Option<Entry>,
    /// The answers about parameters, as pieces of a spec.
    pieces: Vec<String>,
}

/// A position of a game, as it stands on a command line.
pub(crate) struct Picked {
    pub(crate) session: Box<dyn Session>,
    pub(crate) spec: String,
    pub(crate) position: Option<String>,
    pub(crate) moves: Option<String>,
}

impl<'a> Picker<'a> {
    pub(crate) fn new(catalogue: &'a Catalogue) -> Self {
        Picker { catalogue, seed: None, entry: None, pieces: Vec::new() }
    }

    /// The same, where what is left to chance follows from this.
    pub(crate) fn with_chance(self, seed: Seed) -> Self {
        Picker { seed: Some(seed), ..self }
    }

    /// A game and a position in it, which is shown; `None` if somebody went back beyond the first question.
    pub(crate) fn position(
        &mut self,
        questions: &mut Questions<'_>,
    ) -> Result<Option<Picked>, Complaint> {
        while let Some(spec) = self.spec(questions)? {
            let session = self.catalogue.open(&spec)?;
            let screen = questions.screen;
            screen.print(&format!("\n{}", session.board(&screen.style())))?;
            let start = screen.say(&message!("answer-start"));
            let example = session.legal_moves().into_iter().next().unwrap_or_default();
            let question = message!("ask-position", mv = example, position = session.position());
            let picked = questions.text(&question, &start, |answer| {
                let is_start =
                    is_word(answer, "start", &message!("answer-start"), screen.language());
                if is_start { Ok((None, None)) } else { place_of(&*session, answer) }
            })?;
            let Some((position, moves)) = picked else {
                self.back();
                continue;
            };
            let (at, made) = (position.as_deref(), moves.as_deref());
            let session = place::open(self.catalogue, &spec, at, made)?;
            if position.is_some() || moves.is_some() {
                screen.print(&format!("\n{}", session.board(&screen.style())))?;
            }
            return Ok(Some(Picked { session, spec, position, moves }));
        }
        Ok(None)
    }

    /// A family of games: a spec with one or two ranges.
    pub(crate) fn family(
        &mut self,
        questions: &mut Questions<'_>,
    ) -> Result<Option<String>, Complaint> {
        loop {
            // Asked again, the last question comes again.
            self.pieces.pop();
            let Some(spec) = self.asked(questions, Kind::Family)? else { return Ok(None) };
            match Family::parse(&spec) {
                Ok(_) => return Ok(Some(spec)),
                Err(error) => questions.complain(&error.message())?,
            }
            // A game without numbers has no families; another one may.
            if self.pieces.is_empty() {
                self.entry = None;
            }
        }
    }

    /// A game with its parameters.
    pub(crate) fn spec(
        &mut self,
        questions: &mut Questions<'_>,
    ) -> Result<Option<String>, Complaint> {
        self.asked(questions, Kind::Game)
    }

    fn asked(
        &mut self,
        questions: &mut Questions<'_>,
        kind: Kind,
    ) -> Result<Option<String>, Complaint> {
        loop {
            let Some(entry) = self.entry.clone() else {
                self.entry = self.ask_game(questions)?;
                if self.entry.is_none() {
                    return Ok(None);
                }
                continue;
            };
            let parameters = asked_for(&entry);
            let Some(parameter) = parameters.get(self.pieces.len()) else {
                let pieces = self.pieces.join(",");
                let colon = if pieces.is_empty() { "" } else { ":" };
                return Ok(Some(format!("{}{colon}{pieces}", entry.name())));
            };
            let later = &parameters[self.pieces.len() + 1..];
            match self.ask_parameter(questions, &entry, parameter, later, kind)? {
                Some(piece) => self.pieces.push(piece),
                None => self.back(),
            }
        }
    }

    /// To the question before the one that was asked last.
    fn back(&mut self) {
        if self.pieces.pop().is_none() {
            self.entry = None;
        }
    }

    fn ask_game(&self, questions: &mut Questions<'_>) -> Result<Option<Entry>, Complaint> {
        let screen = questions.screen;
        let choices = self.catalogue.entries().iter().map(|entry| {
            let label = format!("{}: {}", entry.name(), screen.say(&game_title(entry)));
            (entry.name(), screen.line(&label), entry.clone())
        });
        let aliases = self.catalogue.entries().iter().flat_map(|entry| {
            let names = entry.aliases().iter().map(|alias| alias.name);
            names.map(|name| (name, String::new(), entry.clone()))
        });
        questions.choose(&message!("ask-game"), &choices.chain(aliases).collect::<Vec<_>>(), 0)
    }

    /// Asks for a number in the range for menus. Any `KEY=VALUE` of the game may be typed instead: that is how
    /// an own bit string is given. Where a family is wanted, a range may be typed too.
    fn ask_parameter(
        &mut self,
        questions: &mut Questions<'_>,
        entry: &Entry,
        parameter: &Parameter,
        later: &[&Parameter],
        kind: Kind,
    ) -> Result<Option<String>, Complaint> {
        let (least, most) = menu_range(parameter);
        let what = parameter_title(entry, parameter.key);
        let (from, to) = (least.to_string(), most.to_string());
        let first = self.pieces.is_empty();
        let (question, default) = match kind {
            Kind::Game => {
                let question = message!("ask-parameter", what = what, least = from, most = to);
                (question.followed_by(parameter_hint(entry, parameter.key)), usual(parameter))
            }
            Kind::Family => {
                let default = match first {
                    true => format!("{from}..{}", self.last_solved_quickly(entry, parameter)),
                    false => usual(parameter),
                };
                (message!("ask-range", what = what, least = from, most = to), default)
            }
        };
        let chance = self.chance(entry, parameter);
        let (catalogue, pieces) = (self.catalogue, &self.pieces);
        let rest: Vec<String> =
            later.iter().map(|later| format!("{}={}", later.key, usual(later))).collect();
        let opens = |piece: &str| -> Result<(), Complaint> {
            let all = [&pieces[..], &[piece.to_owned()], &rest[..]].concat();
            // What is a range is opened at both of its ends.
            for end in [0, 1] {
                let one = |piece: &String| at_end(piece, end);
                let spec = all.iter().map(one).collect::<Vec<_>>().join(",");
                catalogue.open(&format!("{}:{spec}", entry.name()))?;
            }
            Ok(())
        };
        questions.number(&question, (least, most), &default, |answer| {
            let piece = match answer.contains('=') {
                true => answer.to_owned(),
                false => format!("{}={answer}{chance}", parameter.key),
            };
            if kind == Kind::Game && piece.contains("..") {
                return Err(Complaint(message!(
                    "ask-number-wrong",
                    answer = Argument::quoted(answer),
                    least = least.to_string(),
                    most = most.to_string()
                )));
            }
            opens(&piece).map(|()| piece)
        })
    }

    /// The largest number of a menu up to which every game is solved in a moment.
    fn last_solved_quickly(&self, entry: &Entry, parameter: &Parameter) -> i64 {
        let (least, most) = menu_range(parameter);
        let most_positions = u128::from(Effort::QUICK.positions);
        let quick = |number: &i64| {
            let session =
                self.catalogue.open(&format!("{}:{}={number}", entry.name(), parameter.key));
            let forecast = session.ok().and_then(|session| session.forecast());
            forecast.is_none_or(|forecast| forecast.positions <= most_positions)
        };
        (least..=most).take_while(quick).last().unwrap_or(least)
    }

    /// A game whose start is made by chance gets a new one each time its size is asked for.
    fn chance(&mut self, entry: &Entry, asked: &Parameter) -> String {
        match (&mut self.seed, entry.parameters.with_role(Role::Seed)) {
            (Some(seed), Some(decides)) if asked.role == Role::Size => {
                format!(",{}={}", decides.key, seed.next_number() >> 32)
            }
            _ => String::new(),
        }
    }
}

/// What a spec is wanted for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Game,
    Family,
}

/// What people are asked: whatever has a range for menus, and numbers that a game insists on.
fn asked_for(entry: &Entry) -> Vec<&'static Parameter> {
    let is_number = |parameter: &Parameter| matches!(parameter.accepts, Accepts::Number { .. });
    let parameters = entry.parameters.list.iter();
    parameters
        .filter(|parameter| {
            parameter.menu.is_some() || (parameter.default.is_none() && is_number(parameter))
        })
        .collect()
}

/// The range that a menu offers.
fn menu_range(parameter: &Parameter) -> (i64, i64) {
    match (parameter.menu, parameter.accepts) {
        (Some(range), _) => range,
        (None, Accepts::Number { least, most }) => (least, most),
        (None, _) => (0, i64::MAX),
    }
}

/// What a parameter is if nobody says.
fn usual(parameter: &Parameter) -> String {
    parameter.default.map_or_else(|| menu_range(parameter).0.to_string(), str::to_owned)
}

/// A piece of a spec with one end of its range, if it is one.
fn at_end(piece: &str, end: usize) -> String {
    match piece.split_once('=').and_then(|(key, value)| Some((key, value.split_once("..")?))) {
        Some((key, (from, to))) => format!("{key}={}", [from, to][end]),
        None => piece.to_owned(),
    }
}

/// A position or moves that were typed, as they stand after `--position` and `--moves`.
type Place = (Option<String>, Option<String>);

fn place_of(session: &dyn Session, answer: &str) -> Result<Place, Complaint> {
    let mut there = session.copy();
    let no_position = match there.set_position(answer) {
        Ok(()) => return Ok((Some(there.position()), None)),
        Err(error) => error.message(),
    };
    let mut after = session.copy();
    match place::make_moves(&mut *after, answer) {
        Ok(moves) => Ok((None, Some(moves.join(" ")))),
        Err(Complaint(no_moves)) => Err(Complaint(message!(
            "ask-position-wrong",
            answer = Argument::quoted(answer),
            position = no_position,
            moves = no_moves
        ))),
    }
}
