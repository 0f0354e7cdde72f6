//! Real processes on this machine: this very program, started again for one of its tests.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use gametree_cluster::Cluster;
use gametree_tables::{Manifest, TableError};

use crate::games::{Task, work};
use crate::tables::is_right;

/// How to start a process.
#[derive(Clone)]
pub(crate) struct Start<'a> {
    pub(crate) game: &'a str,
    pub(crate) folder: &'a Path,
    pub(crate) hosts: &'a [String],
    pub(crate) process: usize,
    pub(crate) workers: usize,
    pub(crate) secret: &'a str,
    /// Milliseconds of rest after each level.
    pub(crate) rest: u64,
    /// Milliseconds after which a work is stopped.
    pub(crate) stop: Option<u64>,
    pub(crate) patience: u64,
    /// Milliseconds that another may be silent. Where that is not the point, long: machines may be busy.
    pub(crate) silence: u64,
}

impl<'a> Start<'a> {
    pub(crate) fn new(
        game: &'a str,
        folder: &'a Path,
        hosts: &'a [String],
        process: usize,
    ) -> Self {
        let (secret, rest, stop, patience, silence) = ("sesame", 0, None, 20_000, 10_000);
        Start { game, folder, hosts, process, workers: 1, secret, rest, stop, patience, silence }
    }

    pub(crate) fn go(&self) -> Running {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command
            .args(["processes::one_process", "--exact", "--nocapture", "--test-threads=1", "-q"])
            .env("CHILD_GAME", self.game)
            .env("CHILD_FOLDER", self.folder)
            .env("CHILD_HOSTS", self.hosts.join("\n"))
            .env("CHILD_PROCESS", self.process.to_string())
            .env("CHILD_WORKERS", self.workers.to_string())
            .env("CHILD_SECRET", self.secret)
            .env("CHILD_REST", self.rest.to_string())
            .env("CHILD_SILENCE", self.silence.to_string())
            .env("CHILD_PATIENCE", self.patience.to_string())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        if let Some(stop) = self.stop {
            command.env("CHILD_STOP", stop.to_string());
        }
        Running(Some(command.spawn().unwrap()))
    }
}

/// A process that does not outlive the test.
pub(crate) struct Running(Option<Child>);

impl Running {
    pub(crate) fn id(&self) -> nix::unistd::Pid {
        nix::unistd::Pid::from_raw(self.0.as_ref().unwrap().id() as i32)
    }

    /// What it said, within so many seconds.
    pub(crate) fn end(mut self, seconds: u64) -> Said {
        let until = Instant::now() + Duration::from_secs(seconds);
        let child = self.0.as_mut().unwrap();
        while child.try_wait().unwrap().is_none() {
            assert!(Instant::now() < until, "it does not end");
            std::thread::sleep(Duration::from_millis(10));
        }
        let output = self.0.take().unwrap().wait_with_output().unwrap();
        Said::from(output)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if let Some(mut child) = self.0.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// What a process said.
#[derive(Debug)]
pub(crate) struct Said {
    /// Its line, `ended …` or `error …`.
    pub(crate) line: String,
}

impl From<Output> for Said {
    fn from(output: Output) -> Said {
        let [out, err] =
            [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
        // Nothing but that line comes from the library or the engine under it.
        assert_eq!(err, "", "{out}");
        let mut lines: Vec<&str> = out
            .lines()
            .filter(|line| line.starts_with("ended") || line.starts_with("error"))
            .collect();
        assert!(!out.contains("panicked"), "{out}");
        let line = lines.pop().unwrap_or_default().to_owned();
        assert!(lines.is_empty(), "{out}");
        Said { line }
    }
}

/// Addresses on this machine that nobody listens at.
pub(crate) fn free_hosts(many: usize) -> Vec<String> {
    let listeners: Vec<_> = (0..many).map(|_| TcpListener::bind("127.0.0.1:0").unwrap()).collect();
    listeners.iter().map(|listener| listener.local_addr().unwrap().to_string()).collect()
}

/// What the processes started by the other tests do. By itself it does nothing.
#[test]
fn one_process() {
    let Ok(game) = std::env::var("CHILD_GAME") else { return };
    let told = |name: &str| std::env::var(format!("CHILD_{name}")).unwrap();
    let number = |name: &str| told(name).parse::<u64>().unwrap();
    let hosts = gametree_cluster::hosts_from_text(&told("HOSTS")).unwrap();
    let cluster = Cluster {
        silence: Duration::from_millis(number("SILENCE")),
        patience: Duration::from_millis(number("PATIENCE")),
        rest: Duration::from_millis(number("REST")),
        ..Cluster::of(
            number("WORKERS") as usize,
            number("PROCESS") as usize,
            hosts,
            told("SECRET").into_bytes(),
        )
    };
    let (work, folder) = (work(), told("FOLDER"));
    let ended = std::thread::scope(|scope| {
        if let Ok(stop) = std::env::var("CHILD_STOP") {
            let work = &work;
            scope.spawn(move || {
                std::thread::sleep(Duration::from_millis(stop.parse().unwrap()));
                work.stop();
            });
        }
        Task::Together(&cluster).with(&game, Path::new(&folder), &work)
    });
    match ended {
        Ok(ended) => println!("\nended {:?} {} {}", ended.root, ended.missing, ended.refused),
        Err(error) => println!("\nerror {error}"),
    }
}

/// The line of a process that has the table.
pub(crate) fn line(game: &str, folder: &Path, refused: u64) -> String {
    let ended = is_right(game, folder);
    format!("ended {:?} 0 {refused}", ended.root)
}

#[test]
fn two_processes_write_the_same_table() {
    for (game, workers) in [
        ("4x4x3", 1),
        ("4x4x3 after b2 c3", 3),
        ("sim", 2),
        ("sim after 1-2 3-4", 1),
        ("long bits", 1),
        ("bits", 3),
        ("stones", 1),
        ("multiply", 2),
    ] {
        let (folder, hosts) = (tempfile::tempdir().unwrap(), free_hosts(2));
        let start =
            |process| Start { workers, ..Start::new(game, folder.path(), &hosts, process) }.go();
        // Whoever comes first waits.
        let (one, other) = (start(1), start(0));
        assert_eq!(other.end(20).line, line(game, folder.path(), 0), "{game}");
        assert_eq!(one.end(20).line, "ended None 0 0", "{game}");
    }
}

/// A network that takes so long for everything, in either direction. It ends with its connections.
fn far_away(host: &str, delay: Duration) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let (address, host) = (listener.local_addr().unwrap().to_string(), host.to_owned());
    std::thread::spawn(move || {
        for near in listener.incoming() {
            let Ok(near) = near else { return };
            let Ok(far) = TcpStream::connect(&host) else { continue };
            for stream in [&near, &far] {
                stream.set_nodelay(true).unwrap();
            }
            let ends = [near.try_clone().unwrap(), far.try_clone().unwrap()];
            for (from, to) in
                [(near, ends[1].try_clone().unwrap()), (far, ends[0].try_clone().unwrap())]
            {
                carry(from, to, delay);
            }
        }
    });
    address
}

/// Hands on what comes, each piece when its time has come.
fn carry(mut from: TcpStream, mut to: TcpStream, delay: Duration) {
    let (send, sent) = mpsc::channel::<(Instant, Vec<u8>)>();
    std::thread::spawn(move || {
        let mut piece = vec![0; 1 << 16];
        while let Ok(many @ 1..) = from.read(&mut piece) {
            if send.send((Instant::now() + delay, piece[..many].to_vec())).is_err() {
                break;
            }
        }
    });
    std::thread::spawn(move || {
        for (due, piece) in sent {
            std::thread::sleep(due.saturating_duration_since(Instant::now()));
            if to.write_all(&piece).is_err() {
                break;
            }
        }
        let _ = to.shutdown(Shutdown::Write);
    });
}

#[test]
fn processes_far_apart_write_the_same_table() {
    let (folder, hosts) = (tempfile::tempdir().unwrap(), free_hosts(2));
    let through = [far_away(&hosts[0], Duration::from_millis(20)), hosts[1].clone()];
    let zero = Start::new("4x4x3", folder.path(), &hosts, 0).go();
    let one = Start::new("4x4x3", folder.path(), &through, 1).go();
    let (zero, one) = (zero.end(60), one.end(20));
    assert_eq!(zero.line, line("4x4x3", folder.path(), 0));
    assert_eq!(one.line, "ended None 0 0");
    // Every other level is turned on its way in and out, and that takes a way at least. What is said of the time is said
    // by the manifest: it has nothing to do with how long it takes to begin.
    let far = Manifest::read(folder.path()).unwrap().unwrap().seconds;
    assert!(far > 16.0 * 0.020, "{far}");
}

#[test]
fn three_processes_with_folders_of_their_own() {
    let folders = [0, 1, 2].map(|_| tempfile::tempdir().unwrap());
    let hosts = free_hosts(3);
    let all =
        [2, 0, 1].map(|process| Start::new("sim", folders[process].path(), &hosts, process).go());
    let [two, zero, one] = all.map(|process| process.end(20).line);
    assert_eq!((two.as_str(), one.as_str()), ("ended None 0 0", "ended None 0 0"));
    assert_eq!(zero, "ended None 2 0");
    // Parts are plain files: whoever has brought them together merges them.
    for process in [1, 2] {
        let name = format!("parts/{process}-of-3");
        std::fs::rename(folders[process].path().join(&name), folders[0].path().join(&name))
            .unwrap();
    }
    // What has come to harm on its way is not merged.
    let file = folders[0].path().join("parts/1-of-3/level-05.gtl");
    let good = std::fs::read(&file).unwrap();
    let mut bad = good.clone();
    bad[60] ^= 1;
    std::fs::write(&file, bad).unwrap();
    let error = Task::Merge.with("sim", folders[0].path(), &work()).unwrap_err();
    let damaged = TableError::Damaged { file: file.clone() };
    assert_eq!(error.to_string(), damaged.to_string());
    std::fs::write(&file, good).unwrap();
    let ended = Task::Merge.with("sim", folders[0].path(), &work()).unwrap();
    assert_eq!(ended, is_right("sim", folders[0].path()));
    assert!(!folders[0].path().join("parts").exists());
}
