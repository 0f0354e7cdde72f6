use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::{Semaphore, watch};

use super::code::Code;
use super::exercise::{Exercise, Marks};
use super::pace::Pace;
use super::tally::Tally;
use super::wish::Wish;
use crate::peer::Peer;

/// So many phones are in a class.
pub(crate) const MOST_PHONES: usize = 200;

/// A phone that was not heard of for so long has gone. If it has not answered either, its seat may be taken.
pub(super) const SILENCE: Duration = Duration::from_secs(2 * 60);

/// So often in a minute a phone may send an answer: faster than anybody changes their mind.
const ANSWERS: u32 = 30;

/// So often in a minute somebody may want another tree.
const TREES: u32 = 30;

/// So many streams of news has a phone: for the page that is shown, the one before it, whose end is noticed a moment
/// later, and another tab.
const STREAMS: usize = 3;

/// A class: a tree, those who answer, and what they have answered. About 250 bytes a phone and 20 kB for the tree:
/// less than 100 kB altogether.
#[derive(Debug)]
pub(super) struct Class {
    pub(super) code: Code,
    /// Whose it is: nobody else sees the page of the teacher.
    pub(super) owner: String,
    /// Where it was begun.
    pub(super) peer: Peer,
    pub(super) begun: Instant,
    /// When anybody was there last.
    pub(super) seen: Instant,
    /// What this tree was to be like, and the next will be unless somebody says otherwise.
    pub(super) wish: Wish,
    pub(super) round: Round,
    seats: HashMap<String, Seat>,
    trees: Pace,
    pulse: watch::Sender<Pulse>,
}

/// A tree that is asked about.
#[derive(Clone, Debug)]
pub(super) struct Round {
    pub(super) exercise: Arc<Exercise>,
    /// The number of the tree, from 1.
    pub(super) number: u32,
    /// Grows with everything that pages have to be drawn anew for. Forms name the one they were made for.
    pub(super) stage: u64,
    pub(super) is_open: bool,
    /// What was answered before the tree was asked about again.
    pub(super) before: Option<Before>,
}

/// What was answered the first time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Before {
    pub(crate) answers: usize,
    pub(crate) right: usize,
}

/// A phone.
#[derive(Debug)]
struct Seat {
    seen: Instant,
    /// What it has answered to this tree, if it has.
    answer: Option<Marks>,
    /// What it had answered before it was asked again.
    before: Option<Marks>,
    pace: Pace,
    streams: Arc<Semaphore>,
}

/// What those who listen want to know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pulse {
    pub(crate) stage: u64,
    pub(crate) answers: usize,
    pub(crate) phones: usize,
}

/// Why a phone is not let in, or its answer not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Refusal {
    /// Every seat is taken.
    Full,
    /// This is no phone of the class.
    NoSeat,
    /// Answers are closed, or there is another tree by now.
    Late,
    /// Too often: so long it has to wait.
    Wait(Duration),
}

impl Class {
    pub(super) fn new(
        code: Code,
        owner: &str,
        peer: Peer,
        (wish, exercise): (Wish, Exercise),
        now: Instant,
    ) -> Class {
        let round = Round {
            exercise: Arc::new(exercise),
            number: 1,
            stage: 1,
            is_open: true,
            before: None,
        };
        let pulse = watch::Sender::new(Pulse { stage: 1, answers: 0, phones: 0 });
        Class {
            code,
            owner: owner.to_owned(),
            peer,
            begun: now,
            seen: now,
            wish,
            round,
            seats: HashMap::new(),
            trees: Pace::new(now),
            pulse,
        }
    }

    pub(super) fn listen(&self) -> watch::Receiver<Pulse> {
        self.pulse.subscribe()
    }

    /// How things stand. A phone that has answered counts, however long it has been silent.
    pub(super) fn pulse(&self, now: Instant) -> Pulse {
        let silent = |seat: &Seat| now.saturating_duration_since(seat.seen) >= SILENCE;
        let here = |seat: &&Seat| seat.answer.is_some() || !silent(seat);
        Pulse {
            stage: self.round.stage,
            answers: self.seats.values().filter(|seat| seat.answer.is_some()).count(),
            phones: self.seats.values().filter(here).count(),
        }
    }

    fn tell(&self, now: Instant) {
        self.pulse.send_replace(self.pulse(now));
    }

    pub(super) fn has_seat(&self, token: &str) -> bool {
        self.seats.contains_key(token)
    }

    /// A phone comes in. Where all seats are taken, it gets that of whoever has been silent longest, if they have
    /// not answered.
    pub(super) fn join(&mut self, token: &str, now: Instant) -> Result<(), Refusal> {
        if self.seats.len() >= MOST_PHONES {
            let left = |seat: &Seat| {
                seat.answer.is_none() && now.saturating_duration_since(seat.seen) >= SILENCE
            };
            let gone = self.seats.iter().filter(|(_, seat)| left(seat));
            let gone = gone.min_by_key(|(_, seat)| seat.seen).map(|(token, _)| token.clone());
            self.seats.remove(&gone.ok_or(Refusal::Full)?);
        }
        let seat = Seat {
            seen: now,
            answer: None,
            before: None,
            pace: Pace::new(now),
            streams: Arc::new(Semaphore::new(STREAMS)),
        };
        self.seats.insert(token.to_owned(), seat);
        self.seen = now;
        self.tell(now);
        Ok(())
    }

    /// A phone is there. What it has answered, and what it had before.
    pub(super) fn look(
        &mut self,
        token: &str,
        now: Instant,
    ) -> Option<(Option<Marks>, Option<Marks>)> {
        let seat = self.seats.get_mut(token)?;
        (seat.seen, self.seen) = (now, now);
        Some((seat.answer, seat.before))
    }

    /// The streams of a phone.
    pub(super) fn streams(&self, token: &str) -> Option<Arc<Semaphore>> {
        self.seats.get(token).map(|seat| Arc::clone(&seat.streams))
    }

    /// A phone answers, or changes what it has answered.
    pub(super) fn answer(
        &mut self,
        token: &str,
        stage: u64,
        marks: Marks,
        now: Instant,
    ) -> Result<(), Refusal> {
        let seat = self.seats.get_mut(token).ok_or(Refusal::NoSeat)?;
        seat.seen = now;
        if !self.round.is_open || stage != self.round.stage {
            return Err(Refusal::Late);
        }
        seat.pace.spend(ANSWERS, now).map_err(Refusal::Wait)?;
        seat.answer = Some(marks);
        self.seen = now;
        self.tell(now);
        Ok(())
    }

    /// What has been answered so far.
    pub(super) fn tally(&self) -> Tally {
        let answers = self.seats.values().filter_map(|seat| seat.answer);
        Tally::of(&self.round.exercise, answers)
    }

    /// No more answers. A page that was made for another stage changes nothing: so nothing is done twice.
    pub(super) fn close(&mut self, stage: u64, now: Instant) {
        if stage == self.round.stage && self.round.is_open {
            self.round.is_open = false;
            self.advance(now);
        }
    }

    /// The same tree once more. What was answered the first time is counted, and kept.
    pub(super) fn ask_again(&mut self, stage: u64, now: Instant) {
        if stage != self.round.stage {
            return;
        }
        let Tally { answers, right, .. } = self.tally();
        self.round.before.get_or_insert(Before { answers, right });
        for seat in self.seats.values_mut() {
            seat.before = seat.answer.take().or(seat.before);
        }
        self.round.is_open = true;
        self.advance(now);
    }

    /// Whether another tree is wanted at this stage; that may be work.
    pub(super) fn may_go_on(&mut self, stage: u64, now: Instant) -> Result<bool, Duration> {
        if stage != self.round.stage {
            return Ok(false);
        }
        self.trees.spend(TREES, now).map(|()| true)
    }

    /// Another tree.
    pub(super) fn go_on(&mut self, stage: u64, wish: Wish, exercise: Exercise, now: Instant) {
        if stage != self.round.stage {
            return;
        }
        self.wish = wish;
        for seat in self.seats.values_mut() {
            (seat.answer, seat.before) = (None, None);
        }
        let Round { number, stage, .. } = self.round;
        self.round = Round {
            exercise: Arc::new(exercise),
            number: number + 1,
            stage,
            is_open: true,
            before: None,
        };
        self.advance(now);
    }

    fn advance(&mut self, now: Instant) {
        self.round.stage += 1;
        self.seen = now;
        self.tell(now);
    }
}
