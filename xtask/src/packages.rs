//! System packages that the tests need: installed if they can be, asked for if not.

use std::process::{Command, Stdio};

use crate::run::succeed;

/// A program, how to see whether it is there, and the Debian packages it comes in.
pub(crate) struct Program {
    name: &'static str,
    probe: &'static [&'static str],
    packages: &'static [&'static str],
}

/// What `cargo xtask test` needs.
pub(crate) const TESTS: [Program; 5] = [
    Program { name: "dot", probe: &["-V"], packages: &["graphviz"] },
    // Letters for PNG and PDF.
    Program {
        name: "test",
        probe: &["-e", "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"],
        packages: &["fonts-dejavu-core"],
    },
    // The browser that looks at the pages, what drives it, and Persian letters for it.
    CHROMIUM,
    Program { name: "chromedriver", probe: &["--version"], packages: &["chromium-driver"] },
    ARABIC,
];

/// What `cargo xtask pictures` needs.
pub(crate) const PICTURES: [Program; 2] = [CHROMIUM, ARABIC];

const CHROMIUM: Program =
    Program { name: "chromium", probe: &["--version"], packages: &["chromium"] };

const ARABIC: Program = Program {
    name: "test",
    probe: &["-e", "/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf"],
    packages: &["fonts-noto-core"],
};

/// What `cargo xtask tex` needs: the small packages only.
pub(crate) const TEX: [Program; 1] = [Program {
    name: "kpsewhich",
    probe: &["preview.sty"],
    packages: &["texlive-latex-base", "texlive-pictures", "preview-latex-style"],
}];

/// Installs what is missing.
pub(crate) fn install(programs: &[Program]) -> Result<(), String> {
    let missing: Vec<&str> = programs
        .iter()
        .filter(|program| !works(program.name, program.probe))
        .flat_map(|program| program.packages.iter().copied())
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    let apt = |arguments: &[&str]| {
        let mut command = Command::new("apt-get");
        command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive").stdin(Stdio::null());
        succeed(&mut command)
    };
    let installed = apt(&["update", "-qq"]).and_then(|()| {
        apt(&[&["install", "-y", "-qq", "--no-install-recommends"], &missing[..]].concat())
    });
    installed.map_err(|reason| {
        let packages = missing.join(" ");
        format!(
            "the tests need {packages}; install it as root (apt-get install {packages}): {reason}"
        )
    })
}

fn works(program: &str, arguments: &[&str]) -> bool {
    let mut command = Command::new(program);
    command.args(arguments).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}
