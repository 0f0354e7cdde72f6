//! Charts as pictures: well formed, nothing outside, every series told apart, readable by day and by night.

use std::collections::BTreeSet;

use gametree_language::Language;
use gametree_picture::{
    Chart, ChartPoint, Scale, SeriesKind, chart_svg, chart_svg_within, style_sheet,
};
use roxmltree::{Document, Node};
use unicode_width::UnicodeWidthStr;

use crate::boxes::{child, has_class, number};
use crate::charted::{
    all, chart, lengths, many, named, nodes, persian, point, series, shares, strange,
};

fn svg(chart: &Chart, language: Language) -> String {
    chart_svg(chart, language).stand_alone()
}

fn texts(picture: &Document<'_>) -> Vec<String> {
    let texts = picture.descendants().filter(|node| node.has_tag_name("text"));
    texts.filter_map(|node| node.text()).map(str::to_owned).collect()
}

/// The places that a path names by themselves, not from the last one on.
fn places(path: &str) -> Vec<[f64; 2]> {
    let mut places = Vec::new();
    for start in path.match_indices(['M', 'L']).map(|(at, _)| at + 1) {
        let rest = &path[start..];
        let end = rest.find(|letter: char| letter.is_alphabetic()).unwrap_or(rest.len());
        let (x, y) = rest[..end].trim().split_once(' ').unwrap();
        places.push([x.parse().unwrap(), y.trim().parse().unwrap()]);
    }
    places
}

/// The left and the right end of words, about.
fn ends(node: Node<'_, '_>, from_the_right: bool) -> [f64; 2] {
    let x = number(node, "x");
    let width = node.text().unwrap().width() as f64 * number(node, "font-size") * 0.6;
    match (node.attribute("text-anchor").unwrap(), from_the_right && has_class(node, "words")) {
        ("middle", _) => [x - width / 2.0, x + width / 2.0],
        ("start", false) | ("end", true) => [x, x + width],
        _ => [x - width, x],
    }
}

fn check(chart: &Chart, language: Language) {
    let svg = svg(chart, language);
    let picture = Document::parse(&svg).unwrap();
    let root = picture.root_element();
    assert_eq!(root.attribute("role"), Some("img"));
    assert!(child(root, "title").is_some() && child(root, "desc").is_some());
    assert!(picture.descendants().all(|node| node.attribute("id").is_none()));
    let (_, body) = svg.split_once("</style>").unwrap();
    assert!(!body.contains("NaN") && !body.contains("\"inf") && !body.contains("-inf"), "{body}");
    let (width, height) = (number(root, "width"), number(root, "height"));
    let inside = |x: f64, y: f64| (0.0..=width).contains(&x) && (0.0..=height).contains(&y);
    for node in root.descendants().filter(|node| node.is_element()) {
        match node.tag_name().name() {
            "text" => {
                let [left, right] = ends(node, language.is_right_to_left());
                let y = number(node, "y");
                assert!(inside(left, y) && inside(right, y), "{left} {right} {:?}", node.text());
            }
            "path" => {
                let path = node.attribute("d").unwrap();
                assert!(places(path).iter().all(|[x, y]| inside(*x, *y)), "{path}");
            }
            "rect" if !has_class(node, "paper") || has_class(node, "outline") => {
                let [x, y] = ["x", "y"].map(|name| number(node, name));
                let [across, down] = ["width", "height"].map(|name| number(node, name));
                assert!(across >= 0.0 && down >= 0.0);
                assert!(inside(x, y) && inside(x + across, y + down), "{x} {y} {across} {down}");
            }
            "circle" => assert!(inside(number(node, "cx"), number(node, "cy"))),
            _ => {}
        }
    }
}

#[test]
fn nothing_is_outside_of_any_chart_in_any_language() {
    for chart in all() {
        for language in Language::ALL {
            check(&chart, language);
        }
    }
}

#[test]
fn the_same_chart_is_the_same_picture() {
    for chart in all() {
        assert_eq!(svg(&chart, Language::Latvian), svg(&chart, Language::Latvian));
    }
}

/// What the samples of a legend look like, wherever they stand.
fn samples(chart: &Chart) -> Vec<String> {
    let svg = svg(chart, Language::English);
    let picture = Document::parse(&svg).unwrap();
    let entries = picture.descendants().filter(|node| has_class(*node, "legend"));
    let look = |node: Node<'_, '_>| {
        let [class, dashes, path] =
            ["class", "stroke-dasharray", "d"].map(|name| node.attribute(name).unwrap_or(""));
        // Hatching is told by its first line, marks by what follows their middle.
        let shape = match places(path).as_slice() {
            [_] => path[path.find(['m', 'h']).unwrap()..].to_owned(),
            [[x1, y1], [x2, y2], ..] => format!("{} {} {}", x2 - x1 > 1.0, y2 - y1, path.len()),
            [] => String::new(),
        };
        format!("{class}; {dashes}; {shape}")
    };
    let shapes = |entry: Node<'_, '_>| {
        let shapes =
            entry.children().filter(|node| node.is_element() && !node.has_tag_name("text"));
        shapes.map(look).collect::<Vec<String>>().join(" | ")
    };
    entries.map(shapes).collect()
}

#[test]
fn no_two_series_look_alike() {
    for kind in [SeriesKind::Line, SeriesKind::Points, SeriesKind::Bars] {
        let samples = samples(&many(12, kind));
        let different: BTreeSet<&String> = samples.iter().collect();
        assert_eq!((samples.len(), different.len()), (12, 12), "{samples:#?}");
    }
    // Without colour ten marks and ten kinds of dashes are left.
    let samples = samples(&many(10, SeriesKind::Line));
    let parts = |part: usize| -> BTreeSet<String> {
        let part = |sample: &String| sample.split(" | ").nth(part).unwrap().to_owned();
        let colourless = |text: String| {
            text.split_once("series-").map(|(before, after)| format!("{before}{}", &after[1..]))
        };
        samples.iter().map(part).filter_map(colourless).collect()
    };
    assert_eq!([parts(0).len(), parts(1).len()], [10, 10], "{samples:#?}");
}

/// As WCAG 2 defines it.
fn luminance(colour: &str) -> f64 {
    let part = |at: usize| f64::from(u8::from_str_radix(&colour[at..at + 2], 16).unwrap()) / 255.0;
    let [red, green, blue] = [1, 3, 5].map(part).map(|part| match part {
        part if part <= 0.04045 => part / 12.92,
        part => ((part + 0.055) / 1.055).powf(2.4),
    });
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

#[test]
fn every_colour_can_be_seen_on_paper() {
    let sheet = style_sheet();
    // By day, by the reader's setting, and by that of the page.
    let colours = |class: &str| -> Vec<String> {
        let rules = sheet.lines().filter(|line| line.contains(&format!(" .{class} {{")));
        let colours = rules.filter_map(|rule| rule.split_once(": #"));
        colours.map(|(_, colour)| format!("#{}", &colour[..6])).collect()
    };
    let papers = colours("paper");
    let series = (1..=8).map(|number| format!("series-{number}"));
    for class in series.chain(["reference", "ink"].map(str::to_owned)) {
        let found = colours(&class);
        assert_eq!(found.len(), 3, "{class}");
        for (colour, paper) in found.iter().zip(&papers) {
            let (one, other) = (luminance(colour), luminance(paper));
            let contrast = (one.max(other) + 0.05) / (one.min(other) + 0.05);
            assert!(contrast >= 3.0, "{class}: {colour} on {paper} has {contrast:.2}");
        }
    }
}

#[test]
fn numbers_on_axes_are_those_of_the_language() {
    let labels = |chart: &Chart, language| texts(&Document::parse(&svg(chart, language)).unwrap());
    let has = |chart: &Chart, language, wanted: &[&str]| {
        let labels = labels(chart, language);
        for wanted in wanted {
            assert!(labels.iter().any(|label| label == wanted), "{wanted}: {labels:?}");
        }
    };
    has(&nodes(), Language::English, &["10", "100", "10,000", "1,000,000", "10⁷", "8"]);
    has(&nodes(), Language::Polish, &["1000", "10\u{202f}000"]);
    has(&shares(), Language::English, &["0%", "20%", "100%"]);
    has(&shares(), Language::Latvian, &["0\u{a0}%", "80\u{a0}%"]);
    has(&shares(), Language::Persian, &["۰٪", "۲۰٪", "۱۰۰٪"]);
    has(&lengths(), Language::English, &["0", "200", "600", "6", "20"]);
    let few = chart(
        Scale::Log,
        Scale::Linear,
        vec![series("", SeriesKind::Line, vec![point(3.0, 0.5), point(80.0, 0.9)])],
    );
    has(&few, Language::Polish, &["2", "5", "10", "50", "100", "0,5", "0,9"]);
}

#[test]
fn persian_is_persian() {
    let svg = svg(&persian(), Language::Persian);
    let picture = Document::parse(&svg).unwrap();
    let root = picture.root_element();
    assert!(has_class(root, "rtl"));
    let numbers = picture.descendants().filter(|node| node.has_tag_name("text"));
    for number in numbers.filter(|node| !has_class(*node, "words")) {
        let label = number.text().unwrap();
        assert!(!label.contains(|letter: char| letter.is_ascii_digit()), "{label}");
    }
    // Powers are raised, and words begin at the right.
    assert!(svg.contains(">۱۰<tspan font-size=\"8\" dy=\"-4\">۷</tspan>"));
    let words = |text: &str| {
        let mut words = picture.descendants().filter(|node| has_class(*node, "words"));
        words.find(|node| node.text().is_some_and(|words| words.contains(text))).unwrap()
    };
    let title = words("گره‌های");
    assert_eq!((number(title, "x"), title.attribute("text-anchor")), (696.0, Some("start")));
    assert!(number(words("minimax"), "x") > number(words("alphabeta"), "x"));
    // Programs that know nothing of direction find them there as well.
    let by_sides = chart_svg(&persian(), Language::Persian).by_sides();
    let line = by_sides.lines().find(|line| line.contains("<text class=\"value words\"")).unwrap();
    assert!(line.contains("x=\"696.0\"") && line.contains("text-anchor=\"end\""), "{line}");
}

fn titles(chart: &Chart, language: Language) -> Vec<String> {
    let svg = svg(chart, language);
    let picture = Document::parse(&svg).unwrap();
    let groups = picture.descendants().filter(|node| node.has_tag_name("g"));
    let titles = groups.filter_map(|group| child(group, "title")?.text().map(str::to_owned));
    titles.collect()
}

#[test]
fn points_say_what_they_are() {
    let titles_of = titles(&shares(), Language::English);
    assert!(titles_of.contains(&"first player: 1, 48% (41–54)".to_owned()), "{titles_of:?}");
    assert!(titles_of.contains(&"one half: 50%".to_owned()), "{titles_of:?}");
    let persian = titles(&shares(), Language::Persian);
    let words =
        "\u{200f}\u{2068}first player\u{2069}: \u{2068}۱\u{2069}، \u{2068}۴۸٪ (۴۱–۵۴)\u{2069}";
    assert!(persian.contains(&words.to_owned()), "{persian:?}");
    let bars = titles(&named(5), Language::Polish);
    assert!(bars.contains(&"easy: mnk:m=3,n=3,k=3, 65% (60–75)".to_owned()), "{bars:?}");
}

#[test]
fn what_has_no_place_is_left_out() {
    let wild = [(2.0, 10.0), (f64::NAN, 5.0), (1.0, 0.0), (3.0, f64::INFINITY), (1.0, 100.0)];
    let points = wild.map(|(x, y)| point(x, y)).to_vec();
    let line = chart(Scale::Whole, Scale::Log, vec![series("a", SeriesKind::Line, points)]);
    // In the order of x.
    assert_eq!(titles(&line, Language::English), ["a: 1, 100", "a: 2, 10"]);
    let svg = svg(&line, Language::English);
    let picture = Document::parse(&svg).unwrap();
    let line = picture.descendants().find(|node| has_class(*node, "line")).unwrap();
    let places = places(line.attribute("d").unwrap());
    assert!(places.len() == 2 && places[0][0] < places[1][0] && places[0][1] < places[1][1]);
}

/// Whiskers of the same place stand beside each other, and so do bars.
#[test]
fn nothing_is_covered() {
    let across = |chart: &Chart, class: &str| -> Vec<String> {
        let svg = svg(chart, Language::English);
        let picture = Document::parse(&svg).unwrap();
        let nodes = picture.descendants().filter(|node| has_class(*node, class));
        let place = |node: Node<'_, '_>| match node.attribute("d") {
            Some(path) => places(path)[0][0].to_string(),
            None => node.attribute("x").unwrap().to_owned(),
        };
        nodes.map(place).collect()
    };
    for (chart, class, count) in
        [(shares(), "whisker", 12), (named(5), "whisker", 15), (named(5), "outline", 10 + 2)]
    {
        let places = across(&chart, class);
        let different: BTreeSet<&String> = places.iter().collect();
        assert_eq!(places.len(), count);
        // The legend has samples of its own.
        assert!(different.len() >= count - 1, "{places:?}");
    }
    let together = ChartPoint { x: 1.0, y: 1.0, interval: None };
    let both = ["a", "b"].map(|name| series(name, SeriesKind::Points, vec![together]));
    let both = chart(Scale::Whole, Scale::Linear, both.to_vec());
    assert_eq!(titles(&both, Language::English), ["a: 1, 1", "b: 1, 1"]);
}

#[test]
fn strange_names_are_seen() {
    let svg = svg(&strange(), Language::English);
    assert!(svg.contains("&lt;b&gt;&amp;&quot;") && !svg.contains("<b>"));
    let (_, body) = svg.split_once("</style>").unwrap();
    assert!(!body.contains(['\u{7}', '\x1b', '\u{202e}']) && body.contains("\\u202e"));
}

/// Where a name is broken, each of its lines goes from left to right by itself.
#[test]
fn names_that_wrap_are_isolated_line_by_line() {
    let mut chart = named(2);
    let names = (1..=2).map(|depth| format!("alphabeta:depth={depth},heuristic=report"));
    chart.x.scale = Scale::Names(names.collect());
    let svg = chart_svg_within(&chart, Language::Persian, 340.0).stand_alone();
    let picture = Document::parse(&svg).unwrap();
    let parts = ["alphabeta", "depth=", "heuristic"];
    let is_part = |text: &String| parts.iter().any(|part| text.contains(part));
    let lines: Vec<String> = texts(&picture).into_iter().filter(is_part).collect();
    assert!(lines.len() > 2, "they are broken: {lines:?}");
    for line in lines {
        assert!(line.starts_with('\u{2068}') && line.ends_with('\u{2069}'), "{line:?}");
    }
}
