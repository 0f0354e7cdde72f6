use std::fmt;
use std::time::Duration;

/// How long people have waited for their moves.
#[derive(Default)]
pub(crate) struct Waits {
    waits: Vec<Duration>,
    /// Moves that were answered with "everybody is busy".
    pub(crate) refused: u64,
}

impl Waits {
    pub(crate) fn push(&mut self, wait: Duration) {
        self.waits.push(wait);
    }

    pub(crate) fn add(&mut self, others: Waits) {
        self.waits.extend(others.waits);
        self.refused += others.refused;
    }
}

impl fmt::Display for Waits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut waits = self.waits.clone();
        waits.sort();
        let at = |share: f64| {
            let index = (waits.len() as f64 * share) as usize;
            let wait = waits.get(index.min(waits.len().saturating_sub(1)));
            wait.map_or(0.0, |wait| wait.as_secs_f64() * 1e3)
        };
        writeln!(f, "moves         {}", waits.len())?;
        writeln!(f, "refused       {}", self.refused)?;
        writeln!(f, "half within   {:.1} ms", at(0.5))?;
        writeln!(f, "90% within    {:.1} ms", at(0.9))?;
        writeln!(f, "99% within    {:.1} ms", at(0.99))?;
        write!(f, "slowest       {:.1} ms", at(1.0))
    }
}
