use gametree_language::{Message, message};
use maud::{Markup, html};

use super::{notice, shell};
use crate::Visitor;
use crate::classes::{CODE_LENGTH, Sheet};
use crate::kit;

/// Where a code is typed.
pub(crate) fn enter(visitor: &Visitor, wrong: Option<Message>) -> Markup {
    let say = |message: Message| visitor.say(&message);
    let title = say(message!("web-class-enter"));
    shell(visitor, &title, "class-page phone").page(html! {
        div.page-head { h1 { (title) } }
        (notice(visitor, wrong))
        form.card.class-start action="/c" {
            @if let Some(language) = visitor.asked_language() {
                input type="hidden" name="lang" value=(language.code());
            }
            label {
                span.field-label { (say(message!("web-class-code"))) }
                input.field.code name="code" required autocomplete="off" autocapitalize="none"
                    spellcheck="false" dir="ltr" maxlength=(2 * CODE_LENGTH);
            }
            p { button.button.main.whole { (say(message!("web-class-go"))) } }
        }
    })
}

/// Somebody with the right code who has no seat yet.
pub(crate) fn join(visitor: &Visitor, sheet: &Sheet, wrong: Option<Message>) -> Markup {
    let say = |message: Message| visitor.say(&message);
    let title = say(message!("web-class-enter"));
    shell(visitor, &title, "class-page phone").page(html! {
        div.page-head { h1 { (title) } (kit::code(sheet.code.as_str())) }
        (notice(visitor, wrong))
        form.card.class-start method="post" action=(visitor.on_to(&format!("/c/{}/join", sheet.code))) {
            p { (say(message!("web-class-join-text"))) }
            p { button.button.main.whole { (say(message!("web-class-join"))) } }
            p.soft.small { (say(message!("web-class-join-cookie"))) }
        }
    })
}

/// There was a class.
pub(crate) fn over(visitor: &Visitor) -> Markup {
    let say = |message: Message| visitor.say(&message);
    let title = say(message!("web-class-over"));
    shell(visitor, &title, "class-page phone").page(html! {
        div.page-head { h1 { (title) } }
        section.card.class-start {
            p { (say(message!("web-class-over-text"))) }
            p { a.button.framed href="/explore" { (say(message!("web-class-explore"))) } }
        }
    })
}
