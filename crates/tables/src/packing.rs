//! Bytes made shorter, and as they were again.

use std::cell::RefCell;
use std::io;

use zstd::bulk::{Compressor, Decompressor};
use zstd::zstd_safe::WriteBuf;

/// The fastest that compresses well: levels are mostly runs of a few values.
const ZSTD_LEVEL: i32 = 1;

thread_local! {
    /// To make one takes longer than to compress a block.
    static COMPRESSOR: RefCell<Option<Compressor<'static>>> = const { RefCell::new(None) };
    static DECOMPRESSOR: RefCell<Option<Decompressor<'static>>> = const { RefCell::new(None) };
}

/// The same in mostly fewer bytes.
pub(crate) fn pack(bytes: &[u8]) -> io::Result<Vec<u8>> {
    COMPRESSOR.with_borrow_mut(|kept| {
        let compressor = match kept {
            Some(compressor) => compressor,
            None => kept.insert(Compressor::new(ZSTD_LEVEL)?),
        };
        compressor.compress(bytes)
    })
}

/// Writes what was packed into the buffer, from its beginning on; says how many bytes that is. Fails if there is no
/// room for them.
pub(crate) fn unpack(packed: &[u8], into: &mut (impl WriteBuf + ?Sized)) -> io::Result<usize> {
    DECOMPRESSOR.with_borrow_mut(|kept| {
        let decompressor = match kept {
            Some(decompressor) => decompressor,
            None => kept.insert(Decompressor::new()?),
        };
        decompressor.decompress_to_buffer(packed, into)
    })
}
