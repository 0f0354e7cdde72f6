use gametree_rules::work::{Map, Stage, Work};
use gametree_rules::{Game, Notation, Player, Plies, Proven};

use crate::certificate::{Certificate, Fault, Rejection, beginning};

/// How much work a certificate may cause. How much memory is the budget of the [`Work`].
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Positions looked at, for both strategies together.
    pub positions: u64,
}

impl Default for Limits {
    /// A hundred million positions.
    fn default() -> Self {
        Limits { positions: 100_000_000 }
    }
}

/// What has been proven: under best play the position ends exactly like this.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Proof {
    /// The margin, and the length unless it is a draw.
    pub claim: Proven,
    /// Positions looked at.
    pub positions: u64,
    /// Moves given by the two strategies.
    pub moves: u64,
}

/// Checks a certificate against the rules of the game, which goes by this spec: it has to be the
/// certificate's own.
pub fn check<G: Notation>(
    game: &G,
    spec: &str,
    certificate: &Certificate<'_>,
    limits: &Limits,
    work: &Work,
) -> Result<Proof, Rejection> {
    if certificate.spec != spec {
        return Err(Rejection { fault: Fault::OtherGame, place: beginning(certificate.spec) });
    }
    let root = parse(game, certificate.position)?;
    work.begin(Stage::Checking, None);
    let mut positions = 0;
    for player in Player::ALL {
        let mut walk = Walk { game, player, claim: certificate.claim, limits, work, positions };
        walk.check(&root, certificate)?;
        positions = walk.positions;
    }
    let moves = certificate.strategies.iter().map(|strategy| strategy.moves).sum();
    Ok(Proof { claim: certificate.claim, positions, moves })
}

fn parse<G: Notation>(game: &G, text: &str) -> Checked<G::Position> {
    let rejection = |_| Rejection { fault: Fault::NoPosition, place: beginning(text) };
    game.parse_position(text).map_err(rejection)
}

/// The strategy's moves by ply and position, and what it claims to be sure of.
type Moves<'a, G> = Map<(u32, <G as Game>::Position), (&'a str, Proven)>;

type Checked<T> = Result<T, Rejection>;

/// Everything that one player's strategy lets happen.
struct Walk<'a, G> {
    game: &'a G,
    player: Player,
    claim: Proven,
    limits: &'a Limits,
    work: &'a Work,
    positions: u64,
}

impl<G: Notation> Walk<'_, G> {
    fn check(&mut self, root: &G::Position, certificate: &Certificate<'_>) -> Checked<()> {
        let game = self.game;
        let mut moves = Moves::<G>::new(self.work);
        for line in certificate.strategies[self.player.index()].lines() {
            let position = parse(game, line.position)?;
            self.go_on(&position)?;
            let fault = match moves.insert((line.ply, position), (line.mv, line.ending)) {
                Ok(None) => continue,
                Ok(Some(_)) => Fault::Twice,
                Err(_) => Fault::TooLarge,
            };
            return Err(Rejection { fault, place: line.position.to_owned() });
        }

        // Forwards, to everything that can come about; what it is worth is filled in later.
        let unknown = Proven { margin: 0, plies: Plies::Unknown };
        let mut level = Map::new(self.work);
        let too_large = |_| self.reject(Fault::TooLarge, root);
        level.insert(root.clone(), unknown).map_err(too_large)?;
        let mut levels: Vec<Map<G::Position, Proven>> = Vec::new();
        while !level.is_empty() {
            let ply = levels.len() as u32;
            let mut next = Map::new(self.work);
            for position in level.keys().filter(|position| self.over(position, ply).is_none()) {
                for mv in self.moves(position, ply, &moves)? {
                    let added = next.insert(game.after(position, mv), unknown);
                    added.map_err(|_| self.reject(Fault::TooLarge, position))?;
                }
                if self.positions + next.len() as u64 > self.limits.positions {
                    return Err(self.reject(Fault::TooLarge, position));
                }
            }
            self.positions += level.len() as u64;
            self.work.done(self.positions);
            levels.push(std::mem::replace(&mut level, next));
        }
        let unneeded = moves.keys().find(|(ply, position)| {
            let level = levels.get(*ply as usize);
            !level.is_some_and(|level| level.contains_key(position))
                || self.over(position, *ply).is_some()
                || game.to_move(position) != self.player
        });
        if let Some((_, position)) = unneeded {
            return Err(self.reject(Fault::Unneeded, position));
        }

        // Backwards, to what the strategy is sure of.
        let mut later = Map::new(self.work);
        while let Some(mut level) = levels.pop() {
            let ply = levels.len() as u32;
            for (position, ending) in level.iter_mut() {
                *ending = match self.over(position, ply) {
                    Some(ending) => ending,
                    None => {
                        let list = self.moves(position, ply, &moves)?.into_iter();
                        let after = list.map(|mv| later[&game.after(position, mv)]);
                        let worst = after.min_by_key(|&ending| self.rank(ending));
                        before_a_move(worst.unwrap_or(unknown))
                    }
                };
                if let Some(&(_, claimed)) = moves.get(&(ply, position.clone()))
                    && claimed != *ending
                {
                    return Err(self.reject(Fault::Value { claimed, found: *ending }, position));
                }
            }
            later = level;
        }
        let (claimed, found) = (self.claim, later[root]);
        let wrong = || self.reject(Fault::Value { claimed, found }, root);
        (claimed == found).then_some(()).ok_or_else(wrong)
    }

    /// What the strategy is sure of where it need not go on.
    fn over(&self, position: &G::Position, ply: u32) -> Option<Proven> {
        if let Some(outcome) = self.game.outcome(position) {
            let margin = self.game.payoff(position, outcome);
            let plies = if margin == 0 { Plies::Unknown } else { Plies::Exactly(0) };
            return Some(Proven { margin, plies });
        }
        // Where games are won by one there is nothing worse than to lose. A player who is said to
        // lose in so many plies has kept that promise once they are played.
        let lost = Proven { margin: -self.player.sign(), plies: Plies::Exactly(ply) };
        let lasted = lost == self.claim && self.game.score(position).is_none();
        lasted.then_some(Proven { plies: Plies::Exactly(0), ..lost })
    }

    /// The moves that have to be looked at: the strategy's own, or all of the opponent's.
    fn moves(
        &self,
        position: &G::Position,
        ply: u32,
        moves: &Moves<'_, G>,
    ) -> Checked<Vec<G::Move>> {
        self.go_on(position)?;
        if self.game.to_move(position) != self.player {
            return Ok(self.game.legal_moves(position).collect());
        }
        let known = moves.get(&(ply, position.clone()));
        let (text, _) = known.ok_or_else(|| self.reject(Fault::NoMove, position))?;
        let mv = self.game.parse_move(position, text);
        mv.map(|mv| vec![mv]).map_err(|_| self.reject(Fault::IllegalMove, position))
    }

    fn go_on(&self, position: &G::Position) -> Checked<()> {
        if self.work.is_stopped() { Err(self.reject(Fault::Stopped, position)) } else { Ok(()) }
    }

    /// Larger is better for the strategy's player: first the margin, then to win soon or lose late.
    fn rank(&self, ending: Proven) -> (i64, i64) {
        let margin = i64::from(ending.margin) * i64::from(self.player.sign());
        let plies = i64::from(ending.plies.exactly().unwrap_or(0));
        (margin, if margin > 0 { -plies } else { plies })
    }

    fn reject(&self, fault: Fault, position: &G::Position) -> Rejection {
        Rejection { fault, place: self.game.position_text(position) }
    }
}

/// The same ending, one ply earlier.
fn before_a_move(ending: Proven) -> Proven {
    let plies = ending.plies.exactly().map(|plies| Plies::Exactly(plies.saturating_add(1)));
    Proven { plies: plies.unwrap_or(Plies::Unknown), ..ending }
}
