use std::fmt::Write as _;
use std::io::Write as _;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use tiny_skia::{FillRule, LineCap, LineJoin, Path, PathSegment, Point, Stroke};

use crate::PrintError;
use crate::ink::{Drawn, Ink, Way};
use crate::room::{FONTS, SHAPES, check_room};

/// A PDF measures in points, 72 an inch; an SVG in pixels, 96 an inch.
const POINTS: f32 = 72.0 / 96.0;

/// A picture as PDF. With the height of a page, in pixels, the picture is cut into so many pages.
pub fn pdf(svg: &str, page: Option<f32>) -> Result<Vec<u8>, PrintError> {
    check_room(svg.len() as u64 * SHAPES + FONTS)?;
    let drawn = Drawn::read(svg)?;
    let height = page.filter(|page| *page >= 1.0).unwrap_or(drawn.height);
    let pages = ((drawn.height - 0.5) / height).ceil().max(1.0) as usize;
    let mut file = File::default();
    // The catalogue is 1, the list of pages 2; then a page and what is on it by turns.
    let kids: Vec<String> = (0..pages).map(|page| format!("{} 0 R", 3 + 2 * page)).collect();
    file.object(b"<< /Type /Catalog /Pages 2 0 R >>");
    let list = format!("<< /Type /Pages /Kids [{}] /Count {pages} >>", kids.join(" "));
    file.object(list.as_bytes());
    for page in 0..pages {
        let top = page as f32 * height;
        let (width, high) = (drawn.width * POINTS, height * POINTS);
        let contents = 4 + 2 * page;
        let described = format!(
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {width:.2} {high:.2}] \
             /Resources << >> /Contents {contents} 0 R >>"
        );
        file.object(described.as_bytes());
        file.stream(&content(&drawn.inks, top, height));
    }
    Ok(file.finish())
}

/// What is on a page: PDF's own words, one shape after the other.
fn content(inks: &[Ink], top: f32, height: f32) -> String {
    // From the lower left corner of the page.
    let mut words = format!("{POINTS} 0 0 -{POINTS} 0 {} cm\n", (top + height) * POINTS);
    for Ink { path, colour, way } in inks {
        let bounds = path.bounds();
        if bounds.bottom() < top || bounds.top() > top + height {
            continue;
        }
        let (red, green, blue) = (colour.red(), colour.green(), colour.blue());
        match way {
            Way::Filled(rule) => {
                let _ = writeln!(words, "{red:.3} {green:.3} {blue:.3} rg");
                outline(&mut words, path);
                words += match rule {
                    FillRule::Winding => "f\n",
                    FillRule::EvenOdd => "f*\n",
                };
            }
            Way::Stroked { stroke, dashes } => {
                let _ = writeln!(words, "{red:.3} {green:.3} {blue:.3} RG");
                pen(&mut words, stroke, dashes);
                outline(&mut words, path);
                words += "S\n";
            }
        }
    }
    words
}

fn pen(words: &mut String, stroke: &Stroke, dashes: &[f32]) {
    let cap = match stroke.line_cap {
        LineCap::Butt => 0,
        LineCap::Round => 1,
        LineCap::Square => 2,
    };
    let join = match stroke.line_join {
        LineJoin::Miter | LineJoin::MiterClip => 0,
        LineJoin::Round => 1,
        LineJoin::Bevel => 2,
    };
    let dashes: Vec<String> = dashes.iter().map(|dash| format!("{dash:.2}")).collect();
    let _ = writeln!(words, "{:.2} w {cap} J {join} j [{}] 0 d", stroke.width, dashes.join(" "));
}

fn outline(words: &mut String, path: &Path) {
    let mut at = Point::zero();
    for segment in path.segments() {
        let _ = match segment {
            PathSegment::MoveTo(to) => writeln!(words, "{:.2} {:.2} m", to.x, to.y),
            PathSegment::LineTo(to) => writeln!(words, "{:.2} {:.2} l", to.x, to.y),
            PathSegment::QuadTo(by, to) => {
                // PDF knows curves of the third degree only; this one is the same.
                let near = |end: Point| {
                    let third = |from: f32, to: f32| from + (to - from) * 2.0 / 3.0;
                    Point::from_xy(third(end.x, by.x), third(end.y, by.y))
                };
                curve(words, [near(at), near(to), to])
            }
            PathSegment::CubicTo(one, two, to) => curve(words, [one, two, to]),
            PathSegment::Close => writeln!(words, "h"),
        };
        at = match segment {
            PathSegment::MoveTo(to)
            | PathSegment::LineTo(to)
            | PathSegment::QuadTo(_, to)
            | PathSegment::CubicTo(_, _, to) => to,
            PathSegment::Close => at,
        };
    }
}

fn curve(words: &mut String, [one, two, to]: [Point; 3]) -> std::fmt::Result {
    let (x1, y1, x2, y2) = (one.x, one.y, two.x, two.y);
    writeln!(words, "{x1:.2} {y1:.2} {x2:.2} {y2:.2} {:.2} {:.2} c", to.x, to.y)
}

/// A file of numbered objects, which tells at its end where each of them begins.
struct File {
    bytes: Vec<u8>,
    begins: Vec<usize>,
}

impl Default for File {
    fn default() -> Self {
        // The second line tells programs that it is not text.
        File { bytes: b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n".to_vec(), begins: Vec::new() }
    }
}

impl File {
    fn object(&mut self, contents: &[u8]) {
        self.begins.push(self.bytes.len());
        let number = self.begins.len();
        self.bytes.extend_from_slice(format!("{number} 0 obj\n").as_bytes());
        self.bytes.extend_from_slice(contents);
        self.bytes.extend_from_slice(b"\nendobj\n");
    }

    fn stream(&mut self, text: &str) {
        let mut packed = ZlibEncoder::new(Vec::new(), Compression::default());
        // Memory takes everything.
        let packed = match packed.write_all(text.as_bytes()) {
            Ok(()) => packed.finish().unwrap_or_default(),
            Err(_) => Vec::new(),
        };
        let head = format!("<< /Length {} /Filter /FlateDecode >>\nstream\n", packed.len());
        self.object(&[head.as_bytes(), &packed, b"\nendstream"].concat());
    }

    fn finish(mut self) -> Vec<u8> {
        let (start, size) = (self.bytes.len(), self.begins.len() + 1);
        let mut end = format!("xref\n0 {size}\n0000000000 65535 f \n");
        for begin in &self.begins {
            let _ = writeln!(end, "{begin:010} 00000 n ");
        }
        let _ = write!(end, "trailer\n<< /Size {size} /Root 1 0 R >>\nstartxref\n{start}\n%%EOF\n");
        self.bytes.extend_from_slice(end.as_bytes());
        self.bytes
    }
}
