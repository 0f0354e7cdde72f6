use gametree_catalogue::Catalogue;
use gametree_lab::ROSTER;
use gametree_play::{Match, PlayerSpec, Record};
use gametree_present::json;
use gametree_rules::{Seed, Work};

use super::SPECS;
use crate::target::{Reply, Target, ensure};

/// Records of games, as they are kept on disk.
pub(super) struct Records {
    catalogue: Catalogue,
}

impl Records {
    pub(super) fn new() -> Self {
        Records { catalogue: Catalogue::standard() }
    }

    fn example(&self, spec: &str, computer: &str) -> Vec<u8> {
        let session = self.catalogue.open(spec).expect("the examples are good");
        let computer: PlayerSpec = computer.parse().expect("so are the players");
        let mut game = Match::new(session, [PlayerSpec::Human, computer], 3).expect("a match");
        let mut seed = Seed::new(5);
        while game.moves().len() < 5 && !game.is_over() {
            if game.is_human_turn() {
                let moves = game.session().legal_moves();
                let mv = seed.pick(&moves).expect("a game that is not over has moves");
                game.play_human(mv).expect("a legal move is played");
            } else {
                game.play_computer(&Work::new()).expect("the computer plays");
            }
        }
        game.undo();
        serde_json::to_vec_pretty(&game.record()).expect("a record is JSON")
    }
}

impl Target for Records {
    fn name(&self) -> &'static str {
        "records"
    }

    fn examples(&self) -> Vec<Vec<u8>> {
        let computers = ["random:seed=2", "alphabeta:depth=1", "engine:nodes=100,hash=1"];
        let specs = SPECS.iter().filter(|spec| !spec.contains("26") && !spec.contains("1000000"));
        specs.zip(computers.iter().cycle()).map(|(spec, by)| self.example(spec, by)).collect()
    }

    fn check(&self, input: &[u8]) -> Result<Reply, String> {
        let Ok(record) = serde_json::from_slice::<Record>(input) else { return Ok(Reply::Refused) };
        let Ok(game) = record.resume(&self.catalogue, ROSTER) else { return Ok(Reply::Refused) };
        let written = serde_json::to_vec(&game.record()).map_err(|error| error.to_string())?;
        let again: Record = serde_json::from_slice(&written).map_err(|error| error.to_string())?;
        ensure(again == game.record(), || "a record that is read is another one".to_owned())?;
        // The moves lead from the start to where it stands, one legal move after the other.
        let mut session = game.session().copy();
        session.set_position(game.start()).map_err(|error| error.to_string())?;
        for made in game.moves() {
            session.play(&made.mv).map_err(|error| format!("{}: {error}", made.mv))?;
        }
        // Whatever is in it can be shown.
        serde_json::to_vec(&json::Play::from(&game)).map_err(|error| error.to_string())?;
        game.work();
        let reached = session.position() == game.session().position();
        ensure(reached, || "the moves lead elsewhere".to_owned())?;
        Ok(Reply::Accepted)
    }
}
