//! `gametree verify`: a certificate against the rules alone.

use gametree_catalogue::Catalogue;
use gametree_language::message;
use gametree_present::Words;
use gametree_rules::{Plies, Proven};
use gametree_verify::{Certificate, Limits, Proof, Rejection};
use serde::Serialize;

use crate::Reply;
use crate::arguments::Verify;
use crate::complaint::Complaint;
use crate::files;
use crate::patience::patiently;
use crate::proof;
use crate::screen::Screen;

/// Files larger than this are not read.
const MOST_MEGABYTES: u64 = 1024;

#[derive(Serialize)]
struct Json<'a> {
    file: String,
    accepted: bool,
    spec: Option<&'a str>,
    position: Option<&'a str>,
    #[serde(flatten)]
    claim: Option<proof::Json>,
    positions: Option<u64>,
    moves: Option<u64>,
    /// Why it was rejected, and at which position or line.
    reason: Option<String>,
    place: Option<&'a str>,
}

pub(crate) fn run(arguments: &Verify, screen: &Screen) -> Result<Reply, Complaint> {
    let text = files::read_text(&arguments.file, MOST_MEGABYTES)?;
    let certificate = Certificate::read(&text);
    let mut has_points = false;
    let checked = match &certificate {
        Err(rejection) => Err(rejection.clone()),
        Ok(certificate) => {
            let session = Catalogue::standard().open(certificate.spec)?;
            has_points = session.has_points();
            // A game may be written in several ways; it is the one that was opened by them.
            let spec = session.spec();
            let certificate = Certificate { spec: &spec, ..certificate.clone() };
            patiently(screen, |work| session.verify(&certificate, &Limits::default(), work))?
        }
    };
    if let Err(Rejection { fault: gametree_verify::Fault::Stopped, .. }) = checked {
        return Err(Complaint(message!("fault-stopped")));
    }
    let certificate = certificate.as_ref().ok();
    if screen.wants_json() {
        screen.print_json(&as_json(arguments, certificate, &checked))?;
    } else {
        screen.print(&as_text(certificate, &checked, has_points, screen))?;
    }
    Ok(if checked.is_ok() { Reply::Yes } else { Reply::No })
}

/// As a search says it.
fn proven(claim: gametree_rules::Proven) -> Proven {
    let plies = claim.plies.exactly().map_or(Plies::Unknown, Plies::Exactly);
    Proven { margin: claim.margin, plies }
}

fn as_json<'a>(
    arguments: &Verify,
    certificate: Option<&Certificate<'a>>,
    checked: &'a Result<Proof, Rejection>,
) -> Json<'a> {
    let (accepted, rejected) = (checked.as_ref().ok(), checked.as_ref().err());
    Json {
        file: arguments.file.display().to_string(),
        accepted: accepted.is_some(),
        spec: certificate.map(|certificate| certificate.spec),
        position: certificate.map(|certificate| certificate.position),
        claim: certificate.map(|certificate| proven(certificate.claim).into()),
        positions: accepted.map(|proof| proof.positions),
        moves: accepted.map(|proof| proof.moves),
        reason: rejected.map(Rejection::to_string),
        place: rejected.map(|rejection| rejection.place.as_str()),
    }
}

fn as_text(
    certificate: Option<&Certificate<'_>>,
    checked: &Result<Proof, Rejection>,
    has_points: bool,
    screen: &Screen,
) -> String {
    let say = |message| screen.say(&message);
    let look = screen.look();
    let mut facts = Vec::new();
    if let Some(certificate) = certificate {
        facts.push((say(message!("label-game")), certificate.spec.to_owned()));
        facts.push((say(message!("label-position")), certificate.position.to_owned()));
    }
    let verdict = match checked {
        Ok(proof) => {
            message!("verify-accepted", claim = proof::sentence(proven(proof.claim), has_points))
        }
        Err(rejection) => message!("verify-rejected", reason = rejection.message()),
    };
    facts.push((say(message!("label-verdict-of-check")), look.terminal.strong(&say(verdict))));
    if let Ok(proof) = checked {
        let checked = message!("verify-checked", moves = proof.moves, positions = proof.positions);
        facts.push((say(message!("label-checked")), say(checked)));
    }
    look.labelled(&facts)
}
