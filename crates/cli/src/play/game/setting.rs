//! Changing who plays, and how, in the middle of a game.

use gametree_games::Accepts;
use gametree_language::{Argument, Message, ascii_digits, message};
use gametree_play::{PlayerSpec, Setting};
use gametree_present::Words;
use gametree_present::page::{Block, Cell, Column, Page, Table};

use super::super::players::player;
use super::Playing;
use crate::advice;
use crate::complaint::Complaint;
use crate::text::Text;

/// Which side people play.
const SIDE: &str = "side";
const SIDES: [&str; 3] = ["first", "second", "both"];

impl Playing<'_> {
    /// `set` shows the settings; `set KEY VALUE` changes one, and `set PLAYER` the computer as a whole.
    pub(super) fn set(&mut self, rest: &str) -> Result<(), Complaint> {
        let rest = ascii_digits(rest).trim().to_owned();
        if rest.is_empty() {
            return self.tell_settings();
        }
        let players = match key_and_value(&rest) {
            Some((key, value)) => self.players_with(key, value),
            None => self.players_by(&rest),
        };
        let players = match players {
            Ok(players) => players,
            Err(wrong) => return self.not_done(advice::without(wrong)),
        };
        if let Err(error) = self.game.set_players(players.clone()) {
            return self.not_done(error.message());
        }
        if let Some(computer) = players.iter().find(|player| !player.is_human()) {
            self.computer = computer.clone();
        }
        // A game that is over has no place on the shelf; the next one begins with these players.
        if !self.finished {
            self.keep()?;
        }
        let [first, second] = players.map(|player| player.to_string());
        self.tell(&message!("set-done", first = first, second = second))
    }

    /// The players with a setting changed.
    fn players_with(&self, key: &str, value: &str) -> Result<[PlayerSpec; 2], Complaint> {
        let [first, second] = self.game.players().clone();
        match key {
            "first" => return Ok([player(Some(value))?, second]),
            "second" => return Ok([first, player(Some(value))?]),
            SIDE => return self.side(value),
            _ => {}
        }
        let Ok(setting) = key.parse::<Setting>() else {
            let known = [SIDE, "first", "second"].into_iter();
            let known = known.chain(Setting::ALL.map(Setting::name));
            return Err(Complaint(message!(
                "set-unknown",
                key = Argument::quoted(key),
                known = Argument::list(known, ", ")
            )));
        };
        self.refuse_without_computer()?;
        let heuristics = self.game.session().heuristics();
        let changed = |player: &PlayerSpec| player.changed(setting, value, heuristics);
        Ok([changed(&first)?, changed(&second)?])
    }

    /// The players with another computer.
    fn players_by(&self, word: &str) -> Result<[PlayerSpec; 2], Complaint> {
        if word == SIDE || word.parse::<Setting>().is_ok() || SIDES.contains(&word) {
            return Err(Complaint(message!("set-to-what", key = word)));
        }
        let computer = player(Some(word))?;
        self.refuse_without_computer()?;
        let players = self.game.players().clone();
        Ok(players.map(|player| if player.is_human() { player } else { computer.clone() }))
    }

    fn refuse_without_computer(&self) -> Result<(), Complaint> {
        match self.game.players().iter().all(PlayerSpec::is_human) {
            true => Err(Complaint(message!("set-no-computer"))),
            false => Ok(()),
        }
    }

    /// People play this side, or both.
    fn side(&self, value: &str) -> Result<[PlayerSpec; 2], Complaint> {
        let computer = self.computer.clone();
        match value {
            "first" => Ok([PlayerSpec::Human, computer]),
            "second" => Ok([computer, PlayerSpec::Human]),
            "both" => Ok([PlayerSpec::Human, PlayerSpec::Human]),
            _ => Err(Complaint(message!(
                "error-bad-value",
                key = SIDE,
                found = Argument::quoted(value),
                accepts = Accepts::OneOf(&SIDES).message()
            ))),
        }
    }

    /// Every setting: what it is, what it may be; and how to change it.
    fn tell_settings(&mut self) -> Result<(), Complaint> {
        let players = self.game.players();
        let side = match players.each_ref().map(PlayerSpec::is_human) {
            [true, true] => Cell::text(SIDES[2]),
            [true, false] => Cell::text(SIDES[0]),
            [false, true] => Cell::text(SIDES[1]),
            [false, false] => Cell::Nothing,
        };
        let list = |choices: &[&'static str]| Cell::text(Argument::list(choices.to_vec(), ", "));
        let anybody: Cell = message!("set-any-player").into();
        let mut rows = vec![
            vec![Cell::text(SIDE), side, list(&SIDES)],
            vec![Cell::text("first"), Cell::Code(players[0].to_string()), anybody.clone()],
            vec![Cell::text("second"), Cell::Code(players[1].to_string()), anybody],
        ];
        if players.iter().any(|player| !player.is_human()) {
            rows.extend(Setting::ALL.map(|setting| self.setting_row(setting)));
        }
        let label = |message: Message| Column::words(message.into());
        let columns = vec![
            label(message!("set-key")),
            label(message!("set-now")),
            label(message!("set-possible")),
        ];
        let legend = Some(message!("set-how"));
        let table = Table { columns, rows, legend, ..Table::default() };
        self.print(&Text::new(self.screen).page(&Page::new([Block::Table(table)])))
    }

    /// A setting of the computer, or of both.
    fn setting_row(&self, setting: Setting) -> Vec<Cell> {
        let heuristics = self.game.session().heuristics();
        let computers = self.game.players().iter().filter(|player| !player.is_human());
        let mut now: Vec<Option<String>> =
            computers.map(|player| setting.of(player, heuristics)).collect();
        now.dedup();
        let now: Vec<String> =
            now.into_iter().map(|value| value.unwrap_or_else(|| "–".to_owned())).collect();
        let choices = setting.choices(heuristics);
        let possible = match setting.accepts().filter(|_| choices.is_empty()) {
            Some(accepts) => accepts.message().into(),
            None => Cell::text(Argument::list(choices, ", ")),
        };
        vec![Cell::text(setting.name()), Cell::Code(now.join(" / ")), possible]
    }
}

/// `depth 3` and `depth=3`; a player such as `alphabeta:depth=3` is neither.
fn key_and_value(text: &str) -> Option<(&str, &str)> {
    let (key, value) = match text.split_once(char::is_whitespace) {
        Some(pair) => pair,
        None => text.split_once('=').filter(|(key, _)| !key.contains(':'))?,
    };
    let value = value.trim();
    Some((key.trim(), value.strip_prefix('=').unwrap_or(value).trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_and_values() {
        for text in ["depth 3", "depth=3", "depth = 3", "depth  3"] {
            assert_eq!(key_and_value(text), Some(("depth", "3")), "{text}");
        }
        let player = "alphabeta:depth=3";
        assert_eq!(key_and_value(player), None);
        assert_eq!(key_and_value("easy"), None);
        assert_eq!(key_and_value(&format!("second {player}")), Some(("second", player)));
    }
}
