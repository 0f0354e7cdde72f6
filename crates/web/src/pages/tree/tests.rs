//! Steps against a search of their own, and what is sent against what is drawn.

use std::collections::{BTreeMap, BTreeSet};

use gametree_catalogue::Catalogue;
use gametree_picture::tree::{Content, Happening, Standing};
use gametree_rules::work::Work;
use gametree_rules::{Player, Value};
use serde_json::Value as Json;

use super::asked::{Asked, Which};
use super::searched::{Both, Searched, searched};
use super::story::{Face, Story};
use crate::Visitor;
use crate::place::Opened;

/// Games of all kinds, from their start and from the middle of a random game.
const CASES: &[(&str, usize, &str)] = &[
    ("stones:stones=11", 0, ""),
    ("stones:stones=14,take=1/2/5", 1, "heuristic=report"),
    ("stones:stones=30", 2, "depth=5&heuristic=law"),
    ("bits:string=0110100", 0, "depth=3"),
    ("bits:length=9,seed=4", 4, ""),
    ("bits:length=12,seed=7", 1, "depth=2&heuristic=report&order=worst"),
    ("multiply:start=20", 0, "heuristic=report"),
    ("multiply:start=25", 0, "order=best"),
    ("mnk:m=3,n=3,k=3", 4, ""),
    ("mnk:m=3,n=3,k=3", 3, "order=heuristic&heuristic=lines&depth=4"),
    ("mnk:m=4,n=4,k=3", 1, "depth=2&heuristic=lines"),
    ("sim", 5, "depth=2&heuristic=safe&order=worst"),
    ("sim", 6, "depth=2"),
];

fn with_story(case: (&str, usize, &str), query: &str, test: impl FnOnce(&Story<'_>)) {
    let (spec, moves, settings) = case;
    let catalogue = Catalogue::standard();
    let moves = catalogue.open(spec).unwrap().random_moves(7, moves).join("+");
    let asked = Asked::read(spec, &format!("moves={moves}&{settings}&{query}")).unwrap();
    let opened = asked.place.open_in(&catalogue).unwrap();
    assert!(opened.session.result().is_none(), "{case:?} is over");
    let both = both(&asked, &opened);
    let request = axum::http::Request::get("/").body(()).unwrap();
    let visitor = Visitor::of(&request.into_parts().0);
    test(&Story::new(&visitor, &asked, &opened, &both).unwrap());
}

fn both(asked: &Asked, opened: &Opened<'_>) -> Both {
    match searched(&*opened.session, asked, &Work::new()).unwrap() {
        Searched::Whole(both) => *both,
        Searched::TooLarge(size) => panic!("{:?} nodes", size.nodes),
    }
}

fn nodes(case: (&str, usize, &str)) -> usize {
    let mut nodes = 0;
    with_story(case, "", |story| nodes = story.pair.whole.visits());
    nodes
}

/// A node that was entered and not left, with its window.
type OpenNode = (usize, Value, Value);

/// Alpha-beta on the whole tree as the textbook has it, written down visit by visit.
struct Textbook<'a> {
    story: &'a Story<'a>,
    /// The nodes entered and not left, with their windows.
    open: Vec<OpenNode>,
    /// What was open after every visit, and what was cut until then.
    after: Vec<(Vec<OpenNode>, usize)>,
    visited: Vec<usize>,
    cuts: usize,
}

impl Textbook<'_> {
    fn search(&mut self, node: usize, mut alpha: Value, mut beta: Value) -> Value {
        // Whatever is open now is what the visit before this one has left open.
        self.after.push((self.open.clone(), self.cuts));
        self.visited.push(node);
        let walk = &self.story.pair.whole;
        let position = walk.tree().nodes[node].position().unwrap();
        if walk.children(node).is_empty() {
            return position.value.unwrap();
        }
        let maximising = position.mover == Some(Player::First);
        let mut best = if maximising { Value::LOWEST } else { Value::HIGHEST };
        self.open.push((node, alpha, beta));
        for &child in walk.children(node) {
            if alpha >= beta {
                self.cuts += 1;
                break;
            }
            let value = self.search(child, alpha, beta);
            if maximising {
                best = best.max(value);
                alpha = alpha.max(value);
            } else {
                best = best.min(value);
                beta = beta.min(value);
            }
            *self.open.last_mut().unwrap() = (node, alpha, beta);
        }
        self.open.pop();
        best
    }
}

#[test]
fn every_step_is_what_the_textbook_does() {
    let mut all_cuts = 0;
    for &case in CASES {
        with_story(case, "", |story| {
            let mut textbook =
                Textbook { story, open: vec![], after: vec![], visited: vec![], cuts: 0 };
            let value = textbook.search(0, Value::LOWEST, Value::HIGHEST);
            textbook.after.push((vec![], textbook.cuts));
            let (pair, walk) = (&story.pair, story.walk());
            let (answer, _) = &story.both.seen;
            assert_eq!(story.last() as u64, answer.counts.visited, "{case:?}");
            assert_eq!(textbook.cuts as u64, answer.counts.cutoffs, "{case:?}");
            assert_eq!(walk.known(0, story.last()).unwrap().value, value, "{case:?}");
            assert_eq!(answer.value.unwrap().value, value);
            assert_eq!(answer.value, story.both.whole.0.value);
            let same: Vec<usize> = (0..story.last()).map(|node| pair.outside(node)).collect();
            assert_eq!(same, textbook.visited, "{case:?}");

            let mut cut = 0;
            for step in 1..=story.last() {
                let moment = walk.moment(step);
                cut += moment.cut().count();
                let (open, cuts) = &textbook.after[step];
                assert_eq!(cut, *cuts, "{case:?} step {step}");
                // What is open, and its windows.
                for &(node, alpha, beta) in open {
                    let inside = pair.inside(node).unwrap();
                    assert_eq!(walk.standing(inside, step), Standing::Open);
                    let window = walk.window(inside, step);
                    assert_eq!((window.alpha, window.beta), (alpha, beta), "{case:?} step {step}");
                }
                let is_open = |&node: &usize| walk.standing(node, step) == Standing::Open;
                assert_eq!((0..story.last()).filter(is_open).count(), open.len());
                // What is known of a node never says more than is true.
                for node in 0..story.last() {
                    let Some(known) = walk.known(node, step) else { continue };
                    let truth = pair.whole.tree().nodes[pair.outside(node)].position().unwrap();
                    let truth = truth.value.unwrap();
                    let holds = match known.bound {
                        gametree_search::Bound::Exact => known.value == truth,
                        gametree_search::Bound::Lower => known.value <= truth,
                        gametree_search::Bound::Upper => known.value >= truth,
                    };
                    assert!(holds, "{case:?} step {step} node {node}: {known:?}, {truth:?}");
                }
                assert_eq!(moment.rungs.last().map(|rung| rung.node), Some(moment.here));
                assert_eq!(story.cuts.contains(&step), moment.cut().next().is_some());
            }
            let unseen = (0..pair.whole.visits())
                .filter(|&node| pair.standing(node, story.last()) == Standing::Cut)
                .count();
            assert_eq!(unseen + story.last(), pair.whole.visits(), "{case:?}");
            assert_eq!(pair.whole_visits(story.last()), pair.whole.visits());
            assert_eq!(pair.whole.visits() as u64, story.both.whole.0.counts.visited);
            all_cuts += cut;
        });
    }
    assert!(all_cuts > 100, "{all_cuts}");
}

#[test]
fn every_cut_says_where_its_bound_comes_from() {
    for &case in CASES {
        with_story(case, "", |story| {
            for &step in &story.cuts {
                let moment = story.moment(step);
                let said = story.sentences(&moment).all();
                for node in moment.cut() {
                    let reason = story.walk().tree().nodes[node].position().unwrap().cut.unwrap();
                    for value in [reason.value, reason.bound] {
                        let number = super::words::strong(&story.number(value));
                        assert!(said.contains(&number), "{case:?} step {step}: {said}");
                    }
                    let mv = &story.walk().tree().nodes[reason.source].mv;
                    assert!(said.contains(&format!("move {mv} ")), "{case:?}: {said}");
                    // The bound is what the ladder shows, and the value has reached it.
                    let window = story.walk().window(node, step);
                    assert!(window.alpha >= window.beta);
                }
                let here = moment.rungs.last().unwrap();
                let value = here.value.unwrap();
                assert!(here.window.alpha < here.window.beta, "{case:?} step {step}");
                assert!(value <= here.window.alpha || value >= here.window.beta);
            }
        });
    }
}

/// The tree of alpha-beta alone says the same of moves that were cut, whatever their order.
#[test]
fn what_is_cut_is_what_minimax_alone_has_seen() {
    for &case in CASES {
        for order in ["", "order=best", "order=worst"] {
            with_story((case.0, case.1, &case.2.replace("order=", "x=")), order, |story| {
                for node in &story.both.seen.1.nodes {
                    let Content::Unsearched { moves } = &node.content else { continue };
                    let above = story.pair.outside(node.parent.unwrap());
                    let whole = &story.pair.whole;
                    let unseen = whole.children(above).iter().copied();
                    let unseen = unseen.filter(|&child| story.pair.inside(child).is_none());
                    let unseen: BTreeSet<&str> =
                        unseen.map(|child| whole.tree().nodes[child].mv.as_str()).collect();
                    assert_eq!(moves.iter().map(String::as_str).collect::<BTreeSet<_>>(), unseen);
                }
            });
        }
    }
}

#[test]
fn every_kind_of_step_has_its_sentence() {
    let mut kinds = [0; 5];
    for &case in CASES {
        for which in Which::ALL {
            with_story(case, &format!("algorithm={}", which.name()), |story| {
                for step in 1..=story.last() {
                    let moment = story.moment(step);
                    for happening in &moment.happened {
                        kinds[match happening {
                            Happening::Entered(_) => 0,
                            Happening::Valued(_) => 1,
                            Happening::Improved { .. } => 2,
                            Happening::Left(_) => 3,
                            Happening::Cut(_) => 4,
                        }] += 1;
                    }
                    let sentences = story.sentences(&moment);
                    assert!(sentences.large.ends_with('.'), "{}", sentences.large);
                    assert!(sentences.small.iter().all(|said| said.ends_with('.')));
                    let end = sentences.all().contains("The search is over");
                    assert_eq!(end, step == story.last());
                    // The last thing that happened is large.
                    let is_cut = moment.cut().next().is_some();
                    assert_eq!(sentences.large.contains("The search is over"), end && !is_cut);
                }
            });
        }
    }
    assert!(kinds.iter().all(|&count| count > 20), "{kinds:?}");
}

/// What a script does with what it is sent.
fn applied(steps: &Json) -> Vec<(usize, Vec<Face>, BTreeMap<String, String>)> {
    let text = |json: &Json| json.as_str().unwrap().to_owned();
    let mut faces: Vec<Face> = Vec::new();
    let mut pieces = BTreeMap::new();
    let from = steps["from"].as_u64().unwrap() as usize;
    let list = steps["steps"].as_array().unwrap().iter().enumerate();
    list.map(|(index, step)| {
        for face in step["faces"].as_array().unwrap() {
            let [id, class, value] = [0, 1, 2].map(|at| text(&face[at]));
            let face = Face { id, class, text: value };
            match faces.iter_mut().find(|known| known.id == face.id) {
                Some(known) => *known = face,
                None => faces.push(face),
            }
        }
        for (name, piece) in step["pieces"].as_object().unwrap() {
            pieces.insert(name.clone(), text(piece));
        }
        (from + index, faces.clone(), pieces.clone())
    })
    .collect()
}

#[test]
fn what_is_sent_adds_up_to_what_is_drawn() {
    // More steps than are sent at once, but no more than that: everything is drawn for every step.
    for case in CASES.iter().copied().filter(|&case| (2..250).contains(&nodes(case))) {
        for query in ["", "algorithm=minimax", "algorithm=both", "view=projector", "open=2&lang=fa"]
        {
            let mut seen = 0;
            let mut last = 1;
            while seen < last {
                with_story(case, &format!("{query}&step={}", seen + 1), |story| {
                    last = story.last();
                    let sent = serde_json::to_value(story.steps()).unwrap();
                    for (step, faces, pieces) in applied(&sent) {
                        assert_eq!(faces, story.faces(step), "{case:?} {query} step {step}");
                        let drawn = story.pieces(step).into_iter();
                        let drawn: BTreeMap<String, String> = drawn
                            .map(|(name, piece)| (name.to_owned(), piece.into_string()))
                            .collect();
                        assert_eq!(pieces, drawn, "{case:?} {query} step {step}");
                        assert_eq!(step, seen + 1);
                        seen = step;
                    }
                });
            }
            assert_eq!(seen, last);
        }
    }
}

#[test]
fn a_page_draws_the_step_that_its_script_would() {
    with_story(CASES[0], "step=25", |story| {
        let page = story.page().into_string();
        for face in story.faces(25) {
            assert!(
                page.contains(&format!("id=\"{}\" class=\"{}\"", face.id, face.class)),
                "{face:?}"
            );
        }
        for (name, piece) in story.pieces(25) {
            assert!(page.contains(&piece.into_string()), "{name}");
        }
        // The figures of the design.
        assert_eq!(story.visited(25), [27, 25]);
        assert_eq!((story.pair.whole.visits(), story.last()), (36, 27));
        assert_eq!(story.cuts, [12, 25, 27]);
        let said = super::words::marked(&story.sentences(&story.moment(25)).all()).into_string();
        assert_eq!(
            said,
            "MIN can hold this to <b>1</b>. MAX already has <b>3</b> from move 2 at the root, \
             so MAX will not come here. Move 3 is not looked at."
        );
    });
}

/// Without a wish a page begins where there is something to see, and other settings keep the node.
#[test]
fn a_page_begins_at_the_first_cut_and_keeps_the_node() {
    let step = |query: &str| {
        let mut step = 0;
        with_story(CASES[0], query, |story| step = story.step());
        step
    };
    assert_eq!(step(""), 12);
    assert_eq!(step("algorithm=minimax"), 1);
    with_story(CASES[0], "", |story| {
        for step in 1..=story.last() {
            let moves = story.visited_at(step).join("+");
            let from = if moves.is_empty() { "." } else { &moves };
            for (algorithm, walked) in
                [("alphabeta", step), ("both", step), ("minimax", story.pair.outside(step - 1) + 1)]
            {
                with_story(CASES[0], &format!("algorithm={algorithm}&from={from}"), |other| {
                    assert_eq!(other.step(), walked, "{algorithm} {from}");
                    assert_eq!(other.visited_at(walked), story.visited_at(step));
                });
            }
        }
        // What alpha-beta does not look at is after what it has looked at last.
        let unseen = (0..36).find(|&node| story.pair.inside(node).is_none()).unwrap();
        let moves = story.pair.whole.moves(unseen).join("+");
        let before = story.pair.seen_visits(unseen + 1);
        assert_eq!(story.pair.outside(before - 1), unseen - 1);
        assert_eq!(step(&format!("from={moves}")), before);
    });
    assert_eq!(step("depth=1&from=3+2+2"), 1, "there is no such node and no cut");
}

#[test]
fn large_trees_are_folded_and_folds_open() {
    let case = ("mnk:m=5,n=5,k=4", 0, "depth=2");
    let boxes = |query: &str| {
        let mut boxes = 0;
        with_story(case, query, |story| boxes = story.shown.boxes.len());
        boxes
    };
    let folded = boxes("");
    assert!(folded < 40, "{folded}");
    assert!(boxes("open=c3") > folded);
    with_story(case, "open=~10", |story| {
        assert_ne!(story.shown.boxes.len(), 0);
        let page = story.page().into_string();
        assert!(page.contains("nodes"));
    });
}
