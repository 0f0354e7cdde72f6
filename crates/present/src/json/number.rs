use std::borrow::Cow;

use gametree_rules::Amount;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};

/// A whole number where it is one, else the nearest float.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Number(pub Amount);

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Amount { value, denominator: 1 } => serializer.serialize_i64(value.0),
            amount => serializer.serialize_f64(amount.as_f64()),
        }
    }
}

impl JsonSchema for Number {
    fn schema_name() -> Cow<'static, str> {
        "Number".into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "number" })
    }
}
