//! A search by options: one option for every key of the list of what searches take, so that the two
//! cannot drift apart.

mod several;
mod style;
mod text;

use std::marker::PhantomData;

use clap::builder::PossibleValuesParser;
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches};
use gametree_catalogue::{Algorithm, Search, SearchError, SearchKey};
use gametree_games::{Accepts, Spec};

use crate::arguments::number_from;
pub(crate) use style::{OfPlayer, One, Players, Several, Style};
pub(crate) use text::read;

/// What is searched with if nobody says.
const USUAL: Algorithm = Algorithm::AlphaBeta;

const ALGORITHM: &str = "algorithm";

/// The options of a search that were given.
#[derive(Clone, Debug)]
pub(crate) struct SearchOptions<S> {
    algorithms: Vec<Algorithm>,
    /// Keys and their values, of which there is one unless there may be several.
    given: Vec<(&'static SearchKey, Vec<String>)>,
    style: PhantomData<S>,
}

/// Nothing was given.
impl<S> Default for SearchOptions<S> {
    fn default() -> Self {
        SearchOptions { algorithms: Vec::new(), given: Vec::new(), style: PhantomData }
    }
}

impl<S: Style> SearchOptions<S> {
    /// The name by which the parser and the help know an option.
    fn id(key: &'static str) -> &'static str {
        match key {
            ALGORITHM if S::SEVERAL => "algorithms",
            "depth" if S::SEVERAL => "depths",
            "heuristic" if S::SEVERAL => "heuristics",
            key => key,
        }
    }

    fn may_be_several(key: &str) -> bool {
        S::SEVERAL && [ALGORITHM, "depth", "heuristic"].contains(&key)
    }

    fn option(key: &'static str, placeholder: &'static str, default: Option<&'static str>) -> Arg {
        let option = Arg::new(Self::id(key)).long(key).value_name(placeholder);
        let option = option.conflicts_with_all(S::CONFLICTS);
        let option = match default {
            Some(default) if S::DEFAULTS => option.default_value(default),
            _ => option,
        };
        match Self::may_be_several(key) {
            true => option.action(ArgAction::Append).value_delimiter(','),
            false => option,
        }
    }

    fn option_of(key: &SearchKey) -> Arg {
        let option = Self::option(key.name(), key.placeholder, key.parameter.default);
        match key.parameter.accepts {
            Accepts::YesNo => {
                Arg::new(Self::id(key.name())).long(key.name()).action(ArgAction::SetTrue)
            }
            Accepts::OneOf(words) => option.value_parser(PossibleValuesParser::new(words)),
            // Ranges are not numbers: what is wrong with them is said later.
            Accepts::Count { .. } if Self::may_be_several(key.name()) => {
                option.allow_hyphen_values(true)
            }
            Accepts::Count { least, .. } => {
                let number = move |text: &str| number_from(least, text).map(|n| n.to_string());
                option.value_parser(number).allow_negative_numbers(true)
            }
            _ => option,
        }
    }

    /// Whether anything was given.
    pub(crate) fn is_given(&self) -> bool {
        !self.algorithms.is_empty() || !self.given.is_empty()
    }

    /// The name of one that was given.
    pub(crate) fn first_given(&self) -> Option<&'static str> {
        let algorithm = (!self.algorithms.is_empty()).then_some(ALGORITHM);
        algorithm.or_else(|| self.given.first().map(|(key, _)| key.name()))
    }

    /// The value given for a key, where there is one.
    pub(crate) fn value(&self, key: &str) -> Option<&str> {
        let given = self.given.iter().find(|(given, _)| given.name() == key);
        given.and_then(|(_, values)| values.first()).map(String::as_str)
    }

    /// The search that the options describe.
    pub(crate) fn search(&self) -> Result<Search, SearchError> {
        let algorithm = self.algorithms.first().copied().unwrap_or(USUAL);
        let values = self.given.iter().flat_map(|(key, values)| {
            values.iter().map(|value| (key.name().to_owned(), value.clone()))
        });
        Search::from_spec(&Spec { name: algorithm.name().to_owned(), values: values.collect() })
    }
}

impl<S: Style> Args for SearchOptions<S> {
    fn augment_args(command: Command) -> Command {
        let names = PossibleValuesParser::new(Algorithm::ALL.map(Algorithm::name));
        let algorithm = Self::option(ALGORITHM, "NAME", Some(USUAL.name())).value_parser(names);
        let keys = SearchKey::ALL.iter().filter(|key| S::takes(key.name()));
        command.arg(algorithm).args(keys.map(Self::option_of))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl<S: Style> FromArgMatches for SearchOptions<S> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        // A default that the help shows is not something that was asked for.
        let given = |id: &str| matches.value_source(id) == Some(ValueSource::CommandLine);
        let texts = |id: &str| -> Vec<String> {
            matches.get_many::<String>(id).unwrap_or_default().cloned().collect()
        };
        let mut options = Self::default();
        if given(Self::id(ALGORITHM)) {
            let names = texts(Self::id(ALGORITHM));
            options.algorithms = names.iter().filter_map(|name| name.parse().ok()).collect();
        }
        for key in SearchKey::ALL.iter().filter(|key| S::takes(key.name())) {
            let id = Self::id(key.name());
            if given(id) {
                let flag = key.parameter.accepts == Accepts::YesNo;
                options.given.push((key, if flag { vec!["yes".to_owned()] } else { texts(id) }));
            }
        }
        Ok(options)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;
    use crate::arguments::Cli;

    /// Names of the options of a command, but for those that every command has.
    fn options(command: &Command) -> Vec<&str> {
        command.get_arguments().filter_map(Arg::get_long).collect()
    }

    #[test]
    fn every_key_is_an_option_and_every_option_a_key() {
        let cli = Cli::command();
        for name in ["analyze", "tree", "grade"] {
            let options = options(cli.find_subcommand(name).unwrap());
            for key in SearchKey::ALL.iter().map(SearchKey::name).chain([ALGORITHM]) {
                assert_eq!(
                    options.iter().filter(|option| **option == key).count(),
                    1,
                    "{name} {key}"
                );
            }
        }
        let alone = SearchOptions::<One>::augment_args(Command::new("search"));
        for option in alone.get_arguments().filter(|option| option.get_long() != Some(ALGORITHM)) {
            let key = SearchKey::find(option.get_long().unwrap()).unwrap();
            let takes_value = key.parameter.accepts != Accepts::YesNo;
            let default = key.parameter.default.filter(|_| takes_value);
            let shown: Vec<_> = option.get_default_values().iter().collect();
            assert_eq!(shown, default.iter().collect::<Vec<_>>(), "{}", key.name());
            assert_eq!(option.get_action().takes_values(), takes_value, "{}", key.name());
        }
        let play = options(cli.find_subcommand("play").unwrap());
        for key in SearchKey::ALL.iter().filter(|key| OfPlayer::takes(key.name())) {
            assert!(play.contains(&key.name()), "{}", key.name());
        }
    }

    fn given<S: Style>(words: &[&str]) -> SearchOptions<S> {
        let command = SearchOptions::<S>::augment_args(Command::new("search"));
        let words = std::iter::once("search").chain(words.iter().copied());
        SearchOptions::from_arg_matches(&command.get_matches_from(words)).unwrap()
    }

    #[test]
    fn options_are_specs() {
        let spec = |words: &[&str]| given::<One>(words).search().map(|search| search.to_string());
        assert_eq!(spec(&[]), Ok("alphabeta".to_owned()));
        assert!(!given::<One>(&[]).is_given());
        let all = ["--algorithm", "minimax", "--merge", "--depth", "۳", "--ties=random"];
        assert_eq!(spec(&all), Ok("minimax:depth=3,ties=random,merge=yes".to_owned()));
        assert_eq!(spec(&["--algorithm", "engine"]), Ok("engine".to_owned()));
        // Even the default, once it is given, is something the algorithm does not take.
        for option in ["--heuristic=plain", "--seed=0", "--merge", "--order=listed"] {
            let refused = spec(&["--algorithm", "engine", option]);
            assert!(matches!(refused, Err(SearchError::NotTaken { .. })), "{option}");
        }
    }

    #[test]
    fn products() {
        let heuristics: &[&str] = &["plain", "report"];
        let labels = |words: &[&str]| -> Vec<String> {
            let searches = given::<Several>(words).searches(heuristics).unwrap();
            searches.iter().map(Search::label).collect()
        };
        assert_eq!(labels(&[]), ["alphabeta plain"]);
        let several =
            ["--algorithm", "minimax,random,pns", "--depth", "1..2,2", "--heuristic", "all"];
        let minimax =
            ["minimax 1 plain", "minimax 2 plain", "minimax 1 report", "minimax 2 report"];
        assert_eq!(labels(&several), [&minimax[..], &["random", "pns 1", "pns 2"]].concat());
        for nobody in [&["--merge"][..], &["--algorithm", "random,perfect", "--depth", "1"]] {
            assert!(given::<Several>(nobody).searches(heuristics).is_err(), "{nobody:?}");
        }
        assert_eq!(labels(&["--threads", "2", "--seed", "3"]), ["alphabeta plain"]);
        assert!(!given::<Several>(&["--threads", "2", "--seed", "3"]).is_given_for_searches());
    }

    #[test]
    fn one_text() {
        let expected = "alphabeta:depth=3,ties=random";
        for text in [
            "alphabeta:depth=3,ties=random",
            " alphabeta:depth=۳  --ties random",
            "alphabeta --depth 3 --ties=random",
            "--ties random --algorithm alphabeta --depth 3",
            "--depth=3 --ties random",
        ] {
            assert_eq!(read(text).unwrap().to_string(), expected, "{text}");
        }
        assert_eq!(read("").unwrap().to_string(), "alphabeta");
        assert_eq!(
            read("minimax --merge --depth 2").unwrap().to_string(),
            "minimax:depth=2,merge=yes"
        );
        for text in
            ["alphabeta 3", "alphabeta -d 3", "minimax --depth", "minimax --speed 3", "magic"]
        {
            assert!(read(text).is_err(), "{text}");
        }
        assert!(read("minimax:depth=3 --depth 4").is_err());
    }
}
