use std::iter::Peekable;
use std::str::{Chars, FromStr};

use gametree_language::ascii_digits;

use super::row::Row;
use super::{AnswersError, AnswersFault, MOST_ANSWERS};

/// What may stand between two fields, by what the header has.
const SEPARATORS: [char; 3] = ['\t', ';', ','];

/// A field and where it begins.
struct Field {
    line: usize,
    column: usize,
    text: String,
}

impl Field {
    fn fault(&self, fault: AnswersFault) -> AnswersError {
        AnswersError { line: self.line, column: self.column, fault }
    }
}

pub(super) fn rows(text: &str) -> Result<Vec<Row>, AnswersError> {
    let first = text.lines().next().unwrap_or_default();
    let separator = SEPARATORS.into_iter().find(|&sign| first.contains(sign)).unwrap_or(',');
    let mut table = Table { signs: text.chars().peekable(), separator, line: 1, column: 1 };
    let header = table.record()?.unwrap_or_default();
    let columns = header.iter().map(known_column).collect::<Result<Vec<_>, _>>()?;
    for (place, column) in columns.iter().enumerate() {
        if columns[..place].contains(column) {
            let name = (*column).to_owned();
            return Err(header[place].fault(AnswersFault::ColumnTwice { name }));
        }
    }
    for name in ["shape", "cuts"] {
        if !columns.contains(&name) {
            let fault = AnswersFault::ColumnMissing { name };
            return Err(AnswersError { line: 1, column: 1, fault });
        }
    }
    let mut rows = Vec::new();
    while let Some(fields) = table.record()? {
        let [.., last] = fields.as_slice() else { continue };
        // An empty line says nothing.
        if fields.len() == 1 && last.text.trim().is_empty() {
            continue;
        }
        if fields.len() != columns.len() {
            let (given, columns) = (fields.len(), columns.len());
            return Err(last.fault(AnswersFault::Fields { given, columns }));
        }
        if rows.len() == MOST_ANSWERS {
            return Err(fields[0].fault(AnswersFault::ManyAnswers));
        }
        rows.push(row(&columns, &fields)?);
    }
    match rows.is_empty() {
        true => Err(AnswersError { line: 1, column: 1, fault: AnswersFault::Empty }),
        false => Ok(rows),
    }
}

fn known_column(field: &Field) -> Result<&'static str, AnswersError> {
    let name = field.text.trim();
    let known = AnswersFault::COLUMNS.into_iter().find(|known| *known == name);
    known.ok_or_else(|| field.fault(AnswersFault::UnknownColumn { name: name.to_owned() }))
}

fn row(columns: &[&'static str], fields: &[Field]) -> Result<Row, AnswersError> {
    let mut row = Row { line: fields[0].line, column: fields[0].column, ..Row::default() };
    let places = fields.iter().map(|field| (field.line, field.column));
    row.fields = columns.iter().copied().zip(places).collect();
    for (column, field) in columns.iter().zip(fields) {
        let digits = ascii_digits(field.text.trim()).into_owned();
        let text = (!digits.is_empty()).then_some(digits);
        match *column {
            "name" => {
                row.name = Some(field.text.trim().to_owned()).filter(|name| !name.is_empty());
            }
            "shape" => row.shape = text.unwrap_or_default(),
            "leaves" => row.leaves = text,
            "seed" => row.seed = number(field, text)?,
            "cuts_wanted" => row.cuts_wanted = number(field, text)?,
            "root" => row.root = text.map(|text| text.to_lowercase()),
            "scale" => row.scale = text,
            "cuts" => row.cuts = pieces(&text.unwrap_or_default()),
            "value" => row.value = number(field, text)?,
            _ => row.leaves_looked_at = number(field, text)?,
        }
    }
    Ok(row)
}

/// A number where there is any text.
fn number<N: FromStr>(field: &Field, text: Option<String>) -> Result<Option<N>, AnswersError> {
    let read = |text: String| match text.replace('\u{2212}', "-").parse() {
        Ok(number) => Ok(number),
        Err(_) => Err(field.fault(AnswersFault::Number { text })),
    };
    text.map(read).transpose()
}

/// Branches one after the other.
pub(super) fn pieces(text: &str) -> Vec<String> {
    let pieces = text.split(|sign: char| sign.is_whitespace() || matches!(sign, ',' | ';' | '،'));
    pieces.filter(|piece| !piece.is_empty()).map(str::to_owned).collect()
}

/// Reads a table field by field.
struct Table<'a> {
    signs: Peekable<Chars<'a>>,
    separator: char,
    line: usize,
    column: usize,
}

impl Table<'_> {
    /// The next line of fields; quotes keep separators and line breaks inside them.
    fn record(&mut self) -> Result<Option<Vec<Field>>, AnswersError> {
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

    fn quoted(&mut self, field: &mut Field) -> Result<(), AnswersError> {
        self.next();
        loop {
            match self.next() {
                None => return Err(field.fault(AnswersFault::Quotes)),
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
            Some(_) => Err(field.fault(AnswersFault::Quotes)),
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
