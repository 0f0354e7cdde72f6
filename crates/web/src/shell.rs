use gametree_language::{Language, Message, message};
use maud::{DOCTYPE, Markup, html};

use crate::icon::Icon;
use crate::pages::tree;
use crate::visitor::Theme;
use crate::{Place, Visitor, assets};

/// A way of looking at games: the first three at one position, the others at many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lens {
    Play,
    Tree,
    Solve,
    Lab,
    Explore,
    Reports,
}

impl Lens {
    const ALL: [Lens; 6] =
        [Lens::Play, Lens::Tree, Lens::Solve, Lens::Lab, Lens::Explore, Lens::Reports];

    /// Those that stand at the foot of a small screen; the others are in its menu.
    const TABS: [Lens; 5] = [Lens::Play, Lens::Tree, Lens::Solve, Lens::Lab, Lens::Explore];

    /// Its word in addresses.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Lens::Play => "play",
            Lens::Tree => "tree",
            Lens::Solve => "solve",
            Lens::Lab => "lab",
            Lens::Explore => "explore",
            Lens::Reports => "reports",
        }
    }

    /// Whether it shows one position, so that it can be changed to and from without leaving that.
    const fn has_place(self) -> bool {
        matches!(self, Lens::Play | Lens::Tree | Lens::Solve)
    }

    const fn icon(self) -> Icon {
        match self {
            Lens::Play => Icon::Play,
            Lens::Tree => Icon::Tree,
            Lens::Solve => Icon::Check,
            Lens::Lab => Icon::Bars,
            Lens::Explore => Icon::Slide,
            Lens::Reports => Icon::Document,
        }
    }

    pub(crate) fn label(self, visitor: &Visitor) -> String {
        visitor.say(&match self {
            Lens::Play => message!("web-lens-play"),
            Lens::Tree => message!("web-lens-tree"),
            Lens::Solve => message!("web-lens-solve"),
            Lens::Lab => message!("web-lens-lab"),
            Lens::Explore => message!("web-lens-explore"),
            Lens::Reports => message!("web-lens-reports"),
        })
    }
}

/// What surrounds every page.
pub(crate) struct Shell<'a> {
    /// Who reads it.
    pub(crate) visitor: &'a Visitor,
    /// What it is called.
    pub(crate) title: String,
    /// The lens it is, if it is one.
    pub(crate) lens: Option<Lens>,
    /// The position it is about: other lenses keep it.
    pub(crate) place: Option<Place>,
    /// Its own address, where that is not the one of its place.
    pub(crate) own: Option<String>,
    /// The class of the page.
    pub(crate) class: &'static str,
    /// The scripts that make it nicer.
    pub(crate) scripts: &'static [&'static str],
    /// Whether it changes by itself: without scripts it is loaded again after so many seconds.
    pub(crate) refresh: Option<u32>,
}

impl<'a> Shell<'a> {
    /// A page that stands by itself.
    pub(crate) fn new(visitor: &'a Visitor, title: String, class: &'static str) -> Self {
        Shell {
            visitor,
            title,
            lens: None,
            place: None,
            own: None,
            class,
            scripts: &[],
            refresh: None,
        }
    }

    /// The whole page around `main`.
    pub(crate) fn page(&self, main: Markup) -> Markup {
        let Visitor { language, theme, .. } = *self.visitor;
        let direction = if language.is_right_to_left() { "rtl" } else { "ltr" };
        html! {
            (DOCTYPE)
            html lang=(language.code()) dir=(direction) data-theme=(theme.name()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    title {
                        (self.title)
                        @if let Some(lens) = self.lens { " – " (lens.label(self.visitor)) }
                        (language.separator()) "gametree"
                    }
                    link rel="icon" type="image/svg+xml" href=(assets::address("icon.svg"));
                    link rel="stylesheet" href=(assets::address("style.css"));
                    @for script in ["shell.js"].iter().chain(self.scripts) {
                        script type="module" src=(assets::address(script)) {}
                    }
                    @if let Some(seconds) = self.refresh {
                        noscript { meta http-equiv="refresh" content=(seconds); }
                    }
                }
                body {
                    a.skip href="#main" { (self.say(message!("web-skip"))) }
                    (self.header())
                    (self.unanswered())
                    main #main class=(self.class) tabindex="-1" { (main) }
                    (self.tabs())
                    div #live.unseen role="status" aria-live="polite"
                        data-copied=(self.say(message!("web-copied"))) {}
                }
            }
        }
    }

    fn say(&self, message: Message) -> String {
        self.visitor.say(&message)
    }

    /// The address of a lens, on the position of this page or on the game that everybody knows.
    fn lens_address(&self, lens: Lens) -> String {
        match (&self.place, &self.own) {
            (_, Some(own)) if self.lens == Some(lens) => own.clone(),
            _ if !lens.has_place() => format!("/{}", lens.name()),
            (Some(place), _) if lens == Lens::Play && self.lens != Some(lens) => {
                self.visitor.play_address(place)
            }
            (Some(place), _) if lens == Lens::Tree => tree::address_that_fits(place, None),
            (Some(place), _) => place.address(lens.name()),
            (None, _) => format!("/{}", lens.name()),
        }
    }

    /// The words that a script shows while the workbench does not answer.
    fn unanswered(&self) -> Markup {
        let words = match self.lens {
            Some(Lens::Play) => message!("web-unanswered-moves"),
            _ => message!("web-unanswered"),
        };
        html! {
            aside #unanswered.unanswered hidden {
                p { (self.say(words)) }
                button.button.framed type="button" { (self.say(message!("web-try-again"))) }
            }
        }
    }

    fn header(&self) -> Markup {
        html! {
            header.top {
                a.brand href="/" { (logo()) span { "gametree" } }
                nav.lenses aria-label=(self.say(message!("web-nav"))) {
                    @for lens in Lens::ALL {
                        a href=(self.lens_address(lens))
                            aria-current=[(self.lens == Some(lens)).then_some("page")] {
                            (lens.label(self.visitor))
                        }
                    }
                }
                div.preferences {
                    (self.languages())
                    (self.themes())
                    a.quiet.wide href="/help" aria-keyshortcuts="?" { (Icon::Help.draw()) (self.say(message!("web-help"))) }
                    (self.more())
                }
            }
        }
    }

    /// Where a small screen has what does not stand at its foot.
    fn more(&self) -> Markup {
        html! {
            details.menu.narrow {
                summary.quiet aria-label=(self.say(message!("web-more"))) { (Icon::Menu.draw()) }
                nav.menu-list aria-label=(self.say(message!("web-more"))) {
                    @for lens in Lens::ALL.into_iter().filter(|lens| !Lens::TABS.contains(lens)) {
                        a href=(self.lens_address(lens))
                            aria-current=[(self.lens == Some(lens)).then_some("page")] {
                            (lens.icon().draw()) (lens.label(self.visitor))
                        }
                    }
                    a href="/help" { (Icon::Help.draw()) (self.say(message!("web-help"))) }
                }
            }
        }
    }

    /// The lenses at the foot of a small screen.
    fn tabs(&self) -> Markup {
        html! {
            nav.tabs aria-label=(self.say(message!("web-nav"))) {
                @for lens in Lens::TABS {
                    a href=(self.lens_address(lens))
                        aria-current=[(self.lens == Some(lens)).then_some("page")] {
                        (lens.icon().draw()) span { (lens.label(self.visitor)) }
                    }
                }
            }
        }
    }

    fn languages(&self) -> Markup {
        let chosen = self.visitor.language;
        // The name contains the word that is seen, so that speech can press it.
        let label = message!("web-language-is", name = chosen.own_name());
        html! {
            details.menu {
                summary.quiet aria-label=(self.say(label)) {
                    (Icon::Globe.draw()) span.wide { (chosen.own_name()) }
                }
                form.menu-list method="post" action="/settings" {
                    input type="hidden" name="back" value=(self.visitor.address);
                    @for language in Language::ALL {
                        button name="lang" value=(language.code()) lang=(language.code())
                            aria-current=[(language == chosen).then_some("true")] {
                            (language.own_name())
                        }
                    }
                }
            }
        }
    }

    fn themes(&self) -> Markup {
        let chosen = self.visitor.theme;
        let label = |theme| match theme {
            Theme::System => self.say(message!("web-theme-system")),
            Theme::Light => self.say(message!("web-theme-light")),
            Theme::Dark => self.say(message!("web-theme-dark")),
        };
        html! {
            details.menu {
                summary.quiet aria-label=(self.say(message!("web-theme"))) {
                    span.by-day { (Icon::Sun.draw()) }
                    span.by-night { (Icon::Moon.draw()) }
                }
                form.menu-list method="post" action="/settings" {
                    input type="hidden" name="back" value=(self.visitor.address);
                    @for theme in Theme::ALL {
                        button name="theme" value=(theme.name())
                            aria-current=[(theme == chosen).then_some("true")] { (label(theme)) }
                    }
                }
            }
        }
    }
}

/// A first player, a second player, and what nobody looked at.
fn logo() -> Markup {
    html! {
        svg.logo viewBox="0 0 24 24" aria-hidden="true" {
            path.seen d="M13 5L6 17" {}
            path.unseen-branch d="M13 5l6 9" {}
            rect.first x="9" y="1" width="8" height="8" {}
            circle.second cx="5.500" cy="18" r="4" {}
            circle.ghost cx="19" cy="18" r="3.200" {}
        }
    }
}
