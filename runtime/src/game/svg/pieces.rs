//! How pieces look: whose they are, in which colour, and with which letters.

use crate::game::abbreviate::{abbreviate, words};
use crate::game::info::GameInfo;
use std::borrow::Cow;

/// The names of pieces that stand for nothing being there.
const BLANKS: [&str; 6] = ["e", "empty", "blank", "gap", "none", "vacant"];

/// The colours of players that are named after one.
const NAMED: [(&str, Color); 15] = [
    ("black", Color(0x2b, 0x2b, 0x2b)),
    ("blue", Color(0x2f, 0x6f, 0xb7)),
    ("brown", Color(0x8a, 0x5a, 0x2b)),
    ("cyan", Color(0x2a, 0xa7, 0xb8)),
    ("gold", Color(0xe0, 0xb0, 0x30)),
    ("gray", Color(0x8a, 0x8a, 0x8a)),
    ("green", Color(0x3c, 0x95, 0x4b)),
    ("grey", Color(0x8a, 0x8a, 0x8a)),
    ("orange", Color(0xe8, 0x83, 0x2a)),
    ("pink", Color(0xe5, 0x8f, 0xb5)),
    ("purple", Color(0x84, 0x4e, 0xa3)),
    ("red", Color(0xcc, 0x3b, 0x36)),
    ("silver", Color(0xb9, 0xbf, 0xc6)),
    ("white", Color(0xfa, 0xfa, 0xfa)),
    ("yellow", Color(0xf2, 0xd0, 0x3b)),
];

/// The colours of other players, in the order of their turns.
const SEATS: [Color; 8] = [
    Color(0xd9, 0x6b, 0x3f),
    Color(0x3b, 0x78, 0xa8),
    Color(0x4f, 0x9a, 0x56),
    Color(0xd8, 0xb1, 0x3e),
    Color(0x8b, 0x5f, 0xa8),
    Color(0x36, 0x9d, 0x9a),
    Color(0xc9, 0x6a, 0x94),
    Color(0x7b, 0x80, 0x87),
];

/// The number of hues of pieces that are nobody's.
const HUES: u64 = 24;

/// A colour, by its red, green and blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Color(u8, u8, u8);

impl Color {
    /// Returns the colour as an attribute's value.
    pub(super) fn hex(self) -> String {
        format!("#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }

    /// Returns the colour of letters that can be read on this one.
    pub(super) fn ink(self) -> &'static str {
        let brightness =
            299 * u32::from(self.0) + 587 * u32::from(self.1) + 114 * u32::from(self.2);
        if brightness > 140_000 { "#222" } else { "#fff" }
    }

    /// Returns the pale colour of a hue, one of `HUES`.
    fn pale(hue: u64) -> Self {
        // Of red, green and blue one is high, one is low, and one rises or falls between.
        const LOW: u64 = 0xb0;
        const HIGH: u64 = 0xe8;
        let sector = HUES / 6;
        let part = hue % sector * (HIGH - LOW) / sector;
        let (rising, falling) = (LOW + part, HIGH - part);
        let (red, green, blue) = match hue / sector {
            0 => (HIGH, rising, LOW),
            1 => (falling, HIGH, LOW),
            2 => (LOW, HIGH, rising),
            3 => (LOW, falling, HIGH),
            4 => (rising, LOW, HIGH),
            _ => (HIGH, LOW, falling),
        };
        Self(red as u8, green as u8, blue as u8)
    }
}

/// How a piece looks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Look {
    /// Nothing is drawn.
    Blank,
    /// A disc in the colour of its owner, with letters where the owner has several pieces.
    Disc { color: Color, letters: String },
    /// A tile with letters: the piece is nobody's.
    Tile { color: Color, letters: String },
}

/// Returns how the pieces of a game look, which depends on names alone.
pub(super) fn looks(info: &GameInfo) -> Vec<Look> {
    let owners: Vec<Option<(usize, String)>> = info
        .pieces
        .iter()
        .map(|name| owner(name, &info.players))
        .collect();
    let mut kinds: Vec<Cow<'static, str>> = owners
        .iter()
        .flatten()
        .map(|(_, kind)| Cow::Owned(kind.clone()))
        .collect();
    kinds.sort_unstable();
    kinds.dedup();
    let short_kinds = abbreviate(&kinds);
    let short_names = abbreviate(&info.pieces);
    let look = |piece: usize| match &owners[piece] {
        _ if is_blank(&info.pieces[piece]) => Look::Blank,
        Some((seat, kind)) => {
            let of_owner = owners.iter().flatten().filter(|(other, _)| other == seat);
            let known = kinds.iter().position(|known| known == kind);
            Look::Disc {
                color: seat_color(&info.players[*seat], *seat),
                letters: match known {
                    Some(known) if of_owner.count() > 1 => short_kinds[known].clone(),
                    _ => String::new(),
                },
            }
        }
        None => Look::Tile {
            color: Color::pale(hash(&info.pieces[piece]) % HUES),
            letters: short_names[piece].clone(),
        },
    };
    (0..info.pieces.len()).map(look).collect()
}

fn is_blank(name: &str) -> bool {
    BLANKS.contains(&name)
}

/// Returns the seat of the player to whom a piece belongs, and what its name says besides: the
/// player whose name, initials or beginning of a name its first word is, if there is only one.
fn owner(name: &str, players: &[Cow<'_, str>]) -> Option<(usize, String)> {
    if is_blank(name) {
        return None;
    }
    let lower = name.to_lowercase();
    if let Some(seat) = (0..players.len())
        .filter(|&seat| lower.starts_with(&players[seat].to_lowercase()))
        .max_by_key(|&seat| players[seat].len())
    {
        let kind = name.get(players[seat].len()..).unwrap_or_default();
        return Some((seat, kind.trim_matches('_').to_owned()));
    }
    let first = *words(name).first()?;
    let kind = name.split_once(first)?.1.trim_start_matches('_').to_owned();
    let first = first.to_lowercase();
    let initials = |player: &str| -> String {
        let initials = words(player)
            .into_iter()
            .filter_map(|word| word.chars().next());
        initials.flat_map(char::to_lowercase).collect()
    };
    let by_initials = only(players, |player| initials(player) == first);
    let seat =
        by_initials.or_else(|| only(players, |player| player.to_lowercase().starts_with(&first)));
    Some((seat?, kind))
}

/// Returns the seat of the only player of whom something holds.
fn only(players: &[Cow<'_, str>], holds: impl Fn(&str) -> bool) -> Option<usize> {
    let mut seats = (0..players.len()).filter(|&seat| holds(&players[seat]));
    let seat = seats.next()?;
    seats.next().is_none().then_some(seat)
}

fn seat_color(player: &str, seat: usize) -> Color {
    let player = player.to_lowercase();
    let named = NAMED.iter().find(|(name, _)| *name == player);
    named.map_or(SEATS[seat % SEATS.len()], |(_, color)| *color)
}

/// Returns the FNV-1a hash of a name, which is the same everywhere and for ever.
fn hash(name: &str) -> u64 {
    let start = 0xcbf2_9ce4_8422_2325;
    let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    name.bytes().fold(start, mix)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn owners(players: &[&'static str], name: &str) -> Option<(usize, String)> {
        let players: Vec<Cow<'static, str>> = players.iter().map(|&name| name.into()).collect();
        owner(name, &players)
    }

    #[test]
    fn pieces_belong_to_the_player_whom_their_names_tell() {
        let sides = ["white", "black"];
        let points = ["north", "northEast", "south"];
        type Case<'a> = (&'a [&'static str], &'a str, Option<(usize, &'a str)>);
        let cases: [Case<'_>; 12] = [
            (&sides, "w", Some((0, ""))),
            (&sides, "blackPawn", Some((1, "Pawn"))),
            (&sides, "white_king", Some((0, "king"))),
            (&sides, "wKing", Some((0, "King"))),
            (&sides, "e", None),
            (&sides, "x", None),
            (&sides, "last", None),
            (&["solver"], "t15", None),
            (&points, "n", Some((0, ""))),
            (&points, "ne", Some((1, ""))),
            (&points, "northEastStone", Some((1, "Stone"))),
            (&["blue", "black"], "b", None),
        ];
        for (players, name, expected) in cases {
            let expected = expected.map(|(seat, kind)| (seat, kind.to_owned()));
            assert_eq!(owners(players, name), expected, "{name}");
        }
    }

    #[test]
    fn letters_can_be_read_on_every_color() {
        assert_eq!(seat_color("White", 1).ink(), "#222");
        assert_eq!(seat_color("black", 0).ink(), "#fff");
        assert_eq!(seat_color("fox", 8), seat_color("hounds", 0));
        // Tiles are all pale, and neighbouring hues differ.
        for hue in 0..HUES {
            assert_eq!(Color::pale(hue).ink(), "#222");
            assert_ne!(Color::pale(hue), Color::pale((hue + 1) % HUES));
        }
    }
}
