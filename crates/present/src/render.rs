//! From pages to text.

mod csv;
mod html;
mod latex;
mod markdown;
mod markup;

pub use csv::csv;
pub(crate) use csv::plain;
pub use html::html;
pub use latex::{latex, latex_text, latex_width};
pub use markdown::{PLOTS, markdown};
pub use markup::Markup;
pub(crate) use markup::amount_argument;
