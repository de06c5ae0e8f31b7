//! A transposition table: what is known of positions, by their keys.

use super::memory::{OutOfMemory, try_filled};

/// The relation between the value of a position and the stored one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Exact,
    Lower,
    Upper,
}

/// An entry: what is known of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    key: u64,
    pub(super) value: i32,
    /// The number of moves that were looked ahead; [`FOR_EVER`]: to the end of the game.
    pub(super) depth: u16,
    pub(super) bound: Bound,
    /// The place of the best move in the list of all.
    pub(super) best: u32,
}

/// The depth of a value that rests on ends of the game alone.
pub(super) const FOR_EVER: u16 = u16::MAX;

/// A transposition table of fixed size. Of two entries in one place the deeper one stays, unless it
/// is from an earlier search.
pub(super) struct Table {
    entries: Vec<Option<Entry>>,
}

impl Table {
    /// Creates a table that takes up at most this number of bytes.
    pub(super) fn new(bytes: usize) -> Result<Self, OutOfMemory> {
        let most = (bytes / size_of::<Option<Entry>>()).max(2);
        let places = 1usize << most.ilog2();
        Ok(Self {
            entries: try_filled(None, places)?,
        })
    }

    pub(super) fn clear(&mut self) {
        self.entries.fill(None);
    }

    /// Returns the two places of a key: the first keeps deep entries, the second takes all.
    fn place(&self, key: u64) -> usize {
        (key as usize & (self.entries.len() - 1)) & !1
    }

    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        let place = self.place(key);
        self.entries[place..place + 2]
            .iter()
            .flatten()
            .find(|entry| entry.key == key)
            .copied()
    }

    pub(super) fn put(&mut self, key: u64, value: i32, depth: u16, bound: Bound, best: u32) {
        let entry = Entry {
            key,
            value,
            depth,
            bound,
            best,
        };
        let place = self.place(key);
        let replace = self.entries[place].is_none_or(|old| old.key == key || old.depth <= depth);
        if replace {
            self.entries[place] = Some(entry);
        } else {
            self.entries[place + 1] = Some(entry);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Bound, Entry, FOR_EVER, Table};

    /// Returns what is known of a key, as far as it was told.
    fn found(table: &Table, key: u64) -> Option<(i32, u16)> {
        table.get(key).map(|entry| (entry.value, entry.depth))
    }

    #[test]
    fn the_deeper_of_two_positions_in_one_place_stays_and_the_later_one_beside_it() {
        let mut table = Table::new(1).expect("it is small");
        let mut put = |key, value, depth| table.put(key, value, depth, Bound::Exact, 0);
        put(2, 20, 5);
        put(4, 40, 3);
        put(6, 60, 4);
        put(8, 80, 2);
        assert_eq!(found(&table, 2), Some((20, 5)));
        assert_eq!([4, 6].map(|key| found(&table, key)), [None, None]);
        assert_eq!(found(&table, 8), Some((80, 2)));
        // As deep as what is there takes its place, and the same position in any case.
        table.put(10, 100, 5, Bound::Exact, 0);
        assert_eq!(
            (found(&table, 2), found(&table, 10)),
            (None, Some((100, 5)))
        );
        table.put(10, 101, 1, Bound::Exact, 0);
        assert_eq!(found(&table, 10), Some((101, 1)));
        table.put(12, 120, FOR_EVER, Bound::Exact, 0);
        table.put(14, 140, 9, Bound::Exact, 0);
        assert_eq!(found(&table, 12), Some((120, FOR_EVER)));
        table.clear();
        assert_eq!([8, 12, 14].map(|key| found(&table, key)), [None; 3]);
    }

    #[test]
    fn an_entry_is_given_back_as_it_was_put_for_its_key_alone() {
        let mut table = Table::new(1 << 10).expect("it is small");
        table.put(3, -7, 2, Bound::Lower, 11);
        table.put(16, 9, 4, Bound::Upper, 12);
        let entry = table.get(3).expect("it is there");
        assert_eq!(
            (entry.value, entry.depth, entry.bound, entry.best),
            (-7, 2, Bound::Lower, 11)
        );
        let entry = table.get(16).expect("it is there");
        assert_eq!(
            (entry.value, entry.bound, entry.best),
            (9, Bound::Upper, 12)
        );
        // Others of the same places.
        let places = table.entries.len() as u64;
        assert!(
            places.is_power_of_two() && places as usize * size_of::<Option<Entry>>() <= 1 << 10
        );
        assert!(table.get(3 + places).is_none() && table.get(2).is_none());
    }
}
