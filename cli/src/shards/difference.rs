//! The first difference between two values, in words.

use serde::Serialize;
use serde_json::Value;

/// Returns where two values of one type differ first, with both of them there; `None` if they
/// are equal.
pub(super) fn difference(one: &impl Serialize, other: &impl Serialize) -> Option<String> {
    let value = |value: Result<Value, _>| value.unwrap_or(Value::Null);
    let one = value(serde_json::to_value(one));
    let other = value(serde_json::to_value(other));
    between("", &one, &other)
}

fn between(path: &str, one: &Value, other: &Value) -> Option<String> {
    let below = |name: &str| match path {
        "" => name.to_owned(),
        _ => format!("{path}.{name}"),
    };
    match (one, other) {
        _ if one == other => None,
        (Value::Object(first), Value::Object(second)) => {
            let names = first.keys().chain(second.keys());
            let field = |fields: &serde_json::Map<String, Value>, name: &str| {
                fields.get(name).cloned().unwrap_or(Value::Null)
            };
            let mut found =
                names.map(|name| between(&below(name), &field(first, name), &field(second, name)));
            found.find_map(|difference| difference)
        }
        _ => Some(format!("{path} is {} and {}", short(one), short(other))),
    }
}

/// Returns a value as text that fits in a line.
fn short(value: &Value) -> String {
    const LONGEST: usize = 80;
    let text = value.to_string();
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_first_difference_is_told_with_its_place() {
        let one = json!({"a": {"b": 1, "c": [1, 2]}, "d": "x"});
        let told = |other: Value| difference(&one, &other);
        assert_eq!(told(one.clone()), None);
        for (other, expected) in [
            (
                json!({"a": {"b": 2, "c": [1, 2]}, "d": "x"}),
                "a.b is 1 and 2",
            ),
            (
                json!({"a": {"b": 1, "c": [1]}, "d": "x"}),
                "a.c is [1,2] and [1]",
            ),
            (json!({"a": {"b": 1, "c": [1, 2]}}), "d is \"x\" and null"),
            (
                json!({"a": {"b": 1, "c": [1, 2]}, "d": "x", "e": 1}),
                "e is null and 1",
            ),
        ] {
            assert_eq!(told(other).as_deref(), Some(expected));
        }
        let long = "y".repeat(500);
        assert!(told(json!(long)).is_some_and(|text| text.len() < 250));
    }
}
