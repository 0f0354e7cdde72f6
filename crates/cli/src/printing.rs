//! Pictures as files: SVG as it is, PNG and PDF for programs that know no SVG.

use std::path::Path;

use gametree_files::{FileError, write_whole};
use gametree_language::message;
use gametree_picture::Svg;
use gametree_picture::tree::Page;
use gametree_present::why_not_printed;
use gametree_print::{MOST_BYTES, PrintError, pdf, png};

use crate::complaint::Complaint;
use crate::form::Form;
use crate::screen::Screen;

/// What a picture is written as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Svg,
    Png,
    Pdf,
}

impl Kind {
    /// The forms of files that are pictures.
    pub(crate) const FORMS: [Form; 3] = [Form::Svg, Form::Png, Form::Pdf];

    /// The picture of this form, if it is one.
    pub(crate) fn of(form: Form) -> Option<Kind> {
        match form {
            Form::Svg => Some(Kind::Svg),
            Form::Png => Some(Kind::Png),
            Form::Pdf => Some(Kind::Pdf),
            _ => None,
        }
    }

    /// What the name of a file asks for, which is SVG if it asks for nothing.
    pub(crate) fn of_file(file: &Path) -> Result<Kind, Complaint> {
        let form = Form::of(file, &Kind::FORMS)?;
        Ok(form.and_then(Kind::of).unwrap_or(Kind::Svg))
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
    Complaint(why_not_printed(&error, kind.name()))
}
