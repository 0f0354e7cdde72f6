use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use gametree_files::{FileError, open_own, write_whole};

use super::numbers::Numbers;
use super::{Experiment, ExperimentError, Row};

/// A file of rows that grows.
pub struct Rows {
    path: PathBuf,
    file: BufWriter<File>,
    /// Games that are there, by number from 0.
    there: Numbers,
    /// The number of the last row.
    last: Option<u64>,
    /// Whether a row stands before one with a smaller number.
    mixed: bool,
}

impl Rows {
    /// Opens the file of an experiment's rows, or begins one. Half a row at its end is what a program leaves that was
    /// killed: it is cut off. Whatever else is not one of its rows is damage.
    pub fn open(path: &Path, experiment: &Experiment) -> Result<Rows, ExperimentError> {
        let failed = |error| FileError::new(path, error);
        let games = experiment.len();
        let mut options = OpenOptions::new();
        let mut file = open_own(path, options.read(true).write(true).create(true).truncate(false))?;
        let mut there = Numbers::below(games);
        let (mut last, mut mixed, mut good) = (None, false, 0);
        let mut reader = Lines::new(BufReader::with_capacity(BUFFER, &mut file));
        while let Some(line) = reader.next_line().map_err(failed)? {
            if !line.is_whole && could_become_a_row(line.bytes) {
                break;
            }
            let row = Row::read(line.bytes);
            let known = row.as_ref().filter(|row| experiment.has_asked_for(&row.facts));
            let new = known.map(|row| row.facts.number - 1).filter(|&number| there.add(number));
            let Some(number) = new else {
                return Err(experiment.refusal(row.as_ref(), path, line.number));
            };
            mixed |= last.is_some_and(|last| last > number);
            last = Some(number);
            good += line.bytes.len() as u64 + 1;
        }
        file.set_len(good).map_err(failed)?;
        file.seek(SeekFrom::Start(good)).map_err(failed)?;
        let file = BufWriter::with_capacity(BUFFER, file);
        Ok(Rows { path: path.to_owned(), file, there, last, mixed })
    }

    /// Whether a game is there, by number from 0.
    pub fn has(&self, number: u64) -> bool {
        self.there.has(number)
    }

    /// Games that are there, as they are now.
    pub(super) fn there(&self) -> Numbers {
        self.there.clone()
    }

    /// How many are there.
    pub fn len(&self) -> u64 {
        self.there.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.last.is_none()
    }

    /// Adds a row, as a line.
    pub fn add(&mut self, number: u64, line: &[u8]) -> Result<(), ExperimentError> {
        self.file.write_all(line).map_err(|error| FileError::new(&self.path, error))?;
        self.there.add(number);
        self.mixed |= self.last.is_some_and(|last| last > number);
        self.last = Some(number);
        Ok(())
    }

    /// Sees to it that everything so far is on disk.
    pub fn sync(&mut self) -> Result<(), ExperimentError> {
        let synced = self.file.flush().and_then(|()| self.file.get_ref().sync_data());
        Ok(synced.map_err(|error| FileError::new(&self.path, error))?)
    }

    /// Puts the rows in order, and leaves out those from this number on, if any. What was there stays until
    /// everything is written.
    pub fn put_in_order(
        &mut self,
        experiment: &Experiment,
        end: u64,
    ) -> Result<(), ExperimentError> {
        self.sync()?;
        let beyond = self.there.last().is_some_and(|last| last >= end);
        if !self.mixed && !beyond {
            return Ok(());
        }
        let path = self.path.clone();
        let failed = |error| FileError::new(&path, error);
        let mut places = Vec::new();
        let mut file = File::open(&path).map_err(failed)?;
        let mut reader = Lines::new(BufReader::with_capacity(BUFFER, &mut file));
        let mut offset = 0;
        while let Some(line) = reader.next_line().map_err(failed)? {
            let length = line.bytes.len() as u64 + 1;
            let damaged = || ExperimentError::Damaged { path: path.clone(), line: line.number };
            let number = Row::number_in(line.bytes).ok_or_else(damaged)?;
            if number < end {
                places.push((number, offset, length));
            }
            offset += length;
        }
        places.sort_unstable();
        write_whole(&path, |writer| {
            let mut bytes = Vec::new();
            for (_, offset, length) in places {
                bytes.resize(length as usize, 0);
                let read =
                    file.seek(SeekFrom::Start(offset)).and_then(|_| file.read_exact(&mut bytes));
                read.and_then(|()| writer.write_all(&bytes)).map_err(failed)?;
            }
            Ok::<(), ExperimentError>(())
        })?;
        *self = Rows::open(&path, experiment)?;
        Ok(())
    }
}

/// Whether this is what a killed program leaves of a row, not something of somebody's own.
fn could_become_a_row(line: &[u8]) -> bool {
    const BEGINNING: &[u8] = b"{\"number\":";
    line.starts_with(BEGINNING) || BEGINNING.starts_with(line)
}

const BUFFER: usize = 1 << 18;

/// No row is longer than this.
const LONGEST_ROW: u64 = 1 << 24;

/// Reads rows one after the other.
pub struct RowsReader {
    path: PathBuf,
    lines: Lines<BufReader<File>>,
}

/// The rows of a file that may be growing, in the order of their numbers: those that were there when it was opened.
/// Whatever is put in the place of the file meanwhile, these stay the same.
pub struct RowsSoFar {
    path: PathBuf,
    file: File,
    /// Where each of them begins.
    places: Vec<(u64, u64)>,
}

impl RowsSoFar {
    /// Those in a file.
    pub fn open(path: &Path) -> Result<RowsSoFar, ExperimentError> {
        let RowsReader { path, mut lines } = RowsReader::open(path)?;
        let failed = |error| FileError::new(&path, error);
        let (mut places, mut offset) = (Vec::new(), 0);
        while let Some(line) = lines.next_line().map_err(failed)?.filter(|line| line.is_whole) {
            let damaged = || ExperimentError::Damaged { path: path.clone(), line: line.number };
            places.push((Row::number_in(line.bytes).ok_or_else(damaged)?, offset));
            offset += line.bytes.len() as u64 + 1;
        }
        places.sort_unstable();
        let file = lines.reader.into_inner();
        Ok(RowsSoFar { path, file, places })
    }

    /// Lets `see` look at them one after the other, each with its line.
    pub(crate) fn each(&self, see: &mut dyn FnMut(&Row, &[u8])) -> Result<(), ExperimentError> {
        let failed = |error| FileError::new(&self.path, error);
        let mut file = &self.file;
        file.seek(SeekFrom::Start(0)).map_err(failed)?;
        let mut lines = Lines::new(BufReader::with_capacity(BUFFER, file));
        let mut at = 0_u64;
        for &(_, place) in &self.places {
            // Rows that are nearly in order are in the buffer already.
            let step = place as i64 - at as i64;
            lines.reader.seek_relative(step).map_err(failed)?;
            let line = lines.next_line().map_err(failed)?.filter(|line| line.is_whole);
            let row = line.as_ref().and_then(|line| Row::read(line.bytes));
            let (Some(line), Some(row)) = (line, row) else {
                return Err(ExperimentError::Damaged { path: self.path.clone(), line: 0 });
            };
            at = place + line.bytes.len() as u64 + 1;
            see(&row, line.bytes);
        }
        Ok(())
    }
}

impl RowsReader {
    /// Those in a file.
    pub fn open(path: &Path) -> Result<RowsReader, ExperimentError> {
        let file = open_own(path, OpenOptions::new().read(true));
        let file = file.map_err(ExperimentError::Unreadable)?;
        let lines = Lines::new(BufReader::with_capacity(BUFFER, file));
        Ok(RowsReader { path: path.to_owned(), lines })
    }

    /// The next one, and its line; half a row at the end is none.
    pub fn next_row(&mut self) -> Result<Option<(Row, &[u8])>, ExperimentError> {
        let line = self.lines.next_line().map_err(|error| FileError::new(&self.path, error))?;
        let Some(line) = line.filter(|line| line.is_whole) else { return Ok(None) };
        match Row::read(line.bytes) {
            Some(row) => Ok(Some((row, line.bytes))),
            None => Err(ExperimentError::Damaged { path: self.path.clone(), line: line.number }),
        }
    }
}

struct Lines<R> {
    reader: R,
    bytes: Vec<u8>,
    number: u64,
}

struct Line<'a> {
    /// Without its end.
    bytes: &'a [u8],
    /// From 1.
    number: u64,
    /// Whether it has an end.
    is_whole: bool,
}

impl<R: BufRead> Lines<R> {
    fn new(reader: R) -> Self {
        Lines { reader, bytes: Vec::new(), number: 0 }
    }

    fn next_line(&mut self) -> std::io::Result<Option<Line<'_>>> {
        self.bytes.clear();
        self.number += 1;
        // Whatever this file is, it does not fill the memory.
        let read = (&mut self.reader).take(LONGEST_ROW).read_until(b'\n', &mut self.bytes)?;
        if read == 0 {
            return Ok(None);
        }
        let is_whole = self.bytes.pop_if(|byte| *byte == b'\n').is_some();
        // A piece of something endless is not the end of a file.
        let is_whole = is_whole || read as u64 == LONGEST_ROW;
        Ok(Some(Line { bytes: &self.bytes, number: self.number, is_whole }))
    }
}
