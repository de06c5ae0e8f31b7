//! The units of a sweep: each game, and the random games, in steps.

use anyhow::anyhow;
use rbg_cli::digests;
use rbg_cli::failure::Failure;
use rbg_cli::library::GameFile;
use rbg_testkit::oracle::agreement;

use crate::differential::variant::{self, Variant};

/// The seed of the campaign of random games.
const SEED: u64 = 1;

/// The number of random games that are one step.
const SLICE: u64 = 48;

/// A call of another verb.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Step {
    /// The kind of the step: steps of a kind take similar times.
    pub(super) kind: &'static str,
    /// The name of the step, by which it is noted down.
    pub(super) name: String,
    /// The arguments of the call.
    pub(super) arguments: Vec<String>,
}

impl Step {
    fn of_game(verb: &'static str, game: &str, file: &GameFile) -> Self {
        Self {
            kind: verb,
            name: format!("{verb} {}", file.name),
            arguments: vec![verb.to_owned(), game.to_owned()],
        }
    }
}

/// A unit: what has a line in the table of what was swept.
#[derive(Clone, Debug)]
pub(super) struct Unit {
    /// The name of a game, or of the random games.
    pub(super) name: String,
    /// The digest of the code in all variants, and of what it is made from.
    pub(super) code: String,
    pub(super) steps: Vec<Step>,
}

impl Unit {
    /// Compiles a game in all variants. What does not compile is found wrong by the steps.
    pub(super) fn of_game(game: &str, file: &GameFile) -> Result<Self, Failure> {
        let variants = Variant::selected(&[]);
        let codes = agreement::caught(|| variant::codes(file, &variants));
        let mut texts = vec![file.text.clone()];
        match codes.map_err(|what| Failure::from(anyhow!(what))).flatten() {
            Ok(codes) => texts.extend(codes.into_iter().map(|code| code.text.into_bytes())),
            Err(failure @ Failure::Interrupted) => return Err(failure),
            Err(failure) => texts.extend(failure.message().map(String::into_bytes)),
        }
        Ok(Self {
            name: file.name.clone(),
            code: digests::of_texts(texts.iter().map(Vec::as_slice)),
            steps: ["verify", "differential", "styles"]
                .map(|verb| Step::of_game(verb, game, file))
                .into(),
        })
    }

    /// Creates the unit of this number of random games, in slices; `None` if there are none.
    /// `sources` is the digest of what makes and compiles them.
    pub(super) fn of_random_games(games: u64, sources: &str) -> Option<Self> {
        let slice = |first: u64| {
            let count = SLICE.min(games - first);
            let number = |number: u64| number.to_string();
            let arguments = [
                "fuzz".to_owned(),
                format!("--seed={SEED}"),
                format!("--first={}", number(first)),
                format!("--games={}", number(count)),
                "--keep=0".to_owned(),
            ];
            Step {
                kind: "fuzz",
                name: format!("fuzz from {first}, {count} games"),
                arguments: arguments.into(),
            }
        };
        let firsts = (0..games).step_by(SLICE as usize);
        (games > 0).then(|| Self {
            name: "(random games)".to_owned(),
            code: digests::of_texts([sources.as_bytes(), &games.to_le_bytes()]),
            steps: firsts.map(slice).collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(text: &str) -> GameFile {
        GameFile {
            name: "walk".to_owned(),
            path: "walk.rbg".into(),
            text: text.into(),
        }
    }

    const WALK: &str = "#players = white(1)\n#pieces = e, w\n#variables =\n\
                        #board = rectangle(up, down, left, right, [e, e, e])\n\
                        #rules = (->white (left* + right*) {e} [w])*\n";

    #[test]
    fn a_game_is_swept_again_when_its_text_or_code_is_another() {
        let unit = |text: &str| Unit::of_game("walk.rbg", &file(text)).unwrap();
        let walk = unit(WALK);
        assert_eq!(walk.code, unit(WALK).code);
        for other in [
            WALK.replace("[w]", "[e]"),
            format!("// The same.\n{WALK}"),
            WALK.replace("#players", "#plyers"),
        ] {
            assert_ne!(walk.code, unit(&other).code, "{other}");
        }
        let steps: Vec<_> = walk
            .steps
            .iter()
            .map(|step| (step.name.as_str(), step.arguments.join(" ")))
            .collect();
        let expected = ["verify walk", "differential walk", "styles walk"]
            .map(|name| (name, format!("{name}.rbg")));
        assert_eq!(steps, expected);
    }

    #[test]
    fn random_games_are_swept_in_slices() {
        assert!(Unit::of_random_games(0, "s").is_none());
        for (games, slices) in [(1, 1), (SLICE, 1), (SLICE + 1, 2), (10 * SLICE, 10)] {
            let unit = Unit::of_random_games(games, "s").unwrap();
            assert_eq!(unit.steps.len(), slices, "{games}");
            let last = unit.steps.last().unwrap();
            let first = (slices as u64 - 1) * SLICE;
            assert_eq!(
                last.arguments[1..4],
                [
                    "--seed=1".to_owned(),
                    format!("--first={first}"),
                    format!("--games={}", games - first)
                ]
            );
            assert_ne!(unit.code, Unit::of_random_games(games, "t").unwrap().code);
            assert_ne!(
                unit.code,
                Unit::of_random_games(games + 1, "s").unwrap().code
            );
        }
    }
}
