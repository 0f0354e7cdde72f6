use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use gametree_faults::Program;

use crate::target::{Reply, Target, ensure};

/// Command lines: the arguments, one a line.
pub(super) struct Commands {
    program: PathBuf,
}

impl Commands {
    pub(super) fn new(program: &Path) -> Self {
        Commands { program: program.to_owned() }
    }
}

/// What a command line is given to do its work.
const PATIENCE: Duration = Duration::from_secs(3);
const ADDRESS_SPACE: u64 = 6 << 30;

const EXAMPLES: [&str; 18] = [
    "games",
    "games --json",
    "show tictactoe --position x2/1o1/3 --format svg",
    "show stones:stones=20 --moves 2,3 --lang fa",
    "analyze tictactoe --algorithm alphabeta --depth 3 --time 50",
    "analyze bits:length=12,seed=3 --algorithm engine --nodes 500 --hash 4 --lines 3 --json",
    "analyze sim --algorithm pns --nodes 100 --hash 1",
    "analyze mnk:m=4,n=4,k=4 --algorithm minimax --order best --nodes 500 --merge",
    "tree stones:stones=9 --algorithm alphabeta --format dot --max-nodes 50",
    "tree tictactoe --depth 2 --only-line --json --lang lv",
    "diff stones:stones=12 --a minimax:depth=3 --b alphabeta:depth=3 --json",
    "perft tictactoe --depth 4 --lang pl",
    "solve stones:stones=30 --memory 64 --threads 2",
    "solve bits:length=6,all --json",
    "sweep stones:stones=1..20 --json",
    "grade tictactoe --search alphabeta:depth=1..2 --games 2 --sample 5",
    "play stones:stones=10 --first-player human --second-player easy --seed 3",
    "play tictactoe --people 0 --strength beginner --json",
];

impl Target for Commands {
    fn name(&self) -> &'static str {
        "commands"
    }

    fn examples(&self) -> Vec<Vec<u8>> {
        EXAMPLES.map(|line| line.replace(' ', "\n").into_bytes()).to_vec()
    }

    fn check(&self, input: &[u8]) -> Result<Reply, String> {
        // No argument can hold a zero byte, and none of these may write a file somewhere.
        let arguments: Vec<&OsStr> = input
            .split(|&byte| byte == b'\n')
            .filter(|argument| !argument.contains(&0) && !argument.contains(&b'/'))
            .map(OsStr::from_bytes)
            .collect();
        let folder = std::env::temp_dir();
        let program = Program::new(&self.program)
            .args(arguments)
            .variable("GAMETREE_STATE", folder.join("gametree-fuzz"))
            .variable("GAMETREE_LANG", "en")
            .address_space(ADDRESS_SPACE)
            .patience(PATIENCE);
        let ended = program.run();
        // What was asked for may take long; that it can be stopped is tested elsewhere.
        if ended.overdue {
            return Ok(Reply::Refused);
        }
        ensure(ended.is_orderly(), || format!("{:?}: {}", ended.code, ended.complaint()))?;
        let raw = |bytes: &[u8]| bytes.iter().any(|&byte| byte < 32 && byte != b'\n');
        ensure(!raw(&ended.stderr), || format!("a control character: {:?}", ended.complaint()))?;
        Ok(if ended.code == Some(0) { Reply::Accepted } else { Reply::Refused })
    }
}
