use std::fmt;

use serde::de::{self, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A piece of what one worker has for another.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Message {
    pub(crate) from: u32,
    pub(crate) to: u32,
    /// Its number among the pieces for the same worker.
    pub(crate) number: u32,
    pub(crate) bytes: Bytes,
}

/// Bytes that are written and read in one go; those of a plain `Vec<u8>` go one by one.
#[derive(Clone)]
pub(crate) struct Bytes(pub(crate) Vec<u8>);

impl Serialize for Bytes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bytes(&self.0)
    }
}

impl<'de> Deserialize<'de> for Bytes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_byte_buf(InOneGo)
    }
}

struct InOneGo;

impl Visitor<'_> for InOneGo {
    type Value = Bytes;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("bytes")
    }

    fn visit_bytes<E: de::Error>(self, bytes: &[u8]) -> Result<Bytes, E> {
        Ok(Bytes(bytes.to_vec()))
    }

    fn visit_byte_buf<E: de::Error>(self, bytes: Vec<u8>) -> Result<Bytes, E> {
        Ok(Bytes(bytes))
    }
}
