//! Who may depend on whom.

use crate::run::{cargo, printed};

/// The crates from bottom to top. Each may depend on layers below its own, and on nothing beside or
/// above it; only tests (`[dev-dependencies]`) may look sideways. The facade stands beside the program:
/// both see all libraries, and nobody sees them.
const LAYERS: [&[&str]; 11] = [
    &["gametree-rules", "gametree-language", "gametree-files", "gametree-statistics"],
    &["gametree-games", "gametree-faults"],
    &["gametree-search", "gametree-solver", "gametree-verify"],
    &["gametree-picture", "gametree-print", "gametree-tables"],
    &["gametree-cluster"],
    &["gametree-catalogue", "gametree-exercise"],
    &["gametree-play"],
    &["gametree-present"],
    &["gametree-lab"],
    &["gametree-web"],
    &["gametree-cli", "gametree"],
];

pub(crate) fn check() -> Result<(), String> {
    let tree = printed(&mut cargo(&[
        "tree",
        "--workspace",
        "--all-features",
        "--edges=normal,build",
        "--depth=1",
        "--prefix=depth",
        "--no-dedupe",
    ]))?;
    let faults = faults(&tree);
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n")) }
}

/// What is wrong in the output of `cargo tree`: lines such as `0gametree-play v0.1.0 (/…/crates/play)`,
/// then one with `1` in front for everything it depends on.
fn faults(tree: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let mut user = None;
    for line in tree.lines() {
        let name = line.split(' ').next().unwrap_or_default();
        if let Some(package) = name.strip_prefix('0') {
            user = layer(package).map(|layer| (package, layer));
            // Chores and benches stand outside of the layers.
            if user.is_none() && line.contains("/crates/") {
                faults.push(format!("{package} has no layer; add it to LAYERS in {}", file!()));
            }
        } else if let (Some(package), Some((user, top))) = (name.strip_prefix('1'), user)
            && package.starts_with("gametree")
            && layer(package).is_none_or(|layer| layer >= top)
        {
            faults.push(format!("{user} depends on {package}, which is not below it"));
        }
    }
    faults
}

fn layer(package: &str) -> Option<usize> {
    LAYERS.iter().position(|layer| layer.contains(&package))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn down_is_allowed_sideways_and_up_are_not() {
        let tree = |user: &str, used: &str| {
            format!("0{user} v0.1.0 (/w/crates/x)\n1{used} v0.1.0 (/w/crates/y)\n1serde v1.0.0\n")
        };
        assert!(faults(&tree("gametree-play", "gametree-catalogue")).is_empty());
        assert!(faults(&tree("gametree", "gametree-play")).is_empty());
        for (user, used) in [
            ("gametree-catalogue", "gametree-play"),
            ("gametree-solver", "gametree-verify"),
            ("gametree", "gametree-cli"),
            ("gametree-cli", "gametree"),
            ("gametree-search", "gametree-truth"),
        ] {
            let expected = format!("{user} depends on {used}, which is not below it");
            assert_eq!(faults(&tree(user, used)), [expected]);
        }
    }

    #[test]
    fn unknown_crates_are_told_where_to_go() {
        let faults = faults("0gametree-new v0.1.0 (/w/crates/new)\n1gametree-rules v0.1.0\n");
        assert!(faults[0].contains("layers.rs"), "{faults:?}");
        assert!(super::faults("0xtask v0.1.0 (/w/xtask)\n1gametree-cli v0.1.0\n").is_empty());
    }
}
