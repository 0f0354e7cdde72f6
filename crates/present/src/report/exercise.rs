use gametree_exercise::{Checked, CheckedAnswer, CheckedExercise, words};
use gametree_language::{Argument, Message, message};

use crate::page::{Block, Page, Remark};

/// Answers to exercises with their marks, then how many have everything right and what was missed most.
pub fn exercise_check(checked: &Checked) -> Page {
    let mut page = Page::default();
    for (place, answer) in checked.answers.iter().enumerate() {
        let name = match &answer.given.name {
            Some(name) => message!("exercise-answer-of", name = Argument::quoted(name)),
            None => message!("exercise-answer-number", number = place + 1),
        };
        page.push(Block::Heading(name));
        page.push(Block::Remarks(remarks(answer, &checked.exercises[answer.exercise])));
    }
    let (right, answers) = (checked.right(), checked.answers.len());
    page.push(Block::Sentence(message!("exercise-all-right", right = right, answers = answers)));
    if answers > 1 {
        let remarks: Vec<Remark> = checked.exercises.iter().flat_map(most_missed).collect();
        page.push(Block::Remarks(remarks));
    }
    page
}

/// Branch by branch, then the numbers.
fn remarks(answer: &CheckedAnswer, exercise: &CheckedExercise) -> Vec<Remark> {
    let CheckedExercise { tree, searched, .. } = exercise;
    let branches = answer.marked.branches.iter().map(|&marked| {
        let (text, reason) = words::marked(tree, searched, marked);
        Remark { text, reason }
    });
    let mut remarks: Vec<Remark> = branches.collect();
    remarks.extend(
        answer
            .given
            .unknown
            .iter()
            .map(|text| alone(message!("exercise-mark-unknown", branch = Argument::quoted(text)))),
    );
    if remarks.is_empty() {
        remarks.push(alone(message!("exercise-mark-nothing")));
    }
    let (value, leaves) = (searched.value, searched.leaves);
    remarks.extend(answer.given.value.map(|given| {
        alone(match given == value {
            true => message!("exercise-value-right", value = value),
            false => message!("exercise-value-wrong", given = given, value = value),
        })
    }));
    remarks.extend(answer.given.leaves.map(|given| {
        alone(match given == leaves {
            true => message!("exercise-leaves-right", leaves = leaves),
            false => message!("exercise-leaves-wrong", given = given, leaves = leaves),
        })
    }));
    remarks
}

/// How many had everything right in one exercise, and which branch most people missed.
fn most_missed(exercise: &CheckedExercise) -> Vec<Remark> {
    let CheckedExercise { tree, searched, answers, right, .. } = exercise;
    let name = format!("{} {}", tree.shape(), tree.leaves_text());
    let said =
        alone(message!("exercise-tree-right", tree = name, right = *right, answers = *answers));
    let missed = exercise.most_missed().map(|(node, missed)| Remark {
        text: message!(
            "exercise-most-missed",
            branch = words::branch(tree.branch(node)),
            missed = missed,
            answers = *answers
        ),
        reason: searched.cut_of(node).map(|cut| words::cut(cut.secured_by, cut.value, cut.bound)),
    });
    [said].into_iter().chain(missed).collect()
}

fn alone(text: Message) -> Remark {
    Remark { text, reason: None }
}
