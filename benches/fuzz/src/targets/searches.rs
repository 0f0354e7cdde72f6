use std::time::Duration;

use gametree_catalogue::{Catalogue, Search, Session};
use gametree_rules::Work;
use gametree_rules::work::Budget;

use super::played;
use crate::target::{Reply, Target, ensure, text};

/// Specs of searches, and the searches that they describe.
pub(super) struct Searches {
    sessions: Vec<Box<dyn Session>>,
}

impl Searches {
    pub(super) fn new() -> Self {
        let catalogue = Catalogue::standard();
        let specs = ["tictactoe", "stones:stones=40", "bits:length=12,seed=2", "sim"];
        Searches { sessions: specs.map(|spec| played(&catalogue, spec, 2, 9)).into() }
    }
}

/// Searches are not asked to look far; whatever they are told, they keep to this.
const NODES: u64 = 500;

impl Target for Searches {
    fn name(&self) -> &'static str {
        "searches"
    }

    fn examples(&self) -> Vec<Vec<u8>> {
        let examples = [
            "minimax:depth=3,nodes=400,heuristic=report,ties=random,seed=5,merge=yes,order=best",
            "alphabeta:depth=4,time=20,heuristic=plain,order=worst",
            "alphabeta:depth=1..4,order=heuristic",
            "engine:depth=9,time=50,nodes=1000,hash=8,threads=2,lines=3,goal=exact",
            "mcts:nodes=300,seed=7,hash=4",
            "pns:time=10,hash=1",
            "perfect:time=10,threads=2,hash=64",
            "random:seed=3",
        ];
        examples.map(|example| example.as_bytes().to_vec()).to_vec()
    }

    fn check(&self, input: &[u8]) -> Result<Reply, String> {
        let input = text(input);
        // Ranges stand for several; each of them is one.
        let Ok(several) = Search::parse_several(&input) else { return Ok(Reply::Refused) };
        for search in several.iter().take(3) {
            let written = search.to_string();
            let again: Search = written.parse().map_err(|error| format!("{written}: {error}"))?;
            ensure(again == *search, || format!("{written} is read as {again}"))?;
            self.look(search)?;
        }
        Ok(Reply::Accepted)
    }
}

impl Searches {
    fn look(&self, search: &Search) -> Result<(), String> {
        let session = &self.sessions[search.to_string().len() % self.sessions.len()];
        let mut search = search.clone();
        let nodes = search.limits.nodes.map_or(NODES, |nodes| nodes.min(NODES));
        search.limits.nodes = Some(nodes);
        search.engine.threads = search.engine.threads.min(4);
        let budget =
            Budget { time: Some(Duration::from_secs(1)), memory: 64 << 20, ..Budget::default() };
        let Ok(answer) = session.analyze(&search, &Work::within(budget)) else { return Ok(()) };
        if let Some(best) = &answer.best_move {
            let legal = session.legal_moves().contains(best);
            ensure(legal, || format!("{search} chooses {best}, which is not legal"))?;
        }
        Ok(())
    }
}
