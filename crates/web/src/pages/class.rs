//! With a class: the page on the wall, the pages of phones, and what stands before them.

mod address;
mod branch;
mod enter;
mod marked;
mod phone;
mod qr;
mod start;
mod teacher;

pub(crate) use enter::{enter, join, over};
pub(crate) use phone::page as phone;
pub(crate) use start::{alone, start};
pub(crate) use teacher::page as teacher;

use gametree_language::Message;
use maud::{Markup, html};

use crate::Visitor;
use crate::shell::{Lens, Shell};

/// The frame of every page about classes.
fn shell<'a>(visitor: &'a Visitor, title: &str, class: &'static str) -> Shell<'a> {
    let mut shell = Shell::new(visitor, title.to_owned(), class);
    shell.lens = Some(Lens::Explore);
    shell
}

/// What could not be, above everything else.
fn notice(visitor: &Visitor, notice: Option<Message>) -> Markup {
    html! {
        @if let Some(notice) = notice {
            p.card.wrong role="alert" { (visitor.sentence(&notice)) }
        }
    }
}
