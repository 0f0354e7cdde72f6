use gametree_rules::{Detail, Explained, Game, Notation, Outcome, Part, Player, Remark, Rule};

use super::{Multiplier, Multiply, Position, is_even};
use crate::remarks;

impl Explained for Multiply {
    fn rules(&self) -> Vec<Rule> {
        let (start, target) = (self.start as i64, self.target as i64);
        let by = Detail::OneOf(self.by.iter().map(|&multiplier| multiplier.into()).collect());
        let moves = self.by.iter().map(|&multiplier| self.move_text(Multiplier(multiplier)));
        let moves = moves.collect::<Vec<_>>().join(" ");
        vec![
            Part::Brief.rule(Remark::new("brief").with("by", by.clone()).with("target", target)),
            Part::Goal.rule(Remark::new("goal")),
            Part::Move.rule(Remark::new("move").with("start", start).with("by", by)),
            Part::Scoring.rule(Remark::new("even-or-odd")),
            Part::Scoring.rule(Remark::new("bank")),
            Part::End.rule(Remark::new("end").with("target", target)),
            Part::Writing.rule(Remark::new("moves").with("moves", moves)),
            Part::Writing.rule(Remark::new("positions").with("example", remarks::example(self))),
        ]
    }

    fn explain_move(&self, position: &Position, mv: Multiplier) -> Vec<Remark> {
        let Multiplier(by) = mv;
        let product = position.number as i64 * i64::from(by);
        let mut remarks = vec![
            Remark::new("product")
                .with("number", position.number as i64)
                .with("by", by)
                .with("product", product),
            match product % 2 {
                0 => Remark::new("even").changing("points", None, 1),
                _ => Remark::new("odd").changing("points", None, -1),
            },
        ];
        if product % 5 == 0 {
            let bank = Remark::new("bank").with("digit", product % 10);
            remarks.push(bank.changing("bank", None, 1));
        }
        remarks
    }

    fn standing(&self, _: &Position, player: Player) -> Option<Remark> {
        let standing = Remark::new(match player {
            Player::First => "standing-even",
            Player::Second => "standing-odd",
        });
        Some(standing.with("who", player))
    }

    fn explain_end(&self, position: &Position) -> Vec<Remark> {
        let &Position { number, points, bank, .. } = position;
        if self.outcome(position).is_none() {
            return Vec::new();
        }
        // The bank is settled already. Even points have lost it, so points and bank are even
        // together; odd points have gained it, so they are odd.
        let settled = match bank {
            0 => Remark::new("no-bank").with("points", points),
            _ if is_even(points + bank) => {
                let lost = Remark::new("bank-lost").with("before", points + bank);
                lost.changing("points", None, (-bank).into())
            }
            _ => {
                let gained = Remark::new("bank-gained").with("before", points - bank);
                gained.changing("points", None, bank.into())
            }
        };
        let end = if is_even(points) {
            Remark::new("even-wins").concluding(Outcome::Win(Player::First))
        } else {
            Remark::new("odd-wins").concluding(Outcome::Win(Player::Second))
        };
        vec![
            Remark::new("reached").with("number", number as i64).with("target", self.target as i64),
            settled.with("bank", bank).with("after", points),
            end.with("points", points),
        ]
    }
}
