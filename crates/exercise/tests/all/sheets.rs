//! Exercise sheets: in every language, whole, and without the answers unless these are wanted.

use gametree_exercise::{Exercise, Sheet, words};
use gametree_language::{Language, without_marks};
use gametree_picture::TextStyle;
use roxmltree::{Document, ParsingOptions};

fn exercises() -> Vec<Exercise> {
    Exercise::series(&"3.2.2".parse().unwrap(), 27, Some(2), 3).unwrap()
}

fn sheet(exercises: &[Exercise], language: Language, solutions: bool) -> Sheet<'_> {
    Sheet { exercises, language, solutions, again: "make <it> \"again\" & again" }
}

/// HTML that is XML as well, but for two elements that have no end.
fn parsed(html: &str) -> String {
    html.replace("charset=\"utf-8\">", "charset=\"utf-8\"/>")
        .replace("content=\"width=device-width\">", "content=\"width=device-width\"/>")
}

#[test]
fn every_language_every_exercise() {
    let exercises = exercises();
    for language in Language::ALL {
        for solutions in [false, true] {
            let html = sheet(&exercises, language, solutions).html();
            assert_eq!(html, sheet(&exercises, language, solutions).html());
            let text = parsed(&html);
            let options = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
            let page = Document::parse_with_options(&text, options).unwrap();
            let root = page.root_element();
            assert_eq!(root.attribute("lang"), Some(language.code()));
            let is_rtl = root.attribute("dir") == Some("rtl");
            assert_eq!(is_rtl, language == Language::Persian);
            let count = |name: &str| page.descendants().filter(|it| it.has_tag_name(name)).count();
            let times = if solutions { 2 } else { 1 };
            assert_eq!(count("svg"), exercises.len() * times);
            assert_eq!(count("h2"), exercises.len() * times);
            assert_eq!(count("footer"), times);
            // Needs nothing from anywhere.
            for elsewhere in ["src=", "href=", "url(", "@import", "<script"] {
                assert!(!html.contains(elsewhere), "{elsewhere}");
            }
            let mut ids: Vec<&str> =
                page.descendants().filter_map(|it| it.attribute("id")).collect();
            let all = ids.len();
            ids.sort_unstable();
            ids.dedup();
            assert_eq!(ids.len(), all, "ids that are there twice");
        }
    }
}

#[test]
fn answers_stand_there_only_if_they_are_wanted() {
    let exercises = exercises();
    for language in Language::ALL {
        let [asked, answered] =
            [false, true].map(|solutions| sheet(&exercises, language, solutions).html());
        assert!(answered.starts_with(asked.split("<footer").next().unwrap()));
        for exercise in &exercises {
            let searched = exercise.tree.alphabeta();
            let reasons = words::reasons(&exercise.tree, &searched);
            assert_eq!(reasons.len(), 2);
            let answers = words::answers(&exercise.tree, &searched);
            for said in answers.into_iter().chain(reasons.into_iter().map(|(_, reason)| reason)) {
                let said = language.say(&said);
                assert!(answered.contains(&said), "{said}");
                assert!(!asked.contains(&said), "{said}");
            }
        }
        for sign in ["scissors", "class=\"stub\"", "order\"", "≤", "≥"] {
            assert!(answered.contains(sign) && !asked.contains(sign), "{sign}");
        }
    }
}

#[test]
fn text_has_the_same_words() {
    let exercises = exercises();
    for language in Language::ALL {
        let style = TextStyle::plain(language);
        let asked = sheet(&exercises, language, false).text(&style);
        let answered = sheet(&exercises, language, true).text(&style);
        for exercise in &exercises {
            for question in words::questions(&exercise.tree) {
                assert!(asked.contains(&language.say(&question)));
            }
            for answer in words::answers(&exercise.tree, &exercise.tree.alphabeta()) {
                let answer = language.say(&answer);
                assert!(answered.contains(&answer) && !asked.contains(&answer), "{answer}");
            }
        }
        assert!(without_marks(&answered).contains("27"), "the seed stands there");
    }
}

#[test]
fn several_trees_are_one_picture_and_one_document() {
    let exercises = exercises();
    let sheet = sheet(&exercises, Language::English, true);
    let svg = sheet.svg().stand_alone();
    assert!(Document::parse(&svg).is_ok());
    assert_eq!(svg.matches("<title>").count(), 1);
    let tikz = sheet.tikz();
    assert_eq!(tikz.matches("\\begin{tikzpicture}").count(), 3);
    assert_eq!(tikz.matches("\\begin{document}").count(), 1);
}

/// A Persian zero is a dot in the middle: branches have none between their numbers.
#[test]
fn persian_branches_have_no_zeros() {
    let exercises = exercises();
    for (language, name) in [(Language::Persian, "2.2"), (Language::Latvian, "2·2")] {
        let style = TextStyle { language, ..TextStyle::default() };
        let sheet = sheet(&exercises, language, true);
        for said in [sheet.text(&style), sheet.html()] {
            assert!(said.contains(name), "{said}");
            let digits = "0123456789۰۱۲۳۴۵۶۷۸۹";
            let after =
                said.split('·').skip(1).filter(|rest| rest.starts_with(|c| digits.contains(c)));
            assert_eq!(after.count() > 0, language == Language::Latvian, "{said}");
        }
    }
}
