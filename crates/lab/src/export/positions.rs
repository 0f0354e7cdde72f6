//! The positions of a solution as Parquet.

use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::sync::Arc;

use gametree_catalogue::{Solved, SolvedError};
use gametree_files::FileError;
use gametree_rules::{Exact, Work};
use parquet::basic::{ConvertedType, Repetition, Type as Physical};
use parquet::data_type::{ByteArray, ByteArrayType, Int32Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::Type;

/// So many positions are in memory at a time.
const POSITIONS_IN_GROUP: usize = 100_000;

/// Why positions were not written.
#[derive(Debug)]
pub enum PositionsError {
    /// The file cannot be written.
    File(FileError),
    /// The solution cannot be read.
    Solved(SolvedError),
    /// It was stopped.
    Stopped,
}

/// Writes every stored position with its value as Parquet: `position`, `winner`, `margin`, `plies`. Says how many there
/// were. The file appears under its name when it is whole.
pub fn write_positions_as_parquet(
    solved: &dyn Solved,
    path: &Path,
    work: &Work,
) -> Result<u64, PositionsError> {
    let failed = |error: io::Error| PositionsError::File(FileError::new(path, error));
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let unfinished = tempfile::NamedTempFile::new_in(folder.unwrap_or(Path::new(".")));
    let unfinished = unfinished.map_err(failed)?;
    let file = unfinished.reopen().map_err(failed)?;
    let positions = write(solved, file, work).map_err(|error| match error {
        WriteError::Parquet(error) => failed(io::Error::other(error)),
        WriteError::Other(error) => error,
    })?;
    let unfinished = unfinished.into_temp_path();
    fs::rename(&unfinished, path).map_err(failed)?;
    Ok(positions)
}

enum WriteError {
    Parquet(ParquetError),
    Other(PositionsError),
}

impl From<ParquetError> for WriteError {
    fn from(error: ParquetError) -> Self {
        WriteError::Parquet(error)
    }
}

fn write(solved: &dyn Solved, file: File, work: &Work) -> Result<u64, WriteError> {
    let properties = Arc::new(WriterProperties::builder().build());
    let mut writer = SerializedFileWriter::new(file, schema()?, properties)?;
    let mut group: Vec<(String, Exact)> = Vec::new();
    let (mut positions, mut failure) = (0, None);
    let read = solved.each(&mut |position, end| {
        group.push((position.to_owned(), end));
        positions += 1;
        if group.len() == POSITIONS_IN_GROUP {
            failure = add(&mut writer, &group).err();
            group.clear();
        }
        failure.is_none() && !work.is_stopped()
    });
    if let Some(error) = failure {
        return Err(error.into());
    }
    read.map_err(|error| WriteError::Other(PositionsError::Solved(error)))?;
    if work.is_stopped() {
        return Err(WriteError::Other(PositionsError::Stopped));
    }
    if !group.is_empty() {
        add(&mut writer, &group)?;
    }
    writer.into_inner()?.sync_all().map_err(|error| ParquetError::External(Box::new(error)))?;
    Ok(positions)
}

fn schema() -> Result<Arc<Type>, ParquetError> {
    let text = |name| {
        Type::primitive_type_builder(name, Physical::BYTE_ARRAY)
            .with_converted_type(ConvertedType::UTF8)
            .with_repetition(Repetition::REQUIRED)
            .build()
            .map(Arc::new)
    };
    let number = |name| {
        Type::primitive_type_builder(name, Physical::INT32)
            .with_repetition(Repetition::REQUIRED)
            .build()
            .map(Arc::new)
    };
    let fields = vec![text("position")?, text("winner")?, number("margin")?, number("plies")?];
    Ok(Arc::new(Type::group_type_builder("position").with_fields(fields).build()?))
}

fn add(
    writer: &mut SerializedFileWriter<File>,
    positions: &[(String, Exact)],
) -> Result<(), ParquetError> {
    let mut group = writer.next_row_group()?;
    let text = |text: &str| ByteArray::from(text.as_bytes().to_vec());
    let named = positions.iter().map(|(position, _)| text(position));
    let winners = positions.iter().map(|(_, end)| text(end.outcome().name()));
    for texts in [named.collect::<Vec<_>>(), winners.collect()] {
        if let Some(mut column) = group.next_column()? {
            column.typed::<ByteArrayType>().write_batch(&texts, None, None)?;
            column.close()?;
        }
    }
    let margins = positions.iter().map(|(_, end)| end.margin);
    let plies = positions.iter().map(|(_, end)| i32::try_from(end.plies).unwrap_or(i32::MAX));
    for numbers in [margins.collect::<Vec<_>>(), plies.collect()] {
        if let Some(mut column) = group.next_column()? {
            column.typed::<Int32Type>().write_batch(&numbers, None, None)?;
            column.close()?;
        }
    }
    group.close()?;
    Ok(())
}
