//! Signs of life between two processes, and farewells.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::error::Loss;
use crate::fate::{End, Fate};
use crate::pulse::Watch;

const BEAT: u8 = b'.';
const BYE: u8 = b'b';
/// Followed by the number of the process that was stopped first.
const STOPPED: u8 = b's';
/// Followed by the length of a text and the text.
const FAILED: u8 = b'f';
/// Followed by the seconds.
const STUCK: u8 = b'h';

/// Errors that are told to others are not longer.
const MOST_TEXT: usize = 1000;
/// How long a farewell may take.
const FAREWELL: Duration = Duration::from_secs(2);

/// How long what others tell waits for what this process sees.
const HEARSAY: Duration = Duration::from_millis(300);

/// What a process says when it leaves.
pub(crate) enum Farewell {
    /// It has done everything.
    Done,
    /// A process was stopped: this one, or the one with this number before it.
    Stopped(usize),
    /// It had an error.
    Failed(String),
}

/// The connection to another process that tells whether it lives.
pub(crate) struct Heart {
    process: usize,
    stream: TcpStream,
    /// One message at a time.
    writing: Mutex<()>,
    leaving: AtomicBool,
    silence: Duration,
    /// Before the first sign of life: the other may still wait for a third.
    patience: Duration,
}

impl Heart {
    pub(crate) fn new(
        process: usize,
        stream: TcpStream,
        silence: Duration,
        patience: Duration,
    ) -> Heart {
        let (writing, leaving) = (Mutex::default(), AtomicBool::new(false));
        Heart { process, stream, writing, leaving, silence, patience: patience.max(silence) }
    }

    fn write(&self, bytes: &[u8]) -> io::Result<()> {
        let _one = self.writing.lock().unwrap_or_else(PoisonError::into_inner);
        (&mut &self.stream).write_all(bytes)
    }

    /// Tells the other process that this one leaves.
    pub(crate) fn leave(&self, farewell: &Farewell) {
        self.leaving.store(true, Ordering::Release);
        let message = match farewell {
            Farewell::Done => vec![BYE],
            Farewell::Stopped(process) => {
                let [low, high] = u16::try_from(*process).unwrap_or(u16::MAX).to_le_bytes();
                vec![STOPPED, low, high]
            }
            Farewell::Failed(text) => {
                let end = (0..=MOST_TEXT).rev().find(|&end| text.is_char_boundary(end));
                let text = &text[..end.unwrap_or(0).min(text.len())];
                let mut message = vec![FAILED];
                message.extend_from_slice(&(text.len() as u16).to_le_bytes());
                message.extend_from_slice(text.as_bytes());
                message
            }
        };
        // Whoever does not hear it has gone already.
        let _ = self.write(&message);
    }

    /// Says every now and then that this process lives, and listens whether the other one does, until one leaves.
    /// A worker of this process, `own`, that does not get on for as long as `stall` ends the run as well.
    pub(crate) fn beat(&self, fate: &Fate, own: usize, watch: Watch<'_>, stall: Duration) {
        let end = self.listen(own, watch, stall);
        if let Some(end) = end
            && !self.leaving.load(Ordering::Acquire)
        {
            // It may only tell what this process is about to see for itself.
            if matches!(end, End::Failed { .. }) {
                fate.wait(HEARSAY);
            }
            fate.seal(end);
        }
        let _ = self.stream.shutdown(Shutdown::Both);
    }

    /// What ends the run, unless the other has done everything.
    fn listen(&self, own: usize, mut watch: Watch<'_>, stall: Duration) -> Option<End> {
        let lost = |loss| Some(End::Lost { process: self.process, loss });
        let between = (self.silence / 5).min(Duration::from_secs(1));
        let pause = (between / 2).max(Duration::from_millis(10));
        let is_usable = self.stream.set_read_timeout(Some(pause)).is_ok()
            && self.stream.set_write_timeout(Some(self.silence)).is_ok();
        if !is_usable {
            return lost(Loss::Closed);
        }
        let (mut last_said, mut left_at) = (None, None);
        // Only what this process has waited for counts: if it was halted itself, the others were not silent.
        let (mut unheard, mut limit) = (Duration::ZERO, self.patience);
        loop {
            if self.leaving.load(Ordering::Acquire) {
                if left_at.get_or_insert_with(Instant::now).elapsed() > FAREWELL {
                    return None;
                }
            } else if last_said.is_none_or(|said: Instant| said.elapsed() >= between) {
                // That it fails is also seen by whoever reads.
                let _ = self.write(&[BEAT]);
                last_said = Some(Instant::now());
            }
            if watch.stuck(2 * pause) > stall {
                let [low, high] = u16::try_from(stall.as_secs()).unwrap_or(u16::MAX).to_le_bytes();
                let _ = self.write(&[STUCK, low, high]);
                return Some(End::Lost { process: own, loss: Loss::Stuck(stall) });
            }
            let (mut byte, began) = ([0], Instant::now());
            match (&mut &self.stream).read(&mut byte) {
                Ok(0) => return lost(Loss::Closed),
                Ok(_) => match byte[0] {
                    BEAT => (unheard, limit) = (Duration::ZERO, self.silence),
                    BYE => return None,
                    STOPPED => {
                        // A process that only follows another does not take its place in what is said.
                        let process = self.read_number().map(usize::from);
                        return Some(End::Stopped { process: process.unwrap_or(self.process) });
                    }
                    FAILED => {
                        let message = self.read_text().unwrap_or_default();
                        return Some(End::Failed { process: self.process, message });
                    }
                    STUCK => {
                        let seconds = self.read_number().unwrap_or_default();
                        return lost(Loss::Stuck(Duration::from_secs(seconds.into())));
                    }
                    _ => return lost(Loss::Closed),
                },
                Err(error) if is_nothing_yet(&error) => unheard += began.elapsed().min(2 * pause),
                Err(_) => return lost(Loss::Closed),
            }
            if unheard > limit {
                return lost(Loss::Silent(limit));
            }
        }
    }

    fn read_text(&self) -> io::Result<String> {
        let mut text = vec![0; usize::from(self.read_number()?).min(MOST_TEXT)];
        (&mut &self.stream).read_exact(&mut text)?;
        Ok(String::from_utf8_lossy(&text).into_owned())
    }

    fn read_number(&self) -> io::Result<u16> {
        self.stream.set_read_timeout(Some(FAREWELL))?;
        let mut number = [0; 2];
        (&mut &self.stream).read_exact(&mut number)?;
        Ok(u16::from_le_bytes(number))
    }
}

/// Whether it only means that nothing has come so far.
pub(crate) fn is_nothing_yet(error: &io::Error) -> bool {
    use io::ErrorKind::{Interrupted, TimedOut, WouldBlock};
    matches!(error.kind(), WouldBlock | TimedOut | Interrupted)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::net::TcpListener;

    use gametree_rules::Work;

    use super::*;
    use crate::pulse::Pulse;

    /// A process that ends because another was stopped names that one, not itself.
    #[test]
    fn the_first_that_was_stopped_is_named() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let here = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
        let (there, _) = listener.accept().unwrap();
        let patience = Duration::from_secs(10);
        let [here, there] =
            [(1, here), (2, there)].map(|(of, stream)| Heart::new(of, stream, patience, patience));
        there.leave(&Farewell::Stopped(0));
        let (pulse, work) = (Pulse::new(1), Work::new());
        let end = here.listen(2, Watch::new(&pulse, &work), patience);
        assert!(matches!(end, Some(End::Stopped { process: 0 })));
    }
}
