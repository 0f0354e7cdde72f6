use std::collections::HashMap;
use std::time::{Duration, Instant};

use crate::peer::Peer;

/// What is counted is counted by the minute.
pub(super) const MINUTE: Duration = Duration::from_secs(60);

/// How often something was done in the minute that began at a moment.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pace {
    since: Instant,
    count: u32,
}

impl Pace {
    pub(super) fn new(now: Instant) -> Pace {
        Pace { since: now, count: 0 }
    }

    fn is_over(&self, now: Instant) -> bool {
        now.saturating_duration_since(self.since) >= MINUTE
    }

    /// Whether one more is within `most`; else how long that has to wait.
    fn check(&self, most: u32, now: Instant) -> Result<(), Duration> {
        match self.is_over(now) || self.count < most {
            true => Ok(()),
            false => Err(MINUTE - now.saturating_duration_since(self.since)),
        }
    }

    fn count(&mut self, now: Instant) {
        if self.is_over(now) {
            *self = Pace::new(now);
        }
        self.count += 1;
    }

    /// Counts one more, if that is within `most`.
    pub(super) fn spend(&mut self, most: u32, now: Instant) -> Result<(), Duration> {
        self.check(most, now)?;
        self.count(now);
        Ok(())
    }
}

/// So much in a minute from each address, and from all of them together.
#[derive(Debug)]
pub(super) struct Throttle {
    each: u32,
    all: u32,
    everybody: Pace,
    peers: HashMap<Peer, Pace>,
}

impl Throttle {
    pub(super) fn new(each: u32, all: u32, now: Instant) -> Throttle {
        Throttle { each, all, everybody: Pace::new(now), peers: HashMap::new() }
    }

    /// Whether one more from there would be too many; then, how long it has to wait.
    pub(super) fn check(&self, peer: Peer, now: Instant) -> Result<(), Duration> {
        self.everybody.check(self.all, now)?;
        self.peers.get(&peer).map_or(Ok(()), |pace| pace.check(self.each, now))
    }

    /// Counts one. Nobody is remembered for longer than a minute, and in a minute no more than are let in.
    pub(super) fn count(&mut self, peer: Peer, now: Instant) {
        self.everybody.count(now);
        self.peers.retain(|_, pace| !pace.is_over(now));
        self.peers.entry(peer).or_insert_with(|| Pace::new(now)).count(now);
    }

    pub(super) fn spend(&mut self, peer: Peer, now: Instant) -> Result<(), Duration> {
        self.check(peer, now)?;
        self.count(peer, now);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use super::*;

    fn peer(number: u8) -> Peer {
        IpAddr::from(Ipv4Addr::new(10, 0, 0, number)).into()
    }

    #[test]
    fn each_and_all_by_the_minute() {
        let start = Instant::now();
        let mut throttle = Throttle::new(3, 8, start);
        for _ in 0..3 {
            assert_eq!(throttle.spend(peer(1), start), Ok(()));
        }
        let later = start + Duration::from_secs(10);
        assert_eq!(throttle.spend(peer(1), later), Err(Duration::from_secs(50)));
        for _ in 0..3 {
            assert_eq!(throttle.spend(peer(2), later), Ok(()));
        }
        assert_eq!(throttle.spend(peer(3), later), Ok(()));
        assert_eq!(throttle.spend(peer(3), later), Ok(()));
        // Eight in all.
        assert_eq!(throttle.spend(peer(4), later), Err(Duration::from_secs(50)));
        assert_eq!(throttle.spend(peer(1), start + MINUTE), Ok(()));
        // The second one's minute began ten seconds later.
        assert_eq!(throttle.spend(peer(2), start + MINUTE), Err(Duration::from_secs(10)));
    }

    #[test]
    fn nobody_is_remembered_for_long() {
        let start = Instant::now();
        let mut throttle = Throttle::new(1, 50, start);
        for minute in 0..4 {
            for number in 0..200 {
                let _ = throttle.spend(peer(number), start + minute * MINUTE);
            }
            assert_eq!(throttle.peers.len(), 50);
        }
    }
}
