//! The command line as types. The words for it are messages: see `help`.

use std::path::PathBuf;

use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::{Args, Parser, Subcommand, ValueEnum};
use gametree_lab::experiment::Sides;
use gametree_lab::reports::Report;
use gametree_language::{Argument, Language, ascii_digits, message, persian_digits};
use gametree_play::Strength;
use gametree_rules::work::Budget;

use crate::commands::{exercise, perft, reproduce, tree};
use crate::complaint::{Complaint, placeholder};
use crate::memory;
use crate::search::{OfPlayer, One, Players, SearchOptions, Several};

/// What every command takes comes after what is its own.
pub(crate) const LAST: usize = 1000;

#[derive(Parser, Debug)]
#[command(name = "gametree", version)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,

    // These are looked for before anything else is parsed (see `screen`); here they are declared.
    #[arg(long, global = true, display_order = LAST, value_name = "LANGUAGE", value_parser = languages())]
    pub(crate) lang: Option<String>,

    #[arg(long, global = true, display_order = LAST)]
    pub(crate) json: bool,

    #[arg(long, global = true, display_order = LAST)]
    pub(crate) ascii: bool,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    Serve(Serve),
    Play(Play),
    Games,
    Rules(Rules),
    Show(Show),
    Analyze(Analyze),
    Tree(Tree),
    Diff(Diff),
    Exercise(Exercise),
    Perft(Perft),
    Solve(Solve),
    Tables(Tables),
    Verify(Verify),
    Grade(Grade),
    Sweep(Sweep),
    Compare(Compare),
    Tournament(Tournament),
    Reproduce(Reproduce),
    Bench(Bench),
    Completions(Completions),
    Man(Man),
}

/// The memory that whatever grows with the work may take.
#[derive(Args, Debug)]
pub(crate) struct Memory {
    #[arg(id = "work_memory", long = "memory", value_name = "MB", default_value_t = Memory::USUAL, value_parser = positive, allow_negative_numbers = true)]
    megabytes: u64,
}

impl Memory {
    const USUAL: u64 = Budget::DEFAULT_MEMORY >> 20;

    /// What work may spend: that much memory, or a complaint if the machine has less.
    pub(crate) fn budget(&self) -> Result<Budget, Complaint> {
        let memory = memory::allowed(self.megabytes, Memory::USUAL)?;
        Ok(Budget { memory, ..Budget::default() })
    }
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
pub(crate) struct Serve {
    #[arg(long, value_name = "NUMBER", value_parser = number, allow_negative_numbers = true)]
    pub(crate) port: Option<u64>,

    #[arg(long, value_name = "ADDRESS")]
    pub(crate) bind: Option<String>,

    #[arg(long)]
    pub(crate) open: bool,

    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct Rules {
    #[arg(value_name = "SPEC")]
    pub(crate) spec: String,
}

#[derive(Args, Debug)]
pub(crate) struct Show {
    #[command(flatten)]
    pub(crate) place: Place,

    #[arg(long, value_name = "FORMAT")]
    pub(crate) format: Option<BoardFormat>,

    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BoardFormat {
    Text,
    Svg,
    Png,
    Pdf,
}

#[derive(Args, Debug)]
pub(crate) struct Analyze {
    #[command(flatten)]
    pub(crate) place: Place,

    #[command(flatten)]
    pub(crate) search: SearchOptions<One>,

    #[arg(long)]
    pub(crate) boards: bool,

    #[arg(id = "use_table", long = "table", value_name = "DIR")]
    pub(crate) table: Option<PathBuf>,

    #[command(flatten)]
    pub(crate) memory: Memory,
}

#[derive(Args, Debug)]
pub(crate) struct Tree {
    #[command(flatten)]
    pub(crate) place: Place,

    #[command(flatten)]
    pub(crate) search: SearchOptions<One>,

    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub(crate) format: Format,

    #[arg(long, value_name = "VISITS", value_parser = positive, allow_negative_numbers = true)]
    pub(crate) step: Option<u64>,

    #[arg(long)]
    pub(crate) only_line: bool,

    #[arg(long, value_name = "NUMBER", default_value_t = tree::USUAL_NODES, value_parser = positive, allow_negative_numbers = true)]
    pub(crate) max_nodes: u64,

    #[arg(long, value_name = "NUMBER", value_parser = positive, allow_negative_numbers = true)]
    pub(crate) max_children: Option<u64>,

    #[arg(long)]
    pub(crate) symmetric: bool,

    #[arg(long, value_name = "SIZE", allow_hyphen_values = true)]
    pub(crate) width: Option<String>,

    #[arg(long, value_name = "WORDS", allow_hyphen_values = true)]
    pub(crate) title: Option<String>,

    #[arg(long, value_name = "WORDS", allow_hyphen_values = true)]
    pub(crate) caption: Option<String>,

    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,

    #[arg(long, conflicts_with_all = ["format", "out", "only_line", "step", "width", "title", "caption"])]
    pub(crate) interactive: bool,

    #[command(flatten)]
    pub(crate) memory: Memory,
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

    #[command(flatten)]
    pub(crate) memory: Memory,
}

#[derive(Args, Debug)]
pub(crate) struct Exercise {
    #[arg(long, value_name = "SHAPE", default_value = exercise::USUAL_SHAPE)]
    pub(crate) shape: String,

    #[arg(id = "exercise_seed", long = "seed", value_name = "NUMBER", default_value = "1", value_parser = number, allow_negative_numbers = true)]
    pub(crate) seed: u64,

    #[arg(long, value_name = "NUMBER", value_parser = number, allow_negative_numbers = true)]
    pub(crate) cuts: Option<u64>,

    #[arg(long, value_name = "NUMBER", default_value = "1", value_parser = positive, allow_negative_numbers = true)]
    pub(crate) count: u64,

    #[arg(long, value_name = "LEAVES", allow_hyphen_values = true, conflicts_with_all = ["exercise_seed", "cuts", "count"])]
    pub(crate) leaves: Option<String>,

    #[arg(long, value_name = "WHO", requires = "leaves")]
    pub(crate) root: Option<Root>,

    #[arg(id = "exercise_game", long = "game", value_name = "SPEC", conflicts_with_all = ["shape", "exercise_seed", "cuts", "count", "leaves"])]
    pub(crate) game: Option<String>,

    #[arg(long, value_name = "TEXT", allow_hyphen_values = true, requires = "exercise_game")]
    pub(crate) position: Option<String>,

    #[arg(long, value_name = "MOVES", allow_hyphen_values = true, requires = "exercise_game")]
    pub(crate) moves: Option<String>,

    #[arg(id = "exercise_depth", long = "depth", value_name = "PLIES", default_value_t = exercise::USUAL_DEPTH, value_parser = positive, allow_negative_numbers = true, requires = "exercise_game")]
    pub(crate) depth: u64,

    #[arg(long, value_name = "NAME", requires = "exercise_game")]
    pub(crate) heuristic: Option<String>,

    #[arg(id = "exercise_format", long = "format", value_name = "FORMAT")]
    pub(crate) format: Option<ExerciseFormat>,

    #[arg(long)]
    pub(crate) solution: bool,

    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,

    #[arg(long, value_name = "FILE", conflicts_with_all = ["shape", "exercise_seed", "cuts", "count", "leaves", "exercise_game", "exercise_format", "solution", "out"])]
    pub(crate) check: Option<PathBuf>,
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ExerciseFormat {
    Text,
    Svg,
    Png,
    Pdf,
    Tikz,
    Html,
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Root {
    Max,
    Min,
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Format {
    Text,
    Svg,
    Png,
    Pdf,
    Dot,
    Tikz,
    Json,
}

#[derive(Args, Debug, Default)]
pub(crate) struct Play {
    #[arg(value_name = "SPEC")]
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

    #[arg(long, value_name = "PLAYER", conflicts_with_all = ["people", "first", "strength"])]
    pub(crate) first_player: Option<String>,

    #[arg(long, value_name = "PLAYER", conflicts_with_all = ["people", "first", "strength"])]
    pub(crate) second_player: Option<String>,

    #[command(flatten)]
    pub(crate) search: SearchOptions<OfPlayer>,

    #[arg(long, value_name = "NUMBER", value_parser = number, allow_negative_numbers = true)]
    pub(crate) seed: Option<u64>,

    #[arg(id = "use_table", long = "table", value_name = "DIR")]
    pub(crate) table: Option<PathBuf>,

    #[arg(long)]
    pub(crate) resume: bool,

    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,

    #[arg(long, value_name = "MS", value_parser = number, allow_negative_numbers = true)]
    pub(crate) pause: Option<u64>,

    #[arg(long, value_name = "LEVEL", default_value = "off")]
    pub(crate) log: Level,
}

impl Play {
    /// What was given beside `--resume` although the game that goes on has it already.
    pub(crate) fn too_much_for_resuming(&self) -> Option<Argument> {
        if !self.resume {
            return None;
        }
        if self.spec.is_some() {
            return Some(placeholder(message!("placeholder-spec")));
        }
        let given = [
            ("--people", self.people.is_some()),
            ("--first", self.first.is_some()),
            ("--strength", self.strength.is_some()),
            ("--first-player", self.first_player.is_some()),
            ("--second-player", self.second_player.is_some()),
            ("--seed", self.seed.is_some()),
        ];
        let given = given.into_iter().find(|(_, given)| *given).map(|(name, _)| name.to_owned());
        let searching = || self.search.first_given().map(|key| format!("--{key}"));
        given.or_else(searching).map(Argument::Text)
    }
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum First {
    Human,
    Computer,
    Toss,
}

/// How much is said on standard error for those who look for faults.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) enum Level {
    #[default]
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

    #[arg(long, value_name = "NUMBER", default_value_t = perft::USUAL_POSITIONS, value_parser = positive, allow_negative_numbers = true)]
    pub(crate) max_positions: u64,

    #[command(flatten)]
    pub(crate) memory: Memory,
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

    #[arg(long, value_name = "DIR")]
    pub(crate) table: Option<PathBuf>,

    #[arg(long, conflicts_with = "table")]
    pub(crate) keep: bool,

    #[command(flatten)]
    pub(crate) workers: Workers,
}

/// Who solves a game together, into a table.
#[derive(Args, Debug)]
pub(crate) struct Workers {
    #[arg(long, value_name = "NUMBER", value_parser = positive, allow_negative_numbers = true, conflicts_with = "solving_threads")]
    pub(crate) workers: Option<u64>,

    #[arg(long, value_name = "FILE", conflicts_with = "solving_threads")]
    pub(crate) hosts: Option<PathBuf>,

    #[arg(long, value_name = "NUMBER", value_parser = number, allow_negative_numbers = true, requires = "hosts")]
    pub(crate) process: Option<u64>,

    #[arg(long, value_name = "FILE", requires = "hosts")]
    pub(crate) secret: Option<PathBuf>,

    #[arg(long, value_name = "NUMBER", default_value = "60", value_parser = positive, allow_negative_numbers = true, requires = "hosts")]
    pub(crate) patience: u64,
}

#[derive(Args, Debug)]
pub(crate) struct Tables {
    #[arg(id = "table_folder", value_name = "DIR")]
    pub(crate) folders: Vec<PathBuf>,

    #[arg(id = "check_tables", long = "check")]
    pub(crate) check: bool,

    #[arg(id = "delete_table", long = "delete", conflicts_with = "check_tables")]
    pub(crate) delete: bool,
}

/// What solving may take.
#[derive(Args, Debug)]
pub(crate) struct Effort {
    #[arg(long, value_name = "MB", default_value = "4096", value_parser = megabytes, allow_negative_numbers = true)]
    pub(crate) memory: u64,

    #[arg(id = "solving_threads", long = "threads", value_name = "NUMBER", value_parser = positive, allow_negative_numbers = true)]
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

    #[arg(long, value_name = "SEARCH")]
    pub(crate) search: Vec<String>,

    #[command(flatten)]
    pub(crate) searches: SearchOptions<Several>,

    #[arg(long, value_name = "NUMBER", default_value = "1000", allow_hyphen_values = true)]
    pub(crate) sample: String,

    #[arg(long, value_name = "NUMBER", default_value = "0", value_parser = number, allow_negative_numbers = true)]
    pub(crate) games: u64,

    #[arg(long, value_name = "MB", default_value = "4096", value_parser = megabytes, allow_negative_numbers = true)]
    pub(crate) memory: u64,

    #[arg(id = "use_table", long = "table", value_name = "DIR")]
    pub(crate) table: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct Sweep {
    #[arg(value_name = "SPEC")]
    pub(crate) family: String,

    #[command(flatten)]
    pub(crate) effort: Effort,

    #[arg(id = "family_nodes", long = "nodes", value_name = "NUMBER", default_value = "5000000", value_parser = positive, allow_negative_numbers = true)]
    pub(crate) nodes: u64,

    #[arg(long, value_name = "FILE")]
    pub(crate) picture: Option<PathBuf>,

    #[arg(long)]
    pub(crate) all_rows: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Compare {
    #[command(flatten)]
    pub(crate) experiment: Experiment,

    #[arg(long, value_name = "PLAYER")]
    pub(crate) opponent: Vec<String>,

    #[arg(id = "sides", long = "first", value_name = "WHO", value_parser = PossibleValuesParser::new(Sides::ALL.map(Sides::name)))]
    pub(crate) first: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct Tournament {
    #[command(flatten)]
    pub(crate) experiment: Experiment,

    #[arg(long, value_name = "TEXT")]
    pub(crate) sprt: Option<String>,
}

/// What both kinds of experiments take.
#[derive(Args, Debug)]
pub(crate) struct Experiment {
    #[arg(long, value_name = "SPEC")]
    pub(crate) game: Vec<String>,

    #[arg(long, value_name = "PLAYER")]
    pub(crate) player: Vec<String>,

    #[command(flatten)]
    pub(crate) searches: SearchOptions<Players>,

    #[arg(long, value_name = "NUMBER", value_parser = positive, allow_negative_numbers = true)]
    pub(crate) repeat: Option<u64>,

    #[arg(long, value_name = "NUMBER", value_parser = number, allow_negative_numbers = true)]
    pub(crate) openings: Option<u64>,

    #[arg(long, value_name = "NUMBER", value_parser = positive, allow_negative_numbers = true)]
    pub(crate) plies: Option<u64>,

    #[arg(id = "experiment_seed", long = "seed", value_name = "NUMBER", value_parser = number, allow_negative_numbers = true)]
    pub(crate) seed: Option<u64>,

    #[arg(long)]
    pub(crate) times: bool,

    #[arg(id = "grade_positions", long = "grade", value_name = "NUMBER", value_parser = number, allow_negative_numbers = true)]
    pub(crate) grade: Option<u64>,

    #[arg(id = "run_folder", long = "out", value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,

    #[arg(long, value_name = "NAME")]
    pub(crate) columns: Option<String>,

    #[arg(long, value_name = "FILE")]
    pub(crate) plan: Option<PathBuf>,

    #[arg(long)]
    pub(crate) dry_run: bool,

    #[arg(long, value_name = "TEXT")]
    pub(crate) shard: Option<String>,

    #[arg(id = "merge_folders", long = "merge", value_name = "DIR", num_args = 1..)]
    pub(crate) merge: Vec<PathBuf>,

    #[arg(id = "experiment_threads", long = "threads", value_name = "NUMBER", default_value = "0", value_parser = number, allow_negative_numbers = true)]
    pub(crate) threads: u64,
}

#[derive(Args, Debug)]
pub(crate) struct Reproduce {
    #[arg(value_name = "REPORT", default_value = reproduce::ALL, value_parser = reports())]
    pub(crate) report: String,

    #[arg(long, value_name = "NAME")]
    pub(crate) fault: Option<String>,

    #[arg(long, value_name = "NAME", conflicts_with = "fault")]
    pub(crate) question: Option<String>,

    #[arg(long, value_name = "FILE", conflicts_with_all = ["fault", "question", "reproduce_out"])]
    pub(crate) published: Option<PathBuf>,

    #[arg(long, conflicts_with_all = ["fault", "question"])]
    pub(crate) strict: bool,

    #[arg(id = "reproduce_format", long = "format", value_name = "FORMAT", conflicts_with_all = ["question", "strict"])]
    pub(crate) format: Option<BoardFormat>,

    #[arg(id = "reproduce_out", long = "out", value_name = "PATH")]
    pub(crate) out: Option<PathBuf>,

    #[arg(id = "reproduce_threads", long = "threads", value_name = "NUMBER", default_value = "0", value_parser = number, allow_negative_numbers = true)]
    pub(crate) threads: u64,
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

fn reports() -> PossibleValuesParser {
    // Digits may be Persian.
    let number = |number| PossibleValue::new(number).alias(persian_digits(number));
    let all = PossibleValue::new(reproduce::ALL);
    PossibleValuesParser::new(Report::NUMBERS.into_iter().map(number).chain([all]))
}

fn strengths() -> PossibleValuesParser {
    PossibleValuesParser::new(Strength::ALL.map(Strength::name))
}

/// A whole number, in ASCII or Persian digits.
fn number(text: &str) -> Result<u64, NotANumber> {
    number_from(0, text)
}

/// A whole number, 1 or more.
fn positive(text: &str) -> Result<u64, NotANumber> {
    number_from(1, text)
}

/// Megabytes: a whole number of them, 1 or more; with a decimal point it is gigabytes.
fn megabytes(text: &str) -> Result<u64, NotMemory> {
    let digits = ascii_digits(text);
    if !digits.contains('.') {
        return number_from(1, text).map_err(|_| NotMemory);
    }
    let is_plain = digits.chars().all(|digit| digit.is_ascii_digit() || digit == '.');
    let gigabytes = digits.parse::<f64>().ok().filter(|_| is_plain);
    let megabytes = gigabytes.map(|gigabytes| (gigabytes * 1024.0).round());
    let megabytes = megabytes.filter(|megabytes| (1.0..1e15).contains(megabytes));
    megabytes.map(|megabytes| megabytes as u64).ok_or(NotMemory)
}

pub(crate) fn number_from(least: u64, text: &str) -> Result<u64, NotANumber> {
    let number = ascii_digits(text).parse().ok();
    number.filter(|&number| number >= least).ok_or(NotANumber { least })
}

/// That something is no size of memory.
#[derive(Debug)]
pub(crate) struct NotMemory;

impl std::fmt::Display for NotMemory {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("neither megabytes nor gigabytes with a decimal point")
    }
}

impl std::error::Error for NotMemory {}

/// Data for the complaint that says what would be right.
#[derive(Debug)]
pub(crate) struct NotANumber {
    pub(crate) least: u64,
}

impl std::fmt::Display for NotANumber {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "not a whole number, {} or more", self.least)
    }
}

impl std::error::Error for NotANumber {}
