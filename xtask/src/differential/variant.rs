//! The variants of a game, which are the ways to compile it, and the code of each.

use rbg_cli::compile;
use rbg_cli::failure::Failure;
use rbg_cli::interrupt;
use rbg_cli::library::GameFile;
use rbg_compiler::{Options, SWITCHES, Source, Switch, compile};

/// The name that selects the variant without any optimisation.
const ALL: &str = "all";

/// The name that selects the variant with every optimisation.
const NOTHING: &str = "nothing";

/// The factor by which a variant may take more effort than what users compile: what an optimisation
/// leaves out would otherwise have to be analysed and emitted.
const MORE_EFFORT: usize = 4;

/// Returns what can be selected.
pub(super) fn selectable() -> Vec<&'static str> {
    let names = SWITCHES.iter().map(|switch| switch.name);
    [NOTHING, ALL].into_iter().chain(names).collect()
}

/// A variant: a way to compile a game, with everything but some optimisations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Variant {
    /// `default`, `all off` or the flags that are given.
    pub(super) name: String,
    options: Options,
}

impl Variant {
    /// Returns the variants that leave out what is `wanted`, each of these alone; all there are if
    /// nothing special is wanted.
    pub(crate) fn selected(wanted: &[String]) -> Vec<Self> {
        let is_wanted = |off: &[&'static Switch]| {
            wanted.is_empty() || wanted.iter().any(|name| selects(name, off))
        };
        let variants = Switch::variants().into_iter();
        variants
            .filter(|off| is_wanted(off))
            .map(|off| Self::without(&off))
            .collect()
    }

    fn without(off: &[&'static Switch]) -> Self {
        let mut options = Options::default().without(off.iter().copied());
        options.limits = compile::limits();
        options.limits.effort = options.limits.effort.saturating_mul(MORE_EFFORT);
        let name = if off.len() > 1 && off.len() == SWITCHES.len() {
            "all off".to_owned()
        } else {
            options.to_string()
        };
        Self { name, options }
    }

    /// Returns the variant's name as part of a Rust name.
    pub(super) fn identifier(&self) -> String {
        let letter = |c: char| if c.is_ascii_alphanumeric() { c } else { '_' };
        let name = self.name.replace("--", "").chars().map(letter).collect();
        // `default` alone is a word of the language.
        format!("variant_{}", String::as_str(&name))
    }
}

fn selects(name: &str, off: &[&'static Switch]) -> bool {
    match name {
        NOTHING => off.is_empty(),
        ALL => off.len() == SWITCHES.len(),
        _ => matches!(off, [only] if only.name == name),
    }
}

/// The source that one or more variants compile to.
#[derive(Debug)]
pub(crate) struct Code {
    /// The first of these variants.
    pub(super) variant: Variant,
    pub(crate) text: String,
    /// The numbers of all variants that come out like this.
    pub(super) variants: Vec<usize>,
}

/// Compiles a game to all variants.
pub(crate) fn codes(file: &GameFile, variants: &[Variant]) -> Result<Vec<Code>, Failure> {
    let source = Source {
        name: file.name.clone(),
        text: file.text.clone(),
    };
    let mut codes: Vec<Code> = Vec::new();
    for (number, variant) in variants.iter().enumerate() {
        interrupt::check()?;
        let reasoner = compile(&source, &variant.options).map_err(anyhow::Error::new)?;
        let text = without_comments(&reasoner.single_file());
        match codes.iter_mut().find(|code| code.text == text) {
            Some(code) => code.variants.push(number),
            None => codes.push(Code {
                variant: variant.clone(),
                text,
                variants: vec![number],
            }),
        }
    }
    Ok(codes)
}

/// Removes comments: they tell the options, so they differ where the code does not.
fn without_comments(source: &str) -> String {
    let code = |line: &&str| !line.trim_start().starts_with("//");
    source
        .split_inclusive('\n')
        .filter(code)
        .collect::<String>()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn names(wanted: &[&str]) -> Vec<String> {
        let wanted: Vec<String> = wanted.iter().map(|&name| name.to_owned()).collect();
        let selected = Variant::selected(&wanted);
        selected.into_iter().map(|variant| variant.name).collect()
    }

    #[test]
    fn every_variant_can_be_selected_alone() {
        let all = names(&[]);
        assert_eq!(all.len(), Switch::variants().len());
        assert_eq!(names(&[NOTHING]), ["default"]);
        assert_eq!(names(&[ALL]), ["all off"]);
        for switch in SWITCHES {
            assert_eq!(names(&[switch.name]), [format!("--{}", switch.flag)]);
        }
        assert_eq!(names(&selectable()), all);
    }

    #[test]
    fn identifiers_are_distinct_words() {
        let variants = Variant::selected(&[]);
        let identifiers: BTreeSet<String> = variants.iter().map(Variant::identifier).collect();
        assert_eq!(identifiers.len(), variants.len());
        assert!(identifiers.contains("variant_default"));
        let word = |c: char| c.is_ascii_lowercase() || c == '_';
        assert!(
            identifiers.iter().all(|name| name.chars().all(word)),
            "{identifiers:?}"
        );
    }

    #[test]
    fn variants_with_the_same_code_are_found_in_spite_of_comments() {
        let file = GameFile {
            name: "walk".to_owned(),
            path: "walk.rbg".into(),
            text: b"#players = white(1)\n#pieces = e, w\n#variables =\n\
                    #board = rectangle(up, down, left, right, [e, e, e])\n\
                    #rules = (->white (left* + right*) {e} [w])*\n"
                .to_vec(),
        };
        let variants = Variant::selected(&[]);
        let found = codes(&file, &variants).expect("the description is valid");
        let mut numbers: Vec<usize> = found
            .iter()
            .flat_map(|code| code.variants.clone())
            .collect();
        numbers.sort_unstable();
        assert!(numbers.into_iter().eq(0..variants.len()));
        // It takes sets away from the default, and there are no patterns to flood.
        let of = |name: &str| {
            let holds = |code: &&Code| {
                let mut names = code.variants.iter().map(|&number| &variants[number].name);
                names.any(|other| other == name)
            };
            found.iter().find(holds).map(|code| &code.variant.name)
        };
        assert_eq!(of("--no-floods").map(String::as_str), Some("default"));
        assert_ne!(of("--no-sets").map(String::as_str), Some("default"));
        assert!(found.iter().all(|code| !code.text.contains("Options")));
    }

    #[test]
    fn errors_in_a_description_are_told() {
        let file = GameFile {
            name: "bad".to_owned(),
            path: "bad.rbg".into(),
            text: b"#players = white(1)\n".to_vec(),
        };
        let failure = codes(&file, &Variant::selected(&[])).expect_err("nearly all is missing");
        let errors = failure.message().expect("it has not been told yet");
        assert!(errors.contains("STRUCT-MISSING"), "{errors}");
    }
}
