use gametree_language::{Message, message};

/// A part of a report.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Section {
    /// Its text.
    Text,
    /// Its conclusions.
    Conclusions,
    /// Its listings of the program.
    Listing,
    /// Its table.
    Table,
    /// The boards that it prints.
    Boards,
}

impl Section {
    /// Its name in text.
    pub const fn name(self) -> &'static str {
        match self {
            Section::Text => "text",
            Section::Conclusions => "conclusions",
            Section::Listing => "listing",
            Section::Table => "table",
            Section::Boards => "boards",
        }
    }
}

/// The source of a statement about a report.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// The report itself.
    Report {
        /// The part of it that says so.
        section: Section,
    },
    /// The program behind the report; the report does not show it.
    Program,
    /// Neither of them: we worked it out.
    Reconstruction,
    /// A table that a reader has given, not the report's own.
    Given,
}

impl Source {
    /// A part of the report.
    pub const fn report(section: Section) -> Source {
        Source::Report { section }
    }

    /// The name of its kind in text.
    pub const fn name(self) -> &'static str {
        match self {
            Source::Report { .. } => "report",
            Source::Program => "program",
            Source::Reconstruction => "reconstruction",
            Source::Given => "given",
        }
    }

    /// The part of the report, if it is the report.
    pub const fn section(self) -> Option<Section> {
        match self {
            Source::Report { section } => Some(section),
            Source::Program | Source::Reconstruction | Source::Given => None,
        }
    }

    /// The source in a few words.
    pub fn said(self) -> Message {
        match self {
            Source::Report { section: Section::Text } => message!("source-text"),
            Source::Report { section: Section::Conclusions } => message!("source-conclusions"),
            Source::Report { section: Section::Listing } => message!("source-listing"),
            Source::Report { section: Section::Table } => message!("source-table"),
            Source::Report { section: Section::Boards } => message!("source-boards"),
            Source::Program => message!("source-program"),
            Source::Reconstruction => message!("source-reconstruction"),
            Source::Given => message!("source-given"),
        }
    }
}
