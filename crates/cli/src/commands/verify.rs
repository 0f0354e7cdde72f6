//! `gametree verify`: a certificate against the rules alone.

use gametree_catalogue::Catalogue;
use gametree_language::message;
use gametree_present::json;
use gametree_present::report::{self, Verifying};
use gametree_rules::work::Budget;
use gametree_verify::{Certificate, Fault, Limits, Rejection};

use crate::Reply;
use crate::arguments::Verify;
use crate::complaint::Complaint;
use crate::files;
use crate::screen::Screen;
use crate::waiting::wait_within;

/// Files larger than this are not read.
const MAX_MEGABYTES: u64 = 1024;

/// The file and everything that the check takes, in bytes.
const MEMORY: u64 = 4 << 30;

pub(crate) fn run(
    arguments: &Verify,
    catalogue: &Catalogue,
    screen: &Screen,
) -> Result<Reply, Complaint> {
    let text = files::read_text(&arguments.file, MAX_MEGABYTES)?;
    let certificate = Certificate::read(&text);
    let mut has_points = false;
    let checked = match &certificate {
        Err(rejection) => Err(rejection.clone()),
        Ok(certificate) => {
            let session = catalogue.open(certificate.spec)?;
            has_points = session.has_points();
            // A game may be written in several ways; it is the one that was opened by them.
            let spec = session.spec();
            let certificate = Certificate { spec: &spec, ..certificate.clone() };
            let budget = Budget { memory: MEMORY, ..Budget::default() };
            wait_within(budget, screen, |work| match work.hold(text.len() as u64) {
                Ok(_text) => session.verify(&certificate, &Limits::default(), work),
                Err(_) => Err(Rejection { fault: Fault::TooLarge, place: String::new() }),
            })?
        }
    };
    if let Err(Rejection { fault: Fault::Stopped, .. }) = checked {
        return Err(Complaint(message!("fault-stopped")));
    }
    let verifying = Verifying {
        file: arguments.file.display().to_string(),
        certificate: certificate.as_ref().ok(),
        has_points,
        checked: &checked,
    };
    screen.print_result(|| json::Verify::from(&verifying), || report::verify(&verifying))?;
    Ok(if checked.is_ok() { Reply::Yes } else { Reply::No })
}
