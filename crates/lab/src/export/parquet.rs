//! The same rows as Parquet.

use std::fs::{self, File};
use std::path::Path;
use std::sync::Arc;

use gametree_files::FileError;
use parquet::basic::{ConvertedType, Repetition, Type as Physical};
use parquet::data_type::{ByteArray, ByteArrayType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::Type;

use super::{ROW_COLUMNS, RowValue};
use crate::experiment::{ExperimentError, Row, RowsReader};

/// So many rows are in memory at a time.
const ROWS_IN_GROUP: usize = 10_000;

/// Writes all rows as Parquet, with the columns of [`ROW_COLUMNS`]: texts, and whole numbers of 64 bits that may be
/// missing. The file appears under its name when it is whole.
pub fn write_rows_as_parquet(rows: &mut RowsReader, path: &Path) -> Result<(), ExperimentError> {
    // Beside it, in a folder that nobody else writes to: see `Folder`.
    let unfinished = path.with_extension("parquet.unfinished");
    let written = write(rows, &unfinished).and_then(|()| {
        fs::rename(&unfinished, path).map_err(|error| FileError::new(path, error).into())
    });
    if written.is_err() {
        let _ = fs::remove_file(&unfinished);
    }
    written
}

fn write(rows: &mut RowsReader, path: &Path) -> Result<(), ExperimentError> {
    let system = |error: std::io::Error| ExperimentError::File(FileError::new(path, error));
    let failed = |error: ParquetError| match error {
        ParquetError::External(inner) => system(std::io::Error::other(inner)),
        error => system(std::io::Error::other(error)),
    };
    let file = File::create(path).map_err(system)?;
    let schema = schema().map_err(failed)?;
    let properties = Arc::new(WriterProperties::builder().build());
    let mut writer = SerializedFileWriter::new(file, schema, properties).map_err(failed)?;
    let mut group = Vec::new();
    loop {
        let row = rows.next_row()?.map(|(row, _)| row);
        let is_over = row.is_none();
        group.extend(row);
        if group.len() == ROWS_IN_GROUP || (is_over && !group.is_empty()) {
            add(&mut writer, &group).map_err(failed)?;
            group.clear();
        }
        if is_over {
            break;
        }
    }
    let file = writer.into_inner().map_err(failed)?;
    file.sync_all().map_err(system)
}

/// Texts are always there, numbers may be missing.
fn schema() -> Result<Arc<Type>, ParquetError> {
    let field = |column: &super::RowColumn, is_text: bool| {
        let field = match is_text {
            true => Type::primitive_type_builder(column.name, Physical::BYTE_ARRAY)
                .with_converted_type(ConvertedType::UTF8)
                .with_repetition(Repetition::REQUIRED),
            false => Type::primitive_type_builder(column.name, Physical::INT64)
                .with_repetition(Repetition::OPTIONAL),
        };
        field.build().map(Arc::new)
    };
    let fields: Result<Vec<_>, _> =
        ROW_COLUMNS.iter().map(|column| field(column, column.is_text())).collect();
    Ok(Arc::new(Type::group_type_builder("row").with_fields(fields?).build()?))
}

fn add(writer: &mut SerializedFileWriter<File>, rows: &[Row]) -> Result<(), ParquetError> {
    let mut group = writer.next_row_group()?;
    for column in ROW_COLUMNS {
        let Some(mut place) = group.next_column()? else { break };
        let values = rows.iter().map(|row| column.value(row));
        if column.is_text() {
            let texts: Vec<ByteArray> = values
                .map(|value| match value {
                    RowValue::Text(text) => text.into_bytes().into(),
                    RowValue::Number(_) => ByteArray::from(""),
                })
                .collect();
            place.typed::<ByteArrayType>().write_batch(&texts, None, None)?;
        } else {
            let numbers: Vec<Option<i64>> = values
                .map(|value| match value {
                    RowValue::Number(number) => number,
                    RowValue::Text(_) => None,
                })
                .collect();
            let there: Vec<i16> =
                numbers.iter().map(|number| i16::from(number.is_some())).collect();
            let known: Vec<i64> = numbers.into_iter().flatten().collect();
            place.typed::<Int64Type>().write_batch(&known, Some(&there), None)?;
        }
        place.close()?;
    }
    group.close().map(drop)
}
