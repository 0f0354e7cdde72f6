use gametree_language::{Language, message};

use super::legend::Legend;
use crate::paragraph::Paragraph;
use crate::tree::{Sheet, Tree};

/// What stands below a tree: the legend, what is not shown, the caption.
pub(super) struct Foot {
    legend: Legend,
    paragraphs: Vec<Paragraph>,
    language: Language,
}

const APART: f64 = 8.0;

impl Foot {
    pub(super) fn new(tree: &Tree, sheet: &Sheet, room: f64, language: Language) -> Self {
        let mut paragraphs = Vec::new();
        if tree.left_out > 0 {
            let words = language.say(&message!("tree-left-out", count = tree.left_out));
            paragraphs.push(Paragraph::new(&words, "soft words", 11.0, room));
        }
        if let Some(caption) = sheet.caption.as_deref().filter(|caption| !caption.trim().is_empty())
        {
            paragraphs.push(Paragraph::new(caption, "words", 13.0, room).apart(language));
        }
        let symmetric = tree.nodes.iter().any(|node| !node.twins.is_empty());
        Foot { legend: Legend::new(room, symmetric, language), paragraphs, language }
    }

    pub(super) fn height(&self) -> f64 {
        let paragraphs = self.paragraphs.iter().map(|paragraph| paragraph.height() + APART);
        self.legend.height() + paragraphs.sum::<f64>()
    }

    pub(super) fn write(&self, svg: &mut String, [left, top]: [f64; 2]) {
        self.legend.write(svg, [left, top]);
        let mut y = top + self.legend.height() + APART;
        for paragraph in &self.paragraphs {
            paragraph.write(svg, [left, y], self.language);
            y += paragraph.height() + APART;
        }
    }
}
