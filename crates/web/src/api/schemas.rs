use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value};

/// The schema of a type, to be collected.
#[derive(Clone, Copy)]
pub(super) struct Shape {
    is_read: bool,
    collect: fn(&mut SchemaGenerator) -> Schema,
}

impl Shape {
    /// Of what we write.
    pub(super) fn written<T: JsonSchema>() -> Shape {
        Shape { is_read: false, collect: |schemas| schemas.subschema_for::<T>() }
    }

    /// Of what we read.
    pub(super) fn read<T: JsonSchema>() -> Shape {
        Shape { is_read: true, collect: |schemas| schemas.subschema_for::<T>() }
    }
}

/// The schemas of a document: each is there once, and everything else refers to it.
///
/// `schemars` writes JSON Schema 2020-12, which is what OpenAPI 3.1 consists of, so they stand there as
/// they are.
pub(super) struct Schemas {
    written: SchemaGenerator,
    read: SchemaGenerator,
}

/// Where they stand in the document.
const PLACE: &str = "/components/schemas";

impl Schemas {
    pub(super) fn new() -> Self {
        let settings =
            || SchemaSettings::draft2020_12().with(|it| it.definitions_path = PLACE.into());
        Schemas {
            written: settings().for_serialize().into_generator(),
            read: settings().for_deserialize().into_generator(),
        }
    }

    /// What to write where such an object is meant.
    pub(super) fn refer(&mut self, shape: Shape) -> Value {
        let schemas = if shape.is_read { &mut self.read } else { &mut self.written };
        (shape.collect)(schemas).to_value()
    }

    /// All that were referred to, by name.
    pub(super) fn all(mut self) -> Map<String, Value> {
        let mut all = self.written.take_definitions(true);
        all.extend(self.read.take_definitions(true));
        all
    }
}
