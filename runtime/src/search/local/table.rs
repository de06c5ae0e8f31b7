//! The transposition table of a local search.

use super::claim::Claim;
use super::zone::Zone;

/// What was found out about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Verdict {
    /// Whether the attacker wins.
    pub(super) won: bool,
    /// If so, in how many turns at most; otherwise in how many turns it does not.
    pub(super) turns: u16,
    /// Where that holds.
    pub(super) claim: Claim,
    /// The number of the move that shows it, in the list of all.
    pub(super) best: u32,
}

/// An entry of the table.
#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    verdict: Verdict,
}

/// The number of places of a table at first.
const FIRST: usize = 1 << 10;

/// How many times as many places a table has once it is full.
const GROWTH: usize = 4;

/// A table that grows up to some size. Of two entries in one place the one that looks farther stays,
/// and the later one beside it.
pub(super) struct Table {
    entries: Vec<Entry>,
    /// The most places.
    most: usize,
    /// The number of entries that were put since it has its size.
    puts: usize,
}

impl Table {
    /// Creates a table that grows to about this number of bytes.
    pub(super) fn new(bytes: usize) -> Self {
        let most = 1 << (bytes / size_of::<Entry>()).max(2).ilog2();
        Self {
            entries: vec![VACANT; most.min(FIRST)],
            most,
            puts: 0,
        }
    }

    pub(super) fn clear(&mut self) {
        *self = Self {
            entries: vec![VACANT; self.most.min(FIRST)],
            puts: 0,
            ..*self
        };
    }

    /// Makes room for more entries, if there may be more.
    fn grow(&mut self) {
        let places = self.entries.len().saturating_mul(GROWTH).min(self.most);
        if places > self.entries.len() {
            let old = std::mem::replace(&mut self.entries, vec![VACANT; places]);
            let taken = old.into_iter().filter(|entry| entry.verdict.turns > 0);
            taken.for_each(|entry| self.insert(entry));
        }
        self.puts = 0;
    }

    fn place(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1) & !1
    }

    fn find(&self, key: u64) -> Option<&Verdict> {
        let place = self.place(key);
        let mut both = self.entries[place..place + 2].iter();
        let entry = both.find(|entry| entry.key == key && entry.verdict.turns > 0)?;
        Some(&entry.verdict)
    }

    /// Returns what is known of whether the attacker wins in so many turns, if it is.
    pub(super) fn verdict(&self, key: u64, turns: u16) -> Option<Verdict> {
        let verdict = self.find(key)?;
        let known = if verdict.won {
            verdict.turns <= turns
        } else {
            verdict.turns >= turns
        };
        known.then_some(*verdict)
    }

    /// Returns the number of a move that may show it.
    pub(super) fn best(&self, key: u64) -> Option<u32> {
        self.find(key).map(|verdict| verdict.best)
    }

    /// Notes what was found out, which looks at least one turn ahead.
    pub(super) fn put(&mut self, key: u64, verdict: Verdict) {
        self.puts += 1;
        if self.puts > self.entries.len() {
            self.grow();
        }
        self.insert(Entry { key, verdict });
    }

    fn insert(&mut self, entry: Entry) {
        let place = self.place(entry.key);
        let first = &self.entries[place];
        let replaces = first.key == entry.key || first.verdict.turns <= entry.verdict.turns;
        self.entries[place + usize::from(!replaces)] = entry;
    }
}

/// The mark of an entry that is not there.
const VACANT: Entry = Entry {
    key: 0,
    verdict: Verdict {
        won: false,
        turns: 0,
        claim: Claim {
            zone: Zone::EMPTY,
            turns: 0,
        },
        best: 0,
    },
};

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(won: bool, turns: u16) -> Verdict {
        Verdict {
            won,
            turns,
            best: 7,
            ..VACANT.verdict
        }
    }

    #[test]
    fn a_win_counts_for_more_turns_and_that_there_is_none_for_fewer() {
        let mut table = Table::new(1 << 12);
        table.put(3, verdict(true, 4));
        table.put(10, verdict(false, 4));
        let known = |key, turns| table.verdict(key, turns).map(|verdict| verdict.won);
        assert_eq!(
            [3, 4, 5].map(|turns| known(3, turns)),
            [None, Some(true), Some(true)]
        );
        assert_eq!(
            [3, 4, 5].map(|turns| known(10, turns)),
            [Some(false), Some(false), None]
        );
        assert_eq!((known(0, 1), known(4, 4)), (None, None));
        assert_eq!((table.best(3), table.best(4)), (Some(7), None));
        table.clear();
        assert_eq!(table.verdict(3, 9), None);
    }

    #[test]
    fn what_looks_farther_stays_and_what_is_later_is_beside_it() {
        let mut table = Table::new(0);
        assert_eq!(table.entries.len(), 2);
        for (key, turns) in [(1, 5), (2, 3), (3, 4)] {
            table.put(key, verdict(false, turns));
        }
        let turns = |table: &Table, key| table.verdict(key, 1).map(|verdict| verdict.turns);
        assert_eq!(
            [1, 2, 3].map(|key| turns(&table, key)),
            [Some(5), None, Some(4)]
        );
        table.put(4, verdict(false, 5));
        assert_eq!(
            [1, 3, 4].map(|key| turns(&table, key)),
            [None, Some(4), Some(5)]
        );
        table.put(4, verdict(true, 1));
        assert_eq!(table.verdict(4, 1).map(|verdict| verdict.won), Some(true));
    }

    #[test]
    fn a_table_grows_up_to_its_size_and_keeps_what_it_holds() {
        let mut table = Table::new(4 * FIRST * size_of::<Entry>());
        assert_eq!((table.entries.len(), table.most), (FIRST, 4 * FIRST));
        // Keys in places of their own, which would not be so in a small table.
        let keys = (0..4 * FIRST as u64).step_by(2);
        for key in keys.clone() {
            table.put(key + 1, verdict(true, 1));
        }
        assert_eq!(table.entries.len(), 4 * FIRST);
        let late = keys.clone().filter(|key| *key > FIRST as u64);
        let found = late
            .clone()
            .filter(|key| table.verdict(key + 1, 1).is_some());
        assert_eq!(found.count(), late.count());
        for key in keys.clone().chain(keys) {
            table.put(key + 2, verdict(true, 1));
        }
        assert_eq!(table.entries.len(), 4 * FIRST);
        table.clear();
        assert_eq!(table.entries.len(), FIRST);
    }
}
