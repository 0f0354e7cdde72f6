//! The workers of this process, together with those of all others.

use std::mem::ManuallyDrop;
use std::net::{Shutdown, TcpStream};
use std::panic::{self, AssertUnwindSafe};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use gametree_rules::work::{Work, thread as deep_thread};
use gametree_solver::Unsolved;
use gametree_tables::TableError;
use timely::communication::allocator::ProcessBuilder;
use timely::communication::allocator::zero_copy::allocator::TcpBuilder;
use timely::communication::allocator::zero_copy::initialize::{
    CommsGuard, initialize_networking_from_sockets,
};
use timely::communication::{Allocator, Hooks};

use crate::descriptors::make_room;
use crate::error::Loss;
use crate::fate::{End, Fate, Halt};
use crate::handshake::Card;
use crate::heart::{Farewell, Heart, is_nothing_yet};
use crate::join::join;
use crate::pulse::{Pulse, Watch};
use crate::quiet::{Quiet, is_about_a_connection};
use crate::timely::Timely;
use crate::{Cluster, ClusterError};

/// How long to wait for the last bytes of everybody at the end.
const LAST_BYTES: Duration = Duration::from_secs(5);
/// How long the hearts may take to tell that a process is no more.
const HEARTBEATS: Duration = Duration::from_secs(2);
/// How long to wait for the engine's threads once nobody needs them.
const LAST_THREADS: Duration = Duration::from_millis(500);

/// Connects with all other processes, lets each worker do its job, and parts from the others. Returns what the jobs
/// did, and how many connections were refused.
pub(crate) fn run<T: Send>(
    cluster: &Cluster,
    card: &Card,
    work: &Work,
    job: impl Fn(&mut Timely<'_>) -> Result<T, Halt> + Sync,
) -> Result<(Vec<T>, u64), ClusterError> {
    // Two connections for each process, of which the engine wants one twice more, and a lock for each worker's part.
    make_room(4 * cluster.processes() + cluster.workers);
    let links = join(cluster, card, work)?;
    let sockets = Sockets::of(&links.data).map_err(ClusterError::System)?;
    let quiet = (cluster.processes() > 1).then(Quiet::new);
    let (builders, guard) = builders(cluster, links.data).map_err(ClusterError::System)?;
    let (fate, pulse) = (Fate::default(), Pulse::new(cluster.workers));
    let hearts: Vec<Heart> = (0..)
        .zip(links.control)
        .filter_map(|(process, stream)| {
            Some(Heart::new(process, stream?, cluster.silence, cluster.patience))
        })
        .collect();
    let results = thread::scope(|scope| {
        let (job, fate, pulse, sockets) = (&job, &fate, &pulse, &sockets);
        let mut results = Vec::new();
        let mut no_thread = |error| {
            fate.seal(End::Here);
            results.push(Err(Halt::Error(ClusterError::System(error))));
        };
        for heart in &hearts {
            let beating = thread::Builder::new().spawn_scoped(scope, || {
                heart.beat(fate, cluster.process, Watch::new(pulse, work), cluster.stall);
            });
            beating.map(drop).unwrap_or_else(&mut no_thread);
        }
        let mut workers = Vec::new();
        let mut gates = Vec::new();
        for (number, builder) in builders.into_iter().enumerate() {
            let (open, gate) = mpsc::channel::<()>();
            let labouring = move || {
                // The engine panics in a worker whose neighbour never comes.
                if gate.recv().is_err() {
                    return Err(Halt::Over);
                }
                let result = labour(builder, number, (fate, pulse), work, sockets, job);
                pulse.rest(number);
                result
            };
            match deep_thread().spawn_scoped(scope, labouring) {
                Ok(worker) => {
                    workers.push(worker);
                    gates.push(open);
                }
                Err(error) => {
                    no_thread(error);
                    gates.clear();
                    break;
                }
            }
        }
        // The system gave a thread to every worker, or none of them begins.
        for gate in gates {
            // It waits, so it hears.
            let _ = gate.send(());
        }
        let mut panicked = None;
        for worker in workers {
            match worker.join() {
                Ok(result) => results.push(result),
                Err(panic) => panicked = Some(panic),
            }
        }
        let results = told(results, fate, cluster);
        let farewell = match &results {
            _ if panicked.is_some() => Farewell::Failed("it has panicked".to_owned()),
            Ok(_) => Farewell::Done,
            Err(ClusterError::Table(TableError::Unsolved(
                Unsolved::Stopped | Unsolved::OutOfTime,
            ))) => Farewell::Stopped(cluster.process),
            Err(ClusterError::PeerStopped { process, .. }) => Farewell::Stopped(*process),
            Err(error) => Farewell::Failed(error.to_string()),
        };
        part(guard, quiet, &farewell, &hearts, sockets);
        if let Some(panic) = panicked {
            panic::resume_unwind(panic);
        }
        results
    });
    results.map(|results| (results, links.refused))
}

/// The connections that the engine has to other processes, by their number.
struct Sockets(Vec<(usize, TcpStream)>);

impl Sockets {
    fn of(data: &[Option<TcpStream>]) -> std::io::Result<Sockets> {
        let there = data.iter().enumerate().filter_map(|(process, socket)| {
            let socket = socket.as_ref()?.try_clone();
            Some(socket.map(|socket| (process, socket)))
        });
        Ok(Sockets(there.collect::<Result<_, _>>()?))
    }

    /// Whose connection has ended. Asked only when the run is over: nobody else may read at the same time.
    fn ended(&self) -> Option<usize> {
        let has_ended = |socket: &TcpStream| {
            let asked = socket.set_read_timeout(Some(Duration::from_millis(1)));
            match asked.and_then(|()| socket.peek(&mut [0])) {
                Ok(bytes) => bytes == 0,
                Err(error) => !is_nothing_yet(&error),
            }
        };
        self.0.iter().find(|(_, socket)| has_ended(socket)).map(|(process, _)| *process)
    }

    fn shut(&self) {
        for (_, socket) in &self.0 {
            let _ = socket.shutdown(Shutdown::Both);
        }
    }
}

/// What a worker is made of.
enum Builder {
    Process(ProcessBuilder),
    Tcp(TcpBuilder),
}

impl Builder {
    fn build(self) -> Allocator {
        match self {
            Builder::Process(builder) => Allocator::Process(builder.build()),
            Builder::Tcp(builder) => Allocator::Tcp(builder.build()),
        }
    }
}

/// What the workers of this process are made of.
fn builders(
    cluster: &Cluster,
    sockets: Vec<Option<TcpStream>>,
) -> std::io::Result<(Vec<Builder>, Option<CommsGuard>)> {
    let (workers, hooks) = (cluster.workers, Hooks::default());
    let local = ProcessBuilder::new_typed_vector(workers, hooks.refill.clone(), None);
    if cluster.processes() == 1 {
        return Ok((local.into_iter().map(Builder::Process).collect(), None));
    }
    let (builders, guard) =
        initialize_networking_from_sockets(local, sockets, cluster.process, workers, hooks)?;
    Ok((builders.into_iter().map(Builder::Tcp).collect(), Some(guard)))
}

/// One worker's job.
fn labour<T>(
    builder: Builder,
    number: usize,
    (fate, pulse): (&Fate, &Pulse),
    work: &Work,
    sockets: &Sockets,
    job: &impl Fn(&mut Timely<'_>) -> Result<T, Halt>,
) -> Result<T, Halt> {
    let mut result = None;
    let panic = panic::catch_unwind(AssertUnwindSafe(|| {
        // The engine panics where a connection has ended, and once more where what it has is given back after that, which
        // would end the whole program. So nothing of it is given back unless all is well.
        let worker = Timely::new(builder.build(), number, (fate, pulse), work);
        let mut worker = ManuallyDrop::new(worker);
        let done = job(&mut worker);
        if let Err(Halt::Error(_)) = &done {
            fate.seal(End::Here);
        }
        let is_done = done.is_ok();
        result = Some(done);
        if is_done {
            ManuallyDrop::into_inner(worker).finish();
        } else if sockets.0.is_empty() {
            drop(ManuallyDrop::into_inner(worker));
        }
    }));
    match (panic, result) {
        (_, Some(result)) => result,
        (Err(panic), None) => {
            let words = panic.downcast_ref::<String>().map(String::as_str);
            let words = words.or(panic.downcast_ref::<&str>().copied());
            if !words.is_some_and(is_about_a_connection) {
                fate.seal(End::Here);
                panic::resume_unwind(panic);
            }
            // Soon the hearts will know whose connection it was, unless it is only this one that has ended.
            if !fate.wait(HEARTBEATS) {
                let end = sockets.ended().map_or(End::Here, |process| {
                    let loss = Loss::Closed;
                    End::Lost { process, loss }
                });
                fate.seal(end);
            }
            Err(Halt::Over)
        }
        (Ok(()), None) => Err(Halt::Over),
    }
}

/// What all workers did, or what was in the way.
fn told<T>(
    results: Vec<Result<T, Halt>>,
    fate: &Fate,
    cluster: &Cluster,
) -> Result<Vec<T>, ClusterError> {
    let mut done = Vec::new();
    let mut is_over = false;
    for result in results {
        match result {
            Ok(result) => done.push(result),
            Err(Halt::Error(error)) => return Err(error),
            Err(Halt::Over) => is_over = true,
        }
    }
    if is_over { Err(fate.error(cluster)) } else { Ok(done) }
}

/// Parts from the other processes. Nobody who hangs is waited for.
fn part(
    guard: Option<CommsGuard>,
    quiet: Option<Quiet>,
    farewell: &Farewell,
    hearts: &[Heart],
    sockets: &Sockets,
) {
    let Some(guard) = guard else { return };
    let shut = || sockets.shut();
    let leave = || hearts.iter().for_each(|heart| heart.leave(farewell));
    let (tell, ended) = mpsc::channel();
    let end = move || {
        let is_clean = panic::catch_unwind(AssertUnwindSafe(|| drop(guard))).is_ok();
        if !is_clean {
            // After the first thread that has panicked nobody waits for the others.
            thread::sleep(LAST_THREADS / 2);
        }
        drop(quiet);
        let _ = tell.send(());
    };
    if matches!(farewell, Farewell::Done) {
        // What others still need of this process is sent before it says that it is gone.
        let ending = thread::Builder::new().name("timely:end".to_owned()).spawn(end);
        if ending.is_err() || ended.recv_timeout(LAST_BYTES).is_err() {
            shut();
        }
        leave();
    } else {
        leave();
        shut();
        let ending = thread::Builder::new().name("timely:end".to_owned()).spawn(end);
        if ending.is_ok() {
            let _ = ended.recv_timeout(LAST_THREADS);
        }
    }
}
