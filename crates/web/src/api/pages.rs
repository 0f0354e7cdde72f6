//! What people read about the API.

pub(super) mod problems;
pub(super) mod reference;
