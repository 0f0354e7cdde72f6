use axum::http::StatusCode;
use gametree_catalogue::{Catalogue, Effort, Oracle, Session};
use gametree_language::Language;
use gametree_play::{Match, PlayerSpec};
use gametree_present::{ValueMark, playing};
use gametree_rules::{Player, Seed, Work};

use crate::asking::{Answer, Browser, between, get, workbench};

/// A small game of each kind, with a few moves.
const PLACES: &[(&str, &str)] = &[
    ("multiply:start=21", "4 3"),
    ("stones:stones=50", "3 3 2"),
    ("bits:string=0110100", "2"),
    ("mnk:m=3,n=3,k=3", "b2 a1"),
    ("sim:vertices=5", "1-2 2-3"),
];

fn opened(spec: &str, moves: &str) -> Box<dyn Session> {
    let mut session = Catalogue::standard().open(spec).unwrap();
    for mv in moves.split_whitespace() {
        session.play(mv).unwrap();
    }
    session
}

fn address(spec: &str, moves: &str, more: &str) -> String {
    format!("/play/{spec}?moves={}{more}", moves.replace(' ', "+"))
}

/// The board, where moves are made.
fn board(page: &Answer) -> &str {
    between(&page.text, "id=\"moves\"", "</form>")[0]
}

/// The values of the buttons on the board.
fn buttons(page: &Answer) -> Vec<&str> {
    between(board(page), "name=\"move\" value=\"", "\"")
}

/// The marks on the board: their classes and their text.
fn marks(page: &Answer) -> Vec<(String, String)> {
    let board = board(page);
    let pieces = board.split("class=\"mark ").skip(1).map(|piece| {
        let classes = piece.split('"').next().unwrap().to_owned();
        let text = match piece.find("<text") {
            Some(at) if !classes_are_in_a_line(piece) => &piece[at..],
            _ => &piece[piece.find("aria-hidden=\"true\">").unwrap()..],
        };
        let text = text.split('>').nth(1).unwrap().split('<').next().unwrap();
        (classes, text.to_owned())
    });
    pieces.collect()
}

/// Marks in a line of text say what they mean, those in a drawing do not.
fn classes_are_in_a_line(piece: &str) -> bool {
    piece.split('>').next().unwrap().contains("role=\"img\"")
}

/// The mark as its page should write it.
fn expected(mark: &ValueMark) -> (String, String) {
    let side = mark.side.map_or("draw", Player::name);
    let certain = if mark.certain { "certain" } else { "guess" };
    let best = if mark.best { " best" } else { "" };
    (format!("{side} {certain}{best}"), mark.text.clone())
}

#[tokio::test]
async fn every_game_has_a_button_for_every_move_in_every_language() {
    let mut browser = Browser::new(&workbench());
    for &(spec, moves) in PLACES {
        for moves in ["", moves] {
            let legal = opened(spec, moves).legal_moves();
            for language in Language::ALL {
                let page = browser.get(&address(spec, moves, &format!("&lang={language}"))).await;
                assert_eq!(page.status, 200, "{spec} {moves} {language}");
                let direction = if language.is_right_to_left() { "rtl" } else { "ltr" };
                assert!(
                    page.text.contains(&format!("<html lang=\"{language}\" dir=\"{direction}\""))
                );
                let buttons = buttons(&page);
                assert_eq!(buttons[..legal.len()], legal, "{spec} {moves} {language}");
                // Where a phone gets another drawing, it has the same moves.
                for again in buttons.chunks(legal.len()) {
                    assert_eq!(again, legal, "{spec} {moves} {language}");
                }
                assert!(!page.text.contains(" style="), "{spec} {moves} {language}");
            }
        }
    }
}

#[tokio::test]
async fn values_are_those_of_the_oracle() {
    let (mut browser, oracle) = (Browser::new(&workbench()), Oracle::default());
    for &(spec, moves) in PLACES {
        let session = opened(spec, moves);
        let solved = oracle.position(&*session, Effort::QUICK, &Work::new()).unwrap().unwrap();
        for language in [Language::English, Language::Persian] {
            let page = browser.get(&address(spec, moves, &format!("&lang={language}"))).await;
            let found = marks(&page);
            let wanted: Vec<_> = solved
                .moves
                .iter()
                .map(|(mv, end)| {
                    let mark = ValueMark::proven((*end).into(), session.has_points(), language);
                    expected(&mark.best_if(solved.best_moves.contains(mv)))
                })
                .collect();
            assert_eq!(found[..wanted.len()], wanted, "{spec} {language}");
            // The best alone, if that is what is asked for.
            let best = format!("&values=best&lang={language}");
            let page = browser.get(&address(spec, moves, &best)).await;
            let best: Vec<_> =
                wanted.into_iter().filter(|(class, _)| class.ends_with("best")).collect();
            assert_eq!(marks(&page)[..best.len()], best, "{spec} {language}");
            assert_eq!(marks(&page).len() % best.len(), 0, "{spec} {language}");
        }
    }
}

/// Nothing that tells what a move is worth, or who is winning. (Strengths and rules may speak of plies.)
fn assert_hides(page: &Answer, about: &str) {
    for telling in
        ["class=\"mark ", "wrong-mark", "class=\"graph\"", "hint-card", "class=\"legend\""]
    {
        assert!(!page.text.contains(telling), "{about}: {telling}");
    }
    let rail = between(&page.text, "class=\"play-rail\"", "class=\"play-side\"")[0];
    assert!(!rail.contains(" plies") && !board(page).contains(" plies"), "{about}");
}

#[tokio::test]
async fn values_are_hidden_until_somebody_asks() {
    let mut browser = Browser::new(&workbench());
    for &(spec, moves) in PLACES {
        assert_hides(&browser.get(&format!("/play/{spec}")).await, spec);
        assert_hides(&browser.get(&address(spec, moves, "&values=hide")).await, spec);
        let first = opened(spec, "").legal_moves()[0].clone();
        let form = format!("spec={spec}&against=computer&begins=you&strength=easy&move={first}");
        let (game, page) = browser.follow("/games", &form).await;
        assert_eq!(page.status, 200);
        assert_hides(&page, spec);
        let page = browser.get(&format!("{game}?at=0")).await;
        assert_hides(&page, spec);
        let hinted = browser.get(&format!("{game}?hint=yes")).await;
        assert!(hinted.text.contains("hint-card") && !marks(&hinted).is_empty(), "{spec}");
        assert!(marks(&hinted).iter().all(|(class, _)| class.ends_with("best")), "{spec}");
        // Chosen for this game, it stays until something else is chosen, and for no other game.
        let id = game.strip_prefix("/g/").unwrap();
        let chosen = format!("game={id}&values=all&back={game}");
        let (back, page) = browser.follow("/play/values", &chosen).await;
        assert_eq!(back, game);
        assert!(!marks(&page).is_empty(), "{spec}");
        let (_, other) = browser.follow("/games", &form).await;
        assert_hides(&other, spec);
    }
}

#[tokio::test]
async fn a_place_goes_on_by_moves_and_says_what_is_wrong() {
    let mut browser = Browser::new(&workbench());
    let next = browser.get("/play/mnk:m=3,n=3,k=3?moves=b2&move=a1").await;
    assert_eq!(next.location(), "/play/mnk:m=3,n=3,k=3?moves=b2+a1");
    let persian = browser.get("/play/stones:stones=50?moves=3&move=%DB%B2").await;
    assert_eq!(persian.location(), "/play/stones:stones=50?moves=3+2");
    let wrong = browser.get("/play/mnk:m=3,n=3,k=3?moves=b2&move=b2").await;
    assert_eq!(wrong.status, 200);
    let notice = between(&wrong.text, "class=\"notice\"", "</p>")[0];
    assert!(notice.contains("a3 b3 c3 a2 c2 a1 b1 c1"), "{notice}");
    for (address, status) in [
        ("/play/chess", 400),
        ("/play/mnk:m=99", 400),
        ("/play/mnk?position=zzz", 400),
        ("/play/mnk?moves=b2+b2", 422),
        ("/play/mnk?format=doc", 400),
        ("/play/mnk?at=99&values=no&hint", 200),
    ] {
        assert_eq!(browser.get(address).await.status, status, "{address}");
    }
}

/// An address with a wrong move shows the position before it; other lenses say what is wrong and lead there.
#[tokio::test]
async fn a_wrong_move_in_an_address_is_said_in_its_place() {
    let app = workbench();
    let wrong = get(&app, "/play/tictactoe?moves=b2+a1+b2+c3").await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    for said in
        ["Move 3", "that place is taken; legal: a3 b3 c3 a2 c2 b1 c1", "2 · the first player began"]
    {
        assert!(wrong.text.contains(said), "{said}: {}", wrong.text);
    }
    assert_eq!(wrong.text.matches("<button class=\"spot\"").count(), 7, "it can be played on");
    for lens in ["tree", "solve"] {
        let wrong = get(&app, &format!("/{lens}/tictactoe?moves=b2+a1+zz")).await;
        assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(wrong.text.contains("legal: a3 b3"), "{}", wrong.text);
        assert!(wrong.text.contains("href=\"/play/tictactoe?moves=b2+a1\""), "{}", wrong.text);
    }
}

#[tokio::test]
async fn nothing_typed_comes_out_as_it_is() {
    let mut browser = Browser::new(&workbench());
    let evil = "%3Cscript%3Ealert(1)%3C/script%3E%22%27%E2%80%AE";
    let addresses = [
        format!("/play/{evil}"),
        format!("/play/mnk:m={evil}"),
        format!("/play/mnk?moves={evil}"),
        format!("/play/mnk?position={evil}"),
        format!("/play/mnk?move={evil}"),
        format!("/play/mnk?values={evil}&hint={evil}&at={evil}&lang={evil}"),
        format!("/play/mnk?format={evil}"),
        format!("/play?x={evil}"),
    ];
    for language in Language::ALL {
        for address in &addresses {
            let sign = if address.contains('?') { '&' } else { '?' };
            let page = browser.get(&format!("{address}{sign}lang={language}")).await;
            assert!(page.status.as_u16() < 500, "{address}");
            assert!(!page.text.contains("<script>"), "{address}");
            assert!(!page.text.contains("alert(1)</"), "{address}");
            assert!(!page.text.contains('\u{202e}'), "{address}");
            assert!(!page.text.contains("\"'"), "{address}");
        }
    }
}

/// A whole game by chance.
fn played(spec: &str, seed: u64) -> Match {
    let session = Catalogue::standard().open(spec).unwrap();
    let moves = session.random_moves(seed, 1000);
    let mut game = Match::new(session, [PlayerSpec::Human, PlayerSpec::Human], 0).unwrap();
    for mv in moves {
        game.play_human(&mv).unwrap();
    }
    game
}

#[tokio::test]
async fn finished_pages_tell_the_result() {
    let mut browser = Browser::new(&workbench());
    for &(spec, _) in PLACES {
        for seed in 0..3 {
            let game = played(spec, seed);
            let ending = game.session().result().unwrap();
            let moves: Vec<&str> = game.moves().iter().map(|played| played.mv.as_str()).collect();
            for language in Language::ALL {
                let page = browser
                    .get(&address(spec, &moves.join(" "), &format!("&lang={language}")))
                    .await;
                assert_eq!(page.status, 200);
                let told = between(&page.text, "data-result>", "</section>")[0];
                let result = language.say(&playing::won(&game, ending.outcome));
                assert!(told.contains(&result), "{spec} {language}: {told}");
                let mark = ValueMark::proven(
                    gametree_rules::Proven {
                        margin: ending.margin,
                        plies: gametree_rules::Plies::Exactly(0),
                    },
                    game.session().has_points(),
                    language,
                );
                assert!(told.contains(&format!(">{}<", mark.text)), "{spec} {language}: {told}");
                assert!(buttons(&page).is_empty(), "{spec}");
                // Every move of the game can be gone back to.
                for index in 1..moves.len() {
                    let address = moves[..index].join("+");
                    assert!(page.text.contains(&format!("moves={address}\"")), "{spec} {index}");
                }
            }
        }
    }
}

#[tokio::test]
async fn a_set_up_describes_a_game() {
    let mut browser = Browser::new(&workbench());
    let table = [
        ("game=bits&p-string=0110100&p-length=15&p-seed=0", "bits:string=0110100"),
        ("game=mnk&p-m=5&p-n=4&p-k=%DB%B4&p-misere=no", "mnk:m=5,n=4,k=4"),
        ("game=stones&p-stones=60&p-take=1/3/4", "stones:stones=60,take=1/3/4"),
        ("game=sim&p-vertices=", "sim"),
    ];
    for (fields, spec) in table {
        let (_, page) = browser.follow("/games", fields).await;
        let code = between(&page.text, "<bdi class=\"code\" dir=\"ltr\">", "<")[0];
        assert_eq!(code, spec, "{fields}");
    }
    // What the page of a game sends for a first move begins that very game.
    for &(spec, _) in PLACES {
        let page = browser.get(&format!("/play/{spec}")).await;
        let setup = between(&page.text, "id=\"setup\"", "</form>")[0];
        let mut fields = String::new();
        for field in setup.split("<input ").skip(1).map(|piece| piece.split('>').next().unwrap()) {
            let value = between(field, " value=\"", "\"").first().copied().unwrap_or_default();
            let name = between(field, "name=\"", "\"")[0];
            if !field.contains("radio") || field.contains("checked") {
                fields += &format!("{name}={value}&");
            }
        }
        let moves = opened(spec, "").legal_moves();
        let first = Seed::new(1).pick(&moves).unwrap().clone();
        let (_, page) =
            browser.follow("/games", &format!("{fields}strength=medium&move={first}")).await;
        let code = between(&page.text, "<bdi class=\"code\" dir=\"ltr\">", "<")[0];
        assert_eq!(code, Catalogue::standard().open(spec).unwrap().spec(), "{fields}");
        assert!(
            page.text.contains(&format!("made-move\"><bdi class=\"code\" dir=\"ltr\">{first}<"))
        );
    }
}

/// The addresses of the links of a page that begin like this.
fn links(page: &str, beginning: &str) -> Vec<String> {
    let found = between(page, "href=\"", "\"").into_iter().filter(|it| it.starts_with(beginning));
    found.map(|address| address.replace("&amp;", "&")).collect()
}

/// The digits of a text as a number, whatever stands between thousands.
fn number(text: &str) -> u64 {
    let digits = gametree_language::ascii_digits(text);
    digits.chars().filter(char::is_ascii_digit).collect::<String>().parse().unwrap()
}

/// After a move of the computer its nodes stand in the rail, values hidden or not, and a link leads
/// to the tree of that very search, which says the same number.
#[tokio::test(flavor = "multi_thread")]
async fn the_tree_behind_a_move_has_as_many_nodes_as_the_move_took() {
    let mut browser = Browser::new(&workbench());
    let computers = [
        "medium",
        "minimax:depth=2",
        "alphabeta:depth=2,order=best",
        "alphabeta:depth=3,ties=random",
        "minimax:depth=2,ties=random",
    ];
    for &(spec, _) in PLACES {
        for computer in computers {
            let first = opened(spec, "").legal_moves()[0].clone();
            let form = format!("spec={spec}&player={computer}&move={first}&seed=3");
            let (game, _) = browser.follow("/games", &form).await;
            let id = game.strip_prefix("/g/").unwrap();
            assert_eq!(browser.moves_once(id, 2).await.len(), 2, "{spec} {computer}");
            let record = browser.record(id).await;
            let visited = record["moves"][1]["visited"].as_u64().unwrap();
            for values in ["hide", "all"] {
                let page = browser.get(&format!("{game}?values={values}")).await.text;
                let rail = between(&page, "class=\"play-rail\"", "class=\"play-side\"")[0];
                let said = between(rail, "class=\"aside\">", "</span>");
                let said = said.into_iter().find(|said| said.contains(" node")).unwrap();
                assert_eq!(number(said.split(" node").next().unwrap()), visited, "{said}");
                let news = between(&page, "data-news=\"", "\"")[0];
                assert!(news.contains("played") && !news.contains("node"), "{news}");
                let address = links(rail, "/tree/").pop().expect("a link to the tree");
                let tree = browser.get(&address).await;
                assert_eq!(tree.status, 200, "{address}: {}", tree.text);
                let origin = between(&tree.text, "class=\"tree-origin small\">", "</p>");
                let origin = origin.first().unwrap_or_else(|| panic!("{address}: too large"));
                let whole = format!("search in the game: {visited} node");
                assert!(origin.contains(&whole), "{spec} {computer}: {origin}");
                // The walk has a step for each of these nodes.
                let last = between(&tree.text, "data-last=\"", "\"")[0];
                assert_eq!(last.parse::<u64>(), Ok(visited), "{address}");
                let by_chance = origin.contains("chosen by chance");
                assert_eq!(
                    by_chance,
                    computer == "medium" || computer.starts_with("alphabeta:depth=3")
                );
            }
        }
    }
}

/// Where the search is too large to be drawn a search to a smaller depth is drawn, and it is
/// said; where it leaves no tree, that is said and nothing is linked.
#[tokio::test(flavor = "multi_thread")]
async fn a_search_that_cannot_be_drawn_is_said_to_be_so() {
    let mut browser = Browser::new(&workbench());
    let mut rail = async |spec: &str, computer: &str, mv: &str| {
        let form = format!("spec={spec}&player={computer}&move={mv}&seed=3");
        let (game, _) = browser.follow("/games", &form).await;
        browser.moves_once(game.strip_prefix("/g/").unwrap(), 2).await;
        let page = browser.get(&game).await.text;
        let rail = between(&page, "class=\"play-rail\"", "class=\"play-side\"")[0].to_owned();
        let tree = match links(&rail, "/tree/").pop() {
            Some(address) => {
                let tree = browser.get(&address).await;
                assert_eq!(tree.status, 200);
                Some(between(&tree.text, "class=\"tree-origin small\">", "</p>")[0].to_owned())
            }
            None => None,
        };
        (rail, tree)
    };
    let (_, tree) = rail("mnk:m=5,n=5,k=4", "alphabeta:depth=3", "c3").await;
    let tree = tree.unwrap();
    assert!(tree.contains("searched further (depth 3)"), "{tree}");
    assert!(tree.contains("a smaller one with the same settings, depth 2, with "), "{tree}");
    // Deepening: the nodes of all depths are counted in the game.
    let (_, tree) = rail("stones:stones=30", "alphabeta:nodes=300", "2").await;
    let tree = tree.unwrap();
    assert!(tree.contains("looked depth by depth. All its searches"), "{tree}");
    for computer in
        ["engine:nodes=500", "mcts:nodes=100", "pns:nodes=500", "perfect", "reports:001"]
    {
        let (rail, tree) = rail("stones:stones=20", computer, "2").await;
        assert!(tree.is_none() && rail.contains("leaves no tree"), "{computer}: {rail}");
    }
    let (rail, tree) = rail("sim", "beginner", "1-2").await;
    assert!(tree.is_none() && rail.contains("It does not search"), "{rail}");
    assert!(!rail.contains("leaves no tree"), "{rail}");
}

/// “See the tree” opens a tree that is drawn, whatever the game, the opponent and the place.
#[tokio::test]
async fn see_the_tree_shows_one() {
    let mut browser = Browser::new(&workbench());
    let mut drawn = 0;
    let places =
        ["/play/stones:stones=50", "/play/mnk:m=15,n=15,k=5", "/play/sim", "/play/bits:length=40"];
    let moved = PLACES.iter().map(|&(spec, moves)| address(spec, moves, ""));
    for place in places.map(str::to_owned).into_iter().chain(moved) {
        let page = browser.get(&place).await.text;
        let head = between(&page, "class=\"page-head\"", "class=\"play-grid\"")[0];
        let lens = between(&page, "<nav class=\"lenses\"", "</nav>")[0];
        for part in [head, lens] {
            let address = links(part, "/tree/").pop().expect("a link to the tree");
            let tree = browser.get(&address).await;
            assert_eq!(tree.status, 200, "{address}");
            assert!(tree.text.contains("data-steps="), "{address} is not drawn");
            drawn += 1;
        }
        // No deeper than the opponent looks.
        let see = links(head, "/tree/").pop().unwrap();
        assert_eq!(see.contains("fit=3"), !place.contains("moves="), "{place}: {see}");
    }
    assert_eq!(drawn, 2 * (places.len() + PLACES.len()));
    let tree = browser.get("/tree/stones:stones=50?fit=end").await.text;
    let origin = between(&tree, "class=\"tree-origin small\">", "</p>")[0];
    assert!(origin.contains("too large to draw") && origin.contains("depth 10"), "{origin}");
}
