use gametree_lab::ROSTER;
use gametree_play::PlayerSpec;

use crate::target::{Reply, Target, ensure, text};

/// Players.
pub(super) struct Players;

impl Target for Players {
    fn name(&self) -> &'static str {
        "players"
    }

    fn examples(&self) -> Vec<Vec<u8>> {
        let examples =
            ["human", "easy", "perfect", "random:seed=2", "engine:threads=2,time=1000", "beginner"];
        examples.map(|example| example.as_bytes().to_vec()).to_vec()
    }

    fn check(&self, input: &[u8]) -> Result<Reply, String> {
        let Ok(player) = PlayerSpec::read(&text(input), ROSTER) else { return Ok(Reply::Refused) };
        let written = player.to_string();
        let again = PlayerSpec::read(&written, ROSTER);
        let again = again.map_err(|error| format!("{written}: {error}"))?;
        ensure(again == player, || format!("{written} is read as {again}"))?;
        Ok(Reply::Accepted)
    }
}
