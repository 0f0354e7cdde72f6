//! Memory that grows with the work, accounted for before it is taken.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::{fmt, io};

/// How much of a budget is in use. What a part of some work holds counts for the whole, too.
#[derive(Debug)]
pub(super) struct Ledger {
    used: AtomicU64,
    limit: u64,
    whole: Option<Arc<Ledger>>,
}

impl Ledger {
    pub(super) fn new(limit: u64, whole: Option<Arc<Ledger>>) -> Arc<Self> {
        Arc::new(Ledger { used: AtomicU64::new(0), limit, whole })
    }

    pub(super) fn hold(self: &Arc<Self>, bytes: u64) -> Result<Held, OutOfMemory> {
        let mut held = Held::nothing(self);
        held.resize(bytes)?;
        Ok(held)
    }

    fn take(&self, bytes: u64) -> Result<(), OutOfMemory> {
        let taken = self.used.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |used| {
            used.checked_add(bytes).filter(|&used| used <= self.limit)
        });
        if taken.is_err() {
            return Err(OutOfMemory::Budget { needed: bytes, allowed: self.limit });
        }
        let above = self.whole.as_ref().map_or(Ok(()), |whole| whole.take(bytes));
        above.inspect_err(|_| {
            self.used.fetch_sub(bytes, Ordering::Relaxed);
        })
    }

    fn give_back(&self, bytes: u64) {
        self.used.fetch_sub(bytes, Ordering::Relaxed);
        if let Some(whole) = &self.whole {
            whole.give_back(bytes);
        }
    }

    pub(super) fn used(&self) -> u64 {
        self.used.load(Ordering::Relaxed)
    }
}

/// Bytes taken from a budget; they are given back when this is dropped.
#[derive(Debug)]
pub struct Held {
    ledger: Arc<Ledger>,
    bytes: u64,
}

impl Held {
    pub(super) fn nothing(ledger: &Arc<Ledger>) -> Self {
        Held { ledger: Arc::clone(ledger), bytes: 0 }
    }

    /// So many more from the same budget, to be given back on their own.
    pub fn beside(&self, bytes: u64) -> Result<Held, OutOfMemory> {
        self.ledger.hold(bytes)
    }

    /// How many they are.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// Makes it so many, if there is room for more.
    pub fn resize(&mut self, bytes: u64) -> Result<(), OutOfMemory> {
        if bytes > self.bytes {
            self.ledger.take(bytes - self.bytes)?;
        } else {
            self.ledger.give_back(self.bytes - bytes);
        }
        self.bytes = bytes;
        Ok(())
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        self.ledger.give_back(self.bytes);
    }
}

/// There is no room for what the work needs next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OutOfMemory {
    /// It would take more than its budget.
    Budget {
        /// The bytes that it needed next.
        needed: u64,
        /// The bytes that it may take in all.
        allowed: u64,
    },
    /// The machine has no more to give.
    Machine {
        /// The bytes that it needed next.
        needed: u64,
    },
}

impl fmt::Display for OutOfMemory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OutOfMemory::Budget { needed, allowed } => {
                write!(f, "{needed} bytes more would exceed the {allowed} that are allowed")
            }
            OutOfMemory::Machine { needed } => {
                write!(f, "the machine has no {needed} bytes to spare")
            }
        }
    }
}

impl std::error::Error for OutOfMemory {}

/// The bytes that this process could still take of the machine's memory, if the system tells: what is
/// free, or what limits on the process leave, whichever is least.
pub fn available_memory() -> Option<u64> {
    [free_memory(), group_memory(), address_space()].into_iter().flatten().min()
}

/// The part of it that work may be given. What is left over is for stacks, for what is too small to be
/// accounted for, and for everybody else: memory that cannot be had is an error only where it is asked for
/// in large pieces.
pub fn usable_memory() -> Option<u64> {
    let physical = [free_memory(), group_memory()].into_iter().flatten().min();
    let physical = physical.map(|bytes| bytes - bytes / 8);
    // The thread that works needs some, and allocators reserve far more than they use.
    let addresses = address_space().map(|bytes| bytes.saturating_sub(super::STACK as u64) / 2);
    [physical, addresses].into_iter().flatten().min()
}

/// A stack, and what the system's allocator reserves for a thread.
const A_THREAD: u64 = super::STACK as u64 + (64 << 20);

/// What is too small to be accounted for and is printed: as much as any command says that it may take.
const BESIDE_WORK: u64 = 64 << 20;

/// Fails if there are no addresses for a thread and for a little that it might want to remember.
pub fn room_for_a_thread() -> io::Result<()> {
    match address_space() {
        Some(bytes) if bytes < A_THREAD + BESIDE_WORK => Err(io::ErrorKind::OutOfMemory.into()),
        _ => Ok(()),
    }
}

/// How many of so many threads there are addresses for, beside everything else that needs some; at least
/// one, which is there already.
pub fn threads_that_fit(wanted: usize) -> usize {
    if wanted <= 1 {
        return 1;
    }
    let room =
        address_space().map(|bytes| usize::try_from(bytes / 4 / A_THREAD).unwrap_or(usize::MAX));
    room.map_or(wanted, |room| wanted.min(room.saturating_add(1)))
}

fn read(file: &str) -> Option<String> {
    std::fs::read_to_string(file).ok()
}

fn free_memory() -> Option<u64> {
    kilobytes(&read("/proc/meminfo")?, "MemAvailable:")
}

/// What a limit on the addresses of the process leaves.
fn address_space() -> Option<u64> {
    let limit = number(&read("/proc/self/limits")?, "Max address space")?;
    let taken = read("/proc/self/status").and_then(|text| kilobytes(&text, "VmSize:"));
    Some(limit.saturating_sub(taken.unwrap_or(0)))
}

/// What a limit on the process's control group leaves; files in memory give way.
fn group_memory() -> Option<u64> {
    let groups = read("/proc/self/cgroup")?;
    let group = groups.lines().find_map(|line| line.strip_prefix("0::"))?;
    let folder = format!("/sys/fs/cgroup/{}", group.trim_matches('/'));
    let whole = |name: &str| read(&format!("{folder}/{name}"))?.trim().parse::<u64>().ok();
    let (limit, taken) = (whole("memory.max")?, whole("memory.current")?);
    let files =
        read(&format!("{folder}/memory.stat")).and_then(|text| number(&text, "inactive_file"));
    Some(limit.saturating_sub(taken.saturating_sub(files.unwrap_or(0))))
}

/// The number of kilobytes after a label, in bytes.
fn kilobytes(text: &str, label: &str) -> Option<u64> {
    number(text, label)?.checked_mul(1024)
}

fn number(text: &str, label: &str) -> Option<u64> {
    let line = text.lines().find_map(|line| line.strip_prefix(label))?;
    line.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_held_counts_until_it_is_dropped() {
        let ledger = Ledger::new(100, None);
        let mut first = ledger.hold(60).unwrap();
        assert_eq!(ledger.hold(41).unwrap_err(), OutOfMemory::Budget { needed: 41, allowed: 100 });
        let second = ledger.hold(40).unwrap();
        assert!(first.resize(61).is_err());
        assert_eq!((first.bytes(), ledger.used()), (60, 100), "a refusal changes nothing");
        drop(second);
        first.resize(100).unwrap();
        first.resize(10).unwrap();
        assert_eq!(ledger.used(), 10);
        drop(first);
        assert_eq!(ledger.used(), 0);
        assert!(ledger.hold(u64::MAX).is_err());
    }

    #[test]
    fn a_part_counts_for_the_whole() {
        let whole = Ledger::new(100, None);
        let part = Ledger::new(1000, Some(Arc::clone(&whole)));
        let held = part.hold(80).unwrap();
        assert_eq!(whole.used(), 80);
        assert_eq!(part.hold(30).unwrap_err(), OutOfMemory::Budget { needed: 30, allowed: 100 });
        assert_eq!((part.used(), whole.used()), (80, 80), "a refusal higher up changes nothing");
        drop(held);
        assert_eq!((part.used(), whole.used()), (0, 0));
    }

    #[test]
    fn the_system_is_read() {
        let text = "MemTotal:       24 kB\nMemAvailable:   21000 kB\n";
        assert_eq!(kilobytes(text, "MemAvailable:"), Some(21_000 << 10));
        let text = "Max address space         716800000            unlimited            bytes\n";
        assert_eq!(number(text, "Max address space"), Some(716_800_000));
        let text = "Max address space         unlimited            unlimited            bytes\n";
        assert_eq!(number(text, "Max address space"), None);
        if cfg!(target_os = "linux") {
            assert!(available_memory().is_some_and(|bytes| bytes > 1 << 20));
            assert!(usable_memory() < available_memory());
        }
        assert_eq!((threads_that_fit(0), threads_that_fit(1)), (1, 1));
        assert!((1..=256).contains(&threads_that_fit(256)));
    }
}
