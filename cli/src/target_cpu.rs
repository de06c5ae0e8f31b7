//! The kinds of processors that rustc builds for.

use std::env;
use std::process::Command;

use crate::nearest::did_you_mean;

/// Reads the name of a kind of processor.
///
/// # Errors
///
/// What is wrong about it: rustc knows none of this name.
pub fn target_cpu(name: &str) -> Result<String, String> {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.+".contains(&byte);
    if name.is_empty() || !name.bytes().all(fits) {
        return Err("names of processors are made of letters, digits and -_.+".to_owned());
    }
    known_as(name, &known())?;
    Ok(name.to_owned())
}

/// Checks that a name is one of those that are known; where none is, whoever builds will tell.
fn known_as(name: &str, known: &[String]) -> Result<(), String> {
    if known.is_empty() || known.iter().any(|other| other == name) {
        return Ok(());
    }
    let meant = did_you_mean(name, known.iter().map(String::as_str));
    Err(format!(
        "rustc knows no processor of this name{meant}\n  hint: \
         `rustc --print target-cpus` lists them"
    ))
}

/// Returns the names that rustc knows; none where there is no rustc to be asked.
fn known() -> Vec<String> {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let printed = Command::new(rustc)
        .args(["--print", "target-cpus"])
        .output();
    printed.map_or_else(
        |_| Vec::new(),
        |printed| names(&String::from_utf8_lossy(&printed.stdout)),
    )
}

/// Returns the names in a list of rustc's: the indented lines begin with them.
fn names(list: &str) -> Vec<String> {
    let lines = list.lines().filter(|line| line.starts_with(' '));
    let names = lines.filter_map(|line| line.split_whitespace().next());
    names.map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &str = "Available CPUs for this target:
    native                  - Select the CPU of the current host (currently znver3).
    skylake
    x86-64                  - This is the default target CPU for the current build target.
    x86-64-v3
";

    #[test]
    fn what_rustc_does_not_know_is_refused_with_the_nearest_name() {
        let known = names(LIST);
        assert_eq!(known, ["native", "skylake", "x86-64", "x86-64-v3"]);
        for name in &known {
            assert_eq!(known_as(name, &known), Ok(()));
        }
        let error = known_as("skylkae", &known).unwrap_err();
        assert!(error.contains("did you mean 'skylake'?"), "{error}");
        let error = known_as("foo", &known).unwrap_err();
        assert!(
            error.starts_with("rustc knows no processor of this name\n"),
            "{error}"
        );
        assert_eq!(known_as("foo", &[]), Ok(()));
    }

    #[test]
    fn rustc_is_asked() {
        assert_eq!(target_cpu("native"), Ok("native".to_owned()));
        for wrong in ["foo", "", "-C debuginfo=2", "native foo"] {
            assert!(target_cpu(wrong).is_err(), "{wrong}");
        }
    }
}
