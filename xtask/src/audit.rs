//! What the program is made of: licences, versions, sources and known faults of other people's crates,
//! held to `deny.toml`.

mod advisory;
mod licence;
mod package;
mod policy;

use std::path::PathBuf;

use advisory::{Advisories, Kind};
use licence::Expression;
use package::{Locked, Package};
use policy::Policy;

/// What is wrong, and what is worth knowing.
#[derive(Default, Debug)]
struct Report {
    faults: Vec<String>,
    notes: Vec<String>,
}

/// Licences, versions and sources: quick, and the same wherever it runs.
pub(crate) fn check() -> Result<(), String> {
    let policy = Policy::read()?;
    let report = look(&policy)?;
    report.outcome()
}

/// Everything, with details. Takes `--advisories DIR`, a copy of the RustSec database.
pub(crate) fn run() -> Result<(), String> {
    let policy = Policy::read()?;
    let mut report = look(&policy)?;
    match advisory_folder()? {
        Some(folder) => known_faults(&policy, &Advisories { folder }, &mut report)?,
        None => report.notes.push(
            "advisories were NOT checked: there is no database here. Clone \
             https://github.com/rustsec/advisory-db and give its folder with --advisories"
                .to_owned(),
        ),
    }
    report.notes.iter().for_each(|note| println!("{note}"));
    report.outcome()
}

impl Report {
    fn outcome(&self) -> Result<(), String> {
        if self.faults.is_empty() { Ok(()) } else { Err(self.faults.join("\n")) }
    }
}

fn look(policy: &Policy) -> Result<Report, String> {
    let mut report = Report::default();
    let (packages, complete) = package::compiled()?;
    let locked = package::locked()?;
    let others = packages.iter().filter(|package| !package.is_ours).count();
    report.notes.push(format!("{others} crates are compiled, {} are locked", locked.len()));
    if !complete {
        report.notes.push(
            "licences and versions: only of what is compiled for this platform; `cargo fetch` brings \
             the rest"
                .to_owned(),
        );
    }
    licences(policy, &packages, &mut report);
    versions(policy, &packages, &locked, &mut report);
    for Locked { package, source, .. } in &locked {
        if let Some(source) = source.as_ref().filter(|source| !policy.allows_source(source)) {
            report.faults.push(format!("{package} comes from {source}, which is not allowed"));
        }
    }
    Ok(report)
}

fn licences(policy: &Policy, packages: &[Package], report: &mut Report) {
    let mut expressions: Vec<(&str, usize)> = Vec::new();
    for package in packages {
        let fault = match Expression::parse(&package.licence) {
            Ok(expression) if policy.allows(&expression, &package.name) => None,
            Ok(_) => Some(format!("is under “{}”, which is not allowed", package.licence)),
            Err(_) if package.licence.is_empty() => Some("names no licence".to_owned()),
            Err(reason) => Some(format!("has the licence “{}”: {reason}", package.licence)),
        };
        report.faults.extend(fault.map(|fault| format!("{package} {fault}")));
        match expressions.iter_mut().find(|(known, _)| *known == package.licence) {
            Some((_, count)) => *count += 1,
            None => expressions.push((&package.licence, 1)),
        }
    }
    expressions.sort_by_key(|&(expression, count)| (std::cmp::Reverse(count), expression));
    let lines = expressions.iter().map(|(expression, count)| format!("{count:5}  {expression}"));
    report.notes.push(format!("licences:\n{}", lines.collect::<Vec<_>>().join("\n")));
}

/// Crates that are there in several versions, and who wants which.
fn versions(policy: &Policy, packages: &[Package], locked: &[Locked], report: &mut Report) {
    let is_twice = |package: &&Package| {
        packages.iter().any(|other| other.name == package.name && other.version != package.version)
    };
    let newest = |package: &Package| {
        let versions = packages.iter().filter(|other| other.name == package.name);
        versions.map(|other| &other.version).max() == Some(&package.version)
    };
    let mut needed = Vec::new();
    for package in packages.iter().filter(is_twice) {
        let id = package.to_string();
        let is_compiled = |user: &&Package| packages.iter().any(|one| one.is_same(user));
        let users = locked.iter().filter(|user| user.wants(package)).map(|user| &user.package);
        let users: Vec<String> = users.filter(is_compiled).map(Package::to_string).collect();
        let users = users.join(", ");
        report.notes.push(format!("{id} is one of several versions, wanted by {users}"));
        match policy.skipped(&id) {
            Some(reason) => {
                report.notes.push(format!("  allowed: {reason}"));
                needed.push(id);
            }
            None if newest(package) => {}
            None => report.faults.push(format!(
                "{id} is there beside a newer version (wanted by {users}); get rid of it, or give a \
                 reason under `skip` in deny.toml"
            )),
        }
    }
    for (id, _) in policy.skips().iter().filter(|(id, _)| !needed.contains(id)) {
        report.notes.push(format!("deny.toml allows {id}, which is not compiled here"));
    }
}

fn known_faults(
    policy: &Policy,
    advisories: &Advisories,
    report: &mut Report,
) -> Result<(), String> {
    let locked = package::locked()?;
    for Locked { package, .. } in &locked {
        for advisory in advisories.about(package)? {
            let line = format!("{package}: {} {}", advisory.id, advisory.title);
            match (policy.ignored(&advisory.id), advisory.kind) {
                (Some(reason), _) => report.notes.push(format!("{line}\n  ignored: {reason}")),
                (None, Kind::Vulnerability) => report.faults.push(line),
                (None, Kind::Informational) => report.notes.push(line),
            }
        }
    }
    report.notes.push(format!("advisories: {} crates looked up", locked.len()));
    Ok(())
}

/// The folder given, or where cargo's tools keep the database.
fn advisory_folder() -> Result<Option<PathBuf>, String> {
    let mut arguments = std::env::args().skip(2);
    match (arguments.next().as_deref(), arguments.next()) {
        (Some("--advisories"), Some(folder)) => {
            let folder = PathBuf::from(folder);
            let exists = folder.join("crates").is_dir();
            return exists
                .then_some(Some(folder.clone()))
                .ok_or_else(|| format!("{} is no copy of the RustSec database", folder.display()));
        }
        (Some(other), _) => return Err(format!("{other}: only --advisories DIR is known")),
        (None, _) => {}
    }
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| std::env::home_dir().map(|home| home.join(".cargo")));
    let folder = home.map(|home| home.join("advisory-db"));
    Ok(folder.filter(|folder| folder.join("crates").is_dir()))
}
