use std::sync::Arc;

use gametree_catalogue::{Entry, Session};
use gametree_language::{Argument, Message, message};
use gametree_play::{Match, PlayerSpec, Strength};
use gametree_present::{Explaining, ValueMark, playing};
use gametree_rules::{Player, Value};
use gametree_search::Verdict;

use super::facts::Facts;
use super::known::Known;
use super::wishes::Values;
use super::{KeptAs, View};
use crate::thinking::Thinking;
use crate::way_back::WayBack;
use crate::{Place, Visitor};

/// Everything that the parts of the page of a game need to know.
pub(super) struct Scene<'a> {
    pub(super) visitor: &'a Visitor,
    pub(super) view: &'a View<'a>,
    pub(super) entry: &'a Entry,
    /// After how many moves the game is shown.
    pub(super) at: usize,
    /// The position that is shown.
    pub(super) session: Box<dyn Session>,
    /// The same as a place.
    pub(super) place: Place,
    /// Which values are shown.
    pub(super) values: Values,
    /// Which values the address asks for.
    pub(super) asked: Option<Values>,
    /// Whether a hint was asked for.
    pub(super) hint: bool,
    pub(super) facts: Facts,
}

/// What pressing a move does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pressing {
    /// Nothing: it is not a person’s turn, or an earlier position is looked at.
    Nothing,
    /// The move is made in the game that is kept.
    Plays,
    /// A game begins with it.
    Begins,
    /// The place after it is looked at.
    Looks,
}

impl<'a> Scene<'a> {
    pub(super) fn game(&self) -> &'a Match {
        self.view.game
    }

    pub(super) fn kept(&self) -> Option<KeptAs<'a>> {
        self.view.kept
    }

    pub(super) fn say(&self, message: &Message) -> String {
        self.visitor.say(message)
    }

    /// `you`, `computer`, `first` or `second`.
    pub(super) fn who(&self, player: Player) -> &'static str {
        playing::who(self.game(), player)
    }

    pub(super) fn mover(&self) -> Option<Player> {
        self.session.to_move()
    }

    /// Whether an earlier position than that of the game is shown.
    pub(super) fn is_looking_back(&self) -> bool {
        self.at < self.game().moves().len()
    }

    /// Whether nothing has been played and no position was given: a game may begin here.
    pub(super) fn is_fresh(&self) -> bool {
        self.kept().is_none() && self.game().moves().is_empty() && self.place.position.is_none()
    }

    pub(super) fn pressing(&self) -> Pressing {
        let is_kept = self.kept().is_some();
        match self.mover() {
            None => Pressing::Nothing,
            // The game is over, so whatever follows from an earlier position may be looked at.
            Some(_) if is_kept && self.is_looking_back() => match self.game().is_over() {
                true => Pressing::Looks,
                false => Pressing::Nothing,
            },
            Some(_) if is_kept => match self.game().is_human_turn() {
                true => Pressing::Plays,
                false => Pressing::Nothing,
            },
            Some(_) if self.is_fresh() => Pressing::Begins,
            Some(_) => Pressing::Looks,
        }
    }

    /// Whether anything may be told about what moves are worth.
    pub(super) fn reveals(&self) -> bool {
        self.values != Values::Hide
    }

    /// What is known about the position, if it may be told.
    pub(super) fn known(&self) -> Option<&Arc<Known>> {
        self.facts.here.as_ref().filter(|_| self.reveals())
    }

    /// The search whose values land on the board one after the other: they are shown as it finds them, and
    /// nothing else is.
    pub(super) fn landing(&self) -> Option<&'a Thinking> {
        let thinking = self.view.thinking.as_ref().filter(|thinking| thinking.goes_move_by_move());
        thinking.filter(|_| self.values == Values::All && !self.is_looking_back())
    }

    /// What a move is worth, if it may be told, and whether nothing is better.
    pub(super) fn shown(&self, mv: &str) -> Option<(Verdict, bool)> {
        if let Some(landing) = self.landing() {
            return landing.of(mv).map(|verdict| (verdict, false));
        }
        let known = self.known()?;
        let is_best = known.is_best(mv);
        if self.values == Values::Best && !is_best {
            return None;
        }
        Some((known.of(mv)?, is_best))
    }

    /// A verdict as a mark.
    pub(super) fn mark(&self, verdict: Verdict) -> ValueMark {
        ValueMark::verdict(verdict, self.session.has_points(), self.visitor.language)
    }

    /// A verdict in words.
    pub(super) fn words(&self, verdict: Verdict) -> String {
        self.say(&self.sentence(verdict))
    }

    pub(super) fn sentence(&self, verdict: Verdict) -> Message {
        if let Some(end) = verdict.end() {
            return playing::proven(self.game(), end);
        }
        let value = verdict.amount().value;
        let ahead = if value > Value::ZERO { Player::First } else { Player::Second };
        match verdict {
            Verdict::AtLeast(1..) => message!("play-wins", who = self.who(Player::First)),
            Verdict::AtMost(..=-1) => message!("play-wins", who = self.who(Player::Second)),
            _ if value == Value::ZERO => message!("play-even"),
            _ => message!("play-good-for", who = self.who(ahead)),
        }
    }

    /// What the game says about itself, with the players named as everywhere on the page.
    pub(super) fn explaining<'b>(
        &'b self,
        who: &'b dyn Fn(Player) -> &'static str,
    ) -> Explaining<'b> {
        Explaining::naming(self.entry, who)
    }

    /// The address of the game after so many of its moves.
    pub(super) fn address_at(&self, at: usize) -> String {
        match self.kept() {
            Some(KeptAs { id, .. }) if at == self.game().moves().len() => format!("/g/{id}"),
            Some(KeptAs { id, .. }) => format!("/g/{id}?at={at}"),
            None => self.place_at(at).address("play"),
        }
    }

    /// How other lenses find back to a game that is kept.
    pub(super) fn way_back(&self) -> Option<WayBack> {
        let at = self.is_looking_back().then_some(self.at);
        self.kept().map(|kept| WayBack::new(kept.id, at, &self.place))
    }

    pub(super) fn place_at(&self, at: usize) -> Place {
        let moves = self.game().moves().iter().take(at).map(|played| played.mv.clone()).collect();
        Place { moves, ..self.place.clone() }
    }

    /// The address of this page with something more in its query.
    pub(super) fn address_with(&self, more: &str) -> String {
        let address = match (self.kept(), self.is_looking_back()) {
            (Some(_), _) => self.address_at(self.at),
            (None, _) => self.place.address("play"),
        };
        let sign = if address.contains('?') { '&' } else { '?' };
        format!("{address}{sign}{more}")
    }

    /// How the computer that plays this side is called: its strength, its search, or a guest's name.
    pub(super) fn computer(&self, player: Player) -> Option<String> {
        match &self.game().players()[player.index()] {
            PlayerSpec::Human => None,
            PlayerSpec::Strength(strength) => Some(strength_words(self.visitor, *strength).0),
            PlayerSpec::Search(search) => {
                let depth = search.limits.depth;
                let depth = depth.map(|depth| message!("search-depth", depth = depth.get()));
                let algorithm = search.algorithm.name();
                Some(match depth {
                    Some(depth) => {
                        format!("{algorithm}{}{}", self.comma(), self.say(&depth))
                    }
                    None => algorithm.to_owned(),
                })
            }
            PlayerSpec::Guest(guest) => Some(guest.name()),
        }
    }

    /// What stands between the pieces of a list.
    pub(super) fn comma(&self) -> String {
        self.visitor.language.write(&Argument::Own(", "))
    }
}

/// A strength by its name, and in a few words.
pub(crate) fn strength_words(visitor: &Visitor, strength: Strength) -> (String, String) {
    let text = visitor.say(&Message::new(format!("strength-{strength}")));
    match text.split_once(':') {
        Some((name, words)) => (name.trim().to_owned(), words.trim().to_owned()),
        None => (text, String::new()),
    }
}
