//! Everything that `compare` writes, to be taken away.

use std::fs::{self, File};
use std::io::{Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use gametree_files::{FileError, read_text, write_whole};
use gametree_lab::Columns;
use gametree_lab::experiment::Folder;
use gametree_lab::paper::write_papers;
use gametree_language::Language;
use gametree_present::why_not_printed;

use super::laboratory::lock;
use super::{Laboratory, Look, Run};
use crate::desk::{Errand, QUICK};
use crate::{Problem, command};

/// A file that somebody can have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Paper {
    /// Its name in the folder of the run, with `/`.
    pub(crate) name: String,
    pub(crate) size: u64,
    path: PathBuf,
}

/// Says which games the papers of a folder are about.
const ABOUT: &str = ".about";

impl Laboratory {
    /// All files of a run in a language. Reports, tables and plots are written when somebody asks for them, if there
    /// are other games than the last time.
    pub(crate) async fn papers(
        &self,
        run: &Arc<Run>,
        look: &Arc<Look>,
        language: Language,
    ) -> Result<Vec<Paper>, Problem> {
        let (run, look) = (Arc::clone(run), Arc::clone(look));
        let catalogue = Arc::clone(&self.inner.catalogue);
        let written = self.inner.desk.run(Errand::Quick, QUICK, move |_| {
            let mut papers = run.plan_and_rows();
            let Some(shown) = look.run(&catalogue) else { return Ok(papers) };
            let _turn = lock(&run.papers);
            let folder = run.folder.join("papers").join(language.code());
            let about = format!(
                "{} {} {} {}\n",
                env!("CARGO_PKG_VERSION"),
                shown.analysis.games,
                shown.analysis.fingerprint,
                look.stage.name()
            );
            let known = read_text(&folder.join(ABOUT), 1 << 10).ok();
            if known.as_deref() != Some(about.as_str()) {
                let failed = |error| Problem::from(FileError::new(&folder, error));
                fs::create_dir_all(&folder).map_err(failed)?;
                let print = |svg: &str| {
                    gametree_print::pdf(svg, None).map_err(|error| why_not_printed(&error, "PDF"))
                };
                let again = command::again(shown.experiment.plan().kind);
                let rows = run.rows();
                let columns = Columns::usual(false);
                write_papers(&shown, &folder, &rows, &columns, again, language, &print)
                    .map_err(|_| disk())?;
                let file = folder.join(ABOUT);
                write_whole(&file, |writer| {
                    writer.write_all(about.as_bytes()).map_err(|error| FileError::new(&file, error))
                })?;
            }
            collect(&mut papers, &folder, "", 1);
            papers[2..].sort_by(|a, b| a.name.cmp(&b.name));
            Ok(papers)
        });
        written.await?
    }
}

impl Run {
    /// What is there in any case.
    pub(crate) fn plan_and_rows(&self) -> Vec<Paper> {
        let mut papers = Vec::new();
        add(&mut papers, &self.folder, Folder::PLAN);
        add(&mut papers, &self.folder, Folder::ROWS);
        papers
    }
}

fn disk() -> Problem {
    Problem::Store { reason: super::Failure::Disk.message(), passes: false }
}

impl From<FileError> for Problem {
    fn from(_: FileError) -> Self {
        disk()
    }
}

fn add(papers: &mut Vec<Paper>, folder: &Path, name: &str) {
    let path = folder.join(name);
    let size = fs::metadata(&path).map_or(0, |found| found.len());
    papers.push(Paper { name: name.to_owned(), size, path });
}

fn collect(papers: &mut Vec<Paper>, folder: &Path, before: &str, deep: u32) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
        match (name.starts_with('.'), is_folder) {
            (true, _) => {}
            (false, true) if deep > 0 => {
                collect(papers, &entry.path(), &format!("{before}{name}/"), deep - 1);
            }
            (false, true) => {}
            (false, false) => {
                let size = entry.metadata().map_or(0, |found| found.len());
                papers.push(Paper { name: format!("{before}{name}"), size, path: entry.path() });
            }
        }
    }
}

/// What a file is called by browsers.
fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "md" => "text/markdown; charset=utf-8",
        "csv" => "text/csv; charset=utf-8",
        "tex" => "application/x-tex; charset=utf-8",
        "svg" => "image/svg+xml",
        "pdf" => "application/pdf",
        "toml" => "application/toml; charset=utf-8",
        "jsonl" => "application/jsonl; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// So much of a file is in memory at a time.
const PIECE: usize = 64 << 10;

/// A file, piece by piece. It is there to be kept: pages of ours may contain no styles, and a report has its own.
pub(crate) async fn send(paper: &Paper) -> Result<Response, Problem> {
    let (path, rows) = (paper.path.clone(), paper.name == Folder::ROWS);
    let opened = tokio::task::spawn_blocking(move || {
        let mut file = File::open(path)?;
        let length = match rows {
            true => whole_lines(&mut file)?,
            false => file.metadata()?.len(),
        };
        Ok::<_, std::io::Error>((file, length))
    });
    let opened = opened.await.map_err(|_| Problem::Internal)?;
    let (file, length) = opened.map_err(|_| Problem::NotFound)?;
    let pieces = stream::try_unfold((file, length), |(mut file, left)| async move {
        let wanted = usize::try_from(left).unwrap_or(PIECE).min(PIECE);
        if wanted == 0 {
            return Ok::<_, std::io::Error>(None);
        }
        let read = tokio::task::spawn_blocking(move || {
            let mut piece = vec![0; wanted];
            file.read_exact(&mut piece).map(|()| (piece, file))
        });
        let (piece, file) = read.await.map_err(std::io::Error::other)??;
        Ok(Some((Bytes::from(piece), (file, left - wanted as u64))))
    });
    let name = paper.name.rsplit('/').next().unwrap_or_default();
    let kept = HeaderValue::from_str(&format!("attachment; filename=\"{name}\""));
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(kind(&paper.name))),
        (header::CONTENT_LENGTH, HeaderValue::from(length)),
        (header::CONTENT_DISPOSITION, kept.map_err(|_| Problem::Internal)?),
    ];
    Ok((headers, Body::from_stream(pieces)).into_response())
}

/// The length of a file, without half a row that is being written at its end.
fn whole_lines(file: &mut File) -> std::io::Result<u64> {
    const LONGEST_ROW: u64 = 1 << 20;
    let length = file.metadata()?.len();
    let from = length.saturating_sub(LONGEST_ROW);
    file.seek(SeekFrom::Start(from))?;
    let mut end = Vec::new();
    file.take(LONGEST_ROW).read_to_end(&mut end)?;
    file.seek(SeekFrom::Start(0))?;
    Ok(length - end.iter().rev().take_while(|byte| **byte != b'\n').count() as u64)
}
