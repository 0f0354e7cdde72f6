use std::collections::BTreeMap;

use gametree_catalogue::{Entry, Example, Session};
use gametree_language::{Language, Message, without_marks};
use gametree_rules::{Detail, Remark, Rule};
use schemars::JsonSchema;
use serde::Serialize;

use super::Outcome;
use crate::explaining::Explaining;

/// How a game is played, with an example.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Rules {
    /// The game.
    pub spec: String,
    /// The name in specs.
    pub name: &'static str,
    /// The rules, sentence by sentence.
    pub rules: Vec<RulesSentence>,
    /// A game by chance, always the same one.
    pub example: RulesExample,
}

/// A sentence of the rules.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct RulesSentence {
    /// `brief` (all of it in a few lines), `goal`, `move`, `scoring`, `end` or `writing`.
    pub part: &'static str,
    /// What it says.
    #[serde(flatten)]
    pub fact: RulesFact,
}

/// A fact: which, with what numbers, what it changed, and the words for it.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct RulesFact {
    /// Its name among the facts of the game.
    pub fact: &'static str,
    /// The numbers, players, moves and positions in it, by name.
    pub details: BTreeMap<&'static str, RulesDetail>,
    /// What it changed.
    pub changes: Vec<RulesChange>,
    /// The result that follows: `first`, `second` or `draw`.
    pub result: Option<&'static str>,
    /// The sentence in every language, by its two letters; none if the game has no words for it.
    pub texts: BTreeMap<&'static str, String>,
}

/// Something in a fact.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum RulesDetail {
    /// A number.
    Number(i64),
    /// One of these numbers.
    Numbers(Vec<i64>),
    /// A move, a position, a player.
    Text(String),
}

/// Something is more or less than before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct RulesChange {
    /// What: `points`, say.
    pub of: &'static str,
    /// `first` or `second`; null for what both players share.
    pub player: Option<&'static str>,
    /// By how much.
    pub by: i64,
}

/// A game that shows how the rules work.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct RulesExample {
    /// The position that it began with.
    pub start: String,
    /// The first moves and the last one.
    pub moves: Vec<RulesMove>,
    /// How many moves before the last one are not shown.
    pub left_out: usize,
    /// The position that it came to.
    pub position: String,
    /// How it ended; null if it is too long to be played to its end here.
    pub outcome: Option<Outcome>,
    /// How the result follows.
    pub end: Vec<RulesFact>,
}

/// A move of an example.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct RulesMove {
    /// Its number, from 1.
    pub number: usize,
    /// `first` or `second`.
    pub player: &'static str,
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// The position that it led to.
    pub position: String,
    /// What it did.
    pub facts: Vec<RulesFact>,
}

impl Rules {
    /// How this game is played.
    pub fn of(entry: &Entry, session: &dyn Session) -> Rules {
        let explaining = Explaining::new(entry);
        let example = Example::of(session);
        let fact = |remark: &Remark| RulesFact::new(remark, explaining.remark(remark));
        let rule = |rule: &Rule| RulesSentence {
            part: rule.part.name(),
            fact: RulesFact::new(&rule.remark, explaining.rule(rule)),
        };
        let moves = example.moves.iter().map(|made| RulesMove {
            number: made.number,
            player: made.player.name(),
            mv: made.mv.clone(),
            position: made.position.clone(),
            facts: made.remarks.iter().map(fact).collect(),
        });
        Rules {
            spec: session.spec(),
            name: entry.name(),
            rules: session.rules().iter().map(rule).collect(),
            example: RulesExample {
                moves: moves.collect(),
                start: example.start.clone(),
                left_out: example.left_out,
                position: example.after.position(),
                outcome: example.after.result().map(Outcome::from),
                end: example.end.iter().map(fact).collect(),
            },
        }
    }
}

impl RulesFact {
    fn new(remark: &Remark, said: Option<Message>) -> RulesFact {
        let details = remark.details.iter().map(|(name, detail)| (*name, value(detail)));
        let changes = remark.changes.iter().map(|change| RulesChange {
            of: change.of,
            player: change.player.map(|player| player.name()),
            by: change.by,
        });
        let say = |language: Language, message| without_marks(&language.say(message)).into_owned();
        let in_all =
            |message| Language::ALL.map(|language| (language.code(), say(language, message)));
        RulesFact {
            fact: remark.fact,
            details: details.collect(),
            changes: changes.collect(),
            result: remark.result.map(|result| result.name()),
            texts: said.as_ref().map(in_all).into_iter().flatten().collect(),
        }
    }
}

fn value(detail: &Detail) -> RulesDetail {
    match detail {
        Detail::Number(number) | Detail::Signed(number) => RulesDetail::Number(*number),
        Detail::OneOf(numbers) => RulesDetail::Numbers(numbers.clone()),
        Detail::Player(player) => RulesDetail::Text(player.name().to_owned()),
        Detail::Code(code) => RulesDetail::Text(code.clone()),
    }
}
