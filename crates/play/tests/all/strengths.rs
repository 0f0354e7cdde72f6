//! The strengths are what the documentation says they are.

use gametree_catalogue::Algorithm;
use gametree_language::Language;
use gametree_play::Strength;

const COMMANDS: &str = include_str!("../../../../docs/commands.md");

/// What the documentation says of each strength, weakest first.
fn described() -> Vec<&'static str> {
    let row = COMMANDS.lines().find(|line| line.starts_with("| `--strength ")).unwrap();
    let (options, words) = row.trim_matches(['|', ' ']).split_once("` | ").unwrap();
    let names = options.trim_start_matches("`--strength ").replace('\\', "");
    assert_eq!(names, Strength::ALL.map(Strength::name).join("|"));
    words.split("; ").collect()
}

#[test]
fn as_documented() {
    let described = described();
    assert_eq!(described.len(), Strength::ALL.len(), "{described:?}");
    for (strength, words) in Strength::ALL.into_iter().zip(described) {
        let search = strength.search(&["plain"]);
        let mut expected = Vec::new();
        match search.algorithm {
            Algorithm::Random => expected.push("any legal move".to_owned()),
            algorithm => expected.push(format!("`{algorithm}`")),
        }
        if search.algorithm == Algorithm::Perfect {
            expected.push(format!("at most {} MB", search.engine.table_bytes >> 20));
        }
        let limits = search.limits;
        expected.extend(limits.depth.map(|depth| format!("depth {depth}")));
        let nodes = limits.nodes.map(|nodes| Language::English.number(nodes));
        expected.extend(nodes.map(|nodes| format!("up to {nodes} nodes")));
        expected.extend(limits.time.map(|time| format!("or {} s", time.as_secs())));
        for part in &expected {
            assert!(words.contains(part), "{strength}: {part} is not in “{words}”");
        }
        // And no other numbers.
        let numbers = |text: &str| {
            let digits = |piece: &str| piece.chars().filter(char::is_ascii_digit).collect();
            let pieces: Vec<String> = text.split(' ').map(digits).collect();
            pieces.into_iter().filter(|digits| !digits.is_empty()).collect::<Vec<_>>()
        };
        assert_eq!(numbers(words), numbers(&expected.join(" ")), "{strength}: {words}");
    }
}
