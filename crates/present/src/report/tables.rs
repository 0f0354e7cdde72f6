use std::path::Path;

use gametree_language::{Argument, message};
use gametree_tables::{Manifest, Shelved};

use crate::page::{Block, Cell, Column, Page, Table};
use crate::words::{Words, size};

/// Tables on disk. Those of which everything was read are said to be so.
pub fn tables(tables: &[Shelved], above: &Path, are_checked: bool) -> Page {
    if tables.is_empty() {
        let folder = Argument::path(above);
        return Page::new([Block::Sentence(message!("tables-none", folder = folder))]);
    }
    let state = |table: &Shelved, manifest: &Manifest| match (manifest.is_complete(), are_checked) {
        _ if table.damage.is_some() => message!("table-state-damaged"),
        (_, are_checked) if let Some((there, workers)) = table.parts => match are_checked {
            true => message!("table-state-parts-checked"),
            false => message!("table-state-parts"),
        }
        .with("there", there)
        .with("workers", workers)
        .with("levels", manifest.levels.len())
        .with("of", manifest.levels_in_all),
        (true, true) => message!("table-state-checked"),
        (true, false) => message!("table-state-finished"),
        (false, are_checked) => match are_checked {
            true => message!("table-state-part-checked"),
            false => message!("table-state-part"),
        }
        .with("levels", manifest.levels.len())
        .with("of", manifest.levels_in_all),
    };
    let row = |table: &Shelved| {
        // Of those that are kept the name is enough.
        let folder = table.folder.strip_prefix(above).unwrap_or(&table.folder);
        let folder = Cell::Code(folder.display().to_string());
        match &table.manifest {
            Ok(manifest) => vec![
                Cell::Code(manifest.spec.clone()),
                Cell::Code(manifest.position.clone()),
                state(table, manifest).into(),
                Cell::Count(manifest.positions().into()),
                size(manifest.file_bytes()).into(),
                folder,
            ],
            Err(_) => vec![
                Cell::Unknown,
                Cell::Unknown,
                message!("table-state-damaged").into(),
                Cell::Nothing,
                Cell::Nothing,
                folder,
            ],
        }
    };
    let columns = vec![
        Column::words(message!("column-table-game").into()),
        Column::words(message!("column-table-position").into()).optional(),
        Column::words(message!("column-table-state").into()),
        Column::numbers(message!("column-table-positions").into()).optional(),
        Column::numbers(message!("column-table-size").into()),
        Column::words(message!("column-table-folder").into()),
    ];
    let rows = tables.iter().map(row).collect();
    let are_kept = tables.iter().any(|table| table.folder.starts_with(above));
    let caption = are_kept.then(|| message!("tables-kept", folder = Argument::path(above)));
    let mut page = Page::new([Block::Table(Table { caption, columns, rows, ..Table::default() })]);
    let wrong = |table: &Shelved| match (&table.manifest, &table.damage) {
        (Err(error), _) | (_, Some(error)) => Some(error.message()),
        _ => None,
    };
    for said in tables.iter().filter_map(wrong) {
        page.push(Block::Sentence(said));
    }
    page
}
