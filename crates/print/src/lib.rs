//! Pictures for programs that know no SVG: PNG for screens, PDF for paper. Letters are drawn with the
//! fonts of the machine and become shapes, so that a picture looks the same wherever it goes. The
//! environment variable `GAMETREE_FONTS` names a folder whose fonts are used instead.
//!
//! ```
//! let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'>\
//!            <rect width='20' height='10' fill='#c44e00'/></svg>";
//! let png = gametree::print::png(svg)?;
//! assert!(png.starts_with(b"\x89PNG"));
//! let pdf = gametree::print::pdf(svg, None)?;
//! assert!(pdf.starts_with(b"%PDF-"));
//! # Ok::<(), gametree::print::PrintError>(())
//! ```

mod error;
mod fonts;
mod ink;
mod pdf;
mod png;
mod room;

pub use error::PrintError;
pub use pdf::pdf;
pub use png::png;

/// The largest SVG that is read, in bytes. Letters as shapes take many times as much memory.
pub const MOST_BYTES: u64 = 8 << 20;

/// The largest PNG, in pixels, each of which takes four bytes.
pub const MOST_PIXELS: u64 = 64_000_000;
