use gametree_rules::{Detail, Explained, Game, Notation, Part, Player, Remark, Rule};

use super::{POINTS_PER_MOVE, Position, Stones, Take};
use crate::remarks;

impl Explained for Stones {
    fn rules(&self) -> Vec<Rule> {
        let take = Detail::OneOf(self.take.iter().map(|&take| take.into()).collect());
        let moves = self.take.iter().map(|&take| self.move_text(Take(take)));
        let moves = moves.collect::<Vec<_>>().join(" ");
        let heap = |fact| Remark::new(fact).with("stones", self.stones).with("take", take.clone());
        let reward = |remark: Remark| remark.with("points", POINTS_PER_MOVE);
        let end = |remark: Remark| remark.with("least", self.smallest);
        vec![
            Part::Brief.rule(end(reward(heap("brief")))),
            Part::Goal.rule(Remark::new("goal")),
            Part::Move.rule(heap("move")),
            Part::Scoring.rule(reward(Remark::new("even-or-odd"))),
            Part::End.rule(end(Remark::new("end"))),
            Part::Writing.rule(Remark::new("moves").with("moves", moves)),
            Part::Writing.rule(Remark::new("positions").with("example", remarks::example(self))),
        ]
    }

    fn explain_move(&self, position: &Position, mv: Take) -> Vec<Remark> {
        let Take(take) = mv;
        let (mover, left) = (position.mover, position.left - take);
        let (fact, rewarded) = match left % 2 {
            0 => ("even", mover.opponent()),
            _ => ("odd", mover),
        };
        vec![
            Remark::new("took").with("left", left).changing("stones", Some(mover), take.into()),
            Remark::new(fact).changing("points", Some(rewarded), POINTS_PER_MOVE.into()),
        ]
    }

    fn standing(&self, position: &Position, player: Player) -> Option<Remark> {
        let (stones, points) = (position.taken[player.index()], position.points[player.index()]);
        Some(Remark::new("standing").with("stones", stones).with("points", points))
    }

    fn explain_end(&self, position: &Position) -> Vec<Remark> {
        if self.outcome(position).is_none() {
            return Vec::new();
        }
        let total = |player: Player| {
            let (stones, points) =
                (position.taken[player.index()], position.points[player.index()]);
            let sum = stones + points;
            let said = Remark::new("total").with("who", player);
            (sum, said.with("stones", stones).with("points", points).with("total", sum))
        };
        let [(first, firsts), (second, seconds)] = Player::ALL.map(total);
        vec![
            Remark::new("over").with("left", position.left).with("least", self.smallest),
            firsts,
            seconds,
            remarks::more(first.into(), second.into()),
        ]
    }
}
