use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::digits::{grouped, persian_digits};
use crate::direction::without_marks;
use crate::message::{Argument, Message};
use crate::visible::{shortened, visible};

/// A language gametree speaks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    /// English, also when nothing else is known.
    #[default]
    English,
    /// Latvian.
    Latvian,
    /// Polish.
    Polish,
    /// Persian, written from right to left.
    Persian,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 4] =
        [Language::English, Language::Latvian, Language::Polish, Language::Persian];

    /// Its two letters.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Latvian => "lv",
            Language::Polish => "pl",
            Language::Persian => "fa",
        }
    }

    /// What its speakers call it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Latvian => "latviešu",
            Language::Polish => "polski",
            Language::Persian => "فارسی",
        }
    }

    /// Whether it is written from right to left.
    pub const fn is_right_to_left(self) -> bool {
        matches!(self, Language::Persian)
    }

    /// The language of a locale such as `pl_PL.UTF-8`, if it is one of ours.
    pub fn from_locale(locale: &str) -> Option<Language> {
        let code = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        code.to_ascii_lowercase().parse().ok()
    }

    /// The message in words. Texts that go into it are [`visible`](crate::visible()).
    pub fn say(self, message: &Message) -> String {
        let mut arguments = FluentArgs::new();
        for (name, argument) in &message.arguments {
            arguments.set(*name, self.fluent_value(argument));
        }
        let bundle = bundle(self);
        let Some(pattern) = bundle.get_message(&message.id).and_then(|found| found.value()) else {
            // A test sees to it that every id of our own is there.
            return self.filled(message.otherwise.as_ref().unwrap_or(&message.id), message);
        };
        let mut text =
            bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new()).into_owned();
        if let Some(rest) = &message.rest {
            text += &self.say(rest);
        }
        text
    }

    /// The message as a sentence by itself, with a capital letter and a full stop: in a terminal, and within
    /// other sentences, most messages have neither. A name at its beginning keeps its letters.
    ///
    /// ```
    /// use gametree::language::{Language, message};
    ///
    /// let said = message!("problem-not-found");
    /// assert_eq!(Language::English.say(&said), "there is nothing at this address");
    /// assert_eq!(Language::English.sentence(&said), "There is nothing at this address.");
    /// ```
    pub fn sentence(self, message: &Message) -> String {
        let mut said = self.say(message);
        let first = said.char_indices().find(|(_, sign)| sign.is_alphanumeric());
        if let Some((at, letter)) = first
            && letter.is_lowercase()
            && !self.begins_with_a_name(message)
        {
            said.replace_range(at..at + letter.len_utf8(), &letter.to_uppercase().to_string());
        }
        if said
            .trim_end()
            .ends_with(|last: char| last.is_alphanumeric() || ")]”»\"%\u{2069}".contains(last))
        {
            said.push('.');
        }
        said
    }

    /// Whether the words of a message begin with a name that came from outside: it keeps its letters.
    pub fn begins_with_a_name(self, message: &Message) -> bool {
        let said = self.say(message);
        let said = without_marks(&said);
        let arguments = message.arguments.iter().map(|(_, argument)| self.write(argument));
        let mut names = arguments.map(|name| without_marks(&name).into_owned());
        names.any(|name| !name.is_empty() && said.starts_with(&name))
    }

    /// A text that no language has, with the message's arguments where it names them: `{left}`.
    fn filled(self, text: &str, message: &Message) -> String {
        let named = |name: &str| message.arguments.iter().find(|(known, _)| *known == name);
        let mut filled = String::new();
        let mut rest = text;
        while let Some((before, after)) = rest.split_once('{') {
            filled += &visible(before);
            let name = after.split_once('}');
            rest = match name.and_then(|(name, behind)| Some((named(name)?, behind))) {
                Some(((_, argument), behind)) => {
                    filled += &self.isolated(&self.write(argument));
                    behind
                }
                None => {
                    filled.push('{');
                    after
                }
            };
        }
        filled + &visible(rest)
    }

    /// Whether there is a sentence of this id.
    pub fn knows(self, id: &str) -> bool {
        bundle(self).has_message(id)
    }

    /// A whole number as the language writes it.
    pub fn number(self, number: impl Into<i128>) -> String {
        self.grouped_number(&number.into().to_string())
    }

    /// A count that may be too large for any other number type.
    pub fn count(self, count: u128) -> String {
        self.grouped_number(&count.to_string())
    }

    fn grouped_number(self, digits: &str) -> String {
        const NARROW_SPACE: char = '\u{202f}';
        match self {
            Language::English => grouped(digits, ',', 4),
            // Both leave four digits together.
            Language::Latvian | Language::Polish => grouped(digits, NARROW_SPACE, 5),
            Language::Persian => persian_digits(&grouped(digits, '٬', 4)),
        }
    }

    /// A number with this many decimals as the language writes it. A number that rounds to 0 has no sign.
    ///
    /// ```
    /// use gametree::language::Language;
    ///
    /// assert_eq!(Language::English.decimal(-0.3, 0), "0");
    /// assert_eq!(Language::Polish.decimal(-0.3, 1), "−0,3");
    /// ```
    pub fn decimal(self, number: f64, decimals: usize) -> String {
        let rounded = format!("{number:.decimals$}");
        let is_nothing = rounded.trim_start_matches(['-', '0', '.']).is_empty();
        let text = if is_nothing { rounded.trim_start_matches('-') } else { &rounded };
        let (whole, fraction) = match text.split_once('.') {
            Some((whole, fraction)) => (whole, Some(fraction)),
            None => (text, None),
        };
        let whole = self.grouped_number(whole);
        let Some(fraction) = fraction else { return whole };
        match self {
            Language::English => format!("{whole}.{fraction}"),
            Language::Latvian | Language::Polish => format!("{whole},{fraction}"),
            Language::Persian => format!("{whole}٫{}", persian_digits(fraction)),
        }
    }

    /// What goes into a sentence, by itself.
    pub fn write(self, argument: &Argument) -> String {
        match argument {
            Argument::Text(text) => visible(text).into_owned(),
            Argument::Own(text) => self.punctuated(text),
            Argument::Number(number) => self.number(*number),
            Argument::Count(count) => self.count(*count),
            Argument::Decimal { number, places } => self.decimal(*number, *places),
            Argument::Dotted(numbers) => self.dotted(&visible(numbers)),
            Argument::Message(message) => self.say(message),
            Argument::Joined(parts) => parts.iter().map(|part| self.write(part)).collect(),
            Argument::Isolated(inner) => self.isolated(&self.write(inner)),
        }
    }

    /// Numbers along a way through a tree, or the shape of one, as people read them. A Persian zero is a dot in the
    /// middle, so there they stay as they are typed; and so does a shape that is written out.
    ///
    /// ```
    /// use gametree::language::Language;
    ///
    /// assert_eq!(Language::English.dotted("3.2"), "3·2");
    /// assert_eq!(Language::Persian.dotted("3.2"), "3.2");
    /// assert_eq!(Language::English.dotted("(..)."), "(..).");
    /// ```
    pub fn dotted(self, numbers: &str) -> String {
        match self {
            Language::English | Language::Latvian | Language::Polish if !numbers.contains('(') => {
                numbers.replace('.', "·")
            }
            _ => numbers.to_owned(),
        }
    }

    /// The sign between two short pieces of text, with its spaces. A Persian zero is a dot in the middle, so there
    /// it is a comma.
    ///
    /// ```
    /// use gametree::language::Language;
    ///
    /// assert_eq!(Language::Polish.separator(), " · ");
    /// assert_eq!(Language::Persian.separator(), "، ");
    /// ```
    pub const fn separator(self) -> &'static str {
        match self {
            Language::English | Language::Latvian | Language::Polish => " · ",
            Language::Persian => "، ",
        }
    }

    /// The sign between two factors, for the same reason.
    pub const fn times(self) -> &'static str {
        match self {
            Language::English | Language::Latvian | Language::Polish => "·",
            Language::Persian => "×",
        }
    }

    /// Text of the program itself with the commas, semicolons and signs of multiplication of the language.
    fn punctuated(self, text: &str) -> String {
        match self {
            Language::Persian => {
                text.replace(',', "،").replace(';', "؛").replace('·', self.times())
            }
            Language::English | Language::Latvian | Language::Polish => text.to_owned(),
        }
    }

    fn fluent_value<'a>(self, argument: &'a Argument) -> FluentValue<'a> {
        // Fluent keeps numbers as floats; above 2^53 those lose digits, and no plural rule of ours
        // looks that far.
        const EXACT: i128 = 1 << 53;
        // A sentence stays one, whatever somebody fed us.
        const LONGEST: usize = 1000;
        match argument {
            Argument::Text(text) => FluentValue::String(shortened(text, LONGEST)),
            Argument::Number(number) if (-EXACT..=EXACT).contains(number) => {
                FluentValue::from(*number as f64)
            }
            other => FluentValue::String(Cow::Owned(self.write(other))),
        }
    }

    /// The Fluent files of the language.
    fn sources(self) -> &'static [&'static str] {
        macro_rules! sources {
            ($code:literal) => {
                &[
                    include_str!(concat!("../messages/", $code, "/games.ftl")),
                    include_str!(concat!("../messages/", $code, "/rules.ftl")),
                    include_str!(concat!("../messages/", $code, "/commands.ftl")),
                    include_str!(concat!("../messages/", $code, "/results.ftl")),
                    include_str!(concat!("../messages/", $code, "/play.ftl")),
                    include_str!(concat!("../messages/", $code, "/prompt.ftl")),
                    include_str!(concat!("../messages/", $code, "/menu.ftl")),
                    include_str!(concat!("../messages/", $code, "/trees.ftl")),
                    include_str!(concat!("../messages/", $code, "/exercises.ftl")),
                    include_str!(concat!("../messages/", $code, "/pictures.ftl")),
                    include_str!(concat!("../messages/", $code, "/solving.ftl")),
                    include_str!(concat!("../messages/", $code, "/tables.ftl")),
                    include_str!(concat!("../messages/", $code, "/cluster.ftl")),
                    include_str!(concat!("../messages/", $code, "/serve.ftl")),
                    include_str!(concat!("../messages/", $code, "/web.ftl")),
                    include_str!(concat!("../messages/", $code, "/web-home.ftl")),
                    include_str!(concat!("../messages/", $code, "/web-play.ftl")),
                    include_str!(concat!("../messages/", $code, "/web-games.ftl")),
                    include_str!(concat!("../messages/", $code, "/web-tree.ftl")),
                    include_str!(concat!("../messages/", $code, "/web-solve.ftl")),
                    include_str!(concat!("../messages/", $code, "/web-explore.ftl")),
                    include_str!(concat!("../messages/", $code, "/web-class.ftl")),
                    include_str!(concat!("../messages/", $code, "/web-reports.ftl")),
                    include_str!(concat!("../messages/", $code, "/web-lab.ftl")),
                    include_str!(concat!("../messages/", $code, "/web-api.ftl")),
                    include_str!(concat!("../messages/", $code, "/grading.ftl")),
                    include_str!(concat!("../messages/", $code, "/experiments.ftl")),
                    include_str!(concat!("../messages/", $code, "/reproduce.ftl")),
                    include_str!(concat!("../messages/", $code, "/sweeping.ftl")),
                    include_str!(concat!("../messages/", $code, "/errors.ftl")),
                ]
            };
        }
        match self {
            Language::English => sources!("en"),
            Language::Latvian => sources!("lv"),
            Language::Polish => sources!("pl"),
            Language::Persian => sources!("fa"),
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Self, UnknownLanguage> {
        Language::ALL.into_iter().find(|language| language.code() == text).ok_or(UnknownLanguage)
    }
}

/// The text is not the code of one of our languages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLanguage;

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a language is en, lv, pl or fa")
    }
}

impl std::error::Error for UnknownLanguage {}

type Bundle = FluentBundle<FluentResource>;

fn bundle(language: Language) -> &'static Bundle {
    static BUNDLES: OnceLock<[Bundle; 4]> = OnceLock::new();
    &BUNDLES.get_or_init(|| Language::ALL.map(new_bundle))[language as usize]
}

fn new_bundle(language: Language) -> Bundle {
    // Neither can fail but by a mistake in our own files, and then every test does.
    let id: LanguageIdentifier = language.code().parse().expect("our language codes are valid");
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    bundle.set_use_isolating(language.is_right_to_left());
    bundle.set_formatter(Some(match language {
        Language::English => |value, _| format_number(Language::English, value),
        Language::Latvian => |value, _| format_number(Language::Latvian, value),
        Language::Polish => |value, _| format_number(Language::Polish, value),
        Language::Persian => |value, _| format_number(Language::Persian, value),
    }));
    for source in language.sources() {
        let resource = FluentResource::try_new((*source).to_owned())
            .unwrap_or_else(|(_, errors)| panic!("{language}: {errors:?}"));
        bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{language}: {errors:?}"));
    }
    bundle
}

fn format_number(language: Language, value: &FluentValue<'_>) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(language.number(number.value as i128)),
        _ => None,
    }
}
