//! `gametree man`: the manual pages, one a command.

use std::fs;

use clap::Command;
use gametree_language::message;
use serde::Serialize;

use crate::arguments::Man;
use crate::complaint::Complaint;
use crate::screen::Screen;

#[derive(Serialize)]
struct Json {
    files: Vec<String>,
}

pub(crate) fn run(arguments: &Man, command: Command, screen: &Screen) -> Result<(), Complaint> {
    let folder = &arguments.folder;
    let complain = |error: std::io::Error| {
        Complaint(message!(
            "error-write",
            file = folder.display().to_string(),
            reason = error.to_string()
        ))
    };
    fs::create_dir_all(folder).map_err(complain)?;
    let mut files = Vec::new();
    for command in pages(command) {
        let file = folder.join(format!("{}.1", command.get_name()));
        let mut page = Vec::new();
        clap_mangen::Man::new(command).render(&mut page).map_err(complain)?;
        fs::write(&file, page).map_err(complain)?;
        files.push(file.display().to_string());
    }
    if screen.wants_json() {
        return screen.print_json(&Json { files });
    }
    screen.print(&files.join("\n"))
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
