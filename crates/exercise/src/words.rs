//! What is said of a tree, before a language is chosen. Numbers may be given as text, so that a page can fill them in
//! later.

use gametree_language::{Argument, Message, message};
use gametree_rules::Player;

use crate::{
    AnswersError, AnswersFault, Branch, Cut, GeneratorError, LawKind, LeafTree, MOST_ANSWERS,
    MOST_EXERCISES, Mark, NotATree, Numbers, Origin, Scale, Searched, Shape, TreeError,
};

/// Why branches were cut: whoever secured `bound` higher up will not come where the other one has `value`.
pub fn cut(secured_by: Player, value: impl Into<Argument>, bound: impl Into<Argument>) -> Message {
    match secured_by {
        Player::First => message!("exercise-cut-min", value = value, bound = bound),
        Player::Second => message!("exercise-cut-max", value = value, bound = bound),
    }
}

/// Why a branch is looked at: what was still open when the search came there. `None` is no bound yet.
pub fn looked<A: Into<Argument>>(alpha: Option<A>, beta: Option<A>) -> Message {
    match (alpha, beta) {
        (None, None) => message!("exercise-looked-all"),
        (Some(alpha), None) => message!("exercise-looked-above", alpha = alpha),
        (None, Some(beta)) => message!("exercise-looked-below", beta = beta),
        (Some(alpha), Some(beta)) => {
            message!("exercise-looked-between", alpha = alpha, beta = beta)
        }
    }
}

/// What one leaf does to the root. `root` is what the root is worth now.
pub fn law<A: Into<Argument>>(kind: LawKind, leaf: A, [least, most]: [A; 2], root: A) -> Message {
    match kind {
        LawKind::Between => {
            message!("exercise-law-between", leaf = leaf, least = least, most = most)
        }
        LawKind::NotLess => message!("exercise-law-not-less", leaf = leaf, least = least),
        LawKind::NotMore => message!("exercise-law-not-more", leaf = leaf, most = most),
        LawKind::Always => message!("exercise-law-always", leaf = leaf),
        LawKind::Never => message!("exercise-law-never", leaf = leaf, root = root),
    }
}

/// The tree in a sentence, and after it what alpha-beta makes of it, if that is to be said.
pub fn description(tree: &LeafTree, searched: Option<&Searched>) -> Message {
    let player = match tree.root() {
        Player::First => "MAX",
        Player::Second => "MIN",
    };
    let values = Argument::list(tree.leaves().iter().copied(), " ");
    let begins = message!("exercise-begins", player = player, values = values);
    match searched {
        Some(searched) => answers(tree, searched).into_iter().fold(begins, spaced),
        None => begins,
    }
}

/// One sentence after another.
fn spaced(before: Message, next: Message) -> Message {
    before.followed_by(message!("exercise-next", sentence = next))
}

/// The answers to the questions of an exercise, in their order: value, cuts, leaves looked at.
pub fn answers(tree: &LeafTree, searched: &Searched) -> [Message; 3] {
    let branches: Vec<Argument> =
        searched.cut_branches().map(|node| branch(tree.branch(node))).collect();
    let cuts = match branches.is_empty() {
        true => message!("exercise-answer-no-cuts"),
        false => message!("exercise-answer-cuts", branches = Argument::list(branches, ", ")),
    };
    [message!("exercise-answer-value", value = searched.value), cuts, {
        let (looked, leaves) = (searched.leaves, tree.leaves().len());
        message!("exercise-answer-leaves", looked = looked, leaves = leaves)
    }]
}

/// What is asked about a tree, in the order of the answers.
pub fn questions(tree: &LeafTree) -> [Message; 3] {
    [
        message!("exercise-question-value"),
        message!("exercise-question-cuts"),
        message!("exercise-question-leaves", leaves = tree.leaves().len()),
    ]
}

/// The branches of each cut, and why they were cut.
pub fn reasons(tree: &LeafTree, searched: &Searched) -> Vec<(Argument, Message)> {
    let reason = |found: &Cut| {
        let branches = found.branches.iter().map(|&node| branch(tree.branch(node)));
        (Argument::list(branches, ", "), cut(found.secured_by, found.value, found.bound))
    };
    searched.cuts.iter().map(reason).collect()
}

/// A branch as people read it.
pub fn branch(branch: &Branch) -> Argument {
    Argument::Dotted(branch.to_string()).isolated()
}

/// Where the tree of an exercise comes from.
pub fn origin(origin: &Origin, tree: &LeafTree) -> Message {
    let shape = tree.shape().to_string();
    match origin {
        Origin::Seed { seed, cuts: None } => {
            message!("exercise-of-seed", shape = shape, seed = seed.to_string())
        }
        Origin::Seed { seed, cuts: Some(cuts) } => {
            message!("exercise-of-seed-cuts", shape = shape, seed = seed.to_string(), cuts = *cuts)
        }
        Origin::Own => message!("exercise-of-own", shape = shape, leaves = tree.leaves_text()),
        Origin::Game { spec, position, depth, heuristic, .. } => message!(
            "exercise-of-game",
            spec = spec.as_str(),
            position = position.as_str(),
            depth = *depth,
            heuristic = heuristic.as_str()
        ),
    }
}

/// What has to be known about the numbers of a tree, if anything.
pub fn numbers(numbers: Numbers) -> Option<Message> {
    match numbers {
        Numbers::Values => None,
        Numbers::Places => Some(message!("exercise-places")),
    }
}

/// Why something is no tree.
pub fn tree_error(error: &TreeError) -> Message {
    match error {
        TreeError::Shape { text } => {
            message!("error-tree-shape", text = Argument::quoted(text), example = "3.2.2")
        }
        TreeError::Leaves { leaves } => {
            message!("error-tree-leaves", leaves = *leaves, most = Shape::MOST_LEAVES)
        }
        TreeError::Deep => message!("error-tree-deep", most = Shape::MOST_PLIES),
        TreeError::Wide => message!("error-tree-wide", most = Shape::MOST_BRANCHES),
        TreeError::Values { given, leaves } => {
            message!("error-tree-values", given = *given, leaves = *leaves)
        }
        TreeError::Value { leaf, text } => {
            message!("error-tree-value", leaf = *leaf, text = Argument::quoted(text))
        }
        TreeError::OffScale { leaf, value, scale } => message!(
            "error-tree-off-scale",
            leaf = *leaf,
            value = *value,
            lowest = scale.lowest(),
            highest = scale.highest()
        ),
        TreeError::Scale => {
            message!("error-tree-scale", example = "0..10", most = Scale::MOST_STEPS)
        }
        TreeError::Branch { text } => {
            message!("error-tree-branch", text = Argument::quoted(text))
        }
    }
}

/// Why there is no exercise with so many cuts.
pub fn generator_error(error: &GeneratorError) -> Message {
    let GeneratorError { wanted, seen: (fewest, most) } = error;
    message!("error-tree-cuts", wanted = *wanted, fewest = *fewest, most = *most)
}

/// Why the tree of a game is none of ours.
pub fn not_a_tree(error: &NotATree) -> Message {
    match error {
        NotATree::Tree(error) => tree_error(error),
        NotATree::Values(values) => message!("error-tree-different", values = *values),
        NotATree::Incomplete => message!("error-tree-incomplete"),
    }
}

/// What an answer says of a branch, and why that is so or not.
pub fn marked(
    tree: &LeafTree,
    searched: &Searched,
    (node, mark): (usize, Mark),
) -> (Message, Option<Message>) {
    let branch = branch(tree.branch(node));
    let said = match mark {
        Mark::Right => message!("exercise-mark-right", branch = branch),
        Mark::Missed => message!("exercise-mark-missed", branch = branch),
        Mark::Wrong => message!("exercise-mark-wrong", branch = branch),
        Mark::Below => message!("exercise-mark-below", branch = branch),
    };
    let why = match searched.nodes.get(node).copied().flatten() {
        Some(seen) => Some(looked(seen.alpha, seen.beta)),
        None => searched.cut_of(node).map(|found| cut(found.secured_by, found.value, found.bound)),
    };
    (said, why)
}

/// Why a file of answers cannot be read.
pub fn answers_error(file: impl Into<Argument>, error: &AnswersError) -> Message {
    let reason = match &error.fault {
        AnswersFault::Empty => message!("error-answers-empty"),
        AnswersFault::Json { reason } => {
            message!("error-answers-json", reason = Argument::quoted(reason))
        }
        AnswersFault::UnknownColumn { name } => message!(
            "error-answers-column",
            name = Argument::quoted(name),
            columns = Argument::list(AnswersFault::COLUMNS, ", ")
        ),
        AnswersFault::ColumnTwice { name } => {
            message!("error-answers-column-twice", name = Argument::quoted(name))
        }
        AnswersFault::ColumnMissing { name } => {
            message!("error-answers-column-missing", name = *name)
        }
        AnswersFault::Fields { given, columns } => {
            message!("error-answers-fields", given = *given, columns = *columns)
        }
        AnswersFault::Quotes => message!("error-answers-quotes"),
        AnswersFault::Unanswered => message!("error-answers-unanswered", none = "[]"),
        AnswersFault::NoTree => message!("error-answers-no-tree"),
        AnswersFault::OtherLeaves { seed } => {
            message!("error-answers-other-leaves", seed = seed.to_string())
        }
        AnswersFault::Tree(error) => tree_error(error),
        AnswersFault::Generator(error) => generator_error(error),
        AnswersFault::Number { text } => {
            message!("error-answers-number", text = Argument::quoted(text))
        }
        AnswersFault::Root { text } => {
            message!("error-answers-root", text = Argument::quoted(text))
        }
        AnswersFault::ManyAnswers => message!("error-answers-many", most = MOST_ANSWERS),
        AnswersFault::ManyExercises => message!("error-answers-many-trees", most = MOST_EXERCISES),
    };
    let (line, column) = (error.line, error.column);
    message!("error-answers", file = file, line = line, column = column, reason = reason)
}
