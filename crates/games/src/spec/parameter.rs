use super::{Accepts, Spec, SpecError, Values};

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

    pub(super) fn parameter(&self, key: &str) -> &'static Parameter {
        self.list
            .iter()
            .find(|parameter| parameter.key == key)
            .expect("only listed parameters are asked for")
    }
}
