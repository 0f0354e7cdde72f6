use gametree_rules::{Explained, Game, Notation, Outcome, Part, Player, Remark, Rule};

use super::{Edge, Position, Sim, edge_between};
use crate::remarks;

/// On so many vertices and more, every way to colour all edges has a triangle.
const ALWAYS: u8 = 6;

impl Explained for Sim {
    fn rules(&self) -> Vec<Rule> {
        let edges: Vec<String> = self.all_edges().map(|edge| self.move_text(edge)).collect();
        let [first, second, .., last] = edges.as_slice() else { return Vec::new() };
        let order = match edges.len() {
            3 => edges.join(" "),
            _ => format!("{first} {second} … {last}"),
        };
        let end = Remark::new(if self.vertices < ALWAYS { "end" } else { "end-always" });
        let graph = Remark::new("move").with("vertices", self.vertices);
        let positions = Remark::new("positions").with("order", order);
        vec![
            Part::Brief.rule(Remark::new("brief").with("edge", second.clone())),
            Part::Goal.rule(Remark::new("goal")),
            Part::Move.rule(graph.with("edges", edges.len() as u32)),
            Part::End.rule(end.with("vertices", self.vertices)),
            Part::Writing.rule(Remark::new("moves").with("edge", second.clone())),
            Part::Writing.rule(positions.with("example", remarks::example(self))),
        ]
    }

    fn standing(&self, _: &Position, player: Player) -> Option<Remark> {
        Some(Remark::new(match player {
            Player::First => "standing-first",
            Player::Second => "standing-second",
        }))
    }

    fn explain_end(&self, position: &Position) -> Vec<Remark> {
        let mut loser = None;
        let mut remarks = Vec::new();
        for player in Player::ALL {
            for [a, b, c] in self.triangles_of(position, player) {
                let triangle = format!("{}-{}-{}", a + 1, b + 1, c + 1);
                remarks
                    .push(Remark::new("triangle").with("who", player).with("triangle", triangle));
                loser = Some(player);
            }
        }
        let end = match (loser, self.outcome(position)) {
            (Some(loser), _) => {
                Remark::new("triangle-loses").concluding(Outcome::Win(loser.opponent()))
            }
            (None, Some(draw)) => Remark::new("full").concluding(draw),
            (None, None) => return Vec::new(),
        };
        remarks.push(end);
        remarks
    }
}

impl Sim {
    /// The triangles that a player has completed, by their vertices.
    fn triangles_of(&self, position: &Position, player: Player) -> Vec<[u8; 3]> {
        let has = |a, b| {
            let edge = Edge(edge_between(self.vertices, a, b));
            position.edges(player) >> edge.0 & 1 == 1
        };
        let mut triangles = Vec::new();
        for a in 0..self.vertices {
            for b in a + 1..self.vertices {
                let thirds =
                    (b + 1..self.vertices).filter(|&c| has(a, b) && has(a, c) && has(b, c));
                triangles.extend(thirds.map(|c| [a, b, c]));
            }
        }
        triangles
    }
}
