//! A transposition table: what is known of positions, by their keys.

/// What the value of a position is compared with what is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Exact,
    Lower,
    Upper,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    key: u64,
    pub(super) value: i32,
    /// Moves that were looked ahead; [`FOR_EVER`]: to the end of the game.
    pub(super) depth: u16,
    pub(super) bound: Bound,
    /// The place of the best move in the list of all.
    pub(super) best: u32,
}

/// The depth of a value that rests on ends of the game alone.
pub(super) const FOR_EVER: u16 = u16::MAX;

/// A table of fixed size. Of two entries in one place the deeper one stays, unless it
/// is from an earlier search.
pub(super) struct Table {
    entries: Vec<Option<Entry>>,
}

impl Table {
    /// A table that takes up at most this number of bytes.
    pub(super) fn new(bytes: usize) -> Self {
        let most = (bytes / size_of::<Option<Entry>>()).max(2);
        let places = 1usize << most.ilog2();
        Self {
            entries: vec![None; places],
        }
    }

    pub(super) fn clear(&mut self) {
        self.entries.fill(None);
    }

    /// The two places of a key: the first keeps deep entries, the second takes all.
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
