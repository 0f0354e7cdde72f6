//! Every result as an object for programs: one type a result, and a schema made from the types.

mod analyze;
mod diff;
mod end;
mod exercise;
mod exercise_check;
mod games;
mod number;
mod perft;
mod play;
mod position;
mod rules;
mod schema;
mod show;
mod solve;
mod solve_all;
mod tables;
mod tree;
mod verify;

pub use analyze::{Analyze, AnalyzedLine, AnalyzedMove, Exactly, Nodes};
pub use diff::{Diff, Difference, Side};
pub use end::End;
pub use exercise::{
    Exercise, ExerciseCut, ExerciseFile, ExerciseGame, ExerciseLooked, ExerciseNode, Exercises,
    Level,
};
pub use exercise_check::{
    CheckedAnswer, CheckedBranch, CheckedExercise, CheckedNumber, ExerciseCheck, MostMissed,
};
pub use games::{Alias, Game, Games, Parameter};
pub use number::Number;
pub use perft::{Perft, PerftPly, PerftTotal};
pub use play::{Play, PlayedMove};
pub use position::{Outcome, Position};
pub use rules::{
    Rules, RulesChange, RulesDetail, RulesExample, RulesFact, RulesMove, RulesSentence,
};
pub use schema::{schema, schemas};
pub use show::Show;
pub use solve::{CertificateSize, Solve, SolvedMove, TableOnDisk};
pub use solve_all::{Share, SolveAll};
pub use tables::{Parts, StoredTable, Tables, TablesDeleted};
pub use tree::{Nodes as TreeNodes, Tree, TreeFile};
pub use verify::Verify;
