//! How late a search ends that has 10 ms.

use std::time::Duration;

use gametree_games::bits::{Bits, Digits, Replacement, STANDARD_TABLE};
use gametree_games::mnk::{Mnk, Shape, Wide};
use gametree_games::multiply::Multiply;
use gametree_games::sim::Sim;
use gametree_games::stones::Stones;
use gametree_rules::Seed;
use gametree_search::{Control, EngineOptions, Limits, Stopped, engine};

use crate::clock;
use crate::work::Shared;

const TIME: Duration = Duration::from_millis(10);

/// How late the searches of one game were.
struct Lateness {
    name: &'static str,
    late: Vec<Duration>,
}

impl Lateness {
    fn print(&mut self) {
        self.late.sort_unstable();
        let at =
            |percent: usize| self.late.get((self.late.len() * percent).div_ceil(100).max(1) - 1);
        let show = |late: Option<&Duration>| {
            late.map_or("-".to_owned(), |late| format!("{:.3}", late.as_secs_f64() * 1000.0))
        };
        println!(
            "| {} | {} | {} | {} | {} |",
            self.name,
            self.late.len(),
            show(at(50)),
            show(at(99)),
            show(self.late.last())
        );
    }
}

/// Measures so many searches in all.
pub(crate) fn measure(searches: usize) {
    let each = searches.div_ceil(8);
    // A table without a law: the standard one would be over before it began.
    let lawless = STANDARD_TABLE.map(|pair| Replacement { mover: 2 * pair.mover + 1, ..pair });
    let all = [
        late("mnk 19x19x5", &Mnk::<Wide<6>>::new(Shape::new(19, 19, 5)), each, 20),
        late("mnk 15x15x5", &Mnk::<Wide<6>>::new(Shape::new(15, 15, 5)), each, 20),
        late("mnk 10x10x5", &Mnk::<u128>::new(Shape::new(10, 10, 5)), each, 8),
        late("mnk 7x7x5", &Mnk::<u64>::new(Shape::new(7, 7, 5)), each, 6),
        late("sim 8", &Sim::new(8), each, 6),
        late("bits 64, another table", &Bits::new(Digits::from_seed(64, 0), lawless), each, 6),
        late("stones 400, take 3/5/7", &Stones::new(400, &[3, 5, 7]), each, 6),
        late("multiply 2 to 10^12", &long_multiply(), each, 2),
    ];
    println!("| 10 ms on | searches | late by p50 ms | p99 ms | max ms |\n|---|---|---|---|---|");
    let mut together = Lateness { name: "all", late: Vec::new() };
    for mut one in all {
        one.print();
        together.late.append(&mut one.late);
    }
    together.print();
}

fn long_multiply() -> Multiply {
    let spec = gametree_games::Spec::parse("multiply:start=2,target=1000000000000,by=2/3")
        .expect("a well-formed spec");
    Multiply::from_spec(&spec).expect("a game that exists")
}

/// Searches random positions; those that are over before their time are not counted.
fn late<G: Shared>(name: &'static str, game: &G, searches: usize, moves: usize) -> Lateness {
    let mut seed = Seed::new(searches as u64);
    let limits = Limits { time: Some(TIME), ..Limits::NONE };
    let mut lateness = Lateness { name, late: Vec::new() };
    for _ in 0..searches {
        let mut position = game.start();
        for _ in 0..seed.below(moves) {
            let legal: Vec<G::Move> = game.legal_moves(&position).collect();
            let Some(&mv) = seed.pick(&legal) else { break };
            game.play_unchecked(&mut position, mv);
        }
        let (options, control) = (EngineOptions::default(), Control::new());
        let (found, time) =
            clock::time(|| engine(game, &position, limits, &options, &control, &mut |_| ()));
        if found.stopped == Some(Stopped::Time) {
            lateness.late.push(time.saturating_sub(TIME));
        }
    }
    lateness
}
