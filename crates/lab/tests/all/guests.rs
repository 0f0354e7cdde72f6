//! Experiments with players that somebody brings along.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use gametree_catalogue::{Answer, Catalogue, SearchError, Session};
use gametree_lab::Columns;
use gametree_lab::analysis::{Analysis, standings};
use gametree_lab::experiment::{
    Experiment, Folder, Kind, Note, Plan, PlanError, Row, RowsReader, Shard, run,
};
use gametree_lab::report::{self, ExperimentRun};
use gametree_play::{Chooser, Guest, Roster};
use gametree_rules::work::Budget;
use gametree_rules::{Seed, Work};

use crate::experiments::plan;

/// Plays `stones` only: the last legal move, or any.
#[derive(Clone, Copy, Debug)]
struct Member {
    by_chance: bool,
}

impl Guest for Member {
    fn name(&self) -> String {
        (if self.by_chance { "club:any" } else { "club:last" }).to_owned()
    }

    fn leaves_to_chance(&self) -> bool {
        self.by_chance
    }

    fn chooser(
        &self,
        session: &dyn Session,
    ) -> Result<Box<dyn Chooser + Send + Sync>, SearchError> {
        match session.spec().starts_with("stones") {
            true => Ok(Box::new(*self)),
            false => Err(SearchError::OtherGame { player: Guest::name(self), game: "stones" }),
        }
    }
}

impl Chooser for Member {
    fn name(&self) -> String {
        Guest::name(self)
    }

    fn choose(
        &mut self,
        session: &dyn Session,
        seed: u64,
        _: &Work,
    ) -> Result<Answer, SearchError> {
        let moves = session.legal_moves();
        let chosen = if self.by_chance { Seed::new(seed).pick(&moves) } else { moves.last() };
        let mut answer = Answer { best_move: chosen.cloned(), ..Answer::default() };
        answer.counts.visited = moves.len() as u64;
        Ok(answer)
    }
}

struct Club;

impl Roster for Club {
    fn guest(&self, text: &str) -> Option<Result<Arc<dyn Guest>, SearchError>> {
        let by_chance = match text {
            "club:any" => true,
            "club:last" => false,
            _ => return None,
        };
        Some(Ok(Arc::new(Member { by_chance })))
    }

    fn names(&self) -> Vec<&'static str> {
        vec!["club:any", "club:last"]
    }
}

fn prepare(plan: &Plan) -> Experiment {
    Experiment::prepare_with(plan, &Catalogue::standard(), &Club).unwrap()
}

fn comparison() -> Plan {
    let players = ["club:last", "minimax:depth=2", "alphabeta:depth=2", "club:any"];
    Plan { repeat: 4, ..plan(&["stones:stones=18..20"], &players, &["random", "club:last"]) }
}

fn tournament() -> Plan {
    let players = ["club:last", "easy", "club:any", "alphabeta:depth=2"];
    Plan { openings: 4, repeat: 3, ..plan(&["stones:stones=25"], &players, &[]) }
}

/// Plays everything; the rows, but for times.
fn rows(path: &Path, plan: &Plan, threads: usize) -> Vec<String> {
    let (experiment, folder) = (prepare(plan), Folder::open(path, plan).unwrap());
    let work = Work::within(Budget { threads, ..Budget::default() });
    assert!(run(&experiment, &folder, Shard::WHOLE, &work).unwrap().is_finished);
    let text = fs::read(folder.rows()).unwrap();
    let lines = text.split(|byte| *byte == b'\n').filter(|line| !line.is_empty());
    let part = |line| String::from_utf8(Row::repeatable_part(line).unwrap().to_vec()).unwrap();
    lines.map(part).collect()
}

#[test]
fn guests_play_the_same_games_on_any_number_of_threads() {
    for plan in [comparison(), tournament()] {
        let folder = tempfile::tempdir().unwrap();
        let [one, two] =
            [1, 2].map(|threads| rows(&folder.path().join(threads.to_string()), &plan, threads));
        assert_eq!(one.len() as u64, prepare(&plan).len());
        assert_eq!(one, two, "{:?}", plan.kind);
        assert!(one.iter().any(|row| row.contains("\"player\":\"club:last\"")));
    }
}

#[test]
fn who_leaves_nothing_to_chance_plays_once() {
    let games = &["stones:stones=20"][..];
    let repeated = |players: &[&str], opponents: &[&str]| {
        prepare(&Plan { repeat: 50, ..plan(games, players, opponents) })
    };
    let once = repeated(&["club:last", "minimax:depth=2"], &["club:last"]);
    assert_eq!(once.len(), 2 * 2);
    assert!(matches!(once.notes()[0], Note::PlainHeuristic { .. }));
    assert!(matches!(once.notes()[1], Note::OnceIsEnough { contests: 2, of: 2, .. }));
    assert_eq!(repeated(&["club:last", "club:any"], &["club:last"]).len(), 2 * (1 + 50));
    assert_eq!(repeated(&["club:any", "club:last"], &[]).len(), 2 * 50);
}

#[test]
fn guests_are_no_searches() {
    let experiment = prepare(&Plan { grade: 10, ..comparison() });
    assert!(experiment.search(0, 0).is_none() && experiment.search(0, 1).is_some());
    for player in ["club:last", "club:any"] {
        assert!(experiment.notes().contains(&Note::NotGraded { player: player.to_owned() }));
    }
    assert!(!prepare(&comparison()).notes().iter().any(|it| matches!(it, Note::NotGraded { .. })));
    let refused = |plan: &Plan| {
        let refused = Experiment::prepare_with(plan, &Catalogue::standard(), &Club);
        refused.err().unwrap()
    };
    let PlanError::CannotPlay { player, error, .. } =
        refused(&plan(&["stones:stones=9", "tictactoe"], &["easy"], &["club:any"]))
    else {
        panic!()
    };
    assert_eq!((player.as_str(), &*error), ("club:any", &other_game()));
    let unknown = Experiment::prepare(&comparison(), &Catalogue::standard());
    assert!(matches!(unknown.err(), Some(PlanError::Player(_))));
}

fn other_game() -> SearchError {
    SearchError::OtherGame { player: "club:any".to_owned(), game: "stones" }
}

/// Rows have what a guest counts and no trees; tables, charts and sentences can be made of them.
#[test]
fn guests_are_reported_on() {
    let catalogue = Catalogue::standard();
    for plan in [Plan { times: true, repeat: 1, ..comparison() }, tournament()] {
        let folder = tempfile::tempdir().unwrap();
        rows(folder.path(), &plan, 1);
        let path = folder.path().join(Folder::ROWS);
        let mut reader = RowsReader::open(&path).unwrap();
        while let Some((Row { facts, times }, _)) = reader.next_row().unwrap() {
            for index in 0..facts.moves.len() {
                let by = if facts.is_the_players(index) { &facts.player } else { &facts.opponent };
                if by.starts_with("club:") {
                    assert!(facts.visited[index] > 0 && facts.tree[index].is_none());
                    assert!(!plan.times || times.time_build_ns[index].is_none());
                }
            }
        }
        let experiment = prepare(&plan);
        let analysis = Analysis::read(&experiment, &path).unwrap();
        let columns = "player,algorithm,depth,heuristic,opponent,games,visited,median,tree,saving";
        let columns = Columns::parse(columns).unwrap();
        let table = ExperimentRun::table_of(&catalogue, &experiment, &analysis, &columns, &path);
        let table = table.unwrap();
        assert_eq!(table.rows.len(), experiment.contests().len());
        let place = Folder::open(folder.path(), &plan).unwrap();
        let told = ExperimentRun {
            catalogue: &catalogue,
            experiment: &experiment,
            players: report::full_names(&experiment),
            opponents: report::opponent_names(&experiment),
            run: run(&experiment, &place, Shard::WHOLE, &Work::new()).unwrap(),
            shard: Shard::WHOLE,
            analysis: &analysis,
            standings: (plan.kind == Kind::Tournament).then(|| standings(&experiment, &analysis)),
            table,
            grades: Vec::new(),
            load: None,
        };
        assert!(!report::experiment(&told, None).blocks.is_empty());
        assert!(!report::document(&told, "again").blocks.is_empty());
    }
}
