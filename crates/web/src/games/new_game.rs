use std::time::Duration;

use gametree_catalogue::{Search, SearchKey, Session};
use gametree_games::{Accepts, SpecError};
use gametree_play::{PlayerError, PlayerSpec};
use gametree_rules::{Player, Seed};

use crate::{Place, Problem};

/// What somebody wants to play.
#[derive(Clone, Debug)]
pub(crate) struct NewGame {
    /// The game, and where it begins: moves made already can be taken back like others.
    pub(crate) place: Place,
    /// Who plays.
    pub(crate) players: Players,
    /// What chance follows from; `None` leaves that to chance, too.
    pub(crate) seed: Option<u64>,
    /// The first move, if it is made at once.
    pub(crate) first_move: Option<String>,
}

/// Who plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Players {
    /// These two, the first player first.
    Both([PlayerSpec; 2]),
    /// A person and the computer.
    Against { computer: PlayerSpec, begins: Begins },
}

/// Who makes the next move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Begins {
    /// The person who asks.
    #[default]
    You,
    /// The computer.
    Computer,
    /// Whoever the coin says.
    Toss,
}

impl Begins {
    pub(crate) const ALL: [Begins; 3] = [Begins::You, Begins::Computer, Begins::Toss];

    /// Its name in forms.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Begins::You => "you",
            Begins::Computer => "computer",
            Begins::Toss => "toss",
        }
    }

    /// Whether the person begins.
    fn person(self, seed: u64) -> bool {
        match self {
            Begins::You => true,
            Begins::Computer => false,
            Begins::Toss => Seed::new(seed).below(2) == 0,
        }
    }
}

impl Players {
    /// Who plays first and second where this player is to move; refused if the computer may not play like that.
    pub(super) fn seated(
        &self,
        to_move: Player,
        seed: u64,
        session: &dyn Session,
    ) -> Result<[PlayerSpec; 2], Problem> {
        let players = match self {
            Players::Both(players) => players.clone(),
            Players::Against { computer, begins } => {
                let person = if begins.person(seed) { to_move } else { to_move.opponent() };
                match person {
                    Player::First => [PlayerSpec::Human, computer.clone()],
                    Player::Second => [computer.clone(), PlayerSpec::Human],
                }
            }
        };
        let [first, second] = players;
        Ok([allowed(first, session)?, allowed(second, session)?])
    }
}

/// Nobody may make the computer think for longer than this.
pub(crate) const LONGEST: Duration = Duration::from_secs(30);

/// What a computer's player may be given here, where it is less than anywhere else.
const MOST: [(&str, u64); 4] =
    [("time", LONGEST.as_millis() as u64), ("hash", 256), ("threads", 1), ("lines", 8)];

/// A player that may play here: one that looks without end gets the usual limits, and one that wants more time,
/// memory or threads than there are for one of many is refused. Guests keep to what their work allows.
pub(crate) fn allowed(player: PlayerSpec, session: &dyn Session) -> Result<PlayerSpec, Problem> {
    let player = player.with_usual_limits();
    let search = player.search(session.heuristics()).map_err(PlayerError::Search)?;
    let Some(search) = search else { return Ok(player) };
    for (name, most) in MOST {
        let Some(key) = SearchKey::find(name) else { continue };
        let Some(found) = taken(key, &search) else { continue };
        if found.parse::<u64>().is_ok_and(|found| found > most) {
            let accepts = match key.parameter.accepts {
                Accepts::Count { least, .. } => {
                    Accepts::Number { least: least as i64, most: most as i64 }
                }
                accepts => accepts,
            };
            let error = SpecError::Value { key: key.name(), found, accepts };
            return Err(Problem::Player(PlayerError::Search(error.into())));
        }
    }
    Ok(player)
}

/// The value of a key that the search's algorithm takes.
fn taken(key: &SearchKey, search: &Search) -> Option<String> {
    search.algorithm.takes(key.name()).then(|| key.value(search)).flatten()
}

#[cfg(test)]
mod tests {
    use gametree_catalogue::Catalogue;

    use super::*;

    fn tried(player: &str) -> Result<String, Problem> {
        let session = Catalogue::standard().open("tictactoe").unwrap();
        allowed(player.parse().unwrap(), &*session).map(|player| player.to_string())
    }

    #[test]
    fn nobody_takes_more_than_there_is_for_one_of_many() {
        for (player, allowed) in [
            ("human", "human"),
            ("perfect", "perfect"),
            ("engine:time=30000,hash=256", "engine:time=30000"),
            ("minimax", "minimax:depth=4"),
            ("engine", "engine:time=2000"),
            ("alphabeta:depth=500", "alphabeta:depth=500"),
        ] {
            assert_eq!(tried(player).unwrap(), allowed);
        }
        for player in [
            "engine:time=30001",
            "alphabeta:time=18446744073709551615",
            "engine:hash=257,depth=1",
            "mcts:hash=1000",
            "engine:threads=2,depth=1",
            "perfect:threads=2",
            "alphabeta:depth=2,heuristic=magic",
        ] {
            assert!(matches!(tried(player), Err(Problem::Player(_))), "{player}");
        }
    }

    #[test]
    fn who_begins_makes_the_next_move() {
        let session = Catalogue::standard().open("tictactoe").unwrap();
        let computer: PlayerSpec = "easy".parse().unwrap();
        let seated = |begins, to_move, seed| {
            let players = Players::Against { computer: computer.clone(), begins };
            players.seated(to_move, seed, &*session).unwrap().map(|player| player.is_human())
        };
        assert_eq!(seated(Begins::You, Player::First, 0), [true, false]);
        assert_eq!(seated(Begins::You, Player::Second, 0), [false, true]);
        assert_eq!(seated(Begins::Computer, Player::First, 0), [false, true]);
        let tosses = (0..100).filter(|&seed| seated(Begins::Toss, Player::First, seed)[0]).count();
        assert!((30..70).contains(&tosses), "{tosses}");
    }
}
