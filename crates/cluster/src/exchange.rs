use gametree_rules::work::Work;

use crate::ClusterError;
use crate::fate::Halt;

/// Workers that hand each other bytes, all at the same time: whatever one of them calls, all call, in the same order.
///
/// The engine behind it (see [`Timely`](crate::timely::Timely)) knows nothing of games; another one could take its
/// place.
pub(crate) trait Exchange {
    /// The number of this worker.
    fn index(&self) -> usize;

    /// How many workers there are.
    fn workers(&self) -> usize;

    /// Hands each worker its part, and returns what each has for this one.
    fn all_to_all(&mut self, parts: Vec<Vec<u8>>) -> Result<Vec<Vec<u8>>, Halt>;

    /// Fails when nobody wants to go on.
    fn go_on(&self) -> Result<(), Halt>;

    /// The work that this is part of.
    fn work(&self) -> &Work;

    /// Levels of so many entries are to be valued; for those who want to know how far it is.
    fn begin(&mut self, entries: u64);

    /// A level of so many entries begins after so many; for the same.
    fn begin_level(&mut self, done: u64, entries: u64);

    /// This worker has done so much of its part of the level.
    fn tell(&self, part: usize, of: usize);

    /// Hands every worker the same, and returns what each has for all.
    fn gather_all(&mut self, own: &[u8]) -> Result<Vec<Vec<u8>>, Halt>;

    /// A number from every worker.
    fn numbers(&mut self, own: u64) -> Result<Vec<u64>, Halt> {
        let said = self.gather_all(&own.to_le_bytes())?;
        let number = |bytes: &Vec<u8>| bytes.as_slice().try_into().ok().map(u64::from_le_bytes);
        let numbers: Option<Vec<u64>> = said.iter().map(number).collect();
        Ok(numbers.ok_or(ClusterError::Garbled)?)
    }

    /// The smallest number that a worker has.
    fn all_reduce_min(&mut self, own: u64) -> Result<u64, Halt> {
        Ok(self.numbers(own)?.into_iter().min().unwrap_or(own))
    }

    /// The largest number that a worker has.
    fn all_reduce_max(&mut self, own: u64) -> Result<u64, Halt> {
        Ok(self.numbers(own)?.into_iter().max().unwrap_or(own))
    }

    /// The numbers of all workers together.
    fn all_reduce_sum(&mut self, own: u64) -> Result<u64, Halt> {
        Ok(self.numbers(own)?.into_iter().sum())
    }
}
