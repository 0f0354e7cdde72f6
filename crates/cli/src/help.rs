//! Help in the user's language: every command and argument is described by the message named after
//! it, `command-NAME` and `argument-NAME`.

use clap::{Arg, ArgAction, Command, CommandFactory};
use gametree_language::{Language, Message, message};

use crate::arguments::{Cli, LAST};

/// The command line with its help in this language.
pub(crate) fn translated(language: Language) -> Command {
    let command = Cli::command()
        .about(language.say(&message!("command-gametree")))
        .disable_help_subcommand(true)
        .subcommand_help_heading(language.say(&message!("help-commands")))
        .subcommand_value_name(language.say(&message!("help-command")))
        .mut_subcommands(|subcommand| {
            let about = language.say(&Message::new(format!("command-{}", subcommand.get_name())));
            with_arguments(subcommand.about(about), language)
        });
    let version = Arg::new("version")
        .short('V')
        .long("version")
        .action(ArgAction::Version)
        .display_order(LAST);
    with_arguments(command.disable_version_flag(true).arg(version), language)
}

fn with_arguments(command: Command, language: Language) -> Command {
    let say = |message: &Message| language.say(message);
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
        let mut text = say(&Message::new(format!("argument-{}", argument.get_id())));
        if let Some(values) = possible_values(&argument) {
            text += &format!(" [{}]", language.isolated(&values));
        }
        if let [default] = argument.get_default_values() {
            let default = message!("help-default", default = default.to_string_lossy().as_ref());
            text += &format!(" {}", say(&default));
        }
        let described = argument.help(text).help_heading(say(&heading));
        // A flag has neither, and clap insists that nothing is hidden that is not there.
        match described.get_action().takes_values() {
            true => described.hide_possible_values(true).hide_default_value(true),
            false => described,
        }
    })
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
    fn every_command_and_argument_is_described_in_every_language() {
        for language in Language::ALL {
            let command = translated(language);
            command.clone().debug_assert();
            let mut described = 0;
            for command in command.get_subcommands().chain([&command]) {
                let mut ids = vec![format!("command-{}", command.get_name())];
                ids.extend(command.get_arguments().map(|arg| format!("argument-{}", arg.get_id())));
                for id in ids {
                    assert!(language.knows(&id), "{language} does not know {id}");
                    described += 1;
                }
            }
            assert!(described > 20);
        }
    }
}
