//! The positions of a solution as Parquet.

use std::fs::File;
use std::io::{self, Seek};
use std::path::Path;
use std::sync::Arc;

use gametree_catalogue::Solved;
use gametree_files::{FileError, write_whole};
use gametree_rules::{Exact, Work};
use parquet::basic::{ConvertedType, Repetition, Type as Physical};
use parquet::data_type::{ByteArray, ByteArrayType, Int32Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::Type;

use super::PositionsError;

/// So many positions are in memory at a time.
const POSITIONS_IN_GROUP: usize = 10_000;

pub(super) fn write_all(
    solved: &dyn Solved,
    path: &Path,
    work: &Work,
) -> Result<u64, PositionsError> {
    let failed = |error: io::Error| FileError::new(path, error);
    // Whoever writes the format wants a file of its own; it is handed on like any other, whatever the path leads to.
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let beside = tempfile::tempfile_in(folder.unwrap_or(Path::new(".")));
    let mut unfinished = beside.or_else(|_| tempfile::tempfile()).map_err(failed)?;
    let file = unfinished.try_clone().map_err(failed)?;
    let positions = write(solved, file, work).map_err(|error| match error {
        WriteError::Parquet(error) => failed(io::Error::other(error)).into(),
        WriteError::Other(error) => error,
    })?;
    write_whole(path, |writer| {
        unfinished.rewind().and_then(|()| io::copy(&mut unfinished, writer)).map_err(failed)
    })?;
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
    writer.close()?;
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
