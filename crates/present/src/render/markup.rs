use gametree_language::{Argument, Language, Message, message};
use gametree_rules::{Amount, Player};
use gametree_search::Bound;

use crate::page::Cell;
use crate::sentence::{duration, player_name};

/// How a renderer writes the pieces of which everything is made. The numbers and the words are the
/// same for all of them; what differs is how text is escaped, set apart and made to stand out.
pub trait Markup {
    /// The language.
    fn language(&self) -> Language;

    /// Text that has no meaning to the renderer.
    fn text(&self, text: &str) -> String;

    /// A move, a spec or a position: from left to right in every language, and whatever hides in it is
    /// [`visible`](gametree_language::visible()). Specs and positions may come from a file.
    fn code(&self, text: &str) -> String;

    /// Moves one after the other.
    fn moves(&self, moves: &[String]) -> String;

    /// What stands out; `marked_up` is the renderer's own text.
    fn strong(&self, marked_up: &str) -> String;

    /// A player's name in their colour.
    fn player(&self, player: Player, name: &str) -> String;

    /// Text kept apart from what stands around it, such as a number with a sign.
    fn isolated(&self, text: &str) -> String {
        self.text(&self.language().isolated(text))
    }

    /// `fancy`, or `plain` where only ASCII may be written.
    fn pick<'a>(&self, fancy: &'a str, _plain: &'a str) -> &'a str {
        fancy
    }

    /// A sentence.
    fn say(&self, message: &Message) -> String {
        self.text(&self.language().say(message))
    }

    /// A cell, whatever its kind.
    fn cell(&self, cell: &Cell) -> String {
        let language = self.language();
        match cell {
            Cell::Empty => String::new(),
            Cell::Nothing => self.text("–"),
            Cell::Unknown => self.text("?"),
            Cell::LeftOut => self.text("…"),
            Cell::Text(text) => self.text(&language.write(text)),
            Cell::Number(number) => self.text(&language.number(*number)),
            Cell::Count(count) => self.text(&language.count(*count)),
            Cell::Decimal { number, places } => self.text(&language.decimal(*number, *places)),
            Cell::Share(share) => self.text(&language.decimal(100.0 * share, 1)),
            Cell::Interval { low, high, places } => self.say(&message!(
                "experiment-interval",
                low = Argument::decimal(*low, *places),
                high = Argument::decimal(*high, *places)
            )),
            Cell::Level(level) if *level < LEAST_LEVEL => {
                self.say(&message!("level-less", p = Argument::decimal(LEAST_LEVEL, 4)))
            }
            Cell::Level(level) => self.text(&language.decimal(*level, 4)),
            Cell::Duration(time) => self.say(&duration(*time)),
            Cell::Move(mv) => self.code(mv),
            Cell::Moves(moves) => self.moves(moves),
            Cell::Code(text) => self.code(text),
            Cell::Player(player) => self.player(*player, &self.say(&player_name(*player))),
            Cell::Margin(margin) => {
                let sign = match margin {
                    1.. => "+",
                    0 => "",
                    _ => self.pick("−", "-"),
                };
                self.text(&format!("{sign}{}", language.number(margin.unsigned_abs())))
            }
            Cell::Amount { amount, bound } => {
                let bound = match bound {
                    Bound::Exact => "",
                    Bound::Lower => self.pick("≥ ", ">= "),
                    Bound::Upper => self.pick("≤ ", "<= "),
                };
                let amount = language.write(&amount_argument(*amount));
                format!("{}{}", self.text(bound), self.isolated(&amount))
            }
            Cell::Score(numbers) => {
                let numbers = numbers.map(|number| language.number(number));
                self.text(&numbers.join("–"))
            }
            Cell::Strong(inner) => self.strong(&self.cell(inner)),
            Cell::Remarked(inner, remark) => {
                format!("{} ({})", self.cell(inner), self.say(remark))
            }
            Cell::Best(inner) => {
                format!("{}{}", self.cell(inner), self.text(self.pick(" ★", " *")))
            }
            Cell::Asterisk(inner) => format!("{}{}", self.cell(inner), self.text("*")),
        }
    }
}

/// No level is 0: there are always digits that are not shown.
const LEAST_LEVEL: f64 = 0.0001;

/// A value with its sign, for a sentence.
pub(crate) fn amount_argument(amount: Amount) -> Argument {
    let sign = if amount.value.0 > 0 { "+" } else { "" };
    let number = match amount.denominator {
        1 => amount.value.0.into(),
        _ => Argument::decimal(amount.as_f64(), Amount::DECIMALS),
    };
    Argument::Joined(vec![sign.into(), number])
}
