//! Facts of a game as sentences: how it is played, what a move did, how a result follows.

use gametree_catalogue::Entry;
use gametree_language::{Argument, Language, Message, message};
use gametree_rules::{Detail, Outcome, Part, Player, Remark, Rule};

/// Says what a game tells about itself. The words of the built-in games are messages,
/// `rules-GAME-FACT` and `explain-GAME-FACT`; a game from outside brings its own along
/// ([`Entry::says`]: `rules-FACT`, `explain-FACT`), and what it has no words for is not said.
#[derive(Clone, Copy)]
pub struct Explaining<'a> {
    entry: &'a Entry,
    name: &'a dyn Fn(Player) -> &'static str,
}

impl<'a> Explaining<'a> {
    /// Names the players first and second.
    pub fn new(entry: &'a Entry) -> Self {
        Explaining { entry, name: &|player| player.name() }
    }

    /// Names the players `you`, `computer`, `first` or `second`, as `name` says.
    pub fn naming(entry: &'a Entry, name: &'a dyn Fn(Player) -> &'static str) -> Self {
        Explaining { entry, name }
    }

    /// The sentences about one part of the rules.
    pub fn rules(&self, rules: &[Rule], part: Part) -> Vec<Message> {
        let rules = rules.iter().filter(|rule| rule.part == part);
        rules.filter_map(|rule| self.said("rules", &rule.remark)).collect()
    }

    /// A rule in words.
    pub fn rule(&self, rule: &Rule) -> Option<Message> {
        self.said("rules", &rule.remark)
    }

    /// A remark about a move or an end, as a piece of a sentence.
    pub fn remark(&self, remark: &Remark) -> Option<Message> {
        self.said("explain", remark)
    }

    /// All of the remarks in one sentence; nothing if there is nothing to say.
    pub fn remarks(&self, remarks: &[Remark]) -> Option<Message> {
        let said = remarks.iter().filter_map(|remark| self.remark(remark));
        said.reduce(|before, after| message!("explain-join", before = before, after = after))
    }

    /// What a move did, and who made it.
    pub fn made(&self, player: Player, remarks: &[Remark]) -> Option<Message> {
        let what = self.remarks(remarks)?;
        Some(message!("explain-move", who = (self.name)(player), what = what))
    }

    /// How a result follows.
    pub fn end(&self, remarks: &[Remark]) -> Option<Message> {
        Some(message!("explain-end", what = self.remarks(remarks)?))
    }

    fn said(&self, kind: &str, remark: &Remark) -> Option<Message> {
        let id = format!("{kind}-{}-{}", self.entry.name(), remark.fact);
        let own = self.entry.text(&format!("{kind}-{}", remark.fact));
        if own.is_none() && !Language::default().knows(&id) {
            return None;
        }
        let mut message = Message::new(id);
        for (name, detail) in &remark.details {
            message = match detail {
                Detail::Player(player) => self.with_player(message, *player),
                detail => message.with(name, argument(detail)),
            };
        }
        for change in &remark.changes {
            message = message.with(change.of, change.by);
            if let Some(player) = change.player {
                message = self.with_player(message, player);
            }
        }
        if let Some(Outcome::Win(winner)) = remark.result {
            message = self.with_player(message, winner);
        }
        Some(match own {
            Some(own) => message.or(own),
            None => message,
        })
    }

    /// `who` decides in our own messages; in the words of others, `{player}` is a name.
    fn with_player(&self, message: Message, player: Player) -> Message {
        let who = (self.name)(player);
        message.with("who", who).with("player", message!("play-name", who = who))
    }
}

fn argument(detail: &Detail) -> Argument {
    match detail {
        Detail::Number(number) => (*number).into(),
        Detail::Signed(number) => {
            let sign = if *number > 0 { "+" } else { "" };
            Argument::Joined(vec![sign.into(), (*number).into()])
        }
        Detail::OneOf(numbers) => one_of(numbers),
        Detail::Player(player) => player.name().into(),
        Detail::Code(code) => code.as_str().into(),
    }
}

/// "3, 4 or 5".
fn one_of(numbers: &[i64]) -> Argument {
    let Some((&last, before)) = numbers.split_last() else { return "".into() };
    let before = before
        .iter()
        .map(|&number| Argument::from(number))
        .reduce(|before, last| message!("list-comma", before = before, last = last).into());
    match before {
        Some(before) => message!("list-or", before = before, last = last).into(),
        None => last.into(),
    }
}
