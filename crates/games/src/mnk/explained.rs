use gametree_rules::{Explained, Game, Notation, Outcome, Part, Player, Remark, Rule};

use super::{Mnk, Position, Shape, Squares};
use crate::remarks;

impl<B: Squares> Explained for Mnk<B> {
    fn rules(&self) -> Vec<Rule> {
        let Shape { m, n, k, misere } = self.shape;
        let either = |usual, when_misere| Remark::new(if misere { when_misere } else { usual });
        // A square that has other numbers from the bottom left than from the top left.
        let (column, row) = (1.min(m - 1), 0);
        let square = self.move_text(self.square(column, row));
        let writing = |remark: Remark| {
            remark.with("square", square.clone()).with("numbers", format!("{row} {column}"))
        };
        vec![
            Part::Brief.rule(writing(either("brief", "brief-misere").with("k", k))),
            Part::Goal.rule(either("goal", "goal-misere").with("k", k)),
            Part::Move.rule(Remark::new("move").with("m", m).with("n", n)),
            Part::End.rule(either("end", "end-misere").with("k", k)),
            Part::Writing.rule(writing(Remark::new("moves"))),
            Part::Writing.rule(Remark::new("positions").with("example", remarks::example(self))),
        ]
    }

    fn standing(&self, _: &Position<B>, player: Player) -> Option<Remark> {
        Some(Remark::new(match player {
            Player::First => "standing-first",
            Player::Second => "standing-second",
        }))
    }

    fn explain_end(&self, position: &Position<B>) -> Vec<Remark> {
        let row = self.row(position);
        let Some(owner) = row.first().and_then(|&square| position.owner(square)) else {
            return match self.outcome(position) {
                Some(draw) => {
                    vec![Remark::new("full").with("k", self.shape.k).concluding(draw)]
                }
                None => Vec::new(),
            };
        };
        let squares: Vec<String> = row.into_iter().map(|square| self.move_text(square)).collect();
        let row = Remark::new("row").with("who", owner).with("k", self.shape.k);
        let (fact, winner) =
            if self.shape.misere { ("row-loses", owner.opponent()) } else { ("row-wins", owner) };
        let end = Remark::new(fact).concluding(Outcome::Win(winner));
        vec![row.with("squares", squares.join(" ")), end]
    }
}
