use std::hint::black_box;

use crate::PrintError;

/// What each byte of an SVG takes as shapes, at the most.
pub(crate) const SHAPES: u64 = 50;

/// What fonts take while letters are turned into shapes.
pub(crate) const FONTS: u64 = 48 << 20;

/// Fails if the system has no room for so many bytes. Those who draw do not ask before they take.
pub(crate) fn check_room(bytes: u64) -> Result<(), PrintError> {
    let mut trial: Vec<u8> = Vec::new();
    let length = usize::try_from(bytes).unwrap_or(usize::MAX);
    let reserved = trial.try_reserve_exact(length);
    drop(black_box(trial));
    reserved.map_err(|_| PrintError::NoMemory { needed: bytes })
}
