use std::path::PathBuf;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;
use thirtyfour::prelude::*;
use thirtyfour::{ChromeCapabilities, ChromiumLikeCapabilities, LoggingPrefsLogLevel};
use tokio::sync::{Mutex, MutexGuard};

use crate::driver::Driver;
use crate::site::Site;

/// One at a time: two browsers on two cores only wait for each other.
static TURN: Mutex<()> = Mutex::const_new(());

/// A browser with a fresh profile, looking at a site.
pub(crate) struct Browser {
    pub(crate) site: Site,
    window: Option<WebDriver>,
    // In this order: the browser is closed before its profile goes and the next one may come.
    _driver: Driver,
    _profile: TempDir,
    _turn: MutexGuard<'static, ()>,
}

/// Who sits before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Person {
    /// What their browser prefers.
    pub(crate) language: &'static str,
    /// The size of the window.
    pub(crate) size: [u32; 2],
    /// Whether their system is dark.
    pub(crate) dark: bool,
    /// Whether pages may run scripts.
    pub(crate) scripts: bool,
}

impl Default for Person {
    fn default() -> Self {
        Person { language: "en", size: [1440, 900], dark: false, scripts: true }
    }
}

impl Person {
    /// A phone held upright.
    pub(crate) const PHONE: [u32; 2] = [390, 844];
}

/// What nothing on a page takes longer than, on a slow machine.
const PATIENCE: Duration = Duration::from_secs(20);

impl Browser {
    /// Opens a browser for somebody on a site.
    pub(crate) async fn open(site: Site, person: Person) -> Browser {
        let turn = TURN.lock().await;
        let profile = tempfile::tempdir().unwrap();
        let mut driver = Driver::start();
        let mut wishes = ChromeCapabilities::new();
        for flag in [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
            "--hide-scrollbars",
        ] {
            wishes.add_arg(flag).unwrap();
        }
        let [width, height] = person.size;
        wishes.add_arg(&format!("--user-data-dir={}", profile.path().display())).unwrap();
        wishes.add_arg(&format!("--window-size={width},{height}")).unwrap();
        let scripts = if person.scripts { 1 } else { 2 };
        let preferences = json!({
            "intl.accept_languages": person.language,
            // No page of the browser's own first.
            "session.restore_on_startup": 4,
            "session.startup_urls": ["about:blank"],
            "profile.default_content_setting_values.javascript": scripts,
        });
        wishes.add_experimental_option("prefs", preferences).unwrap();
        wishes.set_logging_prefs("browser", LoggingPrefsLogLevel::All).unwrap();
        wishes.set_logging_prefs("performance", LoggingPrefsLogLevel::All).unwrap();
        let window = WebDriver::new(driver.url(), wishes).await;
        let window = window.unwrap_or_else(|error| {
            panic!("these tests need chromium (apt-get install chromium): {error}")
        });
        driver.has_opened(window.session_id().to_string());
        let browser =
            Browser { site, window: Some(window), _driver: driver, _profile: profile, _turn: turn };
        browser.become_like(person).await;
        browser
    }

    /// Opens one for anybody on the workbench.
    pub(crate) async fn usual() -> Browser {
        Browser::open(Site::open(), Person::default()).await
    }

    /// The screen and the brightness that somebody has; holds for the tab that is looked at.
    pub(crate) async fn become_like(&self, person: Person) {
        let [width, height] = person.size;
        let mobile = person.size == Person::PHONE;
        let screen =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile });
        self.tell("Emulation.setDeviceMetricsOverride", screen).await;
        let scheme = if person.dark { "dark" } else { "light" };
        let features = json!({ "features": [
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": "reduce" },
        ] });
        self.tell("Emulation.setEmulatedMedia", features).await;
    }

    /// A command in the browser's own protocol.
    pub(crate) async fn tell(&self, method: &str, parameters: Value) -> Value {
        let told = self.window().cdp().send_raw(method, parameters).await;
        told.unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    pub(crate) fn window(&self) -> &WebDriver {
        self.window.as_ref().unwrap()
    }

    /// Goes to a page.
    pub(crate) async fn visit(&self, path: &str) {
        self.window().goto(self.site.url(path)).await.unwrap();
    }

    /// The path and query of the page that is shown.
    pub(crate) async fn place(&self) -> String {
        let url = self.window().current_url().await.unwrap();
        let query = url.query().map(|query| format!("?{query}")).unwrap_or_default();
        format!("{}{query}", url.path())
    }

    /// The first thing that this selector finds, as soon as it is there.
    pub(crate) async fn find(&self, css: &str) -> WebElement {
        let until = Instant::now() + PATIENCE;
        loop {
            match self.window().find(By::Css(css)).await {
                Ok(found) => return found,
                Err(_) if Instant::now() < until => tokio::time::sleep(BEAT).await,
                Err(_) => self.give_up(&format!("there is no {css}")).await,
            }
        }
    }

    /// Waits until a page says so.
    pub(crate) async fn until(&self, what: &str, holds: impl AsyncFn(&Browser) -> bool) {
        let until = Instant::now() + PATIENCE;
        while !holds(self).await {
            if Instant::now() > until {
                self.give_up(&format!("it never happens: {what}")).await;
            }
            tokio::time::sleep(BEAT).await;
        }
    }

    /// Fails, with a picture of what there is instead.
    async fn give_up(&self, why: &str) -> ! {
        let picture = self.photograph("failed").await;
        let place = self.place().await;
        panic!("{why} on {place}; see {}", picture.display())
    }

    /// How many things a selector finds right now.
    pub(crate) async fn count(&self, css: &str) -> usize {
        self.window().find_all(By::Css(css)).await.map_or(0, |found| found.len())
    }

    /// The text of something, as it is seen, as soon as it is there.
    pub(crate) async fn text(&self, css: &str) -> String {
        self.read(css, async |browser| browser.find(css).await.text().await).await
    }

    /// The texts of all that a selector finds right now.
    pub(crate) async fn texts(&self, css: &str) -> Vec<String> {
        self.read(css, async |browser| {
            let mut texts = Vec::new();
            for found in browser.window().find_all(By::Css(css)).await? {
                texts.push(found.text().await?);
            }
            Ok(texts)
        })
        .await
    }

    /// An attribute of something, as soon as it is there.
    pub(crate) async fn attribute(&self, css: &str, name: &str) -> Option<String> {
        self.read(css, async |browser| browser.find(css).await.attr(name).await).await
    }

    /// What is read from a page in several steps. A part of it may be drawn anew between two of them; then what was
    /// found first is gone, and all of it is read again.
    async fn read<T>(
        &self,
        what: &str,
        reading: impl AsyncFn(&Browser) -> WebDriverResult<T>,
    ) -> T {
        let until = Instant::now() + PATIENCE;
        loop {
            match reading(self).await {
                Ok(read) => return read,
                Err(_) if Instant::now() < until => tokio::time::sleep(BEAT).await,
                Err(error) => self.give_up(&format!("{what} cannot be read: {error}")).await,
            }
        }
    }

    /// Clicks with the mouse, as soon as it can be.
    pub(crate) async fn click(&self, css: &str) {
        let until = Instant::now() + PATIENCE;
        loop {
            let element = self.find(css).await;
            let _ = element.scroll_into_view().await;
            match element.click().await {
                Ok(()) => return,
                // It may be drawn anew in this very moment.
                Err(_) if Instant::now() < until => tokio::time::sleep(BEAT).await,
                Err(error) => self.give_up(&format!("{css} cannot be clicked: {error}")).await,
            }
        }
    }

    /// Presses keys, wherever the focus is.
    ///
    /// In the browser's own protocol, because WebDriver's actions are performed again from the start whenever a key
    /// leads to another page before the driver has looked at this one; then one that switches is pressed twice.
    pub(crate) async fn press(&self, keys: impl Into<TypingData>) {
        for key in keys.into().as_vec() {
            self.move_key(key, "keyDown", false).await;
            self.move_key(key, "keyUp", false).await;
        }
    }

    /// What comes again and again from a key that was pressed and not let go.
    pub(crate) async fn hold(&self, key: char) {
        self.move_key(key, "keyDown", true).await;
    }

    async fn move_key(&self, key: char, movement: &str, again: bool) {
        let mut event = pressed_key(key);
        event["type"] = json!(movement);
        event["autoRepeat"] = json!(again);
        self.tell("Input.dispatchKeyEvent", event).await;
    }

    /// What a script of ours finds out about the page, which it only looks at.
    pub(crate) async fn evaluate(&self, expression: &str) -> Value {
        let parameters =
            json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        // On the way from one page to the next there is none to ask.
        let evaluated = self
            .read(expression, async |browser| {
                let protocol = browser.window().cdp();
                protocol.send_raw("Runtime.evaluate", parameters.clone()).await
            })
            .await;
        assert!(evaluated.get("exceptionDetails").is_none(), "{expression}: {evaluated}");
        evaluated["result"]["value"].clone()
    }

    /// A picture of the page in `target/tmp`.
    pub(crate) async fn photograph(&self, name: &str) -> PathBuf {
        let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.png"));
        let _ = self.window().screenshot(&file).await;
        file
    }

    /// What the browser has to complain of since it was asked last: errors on the console, what the policy has
    /// refused, requests to elsewhere.
    pub(crate) async fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for entry in self.window().browser_log().await.unwrap() {
            if entry.level == "SEVERE" || entry.message.contains("Content Security Policy") {
                faults.push(entry.message);
            }
        }
        let own = self.site.url("/");
        for entry in self.window().get_log("performance").await.unwrap() {
            let event: Value = serde_json::from_str(&entry.message).unwrap();
            let event = &event["message"];
            let requested = event["params"]["request"]["url"].as_str();
            let is_request = event["method"] == "Network.requestWillBeSent";
            let Some(url) = requested.filter(|_| is_request) else { continue };
            let harmless =
                ["data:", "blob:", "about:", "chrome:"].iter().any(|kind| url.starts_with(kind));
            if !url.starts_with(&own) && !harmless {
                faults.push(format!("a request to {url}"));
            }
        }
        faults
    }

    /// Takes one complaint off the record that has to be there: the browser itself says so when a server refuses
    /// something.
    pub(crate) async fn expect(&self, status: &str) {
        let faults = self.faults().await;
        let (told, others): (Vec<String>, Vec<String>) =
            faults.into_iter().partition(|fault| fault.contains(&format!("status of {status}")));
        assert!(!told.is_empty(), "{status} was never answered");
        assert!(others.is_empty(), "{others:#?}");
    }

    /// Nothing was wrong; and then the browser is closed.
    pub(crate) async fn close(self) {
        let faults = self.faults().await;
        assert!(faults.is_empty(), "{faults:#?}");
    }
}

/// How often is looked again.
const BEAT: Duration = Duration::from_millis(20);

impl Drop for Browser {
    fn drop(&mut self) {
        // The driver closes it.
        if let Some(window) = self.window.take() {
            let _ = window.leak();
        }
    }
}

/// A key in the browser's own protocol: its name, its old number and what it writes.
fn pressed_key(pressed: char) -> Value {
    let names = [
        (Key::Tab, "Tab", 9),
        (Key::Enter, "Enter", 13),
        (Key::End, "End", 35),
        (Key::Home, "Home", 36),
        (Key::Left, "ArrowLeft", 37),
        (Key::Up, "ArrowUp", 38),
        (Key::Right, "ArrowRight", 39),
        (Key::Down, "ArrowDown", 40),
    ];
    match names.into_iter().find(|(key, ..)| key.value() == pressed) {
        Some((Key::Enter, name, number)) => {
            json!({ "key": name, "code": name, "windowsVirtualKeyCode": number, "text": "\r" })
        }
        Some((_, name, number)) => {
            json!({ "key": name, "code": name, "windowsVirtualKeyCode": number })
        }
        None => {
            assert!(!('\u{e000}'..'\u{f8ff}').contains(&pressed), "no name for {pressed:?} here");
            let number = u32::from(pressed.to_ascii_uppercase());
            json!({ "key": pressed, "windowsVirtualKeyCode": number, "text": pressed })
        }
    }
}
