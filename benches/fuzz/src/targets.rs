mod certificates;
mod commands;
mod families;
mod moves;
mod players;
mod positions;
mod records;
mod searches;
mod specs;

use std::path::Path;

use gametree_catalogue::{Catalogue, Session};
use gametree_rules::Seed;

use crate::Target;

/// Everything that libraries read.
pub fn targets() -> Vec<Box<dyn Target>> {
    vec![
        Box::new(specs::Specs::new()),
        Box::new(positions::Positions::new()),
        Box::new(moves::Moves::new()),
        Box::new(searches::Searches::new()),
        Box::new(players::Players),
        Box::new(families::Families::new()),
        Box::new(certificates::Certificates::new()),
        Box::new(records::Records::new()),
    ]
}

/// What the program itself reads: its command line.
pub fn commands(program: &Path) -> Box<dyn Target> {
    Box::new(commands::Commands::new(program))
}

/// Games of every kind, small and large.
const SPECS: [&str; 16] = [
    "multiply:start=23",
    "multiply:start=5,target=40,by=2/3/4",
    "multiply:start=17,target=1000000000000",
    "stones:stones=20",
    "stones:stones=60,take=2/3/5",
    "stones:stones=1000000,take=999/100/3",
    "bits:string=011010011",
    "bits:length=20,seed=4",
    "bits:length=64,seed=1",
    "mnk:m=3,n=3,k=3",
    "mnk:m=4,n=3,k=3,misere=yes",
    "mnk:m=15,n=15,k=5",
    "mnk:m=26,n=26,k=6",
    "tictactoe",
    "sim",
    "sim:vertices=8",
];

/// A game of this spec after some seeded moves.
fn played(catalogue: &Catalogue, spec: &str, plies: usize, seed: u64) -> Box<dyn Session> {
    let mut session = catalogue.open(spec).expect("the examples are good");
    let mut seed = Seed::new(seed);
    for _ in 0..plies {
        let moves = session.legal_moves();
        let Some(mv) = seed.pick(&moves) else { break };
        session.play(mv).expect("a legal move is played");
    }
    session
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Fuzz, Reply};

    #[test]
    fn good_examples_are_accepted() {
        for target in targets() {
            for example in target.examples() {
                let reply = target.check(&example);
                assert_eq!(
                    reply,
                    Ok(Reply::Accepted),
                    "{}: {:?}",
                    target.name(),
                    example.escape_ascii().to_string()
                );
            }
        }
    }

    /// A long run is `cargo xtask fuzz --minutes N`.
    #[test]
    fn damaged_input_is_refused_or_means_what_it_says() {
        let mut fuzz = Fuzz::new(targets(), 2026);
        for _ in 0..gametree_faults::times(200_000) {
            if let Err(found) = fuzz.next() {
                panic!("{found}");
            }
        }
        // A target that refuses everything would test nothing, nor would one that takes everything.
        for tally in fuzz.tallies() {
            assert!(tally.accepted > 20 && tally.accepted < tally.tried, "{tally:?}");
        }
    }
}
