use std::sync::Arc;

use fontdb::Database;
use gametree_language::is_mark;
use tiny_skia::{Color, FillRule, Path, Stroke, StrokeDash, Transform};
use usvg::roxmltree::{self, Document};
use usvg::{Group, Node, Options, Paint, Text, Tree};

use crate::fonts::fonts;
use crate::{MOST_BYTES, PrintError};

/// A picture as shapes in plain colours, from back to front: all that our pictures consist of.
pub(crate) struct Drawn {
    pub(crate) width: f32,
    pub(crate) height: f32,
    pub(crate) inks: Vec<Ink>,
}

/// One shape.
pub(crate) struct Ink {
    /// Where it belongs on the picture.
    pub(crate) path: Path,
    pub(crate) colour: Color,
    pub(crate) way: Way,
}

/// How a shape is drawn.
pub(crate) enum Way {
    Filled(FillRule),
    Stroked {
        stroke: Stroke,
        /// The lengths of dashes and gaps, if there are any.
        dashes: Vec<f32>,
    },
}

impl Drawn {
    /// Reads a picture whose letters the fonts of the machine draw.
    pub(crate) fn read(svg: &str) -> Result<Drawn, PrintError> {
        Drawn::read_with(svg, fonts())
    }

    fn read_with(svg: &str, fonts: Arc<Database>) -> Result<Drawn, PrintError> {
        let found = svg.len() as u64;
        if found > MOST_BYTES {
            return Err(PrintError::TooManyBytes { found });
        }
        let options = Options { fontdb: fonts, ..Options::default() };
        let tree = Tree::from_str(svg, &options).map_err(unreadable)?;
        let mut inks = Vec::new();
        add_group(tree.root(), &mut inks)?;
        // The reader leaves out every text that it has no glyphs for.
        if !has_text(tree.root()) && has_words(svg)? {
            return Err(PrintError::NoFonts);
        }
        Ok(Drawn { width: tree.size().width(), height: tree.size().height(), inks })
    }
}

fn unreadable(error: impl ToString) -> PrintError {
    PrintError::Unreadable { reason: error.to_string() }
}

/// Whether the reader found glyphs for any text.
fn has_text(group: &Group) -> bool {
    group.children().iter().any(|node| match node {
        Node::Text(_) => true,
        Node::Group(group) => has_text(group),
        Node::Path(_) | Node::Image(_) => false,
    })
}

/// Whether there are letters in the picture.
fn has_words(svg: &str) -> Result<bool, PrintError> {
    let document = Document::parse(svg).map_err(unreadable)?;
    let is_written = |text: roxmltree::Node<'_, '_>| {
        text.descendants().filter_map(|node| node.text()).any(|words| !words.trim().is_empty())
    };
    Ok(document.descendants().filter(|node| node.has_tag_name("text")).any(is_written))
}

fn add_group(group: &Group, inks: &mut Vec<Ink>) -> Result<(), PrintError> {
    for node in group.children() {
        match node {
            Node::Group(group) => add_group(group, inks)?,
            Node::Path(path) => add_path(path, inks),
            Node::Text(text) => {
                every_letter_is_there(text)?;
                add_group(text.flattened(), inks)?;
            }
            Node::Image(_) => {}
        }
    }
    Ok(())
}

fn add_path(path: &usvg::Path, inks: &mut Vec<Ink>) {
    if !path.is_visible() {
        return;
    }
    let Some(shape) = path.data().clone().transform(path.abs_transform()) else { return };
    if let Some(fill) = path.fill()
        && let Some(colour) = colour(fill.paint(), fill.opacity().get())
    {
        let rule = match fill.rule() {
            usvg::FillRule::NonZero => FillRule::Winding,
            usvg::FillRule::EvenOdd => FillRule::EvenOdd,
        };
        inks.push(Ink { path: shape.clone(), colour, way: Way::Filled(rule) });
    }
    if let Some(stroke) = path.stroke()
        && let Some(colour) = colour(stroke.paint(), stroke.opacity().get())
    {
        inks.push(Ink { path: shape, colour, way: pen(stroke, path.abs_transform()) });
    }
}

fn colour(paint: &Paint, opacity: f32) -> Option<Color> {
    match paint {
        Paint::Color(colour) => {
            let part = |part: u8| f32::from(part) / 255.0;
            Color::from_rgba(part(colour.red), part(colour.green), part(colour.blue), opacity)
        }
        _ => None,
    }
}

/// A line as wide as it is where it is drawn.
fn pen(pen: &usvg::Stroke, transform: Transform) -> Way {
    let (across, down) = transform.get_scale();
    let scale = (across * down).abs().sqrt();
    let dashes: Vec<f32> =
        pen.dasharray().unwrap_or_default().iter().map(|dash| dash * scale).collect();
    let stroke = Stroke {
        width: pen.width().get() * scale,
        dash: StrokeDash::new(dashes.clone(), pen.dashoffset() * scale),
        ..pen.to_tiny_skia()
    };
    Way::Stroked { stroke, dashes }
}

/// Letters that no font has would simply not be there.
fn every_letter_is_there(text: &Text) -> Result<(), PrintError> {
    let said: usize = text.chunks().iter().map(|chunk| chunk.text().trim().len()).sum();
    let mut glyphs = text.layouted().iter().flat_map(|span| &span.positioned_glyphs).peekable();
    if said > 0 && glyphs.peek().is_none() {
        let letter = text.chunks().iter().flat_map(|chunk| chunk.text().chars()).take(1).collect();
        return Err(PrintError::NoFont { letter });
    }
    let seen = |letter: char| !is_mark(letter) && !letter.is_control() && !joins(letter);
    match glyphs.find(|glyph| glyph.id.0 == 0 && glyph.text.contains(seen)) {
        Some(glyph) => Err(PrintError::NoFont { letter: glyph.text.clone() }),
        None => Ok(()),
    }
}

/// What joins letters or keeps them apart has no shape.
fn joins(letter: char) -> bool {
    matches!(letter, '\u{200b}'..='\u{200d}')
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    /// A machine without any font draws shapes, and refuses words instead of leaving them out.
    #[test]
    fn words_need_fonts() {
        let picture = |body: &str| {
            format!("<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'>{body}</svg>")
        };
        let read = |body: &str| Drawn::read_with(&picture(body), Arc::default()).map(drop);
        let shape = "<rect width='20' height='10' fill='#c44e00'/>";
        assert_eq!(read(shape), Ok(()));
        assert_eq!(read(&format!("{shape}<text y='9'> </text>")), Ok(()));
        assert_eq!(read(&format!("{shape}<text y='9'>a</text>")), Err(PrintError::NoFonts));
        let span = "<g><text y='9'><tspan>7</tspan></text></g>";
        assert_eq!(read(span), Err(PrintError::NoFonts));
    }
}
