//! The crates that the workspace is made of.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::process::{Command, Output};

use semver::Version;
use toml_edit::{DocumentMut, Item, Table, Value};

use crate::run::{cargo, printed, root};

/// A crate that is compiled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Package {
    pub(super) name: String,
    pub(super) version: Version,
    /// As the crate writes it; empty if it names none.
    pub(super) licence: String,
    /// Whether it is part of the workspace.
    pub(super) is_ours: bool,
}

impl Package {
    /// Whether it is the same version of the same crate.
    pub(super) fn is_same(&self, other: &Package) -> bool {
        self.name == other.name && self.version == other.version
    }
}

/// As cargo names a version of a crate.
impl fmt::Display for Package {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.name, self.version)
    }
}

const FORM: &str = "--format={p}|{l}";
const EDGES: &str = "--edges=normal,build,dev";

/// All crates that are compiled, tests and chores included; for every platform if the crates of the
/// other ones are on this machine, which the second part says.
pub(super) fn compiled() -> Result<(Vec<Package>, bool), String> {
    let everywhere = tree(&["--target=all", EDGES, FORM]).output();
    if let Ok(Output { status, stdout, .. }) = everywhere
        && status.success()
    {
        return Ok((read(&String::from_utf8_lossy(&stdout))?, true));
    }
    Ok((read(&printed(&mut tree(&[EDGES, FORM]))?)?, false))
}

/// `cargo tree` without network.
fn tree(arguments: &[&str]) -> Command {
    let always =
        ["tree", "--workspace", "--all-features", "--locked", "--offline", "--prefix=none"];
    cargo(&[&always, arguments].concat())
}

/// Lines such as `syn v2.0.119 (proc-macro)|MIT OR Apache-2.0 (*)`.
fn read(printed: &str) -> Result<Vec<Package>, String> {
    let mut packages = BTreeMap::new();
    for line in printed.lines().filter(|line| !line.trim().is_empty()) {
        let line = line.strip_suffix(" (*)").unwrap_or(line);
        let unexpected = || format!("cargo tree printed {line}");
        let (package, licence) = line.split_once('|').ok_or_else(unexpected)?;
        let mut words = package.split(' ');
        let name = words.next().ok_or_else(unexpected)?.to_owned();
        let version = words.next().and_then(|version| version.strip_prefix('v'));
        let version = version.and_then(|version| Version::parse(version).ok());
        let version = version.ok_or_else(unexpected)?;
        let is_ours = package.contains(&format!("({}", root().display()));
        let package = Package { name, version, licence: licence.to_owned(), is_ours };
        packages.insert(package.to_string(), package);
    }
    Ok(packages.into_values().collect())
}

/// A crate of `Cargo.lock`, compiled or not.
pub(super) struct Locked {
    pub(super) package: Package,
    /// Where it comes from; `None` for what is in the workspace.
    pub(super) source: Option<String>,
    /// `NAME`, or `NAME VERSION` where there are several.
    dependencies: Vec<String>,
}

impl Locked {
    /// Whether it depends on this version of a crate.
    pub(super) fn wants(&self, Package { name, version, .. }: &Package) -> bool {
        let full = format!("{name} {version}");
        self.dependencies.iter().any(|wanted| wanted == name || *wanted == full)
    }
}

/// All of `Cargo.lock`, other platforms and unused features included.
pub(super) fn locked() -> Result<Vec<Locked>, String> {
    let text = fs::read_to_string(root().join("Cargo.lock"));
    read_lock(&text.map_err(|error| format!("Cargo.lock: {error}"))?)
}

fn read_lock(text: &str) -> Result<Vec<Locked>, String> {
    let lock: DocumentMut = text.parse().map_err(|error| format!("Cargo.lock: {error}"))?;
    let packages = lock.get("package").and_then(Item::as_array_of_tables);
    let package = |table: &Table| {
        let field = |name: &str| table.get(name).and_then(Item::as_str);
        let version = Version::parse(field("version")?).ok()?;
        let source = field("source").map(str::to_owned);
        let (name, is_ours) = (field("name")?.to_owned(), source.is_none());
        let dependencies = table.get("dependencies").and_then(Item::as_array);
        let dependencies = dependencies.into_iter().flatten().filter_map(Value::as_str);
        let dependencies = dependencies.map(str::to_owned).collect();
        let package = Package { name, version, licence: String::new(), is_ours };
        Some(Locked { package, source, dependencies })
    };
    let packages = packages.map(|tables| tables.iter().map(package).collect::<Option<Vec<_>>>());
    packages.flatten().ok_or_else(|| "Cargo.lock is not what it was".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trees_are_read() {
        let printed =
            "a v1.0.0|MIT\n\nb v2.0.0-rc.1 (proc-macro)|Zlib (*)\nc v0.1.0 (/w/c)|\na v1.0.0|MIT\n";
        let packages = read(printed).unwrap();
        let names: Vec<String> = packages.iter().map(Package::to_string).collect();
        assert_eq!(names, ["a@1.0.0", "b@2.0.0-rc.1", "c@0.1.0"]);
        assert_eq!(
            packages.iter().map(|p| p.licence.as_str()).collect::<Vec<_>>(),
            ["MIT", "Zlib", ""]
        );
        assert!(read("a feature \"std\"\n").is_err());
    }

    #[test]
    fn locks_are_read() {
        let text = "version = 4\n\n[[package]]\nname = \"a\"\nversion = \"1.2.3\"\nsource = \"git+https://x/y\"\n\n\
                    [[package]]\nname = \"b\"\nversion = \"0.1.0\"\ndependencies = [\n \"a\",\n]\n";
        let locked = read_lock(text).unwrap();
        let [a, b] = &locked[..] else { panic!("two") };
        assert_eq!(a.source.as_deref(), Some("git+https://x/y"));
        assert!(b.source.is_none() && b.package.is_ours);
        assert!(b.wants(&a.package) && !a.wants(&b.package));
        assert!(read_lock("[[package]]\nname = 1\n").is_err());
    }
}
