//! Who plays: by flags, by questions where flags are missing.

use gametree_catalogue::{Algorithm, Session};
use gametree_language::{Message, ascii_digits, message};
use gametree_play::{PlayerSpec, Strength, USUAL_DEPTH};

use super::setup::Setup;
use crate::arguments::First;
use crate::complaint::Complaint;
use crate::picker::{Asked, ask_search};

/// Whom a question is about: a computer among people, or one of two.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Computer {
    Only,
    First,
    Second,
}

impl Setup<'_> {
    /// The first player and the second; `None` if somebody goes back beyond the first question.
    pub(super) fn players(
        &mut self,
        session: &dyn Session,
    ) -> Result<Option<[PlayerSpec; 2]>, Complaint> {
        let (first, second) = (&self.arguments.first_player, &self.arguments.second_player);
        if first.is_some() || second.is_some() {
            return Ok(Some([player(first.as_deref())?, player(second.as_deref())?]));
        }
        let asks = self.asks_people();
        loop {
            let Some(people) = self.people()? else { return Ok(None) };
            let players = match people {
                0 => self.two_computers(session)?,
                1 => self.against_computer(session)?,
                _ => Some([PlayerSpec::Human, PlayerSpec::Human]),
            };
            // Who goes back comes to the question before, if there was one.
            if players.is_some() || !asks {
                return Ok(players);
            }
        }
    }

    fn two_computers(
        &mut self,
        session: &dyn Session,
    ) -> Result<Option<[PlayerSpec; 2]>, Complaint> {
        if !self.asks_strength() {
            let computer = self.computer(session, Computer::Only)?;
            return Ok(computer.map(|computer| [computer.clone(), computer]));
        }
        while let Some(first) = self.computer(session, Computer::First)? {
            if let Some(second) = self.computer(session, Computer::Second)? {
                return Ok(Some([first, second]));
            }
        }
        Ok(None)
    }

    fn against_computer(
        &mut self,
        session: &dyn Session,
    ) -> Result<Option<[PlayerSpec; 2]>, Complaint> {
        let asks = self.asks_first();
        loop {
            let Some(human_first) = self.human_first()? else { return Ok(None) };
            let computer = self.computer(session, Computer::Only)?;
            if computer.is_none() && asks {
                continue;
            }
            return Ok(computer.map(|computer| match human_first {
                true => [PlayerSpec::Human, computer],
                false => [computer, PlayerSpec::Human],
            }));
        }
    }

    fn asks_people(&self) -> bool {
        self.asking && self.arguments.people.is_none() && self.arguments.first.is_none()
    }

    fn asks_first(&self) -> bool {
        self.asking && self.arguments.first.is_none()
    }

    fn asks_strength(&self) -> bool {
        self.asking && !self.arguments.search.is_given() && self.arguments.strength.is_none()
    }

    fn people(&mut self) -> Result<Option<u8>, Complaint> {
        if let Some(people) = &self.arguments.people {
            return Ok(people.parse().ok());
        }
        if !self.asks_people() {
            return Ok(Some(1));
        }
        let say = |message| self.questions.screen.say(&message);
        let choices = [
            ("1", say(message!("ask-people-one")), 1),
            ("2", say(message!("ask-people-two")), 2),
            ("0", say(message!("ask-people-none")), 0),
        ];
        self.questions.choose(&message!("ask-people"), &choices, 0)
    }

    fn human_first(&mut self) -> Result<Option<bool>, Complaint> {
        let toss = self.seed.below(2) == 0;
        let first = match self.arguments.first {
            Some(first) => Some(first),
            None if !self.asks_first() => Some(First::Human),
            None => {
                let say = |message| self.questions.screen.say(&message);
                let choices = [
                    ("human", say(message!("ask-first-human")), First::Human),
                    ("computer", say(message!("ask-first-computer")), First::Computer),
                    ("toss", say(message!("ask-first-toss")), First::Toss),
                ];
                self.questions.choose(&message!("ask-first"), &choices, 0)?
            }
        };
        self.toss = (first == Some(First::Toss)).then_some(toss);
        Ok(first.map(|first| match first {
            First::Human => true,
            First::Computer => false,
            First::Toss => toss,
        }))
    }

    fn computer(
        &mut self,
        session: &dyn Session,
        which: Computer,
    ) -> Result<Option<PlayerSpec>, Complaint> {
        let options = &self.arguments.search;
        if options.is_given() {
            let search = options.search()?;
            search.check_memory()?;
            return Ok(Some(PlayerSpec::Search(search).with_usual_limits()));
        }
        if let Some(strength) = &self.arguments.strength {
            return Ok(strength.parse().ok().map(PlayerSpec::Strength));
        }
        if !self.asking {
            return Ok(Some(PlayerSpec::Strength(Strength::Strong)));
        }
        self.ask_strength(session, which)
    }

    fn ask_strength(
        &mut self,
        session: &dyn Session,
        which: Computer,
    ) -> Result<Option<PlayerSpec>, Complaint> {
        let question = match which {
            Computer::Only => message!("ask-strength"),
            Computer::First => message!("ask-strength-first"),
            Computer::Second => message!("ask-strength-second"),
        };
        let screen = self.questions.screen;
        let mut choices: Vec<_> = Strength::ALL
            .map(|strength| {
                let label = screen.say(&Message::new(format!("strength-{strength}")));
                (strength.name(), label, Some(strength))
            })
            .to_vec();
        choices.push(("own", screen.say(&message!("strength-own")), None));
        while let Some(chosen) = self.questions.choose(&question, &choices, 2)? {
            if let Some(strength) = chosen {
                return Ok(Some(PlayerSpec::Strength(strength)));
            }
            let (algorithms, usual) = (&Algorithm::ALL, Algorithm::AlphaBeta);
            let asked = Asked { algorithms, usual, depth: USUAL_DEPTH };
            let own = ask_search(&mut self.questions, &asked, session, self.catalogue)?;
            if let Some(search) = own {
                return Ok(Some(PlayerSpec::Search(search).with_usual_limits()));
            }
        }
        Ok(None)
    }
}

/// A player as written; whoever is not mentioned is a person.
pub(super) fn player(text: Option<&str>) -> Result<PlayerSpec, Complaint> {
    let Some(text) = text else { return Ok(PlayerSpec::Human) };
    let player = PlayerSpec::read(&ascii_digits(text), gametree_lab::ROSTER)?;
    if let PlayerSpec::Search(search) = &player {
        search.check_memory()?;
    }
    Ok(player.with_usual_limits())
}
