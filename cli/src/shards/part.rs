//! Parts of jobs, and whether some of them come together to the whole.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Bound;

use serde::{Deserialize, Serialize};

/// A part of a job.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Part {
    /// Neighbours in a row: playouts, or games by their numbers.
    Span(Span),
    /// All sequences of moves that begin alike.
    Prefix(Prefix),
}

/// Neighbours in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Span {
    /// The number of the first of them.
    pub first: u64,
    /// How many there are.
    pub count: u64,
}

impl Span {
    /// Returns the numbers from `first` on.
    pub fn new(first: u64, count: u64) -> Self {
        Self { first, count }
    }

    /// Returns the number behind the last one, if it is a number.
    pub fn end(&self) -> Option<u64> {
        self.first.checked_add(self.count)
    }

    /// Cuts into spans of this size, at least 1; the last one may be smaller.
    pub fn cut(&self, size: u64) -> impl Iterator<Item = Self> + use<> {
        let Self { first, count } = *self;
        let size = size.max(1);
        (0..count.div_ceil(size)).map(move |number| {
            let skipped = number * size;
            Self::new(first + skipped, size.min(count - skipped))
        })
    }
}

/// A beginning of sequences of moves.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prefix {
    /// The place of each move among the legal ones.
    pub places: Vec<Place>,
    /// The moves, in canonical form.
    pub moves: Vec<String>,
}

/// The place of a move among the legal moves of a position, in the order of their texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// Its number, from 0.
    pub number: u64,
    /// The number of legal moves.
    pub of: u64,
}

impl Part {
    /// Returns whether this is a part of a whole, as far as can be told without the game.
    pub fn is_within(&self, whole: &Self) -> bool {
        match (self, whole) {
            (Self::Span(part), Self::Span(whole)) => {
                let ends = part.end().zip(whole.end());
                let inside = ends.is_some_and(|(part, whole)| part <= whole);
                part.first >= whole.first
                    && (inside && part.count > 0 || self == &Self::Span(*whole))
            }
            (Self::Prefix(part), Self::Prefix(_)) => {
                part.places.len() == part.moves.len()
                    && part.places.iter().all(|place| place.number < place.of)
            }
            (Self::Span(_), Self::Prefix(_)) | (Self::Prefix(_), Self::Span(_)) => false,
        }
    }

    /// Returns how much of a whole this is, from 0 to 1.
    pub fn share(&self, whole: &Self) -> f64 {
        match (self, whole) {
            (Self::Span(part), Self::Span(whole)) if whole.count > 0 => {
                part.count as f64 / whole.count as f64
            }
            (Self::Prefix(part), _) => {
                let shares = part.places.iter().map(|place| 1.0 / place.of as f64);
                shares.product()
            }
            (Self::Span(_), _) => 1.0,
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Span(Span { first, count: 0 }) => write!(f, "nothing from {first} on"),
            Self::Span(Span { first, count }) => {
                write!(f, "{first} to {}", first.saturating_add(count - 1))
            }
            Self::Prefix(prefix) if prefix.moves.is_empty() => f.write_str("all moves"),
            Self::Prefix(prefix) => f.write_str(&prefix.moves.join(" ")),
        }
    }
}

/// Returns parts, in order and without any in two of them, that come together to the whole, if
/// there are such.
pub(super) fn cover<'p, T>(parts: &'p BTreeMap<Part, T>, whole: &Part) -> Option<Vec<&'p T>> {
    match whole {
        Part::Span(whole) => cover_span(parts, *whole),
        Part::Prefix(_) => {
            let by_places = parts.iter().filter_map(|(part, value)| match part {
                Part::Prefix(prefix) => Some((&prefix.places[..], value)),
                Part::Span(_) => None,
            });
            let mut found = Vec::new();
            cover_below(&by_places.collect(), &mut Vec::new(), &mut found).then_some(found)
        }
    }
}

/// Returns parts of which none has anything in common with another one; all of them if that
/// is so.
pub(super) fn apart<T>(parts: &BTreeMap<Part, T>) -> Vec<(&Part, &T)> {
    let mut found: Vec<(&Part, &T)> = Vec::new();
    for (part, value) in parts {
        let overlaps = found.last().is_some_and(|(last, _)| match (last, part) {
            (Part::Span(last), Part::Span(part)) => last.end().is_none_or(|end| part.first < end),
            // What begins with a prefix follows it in the order.
            (Part::Prefix(last), Part::Prefix(part)) => part.places.starts_with(&last.places),
            (Part::Span(_), Part::Prefix(_)) | (Part::Prefix(_), Part::Span(_)) => true,
        });
        if !overlaps {
            found.push((part, value));
        }
    }
    found
}

/// Looks for spans each of which begins where the one before ends, from the beginning of the whole
/// to its end.
fn cover_span<T>(parts: &BTreeMap<Part, T>, whole: Span) -> Option<Vec<&T>> {
    // By the ends that can be reached: the span that ends there.
    let mut reached: BTreeMap<u64, (Span, &T)> = BTreeMap::new();
    for (part, value) in parts {
        let Part::Span(span) = part else {
            continue;
        };
        let follows = span.first == whole.first || reached.contains_key(&span.first);
        if let Some(end) = span.end()
            && follows
        {
            reached.entry(end).or_insert((*span, value));
        }
    }
    let mut found = Vec::new();
    let mut end = whole.end()?;
    loop {
        let (span, value) = reached.get(&end)?;
        found.push(*value);
        if span.first == whole.first {
            break;
        }
        end = span.first;
    }
    found.reverse();
    Some(found)
}

/// Looks for a part at a place of the tree of moves, or for parts at all places below it.
fn cover_below<'p, T>(
    parts: &BTreeMap<&[Place], &'p T>,
    here: &mut Vec<Place>,
    found: &mut Vec<&'p T>,
) -> bool {
    if let Some(value) = parts.get(&here[..]) {
        found.push(value);
        return true;
    }
    // The places below one follow it in the order.
    let from_here = (Bound::Excluded(&here[..]), Bound::Unbounded);
    let below = parts.range::<[Place], _>(from_here).next();
    let Some((place, _)) = below.filter(|(place, _)| place.starts_with(here)) else {
        return false;
    };
    let of = place[here.len()].of;
    (0..of).all(|number| {
        here.push(Place { number, of });
        let covered = cover_below(parts, here, found);
        here.pop();
        covered
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spans(spans: &[(u64, u64)]) -> BTreeMap<Part, (u64, u64)> {
        let part =
            |&(first, count): &(u64, u64)| (Part::Span(Span::new(first, count)), (first, count));
        spans.iter().map(part).collect()
    }

    fn prefix(places: &[(u64, u64)]) -> Part {
        let places = places.iter().map(|&(number, of)| Place { number, of });
        let places: Vec<Place> = places.collect();
        let moves = places.iter().map(|place| format!("a{}:1", place.number));
        Part::Prefix(Prefix {
            moves: moves.collect(),
            places,
        })
    }

    #[test]
    fn spans_are_cut_without_gaps() {
        let cut = |first, count, size| -> Vec<(u64, u64)> {
            let spans = Span::new(first, count).cut(size);
            spans.map(|span| (span.first, span.count)).collect()
        };
        assert_eq!(cut(5, 10, 4), [(5, 4), (9, 4), (13, 2)]);
        assert_eq!(cut(0, 4, 4), [(0, 4)]);
        assert_eq!(cut(0, 0, 4), []);
        assert_eq!(cut(0, 2, 0), [(0, 1), (1, 1)]);
    }

    #[test]
    fn spans_that_follow_each_other_make_the_whole() {
        let whole = Part::Span(Span::new(10, 20));
        for (parts, covered) in [
            (&[(10, 20)][..], Some(vec![(10, 20)])),
            (&[(10, 5), (15, 15)], Some(vec![(10, 5), (15, 15)])),
            (&[(10, 5), (16, 14)], None),
            (&[(10, 5), (14, 16)], None),
            (&[(15, 15)], None),
            (&[(10, 19)], None),
            (&[], None),
            // A second way to cut does no harm, and can help out.
            (
                &[(10, 10), (10, 5), (15, 15)],
                Some(vec![(10, 5), (15, 15)]),
            ),
            (
                &[(10, 10), (15, 15), (20, 10)],
                Some(vec![(10, 10), (20, 10)]),
            ),
        ] {
            let parts = spans(parts);
            let found = cover(&parts, &whole);
            let found = found.map(|found| found.into_iter().copied().collect::<Vec<_>>());
            assert_eq!(found, covered, "{parts:?}");
        }
    }

    #[test]
    fn prefixes_of_any_depths_make_the_whole() {
        let whole = Part::Prefix(Prefix::default());
        let covers = |parts: &[&[(u64, u64)]]| {
            let parts = parts.iter().map(|places| (prefix(places), places.to_vec()));
            let parts: BTreeMap<Part, Vec<(u64, u64)>> = parts.collect();
            let found = cover(&parts, &whole)?;
            Some(found.into_iter().cloned().collect::<Vec<_>>())
        };
        assert_eq!(covers(&[&[]]), Some(vec![vec![]]));
        let mixed: [&[(u64, u64)]; 3] = [&[(1, 2), (1, 2)], &[(0, 2)], &[(1, 2), (0, 2)]];
        let in_order = vec![vec![(0, 2)], vec![(1, 2), (0, 2)], vec![(1, 2), (1, 2)]];
        assert_eq!(covers(&mixed), Some(in_order));
        assert_eq!(covers(&mixed[..2]), None);
        assert_eq!(covers(&[&[(0, 2)]]), None);
        assert_eq!(covers(&[]), None);
    }

    #[test]
    fn of_parts_with_something_in_common_one_counts() {
        let counted = |parts: &BTreeMap<Part, (u64, u64)>| {
            let apart = apart(parts).into_iter();
            apart.map(|(_, value)| *value).collect::<Vec<_>>()
        };
        assert_eq!(counted(&spans(&[(0, 4), (2, 4), (4, 1)])), [(0, 4), (4, 1)]);
        let tree = [
            prefix(&[(0, 2)]),
            prefix(&[(0, 2), (1, 3)]),
            prefix(&[(1, 2)]),
        ];
        let tree: BTreeMap<Part, usize> = tree.into_iter().zip(0..).collect();
        let numbers: Vec<usize> = apart(&tree).into_iter().map(|(_, value)| *value).collect();
        assert_eq!(numbers, [0, 2]);
    }

    #[test]
    fn parts_are_told_from_what_is_none() {
        let whole = Part::Span(Span::new(10, 20));
        for (first, count, is_within) in [
            (10, 20, true),
            (10, 1, true),
            (29, 1, true),
            (9, 2, false),
            (29, 2, false),
            (12, 0, false),
            (12, u64::MAX, false),
        ] {
            let part = Part::Span(Span::new(first, count));
            assert_eq!(part.is_within(&whole), is_within, "{part}");
        }
        let tree = Part::Prefix(Prefix::default());
        assert!(prefix(&[(1, 2)]).is_within(&tree) && !prefix(&[(2, 2)]).is_within(&tree));
        assert!(!prefix(&[]).is_within(&whole) && !whole.is_within(&tree));
        let shares = [prefix(&[]), prefix(&[(1, 2)]), prefix(&[(1, 2), (0, 4)])];
        assert_eq!(shares.map(|part| part.share(&tree)), [1.0, 0.5, 0.125]);
        assert_eq!(Part::Span(Span::new(12, 5)).share(&whole), 0.25);
    }
}
