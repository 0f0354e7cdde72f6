use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The program between the tests and the browser. It goes when this is dropped, however a test ends, and takes
/// the browser with it.
pub(crate) struct Driver {
    process: Child,
    address: SocketAddr,
    session: Option<String>,
}

const PATIENCE: Duration = Duration::from_secs(30);

impl Driver {
    /// Starts it on a port of its own.
    pub(crate) fn start() -> Driver {
        // Free a moment ago; nobody else here takes ports by number.
        let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let process = Command::new("chromedriver")
            .arg(format!("--port={}", address.port()))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        let process = process.unwrap_or_else(|error| {
            panic!(
                "these tests need chromedriver (apt-get install chromium chromium-driver): {error}"
            )
        });
        let driver = Driver { process, address, session: None };
        let until = Instant::now() + PATIENCE;
        while TcpStream::connect(address).is_err() {
            assert!(Instant::now() < until, "chromedriver does not answer");
            sleep(Duration::from_millis(10));
        }
        driver
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The browser to close in the end.
    pub(crate) fn has_opened(&mut self, session: String) {
        self.session = Some(session);
    }

    /// Asks for the browser to be closed. Nothing asynchronous: a test that panics has no use for that.
    fn close_browser(&self) -> std::io::Result<()> {
        let Some(session) = &self.session else { return Ok(()) };
        let mut stream = TcpStream::connect(self.address)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        write!(
            stream,
            "DELETE /session/{session} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n",
            self.address
        )?;
        // It answers when it is done, and keeps the connection.
        stream.read_exact(&mut [0; 12])
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.close_browser();
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
