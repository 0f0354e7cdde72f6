use std::num::NonZeroU32;

use gametree_catalogue::{Algorithm, Search};
use gametree_language::ascii_digits;
use gametree_search::Order;

use crate::{Place, Problem, query};

/// What an address asks to see of a tree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Asked {
    /// The position that is searched.
    pub(super) place: Place,
    /// How.
    pub(super) which: Which,
    /// How far; `None` is to the end.
    pub(super) depth: Option<NonZeroU32>,
    /// What evaluates the leaves; empty is the game's own.
    pub(super) heuristic: String,
    /// In which order moves are tried.
    pub(super) order: Order,
    /// The seed by which one of several best moves is chosen; `None` chooses the first.
    pub(super) chance: Option<u64>,
    /// How far the wished tree goes, of which a part may be drawn.
    pub(super) fit: Option<Fit>,
    /// How many nodes the computer visited in the game for the move that this is the tree of.
    pub(super) visited: Option<u64>,
    /// The step; `None` is that of `at` or `from`, or the first cut.
    pub(super) step: Option<usize>,
    /// The moves to the node that was visited last before the settings were changed.
    pub(super) from: Option<Vec<String>>,
    /// The moves to a node to look at.
    pub(super) at: Vec<String>,
    /// Folds that somebody has opened.
    pub(super) open: Vec<Opening>,
    /// As what.
    pub(super) view: View,
    /// As a file.
    pub(super) format: Option<Format>,
}

/// Which search is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Which {
    Minimax,
    #[default]
    AlphaBeta,
    Both,
}

impl Which {
    pub(super) const ALL: [Which; 3] = [Which::Minimax, Which::AlphaBeta, Which::Both];

    pub(super) const fn name(self) -> &'static str {
        match self {
            Which::Minimax => "minimax",
            Which::AlphaBeta => "alphabeta",
            Which::Both => "both",
        }
    }

    /// The search whose steps are walked.
    pub(super) const fn walked(self) -> Algorithm {
        match self {
            Which::Minimax => Algorithm::Minimax,
            Which::AlphaBeta | Which::Both => Algorithm::AlphaBeta,
        }
    }
}

/// The tree that a reader would see if everything could be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fit {
    /// To this depth.
    Depth(NonZeroU32),
    /// To the end of the game.
    End,
}

impl Fit {
    fn written(self) -> String {
        match self {
            Fit::Depth(depth) => depth.to_string(),
            Fit::End => END.to_owned(),
        }
    }

    /// Its depth; `None` is to the end.
    pub(super) const fn depth(self) -> Option<NonZeroU32> {
        match self {
            Fit::Depth(depth) => Some(depth),
            Fit::End => None,
        }
    }
}

/// The word for a search to the end of the game.
const END: &str = "end";

/// As what a tree is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum View {
    #[default]
    Page,
    Outline,
    Projector,
}

impl View {
    const fn name(self) -> &'static str {
        match self {
            View::Page => "",
            View::Outline => "outline",
            View::Projector => "projector",
        }
    }
}

/// What a tree can be taken away as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Format {
    Svg,
    Png,
    Tikz,
    Dot,
    Json,
    /// For the script of the page: what changes from step to step.
    Steps,
}

impl Format {
    /// Those for people, in the order they are offered.
    pub(super) const FILES: [Format; 5] =
        [Format::Svg, Format::Png, Format::Tikz, Format::Dot, Format::Json];

    pub(super) const fn name(self) -> &'static str {
        match self {
            Format::Svg => "svg",
            Format::Png => "png",
            Format::Tikz => "tikz",
            Format::Dot => "dot",
            Format::Json => "json",
            Format::Steps => "steps",
        }
    }

    /// As people write it.
    pub(super) const fn title(self) -> &'static str {
        match self {
            Format::Svg => "SVG",
            Format::Png => "PNG",
            Format::Tikz => "TikZ",
            Format::Dot => "DOT",
            Format::Json | Format::Steps => "JSON",
        }
    }
}

/// A fold that is open: the moves to its node, and with very many moves the one to begin with.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Opening {
    pub(super) moves: Vec<String>,
    pub(super) from: usize,
}

impl Opening {
    fn read(text: &str) -> Opening {
        let (moves, from) = text.split_once('~').unwrap_or((text, ""));
        Opening { moves: words(moves), from: ascii_digits(from).parse().unwrap_or(0) }
    }

    fn written(&self) -> String {
        let moves = self.moves.join(" ");
        if self.from == 0 { moves } else { format!("{moves}~{}", self.from) }
    }
}

/// The root, where an empty list of moves would look like none.
pub(super) const ROOT: &str = ".";

/// More folds than anybody opens.
const MOST_OPEN: usize = 40;

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

impl Asked {
    /// Reads an address; what cannot be meant is said so.
    pub(super) fn read(spec: &str, query: &str) -> Result<Asked, Problem> {
        let value = |key: &str| {
            let value = query::first(query, key).filter(|value| !value.trim().is_empty());
            value.map(|value| value.trim().to_owned())
        };
        let unreadable =
            |key: &str, known: &[&str]| Problem::Unreadable(format!("{key}: {}", known.join(", ")));
        let mut which = match value("algorithm") {
            None => Which::default(),
            Some(name) => Which::ALL
                .into_iter()
                .find(|which| which.name() == name)
                .ok_or_else(|| unreadable("algorithm", &Which::ALL.map(Which::name)))?,
        };
        let view = match value("view").as_deref() {
            None | Some("one") => View::Page,
            Some("both") => {
                which = Which::Both;
                View::Page
            }
            Some("outline") => View::Outline,
            Some("projector") => View::Projector,
            Some(_) => return Err(unreadable("view", &["one", "both", "outline", "projector"])),
        };
        let order = match value("order") {
            None => Order::Listed,
            Some(name) => Order::ALL
                .into_iter()
                .find(|order| order.name() == name)
                .ok_or_else(|| unreadable("order", &Order::ALL.map(Order::name)))?,
        };
        let format = match value("format") {
            None => None,
            Some(name) => Some(
                Format::FILES
                    .into_iter()
                    .chain([Format::Steps])
                    .find(|format| format.name() == name)
                    .ok_or_else(|| unreadable("format", &Format::FILES.map(Format::name)))?,
            ),
        };
        let large = |key: &str| match value(key) {
            None => Ok(None),
            Some(text) => match ascii_digits(&text).parse::<u64>() {
                Ok(number) => Ok(Some(number)),
                Err(_) => Err(unreadable(key, &["1, 2, 3…"])),
            },
        };
        let number = |key: &str| match large(key)?.map(u32::try_from) {
            None => Ok(None),
            Some(Ok(number)) => Ok(Some(number)),
            Some(Err(_)) => Err(unreadable(key, &["1, 2, 3…"])),
        };
        let fit = match value("fit").as_deref() {
            Some(END) => Some(Fit::End),
            _ => match number("fit")?.map(NonZeroU32::new) {
                Some(None) => return Err(unreadable("fit", &["1, 2, 3…", END])),
                depth => depth.flatten().map(Fit::Depth),
            },
        };
        let chance = match value("ties").as_deref() {
            None | Some("first") => None,
            Some("random") => Some(large("seed")?.unwrap_or(0)),
            Some(_) => return Err(unreadable("ties", &["first", "random"])),
        };
        let depth = match number("depth")? {
            None => None,
            Some(depth) => {
                Some(NonZeroU32::new(depth).ok_or_else(|| unreadable("depth", &["1, 2, 3…"]))?)
            }
        };
        let open = value("open");
        let open = open.iter().flat_map(|open| open.split(',')).take(MOST_OPEN);
        Ok(Asked {
            place: Place::read(spec, query),
            which,
            depth,
            heuristic: value("heuristic").unwrap_or_default(),
            order,
            chance,
            fit,
            visited: large("visited")?,
            step: number("step")?.map(|step| step as usize),
            from: value("from").map(|from| if from == ROOT { Vec::new() } else { words(&from) }),
            at: words(&value("at").unwrap_or_default()),
            open: open.map(Opening::read).collect(),
            view,
            format,
        })
    }

    /// The search by an algorithm, in a game that has these heuristics.
    pub(super) fn search(&self, algorithm: Algorithm, heuristics: &[&str]) -> Search {
        let mut search = Search::new(algorithm);
        search.limits.depth = self.depth;
        search.order = self.order;
        search.random_ties = self.chance.is_some();
        search.seed = self.chance.unwrap_or(0);
        if !self.heuristic.is_empty() {
            search.heuristic.clone_from(&self.heuristic);
        } else if let Some(own) = heuristics.first() {
            search.heuristic = (*own).to_owned();
        }
        search
    }

    /// The address of the same search of another position: steps and folds belong to this one.
    pub(super) fn address_elsewhere(&self, go: impl FnOnce(&mut Place)) -> String {
        self.address(|asked| {
            go(&mut asked.place);
            (asked.step, asked.at, asked.open) = (None, Vec::new(), Vec::new());
            (asked.fit, asked.visited) = (None, None);
        })
    }

    /// The depth that the reader wished to see, of which a part may be drawn; `None` is to the end.
    pub(super) fn wished_depth(&self) -> Option<NonZeroU32> {
        self.fit.map_or(self.depth, Fit::depth)
    }

    /// The address of the same, changed a little. `from` is for one request only.
    pub(super) fn address(&self, change: impl FnOnce(&mut Asked)) -> String {
        let mut asked = self.clone();
        asked.format = None;
        change(&mut asked);
        asked.written()
    }

    fn written(&self) -> String {
        let word = |given: &'static str, usual: &str| match given == usual {
            true => String::new(),
            false => given.to_owned(),
        };
        let open: Vec<String> = self.open.iter().map(Opening::written).collect();
        let settings = [
            ("algorithm", word(self.which.name(), Which::default().name())),
            ("depth", self.depth.map(|depth| depth.to_string()).unwrap_or_default()),
            ("heuristic", self.heuristic.clone()),
            ("order", word(self.order.name(), Order::Listed.name())),
            ("ties", self.chance.map(|_| "random".to_owned()).unwrap_or_default()),
            ("seed", self.chance.map(|seed| seed.to_string()).unwrap_or_default()),
            ("fit", self.fit.map(Fit::written).unwrap_or_default()),
            ("visited", self.visited.map(|nodes| nodes.to_string()).unwrap_or_default()),
            ("step", self.step.map(|step| step.to_string()).unwrap_or_default()),
            ("at", self.at.join(" ")),
            ("open", open.join(",")),
            ("view", self.view.name().to_owned()),
            ("format", self.format.map(Format::name).unwrap_or_default().to_owned()),
        ];
        let query = query::written(self.place.query().into_iter().chain(settings));
        let path = format!("/tree/{}", query::encoded(&self.place.spec));
        if query.is_empty() { path } else { format!("{path}?{query}") }
    }

    /// What a form of the page sends beside its own fields.
    pub(super) fn hidden(&self, own: &[&str]) -> Vec<(String, String)> {
        let mut kept = self.clone();
        kept.format = None;
        let written = kept.written();
        let query = written.split_once('?').map_or("", |(_, query)| query);
        query::pairs(query).filter(|(name, _)| !own.contains(&name.as_str())).collect()
    }

    /// The path of the page, which forms send to.
    pub(super) fn path(&self) -> String {
        format!("/tree/{}", query::encoded(&self.place.spec))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_says_what_it_was_made_of() {
        for query in [
            "",
            "algorithm=minimax&depth=3&heuristic=report&order=best&step=25&at=3+2+2&view=projector",
            "moves=b2+c3&algorithm=both&open=2+2,3~11",
            "depth=2&ties=random&seed=18446744073709551615&fit=3&visited=27",
            "fit=end",
        ] {
            let asked = Asked::read("stones:stones=11", query).unwrap();
            let address = asked.address(|_| {});
            let (_, again) = address.split_once('?').unwrap_or((&address, ""));
            assert_eq!(again, query);
            assert_eq!(Asked::read("stones:stones=11", again).unwrap(), asked);
        }
        for wrong in [
            "algorithm=x",
            "depth=-1",
            "step=x",
            "view=x",
            "order=x",
            "format=x",
            "depth=99999999999",
            "fit=0",
            "fit=x",
            "ties=x",
            "ties=random&seed=x",
            "visited=-1",
        ] {
            assert!(Asked::read("sim", wrong).is_err(), "{wrong}");
        }
        assert_eq!(Asked::read("sim", "view=both").unwrap().which, Which::Both);
        assert_eq!(Asked::read("sim", "depth=۳").unwrap().depth, NonZeroU32::new(3));
    }
}
