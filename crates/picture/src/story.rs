use gametree_rules::Game;

/// How a position came about: where it began, and the moves made since.
///
/// ```
/// use gametree::games::stones::{Stones, Take};
/// use gametree::picture::Story;
/// use gametree::rules::Game;
///
/// let game = Stones::new(50, &[2, 3]);
/// let story = Story::<Stones> { start: &game.start(), moves: &[Take(2), Take(3)] };
/// assert_eq!(story.now(&game).left, 45);
/// assert_eq!(story.positions(&game).count(), 3);
/// ```
#[derive(Debug)]
pub struct Story<'a, G: Game + ?Sized> {
    /// The first position.
    pub start: &'a G::Position,
    /// The moves from there on, each legal where it was made.
    pub moves: &'a [G::Move],
}

impl<G: Game + ?Sized> Story<'_, G> {
    /// The position these moves lead to.
    pub fn now(&self, game: &G) -> G::Position {
        let mut position = self.start.clone();
        self.moves.iter().for_each(|&mv| game.play_unchecked(&mut position, mv));
        position
    }

    /// All positions, from the first to the last; there is one more than there are moves.
    pub fn positions(&self, game: &G) -> impl Iterator<Item = G::Position> {
        let after = |before: &mut G::Position, mv: Option<&G::Move>| {
            let position = before.clone();
            if let Some(&mv) = mv {
                game.play_unchecked(before, mv);
            }
            Some(position)
        };
        // Each move changes the position for the next round; the last round has none.
        self.moves.iter().map(Some).chain([None]).scan(self.start.clone(), after)
    }
}
