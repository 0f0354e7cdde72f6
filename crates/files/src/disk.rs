use std::path::Path;

/// The bytes that may still be written to the disk of this folder; `None` where the system does not tell.
#[cfg(unix)]
pub fn free_space(folder: &Path) -> Option<u64> {
    let told = rustix::fs::statvfs(folder).ok()?;
    Some(told.f_bavail.saturating_mul(told.f_frsize))
}

/// The bytes that may still be written to the disk of this folder; `None` where the system does not tell.
#[cfg(not(unix))]
pub fn free_space(_folder: &Path) -> Option<u64> {
    None
}
