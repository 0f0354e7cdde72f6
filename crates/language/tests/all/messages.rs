//! Every message exists in every language with the same arguments, and is used somewhere.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use gametree_language::Language;

type Messages = BTreeMap<String, BTreeSet<String>>;

/// The arguments of every message, by id.
fn messages(language: Language) -> Messages {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("messages").join(language.code());
    let mut messages = Messages::new();
    for file in files_below(&folder, "ftl") {
        let text = fs::read_to_string(&file).unwrap();
        let resource: Resource<String> = fluent_syntax::parser::parse(text)
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", file.display()));
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let mut arguments = BTreeSet::new();
                    let value = message.value.expect("a message says something");
                    collect_pattern(&value, &mut arguments);
                    let twice = messages.insert(message.id.name.clone(), arguments);
                    assert!(twice.is_none(), "{language}: {} is there twice", message.id.name);
                }
                Entry::Junk { content } => panic!("{}: {content}", file.display()),
                _ => {}
            }
        }
    }
    messages
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
    let composed = ["command-", "argument-", "game-", "heuristic-", "parameter-", "strength-"];
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
