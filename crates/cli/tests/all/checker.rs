//! Whether an object is what a schema says, as far as our types make schemas say anything. The web's tests use
//! it, too.

use serde_json::{Map, Value};

/// A schema and the definitions that it refers to.
pub(crate) struct Checker<'a> {
    pub(crate) root: &'a Value,
}

impl Checker<'_> {
    /// What is wrong, with the way that leads there.
    pub(crate) fn faults(&self, schema: &Value, value: &Value, path: &str) -> Vec<String> {
        let Some(schema) = schema.as_object() else {
            return if schema == &Value::Bool(false) { vec![path.to_owned()] } else { Vec::new() };
        };
        let mut faults = Vec::new();
        if let Some(reference) = schema.get("$ref").and_then(Value::as_str) {
            let target = self.root.pointer(&reference[1..]);
            faults.extend(self.faults(target.expect("a definition"), value, path));
        }
        if let Some(types) = schema.get("type") {
            let types = types.as_array().map_or(std::slice::from_ref(types), Vec::as_slice);
            if !types.iter().any(|kind| is_a(value, kind.as_str().expect("a name"))) {
                faults.push(format!("{path}: {value} is not {types:?}"));
            }
        }
        if let Some(allowed) = schema.get("enum").and_then(Value::as_array)
            && !allowed.contains(value)
        {
            faults.push(format!("{path}: {value} is none of {allowed:?}"));
        }
        for kind in ["anyOf", "oneOf"] {
            if let Some(several) = schema.get(kind).and_then(Value::as_array)
                && !several.iter().any(|one| self.faults(one, value, path).is_empty())
            {
                faults.push(format!("{path}: {value} fits none of {kind}"));
            }
        }
        if let (Some(items), Some(values)) = (schema.get("items"), value.as_array()) {
            for (index, value) in values.iter().enumerate() {
                faults.extend(self.faults(items, value, &format!("{path}/{index}")));
            }
        }
        if let Some(object) = value.as_object() {
            faults.extend(self.object_faults(schema, object, path));
        }
        faults
    }

    fn object_faults(
        &self,
        schema: &Map<String, Value>,
        object: &Map<String, Value>,
        path: &str,
    ) -> Vec<String> {
        let mut faults = Vec::new();
        for name in schema.get("required").and_then(Value::as_array).into_iter().flatten() {
            if !object.contains_key(name.as_str().expect("a name")) {
                faults.push(format!("{path}: {name} is missing"));
            }
        }
        // What only refers to another schema is described there.
        let Some(properties) = schema.get("properties").and_then(Value::as_object) else {
            if let Some(any) = schema.get("additionalProperties") {
                let values = object.iter();
                faults.extend(
                    values.flat_map(|(name, value)| {
                        self.faults(any, value, &format!("{path}/{name}"))
                    }),
                );
            }
            return faults;
        };
        for (name, value) in object {
            let path = format!("{path}/{name}");
            match properties.get(name).or(schema.get("additionalProperties")) {
                Some(schema) => faults.extend(self.faults(schema, value, &path)),
                None => faults.push(format!("{path} is not described")),
            }
        }
        faults
    }
}

fn is_a(value: &Value, kind: &str) -> bool {
    match kind {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        "number" => value.is_number(),
        "integer" => value.as_f64().is_some_and(|number| number.fract() == 0.0),
        other => panic!("no such type: {other}"),
    }
}
