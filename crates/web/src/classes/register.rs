use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{OwnedSemaphorePermit, watch};

use super::class::{Before, Class, MOST_PHONES, Pulse, Refusal};
use super::code::Code;
use super::exercise::{Exercise, Marks};
use super::pace::Throttle;
use super::tally::Tally;
use super::wish::Wish;
use crate::Problem;
use crate::games::token;
use crate::peer::Peer;

/// So many classes at a time.
pub(crate) const MOST_CLASSES: usize = 8;

/// So many of them from one address.
pub(crate) const CLASSES_EACH: usize = 2;

/// A class is over after so long.
pub(crate) const LIFETIME: Duration = Duration::from_secs(2 * 60 * 60);

/// A class where nobody was for so long makes room for another.
const DESERTED: Duration = Duration::from_secs(10 * 60);

/// So many wrong codes in a minute: from one address, and in all. See [`Code`].
pub(crate) const WRONG_CODES: (u32, u32) = (20, 100);

/// So many phones come in a minute: from one address, which a whole school may share, and in all.
pub(crate) const JOINS: (u32, u32) = (60, 400);

/// So many classes that are over are remembered, so that their phones can be told.
const MOST_OVER: usize = 4 * MOST_CLASSES;

/// All classes there are. Nothing is kept on disk, and nothing for longer than two hours: at most 8 · 100 kB.
#[derive(Debug)]
pub(crate) struct Classes(Mutex<Room>);

#[derive(Debug)]
struct Room {
    classes: HashMap<String, Class>,
    /// The codes of classes that are over, the latest last.
    over: VecDeque<Code>,
    wrong: Throttle,
    joins: Throttle,
}

/// Why somebody does not come to a class.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum NoClass {
    /// There is none with this code.
    Unknown,
    /// There was one.
    Over,
    /// Too many wrong codes: so long they have to wait.
    Wait(Duration),
}

/// Why no class is begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NotBegun {
    /// There are as many as can be, or as many from this address.
    Full,
    /// There is no chance to be had for its names.
    Nameless,
}

/// What a teacher sees.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    pub(crate) code: Code,
    pub(crate) exercise: Arc<Exercise>,
    pub(crate) number: u32,
    pub(crate) pulse: Pulse,
    pub(crate) is_open: bool,
    pub(crate) before: Option<Before>,
    /// What was answered, once that is closed.
    pub(crate) tally: Option<Tally>,
    pub(crate) wish: Wish,
    /// How long the class lasts yet.
    pub(crate) left: Duration,
}

/// What a phone sees.
#[derive(Clone, Debug)]
pub(crate) struct Sheet {
    pub(crate) code: Code,
    pub(crate) exercise: Arc<Exercise>,
    pub(crate) number: u32,
    pub(crate) stage: u64,
    pub(crate) is_open: bool,
    pub(crate) is_asked_again: bool,
    /// Whether it has a seat; else it is asked whether it wants one.
    pub(crate) has_seat: bool,
    pub(crate) answer: Option<Marks>,
    pub(crate) before: Option<Marks>,
}

impl Classes {
    pub(crate) fn new(now: Instant) -> Classes {
        Classes(Mutex::new(Room {
            classes: HashMap::new(),
            over: VecDeque::new(),
            wrong: Throttle::new(WRONG_CODES.0, WRONG_CODES.1, now),
            joins: Throttle::new(JOINS.0, JOINS.1, now),
        }))
    }

    /// The room as it is now: without what is over.
    fn room(&self, now: Instant) -> MutexGuard<'_, Room> {
        let mut room = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        room.sweep(now);
        room
    }

    /// Forgets what is over.
    pub(crate) fn sweep(&self, now: Instant) {
        drop(self.room(now));
    }

    /// Whether one more class could be begun from there; where that is so, the tree is worth its work.
    pub(crate) fn has_room(&self, peer: Peer, now: Instant) -> bool {
        self.room(now).has_room(peer, now)
    }

    /// Begins a class: its id, for the address of its teacher.
    pub(crate) fn begin(
        &self,
        owner: &str,
        peer: Peer,
        tree: (Wish, Exercise),
        now: Instant,
    ) -> Result<String, NotBegun> {
        let mut room = self.room(now);
        if !room.has_room(peer, now) {
            return Err(NotBegun::Full);
        }
        room.make_room(now);
        let id = token().map_err(|_| NotBegun::Nameless)?;
        let mut code = Code::random().map_err(|_| NotBegun::Nameless)?;
        while room.by_code(&code).is_some() || room.over.contains(&code) {
            code = Code::random().map_err(|_| NotBegun::Nameless)?;
        }
        room.classes.insert(id.clone(), Class::new(code, owner, peer, tree, now));
        Ok(id)
    }

    /// What the teacher sees; nobody else sees that there is a class at all.
    pub(crate) fn board(&self, id: &str, owner: &str, now: Instant) -> Result<Board, Problem> {
        self.teach(id, owner, now, |class| {
            let round = &class.round;
            Board {
                code: class.code.clone(),
                exercise: Arc::clone(&round.exercise),
                number: round.number,
                pulse: class.pulse(now),
                is_open: round.is_open,
                before: round.before,
                tally: (!round.is_open).then(|| class.tally()),
                wish: class.wish.clone(),
                left: LIFETIME.saturating_sub(now.saturating_duration_since(class.begun)),
            }
        })
    }

    /// News for the teacher.
    pub(crate) fn listen(
        &self,
        id: &str,
        owner: &str,
        now: Instant,
    ) -> Result<watch::Receiver<Pulse>, Problem> {
        self.teach(id, owner, now, |class| class.listen())
    }

    /// How things stand, for somebody who listens.
    pub(crate) fn pulse(&self, id: &str, owner: &str, now: Instant) -> Option<Pulse> {
        self.teach(id, owner, now, |class| class.pulse(now)).ok()
    }

    /// Closes the answers.
    pub(crate) fn close(
        &self,
        id: &str,
        owner: &str,
        stage: u64,
        now: Instant,
    ) -> Result<(), Problem> {
        self.teach(id, owner, now, |class| class.close(stage, now))
    }

    /// Asks about the same tree again.
    pub(crate) fn ask_again(
        &self,
        id: &str,
        owner: &str,
        stage: u64,
        now: Instant,
    ) -> Result<(), Problem> {
        self.teach(id, owner, now, |class| class.ask_again(stage, now))
    }

    /// What the next tree is like, if nobody says otherwise; `None` if the page that asks is not the latest.
    pub(crate) fn next_wish(
        &self,
        id: &str,
        owner: &str,
        stage: u64,
        now: Instant,
    ) -> Result<Option<Wish>, Problem> {
        let wish = self.teach(id, owner, now, |class| {
            let goes_on = class.may_go_on(stage, now)?;
            Ok(goes_on.then(|| class.wish.next()))
        })?;
        wish.map_err(Problem::too_often)
    }

    /// Asks about another tree.
    pub(crate) fn go_on(
        &self,
        id: &str,
        owner: &str,
        stage: u64,
        (wish, exercise): (Wish, Exercise),
        now: Instant,
    ) -> Result<(), Problem> {
        self.teach(id, owner, now, |class| class.go_on(stage, wish, exercise, now))
    }

    /// Ends a class.
    pub(crate) fn end(&self, id: &str, owner: &str, now: Instant) -> Result<(), Problem> {
        let mut room = self.room(now);
        let is_own = room.classes.get(id).is_some_and(|class| class.owner == owner);
        if !is_own {
            return Err(Problem::NotFound);
        }
        room.end(id);
        Ok(())
    }

    fn teach<T>(
        &self,
        id: &str,
        owner: &str,
        now: Instant,
        teach: impl FnOnce(&mut Class) -> T,
    ) -> Result<T, Problem> {
        let mut room = self.room(now);
        let own = room.classes.get_mut(id).filter(|class| class.owner == owner);
        let class = own.ok_or(Problem::NotFound)?;
        class.seen = now;
        Ok(teach(class))
    }

    /// What a phone sees.
    pub(crate) fn sheet(&self, phone: &Phone<'_>, now: Instant) -> Result<Sheet, NoClass> {
        self.visit(phone, now, |class| {
            let seat = phone.token.and_then(|token| class.look(token, now));
            let round = &class.round;
            let (answer, before) = seat.unwrap_or_default();
            Sheet {
                code: class.code.clone(),
                exercise: Arc::clone(&round.exercise),
                number: round.number,
                stage: round.stage,
                is_open: round.is_open,
                is_asked_again: round.before.is_some(),
                has_seat: seat.is_some(),
                answer,
                before,
            }
        })
    }

    /// A phone comes in: the token that it is known by from now on, which is `new` unless it has one.
    pub(crate) fn join(
        &self,
        phone: &Phone<'_>,
        new: String,
        now: Instant,
    ) -> Result<Result<String, Refusal>, NoClass> {
        let mut room = self.room(now);
        let Room { classes, joins, .. } = room.visit(phone, now)?;
        let class = classes.values_mut().find(|class| class.code == *phone.code);
        let class = class.ok_or(NoClass::Unknown)?;
        // Who has a seat keeps it.
        if let Some(known) = phone.token.filter(|token| class.has_seat(token)) {
            return Ok(Ok(known.to_owned()));
        }
        if let Err(wait) = joins.spend(phone.peer, now) {
            return Ok(Err(Refusal::Wait(wait)));
        }
        Ok(class.join(&new, now).map(|()| new))
    }

    /// Whether there was a class with this code.
    pub(crate) fn is_over(&self, code: &Code, now: Instant) -> bool {
        self.room(now).over.contains(code)
    }

    /// A phone answers.
    pub(crate) fn answer<'a>(
        &self,
        phone: &Phone<'_>,
        stage: u64,
        branches: impl Iterator<Item = &'a str>,
        now: Instant,
    ) -> Result<Result<(), Refusal>, NoClass> {
        self.visit(phone, now, |class| {
            let marks = class.round.exercise.marks(branches);
            let token = phone.token.ok_or(Refusal::NoSeat)?;
            class.answer(token, stage, marks, now)
        })
    }

    /// News for a phone, and the right to hear them as they come, if it does not hear them often enough already; `None`
    /// if it has no seat. Who guesses learns nothing here, so nothing is counted.
    pub(crate) fn attend(
        &self,
        phone: &Phone<'_>,
        now: Instant,
    ) -> Option<(watch::Receiver<Pulse>, Option<OwnedSemaphorePermit>)> {
        let room = self.room(now);
        let class = room.by_code(phone.code)?;
        let right = class.streams(phone.token?)?.try_acquire_owned().ok();
        Some((class.listen(), right))
    }

    fn visit<T>(
        &self,
        phone: &Phone<'_>,
        now: Instant,
        visit: impl FnOnce(&mut Class) -> T,
    ) -> Result<T, NoClass> {
        let mut room = self.room(now);
        let room = room.visit(phone, now)?;
        let class = room.classes.values_mut().find(|class| class.code == *phone.code);
        class.map(visit).ok_or(NoClass::Unknown)
    }
}

/// Somebody with a code.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Phone<'a> {
    pub(crate) code: &'a Code,
    /// What the class has given it, if it has.
    pub(crate) token: Option<&'a str>,
    pub(crate) peer: Peer,
}

impl Room {
    fn sweep(&mut self, now: Instant) {
        let is_over = |class: &Class| now.saturating_duration_since(class.begun) >= LIFETIME;
        let over = self.classes.iter().filter(|(_, class)| is_over(class));
        let over: Vec<String> = over.map(|(id, _)| id.clone()).collect();
        over.iter().for_each(|id| self.end(id));
    }

    fn end(&mut self, id: &str) {
        let Some(class) = self.classes.remove(id) else { return };
        self.over.push_back(class.code);
        if self.over.len() > MOST_OVER {
            self.over.pop_front();
        }
    }

    fn deserted(&self, now: Instant) -> impl Iterator<Item = (&String, &Class)> {
        let is_deserted =
            move |class: &Class| now.saturating_duration_since(class.seen) >= DESERTED;
        self.classes.iter().filter(move |(_, class)| is_deserted(class))
    }

    fn has_room(&self, peer: Peer, now: Instant) -> bool {
        let own = self.classes.values().filter(|class| class.peer == peer);
        let deserted = self.deserted(now).filter(|(_, class)| class.peer == peer).count();
        own.count() - deserted < CLASSES_EACH
            && self.classes.len() - self.deserted(now).count() < MOST_CLASSES
    }

    fn make_room(&mut self, now: Instant) {
        let deserted: Vec<String> = self.deserted(now).map(|(id, _)| id.clone()).collect();
        deserted.iter().for_each(|id| self.end(id));
    }

    fn by_code(&self, code: &Code) -> Option<&Class> {
        self.classes.values().find(|class| class.code == *code)
    }

    /// Lets somebody with a code in. Who has a seat there comes in whatever others do; everybody else has to wait
    /// while there are too many wrong codes, or a right one would be told apart from them by its answer.
    fn visit(&mut self, phone: &Phone<'_>, now: Instant) -> Result<&mut Room, NoClass> {
        let class = self.by_code(phone.code);
        let is_seated =
            class.is_some_and(|class| phone.token.is_some_and(|token| class.has_seat(token)));
        if is_seated {
            return Ok(self);
        }
        let is_there = class.is_some();
        self.wrong.check(phone.peer, now).map_err(NoClass::Wait)?;
        if is_there {
            return Ok(self);
        }
        if self.over.contains(phone.code) {
            return Err(NoClass::Over);
        }
        self.wrong.count(phone.peer, now);
        Err(NoClass::Unknown)
    }
}

/// What the limits come to is said in the documentation.
const _: () = assert!(MOST_PHONES == 200 && MOST_CLASSES == 8);
