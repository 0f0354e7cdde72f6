/// What a person may have meant by the name of a game that is not there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameHint {
    /// This spec.
    Meant(String),
    /// A well-known game that is not one of these.
    Elsewhere,
}

/// Other names of games that are here, and the specs of those.
const SYNONYMS: [(&str, &str); 16] = [
    ("noughtsandcrosses", "tictactoe"),
    ("noughtscrosses", "tictactoe"),
    ("xsandos", "tictactoe"),
    ("ttt", "tictactoe"),
    ("xo", "tictactoe"),
    ("oxo", "tictactoe"),
    ("krustiņiunnullītes", "tictactoe"),
    ("krustiņinullītes", "tictactoe"),
    ("kółkoikrzyżyk", "tictactoe"),
    ("kółkokrzyżyk", "tictactoe"),
    ("دوز", "tictactoe"),
    ("gomoku", "mnk:m=15,n=15,k=5"),
    ("fiveinarow", "mnk:m=15,n=15,k=5"),
    ("fourinarow", "mnk:m=4,n=4,k=4"),
    ("bitstring", "bits"),
    ("hexagongame", "sim"),
];

/// Games that people look for and do not find here.
const ELSEWHERE: [&str; 30] = [
    "amazons",
    "backgammon",
    "breakthrough",
    "checkers",
    "chess",
    "chomp",
    "connect4",
    "connectfour",
    "dominoes",
    "dots",
    "dotsandboxes",
    "draughts",
    "go",
    "hex",
    "kalah",
    "mancala",
    "mill",
    "morris",
    "nim",
    "ninemensmorris",
    "othello",
    "pentago",
    "quoridor",
    "reversi",
    "shogi",
    "warcaby",
    "xiangqi",
    "szachy",
    "šahs",
    "شطرنج",
];

impl GameHint {
    /// A hint for a name that is none of the `known` ones; `None` if it resembles nothing.
    ///
    /// ```
    /// use gametree::games::spec::GameHint;
    ///
    /// let hint = |name| GameHint::of(name, &["stones", "mnk", "tictactoe"]);
    /// assert_eq!(hint("tic-tac-toe"), Some(GameHint::Meant("tictactoe".to_owned())));
    /// assert_eq!(hint("stone"), Some(GameHint::Meant("stones".to_owned())));
    /// assert_eq!(hint("4x4"), Some(GameHint::Meant("mnk:m=4,n=4,k=4".to_owned())));
    /// assert_eq!(hint("Connect-4"), Some(GameHint::Elsewhere));
    /// assert_eq!(hint("something"), None);
    /// ```
    pub fn of(name: &str, known: &[&str]) -> Option<GameHint> {
        let plain: String =
            name.to_lowercase().chars().filter(|letter| letter.is_alphanumeric()).collect();
        let has = |spec: &str| known.contains(&spec.split(':').next().unwrap_or(spec));
        let synonym = SYNONYMS.iter().find(|(other, spec)| *other == plain && has(spec));
        let same = || known.iter().find(|known| **known == plain).map(ToString::to_string);
        let synonym = synonym.map(|(_, spec)| (*spec).to_owned());
        let meant = same().or(synonym).or_else(|| board(name).filter(|_| has("mnk")));
        if meant.is_some() {
            return meant.map(GameHint::Meant);
        }
        if ELSEWHERE.contains(&plain.as_str()) {
            return Some(GameHint::Elsewhere);
        }
        let nearest = known.iter().min_by_key(|known| distance(&plain, known))?;
        // A third of a name may be wrong, and something of it has to be right.
        let is_near = distance(&plain, nearest) <= nearest.chars().count() / 3;
        is_near.then(|| GameHint::Meant((*nearest).to_owned()))
    }
}

/// The game on a board of a size such as `4x4` or `5×4×3`: the third number makes a row. Without one a
/// row is as long as the board allows, five at the most.
fn board(name: &str) -> Option<String> {
    let numbers: Option<Vec<u8>> = name
        .trim()
        .to_lowercase()
        .split(['x', '×', '*'])
        .map(|part| part.trim().parse().ok())
        .collect();
    let (m, n, k) = match *numbers?.as_slice() {
        [m, n] => (m, n, m.min(n).min(5)),
        [m, n, k] => (m, n, k),
        _ => return None,
    };
    Some(format!("mnk:m={m},n={n},k={k}"))
}

/// How many letters have to be added, removed or changed to make one word of the other.
fn distance(one: &str, other: &str) -> usize {
    let mut costs: Vec<usize> = (0..=other.chars().count()).collect();
    for (row, letter) in one.chars().enumerate() {
        let mut diagonal = costs[0];
        costs[0] = row + 1;
        for (column, wanted) in other.chars().enumerate() {
            let changed = diagonal + usize::from(letter != wanted);
            diagonal = costs[column + 1];
            costs[column + 1] = changed.min(diagonal + 1).min(costs[column] + 1);
        }
    }
    costs[other.chars().count()]
}

#[cfg(test)]
mod tests {
    use super::*;

    const KNOWN: [&str; 6] = ["multiply", "stones", "bits", "mnk", "tictactoe", "sim"];

    #[test]
    fn names_that_people_type() {
        for (name, spec) in [
            ("tic-tac-toe", "tictactoe"),
            ("Tic Tac Toe", "tictactoe"),
            ("tictactow", "tictactoe"),
            ("ticktacktoe", "tictactoe"),
            ("Stones", "stones"),
            ("stoens", "stones"),
            ("multipy", "multiply"),
            ("bit", "bits"),
            ("gomoku", "mnk:m=15,n=15,k=5"),
            ("3x3", "mnk:m=3,n=3,k=3"),
            ("15×15", "mnk:m=15,n=15,k=5"),
            ("5X4x3", "mnk:m=5,n=4,k=3"),
            ("kółko i krzyżyk", "tictactoe"),
        ] {
            assert_eq!(
                GameHint::of(name, &KNOWN),
                Some(GameHint::Meant(spec.to_owned())),
                "{name}"
            );
        }
        for name in ["connect4", "connect-four", "nim", "othello", "Chess", "checkers", "go"] {
            assert_eq!(GameHint::of(name, &KNOWN), Some(GameHint::Elsewhere), "{name}");
        }
        for name in ["", "no such game", "x", "4x", "row"] {
            assert_eq!(GameHint::of(name, &KNOWN), None, "{name}");
        }
    }

    /// A catalogue of one's own is not told of games that it does not have.
    #[test]
    fn only_games_that_are_there_are_meant() {
        for name in ["gomoku", "4x4", "tic-tac-toe"] {
            assert_eq!(GameHint::of(name, &["matches"]), None, "{name}");
        }
    }
}
