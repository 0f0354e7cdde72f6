//! Every result as an object for programs: one type a result, and a schema made from the types.

mod end;
mod games;
mod number;
mod perft;
mod position;
mod schema;
mod show;
mod solve;
mod solve_all;
mod verify;

pub use end::End;
pub use games::{Alias, Game, Games, Parameter};
pub use number::Number;
pub use perft::{Perft, PerftPly, PerftTotal};
pub use position::{Outcome, Position};
pub use schema::{schema, schemas};
pub use show::Show;
pub use solve::{CertificateSize, Solve, SolvedMove};
pub use solve_all::{Share, SolveAll};
pub use verify::Verify;
