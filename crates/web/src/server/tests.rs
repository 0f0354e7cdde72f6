//! Those who mean harm, over a real port of this computer. Whatever they do, a page is still answered, and the memory
//! stays what it was.

use std::fs;
use std::time::Instant;

use axum::response::sse::{Event, Sse};
use axum::routing::get;
use gametree_catalogue::Catalogue;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use super::*;
use crate::{Workbench, app};

/// Small enough that a test need not wait.
const LIMITS: Limits = Limits {
    connections: 400,
    of_one: 400,
    refusals: 4,
    refusal: Duration::from_millis(500),
    head: Duration::from_millis(400),
    reader: Duration::from_secs(2),
    farewell: Duration::from_millis(500),
};

/// What nothing here takes longer than, on a slow machine.
const SOON: Duration = Duration::from_secs(20);

struct Site {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    running: JoinHandle<io::Result<()>>,
}

impl Site {
    fn open(limits: Limits, app: Router) -> Site {
        let listen = Listen { port: Some(0), ..Listen::default() };
        let server = Server::bind(listen).unwrap();
        let address = server.address();
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(server.run_within(limits, app, async {
            let _ = stopped.await;
        }));
        Site { address, stop, running }
    }

    /// The workbench.
    fn workbench(limits: Limits) -> Site {
        Site::open(limits, app(Workbench::new(Catalogue::standard())))
    }

    async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.unwrap()
    }

    /// Sends this, and hears all that is said until the connection ends or nothing more comes.
    async fn ask(&self, text: impl AsRef<[u8]>) -> String {
        let mut stream = self.connect().await;
        // Who has had enough may close before everything is sent.
        let _ = stream.write_all(text.as_ref()).await;
        heard(&mut stream).await
    }

    /// A page for somebody who means well.
    async fn is_well(&self) {
        let request = "GET /help HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n";
        let answer = timeout(SOON, self.ask(request)).await.unwrap();
        assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
        assert!(answer.contains("</html>"), "{answer}");
    }

    async fn close(self) {
        let _ = self.stop.send(());
        timeout(SOON, self.running).await.unwrap().unwrap().unwrap();
    }
}

async fn heard(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    // A connection that is cut off has said what it has said.
    let _ = timeout(SOON, stream.read_to_end(&mut bytes)).await.expect("it ends");
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Megabytes that this process has at the moment.
fn memory() -> u64 {
    // Other systems do not tell; there, this is no test of memory.
    let Ok(status) = fs::read_to_string("/proc/self/status") else { return 0 };
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.trim().trim_end_matches(" kB").parse::<u64>().unwrap() >> 10
}

#[test]
fn the_usual_port_or_the_next() {
    let listen = Listen::default();
    let servers = [Server::bind(listen).unwrap(), Server::bind(listen).unwrap()];
    let ports = servers.each_ref().map(|server| server.address().port());
    assert!(ports[0] < ports[1] && USUAL_PORT <= ports[0], "{ports:?}");
    assert!(servers[0].address().ip().is_loopback());
    let same = Listen { port: Some(ports[0]), ..listen };
    assert!(matches!(Server::bind(same), Err(ServeError::Taken { tried: 1, .. })));
    let foreign = Listen { address: "192.0.2.1".parse().unwrap(), port: Some(0) };
    assert!(matches!(Server::bind(foreign), Err(ServeError::Refused { .. })));
}

#[tokio::test]
async fn bytes_that_dribble_are_not_waited_for() {
    let site = Site::workbench(LIMITS);
    let started = Instant::now();
    let mut slow = Vec::new();
    for _ in 0..50 {
        let mut stream = site.connect().await;
        stream.write_all(b"GET /help HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ").await.unwrap();
        slow.push(stream);
    }
    // One byte after another: the head as a whole is what has to be there in time.
    while started.elapsed() < LIMITS.head * 2 {
        sleep(LIMITS.head / 8).await;
        for stream in &mut slow {
            let _ = stream.write_all(b"a").await;
        }
    }
    site.is_well().await;
    for mut stream in slow {
        let answer = heard(&mut stream).await;
        assert!(!answer.contains("200 OK"), "{answer}");
    }
    site.close().await;
}

#[tokio::test]
async fn what_is_too_long_is_refused() {
    let site = Site::workbench(LIMITS);
    let before = memory();
    let line = "a".repeat(8 << 20);
    let many: String = (0..5_000).map(|number| format!("X-{number}: a\r\n")).collect();
    let heads = [
        format!("GET /?moves={line} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"),
        format!("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {line}\r\n\r\n"),
        format!("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n{many}\r\n"),
        line.clone(),
    ];
    for head in heads {
        let answer = site.ask(&head).await;
        assert!(!answer.starts_with("HTTP/1.1 2"), "{answer}");
        site.is_well().await;
    }
    let post = "POST /settings HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\
                Content-Type: application/x-www-form-urlencoded\r\n";
    let length = line.len();
    let announced = site.ask(format!("{post}Content-Length: {length}\r\n\r\n{line}")).await;
    assert!(announced.is_empty() || announced.starts_with("HTTP/1.1 413 "), "{announced}");
    let piece = format!("{:x}\r\n{line}\r\n", line.len());
    let pieces = site.ask(format!("{post}Transfer-Encoding: chunked\r\n\r\n{piece}{piece}")).await;
    assert!(pieces.is_empty() || pieces.starts_with("HTTP/1.1 413 "), "{pieces}");
    for bad in [
        "\r\n\r\n",
        "GET\r\n\r\n",
        "\0\0\0",
        "GET / HTTP/9.9\r\n\r\n",
        "POST /settings HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -1\r\n\r\n",
    ] {
        let answer = site.ask(bad).await;
        assert!(!answer.contains(" 200 "), "{bad:?}: {answer}");
    }
    site.is_well().await;
    // What was sent is 50 megabytes; the texts of this test are some of them.
    assert!(memory() < before + 80, "{} after {before}", memory());
    site.close().await;
}

#[tokio::test]
async fn idle_connections_keep_nobody_out_and_go() {
    let site = Site::workbench(LIMITS);
    let before = memory();
    let mut idle = Vec::new();
    for _ in 0..300 {
        idle.push(site.connect().await);
    }
    site.is_well().await;
    assert!(memory() < before + 40, "{} after {before}", memory());
    sleep(LIMITS.head * 2).await;
    for stream in &mut idle {
        assert_eq!(heard(stream).await, "", "nothing was asked");
    }
    site.is_well().await;
    site.close().await;
}

#[tokio::test]
async fn when_it_is_full_people_are_told() {
    let limits = Limits { connections: 2, head: SOON, ..LIMITS };
    let site = Site::workbench(limits);
    let seated = [site.connect().await, site.connect().await];
    let request = "GET /help HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Language: pl\r\n\r\n";
    // Connections are received in the order they came.
    let answer = site.ask(request).await;
    assert!(answer.starts_with("HTTP/1.1 503 "), "{answer}");
    let says =
        ["retry-after: 4\r\n", "lang=\"pl\"", "content-security-policy: ", "connection: close"];
    for said in says {
        assert!(answer.contains(said), "no {said} in {answer}");
    }
    // More than are told: closed, and nothing is kept for them.
    let mut crowd = Vec::new();
    for _ in 0..20 {
        crowd.push(site.connect().await);
    }
    for stream in &mut crowd {
        assert_eq!(heard(stream).await, "");
    }
    drop(seated);
    let started = Instant::now();
    while site
        .ask(request.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"))
        .await
        .contains(" 503 ")
    {
        assert!(started.elapsed() < SOON);
    }
    site.is_well().await;
    site.close().await;
}

/// Whoever has the connections that one address may have is told so, and others are served.
#[tokio::test]
async fn one_address_keeps_nobody_out() {
    let site = Site::workbench(Limits { of_one: 3, head: SOON, ..LIMITS });
    let greedy = [site.connect().await, site.connect().await, site.connect().await];
    let request = "GET /help HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n";
    let answer = site.ask(request).await;
    assert!(
        answer.starts_with("HTTP/1.1 503 ") && answer.contains("retry-after: 4\r\n"),
        "{answer}"
    );
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.bind("127.0.0.2:0".parse().unwrap()).unwrap();
    let mut other = socket.connect(site.address).await.unwrap();
    other.write_all(request.as_bytes()).await.unwrap();
    let answer = timeout(SOON, heard(&mut other)).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
    // When they go, there is room for this address again.
    drop(greedy);
    let started = Instant::now();
    while site.ask(request).await.contains(" 503 ") {
        assert!(started.elapsed() < SOON);
    }
    site.is_well().await;
    site.close().await;
}

#[test]
fn addresses_are_counted_where_others_are_let_in() {
    let of_one = |address: &str| Limits::at(address.parse().unwrap()).of_one;
    assert_eq!(of_one("127.0.0.1"), Limits::USUAL.connections);
    assert_eq!(of_one("::1"), Limits::USUAL.connections);
    assert_eq!([of_one("0.0.0.0"), of_one("::"), of_one("192.168.1.2")], [64; 3]);
}

#[tokio::test]
async fn one_request_after_another_and_one_that_hangs_up() {
    let site = Site::workbench(LIMITS);
    let page = |path: &str| format!("GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
    // Several at once: answered in their order.
    let last = "GET /help HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n";
    let both = site.ask(page("/") + &page("/nowhere") + last).await;
    let statuses: Vec<&str> = both.split("HTTP/1.1 ").skip(1).map(|text| &text[..3]).collect();
    assert_eq!(statuses, ["200", "404", "200"]);
    // Half closed before or after the question: it ends, whatever it says.
    for text in ["", "GET /", &page("/help")] {
        let mut stream = site.connect().await;
        stream.write_all(text.as_bytes()).await.unwrap();
        stream.shutdown().await.unwrap();
        heard(&mut stream).await;
    }
    site.is_well().await;
    site.close().await;
}

#[tokio::test]
async fn streams_end_with_the_server_and_work_that_hangs_is_left() {
    let stream = || async {
        let events =
            futures_util::stream::repeat_with(|| Ok::<_, Infallible>(Event::default().data("1")));
        Sse::new(events.take(1).chain(futures_util::stream::pending()))
    };
    let app = Router::new()
        .route("/stream", get(stream))
        .route("/hangs", get(async || std::future::pending::<()>().await));
    let site = Site::open(LIMITS, app);
    let request = |path: &str| format!("GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
    let (mut watching, mut waiting) = (site.connect().await, site.connect().await);
    watching.write_all(request("/stream").as_bytes()).await.unwrap();
    waiting.write_all(request("/hangs").as_bytes()).await.unwrap();
    let mut begun = [0; 512];
    let length = watching.read(&mut begun).await.unwrap();
    assert!(String::from_utf8_lossy(&begun[..length]).contains("text/event-stream"));
    let started = Instant::now();
    site.close().await;
    assert!(started.elapsed() < LIMITS.farewell * 10);
    let rest = heard(&mut watching).await;
    assert!(rest.ends_with("0\r\n\r\n"), "the stream ends in order: {rest:?}");
    assert_eq!(heard(&mut waiting).await, "");
}

/// Somebody who sends questions and reads no answer is left after a while.
#[tokio::test]
async fn answers_that_nobody_reads_do_not_pile_up() {
    let large = "x".repeat(1 << 20);
    let workbench = app(Workbench::new(Catalogue::standard()));
    let app = workbench.route("/large", get(async move || large.clone()));
    let site = Site::open(Limits { connections: 20, head: SOON, ..LIMITS }, app);
    let before = memory();
    let mut deaf = Vec::new();
    for _ in 0..20 {
        let mut stream = site.connect().await;
        let requests = "GET /large HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".repeat(500);
        let _ = timeout(Duration::from_millis(20), stream.write_all(requests.as_bytes())).await;
        deaf.push(stream);
    }
    let request = "GET /help HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n";
    assert!(site.ask(request).await.starts_with("HTTP/1.1 503 "), "they have all the seats");
    assert!(memory() < before + 150, "{} after {before}", memory());
    sleep(LIMITS.reader * 2).await;
    site.is_well().await;
    drop(deaf);
    site.close().await;
}
