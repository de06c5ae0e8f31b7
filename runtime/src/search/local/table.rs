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

/// A table of fixed size. Of two entries in one place the one that looks farther stays, and the
/// later one beside it.
pub(super) struct Table {
    entries: Vec<Entry>,
}

impl Table {
    /// Creates a table of about this number of bytes.
    pub(super) fn new(bytes: usize) -> Self {
        let places = 1 << (bytes / size_of::<Entry>()).max(2).ilog2();
        Self {
            entries: vec![VACANT; places],
        }
    }

    pub(super) fn clear(&mut self) {
        self.entries.fill(VACANT);
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
        let place = self.place(key);
        let first = &self.entries[place];
        let replaces = first.key == key || first.verdict.turns <= verdict.turns;
        self.entries[place + usize::from(!replaces)] = Entry { key, verdict };
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
}
