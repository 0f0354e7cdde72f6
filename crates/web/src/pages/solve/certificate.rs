use std::io::{self, Write};
use std::time::Duration;

use gametree_catalogue::{Session, Solved};
use gametree_language::message;
use gametree_present::Words;
use gametree_rules::work::{Budget, Work};
use gametree_solver::CertificateLimits;
use gametree_verify::{self as verify, Proof, Rejection};
use maud::{Markup, html};

use crate::command;
use crate::icon::Icon;
use crate::kit;
use crate::{Place, Visitor};

/// A certificate of a solved position, and what the checker said of these very bytes.
pub(crate) struct Certificate {
    /// The file.
    pub(crate) text: String,
    /// What the checker said.
    pub(crate) checked: Result<Proof, Rejection>,
}

/// Larger files are for the command line.
const MOST_BYTES: usize = 8 << 20;

/// What writing and checking may take.
const EFFORT: Duration = Duration::from_secs(20);

/// Positions that a strategy may have to deal with; more make a file that is larger still.
const MOST_POSITIONS: u64 = 200_000;

impl Certificate {
    /// Writes it and has it checked; `None` if it would be too large for a page.
    pub(crate) fn write(
        session: &dyn Session,
        solved: &dyn Solved,
        work: &Work,
    ) -> Option<Certificate> {
        let work = work.spending(Budget { time: Some(EFFORT), ..work.budget() });
        let limits = CertificateLimits { positions: MOST_POSITIONS };
        let mut file = Bounded(Vec::new());
        solved.certify(&session.position(), &limits, &work, &mut file).ok()?;
        let text = String::from_utf8(file.0).ok()?;
        let read = verify::Certificate::read(&text);
        let checked =
            read.and_then(|read| session.verify(&read, &verify::Limits::default(), &work));
        Some(Certificate { text, checked })
    }
}

/// A file in memory that is refused when it becomes too large.
struct Bounded(Vec<u8>);

impl Write for Bounded {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.0.len() + bytes.len() > MOST_BYTES {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        self.0.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The name of a file about a position: letters and digits of its spec.
pub(crate) fn file_name(spec: &str, kind: &str) -> String {
    let (name, values) = spec.split_once(':').unwrap_or((spec, ""));
    let values = values.split(',').map(|piece| piece.split_once('=').map_or(piece, |(_, it)| it));
    let words = std::iter::once(name).chain(values);
    let words = words.map(|word| {
        let kept = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '-' };
        word.chars().map(kept).collect::<String>()
    });
    let words: Vec<String> = words.filter(|word| !word.is_empty()).collect();
    // Nobody needs a longer name.
    let stem: String = words.join("-").chars().take(60).collect();
    format!("{stem}.{kind}")
}

/// What nobody has to believe.
pub(crate) fn card(visitor: &Visitor, place: &Place, certificate: Option<&Certificate>) -> Markup {
    let file = file_name(&place.spec, "cert");
    html! {
        section.card.certificate {
            header.card-head {
                h2 { (Icon::Document.draw()) (visitor.say(&message!("web-solve-check"))) }
            }
            @match certificate {
                Some(Certificate { text, checked }) => {
                    (written(visitor, place, &file, text, checked))
                }
                None => {
                    p.soft { (visitor.say(&message!("web-solve-certificate-large"))) }
                    (kit::command(
                        &command::solve(place, &file),
                        &visitor.say(&message!("web-copy"))
                    ))
                }
            }
        }
    }
}

fn written(
    visitor: &Visitor,
    place: &Place,
    file: &str,
    text: &str,
    checked: &Result<Proof, Rejection>,
) -> Markup {
    let kilobytes = message!("web-size", kilobytes = (text.len().max(500) + 500) / 1000);
    let download = message!("web-solve-certificate", size = kilobytes);
    let address = super::with(place, [("format", "cert".to_owned())]);
    html! {
        @if let Ok(proof) = checked {
            @let counts =
                message!("verify-checked", moves = proof.moves, positions = proof.positions);
            p.small.soft { (visitor.say(&message!("web-solve-certificate-text", counts = counts))) }
        }
        p {
            a.button.main href=(address) download=(file) {
                (Icon::Download.draw()) span { (visitor.say(&download)) }
            }
        }
        (kit::command(&format!("gametree verify {file}"), &visitor.say(&message!("web-copy"))))
        @match checked {
            Ok(_) => {
                p.checked {
                    (kit::proven(&visitor.say(&message!("web-solve-accepted"))))
                    span.small.soft { (visitor.say(&message!("web-solve-accepted-by"))) }
                }
            }
            Err(rejection) => {
                p.wrong {
                    (visitor.say(&message!("verify-rejected", reason = rejection.message())))
                }
            }
        }
    }
}
