//! The workbench in a browser: pages about one position, games that are kept, an API for programs.
//!
//! Everything is drawn and said here, on the server; scripts only make it nicer. Requests are types that
//! read themselves ([`Visitor`], [`Place`]), handlers are short, and whatever goes wrong is a [`Problem`],
//! which becomes a page or a document for programs at the very edge.
//!
//! ```
//! use axum::body::Body;
//! use axum::http::Request;
//! use gametree_catalogue::Catalogue;
//! use gametree_web::{Workbench, app};
//! use tower::ServiceExt;
//!
//! # tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
//! let app = app(Workbench::new(Catalogue::standard()));
//! let request = Request::get("/").header("host", "127.0.0.1:7000").body(Body::empty())?;
//! assert!(app.oneshot(request).await?.status().is_success());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! # })?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod api;
mod app;
mod assets;
mod classes;
mod command;
mod cookie;
mod desk;
mod edge;
mod games;
mod guard;
mod icon;
mod jobs;
mod kit;
mod lab;
mod large;
mod pages;
mod peer;
mod place;
mod problem;
mod query;
mod server;
mod settings;
mod shell;
mod thinking;
mod today;
mod visitor;
mod way_back;
mod workbench;

pub use app::app;
pub use command::REPRODUCING;
pub use place::Place;
pub use problem::{Problem, ProblemKind, WrongMove};
pub use server::{Listen, ServeError, Server, USUAL_PORT};
pub use visitor::Visitor;
pub use workbench::Workbench;
