//! Games that are kept: made, played, resumed.
//!
//! The [`store`] keeps them, the [`service`] changes them, the [`thinker`] lets the computer move; everything
//! else is about addresses.

mod database;
mod download;
mod events;
mod form;
mod handlers;
mod kept;
mod migrations;
mod new_game;
mod service;
mod store;
mod store_error;
mod thinker;
mod thought;
mod token;
mod upload;

pub(crate) use download::Download;
pub(crate) use form::Form;
pub(crate) use handlers::{OPEN, owner, routes, with_owner};
pub(crate) use kept::Kept;
pub(crate) use new_game::{NewGame, Players, allowed};
pub(crate) use service::Games;
pub(crate) use store::{MOST_OF_ONE, Store, Which, now};
pub(crate) use thinker::Attended;
pub(crate) use token::{LETTERS, is_token, seed, token, word};
pub(crate) use upload::{FIELD, LARGEST_FILE, within};
