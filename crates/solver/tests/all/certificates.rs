//! What the solver writes, the checker accepts, and it proves the value.

use std::time::Duration;

use gametree_games::mnk::{Mnk, Shape};
use gametree_rules::work::{Budget, Progress, Stage, Work};
use gametree_rules::{Exact, Game, Player, Plies, Proven};
use gametree_solver::{
    CertificateLimits, CertificateSize, LookupError, Solution, Uncertified, write_certificate,
};
use gametree_verify::{Certificate, Limits, Proof, Rejection, check};

use crate::counting::Counting;
use crate::game::{UseGame, Whole, position, solve, with_game};

/// The checker compares it and does not read it.
pub(crate) const SPEC: &str = "spec";

/// A certificate as text.
pub(crate) fn certificate<G: Whole>(
    solution: &Solution<G>,
    position: &G::Position,
) -> (String, CertificateSize) {
    let (limits, work) = (CertificateLimits::default(), Work::new());
    let mut file = Vec::new();
    let size = write_certificate(solution, SPEC, position, &limits, &work, &mut file)
        .expect("it can be written");
    (String::from_utf8(file).expect("text"), size)
}

pub(crate) fn verify<G: Whole>(game: &G, text: &str) -> Result<Proof, Rejection> {
    check(game, SPEC, &Certificate::read(text)?, &Limits::default(), &Work::new())
}

/// What a certificate has to claim.
pub(crate) fn ending(Exact { margin, plies }: Exact) -> Proven {
    Proven { margin, plies: if margin == 0 { Plies::Unknown } else { Plies::Exactly(plies) } }
}

struct Accepted<'a> {
    root: Option<&'a str>,
}

impl UseGame for Accepted<'_> {
    type Output = ();

    fn with<G: Whole>(self, game: &G) {
        let root = self.root.map_or_else(|| game.start(), |root| position(game, root));
        let solution = solve(game, &root);
        let (text, size) = certificate(&solution, &root);
        let proof = verify(game, &text).unwrap_or_else(|rejection| panic!("{rejection}\n{text}"));
        assert_eq!(proof.claim, ending(solution.root_value()));
        assert_eq!(proof.moves, size.moves);
        assert_eq!(proof.positions, size.positions);
    }
}

#[test]
fn accepted() {
    let mut specs: Vec<String> = [
        "mnk:m=3,n=3,k=3",
        "mnk:m=3,n=3,k=3,misere=yes",
        "mnk:m=4,n=3,k=3",
        "mnk:m=4,n=3,k=3,misere=yes",
        "mnk:m=4,n=4,k=3",
        "mnk:m=4,n=4,k=4",
        "sim:vertices=3",
        "sim:vertices=5",
        "sim",
        "bits:string=0",
        "bits:string=0110100",
        "bits:length=11,seed=4",
        "bits:length=12,seed=7",
        "bits:string=1100100111,table=1,3,0/1,-2,5/0,0,7/1,1,1",
        "stones:stones=0",
        "stones:stones=30,take=1/3/4",
    ]
    .map(str::to_owned)
    .to_vec();
    specs.extend((20..=70).map(|stones| format!("stones:stones={stones}")));
    specs.extend((20..=30).map(|start| format!("multiply:start={start}")));
    for spec in specs {
        with_game(&spec, Accepted { root: None });
    }
}

/// The same position on several plies of a strategy.
#[test]
fn accepted_by_several_ways() {
    for heap in 0..40 {
        Accepted { root: None }.with(&Counting { heap });
    }
}

#[test]
fn accepted_from_elsewhere() {
    for (spec, root) in [
        ("mnk:m=3,n=3,k=3", "x2/1o1/3"),
        ("mnk:m=3,n=3,k=3", "3/3/3/2"),
        ("mnk:m=3,n=3,k=3", "xxx/oo1/3"),
        ("mnk:m=4,n=4,k=4", "xo2/1ox1/x1o1/2x1"),
        ("sim", "rb.rbr.b......."),
        ("stones:stones=20", "17/2/3/0/0/2"),
        ("bits:string=0110100", "11010/1/-3/2"),
        ("multiply:start=20", "60/1/1/2"),
    ] {
        with_game(spec, Accepted { root: Some(root) });
    }
}

#[test]
fn limits_are_kept() {
    struct Limited;

    impl UseGame for Limited {
        type Output = ();

        fn with<G: Whole>(self, game: &G) {
            let root = game.start();
            let solution = solve(game, &root);
            let write = |positions| {
                let limits = CertificateLimits { positions };
                let work = Work::new();
                write_certificate(&solution, "spec", &root, &limits, &work, &mut Vec::new())
            };
            let size = write(u64::MAX).expect("no limit");
            assert!(write(size.positions).is_ok());
            let error = write(size.positions / 2);
            assert!(matches!(error, Err(Uncertified::TooLarge { .. })), "{error:?}");

            let (text, size) = certificate(&solution, &root);
            let read = Certificate::read(&text).expect("well formed");
            let check = |positions| check(game, SPEC, &read, &Limits { positions }, &Work::new());
            assert!(check(size.positions).is_ok());
            let rejection = check(size.positions / 2).expect_err("too much");
            assert_eq!(rejection.fault, gametree_verify::Fault::TooLarge);
        }
    }

    with_game("mnk:m=3,n=3,k=3", Limited);
    with_game("stones:stones=30", Limited);
}

/// Writing and checking are watched and stopped like any other work.
#[test]
fn work_is_told_and_heard() {
    let game = Counting { heap: 30 };
    let solution = solve(&game, &game.start());
    let write = |work: &Work| {
        let limits = CertificateLimits::default();
        write_certificate(&solution, SPEC, &game.start(), &limits, work, &mut Vec::new())
    };
    let work = Work::new();
    let size = write(&work).expect("it can be written");
    let told = |stage| Progress { stage, done: size.positions, of: None };
    assert_eq!(work.progress(), told(Stage::Writing));
    let (text, _) = certificate(&solution, &game.start());
    let read = Certificate::read(&text).expect("well formed");
    check(&game, SPEC, &read, &Limits::default(), &work).expect("it is right");
    assert_eq!(work.progress(), told(Stage::Checking));

    let asked = Work::new();
    asked.stop();
    let no_time = Work::within(Budget { time: Some(Duration::ZERO), ..Budget::default() });
    for stopped in [asked, no_time] {
        assert!(matches!(write(&stopped), Err(Uncertified::Stopped)));
        let rejection = check(&game, SPEC, &read, &Limits::default(), &stopped);
        assert_eq!(rejection.expect_err("no time").fault, gametree_verify::Fault::Stopped);
    }
}

#[test]
fn what_is_not_covered_is_not_certified() {
    let solution = solve(&Counting { heap: 10 }, &(10, Player::First));
    let (limits, work) = (CertificateLimits::default(), Work::new());
    let elsewhere = (11, Player::First);
    let written = write_certificate(&solution, SPEC, &elsewhere, &limits, &work, &mut Vec::new());
    assert!(matches!(written, Err(Uncertified::Unknown(LookupError::NotCovered))));
}

/// Strategies are written and checked within the memory allowed.
#[test]
fn memory_is_kept() {
    let game = Mnk::<u64>::new(Shape::new(3, 3, 3));
    let solution = solve(&game, &game.start());
    let (text, size) = certificate(&solution, &game.start());
    let read = Certificate::read(&text).expect("well formed");
    let (mut written, mut checked) = (0, 0);
    for memory in (0..24).map(|power| 1_u64 << power) {
        let work = Work::within(Budget { memory, ..Budget::default() });
        let limits = CertificateLimits::default();
        match write_certificate(&solution, SPEC, &game.start(), &limits, &work, &mut Vec::new()) {
            Ok(same) => assert_eq!(same, size),
            Err(Uncertified::OutOfMemory(_)) => written += 1,
            Err(error) => panic!("{error}"),
        }
        match check(&game, SPEC, &read, &Limits::default(), &work) {
            Ok(proof) => assert_eq!(proof.positions, size.positions),
            Err(rejection) => {
                assert_eq!(rejection.fault, gametree_verify::Fault::TooLarge);
                checked += 1;
            }
        }
        assert_eq!(work.memory_in_use(), 0);
    }
    assert!((8..20).contains(&written) && (8..20).contains(&checked), "{written} {checked}");
}
