//! Specs: `NAME[:KEY=VALUE[,KEY=VALUE]…]`, as data. Games are written like this, and searches.
//!
//! Whatever has a spec lists its [`Parameters`] once. Reading a spec, printing it, menus, options and
//! error messages all work from that list.

use std::fmt;

/// A spec cut into its parts, not yet checked against anything that has parameters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spec {
    /// What it is a spec of: the name of a game, or of an algorithm.
    pub name: String,
    /// Keys and values in the order they were written.
    pub values: Vec<(String, String)>,
}

impl Spec {
    /// Cuts a spec into its parts.
    ///
    /// A piece that begins with a digit or a minus sign and has no `=` belongs to the value before
    /// it, so that a value may contain commas.
    ///
    /// ```
    /// let spec = gametree_games::Spec::parse("bits:length=15,seed=7")?;
    /// assert_eq!(spec.name, "bits");
    /// assert_eq!(spec.values[1], ("seed".to_owned(), "7".to_owned()));
    /// # Ok::<(), gametree_games::SpecError>(())
    /// ```
    pub fn parse(text: &str) -> Result<Spec, SpecError> {
        let text = text.trim();
        let (name, rest) = match text.split_once(':') {
            Some((name, rest)) => (name, Some(rest)),
            None => (text, None),
        };
        let mut values: Vec<(String, String)> = Vec::new();
        for piece in rest.into_iter().flat_map(|rest| rest.split(',')) {
            match (piece.split_once('='), values.last_mut()) {
                (Some((key, value)), _) => {
                    values.push((key.trim().to_owned(), value.trim().to_owned()));
                }
                (None, Some((_, value)))
                    if piece.trim().starts_with(|c: char| c.is_ascii_digit() || c == '-') =>
                {
                    value.push(',');
                    value.push_str(piece.trim());
                }
                _ => return Err(SpecError::NotKeyValue { piece: piece.trim().to_owned() }),
            }
        }
        Ok(Spec { name: name.trim().to_owned(), values })
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)?;
        for (index, (key, value)) in self.values.iter().enumerate() {
            let mark = if index == 0 { ':' } else { ',' };
            write!(f, "{mark}{key}={value}")?;
        }
        Ok(())
    }
}

/// One parameter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parameter {
    /// Its key in a spec.
    pub key: &'static str,
    /// What it is when the spec does not say; `None` if the spec must.
    pub default: Option<&'static str>,
    /// The range a menu offers, where it is narrower than what is accepted.
    pub menu: Option<(i64, i64)>,
    /// What is accepted.
    pub accepts: Accepts,
    /// What it is to programs that know nothing else about the game.
    pub role: Role,
}

/// What a parameter is to programs that know nothing else about the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// One of the rules.
    Rule,
    /// How large the start is: what is known about one game covers all games with a smaller number.
    Size,
    /// Which of the starts of its size the game has. Without it a size may stand for all of them.
    Seed,
}

impl Parameter {
    /// A rule that every spec has to state.
    pub const fn new(key: &'static str, accepts: Accepts) -> Self {
        Parameter { key, default: None, menu: None, accepts, role: Role::Rule }
    }

    /// The same with a default.
    #[must_use]
    pub const fn or(self, default: &'static str) -> Self {
        Parameter { default: Some(default), ..self }
    }

    /// The same with a range for menus.
    #[must_use]
    pub const fn menu(self, least: i64, most: i64) -> Self {
        Parameter { menu: Some((least, most)), ..self }
    }

    /// The same as the game's size.
    #[must_use]
    pub const fn size(self) -> Self {
        Parameter { role: Role::Size, ..self }
    }

    /// The same as what decides the start.
    #[must_use]
    pub const fn seed(self) -> Self {
        Parameter { role: Role::Seed, ..self }
    }
}

/// What a parameter accepts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Accepts {
    /// A whole number from `least` to `most`.
    Number {
        /// The smallest.
        least: i64,
        /// The largest.
        most: i64,
    },
    /// Up to `count` different whole numbers with `/` between them.
    Numbers {
        /// The smallest.
        least: i64,
        /// The largest.
        most: i64,
        /// How many at the most.
        count: usize,
    },
    /// 1 to `most` binary digits.
    Digits {
        /// How many at the most.
        most: usize,
    },
    /// Four replacements `digit,mover,opponent` with `/` between them.
    Replacements,
    /// `yes` or `no`.
    YesNo,
    /// A whole number from `least` on; more than `most` counts as `most`.
    Count {
        /// The smallest.
        least: u64,
        /// The largest that makes a difference.
        most: u64,
    },
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// A name: letters, digits, `-` and `_`.
    Name,
}

impl fmt::Display for Accepts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Accepts::Number { least, most } => write!(f, "a whole number from {least} to {most}"),
            Accepts::Numbers { least, most, count } => {
                write!(f, "1 to {count} different numbers from {least} to {most}, with / between")
            }
            Accepts::Digits { most } => write!(f, "1 to {most} digits 0 or 1"),
            Accepts::Replacements => {
                f.write_str("digit,mover,opponent for 00, 01, 10 and 11, with / between")
            }
            Accepts::YesNo => f.write_str("yes or no"),
            Accepts::Count { least, .. } => write!(f, "a whole number from {least} on"),
            Accepts::OneOf(words) => write!(f, "one of {}", words.join(", ")),
            Accepts::Name => f.write_str("a name"),
        }
    }
}

/// A game that a spec describes.
pub trait Specified: Sized {
    /// What a spec may say.
    const PARAMETERS: Parameters;

    /// Reads a spec.
    fn from_spec(spec: &Spec) -> Result<Self, SpecError>;

    /// The spec that describes this very game, defaults left out.
    fn spec(&self) -> String;
}

/// What a game or an algorithm accepts: its name, its parameters, one spec to show people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parameters {
    /// Its name.
    pub name: &'static str,
    /// Its parameters in the order they are written.
    pub list: &'static [Parameter],
    /// A spec that works.
    pub example: &'static str,
}

impl Parameters {
    /// The parameter with this role, if there is one.
    pub fn with_role(&self, role: Role) -> Option<&'static Parameter> {
        self.list.iter().find(|parameter| parameter.role == role)
    }

    /// Checks a spec's keys against the list; the values are checked when they are asked for.
    pub fn read<'a>(&self, spec: &'a Spec) -> Result<Values<'a>, SpecError> {
        let mut seen: Vec<&str> = Vec::new();
        for (key, _) in &spec.values {
            if !self.list.iter().any(|parameter| parameter.key == key) {
                return Err(SpecError::UnknownKey {
                    owner: self.name,
                    key: key.clone(),
                    known: self.list.iter().map(|parameter| parameter.key).collect(),
                });
            }
            if seen.contains(&key.as_str()) {
                return Err(SpecError::Twice { key: key.clone() });
            }
            seen.push(key);
        }
        Ok(Values { parameters: *self, spec })
    }

    fn parameter(&self, key: &str) -> &'static Parameter {
        self.list
            .iter()
            .find(|parameter| parameter.key == key)
            .expect("only listed parameters are asked for")
    }
}

/// The values of one spec, each checked against its parameter when it is asked for.
#[derive(Clone, Copy, Debug)]
pub struct Values<'a> {
    parameters: Parameters,
    spec: &'a Spec,
}

impl<'a> Values<'a> {
    /// Whether the spec names this key.
    pub fn has(&self, key: &str) -> bool {
        self.spec.values.iter().any(|(name, _)| name == key)
    }

    /// The value as text, the default if the spec does not say.
    pub fn text(&self, key: &str) -> Result<&'a str, SpecError> {
        let parameter = self.parameters.parameter(key);
        let written = self.spec.values.iter().find(|(name, _)| name == key);
        written.map(|(_, value)| value.as_str()).or(parameter.default).ok_or(SpecError::Missing {
            owner: self.parameters.name,
            key: parameter.key,
            example: self.parameters.example,
        })
    }

    /// A number in the parameter's range.
    pub fn number(&self, key: &str) -> Result<i64, SpecError> {
        let text = self.text(key)?;
        match self.parameters.parameter(key).accepts {
            Accepts::Number { least, most } => {
                whole_number(text).filter(|number| (least..=most).contains(number))
            }
            _ => None,
        }
        .ok_or_else(|| self.wrong(key))
    }

    /// A list of different numbers in the parameter's range.
    pub fn numbers(&self, key: &str) -> Result<Vec<i64>, SpecError> {
        let Accepts::Numbers { least, most, count } = self.parameters.parameter(key).accepts else {
            return Err(self.wrong(key));
        };
        let mut numbers = Vec::new();
        for piece in self.text(key)?.split('/') {
            match whole_number(piece) {
                Some(number) if (least..=most).contains(&number) && !numbers.contains(&number) => {
                    numbers.push(number);
                }
                _ => return Err(self.wrong(key)),
            }
        }
        if numbers.len() > count { Err(self.wrong(key)) } else { Ok(numbers) }
    }

    /// `yes` as true, `no` as false.
    pub fn yes(&self, key: &str) -> Result<bool, SpecError> {
        match self.text(key)? {
            "yes" => Ok(true),
            "no" => Ok(false),
            _ => Err(self.wrong(key)),
        }
    }

    /// A number from the parameter's least on, no more than its most.
    pub fn count(&self, key: &str) -> Result<u64, SpecError> {
        let Accepts::Count { least, most } = self.parameters.parameter(key).accepts else {
            return Err(self.wrong(key));
        };
        let text = self.text(key)?;
        let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        let number: Option<u64> = text.parse().ok().filter(|&number| digits && number >= least);
        number.map(|number| number.min(most)).ok_or_else(|| self.wrong(key))
    }

    /// One of the parameter's words.
    pub fn one_of(&self, key: &str) -> Result<&'static str, SpecError> {
        let Accepts::OneOf(words) = self.parameters.parameter(key).accepts else {
            return Err(self.wrong(key));
        };
        let text = self.text(key)?;
        words.iter().copied().find(|&word| word == text).ok_or_else(|| self.wrong(key))
    }

    /// A name.
    pub fn name(&self, key: &str) -> Result<&'a str, SpecError> {
        let text = self.text(key)?;
        let fits = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
        if !text.is_empty() && text.chars().all(fits) { Ok(text) } else { Err(self.wrong(key)) }
    }

    /// The error for a value that its parameter does not accept.
    pub fn wrong(&self, key: &str) -> SpecError {
        let parameter = self.parameters.parameter(key);
        SpecError::Value {
            key: parameter.key,
            found: self.text(key).unwrap_or_default().to_owned(),
            accepts: parameter.accepts,
        }
    }
}

/// Digits with at most a minus sign before them: no plus sign, no spaces.
pub(crate) fn whole_number(text: &str) -> Option<i64> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    text.parse().ok()
}

/// Why a text is not a spec of anything.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SpecError {
    /// No game of that name.
    UnknownGame {
        /// The name.
        name: String,
        /// The games there are.
        known: Vec<&'static str>,
    },
    /// A piece that is not `KEY=VALUE`.
    NotKeyValue {
        /// The piece.
        piece: String,
    },
    /// A key that the game or algorithm does not have.
    UnknownKey {
        /// Which game or algorithm.
        owner: &'static str,
        /// The key.
        key: String,
        /// The keys it has.
        known: Vec<&'static str>,
    },
    /// A key that stands there twice.
    Twice {
        /// The key.
        key: String,
    },
    /// A key that has to be there and is not.
    Missing {
        /// Which game or algorithm needs it.
        owner: &'static str,
        /// The key.
        key: &'static str,
        /// A spec that works.
        example: &'static str,
    },
    /// Two keys that exclude each other.
    Conflict {
        /// The one.
        key: &'static str,
        /// The other.
        other: &'static str,
    },
    /// A value that is not accepted.
    Value {
        /// The key.
        key: &'static str,
        /// The value.
        found: String,
        /// What would be right.
        accepts: Accepts,
    },
    /// Two values that do not fit together: the first must be below the second.
    NotBelow {
        /// The key of the value that is too large.
        key: &'static str,
        /// Its value.
        found: i64,
        /// The key it must stay below.
        limit: &'static str,
        /// That one's value.
        below: i64,
    },
}

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SpecError::UnknownGame { name, known } => {
                write!(f, "there is no game `{name}`; there are {}", known.join(", "))
            }
            SpecError::NotKeyValue { piece } => write!(f, "`{piece}` is not KEY=VALUE"),
            SpecError::UnknownKey { owner, key, known } => {
                write!(f, "{owner} has no parameter `{key}`; it has {}", known.join(", "))
            }
            SpecError::Twice { key } => write!(f, "`{key}` is given twice"),
            SpecError::Missing { owner, key, example } => {
                write!(f, "{owner} needs `{key}`, for example {example}")
            }
            SpecError::Conflict { key, other } => {
                write!(f, "`{key}` and `{other}` exclude each other")
            }
            SpecError::Value { key, found, accepts } => {
                write!(f, "{key} is `{found}`, not {accepts}")
            }
            SpecError::NotBelow { key, found, limit, below } => {
                write!(f, "{key} is {found}, not below {limit}, which is {below}")
            }
        }
    }
}

impl std::error::Error for SpecError {}
