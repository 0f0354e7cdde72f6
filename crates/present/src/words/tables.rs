use gametree_language::{Argument, Language, Message, message};
use gametree_tables::{Need, PartOf, TableError};

use super::{Words, why};

/// So many bytes, in the unit that people would say.
pub fn size(bytes: u64) -> Message {
    size_with(bytes, 0)
}

/// Two sizes that differ, with as many decimals as it takes to see which is larger.
fn sizes_apart(one: u64, other: u64) -> (Message, Message) {
    /// A byte more or less shows in this decimal of every unit.
    const MOST: usize = 10;
    let both = |decimals| (size_with(one, decimals), size_with(other, decimals));
    let said = |message: &Message| Language::English.say(message);
    let found = (0..MOST).map(both).find(|(one, other)| said(one) != said(other));
    found.unwrap_or_else(|| both(MOST))
}

fn size_with(bytes: u64, more_decimals: usize) -> Message {
    const KILO: f64 = 1024.0;
    let number = |unit: f64| {
        let number = bytes as f64 / unit;
        Argument::decimal(number, more_decimals + usize::from(number < 10.0))
    };
    match bytes {
        0..10_000 => message!("size-bytes", number = bytes),
        10_000..1_000_000 => message!("size-kilobytes", number = number(KILO)),
        1_000_000..1_000_000_000 => message!("size-megabytes", number = number(KILO * KILO)),
        _ => message!("size-gigabytes", number = number(KILO * KILO * KILO)),
    }
}

/// What a table will take, said before it is begun.
pub fn table_need(need: &Need) -> Message {
    let mut said = message!("table-need", entries = need.entries, disk = size(need.disk));
    if need.passing > 0 {
        said = said.followed_by(message!("table-need-passing", passing = size(need.passing)));
    }
    if let Some(free) = need.free {
        said = said.followed_by(message!("table-need-free", free = size(free)));
    }
    said.followed_by(message!("table-need-memory", memory = size(need.memory)))
}

impl Words for TableError {
    fn message(&self) -> Message {
        match self {
            TableError::File(error) => error.message(),
            TableError::Unread(error) => {
                message!(
                    "error-read",
                    file = Argument::path(&error.path),
                    reason = why(&error.reason)
                )
            }
            TableError::OtherPart { folder, found: Some(PartOf { worker, of }) } => {
                message!(
                    "error-table-part",
                    folder = Argument::path(folder),
                    worker = *worker,
                    of = *of
                )
            }
            TableError::OtherPart { folder, found: None } => {
                message!("error-table-not-part", folder = Argument::path(folder))
            }
            TableError::Unsolved(error) => error.message(),
            TableError::Missing { folder } => {
                message!("error-table-missing", folder = Argument::path(folder))
            }
            TableError::NoTable { folder } => {
                message!("error-table-none", folder = Argument::path(folder))
            }
            TableError::NoFolder { path } => {
                message!("error-table-no-folder", file = Argument::path(path))
            }
            TableError::NotEmpty { folder } => {
                message!("error-table-not-empty", folder = Argument::path(folder))
            }
            TableError::Busy { folder } => {
                message!("error-table-busy", folder = Argument::path(folder))
            }
            TableError::Damaged { file } => {
                message!("error-table-damaged", file = Argument::path(file))
            }
            TableError::Format { file, found, known } => {
                message!(
                    "error-table-format",
                    file = Argument::path(file),
                    found = *found,
                    known = *known
                )
            }
            TableError::Foreign { folder, found, wanted } => message!(
                "error-table-foreign",
                folder = Argument::path(folder),
                found = Argument::quoted(found),
                wanted = Argument::quoted(wanted)
            ),
            TableError::InTheWay { file } => {
                message!("error-table-in-the-way", file = Argument::path(file))
            }
            TableError::OnlyParts { folder } => {
                message!("error-table-only-parts", folder = Argument::path(folder))
            }
            TableError::OtherRoot { folder, found, wanted } => message!(
                "error-table-root",
                folder = Argument::path(folder),
                found = Argument::Text(found.clone()),
                wanted = Argument::Text(wanted.clone())
            ),
            TableError::Unfinished { folder, levels, of } => message!(
                "error-table-unfinished",
                folder = Argument::path(folder),
                levels = *levels,
                of = *of
            ),
            TableError::NoRoom { folder, needed, free } => {
                let (needed, free) = sizes_apart(*needed, *free);
                let folder = Argument::path(folder);
                message!("error-table-room", folder = folder, needed = needed, free = free)
            }
            TableError::TooLittleMemory { needed, allowed } => {
                let (needed, allowed) = sizes_apart(*needed, *allowed);
                message!("error-table-memory", needed = needed, allowed = allowed)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_that_differ_are_said_differently() {
        let mega = 1 << 20;
        for (one, other) in [(mega + 1, mega), (4 * mega + 900, 4 * mega), (9 << 30, (9 << 30) - 7)]
        {
            let (one, other) = sizes_apart(one, other);
            for language in Language::ALL {
                assert_ne!(language.say(&one), language.say(&other), "{language:?}");
            }
        }
        // Sizes that differ anyway are as short as ever.
        let (one, other) = sizes_apart(2 * mega, mega);
        assert_eq!((one, other), (size(2 * mega), size(mega)));
    }
}
