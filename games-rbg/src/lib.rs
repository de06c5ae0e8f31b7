//! The game library: descriptions in the Regular Boardgames language, and tables of
//! reference counts that implementations of the games are compared with.
//!
//! ```
//! let text = rbg_games::description("hex").unwrap();
//! assert!(text.starts_with(b"//") || text.starts_with(b"/*"));
//! assert!(rbg_games::names().any(|name| name == "breakthrough"));
//! ```

// `GAMES`, `TABLES`, `HEURISTICS` and `NETWORKS`: names and contents, sorted by name.
include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// Returns the names of all games, sorted.
pub fn names() -> impl Iterator<Item = &'static str> {
    GAMES.iter().map(|(name, _)| *name)
}

/// Returns the description of the game with this name, if there is one.
pub fn description(name: &str) -> Option<&'static [u8]> {
    find(GAMES, name)
}

/// Returns a table of reference data by its file name, `perft.tsv` say: tab-separated
/// values, with `#` before comments.
pub fn reference(file: &str) -> Option<&'static str> {
    std::str::from_utf8(find(TABLES, file)?).ok()
}

/// Returns the learned evaluation of the game with this name, as JSON, if there is one.
pub fn heuristic(name: &str) -> Option<&'static [u8]> {
    find(HEURISTICS, name)
}

/// Returns the trained network of the game with this name, as a file of safetensors, if there is one.
pub fn network(name: &str) -> Option<&'static [u8]> {
    find(NETWORKS, name)
}

fn find(files: &[(&str, &'static [u8])], name: &str) -> Option<&'static [u8]> {
    let mut files = files.iter();
    files.find(|(known, _)| *known == name).map(|(_, it)| *it)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_has_a_description() {
        let names: Vec<&str> = names().collect();
        assert!(names.is_sorted() && names.contains(&"hex"));
        for name in names {
            let text = description(name).expect("a description");
            assert!(text.contains(&b'#'), "{name}");
        }
        assert_eq!(description("no such game"), None);
        assert_eq!(description("reference/perft"), None);
    }

    #[test]
    fn every_learned_evaluation_is_of_a_game() {
        assert!(heuristic("breakthrough").is_some_and(|text| text.starts_with(b"{")));
        assert!(
            HEURISTICS
                .iter()
                .all(|(name, _)| description(name).is_some())
        );
        assert_eq!(heuristic("no such game"), None);
    }

    #[test]
    fn every_network_is_small_and_of_a_game() {
        let mut all = 0;
        for (name, network) in NETWORKS {
            assert!(description(name).is_some(), "{name}");
            assert!(network.len() <= 300_000, "{name}: {} bytes", network.len());
            all += network.len();
        }
        assert!(all <= 5_000_000, "{all}");
        assert!(network("breakthrough").is_some());
        assert_eq!(network("no such game"), None);
    }

    #[test]
    fn the_reference_tables_are_there() {
        let table = reference("perft.tsv").expect("a table");
        assert!(table.contains("ticTacToe\t1\t9"));
        assert_eq!(reference("no such table"), None);
    }
}
