//! The files into which games of self-play are cut, and their names.

use std::ops::Range;
use std::path::{Component, Path};

use anyhow::anyhow;

/// Returns the numbers of the games of a file, if so many games come into each but the last one; `None` if
/// there is no file of this number, from 0.
pub(crate) fn games_of(all: &Range<u64>, per_file: u64, file: u64) -> Option<Range<u64>> {
    let per_file = per_file.max(1);
    let begin = all.start.checked_add(file.checked_mul(per_file)?)?;
    let end = begin.saturating_add(per_file).min(all.end);
    (begin < end).then_some(begin..end)
}

/// Returns the name of the file of some games.
///
/// # Errors
///
/// Where the name of the game is no name of a file.
pub(crate) fn file_name(game: &str, games: &Range<u64>) -> anyhow::Result<String> {
    let mut parts = Path::new(game).components();
    match (parts.next(), parts.next()) {
        (Some(Component::Normal(name)), None) if name == game => {
            Ok(format!("{game}-{}-{}.safetensors", games.start, games.end))
        }
        _ => Err(anyhow!("no file can be named after '{game}'")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_cut_into_files() {
        const END: u64 = u64::MAX;
        for (all, per_file, file, games) in [
            (3..13, 5, 0, Some(3..8)),
            (3..13, 5, 1, Some(8..13)),
            (3..13, 5, 2, None),
            (0..7, 3, 2, Some(6..7)),
            (0..2, 0, 1, Some(1..2)),
            (0..0, 5, 0, None),
            (END - 3..END, 2, 1, Some(END - 1..END)),
            (END - 3..END, 2, 2, None),
            (0..END, 2, END, None),
        ] {
            let found = games_of(&all, per_file, file);
            assert_eq!(found, games, "{all:?} {per_file} {file}");
        }
    }

    #[test]
    fn files_are_named_after_the_game_and_its_numbers_and_stay_in_their_folder() {
        let name = file_name("hex_7x7", &(20..30));
        assert_eq!(name.unwrap(), "hex_7x7-20-30.safetensors");
        for game in ["", ".", "..", "/x", "../x", "x/y", "x/"] {
            assert!(file_name(game, &(0..1)).is_err(), "{game}");
        }
    }
}
