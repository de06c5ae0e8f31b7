//! Short names of equal width for drawings.

use std::borrow::Cow;
use std::collections::HashSet;

/// Abbreviates names to the smallest width that keeps them apart: by their
/// first letters, or else by the initials of their words and the beginning of
/// the last one (`whitePawn` to `wP`). Names no longer than that stay whole.
pub(crate) fn abbreviate(names: &[Cow<'_, str>]) -> Vec<String> {
    let longest = names.iter().map(|name| name.chars().count()).max();
    for width in 1..longest.unwrap_or(0) {
        for shorten in [beginning, initials] {
            let short: Vec<String> = names.iter().map(|name| shorten(name, width)).collect();
            if all_distinct(&short) {
                return short;
            }
        }
    }
    names.iter().map(|name| name.to_string()).collect()
}

fn all_distinct(names: &[String]) -> bool {
    let mut seen = HashSet::new();
    names.iter().all(|name| seen.insert(name))
}

fn beginning(name: &str, width: usize) -> String {
    name.chars().take(width).collect()
}

/// Returns the initials of all words but the last, and as much of that as fits. There has to be
/// room for two letters, or the last word would stand alone.
fn initials(name: &str, width: usize) -> String {
    if width == 1 || name.chars().count() <= width {
        return beginning(name, width);
    }
    let words = words(name);
    let Some((last, others)) = words.split_last() else {
        return beginning(name, width);
    };
    let initials = others.iter().filter_map(|word| word.chars().next());
    let initials: String = initials.take(width - 1).collect();
    let room = width - initials.chars().count();
    initials + &beginning(last, room)
}

/// Splits a name at underscores, and before capitals and numbers.
pub(crate) fn words(name: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let mut start = 0;
    let mut before = '_';
    for (at, letter) in name.char_indices() {
        let hump = letter.is_uppercase() && !before.is_uppercase();
        let number = letter.is_numeric() && !before.is_numeric();
        if hump || number || before == '_' {
            words.push(&name[start..at]);
            start = at;
        }
        before = letter;
    }
    words.push(&name[start..]);
    words.retain(|word| word.chars().any(|letter| letter != '_'));
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    fn short(names: &[&str]) -> Vec<String> {
        let names: Vec<_> = names.iter().map(|&name| Cow::Borrowed(name)).collect();
        abbreviate(&names)
    }

    #[test]
    fn short_names_stay_whole() {
        assert_eq!(short(&["b", "e", "w"]), ["b", "e", "w"]);
        assert_eq!(short(&["b1", "b2", "e"]), ["b1", "b2", "e"]);
        assert_eq!(short(&["e"]), ["e"]);
        assert!(short(&[]).is_empty());
    }

    #[test]
    fn the_first_letter_is_enough_where_it_differs() {
        assert_eq!(short(&["black", "empty", "white"]), ["b", "e", "w"]);
    }

    #[test]
    fn words_are_told_apart_by_their_initials() {
        assert_eq!(
            short(&["blackPawn", "blackRook", "empty", "whitePawn", "whiteRook"]),
            ["bP", "bR", "em", "wP", "wR"]
        );
        assert_eq!(
            short(&["white_king", "white_knight", "white_pawn"]),
            ["wki", "wkn", "wpa"]
        );
        assert_eq!(short(&["tile16", "tile2", "tile8"]), ["t1", "t2", "t8"]);
    }

    #[test]
    fn equal_beginnings_go_on_until_they_differ() {
        assert_eq!(short(&["aaaab", "aaaac", "aaa"]), ["aaaab", "aaaac", "aaa"]);
    }
}
