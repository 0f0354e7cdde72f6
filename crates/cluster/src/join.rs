//! Finding each other: every process comes to those before it in the list, and listens for those after it.

use std::collections::VecDeque;
use std::io;
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream, ToSocketAddrs};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use gametree_rules::work::{Stage, Work};
use socket2::{SockRef, TcpKeepalive};

use crate::fate::{End, Fate, go_on};
use crate::handshake::{self, Card, Failure, Purpose};
use crate::{Cluster, ClusterError, Refusal};

/// The connections to all other processes, by their number.
pub(crate) struct Links {
    pub(crate) control: Vec<Option<TcpStream>>,
    pub(crate) data: Vec<Option<TcpStream>>,
    /// Connections that were none of ours.
    pub(crate) refused: u64,
}

/// Strangers that are listened to at the same time. If there are more, the one who came first has to go: whoever
/// belongs to us is known within moments, and comes again if need be.
const MOST_AT_ONCE: usize = 64;
const BETWEEN_LOOKS: Duration = Duration::from_millis(10);
const BETWEEN_TRIES: Duration = Duration::from_millis(100);
const KEEP_ALIVE: Duration = Duration::from_secs(60);

/// What a thread that connects or listens has to tell.
enum News {
    Joined { process: usize, purpose: Purpose, stream: TcpStream },
    Refused(Option<Refusal>),
    Error(ClusterError),
}

/// Connects with all other processes.
pub(crate) fn join(cluster: &Cluster, card: &Card, work: &Work) -> Result<Links, ClusterError> {
    let many = cluster.processes();
    let none = || (0..many).map(|_| None).collect::<Vec<Option<TcpStream>>>();
    let mut links = Links { control: none(), data: none(), refused: 0 };
    if many == 1 {
        return Ok(links);
    }
    let own = cluster.host(cluster.process);
    let listening = |error| ClusterError::Listening { host: own.clone(), error };
    if own.to_socket_addrs().is_err() {
        return Err(ClusterError::UnknownHost { host: own });
    }
    let listener = TcpListener::bind(&own).map_err(listening)?;
    listener.set_nonblocking(true).map_err(listening)?;
    work.begin(Stage::Joining, Some(cluster.patience().as_secs()));
    let until = Instant::now() + cluster.patience();
    let done = Fate::default();
    let (tell, news) = mpsc::channel();
    let unknown: Vec<AtomicBool> = (0..many).map(|_| AtomicBool::new(false)).collect();
    thread::scope(|scope| {
        for (process, is_unknown) in unknown.iter().enumerate().take(cluster.process) {
            let (tell, done) = (tell.clone(), &done);
            let coming = move || come(cluster, card, process, until, (done, is_unknown), &tell);
            let coming = thread::Builder::new().spawn_scoped(scope, coming);
            if let Err(error) = coming {
                done.seal(End::Here);
                return Err(ClusterError::System(error));
            }
        }
        let joined = gather(cluster, card, &listener, until, (&tell, &news), &mut links, work);
        let joined = joined.map_err(|error| match error {
            ClusterError::Missing { process, host, patience, refused, .. } => {
                let is_unknown = unknown[process].load(Ordering::Relaxed);
                ClusterError::Missing { process, host, patience, refused, is_unknown }
            }
            error => error,
        });
        done.seal(End::Here);
        joined
    })?;
    Ok(links)
}

/// Takes what comes until everybody is there.
fn gather(
    cluster: &Cluster,
    card: &Card,
    listener: &TcpListener,
    until: Instant,
    (tell, news): (&mpsc::Sender<News>, &mpsc::Receiver<News>),
    links: &mut Links,
    work: &Work,
) -> Result<(), ClusterError> {
    let mut strangers: VecDeque<(TcpStream, Arc<AtomicBool>)> = VecDeque::new();
    let mut refused = None;
    loop {
        while let Ok(news) = news.try_recv() {
            match news {
                // One that comes again has been started again.
                News::Joined { process, purpose: Purpose::Control, stream } => {
                    links.control[process] = Some(stream);
                }
                News::Joined { process, purpose: Purpose::Data, stream } => {
                    links.data[process] = Some(stream);
                }
                News::Refused(reason) => {
                    links.refused += 1;
                    refused = reason.or(refused);
                }
                News::Error(error) => return Err(error),
            }
        }
        let is_there =
            |process: &usize| links.control[*process].is_some() && links.data[*process].is_some();
        let mut others = (0..cluster.processes()).filter(|&process| process != cluster.process);
        let Some(missing) = others.find(|process| !is_there(process)) else { return Ok(()) };
        go_on(work)?;
        let left = until.saturating_duration_since(Instant::now());
        work.done(cluster.patience().saturating_sub(left).as_secs());
        if left.is_zero() {
            let (process, host, patience) = (missing, cluster.host(missing), cluster.patience());
            return Err(ClusterError::Missing {
                process,
                host,
                patience,
                refused,
                is_unknown: false,
            });
        }
        match listener.accept() {
            Ok((stream, _)) => {
                strangers.retain(|(_, is_known)| !is_known.load(Ordering::Acquire));
                if strangers.len() >= MOST_AT_ONCE
                    && let Some((first, _)) = strangers.pop_front()
                {
                    let _ = first.shutdown(Shutdown::Both);
                }
                let Ok(known_by) = stream.try_clone() else { continue };
                let is_known = Arc::new(AtomicBool::new(false));
                let (card, secret) = (card.clone(), cluster.secret.clone());
                let (tell, known) = (tell.clone(), Arc::clone(&is_known));
                // Not waited for: a silent stranger holds nobody up, and is gone when its time is over.
                let listening = thread::Builder::new().spawn(move || {
                    let heard = heard(&stream, &secret, &card);
                    known.store(true, Ordering::Release);
                    let _ = tell.send(match heard {
                        Ok((process, purpose)) => News::Joined { process, purpose, stream },
                        Err(reason) => News::Refused(reason),
                    });
                });
                if listening.is_ok() {
                    strangers.push_back((known_by, is_known));
                }
            }
            Err(_) => thread::sleep(BETWEEN_LOOKS),
        }
    }
}

/// Listens to somebody who has come: which process it is, or why it was refused.
fn heard(
    stream: &TcpStream,
    secret: &[u8],
    card: &Card,
) -> Result<(usize, Purpose), Option<Refusal>> {
    let is_usable = stream.set_nonblocking(false).is_ok() && prepare(stream).is_ok();
    match handshake::listen(stream, secret, card) {
        Ok(known) if is_usable => Ok(known),
        Err(Failure::Refused(reason)) => Err(Some(reason)),
        _ => Err(None),
    }
}

/// What is sent goes at once; and where nothing is to be sent for hours, those on the way still see that it is in use.
fn prepare(stream: &TcpStream) -> io::Result<()> {
    stream.set_nodelay(true)?;
    SockRef::from(stream).set_tcp_keepalive(&TcpKeepalive::new().with_time(KEEP_ALIVE))
}

/// Comes to a process, again and again until it is there. Names may come later, too.
fn come(
    cluster: &Cluster,
    card: &Card,
    process: usize,
    until: Instant,
    (done, is_unknown): (&Fate, &AtomicBool),
    tell: &mpsc::Sender<News>,
) {
    let mut wanted = vec![Purpose::Data, Purpose::Control];
    while let Some(&purpose) = wanted.last()
        && !done.is_sealed()
        && Instant::now() < until
    {
        let addresses = cluster.host(process).to_socket_addrs();
        is_unknown.store(addresses.is_err(), Ordering::Relaxed);
        let addresses = addresses.into_iter().flatten();
        match try_once(addresses, cluster, card, process, purpose) {
            Ok(stream) => {
                let _ = tell.send(News::Joined { process, purpose, stream });
                wanted.pop();
            }
            Err(Failure::Refused(reason)) => {
                let host = cluster.host(process);
                let _ = tell.send(News::Error(ClusterError::Refused { process, host, reason }));
                return;
            }
            Err(Failure::Broken) => thread::sleep(BETWEEN_TRIES),
        }
    }
}

fn try_once(
    addresses: impl Iterator<Item = SocketAddr>,
    cluster: &Cluster,
    card: &Card,
    process: usize,
    purpose: Purpose,
) -> Result<TcpStream, Failure> {
    let mut last = Failure::Broken;
    for address in addresses {
        let Ok(stream) = TcpStream::connect_timeout(&address, Duration::from_secs(1)) else {
            continue;
        };
        // Whoever tries a port that nobody listens at may by chance be given that port, and meets itself.
        if stream.local_addr()? == stream.peer_addr()? {
            continue;
        }
        prepare(&stream)?;
        match handshake::come(&stream, &cluster.secret, card, purpose, process) {
            Ok(()) => return Ok(stream),
            Err(failure) => last = failure,
        }
    }
    Err(last)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::handshake::tests::card;

    #[test]
    fn another_version_is_refused_and_the_right_one_still_comes() {
        let free = [0, 1].map(|_| TcpListener::bind("127.0.0.1:0").unwrap());
        let hosts: Vec<String> =
            free.iter().map(|free| free.local_addr().unwrap().to_string()).collect();
        drop(free);
        let cluster = |process| Cluster::of(3, process, hosts.clone(), b"key".to_vec());
        let work = Work::new();
        thread::scope(|scope| {
            let zero = scope.spawn(|| join(&cluster(0), &card(0), &work));
            let newer = Card { program: "9.9.9".to_owned(), ..card(1) };
            let refused = join(&cluster(1), &newer, &work);
            assert!(matches!(
                refused.err(),
                Some(ClusterError::Refused { process: 0, reason: Refusal::Program, .. })
            ));
            let one = join(&cluster(1), &card(1), &work).unwrap();
            let zero = zero.join().unwrap().unwrap();
            assert_eq!((zero.refused, one.refused), (1, 0));
            assert!(zero.data[1].is_some() && zero.control[1].is_some() && zero.data[0].is_none());
        });
    }

    #[test]
    fn a_name_that_leads_nowhere_is_said() {
        let own = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
        let hosts = vec!["nobody.invalid:2101".to_owned(), own];
        let cluster = |process| Cluster {
            patience: Duration::from_millis(300),
            ..Cluster::of(3, process, hosts.clone(), Vec::new())
        };
        let is_not_there = join(&cluster(1), &card(1), &Work::new()).err().unwrap();
        assert!(
            matches!(is_not_there, ClusterError::Missing { process: 0, is_unknown: true, .. }),
            "{is_not_there}"
        );
        let is_itself = join(&cluster(0), &card(0), &Work::new()).err().unwrap();
        assert!(matches!(is_itself, ClusterError::UnknownHost { .. }), "{is_itself}");
    }

    #[test]
    fn whoever_is_stopped_waits_for_nobody() {
        let host = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
        let cluster = Cluster::of(3, 0, vec![host, "127.0.0.1:1".to_owned()], Vec::new());
        let work = Work::new();
        work.stop();
        let stopped = join(&cluster, &card(0), &work).err().unwrap();
        assert_eq!(stopped.to_string(), "stopped");
    }
}
