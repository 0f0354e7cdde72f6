//! The reports' programs as players, in games that are interrupted.

use gametree_catalogue::Catalogue;
use gametree_games::sim::{Edge, Sim};
use gametree_lab::ROSTER;
use gametree_lab::reports::rerun::decision_nodes;
use gametree_lab::reports::stones::tree_nodes;
use gametree_play::PlayerSpec;
use gametree_rules::{Game, Notation, Player, Work};

use crate::data::group;

/// Report 004's program decides as in one sitting, although whoever chooses is new each time, is asked twice, and has only
/// been told what was played.
#[test]
fn a_game_of_sim_that_goes_on_another_day() {
    let game = Sim::new(6);
    group("sim", "published_games").only(|row| row.int("depth") < 5).check(|row| {
        let prune = if row.cell("prune").as_bool().unwrap() { "yes" } else { "no" };
        let text = format!("reports:004,depth={},prune={prune}", row.int("depth"));
        let Ok(PlayerSpec::Guest(guest)) = PlayerSpec::read(&text, ROSTER) else {
            panic!("{text}")
        };
        let first = if row.text("first") == "red" { Player::First } else { Player::Second };
        let start = game.position([0; 2], first).unwrap();
        let mut session = Catalogue::standard().open("sim").unwrap();
        session.set_position(&game.position_text(&start)).unwrap();
        let begun = session.copy();
        let mut played: Vec<String> = Vec::new();
        let mut position = start;
        for edge in row.ints("moves") {
            // The original goes on for a move where blue has lost before red's third edge.
            if game.outcome(&position).is_some() {
                break;
            }
            let mv = game.move_text(Edge(edge as u8));
            if position.mover() == Player::First {
                let mut chooser = guest.chooser(&*session).unwrap();
                chooser.recall(&|| (begun.copy(), played.clone()), &Work::new());
                for _ in 0..2 {
                    let answer = chooser.choose(&*session, 0, &Work::new()).unwrap();
                    assert_eq!(answer.best_move.as_deref(), Some(mv.as_str()), "{row}");
                }
                let tree =
                    guest.tree(&*begun, &played, 1_000_000, &Work::new()).expect("it has one");
                assert!(tree.nodes.len() > 1 && tree.nodes[tree.line[1]].mv == mv, "{row}");
            }
            position = game.after(&position, Edge(edge as u8));
            session.play(&mv).unwrap();
            played.push(mv);
        }
    });
}

/// Every program shows the tree of what it plays.
#[test]
fn trees_of_all_programs() {
    for (spec, player) in [
        ("multiply:start=21", "reports:000"),
        ("stones:stones=20", "reports:001"),
        ("bits:length=8", "reports:002"),
        ("tictactoe", "reports:003,depth=3"),
        ("sim", "reports:004,depth=2"),
    ] {
        let Ok(PlayerSpec::Guest(guest)) = PlayerSpec::read(player, ROSTER) else { panic!() };
        let session = Catalogue::standard().open(spec).unwrap();
        let mut chooser = guest.chooser(&*session).unwrap();
        let answer = chooser.choose(&*session, 0, &Work::new()).unwrap();
        let tree = guest.tree(&*session, &[], 100_000, &Work::new()).expect("it has one");
        let chosen = &tree.nodes[tree.line[1]].mv;
        // Of several that are as good the first stands for all.
        assert!(answer.choices.contains(chosen) || answer.best_move.as_ref() == Some(chosen));
        let visited = tree.nodes.iter().filter(|node| node.position().is_some()).count() as u64;
        assert_eq!(visited + tree.left_out, answer.counts.visited, "{player}");
    }
}

/// A range stands for several programs.
#[test]
fn ranges_of_programs() {
    let several = PlayerSpec::read_several("reports:003,depth=1..3", ROSTER).unwrap();
    let names: Vec<String> = several.iter().map(ToString::to_string).collect();
    assert_eq!(names, ["reports:003,depth=1", "reports:003,depth=2", "reports:003,depth=3"]);
    assert!(PlayerSpec::read_several("reports:003,depth=3..1", ROSTER).is_err());
    assert!(PlayerSpec::read_several("reports:003,depth=1..x", ROSTER).is_err());
}

/// A player states every node that its search visits. Report 002 leaves the first call out, and report 001 counts the
/// computer's moves.
#[test]
fn nodes_are_those_of_the_search() {
    for (spec, player, nodes) in [
        ("bits:length=9", "reports:002,algorithm=minimax", decision_nodes(9) + 1),
        ("stones:stones=20", "reports:001", tree_nodes(20)),
    ] {
        let session = Catalogue::standard().open(spec).unwrap();
        let Ok(PlayerSpec::Guest(guest)) = PlayerSpec::read(player, ROSTER) else {
            panic!("{player}")
        };
        let mut chooser = guest.chooser(&*session).unwrap();
        let answer = chooser.choose(&*session, 0, &Work::new()).unwrap();
        assert_eq!(answer.counts.visited, nodes, "{player}");
    }
}
