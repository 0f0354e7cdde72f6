use gametree_catalogue::{Algorithm, SearchError, SearchKey, UnknownAlgorithm};
use gametree_games::SpecError;
use gametree_language::{Argument, Message, message};
use gametree_play::{PlayerError, RecordError, SavedError, TurnError};
use gametree_rules::perft::PerftError;

use super::solutions::too_much_memory;
use super::specs::not_key_value;
use super::{Words, listed};

impl Words for SearchError {
    fn message(&self) -> Message {
        match self {
            SearchError::UnknownAlgorithm(unknown) => unknown.message(),
            SearchError::Spec(SpecError::NotKeyValue { piece }) => not_key_value(piece, "depth=4"),
            SearchError::Spec(SpecError::UnknownKey { owner, key, known }) => message!(
                "error-search-unknown-key",
                algorithm = *owner,
                key = Argument::quoted(key),
                keys = listed(known)
            ),
            SearchError::Spec(error) => error.message(),
            SearchError::NotTaken { algorithm, key } => message!(
                "error-key-not-taken",
                algorithm = algorithm.name(),
                key = *key,
                takers = listed(&SearchKey::takers(key)),
                keys = listed(&algorithm.keys())
            ),
            SearchError::NotARange { key, found } => message!(
                "error-search-range",
                key = Argument::quoted(key),
                found = Argument::quoted(found)
            ),
            SearchError::TooMany { most } => message!("error-search-too-many", most = *most),
            SearchError::UnknownHeuristic { name, known } => {
                message!(
                    "error-unknown-heuristic",
                    name = Argument::quoted(name),
                    known = listed(known)
                )
            }
            SearchError::TooMuchMemory { wanted, usable } => too_much_memory(*wanted, *usable),
            SearchError::TreeNeedsTextbook => message!("error-tree-needs-textbook"),
            SearchError::OtherGame { player, game } => {
                message!("error-other-game", player = Argument::quoted(player), game = *game)
            }
            SearchError::Unsolved(unsolved) => unsolved.message(),
            SearchError::Lookup(error) => error.message(),
        }
    }
}

impl Words for PlayerError {
    fn message(&self) -> Message {
        match self {
            PlayerError::Unknown { name, known } => message!(
                "error-unknown-player",
                name = Argument::quoted(name),
                known = listed(known),
                example = PlayerError::EXAMPLE
            ),
            PlayerError::Search(error) => error.message(),
            PlayerError::AsItIs { player, key } => {
                message!("error-player-as-it-is", player = Argument::quoted(player), key = *key)
            }
        }
    }
}

impl Words for TurnError {
    fn message(&self) -> Message {
        match self {
            TurnError::Search(error) => error.message(),
            TurnError::IllegalMove { player, mv, error } => message!(
                "error-illegal-choice",
                player = Argument::quoted(player),
                mv = Argument::quoted(mv),
                reason = error.message()
            ),
        }
    }
}

impl Words for UnknownAlgorithm {
    fn message(&self) -> Message {
        let known = listed(&Algorithm::ALL.map(Algorithm::name));
        message!("error-unknown-algorithm", name = Argument::quoted(&self.name), known = known)
    }
}

impl Words for PerftError {
    fn message(&self) -> Message {
        match self {
            PerftError::TooManyPositions { ply, max } => {
                message!("error-perft-positions", ply = *ply, most = *max)
            }
            PerftError::TooManyPaths { ply } => message!("error-perft-paths", ply = *ply),
            PerftError::OutOfMemory { ply, .. } => message!("error-perft-memory", ply = *ply),
            PerftError::Stopped => message!("error-perft-stopped"),
        }
    }
}

impl Words for RecordError {
    fn message(&self) -> Message {
        match self {
            RecordError::Spec(error) => error.message(),
            RecordError::Position(error) => error.message(),
            RecordError::Player(error) => error.message(),
            RecordError::Move { number, error } => {
                message!("error-load-move", number = number.to_string(), reason = error.message())
            }
        }
    }
}

impl Words for SavedError {
    fn message(&self) -> Message {
        match self {
            SavedError::NotAGame { reason: None } => message!("error-load-damaged"),
            SavedError::NotAGame { reason: Some(reason) } => {
                message!("error-load-not-a-game", reason = Argument::quoted(reason))
            }
            SavedError::Newer { version } => {
                message!("error-load-newer", version = version.to_string())
            }
        }
    }
}
