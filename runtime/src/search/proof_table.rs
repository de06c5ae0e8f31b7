//! The table of a proof-number search: how far the proofs of positions have come.

use super::memory::{OutOfMemory, try_filled};

/// The proof numbers of a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Numbers {
    /// The proof number: how many positions have to be proven at least, about.
    pub(super) proof: u32,
    /// The disproof number.
    pub(super) disproof: u32,
}

/// The number of what cannot be done.
pub(super) const NEVER: u32 = 1 << 30;

impl Numbers {
    pub(super) const PROVEN: Self = Self {
        proof: 0,
        disproof: NEVER,
    };

    pub(super) const DISPROVEN: Self = Self {
        proof: NEVER,
        disproof: 0,
    };

    /// Returns whether nothing is left to be found out.
    pub(super) fn is_solved(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }
}

#[derive(Clone, Copy, Default)]
struct Entry {
    key: u64,
    numbers: Numbers,
    /// The number of positions that were looked at for the entry; 0: it is free.
    work: u32,
}

/// The number of entries among which a position finds its place.
const BUCKET: usize = 4;

/// A table of fixed size; what took the least work is replaced first.
pub(super) struct ProofTable {
    entries: Vec<Entry>,
}

impl ProofTable {
    /// Creates a table that takes up at most this number of bytes.
    pub(super) fn new(bytes: usize) -> Result<Self, OutOfMemory> {
        let buckets = (bytes / (BUCKET * size_of::<Entry>())).max(1);
        Ok(Self {
            entries: try_filled(Entry::default(), BUCKET << buckets.ilog2())?,
        })
    }

    pub(super) fn clear(&mut self) {
        self.entries.fill(Entry::default());
    }

    fn bucket(&self, key: u64) -> usize {
        let buckets = self.entries.len() / BUCKET;
        // Keys are well mixed in all their bits.
        (key as usize & (buckets - 1)) * BUCKET
    }

    pub(super) fn get(&self, key: u64) -> Option<Numbers> {
        let start = self.bucket(key);
        self.entries[start..start + BUCKET]
            .iter()
            .find(|entry| entry.key == key && entry.work > 0)
            .map(|entry| entry.numbers)
    }

    /// Notes what is known of a position after this much more work.
    pub(super) fn put(&mut self, key: u64, numbers: Numbers, work: u32) {
        let start = self.bucket(key);
        let bucket = &mut self.entries[start..start + BUCKET];
        let same = bucket
            .iter()
            .position(|entry| entry.key == key && entry.work > 0);
        let least = || (0..BUCKET).min_by_key(|&index| bucket[index].work);
        let Some(index) = same.or_else(least) else {
            return;
        };
        let before = if same.is_some() {
            bucket[index].work
        } else {
            0
        };
        bucket[index] = Entry {
            key,
            numbers,
            work: before.saturating_add(work).max(1),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_took_the_least_work_makes_room() {
        let mut table = ProofTable::new(1).expect("it is small");
        let numbers = |proof| Numbers { proof, disproof: 1 };
        for (key, work) in [(1, 5), (2, 3), (3, 9), (4, 7), (5, 4)] {
            table.put(key, numbers(key as u32), work);
        }
        assert_eq!(table.get(2), None);
        for key in [1, 3, 4, 5] {
            assert_eq!(table.get(key), Some(numbers(key as u32)));
        }
        // More work on a position is added up.
        table.put(5, numbers(50), 2);
        table.put(6, numbers(6), 1);
        assert_eq!((table.get(5), table.get(1)), (Some(numbers(50)), None));
        table.clear();
        assert_eq!(table.get(3), None);
    }

    #[test]
    fn a_solved_position_has_one_number_of_zero() {
        let numbers = |proof, disproof| Numbers { proof, disproof };
        assert!(Numbers::PROVEN.is_solved() && Numbers::DISPROVEN.is_solved());
        assert!(!numbers(1, 1).is_solved() && !numbers(NEVER, 1).is_solved());
        assert_eq!(Numbers::PROVEN, numbers(0, NEVER));
        assert_eq!(Numbers::DISPROVEN, numbers(NEVER, 0));
    }

    #[test]
    fn positions_are_told_apart_by_all_of_their_keys() {
        let mut table = ProofTable::new(1 << 10).expect("it is small");
        let numbers = |proof| Numbers { proof, disproof: 2 };
        let keys = [0, 1, 1 << 32, 1 << 63, u64::MAX];
        for (proof, key) in (1..).zip(keys) {
            // Not even the key of a free entry is found.
            assert_eq!(table.get(key), None, "{key}");
            table.put(key, numbers(proof), 0);
        }
        for (proof, key) in (1..).zip(keys) {
            assert_eq!(table.get(key), Some(numbers(proof)));
        }
        assert_eq!(table.get(1 << 40), None);
        assert!(table.entries.len() * size_of::<Entry>() <= 1 << 10);
    }

    #[test]
    fn work_on_one_position_is_added_up() {
        let mut table = ProofTable::new(1).expect("it is small");
        let numbers = Numbers::PROVEN;
        table.put(1, numbers, 6);
        for (key, work) in [(2, 5), (3, 9), (4, 9)] {
            table.put(key, numbers, work);
        }
        table.put(1, numbers, 3);
        assert!(table.get(2).is_some(), "it took the place of another one");
        table.put(5, numbers, 1);
        // The first has had more work than the second, which makes room.
        assert_eq!((table.get(1), table.get(2)), (Some(numbers), None));
        // What takes a place begins with its own work.
        table.put(6, numbers, 1);
        assert_eq!((table.get(5), table.get(1)), (None, Some(numbers)));
    }

    #[test]
    fn the_work_on_what_made_room_is_forgotten() {
        let mut table = ProofTable::new(1).expect("it is small");
        let numbers = Numbers::PROVEN;
        for (key, work) in [(1, 4), (2, 5), (3, 9), (4, 9), (5, 2), (6, 1)] {
            table.put(key, numbers, work);
        }
        // The fifth took the place of the first with less work than the second has.
        let found = [1, 2, 5, 6].map(|key| table.get(key).is_some());
        assert_eq!(found, [false, true, false, true]);
    }
}
