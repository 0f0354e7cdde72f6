//! The command line as types. The words for it are messages: see `help`.

use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::{Args, Parser, Subcommand, ValueEnum};
use gametree_catalogue::Algorithm;
use gametree_language::{Language, ascii_digits};
use gametree_play::Strength;
use gametree_search::Order;

/// What every command takes comes after what is its own.
pub(crate) const LAST: usize = 1000;

#[derive(Parser, Debug)]
#[command(name = "gametree", version)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,

    // Both are looked for before anything else is parsed (see `screen`); here they are declared.
    #[arg(long, global = true, display_order = LAST, value_name = "LANGUAGE", value_parser = languages())]
    pub(crate) lang: Option<String>,

    #[arg(long, global = true, display_order = LAST)]
    pub(crate) json: bool,

    #[arg(long, global = true, display_order = LAST)]
    pub(crate) ascii: bool,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    Play(Play),
    Games,
    Show(Show),
    Analyze(Analyze),
    Tree(Tree),
    Diff(Diff),
    Perft(Perft),
    Solve(Solve),
    Verify(Verify),
    Grade(Grade),
    Sweep(Sweep),
    Bench(Bench),
    Completions(Completions),
    Man(Man),
}

/// A game, and a position in it.
#[derive(Args, Debug)]
pub(crate) struct Place {
    #[arg(value_name = "SPEC")]
    pub(crate) spec: String,

    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,

    #[arg(long, value_name = "MOVES", allow_hyphen_values = true)]
    pub(crate) moves: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct Show {
    #[command(flatten)]
    pub(crate) place: Place,

    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub(crate) format: BoardFormat,
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BoardFormat {
    Text,
    Svg,
}

#[derive(Args, Debug)]
pub(crate) struct Analyze {
    #[command(flatten)]
    pub(crate) place: Place,

    #[command(flatten)]
    pub(crate) search: Search,

    #[arg(long)]
    pub(crate) boards: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Tree {
    #[command(flatten)]
    pub(crate) place: Place,

    #[command(flatten)]
    pub(crate) search: Search,

    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub(crate) format: Format,

    #[arg(long, value_name = "VISITS", value_parser = positive, allow_negative_numbers = true)]
    pub(crate) step: Option<u64>,

    #[arg(long)]
    pub(crate) only_line: bool,

    #[arg(long, value_name = "NUMBER", default_value = "100000", value_parser = positive, allow_negative_numbers = true)]
    pub(crate) max_nodes: u64,

    #[arg(long, value_name = "NUMBER", value_parser = positive, allow_negative_numbers = true)]
    pub(crate) max_children: Option<u64>,

    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,

    #[arg(long, conflicts_with_all = ["format", "out", "only_line", "step"])]
    pub(crate) interactive: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Diff {
    #[command(flatten)]
    pub(crate) place: Place,

    #[arg(long, value_name = "SEARCH", allow_hyphen_values = true)]
    pub(crate) a: String,

    #[arg(long, value_name = "SEARCH", allow_hyphen_values = true)]
    pub(crate) b: String,

    #[arg(long, value_name = "NUMBER", default_value = "200000", value_parser = positive, allow_negative_numbers = true)]
    pub(crate) max_nodes: u64,
}

/// A search's options on their own, as `--a` and `--b` hold them.
#[derive(Parser, Debug)]
#[command(no_binary_name = true)]
pub(crate) struct SearchLine {
    #[command(flatten)]
    pub(crate) search: Search,
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Format {
    Text,
    Svg,
    Dot,
    Tikz,
    Json,
}

/// A search, by its options.
#[derive(Args, Debug)]
pub(crate) struct Search {
    #[arg(long, value_name = "NAME", default_value = "alphabeta", value_parser = algorithms())]
    pub(crate) algorithm: String,

    #[arg(long, value_name = "PLIES", value_parser = positive, allow_negative_numbers = true)]
    pub(crate) depth: Option<u64>,

    #[arg(long, value_name = "MS", value_parser = number, allow_negative_numbers = true)]
    pub(crate) time: Option<u64>,

    #[arg(long, value_name = "NUMBER", value_parser = positive, allow_negative_numbers = true)]
    pub(crate) nodes: Option<u64>,

    #[arg(long, value_name = "NAME", default_value = "plain")]
    pub(crate) heuristic: String,

    #[arg(long, value_name = "HOW", default_value = "first")]
    pub(crate) ties: Ties,

    #[arg(long, value_name = "NUMBER", default_value = "0", value_parser = number, allow_negative_numbers = true)]
    pub(crate) seed: u64,

    #[arg(long)]
    pub(crate) merge: bool,

    #[arg(long, value_name = "ORDER", default_value = "listed", value_parser = orders())]
    pub(crate) order: String,

    #[command(flatten)]
    pub(crate) engine: Engine,
}

/// What the strong searches take.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct Engine {
    #[arg(long, value_name = "MB", default_value = "256", value_parser = positive, allow_negative_numbers = true)]
    pub(crate) hash: u64,

    #[arg(long, value_name = "NUMBER", default_value = "1", value_parser = positive, allow_negative_numbers = true)]
    pub(crate) threads: u64,

    #[arg(long, value_name = "NUMBER", default_value = "1", value_parser = positive, allow_negative_numbers = true)]
    pub(crate) lines: u64,

    #[arg(long, value_name = "GOAL", default_value = "exact")]
    pub(crate) goal: Goal,
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Goal {
    Winner,
    Exact,
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ties {
    First,
    Random,
}

#[derive(Args, Debug)]
pub(crate) struct Play {
    #[arg(value_name = "SPEC", conflicts_with = "resume")]
    pub(crate) spec: Option<String>,

    #[arg(long, value_name = "TEXT", allow_hyphen_values = true, requires = "spec")]
    pub(crate) position: Option<String>,

    #[arg(long, value_name = "MOVES", allow_hyphen_values = true, requires = "spec")]
    pub(crate) moves: Option<String>,

    #[arg(long, value_name = "NUMBER", value_parser = ["0", "1", "2"])]
    pub(crate) people: Option<String>,

    #[arg(long, value_name = "WHO")]
    pub(crate) first: Option<First>,

    #[arg(long, value_name = "HOW", value_parser = strengths())]
    pub(crate) strength: Option<String>,

    #[command(flatten)]
    pub(crate) search: PlayerSearch,

    #[arg(long, value_name = "NUMBER", value_parser = number, allow_negative_numbers = true)]
    pub(crate) seed: Option<u64>,

    #[arg(long)]
    pub(crate) resume: bool,

    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,

    #[arg(long, value_name = "LEVEL", default_value = "off")]
    pub(crate) log: Level,
}

/// How the computer searches, where a strength is not enough.
#[derive(Args, Debug)]
pub(crate) struct PlayerSearch {
    #[arg(long, value_name = "NAME", value_parser = algorithms(), conflicts_with = "strength")]
    pub(crate) algorithm: Option<String>,

    #[arg(long, value_name = "PLIES", value_parser = positive, allow_negative_numbers = true, conflicts_with = "strength")]
    pub(crate) depth: Option<u64>,

    #[arg(long, value_name = "MS", value_parser = number, allow_negative_numbers = true, conflicts_with = "strength")]
    pub(crate) time: Option<u64>,

    #[arg(long, value_name = "NUMBER", value_parser = positive, allow_negative_numbers = true, conflicts_with = "strength")]
    pub(crate) nodes: Option<u64>,

    #[arg(long, value_name = "NAME", conflicts_with = "strength")]
    pub(crate) heuristic: Option<String>,
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum First {
    Human,
    Computer,
    Toss,
}

/// How much is said on standard error for those who look for faults.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Level {
    Off,
    Info,
    Debug,
}

#[derive(Args, Debug)]
pub(crate) struct Perft {
    #[command(flatten)]
    pub(crate) place: Place,

    #[arg(long, value_name = "PLIES", value_parser = number, allow_negative_numbers = true)]
    pub(crate) depth: Option<u64>,

    #[arg(long, value_name = "NUMBER", default_value = "30000000", value_parser = positive, allow_negative_numbers = true)]
    pub(crate) max_positions: u64,
}

#[derive(Args, Debug)]
pub(crate) struct Solve {
    #[command(flatten)]
    pub(crate) place: Place,

    #[command(flatten)]
    pub(crate) effort: Effort,

    #[arg(long, value_name = "FILE")]
    pub(crate) certificate: Option<PathBuf>,

    #[arg(long, value_name = "FILE")]
    pub(crate) export: Option<PathBuf>,
}

/// What solving may take.
#[derive(Args, Debug)]
pub(crate) struct Effort {
    #[arg(long, value_name = "MB", default_value = "4096", value_parser = positive, allow_negative_numbers = true)]
    pub(crate) memory: u64,

    #[arg(long, value_name = "NUMBER", value_parser = positive, allow_negative_numbers = true)]
    pub(crate) threads: Option<u64>,
}

#[derive(Args, Debug)]
pub(crate) struct Verify {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
}

#[derive(Args, Debug)]
pub(crate) struct Grade {
    #[command(flatten)]
    pub(crate) place: Place,

    #[command(flatten)]
    pub(crate) searches: GradedSearches,

    #[arg(long, value_name = "NUMBER", default_value = "1000", allow_hyphen_values = true)]
    pub(crate) sample: String,

    #[arg(long, value_name = "NUMBER", default_value = "0", value_parser = number, allow_negative_numbers = true)]
    pub(crate) games: u64,

    #[arg(long, value_name = "MB", default_value = "4096", value_parser = positive, allow_negative_numbers = true)]
    pub(crate) memory: u64,
}

/// A search by its options, where some of them may be several.
#[derive(Args, Debug)]
pub(crate) struct GradedSearches {
    #[arg(long = "algorithm", value_name = "NAME", default_value = "alphabeta", value_delimiter = ',', value_parser = algorithms())]
    pub(crate) algorithms: Vec<String>,

    #[arg(long = "depth", value_name = "PLIES", value_delimiter = ',', allow_hyphen_values = true)]
    pub(crate) depths: Vec<String>,

    #[arg(long, value_name = "MS", value_parser = number, allow_negative_numbers = true)]
    pub(crate) time: Option<u64>,

    #[arg(long, value_name = "NUMBER", value_parser = positive, allow_negative_numbers = true)]
    pub(crate) nodes: Option<u64>,

    #[arg(long = "heuristic", value_name = "NAME", default_value = "plain", value_delimiter = ',')]
    pub(crate) heuristics: Vec<String>,

    #[arg(long, value_name = "HOW", default_value = "first")]
    pub(crate) ties: Ties,

    #[arg(long, value_name = "NUMBER", default_value = "0", value_parser = number, allow_negative_numbers = true)]
    pub(crate) seed: u64,

    #[arg(long)]
    pub(crate) merge: bool,

    #[arg(long, value_name = "ORDER", default_value = "listed", value_parser = orders())]
    pub(crate) order: String,

    #[command(flatten)]
    pub(crate) engine: Engine,
}

#[derive(Args, Debug)]
pub(crate) struct Sweep {
    #[arg(value_name = "SPEC")]
    pub(crate) family: String,

    #[command(flatten)]
    pub(crate) effort: Effort,

    #[arg(long, value_name = "NUMBER", default_value = "5000000", value_parser = positive, allow_negative_numbers = true)]
    pub(crate) nodes: u64,

    #[arg(long, value_name = "FILE")]
    pub(crate) picture: Option<PathBuf>,

    #[arg(long)]
    pub(crate) all_rows: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Bench {
    #[arg(long, value_name = "SIGNATURE")]
    pub(crate) expect: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct Completions {
    #[arg(value_name = "SHELL")]
    pub(crate) shell: clap_complete::Shell,
}

#[derive(Args, Debug)]
pub(crate) struct Man {
    #[arg(value_name = "DIR")]
    pub(crate) folder: PathBuf,
}

fn languages() -> PossibleValuesParser {
    PossibleValuesParser::new(Language::ALL.map(Language::code))
}

fn algorithms() -> PossibleValuesParser {
    PossibleValuesParser::new(Algorithm::ALL.map(Algorithm::name))
}

fn orders() -> PossibleValuesParser {
    PossibleValuesParser::new(Order::ALL.map(Order::name))
}

fn strengths() -> PossibleValuesParser {
    PossibleValuesParser::new(Strength::ALL.map(Strength::name))
}

/// A whole number, in ASCII or Persian digits.
fn number(text: &str) -> Result<u64, NotANumber> {
    number_from(0, text)
}

/// A whole number from 1 on.
fn positive(text: &str) -> Result<u64, NotANumber> {
    number_from(1, text)
}

fn number_from(least: u64, text: &str) -> Result<u64, NotANumber> {
    let number = ascii_digits(text).parse().ok();
    number.filter(|&number| number >= least).ok_or(NotANumber { least })
}

/// Data for the complaint that says what would be right.
#[derive(Debug)]
pub(crate) struct NotANumber {
    pub(crate) least: u64,
}

impl std::fmt::Display for NotANumber {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "not a whole number from {} on", self.least)
    }
}

impl std::error::Error for NotANumber {}
