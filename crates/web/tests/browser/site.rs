use std::net::SocketAddr;

use axum::Router;
use gametree_catalogue::Catalogue;
use gametree_web::{Listen, Server, Workbench, app};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// The workbench on a port of this computer, with a folder of its own for games.
pub(crate) struct Site {
    data: TempDir,
    address: SocketAddr,
    running: Option<(oneshot::Sender<()>, JoinHandle<std::io::Result<()>>)>,
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

    fn start(&mut self) {
        self.run(app(Workbench::keeping(Catalogue::standard(), self.data.path())));
    }

    fn run(&mut self, app: Router) {
        let listen = Listen { address: self.address.ip(), port: Some(self.address.port()) };
        let server = Server::bind(listen).unwrap();
        self.address = server.address();
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(server.run(app, async {
            let _ = stopped.await;
        }));
        self.running = Some((stop, running));
    }

    /// Ends the server and starts it again, as after an update: nothing is left but what is on disk.
    pub(crate) async fn restart(&mut self) {
        self.stop().await;
        self.start();
    }

    /// Ends the server.
    pub(crate) async fn stop(&mut self) {
        let (stop, running) = self.running.take().unwrap();
        stop.send(()).unwrap();
        running.await.unwrap().unwrap();
    }

    /// The address of a page.
    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }
}
