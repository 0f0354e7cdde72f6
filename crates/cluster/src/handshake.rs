//! How two processes get to know each other before they trust each other's bytes.
//!
//! ```text
//! both         magic, format, a random number of 32 bytes
//! who came     length, card, proof
//! who listens  a byte: 0, or why the other is refused; then length, card, proof of its own
//! ```
//!
//! A card says what a process is: lines of text. A proof is a hash of both beginnings, the role and the card, keyed by
//! the secret; so the secret is never sent, and nothing that was heard once is of use a second time. What follows the
//! handshake is neither encrypted nor proven.

use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use crate::Refusal;

/// The version of the language that processes speak with each other.
pub(crate) const FORMAT: u32 = 2;
const MAGIC: [u8; 16] = *b"gametree cluster";
const HELLO: usize = 16 + 4 + 32;
const PROOF: usize = 32;
/// No card is longer: a position of the largest board takes a kilobyte.
const MOST_CARD: usize = 8 << 10;
/// How long a handshake may take in all.
pub(crate) const TIME: Duration = Duration::from_secs(5);

/// What a connection is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// Signs of life and farewells.
    Control,
    /// Everything else.
    Data,
}

/// What a process says of itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Card {
    pub(crate) process: usize,
    pub(crate) processes: usize,
    pub(crate) workers: usize,
    pub(crate) program: String,
    pub(crate) spec: String,
    pub(crate) position: String,
}

/// Why there is no connection.
#[derive(Debug)]
pub(crate) enum Failure {
    /// One of both does not want it.
    Refused(Refusal),
    /// It came to nothing: silence, an end, an error of the system.
    Broken,
}

impl From<io::Error> for Failure {
    fn from(_: io::Error) -> Self {
        Failure::Broken
    }
}

impl From<Refusal> for Failure {
    fn from(reason: Refusal) -> Self {
        Failure::Refused(reason)
    }
}

const REFUSALS: [Refusal; 6] = [
    Refusal::Stranger,
    Refusal::Format,
    Refusal::Secret,
    Refusal::Program,
    Refusal::Shape,
    Refusal::Game,
];

impl Card {
    fn text(&self, purpose: Purpose) -> String {
        let purpose = match purpose {
            Purpose::Control => "control",
            Purpose::Data => "data",
        };
        let Card { process, processes, workers, program, spec, position } = self;
        format!("{purpose}\n{process}\n{processes}\n{workers}\n{program}\n{spec}\n{position}")
    }

    fn read(text: &str) -> Option<(Purpose, Card)> {
        let mut lines = text.split('\n');
        let purpose = match lines.next()? {
            "control" => Purpose::Control,
            "data" => Purpose::Data,
            _ => return None,
        };
        let card = Card {
            process: lines.next()?.parse().ok()?,
            processes: lines.next()?.parse().ok()?,
            workers: lines.next()?.parse().ok()?,
            program: lines.next()?.to_owned(),
            spec: lines.next()?.to_owned(),
            position: lines.next()?.to_owned(),
        };
        lines.next().is_none().then_some((purpose, card))
    }

    /// Why this process cannot work with another.
    fn objection(&self, other: &Card) -> Option<Refusal> {
        if self.program != other.program {
            Some(Refusal::Program)
        } else if (&self.spec, &self.position) != (&other.spec, &other.position) {
            Some(Refusal::Game)
        } else if (self.processes, self.workers) != (other.processes, other.workers)
            || other.process >= self.processes
            || other.process == self.process
        {
            Some(Refusal::Shape)
        } else {
            None
        }
    }
}

/// The two ends of a connection.
#[derive(Clone, Copy)]
enum Role {
    Comes,
    Listens,
}

/// A handshake under way.
struct Shake<'a> {
    stream: &'a TcpStream,
    until: Instant,
    key: [u8; 32],
    /// What both began with: who came, who listens.
    hellos: [[u8; HELLO]; 2],
}

impl<'a> Shake<'a> {
    fn begin(stream: &'a TcpStream, secret: &[u8], own: Role) -> Result<Self, Failure> {
        let mut nonce = [0; 32];
        getrandom::fill(&mut nonce).map_err(|_| Failure::Broken)?;
        let mut hello = [0; HELLO];
        hello[..16].copy_from_slice(&MAGIC);
        hello[16..20].copy_from_slice(&FORMAT.to_le_bytes());
        hello[20..].copy_from_slice(&nonce);
        let key = blake3::derive_key("gametree cluster handshake 1", secret);
        let mut shake =
            Shake { stream, until: Instant::now() + TIME, key, hellos: [hello, [0; HELLO]] };
        shake.write(&hello)?;
        let mut other = [0; HELLO];
        shake.read(&mut other[..16])?;
        if other[..16] != MAGIC {
            return Err(Refusal::Stranger.into());
        }
        shake.read(&mut other[16..])?;
        if other[16..20] != FORMAT.to_le_bytes() {
            return Err(Refusal::Format.into());
        }
        shake.hellos = match own {
            Role::Comes => [hello, other],
            Role::Listens => [other, hello],
        };
        Ok(shake)
    }

    fn proof(&self, role: Role, card: &[u8]) -> blake3::Hash {
        let mut hash = blake3::Hasher::new_keyed(&self.key);
        hash.update(&[role as u8]).update(&self.hellos[0]).update(&self.hellos[1]).update(card);
        hash.finalize()
    }

    fn show(&self, role: Role, card: &str) -> Result<(), Failure> {
        let length =
            u16::try_from(card.len()).ok().filter(|&length| usize::from(length) <= MOST_CARD);
        let length = length.ok_or(Failure::Refused(Refusal::Game))?;
        let mut message = length.to_le_bytes().to_vec();
        message.extend_from_slice(card.as_bytes());
        message.extend_from_slice(self.proof(role, card.as_bytes()).as_bytes());
        self.write(&message)
    }

    fn look(&self, role: Role) -> Result<(Purpose, Card), Failure> {
        let mut length = [0; 2];
        self.read(&mut length)?;
        let length = usize::from(u16::from_le_bytes(length));
        // What has proven nothing yet is not listened to for long.
        if length > MOST_CARD {
            return Err(Refusal::Stranger.into());
        }
        let mut card = vec![0; length];
        self.read(&mut card)?;
        let mut proof = [0; PROOF];
        self.read(&mut proof)?;
        // The comparison takes the same time wherever they differ.
        if self.proof(role, &card) != blake3::Hash::from_bytes(proof) {
            return Err(Refusal::Secret.into());
        }
        let card = String::from_utf8(card).ok().and_then(|text| Card::read(&text));
        card.ok_or(Failure::Refused(Refusal::Stranger))
    }

    /// Reads all of it, however slowly it comes, while there is time.
    fn read(&self, into: &mut [u8]) -> Result<(), Failure> {
        let mut done = 0;
        while done < into.len() {
            self.stream.set_read_timeout(Some(self.left()?))?;
            match (&mut &*self.stream).read(&mut into[done..]) {
                Ok(0) => return Err(Failure::Broken),
                Ok(read) => done += read,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(_) => return Err(Failure::Broken),
            }
        }
        Ok(())
    }

    fn write(&self, bytes: &[u8]) -> Result<(), Failure> {
        self.stream.set_write_timeout(Some(self.left()?))?;
        Ok((&mut &*self.stream).write_all(bytes)?)
    }

    fn left(&self) -> Result<Duration, Failure> {
        let left = self.until.saturating_duration_since(Instant::now());
        if left.is_zero() { Err(Failure::Broken) } else { Ok(left) }
    }

    /// The connection is as it was.
    fn end(self) -> Result<(), Failure> {
        self.stream.set_read_timeout(None)?;
        Ok(self.stream.set_write_timeout(None)?)
    }
}

/// The handshake of a process that has come to another, which should have this number.
pub(crate) fn come(
    stream: &TcpStream,
    secret: &[u8],
    own: &Card,
    purpose: Purpose,
    process: usize,
) -> Result<(), Failure> {
    let shake = Shake::begin(stream, secret, Role::Comes)?;
    shake.show(Role::Comes, &own.text(purpose))?;
    let mut verdict = [0];
    shake.read(&mut verdict)?;
    if let Some(reason) = usize::from(verdict[0]).checked_sub(1) {
        return Err((*REFUSALS.get(reason).unwrap_or(&Refusal::Stranger)).into());
    }
    let (known, other) = shake.look(Role::Listens)?;
    let objection = own.objection(&other);
    if let Some(reason) = objection.or((other.process != process).then_some(Refusal::Shape)) {
        return Err(reason.into());
    }
    if known != purpose {
        return Err(Refusal::Stranger.into());
    }
    shake.end()
}

/// The handshake of a process to which somebody has come: which process it is, and what for.
pub(crate) fn listen(
    stream: &TcpStream,
    secret: &[u8],
    own: &Card,
) -> Result<(usize, Purpose), Failure> {
    let shake = Shake::begin(stream, secret, Role::Listens)?;
    let looked = shake.look(Role::Comes).and_then(|(purpose, other)| {
        // Processes come to those before them.
        let is_before = other.process < own.process;
        match own.objection(&other).or(is_before.then_some(Refusal::Shape)) {
            Some(reason) => Err(reason.into()),
            None => Ok((purpose, other)),
        }
    });
    let (purpose, other) = match looked {
        Ok(known) => known,
        Err(failure) => {
            if let Failure::Refused(reason) = failure {
                let code = REFUSALS.iter().position(|&known| known == reason).unwrap_or(0);
                // Whoever does not hear it has gone already.
                let _ = shake.write(&[code as u8 + 1]);
            }
            return Err(failure);
        }
    };
    shake.write(&[0])?;
    shake.show(Role::Listens, &own.text(purpose))?;
    shake.end()?;
    Ok((other.process, purpose))
}

#[cfg(test)]
pub(crate) mod tests {
    #![allow(clippy::unwrap_used)]

    use std::net::TcpListener;
    use std::thread;

    use super::*;

    pub(crate) fn card(process: usize) -> Card {
        Card {
            process,
            processes: 2,
            workers: 3,
            program: "1.2.3".to_owned(),
            spec: "mnk:m=3,n=3,k=3".to_owned(),
            position: "3/3/3".to_owned(),
        }
    }

    fn pair() -> (TcpStream, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let comes = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
        (comes, listener.accept().unwrap().0)
    }

    /// What both think of each other.
    fn shaken(secrets: [&str; 2], cards: [Card; 2]) -> [Option<Refusal>; 2] {
        let (comes, listens) = pair();
        thread::scope(|scope| {
            let other = scope.spawn(|| listen(&listens, secrets[1].as_bytes(), &cards[1]));
            let one = come(&comes, secrets[0].as_bytes(), &cards[0], Purpose::Data, 0);
            let other = other.join().unwrap();
            assert!(!matches!(other, Ok(known) if known != (1, Purpose::Data)));
            let refusal = |failure: Option<Failure>| match failure {
                Some(Failure::Refused(reason)) => Some(reason),
                Some(Failure::Broken) => panic!("broken"),
                None => None,
            };
            [refusal(one.err()), refusal(other.err())]
        })
    }

    #[test]
    fn those_who_agree_are_told_so() {
        assert_eq!(shaken(["key", "key"], [card(1), card(0)]), [None, None]);
    }

    #[test]
    fn those_who_do_not_are_refused() {
        assert_eq!(shaken(["key", "kay"], [card(1), card(0)]), [Some(Refusal::Secret); 2]);
        let others = [
            (Card { program: "1.2.4".to_owned(), ..card(1) }, Refusal::Program),
            (Card { spec: "mnk:m=4,n=3,k=3".to_owned(), ..card(1) }, Refusal::Game),
            (Card { position: "x2/3/3".to_owned(), ..card(1) }, Refusal::Game),
            (Card { workers: 2, ..card(1) }, Refusal::Shape),
            (Card { processes: 3, ..card(1) }, Refusal::Shape),
            (card(2), Refusal::Shape),
            (card(0), Refusal::Shape),
        ];
        for (other, reason) in others {
            assert_eq!(shaken(["key", "key"], [other, card(0)]), [Some(reason); 2]);
        }
    }

    /// What a listener says to somebody who sends this whatever it hears.
    fn heard(bytes: &[u8]) -> Failure {
        let (mut comes, listens) = pair();
        thread::scope(|scope| {
            let other = scope.spawn(|| listen(&listens, b"key", &card(0)));
            comes.write_all(bytes).unwrap();
            comes.shutdown(std::net::Shutdown::Write).unwrap();
            other.join().unwrap().unwrap_err()
        })
    }

    #[test]
    fn strangers_are_refused() {
        assert!(matches!(heard(b""), Failure::Broken));
        assert!(matches!(heard(b"gametree"), Failure::Broken));
        assert!(matches!(heard(&[0; 16]), Failure::Refused(Refusal::Stranger)));
        assert!(matches!(
            heard(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"),
            Failure::Refused(Refusal::Stranger)
        ));
        let mut later = MAGIC.to_vec();
        later.extend_from_slice(&(FORMAT + 1).to_le_bytes());
        later.extend_from_slice(&[0; 32]);
        assert!(matches!(heard(&later), Failure::Refused(Refusal::Format)));
        // A card as long as can be, and then nothing; one that is longer.
        let mut long = MAGIC.to_vec();
        long.extend_from_slice(&FORMAT.to_le_bytes());
        long.extend_from_slice(&[0; 32]);
        let (most, more) = ((MOST_CARD as u16).to_le_bytes(), (MOST_CARD as u16 + 1).to_le_bytes());
        assert!(matches!(heard(&[&long[..], &most].concat()), Failure::Broken));
        assert!(matches!(
            heard(&[&long[..], &most, &[7; MOST_CARD + PROOF]].concat()),
            Failure::Refused(Refusal::Secret)
        ));
        assert!(matches!(heard(&[&long[..], &more].concat()), Failure::Refused(Refusal::Stranger)));
    }

    #[test]
    fn what_was_heard_once_is_of_no_use() {
        // Somebody listens in between, and says it again to another one.
        let (comes, listens) = pair();
        let said = thread::scope(|scope| {
            let (mut between, far) = pair();
            scope.spawn(move || {
                let _ = listen(&far, b"key", &card(0));
            });
            scope.spawn(move || {
                let _ = come(&comes, b"key", &card(1), Purpose::Data, 0);
            });
            let mut from_far = [0; HELLO];
            between.read_exact(&mut from_far).unwrap();
            (&mut &listens).write_all(&from_far).unwrap();
            let length = HELLO + 2 + card(1).text(Purpose::Data).len() + PROOF;
            let mut said = vec![0; length];
            (&mut &listens).read_exact(&mut said).unwrap();
            between.write_all(&said).unwrap();
            let mut verdict = [1];
            between.read_exact(&mut verdict).unwrap();
            assert_eq!(verdict, [0], "the first time it is believed");
            drop((between, listens));
            said
        });
        assert!(matches!(heard(&said), Failure::Refused(Refusal::Secret)));
    }
}
