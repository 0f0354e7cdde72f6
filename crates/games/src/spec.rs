//! Specs: `NAME[:KEY=VALUE[,KEY=VALUE]…]`, as data. Games are written like this, and searches.
//!
//! Whatever has a spec lists its [`Parameters`] once. Reading a spec, printing it, menus, options and
//! error messages all work from that list.

mod accepts;
mod error;
mod hint;
mod parameter;
mod values;

use std::fmt;

use crate::QuestionPlan;

pub use accepts::Accepts;
pub use error::SpecError;
pub use hint::GameHint;
pub use parameter::{Parameter, Parameters, Role};
pub use values::Values;
pub(crate) use values::whole_number;

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
    /// let spec = gametree::games::Spec::parse("bits:length=15,seed=7")?;
    /// assert_eq!(spec.name, "bits");
    /// assert_eq!(spec.values[1], ("seed".to_owned(), "7".to_owned()));
    /// # Ok::<(), gametree::games::SpecError>(())
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

/// A game that a spec describes.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no spec",
    label = "`Specified` is not implemented",
    note = "a catalogue opens a game by a text such as `stones:stones=50`; say which parameters \
            there are: `impl Specified for {Self}`"
)]
pub trait Specified: Sized {
    /// What a spec may say.
    const PARAMETERS: Parameters;

    /// For each question the plan that answers it for this game. Without one, experiments have to guess.
    const PLANS: &'static [QuestionPlan] = &[];

    /// Reads a spec.
    fn from_spec(spec: &Spec) -> Result<Self, SpecError>;

    /// The spec that describes this very game, defaults left out.
    fn spec(&self) -> String;
}
