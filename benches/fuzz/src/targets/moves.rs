use gametree_catalogue::Catalogue;

use super::{SPECS, played};
use crate::target::{Reply, Target, ensure, text};

/// Moves: the number of a game, a space, and moves with spaces between them.
pub(super) struct Moves {
    catalogue: Catalogue,
}

impl Moves {
    pub(super) fn new() -> Self {
        Moves { catalogue: Catalogue::standard() }
    }
}

impl Target for Moves {
    fn name(&self) -> &'static str {
        "moves"
    }

    fn examples(&self) -> Vec<Vec<u8>> {
        let line = |number: usize| {
            let mut session = played(&self.catalogue, SPECS[number], 0, 0);
            let mut line = number.to_string();
            for _ in 0..4 {
                let moves = session.legal_moves();
                let Some(mv) = moves.get(moves.len() / 3) else { break };
                line += &format!(" {mv}");
                session.play(mv).expect("a legal move is played");
            }
            line.into_bytes()
        };
        (0..SPECS.len()).map(line).collect()
    }

    fn check(&self, input: &[u8]) -> Result<Reply, String> {
        let input = text(input);
        let mut words = input.split(' ');
        let number = words.next().and_then(|number| number.parse::<usize>().ok());
        let Some(spec) = number.and_then(|number| SPECS.get(number)) else {
            return Ok(Reply::Refused);
        };
        let mut session = played(&self.catalogue, spec, 0, 0);
        for word in words {
            let legal = session.legal_moves();
            let Ok(made) = session.play(word) else { return Ok(Reply::Refused) };
            ensure(legal.contains(&made), || format!("{word} was made as {made}, not legal"))?;
        }
        Ok(Reply::Accepted)
    }
}
