//! Every fact of every game has words in every language, with all that goes into them, and all words are
//! used.

use std::collections::BTreeSet;

use gametree_catalogue::{Catalogue, Example};
use gametree_language::{Language, without_marks};
use gametree_present::{Explaining, html, markdown, report};
use gametree_rules::{Part, Player};

/// Parameters of every kind.
const SPECS: [&str; 17] = [
    "multiply:start=20",
    "multiply:start=7,target=100,by=2/7",
    "multiply:start=1,target=1000,by=9",
    "stones:stones=50",
    "stones:stones=1",
    "stones:stones=29,take=7/4",
    "stones:stones=12,take=1/3",
    "bits:length=15",
    "bits:string=0110100110010110,table=0,5,-5/1,-3,2/0,1000,-1000/1,0,0",
    "bits:string=0",
    "mnk:m=3,n=3,k=3",
    "mnk:m=4,n=3,k=3,misere=yes",
    "mnk:m=1,n=1,k=1",
    "mnk:m=2,n=2,k=3",
    "sim:vertices=3",
    "sim:vertices=5",
    "sim",
];

/// The names that a sentence may have for a player.
const NAMES: [&dyn Fn(Player) -> &'static str; 2] =
    [&|player| player.name(), &|player| if player == Player::First { "you" } else { "computer" }];

#[test]
fn every_fact_has_words_and_every_word_is_a_fact() {
    let catalogue = Catalogue::standard();
    let mut said = BTreeSet::new();
    for spec in SPECS {
        let session = catalogue.open(spec).unwrap();
        let entry = catalogue.entry_of(spec).unwrap();
        for name in NAMES {
            let explaining = Explaining::naming(entry, name);
            let mut check = |message: Option<gametree_language::Message>, fact: &str| {
                let message = message.unwrap_or_else(|| panic!("{spec}: no words for {fact}"));
                said.insert(message.id().to_owned());
                for language in Language::ALL {
                    assert!(language.knows(message.id()), "{language}: {}", message.id());
                    let text = language.say(&message);
                    assert!(!text.contains("{$") && !text.is_empty(), "{language}: {text}");
                }
            };
            for rule in session.rules() {
                check(explaining.rule(&rule), rule.remark.fact);
            }
            for remark in Player::ALL.into_iter().filter_map(|player| session.standing(player)) {
                check(explaining.remark(&remark), remark.fact);
            }
            for seed in 0..40 {
                let mut game = session.copy();
                for mv in session.random_moves(seed, 1000) {
                    for remark in game.explain(&mv).unwrap() {
                        check(explaining.remark(&remark), remark.fact);
                    }
                    game.play(&mv).unwrap();
                }
                for remark in game.explain_end() {
                    check(explaining.remark(&remark), remark.fact);
                }
            }
        }
    }
    let games: Vec<&str> = catalogue.entries().iter().map(|entry| entry.name()).collect();
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../language/messages/en/rules.ftl");
    let written = std::fs::read_to_string(file).unwrap();
    let ids = written.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
    let of_a_game = |id: &&str| {
        let mut parts = id.split('-');
        let kind = parts.next().unwrap_or_default();
        ["rules", "explain"].contains(&kind)
            && parts.next().is_some_and(|name| games.contains(&name))
    };
    let written: BTreeSet<String> = ids.filter(of_a_game).map(str::to_owned).collect();
    assert!(written.len() > 60, "{}", written.len());
    assert_eq!(said, written);
}

/// The numbers in the words are those of the facts.
#[test]
fn sentences() {
    let catalogue = Catalogue::standard();
    let sentence = |spec: &str, before: &str, mv: &str, language: Language| {
        let mut session = catalogue.open(spec).unwrap();
        session.set_position(before).unwrap();
        let explaining = Explaining::naming(catalogue.entry_of(spec).unwrap(), NAMES[1]);
        let mover = session.to_move().unwrap();
        let made = explaining.made(mover, &session.explain(mv).unwrap()).unwrap();
        session.play(mv).unwrap();
        let end = explaining.end(&session.explain_end());
        let say = |message| without_marks(&language.say(message)).into_owned();
        (say(&made), end.as_ref().map(say).unwrap_or_default())
    };
    use Language::{English, Latvian, Persian, Polish};
    for (spec, before, mv, language, made, end) in [
        (
            "multiply:start=21",
            "21/0/0/1",
            "5",
            English,
            "You: 21 × 5 = 105; odd: points −1; ends in 5: bank +1.",
            "",
        ),
        (
            "multiply:start=21",
            "1050/3/2/2",
            "3",
            English,
            "Computer: 1,050 × 3 = 3,150; even: points +1; ends in 0: bank +1.",
            "Why: 3,150 has reached 3,000; the points, 4, are even and lose the bank: 4 − 3 = 1; \
             1 is odd: the computer wins.",
        ),
        (
            "multiply:start=21",
            "1001/-1/0/2",
            "3",
            Polish,
            "Komputer: 1001 × 3 = 3003; liczba nieparzysta: punkty −1.",
            "Dlaczego: 3003 to już co najmniej 3000; bank jest pusty, więc liczba punktów to nadal −2; \
             −2 to liczba parzysta: wygrywasz.",
        ),
        (
            "stones:stones=5",
            "3/0/2/2/0/2",
            "3",
            Latvian,
            "Dators: paņem 3, paliek 0; pāra skaitlis: 2 punkti jums.",
            "Kāpēc: akmentiņu vairs nav; jūs: 2 akmentiņi + 2 punkti = 4; \
             dators: 3 akmentiņi + 2 punkti = 5; 5 ir vairāk nekā 4: uzvar dators ar starpību 1.",
        ),
        (
            "bits:string=10",
            "10/0/0/1",
            "0",
            Persian,
            "شما: جفت 10 به 1 بدل می‌شود؛ رایانه −۱.",
            "چرا: یک رقم مانده است؛ عدد ۰ از −۱ بیشتر است: شما با اختلاف ۱ می‌برید.",
        ),
    ] {
        assert_eq!(sentence(spec, before, mv, language), (made.to_owned(), end.to_owned()));
    }
}

#[test]
fn the_end_of_boards() {
    let catalogue = Catalogue::standard();
    let end = |spec: &str, position: &str| {
        let mut session = catalogue.open(spec).unwrap();
        session.set_position(position).unwrap();
        let explaining = Explaining::new(catalogue.entry_of(spec).unwrap());
        Language::English.say(&explaining.end(&session.explain_end()).unwrap())
    };
    assert_eq!(
        end("tictactoe", "xoo/1x1/2x"),
        "Why: a3 b2 c1 are 3 in a row (first player); the first player wins."
    );
    assert_eq!(
        end("mnk:m=3,n=3,k=3,misere=yes", "xoo/1x1/2x"),
        "Why: a3 b2 c1 are 3 in a row (first player); whoever has the row loses: \
         the second player wins."
    );
    assert_eq!(
        end("tictactoe", "xox/xoo/oxx"),
        "Why: the board is full and nobody has 3 in a row: a draw."
    );
    assert_eq!(
        end("sim", "rr...r...bb...."),
        "Why: triangle 1-2-3 is complete (first player); whoever completes one loses: \
         the second player wins."
    );
    assert_eq!(
        end("sim:vertices=3", "rbr"),
        "Why: all edges are coloured and there is no triangle in one colour: a draw."
    );
}

/// The example is played by the rules: its positions follow from its moves.
#[test]
fn examples_are_games() {
    let catalogue = Catalogue::standard();
    for spec in SPECS {
        let session = catalogue.open(spec).unwrap();
        let example = Example::of(&*session);
        assert_eq!(example.start, session.position());
        let mut game = session.copy();
        for (index, made) in example.moves.iter().enumerate() {
            let is_next = made.number == index + 1;
            assert_eq!(is_next, example.left_out == 0 || index + 1 < example.moves.len(), "{spec}");
            if is_next {
                assert_eq!(game.to_move(), Some(made.player));
                assert_eq!(game.explain(&made.mv).as_ref(), Ok(&made.remarks));
                game.play(&made.mv).unwrap();
                assert_eq!(game.position(), made.position);
            }
        }
        let last = example.moves.last().map_or(&example.start, |made| &made.position);
        assert_eq!(&example.after.position(), last, "{spec}");
        assert!(example.after.result().is_some(), "{spec}");
        assert_eq!(example.end, example.after.explain_end());
    }
    let long = Example::of(&*catalogue.open("stones:stones=1000000").unwrap());
    assert_eq!((long.moves.len(), long.left_out, long.end.len()), (3, 0, 0));
}

#[test]
fn pages_of_rules() {
    let catalogue = Catalogue::standard();
    for spec in SPECS {
        let session = catalogue.open(spec).unwrap();
        let page = report::rules(catalogue.entry_of(spec).unwrap(), &*session);
        for language in Language::ALL {
            assert!(markdown(&page, language).contains("**"), "{spec}");
            assert!(html(&page, language).contains("<h3>"), "{spec}");
        }
    }
    // What is said before a game leaves room for the board on a small screen.
    for spec in SPECS {
        let session = catalogue.open(spec).unwrap();
        let explaining = Explaining::new(catalogue.entry_of(spec).unwrap());
        for sentence in explaining.rules(&session.rules(), Part::Brief) {
            for language in Language::ALL {
                let text = without_marks(&language.say(&sentence)).into_owned();
                assert!(text.chars().count() < 7 * 60, "{language} {spec}: {text}");
            }
        }
    }
}
