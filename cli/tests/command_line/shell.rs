//! What shells and the manual are told.

use std::fs;
use std::process::Command;

use super::outcome::{code, err, out};
use super::run;

/// The verbs of the program, from its help.
pub(crate) fn verbs() -> Vec<String> {
    let help = out(&run(&["--help"]));
    let after = help.split_once("Commands:\n").expect("a list of verbs").1;
    let lines = after.lines().take_while(|line| !line.is_empty());
    let names = lines.filter_map(|line| line.split_whitespace().next());
    let verbs: Vec<String> = names.map(str::to_owned).collect();
    assert!(verbs.iter().any(|verb| verb == "playouts"), "{help}");
    verbs
}

/// What bash completes the last of some words to, with the script of the program.
#[cfg(unix)]
fn completed(words: &[&str]) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("rbg.bash");
    fs::write(&script, out(&run(&["completions", "bash"]))).unwrap();
    let [.., before, last] = words else {
        panic!("a program and a word");
    };
    let ask = format!(
        "source '{}'; COMP_WORDS=({}); COMP_CWORD={}; _rbg rbg '{last}' '{before}'; \
         printf '%s\\n' \"${{COMPREPLY[@]}}\"",
        script.display(),
        words.join(" "),
        words.len() - 1,
    );
    let output = Command::new("bash").args(["-c", &ask]).output().unwrap();
    assert_eq!(code(&output), 0, "{}", err(&output));
    out(&output).lines().map(str::to_owned).collect()
}

#[test]
#[cfg(unix)]
fn bash_completes_verbs_and_options() {
    assert_eq!(completed(&["rbg", "playo"]), ["playouts"]);
    assert_eq!(completed(&["rbg", "perft", "--di"]), ["--divide"]);
}

#[test]
fn the_scripts_of_all_shells_name_all_verbs() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = out(&run(&["completions", shell]));
        for verb in verbs() {
            assert!(script.contains(&verb), "{shell}: {verb}");
        }
    }
    assert_eq!(code(&run(&["completions", "csh"])), 2);
}

#[test]
fn the_manual_has_a_page_for_every_verb_with_its_options() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("man1");
    let output = run(&["man", "--out-dir", path.to_str().unwrap()]);
    assert_eq!(code(&output), 0, "{}", err(&output));
    let page = |name: &str| fs::read_to_string(path.join(name)).unwrap();
    assert!(page("rbg.1").contains(".SH SUBCOMMANDS"));
    for verb in verbs().iter().filter(|verb| *verb != "help") {
        let text = page(&format!("rbg-{verb}.1"));
        assert!(text.contains(".SH EXAMPLES\n.nf\n"), "{text}");
    }
    let playouts = page("rbg-playouts.1");
    for option in ["\\-\\-seconds", "\\-\\-count", "\\-\\-policy"] {
        assert!(playouts.contains(option), "{option}: {playouts}");
    }
    let printed = run(&["man", "playouts"]);
    assert_eq!((code(&printed), out(&printed)), (0, playouts));
    let unknown = run(&["man", "fly"]);
    assert_eq!(code(&unknown), 2);
    assert!(err(&unknown).contains("there is no verb 'fly'"));
}
