use std::fmt;
use std::str::FromStr;

use gametree_statistics::Sprt;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// When a tournament of two may end: `elo0=0,elo1=10[,alpha=0.05][,beta=0.05]`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SprtPlan {
    /// The difference in strength that is not worth having.
    pub elo0: f64,
    /// The one that is.
    pub elo1: f64,
    /// How often the second may be believed where the first is true.
    pub alpha: f64,
    /// How often the first may be believed where the second is true.
    pub beta: f64,
}

impl SprtPlan {
    /// The test.
    pub fn test(&self) -> Sprt {
        Sprt { elo0: self.elo0, elo1: self.elo1, alpha: self.alpha, beta: self.beta }
    }
}

impl FromStr for SprtPlan {
    type Err = String;

    /// What is wrong is said as the part of the text that is.
    fn from_str(text: &str) -> Result<Self, String> {
        let mut plan =
            SprtPlan { elo0: f64::NAN, elo1: f64::NAN, alpha: DEFAULT_RISK, beta: DEFAULT_RISK };
        for part in text.split(',') {
            let wrong = || part.trim().to_owned();
            let (key, value) = part.split_once('=').ok_or_else(wrong)?;
            let number: f64 = value.trim().parse().map_err(|_| wrong())?;
            let (place, range) = match key.trim() {
                "elo0" => (&mut plan.elo0, -2000.0..=2000.0),
                "elo1" => (&mut plan.elo1, -2000.0..=2000.0),
                "alpha" => (&mut plan.alpha, 1e-6..=0.4),
                "beta" => (&mut plan.beta, 1e-6..=0.4),
                _ => return Err(wrong()),
            };
            *place = Some(number).filter(|number| range.contains(number)).ok_or_else(wrong)?;
        }
        // What was not named is not a number, and then nothing is below it.
        if plan.elo0 < plan.elo1 { Ok(plan) } else { Err(text.to_owned()) }
    }
}

const DEFAULT_RISK: f64 = 0.05;

impl fmt::Display for SprtPlan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SprtPlan { elo0, elo1, alpha, beta } = self;
        write!(f, "elo0={elo0},elo1={elo1},alpha={alpha},beta={beta}")
    }
}

impl Serialize for SprtPlan {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'a> Deserialize<'a> for SprtPlan {
    fn deserialize<D: Deserializer<'a>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|part| {
            serde::de::Error::custom(format!("`{part}` in sprt; it is as in elo0=0,elo1=10"))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_both_ways() {
        let plan: SprtPlan = "elo0=0,elo1=10".parse().unwrap();
        assert_eq!(plan, SprtPlan { elo0: 0.0, elo1: 10.0, alpha: 0.05, beta: 0.05 });
        assert_eq!(plan.to_string().parse(), Ok(plan));
        for text in [
            "",
            "elo0=0",
            "elo0=5,elo1=5",
            "elo0=9,elo1=5",
            "elo0=a,elo1=5",
            "elo2=1",
            "elo0=0,elo1=10,alpha=0",
            "elo0=0,elo1=10,beta=2",
            "elo0=nan,elo1=5",
            "elo0=0,elo1=inf",
        ] {
            assert!(text.parse::<SprtPlan>().is_err(), "{text}");
        }
    }
}
