use std::net::SocketAddr;

use axum::Router;
use gametree_catalogue::Catalogue;
use gametree_web::{Listen, Server, Workbench, app};
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// The workbench on a port of this computer, with a folder of its own for games.
pub(crate) struct Site {
    data: TempDir,
    address: SocketAddr,
    running: Option<Running>,
}

/// A server with threads of its own, so that it can also end as abruptly as a process does.
struct Running {
    stop: oneshot::Sender<()>,
    server: JoinHandle<std::io::Result<()>>,
    runtime: Threads,
}

/// The threads of a server. They are left to themselves when this is dropped, whatever they do.
struct Threads(Option<Runtime>);

impl Drop for Threads {
    fn drop(&mut self) {
        if let Some(runtime) = self.0.take() {
            runtime.shutdown_background();
        }
    }
}

impl Site {
    /// The workbench with the built-in games.
    pub(crate) fn open() -> Site {
        let mut site = Site {
            data: tempfile::tempdir().unwrap(),
            address: SocketAddr::from(([127, 0, 0, 1], 0)),
            running: None,
        };
        site.start();
        site
    }

    /// Something else in its place.
    pub(crate) fn of(app: Router) -> Site {
        let mut site = Site {
            data: tempfile::tempdir().unwrap(),
            address: SocketAddr::from(([127, 0, 0, 1], 0)),
            running: None,
        };
        site.run(app);
        site
    }

    /// Starts the workbench, at the same address as before.
    pub(crate) fn start(&mut self) {
        self.run(app(Workbench::keeping(Catalogue::standard(), self.data.path())));
    }

    fn run(&mut self, app: Router) {
        let listen = Listen { address: self.address.ip(), port: Some(self.address.port()) };
        let server = Server::bind(listen).unwrap();
        self.address = server.address();
        let (stop, stopped) = oneshot::channel();
        let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        let server = runtime.spawn(server.run(app, async {
            let _ = stopped.await;
        }));
        self.running = Some(Running { stop, server, runtime: Threads(Some(runtime)) });
    }

    /// Ends the server and starts it again, as after an update: nothing is left but what is on disk.
    pub(crate) async fn restart(&mut self) {
        self.stop().await;
        self.start();
    }

    /// Ends the server.
    pub(crate) async fn stop(&mut self) {
        let Running { stop, server, runtime } = self.running.take().unwrap();
        stop.send(()).unwrap();
        server.await.unwrap().unwrap();
        drop(runtime);
    }

    /// Ends the server as `kill -9` does: it says goodbye to no connection.
    pub(crate) fn kill(&mut self) {
        drop(self.running.take().unwrap());
    }

    /// The address of a page.
    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }
}
