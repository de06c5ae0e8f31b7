//! Tests of the comparison of every way to compile a game with the interpreter.

use rbg_compiler::{SWITCHES, Switch};
use serde_json::{Value, json};

use super::outcome::{FILL, Outside, code, err, out};
use super::{json, run, xtask};

#[test]
fn every_variant_of_a_game_is_compared_or_has_the_code_of_another() {
    let game = Outside::new(FILL);
    let line = json(&["differential", game.path(), "--playouts", "5", "--json"]);
    assert_eq!((&line["game"], &line["ok"]), (&json!("fill"), &json!(true)));
    assert_eq!(line["failures"], json!([]));
    let variants = line["variants"].as_array().unwrap();
    assert_eq!(variants.len(), Switch::variants().len());
    let name = |variant: &Value| variant["variant"].as_str().unwrap().to_owned();
    assert_eq!(name(&variants[0]), "default");
    for switch in SWITCHES {
        let flag = format!("--{}", switch.flag);
        assert!(variants.iter().any(|variant| name(variant) == flag));
    }
    for variant in variants {
        assert_eq!(variant["ok"], true, "{variant}");
        let agreement = &variant["agreement"];
        match variant["same_code_as"].as_str() {
            // Three positions of 3, 2 and 1 moves.
            None => assert_eq!(
                *agreement,
                json!({"depth": 4, "leaves": 0, "positions": 15, "moves": 30})
            ),
            Some(other) => assert!(variants.iter().any(|variant| name(variant) == other
                && variant["same_code_as"] == Value::Null)),
        }
    }
    // Nothing is patterned in this game, so there is nothing to flood.
    let floods = variants
        .iter()
        .find(|variant| name(variant) == "--no-floods");
    assert_eq!(floods.unwrap()["same_code_as"], "default");
}

#[test]
fn variants_are_chosen_by_what_they_leave_out() {
    let game = Outside::new(FILL);
    let arguments = ["differential", game.path(), "--without", "all"];
    let output = run(&arguments);
    let text = out(&output);
    assert_eq!(code(&output), 0, "{}", err(&output));
    assert!(
        text.ends_with(
            "1 of 1 games are right in all variants compared; 1 of 1 variants have code of their own\n"
        ),
        "{text}"
    );
    let output = run(&["differential", game.path(), "--without", "luck"]);
    assert_eq!(code(&output), 2);
    for switch in SWITCHES {
        assert!(err(&output).contains(switch.name), "{}", err(&output));
    }
}

#[test]
fn games_that_cannot_be_compared_are_failures() {
    let bad = Outside::new("#players = white(1)\n");
    let output = run(&["differential", bad.path()]);
    assert_eq!(code(&output), 1);
    assert!(err(&output).contains("STRUCT-MISSING"), "{}", err(&output));
    let text = out(&output);
    assert!(text.contains("fill: does not compile\n0 of 1"), "{text}");

    let unbuilt = Outside::new(&FILL.replace("black", "coal"));
    let output = xtask(&["differential", unbuilt.path(), "--json"])
        .env("CARGO", "/no/such/cargo")
        .output()
        .unwrap();
    assert_eq!(code(&output), 1);
    let line: Value = serde_json::from_str(&out(&output)).unwrap();
    assert_eq!(line["ok"], false);
    let failure = line["failures"][0].as_str().unwrap();
    assert!(failure.contains("cannot run cargo"), "{failure}");
}
