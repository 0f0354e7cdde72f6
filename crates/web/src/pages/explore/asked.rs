use std::num::NonZeroU32;

use gametree_exercise::Branch;
use gametree_language::ascii_digits;

use crate::{Place, query};

/// What an address asks to see of a tree of numbers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Asked {
    /// What is done with it.
    pub(super) mode: Mode,
    /// Which tree.
    pub(super) wish: Wish,
    /// The leaf that is looked at, from 0, if anybody has said so.
    pub(super) leaf: Option<usize>,
    /// The branches that somebody has marked.
    pub(super) marked: Vec<Branch>,
    /// Whether they want to know what is right.
    pub(super) check: bool,
    /// Or where to look.
    pub(super) hint: bool,
    /// What is to be reached by another order.
    pub(super) goal: Goal,
    /// Whether it is for a wall.
    pub(super) projected: bool,
    /// As a file.
    pub(super) format: Option<Format>,
    /// What was asked for as a file that there is none of.
    pub(super) no_format: String,
    /// Whether the file has the solution, too.
    pub(super) solution: bool,
    /// How many exercises the sheet has.
    pub(super) count: Option<usize>,
}

/// Which tree somebody wants, as it was written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Wish {
    pub(super) shape: String,
    pub(super) leaves: String,
    pub(super) scale: String,
    pub(super) root: String,
    /// The number of an exercise.
    pub(super) seed: String,
    /// How many cuts that exercise has.
    pub(super) cuts: String,
    /// The position that it is the tree of.
    pub(super) game: Option<GameWish>,
}

/// The tree of a position.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct GameWish {
    pub(super) place: Place,
    pub(super) depth: Option<NonZeroU32>,
    pub(super) heuristic: String,
}

/// What is done with a tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Mode {
    #[default]
    Move,
    Predict,
    Reorder,
}

impl Mode {
    pub(super) const ALL: [Mode; 3] = [Mode::Move, Mode::Predict, Mode::Reorder];

    pub(super) const fn name(self) -> &'static str {
        match self {
            Mode::Move => "move",
            Mode::Predict => "predict",
            Mode::Reorder => "reorder",
        }
    }
}

/// How many leaves are to be looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Goal {
    #[default]
    Fewest,
    Most,
}

/// What a tree can be taken away as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Format {
    Svg,
    Tikz,
    Html,
    Json,
}

impl Format {
    pub(super) const ALL: [Format; 4] = [Format::Svg, Format::Tikz, Format::Html, Format::Json];

    pub(super) const fn name(self) -> &'static str {
        match self {
            Format::Svg => "svg",
            Format::Tikz => "tikz",
            Format::Html => "html",
            Format::Json => "json",
        }
    }
}

/// More branches than any tree has; nobody marks more.
const MOST_MARKED: usize = 64;
/// Longer than anything that names a tree.
const LONGEST: usize = 2_000;

impl Asked {
    /// Reads an address. What names no tree is found out when it is planted; what cannot be meant otherwise is taken for
    /// what is usual, so that no address of this page is a dead end.
    pub(super) fn read(query: &str) -> Asked {
        let all = |key: &str| -> Vec<String> {
            let values = query::pairs(query).filter(|(name, _)| name == key);
            values
                .map(|(_, value)| ascii_digits(value.trim()).chars().take(LONGEST).collect())
                .collect()
        };
        let text =
            |key: &str| all(key).into_iter().find(|value| !value.is_empty()).unwrap_or_default();
        let is = |key: &str| text(key) == "yes";
        let number = |key: &str| text(key).parse::<usize>().ok();
        let marked = all("marked").join(" ");
        let marked =
            marked.split_whitespace().take(MOST_MARKED).filter_map(|branch| branch.parse().ok());
        let format = Format::ALL.into_iter().find(|format| format.name() == text("format"));
        let game = text("game");
        let game = (!game.is_empty()).then(|| GameWish {
            place: Place::read(&game, query),
            depth: text("depth").parse().ok(),
            heuristic: text("heuristic"),
        });
        Asked {
            mode: Mode::ALL
                .into_iter()
                .find(|mode| mode.name() == text("mode"))
                .unwrap_or_default(),
            wish: Wish {
                shape: text("shape"),
                // The fields of the leaves have one name, and are one list.
                leaves: all("leaves").join(" ").trim().to_owned(),
                scale: text("scale"),
                root: text("root"),
                seed: text("seed"),
                cuts: text("cuts"),
                game,
            },
            leaf: number("leaf").and_then(|leaf| leaf.checked_sub(1)),
            marked: marked.collect(),
            check: is("check"),
            hint: is("hint"),
            goal: if text("goal") == "most" { Goal::Most } else { Goal::Fewest },
            projected: text("view") == "projector",
            format,
            no_format: if format.is_none() { text("format") } else { String::new() },
            solution: is("solution"),
            count: number("count"),
        }
    }

    /// The address of the same, changed a little.
    pub(super) fn address(&self, change: impl FnOnce(&mut Asked)) -> String {
        let mut asked = self.clone();
        (asked.format, asked.solution, asked.count) = (None, false, None);
        asked.no_format.clear();
        change(&mut asked);
        let query = query::written(asked.pairs());
        if query.is_empty() { "/explore".to_owned() } else { format!("/explore?{query}") }
    }

    /// What a form sends beside its own fields.
    pub(super) fn hidden(&self, own: &[&str]) -> Vec<(&'static str, String)> {
        let kept = |(name, value): &(&str, String)| !own.contains(name) && !value.is_empty();
        self.pairs().into_iter().filter(kept).collect()
    }

    fn pairs(&self) -> Vec<(&'static str, String)> {
        let flag = |set: bool| if set { "yes".to_owned() } else { String::new() };
        let unusual = |usual: bool, name: &str| if usual { String::new() } else { name.to_owned() };
        let Wish { shape, leaves, scale, root, seed, cuts, game } = self.wish.clone();
        let marked: Vec<String> = self.marked.iter().map(Branch::to_string).collect();
        let mut pairs = Vec::new();
        if let Some(game) = game {
            pairs.push(("game", game.place.spec.clone()));
            pairs.extend(game.place.query());
            pairs.push(("depth", game.depth.map(|depth| depth.to_string()).unwrap_or_default()));
            pairs.push(("heuristic", game.heuristic));
        }
        pairs.extend([
            ("shape", shape),
            ("leaves", leaves),
            ("scale", scale),
            ("root", root),
            ("seed", seed),
            ("cuts", cuts),
            ("leaf", self.leaf.map(|leaf| (leaf + 1).to_string()).unwrap_or_default()),
            ("mode", unusual(self.mode == Mode::Move, self.mode.name())),
            ("marked", marked.join(" ")),
            ("check", flag(self.check)),
            ("hint", flag(self.hint)),
            ("goal", unusual(self.goal == Goal::Fewest, "most")),
            ("view", unusual(!self.projected, "projector")),
            ("format", self.format.map(Format::name).unwrap_or_default().to_owned()),
            ("solution", flag(self.solution)),
            ("count", self.count.map(|count| count.to_string()).unwrap_or_default()),
        ]);
        pairs
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_says_what_it_was_made_of() {
        for query in [
            "",
            "shape=3.2.2&leaves=0.7.5.2.4.4.1.2.3.0.6.7&leaf=3",
            "shape=2.2&seed=27&cuts=1&mode=predict&marked=2.2&check=yes",
            "leaves=1.2.3.4&scale=0..5&root=min&mode=reorder&goal=most&view=projector",
            "game=stones:stones=9&moves=2+3&depth=2&heuristic=report",
        ] {
            let asked = Asked::read(query);
            let address = asked.address(|_| {});
            let (_, again) = address.split_once('?').unwrap_or((&address, ""));
            assert_eq!(again, query);
            assert_eq!(Asked::read(again), asked);
        }
    }

    #[test]
    fn fields_and_checkboxes_are_lists() {
        let asked = Asked::read("leaves=1&leaves=2&leaves=۳&marked=1.2&marked=2.2+x&marked=");
        assert_eq!(asked.wish.leaves, "1 2 3");
        assert_eq!(asked.address(|_| {}), "/explore?leaves=1+2+3&marked=1.2+2.2");
        assert_eq!(Asked::read("mode=dance&leaf=0&leaf=x&format="), Asked::default());
    }
}
