use std::fmt::Write;

/// A selector and one of its properties, by day and by night.
type Colour = (&'static str, &'static str, [&'static str; 2]);

const DAY: usize = 0;
const NIGHT: usize = 1;

/// The colours of all pictures. The two players differ in hue and in brightness, and in shape or dashes
/// wherever they meet, so that nobody has to tell them apart by colour. Written out for both modes
/// because not every program that shows SVG knows variables.
const COLOURS: &[Colour] = &[
    (".paper", "fill", ["#ffffff", "#15181c"]),
    ("text", "fill", ["#1a1a1a", "#ececec"]),
    ("text.first", "fill", ["#b34700", "#ff9b54"]),
    ("text.second", "fill", ["#0069a3", "#6cc0f5"]),
    (".soft", "fill", ["#6a6a6a", "#a8a8a8"]),
    (".dot", "fill", ["#1a1a1a", "#ececec"]),
    (".first", "stroke", ["#c44e00", "#ff9b54"]),
    (".second", "stroke", ["#0072b2", "#6cc0f5"]),
    (".grid", "stroke", ["#b8b8b8", "#5a5f66"]),
    // Trees.
    (".box", "stroke", ["#1a1a1a", "#ececec"]),
    (".max .box", "fill", ["#fdeee3", "#3a2a1f"]),
    (".min .box", "fill", ["#e3f1fa", "#1c2f3d"]),
    (".over .box", "fill", ["#ffffff", "#15181c"]),
    (".stub .box", "stroke", ["#8a8a8a", "#8a8f96"]),
    (".best .box", "stroke", ["#007a5a", "#4fd1a5"]),
    (".branch", "stroke", ["#b8b8b8", "#5a5f66"]),
    (".branch.best", "stroke", ["#007a5a", "#4fd1a5"]),
    (".branch.cut", "stroke", ["#8a8a8a", "#8a8f96"]),
    ("text.halo", "stroke", ["#ffffff", "#15181c"]),
    // Heat maps. Labels are dark by day and light by night, and can be read on every shade.
    (".first-1", "fill", ["#fdeee3", "#33261c"]),
    (".first-2", "fill", ["#fad3b4", "#553720"]),
    (".first-3", "fill", ["#f5b07d", "#76461f"]),
    (".first-4", "fill", ["#ee8f4c", "#96521a"]),
    (".second-1", "fill", ["#e3f1fa", "#1a2b38"]),
    (".second-2", "fill", ["#b9dcf2", "#1d4560"]),
    (".second-3", "fill", ["#86c2e8", "#1b587f"]),
    (".second-4", "fill", ["#55a6dc", "#186a9c"]),
    (".drawn", "fill", ["#eeeeee", "#30353b"]),
    (".mixed", "fill", ["#d9ead3", "#2f4a2c"]),
    (".unknown", "fill", ["#ffffff", "#15181c"]),
    (".cell", "stroke", ["#b8b8b8", "#5a5f66"]),
    (".hatch", "stroke", ["#8a8a8a", "#8a8f96"]),
    // Charts. The first two are those of the players; all can be told apart by those who see few colours.
    (".rule", "stroke", ["#e6e6e6", "#2b3036"]),
    (".axis", "stroke", ["#8a8a8a", "#7d838b"]),
    (".reference", "stroke", ["#7d7d7d", "#9a9fa6"]),
    (".solid", "stroke", ["#ffffff", "#15181c"]),
    (".under", "stroke", ["#ffffff", "#15181c"]),
    (".ink", "color", ["#1a1a1a", "#ececec"]),
    (".series-1", "color", ["#c44e00", "#ff9b54"]),
    (".series-2", "color", ["#0072b2", "#6cc0f5"]),
    (".series-3", "color", ["#1a9a72", "#3ecfa0"]),
    (".series-4", "color", ["#b04a88", "#eb9fcb"]),
    (".series-5", "color", ["#333333", "#e0e0e0"]),
    (".series-6", "color", ["#8a6d00", "#f0e442"]),
    (".series-7", "color", ["#2f93c9", "#b5d9ff"]),
    (".series-8", "color", ["#7a4a2b", "#c9a184"]),
];

/// What does not depend on day or night. Numbers and moves are read from left to right wherever they
/// stand, words as their language is written.
const SHAPES: &str = "\
.gametree text { font-family: 'DejaVu Sans', 'Noto Sans', sans-serif; direction: ltr; }
.gametree.rtl .words { direction: rtl; }
.gametree .digits { font-family: 'DejaVu Sans Mono', monospace; }
.gametree .first, .gametree .second, .gametree .grid, .gametree .branch { fill: none; }
.gametree .grid { stroke-width: 1; }
.gametree .first, .gametree .second { stroke-width: 1.6; }
.gametree text.first, .gametree text.second { stroke: none; }
.gametree .edge { stroke-width: 2.2; }
.gametree .dashed { stroke-dasharray: 5 2; }
.gametree .won { stroke-width: 4; }
.gametree .box { stroke-width: 1.2; }
.gametree .over .box { stroke-width: 2.4; }
.gametree .estimate .box { stroke-dasharray: 5 3; }
.gametree .stub .box { fill: none; stroke-dasharray: 2 3; }
.gametree .best .box { stroke-width: 3; }
.gametree .branch { stroke-width: 1.4; }
.gametree .branch.best { stroke-width: 3.5; }
.gametree .branch.cut { stroke-dasharray: 3 4; }
.gametree .move { font-weight: bold; }
.gametree text.halo { stroke-width: 4; stroke-linejoin: round; }
.gametree .value { font-weight: bold; }
.gametree .cell { stroke-width: 0.6; }
.gametree .hatch { fill: none; stroke-width: 1; }
.gametree .rule, .gametree .axis, .gametree .reference { fill: none; stroke-width: 1; }
.gametree .reference { stroke-width: 1.2; }
.gametree .line, .gametree .whisker, .gametree .strokes, .gametree .hatching { fill: none; stroke: currentColor; }
.gametree .line { stroke-width: 1.8; stroke-linejoin: round; }
.gametree .whisker { stroke-width: 1.3; }
.gametree .under { fill: none; stroke-width: 3.6; }
.gametree .strokes { stroke-width: 1.8; }
.gametree .hatching { stroke-width: 1.2; }
.gametree .solid { fill: currentColor; stroke-width: 0.8; }
.gametree .bar { fill: currentColor; }
.gametree .open { stroke: currentColor; stroke-width: 1.6; }
.gametree .outline { stroke: currentColor; stroke-width: 1.2; }
.gametree .spot { fill: none; stroke: none; pointer-events: all; }
";

/// The style sheet of a page with inline pictures, whatever they show; one does for all of them. Colours
/// follow the reader's setting, or what the page asks for: `data-theme` is `light` or `dark` on an
/// element around the pictures.
pub fn style_sheet() -> String {
    // `:where` adds no strength: what comes later wins, as it does in a file.
    let by_day = rules("", DAY);
    let unless_light = rules(":where(:not([data-theme=\"light\"] *))", NIGHT);
    let dark = rules(":where([data-theme=\"dark\"] *)", NIGHT);
    format!("{by_day}{}{dark}{SHAPES}", for_dark_screens(&unless_light))
}

/// The style sheet inside a file: nothing that only browsers know.
pub(crate) fn file_style_sheet() -> String {
    format!("{}{}{SHAPES}", rules("", DAY), for_dark_screens(&rules("", NIGHT)))
}

/// The colours of pictures that meet a condition.
fn rules(condition: &str, mode: usize) -> String {
    let mut rules = String::new();
    for (selector, property, colours) in COLOURS {
        let _ =
            writeln!(rules, ".gametree{condition} {selector} {{ {property}: {}; }}", colours[mode]);
    }
    rules
}

fn for_dark_screens(rules: &str) -> String {
    format!("@media (prefers-color-scheme: dark) {{\n{rules}}}\n")
}
