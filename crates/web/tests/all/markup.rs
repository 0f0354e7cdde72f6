//! Looks at a page as a strict reader does: whether it is well formed, whether everything has a name, and whether
//! anything is in it that the content policy forbids.

use std::collections::HashMap;

/// A piece of a page.
enum Piece<'a> {
    Open { name: &'a str, attributes: Vec<(&'a str, String)>, alone: bool },
    Close(&'a str),
    Text(&'a str),
}

const VOID: [&str; 8] = ["meta", "link", "input", "br", "hr", "img", "wbr", "source"];

fn pieces(html: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = html;
    while let Some(at) = rest.find('<') {
        if at > 0 {
            pieces.push(Piece::Text(&rest[..at]));
        }
        rest = &rest[at..];
        if let Some(after) = rest.strip_prefix("<!--") {
            rest = after.split_once("-->").expect("a comment that ends").1;
        } else if rest.starts_with("<!") {
            rest = rest.split_once('>').unwrap().1;
        } else if let Some(after) = rest.strip_prefix("</") {
            let (name, after) = after.split_once('>').expect("a tag that ends");
            pieces.push(Piece::Close(name.trim()));
            rest = after;
        } else {
            let (piece, after) = tag(&rest[1..]);
            rest = after;
            if let Piece::Open { name: "script", .. } = piece {
                let end = rest.find("</script>").expect("a script that ends");
                pieces.push(piece);
                pieces.push(Piece::Text(&rest[..end]));
                rest = &rest[end..];
                continue;
            }
            pieces.push(piece);
        }
    }
    pieces.push(Piece::Text(rest));
    pieces
}

fn tag(text: &str) -> (Piece<'_>, &str) {
    let end = text.find([' ', '>', '/', '\n']).expect("a tag that ends");
    let (name, mut rest) = text.split_at(end);
    let mut attributes = Vec::new();
    loop {
        rest = rest.trim_start();
        if let Some(after) = rest.strip_prefix("/>") {
            return (Piece::Open { name, attributes, alone: true }, after);
        }
        if let Some(after) = rest.strip_prefix('>') {
            let alone = VOID.contains(&name);
            return (Piece::Open { name, attributes, alone }, after);
        }
        let end = rest.find(['=', ' ', '>', '/', '\n']).expect("an attribute that ends");
        assert!(end > 0, "an attribute without a name: {}", &rest[..rest.len().min(80)]);
        let (key, after) = rest.split_at(end);
        rest = after;
        let value = match rest.strip_prefix("=\"") {
            Some(after) => {
                let (value, after) = after.split_once('"').expect("a value that ends");
                rest = after;
                value.replace("&quot;", "\"").replace("&amp;", "&").replace("&lt;", "<")
            }
            None => {
                assert!(!rest.starts_with('='), "a value without quotes after {key}");
                String::new()
            }
        };
        attributes.push((key, value));
    }
}

/// Something on the way from the root to where we are.
struct Element<'a> {
    name: &'a str,
    attributes: Vec<(&'a str, String)>,
    /// What is heard of it.
    words: String,
    hidden: bool,
}

impl Element<'_> {
    fn get(&self, key: &str) -> Option<&str> {
        self.attributes.iter().find(|(name, _)| *name == key).map(|(_, value)| value.as_str())
    }
}

/// Everything that is wrong with a page.
#[derive(Default)]
struct Reader<'a> {
    faults: Vec<String>,
    open: Vec<Element<'a>>,
    ids: HashMap<String, usize>,
    /// Who refers to an id, and with what.
    wanted: Vec<(&'static str, String)>,
    /// Fields whose label has to be somewhere.
    unlabelled: Vec<Option<String>>,
    labels_for: Vec<String>,
    /// The level of the last heading.
    heading: u8,
    /// The language and the direction of the page.
    root: Option<(String, String)>,
}

/// What is wrong with this page in this language; nothing, it is hoped.
pub(crate) fn faults(html: &str, language: &str) -> Vec<String> {
    let mut reader = Reader::default();
    if !html.starts_with("<!DOCTYPE html>") {
        reader.fault("it has no document type".to_owned());
    }
    for piece in pieces(html) {
        reader.read(piece);
    }
    reader.end(language)
}

impl<'a> Reader<'a> {
    fn fault(&mut self, fault: String) {
        self.faults.push(fault);
    }

    fn read(&mut self, piece: Piece<'a>) {
        match piece {
            Piece::Text(text) => {
                if self.open.last().is_some_and(|element| element.name == "script")
                    && !text.trim().is_empty()
                {
                    let kind = self.open.last().and_then(|element| element.get("type"));
                    if kind != Some("application/json") {
                        self.fault(format!("a script in the page: {text}"));
                    }
                }
                if self.open.iter().all(|element| !element.hidden) {
                    self.open.iter_mut().for_each(|element| element.words += text);
                }
            }
            Piece::Open { name, attributes, alone } => {
                self.look_at_attributes(name, &attributes);
                let is = |key: &str, wanted: &str| {
                    attributes.iter().any(|(name, value)| *name == key && value == wanted)
                };
                let hidden = is("aria-hidden", "true");
                if let Some(level) = name.strip_prefix('h').and_then(|level| level.parse().ok()) {
                    if level > self.heading + 1 {
                        self.fault(format!("{name} comes after h{}", self.heading));
                    }
                    self.heading = level;
                }
                let label =
                    attributes.iter().find(|(name, _)| *name == "aria-label" || *name == "alt");
                if let Some((_, label)) = label.filter(|_| !hidden) {
                    let label = label.clone();
                    self.open.iter_mut().for_each(|element| element.words += &label);
                }
                let element = Element { name, attributes, words: String::new(), hidden };
                self.look_at_field(&element);
                if name == "html" {
                    let said = |key| element.get(key).unwrap_or_default().to_owned();
                    self.root = Some((said("lang"), said("dir")));
                }
                if alone {
                    return;
                }
                self.open.push(element);
            }
            Piece::Close(name) => match self.open.pop() {
                Some(element) if element.name == name => self.look_at_name(&element),
                other => {
                    let open = other.map_or("nothing", |element| element.name).to_owned();
                    self.fault(format!("</{name}> closes {open}"));
                }
            },
        }
    }

    fn look_at_attributes(&mut self, name: &str, attributes: &[(&str, String)]) {
        if name == "style" {
            self.fault("a style in the page".to_owned());
        }
        for (index, (key, value)) in attributes.iter().enumerate() {
            if attributes[..index].iter().any(|(other, _)| other == key) {
                self.fault(format!("{name} has {key} twice"));
            }
            if *key == "style" || key.starts_with("on") {
                self.fault(format!("{name} has {key}=\"{value}\""));
            }
            if matches!(*key, "href" | "src" | "action" | "formaction") {
                let own = value.starts_with('/') && !value.starts_with("//")
                    || value.starts_with('#')
                    || value.starts_with('?');
                if !own {
                    self.fault(format!("{name} leads elsewhere: {key}=\"{value}\""));
                }
            }
            if *key == "id" {
                *self.ids.entry(value.clone()).or_default() += 1;
            }
            for reference in ["for", "aria-labelledby", "aria-describedby", "aria-controls"] {
                if *key == reference {
                    let ids = value.split_whitespace();
                    self.wanted.extend(ids.map(|id| (reference, id.to_owned())));
                }
            }
            if *key == "for" {
                self.labels_for.push(value.clone());
            }
        }
        let tabindex = attributes.iter().find(|(key, _)| *key == "tabindex");
        if tabindex.is_some_and(|(_, value)| !matches!(value.as_str(), "0" | "-1")) {
            self.fault(format!("{name} wants to be first: {tabindex:?}"));
        }
    }

    /// Fields need a label: around them, for them, or of their own.
    fn look_at_field(&mut self, element: &Element<'_>) {
        if !matches!(element.name, "input" | "select" | "textarea") {
            return;
        }
        let kind = element.get("type");
        let named = element.get("aria-label").or(element.get("aria-labelledby")).is_some();
        let around = self.open.iter().any(|outer| outer.name == "label");
        if kind == Some("hidden") || named || around {
            return;
        }
        self.unlabelled.push(element.get("id").map(str::to_owned));
    }

    /// What can be pressed or followed needs a name, and so does a picture that is one.
    fn look_at_name(&mut self, element: &Element<'_>) {
        let pressed = matches!(
            element.name,
            "a" | "button" | "summary" | "label" | "legend" | "h1" | "h2" | "h3" | "th"
        );
        let role = element.get("role");
        let pictured = matches!(role, Some("img" | "button" | "gridcell" | "grid" | "group"))
            || element.name == "progress";
        // Speech presses what it sees: the words on a thing are part of its name. Signs are not.
        let words = |text: &str| -> Vec<String> {
            let words = text.to_lowercase();
            let words = words.split(|letter: char| !letter.is_alphanumeric());
            words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
        };
        let seen = element.words.trim();
        if let Some(label) =
            element.get("aria-label").filter(|_| pressed && element.name != "label")
            && seen.chars().any(char::is_alphabetic)
            && !words(label).join(" ").contains(&words(seen).join(" "))
        {
            self.fault(format!("{} shows “{seen}” and is called “{label}”", element.name));
        }
        if !(pressed || pictured) || self.open.iter().any(|outer| outer.hidden) || element.hidden {
            return;
        }
        let own =
            element.get("aria-label").or(element.get("aria-labelledby")).or(element.get("title"));
        // An empty corner of a table says nothing on purpose.
        let named = own.is_some_and(|label| !label.trim().is_empty())
            || !element.words.trim().is_empty()
            || (element.name == "th" && element.attributes.is_empty());
        if !named {
            self.fault(format!("{} has no name: {:?}", element.name, element.attributes));
        }
    }

    fn end(mut self, language: &str) -> Vec<String> {
        for element in std::mem::take(&mut self.open) {
            self.fault(format!("{} is never closed", element.name));
        }
        let twice: Vec<String> =
            self.ids.iter().filter(|(_, count)| **count > 1).map(|(id, _)| id.clone()).collect();
        self.faults.extend(twice.into_iter().map(|id| format!("the id {id} is there twice")));
        for (attribute, id) in std::mem::take(&mut self.wanted) {
            if !self.ids.contains_key(&id) {
                self.fault(format!("{attribute} names {id}, which is not there"));
            }
        }
        for field in std::mem::take(&mut self.unlabelled) {
            if !field.as_ref().is_some_and(|id| self.labels_for.contains(id)) {
                self.fault(format!("a field without a label: {field:?}"));
            }
        }
        let direction = if language == "fa" { "rtl" } else { "ltr" };
        if self.root != Some((language.to_owned(), direction.to_owned())) {
            self.fault(format!("language and direction are {:?}", self.root));
        }
        self.faults
    }
}

#[cfg(test)]
mod tests {
    use super::faults;

    fn body(inside: &str) -> Vec<String> {
        faults(
            &format!("<!DOCTYPE html><html lang=\"en\" dir=\"ltr\"><body>{inside}</body></html>"),
            "en",
        )
    }

    #[test]
    fn a_good_page_has_no_faults() {
        let good = "<h1>A &amp; b</h1><a href=\"/x\"><svg aria-hidden=\"true\"><path d=\"M0\"/></svg>x</a>\
                    <label>Name<input name=\"a\"></label><label for=\"b\">B</label><select id=\"b\"></select>\
                    <button aria-label=\"go\"></button><script src=\"/s.js\"></script>";
        assert_eq!(body(good), [""; 0]);
    }

    #[test]
    fn every_fault_is_found() {
        for (bad, word) in [
            ("<p style=\"color:red\">a</p>", "style"),
            ("<style>p {}</style>", "a style"),
            ("<button onclick=\"x()\">a</button>", "onclick"),
            ("<script>alert(1)</script>", "a script"),
            ("<a href=\"javascript:alert(1)\">a</a>", "elsewhere"),
            ("<a href=\"//evil.example\">a</a>", "elsewhere"),
            ("<img src=\"http://evil.example/\" alt=\"a\">", "elsewhere"),
            ("<a href=\"/\"><span aria-hidden=\"true\">x</span></a>", "no name"),
            ("<button></button>", "no name"),
            ("<progress></progress>", "no name"),
            ("<button aria-label=\"Language\">English</button>", "is called"),
            ("<h1>A</h1><h3>B</h3>", "h3 comes after h1"),
            ("<svg role=\"img\"></svg>", "no name"),
            ("<input name=\"a\">", "without a label"),
            ("<label for=\"a\">a</label>", "not there"),
            ("<p id=\"a\">a</p><p id=\"a\">b</p>", "twice"),
            ("<p><b>a</p></b>", "closes"),
            ("<p>a", "closes"),
        ] {
            let found = body(bad);
            assert!(found.iter().any(|fault| fault.contains(word)), "{bad}: {found:?}");
        }
        let turned = faults("<!DOCTYPE html><html lang=\"fa\" dir=\"ltr\"></html>", "fa");
        assert!(turned.iter().any(|fault| fault.contains("direction")), "{turned:?}");
    }
}
