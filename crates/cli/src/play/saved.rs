//! Games on disk: the text of a saved game, written so that a crash leaves either the old file or
//! the new one.

use std::path::Path;

use gametree_catalogue::Catalogue;
use gametree_files::{FileError, Reason, read_text};
use gametree_language::{Message, message};
use gametree_play::{Match, Record, RecordError, SavedError, SavedGame};
use gametree_present::Words;

use crate::files;

/// No game comes near this; a file that does is not one of ours.
const LARGEST: u64 = 64 << 20;

/// Why a file is not a game that can go on.
#[derive(Debug)]
pub(crate) enum LoadError {
    /// It cannot be read.
    Unreadable(Reason),
    /// It is not a saved game of this version.
    Saved(SavedError),
    /// What is recorded in it cannot be.
    Record(RecordError),
}

impl Words for LoadError {
    fn message(&self) -> Message {
        match self {
            LoadError::Unreadable(reason) => {
                message!("error-load-unreadable", reason = files::why(reason))
            }
            LoadError::Saved(error) => error.message(),
            LoadError::Record(error) => error.message(),
        }
    }
}

/// Writes a game to a file. If anything goes wrong, what was there before is still there.
pub(crate) fn save(game: &Match, path: &Path) -> Result<(), FileError> {
    files::write_text(path, &SavedGame::of(game).text())
}

/// Reads a game from a file. The file is left alone, whatever is in it.
pub(crate) fn load(path: &Path, catalogue: &Catalogue) -> Result<Match, LoadError> {
    let text = read_text(path, LARGEST).map_err(|error| LoadError::Unreadable(error.reason))?;
    let record = Record::of_saved(&text).map_err(LoadError::Saved)?;
    record.resume(catalogue, gametree_lab::ROSTER).map_err(LoadError::Record)
}

#[cfg(test)]
mod tests {
    use gametree_catalogue::Catalogue;
    use gametree_play::{Match, PlayerSpec};
    use gametree_rules::{Player, Seed};

    use super::*;

    pub(super) const SPECS: [&str; 5] = [
        "multiply:start=23",
        "stones:stones=30",
        "bits:string=011010011",
        "mnk:m=4,n=3,k=3",
        "sim",
    ];

    pub(super) fn against(computer: &str, spec: &str, human: Player) -> Match {
        let session = Catalogue::standard().open(spec).unwrap();
        let computer: PlayerSpec = computer.parse().unwrap();
        let mut players = [computer.clone(), computer];
        players[human.index()] = PlayerSpec::Human;
        Match::new(session, players, 9).unwrap()
    }

    /// Plays on with random human moves for a while.
    pub(super) fn play(game: &mut Match, seed: u64, most: usize) {
        let mut seed = Seed::new(seed);
        while game.moves().len() < most && !game.is_over() {
            if game.is_human_turn() {
                let moves = game.session().legal_moves();
                game.play_human(seed.pick(&moves).unwrap()).unwrap();
            } else {
                game.play_computer(&gametree_rules::Work::new()).unwrap();
            }
        }
    }

    #[test]
    fn a_saved_game_is_the_same_game() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.json");
        for computer in ["easy", "alphabeta:depth=1,heuristic=report,ties=random", "mcts:nodes=50"]
        {
            for spec in SPECS {
                let mut game = against(computer, spec, Player::Second);
                play(&mut game, 4, 5);
                game.undo();
                save(&game, &file).unwrap();
                let mut loaded = load(&file, &Catalogue::standard()).unwrap();
                assert_eq!(loaded.record(), game.record());
                assert_eq!(loaded.session().position(), game.session().position());
                // And it goes on in the same way.
                play(&mut loaded, 8, 100);
                play(&mut game, 8, 100);
                let moves = |game: &Match| {
                    let moves = game.moves().iter();
                    moves
                        .map(|made| (made.mv.clone(), made.work.map(|work| work.visited)))
                        .collect()
                };
                let (first, second): (Vec<_>, Vec<_>) = (moves(&loaded), moves(&game));
                assert_eq!(first, second, "{spec}");
            }
        }
    }
}

#[cfg(all(test, unix))]
mod faults {
    use gametree_faults::{damaged, times};
    use gametree_rules::{Player, Seed};

    use super::tests::{SPECS, against, play};
    use super::*;

    /// However a file has come to harm: it is refused, or it is a game that can be played from its start.
    #[test]
    fn damaged_games_are_refused_or_legal() {
        let catalogue = Catalogue::standard();
        let seed = &mut Seed::new(2026);
        let (mut refused, mut accepted) = (0, 0);
        for spec in SPECS {
            let mut game = against("alphabeta:depth=1,ties=random", spec, Player::Second);
            play(&mut game, 4, 6);
            game.undo();
            let good = SavedGame::of(&game).text().into_bytes();
            for _ in 0..times(300) {
                let bytes = damaged(&good, seed);
                let Ok(text) = std::str::from_utf8(&bytes) else { continue };
                let loaded = Record::of_saved(text)
                    .map_err(LoadError::Saved)
                    .and_then(|record| record.resume(&catalogue, &()).map_err(LoadError::Record));
                let Ok(mut loaded) = loaded else {
                    refused += 1;
                    continue;
                };
                accepted += 1;
                let mut session = catalogue.open(&loaded.session().spec()).unwrap();
                session.set_position(loaded.start()).unwrap();
                for played in loaded.moves() {
                    assert!(session.legal_moves().contains(&played.mv), "{text}");
                    session.play(&played.mv).unwrap();
                }
                assert_eq!(session.position(), loaded.session().position());
                let again = loaded.record().resume(&catalogue, &()).unwrap();
                assert_eq!(again.record(), loaded.record());
                // Everything that is ever asked of a game that was loaded.
                loaded.work();
                serde_json::to_string(&gametree_present::json::Play::from(&loaded)).unwrap();
                while loaded.redo() {}
                while loaded.undo() {}
            }
        }
        assert!(refused > 0 && accepted > 0, "{refused} refused, {accepted} accepted");
    }
}
