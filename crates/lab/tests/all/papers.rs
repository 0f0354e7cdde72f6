//! Tables for LaTeX fit the page of `article`, and say what they are about.

use std::fs;

use gametree_catalogue::Catalogue;
use gametree_lab::Columns;
use gametree_lab::analysis::{Analysis, standings};
use gametree_lab::experiment::{Folder, Kind, Plan, Shard, run};
use gametree_lab::paper::write_papers;
use gametree_lab::report::{ExperimentRun, full_names, opponent_names};
use gametree_language::{Language, message};
use gametree_present::latex_width;
use gametree_rules::Work;

use crate::experiments::{plan, prepare};

/// The room of `article` at 10 pt.
const PAGE: f64 = 345.0;

/// Plays a plan and writes its papers; gives the texts of `table.tex` and `comparisons.tex`.
fn papers(plan: &Plan, columns: &str, language: Language) -> [String; 2] {
    all_papers(plan, &[(columns, language)]).remove(0)
}

/// The same with different columns and in different languages, played once.
fn all_papers(plan: &Plan, wanted: &[(&str, Language)]) -> Vec<[String; 2]> {
    let folder = tempfile::tempdir().unwrap();
    let catalogue = Catalogue::standard();
    let experiment = prepare(plan);
    let place = Folder::open(folder.path(), plan).unwrap();
    let played = run(&experiment, &place, Shard::WHOLE, &Work::new()).unwrap();
    let rows = place.rows();
    let analysis = Analysis::read(&experiment, &rows).unwrap();
    let write = |(columns, language): &(&str, Language)| {
        let columns = match *columns {
            "" => Columns::usual(plan.times),
            columns => Columns::parse(columns).unwrap(),
        };
        let table =
            ExperimentRun::table_of(&catalogue, &experiment, &analysis, &columns, &rows).unwrap();
        let told = ExperimentRun {
            catalogue: &catalogue,
            experiment: &experiment,
            players: full_names(&experiment),
            opponents: opponent_names(&experiment),
            run: played,
            shard: Shard::WHOLE,
            analysis: &analysis,
            standings: (plan.kind == Kind::Tournament).then(|| standings(&experiment, &analysis)),
            table,
            grades: Vec::new(),
            load: None,
        };
        let no_pdf = |_: &str| Err(message!("error-print-fonts"));
        write_papers(&told, folder.path(), &rows, &columns, "again", *language, &no_pdf).unwrap();
        let read = |name: &str| fs::read_to_string(folder.path().join(name));
        ["table.tex", "comparisons.tex"].map(|name| read(name).unwrap_or_default())
    };
    wanted.iter().map(write).collect()
}

#[track_caller]
fn fits(text: &str, label: &str) {
    let width = latex_width(text);
    assert!(width > 0.0 && width <= PAGE, "{width}: {text}");
    assert!(text.contains(&format!("\\label{{tab:{label}}}")), "{text}");
    assert_eq!(text.matches("\\begin{table}").count(), text.matches("\\caption{").count());
}

fn depths() -> Plan {
    let players = ["minimax:depth=1..2", "alphabeta:depth=1..2"];
    Plan { repeat: 2, ..plan(&["tictactoe", "stones:stones=12"], &players, &["random"]) }
}

#[test]
fn usual_tables_fit_in_every_language() {
    let languages = Language::ALL.map(|language| ("", language));
    for [table, comparisons] in all_papers(&depths(), &languages) {
        fits(&table, "results");
        fits(&comparisons, "comparisons");
    }
    let names = ["alphabeta:depth=2,heuristic=report,order=best", "minimax:depth=2", "easy"];
    for timed in [false, true] {
        let others = Plan { times: timed, ..plan(&["tictactoe"], &names, &["random", "easy"]) };
        let [table, comparisons] = papers(&others, "", Language::English);
        fits(&table, "results");
        fits(&comparisons, "comparisons");
    }
    let meeting = plan(&["stones:stones=12"], &["random", "easy", "minimax:depth=2"], &[]);
    fits(&papers(&meeting, "", Language::Polish)[0], "results");
}

/// The setting is said once, and a player is its algorithm and its depth.
#[test]
fn a_row_is_an_algorithm_at_a_depth() {
    let [table, _] = papers(&depths(), "", Language::English);
    let labels = table.lines().find(|line| line.starts_with("algorithm & depth & ")).unwrap();
    assert!(labels.contains("\\shortstack[r]{won,\\\\drawn, lost}"), "{labels}");
    assert!(table.lines().any(|line| line.starts_with("minimax & 1 & ")), "{table}");
    assert!(!table.contains("minimax:depth"), "{table}");
    let caption = table.lines().find(|line| line.starts_with("\\caption{")).unwrap();
    for said in ["heuristic: plain", "opponent: \\texttt{random}", "games: ", "seed: 7", "Wilson"] {
        assert!(caption.contains(said), "{said}: {caption}");
    }
    // What tells players apart beside depth and heuristic has a column, and so has their own name.
    let players = ["alphabeta:depth=1,order=best", "alphabeta:depth=1", "easy"];
    let [table, _] = papers(&plan(&["tictactoe"], &players, &["random"]), "", Language::English);
    let table = table.replace("\\allowbreak{}", "");
    let is_own =
        |line: &&str| line.starts_with("alphabeta & 1 & ") && line.contains("{order=best}");
    assert!(table.lines().filter(is_own).count() > 0, "{table}");
    assert!(table.lines().any(|line| line.starts_with("\\texttt{easy} &  & ")), "{table}");
    // Each part says of each row who plays; a result is never a part of the setting.
    assert_eq!(table.lines().filter(is_own).count(), table.matches("\\begin{table}").count());
    assert!(!table.contains("moves:"), "{table}");
}

#[test]
fn chosen_columns_fit() {
    let all = "player,algorithm,depth,heuristic,opponent,games,won,drawn,lost,share,interval,elo,\
               visited,median,evaluated,cutoffs,tree,saving,length,time,spread,build,value";
    let games = "number,game,player,algorithm,opponent,side,result,score,moves,nodes";
    let chosen = [all, games, "000", "001", "002", "004", "won", "player,won"];
    let english = chosen.map(|columns| (columns, Language::English));
    let latvian = chosen.map(|columns| (columns, Language::Latvian));
    let timed = Plan { times: true, repeat: 1, ..depths() };
    for [table, _] in all_papers(&timed, &[english, latvian].concat()) {
        fits(&table, "results");
    }
}
