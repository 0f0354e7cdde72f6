//! The four languages say the same things, and everything that is said exists.

mod messages;
mod plurals;
