//! From pages to text.

mod html;
mod markdown;
mod markup;

pub use html::html;
pub use markdown::markdown;
pub use markup::Markup;
pub(crate) use markup::amount_argument;
