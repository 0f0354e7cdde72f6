//! The menu that a bare `gametree` opens on a terminal. Whatever is chosen becomes a command line, which is
//! shown and then done as if it had been typed: the menu knows how to ask, and nothing else.

mod item;
mod line;

use gametree_catalogue::Catalogue;
use gametree_language::{Language, message};

use crate::complaint::Complaint;
use crate::interrupt;
use crate::play::{Input, Questions};
use crate::screen::Screen;
use item::Item;
pub(crate) use line::{Line, quoted};

/// What somebody wants.
enum Wish {
    Do(Line),
    Speak(Language),
    /// To see the menu again.
    Nothing,
    Leave,
}

/// Leads to everything; comes back until somebody leaves.
pub(crate) fn run(catalogue: &Catalogue, screen: &Screen) -> Result<(), Complaint> {
    let mut screen = screen.clone();
    screen.print(&screen.style().terminal.strong(&screen.say(&message!("command-gametree"))))?;
    screen.print(&screen.say(&message!("menu-how")))?;
    loop {
        interrupt::set_farewell(String::new());
        match ask(catalogue, &screen)? {
            Wish::Do(line) => {
                if line.says_more_than_its_command() {
                    // It may be copied, so it is one line, however long.
                    screen.print_whole_lines(
                        &screen.say(&message!("menu-line", line = line.text())),
                    )?;
                    screen.print("")?;
                }
                // What goes wrong behind a menu ends up back in the menu.
                if let Err(complaint) = crate::answer(catalogue, &line.arguments(), &screen) {
                    screen.complain(&complaint);
                }
            }
            Wish::Speak(language) => screen = screen.in_language(language),
            Wish::Nothing => {}
            Wish::Leave => return Ok(()),
        }
    }
}

/// Asks what to do, and whatever that needs to know. A game reads standard input itself, and only one can hold
/// it; so it is not held any more when this returns.
fn ask(catalogue: &Catalogue, screen: &Screen) -> Result<Wish, Complaint> {
    let mut input = Input::new();
    let questions = &mut Questions { screen, input: &mut input };
    let label = |item: Item| format!("{}: {}", item.name(), screen.say(&item.label()));
    let items = Item::ALL.map(|item| (item.name(), screen.line(&label(item)), item));
    Ok(match questions.choose(&message!("menu-title"), &items, 0)? {
        None | Some(Item::Quit) => Wish::Leave,
        Some(Item::Language) => {
            let languages = Language::ALL;
            let choices = languages.map(|language| {
                let label = format!("{}: {}", language.code(), language.own_name());
                (language.code(), label, language)
            });
            let now = languages.iter().position(|language| *language == screen.language());
            let chosen =
                questions.choose(&message!("menu-language"), &choices, now.unwrap_or(0))?;
            chosen.map_or(Wish::Nothing, Wish::Speak)
        }
        Some(item) => item.line(questions, catalogue)?.map_or(Wish::Nothing, Wish::Do),
    })
}
