//! x
use gametree_games::bits::*;
use gametree_games::mnk::*;
use gametree_games::sim::Sim;
use gametree_games::stones::Stones;
use gametree_rules::*;
use gametree_solver::*;
use std::time::Instant;
fn go<G>(name: &str, g: &G, threads: usize)
where
    G: Solvable + Clone + Sync,
    G::Position: Send + Sync,
{
    for _ in 0..3 {
        let t = Instant::now();
        let s = Solution::new(
            g,
            &g.start(),
            &Options { threads, ..Options::default() },
            &Control::new(),
        )
        .unwrap();
        let e = t.elapsed();
        println!(
            "{name} t{threads} {:?} {:?} {} {} {:?}",
            e,
            s.root_value(),
            s.positions(),
            s.bytes(),
            s.unfinished()
        );
        if threads == 2 {
            println!("{:?}", s.up_to_symmetry());
            break;
        }
    }
}
fn main() {
    for threads in [1, 2] {
        go("sim", &Sim::new(6), threads);
        go("443", &Mnk::<u64>::new(Shape::new(4, 4, 3)), threads);
        go("444", &Mnk::<u64>::new(Shape::new(4, 4, 4)), threads);
        go("stones", &Stones::new(1_000_000, &[2, 3]), threads);
        go("bits", &Bits::new(Digits::from_seed(25, 0), STANDARD_TABLE), threads);
    }
}
