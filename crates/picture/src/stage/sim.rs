use std::f64::consts::TAU;

use gametree_games::sim::{Edge, Position, Sim};
use gametree_language::Language;
use gametree_rules::{Game, Player};

use super::{Spot, Stage, StageKind};
use crate::drawing::class_of;
use crate::{Drawing, Story};

/// Of the circle that the points stand on.
const RADIUS: f64 = 250.0;
/// Of a point.
const POINT: f64 = 19.0;
/// Around the points.
const MARGIN: f64 = POINT + 5.0;
/// Half the distance between the two lines of the second player.
const APART: f64 = 2.6;
/// The mark of a value, and the largest place that can be pressed for it.
const MARK: f64 = 30.0;
const LARGEST_AREA: f64 = 48.0;

/// The points on a circle, the first at the top, and the edges between them.
pub(crate) fn stage(game: &Sim, story: &Story<'_, Sim>, language: Language) -> Stage {
    let position = story.now(game);
    let net = Net::new(game);
    let mut drawing = Drawing::new(net.size[0], net.size[1]);
    net.draw_triangles(&mut drawing, &position);
    if let Some(&last) = story.moves.last() {
        drawing.line("band now", net.line(last));
    }
    for edge in game.free_edges(&position) {
        drawing.line("edge free", net.line(edge));
    }
    for player in Player::ALL {
        for edge in game.all_edges().filter(|&edge| owns(&position, player, edge)) {
            net.draw_edge(&mut drawing, player, edge);
        }
    }
    for (vertex, &[x, y]) in net.points.iter().enumerate() {
        drawing.circle("point", x, y, POINT);
        drawing.text("strong", x, y + 6.0, 17.0, &(vertex + 1).to_string());
    }
    let side = net.side_of_areas();
    let spots = game.legal_moves(&position).map(|edge| {
        let [x, y] = net.mark(edge);
        let area = [x - side / 2.0, y - side / 2.0, side, side];
        Spot { area, mark: [x, y, MARK], line: Some(net.between(edge)), ..Spot::of(game, edge) }
    });
    let spots = spots.collect();
    Stage::new(drawing, spots, StageKind::Places, language)
}

fn owns(position: &Position, player: Player, Edge(edge): Edge) -> bool {
    position.edges(player) >> edge & 1 == 1
}

/// Where the points and edges are.
struct Net<'a> {
    game: &'a Sim,
    points: Vec<[f64; 2]>,
    /// Across and down.
    size: [f64; 2],
}

impl<'a> Net<'a> {
    fn new(game: &'a Sim) -> Net<'a> {
        let place = |vertex: u8| {
            let angle = TAU * f64::from(vertex) / f64::from(game.vertices());
            [RADIUS * angle.sin(), -RADIUS * angle.cos()]
        };
        let mut points: Vec<[f64; 2]> = (0..game.vertices()).map(place).collect();
        let mut size = [0.0; 2];
        for (axis, size) in size.iter_mut().enumerate() {
            let along = |point: &[f64; 2]| point[axis];
            let least = points.iter().map(along).fold(f64::INFINITY, f64::min);
            let most = points.iter().map(along).fold(f64::NEG_INFINITY, f64::max);
            points.iter_mut().for_each(|point| point[axis] += MARGIN - least);
            *size = most - least + 2.0 * MARGIN;
        }
        Net { game, points, size }
    }

    fn line(&self, edge: Edge) -> [f64; 4] {
        let [[x1, y1], [x2, y2]] = self.game.ends(edge).map(|end| self.points[usize::from(end)]);
        [x1, y1, x2, y2]
    }

    /// The part of an edge that lies between its points, whose numbers stay free.
    fn between(&self, edge: Edge) -> [f64; 4] {
        let [x1, y1, x2, y2] = self.line(edge);
        let share = POINT / (x2 - x1).hypot(y2 - y1);
        let (x, y) = (share * (x2 - x1), share * (y2 - y1));
        [x1 + x, y1 + y, x2 - x, y2 - y]
    }

    /// Where on an edge a mark is clear of the other edges and of their marks, taken or not.
    fn mark(&self, edge: Edge) -> [f64; 2] {
        let vertices = self.game.vertices();
        let [a, b] = self.game.ends(edge);
        let steps = (b - a).min(vertices - (b - a));
        // Found by trying all hundredths: how far along, by how many points apart the ends are. Up to
        // six points it is counted from the smaller end, beyond from the one that comes first around
        // the circle.
        let along = match (vertices, steps) {
            (_, 1) => 0.5,
            (4, 2) => 0.375,
            (6, 2) => 0.42,
            (6, 3) => 0.375,
            (7, 2) => 0.39,
            (7, _) => 0.25,
            (8, 2) => 0.36,
            (8, _) => 0.22,
            _ => 0.5,
        };
        let from_larger = vertices > 6 && b - a != steps;
        let along = if from_larger { 1.0 - along } else { along };
        let [x1, y1, x2, y2] = self.line(edge);
        [x1 + along * (x2 - x1), y1 + along * (y2 - y1)]
    }

    /// How large a square around every mark can be so that no two meet.
    fn side_of_areas(&self) -> f64 {
        let marks: Vec<[f64; 2]> = self.game.all_edges().map(|edge| self.mark(edge)).collect();
        let pairs = marks.iter().enumerate().flat_map(|(index, mark)| {
            marks[..index]
                .iter()
                .map(|other| (mark[0] - other[0]).abs().max((mark[1] - other[1]).abs()))
        });
        pairs.fold(LARGEST_AREA, f64::min)
    }

    /// One line, or two beside each other.
    fn draw_edge(&self, drawing: &mut Drawing, player: Player, edge: Edge) {
        let class = format!("edge {}", class_of(player));
        let [x1, y1, x2, y2] = self.line(edge);
        match player {
            Player::First => drawing.line(&class, [x1, y1, x2, y2]),
            Player::Second => {
                let length = (x2 - x1).hypot(y2 - y1);
                let (x, y) = (APART * (y1 - y2) / length, APART * (x2 - x1) / length);
                drawing.line(&class, [x1 + x, y1 + y, x2 + x, y2 + y]);
                drawing.line(&class, [x1 - x, y1 - y, x2 - x, y2 - y]);
            }
        }
    }

    /// What has lost the game, under everything else.
    fn draw_triangles(&self, drawing: &mut Drawing, position: &Position) {
        for player in Player::ALL {
            let edges = || self.game.all_edges().filter(|&edge| owns(position, player, edge));
            let joined = |a: u8, b: u8| edges().any(|edge| self.game.ends(edge) == [a, b]);
            for edge in edges() {
                let [a, b] = self.game.ends(edge);
                for c in b + 1..self.game.vertices() {
                    if joined(a, c) && joined(b, c) {
                        let [a, b, c] = [a, b, c].map(|end| self.points[usize::from(end)]);
                        let corner = |[x, y]: [f64; 2]| format!("{x:.1} {y:.1}");
                        let path = format!("M{}L{}L{}z", corner(a), corner(b), corner(c));
                        drawing.path(&format!("triangle lost {}", class_of(player)), &path);
                    }
                }
            }
        }
    }
}
