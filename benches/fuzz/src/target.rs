/// Something that reads input.
pub trait Target {
    /// What it reads.
    fn name(&self) -> &'static str;

    /// Good examples.
    fn examples(&self) -> Vec<Vec<u8>>;

    /// Reads an input, and checks what it has to fulfil if it is accepted. Says what is wrong otherwise.
    fn check(&self, input: &[u8]) -> Result<Reply, String>;
}

/// What became of an input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reply {
    /// It was read, and is what it says it is.
    Accepted,
    /// It was refused.
    Refused,
}

/// The input as text, as far as it is text: what a file or a command line holds.
pub(crate) fn text(input: &[u8]) -> std::borrow::Cow<'_, str> {
    String::from_utf8_lossy(input)
}

/// Fails with what was said, if something is not so.
pub(crate) fn ensure(is_so: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if is_so { Ok(()) } else { Err(what()) }
}
