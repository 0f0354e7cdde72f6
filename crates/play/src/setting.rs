use std::fmt;
use std::str::FromStr;

use gametree_catalogue::{Algorithm, Search, SearchError, SearchKey};
use gametree_games::{Accepts, SpecError};

use crate::{PlayerError, PlayerSpec, Strength};

/// One thing about a computer player that can be changed in the middle of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Setting {
    /// How strong it is, which decides all the others.
    Strength,
    /// How it searches.
    Algorithm,
    /// How many plies it looks ahead.
    Depth,
    /// How many milliseconds it may think.
    Time,
    /// How many positions it may visit.
    Nodes,
    /// What values the positions.
    Heuristic,
}

const STRENGTHS: [&str; 5] = [
    Strength::Beginner.name(),
    Strength::Easy.name(),
    Strength::Medium.name(),
    Strength::Strong.name(),
    Strength::Perfect.name(),
];

impl Setting {
    /// All of them.
    pub const ALL: [Setting; 6] = [
        Setting::Strength,
        Setting::Algorithm,
        Setting::Depth,
        Setting::Time,
        Setting::Nodes,
        Setting::Heuristic,
    ];

    /// Its name in text, which is that of the key of a search where it is one.
    pub const fn name(self) -> &'static str {
        match self {
            Setting::Strength => "strength",
            Setting::Algorithm => "algorithm",
            Setting::Depth => "depth",
            Setting::Time => "time",
            Setting::Nodes => "nodes",
            Setting::Heuristic => "heuristic",
        }
    }

    /// What it may be in a game with these heuristics, where that can be listed.
    pub fn choices(self, heuristics: &'static [&'static str]) -> Vec<&'static str> {
        match self {
            Setting::Strength => STRENGTHS.to_vec(),
            Setting::Algorithm => Algorithm::ALL.map(Algorithm::name).to_vec(),
            Setting::Heuristic => heuristics.to_vec(),
            Setting::Depth | Setting::Time | Setting::Nodes => Vec::new(),
        }
    }

    /// What it accepts where that cannot be listed.
    pub fn accepts(self) -> Option<Accepts> {
        SearchKey::find(self.name()).map(|key| key.parameter.accepts)
    }

    /// What it is for this player in a game with these heuristics; `None` where it is not set, as all of them
    /// for a person or a guest.
    pub fn of(self, player: &PlayerSpec, heuristics: &'static [&'static str]) -> Option<String> {
        let search = player.search(heuristics).ok().flatten()?;
        match (self, player) {
            (Setting::Strength, PlayerSpec::Strength(strength)) => Some(strength.to_string()),
            (Setting::Strength, _) => None,
            (Setting::Algorithm, _) => Some(search.algorithm.to_string()),
            _ if !search.algorithm.takes(self.name()) => None,
            _ => SearchKey::find(self.name())?.value(&search),
        }
    }
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Setting {
    type Err = UnknownSetting;

    fn from_str(text: &str) -> Result<Self, UnknownSetting> {
        Setting::ALL.into_iter().find(|setting| setting.name() == text).ok_or(UnknownSetting)
    }
}

/// The text is not the name of a setting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownSetting;

impl fmt::Display for UnknownSetting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Setting::ALL.map(Setting::name).join(", ");
        write!(f, "a setting is one of {names}")
    }
}

impl std::error::Error for UnknownSetting {}

impl PlayerSpec {
    /// The same player with one thing changed, in a game with these heuristics. Another algorithm keeps what
    /// it takes of the old settings; a change of anything but the strength makes a search of a strength. There
    /// is nothing to change about a person, and of a guest only another player can be made: a strength or a search.
    ///
    /// ```
    /// use gametree::play::{PlayerSpec, Setting};
    ///
    /// let easy: PlayerSpec = "easy".parse()?;
    /// let deeper = easy.changed(Setting::Depth, "3", &["plain", "report"])?;
    /// assert_eq!(deeper.to_string(), "alphabeta:depth=3,heuristic=report,ties=random");
    /// let engine = deeper.changed(Setting::Algorithm, "engine", &["plain", "report"])?;
    /// assert_eq!(engine.to_string(), "engine:depth=3");
    /// assert!(engine.changed(Setting::Heuristic, "report", &["plain", "report"]).is_err());
    /// # Ok::<(), gametree::play::PlayerError>(())
    /// ```
    pub fn changed(
        &self,
        setting: Setting,
        value: &str,
        heuristics: &'static [&'static str],
    ) -> Result<PlayerSpec, PlayerError> {
        if self.is_human() {
            return Ok(PlayerSpec::Human);
        }
        let mut search = self.search(heuristics)?;
        // The nodes of a strength go with its own depth: another depth is searched as a whole.
        if let (PlayerSpec::Strength(_), Some(search)) = (self, &mut search)
            && search.algorithm.is_textbook()
        {
            search.limits.nodes = None;
        }
        let changed = match (setting, search) {
            (Setting::Strength, _) => PlayerSpec::Strength(strength(value)?),
            (Setting::Algorithm, Some(search)) => PlayerSpec::Search(by_algorithm(&search, value)?),
            (Setting::Algorithm, None) => PlayerSpec::Search(Search::new(algorithm(value)?)),
            (key, Some(search)) => PlayerSpec::Search(with_value(&search, key.name(), value)?),
            (key, None) => {
                return Err(PlayerError::AsItIs { player: self.to_string(), key: key.name() });
            }
        };
        let changed = changed.with_usual_limits();
        if let Some(search) = changed.search(heuristics)? {
            search.check_memory()?;
        }
        Ok(changed)
    }
}

fn strength(text: &str) -> Result<Strength, SearchError> {
    text.parse().map_err(|_| {
        let accepts = Accepts::OneOf(&STRENGTHS);
        SpecError::Value { key: Setting::Strength.name(), found: text.to_owned(), accepts }.into()
    })
}

fn algorithm(name: &str) -> Result<Algorithm, SearchError> {
    Ok(name.parse()?)
}

/// The same search by another algorithm, as far as that takes the same keys.
fn by_algorithm(search: &Search, name: &str) -> Result<Search, SearchError> {
    let algorithm = algorithm(name)?;
    let mut spec = search.spec();
    algorithm.name().clone_into(&mut spec.name);
    spec.values.retain(|(key, _)| algorithm.takes(key));
    Search::from_spec(&spec)
}

/// The same search with another value of a key.
fn with_value(search: &Search, key: &str, value: &str) -> Result<Search, SearchError> {
    let mut spec = search.spec();
    spec.values.retain(|(known, _)| known != key);
    spec.values.push((key.to_owned(), value.to_owned()));
    Search::from_spec(&spec)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEURISTICS: &[&str] = &["plain", "report", "law"];

    fn player(text: &str) -> PlayerSpec {
        text.parse().unwrap()
    }

    #[test]
    fn every_strength_is_a_choice() {
        assert_eq!(STRENGTHS, Strength::ALL.map(Strength::name));
        for setting in Setting::ALL {
            assert_eq!(setting.name().parse(), Ok(setting));
        }
    }

    #[test]
    fn one_thing_at_a_time() {
        let changed = |from: &str, setting, value: &str| {
            let changed = player(from).changed(setting, value, HEURISTICS);
            changed.map(|player| player.to_string())
        };
        let table = [
            ("easy", Setting::Strength, "strong", "strong"),
            ("easy", Setting::Heuristic, "plain", "alphabeta:depth=1,ties=random"),
            ("medium", Setting::Depth, "5", "alphabeta:depth=5,heuristic=law,ties=random"),
            ("random", Setting::Algorithm, "minimax", "minimax:depth=4"),
            ("alphabeta:depth=3,heuristic=law", Setting::Algorithm, "mcts", "mcts:depth=3"),
            ("alphabeta:depth=3,heuristic=law", Setting::Algorithm, "random", "random"),
            ("strong", Setting::Depth, "5", "engine:depth=5,time=2000,nodes=200000"),
            ("alphabeta:depth=3", Setting::Time, "50", "alphabeta:depth=3,time=50"),
            ("engine:nodes=5", Setting::Nodes, "7", "engine:nodes=7"),
            ("human", Setting::Depth, "5", "human"),
            // The strength of that name is another player.
            ("strong", Setting::Algorithm, "perfect", "perfect:time=2000,nodes=200000"),
        ];
        for (from, setting, value, expected) in table {
            assert_eq!(changed(from, setting, value).as_deref(), Ok(expected), "{from} {value}");
        }
        for (from, setting, value) in [
            ("easy", Setting::Depth, "0"),
            ("easy", Setting::Depth, "deep"),
            ("easy", Setting::Strength, "weak"),
            ("easy", Setting::Algorithm, "magic"),
            ("easy", Setting::Heuristic, "luck"),
            ("strong", Setting::Heuristic, "law"),
            ("random", Setting::Depth, "2"),
            ("perfect", Setting::Depth, "2"),
        ] {
            assert!(changed(from, setting, value).is_err(), "{from} {setting} {value}");
        }
    }

    #[test]
    fn settings_are_what_they_were_set_to() {
        let medium = player("medium");
        let of = |setting: Setting| setting.of(&medium, HEURISTICS);
        assert_eq!(of(Setting::Strength).as_deref(), Some("medium"));
        assert_eq!(of(Setting::Algorithm).as_deref(), Some("alphabeta"));
        assert_eq!(of(Setting::Depth).as_deref(), Some("3"));
        assert_eq!(of(Setting::Heuristic).as_deref(), Some("law"));
        assert_eq!(of(Setting::Time), None);
        assert_eq!(Setting::Depth.of(&player("random"), HEURISTICS), None);
        assert_eq!(Setting::Strength.of(&player("random"), HEURISTICS), None);
        assert_eq!(Setting::Algorithm.of(&player("human"), HEURISTICS), None);
    }
}
