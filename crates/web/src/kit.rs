//! The pieces that pages are made of.

mod choice;
mod mark;

use maud::{Markup, html};

pub(crate) use choice::{Choice, segments, slider};
pub(crate) use mark::{mark, svg_mark};

use crate::icon::Icon;

/// A spec, a position, moves: what can be typed, from left to right in every language.
pub(crate) fn code(text: &str) -> Markup {
    html! { bdi.code dir="ltr" { (text) } }
}

/// Text that may be broken after the signs that hold a name together, and so is not broken within its words.
pub(crate) fn breakable(text: &str) -> Markup {
    let mut pieces = vec![String::new()];
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        if let Some(piece) = pieces.last_mut() {
            piece.push(letter);
        }
        // A number stays with what it belongs to.
        let before_word = letters.peek().is_some_and(|next| next.is_alphabetic());
        if before_word && matches!(letter, ',' | ':' | '=') {
            pieces.push(String::new());
        }
    }
    html! {
        @for (at, piece) in pieces.iter().enumerate() { @if at > 0 { wbr; } (piece) }
    }
}

/// A piece of a page under a heading, with a few words at the other end of the line.
pub(crate) fn card(title: &str, aside: &str, body: Markup) -> Markup {
    html! {
        section.card {
            @if !title.is_empty() {
                header.card-head {
                    h2 { (title) }
                    @if !aside.is_empty() { span.aside { (aside) } }
                }
            }
            (body)
        }
    }
}

/// A link that looks like a button, with the key that does the same.
pub(crate) fn link(address: &str, icon: Icon, label: &str, key: &str) -> Markup {
    html! {
        a.button href=(address) aria-keyshortcuts=[some(key)] { (inside(icon, label, key)) }
    }
}

/// A button that sends the form it is in.
pub(crate) fn button(name: &str, value: &str, icon: Icon, label: &str, key: &str) -> Markup {
    html! {
        button.button name=[some(name)] value=[some(value)] aria-keyshortcuts=[some(key)] {
            (inside(icon, label, key))
        }
    }
}

/// What stands in a button.
pub(crate) fn inside(icon: Icon, label: &str, key: &str) -> Markup {
    html! {
        (icon.draw())
        span { (label) }
        @if !key.is_empty() { kbd { (key) } }
    }
}

fn some(text: &str) -> Option<&str> {
    (!text.is_empty()).then_some(text)
}

/// A command to be copied: it can be selected by hand, and a script adds a button.
pub(crate) fn command(line: &str, copy: &str) -> Markup {
    html! {
        div.command data-copies=(copy) {
            code dir="ltr" { span.prompt aria-hidden="true" { "$ " } span.line { (in_words(line)) } }
        }
    }
}

/// A command whose options are not broken after their hyphens. A long word still is, where it has to be.
fn in_words(line: &str) -> Markup {
    const SHORT: usize = 24;
    html! {
        @for piece in line.split_inclusive(char::is_whitespace) {
            @let word = piece.trim_end();
            @if word.contains('-') && word.chars().count() <= SHORT {
                span.word { (word) } (&piece[word.len()..])
            } @else { (piece) }
        }
    }
}

/// A word with a green tick: it is proven.
pub(crate) fn proven(word: &str) -> Markup {
    html! { span.tag.proven { (Icon::Check.draw()) (word) } }
}

/// A word with a dashed edge: it is an estimate.
pub(crate) fn estimate(word: &str) -> Markup {
    html! { span.tag.estimate { (word) } }
}
