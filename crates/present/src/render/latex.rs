use gametree_language::{Language, message, visible, without_marks};
use gametree_rules::Player;

use super::Markup;
use crate::page::{Align, Cell, Table};

mod fit;
mod measure;
mod width;

use fit::{Part, Strip, parts};
pub use measure::latex_width;

/// The table for LaTeX: a `table` to be copied or `\input` into a document, with nothing but what LaTeX has
/// itself. (Persian needs XeLaTeX with `xepersian`, whose `\lr` keeps moves and positions from left to right.)
/// Everything in it is escaped.
///
/// It fits the page of `article`: what is said of every row alike goes into the caption, labels and words
/// stand in several lines, and columns that find no room are in a further `table` below.
pub fn latex(table: &Table, language: Language) -> String {
    let latex = Latex { language };
    let (table, same) = without_constants(table);
    let strips: Vec<Strip> =
        (0..table.columns.len()).map(|index| latex.strip(&table, index)).collect();
    let mut parts = parts(&strips, table.keys.max(1));
    let last = parts.pop();
    let mut text = String::from("% Made by gametree.\n");
    for (index, part) in parts.iter().chain(&last).enumerate() {
        let more = message!("more-rows", rows = table.left_out);
        let below = table.legend.iter().chain((table.left_out > 0).then_some(&more));
        let below = below.filter(|_| index == parts.len());
        let below: String = below.map(|text| format!("\\par {}\n", latex.say(text))).collect();
        let head = latex.head(&table, &same, index);
        let inside = tabular(&strips, part, table.rows.len());
        text += &format!("\\begin{{table}}\n\\centering\n{head}{inside}{below}\\end{{table}}\n");
    }
    text
}

/// The table without columns that are empty, and without those that say the same of every row. The latter
/// come with it: label and cell. A result that is the same in every row stays.
fn without_constants(table: &Table) -> (Table, Vec<(Cell, Cell)>) {
    if table.rows.len() < 2 {
        return (table.clone(), Vec::new());
    }
    let (mut table, mut same) = (table.clone().without_empty_columns(), Vec::new());
    let is_same = |table: &Table, index: usize| {
        table.rows.iter().all(|row| row[index] == table.rows[0][index])
    };
    for index in (0..table.keys).rev() {
        if table.keys > 1 && is_same(&table, index) {
            same.push((table.columns[index].label.clone(), table.rows[0][index].clone()));
            table = table.without_column(index);
        }
    }
    same.reverse();
    (table, same)
}

/// The columns of a part, one below the other.
fn tabular(strips: &[Strip], part: &Part, rows: usize) -> String {
    let strips = || part.columns.iter().map(|&column| &strips[column]);
    let sides: String = strips().map(|strip| if strip.is_right { 'r' } else { 'l' }).collect();
    let row = |cells: Vec<String>| format!("{} \\\\\n", cells.join(" & "));
    let labels = row(strips().map(Strip::head).collect());
    let cells = |index| {
        strips().zip(&part.widths).map(|(strip, width)| strip.cell(index, *width)).collect()
    };
    let rows: String = (0..rows).map(|index| row(cells(index))).collect();
    format!(
        "\\begin{{tabular}}{{{sides}}}\n\\hline\n{labels}\\hline\n{rows}\\hline\n\\end{{tabular}}\n"
    )
}

/// Text for LaTeX, everything in it escaped.
pub fn latex_text(text: &str, language: Language) -> String {
    Latex { language }.text(text)
}

struct Latex {
    language: Language,
}

impl Latex {
    fn strip(&self, table: &Table, index: usize) -> Strip {
        let cells: Vec<String> = table.rows.iter().map(|row| self.cell(&row[index])).collect();
        let column = &table.columns[index];
        let is_right = column.align == Align::End;
        let is_words = !table.rows.iter().any(|row| row[index].is_number());
        Strip::new(&self.cell(&column.label), cells, is_words, is_right)
    }

    /// Caption and label of a part of the table.
    fn head(&self, table: &Table, same: &[(Cell, Cell)], part: usize) -> String {
        let mut caption = table.caption.as_ref().map_or(String::new(), |text| self.say(text));
        let same: Vec<String> = same
            .iter()
            .map(|(label, cell)| format!("{}: {}", self.cell(label), self.cell(cell)))
            .collect();
        if !same.is_empty() {
            let same = same.join("; ");
            caption = if caption.is_empty() { same } else { format!("{caption} ({same})") };
        }
        if part > 0 {
            caption = self.say(&message!("latex-continued"));
        }
        let mut head = String::new();
        if !caption.is_empty() {
            head += &format!("\\caption{{{caption}}}\n");
        }
        if let Some(label) = &table.label {
            let number = if part > 0 { format!("-{}", part + 1) } else { String::new() };
            head += &format!("\\label{{tab:{label}{number}}}\n");
        }
        head
    }
}

impl Markup for Latex {
    fn language(&self) -> Language {
        self.language
    }

    /// Signs that mean something to LaTeX are escaped, and those that its own fonts do not have are written
    /// as formulas. Marks of direction are left to `\lr`.
    fn text(&self, text: &str) -> String {
        let mut escaped = String::with_capacity(text.len());
        for character in without_marks(text).chars() {
            match character {
                '\\' => escaped.push_str("\\textbackslash{}"),
                '~' => escaped.push_str("\\textasciitilde{}"),
                '^' => escaped.push_str("\\textasciicircum{}"),
                '<' => escaped.push_str("\\textless{}"),
                '>' => escaped.push_str("\\textgreater{}"),
                '|' => escaped.push_str("\\textbar{}"),
                '"' => escaped.push_str("{\\char34}"),
                '\n' => escaped.push_str("\\newline{}"),
                '\u{202f}' => escaped.push_str("\\,"),
                '\u{2212}' => escaped.push_str("$-$"),
                '≥' => escaped.push_str("$\\ge$"),
                '≤' => escaped.push_str("$\\le$"),
                '★' => escaped.push_str("$\\star$"),
                '…' => escaped.push_str("\\dots{}"),
                '{' | '}' | '$' | '&' | '#' | '_' | '%' => escaped.extend(['\\', character]),
                _ => escaped.push(character),
            }
        }
        escaped
    }

    fn code(&self, text: &str) -> String {
        let typewriter = format!("\\texttt{{{}}}", self.text(&visible(text)));
        match self.language.is_right_to_left() {
            true => format!("\\lr{{{typewriter}}}"),
            false => typewriter,
        }
    }

    fn moves(&self, moves: &[String]) -> String {
        self.code(&moves.join(" "))
    }

    fn strong(&self, marked_up: &str) -> String {
        format!("\\textbf{{{marked_up}}}")
    }

    fn player(&self, _: Player, name: &str) -> String {
        name.to_owned()
    }
}
