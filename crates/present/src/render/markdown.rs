use gametree_language::{Language, message, visible};
use gametree_picture::TextStyle;
use gametree_picture::tree::tree_text;
use gametree_rules::Player;

use super::Markup;
use crate::page::{Align, Block, Fact, Page, PlayLine, Remark, Table};

/// The page as Markdown (CommonMark with tables).
pub fn markdown(page: &Page, language: Language) -> String {
    let markdown = Markdown { language };
    let blocks: Vec<String> = page.blocks.iter().map(|block| markdown.block(block)).collect();
    blocks.join("\n")
}

struct Markdown {
    language: Language,
}

impl Markup for Markdown {
    fn language(&self) -> Language {
        self.language
    }

    /// Every sign that could begin something gets a backslash; a line break inside a cell or an item
    /// can only be written as HTML.
    fn text(&self, text: &str) -> String {
        let mut escaped = String::with_capacity(text.len());
        for character in text.chars() {
            match character {
                '\n' => escaped.push_str("<br>"),
                '&' => escaped.push_str("&amp;"),
                '<' => escaped.push_str("&lt;"),
                '>' => escaped.push_str("&gt;"),
                '\\' | '|' | '`' | '*' | '_' | '[' | ']' | '#' | '~' => {
                    escaped.push('\\');
                    escaped.push(character);
                }
                _ => escaped.push(character),
            }
        }
        escaped
    }

    fn code(&self, text: &str) -> String {
        self.text(&self.language.isolated(&visible(text)))
    }

    fn moves(&self, moves: &[String]) -> String {
        self.code(&moves.join(" "))
    }

    fn strong(&self, marked_up: &str) -> String {
        format!("**{marked_up}**")
    }

    fn player(&self, _: Player, name: &str) -> String {
        name.to_owned()
    }
}

impl Markdown {
    /// Ends with a line break.
    fn block(&self, block: &Block) -> String {
        match block {
            Block::Board { session, after } => {
                let style = TextStyle::plain(self.language);
                let after = after.as_ref().map(|mv| format!("{}\n\n", self.strong(&self.code(mv))));
                format!("{}{}", after.unwrap_or_default(), fenced(&session.board(&style)))
            }
            Block::Sentence(message) => format!("{}\n", self.say(message)),
            Block::Prose { label, sentences } => {
                let items = sentences.iter().map(|said| format!("- {}\n", self.say(said)));
                format!("{}\n\n{}", self.strong(&self.say(label)), items.collect::<String>())
            }
            Block::Facts(facts) => self.facts(facts),
            Block::Named { name, title, facts } => {
                format!("## {}: {}\n\n{}", self.code(name), self.say(title), self.facts(facts))
            }
            Block::Table(table) => self.table(table),
            Block::Lines { label, lines } => {
                let lines: String = lines.iter().map(|line| self.line(line)).collect();
                format!("{}\n\n{lines}", self.say(label))
            }
            Block::Remarks(remarks) => remarks.iter().map(|remark| self.remark(remark)).collect(),
            Block::Heading(heading) => format!("## {}\n", self.say(heading)),
            Block::Plot { name, plot } => {
                format!("![{}]({PLOTS}/{name}.svg)\n", self.say(&plot.title))
            }
            Block::Tree { title, tree, .. } => {
                let text = tree_text(tree, &TextStyle::plain(self.language));
                format!("{}\n\n{}", self.strong(&self.say(title)), fenced(&text))
            }
            Block::Verbatim(text) => fenced(&visible_lines(text)),
        }
    }

    fn facts(&self, facts: &[Fact]) -> String {
        let item = |fact: &Fact| {
            let indent = if fact.is_detail { "  " } else { "" };
            format!("{indent}- {}: {}\n", self.cell(&fact.label), self.cell(&fact.value))
        };
        facts.iter().map(item).collect()
    }

    fn table(&self, table: &Table) -> String {
        let row = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
        let mut text = String::new();
        if let Some(caption) = &table.caption {
            text += &format!("{}\n\n", self.say(caption));
        }
        text += &row(table.columns.iter().map(|column| self.cell(&column.label)).collect());
        let rule = |align| if align == Align::End { "--:" } else { ":--" };
        text += &row(table.columns.iter().map(|column| rule(column.align).to_owned()).collect());
        for cells in &table.rows {
            text += &row(cells.iter().map(|cell| self.cell(cell)).collect());
        }
        if let Some(legend) = &table.legend {
            text += &format!("\n{}\n", self.say(legend));
        }
        if table.left_out > 0 {
            text += &format!("\n{}\n", self.say(&message!("more-rows", rows = table.left_out)));
        }
        text
    }

    fn line(&self, PlayLine { value, known, moves }: &PlayLine) -> String {
        format!("1. {} ({}): {}\n", self.cell(value), self.say(known), self.moves(moves))
    }

    fn remark(&self, Remark { text, reason }: &Remark) -> String {
        let reason = reason.as_ref().map(|reason| format!("  \n  {}", self.say(reason)));
        format!("- {}{}\n", self.say(text), reason.unwrap_or_default())
    }
}

/// The folder beside a document that its plots are in.
pub const PLOTS: &str = "plots";

/// Whatever hides in a text is shown; its line breaks are meant.
pub(super) fn visible_lines(text: &str) -> String {
    let lines: Vec<_> = text.lines().map(visible).collect();
    lines.join("\n")
}

/// A block of text as it is; the fence is longer than any in it.
fn fenced(text: &str) -> String {
    let mut fence = "```".to_owned();
    while text.contains(&fence) {
        fence.push('`');
    }
    format!("{fence}text\n{}\n{fence}\n", text.trim_end_matches('\n'))
}
