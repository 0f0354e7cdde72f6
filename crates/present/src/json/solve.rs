use schemars::JsonSchema;
use serde::Serialize;

use super::{End, Position};
use crate::page::milliseconds;
use crate::report::Solving;

/// The exact value of a position.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Solve {
    /// The position.
    #[serde(flatten)]
    pub position: Position,
    /// How the game ends.
    #[serde(flatten)]
    pub end: End,
    /// The first of the best moves.
    pub best_move: Option<String>,
    /// The moves that keep winner, margin and plies.
    pub best_moves: Vec<String>,
    /// One line of best play to the end.
    pub line: Vec<String>,
    /// Positions that are stored.
    pub positions: u64,
    /// The bytes that they take.
    pub bytes: u64,
    /// Positions that can be reached, if the table tells; not told by a table of an earlier position.
    pub reachable: Option<u64>,
    /// Those of them that are unfinished.
    pub unfinished: Option<u64>,
    /// Those that differ by more than symmetry.
    pub canonical: Option<u64>,
    /// How long it took.
    pub elapsed_ms: f64,
    /// The size of the certificate, if one was written.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub certificate: Option<CertificateSize>,
    /// The rows of the table, if it was written.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exported: Option<u64>,
    /// The table on disk, if the solution is kept there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<TableOnDisk>,
    /// Where every legal move leads.
    pub moves: Vec<SolvedMove>,
}

/// A solution that is kept on disk.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct TableOnDisk {
    /// Its folder.
    pub folder: String,
    /// Bytes of its files.
    pub bytes: u64,
    /// The position that it was solved from.
    pub position: String,
}

/// Where a move leads, the move included.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct SolvedMove {
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// How the game ends after it.
    #[serde(flatten)]
    pub end: End,
}

/// How much is in a certificate.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct CertificateSize {
    /// Moves of the strategy.
    pub moves: u64,
    /// Positions that it deals with.
    pub positions: u64,
}

impl From<&Solving<'_>> for Solve {
    fn from(solving: &Solving<'_>) -> Self {
        let here = solving.here;
        let certificate = solving.certificate.as_ref().map(|certificate| certificate.size);
        let moves = here.moves.iter();
        Solve {
            position: solving.session.into(),
            end: here.end.into(),
            best_move: here.best_moves.first().cloned(),
            best_moves: here.best_moves.clone(),
            line: here.line.clone(),
            positions: solving.positions,
            bytes: solving.bytes,
            reachable: solving.reachable,
            unfinished: solving.unfinished,
            canonical: solving.canonical,
            elapsed_ms: milliseconds(solving.elapsed),
            certificate: certificate
                .map(|size| CertificateSize { moves: size.moves, positions: size.positions }),
            exported: solving.exported.as_ref().map(|exported| exported.size),
            table: solving.table.clone().map(|table| TableOnDisk {
                folder: table.folder,
                bytes: table.bytes,
                position: table.position,
            }),
            moves: moves
                .map(|(mv, end)| SolvedMove { mv: mv.clone(), end: (*end).into() })
                .collect(),
        }
    }
}
