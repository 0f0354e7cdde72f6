//! Recorded sessions, the README's included, give what they show.
//!
//! After a wanted change: `TRYCMD=overwrite cargo test -p gametree-cli sessions`, then read the
//! difference.

#[test]
fn recorded_sessions() {
    trycmd::TestCases::new()
        .env("GAMETREE_LANG", "en")
        .case("tests/sessions/*.trycmd")
        .case("../../README.md")
        .case("../../docs/lab.md");
}
