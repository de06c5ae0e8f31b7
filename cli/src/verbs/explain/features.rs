//! The section on features: what may be good for a player.

use rbg_compiler::explain::{FeatureOf, GameFeatures};

use crate::failure::Failure;
use crate::terminal::Terminal;

/// The most details of a feature that are shown.
const MOST_DETAILS: usize = 4;

/// Prints the section.
pub(super) fn features(features: &GameFeatures, terminal: Terminal) -> Result<(), Failure> {
    let looks = match (features.fair, features.mirrors) {
        (true, 0 | 1) => "the same to all players, who share weights".to_owned(),
        (true, mirrors) => {
            format!("the same to all players, who share weights, in {mirrors} ways each")
        }
        (false, 0 | 1) => "another one to each player".to_owned(),
        (false, mirrors) => format!("another one to each player, in {mirrors} ways each"),
    };
    terminal.print(&format!(
        "\nFeatures: {} weights; the game looks {looks}\n",
        features.weights
    ))?;
    let owners: Vec<String> = features
        .owners
        .iter()
        .map(|owner| match &owner.place {
            Some(place) => format!("{} is of {} ({place})", owner.piece, owner.player),
            None => format!("{} is of {}", owner.piece, owner.player),
        })
        .collect();
    if !owners.is_empty() {
        terminal.print(&format!("  {}\n", owners.join(", ")))?;
    }
    let mut table = terminal.table(&["feature", "of", "for", "weights", "from"]);
    for feature in &features.features {
        table.add_row([
            feature.term.to_owned(),
            feature.of.clone(),
            feature.players.join(", "),
            weights(feature),
            feature
                .place
                .map_or_else(String::new, |place| place.to_string()),
        ]);
    }
    terminal.print_table(table, 5)?;
    for off in &features.off {
        terminal.print(&format!("  no {}: {}\n", off.term, off.why))?;
    }
    Ok(())
}

/// Returns what the weights of a feature are of, the first of them.
fn weights(feature: &FeatureOf) -> String {
    let count = feature.details.len();
    if count == 1 {
        return feature.details[0].clone();
    }
    let shown = feature
        .details
        .iter()
        .take(MOST_DETAILS)
        .map(String::as_str);
    let shown: Vec<&str> = shown.collect();
    let more = if count > MOST_DETAILS { ", …" } else { "" };
    format!("{count}: {}{more}", shown.join(", "))
}
