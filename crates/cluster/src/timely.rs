//! The exchange by timely dataflow: one dataflow a worker, one time a round.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::mem::ManuallyDrop;
use std::rc::Rc;
use std::time::{Duration, Instant};

use gametree_rules::work::{Stage, Work};
use timely::WorkerConfig;
use timely::communication::Allocator;
use timely::container::CapacityContainerBuilder;
use timely::dataflow::channels::pact;
use timely::dataflow::operators::generic::Operator;
use timely::dataflow::operators::{Input, Probe};
use timely::dataflow::{InputHandle, ProbeHandle};
use timely::worker::Worker;

use crate::exchange::Exchange;
use crate::fate::{Fate, Halt};
use crate::message::{Bytes, Message};
use crate::pulse::Pulse;

/// Bytes of a message; with what stands around them less than a megabyte, the size of the engine's buffers.
const CHUNK: usize = (1 << 20) - (1 << 12);
/// How long to sleep at most before a look at whether to go on.
const LOOK: Duration = Duration::from_millis(20);

type Arrived = Rc<RefCell<BTreeMap<u64, Vec<Message>>>>;

/// A worker of timely dataflow.
pub(crate) struct Timely<'a> {
    worker: Worker,
    input: InputHandle<u64, CapacityContainerBuilder<Vec<Message>>>,
    probe: ProbeHandle<u64>,
    /// Messages by their round: whoever is ahead may send those of the next one.
    arrived: Arrived,
    round: u64,
    /// What was done before this level, and its entries, if this worker tells how far its process is.
    level: Option<(u64, u64)>,
    /// Its number in its process.
    number: usize,
    fate: &'a Fate,
    pulse: &'a Pulse,
    work: &'a Work,
}

impl<'a> Timely<'a> {
    /// The worker with this number in its process; the first tells how far it is.
    pub(crate) fn new(
        allocator: Allocator,
        number: usize,
        (fate, pulse): (&'a Fate, &'a Pulse),
        work: &'a Work,
    ) -> Self {
        // Without a clock it would never sleep.
        let clock = Some(Instant::now());
        let mut worker = Worker::new(WorkerConfig::default(), allocator, clock);
        let arrived = Arrived::default();
        let kept = Rc::clone(&arrived);
        let (input, probe) = worker.dataflow::<u64, _, _>(|scope| {
            let (input, stream) = scope.new_input::<Vec<Message>>();
            let by_target = pact::Exchange::new(|message: &Message| u64::from(message.to));
            let (probe, _) = stream
                .unary::<CapacityContainerBuilder<Vec<()>>, _, _, _>(by_target, "keep", |_, _| {
                    move |input, _| {
                        input.for_each_time(|time, messages| {
                            let mut kept = kept.borrow_mut();
                            let round = kept.entry(*time.time()).or_default();
                            for messages in messages {
                                round.append(messages);
                            }
                        });
                    }
                })
                .probe();
            (input, probe)
        });
        Timely {
            worker,
            input,
            probe,
            arrived,
            round: 0,
            level: (number == 0).then_some((0, 0)),
            number,
            fate,
            pulse,
            work,
        }
    }

    /// Sends each worker its part, and waits until everybody has everything.
    fn round<'b>(&mut self, part: impl Fn(usize) -> &'b [u8]) -> Result<Vec<Vec<u8>>, Halt> {
        let (own, workers, round) = (self.index(), self.workers(), self.round);
        self.round += 1;
        // Everybody begins with the one after itself, so that not all send to the same.
        for to in (own + 1..workers).chain(0..own) {
            for (number, bytes) in (0..).zip(part(to).chunks(CHUNK)) {
                self.go_on()?;
                let bytes = Bytes(bytes.to_vec());
                self.input.send(Message { from: own as u32, to: to as u32, number, bytes });
                // Each by itself, or hundreds of them would be one.
                self.input.flush();
                self.worker.step();
            }
        }
        self.input.advance_to(round + 1);
        self.input.flush();
        while self.probe.less_than(&(round + 1)) {
            self.go_on()?;
            self.worker.step_or_park(Some(LOOK));
        }
        // What the others wait for has to be on its way before anything else is done.
        self.worker.step();
        let mut results = vec![Vec::new(); workers];
        results[own] = part(own).to_vec();
        let mut arrived = self.arrived.borrow_mut().remove(&round).unwrap_or_default();
        arrived.sort_by_key(|message| (message.from, message.number));
        for message in arrived {
            if let Some(result) = results.get_mut(message.from as usize) {
                result.extend_from_slice(&message.bytes.0);
            }
        }
        Ok(results)
    }

    /// Whether this worker tells how far its process is.
    pub(crate) fn tells(&self) -> bool {
        self.level.is_some()
    }

    /// Ends the dataflow, together with all others.
    pub(crate) fn finish(self) {
        let Timely { worker, input, number, fate, pulse, .. } = self;
        // Should it panic, nothing of it is given back either.
        let mut worker = ManuallyDrop::new(worker);
        input.close();
        while worker.has_dataflows() && !fate.is_sealed() {
            pulse.step(number);
            worker.step_or_park(Some(LOOK));
        }
        if !fate.is_sealed() {
            drop(ManuallyDrop::into_inner(worker));
        }
    }
}

impl Exchange for Timely<'_> {
    fn index(&self) -> usize {
        self.worker.index()
    }

    fn workers(&self) -> usize {
        self.worker.peers()
    }

    fn go_on(&self) -> Result<(), Halt> {
        self.pulse.step(self.number);
        self.fate.go_on(self.work)
    }

    fn work(&self) -> &Work {
        self.work
    }

    fn begin(&mut self, entries: u64) {
        if self.tells() {
            self.work.begin(Stage::Valuing, Some(entries));
        }
    }

    fn begin_level(&mut self, done: u64, entries: u64) {
        if let Some(level) = &mut self.level {
            *level = (done, entries);
            self.work.done(done);
        }
    }

    fn tell(&self, part: usize, of: usize) {
        if let Some((done, entries)) = self.level {
            // The others have about as much to do.
            self.work.done(done + entries * part as u64 / of.max(1) as u64);
        }
    }

    fn all_to_all(&mut self, parts: Vec<Vec<u8>>) -> Result<Vec<Vec<u8>>, Halt> {
        self.round(|to| parts.get(to).map_or(&[], Vec::as_slice))
    }

    fn gather_all(&mut self, own: &[u8]) -> Result<Vec<Vec<u8>>, Halt> {
        self.round(|_| own)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::net::TcpListener;
    use std::thread;

    use super::*;
    use crate::handshake::tests::card;
    use crate::{Cluster, ClusterError, Loss, crew};

    /// What one worker has for another in a round: nothing, a little, several messages.
    fn part(from: usize, to: usize, round: usize) -> Vec<u8> {
        let length = [0, 1, CHUNK, CHUNK + 1, 3 * CHUNK + 17][(from + 2 * to + round) % 5];
        (0..length).map(|byte| (byte * 31 + byte / 251 + from * 7 + to * 3 + round) as u8).collect()
    }

    /// Everybody gets what was meant for it, round after round, whoever is slow.
    fn rounds(cluster: &Cluster) {
        let card = crate::handshake::Card { workers: cluster.workers, ..card(cluster.process) };
        let (done, _) = crew::run(cluster, &card, &Work::new(), |exchange| {
            let (own, workers) = (exchange.index(), exchange.workers());
            assert_eq!(workers, cluster.all_workers());
            for round in 0..10 {
                if (own + round) % 3 == 0 {
                    thread::sleep(Duration::from_millis(10));
                }
                let parts = (0..workers).map(|to| part(own, to, round)).collect();
                let arrived = exchange.all_to_all(parts)?;
                let expected: Vec<_> = (0..workers).map(|from| part(from, own, round)).collect();
                assert!(arrived == expected, "{own} {round}");
                let arrived = exchange.gather_all(&part(own, 0, round))?;
                let expected: Vec<_> = (0..workers).map(|from| part(from, 0, round)).collect();
                assert!(arrived == expected, "{own} {round}");
                assert_eq!(exchange.all_reduce_min(own as u64 + 5)?, 5);
                assert_eq!(exchange.all_reduce_sum(2)?, 2 * workers as u64);
            }
            Ok(own)
        })
        .unwrap();
        let first = cluster.process * cluster.workers;
        assert!(done.into_iter().eq(first..first + cluster.workers));
    }

    #[test]
    fn threads() {
        for workers in [1, 2, 3, 4] {
            rounds(&Cluster::alone(workers));
        }
    }

    /// Whoever lives but does not get on is told from those who wait for it.
    #[test]
    fn who_is_stuck_is_lost() {
        let free = [0, 1].map(|_| TcpListener::bind("127.0.0.1:0").unwrap());
        let hosts = free.map(|free| free.local_addr().unwrap().to_string()).to_vec();
        let stall = Duration::from_secs(1);
        let run = |process: usize| {
            let of = Cluster::of(2, process, hosts.clone(), b"key".to_vec());
            let cluster = Cluster { stall, ..of };
            let card = crate::handshake::Card { workers: 2, ..card(process) };
            crew::run(&cluster, &card, &Work::new(), |exchange| {
                exchange.all_reduce_min(1)?;
                if exchange.index() == 3 {
                    thread::sleep(4 * stall);
                }
                exchange.all_reduce_min(1)
            })
        };
        thread::scope(|scope| {
            let (waits, is_stuck) = (scope.spawn(|| run(0)), scope.spawn(|| run(1)));
            let is_lost = |ended: Result<_, ClusterError>| match ended {
                Err(ClusterError::PeerLost { process: 1, reason, .. }) => reason,
                ended => panic!("{ended:?}"),
            };
            assert_eq!(is_lost(waits.join().unwrap()), Loss::Stuck(stall));
            assert!(!is_stuck.is_finished());
            assert_eq!(is_lost(is_stuck.join().unwrap()), Loss::Stuck(stall));
        });
    }

    #[test]
    fn connections() {
        let free = [0, 1].map(|_| TcpListener::bind("127.0.0.1:0").unwrap());
        let hosts = free.map(|free| free.local_addr().unwrap().to_string()).to_vec();
        for workers in [1, 2] {
            thread::scope(|scope| {
                for process in [0, 1] {
                    let cluster = Cluster::of(workers, process, hosts.clone(), b"key".to_vec());
                    scope.spawn(move || rounds(&cluster));
                }
            });
        }
    }
}
