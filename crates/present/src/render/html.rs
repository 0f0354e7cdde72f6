use gametree_language::{Language, message, visible, without_marks};
use gametree_picture::tree::tree_svg;
use gametree_picture::{TextStyle, chart_svg};
use gametree_rules::Player;

use super::Markup;
use super::markdown::visible_lines;
use crate::page::{Align, Block, Cell, Fact, Page, PlayLine, Remark, Table};

/// The page as a piece of HTML: one `section` with classes and no styles, that says its language and
/// direction. Everything in it is escaped.
pub fn html(page: &Page, language: Language) -> String {
    // Below a title of the page's own, prose is one level further down.
    let has_title = |block: &Block| matches!(block, Block::Named { .. } | Block::Heading(_));
    let prose = if page.blocks.iter().any(has_title) { "h3" } else { "h2" };
    let html = Html { language, prose };
    let direction = if language.is_right_to_left() { "rtl" } else { "ltr" };
    let blocks: String = page.blocks.iter().map(|block| html.block(block)).collect();
    format!(
        "<section class=\"gametree\" lang=\"{}\" dir=\"{direction}\">\n{blocks}</section>\n",
        language.code()
    )
}

struct Html {
    language: Language,
    /// The element of the headings of prose.
    prose: &'static str,
}

impl Markup for Html {
    fn language(&self) -> Language {
        self.language
    }

    fn text(&self, text: &str) -> String {
        let mut escaped = String::with_capacity(text.len());
        for character in text.chars() {
            match character {
                '&' => escaped.push_str("&amp;"),
                '<' => escaped.push_str("&lt;"),
                '>' => escaped.push_str("&gt;"),
                '"' => escaped.push_str("&quot;"),
                '\'' => escaped.push_str("&#39;"),
                '\n' => escaped.push_str("<br>"),
                _ => escaped.push(character),
            }
        }
        escaped
    }

    fn code(&self, text: &str) -> String {
        format!("<bdi class=\"code\" dir=\"ltr\">{}</bdi>", self.text(&visible(text)))
    }

    fn moves(&self, moves: &[String]) -> String {
        self.code(&moves.join(" "))
    }

    fn strong(&self, marked_up: &str) -> String {
        format!("<strong>{marked_up}</strong>")
    }

    fn player(&self, player: Player, name: &str) -> String {
        format!("<span class=\"{}\">{name}</span>", player.name())
    }

    fn isolated(&self, text: &str) -> String {
        format!("<bdi>{}</bdi>", self.text(text))
    }
}

impl Html {
    fn block(&self, block: &Block) -> String {
        match block {
            Block::Board { session, after } => {
                let style = TextStyle::plain(self.language);
                let board = self.preformatted(&session.board(&style));
                let after = after.as_ref().map(|mv| self.paragraph("move", &self.code(mv)));
                format!("{}<pre class=\"board\">{board}</pre>\n", after.unwrap_or_default())
            }
            Block::Sentence(message) => self.paragraph("sentence", &self.say(message)),
            Block::Prose { label, sentences } => {
                let sentences =
                    sentences.iter().map(|said| self.paragraph("sentence", &self.say(said)));
                let (level, label) = (self.prose, self.say(label));
                format!("<{level}>{label}</{level}>\n{}", sentences.collect::<String>())
            }
            Block::Facts(facts) => self.facts(facts),
            Block::Named { name, title, facts } => {
                let facts = self.facts(facts);
                format!("<h2>{} {}</h2>\n{facts}", self.code(name), self.say(title))
            }
            Block::Table(table) => self.table(table),
            Block::Lines { label, lines } => {
                let lines: String = lines.iter().map(|line| self.line(line)).collect();
                let label = self.paragraph("label", &self.say(label));
                format!("{label}<ol class=\"lines\">\n{lines}</ol>\n")
            }
            Block::Remarks(remarks) => {
                let remarks: String = remarks.iter().map(|remark| self.remark(remark)).collect();
                format!("<ul class=\"remarks\">\n{remarks}</ul>\n")
            }
            Block::Heading(heading) => format!("<h2>{}</h2>\n", self.say(heading)),
            Block::Plot { name, plot } => {
                let svg = chart_svg(&plot.chart(self.language), self.language);
                format!("<figure class=\"plot\">{}</figure>\n", svg.inline(&format!("plot-{name}")))
            }
            Block::Tree { name, title, tree } => {
                let title = without_marks(&self.language.say(title)).into_owned();
                let svg = tree_svg(tree, &title, self.language).inline(&format!("tree-{name}"));
                let caption = self.text(&title);
                format!("<figure class=\"tree\"><figcaption>{caption}</figcaption>{svg}</figure>\n")
            }
            Block::Verbatim(text) => {
                let text = self.preformatted(&visible_lines(text));
                format!("<pre class=\"verbatim\" dir=\"ltr\">{text}</pre>\n")
            }
        }
    }

    /// Line breaks stay what they are.
    fn preformatted(&self, text: &str) -> String {
        let lines: Vec<String> = text.lines().map(|line| self.text(line)).collect();
        lines.join("\n")
    }

    fn paragraph(&self, class: &str, marked_up: &str) -> String {
        format!("<p class=\"{class}\">{marked_up}</p>\n")
    }

    fn facts(&self, facts: &[Fact]) -> String {
        let item = |fact: &Fact| {
            let class = if fact.is_detail { " class=\"detail\"" } else { "" };
            let (label, value) = (self.cell(&fact.label), self.cell(&fact.value));
            format!("<dt{class}>{label}</dt><dd{class}>{value}</dd>\n")
        };
        format!("<dl class=\"facts\">\n{}</dl>\n", facts.iter().map(item).collect::<String>())
    }

    fn table(&self, table: &Table) -> String {
        let class = |align| if align == Align::End { " class=\"end\"" } else { "" };
        let cells = |tag: &str, cells: Vec<(&Cell, Align)>| {
            let cell =
                |(cell, align)| format!("<{tag}{}>{}</{tag}>", class(align), self.number(cell));
            format!("<tr>{}</tr>\n", cells.into_iter().map(cell).collect::<String>())
        };
        let header =
            cells("th", table.columns.iter().map(|column| (&column.label, column.align)).collect());
        let rows = table.rows.iter().map(|row| {
            let aligns = table.columns.iter().map(|column| column.align);
            cells("td", row.iter().zip(aligns).collect())
        });
        let caption = table.caption.as_ref().map(|caption| self.say(caption));
        let caption = caption.map(|caption| format!("<caption>{caption}</caption>\n"));
        let legend =
            table.legend.as_ref().map(|legend| self.paragraph("legend", &self.say(legend)));
        let more = message!("more-rows", rows = table.left_out);
        let more = (table.left_out > 0).then(|| self.paragraph("more", &self.say(&more)));
        format!(
            "<table>\n{}<thead>\n{header}</thead>\n<tbody>\n{}</tbody>\n</table>\n{}{}",
            caption.unwrap_or_default(),
            rows.collect::<String>(),
            legend.unwrap_or_default(),
            more.unwrap_or_default()
        )
    }

    /// A cell; a number keeps its sign on the left wherever it stands.
    fn number(&self, cell: &Cell) -> String {
        let text = self.cell(cell);
        let has_sign = cell.is_number() && text.contains(['−', '+']);
        match has_sign && self.language.is_right_to_left() {
            true => format!("<bdi dir=\"ltr\">{text}</bdi>"),
            false => text,
        }
    }

    fn line(&self, PlayLine { value, known, moves }: &PlayLine) -> String {
        let (value, known) = (self.cell(value), self.say(known));
        format!("<li>{value} ({known}) {}</li>\n", self.moves(moves))
    }

    fn remark(&self, Remark { text, reason }: &Remark) -> String {
        let reason = reason.as_ref().map(|reason| self.paragraph("reason", &self.say(reason)));
        format!("<li>{}{}</li>\n", self.say(text), reason.unwrap_or_default())
    }
}
