//! Games as text: small readable JSON with a version. The terminal and the browser write the same
//! text, so each of them opens the files of the other.

use std::fmt;

use serde::Serialize;

use crate::{Match, Record, version1};

const FORMAT: &str = "gametree-game";
/// Version 2 did not know by which search a move was found, version 1 wrote players in another way.
const VERSION: u32 = 3;

/// A game that can be saved: its record under a label that tells its kind and version.
///
/// ```
/// use gametree::catalogue::Catalogue;
/// use gametree::play::{Match, PlayerSpec, Record, SavedGame};
///
/// let session = Catalogue::standard().open("tictactoe")?;
/// let mut game = Match::new(session, [PlayerSpec::Human, PlayerSpec::Human], 7)?;
/// game.play_human("b2")?;
/// let text = SavedGame::of(&game).text();
/// assert_eq!(Record::of_saved(&text)?, game.record());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SavedGame {
    format: &'static str,
    version: u32,
    #[serde(flatten)]
    record: Record,
}

impl SavedGame {
    /// This game, as it is now.
    pub fn of(game: &Match) -> SavedGame {
        SavedGame { format: FORMAT, version: VERSION, record: game.record() }
    }

    /// The text of its file.
    pub fn text(&self) -> String {
        // A record is made of texts, numbers and lists of them, so writing it cannot fail.
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }
}

type Fields = serde_json::Map<String, serde_json::Value>;

/// Why a text is not a saved game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SavedError {
    /// It was written by another program, or it is damaged.
    NotAGame {
        /// The field that is wrong. A text that cannot be read as a whole has none.
        reason: Option<&'static str>,
    },
    /// It was written by a newer version of the program.
    Newer {
        /// The version of the format.
        version: u32,
    },
}

impl SavedError {
    const fn field(name: &'static str) -> SavedError {
        SavedError::NotAGame { reason: Some(name) }
    }

    /// A text that the parser refuses, in words that are in no language of the reader.
    fn unreadable(_: impl fmt::Display) -> SavedError {
        SavedError::NotAGame { reason: None }
    }
}

impl fmt::Display for SavedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SavedError::NotAGame { reason: None } => f.write_str("not a saved game"),
            SavedError::NotAGame { reason: Some(reason) } => {
                write!(f, "not a saved game: {reason}")
            }
            SavedError::Newer { version } => write!(f, "saved by a newer version: {version}"),
        }
    }
}

impl std::error::Error for SavedError {}

impl Record {
    /// Reads a saved game: the text of its file, or an object for programs that carries it in
    /// `saved`. Whether the game can go on is checked by [`resume`](Record::resume).
    pub fn of_saved(text: &str) -> Result<Record, SavedError> {
        // Programs on other systems put a byte-order mark in front.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut fields: Fields = serde_json::from_str(text).map_err(SavedError::unreadable)?;
        match fields.remove("saved") {
            Some(saved) if !fields.contains_key("format") => {
                labelled(serde_json::from_value(saved).map_err(SavedError::unreadable)?)
            }
            Some(_) => Err(SavedError::field("saved")),
            None => labelled(fields),
        }
    }
}

fn labelled(mut fields: Fields) -> Result<Record, SavedError> {
    let version = fields.get("version").and_then(serde_json::Value::as_u64);
    if fields.get("format").and_then(serde_json::Value::as_str) != Some(FORMAT) {
        return Err(SavedError::field("format"));
    }
    match version.and_then(|version| u32::try_from(version).ok()) {
        Some(1) => version1::read(fields.into()).map_err(SavedError::unreadable),
        Some(2..=VERSION) => {
            fields.retain(|name, _| name != "format" && name != "version");
            serde_json::from_value(fields.into()).map_err(SavedError::unreadable)
        }
        Some(version) if version > VERSION => Err(SavedError::Newer { version }),
        _ => Err(SavedError::field("version")),
    }
}

#[cfg(test)]
mod tests {
    use gametree_catalogue::Catalogue;

    use super::*;
    use crate::{PlayerSpec, RecordError};

    /// As the program wrote them before players were specs.
    #[test]
    fn games_of_version_1() {
        let text = r#"{
          "format": "gametree-game",
          "version": 1,
          "spec": "stones:stones=20",
          "start": "20/0/0/0/0/1",
          "seed": 7,
          "first": "human",
          "second": {
            "computer": {
              "algorithm": "alphabeta",
              "heuristic": "law",
              "depth": 3,
              "random_ties": true,
              "deepen": false
            }
          },
          "moves": [
            { "move": "2" },
            {
              "move": "3",
              "work": { "visited": 15, "ms": 0.25, "value": [-4, 1], "proven": false }
            }
          ],
          "undone": [{ "move": "2" }]
        }"#;
        let record = Record::of_saved(text).unwrap();
        assert_eq!(record.second, "alphabeta:depth=3,heuristic=law,ties=random");
        let game = record.resume(&Catalogue::standard(), &()).unwrap();
        assert_eq!((game.moves().len(), game.undone().len(), game.seed()), (2, 1, 7));
        assert_eq!(game.moves()[1].work.unwrap().visited, 15);
        assert!(game.is_human_turn());
        let load = |from: &str, to: &str| {
            assert!(text.contains(from));
            Record::of_saved(&text.replace(from, to))
                .map(|record| record.resume(&Catalogue::standard(), &()))
        };
        assert!(matches!(load("\"law\"", "\"luck\""), Ok(Err(RecordError::Player(_)))));
        assert!(matches!(load("alphabeta", "magic"), Err(SavedError::NotAGame { .. })));
        assert!(matches!(load("[-4, 1]", "[-4, 0]"), Err(SavedError::NotAGame { .. })));
        assert!(matches!(load("\"deepen\"", "\"dive\""), Err(SavedError::NotAGame { .. })));
        assert!(matches!(load("\"version\": 1", "\"version\": 4"), Err(SavedError::Newer { .. })));
        let deepening = r#""nodes": 500, "time_ms": 20"#;
        let record = Record::of_saved(&text.replace("\"depth\": 3", deepening)).unwrap();
        assert_eq!(record.second, "alphabeta:time=20,nodes=500,heuristic=law,ties=random");
    }

    #[test]
    fn objects_for_programs_carry_the_game() {
        let session = Catalogue::standard().open("tictactoe").unwrap();
        let easy: PlayerSpec = "easy".parse().unwrap();
        let mut game = Match::new(session, [PlayerSpec::Human, easy], 7).unwrap();
        game.play_human("b2").unwrap();
        game.play_computer(&gametree_rules::Work::new()).unwrap();
        let saved = SavedGame::of(&game);
        let inside = serde_json::json!({ "first": "human", "saved": saved, "moves": [] });
        let marked = format!("\u{feff}{inside}");
        for text in [saved.text(), inside.to_string(), marked] {
            assert_eq!(Record::of_saved(&text).as_ref(), Ok(&game.record()), "{text}");
        }
        let newer = inside.to_string().replace("\"version\":3", "\"version\":9");
        assert_eq!(Record::of_saved(&newer), Err(SavedError::Newer { version: 9 }));
        for foreign in ["", "[]", "{}", "{\"format\":\"chess\"}", "{\"saved\":{}}", "{\"saved\":7}"]
        {
            let refused = Record::of_saved(foreign);
            assert!(matches!(refused, Err(SavedError::NotAGame { .. })), "{foreign}");
        }
        // The words of the parser help no player.
        let damaged = Record::of_saved("damaged").unwrap_err();
        assert_eq!(damaged.to_string(), "not a saved game");
        let foreign = Record::of_saved("{}").unwrap_err();
        assert_eq!(foreign.to_string(), "not a saved game: format");
    }
}
