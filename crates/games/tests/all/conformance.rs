//! Every game, with parameters of every kind, keeps the promises of its traits.

use gametree_games::mnk::{Mnk, Shape, Squares, Wide};
use gametree_rules::conformance::{Violation, check};
use gametree_rules::{Heuristics, Notation, Symmetric};
use proptest::prelude::*;

use crate::any::{UseGame, specs, with_game};

struct Conforms {
    games: u32,
}

impl UseGame for Conforms {
    type Output = Result<(), Violation>;

    fn with<G: Notation + Symmetric + Heuristics>(self, game: &G, _: &str) -> Self::Output {
        check(game, self.games, 0)
    }
}

#[test]
fn chosen_games() {
    for (spec, games) in [
        ("multiply:start=20", 200),
        ("multiply:start=30,by=5/4/3", 200),
        ("multiply:start=1,target=2,by=1000", 5),
        ("multiply:start=1,target=1000000000000,by=2", 5),
        ("multiply:start=999999999999,target=1000000000000,by=2/3/999/1000", 20),
        ("stones:stones=0", 1),
        ("stones:stones=1", 1),
        ("stones:stones=50", 200),
        ("stones:stones=70,take=3/2", 200),
        ("stones:stones=40,take=1/5/2", 200),
        ("stones:stones=5,take=6", 1),
        ("stones:stones=100000", 1),
        ("bits:string=0", 1),
        ("bits:string=1", 1),
        ("bits:string=01", 5),
        ("bits:length=15", 50),
        ("bits:length=25,seed=7", 50),
        ("bits:length=64,seed=1", 20),
        ("bits:string=0110100110010110,table=0,5,-5/1,-3,2/0,1000,-1000/1,0,0", 50),
        ("mnk:m=1,n=1,k=1", 1),
        ("mnk:m=3,n=3,k=3", 200),
        ("mnk:m=3,n=3,k=3,misere=yes", 200),
        ("mnk:m=4,n=4,k=5", 50),
        ("mnk:m=1,n=9,k=3", 50),
        ("mnk:m=9,n=1,k=3,misere=yes", 50),
        ("mnk:m=7,n=3,k=4", 50),
        ("mnk:m=3,n=7,k=4", 50),
        ("mnk:m=7,n=8,k=4", 20),
        ("mnk:m=8,n=7,k=26", 5),
        ("mnk:m=8,n=8,k=5", 10),
        ("mnk:m=10,n=11,k=5,misere=yes", 5),
        ("mnk:m=15,n=15,k=5", 2),
        ("mnk:m=19,n=19,k=5", 1),
        ("mnk:m=26,n=26,k=3", 1),
        ("sim:vertices=3", 20),
        ("sim:vertices=4", 50),
        ("sim:vertices=5", 50),
        ("sim", 100),
        ("sim:vertices=7", 20),
        ("sim:vertices=8", 5),
    ] {
        match with_game(spec, Conforms { games }) {
            Ok(Ok(())) => {}
            Ok(Err(violation)) => panic!("{spec}: {violation}"),
            Err(error) => panic!("{spec}: {error}"),
        }
    }
}

/// A small board may sit in a set of any width.
#[test]
fn every_width() {
    fn conforms<B: Squares>() {
        for shape in [Shape::new(3, 3, 3), Shape::new(4, 5, 3), Shape::new(5, 2, 2)] {
            for misere in [false, true] {
                assert_eq!(check(&Mnk::<B>::new(Shape { misere, ..shape }), 30, 0), Ok(()));
            }
        }
    }
    conforms::<u64>();
    conforms::<u128>();
    conforms::<Wide<1>>();
    conforms::<Wide<2>>();
    conforms::<Wide<6>>();
    conforms::<Wide<11>>();
}

#[test]
fn random_games() {
    proptest!(ProptestConfig::with_cases(200), |(spec in specs())| {
        let result = with_game(&spec, Conforms { games: 1 });
        prop_assert_eq!(result, Ok(Ok(())));
    });
}
