use gametree_catalogue::Catalogue;
use gametree_lab::Family;

use crate::target::{Reply, Target, ensure, text};

/// Families of games: the plans of a sweep.
pub(super) struct Families {
    catalogue: Catalogue,
}

impl Families {
    pub(super) fn new() -> Self {
        Families { catalogue: Catalogue::standard() }
    }
}

impl Target for Families {
    fn name(&self) -> &'static str {
        "families"
    }

    fn examples(&self) -> Vec<Vec<u8>> {
        let examples = [
            "stones:stones=1..100",
            "mnk:m=3..5,n=3..4,k=3",
            "bits:length=2..12",
            "sim:vertices=3..6",
            "multiply:start=5..17,target=1000..1010,by=2/3",
        ];
        examples.map(|example| example.as_bytes().to_vec()).to_vec()
    }

    fn check(&self, input: &[u8]) -> Result<Reply, String> {
        let Ok(family) = Family::parse(&text(input)) else { return Ok(Reply::Refused) };
        let last = family.len() - 1;
        for index in [0, last / 2, last] {
            let spec = family.spec(index);
            let inside = family
                .numbers(index)
                .iter()
                .zip(family.axes())
                .all(|(number, axis)| (axis.from..=axis.to).contains(number));
            ensure(inside, || format!("game {index}, {spec}, is not in the family"))?;
            // A member may be too large, but reading it is safe.
            if let Ok(session) = self.catalogue.open(&spec) {
                session.position();
            }
        }
        Ok(Reply::Accepted)
    }
}
