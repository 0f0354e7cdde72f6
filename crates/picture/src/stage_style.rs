use std::fmt::Write;

use crate::style_sheet::file_style_sheet;

/// A colour by what it is for, by day and by night.
pub type Token = (&'static str, [&'static str; 2]);

/// The colours of pages. A rule names one as a variable.
const TOKENS: &[Token] = &[
    ("bg", ["#F5F4F0", "#0D0F12"]),
    ("paper", ["#FFFFFF", "#15181C"]),
    ("sunk", ["#EDEBE5", "#1E2228"]),
    ("line", ["#DFDCD4", "#2A2F36"]),
    ("ink", ["#1A1A1A", "#ECECEC"]),
    ("soft", ["#5C5A55", "#ABAEB4"]),
    ("edge", ["#8B887F", "#737982"]),
    ("grid", ["#908D85", "#6B7179"]),
    ("board", ["#FBF8F1", "#1B1F25"]),
    ("tile", ["#F7F4EC", "#20252C"]),
    ("board-line", ["#918A7A", "#6B727C"]),
    ("first", ["#B34700", "#FF9B54"]),
    ("first-mark", ["#C44E00", "#FF9B54"]),
    ("first-tint", ["#FDEEE3", "#3A2A1F"]),
    ("second", ["#0069A3", "#6CC0F5"]),
    ("second-mark", ["#0072B2", "#6CC0F5"]),
    ("second-tint", ["#E3F1FA", "#1C2F3D"]),
    ("on-mark", ["#FFFFFF", "#15181C"]),
    ("draw", ["#5F5D58", "#B9BDC3"]),
    ("draw-tint", ["#ECEAE4", "#2A2E34"]),
    ("best", ["#007A5A", "#4FD1A5"]),
    ("best-tint", ["#DFF2EA", "#15342A"]),
    ("now", ["#FFE991", "#43390F"]),
    ("now-edge", ["#A67900", "#FFD84D"]),
];

/// What explains the classes of stages, with colours by name.
const RULES: &str = include_str!("stage/board.css");

/// A file has no page around it that says how letters look.
const LETTERS: &str = ".stage { font-family: 'DejaVu Sans', 'Noto Sans', sans-serif; }\n";

/// The colours of pages by name, by day and by night: the variables that [`stage_style`] takes.
pub fn tokens() -> &'static [Token] {
    TOKENS
}

/// The style sheet of a page with a [`Stage`](crate::Stage), inside an element of class `stage`. The page
/// says what the [`tokens`] are.
pub fn stage_style() -> &'static str {
    RULES
}

/// The style sheet inside a file: every colour written out, because not every program that shows SVG
/// knows variables.
pub(crate) fn stage_file_style() -> String {
    let [day, night] = [0, 1].map(|mode| {
        TOKENS.iter().fold(without_comments(RULES), |rules, (name, colours)| {
            rules.replace(&format!("var(--{name})"), colours[mode])
        })
    });
    // A game may have no other drawing than a small one.
    let mut style = format!("{}{LETTERS}{day}", file_style_sheet());
    let _ = write!(style, "@media (prefers-color-scheme: dark) {{\n{night}}}\n");
    style
}

fn without_comments(rules: &str) -> String {
    let is_rule = |line: &&str| !line.starts_with("/*") && !line.is_empty();
    rules.lines().filter(is_rule).map(|line| format!("{line}\n")).collect()
}
