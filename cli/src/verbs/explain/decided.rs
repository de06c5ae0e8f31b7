//! What is proved about positions in which the scores are decided, in words.

use rbg_compiler::explain::DecidedPositions;

/// Returns what is known of decided positions in words.
pub(super) fn decided(found: &DecidedPositions) -> String {
    let mut text = match found.reason {
        Some(reason) => format!("\nDecided positions: none, {reason}\n"),
        None if found.stops_playouts => {
            "\nDecided positions: told; searches stop there, and their playouts, too\n".to_owned()
        }
        None => "\nDecided positions: told; searches stop there\n".to_owned(),
    };
    for change in &found.changes {
        let value = change
            .value
            .map_or("another value".to_owned(), |value| value.to_string());
        let place = change
            .place
            .map_or_else(String::new, |place| format!(" ({place})"));
        let player = &change.player;
        text += &match &change.barred[..] {
            [] => format!("  {player} can always get {value}{place}\n"),
            barred => format!(
                "  {player} gets no {value}{place} any more if {}\n",
                barred.join(", or ")
            ),
        };
    }
    text
}
