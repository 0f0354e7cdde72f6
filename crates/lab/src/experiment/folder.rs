use std::fs;
use std::path::{Path, PathBuf};

use gametree_files::{FileError, Lock, in_the_way, read_text, write_whole};

use super::{ExperimentError, Plan};

/// Where an experiment keeps its plan and its rows.
pub struct Folder {
    path: PathBuf,
    _lock: Lock,
}

/// A plan is not longer than this.
const MOST_BYTES: u64 = 1 << 20;

impl Folder {
    /// The file with the plan.
    pub const PLAN: &str = "plan.toml";
    /// The file with the rows.
    pub const ROWS: &str = "rows.jsonl";

    /// A folder for this plan: a new or empty one, or one where it was begun. One with another plan or with somebody's
    /// own files is refused, and so is one where another program is at work; then nothing in it changes.
    pub fn open(path: &Path, plan: &Plan) -> Result<Folder, ExperimentError> {
        let failed = |path: &Path| {
            let path = path.to_owned();
            move |error| FileError::new(&path, error)
        };
        fs::create_dir_all(path).map_err(|error| match path.exists() && !path.is_dir() {
            true => FileError::new(path, std::io::Error::from(std::io::ErrorKind::NotADirectory)),
            false => FileError::new(path, error),
        })?;
        let lock = path.join(LOCK);
        // Whatever else has that name is somebody's own.
        if let Some(reason) = in_the_way(&lock) {
            return Err(FileError::new(&lock, reason).into());
        }
        let file = path.join(Folder::PLAN);
        let is_ours = fs::symlink_metadata(&file).is_ok();
        if !is_ours {
            check_empty(path)?;
        }
        let lock = Lock::try_at(&lock).map_err(failed(&lock))?;
        let lock = lock.ok_or_else(|| ExperimentError::InUse { folder: path.to_owned() })?;
        let folder = Folder { path: path.to_owned(), _lock: lock };
        if is_ours {
            let known = Folder::plan(path)?;
            if let Some((key, here, there)) = plan.difference(&known) {
                return Err(ExperimentError::OtherPlan {
                    folder: path.to_owned(),
                    key,
                    there,
                    here,
                });
            }
        } else {
            write_whole(&file, |writer| {
                let text = format!("{PLAN_HEADER}{plan}");
                writer.write_all(text.as_bytes()).map_err(failed(&file))
            })?;
        }
        Ok(folder)
    }

    /// The plan in a folder.
    pub fn plan(path: &Path) -> Result<Plan, ExperimentError> {
        let file = path.join(Folder::PLAN);
        if !file.exists() && path.is_dir() {
            return Err(ExperimentError::NoPlan { folder: path.to_owned() });
        }
        Folder::read_plan(&file)
    }

    /// A plan from a file of its own.
    pub fn read_plan(file: &Path) -> Result<Plan, ExperimentError> {
        let text = read_text(file, MOST_BYTES).map_err(ExperimentError::Unreadable)?;
        Ok(Plan::read(&text)?)
    }

    /// The file with the rows.
    pub fn rows(&self) -> PathBuf {
        self.path.join(Folder::ROWS)
    }

    /// The folder itself.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

/// Held by whoever is at work in the folder.
const LOCK: &str = ".lock";

/// Refuses a folder that has anything in it but what a run that was killed at once leaves.
fn check_empty(path: &Path) -> Result<(), ExperimentError> {
    let entries = fs::read_dir(path).map_err(|error| FileError::new(path, error))?;
    let rows = fs::metadata(path.join(Folder::ROWS)).is_ok_and(|rows| rows.len() > 0);
    if rows {
        return Err(ExperimentError::NoPlan { folder: path.to_owned() });
    }
    for entry in entries {
        let entry = entry.map_err(|error| FileError::new(path, error))?;
        let name = entry.file_name();
        // Files that `write_whole` has not finished, and removes itself, begin with a dot as well.
        if !name.to_string_lossy().starts_with('.') && name != Folder::ROWS {
            return Err(ExperimentError::NotEmpty { folder: path.to_owned() });
        }
    }
    Ok(())
}

const PLAN_HEADER: &str = "# An experiment of gametree: as a plan it gives the same rows again.\n";
