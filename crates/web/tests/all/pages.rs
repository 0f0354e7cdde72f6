//! Every page in every language, and every way to get it wrong.

use axum::http::StatusCode;
use gametree_catalogue::Catalogue;
use gametree_lab::report::verdict_word;
use gametree_lab::reports::Verdict;
use gametree_language::{Language, without_marks};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

use crate::asking::{as_copied, between, encoded, get, workbench};

/// The addresses that show a page, for every game there is.
fn addresses() -> Vec<String> {
    let lone = [
        "/",
        "/help",
        "/play",
        "/games",
        "/tree",
        "/solve",
        "/lab",
        "/explore",
        "/class",
        "/c",
        "/reports",
        "/reports/000",
        "/api",
    ]
    .map(str::to_owned);
    let catalogue = Catalogue::standard();
    let games = catalogue.entries().iter().flat_map(|entry| {
        let spec = entry.parameters.example;
        let tree = format!("/tree/{spec}?depth=2");
        let lab = format!("/lab?question=heuristic&game={spec}");
        [format!("/rules/{spec}"), format!("/play/{spec}"), tree, format!("/solve/{spec}"), lab]
    });
    lone.into_iter().chain(games).collect()
}

#[tokio::test]
async fn every_page_speaks_every_language() {
    let app = workbench();
    for address in addresses() {
        for language in Language::ALL {
            let mark = if address.contains('?') { '&' } else { '?' };
            let page = get(&app, &format!("{address}{mark}lang={}", language.code())).await;
            assert_eq!(page.status, StatusCode::OK, "{address} {language}");
            let direction = if language.is_right_to_left() { "rtl" } else { "ltr" };
            let head = format!("<html lang=\"{}\" dir=\"{direction}\"", language.code());
            assert!(page.text.contains(&head), "{address} {language}");
            // A message that is not there would be said by its name.
            for text in texts(&page.text) {
                assert!(!text.starts_with("web-"), "{address} {language}: {text}");
            }
        }
    }
}

/// A Persian zero is a dot in the middle, so such a dot beside a digit would be one.
fn dot_beside_a_digit(page: &str) -> Option<String> {
    let is_digit = |sign: char| ('۰'..='۹').contains(&sign);
    let text: String = texts(page).collect::<Vec<_>>().join(" ");
    let plain: Vec<char> = without_marks(&text).chars().filter(|it| !it.is_whitespace()).collect();
    let place = plain.windows(2).position(|pair| {
        let [one, other] = [pair[0], pair[1]];
        let is_dot = |sign: char| "·•∙⋅・".contains(sign);
        (is_dot(one) && is_digit(other)) || (is_digit(one) && is_dot(other))
    })?;
    Some(plain[place.saturating_sub(20)..plain.len().min(place + 20)].iter().collect())
}

#[tokio::test]
async fn no_dot_stands_beside_a_persian_digit() {
    assert!(dot_beside_a_digit("<b>گره</b> <span>· ۴</span>").is_some());
    let app = workbench();
    let tree = "/tree/tictactoe?moves=a1+b2+c3+a2+c2&step=20&algorithm=";
    let trees = ["alphabeta", "minimax", "both"].map(|algorithm| format!("{tree}{algorithm}"));
    let more =
        ["/solve/multiply?spec=multiply:start=20..29", "/solve/stones?family=stones:stones=1..30"];
    let stones = ["/tree/stones:stones=9?algorithm=both", "/explore?shape=2.2.2"];
    let all = addresses().into_iter().chain(trees);
    for address in all.chain(more.map(str::to_owned)).chain(stones.map(str::to_owned)) {
        let mark = if address.contains('?') { '&' } else { '?' };
        let page = get(&app, &format!("{address}{mark}lang=fa")).await.text;
        assert_eq!(dot_beside_a_digit(&page), None, "{address}");
        // Marks of direction are marks: none is written out as text.
        assert!(!page.contains("\\u20"), "{address}");
    }
}

/// The first page has a sentence and an answer for every game, moves where choices go out from, and no verdict about
/// a position that it does not show.
#[tokio::test]
async fn home_is_for_people() {
    let page = get(&workbench(), "/?lang=en").await.text;
    assert!(page.contains("Play five small games"), "{page}");
    for said in [
        "Three, four, five in a row, on any board you like.",
        "The first player wins from every start.",
        "With six points the second player wins.",
        "<li>×3</li><li>×4</li><li>×5</li>",
        "href=\"/explore\"",
    ] {
        assert!(page.contains(said), "{said}");
    }
    let games = between(&page, "class=\"game-card\"", "</a>");
    assert_eq!(games.len(), Catalogue::standard().entries().len());
    for card in games {
        assert!(!card.contains(" plies"), "{card}");
        assert!(!card.contains("digits earlier"), "letters too small to be read: {card}");
    }
}

/// Rules draw their example as it is played on, and name no colours.
#[tokio::test]
async fn rules_draw_boards() {
    let app = workbench();
    for entry in Catalogue::standard().entries() {
        let page = get(&app, &format!("/rules/{}?lang=en", entry.parameters.example)).await.text;
        let main = between(&page, "<main", "</main>")[0];
        assert!(main.contains("<svg class=\"stage rules-board\"") && !main.contains("<pre"));
        assert!(!main.contains("red)") && !main.contains("blue"), "{main}");
        let headings: Vec<&str> = between(main, "<h", ">");
        assert!(headings[0].starts_with('1') && headings[1].starts_with('2'), "{headings:?}");
    }
}

/// What went wrong is a sentence, and games are called by their names.
#[tokio::test]
async fn problems_are_sentences() {
    let app = workbench();
    let page = get(&app, "/nowhere?lang=en").await.text;
    assert!(page.contains("There is nothing at this address."), "{page}");
    let page = get(&app, "/play/chess?lang=en").await.text;
    assert!(
        page.contains("is not here; the games are") && page.contains(">In a row</a>"),
        "{page}"
    );
}

/// Help says what there is beside games, how a class gets there, and what verdicts mean.
#[tokio::test]
async fn help_leads_to_every_page() {
    let app = workbench();
    for language in Language::ALL {
        let page = get(&app, &format!("/help?lang={}", language.code())).await.text;
        assert_eq!(crate::markup::faults(&page, language.code()), Vec::<String>::new());
        let main = page.split("<main").nth(1).unwrap();
        for address in ["/lab", "/explore", "/reports", "/class"] {
            assert!(main.contains(&format!("<a href=\"{address}\">")), "{language} {address}");
        }
        assert!(as_copied(main).contains("gametree serve --bind"), "{language}");
        for verdict in Verdict::ALL {
            let word = language.say(&verdict_word(verdict));
            assert!(main.contains(&word), "{language} {verdict}");
        }
        // Every key says where it works.
        let keys = main.split("<dl class=\"help-keys\">").nth(1).unwrap();
        let keys = keys.split("</dl>").next().unwrap();
        for key in keys.split("<dd>").skip(1) {
            assert!(key.contains("<span class=\"tag\">"), "{language}: {key}");
        }
    }
}

/// What stands between the tags.
fn texts(html: &str) -> impl Iterator<Item = &str> {
    html.split('>').filter_map(|piece| piece.split('<').next()).map(str::trim)
}

#[tokio::test]
async fn what_is_wrong_is_said_in_every_language() {
    let app = workbench();
    let wrong = [
        ("/nowhere", 404),
        ("/play/chess", 400),
        ("/play/stones:stones=x", 400),
        ("/play/stones:stones=9?position=nonsense", 400),
        ("/play/stones:stones=9?moves=2+9", 422),
        ("/tree/stones:stones=9?algorithm=magic", 400),
        ("/tree/stones:stones=9?depth=0", 400),
        ("/tree/stones:stones=9?heuristic=luck", 400),
        ("/solve/chess", 400),
        ("/solve/stones:stones=9..1", 400),
        ("/rules/chess", 400),
        ("/lab?game=chess", 400),
        ("/lab/compare?run=a", 400),
        ("/lab/0123456789abcdefghijkl", 404),
        ("/settings", 405),
        ("/reports/009", 404),
        ("/reports/000/none", 404),
        ("/reports/000?format=exe", 400),
        ("/g/0123456789abcdefghijkl", 404),
    ];
    for (address, status) in wrong {
        let mut said = Vec::new();
        for language in Language::ALL {
            let mark = if address.contains('?') { '&' } else { '?' };
            let page = get(&app, &format!("{address}{mark}lang={}", language.code())).await;
            assert_eq!(page.status.as_u16(), status, "{address} {language}");
            said.push(page.text);
        }
        said.dedup();
        assert_eq!(said.len(), Language::ALL.len(), "{address} says the same twice");
    }
}

/// Whatever is typed: no page breaks, and none repeats it as it is.
#[test]
fn no_address_breaks_a_page() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let app = workbench();
    let word = prop_oneof![
        Just("<zz>\"'&".to_owned()),
        "[a-z0-9=:,./ -]{0,24}",
        "\\PC{0,12}",
        Just("stones:stones=9".to_owned()),
        Just("2 3 2".to_owned()),
        Just("tictactoe".to_owned()),
        Just("b2 a1".to_owned()),
        "[0-9]{1,20}",
    ];
    let lens =
        prop_oneof![Just("play"), Just("tree"), Just("solve"), Just("rules"), Just("reports")];
    let key = prop_oneof![
        Just("moves"),
        Just("position"),
        Just("values"),
        Just("algorithm"),
        Just("depth"),
        Just("heuristic"),
        Just("order"),
        Just("step"),
        Just("at"),
        Just("view"),
        Just("format"),
        Just("lang"),
    ];
    let pairs = proptest::collection::vec((key, word.clone()), 0..4);
    let mut runner = TestRunner::new(Config { cases: 200, ..Config::default() });
    let run = runner.run(&(lens, word, pairs), |(lens, spec, pairs)| {
        let query: Vec<String> =
            pairs.iter().map(|(key, value)| format!("{key}={}", encoded(value))).collect();
        let address = format!("/{lens}/{}?{}", encoded(&spec), query.join("&"));
        let page = runtime.block_on(get(&app, &address));
        let status = page.status.as_u16();
        prop_assert!(status < 500 || status == 503, "{address}: {status}");
        prop_assert!(!page.text.contains("<zz>"), "{address}");
        Ok(())
    });
    run.unwrap();
}
