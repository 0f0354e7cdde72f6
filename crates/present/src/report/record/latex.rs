//! Finished games for LaTeX: a table that is as wide as the text of a page, whatever stands in it.

use gametree_language::{Language, message};
use gametree_play::Match;

use super::{RecordColumn, record};
use crate::latex_text;
use crate::page::Cell;
use crate::render::plain;

/// How wide the columns are, in points. Together with the gaps they are as wide as the text of a
/// page of the class `article`; words wrap inside them.
const WIDTHS: [(RecordColumn, f64); 8] = [
    (RecordColumn::Number, 16.0),
    (RecordColumn::Game, 48.0),
    (RecordColumn::Algorithm, 48.0),
    (RecordColumn::First, 39.0),
    (RecordColumn::Time, 33.0),
    (RecordColumn::Nodes, 48.0),
    (RecordColumn::Score, 36.0),
    (RecordColumn::Winner, 44.0),
];

/// Half of the gap between two columns, in points.
const HALF_GAP: f64 = 2.3;

/// A piece of a spec that is not broken has so many letters at most.
const UNBROKEN: usize = 10;

/// The table of these games for LaTeX, with nothing but what LaTeX has itself. It fits the 345
/// points of a page of the class `article`. (Persian needs XeLaTeX with `xepersian`.)
pub fn record_latex<'a>(games: impl IntoIterator<Item = &'a Match>, language: Language) -> String {
    let table = record(games);
    let columns = WIDTHS.map(|(_, width)| format!("p{{{width}pt}}")).concat();
    let label = |column: RecordColumn| match column {
        // The word is wider than the numbers.
        RecordColumn::Number => wrapped("\\#"),
        column => wrapped(&latex_text(&language.say(&column.label()), language)),
    };
    let row = |cells: &mut dyn Iterator<Item = String>| {
        format!("{} \\\\\n", cells.collect::<Vec<_>>().join(" & "))
    };
    let labels = row(&mut WIDTHS.iter().map(|(column, _)| label(*column)));
    let rows = table.rows.iter();
    let rows: String =
        rows.map(|cells| row(&mut cells.iter().map(|it| cell(it, language)))).collect();
    let caption = latex_text(&language.say(&message!("record-caption")), language);
    format!(
        "% Made by gametree.\n\\begin{{table}}\n\\centering\n\\footnotesize\n\
         \\setlength{{\\tabcolsep}}{{{HALF_GAP}pt}}\n\\caption{{{caption}}}\n\\label{{tab:games}}\n\
         \\begin{{tabular}}{{@{{}}{columns}@{{}}}}\n\\hline\n{labels}\\hline\n{rows}\\hline\n\
         \\end{{tabular}}\n\\end{{table}}\n"
    )
}

fn cell(cell: &Cell, language: Language) -> String {
    match cell {
        Cell::Nothing => wrapped("--"),
        Cell::Code(text) => {
            let typewriter = format!("\\texttt{{{}}}", breakable(text, language));
            let is_persian = language.is_right_to_left();
            wrapped(&if is_persian { format!("\\lr{{{typewriter}}}") } else { typewriter })
        }
        cell if cell.is_number() => format!("\\hfill {}", plain(cell, language)),
        cell => wrapped(&latex_text(&plain(cell, language), language)),
    }
}

/// Words that begin at the left and wrap.
fn wrapped(text: &str) -> String {
    format!("{{\\raggedright {text}\\par}}")
}

/// A spec that may be broken after its signs, and in a long word wherever it has to be.
fn breakable(text: &str, language: Language) -> String {
    let mut pieces = vec![String::new()];
    for letter in text.chars() {
        if let Some(piece) = pieces.last_mut() {
            piece.push(letter);
            if matches!(letter, ':' | ',' | '=' | '/') || piece.chars().count() == UNBROKEN {
                pieces.push(String::new());
            }
        }
    }
    let pieces = pieces.iter().filter(|piece| !piece.is_empty());
    let pieces: Vec<String> = pieces.map(|piece| latex_text(piece, language)).collect();
    pieces.join("\\allowbreak{}")
}

#[cfg(test)]
mod tests {
    use gametree_catalogue::Catalogue;
    use gametree_play::PlayerSpec;
    use gametree_rules::Work;

    use super::*;

    /// The text of a page of the class `article` with letters of 10 points.
    const PAGE: f64 = 345.0;

    /// The widths of the letters of Computer Modern in parts of an em, no letter less than it is:
    /// `cmr8`, then `cmtt8`.
    fn width(word: &str, is_typewriter: bool) -> f64 {
        let of = |letter: char| match letter {
            _ if is_typewriter => 0.531,
            'i' | 'j' | 'l' | '.' | ',' | ':' | '|' => 0.33,
            'f' | 'r' | 's' | 't' | '-' | '(' | ')' => 0.42,
            'm' | 'w' | 'M' | 'W' => 0.89,
            'A'..='Z' => 0.8,
            _ => 0.59,
        };
        8.0 * word.chars().map(of).sum::<f64>()
    }

    fn played(spec: &str, player: &str) -> Match {
        let session = Catalogue::standard().open(spec).unwrap();
        let player: PlayerSpec = player.parse().unwrap();
        let mut game = Match::new(session, [player.clone(), player], 1).unwrap();
        while game.play_computer(&Work::new()).unwrap().is_some() {}
        game
    }

    #[test]
    fn a_table_fits_a_page() {
        let all = WIDTHS.iter().map(|(_, width)| width).sum::<f64>();
        let gaps = 2.0 * HALF_GAP * (WIDTHS.len() - 1) as f64;
        assert!(all + gaps <= PAGE, "{}", all + gaps);
        assert_eq!(WIDTHS.map(|(column, _)| column), RecordColumn::ALL);
        let games = [
            played("bits:string=0110100101101001011010010", "alphabeta:depth=1,heuristic=report"),
            played("mnk:m=5,n=5,k=4", "minimax:depth=1,heuristic=lines"),
            played("stones:stones=60,take=1/3/4", "easy"),
            played("multiply:start=23", "random"),
            played("sim:vertices=5", "easy"),
        ];
        for language in [Language::English, Language::Latvian, Language::Polish] {
            let text = record_latex(&games, language);
            let rows: Vec<&str> = text.lines().filter(|line| line.ends_with("\\\\")).collect();
            assert_eq!(rows.len(), games.len() + 1);
            for row in rows {
                let cells: Vec<&str> = row.trim_end_matches(" \\\\").split(" & ").collect();
                assert_eq!(cells.len(), WIDTHS.len(), "{row}");
                for (cell, (column, most)) in cells.iter().zip(WIDTHS) {
                    let is_typewriter = cell.contains("\\texttt");
                    let words = ["{\\raggedright ", "\\par}", "\\hfill ", "\\texttt{", "}"];
                    let cell = cell.replace("\\allowbreak{}", " ").replace("\\#", "#");
                    let words = words.iter().fold(cell, |cell, word| cell.replace(word, ""));
                    for word in words.split_whitespace() {
                        let found = width(word, is_typewriter);
                        assert!(found <= most, "{language} {column:?}: {word} needs {found}");
                    }
                }
            }
        }
    }
}
