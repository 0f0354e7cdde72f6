use gametree_language::{Message, message};
use gametree_present::ValueMark;
use gametree_rules::{Player, Plies, Proven};
use maud::{Markup, html};

use crate::Visitor;
use crate::kit;
use crate::shell::Shell;

/// What the signs mean, which keys there are, where everything can be taken to.
pub(crate) async fn page(visitor: Visitor) -> Markup {
    let say = |message: Message| visitor.say(&message);
    let title = say(message!("web-help"));
    let mut shell = Shell::new(&visitor, title.clone(), "prose-page");
    shell.scripts = &["help.js"];
    shell.page(html! {
        div.page-head { h1 { (title) } }
        div.help-columns {
            (kit::card(&say(message!("web-help-marks")), "", marks(&visitor)))
            (kit::card(&say(message!("web-help-keys")), "", keys(&visitor)))
            (kit::card(&say(message!("web-help-leave")), "", html! {
                p { (say(message!("web-help-leave-text"))) }
                (kit::command("gametree help", &say(message!("web-copy"))))
                p { a href="/api" { (say(message!("web-help-api"))) } }
            }))
            (kit::card(&say(message!("web-help-safe")), "", html! {
                p { (say(message!("web-help-safe-text"))) }
            }))
        }
    })
}

/// Every kind of mark with what it says.
fn marks(visitor: &Visitor) -> Markup {
    let language = visitor.language;
    let proven = |margin, plies, has_points| {
        ValueMark::proven(Proven { margin, plies }, has_points, language)
    };
    let guess = |side: Option<Player>, text: &str| ValueMark {
        side,
        text: text.to_owned(),
        certain: false,
        best: false,
    };
    let number = |number: u32| language.number(number);
    let rows = [
        (proven(1, Plies::Exactly(5), false), message!("web-mark-first", plies = 5)),
        (proven(-1, Plies::Exactly(8), false), message!("web-mark-second", plies = 8)),
        (proven(0, Plies::Unknown, false), message!("web-mark-draw")),
        (proven(4, Plies::Unknown, true), message!("web-mark-points", by = 4)),
        (proven(1, Plies::AtMost(21), false), message!("web-mark-at-most", plies = 21)),
        (proven(1, Plies::Unknown, false), message!("web-mark-unknown")),
        (guess(Some(Player::First), &number(95)), message!("web-mark-guess-first")),
        (
            guess(Some(Player::Second), &format!("−{}", number(16))),
            message!("web-mark-guess-second"),
        ),
        (proven(1, Plies::Exactly(3), false).best_if(true), message!("web-mark-best")),
    ];
    html! {
        p.soft { (visitor.say(&message!("web-help-marks-text"))) }
        ul.plain.help-marks {
            @for (mark, words) in rows {
                li { (kit::mark(&mark, &visitor.say(&words))) span { (visitor.say(&words)) } }
            }
        }
    }
}

/// The keys, by what they do.
fn keys(visitor: &Visitor) -> Markup {
    let rows: [(&[&str], Message); 15] = [
        (&["H"], message!("web-key-hint")),
        (&["U"], message!("web-key-undo")),
        (&["R"], message!("web-key-redo")),
        (&["N"], message!("web-key-new")),
        (&["V"], message!("web-key-values")),
        (&["S"], message!("web-key-share")),
        (&["T"], message!("web-key-tree")),
        (&["P"], message!("web-key-projector")),
        (&["B"], message!("web-key-both")),
        (&["←", "→"], message!("web-key-step")),
        (&["Home", "End"], message!("web-key-ends")),
        (&["C"], message!("web-key-cut")),
        (&["↑", "↓"], message!("web-key-level")),
        (&["Space"], message!("web-key-fold")),
        (&["?"], message!("web-key-help")),
    ];
    html! {
        p.soft { (visitor.say(&message!("web-help-keys-text"))) }
        dl.help-keys {
            @for (keys, words) in rows {
                dt dir="ltr" { @for key in keys { kbd { (key) } } }
                dd { (visitor.say(&words)) }
            }
        }
        p data-letter-keys=(visitor.say(&message!("web-key-switch"))) {}
    }
}
