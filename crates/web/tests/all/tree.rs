//! Trees: pages, steps, files, and everything that can be asked wrongly.

use axum::Router;
use axum::body::Body;
use axum::http::{Request, Response, StatusCode, header};
use gametree_catalogue::{Catalogue, Keep, Search};
use gametree_rules::work::Work;
use http_body_util::BodyExt;
use proptest::prelude::*;
use serde_json::Value;
use tower::ServiceExt;

use crate::asking::{Answer, encoded, get, workbench};

async fn ask(app: &Router, address: &str, encoding: &str) -> Response<Body> {
    let request = Request::get(address)
        .header("host", "127.0.0.1:7000")
        .header(header::ACCEPT_ENCODING, encoding)
        .body(Body::empty());
    app.clone().oneshot(request.unwrap()).await.unwrap()
}

async fn bytes(response: Response<Body>) -> Vec<u8> {
    response.into_body().collect().await.unwrap().to_bytes().to_vec()
}

async fn text(app: &Router, address: &str) -> (StatusCode, String) {
    let Answer { status, text, .. } = get(app, address).await;
    (status, text)
}

const STONES: &str = "/tree/stones:stones=11?step=25";
const NEAR_THE_END: &str = "/tree/mnk:m=3,n=3,k=3?position=xox/1o1/2x&algorithm=both&step=22";

/// Pages of all kinds: the pictures of the design, every game, folds, and what is too large.
const PAGES: [&str; 20] = [
    STONES,
    "/tree/tictactoe?moves=b2&depth=1",
    "/tree/sim:vertices=3?depth=2",
    NEAR_THE_END,
    "/tree",
    "/tree/stones:stones=11?step=25&view=projector",
    "/tree/stones:stones=11?step=25&view=outline",
    "/tree/stones:stones=11?algorithm=minimax&step=1",
    "/tree/stones:stones=11?at=3+2+2",
    "/tree/stones:stones=14?open=2+2+2,3&order=worst&heuristic=report",
    "/tree/stones:stones=50?depth=6&heuristic=law",
    "/tree/tictactoe?depth=3&heuristic=lines&algorithm=both",
    "/tree/mnk:m=15,n=15,k=5?depth=1&heuristic=lines",
    "/tree/mnk:m=7,n=7,k=4?depth=2&heuristic=report&open=d4,~20",
    "/tree/sim?depth=2&heuristic=safe&view=projector&algorithm=both",
    "/tree/bits:string=0110100?order=best",
    "/tree/bits:length=40?depth=1",
    "/tree/multiply:start=20?heuristic=report&step=9",
    "/tree/sim",
    "/tree/mnk:m=26,n=26,k=5?algorithm=minimax",
];

#[tokio::test]
async fn every_page_in_every_language_is_small_and_carries_no_style() {
    let app = workbench();
    for page in PAGES {
        for language in ["en", "lv", "pl", "fa"] {
            let sign = if page.contains('?') { '&' } else { '?' };
            let address = format!("{page}{sign}lang={language}");
            let (status, page) = text(&app, &address).await;
            assert_eq!(status, StatusCode::OK, "{address}: {page}");
            assert!(page.contains(&format!("<html lang=\"{language}\"")));
            for forbidden in [" style=", "<style", "onclick", "\u{e000}", "\u{e001}", "\\u20"] {
                assert!(!page.contains(forbidden), "{address}: {forbidden}");
            }
            let compressed = bytes(ask(&app, &address, "gzip").await).await.len();
            assert!(compressed < 100_000, "{address}: {compressed}");
            assert!(page.len() < 1_500_000, "{address}: {}", page.len());
        }
    }
}

#[tokio::test]
async fn the_picture_of_the_design_is_what_is_said() {
    let app = workbench();
    let (_, page) = text(&app, STONES).await;
    for said in [
        "<title>Stones, 11 left – Tree · gametree</title>",
        "MIN can hold this to <b>1</b>. MAX already has <b>3</b> from move 2 at the root, so MAX will \
         not come here.",
        "<li>Move 3 is not looked at.</li>",
        "nodes visited until here; minimax needs 36 in all",
        "<b>25</b> of 27",
        "<b>1</b> lies left of α = <b>3</b>: the window is empty.",
        "Cut after 3 2 2",
        "after 3 2 2: 4 left, 7 : 6",
        "class=\"now\"",
    ] {
        assert!(page.contains(said), "{said}");
    }
    let (_, page) = text(&app, NEAR_THE_END).await;
    for said in ["<b>34</b> nodes", "<b>22</b> nodes, 5 cutoffs, the same move: c2"] {
        assert!(page.contains(said), "{said}");
    }
    let (_, page) = text(&app, "/tree?step=25&lang=fa").await;
    assert!(page.contains("dir=\"rtl\"") && page.contains("<b>۲۵</b>") && page.contains("هرس"));
}

/// Without scripts: links for every way on, a field with a button, lists that fold.
#[tokio::test]
async fn everything_can_be_reached_by_links() {
    let app = workbench();
    let mut address = "/tree/stones:stones=11?step=1".to_owned();
    let mut steps = 0;
    loop {
        let (status, page) = text(&app, &address).await;
        assert_eq!(status, StatusCode::OK);
        steps += 1;
        assert!(page.contains("<details") && page.contains("type=\"number\" name=\"step\""));
        let link = |id: &str| {
            let from = page.find(&format!("id=\"{id}\""))?;
            let from = from + page[from..].find("href=\"")? + 6;
            let to = from + page[from..].find('"')?;
            Some(page[from..to].replace("&amp;", "&"))
        };
        assert_eq!(link("step-back").is_some(), steps > 1);
        if steps == 1 {
            assert_eq!(link("step-cut").as_deref(), Some("/tree/stones:stones=11?step=12"));
        }
        let Some(next) = link("step-on") else { break };
        address = next;
    }
    assert_eq!(steps, 27);
    // The number field of the dock sends the rest of the address along.
    let (_, page) = text(&app, "/tree/stones:stones=11?depth=4&order=best&step=3").await;
    for kept in ["name=\"depth\" value=\"4\"", "name=\"order\" value=\"best\""] {
        assert!(page.contains(kept), "{kept}");
    }
}

#[tokio::test]
async fn a_finished_game_and_a_large_tree_say_what_to_do() {
    let app = workbench();
    let (status, page) = text(&app, "/tree/stones:stones=5?moves=3+2").await;
    assert_eq!(status, StatusCode::OK);
    assert!(page.contains("The game is over in this position"));
    assert!(page.contains("href=\"/tree/stones:stones=5?moves=3\""));
    let (status, page) = text(&app, "/tree/mnk:m=3,n=3,k=3").await;
    assert_eq!(status, StatusCode::OK);
    // 549,946 nodes; depth 3 has 1 + 9 + 72 + 504.
    assert!(page.contains("549,946"), "{page}");
    assert!(page.contains("Depth 3 fits, with 586 nodes."));
    assert!(page.contains("href=\"/tree/mnk:m=3,n=3,k=3?depth=3\""));
    // What is below the middle, counted by hand-written loops elsewhere.
    assert!(page.contains("href=\"/tree/mnk:m=3,n=3,k=3?moves=b2\"") && page.contains("55,505"));
    let (_, page) = text(&app, "/tree/stones:stones=50").await;
    assert!(page.contains("fits, with"));
    let (status, _) = text(&app, "/tree/mnk:m=3,n=3,k=3?format=steps").await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    let (status, _) = text(&app, "/tree/stones:stones=5?moves=3+2&format=svg").await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn files_have_the_nodes_that_the_search_has() {
    let app = workbench();
    let session = Catalogue::standard().open("stones:stones=11").unwrap();
    for (algorithm, step) in [("minimax", None), ("alphabeta", None), ("alphabeta", Some(12))] {
        let search: Search = algorithm.parse().unwrap();
        let keep = Keep { visits: step, ..Keep::at_most(3_000) };
        let (answer, tree) = session.tree(&search, keep, &Work::new()).unwrap();
        let nodes = tree.nodes.iter().filter(|node| node.position().is_some()).count();
        let step = step.map(|step| format!("&step={step}")).unwrap_or_default();
        let address = |format: &str| {
            format!("/tree/stones:stones=11?algorithm={algorithm}{step}&format={format}")
        };
        let (_, json) = text(&app, &address("json")).await;
        let json: Value = serde_json::from_str(&json).unwrap();
        assert_eq!(json["nodes"].as_array().unwrap().len(), nodes);
        assert_eq!(json["visited"], answer.counts.visited);
        let (_, svg) = text(&app, &address("svg")).await;
        assert!(svg.starts_with("<svg") && svg.contains("<style>"));
        let (_, dot) = text(&app, &address("dot")).await;
        assert!(dot.contains("digraph"), "{dot}");
        let (_, tikz) = text(&app, &address("tikz")).await;
        assert!(tikz.contains("\\begin{tikzpicture}"), "{tikz}");
        for (format, kind) in [("svg", "image/svg+xml"), ("json", "application/json")] {
            let response = ask(&app, &address(format), "identity").await;
            assert_eq!(response.headers()[header::CONTENT_TYPE], kind);
            let name = response.headers()[header::CONTENT_DISPOSITION].to_str().unwrap();
            assert!(name.starts_with("attachment") && name.contains(format), "{name}");
        }
    }
    let png = bytes(ask(&app, "/tree/stones:stones=11?format=png", "identity").await).await;
    assert!(png.starts_with(b"\x89PNG"));
}

#[tokio::test]
async fn steps_are_sent_in_parts_that_join() {
    let app = workbench();
    let (status, steps) = text(&app, "/tree/stones:stones=18?format=steps&step=1").await;
    assert_eq!(status, StatusCode::OK);
    let steps: Value = serde_json::from_str(&steps).unwrap();
    let (sent, last) = (steps["steps"].as_array().unwrap().len(), steps["last"].as_u64().unwrap());
    assert!(sent > 10 && (sent as u64) < last, "{sent} of {last}");
    let next = format!("/tree/stones:stones=18?format=steps&step={}", sent + 1);
    let (_, more) = text(&app, &next).await;
    let more: Value = serde_json::from_str(&more).unwrap();
    assert_eq!(more["from"], sent as u64 + 1);
    let size = bytes(ask(&app, &next, "gzip").await).await.len();
    assert!(size < 100_000, "{size}");
}

#[tokio::test]
async fn whatever_is_wrong_is_said_and_nothing_is_repeated_unescaped() {
    let app = workbench();
    let evil = "%3Cscript%3Ealert(1)%3C/script%3E%22%27";
    for wrong in [
        "/tree/nothing".to_owned(),
        format!("/tree/{evil}"),
        format!("/tree/stones:stones={evil}"),
        "/tree/stones:stones=-1".to_owned(),
        format!("/tree/stones:stones=11?moves={evil}"),
        "/tree/stones:stones=11?moves=9".to_owned(),
        format!("/tree/stones:stones=11?position={evil}"),
        format!("/tree/stones:stones=11?algorithm={evil}"),
        "/tree/stones:stones=11?algorithm=engine".to_owned(),
        format!("/tree/stones:stones=11?depth={evil}"),
        "/tree/stones:stones=11?depth=99999999999".to_owned(),
        "/tree/stones:stones=11?depth=0".to_owned(),
        format!("/tree/stones:stones=11?heuristic={evil}"),
        format!("/tree/stones:stones=11?order={evil}"),
        format!("/tree/stones:stones=11?step={evil}"),
        format!("/tree/stones:stones=11?view={evil}"),
        format!("/tree/stones:stones=11?format={evil}"),
    ] {
        let (status, page) = text(&app, &wrong).await;
        assert!(status.is_client_error(), "{wrong}: {status}");
        assert!(!page.contains("<script>alert"), "{wrong}");
    }
    // What only names something that is not there shows everything else.
    for odd in
        [format!("at={evil}"), format!("open={evil}"), "step=0".to_owned(), "step=999".to_owned()]
    {
        let (status, page) = text(&app, &format!("/tree/stones:stones=11?{odd}")).await;
        assert_eq!(status, StatusCode::OK, "{odd}");
        assert!(!page.contains("<script>alert"), "{odd}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn no_address_makes_the_server_fail(
        spec in prop_oneof!["[a-z:=,0-9/]{0,20}", Just("stones:stones=9".to_owned()), Just("sim".to_owned())],
        key in prop_oneof![
            Just("moves"), Just("position"), Just("algorithm"), Just("depth"), Just("heuristic"),
            Just("order"), Just("step"), Just("at"), Just("view"), Just("format"), Just("open"),
        ],
        value in prop_oneof!["[0-9+~, -]{0,12}", "[ -~]{0,16}", any::<String>()],
    ) {
        let address = format!("/tree/{spec}?{key}={}&depth=2", encoded(&value));
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let status = runtime.block_on(async { get(&workbench(), &address).await.status });
        prop_assert!(!status.is_server_error(), "{address}: {status}");
    }
}
