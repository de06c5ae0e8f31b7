//! Hash tables of numbers of moves.

/// An open hash table, at most half full so that a search ends soon. Whoever uses it hashes entries,
/// compares them, and tells vacant slots from others.
#[derive(Clone, Debug)]
pub(crate) struct OpenTable<T> {
    slots: Vec<T>,
    /// By how much a hash is shifted to give a slot.
    shift: u32,
}

impl<T: Clone> OpenTable<T> {
    /// Creates a table for at most this many entries. It takes no memory until it is filled, and
    /// nothing is found in it.
    pub(crate) fn new(entries: usize) -> Self {
        let size = (2 * entries).next_power_of_two().max(2);
        Self {
            slots: Vec::new(),
            shift: 64 - size.trailing_zeros(),
        }
    }

    /// Makes all slots vacant.
    pub(crate) fn fill(&mut self, vacant: T) {
        self.slots = vec![vacant; 1 << (64 - self.shift)];
    }

    /// Returns whether there are slots.
    pub(crate) fn is_filled(&self) -> bool {
        !self.slots.is_empty()
    }

    /// Returns the slot of an entry with this hash: the first one, in the order in which slots
    /// are tried, that is vacant or has the entry. `None` without slots.
    #[inline]
    pub(crate) fn find(&self, hash: u64, mut ends: impl FnMut(&T) -> bool) -> Option<&T> {
        let mut at = (hash >> self.shift) as usize;
        // Half of the slots are vacant.
        while let Some(slot) = self.slots.get(at) {
            if ends(slot) {
                return Some(slot);
            }
            at = (at + 1) & (self.slots.len() - 1);
        }
        None
    }

    /// As [`find`](Self::find), to change the slot.
    pub(crate) fn find_mut(
        &mut self,
        hash: u64,
        mut ends: impl FnMut(&T) -> bool,
    ) -> Option<&mut T> {
        let mut at = (hash >> self.shift) as usize;
        while !ends(self.slots.get(at)?) {
            at = (at + 1) & (self.slots.len() - 1);
        }
        self.slots.get_mut(at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_found_however_many_have_the_same_hash() {
        for entries in [0, 1, 2, 3, 64, 100] {
            for hash in [|entry: u64| entry << 57, |_| u64::MAX, |_| 0] {
                let mut table = OpenTable::new(entries as usize);
                assert!(!table.is_filled());
                assert_eq!(table.find(hash(1), |_| true), None);
                assert_eq!(table.find_mut(hash(1), |_| true), None);
                table.fill(0);
                for entry in 1..=entries {
                    let slot = table.find_mut(hash(entry), |&slot| slot == 0);
                    *slot.expect("there is a vacant one") = entry;
                }
                assert!(table.is_filled());
                for entry in 1..=entries + 1 {
                    let found = table.find(hash(entry), |&slot| slot == entry || slot == 0);
                    let due = if entry > entries { 0 } else { entry };
                    assert_eq!(found, Some(&due), "{entry} of {entries}");
                }
            }
        }
    }
}
