//! The colours of the pages: what is read and what is pressed can be told from what it stands on, by day and by
//! night, computed from the colours themselves.

use std::collections::BTreeMap;

use gametree_picture::tokens;

use crate::asking::{between, get, workbench};

type Colours = BTreeMap<&'static str, [f64; 3]>;

fn colours(time: usize) -> Colours {
    let colour = |text: &str| {
        let digits = text.strip_prefix('#').unwrap();
        assert_eq!(digits.len(), 6, "{text}");
        [0, 2, 4].map(|at| f64::from(u8::from_str_radix(&digits[at..at + 2], 16).unwrap()) / 255.0)
    };
    let colours: Colours = tokens().iter().map(|(name, by)| (*name, colour(by[time]))).collect();
    assert!(colours.len() > 20, "{colours:?}");
    colours
}

fn light() -> Colours {
    colours(0)
}

fn dark() -> Colours {
    colours(1)
}

/// As WCAG 2 defines it.
fn luminance(colour: [f64; 3]) -> f64 {
    let [red, green, blue] = colour.map(|part| match part {
        part if part <= 0.04045 => part / 12.92,
        part => ((part + 0.055) / 1.055).powf(2.4),
    });
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

fn contrast(one: [f64; 3], other: [f64; 3]) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// So much of a colour mixed into another.
fn mixed(colour: [f64; 3], into: [f64; 3], share: f64) -> [f64; 3] {
    std::array::from_fn(|part| colour[part] * share + into[part] * (1.0 - share))
}

/// What is read: every text on everything that it stands on.
const TEXT: [(&str, &[&str]); 9] = [
    (
        "ink",
        &[
            "bg",
            "paper",
            "sunk",
            "board",
            "tile",
            "now",
            "first-tint",
            "second-tint",
            "best-tint",
            "draw-tint",
        ],
    ),
    ("soft", &["bg", "paper", "sunk", "board", "tile", "now"]),
    ("first", &["bg", "paper", "now", "first-tint"]),
    ("second", &["bg", "paper", "now", "second-tint"]),
    ("best", &["bg", "paper", "best-tint"]),
    ("on-mark", &["first-mark", "second-mark", "draw", "best"]),
    ("first-mark", &["paper"]),
    ("second-mark", &["paper"]),
    ("draw", &["bg", "paper", "draw-tint"]),
];

/// What is only seen: edges of controls, branches, lines of boards, marks.
const SEEN: [(&str, &[&str]); 7] = [
    ("edge", &["bg", "paper"]),
    ("grid", &["paper", "bg"]),
    ("board-line", &["board", "tile"]),
    ("now-edge", &["bg", "paper"]),
    ("first-mark", &["board", "tile", "bg"]),
    ("second-mark", &["board", "tile", "bg"]),
    ("best", &["board", "tile", "bg"]),
];

#[test]
fn text_and_edges_can_be_told_from_what_they_stand_on() {
    for (theme, colours) in [("light", light()), ("dark", dark())] {
        for (pairs, least) in [(&TEXT[..], 4.5), (&SEEN[..], 3.0)] {
            for (above, below) in pairs {
                for below in *below {
                    let found = contrast(colours[*above], colours[*below]);
                    assert!(
                        found >= least,
                        "{theme}: {above} on {below} has {found:.2}, not {least}"
                    );
                }
            }
        }
    }
}

/// The figures that the design states, to one decimal: a colour that is changed by mistake is seen here.
#[test]
fn the_figures_of_the_design() {
    let stated = [
        ("ink", "bg", 15.8, 16.3),
        ("soft", "bg", 6.3, 8.6),
        ("soft", "now", 5.7, 5.2),
        ("edge", "bg", 3.2, 4.4),
        ("grid", "paper", 3.3, 3.6),
        ("first", "now", 4.5, 5.5),
        ("second", "now", 4.9, 5.7),
        ("on-mark", "first-mark", 4.7, 8.5),
        ("draw", "paper", 6.6, 9.4),
        ("best", "best-tint", 4.6, 7.1),
        ("now-edge", "bg", 3.6, 13.9),
    ];
    for (above, below, by_day, by_night) in stated {
        for (theme, colours, said) in [("light", light(), by_day), ("dark", dark(), by_night)] {
            let found = contrast(colours[above], colours[below]);
            assert!(
                (found - said).abs() < 0.1,
                "{theme}: {above} on {below} has {found:.2}, not {said}"
            );
        }
    }
}

/// Heat maps: marks mixed into paper, with a number in every cell.
#[test]
fn numbers_on_heat_can_be_read() {
    for (theme, colours, turned) in [("light", light(), 4), ("dark", dark(), 3)] {
        for mark in ["first-mark", "second-mark"] {
            for (step, share) in [0.12, 0.26, 0.42, 0.72, 1.0].into_iter().enumerate() {
                let cell = mixed(colours[mark], colours["paper"], share);
                let text = if step >= turned { colours["on-mark"] } else { colours["ink"] };
                let found = contrast(text, cell);
                assert!(found >= 4.5, "{theme}: {mark} at {share} has {found:.2}");
            }
        }
    }
}

/// Every page gets these colours: once by day, and by night both where somebody has chosen it and where the
/// system has.
#[tokio::test]
async fn the_style_sheet_has_them() {
    let app = workbench();
    let page = get(&app, "/").await;
    let address = between(&page.text, "rel=\"stylesheet\" href=\"", "\"")[0];
    let sheet = get(&app, address).await.text;
    for (name, by) in tokens() {
        let written = between(&sheet, &format!("--{name}: "), ";");
        // Paper in a printer is white, whatever the page is.
        assert_eq!(written[..3], [by[0], by[1], by[1]], "{name}");
    }
}
