use tiny_skia::{Paint, Pixmap, Transform};

use crate::ink::{Drawn, Ink, Way};
use crate::room::{FONTS, SHAPES, check_room};
use crate::{MOST_PIXELS, PrintError};

/// A picture as PNG, with four pixels for each of the SVG's so that small letters are sharp; with one,
/// if that would be too large.
pub fn png(svg: &str) -> Result<Vec<u8>, PrintError> {
    check_room(svg.len() as u64 * SHAPES + FONTS)?;
    let drawn = Drawn::read(svg)?;
    let pixels = |zoom: f32| {
        let [width, height] = [drawn.width, drawn.height].map(|side| (side * zoom).ceil() as u32);
        (width.max(1), height.max(1))
    };
    let fits = |(width, height)| u64::from(width) * u64::from(height) <= MOST_PIXELS;
    let zoom = if fits(pixels(2.0)) { 2.0 } else { 1.0 };
    let (width, height) = pixels(zoom);
    if !fits((width, height)) {
        let found = u64::from(width) * u64::from(height);
        return Err(PrintError::TooManyPixels { found });
    }
    // The picture, a copy that is made while it is written, and what is written.
    check_room(u64::from(width) * u64::from(height) * 4 * 3)?;
    let unreadable = |reason: &str| PrintError::Unreadable { reason: reason.to_owned() };
    let mut pixmap = Pixmap::new(width, height).ok_or_else(|| unreadable("no such size"))?;
    let zoomed = Transform::from_scale(zoom, zoom);
    for Ink { path, colour, way } in &drawn.inks {
        let mut paint = Paint::default();
        paint.set_color(*colour);
        paint.anti_alias = true;
        match way {
            Way::Filled(rule) => pixmap.fill_path(path, &paint, *rule, zoomed, None),
            Way::Stroked { stroke, .. } => pixmap.stroke_path(path, &paint, stroke, zoomed, None),
        }
    }
    pixmap.encode_png().map_err(|error| unreadable(&error.to_string()))
}
