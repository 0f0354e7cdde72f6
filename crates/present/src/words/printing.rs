use gametree_language::{Argument, Message, message};
use gametree_print::{MOST_BYTES, MOST_PIXELS, PrintError};

/// Why there is no file of a picture; `format` is the name of its form, such as PNG.
pub fn why_not_printed(error: &PrintError, format: &'static str) -> Message {
    match error {
        PrintError::NoFonts => message!("error-print-fonts"),
        PrintError::NoFont { letter } => {
            message!("error-print-font", letter = Argument::quoted(letter))
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
            message!("error-print", format = format, reason = reason.as_str())
        }
    }
}
