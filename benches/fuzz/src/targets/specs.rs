use gametree_catalogue::Catalogue;

use super::SPECS;
use crate::target::{Reply, Target, ensure, text};

/// Specs of games.
pub(super) struct Specs {
    catalogue: Catalogue,
}

impl Specs {
    pub(super) fn new() -> Self {
        Specs { catalogue: Catalogue::standard() }
    }
}

impl Target for Specs {
    fn name(&self) -> &'static str {
        "specs"
    }

    fn examples(&self) -> Vec<Vec<u8>> {
        SPECS.map(|spec| spec.as_bytes().to_vec()).to_vec()
    }

    fn check(&self, input: &[u8]) -> Result<Reply, String> {
        let Ok(session) = self.catalogue.open(&text(input)) else { return Ok(Reply::Refused) };
        let spec = session.spec();
        let again = self.catalogue.open(&spec).map_err(|error| format!("{spec}: {error}"))?;
        ensure(again.spec() == spec, || format!("{spec} is read as {}", again.spec()))?;
        ensure(again.position() == session.position(), || format!("{spec} begins in two ways"))?;
        let over = session.result().is_some();
        ensure(over == session.legal_moves().is_empty(), || format!("{spec}: moves at the end"))?;
        Ok(Reply::Accepted)
    }
}
