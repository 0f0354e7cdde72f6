use std::f64::consts::TAU;

use gametree_games::sim::{Edge, Position, Sim};
use gametree_language::{Language, message};
use gametree_rules::{Notation, Player};

use crate::{Board, Drawing, Stage, Story, TextStyle, stage, wrapped};

const WIDTH: usize = 45;
const HEIGHT: usize = 15;

/// The points on a circle with the coloured edges between them, then the edges by name.
impl Board for Sim {
    fn board(&self, position: &Position, style: &TextStyle) -> String {
        let owned = |player: Player| {
            let mask = position.edges(player);
            self.all_edges().filter(move |Edge(edge)| mask >> edge & 1 == 1)
        };
        let mut canvas = Canvas::new();
        for player in Player::ALL {
            for edge in owned(player) {
                let [a, b] = self.ends(edge).map(|vertex| place(vertex, self.vertices()));
                canvas.line(a, b, player);
            }
        }
        for vertex in 0..self.vertices() {
            let (x, y) = place(vertex, self.vertices());
            canvas.cells[y][x] = Cell::Vertex(vertex + 1);
        }
        let names = |edges: Vec<Edge>| {
            let names: Vec<String> = edges.into_iter().map(|edge| self.move_text(edge)).collect();
            if names.is_empty() { "-".to_owned() } else { wrapped(&names) }
        };
        let mut rows = Vec::new();
        for (player, label) in
            [(Player::First, message!("label-red")), (Player::Second, message!("label-blue"))]
        {
            rows.push((
                style.say(&label),
                style.terminal.in_colour_of(player, &names(owned(player).collect())),
            ));
        }
        rows.push((style.say(&message!("label-free")), names(self.free_edges(position).collect())));
        canvas.text(style) + &style.labelled(&rows)
    }

    fn drawing(&self, position: &Position) -> Drawing {
        const MIDDLE: f64 = 38.0;
        const RADIUS: f64 = 28.0;
        let mut drawing = Drawing::new(2.0 * MIDDLE, 2.0 * MIDDLE);
        let vertices = f64::from(self.vertices());
        let at = |vertex: u8, radius: f64| {
            let angle = TAU * f64::from(vertex) / vertices;
            (MIDDLE + radius * angle.sin(), MIDDLE - radius * angle.cos())
        };
        for player in Player::ALL {
            let mask = position.edges(player);
            for edge in self.all_edges().filter(|Edge(edge)| mask >> edge & 1 == 1) {
                let [(x1, y1), (x2, y2)] = self.ends(edge).map(|vertex| at(vertex, RADIUS));
                // Blue is dashed, for those who do not see the colours.
                let class = match player {
                    Player::First => "first edge",
                    Player::Second => "second edge dashed",
                };
                drawing.line(class, [x1, y1, x2, y2]);
            }
        }
        for vertex in 0..self.vertices() {
            let (x, y) = at(vertex, RADIUS);
            drawing.circle("dot", x, y, 2.2);
            let (x, y) = at(vertex, RADIUS + 7.0);
            drawing.text("soft", x, y + 2.8, 8.0, &(vertex + 1).to_string());
        }
        drawing
    }

    fn stage(&self, story: &Story<'_, Self>, language: Language) -> Stage {
        stage::sim(self, story, language)
    }
}

/// Where a point is drawn: on a circle, the first at the top, clockwise.
fn place(vertex: u8, vertices: u8) -> (usize, usize) {
    let angle = TAU * f64::from(vertex) / f64::from(vertices);
    let (middle_x, middle_y) = ((WIDTH - 1) as f64 / 2.0, (HEIGHT - 1) as f64 / 2.0);
    let x = middle_x + middle_x * angle.sin();
    let y = middle_y - middle_y * angle.cos();
    (x.round() as usize, y.round() as usize)
}

#[derive(Clone, Copy)]
enum Cell {
    Empty,
    Edge(Player),
    /// Edges of both colours.
    Crossing,
    Vertex(u8),
}

struct Canvas {
    cells: [[Cell; WIDTH]; HEIGHT],
}

impl Canvas {
    fn new() -> Self {
        Canvas { cells: [[Cell::Empty; WIDTH]; HEIGHT] }
    }

    fn line(&mut self, (x0, y0): (usize, usize), (x1, y1): (usize, usize), player: Player) {
        let steps = x0.abs_diff(x1).max(y0.abs_diff(y1)).max(1);
        let between = |from: usize, to: usize, step: usize| {
            let share = step as f64 / steps as f64;
            (from as f64 + (to as f64 - from as f64) * share).round() as usize
        };
        for step in 0..=steps {
            let cell = &mut self.cells[between(y0, y1, step)][between(x0, x1, step)];
            *cell = match *cell {
                Cell::Edge(other) if other != player => Cell::Crossing,
                Cell::Crossing => Cell::Crossing,
                _ => Cell::Edge(player),
            };
        }
    }

    fn text(&self, style: &TextStyle) -> String {
        let mut text = String::new();
        for row in &self.cells {
            let mut line = String::from("  ");
            for cell in row {
                line += &match *cell {
                    Cell::Empty => " ".to_owned(),
                    Cell::Crossing => style.terminal.faint("+"),
                    Cell::Edge(Player::First) => style.terminal.in_colour_of(Player::First, "r"),
                    Cell::Edge(Player::Second) => style.terminal.in_colour_of(Player::Second, "b"),
                    Cell::Vertex(number) => style.terminal.strong(&number.to_string()),
                };
            }
            text += line.trim_end();
            text.push('\n');
        }
        // With an odd number of points the lowest rows stay empty.
        text.trim_end().to_owned() + "\n"
    }
}
