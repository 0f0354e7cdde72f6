//! One word per concept: what the glossary (`docs/words.md`) rules out is in no message.

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};
use gametree_language::Language;

use crate::messages::patterns;

/// Messages about intervals of confidence, which the glossary calls by that name.
const STATISTICS: &[&str] = &[
    "column-interval",
    "experiment-means-interval",
    "column-ratio-interval",
    "paper-caption-interval",
    "chart-whiskers",
    "report-limit-tests",
    "report-limit-methods",
    "report-limit-starts",
];

/// Words that a language does not use.
struct Ruled {
    language: Language,
    /// A word or several; `*` stands for any letters, `{}` for an argument.
    out: &'static [&'static str],
    instead: &'static str,
    /// Messages that mean something else by it.
    except: &'static [&'static str],
}

const fn ruled(
    language: Language,
    out: &'static [&'static str],
    instead: &'static str,
    except: &'static [&'static str],
) -> Ruled {
    Ruled { language, out, instead, except }
}

use Language::{English, Latvian, Persian, Polish};

const WORDS: &[Ruled] = &[
    ruled(English, &["from {} on", "from 1 on"], "{} or more", &[]),
    ruled(English, &["between them"], "separated by", &[]),
    ruled(English, &["cuts"], "cutoffs", &[]),
    ruled(English, &["equal position*"], "identical positions", &[]),
    ruled(English, &["value position*"], "evaluate positions", &[]),
    ruled(
        English,
        &["positions visited", "visited positions", "million positions", "positions written"],
        "nodes: a search visits nodes, a game has positions",
        &[],
    ),
    ruled(English, &["between points"], "vertices: points are score", &[]),
    ruled(English, &["tie", "ties"], "a draw, or equally good moves", &[]),
    ruled(English, &["throw*", "blunders"], "mistakes", &[]),
    ruled(English, &["seat", "seats"], "player", &[]),
    ruled(English, &["how known"], "status", &[]),
    ruled(English, &["directory"], "folder", &[]),
    ruled(English, &["color*", "center*", "gray"], "British spelling", &[]),
    ruled(Latvian, &["gājēj*"], "spēlētājs, gājienu izdara: gājējs is a pedestrian", &[]),
    ruled(Latvian, &["atcir*"], "nogriešana, nogriezts", &[]),
    ruled(Latvian, &["mezgl*"], "virsotne", &[]),
    ruled(Latvian, &["mēģināj*"], "izpilde", &[]),
    ruled(Latvian, &["intervāl*"], "diapazons; an interval is one of statistics", STATISTICS),
    ruled(Latvian, &["akmens", "akmeņ*"], "akmentiņš", &[]),
    ruled(Latvian, &["mala", "malas", "malu", "malām", "malās"], "šķautne: mala is a side", &[]),
    ruled(Latvian, &["parakst*"], "signatūra", &[]),
    ruled(Latvian, &["izdruk*"], "izvadīt: nothing is printed on paper", &[]),
    ruled(Latvian, &["risināj*"], "atrisinājums", &[]),
    ruled(Latvian, &["līdz simetrijai"], "simetriskās kā viena", &[]),
    ruled(Latvian, &["spēli spēlējot"], "ja abi spēlē optimāli", &[]),
    ruled(Latvian, &["kā zināms"], "kā iegūts", &[]),
    ruled(Latvian, &["svarīg*"], "statistiski nozīmīgs", &[]),
    ruled(Latvian, &["caurul*"], "programmkanāls", &[]),
    ruled(Latvian, &["saloc*"], "sakļaut", &[]),
    ruled(Latvian, &["prasiet", "ņemiet", "rakstiet"], "norādiet, ievadiet", &[]),
    ruled(
        Latvian,
        &["reizini", "ņem", "aizstāj", "krāso", "salīdzini", "atrisini", "skati"],
        "the infinitive: reizināt, ņemt",
        &[],
    ),
    ruled(Polish, &["szuka*"], "przeszukiwanie, przeszukiwać", &[]),
    ruled(Polish, &["podpis*"], "sygnatura", &[]),
    ruled(Polish, &["nieskończon*"], "niezakończony: nieskończony is infinite", &[]),
    ruled(Polish, &["skończon*"], "zakończony: skończony is finite", &[]),
    ruled(Polish, &["prawo", "prawa", "praw"], "prawidłowość: prawa are rights", &[]),
    ruled(Polish, &["równ* pozycj*"], "identyczne pozycje: równa is balanced", &[]),
    ruled(Polish, &["między punktami"], "wierzchołki", &[]),
    ruled(Polish, &["najlepszej grze"], "optymalna gra", &[]),
    ruled(Polish, &["nie przeszukan*"], "nieprzeszukany", &[]),
    ruled(Polish, &["znacząc*"], "istotny statystycznie", &[]),
    ruled(Polish, &["życzenie"], "na żądanie", &[]),
    ruled(Polish, &["katalog*"], "folder", &[]),
    ruled(Polish, &["*łeś", "*łaś"], "no past tense that shows gender", &[]),
    ruled(Persian, &["تابع*"], "هیوریستیک", &[]),
    ruled(Persian, &["قاعده*"], "قواعد for rules, الگو for laws", &[]),
    ruled(Persian, &["مجازی"], "مجاز: مجازی is virtual", &[]),
    ruled(Persian, &["رشته‌های جست‌وجو"], "نخ: رشته is a string", &[]),
    ruled(Persian, &["نقطه*"], "رأس", &[]),
    ruled(Persian, &["برگزی*", "برمی‌گزی*"], "انتخاب", &[]),
    ruled(Persian, &["بیازمای*"], "امتحان کنید", &[]),
    ruled(Persian, &["بار نشد"], "بارگذاری نشد: بار is cargo", &[]),
    ruled(Persian, &["بهترین بازی"], "بازی بهینه", &[]),
    ruled(Persian, &["آدم*"], "انسان", &[]),
    ruled(Persian, &["مرز"], "حد", &[]),
    ruled(Persian, &["لوله"], "pipe", &[]),
    ruled(Persian, &["مهم"], "معنادار", &[]),
];

/// The same for marks, wherever they stand.
const MARKS: &[Ruled] = &[
    ruled(English, &["\"", "„", "«", "»"], "“ ”", &[]),
    ruled(Latvian, &["\"", "„", "«", "»"], "“ ”", &[]),
    ruled(Polish, &["\"", "“", "«", "»"], "„ ”", &[]),
    ruled(Persian, &["\"", "“", "„", "”"], "« »", &[]),
    ruled(English, &["{} %"], "{}%", &[]),
    ruled(Polish, &["{} %"], "{}%", &[]),
    ruled(Latvian, &["{}%"], "{} %", &[]),
    ruled(Persian, &["%"], "٪ or درصد", &[]),
    ruled(Persian, &[", ", "; "], "، and ؛", &["accepts-replacements"]),
    ruled(Persian, &["ي", "ك"], "ی and ک", &[]),
];

/// Everything that a message can say, with `{}` for arguments.
fn texts(pattern: &Pattern<String>) -> Vec<String> {
    let mut texts = vec![String::new()];
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => texts[0] += value,
            PatternElement::Placeable { expression } => match expression {
                // A mark that nobody sees, or a word that stays as it is.
                Expression::Inline(InlineExpression::StringLiteral { value }) => {
                    texts[0] += if value.starts_with('\\') { "" } else { value };
                }
                Expression::Inline(_) => texts[0] += "{}",
                Expression::Select { variants, .. } => {
                    texts[0] += "{}";
                    texts.extend(variants.iter().flat_map(|variant| self::texts(&variant.value)));
                }
            },
        }
    }
    texts
}

/// The words of a text, arguments included; marks are none.
fn words(text: &str) -> Vec<String> {
    let text = text.replace("{}", " \u{1} ").to_lowercase();
    let inside = |letter: char| letter.is_alphanumeric() || matches!(letter, '\u{1}' | '\u{200c}');
    let words = text.split(|letter| !inside(letter)).filter(|word| !word.is_empty());
    words.map(|word| word.replace('\u{1}', "{}")).collect()
}

fn says(text: &[String], out: &str) -> bool {
    let out: Vec<&str> = out.split(' ').collect();
    let same = |(word, out): (&String, &&str)| match (out.strip_prefix('*'), out.strip_suffix('*'))
    {
        (Some(end), _) => word.ends_with(end),
        (_, Some(beginning)) => word.starts_with(beginning),
        _ => word == out,
    };
    text.windows(out.len()).any(|window| window.iter().zip(&out).all(same))
}

/// The words that are ruled out and said nevertheless.
fn wrong(ruled: &[Ruled], says: impl Fn(&str, &str) -> bool) -> Vec<String> {
    let mut wrong = Vec::new();
    for Ruled { language, out, instead, except } in ruled {
        let mut excused = Vec::new();
        for (id, pattern) in patterns(*language) {
            for text in texts(&pattern) {
                let Some(word) = out.iter().find(|out| says(&text, out)) else { continue };
                if except.contains(&id.as_str()) {
                    excused.push(id.clone());
                } else {
                    wrong.push(format!("{language} {id}: not “{word}” but {instead}: {text}"));
                }
            }
        }
        let needless = except.iter().filter(|id| !excused.iter().any(|excused| excused == *id));
        wrong.extend(needless.map(|id| format!("{language} {id} needs no exception")));
    }
    wrong
}

#[test]
fn no_message_says_what_the_glossary_rules_out() {
    let wrong = wrong(WORDS, |text, out| says(&words(text), out));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_language_has_its_own_marks() {
    let wrong = wrong(MARKS, |text, out| text.contains(out));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What is ruled out is found where it is said, and only there.
#[test]
fn words_are_found() {
    for Ruled { out, .. } in WORDS {
        for out in *out {
            let said = format!("x {} y", out.replace('*', ""));
            assert!(says(&words(&said), out), "{out}");
        }
    }
    for (out, said, found) in [
        ("szuka*", "Drzewo szukania", true),
        ("szuka*", "drzewo przeszukiwania", false),
        ("from {} on", "a whole number from {} on", true),
        ("from {} on", "from {} to {}", false),
        ("prawa", "nie znaleziono prawa.", true),
        ("prawa", "prawidłowości", false),
        ("*łeś", "wygrałeś!", true),
        ("تابع*", "کدام تابع‌های ارزیابی؟", true),
        ("مجازی", "حرکت مجاز", false),
    ] {
        assert_eq!(says(&words(said), out), found, "{out}: {said}");
    }
}

/// Quotation marks are for words of other people: a paraphrase of a report has none, in any language.
#[test]
fn paraphrases_have_no_quotation_marks() {
    const MARKS: [char; 7] = ['“', '”', '„', '«', '»', '‘', '"'];
    let is_paraphrase = |id: &str| {
        let of_report =
            id.strip_prefix("reproduce-0").is_some_and(|rest| !rest.ends_with("-legend"));
        let others = ["claim-", "fault-0", "question-0", "answer-", "source-", "web-reports-says"];
        of_report || others.iter().any(|prefix| id.starts_with(prefix))
    };
    for language in Language::ALL {
        let mut looked_at = 0;
        for (id, pattern) in patterns(language).into_iter().filter(|(id, _)| is_paraphrase(id)) {
            looked_at += 1;
            for text in texts(&pattern) {
                assert!(!text.contains(MARKS), "{language} {id}: {text}");
            }
        }
        assert!(looked_at > 80, "{language}: {looked_at}");
    }
}
