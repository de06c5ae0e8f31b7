//! Which functions are called in place of others that they have been merged with.

use std::collections::BTreeMap;

use super::FunctionId;

/// The functions that are called in place of others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Calls {
    instead: BTreeMap<FunctionId, FunctionId>,
}

impl Calls {
    /// Returns the function that is called where the function `id` is asked for.
    pub fn called(&self, id: FunctionId) -> FunctionId {
        let mut called = id;
        while let Some(instead) = self.instead.get(&called) {
            called = *instead;
        }
        called
    }

    /// Has another function called in place of the function `id`.
    pub fn merge(&mut self, id: FunctionId, other: FunctionId) {
        self.instead.insert(id, other);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::automaton::StateId;

    #[test]
    fn what_is_called_in_place_of_others_is_followed_to_its_end() {
        let [first, second, third] = [1, 2, 3].map(|state| FunctionId::Draw(StateId(state)));
        let mut calls = Calls::default();
        calls.merge(first, second);
        calls.merge(second, third);
        for (id, called) in [(first, third), (second, third), (third, third)] {
            assert_eq!(calls.called(id), called);
        }
    }
}
