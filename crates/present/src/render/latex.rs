use gametree_language::{Language, message, visible, without_marks};
use gametree_rules::Player;

use super::Markup;
use crate::page::{Align, Cell, Table};

/// The table for LaTeX: a `table` to be copied or `\input` into a document, with nothing but what LaTeX has
/// itself. (Persian needs XeLaTeX with `xepersian`, whose `\lr` keeps moves and positions from left to right.)
/// Everything in it is escaped.
pub fn latex(table: &Table, language: Language) -> String {
    let latex = Latex { language };
    let columns = table.columns.iter().map(|column| match column.align {
        Align::Start => 'l',
        Align::End => 'r',
    });
    let row = |cells: &mut dyn Iterator<Item = &Cell>| {
        let cells: Vec<String> = cells.map(|cell| latex.cell(cell)).collect();
        format!("{} \\\\\n", cells.join(" & "))
    };
    let caption = table.caption.as_ref().map(|text| format!("\\caption{{{}}}\n", latex.say(text)));
    let labels = row(&mut table.columns.iter().map(|column| &column.label));
    let rows: String = table.rows.iter().map(|cells| row(&mut cells.iter())).collect();
    let more = message!("more-rows", rows = table.left_out);
    let below = table.legend.iter().chain((table.left_out > 0).then_some(&more));
    let below: String = below.map(|text| format!("\\par {}\n", latex.say(text))).collect();
    format!(
        "% Made by gametree.\n\\begin{{table}}\n\\centering\n{}\\begin{{tabular}}{{{}}}\n\\hline\n\
         {labels}\\hline\n{rows}\\hline\n\\end{{tabular}}\n{below}\\end{{table}}\n",
        caption.unwrap_or_default(),
        columns.collect::<String>(),
    )
}

/// Text for LaTeX, everything in it escaped.
pub fn latex_text(text: &str, language: Language) -> String {
    Latex { language }.text(text)
}

struct Latex {
    language: Language,
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
