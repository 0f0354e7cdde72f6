//! Positions to be played on: a place for every move, nothing outside the frame, and what is drawn is
//! what the position says.

use std::collections::BTreeSet;

use gametree_games::bits::Bits;
use gametree_games::mnk::{Mnk, Shape, Wide};
use gametree_games::multiply::Multiply;
use gametree_games::sim::Sim;
use gametree_games::stones::Stones;
use gametree_games::{Spec, Specified};
use gametree_language::{Language, ascii_digits};
use gametree_picture::{Board, Drawing, Stage, StageKind, Story, stage_style, tokens};
use gametree_rules::{Game, Notation, Player, Seed};
use roxmltree::{Document, Node};

use crate::boxes::number;

const MNK: [&str; 7] = [
    "mnk:m=3,n=3,k=3",
    "mnk:m=5,n=4,k=4",
    "mnk:m=7,n=7,k=2,misere=yes",
    "mnk:m=10,n=5,k=4",
    "mnk:m=1,n=26,k=3",
    "mnk:m=26,n=1,k=3",
    "mnk:m=26,n=26,k=5",
];
const SIM: [&str; 6] = [
    "sim:vertices=3",
    "sim:vertices=4",
    "sim:vertices=5",
    "sim",
    "sim:vertices=7",
    "sim:vertices=8",
];
const STONES: [&str; 8] = [
    "stones:stones=0",
    "stones:stones=1",
    "stones:stones=50",
    "stones:stones=81,take=3/1/8",
    "stones:stones=300,take=1/2/3/4/5/6/7/8",
    "stones:stones=301",
    "stones:stones=2000,take=60/1000/7",
    "stones:stones=1000000,take=1000/999",
];
const BITS: [&str; 7] = [
    "bits:string=0",
    "bits:string=01",
    "bits:length=21,seed=4",
    "bits:length=22,seed=5",
    "bits:length=23,seed=6",
    "bits:length=64,seed=7",
    "bits:length=64,seed=8,table=0,1000,-1000/1,-1000,1000/1,1,1/0,0,0",
];
const MULTIPLY: [&str; 7] = [
    "multiply:start=21",
    "multiply:start=1,target=2,by=2",
    "multiply:start=1,target=1000000000000,by=2/3",
    "multiply:start=1,target=1000000000000,by=1000/2",
    "multiply:start=999999999999,target=1000000000000,by=1000/2",
    "multiply:start=7,target=100,by=2/3/4/5/6/7/8/9",
    "multiply:start=2999,by=1000",
];

/// What is asked of every position of some games by chance.
trait Check {
    fn check<G: Board>(&mut self, name: &str, game: &G, story: &Story<'_, G>);
}

/// Plays a few games and looks at every position of them, or at about ten; in half of the cases the
/// story begins in the middle.
fn every_position<G: Board>(name: &str, game: &G, check: &mut impl Check) {
    for number in 0..2 {
        let mut seed = Seed::new(number);
        let mut position = game.start();
        let mut moves = Vec::new();
        while let Some(&mv) = seed.pick(&game.legal_moves(&position).collect::<Vec<_>>()) {
            game.play_unchecked(&mut position, mv);
            moves.push(mv);
        }
        let mut ends: Vec<usize> = (0..=moves.len()).step_by(moves.len() / 9 + 1).collect();
        ends.push(moves.len());
        for end in ends {
            let from_start = Story { start: &game.start(), moves: &moves[..end] };
            check.check(name, game, &from_start);
            let (before, after) = moves[..end].split_at(end / 2);
            let middle = Story { start: &game.start(), moves: before }.now(game);
            check.check(name, game, &Story { start: &middle, moves: after });
        }
    }
}

fn every_game(check: &mut impl Check) {
    let open = |spec: &str| Spec::parse(spec).unwrap();
    for name in MNK {
        let shape = Shape::from_spec(&open(name)).unwrap();
        every_position(name, &Mnk::<Wide<11>>::new(shape), check);
    }
    for name in SIM {
        every_position(name, &Sim::from_spec(&open(name)).unwrap(), check);
    }
    for name in STONES {
        every_position(name, &Stones::from_spec(&open(name)).unwrap(), check);
    }
    for name in BITS {
        every_position(name, &Bits::from_spec(&open(name)).unwrap(), check);
    }
    for name in MULTIPLY {
        every_position(name, &Multiply::from_spec(&open(name)).unwrap(), check);
    }
}

/// The stage itself and the one for phones.
fn sizes(stage: &Stage) -> impl Iterator<Item = &Stage> {
    [Some(stage), stage.narrow.as_deref()].into_iter().flatten()
}

/// A drawing as a page would have it.
fn written(drawing: &Drawing) -> String {
    format!("<svg viewBox=\"{}\">{}</svg>", drawing.view_box(), drawing.body)
}

struct Frame;

impl Check for Frame {
    fn check<G: Board>(&mut self, name: &str, game: &G, story: &Story<'_, G>) {
        let position = story.now(game);
        let legal: Vec<String> = game.legal_moves(&position).map(|mv| game.move_text(mv)).collect();
        let stage = game.stage(story, Language::English);
        for stage in sizes(&stage) {
            let moves: Vec<&String> = stage.spots.iter().map(|spot| &spot.mv).collect();
            assert_eq!(moves, legal.iter().collect::<Vec<_>>(), "{name}");
            let Drawing { width, height, .. } = stage.drawing;
            for spot in &stage.spots {
                assert!(!spot.title.is_empty() && spot.mark[2] > 0.0, "{name}");
                let [x, y, size] = spot.mark;
                let mark = [x - size / 2.0, y - size / 2.0, size, size];
                for [left, top, across, down] in [spot.area, mark] {
                    let inside = left >= -1e-6 && left + across <= width + 1e-6;
                    assert!(inside && across > 0.0, "{name}: {spot:?} in {width}");
                    let inside = top >= -1e-6 && top + down <= height + 1e-6;
                    assert!(inside && down > 0.0, "{name}: {spot:?} in {height}");
                }
            }
            if !matches!(stage.kind, StageKind::Choices) {
                apart(name, stage);
            }
        }
    }
}

/// No two places share more than a border.
fn apart(name: &str, stage: &Stage) {
    for (index, one) in stage.spots.iter().enumerate() {
        for other in &stage.spots[..index] {
            let overlap = |axis: usize| {
                let end = |area: &[f64; 4]| area[axis] + area[axis + 2];
                end(&one.area).min(end(&other.area)) - one.area[axis].max(other.area[axis])
            };
            assert!(overlap(0) < 1e-6 || overlap(1) < 1e-6, "{name}: {one:?} on {other:?}");
        }
    }
}

#[test]
fn every_move_has_its_place() {
    every_game(&mut Frame);
}

/// Well formed in every language, without ids and styles, with classes that the rules explain.
struct Written {
    classes: BTreeSet<String>,
}

impl Check for Written {
    fn check<G: Board>(&mut self, name: &str, game: &G, story: &Story<'_, G>) {
        for language in Language::ALL {
            let stage = game.stage(story, language);
            for stage in sizes(&stage) {
                let file = stage.to_svg("a <title>", "what it shows", language).stand_alone();
                let picture = Document::parse(&file).unwrap_or_else(|it| panic!("{name}: {it}"));
                assert!(!file.contains("var("), "every colour is written out");
                assert!(file.contains("class=\"stage"));
                assert!(picture.descendants().all(|node| node.attribute("id").is_none()));
                for drawing in [Some(&stage.drawing), stage.source.as_ref()].into_iter().flatten() {
                    self.page(name, drawing, language);
                }
            }
        }
    }
}

impl Written {
    fn page(&mut self, name: &str, drawing: &Drawing, language: Language) {
        let page = written(drawing);
        let picture = Document::parse(&page).unwrap_or_else(|error| panic!("{name}: {error}"));
        for node in picture.descendants().filter(Node::is_element) {
            assert!(!node.has_tag_name("style") && !node.has_tag_name("script"), "{name}");
            for banned in ["style", "id"] {
                assert_eq!(node.attribute(banned), None, "{name}: {node:?}");
            }
            let classes = node.attribute("class").unwrap_or_default().split(' ');
            self.classes.extend(classes.map(str::to_owned));
            if node.has_tag_name("text") {
                in_frame(name, drawing, node);
                let words = node.text().unwrap_or_default();
                // Moves stay as they are typed; numbers to be read do not.
                let is_number = node.attribute("class").unwrap().starts_with("number");
                let ascii = words.chars().any(|letter| letter.is_ascii_digit());
                assert!(language != Language::Persian || !is_number || !ascii, "{name}: {words}");
            }
        }
    }
}

/// By a cautious guess of how wide letters are.
fn in_frame(name: &str, drawing: &Drawing, text: Node<'_, '_>) {
    let pieces = text.descendants().filter(Node::is_text);
    let words: String = pieces.filter_map(|node| node.text()).collect();
    let width = words.chars().count() as f64 * 0.45 * number(text, "font-size");
    let x = number(text, "x");
    let left = match text.attribute("text-anchor") {
        Some("middle") => x - width / 2.0,
        // Words from right to left are anchored at their left end too.
        _ => x,
    };
    assert!(left >= -1.0 && left + width <= drawing.width + 1.0, "{name}: {words} at {left}");
    let y = number(text, "y");
    assert!(y <= drawing.height && y >= 0.5 * number(text, "font-size"), "{name}: {words}");
}

#[test]
fn pages_and_files_can_be_read() {
    let mut written = Written { classes: BTreeSet::new() };
    every_game(&mut written);
    // What says something to programs or is told apart by what it is not.
    let silent = ["", "words", "again", "lost", "zero", "on-now", "on-zero"];
    let explained = |class: &str| {
        let after = |rest: &str| !rest.starts_with(|it: char| it.is_alphanumeric() || it == '-');
        let dotted = format!(".{class}");
        stage_style()
            .match_indices(&dotted)
            .any(|(at, _)| after(&stage_style()[at + dotted.len()..]))
    };
    let unexplained: Vec<&String> = written
        .classes
        .iter()
        .filter(|class| !silent.contains(&class.as_str()) && !explained(class))
        .collect();
    assert!(unexplained.is_empty(), "{unexplained:?}");
    for class in ["tile", "edge", "pebble", "digit", "arc", "card", "triangle", "group"] {
        assert!(written.classes.contains(class), "{class} was never drawn");
    }
}

#[test]
fn rules_name_colours_that_there_are() {
    for after in stage_style().split("var(--").skip(1) {
        let name = after.split(')').next().unwrap();
        assert!(tokens().iter().any(|(token, _)| *token == name), "{name}");
    }
    assert!(
        stage_style().lines().all(|line| {
            line.is_empty() || line.starts_with("/*") || line.starts_with(".stage ")
        })
    );
}

struct Cells;

impl Check for Cells {
    fn check<G: Board>(&mut self, name: &str, game: &G, story: &Story<'_, G>) {
        let stage = game.stage(story, Language::English);
        let StageKind::Grid { columns, rows, cells } = &stage.kind else {
            assert!(!name.starts_with("mnk"));
            return;
        };
        assert_eq!(cells.len(), columns * rows, "{name}");
        let position = game.position_text(&story.now(game));
        let mut text = Vec::new();
        for row in cells.chunks(*columns) {
            let mut line = String::new();
            let mut empty = 0;
            for cell in row.iter().map(|cell| cell.owner).chain([None]).enumerate() {
                let is_end = cell.0 == *columns;
                if empty > 0 && (is_end || cell.1.is_some()) {
                    line += &empty.to_string();
                    empty = 0;
                }
                match cell.1 {
                    Some(Player::First) => line.push('x'),
                    Some(Player::Second) => line.push('o'),
                    None => empty += 1,
                }
            }
            text.push(line);
        }
        let rows: Vec<&str> = position.split('/').take(text.len()).collect();
        assert_eq!(text, rows, "{name}");
        for spot in &stage.spots {
            let cell = cells.iter().find(|cell| cell.name == spot.mv).unwrap();
            assert!(cell.owner.is_none() && cell.area == spot.area, "{name}");
        }
        let last: Vec<String> =
            cells.iter().filter(|cell| cell.last).map(|cell| cell.name.clone()).collect();
        let made = story.moves.last().map(|&mv| game.move_text(mv));
        assert_eq!(last, made.into_iter().collect::<Vec<_>>(), "{name}");
        let over = game.outcome(&story.now(game)).is_some_and(|outcome| outcome.sign() != 0);
        assert_eq!(cells.iter().any(|cell| cell.won), over, "{name}");
    }
}

#[test]
fn squares_are_those_of_the_position() {
    every_game(&mut Cells);
}

#[test]
fn marks_of_edges_keep_their_distance() {
    for vertices in 3..=8 {
        let game = Sim::new(vertices);
        let start = game.start();
        let stage = game.stage(&Story { start: &start, moves: &[] }, Language::English);
        for (index, one) in stage.spots.iter().enumerate() {
            let [x1, y1, x2, y2] = one.line.unwrap();
            let [x, y, size] = one.mark;
            // On the edge itself.
            let aside = ((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / (x2 - x1).hypot(y2 - y1);
            assert!(aside.abs() < 1e-6);
            for other in &stage.spots[..index] {
                let distance = (x - other.mark[0]).hypot(y - other.mark[1]);
                assert!(distance >= size, "{vertices}: {} and {}", one.mv, other.mv);
            }
            // No other edge goes through it.
            for other in stage.spots.iter().filter(|other| other.mv != one.mv) {
                let [x1, y1, x2, y2] = other.line.unwrap();
                let along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1))
                    / ((x2 - x1).powi(2) + (y2 - y1).powi(2));
                let along = along.clamp(0.0, 1.0);
                let distance = (x - x1 - along * (x2 - x1)).hypot(y - y1 - along * (y2 - y1));
                assert!(distance > size / 2.0, "{vertices}: {} on {}", other.mv, one.mv);
            }
        }
    }
}

/// How many elements of a kind there are, and the numbers of what is not drawn.
struct Heap;

impl Check for Heap {
    fn check<G: Board>(&mut self, name: &str, game: &G, story: &Story<'_, G>) {
        let text = game.position_text(&story.now(game));
        let fields: Vec<u32> = text.split('/').map(|field| field.parse().unwrap()).collect();
        let wanted = [fields[0], fields[2], fields[4]];
        let stage = game.stage(story, Language::English);
        let page = written(&stage.drawing);
        let picture = Document::parse(&page).unwrap();
        let mut found = [0; 3];
        let mut symbols = 0;
        let mut kind = 0;
        for node in picture.root_element().children().filter(Node::is_element) {
            let class = node.attribute("class").unwrap();
            if node.has_tag_name("text") {
                // It says how many more there are of the symbol before it, which only stands for them.
                let number: String = ascii_digits(node.text().unwrap())
                    .chars()
                    .filter(char::is_ascii_digit)
                    .collect();
                found[kind] += number.parse::<u32>().unwrap() - 1;
                continue;
            }
            kind = match class.split(' ').collect::<Vec<_>>()[..] {
                ["pebble"] => 0,
                ["taken", "first", ..] => 1,
                ["taken", "second", ..] => 2,
                _ => continue,
            };
            found[kind] += 1;
            symbols += 1;
        }
        assert_eq!(found, wanted, "{name}: {text}");
        assert!(symbols <= 303, "{name}: {symbols}");
    }
}

#[test]
fn stones_add_up() {
    for name in STONES {
        let game = Stones::from_spec(&Spec::parse(name).unwrap()).unwrap();
        every_position(name, &game, &mut Heap);
    }
}

/// A losing triangle is drawn for its owner, and only then.
#[test]
fn triangles_are_shown() {
    let game = Sim::new(6);
    let start = game.start();
    let mut position = start;
    let mut moves = Vec::new();
    for mv in ["1-2", "4-5", "1-3", "5-6", "2-3"] {
        let stage = game.stage(&Story { start: &start, moves: &moves }, Language::English);
        assert!(!stage.drawing.body.contains("triangle"));
        let mv = game.parse_move(&position, mv).unwrap();
        game.play_unchecked(&mut position, mv);
        moves.push(mv);
    }
    let stage = game.stage(&Story { start: &start, moves: &moves }, Language::English);
    assert_eq!(stage.drawing.body.matches("triangle lost first").count(), 1);
    assert!(stage.spots.is_empty());
}

/// Long strings break into rows, and every pair is there once.
#[test]
fn digits_stay_legible() {
    for (name, rows) in [("bits:length=22,seed=1", 1), ("bits:length=64,seed=1", 3)] {
        let game = Bits::from_spec(&Spec::parse(name).unwrap()).unwrap();
        let start = game.start();
        let stage = game.stage(&Story { start: &start, moves: &[] }, Language::English);
        let tops: BTreeSet<String> =
            stage.spots.iter().map(|spot| format!("{:.1}", spot.area[1])).collect();
        assert_eq!(tops.len(), rows, "{name}");
        assert!(stage.spots.iter().all(|spot| spot.area[2] >= 30.0), "{name}");
        let narrow = stage.narrow.unwrap();
        assert!(narrow.drawing.width <= 344.0);
        assert!(narrow.spots.iter().all(|spot| spot.area[2] >= 36.0), "{name}");
    }
}

#[test]
fn numbers_are_written_as_the_language_does() {
    let game = Multiply::new(21);
    let start = game.start();
    let mut moves = Vec::new();
    let mut position = start;
    for mv in ["4", "3"] {
        let mv = game.parse_move(&position, mv).unwrap();
        game.play_unchecked(&mut position, mv);
        moves.push(mv);
    }
    let story = Story { start: &start, moves: &moves };
    let shown = |language| {
        let stage = game.stage(&story, language);
        let spot = stage.spots[2].clone();
        (spot.title, spot.leads_to.unwrap(), stage.source.unwrap().body)
    };
    let (title, leads_to, card) = shown(Language::English);
    assert_eq!((title.as_str(), leads_to.as_str()), ("×5", "1,260"));
    assert!(card.contains(">252<") && card.contains("2, even"));
    let (title, leads_to, card) = shown(Language::Persian);
    assert_eq!((title.as_str(), leads_to.as_str()), ("×5", "۱٬۲۶۰"));
    assert!(card.contains(">۲۵۲<") && !card.contains("even"));
}
