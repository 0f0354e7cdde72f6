use gametree_language::message;
use gametree_rules::{Plies, Proven};
use gametree_verify::{Certificate, Proof, Rejection};

use crate::Words;
use crate::page::{Block, Cell, Fact, Page};
use crate::sentence;

/// A certificate and what came of checking it.
pub struct Verifying<'a> {
    /// Where it stands.
    pub file: String,
    /// The certificate, if the file is one.
    pub certificate: Option<&'a Certificate<'a>>,
    /// Whether its game has points.
    pub has_points: bool,
    /// What was found.
    pub checked: &'a Result<Proof, Rejection>,
}

/// Whether a certificate was accepted, and why not.
pub fn verify(verifying: &Verifying<'_>) -> Page {
    let mut facts = Vec::new();
    if let Some(certificate) = verifying.certificate {
        facts.push(Fact::new(message!("label-game"), Cell::Code(certificate.spec.to_owned())));
        let position = Cell::Code(certificate.position.to_owned());
        facts.push(Fact::new(message!("label-position"), position));
    }
    let verdict = match verifying.checked {
        Ok(proof) => {
            let claim = sentence::proven(claimed(proof.claim), verifying.has_points);
            message!("verify-accepted", claim = claim)
        }
        Err(rejection) => message!("verify-rejected", reason = rejection.message()),
    };
    facts.push(Fact::new(message!("label-verdict-of-check"), Cell::text(verdict).strong()));
    if let Ok(proof) = verifying.checked {
        let checked = message!("verify-checked", moves = proof.moves, positions = proof.positions);
        facts.push(Fact::new(message!("label-checked"), checked.into()));
    }
    Page::new([Block::Facts(facts)])
}

/// As a search says it.
pub(crate) fn claimed(claim: Proven) -> Proven {
    let plies = claim.plies.exactly().map_or(Plies::Unknown, Plies::Exactly);
    Proven { margin: claim.margin, plies }
}
