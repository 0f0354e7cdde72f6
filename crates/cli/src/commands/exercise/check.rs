use std::path::Path;

use gametree_exercise::{Checked, read_answers, words};
use gametree_present::{json, report};

use crate::Reply;
use crate::complaint::Complaint;
use crate::files;
use crate::screen::Screen;

/// Files larger than this are not read.
const MAX_MEGABYTES: u64 = 16;

/// Marks the answers in a file. The answer is yes if all of them are right.
pub(super) fn run(file: &Path, screen: &Screen) -> Result<Reply, Complaint> {
    let text = files::read_text(file, MAX_MEGABYTES)?;
    let given = read_answers(&text)
        .map_err(|error| Complaint(words::answers_error(files::name(file), &error)))?;
    let checked = Checked::new(given);
    let name = file.display().to_string();
    screen.print_result(
        || json::ExerciseCheck::new(name, &checked),
        || report::exercise_check(&checked),
    )?;
    Ok(if checked.is_right() { Reply::Yes } else { Reply::No })
}
