//! Reading and writing at any place of a file, without moving anybody else's.

use std::fs::File;
use std::io;

/// Reads exactly as much as there is room for, from byte number `at` on.
#[cfg(unix)]
pub fn read_at(file: &File, at: u64, into: &mut [u8]) -> io::Result<()> {
    std::os::unix::fs::FileExt::read_exact_at(file, into, at)
}

/// Writes all of it from byte number `at` on.
#[cfg(unix)]
pub fn write_at(file: &File, at: u64, bytes: &[u8]) -> io::Result<()> {
    std::os::unix::fs::FileExt::write_all_at(file, bytes, at)
}

/// Reads exactly as much as there is room for, from byte number `at` on.
#[cfg(windows)]
pub fn read_at(file: &File, mut at: u64, mut into: &mut [u8]) -> io::Result<()> {
    while !into.is_empty() {
        match std::os::windows::fs::FileExt::seek_read(file, into, at)? {
            0 => return Err(io::ErrorKind::UnexpectedEof.into()),
            read => {
                at += read as u64;
                into = &mut into[read..];
            }
        }
    }
    Ok(())
}

/// Writes all of it from byte number `at` on.
#[cfg(windows)]
pub fn write_at(file: &File, mut at: u64, mut bytes: &[u8]) -> io::Result<()> {
    while !bytes.is_empty() {
        let written = std::os::windows::fs::FileExt::seek_write(file, bytes, at)?;
        at += written as u64;
        bytes = &bytes[written..];
    }
    Ok(())
}
