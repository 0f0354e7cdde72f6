use gametree_catalogue::{Algorithm, Catalogue, Keep, Search};
use gametree_language::{Language, without_marks};
use gametree_rules::{Value, Work};
use gametree_search::Limits;
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::quiz::Said;
use super::*;

fn stepper(language: Language) -> Stepper {
    of("bits:string=01101", Algorithm::AlphaBeta, 3, 1000, language)
}

fn of(spec: &str, algorithm: Algorithm, depth: u32, most: usize, language: Language) -> Stepper {
    let session = Catalogue::standard().open(spec).unwrap();
    let question = Search { limits: Limits::depth(depth), ..Search::new(algorithm) };
    let (_, tree) = session.tree(&question, Keep::at_most(most), &Work::new()).unwrap();
    Stepper::new(tree, session, algorithm == Algorithm::AlphaBeta, TextStyle::plain(language))
}

fn screen(stepper: &mut Stepper, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| stepper.draw(frame)).unwrap();
    terminal.backend().to_string()
}

#[test]
fn walks_forwards_and_backwards() {
    let mut stepper = stepper(Language::English);
    let first = screen(&mut stepper, 80, 24);
    assert!(first.contains("01101/0/0/1") && first.contains("step 1 of 42"), "{first}");
    assert!(first.contains("α −∞   β +∞"), "{first}");
    let mut seen = vec![first];
    for _ in 1..stepper.steps.len() {
        assert_eq!(stepper.key(KeyCode::Right), Next::GoOn);
        seen.push(screen(&mut stepper, 80, 24));
    }
    assert!(seen.last().unwrap().contains("= 0"));
    for expected in seen.iter().rev() {
        assert_eq!(&screen(&mut stepper, 80, 24), expected);
        stepper.key(KeyCode::Left);
    }
    assert_eq!(stepper.key(KeyCode::Esc), Next::Leave);
}

#[test]
fn jumps_to_cuts_and_says_why() {
    let mut stepper = stepper(Language::English);
    stepper.key(KeyCode::Char('c'));
    let shown = screen(&mut stepper, 80, 24);
    assert!(shown.contains("cut: 0 ≥ β = 0"), "{shown}");
    stepper.key(KeyCode::End);
    stepper.key(KeyCode::Char('c'));
    assert_eq!(stepper.at, stepper.steps.len() - 1);
    stepper.key(KeyCode::Home);
    assert_eq!(stepper.at, 0);
}

#[test]
fn any_window_and_language_will_do() {
    for language in Language::ALL {
        let mut stepper = stepper(language);
        for (width, height) in [(80, 24), (60, 20), (100, 35), (1, 1), (20, 5), (200, 60)] {
            for key in [KeyCode::Right, KeyCode::PageDown, KeyCode::End, KeyCode::Char('x')] {
                stepper.key(key);
                assert!(!screen(&mut stepper, width, height).is_empty());
            }
        }
    }
}

const SEARCHES: [(&str, u32); 4] =
    [("bits:string=01101", 4), ("tictactoe", 3), ("stones:stones=12", 6), ("multiply:start=21", 4)];

/// The search itself is the oracle: a node is entered with the window that the ladder shows above it.
#[test]
fn the_ladder_is_what_the_search_had() {
    let mut changes = 0;
    for (spec, depth) in SEARCHES {
        let mut stepper = of(spec, Algorithm::AlphaBeta, depth, 100_000, Language::English);
        for at in 0..stepper.steps.len() {
            stepper.at = at;
            let ladder = stepper.ladder(at);
            if let (Step::Enter(node), [.., above, own]) = (stepper.steps[at], ladder.as_slice()) {
                let position = stepper.position(node).unwrap();
                assert_eq!(
                    (above.alpha, above.beta),
                    (position.alpha, position.beta),
                    "{spec} {at}"
                );
                assert_eq!((own.alpha, own.beta), (position.alpha, position.beta), "{spec} {at}");
            }
            for (now, before) in stepper.changing_ladder() {
                // Windows only close.
                let Some(before) = before else { continue };
                assert!(before.alpha <= now.alpha && now.beta <= before.beta, "{spec} {at}");
                changes += usize::from((before.alpha, before.beta) != (now.alpha, now.beta));
            }
        }
    }
    assert!(changes > 100, "{changes}");
}

#[test]
fn minimax_has_no_windows() {
    let mut stepper = of("tictactoe", Algorithm::Minimax, 2, 1000, Language::English);
    for at in 0..stepper.steps.len() {
        let open =
            |rung: &super::ladder::Rung| (rung.alpha, rung.beta) == (Value::LOWEST, Value::HIGHEST);
        assert!(stepper.ladder(at).iter().all(open));
    }
    stepper.key(KeyCode::Char('a'));
    assert!(screen(&mut stepper, 100, 35).contains("has no cutoffs"));
}

#[test]
fn what_changed_is_marked() {
    let mut stepper = stepper(Language::English);
    let mut shown = String::new();
    while !shown.contains('◀') {
        assert_eq!(stepper.key(KeyCode::Right), Next::GoOn);
        assert!(stepper.at < stepper.last());
        shown = screen(&mut stepper, 100, 35);
    }
    assert!(shown.contains("→") && shown.contains("#"), "{shown}");
}

/// Every question has one right answer, and what comes next proves it.
#[test]
fn questions_and_answers() {
    for (spec, depth) in SEARCHES {
        // Also where much of the tree was left out.
        for most in [100_000, 40] {
            let mut stepper = of(spec, Algorithm::AlphaBeta, depth, most, Language::English);
            let (mut yes, mut asked) = (0, 0);
            loop {
                stepper.key(KeyCode::Char('a'));
                let Some(Said::Question(node)) = stepper.quiz.said else { break };
                let cut_next = stepper.steps[stepper.at + 1] == Step::Leave(node);
                let exit = stepper.position(node).unwrap().exit;
                assert!(!cut_next || exit == Some(Exit::Cut));
                let answer = if cut_next { 'y' } else { 'n' };
                assert!(screen(&mut stepper, 100, 35).contains("(y/n)"));
                stepper.key(KeyCode::Char(answer));
                assert!(matches!(stepper.quiz.said, Some(Said::Verdict(true, _))));
                (yes, asked) = (yes + usize::from(cut_next), asked + 1);
            }
            assert_eq!((stepper.quiz.right, stepper.quiz.asked), (asked, asked));
            assert!(most == 40 || (yes > 0 && yes < asked), "{spec}: {yes} of {asked}");
        }
    }
}

#[test]
fn wrong_answers_are_told_why() {
    let mut stepper = stepper(Language::English);
    stepper.key(KeyCode::Char('a'));
    let Some(Said::Question(node)) = stepper.quiz.said else { panic!("no question") };
    let cut = stepper.steps[stepper.at + 1] == Step::Leave(node);
    stepper.key(KeyCode::Char(if cut { 'n' } else { 'y' }));
    let shown = screen(&mut stepper, 100, 35);
    assert!(shown.contains("Wrong:") && shown.contains("0 of 1 right"), "{shown}");
    // The next step takes the verdict away and keeps the tally.
    stepper.key(KeyCode::Right);
    let shown = screen(&mut stepper, 100, 35);
    assert!(!shown.contains("Wrong:") && shown.contains("0 of 1 right"), "{shown}");
}

#[test]
fn plays_by_itself() {
    let mut stepper = stepper(Language::English);
    stepper.key(KeyCode::Char('p'));
    let due = stepper.playing.unwrap();
    stepper.play_on(due - Duration::from_millis(1));
    assert_eq!(stepper.at, 0);
    stepper.play_on(due);
    assert_eq!(stepper.at, 1);
    let slow = stepper.pause_between_steps();
    stepper.key(KeyCode::Char('+'));
    assert!(stepper.pause_between_steps() < slow && stepper.playing.is_some());
    assert!(screen(&mut stepper, 100, 35).contains("steps a second"));
    stepper.key(KeyCode::Char('p'));
    assert!(stepper.playing.is_none());
    // To the end, and there it stops.
    stepper.key(KeyCode::Char('p'));
    while let Some(due) = stepper.playing {
        stepper.play_on(due);
    }
    assert_eq!(stepper.at, stepper.last());
    stepper.key(KeyCode::Char('p'));
    assert_eq!(stepper.at, 0);
}

#[test]
fn all_keys_are_listed() {
    for language in Language::ALL {
        let mut stepper = stepper(language);
        let without = screen(&mut stepper, 60, 20);
        stepper.key(KeyCode::Char('?'));
        let list = screen(&mut stepper, 60, 20);
        for key in ["Home End", "Esc", "y n", "?"] {
            assert!(without_marks(&list).contains(key), "{language}: {list}");
        }
        assert_eq!(stepper.key(KeyCode::Esc), Next::GoOn);
        assert_eq!(screen(&mut stepper, 60, 20), without);
    }
}
