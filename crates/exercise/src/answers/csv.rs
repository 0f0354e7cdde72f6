use std::str::FromStr;

use gametree_files::{Field, TableText, Unquoted};
use gametree_language::ascii_digits;

use super::row::Row;
use super::{AnswersError, AnswersFault, MOST_ANSWERS};

fn fault(field: &Field, fault: AnswersFault) -> AnswersError {
    AnswersError { line: field.line, column: field.column, fault }
}

impl From<Unquoted> for AnswersError {
    fn from(Unquoted { line, column }: Unquoted) -> Self {
        AnswersError { line, column, fault: AnswersFault::Quotes }
    }
}

pub(super) fn rows(text: &str) -> Result<Vec<Row>, AnswersError> {
    let mut table = TableText::new(text);
    let header = table.record()?.unwrap_or_default();
    let columns = header.iter().map(known_column).collect::<Result<Vec<_>, _>>()?;
    for (place, column) in columns.iter().enumerate() {
        if columns[..place].contains(column) {
            let name = (*column).to_owned();
            return Err(fault(&header[place], AnswersFault::ColumnTwice { name }));
        }
    }
    for name in ["shape", "cuts"] {
        if !columns.contains(&name) {
            let fault = AnswersFault::ColumnMissing { name };
            let line = header.first().map_or(1, |field| field.line);
            return Err(AnswersError { line, column: 1, fault });
        }
    }
    let mut rows = Vec::new();
    while let Some(fields) = table.record()? {
        let [.., last] = fields.as_slice() else { continue };
        if fields.len() != columns.len() {
            let (given, columns) = (fields.len(), columns.len());
            return Err(fault(last, AnswersFault::Fields { given, columns }));
        }
        if rows.len() == MOST_ANSWERS {
            return Err(fault(&fields[0], AnswersFault::ManyAnswers));
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
    known.ok_or_else(|| fault(field, AnswersFault::UnknownColumn { name: name.to_owned() }))
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
        Err(_) => Err(fault(field, AnswersFault::Number { text })),
    };
    text.map(read).transpose()
}

/// Branches one after the other.
pub(super) fn pieces(text: &str) -> Vec<String> {
    let pieces = text.split(|sign: char| sign.is_whitespace() || matches!(sign, ',' | ';' | '،'));
    pieces.filter(|piece| !piece.is_empty()).map(str::to_owned).collect()
}
