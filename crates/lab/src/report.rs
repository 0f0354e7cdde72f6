//! Every result of this crate as a page: one function a result.

mod answer;
mod bench;
mod blunder;
mod chart;
mod claims_table;
mod comparison_table;
mod document;
mod experiment;
mod fault;
mod finding;
mod grade;
mod headline;
mod heat;
mod law;
mod names;
mod reproduced;
mod reproduced_plot;
mod reproduced_table;
mod sweep;
mod sweep_table;
mod tournament;

pub use answer::{Answer, answer};
pub use bench::bench;
pub use chart::plots;
pub use claims_table::{claims_table, judgement_word};
pub use document::{document, report_title};
pub use experiment::{
    ExperimentRun, GradedGame, MOST_GAME_ROWS, all_findings, comparisons, experiment,
    merged_in_part, note, remarks_on, results,
};
pub use fault::{
    fault, fault_facts, fault_matters, fault_picture, fault_source, fault_trees, no_such_fault,
    parting_words,
};
pub use finding::{Finding, NodesFinding, Settled};
pub use grade::{GradingRun, grade};
pub use headline::{Headline, headline};
pub use heat::{heat_map, heat_map_of_width};
pub(crate) use law::formula_of;
pub use law::{Signs, laws};
pub use names::{full_names, name_in_words, opponent_names, short_names};
pub use reproduced::{
    Told, Ways, answer_table, answered, no_fault, report_claim, report_game, reproduced,
    reproduced_tables, reproduced_title, start_rule, told,
};
pub use reproduced_plot::{Plotted, plotted, reproduced_plot};
pub use reproduced_table::{
    compared_figures, corrected_name, figure_said, figures_said, is_detail, reproduced_csv,
    reproduced_paper_table, reproduced_table, row_source, setting_name, sources, verdict_word,
};
pub use sweep::{SweepRun, sweep};
pub use sweep_table::{MOST_ROWS, sweep_table};
