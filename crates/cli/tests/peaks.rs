//! The memory that each command takes at its peak, on the worst that it can be asked for.
//!
//! These tests are a program of their own, which stays small: what the system counts as a program's peak
//! begins with that of whoever started it.
#![cfg(unix)]

#[allow(dead_code, reason = "other tests use the rest")]
#[path = "all/program.rs"]
mod program;

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::time::Duration;

use tempfile::tempdir;

use program::program;

/// What any command takes beside its `--memory` and its `--hash`, in megabytes: the program itself, its
/// threads, what it prints.
const BESIDE: u64 = 64;

/// The command, and the megabytes that it says it may take.
type Case = (&'static str, u64);

/// Worst inputs of every command that has a bound of its own.
const CASES: &[Case] = &[
    ("analyze mnk:m=5,n=5,k=4 --algorithm minimax --merge --memory 64", 64),
    (
        "analyze stones:stones=1000,take=2/3/5/7 --algorithm minimax --merge --memory 64 --time 3000",
        64,
    ),
    ("analyze mnk:m=15,n=15,k=5 --algorithm minimax --merge --memory 64 --time 3000", 64),
    ("analyze mnk:m=5,n=5,k=4 --algorithm alphabeta --order best --memory 64 --time 3000", 64),
    (
        "analyze stones:stones=1000000,take=999/100/3 --algorithm alphabeta --order worst --time 0",
        64,
    ),
    (
        "analyze stones:stones=1000000,take=999/100/3 --algorithm alphabeta --order worst --memory 64 --time 3000",
        64,
    ),
    (
        "analyze mnk:m=8,n=7,k=26 --position 6oo/o1ox1o2/1xo1xx1x/xxo1xxx1/xx1o3o/1oo1xxxo/2xoooxo --algorithm minimax --nodes 1000",
        512,
    ),
    ("analyze mnk:m=26,n=26,k=5 --algorithm engine --hash 64 --nodes 300000", 64),
    ("analyze mnk:m=6,n=6,k=4 --algorithm engine --hash 64 --threads 4 --nodes 600000", 64),
    ("analyze mnk:m=7,n=7,k=5 --algorithm pns --hash 64 --nodes 600000", 64),
    ("analyze mnk:m=15,n=15,k=5 --algorithm mcts --hash 64 --nodes 300000", 64),
    ("analyze sim --algorithm perfect --hash 64", 64),
    // The longest lines there are.
    ("analyze stones:stones=1000000 --algorithm perfect --hash 16 --memory 16", 32),
    ("analyze stones:stones=1000000,take=1 --algorithm perfect --hash 16 --memory 16", 32),
    ("analyze stones:stones=1000000,take=1 --algorithm perfect --hash 16 --memory 1 --json", 17),
    ("analyze stones:stones=1000000,take=1 --algorithm perfect --hash 16 --memory 1 --boards", 17),
    ("analyze mnk:m=26,n=26,k=26 --algorithm engine --hash 16 --memory 1 --lines 676", 17),
    ("solve stones:stones=1000000,take=1 --memory 16", 16),
    ("solve stones:stones=1000000,take=1 --memory 64 --json", 64),
    ("solve stones:stones=1000000,take=1 --memory 64 --certificate /dev/null", 64),
    ("tree stones:stones=1000 --algorithm alphabeta --time 200 --memory 64 --json", 64),
    ("tree mnk:m=26,n=26,k=5 --nodes 90000 --format dot --memory 256", 256),
    ("tree mnk:m=26,n=26,k=5 --nodes 90000 --format svg --memory 256", 256),
    ("tree mnk:m=26,n=26,k=5 --nodes 90000 --format text --memory 256", 256),
    ("tree mnk:m=26,n=26,k=5 --nodes 90000 --json --memory 256", 256),
    // Beside the tree: 400 MB for the shapes of a picture, 256 MB for its pixels.
    (
        "tree mnk:m=5,n=5,k=4 --depth 3 --max-children 25 --max-nodes 3000 --format pdf --width a4 --memory 64",
        64 + 400,
    ),
    (
        "tree mnk:m=5,n=5,k=4 --depth 3 --max-children 25 --max-nodes 3000 --format png --width a4 --memory 64",
        64 + 656,
    ),
    ("rules mnk:m=26,n=26,k=26", 0),
    ("rules stones:stones=1000000 --json", 0),
    ("diff stones:stones=1000 --a alphabeta:time=50 --b alphabeta:time=50 --memory 64", 64),
    ("diff stones:stones=1000 --a alphabeta:time=50 --b alphabeta:time=50", 1024),
    ("diff mnk:m=4,n=4,k=4 --a minimax --b alphabeta --max-nodes 1000", 64),
    ("perft mnk:m=15,n=15,k=5 --memory 64", 64),
    ("perft sim --memory 64", 64),
    ("solve multiply:start=7,target=1000000000000,by=2/3/5/7 --memory 64", 64),
    ("solve sim --memory 64", 64),
    ("solve mnk:m=4,n=4,k=4 --memory 64", 64),
    ("solve bits:length=22,all --memory 64", 64),
    ("solve stones:stones=1000000 --memory 64 --export /dev/null", 64),
    ("sweep bits:length=1..24 --memory 64 --nodes 1000", 64),
    ("sweep mnk:m=3..5,n=3..4,k=4 --memory 64 --nodes 20000", 64),
    // A row for each of a million games.
    ("sweep stones:stones=1..1000000 --memory 64 --json", 64 + 512),
    ("sweep stones:stones=1..1000000 --memory 64 --all-rows", 64 + 512),
    ("grade sim:vertices=5 --memory 64 --sample all --search alphabeta:depth=1", 64),
    ("show mnk:m=26,n=26,k=26 --format svg", 0),
    // Every thread remembers what it has searched.
    ("reproduce 004 --threads 32", 512),
    ("games --json", 0),
    ("bench", 256),
];

#[test]
fn no_command_takes_more_than_it_says() {
    let state = tempdir().unwrap();
    let mut peaks = String::new();
    let mut over = Vec::new();
    for &(line, allowed) in CASES {
        let arguments: Vec<&str> = line.split(' ').collect();
        let program =
            program(&arguments, state.path()).unheard().patience(Duration::from_secs(100));
        let ended = program.run();
        let peak = ended.peak_memory.div_ceil(1 << 20);
        peaks += &format!(
            "{peak:>5} of {allowed:>4} MB, {:>6.2} s: {line}\n",
            ended.elapsed.as_secs_f64()
        );
        if !ended.is_orderly() || peak > allowed + BESIDE {
            over.push(format!(
                "{peak} of {allowed} MB, {:?}: {line}: {}",
                ended.code,
                ended.complaint()
            ));
        }
    }
    fs::write(std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("peaks.txt"), &peaks).unwrap();
    assert!(over.is_empty(), "{}", over.join("\n"));
}

/// What takes as much memory as it may, with the exit code that it ends with then.
const GREEDY: &[(i32, &str)] = &[
    (0, "analyze stones:stones=100000 --order worst"),
    (0, "analyze mnk:m=5,n=5,k=4 --algorithm minimax --merge"),
    (0, "tree mnk:m=26,n=26,k=5 --nodes 6000 --format dot"),
    (0, "tree mnk:m=26,n=26,k=5 --nodes 6000 --json"),
    (0, "tree stones:stones=50 --nodes 20000"),
    (2, "diff stones:stones=1000 --a alphabeta --b alphabeta"),
    (2, "perft mnk:m=15,n=15,k=5"),
];

#[test]
fn little_is_enough() {
    let state = tempdir().unwrap();
    for (code, line) in GREEDY {
        let arguments: Vec<&str> = line.split(' ').chain(["--memory", "8"]).collect();
        let ended = program(&arguments, state.path()).unheard().run();
        assert_eq!(ended.code, Some(*code), "{line}: {}", ended.complaint());
        assert!(ended.peak_memory < (8 + 24) << 20, "{line}: {} bytes", ended.peak_memory);
    }
}

const SIDE: usize = 26;

/// The squares of the largest board that are free of these stones.
fn free(stones: &[usize]) -> impl Iterator<Item = usize> {
    (0..SIDE * SIDE).filter(|square| !stones.contains(square))
}

/// The largest board after the first player has taken so many free squares from the top left, and the second
/// player these.
fn board(first: usize, second: &[usize]) -> String {
    let taken: Vec<usize> = free(second).take(first).collect();
    let row = |row: usize| {
        let (mut text, mut empty) = (String::new(), 0);
        for square in row * SIDE..(row + 1) * SIDE {
            if !taken.contains(&square) && !second.contains(&square) {
                empty += 1;
                continue;
            }
            if empty > 0 {
                text += &std::mem::take(&mut empty).to_string();
            }
            text.push(if taken.contains(&square) { 'x' } else { 'o' });
        }
        if empty > 0 { text + &empty.to_string() } else { text }
    };
    (0..SIDE).map(row).collect::<Vec<_>>().join("/")
}

/// A strategy on the largest board, for a player who always takes the next free square, against all that the
/// opponent could play: 21 MB for five plies, and 150 million positions after them.
fn write_hostile_certificate(file: &Path) -> io::Result<()> {
    let mut out = BufWriter::new(File::create(file)?);
    writeln!(out, "gametree certificate 1\nspec\tmnk:m=26,n=26,k=26\nposition\t{}", board(0, &[]))?;
    writeln!(out, "claim\tdraw\t0\t-\nstrategy\tfirst")?;
    let mut line = |first: usize, second: &[usize]| {
        let square = free(second).nth(first).unwrap_or_default();
        let (column, row) = (char::from(b'a' + (square % SIDE) as u8), SIDE - square / SIDE);
        writeln!(out, "{}\t{}\t{column}{row}\t0\t-", 2 * first, board(first, second))
    };
    line(0, &[])?;
    for reply in free(&[0]) {
        line(1, &[reply])?;
        // In whichever order: by then the square after the first is taken, too.
        for other in reply + 1..SIDE * SIDE {
            if (reply, other) != (1, 2) {
                line(2, &[reply, other])?;
            }
        }
    }
    writeln!(out, "strategy\tsecond\nend")
}

/// What the machine can spare bounds the check, whatever the file says; on a large machine that is the
/// 4 GB which the documents state.
#[test]
fn a_hostile_certificate_is_given_up() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("hostile");
    write_hostile_certificate(&file).unwrap();
    assert!(fs::metadata(&file).unwrap().len() > 20 << 20);
    let verify = program(&["verify", file.to_str().unwrap()], folder.path());
    let ended = verify.address_space(600 << 20).run();
    assert_eq!(ended.code, Some(1), "{ended:?}");
    assert!(ended.text().contains("too much to check"), "{ended:?}");
    assert!(ended.peak_memory < (300 + BESIDE) << 20, "{}", ended.peak_memory);
}
