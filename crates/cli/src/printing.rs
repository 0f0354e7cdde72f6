//! Pictures as files: SVG as it is, PNG and PDF for programs that know no SVG.

use std::path::Path;

use gametree_files::{FileError, write_whole};
use gametree_language::{Argument, message};
use gametree_picture::Svg;
use gametree_picture::tree::Page;
use gametree_print::{MOST_BYTES, MOST_PIXELS, PrintError, pdf, png};

use crate::complaint::Complaint;
use crate::screen::Screen;

/// What a picture is written as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Svg,
    Png,
    Pdf,
}

impl Kind {
    /// What the name of a file asks for; anything else is SVG.
    pub(crate) fn of(file: &Path) -> Kind {
        let ending = file.extension().map(|ending| ending.to_ascii_lowercase());
        match ending.as_ref().and_then(|ending| ending.to_str()) {
            Some("png") => Kind::Png,
            Some("pdf") => Kind::Pdf,
            _ => Kind::Svg,
        }
    }

    /// Refuses a name that asks for a picture of a kind that nobody draws here.
    pub(crate) fn check(file: &Path) -> Result<(), Complaint> {
        const OTHERS: [&str; 8] = ["jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff", "eps"];
        let ending = file.extension().and_then(|ending| ending.to_str()).map(str::to_lowercase);
        match ending.filter(|ending| OTHERS.contains(&ending.as_str())) {
            Some(ending) => {
                let ending = Argument::quoted(&format!(".{ending}"));
                Err(Complaint(message!("error-picture-ending", ending = ending)))
            }
            None => Ok(()),
        }
    }

    fn name(self) -> &'static str {
        match self {
            Kind::Svg => "SVG",
            Kind::Png => "PNG",
            Kind::Pdf => "PDF",
        }
    }

    /// The picture in this form.
    fn bytes(self, svg: &Svg, page: Page, screen: &Screen) -> Result<Vec<u8>, Complaint> {
        let printed = match self {
            Kind::Svg => Ok(screen.unmarked(&svg.stand_alone()).into_owned().into_bytes()),
            Kind::Png => png(&svg.by_sides()),
            Kind::Pdf => pdf(&svg.by_sides(), page.height().map(|height| height as f32)),
        };
        printed.map_err(|error| complaint(error, self))
    }

    /// A picture of about so many bytes of SVG may be too large for anything but SVG.
    pub(crate) fn check_bytes(self, bytes: u64) -> Result<(), Complaint> {
        match self {
            Kind::Png | Kind::Pdf if bytes > MOST_BYTES => {
                Err(complaint(PrintError::TooManyBytes { found: bytes }, self))
            }
            _ => Ok(()),
        }
    }
}

/// Writes a picture to a file, or to standard output if that is no terminal.
pub(crate) fn write(
    svg: &Svg,
    kind: Kind,
    page: Page,
    out: Option<&Path>,
    screen: &Screen,
) -> Result<(), Complaint> {
    match out {
        None if kind == Kind::Svg => screen.print_whole_lines(&svg.stand_alone()),
        None => {
            screen
                .may_be_bytes()
                .then_some(())
                .ok_or_else(|| Complaint(message!("error-print-terminal", format = kind.name())))?;
            screen.print_bytes(&kind.bytes(svg, page, screen)?)
        }
        Some(file) => {
            let bytes = kind.bytes(svg, page, screen)?;
            Ok(write_whole(file, |writer| {
                writer.write_all(&bytes).map_err(|error| FileError::new(file, error))
            })?)
        }
    }
}

fn complaint(error: PrintError, kind: Kind) -> Complaint {
    let format = kind.name();
    Complaint(match error {
        PrintError::NoFont { letter } => {
            message!("error-print-font", letter = Argument::quoted(&letter))
        }
        PrintError::TooManyBytes { found } => message!(
            "error-print-bytes",
            format = format,
            size = found.div_ceil(1 << 20),
            most = MOST_BYTES >> 20
        ),
        PrintError::TooManyPixels { found } => message!(
            "error-print-large",
            format = format,
            size = found.div_ceil(1_000_000),
            most = MOST_PIXELS / 1_000_000
        ),
        PrintError::NoMemory { needed } => {
            message!("error-memory-missing", megabytes = needed.div_ceil(1 << 20))
        }
        PrintError::Unreadable { reason } => {
            message!("error-print", format = format, reason = reason)
        }
    })
}
