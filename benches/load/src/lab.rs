use std::net::SocketAddr;

use serde_json::Value;

use crate::browser::{Browser, Fault};

/// An experiment that goes on while people play.
pub(crate) struct Lab {
    browser: Browser,
    address: String,
}

/// More games than an evening has time for.
const PLAN: &str = r#"{"games":["sim"],"players":["alphabeta:depth=6..7,heuristic=report"],"opponents":["random"],"repeat":20000}"#;

impl Lab {
    pub(crate) async fn begin(address: SocketAddr) -> Result<Lab, Fault> {
        let mut browser = Browser::new(address);
        let begun = browser.post_json("/api/v1/experiments", PLAN).await?;
        let said: Value = serde_json::from_slice(&begun.body)?;
        let address = said["location"].as_str().ok_or_else(|| format!("no experiment: {said}"))?;
        Ok(Lab { address: address.to_owned(), browser })
    }

    /// How far it has come.
    pub(crate) async fn end(mut self) -> Result<String, Fault> {
        let answer = self.browser.get(&self.address).await?;
        let said: Value = serde_json::from_slice(&answer.body)?;
        let status = said["status"].as_str().unwrap_or_default();
        Ok(format!("{status}, {} games of {}", said["games"], said["planned"]))
    }
}
