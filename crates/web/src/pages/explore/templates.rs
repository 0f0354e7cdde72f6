//! The sentences of the page with places for what a script finds out, as one element that is only read.

use gametree_exercise::{LawKind, words};
use gametree_language::{Message, message, without_marks};
use gametree_rules::Player;
use maud::{Markup, PreEscaped, html};
use serde_json::{Map, Value, json};

use super::sheet::Sheet;

/// Something to be filled in; no sentence contains it otherwise.
fn hole(name: &str) -> String {
    format!("@{name}@")
}

impl Sheet<'_> {
    /// Everything that the script of the page says, in the language and the digits of its reader.
    pub(super) fn templates(&self) -> Markup {
        let say = |message: Message| self.visitor.say(&message);
        let digits: String = (0..10).map(|digit| self.number(digit)).collect();
        let minus = without_marks(&self.number(-1)).replace(&self.number(1), "");
        let cut = |player| say(words::cut(player, hole("value"), hole("bound")));
        let laws: Map<String, Value> = LawKind::ALL
            .into_iter()
            .map(|kind| {
                let law = words::law(kind, hole("leaf"), ["least", "most"].map(hole), hole("root"));
                (law_name(kind).to_owned(), json!(say(law)))
            })
            .collect();
        let templates = json!({
            "digits": digits,
            "minus": minus,
            "dot": self.visitor.language.dotted("."),
            "cuts": { "max": cut(Player::First), "min": cut(Player::Second) },
            "none": say(message!("web-explore-no-cuts")),
            "node": say(message!("web-explore-node", node = hole("node"))),
            "laws": laws,
            "both": say(message!("web-explore-both-say", value = hole("value"), fewest = hole("fewest"))),
            "all": say(message!("web-explore-all", leaf = hole("leaf"))),
            "leaf-is": say(message!("web-explore-leaf-is", leaf = hole("leaf"))),
            "now": say(message!("web-explore-leaf-now", leaf = hole("leaf"), value = hole("value"))),
            "slider": say(message!("web-explore-slider", value = hole("value"), root = hole("root"))),
        });
        // A page has no end of a script in it but its own.
        let text = templates.to_string().replace('<', "\\u003c");
        html! { script #explore-words type="application/json" { (PreEscaped(text)) } }
    }
}

/// What the script calls a law.
const fn law_name(kind: LawKind) -> &'static str {
    match kind {
        LawKind::Between => "between",
        LawKind::NotLess => "not-less",
        LawKind::NotMore => "not-more",
        LawKind::Always => "always",
        LawKind::Never => "never",
    }
}
