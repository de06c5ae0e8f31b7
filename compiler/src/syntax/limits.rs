//! Limits on how large a description may be, and how much work compiling it may take.
//!
//! The limits keep time and memory bounded for any input and are far above what
//! games need. Each has a diagnostic of its own that names it and says how to
//! raise it; some have a most that comes from how things are numbered.

use serde::{Deserialize, Serialize};

use super::suggest::did_you_mean;
use crate::diagnostic::{Code, Diagnostic, Place};

/// A limit: its name, what it counts and how far it can be raised.
#[derive(Clone, Copy, Debug)]
pub struct Limit {
    /// The name on the command line.
    pub name: &'static str,
    /// The name of the field of [`Limits`].
    pub field: &'static str,
    /// The class of the diagnostic.
    pub code: Code,
    /// The things that are counted, without a full stop.
    pub counts: &'static str,
    /// The value to which the limit can be raised.
    pub most: usize,
    get: fn(&Limits) -> usize,
    set: fn(&mut Limits, usize),
}

macro_rules! limits {
    ($($field:ident $constant:ident $name:literal $code:literal = $default:expr, $most:expr, $counts:literal;)*) => {
        /// The limits for a description.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(default)]
        pub struct Limits {
            $(#[doc = $counts] pub $field: usize,)*
        }

        impl Default for Limits {
            fn default() -> Self {
                Self { $($field: $default,)* }
            }
        }

        $(
            #[doc = concat!("The limit on ", $counts, ".")]
            pub const $constant: Limit = Limit {
                name: $name,
                field: stringify!($field),
                code: Code($code),
                counts: $counts,
                most: $most,
                get: |limits| limits.$field,
                set: |limits, value| limits.$field = value,
            };
        )*

        /// All limits, in the order in which a description meets them.
        pub const LIMITS: &[Limit] = &[$($constant,)*];
    };
}

limits! {
    text_bytes TEXT_BYTES "text-bytes" "LIMIT-TEXT" = 16 << 20, 1 << 30,
        "bytes of text";
    tokens TOKENS "tokens" "LIMIT-TOKENS" = 2_000_000, 100_000_000,
        "tokens of the text, and tokens of all sections after macro expansion";
    expansion_steps EXPANSION_STEPS "expansion-steps" "LIMIT-EXPANSION" = 6_000_000, 1_000_000_000,
        "tokens looked at during macro expansion, of which some vanish";
    expansion_depth EXPANSION_DEPTH "expansion-depth" "LIMIT-MACRO-DEPTH" = 1000, 100_000,
        "macros and arguments within each other";
    pasted_bytes PASTED_BYTES "pasted-bytes" "LIMIT-PASTE" = 1000, 1 << 20,
        "bytes of a token made by `~`";
    bracket_depth BRACKET_DEPTH "bracket-depth" "LIMIT-BRACKETS" = 256, 1024,
        "brackets within each other";
    arithmetic_depth ARITHMETIC_DEPTH "arithmetic-depth" "LIMIT-ARITHMETIC" = 1000, 4000,
        "operations within each other in arithmetic";
    rule_nodes RULE_NODES "rule-nodes" "LIMIT-RULES" = 1_000_000, 50_000_000,
        "nodes of the rules with all powers written out";
    cells CELLS "cells" "LIMIT-CELLS" = 65_535, 65_535,
        "cells of the board";
    names NAMES "names" "LIMIT-NAMES" = 255, 255,
        "players, pieces, variables or direction labels";
    states STATES "states" "LIMIT-STATES" = 200_000, 50_000_000,
        "states of the automaton of the rules";
    table_bytes TABLE_BYTES "table-bytes" "LIMIT-TABLES" = 80 << 20, 1 << 40,
        "bytes of the tables of cells and of shifts while they are made";
    code_depth CODE_DEPTH "code-depth" "LIMIT-CODE-DEPTH" = 400, 4000,
        "blocks of emitted code within each other, as modifiers in a row make them";
    code_bytes CODE_BYTES "code-bytes" "LIMIT-CODE" = 20 << 20, 1 << 40,
        "bytes of emitted code";
    effort EFFORT "effort" "LIMIT-EFFORT" = 600_000_000, usize::MAX,
        "steps of the analyses, the plan and the emission together";
}

impl Limits {
    /// Returns limits of the same amount each.
    pub(crate) fn with_all(amount: usize) -> Self {
        let mut limits = Self::default();
        for limit in LIMITS {
            limits.put(limit, amount);
        }
        limits
    }

    /// Returns limits that nothing meets, except for those that cannot be raised.
    pub fn highest() -> Self {
        let mut limits = Self::default();
        for limit in LIMITS {
            limits.put(limit, limit.most);
        }
        limits
    }

    /// Returns the value of a limit.
    pub fn get(&self, limit: &Limit) -> usize {
        (limit.get)(self)
    }

    /// Sets the limit called `name`.
    ///
    /// # Errors
    ///
    /// What is wrong with name or value, in a sentence.
    pub fn set(&mut self, name: &str, value: usize) -> Result<(), String> {
        let limit = LIMITS.iter().find(|limit| limit.name == name);
        let Some(limit) = limit else {
            let names: Vec<&str> = LIMITS.iter().map(|limit| limit.name).collect();
            let meant = did_you_mean(name, names.iter().copied());
            return Err(format!(
                "there is no limit `{name}`; {}the limits are {}",
                meant.map_or_else(String::new, |meant| meant + " "),
                names.join(", ")
            ));
        };
        if value > limit.most {
            return Err(format!("the limit `{name}` can be at most {}", limit.most));
        }
        self.put(limit, value);
        Ok(())
    }

    /// Sets the value of a limit, be it too high or not.
    pub(crate) fn put(&mut self, limit: &Limit, value: usize) {
        (limit.set)(self, value);
    }

    /// Returns the error about a limit.
    pub(crate) fn exceeded(
        &self,
        limit: &Limit,
        place: Place,
        message: impl Into<String>,
    ) -> Diagnostic {
        let (name, value) = (limit.name, self.get(limit));
        let hint = if value >= limit.most {
            format!("the limit `{name}` is {value} and cannot be raised")
        } else {
            format!(
                "the limit `{name}` is {value}; raise it by `--limit {name}=NUMBER`, in a build \
                 script by the field `limits.{}` of `Options`",
                limit.field
            )
        };
        Diagnostic::error(limit.code, place, message, "here the limit is exceeded").with_hint(hint)
    }
}

/// Returns whether an error is about a limit.
pub fn is_limit(error: &Diagnostic) -> bool {
    LIMITS.iter().any(|limit| limit.code == error.code)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_limit_has_a_name_and_a_code_of_its_own() {
        let names: BTreeSet<&str> = LIMITS.iter().map(|limit| limit.name).collect();
        let codes: BTreeSet<&str> = LIMITS.iter().map(|limit| limit.code.0).collect();
        assert_eq!((names.len(), codes.len()), (LIMITS.len(), LIMITS.len()));
        for limit in LIMITS {
            assert_eq!(limit.name, limit.field.replace('_', "-"));
            assert!(limit.code.0.starts_with("LIMIT-"));
            let mut limits = Limits::default();
            assert!(limits.get(limit) <= limit.most);
            limits.set(limit.name, 7).unwrap();
            assert_eq!(limits.get(limit), 7);
            assert_ne!(limits, Limits::default());
            if let Some(beyond) = limit.most.checked_add(1) {
                assert!(limits.set(limit.name, beyond).is_err());
            }
        }
        assert!(
            Limits::default()
                .set("width", 1)
                .unwrap_err()
                .contains("text-bytes")
        );
    }
}
