//! The nearest of many names, for whoever has mistyped one.

/// Returns the end of an error about a word that is none of some names: the one it was probably
/// meant to be, if there is one.
pub(crate) fn did_you_mean<'n>(word: &str, names: impl IntoIterator<Item = &'n str>) -> String {
    let meant = nearest(word, names);
    meant.map_or_else(String::new, |name| format!("; did you mean '{name}'?"))
}

fn nearest<'n>(word: &str, names: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    let wanted = word.to_lowercase();
    names
        .into_iter()
        .map(|name| (strsim::jaro_winkler(&wanted, &name.to_lowercase()), name))
        .filter(|(similarity, _)| *similarity > 0.8)
        .max_by(|(a, _), (b, _)| a.total_cmp(b))
        .map(|(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_name_is_told_if_it_is_near() {
        let names = ["breakthrough", "knightthrough", "hex"];
        for (word, told) in [
            ("braekthrough", "; did you mean 'breakthrough'?"),
            ("HEX", "; did you mean 'hex'?"),
            ("oware", ""),
            ("", ""),
        ] {
            assert_eq!(did_you_mean(word, names), told, "{word}");
        }
        assert_eq!(did_you_mean("hex", []), "");
    }
}
