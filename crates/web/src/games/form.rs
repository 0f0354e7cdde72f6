use std::sync::Arc;

use axum::extract::{FromRequest, RawForm, Request};
use axum::http::StatusCode;
use gametree_catalogue::{Algorithm, Catalogue, Search, SearchKey};
use gametree_games::Spec;
use gametree_lab::ROSTER;
use gametree_language::ascii_digits;
use gametree_play::{Match, PlayerSpec};
use gametree_rules::Player;

use super::new_game::{Begins, NewGame, Players};
use crate::pages::play::{USUAL_STRENGTH, spec_of};
use crate::{Place, Problem, Workbench, query};

/// A form that was sent. What is empty is as if it were not there; digits may be Persian.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Form(Vec<(String, String)>);

impl FromRequest<Arc<Workbench>> for Form {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &Arc<Workbench>) -> Result<Self, Problem> {
        let form = RawForm::from_request(request, state).await;
        let RawForm(bytes) = form.map_err(|error| match error.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLong,
            _ => Problem::Unreadable(error.body_text()),
        })?;
        Ok(Form::read(&String::from_utf8_lossy(&bytes)))
    }
}

impl Form {
    pub(crate) fn read(text: &str) -> Form {
        let pairs = query::pairs(text).map(|(key, value)| {
            let value = ascii_digits(value.trim()).into_owned();
            (key, value)
        });
        Form(pairs.filter(|(_, value)| !value.is_empty()).collect())
    }

    /// The value of a field.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// All values of a field that may be there several times.
    pub(crate) fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// The state of the game that the form was made for.
    pub(super) fn version(&self) -> Result<Option<u64>, Problem> {
        self.number("version")
    }

    /// A number.
    pub(crate) fn number<N: std::str::FromStr>(&self, name: &str) -> Result<Option<N>, Problem> {
        let read = |text: &str| text.parse().map_err(|_| unreadable(name, text));
        self.get(name).map(read).transpose()
    }

    /// The game to be begun.
    pub(super) fn new_game(&self, catalogue: &Catalogue) -> Result<NewGame, Problem> {
        let moves = self.get("moves").unwrap_or_default();
        let words = moves.split([' ', ',']).filter(|word| !word.is_empty());
        let place = Place {
            spec: self.spec(catalogue)?,
            position: self.get("position").map(str::to_owned),
            moves: words.map(str::to_owned).collect(),
        };
        Ok(NewGame {
            place,
            players: self.players()?,
            seed: self.number("seed")?,
            first_move: self.get("move").map(str::to_owned),
        })
    }

    /// The game: as one text, or its name and each of its parameters in a field of its own.
    fn spec(&self, catalogue: &Catalogue) -> Result<String, Problem> {
        let Some(name) = self.get("game") else {
            return self.get("spec").map(str::to_owned).ok_or_else(|| unreadable("spec", ""));
        };
        let entry = catalogue.entry_of(name)?;
        let fields = self.0.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        Ok(spec_of(entry, fields)?)
    }

    /// Who plays a new game.
    fn players(&self) -> Result<Players, Problem> {
        let begins = match self.get("begins") {
            None => Begins::default(),
            Some(name) => Begins::ALL
                .into_iter()
                .find(|begins| begins.name() == name)
                .ok_or_else(|| unreadable("begins", name))?,
        };
        if self.get("first").is_some() || self.get("second").is_some() {
            let player = |name| PlayerSpec::read(self.get(name).unwrap_or("human"), ROSTER);
            return Ok(Players::Both([player("first")?, player("second")?]));
        }
        let computer = || Ok::<_, Problem>(self.computer()?.unwrap_or(USUAL));
        Ok(match self.against()?.unwrap_or(Against::Computer) {
            Against::Computer => Players::Against { computer: computer()?, begins },
            Against::Person => Players::Both([PlayerSpec::Human, PlayerSpec::Human]),
            Against::Itself => {
                let computer = computer()?;
                Players::Both([computer.clone(), computer])
            }
        })
    }

    fn against(&self) -> Result<Option<Against>, Problem> {
        Ok(match self.get("against") {
            None => None,
            Some("computer") => Some(Against::Computer),
            Some("person") => Some(Against::Person),
            Some("itself") => Some(Against::Itself),
            Some(other) => return Err(unreadable("against", other)),
        })
    }

    /// How the computer plays: a player as text, a guest in the place of an algorithm, a search in fields of its
    /// own, or a strength.
    fn computer(&self) -> Result<Option<PlayerSpec>, Problem> {
        if let Some(player) = self.get("player") {
            return Ok(Some(PlayerSpec::read(player, ROSTER)?));
        }
        if let Some(guest) = self.get("algorithm").and_then(|name| ROSTER.guest(name)) {
            return Ok(Some(PlayerSpec::Guest(guest?)));
        }
        // Who says how deep, and nothing else, means the usual search. The seed is the game's, whoever plays.
        let keys = || SearchKey::ALL.iter().map(SearchKey::name);
        let says_how = keys().any(|key| key != "seed" && self.get(key).is_some());
        let usual = says_how.then_some(Algorithm::AlphaBeta.name());
        if let Some(name) = self.get("algorithm").or(usual) {
            let algorithm: Algorithm =
                name.parse().map_err(gametree_catalogue::SearchError::from)?;
            // A form has a field for every key, also for those that this algorithm does not take.
            let taken = keys().filter(|key| algorithm.takes(key));
            let given = taken.filter_map(|key| Some((key.to_owned(), self.get(key)?.to_owned())));
            let spec = Spec { name: algorithm.name().to_owned(), values: given.collect() };
            return Ok(Some(PlayerSpec::Search(Search::from_spec(&spec)?)));
        }
        let strength =
            self.get("strength").map(|text| PlayerSpec::read(text, ROSTER)).transpose()?;
        Ok(strength)
    }

    /// Who plays from now on in a game that is going on. What the form does not say stays as it is.
    pub(super) fn changed_players(&self, game: &Match) -> Result<[PlayerSpec; 2], Problem> {
        let now = game.players().clone();
        if self.get("first").is_some() || self.get("second").is_some() {
            let [first, second] = now;
            let player =
                |name, now| self.get(name).map_or(Ok(now), |text| PlayerSpec::read(text, ROSTER));
            return Ok([player("first", first)?, player("second", second)?]);
        }
        let before = now.iter().find(|player| !player.is_human()).cloned();
        let computer = self.computer()?.or(before).unwrap_or(USUAL);
        let person = match (self.against()?, now.each_ref().map(PlayerSpec::is_human)) {
            (Some(Against::Person), _) | (None, [true, true]) => return Ok([HUMAN, HUMAN]),
            (Some(Against::Itself), _) | (None, [false, false]) => {
                return Ok([computer.clone(), computer]);
            }
            (_, [true, false]) => Player::First,
            (_, [false, true]) => Player::Second,
            // Where both were people or both computers, the person who asks plays on for whoever is to move.
            (Some(Against::Computer), _) => game.session().to_move().unwrap_or(Player::First),
        };
        Ok(match person {
            Player::First => [HUMAN, computer],
            Player::Second => [computer, HUMAN],
        })
    }
}

const HUMAN: PlayerSpec = PlayerSpec::Human;

/// How the computer plays if nobody says.
const USUAL: PlayerSpec = PlayerSpec::Strength(USUAL_STRENGTH);

/// Whom somebody plays against.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Against {
    Computer,
    Person,
    Itself,
}

fn unreadable(name: &str, value: &str) -> Problem {
    Problem::Unreadable(format!("{name}={value}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn new_game(form: &str) -> Result<NewGame, Problem> {
        Form::read(form).new_game(&Catalogue::standard())
    }

    #[test]
    fn games_are_given_whole_or_in_pieces() {
        let spec = |form| new_game(form).unwrap().place.spec;
        assert_eq!(spec("spec=tictactoe"), "tictactoe");
        assert_eq!(
            spec("game=stones&p-stones=%DB%B2%DB%B5&p-take=2%2F3&p-m=7"),
            "stones:stones=25,take=2/3"
        );
        assert_eq!(spec("game=sim&p-vertices="), "sim");
        assert!(matches!(new_game("game=chess"), Err(Problem::Spec(_))));
        assert!(matches!(new_game("a=b"), Err(Problem::Unreadable(_))));
    }

    #[test]
    fn players_are_given_in_many_ways() {
        let players = |form: &str| new_game(&format!("spec=sim&{form}")).unwrap().players;
        let against = |computer: &str, begins| Players::Against {
            computer: computer.parse().unwrap(),
            begins,
        };
        assert_eq!(players(""), against("medium", Begins::You));
        assert_eq!(players("strength=easy&begins=toss"), against("easy", Begins::Toss));
        assert_eq!(
            players("algorithm=minimax&depth=2&hash=5"),
            against("minimax:depth=2", Begins::You)
        );
        assert_eq!(players("strength=easy&depth=7"), against("alphabeta:depth=7", Begins::You));
        assert_eq!(
            players("player=mcts:nodes=9&strength=easy"),
            against("mcts:nodes=9", Begins::You)
        );
        let both = |first: &str, second: &str| {
            Players::Both([first.parse().unwrap(), second.parse().unwrap()])
        };
        assert_eq!(players("against=person"), both("human", "human"));
        assert_eq!(players("against=itself&strength=strong"), both("strong", "strong"));
        assert_eq!(players("second=easy"), both("human", "easy"));
        for wrong in
            ["against=nobody", "begins=never", "strength=weak", "algorithm=magic", "seed=x"]
        {
            assert!(new_game(&format!("spec=sim&{wrong}")).is_err(), "{wrong}");
        }
    }

    #[test]
    fn settings_change_only_what_they_say() {
        let session = Catalogue::standard().open("sim").unwrap();
        let changed = |players: [&str; 2], form: &str| {
            let players = players.map(|player| player.parse().unwrap());
            let game = Match::new(session.copy(), players, 0).unwrap();
            Form::read(form).changed_players(&game).unwrap().map(|player| player.to_string())
        };
        assert_eq!(changed(["human", "easy"], "strength=strong"), ["human", "strong"]);
        assert_eq!(changed(["easy", "human"], "against=itself"), ["easy", "easy"]);
        assert_eq!(changed(["easy", "human"], "against=computer"), ["easy", "human"]);
        assert_eq!(changed(["human", "human"], "against=computer"), ["human", "medium"]);
        assert_eq!(changed(["human", "human"], "strength=easy"), ["human", "human"]);
        assert_eq!(changed(["easy", "medium"], "second=human"), ["easy", "human"]);
        assert_eq!(changed(["human", "easy"], "against=person"), ["human", "human"]);
    }
}
