//! A game in the forms that a report wants.

use gametree_language::{Message, message};
use maud::{Markup, html};

use super::scene::Scene;
use crate::games::Download;
use crate::icon::Icon;
use crate::kit;

fn label(download: Download) -> Message {
    match download {
        Download::Markdown => message!("web-play-as-markdown"),
        Download::Csv => message!("web-play-as-csv"),
        Download::Latex => message!("web-play-as-latex"),
        Download::Json => message!("web-play-as-json"),
        Download::Svg => message!("web-play-as-svg"),
        Download::Saved => message!("web-play-as-saved"),
    }
}

/// Links to all forms.
pub(super) fn card(scene: &Scene<'_>) -> Markup {
    if scene.game().moves().is_empty() {
        return html! {};
    }
    let title = scene.say(&message!("web-play-report"));
    kit::card(
        &title,
        "",
        html! {
            p.soft { (scene.say(&message!("web-play-report-what"))) }
            div.formats {
                @for download in Download::ALL {
                    a.button.framed.little href=(address(scene, download)) download {
                        (kit::inside(Icon::Download, &scene.say(&label(download)), ""))
                    }
                }
            }
            p.small { a href="/games" { (scene.say(&message!("web-own"))) } }
        },
    )
}

fn address(scene: &Scene<'_>, download: Download) -> String {
    match scene.kept() {
        Some(kept) => format!("/g/{}?format={}", kept.id, download.name()),
        None => scene.address_with(&format!("format={}", download.name())),
    }
}
