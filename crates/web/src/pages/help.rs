use gametree_lab::reports::Verdict;
use gametree_language::{Message, message};
use gametree_present::ValueMark;
use gametree_rules::{Player, Plies, Proven};
use maud::{Markup, html};

use crate::Visitor;
use crate::command::SERVE_OTHERS;
use crate::kit;
use crate::pages::reports;
use crate::shell::{Lens, Shell};

/// What the signs and verdicts mean, what there is beside games, which keys there are, where everything can be taken to.
pub(crate) async fn page(visitor: Visitor) -> Markup {
    let say = |message: Message| visitor.say(&message);
    let title = say(message!("web-help"));
    let mut shell = Shell::new(&visitor, title.clone(), "prose-page");
    shell.scripts = &["help.js"];
    shell.page(html! {
        div.page-head { h1 { (title) } }
        div.help-columns {
            (kit::card(&say(message!("web-help-marks")), "", marks(&visitor)))
            (kit::card(&say(message!("web-help-verdicts")), "", verdicts(&visitor)))
            (kit::card(&say(message!("web-help-more")), "", more(&visitor)))
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

/// What is said of answers and of published figures.
fn verdicts(visitor: &Visitor) -> Markup {
    let answers = [
        ("right", message!("web-explore-right"), message!("web-help-right")),
        ("missed", message!("web-explore-missed"), message!("web-help-missed")),
        ("mistaken", message!("web-explore-wrong"), message!("web-help-looked-at")),
    ];
    let published = Verdict::ALL.map(|verdict| {
        let words = match verdict {
            Verdict::Reproduced => message!("web-help-reproduced"),
            Verdict::Possible => message!("web-help-possible"),
            Verdict::Plausible => message!("web-help-plausible"),
            Verdict::NotReproduced => message!("web-help-not-reproduced"),
        };
        (verdict, words)
    });
    html! {
        h3 { (Lens::Explore.label(visitor)) }
        ul.plain.verdicts.help-verdicts {
            @for (class, mark, words) in answers {
                li class=(class) {
                    span.tag { (visitor.say(&mark)) }
                    span { (visitor.say(&words)) }
                }
            }
        }
        h3 { (Lens::Reports.label(visitor)) }
        ul.plain.verdicts.help-verdicts {
            @for (verdict, words) in published {
                li { (reports::verdict(visitor, verdict)) span { (visitor.say(&words)) } }
            }
        }
    }
}

/// What there is beside games.
fn more(visitor: &Visitor) -> Markup {
    let pages = [
        ("/lab", Lens::Lab.label(visitor), message!("web-help-lab")),
        ("/explore", Lens::Explore.label(visitor), message!("web-help-explore")),
        ("/reports", Lens::Reports.label(visitor), message!("web-help-reports")),
        ("/class", visitor.say(&message!("web-class")), message!("web-help-class")),
    ];
    html! {
        ul.plain.help-pages {
            @for (address, name, words) in pages {
                li { a href=(address) { (name) } span { (visitor.say(&words)) } }
            }
        }
        (kit::command(SERVE_OTHERS, &visitor.say(&message!("web-copy"))))
    }
}

/// The keys, by what they do and where.
fn keys(visitor: &Visitor) -> Markup {
    use Lens::{Explore, Play, Solve, Tree};
    let rows: [(&[&str], Message, &[Lens]); 16] = [
        (&["H"], message!("web-key-hint"), &[Play, Explore]),
        (&["U"], message!("web-key-undo"), &[Play]),
        (&["R"], message!("web-key-redo"), &[Play]),
        (&["N"], message!("web-key-new"), &[Play]),
        (&["V"], message!("web-key-values"), &[Play]),
        (&["S"], message!("web-key-share"), &[Play, Solve]),
        (&["T"], message!("web-key-tree"), &[Play]),
        (&["P"], message!("web-key-projector"), &[Tree, Explore]),
        (&["B"], message!("web-key-both"), &[Tree]),
        (&["←", "→"], message!("web-key-step"), &[Tree, Play]),
        (&["Home", "End"], message!("web-key-ends"), &[Tree, Play]),
        (&["C"], message!("web-key-cut"), &[Tree]),
        (&["↑", "↓"], message!("web-key-level"), &[Tree]),
        (&["Space"], message!("web-key-fold"), &[Tree]),
        (&["←", "→", "Tab"], message!("web-explore-key-leaf"), &[Explore]),
        (&["?"], message!("web-key-help"), &[]),
    ];
    html! {
        p.soft { (visitor.say(&message!("web-help-keys-text"))) }
        dl.help-keys {
            @for (keys, words, lenses) in rows {
                dt dir="ltr" { @for key in keys { kbd { (key) } } }
                dd {
                    (visitor.say(&words))
                    @for lens in lenses { " " span.tag { (lens.label(visitor)) } }
                    @if lenses.is_empty() { " " span.tag { (visitor.say(&message!("web-help-everywhere"))) } }
                }
            }
        }
        p data-letter-keys=(visitor.say(&message!("web-key-switch"))) {}
    }
}
