use std::collections::HashMap;
use std::sync::Mutex;

use gametree_catalogue::Catalogue;
use gametree_rules::Work;
use gametree_solver::CertificateLimits;
use gametree_verify::{Certificate, Limits};

use super::played;
use crate::target::{Reply, Target, ensure, text};

/// Certificates of exact values.
pub(super) struct Certificates {
    catalogue: Catalogue,
    /// What is true of each position asked for so far: the margin.
    truths: Mutex<HashMap<(String, String), i32>>,
}

impl Certificates {
    pub(super) fn new() -> Self {
        Certificates { catalogue: Catalogue::standard(), truths: Mutex::default() }
    }

    /// The margin by the solver, which does not read certificates.
    fn truth(&self, spec: &str, position: &str) -> Result<i32, String> {
        let key = (spec.to_owned(), position.to_owned());
        let mut truths = self.truths.lock().map_err(|_| "a panic before".to_owned())?;
        if let Some(margin) = truths.get(&key) {
            return Ok(*margin);
        }
        let mut session = self.catalogue.open(spec).map_err(|error| error.to_string())?;
        session.set_position(position).map_err(|error| format!("{position}: {error}"))?;
        let solved = session.solve(&Work::new()).map_err(|error| error.to_string())?;
        let known = solved.look_up(position).map_err(|error| error.to_string())?;
        truths.insert(key, known.end.margin);
        Ok(known.end.margin)
    }
}

impl Target for Certificates {
    fn name(&self) -> &'static str {
        "certificates"
    }

    fn examples(&self) -> Vec<Vec<u8>> {
        let specs = [
            ("tictactoe", 3),
            ("stones:stones=12", 0),
            ("bits:string=0110100", 0),
            ("multiply:start=5,target=40,by=2/3/4", 0),
            ("sim:vertices=4", 0),
        ];
        let certificate = |(spec, plies)| {
            let session = played(&self.catalogue, spec, plies, 1);
            let solved = session.solve(&Work::new()).expect("a small game");
            let mut text = Vec::new();
            let (limits, position) = (CertificateLimits::default(), session.position());
            let written = solved.certify(&position, &limits, &Work::new(), &mut text);
            written.map(|_| text).ok()
        };
        specs.into_iter().filter_map(certificate).collect()
    }

    fn check(&self, input: &[u8]) -> Result<Reply, String> {
        let input = text(input);
        let Ok(certificate) = Certificate::read(&input) else { return Ok(Reply::Refused) };
        let Ok(session) = self.catalogue.open(certificate.spec) else { return Ok(Reply::Refused) };
        let spec = session.spec();
        let certificate = Certificate { spec: &spec, ..certificate };
        let limits = Limits { positions: 100_000 };
        let Ok(proof) = session.verify(&certificate, &limits, &Work::new()) else {
            return Ok(Reply::Refused);
        };
        let truth = self.truth(&spec, certificate.position)?;
        let claimed = proof.claim.margin;
        ensure(claimed == truth, || format!("{claimed} is accepted where {truth} is true"))?;
        Ok(Reply::Accepted)
    }
}
