use std::path::Path;

use crate::visible::{shortened, visible};

/// A sentence as data: which one, and what goes into it. Write it with
/// [`message!`](crate::message!).
#[derive(Clone, PartialEq, Debug)]
pub struct Message {
    pub(crate) id: String,
    pub(crate) arguments: Vec<(&'static str, Argument)>,
    pub(crate) otherwise: Option<String>,
    pub(crate) rest: Option<Box<Message>>,
}

/// Something that goes into a sentence.
#[derive(Clone, PartialEq, Debug)]
pub enum Argument {
    /// Text that stays as it is in every language: a spec, a move, a name. What hides in it is shown.
    Text(String),
    /// Text of the program itself, such as what stands between the pieces of a list; line breaks in it are
    /// meant, and commas and semicolons become those of the language.
    Own(&'static str),
    /// A number, written in the language's way and deciding plural forms.
    Number(i128),
    /// A count that may be too large for any other number.
    Count(u128),
    /// A number with so many decimals.
    Decimal {
        /// The number.
        number: f64,
        /// How many decimals are written.
        places: usize,
    },
    /// Numbers along a way, `3.2`, as the language [writes them](crate::Language::dotted).
    Dotted(String),
    /// Another message, said in the same language.
    Message(Box<Message>),
    /// Several things one after the other, with nothing between them.
    Joined(Vec<Argument>),
    /// Kept apart from what stands around it, where the language needs that.
    Isolated(Box<Argument>),
}

impl Argument {
    /// What a person typed, fit to be repeated: not too long. (What a terminal would obey is never said,
    /// whatever the text.)
    ///
    /// ```
    /// use gametree::language::Argument;
    ///
    /// assert_eq!(Argument::quoted("a\x1b[2Jb"), Argument::Text("a\\u001b[2Jb".to_owned()));
    /// ```
    pub fn quoted(text: &str) -> Self {
        const LONGEST: usize = 60;
        Argument::Text(shortened(text, LONGEST).into_owned())
    }

    /// Where a file or a folder is. People need all of it, and the end of it most; only the middle of what nobody would
    /// read anyway is left out.
    ///
    /// ```
    /// use std::path::Path;
    /// use gametree::language::Argument;
    ///
    /// let told = Argument::path(Path::new("tables/mnk_m=3_n=3_k=3/level-07.gtl"));
    /// assert_eq!(told, Argument::Text("tables/mnk_m=3_n=3_k=3/level-07.gtl".to_owned()));
    /// ```
    pub fn path(path: &Path) -> Self {
        const LONGEST: usize = 300;
        const BEGINNING: usize = 100;
        let text = path.to_string_lossy();
        let shown = visible(&text);
        let many = shown.chars().count();
        if many <= LONGEST {
            return Argument::Text(shown.into_owned());
        }
        let beginning: String = shown.chars().take(BEGINNING).collect();
        let end: String = shown.chars().skip(many - (LONGEST - BEGINNING)).collect();
        Argument::Text(format!("{beginning}…{end}"))
    }

    /// A number with so many decimals.
    pub const fn decimal(number: f64, places: usize) -> Self {
        Argument::Decimal { number, places }
    }

    /// The things one after the other, with `separator` between them.
    ///
    /// ```
    /// use gametree::language::{Argument, Language};
    ///
    /// let list = Argument::list([1, 2000], " / ");
    /// assert_eq!(Language::English.write(&list), "1 / 2,000");
    /// ```
    pub fn list<A: Into<Argument>>(
        items: impl IntoIterator<Item = A>,
        separator: &'static str,
    ) -> Self {
        let mut parts = Vec::new();
        for item in items {
            if !parts.is_empty() {
                parts.push(Argument::Own(separator));
            }
            parts.push(item.into());
        }
        Argument::Joined(parts)
    }

    /// The same, kept apart from what stands around it where the language needs that.
    #[must_use]
    pub fn isolated(self) -> Self {
        Argument::Isolated(Box::new(self))
    }
}

impl Message {
    /// The message with this id, without arguments. Ids that are written out belong into
    /// [`message!`](crate::message!), where the tests find them; this is for ids put together from
    /// parts.
    pub fn new(id: impl Into<String>) -> Self {
        Message { id: id.into(), arguments: Vec::new(), otherwise: None, rest: None }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, argument: impl Into<Argument>) -> Self {
        self.arguments.push((name, argument.into()));
        self
    }

    /// What to say where no language has a sentence of this id, for names that come from outside: a
    /// game that somebody added, say. Arguments stand in it by name.
    ///
    /// ```
    /// use gametree::language::{Language, Message};
    ///
    /// let said = Message::new("of-nobody").with("left", 3).or("{left} left, {nobody} knows why");
    /// assert_eq!(Language::English.say(&said), "3 left, {nobody} knows why");
    /// ```
    #[must_use]
    pub fn or(mut self, text: impl Into<String>) -> Self {
        self.otherwise = Some(text.into());
        self
    }

    /// The sentence goes on with another message, which brings its own punctuation along.
    #[must_use]
    pub fn followed_by(mut self, rest: Message) -> Self {
        self.rest = Some(Box::new(match self.rest {
            Some(earlier) => earlier.followed_by(rest),
            None => rest,
        }));
        self
    }

    /// The message with those of its continuations that `keep` wants.
    ///
    /// ```
    /// use gametree::language::{Language, message};
    ///
    /// let long = message!("command-show").followed_by(message!("suggest-help"));
    /// let short = long.continued_where(|piece| piece.id() != "suggest-help");
    /// assert_eq!(short, message!("command-show"));
    /// ```
    #[must_use]
    pub fn continued_where(mut self, mut keep: impl FnMut(&Message) -> bool) -> Self {
        let mut rest = self.rest.take();
        while let Some(mut piece) = rest {
            rest = piece.rest.take();
            if keep(&piece) {
                self = self.followed_by(*piece);
            }
        }
        self
    }

    /// Which sentence it is.
    pub fn id(&self) -> &str {
        &self.id
    }
}

/// A [`Message`] with its arguments: `message!("plies", count = 5)`.
#[macro_export]
macro_rules! message {
    ($id:literal $(, $name:ident = $argument:expr)* $(,)?) => {
        $crate::Message::new($id)$(.with(stringify!($name), $argument))*
    };
}

impl From<&str> for Argument {
    fn from(text: &str) -> Self {
        Argument::Text(text.to_owned())
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Self {
        Argument::Text(text)
    }
}

impl From<Message> for Argument {
    fn from(message: Message) -> Self {
        Argument::Message(Box::new(message))
    }
}

impl From<u128> for Argument {
    fn from(count: u128) -> Self {
        Argument::Count(count)
    }
}

macro_rules! number_arguments {
    ($($number:ty),+) => {
        $(impl From<$number> for Argument {
            fn from(number: $number) -> Self {
                Argument::Number(number as i128)
            }
        })+
    };
}

number_arguments!(u8, u16, i32, u32, i64, u64, usize, i128);
