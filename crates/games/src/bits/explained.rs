use gametree_rules::{Detail, Explained, Game, Part, Player, Remark, Rule};

use super::{Bits, Pair, Position, Replacement};
use crate::remarks;

impl Explained for Bits {
    fn rules(&self) -> Vec<Rule> {
        let string = self.start.to_string();
        let mut rules = vec![
            Part::Brief.rule(Remark::new("brief")),
            Part::Goal.rule(Remark::new("goal")),
            Part::Move.rule(Remark::new("move").with("string", string)),
        ];
        rules.extend(self.table.iter().enumerate().map(|(pair, replacement)| {
            let &Replacement { mover, opponent, .. } = replacement;
            let (mover, opponent) = (Detail::Signed(mover.into()), Detail::Signed(opponent.into()));
            let pair = becomes("pair", pair, replacement);
            Part::Scoring.rule(pair.with("mover", mover).with("opponent", opponent))
        }));
        rules.extend([
            Part::End.rule(Remark::new("end")),
            Part::Writing.rule(Remark::new("moves")),
            Part::Writing.rule(Remark::new("positions").with("example", remarks::example(self))),
        ]);
        rules
    }

    fn explain_move(&self, position: &Position, pair: Pair) -> Vec<Remark> {
        let replacement = self.replacement(position, pair);
        let mut remarks = vec![becomes("becomes", position.digits.pair(pair), &replacement)];
        let mover = position.mover;
        for (player, points) in
            [(mover, replacement.mover), (mover.opponent(), replacement.opponent)]
        {
            let fact = match points {
                1.. => "gain",
                0 => continue,
                _ => "loss",
            };
            remarks.push(Remark::new(fact).changing("points", Some(player), points.into()));
        }
        if remarks.len() == 1 {
            remarks.push(Remark::new("nothing"));
        }
        remarks
    }

    fn explain_end(&self, position: &Position) -> Vec<Remark> {
        if self.outcome(position).is_none() {
            return Vec::new();
        }
        let [first, second] = Player::ALL.map(|player| position.scores[player.index()].into());
        vec![Remark::new("over"), remarks::more(first, second)]
    }
}

/// A pair as it is written, and the digit that takes its place.
fn becomes(fact: &'static str, pair: usize, replacement: &Replacement) -> Remark {
    Remark::new(fact)
        .with("pair", format!("{pair:02b}"))
        .with("digit", replacement.digit.to_string())
}
