use std::fmt;
use std::str::FromStr;

use crate::{Shape, TreeError};

/// A branch by its way from the root: `3.2` is the second branch below the third. The root itself is the empty way.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Branch(pub(crate) Vec<u8>);

impl Branch {
    /// The numbers on the way, from 1.
    pub fn steps(&self) -> &[u8] {
        &self.0
    }

    /// Whether it is the first below its node: that one is looked at whenever its node is.
    pub fn is_first(&self) -> bool {
        self.0.last().is_none_or(|&last| last == 1)
    }
}

impl fmt::Display for Branch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let steps: Vec<String> = self.0.iter().map(u8::to_string).collect();
        f.write_str(&steps.join("."))
    }
}

impl FromStr for Branch {
    type Err = TreeError;

    /// People may write `3·2` or `3-2` as well.
    fn from_str(text: &str) -> Result<Branch, TreeError> {
        let unreadable = || TreeError::Branch { text: text.to_owned() };
        let steps = text.split(['.', '·', '-']).map(|step| match step.as_bytes() {
            [digit @ b'1'..=b'9'] => Ok(digit - b'0'),
            _ => Err(unreadable()),
        });
        let steps: Vec<u8> = steps.take(Shape::MOST_PLIES + 1).collect::<Result<_, _>>()?;
        if steps.len() <= Shape::MOST_PLIES { Ok(Branch(steps)) } else { Err(unreadable()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_both_ways() {
        let branch: Branch = "3.2".parse().unwrap();
        assert_eq!(branch.to_string(), "3.2");
        assert_eq!("3·2".parse(), Ok(branch.clone()));
        assert_eq!("3-2".parse(), Ok(branch));
        for text in ["", "0", "3.", "x", "10", "1.1.1.1.1.1.1", "-1", "+1.2"] {
            assert!(text.parse::<Branch>().is_err(), "{text}");
        }
    }
}
