//! Tables as text: fields between commas, semicolons or tabs, as spreadsheets write them.

use std::iter::Peekable;
use std::str::Chars;

/// What may stand between two fields, by what the header has.
const SEPARATORS: [char; 3] = ['\t', ';', ','];

/// A field of a table and where it begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// The line, from 1.
    pub line: usize,
    /// The column in it, from 1, counted in letters.
    pub column: usize,
    /// What stands there, without quotes around it.
    pub text: String,
}

/// Quotes that are not closed, or text after them, in a field that begins here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unquoted {
    /// The line, from 1.
    pub line: usize,
    /// The column in it, from 1.
    pub column: usize,
}

/// Reads a table record by record. The first line says what stands between two fields; a byte-order
/// mark before it is skipped. Quotes keep separators and line breaks inside a field.
///
/// ```
/// use gametree_files::TableText;
///
/// let mut table = TableText::new("\u{feff}name;time\r\n\"a;b\";1,5\r\n");
/// let texts = |record: Vec<gametree_files::Field>| record.into_iter().map(|field| field.text);
/// let header = table.record().expect("quotes are in order").expect("a line");
/// assert!(texts(header).eq(["name", "time"]));
/// let row = table.record().expect("quotes are in order").expect("a line");
/// assert_eq!((row[0].line, row[1].column), (2, 7));
/// assert!(texts(row).eq(["a;b", "1,5"]));
/// assert_eq!(table.record(), Ok(None));
/// ```
#[derive(Clone, Debug)]
pub struct TableText<'a> {
    signs: Peekable<Chars<'a>>,
    separator: char,
    line: usize,
    column: usize,
}

impl<'a> TableText<'a> {
    /// The table in this text.
    pub fn new(text: &'a str) -> Self {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
        let separator = SEPARATORS.into_iter().find(|&sign| first.contains(sign)).unwrap_or(',');
        TableText { signs: text.chars().peekable(), separator, line: 1, column: 1 }
    }

    /// What stands between two fields.
    pub fn separator(&self) -> char {
        self.separator
    }

    /// The next line of fields that is not empty.
    pub fn record(&mut self) -> Result<Option<Vec<Field>>, Unquoted> {
        loop {
            match self.line_of_fields()? {
                Some(fields) if matches!(&*fields, [only] if only.text.trim().is_empty()) => {}
                fields => return Ok(fields),
            }
        }
    }

    fn line_of_fields(&mut self) -> Result<Option<Vec<Field>>, Unquoted> {
        if self.signs.peek().is_none() {
            return Ok(None);
        }
        let mut fields = Vec::new();
        loop {
            let mut field = Field { line: self.line, column: self.column, text: String::new() };
            if self.signs.peek() == Some(&'"') {
                self.quoted(&mut field)?;
            }
            while let Some(sign) =
                self.signs.next_if(|&sign| sign != self.separator && sign != '\n')
            {
                self.column += 1;
                field.text.push(sign);
            }
            if field.text.ends_with('\r') {
                field.text.pop();
            }
            fields.push(field);
            match self.next() {
                Some('\n') | None => return Ok(Some(fields)),
                Some(_) => {}
            }
        }
    }

    fn quoted(&mut self, field: &mut Field) -> Result<(), Unquoted> {
        let unquoted = Unquoted { line: field.line, column: field.column };
        self.next();
        loop {
            match self.next() {
                None => return Err(unquoted),
                Some('"') if self.signs.peek() == Some(&'"') => {
                    self.next();
                    field.text.push('"');
                }
                Some('"') => break,
                Some(sign) => field.text.push(sign),
            }
        }
        match self.signs.peek() {
            None | Some('\n' | '\r') => Ok(()),
            Some(&sign) if sign == self.separator => Ok(()),
            Some(_) => Err(unquoted),
        }
    }

    fn next(&mut self) -> Option<char> {
        let sign = self.signs.next()?;
        (self.line, self.column) = match sign {
            '\n' => (self.line + 1, 1),
            _ => (self.line, self.column + 1),
        };
        Some(sign)
    }
}
