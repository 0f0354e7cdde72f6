//! The RustSec database: known faults, a file each, in `crates/NAME/RUSTSEC-YEAR-NUMBER.md`.

use std::fs;
use std::path::PathBuf;

use semver::{Version, VersionReq};
use toml_edit::{DocumentMut, Item, Value};

use super::package::Package;

/// A copy of the database.
pub(super) struct Advisories {
    pub(super) folder: PathBuf,
}

/// A fault that a version of a crate has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Advisory {
    pub(super) id: String,
    pub(super) title: String,
    pub(super) kind: Kind,
}

/// How bad it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// Somebody could be harmed.
    Vulnerability,
    /// Unmaintained, unsound or otherwise worth knowing.
    Informational,
}

impl Advisories {
    /// All that concern this version.
    pub(super) fn about(&self, package: &Package) -> Result<Vec<Advisory>, String> {
        let folder = self.folder.join("crates").join(&package.name);
        // Most crates have none.
        let Ok(entries) = fs::read_dir(&folder) else { return Ok(Vec::new()) };
        let mut found = Vec::new();
        for entry in entries {
            let path = entry.map_err(|error| format!("{}: {error}", folder.display()))?.path();
            let wrong = |reason: String| format!("{}: {reason}", path.display());
            let text = fs::read_to_string(&path).map_err(|error| wrong(error.to_string()))?;
            found.extend(read(&text, &package.version).map_err(wrong)?);
        }
        found.sort_by(|one, other| one.id.cmp(&other.id));
        Ok(found)
    }
}

/// An advisory, if it concerns the version: TOML in a fence, then Markdown with a title.
fn read(text: &str, version: &Version) -> Result<Option<Advisory>, String> {
    let fenced = text.split_once("```toml").and_then(|(_, rest)| rest.split_once("```"));
    let (front, body) = fenced.ok_or("no front matter")?;
    let front: DocumentMut = front.parse().map_err(|error| format!("{error}"))?;
    let advisory = front.get("advisory").ok_or("no advisory")?;
    if advisory.get("withdrawn").is_some() {
        return Ok(None);
    }
    for list in ["patched", "unaffected"] {
        if matches(front.get("versions").and_then(|versions| versions.get(list)), version)? {
            return Ok(None);
        }
    }
    let title = body.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or_default();
    let kind = match advisory.get("informational") {
        Some(_) => Kind::Informational,
        None => Kind::Vulnerability,
    };
    let id = advisory.get("id").and_then(Item::as_str).ok_or("no id")?.to_owned();
    Ok(Some(Advisory { id, title: title.to_owned(), kind }))
}

fn matches(requirements: Option<&Item>, version: &Version) -> Result<bool, String> {
    let requirements = requirements.and_then(Item::as_array).into_iter().flatten();
    for requirement in requirements.filter_map(Value::as_str) {
        let requirement = VersionReq::parse(requirement).map_err(|error| error.to_string())?;
        if requirement.matches(version) {
            return Ok(true);
        }
    }
    Ok(false)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "```toml\n[advisory]\nid = \"RUSTSEC-2020-0001\"\npackage = \"a\"\n\n[versions]\n\
        patched = [\">= 1.2.3\", \">= 1.1.5, < 1.2.0\"]\nunaffected = [\"< 1.0.0\"]\n```\n\n# It breaks\n\nText.\n";

    fn at(text: &str, version: &str) -> Option<Advisory> {
        read(text, &Version::parse(version).unwrap()).unwrap()
    }

    #[test]
    fn versions_decide() {
        for fine in ["0.9.0", "1.1.5", "1.1.9", "1.2.3", "2.0.0"] {
            assert_eq!(at(TEXT, fine), None, "{fine}");
        }
        for concerned in ["1.0.0", "1.1.4", "1.2.0", "1.2.2"] {
            let found = at(TEXT, concerned).unwrap();
            assert_eq!((found.title.as_str(), found.kind), ("It breaks", Kind::Vulnerability));
        }
    }

    #[test]
    fn withdrawn_ones_are_none_and_some_are_only_news() {
        assert_eq!(
            at(&TEXT.replace("package", "withdrawn = \"2021-01-01\"\npackage"), "1.0.0"),
            None
        );
        let news = TEXT.replace("package", "informational = \"unmaintained\"\npackage");
        assert_eq!(at(&news, "1.0.0").unwrap().kind, Kind::Informational);
        assert!(read("nothing", &Version::new(1, 0, 0)).is_err());
    }

    #[test]
    fn a_folder_is_looked_up_by_name() {
        let folder = std::env::temp_dir().join(format!("gametree-audit-{}", std::process::id()));
        fs::create_dir_all(folder.join("crates/a")).unwrap();
        fs::write(folder.join("crates/a/RUSTSEC-2020-0001.md"), TEXT).unwrap();
        let advisories = Advisories { folder: folder.clone() };
        let about = |name: &str| {
            let version = Version::new(1, 0, 0);
            let name = name.to_owned();
            advisories.about(&Package { name, version, licence: String::new(), is_ours: false })
        };
        let found = (about("a").unwrap().len(), about("b").unwrap().len());
        fs::remove_dir_all(folder).unwrap();
        assert_eq!(found, (1, 0));
    }
}
