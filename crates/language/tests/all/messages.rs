//! Every message exists in every language with the same arguments, and is used somewhere.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use gametree_language::{Argument, Language, Message, is_hidden, message, visible, without_marks};

type Messages = BTreeMap<String, BTreeSet<String>>;

/// The arguments of every message, by id.
fn messages(language: Language) -> Messages {
    let mut messages = Messages::new();
    for (id, value) in patterns(language) {
        let mut arguments = BTreeSet::new();
        collect_pattern(&value, &mut arguments);
        let twice = messages.insert(id.clone(), arguments);
        assert!(twice.is_none(), "{language}: {id} is there twice");
    }
    messages
}

/// What every message says, with its id.
pub(crate) fn patterns(language: Language) -> Vec<(String, Pattern<String>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("messages").join(language.code());
    let mut patterns = Vec::new();
    for file in files_below(&folder, "ftl") {
        let text = fs::read_to_string(&file).unwrap();
        let resource: Resource<String> = fluent_syntax::parser::parse(text)
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", file.display()));
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let value = message.value.expect("a message says something");
                    patterns.push((message.id.name, value));
                }
                Entry::Junk { content } => panic!("{}: {content}", file.display()),
                _ => {}
            }
        }
    }
    patterns
}

fn collect_pattern(pattern: &Pattern<String>, arguments: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_expression(expression, arguments);
        }
    }
}

fn collect_expression(expression: &Expression<String>, arguments: &mut BTreeSet<String>) {
    match expression {
        Expression::Select { selector, variants } => {
            collect_inline(selector, arguments);
            variants.iter().for_each(|variant| collect_pattern(&variant.value, arguments));
        }
        Expression::Inline(inline) => collect_inline(inline, arguments),
    }
}

fn collect_inline(inline: &InlineExpression<String>, arguments: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            arguments.insert(id.name.clone());
        }
        InlineExpression::Placeable { expression } => collect_expression(expression, arguments),
        _ => {}
    }
}

fn files_below(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(files_below(&path, extension));
        } else if path.extension().is_some_and(|found| found == extension) {
            files.push(path);
        }
    }
    files
}

/// The sources of all crates in one text.
fn sources() -> String {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut text = String::new();
    for entry in fs::read_dir(crates).unwrap() {
        let folder = entry.unwrap().path().join("src");
        if folder.is_dir() {
            for file in files_below(&folder, "rs") {
                text += &fs::read_to_string(file).unwrap();
            }
        }
    }
    text
}

/// The ids written out in `message!("…")`.
fn ids_said(sources: &str) -> BTreeSet<String> {
    let calls = sources.split("message!(").skip(1);
    let id = |call: &str| call.trim_start().strip_prefix('"')?.split('"').next().map(str::to_owned);
    calls.filter_map(id).collect()
}

#[test]
fn all_languages_have_the_same_messages_with_the_same_arguments() {
    let english = messages(Language::English);
    assert!(english.len() > 100);
    for language in Language::ALL {
        assert_eq!(messages(language), english, "{language}");
    }
}

#[test]
fn every_message_that_is_said_exists_and_every_message_is_said() {
    let english = messages(Language::English);
    let said = ids_said(&sources());
    for id in &said {
        assert!(english.contains_key(id), "{id} is said but not written");
    }
    // These are put together from parts; the tests of the program check them one by one.
    let composed = [
        "algorithm-",
        "column-",
        "command-",
        "argument-",
        "game-",
        "heuristic-",
        "notation-",
        "parameter-",
        "placeholder-",
        "strength-",
        "rules-",
        "explain-",
        "fault-0",
        "question-",
        "reproduce-0",
    ];
    for id in english.keys() {
        let known = said.contains(id) || composed.iter().any(|prefix| id.starts_with(prefix));
        assert!(known, "{id} is written but never said");
    }
}

/// A grading that was stopped may have figures, or none; it says which.
#[test]
fn a_grading_without_figures_announces_none() {
    let say = |language: Language, id: &str| language.say(&gametree_language::Message::new(id));
    for language in Language::ALL {
        let (some, none) = (say(language, "grade-stopped"), say(language, "error-grade-stopped"));
        assert_ne!(some, none, "{language}");
    }
    let none = say(Language::English, "error-grade-stopped");
    assert_eq!(none, "stopped before any position was graded");
}

/// Whatever goes into a sentence: nothing in it is obeyed, nothing hides, the sentence stays the same.
#[test]
fn no_argument_of_any_message_reaches_a_terminal_as_it_is() {
    let wicked = [
        "\x1b[2J",
        "\x07",
        "\r",
        "\n",
        "\t",
        "\u{7f}",
        "\u{9b}31m",
        "\u{202e}",
        "\u{2066}",
        "\u{2069}",
        "\u{200f}",
        "\u{61c}",
        "\u{2028}",
        "\u{200b}",
        "\u{feff}",
        "\u{e0041}",
    ];
    let mut said = 0;
    for (id, names) in messages(Language::English) {
        let names: Vec<&'static str> = names.into_iter().map(|name| &*name.leak()).collect();
        for language in Language::ALL {
            for (&wicked, &changed) in wicked.iter().flat_map(|w| names.iter().map(move |n| (w, n)))
            {
                let with = |text: &str| {
                    let message = names.iter().fold(Message::new(&id), |message, &name| {
                        message.with(name, if name == changed { text } else { "plain" })
                    });
                    language.say(&message)
                };
                let shown = visible(wicked);
                assert!(!shown.contains(is_hidden), "{shown:?}");
                assert_eq!(with(wicked), with(&shown), "{language} {id} {changed}");
                said += 1;
            }
        }
    }
    assert!(said > 10_000, "{said}");
}

/// What is put together, isolated, said inside another message or known to no language is no way round.
#[test]
fn there_is_no_way_round() {
    let wicked = "\x1b]0;title\x07\u{202e}";
    for language in Language::ALL {
        let joined = Argument::list([wicked, wicked], " / ");
        let inner = message!("search-algorithm", algorithm = wicked, depth = joined.clone());
        for argument in [joined.clone().isolated(), inner.into(), joined] {
            let written = without_marks(&language.write(&argument)).into_owned();
            assert!(!written.contains(is_hidden), "{written:?}");
        }
        // What the program puts between the pieces is its own.
        let lines = language.write(&Argument::list([wicked, "b"], "\n"));
        assert_eq!(lines.matches('\n').count(), 1, "{lines:?}");
        let unknown = Message::new("no-such-id").or(wicked);
        assert!(!language.say(&unknown).contains(is_hidden));
        let million = message!("error-command", command = "9".repeat(1 << 20), suggestion = "");
        assert!(language.say(&million).chars().count() < 1200);
    }
}
