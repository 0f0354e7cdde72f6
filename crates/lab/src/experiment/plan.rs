use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{PlanError, SprtPlan};

/// What an experiment is made of, as people write it: in a file, or by options.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// Players against opponents, or every player against every other.
    pub kind: Kind,
    /// Specs of games, with ranges.
    pub games: Vec<String>,
    /// Those who are compared, with ranges.
    pub players: Vec<String>,
    /// Those whom all of them meet; none in a tournament.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub opponents: Vec<String>,
    /// On which side the players are compared.
    #[serde(default)]
    pub first: Sides,
    /// How often a game is played where chance has a part in it.
    #[serde(default = "one")]
    pub repeat: u64,
    /// How many openings each game is begun with; 0 is the game's own start.
    #[serde(default)]
    pub openings: u64,
    /// Random plies that make an opening; as many as so many different ones need, if nobody says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plies: Option<u32>,
    /// What all chance follows from.
    #[serde(default)]
    pub seed: u64,
    /// Whether decisions are timed: one game at a time.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub times: bool,
    /// How many positions of each game that can be solved the players are graded on.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub grade: u64,
    /// When a tournament of two may end early.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sprt: Option<SprtPlan>,
}

fn one() -> u64 {
    1
}

fn is_zero(number: &u64) -> bool {
    *number == 0
}

/// Who plays whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Every player against every opponent, in the same games.
    #[default]
    Compare,
    /// Every player against every other.
    Tournament,
}

/// The sides on which players are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Sides {
    /// As the first player of the game.
    First,
    /// As the second.
    Second,
    /// One game on each.
    #[default]
    Both,
}

impl Sides {
    /// All of them.
    pub const ALL: [Sides; 3] = [Sides::First, Sides::Second, Sides::Both];

    /// Its name in text.
    pub const fn name(self) -> &'static str {
        match self {
            Sides::First => "first",
            Sides::Second => "second",
            Sides::Both => "both",
        }
    }
}

impl FromStr for Sides {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Sides::ALL.into_iter().find(|sides| sides.name() == text).ok_or(())
    }
}

impl Plan {
    /// Reads a plan file.
    pub fn read(text: &str) -> Result<Plan, PlanError> {
        toml_edit::de::from_str(text).map_err(|error| {
            let line = error.span().map(|span| text[..span.start].matches('\n').count() + 1);
            PlanError::File { line, reason: error.message().trim().to_owned() }
        })
    }

    /// What differs first between this plan and another: the key, what it is here, what it is there.
    pub fn difference(&self, other: &Plan) -> Option<(String, String, String)> {
        self.differences(other).into_iter().next()
    }

    /// Everything that differs between this plan and another.
    pub fn differences(&self, other: &Plan) -> Vec<(String, String, String)> {
        // Of lists only what the other has not.
        let lists = [
            ("games", &self.games, &other.games),
            ("players", &self.players, &other.players),
            ("opponents", &self.opponents, &other.opponents),
        ];
        let mut differences = Vec::new();
        for (key, here, there) in lists {
            let only = |of: &[String], not: &[String]| -> String {
                let only = of.iter().filter(|item| !not.contains(item)).cloned();
                Some(only.collect::<Vec<_>>().join(" "))
                    .filter(|only| !only.is_empty())
                    .unwrap_or_else(nothing)
            };
            let (mine, theirs) = (only(here, there), only(there, here));
            if mine != theirs {
                differences.push((key.to_owned(), mine, theirs));
            }
        }
        let (here, there) = (self.entries(), other.entries());
        let value = |entries: &[(String, String)], key: &str| {
            let entry = entries.iter().find(|(name, _)| name == key);
            entry.map_or_else(nothing, |(_, value)| value.clone())
        };
        for (key, _) in here.iter().chain(&there) {
            let (mine, theirs) = (value(&here, key), value(&there, key));
            if mine != theirs && !differences.iter().any(|(known, ..)| known == key) {
                differences.push((key.clone(), mine, theirs));
            }
        }
        differences
    }

    /// Keys and values as the file has them.
    fn entries(&self) -> Vec<(String, String)> {
        let document = toml_edit::ser::to_document(self).unwrap_or_default();
        let written = |(key, item): (&str, &toml_edit::Item)| {
            (key.to_owned(), item.to_string().trim().to_owned())
        };
        document.iter().map(written).collect()
    }
}

fn nothing() -> String {
    "—".to_owned()
}

/// As a file has it.
/// The plan as a file. Numbers that no file can hold are written as the largest that one can; such plans are
/// refused before anything is made of them.
impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let held = |number: u64| number.min(i64::MAX as u64);
        let plan = Plan {
            repeat: held(self.repeat),
            openings: held(self.openings),
            seed: held(self.seed),
            grade: held(self.grade),
            ..self.clone()
        };
        f.write_str(&toml_edit::ser::to_string(&plan).map_err(|_| fmt::Error)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan() -> Plan {
        Plan {
            kind: Kind::Compare,
            games: vec!["stones:stones=50..59".to_owned()],
            players: vec!["minimax:depth=2".to_owned()],
            opponents: vec!["random".to_owned()],
            first: Sides::Both,
            repeat: 20,
            openings: 0,
            plies: None,
            seed: 7,
            times: false,
            grade: 0,
            sprt: None,
        }
    }

    #[test]
    fn a_plan_reads_back() {
        let timed = Plan { times: true, grade: 9, plies: Some(3), ..plan() };
        let sprt = Plan { kind: Kind::Tournament, sprt: "elo0=0,elo1=10".parse().ok(), ..plan() };
        for plan in [plan(), timed, sprt] {
            assert_eq!(Plan::read(&plan.to_string()).unwrap(), plan, "{plan}");
        }
    }

    #[test]
    fn differences_are_named() {
        assert_eq!(plan().difference(&plan()), None);
        let other = Plan { repeat: 21, ..plan() };
        let expected = ("repeat".to_owned(), "20".to_owned(), "21".to_owned());
        assert_eq!(plan().difference(&other), Some(expected));
        let timed = Plan { times: true, ..plan() };
        assert_eq!(plan().difference(&timed).unwrap().0, "times");
        let more =
            Plan { players: vec!["minimax:depth=2".to_owned(), "easy".to_owned()], ..plan() };
        let expected = ("players".to_owned(), "—".to_owned(), "easy".to_owned());
        assert_eq!(plan().difference(&more), Some(expected));
        let other = Plan { repeat: 21, ..more };
        let keys: Vec<String> =
            plan().differences(&other).into_iter().map(|(key, ..)| key).collect();
        assert_eq!(keys, ["players", "repeat"]);
    }

    #[test]
    fn what_is_wrong_has_a_line() {
        let text = "kind = \"compare\"\ngames = []\nplayers = []\ncolour = 3\n";
        let PlanError::File { line, reason } = Plan::read(text).unwrap_err() else { panic!() };
        assert_eq!(line, Some(4));
        assert!(reason.contains("colour"), "{reason}");
    }
}
