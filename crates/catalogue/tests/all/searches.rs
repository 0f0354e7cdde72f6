//! Searches as text: what is written can be read again, and nonsense is refused.

use gametree_catalogue::{Algorithm, Catalogue, MAX_SEARCHES, Search, SearchError, SearchKey};
use gametree_games::{Accepts, SpecError};
use gametree_rules::Work;
use gametree_rules::work::RootMove;
use gametree_search::{Order, Ties, Valued, Verdict};
use proptest::prelude::*;

fn read(text: &str) -> Result<Search, SearchError> {
    text.parse()
}

/// A value that the key accepts, the default among them.
fn value(key: &'static SearchKey) -> BoxedStrategy<String> {
    match key.parameter.accepts {
        Accepts::Count { least, most } => {
            let small = least..=most.min(least.saturating_add(20));
            prop_oneof![small, least..=most].prop_map(|number| number.to_string()).boxed()
        }
        Accepts::OneOf(words) => prop::sample::select(words).prop_map(str::to_owned).boxed(),
        Accepts::YesNo => prop_oneof!["yes", "no"].boxed(),
        _ => prop_oneof!["plain", "[a-z][a-z0-9_-]{0,8}"].boxed(),
    }
}

/// Keys that an algorithm takes, in any order, with values.
fn spec() -> impl Strategy<Value = String> {
    let of = |algorithm: Algorithm| {
        let keys: Vec<_> =
            SearchKey::ALL.iter().filter(|key| algorithm.takes(key.name())).collect();
        let most = keys.len();
        let keys = prop::sample::subsequence(keys, 0..=most).prop_shuffle();
        let pieces = keys.prop_flat_map(|keys| {
            let piece = |key| value(key).prop_map(move |value| format!("{}={value}", key.name()));
            keys.into_iter().map(piece).collect::<Vec<_>>()
        });
        pieces.prop_map(move |pieces| match pieces.is_empty() {
            true => algorithm.name().to_owned(),
            false => format!("{algorithm}:{}", pieces.join(",")),
        })
    };
    prop::sample::select(&Algorithm::ALL[..]).prop_flat_map(of)
}

proptest! {
    #[test]
    fn what_is_written_is_read(spec in spec()) {
        let search = read(&spec).unwrap();
        let written = search.to_string();
        prop_assert_eq!(&read(&written).unwrap(), &search, "{} {}", spec, written);
        prop_assert!(written.len() <= spec.len(), "{} is no shorter than {}", written, spec);
        prop_assert_eq!(Search::parse_several(&spec).unwrap(), [search]);
    }

    #[test]
    fn nothing_panics(text in "[a-z]{0,9}:?[a-z=,.0-9-]{0,20}") {
        let _ = (read(&text), Search::parse_several(&text));
    }
}

#[test]
fn defaults_are_left_out_and_the_rest_comes_in_order() {
    for algorithm in Algorithm::ALL {
        assert_eq!(read(algorithm.name()), Ok(Search::new(algorithm)));
        assert_eq!(Search::new(algorithm).to_string(), algorithm.name());
        for key in SearchKey::ALL {
            let Some(default) = key.parameter.default else { continue };
            let text = format!("{algorithm}:{}={default}", key.name());
            if algorithm.takes(key.name()) {
                assert_eq!(read(&text), Ok(Search::new(algorithm)), "{text}");
            }
        }
    }
    let search =
        read(" alphabeta: seed=7 ,ties=random,order=best,depth=4,heuristic=report").unwrap();
    assert_eq!(
        search.to_string(),
        "alphabeta:depth=4,heuristic=report,ties=random,seed=7,order=best"
    );
    assert_eq!((search.ties(), search.label()), (Ties::Random(7), "alphabeta 4 report".to_owned()));
    let engine = read("engine:threads=2,time=1000").unwrap();
    assert_eq!(engine.to_string(), "engine:time=1000,threads=2");
    assert_eq!(engine.label(), "engine");
}

#[test]
fn who_takes_what() {
    let takes = |algorithm: Algorithm| algorithm.keys().join(" ");
    let textbook = "depth time nodes heuristic ties seed";
    assert_eq!(takes(Algorithm::Minimax), format!("{textbook} merge order"));
    assert_eq!(takes(Algorithm::AlphaBeta), format!("{textbook} order"));
    assert_eq!(takes(Algorithm::Engine), "depth time nodes hash threads lines goal");
    assert_eq!(takes(Algorithm::Mcts), "depth time nodes seed hash");
    assert_eq!(takes(Algorithm::Pns), "depth time nodes hash");
    assert_eq!(takes(Algorithm::Perfect), "time nodes hash threads");
    assert_eq!(takes(Algorithm::Random), "seed");
    let orders = SearchKey::find("order").map(|key| key.parameter.accepts);
    assert!(matches!(orders, Some(Accepts::OneOf(names)) if names == Order::ALL.map(Order::name)));
}

#[test]
fn nonsense_is_refused() {
    let unknown = |text| matches!(read(text), Err(SearchError::UnknownAlgorithm(_)));
    assert!(unknown("") && unknown("magic") && unknown("magic:depth=3") && unknown("Minimax"));
    for (text, algorithm, key) in [
        ("engine:heuristic=report", Algorithm::Engine, "heuristic"),
        ("alphabeta:merge=yes", Algorithm::AlphaBeta, "merge"),
        ("alphabeta:merge=no", Algorithm::AlphaBeta, "merge"),
        ("minimax:depth=3,threads=2", Algorithm::Minimax, "threads"),
        ("random:depth=x", Algorithm::Random, "depth"),
    ] {
        assert_eq!(read(text), Err(SearchError::NotTaken { algorithm, key }), "{text}");
    }
    let unknown_key = read("pns:speed=3");
    assert!(matches!(
        unknown_key,
        Err(SearchError::Spec(SpecError::UnknownKey { owner: "pns", .. }))
    ));
    let twice = read("pns:depth=3,depth=3");
    assert!(matches!(twice, Err(SearchError::Spec(SpecError::Twice { .. }))));
    for text in ["pns:", "pns:3", "pns:depth", "pns:depth=3,"] {
        let error = read(text);
        assert!(matches!(error, Err(SearchError::Spec(SpecError::NotKeyValue { .. }))), "{text}");
    }
    for text in [
        "alphabeta:depth=0",
        "alphabeta:depth=-1",
        "alphabeta:depth=+1",
        "alphabeta:depth=",
        "alphabeta:depth=3,4",
        "alphabeta:depth=1..3",
        "alphabeta:nodes=18446744073709551616",
        "alphabeta:time=1.5",
        "alphabeta:ties=last",
        "alphabeta:heuristic=a b",
        "alphabeta:heuristic=",
        "minimax:merge=maybe",
        "alphabeta:order=Best",
        "engine:hash=0",
        "engine:goal=fame",
    ] {
        let error = read(text);
        assert!(matches!(error, Err(SearchError::Spec(SpecError::Value { .. }))), "{text}");
    }
    assert_eq!(read("alphabeta:depth=99999").unwrap().limits.plies(), 512);
    assert_eq!(read("mcts:seed=18446744073709551615").unwrap().seed, u64::MAX);
}

#[test]
fn ranges_stand_for_several() {
    let written = |text| -> Vec<String> {
        Search::parse_several(text).unwrap().iter().map(Search::to_string).collect()
    };
    assert_eq!(
        written("minimax:depth=1..2,seed=5..6,ties=random"),
        [
            "minimax:depth=1,ties=random,seed=5",
            "minimax:depth=1,ties=random,seed=6",
            "minimax:depth=2,ties=random,seed=5",
            "minimax:depth=2,ties=random,seed=6",
        ]
    );
    assert_eq!(written("alphabeta:depth=3..3"), ["alphabeta:depth=3"]);
    assert_eq!(written("alphabeta:depth=511..9999").len(), 2);
    for text in
        ["alphabeta:depth=6..1", "alphabeta:depth=0..3", "alphabeta:depth=1..", "pns:nodes=1..x"]
    {
        let error = Search::parse_several(text);
        assert!(matches!(error, Err(SearchError::NotARange { .. })), "{text}");
    }
    let many = Search::parse_several("mcts:seed=0..18446744073709551615");
    assert_eq!(many, Err(SearchError::TooMany { most: MAX_SEARCHES }));
    assert!(Search::parse_several("random:depth=1..3").is_err());
    assert!(Search::parse_several("alphabeta:heuristic=1..3").is_err());
}

/// One place says whether a game can be searched like this.
#[test]
fn heuristics_are_those_of_the_game() {
    let known: &[&str] = &["plain", "report"];
    let check = |text: &str| read(text).unwrap().check(known);
    assert_eq!(check("alphabeta:heuristic=report"), Ok(()));
    assert_eq!(
        check("minimax:heuristic=law"),
        Err(SearchError::UnknownHeuristic { name: "law".to_owned(), known })
    );
    let ignored = Search { heuristic: "law".to_owned(), ..Search::new(Algorithm::Engine) };
    assert_eq!(ignored.check(known), Ok(()));
}

/// The documentation lists every key in order, with its default and who takes it.
#[test]
fn as_documented() {
    let forms = include_str!("../../../../docs/text-forms.md");
    let section = forms.split("## Searches").nth(1).unwrap().split("\n## ").next().unwrap();
    let rows: Vec<Vec<&str>> = section
        .lines()
        .filter(|line| line.starts_with("| `"))
        .map(|line| line.trim_matches(['|', ' ']).split(" | ").collect())
        .collect();
    assert_eq!(rows.len(), SearchKey::ALL.len());
    for (row, key) in rows.iter().zip(SearchKey::ALL) {
        assert_eq!(row[0], format!("`{}`", key.name()));
        if let Some(default) = key.parameter.default {
            assert_eq!(row[2], format!("`{default}`"));
        }
        assert_eq!(row[3], SearchKey::takers(key.name()).join(", "));
        match key.parameter.accepts {
            Accepts::Count { least, .. } => assert!(row[1].contains(&format!("{least} or more"))),
            Accepts::OneOf(words) => {
                assert!(words.iter().all(|word| row[1].contains(&format!("`{word}`"))));
            }
            _ => {}
        }
    }
}

#[test]
fn moves_at_the_root_are_told_as_they_are_finished() {
    let catalogue = Catalogue::standard();
    for spec in ["multiply:start=23", "stones:stones=20", "bits:string=0110100", "tictactoe", "sim"]
    {
        let session = catalogue.open(spec).unwrap();
        for search in [
            "minimax:depth=2",
            "minimax:depth=3,merge=yes",
            "alphabeta:depth=3",
            "alphabeta:depth=2,order=best,ties=random",
            "alphabeta:depth=3,nodes=40",
        ] {
            let search = read(search).unwrap();
            let (quiet, heard) = (Work::new(), Work::new().telling_moves());
            let [expected, answer] =
                [&quiet, &heard].map(|work| session.analyze(&search, work).unwrap());
            assert_eq!(expected.counts, answer.counts, "{spec} {search}");
            assert_eq!(expected.moves, answer.moves, "{spec} {search}");
            assert!(quiet.root_moves().is_empty());
            let told: Vec<RootMove> = heard.root_moves();
            assert_eq!(told.len(), answer.moves.len(), "{spec} {search}");
            for (told, found) in told.iter().zip(&answer.moves) {
                let Verdict::Valued(valued) = found.verdict else { panic!("{found:?}") };
                let Valued { amount, bound, is_estimate, .. } = valued;
                assert_eq!((&told.mv, told.value, told.bound), (&found.mv, amount, bound));
                assert!(is_estimate || !told.is_estimate, "{spec} {search}: {told:?}");
            }
        }
    }
}
