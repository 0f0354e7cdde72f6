/// A sentence as data: which one, and what goes into it. Write it with
/// [`message!`](crate::message!).
#[derive(Clone, PartialEq, Debug)]
pub struct Message {
    pub(crate) id: String,
    pub(crate) arguments: Vec<(&'static str, Argument)>,
    pub(crate) otherwise: Option<String>,
}

/// Something that goes into a sentence.
#[derive(Clone, PartialEq, Debug)]
pub enum Argument {
    /// Text that stays as it is: a spec, a move, a name.
    Text(String),
    /// A number, written in the language's way and deciding plural forms.
    Number(i128),
    /// Another message, said in the same language.
    Message(Box<Message>),
}

impl Argument {
    /// What a person typed, fit to be repeated: not too long, and nothing a terminal would obey.
    ///
    /// ```
    /// use gametree_language::Argument;
    ///
    /// assert_eq!(Argument::quoted("a\x1b[2Jb"), Argument::Text("a·[2Jb".to_owned()));
    /// ```
    pub fn quoted(text: &str) -> Self {
        const LONGEST: usize = 60;
        let visible = |character: char| if character.is_control() { '·' } else { character };
        let mut short: String = text.chars().take(LONGEST).map(visible).collect();
        if text.chars().nth(LONGEST).is_some() {
            short.push('…');
        }
        Argument::Text(short)
    }
}

impl Message {
    /// The message with this id, without arguments. Ids that are written out belong into
    /// [`message!`](crate::message!), where the tests find them; this is for ids put together from
    /// parts.
    pub fn new(id: impl Into<String>) -> Self {
        Message { id: id.into(), arguments: Vec::new(), otherwise: None }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, argument: impl Into<Argument>) -> Self {
        self.arguments.push((name, argument.into()));
        self
    }

    /// What to say where no language has a sentence of this id, for names that come from outside: a
    /// game that somebody added, say.
    #[must_use]
    pub fn or(mut self, text: impl Into<String>) -> Self {
        self.otherwise = Some(text.into());
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
