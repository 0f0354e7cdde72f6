//! `deny.toml`: what is allowed.

use std::fs;

use toml_edit::{DocumentMut, Item, Value};

use super::licence::Expression;
use crate::run::root;

/// What is allowed, and why.
pub(super) struct Policy {
    file: DocumentMut,
}

impl Policy {
    pub(super) fn read() -> Result<Policy, String> {
        let text = fs::read_to_string(root().join("deny.toml"));
        Policy::parse(&text.map_err(|error| format!("deny.toml: {error}"))?)
    }

    fn parse(text: &str) -> Result<Policy, String> {
        let file = text.parse().map_err(|error| format!("deny.toml: {error}"))?;
        let policy = Policy { file };
        // What is allowed without a reason is forgotten about.
        for (section, list, name) in [("bans", "skip", "crate"), ("advisories", "ignore", "id")] {
            for value in policy.list(section, list) {
                if text_of(value, name).is_none() || text_of(value, "reason").is_none() {
                    return Err(format!(
                        "deny.toml: everything in {section}.{list} should have a {name} and a reason"
                    ));
                }
            }
        }
        Ok(policy)
    }

    fn list(&self, section: &str, name: &str) -> impl Iterator<Item = &Value> {
        let list = self.file.get(section).and_then(|section| section.get(name));
        list.and_then(Item::as_array).into_iter().flatten()
    }

    /// Whether a crate may be used under this.
    pub(super) fn allows(&self, licence: &Expression, name: &str) -> bool {
        let exceptions = self.list("licenses", "exceptions");
        let own = exceptions.filter(|exception| text_of(exception, "crate") == Some(name));
        let own = own.filter_map(|exception| exception.as_inline_table()?.get("allow")?.as_array());
        let allowed: Vec<&str> =
            self.list("licenses", "allow").chain(own.flatten()).filter_map(Value::as_str).collect();
        licence.is_met(&|licence| allowed.contains(&licence))
    }

    /// Whether crates may come from there, as `Cargo.lock` writes it.
    pub(super) fn allows_source(&self, source: &str) -> bool {
        let registry = source.strip_prefix("registry+");
        registry.is_some_and(|url| {
            self.list("sources", "allow-registry").any(|allowed| allowed.as_str() == Some(url))
        })
    }

    /// Versions that may be there beside newer ones, with the reasons.
    pub(super) fn skips(&self) -> Vec<(String, String)> {
        self.reasons("bans", "skip", "crate")
    }

    /// Why this version may be there.
    pub(super) fn skipped(&self, id: &str) -> Option<String> {
        self.skips().into_iter().find(|(skipped, _)| skipped == id).map(|(_, reason)| reason)
    }

    /// Why an advisory does not concern us.
    pub(super) fn ignored(&self, id: &str) -> Option<String> {
        let ignored = self.reasons("advisories", "ignore", "id").into_iter();
        ignored.filter(|(ignored, _)| ignored == id).map(|(_, reason)| reason).next()
    }

    fn reasons(&self, section: &str, list: &str, name: &str) -> Vec<(String, String)> {
        let pair = |value: &Value| {
            Some((text_of(value, name)?.to_owned(), text_of(value, "reason")?.to_owned()))
        };
        self.list(section, list).filter_map(pair).collect()
    }
}

fn text_of<'a>(value: &'a Value, name: &str) -> Option<&'a str> {
    value.as_inline_table()?.get(name)?.as_str()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = r#"
        [licenses]
        allow = ["MIT"]
        exceptions = [{ crate = "odd", allow = ["MPL-2.0"] }]
        [bans]
        skip = [{ crate = "syn@1.0.0", reason = "old macros" }]
        [sources]
        allow-registry = ["https://example.org/index"]
        [advisories]
        ignore = [{ id = "RUSTSEC-1", reason = "not reached" }]
    "#;

    #[test]
    fn what_is_written_holds() {
        let policy = Policy::parse(TEXT).unwrap();
        let allows =
            |licence: &str, name: &str| policy.allows(&Expression::parse(licence).unwrap(), name);
        assert!(allows("MIT OR GPL-3.0-only", "any") && !allows("GPL-3.0-only", "any"));
        assert!(allows("MPL-2.0", "odd") && !allows("MPL-2.0", "any"));
        assert!(policy.allows_source("registry+https://example.org/index"));
        assert!(!policy.allows_source("registry+https://example.org/other"));
        assert!(!policy.allows_source("git+https://example.org/index"));
        assert_eq!(policy.skipped("syn@1.0.0").as_deref(), Some("old macros"));
        assert_eq!(policy.skipped("syn@2.0.0"), None);
        assert_eq!(policy.ignored("RUSTSEC-1").as_deref(), Some("not reached"));
        assert_eq!(policy.ignored("RUSTSEC-2"), None);
    }

    #[test]
    fn reasons_have_to_be_given() {
        assert!(Policy::parse(&TEXT.replace(", reason = \"old macros\"", "")).is_err());
        assert!(Policy::parse(&TEXT.replace(", reason = \"not reached\"", "")).is_err());
        assert!(Policy::parse("licenses = [").is_err());
    }

    #[test]
    fn ours_can_be_read() {
        assert!(Policy::read().is_ok());
    }
}
