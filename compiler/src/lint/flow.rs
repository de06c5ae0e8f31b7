//! Where a play can be, if every test passes that may pass.

use crate::automaton::{Nfa, StateId, Symbol, Transition};
use crate::effort::{Exhausted, Meter};
use crate::model::interval::Ranges;
use crate::model::{Board, CellId, Game, Modifier, PieceId};

/// An over-approximation of where a play comes to in the rules and on the board.
#[derive(Debug)]
pub(super) struct Flow {
    /// For each state the cells, one bit each.
    cells: Vec<Vec<u64>>,
    /// For each state the pieces that the current cell may hold, one bit each.
    occupants: Vec<Vec<u64>>,
    /// For each piece whether it can be on the board.
    pub(super) present: Vec<bool>,
    /// The values of numbers.
    pub(super) ranges: Ranges,
}

impl Flow {
    /// Follows the rules from their beginning until nothing new is found.
    pub(super) fn of(nfa: &Nfa, game: &Game, meter: &Meter) -> Result<Self, Exhausted> {
        let words = game.board.cells.len().div_ceil(64);
        let mut present = vec![false; game.pieces.len()];
        for cell in &game.board.cells {
            present[cell.piece.index()] = true;
        }
        let mut assigned = vec![false; game.variables.len()];

        loop {
            let ranges = Ranges::new(game, &assigned, &present);
            let mut flow = Self {
                cells: vec![vec![0; words]; nfa.states().count()],
                occupants: vec![vec![0; present.len().div_ceil(64)]; nfa.states().count()],
                present: present.clone(),
                ranges,
            };
            flow.spread(nfa, game, meter)?;
            let before = (present.clone(), assigned.clone());
            for (_, transition) in flow.reached(nfa) {
                match &transition.symbol {
                    Symbol::Modify {
                        modifier: Modifier::Off(piece),
                        ..
                    } => {
                        present[piece.index()] = true;
                    }
                    Symbol::Modify {
                        modifier: Modifier::Assign(variable, _),
                        ..
                    } => {
                        assigned[variable.index()] = true;
                    }
                    _ => {}
                }
            }
            if before == (present.clone(), assigned.clone()) {
                return Ok(flow);
            }
        }
    }

    fn spread(&mut self, nfa: &Nfa, game: &Game, meter: &Meter) -> Result<(), Exhausted> {
        let anything = set((0..self.present.len()).filter(|&piece| self.present[piece]));
        let mut todo = vec![nfa.start()];
        let first = game.board.start.index();
        self.cells[nfa.start().index()][first / 64] |= 1 << (first % 64);
        unite(&mut self.occupants[nfa.start().index()], &anything);
        while let Some(state) = todo.pop() {
            let cells = self.cells[state.index()].clone();
            let occupants = self.occupants[state.index()].clone();
            meter.spend(1 + cells.len())?;
            for transition in nfa.transitions(state) {
                if let Symbol::Pattern { pattern, .. } = transition.symbol {
                    let entry = nfa.patterns()[pattern.index()].entry;
                    self.add(entry, &cells, &occupants, &mut todo);
                }
                let target = transition.target;
                match &transition.symbol {
                    Symbol::Shift(label) => {
                        let mut moved = vec![0; cells.len()];
                        for cell in cells_of(&cells) {
                            meter.spend(1)?;
                            if let Some(target) = game.board.step(cell, *label) {
                                moved[target.index() / 64] |= 1 << (target.index() % 64);
                            }
                        }
                        self.add(target, &moved, &anything, &mut todo);
                    }
                    symbol if self.passes(game, state, symbol) => {
                        let left = match symbol {
                            Symbol::On(pieces) => common(&occupants, pieces),
                            Symbol::Modify {
                                modifier: Modifier::Off(piece),
                                ..
                            } => set([piece.index()]),
                            _ => occupants.clone(),
                        };
                        self.add(target, &cells, &left, &mut todo);
                    }
                    _ => {}
                }
            }
        }
        Ok(())
    }

    fn add(&mut self, state: StateId, cells: &[u64], occupants: &[u64], todo: &mut Vec<StateId>) {
        if cells.iter().all(|&word| word == 0) {
            return;
        }
        let grown = unite(&mut self.cells[state.index()], cells)
            | unite(&mut self.occupants[state.index()], occupants);
        if grown {
            todo.push(state);
        }
    }

    /// Returns whether an action other than a shift may be applicable in a state.
    pub(super) fn passes(&self, game: &Game, state: StateId, symbol: &Symbol) -> bool {
        match symbol {
            Symbol::On(pieces) => {
                let passing = common(&self.occupants[state.index()], pieces);
                passing.iter().any(|&word| word != 0)
            }
            Symbol::Compare(comparison) => self.ranges.outcomes(comparison).0,
            Symbol::Modify { modifier, .. } => self.ranges.applies(game, modifier).0,
            Symbol::Epsilon | Symbol::Dot | Symbol::Shift(_) | Symbol::Pattern { .. } => true,
        }
    }

    /// Returns the pieces that the current cell may hold in a state.
    pub(super) fn occupants(&self, state: StateId) -> impl Iterator<Item = PieceId> + '_ {
        let pieces = (0..self.present.len()).map(PieceId::from_index);
        pieces.filter(move |&piece| contains(&self.occupants[state.index()], piece))
    }

    /// Returns whether one of the pieces can be on the board.
    pub(super) fn some_present(&self, pieces: &[PieceId]) -> bool {
        pieces.iter().any(|piece| self.present[piece.index()])
    }

    /// Returns whether a state can be come to.
    pub(super) fn reaches(&self, state: StateId) -> bool {
        self.cells[state.index()].iter().any(|&word| word != 0)
    }

    /// Returns the cells on which a state can be come to.
    pub(super) fn cells(&self, state: StateId) -> impl Iterator<Item = CellId> + '_ {
        cells_of(&self.cells[state.index()])
    }

    /// Returns whether an action may be applicable where it can be come to.
    pub(super) fn can_follow(&self, game: &Game, from: StateId, symbol: &Symbol) -> bool {
        match symbol {
            Symbol::Shift(label) => self.has_edge(&game.board, from, *label),
            symbol => self.reaches(from) && self.passes(game, from, symbol),
        }
    }

    fn has_edge(&self, board: &Board, from: StateId, label: crate::model::LabelId) -> bool {
        self.cells(from)
            .any(|cell| board.step(cell, label).is_some())
    }

    /// Returns the transitions of states that can be come to.
    pub(super) fn reached<'n>(
        &self,
        nfa: &'n Nfa,
    ) -> impl Iterator<Item = (StateId, &'n Transition)> + use<'n, '_> {
        let states = nfa.states().filter(|&state| self.reaches(state));
        states.flat_map(|state| nfa.transitions(state).iter().map(move |to| (state, to)))
    }
}

/// Returns the words of the set of those numbers.
fn set(numbers: impl IntoIterator<Item = usize>) -> Vec<u64> {
    let mut words = Vec::new();
    for number in numbers {
        if words.len() <= number / 64 {
            words.resize(number / 64 + 1, 0);
        }
        words[number / 64] |= 1 << (number % 64);
    }
    words
}

fn contains(words: &[u64], piece: PieceId) -> bool {
    let word = words.get(piece.index() / 64).copied().unwrap_or(0);
    word >> (piece.index() % 64) & 1 == 1
}

/// Returns the pieces that are in the set and in the list.
fn common(words: &[u64], pieces: &[PieceId]) -> Vec<u64> {
    let both = pieces.iter().filter(|&&piece| contains(words, piece));
    set(both.map(|piece| piece.index()))
}

/// Adds a set to another one; whether that adds anything.
fn unite(words: &mut [u64], more: &[u64]) -> bool {
    let mut grown = false;
    for (word, more) in words.iter_mut().zip(more) {
        grown |= more & !*word != 0;
        *word |= more;
    }
    grown
}

fn cells_of(words: &[u64]) -> impl Iterator<Item = CellId> + '_ {
    words.iter().enumerate().flat_map(|(number, &word)| {
        let bits = (0..64).filter(move |bit| word >> bit & 1 == 1);
        bits.map(move |bit| CellId::from_index(64 * number + bit))
    })
}
