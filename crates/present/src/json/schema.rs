use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema};

use super::{
    Analyze, Diff, ExerciseCheck, ExerciseFile, Exercises, Games, Parts, Perft, Play, Rules, Show,
    Solve, SolveAll, Tables, TablesDeleted, Tree, TreeFile, Verify,
};

/// The schema of what this type is written as.
pub fn schema<T: JsonSchema>() -> Schema {
    let settings = SchemaSettings::draft2020_12().for_serialize();
    settings.into_generator().into_root_schema_for::<T>()
}

/// The schemas of all results of this crate, by name.
pub fn schemas() -> Vec<(&'static str, Schema)> {
    vec![
        ("analyze", schema::<Analyze>()),
        ("diff", schema::<Diff>()),
        ("exercise", schema::<Exercises>()),
        ("exercise-check", schema::<ExerciseCheck>()),
        ("exercise-file", schema::<ExerciseFile>()),
        ("games", schema::<Games>()),
        ("perft", schema::<Perft>()),
        ("play", schema::<Play>()),
        ("rules", schema::<Rules>()),
        ("show", schema::<Show>()),
        ("solve", schema::<Solve>()),
        ("solve-all", schema::<SolveAll>()),
        ("solve-parts", schema::<Parts>()),
        ("tables", schema::<Tables>()),
        ("tables-deleted", schema::<TablesDeleted>()),
        ("tree", schema::<Tree>()),
        ("tree-file", schema::<TreeFile>()),
        ("verify", schema::<Verify>()),
    ]
}
