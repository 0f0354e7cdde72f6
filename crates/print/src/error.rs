use std::error::Error;
use std::fmt;

/// Why a picture was not printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PrintError {
    /// The machine has no font at all.
    NoFonts,
    /// No font on the machine has this letter.
    NoFont {
        /// The letter.
        letter: String,
    },
    /// The SVG is longer than [`MOST_BYTES`](crate::MOST_BYTES).
    TooManyBytes {
        /// How long it is.
        found: u64,
    },
    /// There would be more pixels than [`MOST_PIXELS`](crate::MOST_PIXELS).
    TooManyPixels {
        /// How many.
        found: u64,
    },
    /// The machine has no memory for it.
    NoMemory {
        /// The bytes that it may need.
        needed: u64,
    },
    /// It is no picture, or none that can be written.
    Unreadable {
        /// What the reader says.
        reason: String,
    },
}

impl fmt::Display for PrintError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PrintError::NoFonts => f.write_str("this machine has no fonts"),
            PrintError::NoFont { letter } => write!(f, "no font has `{letter}`"),
            PrintError::TooManyBytes { found } => {
                write!(f, "the SVG has {found} bytes, more than {}", crate::MOST_BYTES)
            }
            PrintError::TooManyPixels { found } => {
                write!(f, "there would be {found} pixels, more than {}", crate::MOST_PIXELS)
            }
            PrintError::NoMemory { needed } => {
                write!(f, "the machine has no {needed} bytes to spare")
            }
            PrintError::Unreadable { reason } => f.write_str(reason),
        }
    }
}

impl Error for PrintError {}
