//! The port. A browser, a classroom or somebody who means harm: each gets so many connections, so long a head and
//! so much time, and whatever they do, the others are answered.

mod crowd;
mod patient;
#[cfg(test)]
mod tests;

use std::convert::Infallible;
use std::fmt;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{Request, Response, header};
use futures_util::StreamExt;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpStream;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::guard::Crowded;
use crate::peer::Peer;
use crowd::{Crowd, Place};
use patient::Patient;

/// Where to listen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Listen {
    /// The address; this computer's own unless somebody wants to be reached by others.
    pub address: IpAddr,
    /// The port; without one the [usual](USUAL_PORT), or the next that is free.
    pub port: Option<u16>,
}

impl Default for Listen {
    fn default() -> Self {
        Listen { address: Ipv4Addr::LOCALHOST.into(), port: None }
    }
}

/// The port where the workbench is usually found.
pub const USUAL_PORT: u16 = 7357;

/// How many ports after the usual one are tried.
const NEXT_PORTS: u16 = 20;

/// The longest head: place enough for the longest address that is looked at, and for cookies.
const LONGEST_HEAD: usize = 32 << 10;

/// The most lines in a head.
const MOST_LINES: usize = 64;

/// What may be read ahead of the answers.
const BUFFER: usize = 64 << 10;

/// When the system has no more connections to give, it is asked again after a moment.
const MOMENT: Duration = Duration::from_millis(50);

/// How many are served, and for how long they may let us wait.
#[derive(Clone, Copy, Debug)]
struct Limits {
    /// Connections at a time; more are told that it is full.
    connections: usize,
    /// Connections of one address at a time; more of them are told the same.
    of_one: usize,
    /// As many are told so at a time; yet more are closed without a word.
    refusals: usize,
    /// Who is told so has to listen within this time.
    refusal: Duration,
    /// A head has to be whole, and the next one to come, within this time.
    head: Duration,
    /// A reader that takes nothing for so long has gone.
    reader: Duration,
    /// What is going on when the server stops may take so much longer.
    farewell: Duration,
}

impl Limits {
    /// Enough for a hundred browsers with six connections each.
    const USUAL: Limits = Limits {
        connections: 600,
        of_one: 600,
        refusals: 32,
        refusal: Duration::from_secs(2),
        head: Duration::from_secs(15),
        reader: Duration::from_secs(30),
        farewell: Duration::from_secs(2),
    };

    /// What is usual at this address: where others are let in, one machine gets no more than ten
    /// browsers would open.
    fn at(address: IpAddr) -> Limits {
        match address.is_loopback() {
            true => Limits::USUAL,
            false => Limits { of_one: 64, ..Limits::USUAL },
        }
    }
}

/// Why nobody can be served.
#[derive(Debug)]
pub enum ServeError {
    /// Somebody else is there already: one port that was asked for, or all that were tried.
    Taken {
        /// Where.
        address: SocketAddr,
        /// How many ports were tried, from that one on.
        tried: u16,
    },
    /// The system does not let us.
    Refused {
        /// Where.
        address: SocketAddr,
        /// What it says.
        reason: io::Error,
    },
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServeError::Taken { address, tried } => {
                write!(f, "{address} is taken ({tried} ports tried)")
            }
            ServeError::Refused { address, reason } => write!(f, "{address}: {reason}"),
        }
    }
}

impl std::error::Error for ServeError {}

/// A port of ours.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
}

impl Server {
    /// Takes a port. From now on connections wait in line until the server [runs](Server::run).
    ///
    /// # Errors
    /// If the port is taken, or the address is none of this computer's.
    pub fn bind(listen: Listen) -> Result<Server, ServeError> {
        let (first, tries) = match listen.port {
            Some(port) => (port, 1),
            None => (USUAL_PORT, NEXT_PORTS + 1),
        };
        for port in first..first.saturating_add(tries) {
            let address = SocketAddr::new(listen.address, port);
            match at(address) {
                Ok(server) => return Ok(server),
                Err(reason) if reason.kind() == io::ErrorKind::AddrInUse => {}
                Err(reason) => return Err(ServeError::Refused { address, reason }),
            }
        }
        Err(ServeError::Taken { address: SocketAddr::new(listen.address, first), tried: tries })
    }

    /// Where it is.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answers until `stop` is over. Then nobody new is let in, what streams by itself ends, other answers are
    /// finished, and what is not finished within two seconds is left.
    ///
    /// # Errors
    /// If the system takes the port away.
    pub async fn run(self, app: Router, stop: impl Future<Output = ()>) -> io::Result<()> {
        let limits = Limits::at(self.address.ip());
        self.run_within(limits, app, stop).await
    }

    async fn run_within(
        self,
        limits: Limits,
        app: Router,
        stop: impl Future<Output = ()>,
    ) -> io::Result<()> {
        let listener = tokio::net::TcpListener::from_std(self.listener)?;
        let (stopping, stopped) = watch::channel(false);
        let hall = Hall {
            app,
            limits,
            crowd: Crowd::default(),
            seats: Arc::new(Semaphore::new(limits.connections)),
            refusals: Arc::new(Semaphore::new(limits.refusals)),
            stopped,
        };
        let mut connections = JoinSet::new();
        let mut stop = pin!(stop);
        loop {
            tokio::select! {
                () = &mut stop => break,
                accepted = listener.accept() => match accepted {
                    Ok((stream, from)) => hall.receive(stream, from.ip().into(), &mut connections),
                    // One that has gone already, or too many files open: the next may be better.
                    Err(_) => sleep(MOMENT).await,
                },
                Some(_) = connections.join_next() => {}
            }
        }
        drop(listener);
        let _ = stopping.send(true);
        let finished = async { while connections.join_next().await.is_some() {} };
        let _ = timeout(limits.farewell, finished).await;
        connections.shutdown().await;
        Ok(())
    }
}

fn at(address: SocketAddr) -> io::Result<Server> {
    let listener = TcpListener::bind(address)?;
    listener.set_nonblocking(true)?;
    let address = listener.local_addr()?;
    Ok(Server { listener, address })
}

/// What connections share.
struct Hall {
    app: Router,
    limits: Limits,
    crowd: Crowd,
    seats: Arc<Semaphore>,
    refusals: Arc<Semaphore>,
    stopped: watch::Receiver<bool>,
}

impl Hall {
    /// Lets somebody in, or tells them that it is full.
    fn receive(&self, stream: TcpStream, peer: Peer, connections: &mut JoinSet<()>) {
        let place = self.crowd.place(peer, self.limits.of_one);
        let seat = place.as_ref().and_then(|_| free(&self.seats));
        let is_full = seat.is_none();
        let Some(seat) = seat.or_else(|| free(&self.refusals)) else { return };
        // Answers are whole when they are sent.
        let _ = stream.set_nodelay(true);
        let guest = Guest {
            app: self.app.clone(),
            limits: self.limits,
            stopped: self.stopped.clone(),
            peer,
            is_full,
            _seat: Arc::new((seat, place)),
        };
        connections.spawn(async move {
            match is_full {
                true => {
                    let _ = timeout(guest.limits.refusal, guest.serve(stream)).await;
                }
                false => guest.serve(stream).await,
            }
        });
    }
}

/// A seat, if one is free.
fn free(seats: &Arc<Semaphore>) -> Option<OwnedSemaphorePermit> {
    Arc::clone(seats).try_acquire_owned().ok()
}

/// One connection.
#[derive(Clone)]
struct Guest {
    app: Router,
    limits: Limits,
    stopped: watch::Receiver<bool>,
    peer: Peer,
    is_full: bool,
    _seat: Arc<(OwnedSemaphorePermit, Option<Place>)>,
}

impl Guest {
    /// Answers everything that is asked here, until the other side or the server wants no more.
    async fn serve(self, stream: TcpStream) {
        let mut stopped = self.stopped.clone();
        let (limits, is_full) = (self.limits, self.is_full);
        let service = service_fn(move |request| self.clone().answer(request));
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(limits.head)
            .max_header_size(LONGEST_HEAD)
            .max_headers(MOST_LINES)
            .max_buf_size(BUFFER)
            // Somebody who closes the connection has gone, and the work for them stops.
            .half_close(false)
            .keep_alive(!is_full)
            .serve_connection(TokioIo::new(Patient::new(stream, limits.reader)), service);
        let mut connection = pin!(connection);
        let ended = tokio::select! {
            ended = connection.as_mut() => Some(ended),
            _ = stopped.wait_for(|stopped| *stopped) => None,
        };
        if ended.is_none() {
            connection.as_mut().graceful_shutdown();
            // Whatever goes wrong with a connection is the affair of the other side.
            let _ = connection.await;
        }
    }

    async fn answer(self, mut request: Request<Incoming>) -> Result<Response<Body>, Infallible> {
        request.extensions_mut().insert(self.peer);
        if self.is_full {
            request.extensions_mut().insert(Crowded);
        }
        let response = TowerToHyperService::new(self.app).call(request).await?;
        Ok(if is_stream(&response) { until(response, self.stopped) } else { response })
    }
}

fn is_stream(response: &Response<Body>) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    kind.is_some_and(|kind| kind.starts_with("text/event-stream"))
}

/// The same answer, which ends when the server does.
fn until(response: Response<Body>, mut stopped: watch::Receiver<bool>) -> Response<Body> {
    response.map(|body| {
        let stop = Box::pin(async move {
            let _ = stopped.wait_for(|stopped| *stopped).await;
        });
        Body::from_stream(body.into_data_stream().take_until(stop))
    })
}
