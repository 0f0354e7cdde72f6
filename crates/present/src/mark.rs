use gametree_language::Language;
use gametree_rules::{Amount, Outcome, Player, Plies, Proven, Score};
use gametree_search::{Bound, Verdict};

/// What a position or a move is worth, in a sign or two beside it: whose it is, how much or how soon, whether
/// that is certain. `5` wins in five plies, `≤21` in at most so many, `✓` in nobody knows how many, `+4` by four
/// points, `=` is a draw.
///
/// ```
/// use gametree::language::Language;
/// use gametree::present::ValueMark;
/// use gametree::rules::{Plies, Proven};
///
/// let mark = |margin, plies, has_points| {
///     ValueMark::proven(Proven { margin, plies }, has_points, Language::English).text
/// };
/// assert_eq!(mark(1, Plies::Exactly(5), false), "5");
/// assert_eq!(mark(-1, Plies::AtMost(21), false), "≤21");
/// assert_eq!(mark(-4, Plies::Exactly(24), true), "−4");
/// assert_eq!(mark(0, Plies::Unknown, true), "=");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ValueMark {
    /// Who it is good for; `None` if for neither.
    pub side: Option<Player>,
    /// The sign.
    pub text: String,
    /// Whether it rests on no estimate.
    pub certain: bool,
    /// Whether nothing is better.
    pub best: bool,
}

impl ValueMark {
    /// Of a result that no play can change.
    pub fn proven(end: Proven, has_points: bool, language: Language) -> ValueMark {
        let outcome = Outcome::from_margin(end.margin);
        let text = match (outcome, has_points, end.plies) {
            (Outcome::Draw, ..) => "=".to_owned(),
            (_, true, _) => signed(end.margin.into(), language),
            (_, false, Plies::Exactly(0) | Plies::Unknown) => "✓".to_owned(),
            (_, false, Plies::Exactly(plies)) => language.number(plies),
            (_, false, Plies::AtMost(plies)) => format!("≤{}", language.number(plies)),
        };
        ValueMark { side: outcome.winner(), text, certain: true, best: false }
    }

    /// Of what a search says.
    pub fn verdict(verdict: Verdict, has_points: bool, language: Language) -> ValueMark {
        match verdict.end() {
            Some(end) => ValueMark::proven(end, has_points, language),
            // Without points there is only one margin between winning and losing: a draw.
            None if !has_points && matches!(verdict, Verdict::AtLeast(0) | Verdict::AtMost(0)) => {
                let sign = if verdict == Verdict::AtLeast(0) { "≥" } else { "≤" };
                ValueMark { side: None, text: format!("{sign}="), certain: true, best: false }
            }
            // A number on a heuristic's scale is no margin, whatever it rests on.
            None => ValueMark {
                certain: matches!(verdict, Verdict::AtLeast(_) | Verdict::AtMost(_)),
                ..ValueMark::amount(verdict.amount(), verdict.bound(), language)
            },
        }
    }

    /// Whether a verdict is worth a mark: that a game without points is at most won, or that a value is at most the
    /// largest there can be, says nothing.
    ///
    /// ```
    /// use gametree::present::ValueMark;
    /// use gametree::search::Verdict;
    ///
    /// assert!(!ValueMark::is_telling(Verdict::AtMost(1), false));
    /// assert!(ValueMark::is_telling(Verdict::AtMost(0), false));
    /// assert!(ValueMark::is_telling(Verdict::AtMost(1), true));
    /// ```
    pub fn is_telling(verdict: Verdict, has_points: bool) -> bool {
        let most = match verdict {
            Verdict::AtMost(_) | Verdict::AtLeast(_) if !has_points => 1,
            _ => Score::MAX_MARGIN.min(Score::MAX_ESTIMATE).into(),
        };
        let value = verdict.amount().value.0;
        match (verdict.end(), verdict.bound()) {
            (Some(_), _) | (None, Bound::Exact) => true,
            (None, Bound::Upper) => value < most,
            (None, Bound::Lower) => value > -most,
        }
    }

    /// Of a number on a heuristic's scale: an estimate.
    pub fn amount(amount: Amount, bound: Bound, language: Language) -> ValueMark {
        let bound = match bound {
            Bound::Exact => "",
            Bound::Lower => "≥",
            Bound::Upper => "≤",
        };
        let number = match amount.denominator {
            1 => signed(amount.value.0.into(), language),
            _ => decimal(amount.as_f64(), language),
        };
        let side = match amount.value.0 {
            1.. => Some(Player::First),
            0 => None,
            _ => Some(Player::Second),
        };
        ValueMark { side, text: format!("{bound}{number}"), certain: false, best: false }
    }

    /// The same, marked as the best there is.
    #[must_use]
    pub fn best_if(self, best: bool) -> ValueMark {
        ValueMark { best, ..self }
    }
}

fn signed(number: i128, language: Language) -> String {
    with_sign(number.signum() as i32, language.number(number.unsigned_abs() as i128))
}

/// Two decimals are what a mark has room for.
fn decimal(number: f64, language: Language) -> String {
    let sign = if number > 0.0 { 1 } else { -i32::from(number < 0.0) };
    with_sign(sign, language.decimal(number.abs(), 2))
}

fn with_sign(sign: i32, digits: String) -> String {
    match sign {
        1 => format!("+{digits}"),
        -1 => format!("−{digits}"),
        _ => digits,
    }
}
