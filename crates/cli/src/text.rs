//! Pages as text for a terminal.

use comfy_table::{CellAlignment, presets};
use gametree_lab::report::MOST_ROWS;
use gametree_language::{Argument, Language, message, visible, without_marks};
use gametree_picture::tree::tree_text;
use gametree_picture::{Chart, TextStyle, chart_text, wrapped};
use gametree_present::Markup;
use gametree_present::page::{Align, Block, Fact, Page, PlayLine, Remark, Table};
use gametree_rules::Player;
use unicode_width::UnicodeWidthStr;

use crate::screen::Screen;
use crate::terminal::columns;

/// Narrower ones cannot be read.
const NARROWEST_CHART: usize = 40;

/// Wider charts say no more.
const WIDEST_CHART: usize = 100;

/// Writes pages the way a screen shows them.
pub(crate) struct Text<'a> {
    screen: &'a Screen,
    style: TextStyle,
}

impl Markup for Text<'_> {
    fn language(&self) -> Language {
        self.screen.language()
    }

    fn text(&self, text: &str) -> String {
        if self.screen.marks() { text.to_owned() } else { without_marks(text).into_owned() }
    }

    /// Every value and every cell is kept apart as a whole.
    fn code(&self, text: &str) -> String {
        visible(text).into_owned()
    }

    fn moves(&self, moves: &[String]) -> String {
        wrapped(&moves.iter().map(|mv| self.code(mv)).collect::<Vec<_>>())
    }

    fn strong(&self, marked_up: &str) -> String {
        self.style.terminal.strong(marked_up)
    }

    fn player(&self, player: Player, name: &str) -> String {
        self.style.terminal.in_colour_of(player, name)
    }

    fn pick<'b>(&self, fancy: &'b str, plain: &'b str) -> &'b str {
        self.style.terminal.pick(fancy, plain)
    }
}

impl<'a> Text<'a> {
    pub(crate) fn new(screen: &'a Screen) -> Self {
        Text { screen, style: screen.style() }
    }

    /// For where colours have no meaning.
    pub(crate) fn without_colours(screen: &'a Screen) -> Self {
        let mut style = screen.style();
        style.terminal.colour = false;
        Text { screen, style }
    }

    /// The pieces with an empty line between them.
    pub(crate) fn page(&self, page: &Page) -> String {
        let blocks = page.blocks.iter().map(|block| self.block(block));
        blocks.filter(|block| !block.is_empty()).collect::<Vec<_>>().join("\n")
    }

    /// Ends with a line break.
    fn block(&self, block: &Block) -> String {
        match block {
            Block::Board { session, after } => {
                let after = after.as_ref().map(|mv| format!("{}\n", self.strong(&self.code(mv))));
                format!("{}{}", after.unwrap_or_default(), session.board(&self.style))
            }
            Block::Sentence(message) => format!("{}\n", self.say(message)),
            Block::Prose { label, sentences } => {
                let said = sentences.iter().map(|said| self.screen.wrapped(&self.say(said), "  "));
                format!("{}\n{}", self.strong(&self.say(label)), said.collect::<String>())
            }
            Block::Facts(facts) => self.facts(facts),
            Block::Named { name, title, facts } => {
                // What does not fit beside the name stands below what does.
                let space = " ".repeat(name.width() + 2);
                let title = self.screen.beside(&space, &self.say(title));
                format!("{}  {title}\n{}", self.strong(&self.code(name)), self.facts(facts))
            }
            Block::Table(table) => self.table(table),
            Block::Lines { label, lines } => {
                let lines: String = lines.iter().map(|line| self.line(line)).collect();
                format!("{}\n{lines}", self.say(label))
            }
            Block::Remarks(remarks) => remarks.iter().map(|remark| self.remark(remark)).collect(),
            Block::Heading(heading) => format!("{}\n", self.strong(&self.say(heading))),
            // So narrow a picture would be broken to pieces; what it shows is in the table.
            Block::Plot { .. } if columns() < NARROWEST_CHART => String::new(),
            Block::Plot { plot, .. } => {
                // Notes are about what only a picture has room for.
                let chart = Chart { notes: Vec::new(), ..plot.chart(self.screen.language()) };
                chart_text(&chart, &self.style, columns().min(WIDEST_CHART))
            }
            Block::Tree { title, tree, .. } => {
                format!("{}\n{}", self.strong(&self.say(title)), tree_text(tree, &self.style))
            }
            Block::Verbatim(text) => {
                text.lines().map(|line| format!("  {}\n", visible(line))).collect()
            }
        }
    }

    /// Lines of a label and what belongs to it.
    pub(crate) fn facts(&self, facts: &[Fact]) -> String {
        let row = |fact: &Fact| {
            let indent = if fact.is_detail { "  " } else { "" };
            (format!("{indent}{}", self.cell(&fact.label)), self.cell(&fact.value))
        };
        self.style.labelled(&facts.iter().map(row).collect::<Vec<_>>())
    }

    /// The table; on a terminal that is too narrow without those columns that it may do without, from the last on.
    fn table(&self, table: &Table) -> String {
        let mut table = table.clone();
        let mut left_out = Vec::new();
        let mut text = self.drawn(&table);
        while let Some(room) = self.screen.room()
            && text.lines().any(|line| line.width() > room)
            && let Some(index) = table.columns.iter().rposition(|column| column.is_optional)
        {
            left_out.insert(0, table.columns[index].label.clone());
            table = table.without_column(index);
            text = self.drawn(&table);
        }
        if !left_out.is_empty() {
            let labels: Vec<String> = left_out.iter().map(|label| self.cell(label)).collect();
            let columns = message!("table-left-out", columns = Argument::list(labels, ", "));
            text += &format!("\n{}\n", self.say(&columns));
        }
        if let Some(caption) = &table.caption {
            text = format!("{}\n\n{text}", self.say(caption));
        }
        if let Some(legend) = &table.legend {
            text += &format!("\n{}\n", self.say(legend));
        }
        if let rows @ 1.. = table.left_out {
            let mut more = message!("more-rows", rows = rows);
            if table.rows.len() < MOST_ROWS {
                more = more.followed_by(message!("advice-all-rows", rows = rows));
            }
            text += &format!("{}\n", self.say(&more));
        }
        text
    }

    /// Labels and rows alone.
    fn drawn(&self, table: &Table) -> String {
        let apart = |cell| self.screen.cell(&self.cell(cell));
        let mut drawn = comfy_table::Table::new();
        drawn
            .load_style(presets::NOTHING)
            .set_header(table.columns.iter().map(|column| apart(&column.label)));
        for row in &table.rows {
            drawn.add_row(row.iter().map(apart));
        }
        for (column, align) in
            drawn.column_iter_mut().zip(table.columns.iter().map(|column| column.align))
        {
            if align == Align::End {
                column.set_cell_alignment(CellAlignment::Right);
            }
        }
        format!("{}\n", drawn.trim_fmt())
    }

    fn line(&self, PlayLine { value, known, moves }: &PlayLine) -> String {
        let apart = |text: String| self.screen.cell(&text);
        let (value, known) = (apart(self.cell(value)), apart(self.say(known)));
        self.screen.line(&format!("  {value} ({known})  {}\n", apart(self.moves(moves))))
    }

    fn remark(&self, Remark { text, reason }: &Remark) -> String {
        let reason = reason.as_ref().map(|reason| self.style.terminal.faint(&self.say(reason)));
        let reason = reason.map(|reason| format!("\n    {reason}")).unwrap_or_default();
        format!("{}{reason}\n", self.say(text))
    }
}
