//! Wording shared by messages: similar names and counted nouns.

/// The length, in bytes, beyond which names are not compared.
const LONGEST_NAME: usize = 64;
/// The most names that are compared.
const MOST_CANDIDATES: usize = 10_000;

/// Returns the candidate that `name` was probably meant to be.
pub(crate) fn similar<'c>(
    name: &str,
    candidates: impl IntoIterator<Item = &'c str>,
) -> Option<&'c str> {
    if name.len() > LONGEST_NAME {
        return None;
    }
    let allowed = match name.len() {
        0..=2 => 1,
        3..=5 => 2,
        _ => 3,
    };
    candidates
        .into_iter()
        .take(MOST_CANDIDATES)
        .filter(|candidate| candidate.len().abs_diff(name.len()) <= allowed)
        .map(|candidate| (distance(name, candidate), candidate))
        // A change of every letter is no likeness.
        .filter(|&(distance, _)| distance <= allowed && distance < name.len())
        .min()
        .map(|(_, candidate)| candidate)
}

/// How many slips of the pen lie between two names, capital letters aside if that is all.
fn distance(name: &str, candidate: &str) -> usize {
    if name.eq_ignore_ascii_case(candidate) {
        return 0;
    }
    strsim::damerau_levenshtein(name, candidate)
}

/// Returns `did you mean …?` for the candidate that `name` resembles.
pub(crate) fn did_you_mean<'c>(
    name: &str,
    candidates: impl IntoIterator<Item = &'c str>,
) -> Option<String> {
    similar(name, candidates).map(|candidate| format!("did you mean `{candidate}`?"))
}

/// Returns a counted noun: `1 argument`, `2 arguments`.
pub(crate) fn counted(count: usize, noun: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{count} {noun}{plural}")
}

/// Returns a noun with alternative counts: `1 argument`, `1 or 3 arguments`.
pub(crate) fn counted_alternatives(counts: &[usize], noun: &str) -> String {
    match counts {
        [] => format!("no {noun}s"),
        [count] => counted(*count, noun),
        [first @ .., last] => {
            let first: Vec<String> = first.iter().map(usize::to_string).collect();
            format!("{} or {last} {noun}s", first.join(", "))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_of_the_pen_are_recognised() {
        let names = ["right", "left", "whitePawn", "e"];
        assert_eq!(similar("rihgt", names), Some("right"));
        assert_eq!(similar("whitepawn", names), Some("whitePawn"));
        assert_eq!(similar("RIGHT", names), Some("right"));
        assert_eq!(similar("E", names), Some("e"));
    }

    #[test]
    fn other_words_are_not() {
        assert_eq!(similar("sideways", ["right", "left", "e"]), None);
        assert_eq!(similar("z", ["e", "w"]), None);
        assert_eq!(similar(&"a".repeat(1000), ["a"]), None);
    }

    #[test]
    fn counts_agree_with_their_nouns() {
        assert_eq!(counted(1, "row"), "1 row");
        assert_eq!(
            counted_alternatives(&[1, 2, 4], "argument"),
            "1, 2 or 4 arguments"
        );
    }
}
