//! The rows for other programs.

use gametree_lab::experiment::{Folder, Plan, RowsReader, Shard};
use gametree_lab::export::{ROW_COLUMNS, RowValue};

use crate::experiments::{plan, run_in};

/// Every column has the kind of values that it says, and its name is its own.
#[test]
fn columns_keep_their_kind() {
    let folder = tempfile::tempdir().unwrap();
    let plan = Plan {
        repeat: 3,
        ..plan(&["stones:stones=20", "tictactoe"], &["alphabeta:depth=2"], &["random"])
    };
    run_in(folder.path(), &plan, Shard::WHOLE, 1);
    let mut rows = RowsReader::open(&folder.path().join(Folder::ROWS)).unwrap();
    while let Some((row, _)) = rows.next_row().unwrap() {
        for column in ROW_COLUMNS {
            let is_text = matches!(column.value(&row), RowValue::Text(_));
            assert_eq!(is_text, column.is_text(), "{}", column.name);
        }
    }
    let mut names: Vec<&str> = ROW_COLUMNS.iter().map(|column| column.name).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), ROW_COLUMNS.len());
}

/// The documentation has the same columns in the same order.
#[test]
fn columns_are_documented() {
    let guide = include_str!("../../../../docs/lab.md");
    let row = |column: &gametree_lab::export::RowColumn| {
        format!("| `{}` | {} |\n", column.name, column.meaning)
    };
    let rows: String = ROW_COLUMNS.iter().map(row).collect();
    assert!(guide.contains(&rows), "{rows}");
}

/// What is read from Parquet is what the rows say. (A build of the whole workspace has the feature.)
#[cfg(feature = "parquet")]
#[test]
fn parquet_reads_back() {
    use gametree_lab::export::write_rows_as_parquet;
    use parquet::file::reader::{FileReader, SerializedFileReader};
    use parquet::record::Field;

    let folder = tempfile::tempdir().unwrap();
    let plan = Plan {
        repeat: 9,
        ..plan(&["stones:stones=20", "tictactoe"], &["alphabeta:depth=2"], &["random"])
    };
    run_in(folder.path(), &plan, Shard::WHOLE, 1);
    let rows = folder.path().join(Folder::ROWS);
    let file = folder.path().join("rows.parquet");
    write_rows_as_parquet(&mut RowsReader::open(&rows).unwrap(), &file).unwrap();
    let stored = SerializedFileReader::new(std::fs::File::open(&file).unwrap()).unwrap();
    let mut stored = stored.get_row_iter(None).unwrap();
    let mut rows = RowsReader::open(&rows).unwrap();
    let mut count = 0;
    while let Some((row, _)) = rows.next_row().unwrap() {
        let stored = stored.next().unwrap().unwrap();
        for (column, (name, field)) in ROW_COLUMNS.iter().zip(stored.get_column_iter()) {
            assert_eq!(name, column.name);
            let same = match (column.value(&row), field) {
                (RowValue::Text(text), Field::Str(stored)) => text == *stored,
                (RowValue::Number(Some(number)), Field::Long(stored)) => number == *stored,
                (RowValue::Number(None), Field::Null) => true,
                _ => false,
            };
            assert!(same, "{name}: {field:?}");
        }
        count += 1;
    }
    assert!(count == 36 && stored.next().is_none());
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 3, "nothing unfinished stays");
}

#[cfg(feature = "parquet")]
#[test]
fn positions_as_parquet() {
    use gametree_catalogue::Catalogue;
    use gametree_lab::export::write_positions_as_parquet;
    use gametree_rules::Work;
    use parquet::file::reader::{FileReader, SerializedFileReader};
    use parquet::record::RowAccessor;

    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("positions.parquet");
    let session = Catalogue::standard().open("tictactoe").unwrap();
    let solved = session.solve(&Work::new()).unwrap();
    let written = write_positions_as_parquet(&*solved, &file, &Work::new()).unwrap();
    assert_eq!(written, 5_478);
    let mut expected = Vec::new();
    let each = solved.each(&mut |position, end| {
        expected.push((position.to_owned(), end.outcome().name(), end.margin, end.plies as i32));
        true
    });
    each.unwrap();
    let reader = SerializedFileReader::new(std::fs::File::open(&file).unwrap()).unwrap();
    let rows: Vec<_> = reader.get_row_iter(None).unwrap().map(Result::unwrap).collect();
    assert_eq!(rows.len(), expected.len());
    for (row, (position, winner, margin, plies)) in rows.iter().zip(&expected) {
        assert_eq!(row.get_string(0).unwrap(), position);
        assert_eq!(row.get_string(1).unwrap(), winner);
        assert_eq!((row.get_int(2).unwrap(), row.get_int(3).unwrap()), (*margin, *plies));
    }
}
