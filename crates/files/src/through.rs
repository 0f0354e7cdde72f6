//! Opening what is written through.

use std::fs::{File, OpenOptions};
use std::path::Path;

use crate::Reason;
#[cfg(unix)]
use crate::pipe;

/// Opens a device, or the end of an open file. A pipe needs somebody who reads: that is waited for, but
/// not for ever.
pub(crate) fn open(path: &Path) -> Result<File, Reason> {
    let metadata = std::fs::metadata(path)?;
    #[cfg(unix)]
    if std::os::unix::fs::FileTypeExt::is_fifo(&metadata.file_type()) {
        return pipe::open_to_write(path);
    }
    // What was in an open file stays in it.
    let append = metadata.is_file();
    Ok(OpenOptions::new().write(true).append(append).open(path)?)
}
