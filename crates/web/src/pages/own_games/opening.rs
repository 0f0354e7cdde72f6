//! The way in for a game that was saved in a file.

use gametree_language::message;
use maud::{Markup, html};

use crate::games::{FIELD, LARGEST_FILE, MOST_OF_ONE, OPEN};
use crate::icon::Icon;
use crate::{Visitor, kit};

pub(super) fn card(visitor: &Visitor) -> Markup {
    let say = |message| visitor.say(&message);
    kit::card(
        &say(message!("web-own-open")),
        "",
        html! {
            form.own-open method="post" action=(OPEN) enctype="multipart/form-data" {
                label.own-file {
                    span { (say(message!("web-own-file"))) }
                    input.field type="file" name=(FIELD) accept=".json,application/json" required;
                }
                button.button.framed {
                    (kit::inside(Icon::On, &say(message!("web-own-open-it")), ""))
                }
            }
            p.soft.small {
                (say(message!("web-own-open-what", kilobytes = (LARGEST_FILE >> 10) as u64)))
            }
            p.soft.small { (say(message!("web-own-limit", most = MOST_OF_ONE))) }
        },
    )
}
