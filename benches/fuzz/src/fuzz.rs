use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use gametree_faults::damaged;
use gametree_rules::Seed;

use crate::{Reply, Target};

/// Damaged inputs, one after the other.
pub struct Fuzz {
    fields: Vec<Field>,
    next: usize,
    seed: Seed,
}

/// A target and what was tried on it.
struct Field {
    target: Box<dyn Target>,
    examples: Vec<Vec<u8>>,
    tally: Tally,
}

/// How many inputs a target was given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// The target.
    pub name: &'static str,
    /// Inputs in all.
    pub tried: u64,
    /// Inputs that were accepted.
    pub accepted: u64,
    /// The longest that one took.
    pub longest: Duration,
}

/// An input that was handled wrongly.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// The target.
    pub target: &'static str,
    /// The input.
    pub input: Vec<u8>,
    /// What is wrong.
    pub fault: String,
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}: {}", self.target, self.fault)?;
        write!(f, "  input \"{}\"", self.input.escape_ascii())
    }
}

/// No input may take longer than this, on a busy machine.
const LONG: Duration = Duration::from_secs(10);

/// Of so many accepted inputs one becomes an example.
const ONE_EXAMPLE_IN: usize = 8;

/// Examples beyond this take the place of others.
const MOST_EXAMPLES: usize = 2_000;

impl Fuzz {
    /// Begins with these targets.
    pub fn new(targets: Vec<Box<dyn Target>>, seed: u64) -> Self {
        let field = |target: Box<dyn Target>| {
            let tally =
                Tally { name: target.name(), tried: 0, accepted: 0, longest: Duration::ZERO };
            Field { examples: target.examples(), target, tally }
        };
        Fuzz { fields: targets.into_iter().map(field).collect(), next: 0, seed: Seed::new(seed) }
    }

    /// Tries one input on the target whose turn it is.
    #[expect(clippy::should_implement_trait, reason = "there is no end to it")]
    pub fn next(&mut self) -> Result<(), Found> {
        let count = self.fields.len();
        let field = &mut self.fields[self.next % count];
        self.next += 1;
        let example = self.seed.pick(&field.examples).map(Vec::as_slice).unwrap_or_default();
        // The examples themselves come first, as they are: they had better be good.
        let is_fresh = field.tally.tried < field.examples.len() as u64;
        let input = match field.examples.get(field.tally.tried as usize) {
            Some(example) if is_fresh => example.clone(),
            _ => damaged(example, &mut self.seed),
        };
        let reply = field.try_input(&input)?;
        if reply == Reply::Accepted && !is_fresh && self.seed.below(ONE_EXAMPLE_IN) == 0 {
            if field.examples.len() < MOST_EXAMPLES {
                field.examples.push(input);
            } else {
                let place = self.seed.below(field.examples.len());
                field.examples[place] = input;
            }
        }
        Ok(())
    }

    /// What was tried so far.
    pub fn tallies(&self) -> Vec<Tally> {
        self.fields.iter().map(|field| field.tally).collect()
    }
}

impl Field {
    fn try_input(&mut self, input: &[u8]) -> Result<Reply, Found> {
        let target = self.target.name();
        let found = |fault| Found { target, input: input.to_vec(), fault };
        let started = Instant::now();
        let reply = catch_unwind(AssertUnwindSafe(|| self.target.check(input)))
            .map_err(|_| found("it panics".to_owned()))?
            .map_err(found)?;
        let elapsed = started.elapsed();
        if elapsed > LONG {
            return Err(found(format!("it takes {elapsed:?}")));
        }
        let tally = &mut self.tally;
        tally.tried += 1;
        tally.accepted += u64::from(reply == Reply::Accepted);
        tally.longest = tally.longest.max(elapsed);
        Ok(reply)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Stumbles over a `!`.
    struct Stumbling;

    impl Target for Stumbling {
        fn name(&self) -> &'static str {
            "stumbling"
        }

        fn examples(&self) -> Vec<Vec<u8>> {
            vec![b"      ".to_vec()]
        }

        fn check(&self, input: &[u8]) -> Result<Reply, String> {
            assert!(!input.contains(&b'"'), "a quote");
            if input.contains(&b'{') { Err("a brace".to_owned()) } else { Ok(Reply::Accepted) }
        }
    }

    #[test]
    fn faults_are_found() {
        let faults = (0..20).map(|seed| {
            let mut fuzz = Fuzz::new(vec![Box::new(Stumbling)], seed);
            (0..10_000).find_map(|_| fuzz.next().err()).expect("it stumbles")
        });
        let faults: Vec<Found> = faults.collect();
        assert!(faults.iter().any(|found| found.fault == "it panics"));
        assert!(faults.iter().any(|found| found.fault == "a brace"));
    }
}
