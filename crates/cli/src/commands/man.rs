//! `gametree man`: the manual pages, one a command.

use std::fs;
use std::io;

use clap::Command;
use gametree_language::{Language, message, visible};
use serde::Serialize;

use crate::arguments::Man;
use crate::complaint::Complaint;
use crate::files::{self, cannot_write};
use crate::screen::Screen;

#[derive(Serialize)]
struct Json {
    files: Vec<String>,
}

pub(crate) fn run(arguments: &Man, command: Command, screen: &Screen) -> Result<(), Complaint> {
    let folder = &arguments.folder;
    fs::create_dir_all(folder).map_err(|error| cannot_write(folder, error))?;
    let mut written_files = Vec::new();
    for command in pages(command) {
        let file = folder.join(format!("{}.1", command.get_name()));
        let written = page(command, screen.language());
        let page = written.map_err(|error| cannot_write(&file, error))?;
        files::write_text(&file, &page)?;
        written_files.push(file.display().to_string());
    }
    if screen.wants_json() {
        return screen.print_json(&Json { files: written_files });
    }
    let names: Vec<_> = written_files.iter().map(|file| visible(file)).collect();
    screen.print(&names.join("\n"))
}

/// A page; its headings that do not come from the help are the library's own.
fn page(command: Command, language: Language) -> io::Result<String> {
    let mut page = Vec::new();
    clap_mangen::Man::new(command).render(&mut page)?;
    let mut page = String::from_utf8_lossy(&page).into_owned();
    for (heading, words) in [
        ("NAME", message!("manual-name")),
        ("SYNOPSIS", message!("manual-synopsis")),
        ("DESCRIPTION", message!("manual-description")),
        ("VERSION", message!("manual-version")),
    ] {
        let words = format!("\n.SH {}\n", language.say(&words));
        page = page.replace(&format!("\n.SH {heading}\n"), &words);
    }
    Ok(page)
}

/// The program itself, then every command as `gametree-NAME`.
fn pages(mut command: Command) -> Vec<Command> {
    command.build();
    let commands = command.get_subcommands().map(|subcommand| {
        let name = format!("gametree-{}", subcommand.get_name());
        subcommand.clone().name(name)
    });
    let mut pages: Vec<Command> = commands.collect();
    pages.insert(0, command);
    pages
}
