use gametree_verify::Rejection;
use schemars::JsonSchema;
use serde::Serialize;

use super::End;
use crate::report::{Verifying, claimed};

/// What came of checking a certificate.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Verify {
    /// The file.
    pub file: String,
    /// Whether the certificate proves its claim.
    pub accepted: bool,
    /// The game; null if the file is no certificate.
    pub spec: Option<String>,
    /// The position that it is about.
    pub position: Option<String>,
    /// What it claims.
    #[serde(flatten)]
    pub claim: Option<End>,
    /// Positions that were checked.
    pub positions: Option<u64>,
    /// Moves that were checked.
    pub moves: Option<u64>,
    /// Why it was rejected.
    pub reason: Option<String>,
    /// At which position or line.
    pub place: Option<String>,
}

impl From<&Verifying<'_>> for Verify {
    fn from(verifying: &Verifying<'_>) -> Self {
        let (accepted, rejected) =
            (verifying.checked.as_ref().ok(), verifying.checked.as_ref().err());
        let certificate = verifying.certificate;
        Verify {
            file: verifying.file.clone(),
            accepted: accepted.is_some(),
            spec: certificate.map(|certificate| certificate.spec.to_owned()),
            position: certificate.map(|certificate| certificate.position.to_owned()),
            claim: certificate.map(|certificate| claimed(certificate.claim).into()),
            positions: accepted.map(|proof| proof.positions),
            moves: accepted.map(|proof| proof.moves),
            reason: rejected.map(Rejection::to_string),
            place: rejected.map(|rejection| rejection.place.clone()),
        }
    }
}
