use maud::{Markup, PreEscaped};

/// A small picture beside a word, drawn in lines of the word's colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Icon {
    Back,
    Bars,
    Check,
    Chevron,
    Cut,
    Document,
    Download,
    First,
    Last,
    Globe,
    Help,
    Hint,
    Link,
    Menu,
    Moon,
    On,
    Pause,
    People,
    Play,
    Plus,
    Projector,
    Redo,
    Reload,
    Slide,
    Stop,
    Sun,
    Tree,
    Undo,
}

impl Icon {
    /// What is drawn on a square of 24 by 24.
    pub(crate) const fn lines(self) -> &'static str {
        match self {
            Icon::Back => "M15 5l-7 7 7 7",
            Icon::Bars => "M5 20V12M12 20V4M19 20v-6",
            Icon::Check => "M4 12.5l5.5 5.5L20 7",
            Icon::Chevron => "M9 6l6 6-6 6",
            Icon::Cut => {
                "M8.2 8.2L20 20M8.2 15.8L20 4M6 3.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM6 14.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6z"
            }
            Icon::Document => "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
            Icon::Download => "M12 4v11M7 11l5 5 5-5M4 20h16",
            Icon::First => "M6 5v14M18 5l-8 7 8 7",
            Icon::Last => "M18 5v14M6 5l8 7-8 7",
            Icon::Globe => {
                "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM3 12h18M12 3c3 2.6 4 5.6 4 9s-1 6.400-4 9c-3-2.600-4-5.600-4-9s1-6.400 4-9z"
            }
            Icon::Help => {
                "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM9.500 9.500a2.600 2.600 0 1 1 3.600 2.500c-.8.400-1.100.9-1.100 1.800M12 17v.2"
            }
            Icon::Hint => "M9 17h6M10 20.500h4M9 17c0-3-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5-3 8",
            Icon::Link => {
                "M10 14a4 4 0 0 0 5.700 0l3.600-3.600a4 4 0 0 0-5.700-5.700L12 6.300M14 10a4 4 0 0 0-5.700 0l-3.600 3.600a4 4 0 0 0 5.700 5.700l1.600-1.600"
            }
            Icon::Menu => "M4 7h16M4 12h16M4 17h16",
            Icon::Moon => "M20 14.500A8.500 8.500 0 1 1 9.500 4a6.800 6.800 0 0 0 10.500 10.500z",
            Icon::On => "M9 5l7 7-7 7",
            Icon::Pause => "M8 5v14M16 5v14",
            Icon::People => {
                "M9 4.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7zM2.500 20a6.500 6.500 0 0 1 13 0M16 4.800a3.500 3.500 0 0 1 0 6.400M17.500 14.200A6.500 6.500 0 0 1 21.500 20"
            }
            Icon::Play => "M7 5l11 7-11 7z",
            Icon::Plus => "M12 5v14M5 12h14",
            Icon::Projector => "M3 4h18v12H3zM8 20h8M12 16v4",
            Icon::Redo => "M20 10h-9.500a5.500 5.500 0 1 0 0 11H13M15.500 5.500L20 10l-4.500 4.500",
            Icon::Reload => "M20 12a8 8 0 1 1-2.400-5.700L20 8.500M20 3.500v5h-5",
            Icon::Slide => "M12 4v16M8 8l4-4 4 4M8 16l4 4 4-4",
            Icon::Stop => "M6 6h12v12H6z",
            Icon::Sun => {
                "M12 8.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7zM12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M5.300 18.700l1.400-1.400M17.300 6.700l1.400-1.400"
            }
            Icon::Tree => {
                "M9 3h6v5H9zM5.500 15.500a2.750 2.750 0 1 1 0 5.500 2.750 2.750 0 0 1 0-5.500zM18.500 15.500a2.750 2.750 0 1 1 0 5.500 2.750 2.750 0 0 1 0-5.500zM11 8l-4.200 7.800M13 8l4.200 7.800"
            }
            Icon::Undo => "M4 10h9.500a5.500 5.500 0 1 1 0 11H11M8.500 5.500L4 10l4.500 4.500",
        }
    }

    /// Whether it points where reading goes, and has to be turned round in a language from right to left.
    const fn follows_reading(self) -> bool {
        matches!(
            self,
            Icon::Back
                | Icon::Chevron
                | Icon::First
                | Icon::Last
                | Icon::On
                | Icon::Redo
                | Icon::Undo
        )
    }

    /// The picture; nobody who listens has to hear of it.
    pub(crate) fn draw(self) -> Markup {
        let turned = if self.follows_reading() { " turns" } else { "" };
        PreEscaped(format!(
            "<svg class=\"icon{turned}\" viewBox=\"0 0 24 24\" aria-hidden=\"true\">\
             <path d=\"{}\"></path></svg>",
            self.lines()
        ))
    }
}
