//! Places: the cells on which moves put pieces, as far as they were seen.

/// The cell on which moves of each identity put a piece of the mover, where it was always the same.
pub(super) struct Placed(Vec<Place>);

/// What was seen of an identity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Unseen,
    Always(u16),
    Varies,
}

impl Placed {
    /// Creates the table of so many identities, of which nothing was seen.
    pub(super) fn new(identities: usize) -> Self {
        Self(vec![Place::Unseen; identities])
    }

    /// Returns the cell on which moves of an identity put a piece, if it is known.
    pub(super) fn cell(&self, identity: usize) -> Option<usize> {
        match self.0[identity] {
            Place::Always(cell) => Some(usize::from(cell)),
            _ => None,
        }
    }

    /// Returns whether a move of an identity was seen.
    pub(super) fn is_seen(&self, identity: usize) -> bool {
        self.0[identity] != Place::Unseen
    }

    /// Notes where a move has put a piece; `None`: not on one cell.
    pub(super) fn note(&mut self, identity: usize, cell: Option<usize>) {
        let seen = cell.and_then(|cell| u16::try_from(cell).ok());
        let place = &mut self.0[identity];
        *place = match (*place, seen) {
            (Place::Unseen, Some(cell)) => Place::Always(cell),
            (Place::Always(known), Some(cell)) if known == cell => return,
            _ => Place::Varies,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_known_for_as_long_as_it_is_the_same() {
        // What was seen of moves of an identity, and what is known then.
        let cases: [(&[Option<usize>], Option<usize>); 6] = [
            (&[], None),
            (&[Some(3)], Some(3)),
            (&[Some(3), Some(3)], Some(3)),
            (&[Some(3), Some(4)], None),
            (&[Some(3), Some(4), Some(4)], None),
            (&[None, Some(3)], None),
        ];
        for (seen, expected) in cases {
            let mut placed = Placed::new(2);
            seen.iter().for_each(|cell| placed.note(1, *cell));
            assert_eq!(
                (placed.cell(0), placed.cell(1)),
                (None, expected),
                "{seen:?}"
            );
        }
    }
}
