//! Terminal output as SVG, for the README: the program itself is run, and what it prints is drawn. Pages of its browser
//! app are photographed.

use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::Command;

use crate::run::{cargo, printed, root, succeed};
use crate::{packages, screenshots};

/// File, command line.
const PICTURES: [(&str, &[&str]); 6] = [
    ("analyze", &["analyze", "tictactoe", "--moves", "b2 b1"]),
    ("multiply", &["show", "multiply:start=21", "--moves", "5 3"]),
    ("stones", &["show", "stones:stones=50", "--moves", "3 2 2"]),
    ("bits", &["show", "bits:string=0110100111", "--moves", "1 3"]),
    ("mnk", &["show", "mnk:m=6,n=5,k=4", "--moves", "c3 d3 c2 c4 c1 d2 d4 b2 b3 e5"]),
    ("sim", &["show", "sim", "--moves", "1-2 3-4 1-3 2-6 2-5 1-4 4-5 5-6"]),
];

/// File, command line: pictures the program draws itself.
const TREES: [(&str, &[&str]); 6] = [
    ("tree-bits", &["bits:string=01101", "--depth", "3", "--heuristic", "report"]),
    ("tree-tictactoe", &["tictactoe", "--position", "xox/1o1/2x", "--heuristic", "report"]),
    (
        "tree-multiply",
        &[
            "multiply:start=24",
            "--depth",
            "2",
            "--heuristic",
            "report",
            "--merge",
            "--algorithm",
            "minimax",
        ],
    ),
    (
        "tree-sim",
        &[
            "sim",
            "--moves",
            "1-2 3-4 1-3 2-6 2-5 1-4 4-5 5-6 1-6 2-3",
            "--depth",
            "2",
            "--heuristic",
            "report",
        ],
    ),
    ("tree-symmetric", &["tictactoe", "--depth", "2", "--symmetric", "--width", "900"]),
    (
        "tree-page",
        &["bits:length=15,seed=1", "--depth", "2", "--width", "a4", "--title", "Fifteen digits"],
    ),
];

/// File, command line: a tree to be searched by hand, solved.
const EXERCISES: [(&str, &[&str]); 1] =
    [("exercise", &["--leaves", "0 7 5 2 4 4 1 2 3 0 6 7", "--solution"])];

/// File, and the fault of a report whose two trees it shows.
const FAULTS: [(&str, &[&str]); 2] =
    [("fault-sign", &["002", "--fault", "sign"]), ("fault-list", &["004", "--fault", "list"])];

/// An experiment whose plots are shown.
const EXPERIMENT: &str = "compare --game stones:stones=50..59 --player minimax:depth=2..6 --player alphabeta:depth=2..6 \
                          --opponent random --repeat 20 --seed 1 --lang en --out";

/// File, and the plot it is.
const PLOTS: [(&str, &str); 2] = [("lab-nodes", "nodes"), ("lab-saving", "saving")];

const CHARACTER: f64 = 8.4;
const LINE: f64 = 19.0;
const MARGIN: f64 = 16.0;

pub(crate) fn draw() -> Result<(), String> {
    packages::install(&packages::PICTURES)?;
    succeed(&mut cargo(&["build", "--release", "--package", "gametree-cli"]))?;
    let folder = root().join("docs/pictures");
    fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    for (name, arguments) in PICTURES {
        let mut program = Command::new(root().join("target/release/gametree"));
        program.args(arguments).env("CLICOLOR_FORCE", "1").env("GAMETREE_LANG", "en");
        let text = printed(&mut program)?;
        // Times differ from run to run; a picture should not.
        let lines: Vec<&str> = text.lines().filter(|line| !line.contains(" ms")).collect();
        let quoted = arguments.iter().map(|word| quoted(word)).collect::<Vec<_>>().join(" ");
        let file = folder.join(format!("{name}.svg"));
        let svg = svg(&format!("$ gametree {quoted}"), &lines);
        fs::write(&file, svg).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    let trees = TREES.map(|(name, arguments)| (name, "tree", arguments));
    let exercises = EXERCISES.map(|(name, arguments)| (name, "exercise", arguments));
    for (name, command, arguments) in trees.into_iter().chain(exercises) {
        let mut program = Command::new(root().join("target/release/gametree"));
        program.arg(command).args(arguments).args(["--format", "svg", "--lang", "en"]);
        let file = folder.join(format!("{name}.svg"));
        let svg = printed(&mut program)?;
        fs::write(&file, svg).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    for (name, arguments) in FAULTS {
        let mut program = Command::new(root().join("target/release/gametree"));
        program.arg("reproduce").args(arguments).args(["--format", "svg", "--lang", "en"]);
        let svg = printed(&mut program)?;
        let file = folder.join(format!("{name}.svg"));
        fs::write(&file, svg).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    draw_plots(&folder)?;
    screenshots::take(&folder)
}

/// Runs the experiment in a folder of its own and takes its plots.
fn draw_plots(folder: &Path) -> Result<(), String> {
    let run = root().join("target/tmp/pictures");
    let _ = fs::remove_dir_all(&run);
    let mut program = Command::new(root().join("target/release/gametree"));
    printed(program.args(EXPERIMENT.split_whitespace()).arg(&run))?;
    for (name, plot) in PLOTS {
        let (from, to) =
            (run.join(format!("plots/{plot}.svg")), folder.join(format!("{name}.svg")));
        fs::copy(&from, &to).map_err(|error| format!("{}: {error}", from.display()))?;
    }
    Ok(())
}

fn quoted(word: &str) -> String {
    if word.contains(' ') { format!("\"{word}\"") } else { word.to_owned() }
}

fn svg(prompt: &str, lines: &[&str]) -> String {
    let columns = lines.iter().map(|line| plain(line).chars().count()).max().unwrap_or(0);
    let width = columns.max(prompt.len()).max(60) as f64 * CHARACTER + 2.0 * MARGIN;
    let height = (lines.len() + 2) as f64 * LINE + 2.0 * MARGIN;
    let words: Vec<String> = lines.iter().map(|line| plain(line)).collect();
    let mut svg = format!(
        "<!-- Made by `cargo xtask pictures` from the program's own output. -->\n\
         <svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" \
         width=\"{width:.0}\" height=\"{height:.0}\" role=\"img\">\n\
         <title>{}</title>\n<desc>{}</desc>\n\
         <style>text {{ font: 14px ui-monospace, 'DejaVu Sans Mono', monospace; fill: #e6e6e6; \
         }} .faint {{ fill: #9a9a9a }} .strong {{ font-weight: bold }} \
         .red {{ fill: #ff7b72; font-weight: bold }} .blue {{ fill: #79c0ff; font-weight: bold }} \
         .prompt {{ fill: #7ee787 }}</style>\n\
         <rect width=\"100%\" height=\"100%\" rx=\"10\" fill=\"#161b22\"/>\n",
        escaped(prompt),
        escaped(&words.join("\n")),
    );
    let mut row = |class: &str, content: &str, number: usize| {
        let y = MARGIN + LINE * (number as f64 + 0.8);
        let _ = writeln!(
            svg,
            "<text xml:space=\"preserve\" x=\"{MARGIN}\" y=\"{y:.1}\"{class}>{content}</text>"
        );
    };
    row(" class=\"prompt\"", &escaped(prompt), 0);
    for (number, line) in lines.iter().enumerate() {
        row("", &spans(line), number + 2);
    }
    svg + "</svg>\n"
}

/// A line with its colours as `tspan` elements.
fn spans(line: &str) -> String {
    let mut text = String::new();
    let mut class = "";
    for (index, piece) in line.split('\x1b').enumerate() {
        let content = match piece.split_once('m') {
            Some((codes, content)) if index > 0 => {
                class = match codes.trim_start_matches('[') {
                    "0" => "",
                    "1" if class.is_empty() => "strong",
                    "2" => "faint",
                    "91" => "red",
                    "94" => "blue",
                    _ => class,
                };
                content
            }
            _ => piece,
        };
        if content.is_empty() {
            continue;
        }
        let _ = match class {
            "" => write!(text, "{}", escaped(content)),
            class => write!(text, "<tspan class=\"{class}\">{}</tspan>", escaped(content)),
        };
    }
    text
}

/// A line without its colours.
fn plain(line: &str) -> String {
    let mut pieces = line.split('\x1b');
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(first, |text, piece| text + piece.split_once('m').map_or(piece, |(_, rest)| rest))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
