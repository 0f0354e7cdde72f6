use std::collections::BTreeMap;
use std::error::Error;
use std::net::SocketAddr;

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, LOCATION, SET_COOKIE};
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;

pub(crate) type Fault = Box<dyn Error + Send + Sync>;

const FORM: &str = "application/x-www-form-urlencoded";

/// As much of a browser as is needed: a connection and cookies.
pub(crate) struct Browser {
    address: SocketAddr,
    connection: Option<SendRequest<Full<Bytes>>>,
    cookies: BTreeMap<String, String>,
}

pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) location: String,
    pub(crate) body: Bytes,
}

impl Browser {
    pub(crate) fn new(address: SocketAddr) -> Browser {
        Browser { address, connection: None, cookies: BTreeMap::new() }
    }

    fn cookies(&self) -> String {
        let cookies = self.cookies.iter().map(|(name, value)| format!("{name}={value}"));
        cookies.collect::<Vec<_>>().join("; ")
    }

    pub(crate) async fn get(&mut self, path: &str) -> Result<Answer, Fault> {
        self.ask(Method::GET, path, FORM, "").await
    }

    pub(crate) async fn post(&mut self, path: &str, form: &str) -> Result<Answer, Fault> {
        self.ask(Method::POST, path, FORM, form).await
    }

    pub(crate) async fn post_json(&mut self, path: &str, object: &str) -> Result<Answer, Fault> {
        self.ask(Method::POST, path, "application/json", object).await
    }

    /// Asks over the connection there is; a new one if it has been closed for being idle.
    async fn ask(
        &mut self,
        method: Method,
        path: &str,
        kind: &str,
        body: &str,
    ) -> Result<Answer, Fault> {
        for _ in 0..3 {
            let mut connection = match self.connection.take() {
                Some(connection) if !connection.is_closed() => connection,
                _ => connect(self.address).await?,
            };
            let mut request = Request::builder().method(method.clone()).uri(path);
            request = request.header(HOST, self.address.to_string());
            request = request.header(COOKIE, self.cookies());
            request = request.header(CONTENT_TYPE, kind);
            let request = request.body(Full::from(body.to_owned()))?;
            let Ok(response) = connection.send_request(request).await else { continue };
            let (head, body) = response.into_parts();
            let body = body.collect().await?.to_bytes();
            self.connection = Some(connection);
            let said = |name| head.headers.get(name).and_then(|value| value.to_str().ok());
            for cookie in head.headers.get_all(SET_COOKIE) {
                let cookie = cookie.to_str()?.split(';').next().unwrap_or_default();
                if let Some((name, value)) = cookie.split_once('=') {
                    self.cookies.insert(name.to_owned(), value.to_owned());
                }
            }
            let location = said(LOCATION).unwrap_or_default().to_owned();
            return Ok(Answer { status: head.status, location, body });
        }
        Err(format!("{path} is not answered").into())
    }
}

async fn connect(address: SocketAddr) -> Result<SendRequest<Full<Bytes>>, Fault> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let (connection, driver) = handshake(TokioIo::new(stream)).await?;
    tokio::spawn(driver);
    Ok(connection)
}
