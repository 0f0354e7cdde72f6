use super::{Accepts, Parameters, Spec, SpecError};

/// The values of one spec, each checked against its parameter when it is asked for.
#[derive(Clone, Copy, Debug)]
pub struct Values<'a> {
    pub(super) parameters: Parameters,
    pub(super) spec: &'a Spec,
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
