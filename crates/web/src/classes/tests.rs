//! Those who mean well, those who come late, and those who mean harm. The clock is ours.

use std::net::{IpAddr, Ipv4Addr};
use std::time::{Duration, Instant};

use gametree_exercise::{Answer, LeafTree, generate};

use super::class::{Before, Pulse, Refusal, SILENCE};
use super::code::Code;
use super::pace::MINUTE;
use super::register::{CLASSES_EACH, JOINS, LIFETIME, MOST_CLASSES, NoClass, Phone, WRONG_CODES};
use super::wish::Wish;
use super::*;
use crate::Problem;
use crate::games::token;
use crate::peer::Peer;

const SECOND: Duration = Duration::from_secs(1);

fn peer(number: u32) -> Peer {
    IpAddr::from(Ipv4Addr::from(0x0A00_0000 + number)).into()
}

/// The tree of the pictures: `2.2` and `3.2` are cut.
fn tree() -> (Wish, Exercise) {
    let leaves = vec![0, 7, 5, 2, 4, 4, 1, 2, 3, 0, 6, 7];
    let tree = LeafTree::new("3.2.2".parse().unwrap(), leaves).unwrap();
    (Wish::after(&tree), Exercise::new(tree))
}

/// A class at a moment.
struct Lesson {
    classes: Classes,
    id: String,
    code: Code,
    now: Instant,
}

const TEACHER: &str = "teacher";

impl Lesson {
    fn begin() -> Lesson {
        let now = Instant::now();
        let classes = Classes::new(now);
        let id = classes.begin(TEACHER, peer(0), tree(), now).unwrap();
        let code = classes.board(&id, TEACHER, now).unwrap().code;
        Lesson { classes, id, code, now }
    }

    fn phone<'a>(&'a self, token: Option<&'a str>, number: u32) -> Phone<'a> {
        Phone { code: &self.code, token, peer: peer(number) }
    }

    fn join(&self, number: u32) -> Result<String, Refusal> {
        self.classes.join(&self.phone(None, number), token().unwrap(), self.now).unwrap()
    }

    fn sheet(&self, token: &str) -> Sheet {
        self.classes.sheet(&self.phone(Some(token), 1), self.now).unwrap()
    }

    fn board(&self) -> Board {
        self.classes.board(&self.id, TEACHER, self.now).unwrap()
    }

    fn stage(&self) -> u64 {
        self.board().pulse.stage
    }

    fn answer(&self, token: &str, branches: &[&str]) -> Result<(), Refusal> {
        self.answer_at(token, self.stage(), branches)
    }

    fn answer_at(&self, token: &str, stage: u64, branches: &[&str]) -> Result<(), Refusal> {
        let phone = self.phone(Some(token), 1);
        self.classes.answer(&phone, stage, branches.iter().copied(), self.now).unwrap()
    }

    fn counts(&self) -> (usize, usize) {
        let Pulse { answers, phones, .. } = self.board().pulse;
        (answers, phones)
    }
}

#[test]
fn answers_are_counted_once_and_can_be_changed() {
    let lesson = Lesson::begin();
    let (one, other) = (lesson.join(1).unwrap(), lesson.join(1).unwrap());
    assert_ne!(one, other);
    assert_eq!(lesson.counts(), (0, 2));
    lesson.answer(&one, &["1.2"]).unwrap();
    lesson.answer(&one, &["2.2", "3.2"]).unwrap();
    assert_eq!(lesson.counts(), (1, 2));
    assert_eq!(lesson.sheet(&other).answer, None, "nobody answers for another");
    let sent = lesson.sheet(&one).answer.unwrap();
    let exercise = lesson.board().exercise;
    assert!(exercise.answer(sent).mark(&exercise.tree, &exercise.searched).is_right());
    assert_eq!(lesson.board().tally, None, "nothing is told before it is closed");
    lesson.classes.close(&lesson.id, TEACHER, lesson.stage(), lesson.now).unwrap();
    let tally = lesson.board().tally.unwrap();
    assert_eq!((tally.answers, tally.right), (1, 1));
}

#[test]
fn late_answers_are_refused() {
    let lesson = Lesson::begin();
    let phone = lesson.join(1).unwrap();
    let open = lesson.stage();
    lesson.classes.close(&lesson.id, TEACHER, open, lesson.now).unwrap();
    assert_eq!(lesson.answer_at(&phone, open, &["2.2"]), Err(Refusal::Late));
    assert_eq!(lesson.answer(&phone, &["2.2"]), Err(Refusal::Late), "it is closed");
    lesson.classes.ask_again(&lesson.id, TEACHER, lesson.stage(), lesson.now).unwrap();
    assert_eq!(lesson.answer_at(&phone, open, &["2.2"]), Err(Refusal::Late), "an old page");
    lesson.answer(&phone, &["2.2"]).unwrap();
    assert_eq!(lesson.counts(), (1, 1));
}

#[test]
fn a_token_is_good_in_its_own_class_only() {
    let lesson = Lesson::begin();
    let id = lesson.classes.begin("other", peer(9), tree(), lesson.now).unwrap();
    let code = lesson.classes.board(&id, "other", lesson.now).unwrap().code;
    assert_ne!(code, lesson.code);
    let token = lesson.join(1).unwrap();
    let phone = Phone { code: &code, token: Some(&token), peer: peer(1) };
    let sent = lesson.classes.answer(&phone, 1, ["2.2"].into_iter(), lesson.now);
    assert_eq!(sent, Ok(Err(Refusal::NoSeat)));
    assert!(!lesson.classes.sheet(&phone, lesson.now).unwrap().has_seat);
    assert_eq!(lesson.answer("madeup", &["2.2"]), Err(Refusal::NoSeat));
    assert_eq!(lesson.counts(), (0, 1));
}

#[test]
fn only_the_teacher_teaches() {
    let lesson = Lesson::begin();
    let Lesson { classes, id, now, .. } = &lesson;
    let stage = lesson.stage();
    assert!(matches!(classes.board(id, "pupil", *now), Err(Problem::NotFound)));
    assert!(matches!(classes.board("other", TEACHER, *now), Err(Problem::NotFound)));
    assert!(classes.close(id, "pupil", stage, *now).is_err());
    assert!(classes.ask_again(id, "", stage, *now).is_err());
    assert!(classes.next_wish(id, "pupil", stage, *now).is_err());
    assert!(classes.go_on(id, "pupil", stage, tree(), *now).is_err());
    assert!(classes.listen(id, "pupil", *now).is_err());
    assert!(classes.end(id, "pupil", *now).is_err());
    assert!(lesson.board().is_open && lesson.stage() == stage);
}

/// Pages that were made before do nothing, so that nothing is done twice.
#[test]
fn an_old_page_changes_nothing() {
    let lesson = Lesson::begin();
    let Lesson { classes, id, now, .. } = &lesson;
    let first = lesson.stage();
    assert!(classes.next_wish(id, TEACHER, first, *now).unwrap().is_some());
    classes.go_on(id, TEACHER, first, tree(), *now).unwrap();
    assert_eq!((lesson.board().number, lesson.stage()), (2, first + 1));
    classes.go_on(id, TEACHER, first, tree(), *now).unwrap();
    classes.close(id, TEACHER, first, *now).unwrap();
    classes.ask_again(id, TEACHER, first, *now).unwrap();
    assert_eq!(classes.next_wish(id, TEACHER, first, *now).unwrap(), None);
    assert_eq!((lesson.board().number, lesson.stage()), (2, first + 1));
    assert!(lesson.board().is_open);
}

#[test]
fn before_the_discussion_and_after() {
    let lesson = Lesson::begin();
    let Lesson { classes, id, now, .. } = &lesson;
    let phones: Vec<String> = (0..3).map(|number| lesson.join(number).unwrap()).collect();
    lesson.answer(&phones[0], &["2.2", "3.2"]).unwrap();
    lesson.answer(&phones[1], &["1.2"]).unwrap();
    classes.close(id, TEACHER, lesson.stage(), *now).unwrap();
    classes.ask_again(id, TEACHER, lesson.stage(), *now).unwrap();
    assert_eq!(lesson.board().before, Some(Before { answers: 2, right: 1 }));
    assert_eq!(lesson.counts(), (0, 3));
    let sheet = lesson.sheet(&phones[1]);
    assert!(sheet.is_asked_again && sheet.is_open && sheet.answer.is_none());
    let exercise = lesson.board().exercise;
    assert_eq!(sheet.before, Some(exercise.marks(["1.2"].into_iter())), "to be thought over");
    for phone in &phones {
        lesson.answer(phone, &["2.2", "3.2"]).unwrap();
    }
    // Asked a third time, the first count is still the one from before.
    classes.ask_again(id, TEACHER, lesson.stage(), *now).unwrap();
    assert_eq!(lesson.board().before, Some(Before { answers: 2, right: 1 }));
    classes.go_on(id, TEACHER, lesson.stage(), tree(), *now).unwrap();
    assert_eq!(lesson.board().before, None);
    assert_eq!(lesson.sheet(&phones[1]).before, None);
}

#[test]
fn two_hundred_phones_and_no_more() {
    let mut lesson = Lesson::begin();
    let phones: Vec<String> = (0..200).map(|number| lesson.join(number).unwrap()).collect();
    assert_eq!(lesson.join(999), Err(Refusal::Full));
    lesson.answer(&phones[0], &[]).unwrap();
    // Most go away without a word; one looks at the page now and then.
    lesson.now += SILENCE / 2;
    lesson.sheet(&phones[1]);
    lesson.now += SILENCE / 2;
    assert_eq!(lesson.counts(), (1, 2), "who is silent and has not answered is not there");
    for number in 0..198 {
        lesson.join(1000 + number).unwrap();
    }
    assert_eq!(lesson.join(9999), Err(Refusal::Full));
    for kept in &phones[..2] {
        assert!(lesson.sheet(kept).has_seat, "who answered or looked keeps the seat");
    }
    assert!(phones[2..].iter().all(|gone| !lesson.sheet(gone).has_seat));
}

/// A loop on one phone does not take all seats at once; a school behind one address comes in all the same.
#[test]
fn phones_of_one_address_come_in_one_after_the_other() {
    let mut lesson = Lesson::begin();
    let mut school: Vec<String> = Vec::new();
    for minute in 1..=4 {
        school.extend((0..300).filter_map(|_| lesson.join(1).ok()));
        assert_eq!(school.len(), MOST_PHONES.min(minute * JOINS.0 as usize));
        // They are all still there, and keep their seats.
        lesson.now += MINUTE / 2;
        school.iter().for_each(|phone| assert!(lesson.sheet(phone).has_seat));
        lesson.now += MINUTE / 2;
    }
    assert_eq!(lesson.join(1), Err(Refusal::Full));
}

#[test]
fn who_has_a_seat_keeps_it() {
    let lesson = Lesson::begin();
    let token = lesson.join(1).unwrap();
    for _ in 0..500 {
        let again = lesson
            .classes
            .join(&lesson.phone(Some(&token), 1), "new".to_owned(), lesson.now)
            .unwrap();
        assert_eq!(again.as_ref(), Ok(&token));
    }
    assert_eq!(lesson.counts(), (0, 1));
}

#[test]
fn nobody_floods_a_class_with_answers() {
    let mut lesson = Lesson::begin();
    let token = lesson.join(1).unwrap();
    let taken = (0..1000).filter(|_| lesson.answer(&token, &["2.2"]).is_ok()).count();
    assert_eq!(taken, 30);
    assert_eq!(lesson.answer(&token, &["2.2"]), Err(Refusal::Wait(MINUTE)));
    lesson.now += MINUTE;
    assert_eq!(lesson.answer(&token, &["2.2"]), Ok(()));
    assert_eq!(lesson.counts(), (1, 1));
}

#[test]
fn wrong_codes_are_counted() {
    let lesson = Lesson::begin();
    let Lesson { classes, now, code, .. } = &lesson;
    let seated = lesson.join(1).unwrap();
    let wrong: Code = if code.as_str() == "222222" { "333333" } else { "222222" }.parse().unwrap();
    let guess = |code: &Code, number, later: Duration| {
        let phone = Phone { code, token: None, peer: peer(number) };
        classes.sheet(&phone, *now + later).map(|_| ())
    };
    for _ in 0..WRONG_CODES.0 {
        assert_eq!(guess(&wrong, 1, Duration::ZERO), Err(NoClass::Unknown));
    }
    assert!(matches!(guess(&wrong, 1, Duration::ZERO), Err(NoClass::Wait(_))));
    // The right one is not told apart from there either.
    assert!(matches!(guess(code, 1, SECOND), Err(NoClass::Wait(_))));
    assert_eq!(guess(code, 2, SECOND), Ok(()), "others come in");
    for number in 3..90 {
        let _ = guess(&wrong, number, SECOND);
        let _ = guess(&wrong, number, SECOND);
    }
    assert!(matches!(guess(code, 91, SECOND), Err(NoClass::Wait(_))), "too many in all");
    // Who is in the class already notices nothing.
    assert!(lesson.sheet(&seated).has_seat);
    lesson.answer(&seated, &[]).unwrap();
    assert_eq!(guess(code, 1, MINUTE + SECOND), Ok(()));
}

/// Two hours of guessing as fast as it is let, from ten thousand addresses: as many tries as the arithmetic says.
#[test]
fn guesses_in_a_lifetime() {
    let lesson = Lesson::begin();
    let wrong: Code = "222222".parse().unwrap();
    let mut heard = 0;
    let mut later = Duration::ZERO;
    let mut number = 0;
    while later < LIFETIME {
        for _ in 0..150 {
            number = (number + 1) % 10_000;
            let phone = Phone { code: &wrong, token: None, peer: peer(number) };
            let answer = lesson.classes.sheet(&phone, lesson.now + later);
            heard += usize::from(matches!(answer, Err(NoClass::Unknown)));
        }
        later += 15 * SECOND;
    }
    assert!(heard <= 12_100, "{heard}");
    assert!(heard >= 11_000, "{heard}: the test itself guesses fast enough");
}

#[test]
fn two_hours_and_it_is_gone() {
    let mut lesson = Lesson::begin();
    let token = lesson.join(1).unwrap();
    let news = lesson.classes.listen(&lesson.id, TEACHER, lesson.now).unwrap();
    lesson.now += LIFETIME - SECOND;
    assert!(lesson.sheet(&token).has_seat);
    assert_eq!(lesson.board().left, SECOND);
    lesson.now += SECOND;
    assert!(lesson.classes.board(&lesson.id, TEACHER, lesson.now).is_err());
    let phone = lesson.phone(Some(&token), 1);
    for _ in 0..500 {
        // Phones that come back are told so; that is no guess.
        assert_eq!(lesson.classes.sheet(&phone, lesson.now).map(|_| ()), Err(NoClass::Over));
    }
    assert!(news.has_changed().is_err(), "who listens hears that it is over");
}

#[test]
fn an_ended_class_is_over_at_once() {
    let lesson = Lesson::begin();
    let token = lesson.join(1).unwrap();
    lesson.classes.end(&lesson.id, TEACHER, lesson.now).unwrap();
    let phone = lesson.phone(Some(&token), 1);
    assert_eq!(lesson.classes.sheet(&phone, lesson.now).map(|_| ()), Err(NoClass::Over));
    assert!(lesson.classes.end(&lesson.id, TEACHER, lesson.now).is_err());
}

#[test]
fn so_many_classes_at_a_time() {
    let start = Instant::now();
    let classes = Classes::new(start);
    let begin = |number, now| classes.begin("a", peer(number), tree(), now).is_ok();
    assert!((0..CLASSES_EACH).all(|_| begin(0, start)));
    assert!(!begin(0, start), "one address has had its share");
    assert!((CLASSES_EACH..MOST_CLASSES).all(|number| begin(number as u32, start)));
    assert!(!begin(99, start) && !classes.has_room(peer(99), start));
    // Where nobody has been for ten minutes, there is room again.
    let later = start + Duration::from_secs(600);
    assert!(begin(0, later) && begin(99, later));
}

#[test]
fn a_phone_listens_three_times_at_most() {
    let lesson = Lesson::begin();
    let token = lesson.join(1).unwrap();
    let phone = lesson.phone(Some(&token), 1);
    let listen = || lesson.classes.attend(&phone, lesson.now).unwrap().1;
    let [one, two, three] = [listen(), listen(), listen()];
    assert!(one.is_some() && two.is_some() && three.is_some());
    assert!(listen().is_none(), "it is told how things stand, and has to ask again");
    drop(one);
    assert!(listen().is_some());
    assert!(lesson.classes.attend(&lesson.phone(None, 1), lesson.now).is_none());
}

/// The tally of two hundred random answers, recomputed answer by answer from what the search saw.
#[test]
fn the_tally_is_what_is_counted_by_hand() {
    for (seed, shape) in
        (0..40).zip(["3.3", "3.2.2", "2.2.2.2", "3.3.3", "(..)(.(..))"].iter().cycle())
    {
        let exercise = Exercise::new(generate(&shape.parse().unwrap(), seed, None).unwrap());
        let tree = &exercise.tree;
        let mut chance = gametree_rules::Seed::new(seed);
        let texts: Vec<String> =
            exercise.later.iter().map(|&node| tree.branch(node).to_string()).collect();
        let answers: Vec<Marks> = (0..200)
            .map(|_| {
                exercise.marks(texts.iter().map(String::as_str).filter(|_| chance.below(3) == 0))
            })
            .collect();
        let tally = Tally::of(&exercise, answers.iter().copied());
        // A branch is seen exactly if its node has a value; it is cut if its parent was seen and it was not.
        let saw = |node: usize| exercise.searched.nodes[node].is_some();
        let is_cut = |node: usize| !saw(node) && tree.parent(node).is_some_and(saw);
        let has = |answer: &Answer, node: usize| -> bool {
            fn all(tree: &LeafTree, answer: &Answer, node: usize) -> bool {
                let below = tree.children(node);
                answer.marked.contains(&node)
                    || (!below.is_empty() && below.iter().all(|&child| all(tree, answer, child)))
            }
            all(tree, answer, node)
        };
        let given: Vec<Answer> = answers.iter().map(|&marks| exercise.answer(marks)).collect();
        let nodes = || 1..tree.len();
        let right = given.iter().filter(|answer| {
            nodes().filter(|&node| is_cut(node)).all(|node| has(answer, node))
                && !answer.marked.iter().any(|&node| saw(node))
        });
        assert_eq!(tally.right, right.count(), "{shape} {seed}");
        for count in &tally.branches {
            let by_hand = given.iter().filter(|answer| has(answer, count.node)).count();
            assert_eq!(count.is_cut, is_cut(count.node));
            let marked = given.iter().filter(|answer| answer.marked.contains(&count.node)).count();
            assert_eq!(count.marked, if count.is_cut { by_hand } else { marked }, "{shape} {seed}");
        }
        let cuts = nodes().filter(|&node| is_cut(node)).count();
        assert_eq!(tally.branches.iter().filter(|count| count.is_cut).count(), cuts);
        assert_eq!(tally.answers, 200);
    }
}
