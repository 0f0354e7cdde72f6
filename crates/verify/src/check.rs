use std::collections::{BTreeMap, HashMap};
use std::hash::{BuildHasherDefault, DefaultHasher};

use gametree_rules::work::{Stage, Work};
use gametree_rules::{Game, Notation, Player, Plies, Proven};

use crate::certificate::{Certificate, Fault, Rejection};

/// How much work a certificate may cause.
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
        return Err(Rejection { fault: Fault::OtherGame, place: certificate.spec.to_owned() });
    }
    let root = parse(game, certificate.position)?;
    work.begin(Stage::Checking, None);
    let mut positions = 0;
    for player in Player::ALL {
        let mut walk = Walk { game, player, claim: certificate.claim, limits, work, positions };
        walk.check(&root, certificate)?;
        positions = walk.positions;
    }
    let moves = certificate.strategies.iter().map(|lines| lines.len() as u64).sum();
    Ok(Proof { claim: certificate.claim, positions, moves })
}

fn parse<G: Notation>(game: &G, text: &str) -> Result<G::Position, Rejection> {
    let rejection = |_| Rejection { fault: Fault::NoPosition, place: text.to_owned() };
    game.parse_position(text).map_err(rejection)
}

/// Something for each of a number of positions. Hashing is the same in every run, so that of several
/// faults always the same one is named.
type Each<G, T> = HashMap<<G as Game>::Position, T, BuildHasherDefault<DefaultHasher>>;

/// The strategy's moves on one ply, and what it claims to be sure of.
type Moves<'a, G> = Each<G, (&'a str, Proven)>;

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
    fn check(
        &mut self,
        root: &G::Position,
        certificate: &Certificate<'_>,
    ) -> Result<(), Rejection> {
        let game = self.game;
        let mut moves: BTreeMap<u32, Moves<'_, G>> = BTreeMap::new();
        for line in &certificate.strategies[self.player.index()] {
            let position = parse(game, line.position)?;
            let ply = moves.entry(line.ply).or_default();
            if ply.insert(position, (line.mv, line.ending)).is_some() {
                return Err(Rejection { fault: Fault::Twice, place: line.position.to_owned() });
            }
        }
        let none = Moves::<G>::default();
        let moves_on = |ply: u32| moves.get(&ply).unwrap_or(&none);

        // Forwards, to everything that can come about; what it is worth is filled in later.
        let unknown = Proven { margin: 0, plies: Plies::Unknown };
        let mut levels = vec![Each::<G, _>::from_iter([(root.clone(), unknown)])];
        for ply in 0.. {
            let moves = moves_on(ply);
            let mut next = Each::<G, Proven>::default();
            let level = &levels[ply as usize];
            for position in level.keys().filter(|position| self.over(position, ply).is_none()) {
                let list = self.moves(position, moves)?;
                next.extend(list.into_iter().map(|mv| (game.after(position, mv), unknown)));
                if self.positions + next.len() as u64 > self.limits.positions {
                    return Err(self.reject(Fault::TooLarge, position));
                }
            }
            let needed = |position: &G::Position| {
                level.contains_key(position)
                    && self.over(position, ply).is_none()
                    && game.to_move(position) == self.player
            };
            if let Some(position) = moves.keys().find(|position| !needed(position)) {
                return Err(self.reject(Fault::Unneeded, position));
            }
            self.positions += level.len() as u64;
            self.work.done(self.positions);
            if next.is_empty() {
                break;
            }
            levels.push(next);
        }
        let mut beyond = moves.range(levels.len() as u32..).flat_map(|(_, moves)| moves.keys());
        if let Some(position) = beyond.next() {
            return Err(self.reject(Fault::Unneeded, position));
        }

        // Backwards, to what the strategy is sure of.
        let mut later = Each::<G, Proven>::default();
        for (ply, mut level) in levels.into_iter().enumerate().rev() {
            let moves = moves_on(ply as u32);
            for (position, ending) in &mut level {
                *ending = match self.over(position, ply as u32) {
                    Some(ending) => ending,
                    None => {
                        let list = self.moves(position, moves)?.into_iter();
                        let after = list.map(|mv| later[&game.after(position, mv)]);
                        let worst = after.min_by_key(|&ending| self.rank(ending));
                        before_a_move(worst.unwrap_or(unknown))
                    }
                };
                if let Some(&(_, claimed)) = moves.get(position)
                    && claimed != *ending
                {
                    return Err(self.reject(Fault::Value { claimed, found: *ending }, position));
                }
            }
            later = level;
        }
        let (claimed, found) = (self.claim, later[root]);
        if claimed != found {
            return Err(self.reject(Fault::Value { claimed, found }, root));
        }
        Ok(())
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
        moves: &Moves<'_, G>,
    ) -> Result<Vec<G::Move>, Rejection> {
        if self.work.is_stopped() {
            return Err(self.reject(Fault::Stopped, position));
        }
        if self.game.to_move(position) != self.player {
            return Ok(self.game.legal_moves(position).collect());
        }
        let (text, _) = moves.get(position).ok_or_else(|| self.reject(Fault::NoMove, position))?;
        let mv = self.game.parse_move(position, text);
        mv.map(|mv| vec![mv]).map_err(|_| self.reject(Fault::IllegalMove, position))
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
