//! Help in the user's language: every command and argument is described by the message named after
//! it, `command-NAME` and `argument-NAME`.

use std::ffi::OsString;

use clap::{Arg, ArgAction, Command, CommandFactory};
use gametree_catalogue::{Algorithm, Catalogue};
use gametree_language::{Language, Message, message};
use gametree_play::USUAL_DEPTH;
use gametree_present::{algorithm_title, heuristic_title};

use crate::arguments::{Cli, LAST};

/// The command line with its help in this language.
pub(crate) fn translated(catalogue: &Catalogue, language: Language) -> Command {
    let command = Cli::command()
        .about(language.say(&message!("command-gametree")))
        .disable_help_subcommand(true)
        .subcommand_help_heading(language.say(&message!("help-commands")))
        .subcommand_value_name(language.say(&message!("help-command")))
        .mut_subcommands(|subcommand| {
            let about = language.say(&Message::new(format!("command-{}", subcommand.get_name())));
            with_arguments(subcommand.about(about), catalogue, language)
        });
    let version = Arg::new("version")
        .short('V')
        .long("version")
        .action(ArgAction::Version)
        .display_order(LAST);
    let command = command.disable_version_flag(true).arg(version);
    with_usage(with_arguments(command, catalogue, language), language)
}

/// The same arguments, where `help solve` stands for `solve --help`, and `help` alone for `--help`.
pub(crate) fn asked_for(mut arguments: Vec<OsString>) -> Vec<OsString> {
    // A command is the first word that is neither an option nor the value of one.
    let mut place = 1;
    while let Some(option) = arguments.get(place).and_then(|argument| argument.to_str()) {
        match option {
            "--lang" => place += 2,
            option if option.starts_with('-') => place += 1,
            "help" => {
                arguments.remove(place);
                arguments.push("--help".into());
                break;
            }
            _ => break,
        }
    }
    arguments
}

/// The parser's own word in usage lines, `[OPTIONS]`, in this language.
fn with_usage(command: Command, language: Language) -> Command {
    const OPTIONS: &str = "OPTIONS";
    let options = language.say(&message!("placeholder-options"));
    if options == OPTIONS {
        return command;
    }
    let mut built = command.clone();
    built.build();
    let usage = |built: &Command| {
        let text = built.clone().help_template("{usage}").render_help().ansi().to_string();
        text.trim_end().replace(OPTIONS, &options)
    };
    command.override_usage(usage(&built)).mut_subcommands(|subcommand| {
        match built.find_subcommand(subcommand.get_name()).map(usage) {
            Some(usage) => subcommand.override_usage(usage),
            None => subcommand,
        }
    })
}

fn with_arguments(command: Command, catalogue: &Catalogue, language: Language) -> Command {
    let say = |message: &Message| language.say(message);
    let name = command.get_name().to_owned();
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help).display_order(LAST);
    let template = format!(
        "{{about-with-newline}}\n{} {}\n\n{{all-args}}",
        say(&message!("help-usage")),
        language.isolated("{usage}")
    );
    command.disable_help_flag(true).arg(help).help_template(template).mut_args(|argument| {
        let heading = if argument.is_positional() {
            message!("help-arguments")
        } else {
            message!("help-options")
        };
        let mut text = say(&described(name.as_str(), argument.get_id().as_str()));
        let list = explained(&argument, catalogue, language);
        if let (None, Some(values)) = (&list, possible_values(&argument)) {
            text += &format!(" [{}]", language.isolated(&values));
        }
        if let [default] = argument.get_default_values() {
            let default = message!("help-default", default = default.to_string_lossy().as_ref());
            text += &format!(" {}", say(&default));
        }
        text += &list.unwrap_or_default();
        let argument = with_placeholder(argument.help(text).help_heading(say(&heading)), language);
        // A flag has neither, and clap insists that nothing is hidden that is not there.
        match argument.get_action().takes_values() {
            true => argument.hide_possible_values(true).hide_default_value(true),
            false => argument,
        }
    })
}

/// What an argument is for. Where an option means something else in one command, or has another default there, that
/// command has words of its own.
fn described(command: &str, argument: &str) -> Message {
    // Experiments of both kinds take the same.
    let command = if command == "tournament" { "compare" } else { command };
    let own = format!("argument-{command}-{argument}");
    match Language::English.knows(&own) {
        true => Message::new(own).with("usual", USUAL_DEPTH.to_string()),
        false => Message::new(format!("argument-{argument}")),
    }
}

/// Algorithms and heuristics one by one, each in a few words.
fn explained(argument: &Arg, catalogue: &Catalogue, language: Language) -> Option<String> {
    let entries: Vec<(String, Message)> = match argument.get_long()? {
        "algorithm" => Algorithm::ALL
            .map(|algorithm| (algorithm.name().to_owned(), algorithm_title(algorithm)))
            .to_vec(),
        "heuristic" => heuristics(catalogue),
        _ => return None,
    };
    let widest = entries.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    let line = |(name, title): &(String, Message)| {
        let name = language.isolated(&format!("{name:widest$}"));
        format!("\n{name}  {}", language.say(title))
    };
    Some(entries.iter().map(line).collect())
}

/// What all games have, then what each has of its own.
fn heuristics(catalogue: &Catalogue) -> Vec<(String, Message)> {
    let mut entries: Vec<(String, Message)> = Vec::new();
    for game in catalogue.entries() {
        for heuristic in game.heuristics {
            let title = heuristic_title(game, heuristic);
            // What is the same in all games is said once.
            if entries.iter().all(|(_, known)| *known != title) {
                let shared = catalogue
                    .entries()
                    .iter()
                    .all(|other| heuristic_title(other, heuristic) == title);
                let name = match shared {
                    true => (*heuristic).to_owned(),
                    false => format!("{heuristic} ({})", game.name()),
                };
                entries.push((name, title));
            }
        }
    }
    entries
}

/// The argument with the word for its value.
fn with_placeholder(argument: Arg, language: Language) -> Arg {
    let Some([name]) = argument.get_value_names() else { return argument };
    let words = Message::new(placeholder_id(name)).or(name.as_str());
    argument.value_name(language.say(&words))
}

fn placeholder_id(name: &str) -> String {
    format!("placeholder-{}", name.to_lowercase())
}

fn possible_values(argument: &Arg) -> Option<String> {
    let values = argument.get_possible_values();
    let names: Vec<&str> = values.iter().map(|value| value.get_name()).collect();
    let takes_value = argument.get_action().takes_values();
    (takes_value && !names.is_empty()).then(|| names.join("|"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_is_a_command_too() {
        let asked = |words: &str| -> String {
            let words = words.split(' ').map(OsString::from).collect();
            let asked: Vec<String> =
                asked_for(words).into_iter().map(|word| word.into_string().unwrap()).collect();
            asked.join(" ")
        };
        for (typed, stands_for) in [
            ("gametree help", "gametree --help"),
            ("gametree help solve", "gametree solve --help"),
            ("gametree --lang lv help solve", "gametree --lang lv solve --help"),
            ("gametree help --ascii", "gametree --ascii --help"),
            ("gametree solve help", "gametree solve help"),
            ("gametree --lang help", "gametree --lang help"),
            ("gametree", "gametree"),
        ] {
            assert_eq!(asked(typed), stands_for);
        }
    }

    #[test]
    fn every_command_and_argument_is_described_in_every_language() {
        for language in Language::ALL {
            translated(&Catalogue::standard(), language).debug_assert();
            // Placeholders are looked for by the names that they have in English.
            let command = translated(&Catalogue::standard(), Language::English);
            let mut described = 0;
            for command in command.get_subcommands().chain([&command]) {
                let mut ids = vec![format!("command-{}", command.get_name())];
                ids.extend(command.get_arguments().map(|arg| format!("argument-{}", arg.get_id())));
                let valued = command.get_arguments().filter(|arg| arg.get_action().takes_values());
                let names = valued.filter_map(Arg::get_value_names).flatten();
                ids.extend(names.map(|name| placeholder_id(name)));
                for id in ids {
                    assert!(language.knows(&id), "{language} does not know {id}");
                    described += 1;
                }
            }
            assert!(described > 20);
        }
    }
}
