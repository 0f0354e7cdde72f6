//! What a result says, as data: boards, sentences, facts, tables. A renderer turns it into text for a
//! terminal, Markdown or HTML; the words and the numbers are the same everywhere.

mod cell;
mod fact;
mod plot;
mod table;

use gametree_catalogue::Session;
use gametree_language::Message;
use gametree_picture::tree::Tree;

pub use cell::{Cell, milliseconds};
pub use fact::Fact;
pub use plot::{Curve, Plot};
pub use table::{Align, Column, Table};

/// Everything that is said about a result, from top to bottom.
///
/// ```
/// use gametree::catalogue::Catalogue;
/// use gametree::language::Language;
/// use gametree::present::{html, markdown, report};
///
/// let session = Catalogue::standard().open("stones:stones=5")?;
/// let page = report::show(&*session);
/// assert!(markdown(&page, Language::Polish).contains("stones:stones=5"));
/// assert!(html(&page, Language::Persian).contains("dir=\"rtl\""));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Default)]
pub struct Page {
    /// The pieces, in their order.
    pub blocks: Vec<Block>,
}

/// A piece of a page.
pub enum Block {
    /// A position, drawn; the move that led to it, where that matters.
    Board {
        /// The game in the position.
        session: Box<dyn Session>,
        /// The move before it.
        after: Option<String>,
    },
    /// A sentence on its own.
    Sentence(Message),
    /// Sentences under a heading.
    Prose {
        /// The heading.
        label: Message,
        /// One by one.
        sentences: Vec<Message>,
    },
    /// Labels with what belongs to them.
    Facts(Vec<Fact>),
    /// Facts about something that has a name and a title.
    Named {
        /// Its name, the same in every language.
        name: String,
        /// What it is.
        title: Message,
        /// What there is to know.
        facts: Vec<Fact>,
    },
    /// Rows and columns.
    Table(Table),
    /// Lines of play, best first.
    Lines {
        /// What they are.
        label: Message,
        /// One by one.
        lines: Vec<PlayLine>,
    },
    /// Remarks, each with its reason.
    Remarks(Vec<Remark>),
    /// What the pieces below are about.
    Heading(Message),
    /// A chart. Where pictures are files, this is the name of its own, without ending.
    Plot {
        /// The name.
        name: &'static str,
        /// The chart.
        plot: Plot,
    },
    /// A search tree. Where pictures are part of a page it is drawn, elsewhere it stands in lines.
    Tree {
        /// A word that no other tree of the page has.
        name: String,
        /// What it is.
        title: Message,
        /// The tree.
        tree: Tree,
    },
    /// Text to be copied as it is: a command, a file.
    Verbatim(String),
}

/// A line of play and what it is worth.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayLine {
    /// The value.
    pub value: Cell,
    /// How sure that is.
    pub known: Message,
    /// The moves.
    pub moves: Vec<String>,
}

/// A sentence and the reason for it.
#[derive(Clone, PartialEq, Debug)]
pub struct Remark {
    /// The sentence.
    pub text: Message,
    /// Why it is so.
    pub reason: Option<Message>,
}

impl Page {
    /// A page of these pieces.
    pub fn new(blocks: impl IntoIterator<Item = Block>) -> Page {
        Page { blocks: blocks.into_iter().collect() }
    }

    /// Adds a piece.
    pub fn push(&mut self, block: Block) {
        self.blocks.push(block);
    }

    /// The facts of all pieces, in their order.
    pub fn facts(&self) -> impl Iterator<Item = &Fact> {
        self.blocks.iter().flat_map(|block| match block {
            Block::Facts(facts) | Block::Named { facts, .. } => facts.as_slice(),
            _ => &[],
        })
    }
}

impl Block {
    /// The position of a session, as it is now.
    pub fn board(session: &dyn Session) -> Block {
        Block::Board { session: session.copy(), after: None }
    }
}
