use gametree_rules::{MoveError, Player, Remark, Rule, Seed};

use crate::Catalogued;
use crate::session::InProgress;

/// How a game in progress is played and what happens in it, as facts: see
/// [`Explained`](gametree_rules::Explained).
pub trait Explaining {
    /// How the game is played with its parameters.
    fn rules(&self) -> Vec<Rule>;

    /// What a move would do, and why.
    fn explain(&self, mv: &str) -> Result<Vec<Remark>, MoveError>;

    /// How a player stands, or what they play with.
    fn standing(&self, player: Player) -> Option<Remark>;

    /// How the result follows; nothing while the game goes on.
    fn explain_end(&self) -> Vec<Remark>;

    /// Moves by chance from here to the end of the game, but no more than `most`.
    fn random_moves(&self, seed: u64, most: usize) -> Vec<String>;
}

impl<G: Catalogued> Explaining for InProgress<G> {
    fn rules(&self) -> Vec<Rule> {
        self.game.rules()
    }

    fn explain(&self, mv: &str) -> Result<Vec<Remark>, MoveError> {
        let mv = self.game.parse_move(&self.position, mv)?;
        Ok(self.game.explain_move(&self.position, mv))
    }

    fn standing(&self, player: Player) -> Option<Remark> {
        self.game.standing(&self.position, player)
    }

    fn explain_end(&self) -> Vec<Remark> {
        self.game.explain_end(&self.position)
    }

    fn random_moves(&self, seed: u64, most: usize) -> Vec<String> {
        let mut seed = Seed::new(seed);
        let mut position = self.position.clone();
        let mut moves = Vec::new();
        while moves.len() < most {
            let legal: Vec<G::Move> = self.game.legal_moves(&position).collect();
            let Some(&mv) = seed.pick(&legal) else { break };
            self.game.play_unchecked(&mut position, mv);
            moves.push(self.game.move_text(mv));
        }
        moves
    }
}
