//! What the name of a file says about its contents: one table for all commands that write files.

use std::path::Path;

use gametree_language::{Argument, message};

use crate::complaint::Complaint;

/// The form of a file that some command writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    Text,
    Svg,
    Png,
    Pdf,
    Dot,
    Tikz,
    Html,
    Json,
    Csv,
    Parquet,
    Markdown,
    /// A form that no command writes.
    Other,
}

/// Endings of names, in small letters. The first ending of a form is the one to be recommended.
const ENDINGS: &[(&str, Form)] = &[
    ("txt", Form::Text),
    ("svg", Form::Svg),
    ("png", Form::Png),
    ("pdf", Form::Pdf),
    ("dot", Form::Dot),
    ("gv", Form::Dot),
    ("tex", Form::Tikz),
    ("html", Form::Html),
    ("htm", Form::Html),
    ("json", Form::Json),
    ("csv", Form::Csv),
    ("parquet", Form::Parquet),
    ("md", Form::Markdown),
    ("jpg", Form::Other),
    ("jpeg", Form::Other),
    ("gif", Form::Other),
    ("webp", Form::Other),
    ("bmp", Form::Other),
    ("tif", Form::Other),
    ("tiff", Form::Other),
    ("eps", Form::Other),
    ("ps", Form::Other),
    ("doc", Form::Other),
    ("docx", Form::Other),
    ("odt", Form::Other),
    ("rtf", Form::Other),
    ("ppt", Form::Other),
    ("pptx", Form::Other),
    ("odp", Form::Other),
    ("xls", Form::Other),
    ("xlsx", Form::Other),
    ("ods", Form::Other),
    ("xml", Form::Other),
    ("zip", Form::Other),
    ("gz", Form::Other),
];

impl Form {
    /// The form that a file's name asks for, which is one of `possible`; `None` if the name has no
    /// ending of this table. A name that asks for another form is refused.
    pub(crate) fn of(file: &Path, possible: &[Form]) -> Result<Option<Form>, Complaint> {
        let Some(ending) = file.extension().map(|ending| ending.to_string_lossy().to_lowercase())
        else {
            return Ok(None);
        };
        match ENDINGS.iter().find(|(known, _)| *known == ending) {
            None => Ok(None),
            Some((_, form)) if possible.contains(form) => Ok(Some(*form)),
            Some(_) => {
                let choices = possible.iter().filter_map(|form| form.ending());
                let choices = choices.map(|ending| Argument::from(format!(".{ending}")).isolated());
                Err(Complaint(message!(
                    "error-file-ending",
                    ending = Argument::quoted(&format!(".{ending}")),
                    choices = Argument::list(choices, ", ")
                )))
            }
        }
    }

    fn ending(self) -> Option<&'static str> {
        ENDINGS.iter().find(|(_, form)| *form == self).map(|(ending, _)| *ending)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_gets_its_form_or_an_error() {
        let of = |name: &str| Form::of(Path::new(name), &[Form::Svg, Form::Pdf]).ok();
        assert_eq!(of("a.svg"), Some(Some(Form::Svg)));
        assert_eq!(of("a.b.PDF"), Some(Some(Form::Pdf)));
        for open in ["a", ".svg", "/dev/stdout", "a.2026", "a.board"] {
            assert_eq!(of(open), Some(None), "{open}");
        }
        for (ending, form) in ENDINGS {
            let possible = matches!(form, Form::Svg | Form::Pdf);
            assert_eq!(of(&format!("a.{ending}")).is_some(), possible, "{ending}");
        }
    }
}
