use gametree_language::{Message, message};
use gametree_present::page::{Block, Cell, Column, Table};

use crate::reports::{Judged, Judgement, Rerun};

/// A report's claims: each with its judgement, the evidence and the source.
pub fn claims_table(rerun: &Rerun) -> Table {
    let row = |judged: &Judged| {
        let word = Cell::from(judgement_word(judged.judgement));
        let fails = judged.judgement == Judgement::Fails;
        vec![
            Cell::from(judged.claim.said()),
            if fails { word.strong() } else { word },
            Cell::from(judged.evidence.clone()),
            Cell::from(judged.claim.source.said()),
        ]
    };
    Table {
        columns: vec![
            Column::words(message!("claim-column-claim").into()),
            Column::words(message!("claim-column-judgement").into()),
            Column::words(message!("claim-column-evidence").into()),
            Column::words(message!("claim-column-source").into()),
        ],
        rows: rerun.claims.iter().map(row).collect(),
        ..Table::default()
    }
}

/// The same as paragraphs, for screens that are too narrow for four columns of sentences.
pub(super) fn claims_prose(rerun: &Rerun) -> Vec<Block> {
    let prose = |judged: &Judged| {
        let judgement = message!(
            "claim-judged",
            judgement = judgement_word(judged.judgement),
            source = judged.claim.source.said()
        );
        let sentences = vec![judgement, judged.evidence.clone()];
        Block::Prose { label: judged.claim.said(), sentences }
    };
    rerun.claims.iter().map(prose).collect()
}

/// A judgement in a few words.
pub fn judgement_word(judgement: Judgement) -> Message {
    match judgement {
        Judgement::Holds => message!("claim-holds"),
        Judgement::Fails => message!("claim-fails"),
        Judgement::Open => message!("claim-open"),
    }
}
