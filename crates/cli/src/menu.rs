//! The menu that a bare `gametree` opens on a terminal. Whatever is chosen becomes a command line, which is
//! shown and then done as if it had been typed: the menu knows how to ask, and nothing else.

mod item;
mod line;

use gametree_catalogue::Catalogue;
use gametree_language::{Language, message};
use unicode_width::UnicodeWidthStr;

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

/// Shows the menu, does what is chosen, and asks what comes next until the user leaves. After a result the
/// menu itself is shown again only on request, so that the result stays on the screen.
pub(crate) fn run(catalogue: &Catalogue, screen: &Screen) -> Result<(), Complaint> {
    let mut screen = screen.clone();
    screen.print(&screen.style().terminal.strong(&screen.say(&message!("command-gametree"))))?;
    screen.print(&screen.say(&message!("menu-how")))?;
    let mut is_shown = true;
    loop {
        interrupt::set_farewell(String::new());
        let wish = ask(catalogue, &screen, is_shown)?;
        is_shown = !matches!(wish, Wish::Do(_));
        match wish {
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

/// Asks what to do and every question that follows from it. A game reads standard input itself, and only one
/// reader can hold it; so this function lets go of it when it returns.
fn ask(catalogue: &Catalogue, screen: &Screen, is_shown: bool) -> Result<Wish, Complaint> {
    let mut input = Input::new();
    let questions = &mut Questions { screen, input: &mut input };
    Ok(match choose(questions, is_shown)? {
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

/// Asks for an item of the menu. Behind a short prompt the menu is shown when nothing is typed.
fn choose(questions: &mut Questions<'_>, is_shown: bool) -> Result<Option<Item>, Complaint> {
    let items: Vec<(&str, String, Option<Item>)> =
        Item::all().map(|item| (item.name(), String::new(), Some(item))).collect();
    if !is_shown {
        let prompt = format!("\n{} > ", questions.screen.say(&message!("menu-next")));
        // The choice after the last one is the menu.
        let mut with_menu = items.clone();
        with_menu.push(("menu", String::new(), None));
        match questions.pick(&prompt, &with_menu, items.len(), items.len())? {
            Some(None) => {}
            chosen => return Ok(chosen.flatten()),
        }
    }
    questions.screen.print(&listed(questions.screen))?;
    Ok(questions.pick("[1] > ", &items, items.len(), 0)?.flatten())
}

/// The menu: its headings in one column, beside them the numbered items, each with the word that may be
/// typed for it.
fn listed(screen: &Screen) -> String {
    let headings = Item::GROUPS.map(|(heading, _)| screen.say(&heading.label()));
    let wide = headings.iter().map(|heading| heading.width()).max().unwrap_or(0);
    let mut text = format!("\n{}\n", screen.say(&message!("menu-title")));
    let mut number = 0;
    for (heading, (_, items)) in headings.iter().zip(Item::GROUPS) {
        for (index, item) in items.iter().enumerate() {
            number += 1;
            let heading = if index == 0 { heading.as_str() } else { "" };
            let space = " ".repeat(wide - heading.width());
            let label = screen.say(&item.label());
            let line = format!("{heading}{space}  {number:>2}  {label} ({})", item.name());
            text += &format!("{}\n", screen.line(&line));
        }
    }
    text
}
