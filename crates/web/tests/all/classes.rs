//! A teacher, a class full of phones, and those who guess.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use axum::Router;
use axum::http::StatusCode;
use gametree_catalogue::Catalogue;
use gametree_exercise::LeafTree;
use gametree_web::{Listen, Server, Workbench, app};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;

use crate::asking::{Answer, Browser, as_copied, between, workbench};
use crate::markup;

const LANGUAGES: [&str; 4] = ["en", "lv", "pl", "fa"];

/// The tree of the pictures, where `2.2` and `3.2` are cut.
const TREE: &str = "shape=3.2.2&leaves=0.7.5.2.4.4.1.2.3.0.6.7";

/// A workbench that phones reach.
fn reachable() -> Router {
    let network = vec![SocketAddr::from(([192, 168, 1, 20], 7357))];
    app(Workbench::new(Catalogue::standard()).reached_at(network))
}

/// A class with its teacher.
struct Lesson {
    app: Router,
    teacher: Browser,
    address: String,
    code: String,
}

impl Lesson {
    async fn begin(tree: &str) -> Lesson {
        let app = reachable();
        let mut teacher = Browser::new(&app);
        let (address, page) = teacher.follow("/class", tree).await;
        let code = code(&page);
        Lesson { app, teacher, address, code }
    }

    async fn phone(&self) -> Browser {
        let mut phone = Browser::new(&self.app);
        let joined = phone.post(&format!("/c/{}/join", self.code), "").await;
        assert_eq!(joined.location(), format!("/c/{}?joined", self.code));
        phone
    }

    async fn look(&mut self) -> String {
        let page = self.teacher.get(&self.address).await;
        assert_eq!(page.status, StatusCode::OK);
        page.text
    }

    async fn stage(&mut self) -> String {
        between(&self.look().await, "data-stage=\"", "\"")[0].to_owned()
    }

    async fn does(&mut self, what: &str) {
        let form = format!("stage={}", self.stage().await);
        let answer = self.teacher.post(&format!("{}/{what}", self.address), &form).await;
        assert_eq!(answer.location(), self.address);
    }

    /// A phone looks at its page and sends the form it finds there.
    async fn answers(&self, phone: &mut Browser, branches: &[&str]) -> Answer {
        let page = phone.get(&format!("/c/{}?change", self.code)).await;
        let stage = between(&page.text, "name=\"stage\" value=\"", "\"")[0].to_owned();
        self.answers_at(phone, &stage, branches).await
    }

    async fn answers_at(&self, phone: &mut Browser, stage: &str, branches: &[&str]) -> Answer {
        let marked: String = branches.iter().map(|branch| format!("&marked={branch}")).collect();
        phone.post(&format!("/c/{}/answer", self.code), &format!("stage={stage}{marked}")).await
    }

    async fn counts(&mut self) -> (String, String) {
        let page = self.look().await;
        let said = |id: &str| between(&page, &format!("id=\"{id}\">"), "<")[0].to_owned();
        (said("class-answers"), said("class-phones"))
    }
}

fn code(page: &Answer) -> String {
    between(&page.text, "<wbr><b>", "<")[0].to_owned()
}

fn well_formed(page: &Answer, language: &str, what: &str) {
    let faults = markup::faults(&page.text, language);
    assert!(faults.is_empty(), "{what} in {language}: {faults:#?}");
}

#[tokio::test]
async fn a_lesson_from_beginning_to_end() {
    let mut lesson = Lesson::begin(TREE).await;
    let page = lesson.look().await;
    assert!(page.contains("192.168.1.20:7357/c/"), "where phones find it");
    assert!(
        page.contains(&format!("http://192.168.1.20:7357/c/{}", lesson.code)),
        "and the QR code"
    );
    assert!(!page.contains("class=\"tally"), "nothing is told before");
    assert_eq!(between(&page, "<button class=\"button main\">", "<"), ["Close answers"]);
    let end = between(&page, "<details class=\"class-end\">", "</details>");
    assert!(end[0].contains("/end\"") && end[0].contains("all answers are gone"), "it asks first");
    let (mut one, mut two, mut idle) =
        (lesson.phone().await, lesson.phone().await, lesson.phone().await);
    let asked = one.get(&format!("/c/{}", lesson.code)).await;
    let boxes = between(&asked.text, "name=\"marked\" value=\"", "\"");
    let later =
        ["1.1.2", "1.2", "1.2.2", "2", "2.1.2", "2.2", "2.2.2", "3", "3.1.2", "3.2", "3.2.2"];
    assert_eq!(boxes, later);
    lesson.answers(&mut one, &["1.2"]).await.location();
    lesson.answers(&mut one, &["2.2", "3.2"]).await.location();
    lesson.answers(&mut two, &["2.2", "1.1.2"]).await.location();
    assert_eq!(lesson.counts().await, ("2".to_owned(), "of 3 phones".to_owned()));
    let sent = one.get(&format!("/c/{}", lesson.code)).await;
    assert!(sent.text.contains("You marked 2 branches."), "{}", sent.text);
    assert!(sent.text.contains("http-equiv=\"refresh\""), "it waits, without scripts too");

    lesson.does("close").await;
    let page = lesson.look().await;
    assert_eq!(between(&page, "class=\"big\">", "<"), ["1"], "all cuts right");
    assert_eq!(between(&page, "<button class=\"button main\">", "</span>"), ["<span>Next tree"]);
    // The sentences come from the search itself.
    let leaves = LeafTree::read_leaves("0.7.5.2.4.4.1.2.3.0.6.7").unwrap();
    let tree = LeafTree::new("3.2.2".parse().unwrap(), leaves).unwrap();
    let searched = tree.alphabeta();
    let missed = tree.node_at(&"3.2".parse().unwrap()).unwrap();
    let cut = searched.cut_of(missed).unwrap();
    let why = gametree_exercise::words::cut(cut.secured_by, cut.value, cut.bound);
    let why = gametree_language::Language::English.say(&why);
    assert!(page.contains(&format!("Branch 3·2: only 1 of 2 cut it. {why}")), "{page}");
    for count in [
        "Branch 2·2, cut: marked by 2 of 2",
        "Branch 3·2, cut: marked by 1 of 2",
        "Branch 1·1·2, looked at: marked by 1 of 2",
    ] {
        assert!(page.contains(count), "{count}");
    }
    let told = one.get(&format!("/c/{}", lesson.code)).await.text;
    assert!(told.contains("All right: every cutoff, and nothing else."), "{told}");
    let told = two.get(&format!("/c/{}", lesson.code)).await.text;
    assert!(told.contains("Cutoffs found: 1 of 2. Marked, but looked at: 1."), "{told}");
    assert!(told.contains("Branch 3·2: missed."), "{told}");
    let told = idle.get(&format!("/c/{}", lesson.code)).await.text;
    assert!(told.contains("You sent no answer."), "{told}");
    let late = lesson.answers_at(&mut idle, "1", &["2.2", "3.2"]).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    assert!(late.text.contains("That came too late"));

    lesson.does("again").await;
    lesson.answers(&mut idle, &["2.2", "3.2"]).await.location();
    lesson.answers(&mut two, &["2.2", "3.2"]).await.location();
    lesson.does("close").await;
    let page = lesson.look().await;
    assert!(page.contains("before the discussion: 1 of 2"), "{page}");
    assert_eq!(between(&page, "class=\"big\">", "<"), ["2"]);

    lesson.does("next").await;
    let page = lesson.look().await;
    assert!(page.contains("Tree 2") && !page.contains("before the discussion"));
    assert_eq!(lesson.counts().await.0, "0");
    lesson.teacher.post(&format!("{}/end", lesson.address), "").await.location();
    assert_eq!(lesson.teacher.get(&lesson.address).await.status, StatusCode::NOT_FOUND);
    let over = one.get(&format!("/c/{}", lesson.code)).await;
    assert_eq!(over.status, StatusCode::NOT_FOUND);
    assert!(over.text.contains("The class is over"));
}

#[tokio::test]
async fn every_page_in_every_language() {
    // A tree that is drawn on a phone, and one that is a list there.
    for tree in [TREE, "shape=3.3.3&seed=1"] {
        let mut lesson = Lesson::begin(tree).await;
        let mut phone = lesson.phone().await;
        let mut stranger = Browser::new(&lesson.app);
        let at_phone = format!("/c/{}", lesson.code);
        for step in ["asked", "sent", "closed"] {
            match step {
                "sent" => drop(lesson.answers(&mut phone, &["1.2", "2.2"]).await),
                "closed" => lesson.does("close").await,
                _ => {}
            }
            for language in LANGUAGES {
                let with = |address: &str| format!("{address}?lang={language}");
                let wall = lesson.teacher.get(&with(&lesson.address)).await;
                well_formed(&wall, language, &format!("{step}: the wall"));
                let projected = format!("{}&view=projector", with(&lesson.address));
                well_formed(&lesson.teacher.get(&projected).await, language, "the projector");
                let page = phone.get(&with(&at_phone)).await;
                assert_eq!(page.status, StatusCode::OK);
                well_formed(&page, language, &format!("{step}: a phone"));
                well_formed(&stranger.get(&with(&at_phone)).await, language, "who wants to join");
                for address in ["/class", "/c"] {
                    well_formed(&stranger.get(&with(address)).await, language, address);
                }
                let own = format!("/class?{TREE}&lang={language}");
                well_formed(&stranger.get(&own).await, language, "a tree of one's own");
                let none = stranger.get(&format!("/c/zzzzz2?lang={language}")).await;
                if none.status != StatusCode::TOO_MANY_REQUESTS {
                    assert_eq!(none.status, StatusCode::NOT_FOUND);
                }
                well_formed(&none, language, "a wrong code");
                let wrong = stranger.get(&format!("/class?shape=x&lang={language}")).await;
                assert_eq!(wrong.status, StatusCode::BAD_REQUEST);
                well_formed(&wrong, language, "no tree");
            }
        }
        lesson.teacher.post(&format!("{}/end", lesson.address), "").await;
        for language in LANGUAGES {
            let over = phone.get(&format!("{at_phone}?lang={language}")).await;
            well_formed(&over, language, "the end");
        }
    }
}

/// Where nobody else is let in, there is no class, but the way to one.
#[tokio::test]
async fn alone_it_is_said_how_to_let_phones_in() {
    let app = workbench();
    for language in LANGUAGES {
        let page = Browser::new(&app).get(&format!("/class?lang={language}")).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(as_copied(&page.text).contains("gametree serve --bind 0.0.0.0"), "{}", page.text);
        assert!(!page.text.contains("action=\"/class\""));
        well_formed(&page, language, "alone");
    }
    assert_eq!(Browser::new(&app).post("/class", TREE).await.location(), "/class");
}

#[tokio::test]
async fn who_guesses_codes_has_to_wait() {
    let mut lesson = Lesson::begin(TREE).await;
    let mut seated = lesson.phone().await;
    let mut stranger = Browser::new(&lesson.app);
    let wrong = if lesson.code == "222222" { "333333" } else { "222222" };
    for typed in ["x", "toolong", "00000l"] {
        let page = stranger.get(&format!("/c/{typed}")).await;
        assert_eq!(page.status, StatusCode::NOT_FOUND, "no code at all, and no guess");
    }
    for _ in 0..20 {
        assert_eq!(stranger.get(&format!("/c/{wrong}")).await.status, StatusCode::NOT_FOUND);
    }
    let right = lesson.code.clone();
    for code in [wrong, &right] {
        let page = stranger.get(&format!("/c/{code}")).await;
        assert_eq!(page.status, StatusCode::TOO_MANY_REQUESTS, "{code}");
        let seconds: u64 = page.headers["retry-after"].to_str().unwrap().parse().unwrap();
        assert!((1..=60).contains(&seconds), "{seconds}");
        well_formed(&page, "en", "too many");
        let join = stranger.post(&format!("/c/{code}/join"), "").await;
        assert_eq!(join.status, StatusCode::TOO_MANY_REQUESTS, "{code}");
    }
    // Who has a seat notices nothing.
    lesson.answers(&mut seated, &["2.2"]).await.location();
    assert_eq!(lesson.counts().await, ("1".to_owned(), "of 1 phone".to_owned()));
}

#[tokio::test]
async fn nobody_does_what_is_not_theirs() {
    let mut lesson = Lesson::begin(TREE).await;
    let mut other = Browser::new(&lesson.app);
    let elsewhere = {
        let (_, page) = other.follow("/class", TREE).await;
        code(&page)
    };
    // A seat in one class is none in another.
    let mut guest = lesson.phone().await;
    let sent = guest.post(&format!("/c/{elsewhere}/answer"), "stage=1&marked=2.2").await;
    assert_eq!(sent.status, StatusCode::CONFLICT);
    assert!(sent.text.contains("You have no place in this class."), "{}", sent.text);
    // Without a seat nobody answers, and a made-up one is none.
    let mut stranger = Browser::new(&lesson.app);
    let sent = stranger.post(&format!("/c/{}/answer", lesson.code), "stage=1&marked=2.2").await;
    assert_eq!(sent.status, StatusCode::CONFLICT);
    assert_eq!(lesson.counts().await, ("0".to_owned(), "of 1 phone".to_owned()));
    // The page on the wall is its teacher's: others do not see that it is there.
    for mut thief in [guest, other] {
        assert_eq!(thief.get(&lesson.address).await.status, StatusCode::NOT_FOUND);
        for what in ["close", "again", "next", "end"] {
            let answer = thief.post(&format!("{}/{what}", lesson.address), "stage=1").await;
            assert_eq!(answer.status, StatusCode::NOT_FOUND, "{what}");
        }
    }
    assert!(lesson.look().await.contains("Answers are open"));
}

/// The language of an address goes on to everything that the page sends, opens and listens to.
#[tokio::test]
async fn a_language_in_the_address_is_kept() {
    let app = reachable();
    let mut teacher = Browser::new(&app);
    let begun = teacher.get("/class?lang=fa").await.text;
    assert!(begun.contains("action=\"/class?lang=fa\""), "{begun}");
    let (wall, page) = teacher.follow("/class?lang=fa", TREE).await;
    let path = wall.strip_suffix("?lang=fa").unwrap();
    assert!(page.text.contains(&format!("data-class=\"{path}/events?lang=fa\"")));
    assert!(page.text.contains(&format!("data-page=\"{wall}\"")));
    assert!(page.text.contains("lang=\"fa\""), "{}", page.text);
    for form in between(&page.text, &format!("action=\"{path}/"), "\"") {
        assert!(form.ends_with("?lang=fa"), "{form}");
    }
    for (what, view) in [("close", ""), ("again", ""), ("close", "projector"), ("next", "")] {
        let stage = between(&teacher.get(&wall).await.text, "data-stage=\"", "\"")[0].to_owned();
        let form = format!("stage={stage}&view={view}");
        let done = teacher.post(&format!("{path}/{what}?lang=fa"), &form).await;
        let to = if view.is_empty() { wall.clone() } else { format!("{path}?view={view}&lang=fa") };
        assert_eq!(done.location(), to, "{what}");
    }
    let code = code(&page);
    let mut phone = Browser::new(&app);
    assert_eq!(
        phone.get(&format!("/c?code={code}&lang=lv")).await.location(),
        format!("/c/{code}?lang=lv")
    );
    assert!(phone.get("/c?lang=lv").await.text.contains("name=\"lang\" value=\"lv\""));
    let join = phone.get(&format!("/c/{code}?lang=lv")).await.text;
    assert!(join.contains(&format!("action=\"/c/{code}/join?lang=lv\"")), "{join}");
    let (joined, asked) = phone.follow(&format!("/c/{code}/join?lang=lv"), "").await;
    assert_eq!(joined, format!("/c/{code}?joined&lang=lv"));
    for kept in ["events", "answer"] {
        assert!(asked.text.contains(&format!("=\"/c/{code}/{kept}?lang=lv\"")), "{}", asked.text);
    }
    let stage = between(&asked.text, "name=\"stage\" value=\"", "\"")[0];
    let form = format!("stage={stage}");
    let (sent, page) = phone.follow(&format!("/c/{code}/answer?lang=lv"), &form).await;
    assert_eq!(sent, format!("/c/{code}?lang=lv"));
    assert!(page.text.contains(&format!("href=\"/c/{code}?change&amp;lang=lv\"")));
    assert_eq!(teacher.post(&format!("{path}/end?lang=fa"), "").await.location(), "/class?lang=fa");
}

#[tokio::test]
async fn codes_are_typed_as_people_type() {
    let lesson = Lesson::begin(TREE).await;
    let mut phone = Browser::new(&lesson.app);
    let large = lesson.code.to_uppercase();
    assert_eq!(
        phone.get(&format!("/c?code=+{large}")).await.location(),
        format!("/c/{}", lesson.code)
    );
    if large != lesson.code {
        assert_eq!(
            phone.get(&format!("/c/{large}")).await.location(),
            format!("/c/{}", lesson.code)
        );
    }
    let wrong = phone.get("/c?code=%3Czz%3E").await;
    assert_eq!(wrong.status, StatusCode::NOT_FOUND);
    assert!(!wrong.text.contains("<zz>"));
}

#[tokio::test]
async fn what_cannot_be_is_said_on_the_page() {
    let mut lesson = Lesson::begin(TREE).await;
    let form = format!("stage={}&shape=2.2&cuts=7", lesson.stage().await);
    let answer = lesson.teacher.post(&format!("{}/next", lesson.address), &form).await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST);
    assert!(answer.text.contains("No tree with 7 cutoffs came up"), "{}", answer.text);
    well_formed(&answer, "en", "no such tree");
    assert!(answer.text.contains("Tree 1"), "the old one is still there");
}

/// Thirty phones over thirty connections, all at once: everybody is answered within a second.
#[tokio::test(flavor = "multi_thread")]
async fn thirty_phones_answer_within_a_second() {
    const PHONES: usize = 30;
    let server = Server::bind(Listen { port: Some(0), ..Listen::default() }).unwrap();
    let address = server.address();
    let (stop, stopped) = oneshot::channel::<()>();
    let running = tokio::spawn(server.run(reachable(), async {
        let _ = stopped.await;
    }));
    let owner = ask(address, "POST", "/class", "", TREE).await;
    let wall = header(&owner, "location").to_owned();
    let owner = header(&owner, "set-cookie").split(';').next().unwrap().to_owned();
    let page = ask(address, "GET", &wall, &owner, "").await;
    let code = between(&page, "<wbr><b>", "<")[0].to_owned();
    let mut phones = Vec::new();
    for _ in 0..PHONES {
        let joined = ask(address, "POST", &format!("/c/{code}/join"), "", "").await;
        let cookie = header(&joined, "set-cookie");
        for part in ["HttpOnly", "SameSite=Lax", "Max-Age=7200", &format!("Path=/c/{code}")] {
            assert!(cookie.split("; ").any(|said| said == part), "{part}: {cookie}");
        }
        phones.push(cookie.split(';').next().unwrap().to_owned());
    }
    let started = Instant::now();
    let sending = phones.into_iter().enumerate().map(|(number, cookie)| {
        let to = format!("/c/{code}/answer");
        let page = format!("/c/{code}");
        let marked =
            if number % 3 == 0 { "stage=1&marked=2.2&marked=3.2" } else { "stage=1&marked=2.2" };
        tokio::spawn(async move {
            let sent = ask(address, "POST", &to, &cookie, marked).await;
            assert!(sent.starts_with("HTTP/1.1 303 "), "{sent}");
            let page = ask(address, "GET", &page, &cookie, "").await;
            assert!(page.contains("You can change it until the answers are closed"), "{page}");
        })
    });
    for sent in sending.collect::<Vec<_>>() {
        sent.await.unwrap();
    }
    let took = started.elapsed();
    let page = ask(address, "GET", &wall, &owner, "").await;
    assert_eq!(between(&page, "id=\"class-answers\">", "<"), ["30"]);
    ask(address, "POST", &format!("{wall}/close"), &owner, "stage=1").await;
    let page = ask(address, "GET", &wall, &owner, "").await;
    assert_eq!(between(&page, "class=\"big\">", "<"), ["10"]);
    println!("{PHONES} phones answered and saw their page within {took:?}");
    assert!(took < Duration::from_secs(1), "{took:?}");
    stop.send(()).unwrap();
    running.await.unwrap().unwrap();
}

async fn ask(address: SocketAddr, method: &str, path: &str, cookie: &str, form: &str) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nCookie: {cookie}\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{form}",
        form.len()
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut heard = Vec::new();
    stream.read_to_end(&mut heard).await.unwrap();
    String::from_utf8(heard).unwrap()
}

fn header<'a>(answer: &'a str, name: &str) -> &'a str {
    let line = answer.lines().find_map(|line| line.strip_prefix(&format!("{name}: ")));
    line.unwrap_or_else(|| panic!("no {name} in {answer}"))
}
