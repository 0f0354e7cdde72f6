//! What people read about the API is what programs get.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use axum::http::StatusCode;
use gametree_web::ProblemKind;

use super::asking::Client;
use crate::asking::as_copied;

#[tokio::test]
async fn the_reference_has_everything_that_can_be_asked_for() {
    let client = Client::new().await;
    for language in ["en", "lv", "pl", "fa"] {
        let page = client.ask("GET", "/api", &[("accept-language", language)], "").await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(page.text.contains(&format!("<html lang=\"{language}\"")), "{language}");
        for operation in client.operations() {
            assert!(
                page.text.contains(&format!("id=\"{}\"", operation.name)),
                "{}",
                operation.name
            );
            assert!(page.text.contains(&operation.path), "{}", operation.path);
        }
        for name in client.document["components"]["schemas"].as_object().unwrap().keys() {
            assert!(page.text.contains(&format!("id=\"object-{name}\"")), "{name}");
        }
        assert!(page.text.contains("curl"));
        assert!(page.text.contains("http://127.0.0.1:7000/api/v1/catalogue"));
        let links = page.text.split("href=\"#").skip(1).map(|rest| rest.split('"').next().unwrap());
        for link in links {
            assert!(page.text.contains(&format!("id=\"{link}\"")), "{link} leads nowhere");
        }
    }
}

#[tokio::test]
async fn every_problem_is_explained_where_its_documents_say() {
    let client = Client::new().await;
    for language in ["en", "lv", "pl", "fa"] {
        let headers = [("accept-language", language)];
        let page = client.ask("GET", "/api/problems", &headers, "").await;
        assert_eq!(page.status, StatusCode::OK);
        for kind in ProblemKind::ALL {
            assert!(page.text.contains(&format!("id=\"{}\"", kind.name())), "{}", kind.name());
            assert_eq!(kind.address(), format!("/api/problems#{}", kind.name()));
        }
    }
}

/// The lines can be pasted: what they ask for is there.
#[tokio::test]
async fn the_lines_of_the_reference_work() {
    let client = Client::new().await;
    let page = as_copied(&client.get("/api").await.text);
    let lines = page.split("<span class=\"line\">").skip(1);
    let lines: Vec<String> = lines
        .map(|rest| rest.split("</span>").next().unwrap())
        .map(|line| line.replace("&quot;", "\"").replace("&amp;", "&"))
        .collect();
    assert_eq!(lines.len(), client.operations().len());
    for line in lines.iter().filter(|line| !line.contains("-X")) {
        let words: Vec<&str> = line.split('\'').collect();
        let address = words[words.len() - 2].strip_prefix("http://127.0.0.1:7000").unwrap();
        let answer = match line.contains(" -d ") {
            true => client.post(address, words[3]).await,
            false => client.get(address).await,
        };
        match address.contains("k7m2xq9w4r8t3v5y6u2a8c4e7p") {
            true => assert_eq!(answer.status, StatusCode::NOT_FOUND, "{line}: {}", answer.text),
            false => assert!(answer.status.is_success(), "{line}: {}", answer.text),
        }
    }
}

/// `docs/api.md` has a row for each operation, and its lines work, too.
#[tokio::test(flavor = "multi_thread")]
async fn the_page_in_docs_is_true() {
    let client = Client::new().await;
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/api.md");
    let page = fs::read_to_string(page).unwrap();
    let rows = page.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next());
    let rows: BTreeSet<String> =
        rows.filter(|row| row.contains("/api/v1/")).map(str::to_owned).collect();
    let operations = client.operations().into_iter();
    let operations: BTreeSet<String> =
        operations.map(|it| format!("{} {}", it.method, it.path)).collect();
    assert_eq!(rows, operations);
    let rows = page.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next());
    let rows: BTreeSet<&str> = rows.filter(|row| !row.contains('/')).collect();
    let kinds: BTreeSet<&str> = ProblemKind::ALL.into_iter().map(ProblemKind::name).collect();
    assert_eq!(rows, kinds);
    let lines: Vec<&str> = page.lines().filter(|line| line.starts_with("curl ")).collect();
    assert!(lines.len() >= 5);
    for line in lines {
        let (_, address) = line.rsplit_once("7357").unwrap();
        let address = address.trim_matches('\'');
        let answer = match line.split_once(" -d '") {
            Some((_, rest)) => client.post(address, rest.split('\'').next().unwrap()).await,
            None => client.get(address).await,
        };
        let needs_one = address.contains("/ID");
        assert_eq!(answer.status.is_success(), !needs_one, "{line}: {}", answer.text);
    }
}
