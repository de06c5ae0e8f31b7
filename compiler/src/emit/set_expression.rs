//! Emission of sets of cells as Rust expressions.

use proc_macro2::{Delimiter, Ident, Literal, TokenStream, TokenTree};
use quote::quote;

use super::free_variables::FreeVariables;
use super::functions::FunctionId;
use super::walk::WalkEmitter;
use crate::analysis::{Action, RelationClass, RelationId, displacements};
use crate::plan::{Kind, pattern_writes};

/// The number of displacements beyond which relations go through a table instead.
const MOST_SHIFTS: usize = 8;

/// Removes parentheses around the whole of an expression.
pub(super) fn bare(tokens: TokenStream) -> TokenStream {
    let mut all = tokens.clone().into_iter();
    match (all.next(), all.next()) {
        (Some(TokenTree::Group(group)), None) if group.delimiter() == Delimiter::Parenthesis => {
            bare(group.stream())
        }
        _ => tokens,
    }
}

/// Emits the union of some sets.
pub(super) fn union(parts: &[TokenStream]) -> TokenStream {
    match parts {
        [] => quote!(Cells::EMPTY),
        [only] => bare(only.clone()),
        _ => {
            let parts = parts.iter().cloned().map(bare);
            quote!(#((#parts))|*)
        }
    }
}

impl WalkEmitter<'_> {
    /// Emits the targets of `cell`.
    pub(super) fn targets_of_cell(&self, relation: RelationId) -> TokenStream {
        match self.plan.machine.relations.class(relation) {
            RelationClass::Identity => quote!(Cells::of(cell)),
            RelationClass::Restriction => {
                let set = self.tables.set(relation);
                quote!(Cells::of(cell) & #set)
            }
            RelationClass::Constant => self.tables.set(relation),
            RelationClass::Function | RelationClass::General => {
                let sets = self.tables.sets(relation);
                quote!(#sets[cell])
            }
        }
    }

    /// Emits the targets of all cells of the set `at`.
    pub(super) fn targets_of(&self, relation: RelationId, at: &Ident) -> TokenStream {
        match self.plan.machine.relations.class(relation) {
            RelationClass::Identity => quote!(#at),
            RelationClass::Restriction => {
                let set = self.tables.set(relation);
                quote!(#at & #set)
            }
            RelationClass::Constant => {
                let area = self.tables.set(relation);
                quote!((if #at.is_empty() { Cells::EMPTY } else { #area }))
            }
            RelationClass::Function | RelationClass::General => {
                let own = self.plan.machine.relations.get(relation);
                match displacements(own, MOST_SHIFTS, self.meter).unwrap_or_default() {
                    Some(parts) => {
                        let parts = parts.iter().map(|part| {
                            let by = Literal::i64_unsuffixed(part.by);
                            match self.tables.mask(&part.from, part.by) {
                                Some(mask) => quote!((#at & #mask).shifted(#by)),
                                None => quote!(#at.shifted(#by)),
                            }
                        });
                        quote!((#(#parts)|*))
                    }
                    None => {
                        let sets = self.tables.sets(relation);
                        quote!(image(#at, &#sets))
                    }
                }
            }
        }
    }

    /// Emits the cells from which a relation leads into the set `into`.
    pub(super) fn sources_of(&self, relation: RelationId, into: &Ident) -> TokenStream {
        match self.plan.machine.relations.class(relation) {
            RelationClass::Identity => quote!(#into),
            RelationClass::Restriction => {
                let set = self.tables.set(relation);
                quote!(#into & #set)
            }
            RelationClass::Constant => {
                let (area, all) = (self.tables.set(relation), self.tables.domain(relation));
                quote!((if #into.meets(#area) { #all } else { Cells::EMPTY }))
            }
            RelationClass::Function | RelationClass::General => {
                let back = crate::analysis::transposed(
                    self.plan.machine.relations.get(relation),
                    self.meter,
                )
                .unwrap_or_default();
                match displacements(&back, MOST_SHIFTS, self.meter).unwrap_or_default() {
                    Some(parts) => {
                        let parts = parts.iter().map(|part| {
                            let by = Literal::i64_unsuffixed(part.by);
                            match self.tables.mask(&part.from, part.by) {
                                Some(mask) => quote!((#into & #mask).shifted(#by)),
                                None => quote!(#into.shifted(#by)),
                            }
                        });
                        quote!((#(#parts)|*))
                    }
                    None => {
                        let sets = self.tables.transposed_sets(relation);
                        quote!(image(#into, &#sets))
                    }
                }
            }
        }
    }

    /// Emits the cells of the set `cells` on which a test goes on. Patterns are evaluated for the
    /// whole board at once if the set can be `large`.
    pub(super) fn tested(&self, action: &Action, cells: &TokenStream, large: bool) -> TokenStream {
        match action {
            Action::On(pieces) => {
                let planes = self.names.planes(pieces, self.plan);
                quote!(#cells & #planes)
            }
            Action::Compare(_) => {
                let guard = self.guard(action);
                let cells = bare(cells.clone());
                quote!((if #guard { #cells } else { Cells::EMPTY }))
            }
            Action::Pattern { negated, pattern } => {
                if let Some(test) = self.cell_test(action, large) {
                    let cell = FreeVariables::of(&test, self.meter).name("cell");
                    let cells = bare(cells.clone());
                    return quote!((#cells).filtered(|#cell| #test));
                }
                let entry = self.plan.machine.patterns[pattern.index()];
                let not = negated.then(|| quote!(!));
                if self.cached_pattern.get() == Some(entry) {
                    return quote!(#cells & #not self.known);
                }
                if let Some(name) = self.named.borrow().get(&entry) {
                    return quote!(#cells & #not #name);
                }
                let everywhere = self.queue.function(FunctionId::Everywhere(entry));
                quote!(#cells & #not self.#everywhere())
            }
            _ => quote!(#cells),
        }
    }

    /// Emits a test on `cell` that is evaluated for one cell after the other, also where the set of
    /// them can be `large`.
    pub(super) fn cell_test(&self, action: &Action, large: bool) -> Option<TokenStream> {
        let Action::Pattern { negated, pattern } = action else {
            return None;
        };
        let machine = &self.plan.machine;
        let entry = machine.patterns[pattern.index()];
        if large && !pattern_writes(machine, entry, self.meter).unwrap_or_default() {
            return None;
        }
        let name = self.queue.function(FunctionId::Root(Kind::Patterns, entry));
        let not = negated.then(|| quote!(!));
        Some(quote!(#not self.#name(cell)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::Relation;
    use crate::effort::Meter;
    use crate::emit::functions::FunctionQueue;
    use crate::emit::names::CodeNames;
    use crate::emit::tables::Tables;
    use crate::testing::{
        ANYWHERE, FIRST, LEFT, NEIGHBOURS, RIGHT, STAY, plan, relation, relation_of, row,
    };
    use quote::format_ident;

    /// Returns the emitted targets of a set and of a cell and the sources of a set, without white
    /// space and with the number of the relation left out; and the constants.
    fn written(own: Relation) -> ([String; 3], String) {
        let game = row("->p {e} [x] ->q {x} [e]");
        let mut plan = plan(&game);
        let id = plan
            .machine
            .relations
            .intern(own, &Meter::unlimited())
            .unwrap();
        let meter = Meter::unlimited();
        let (names, tables) = (CodeNames::new(&game), Tables::new(&plan, &meter));
        let queue = FunctionQueue::default();
        let emitter = WalkEmitter::new(&plan, &names, &tables, &queue, Kind::Moves);
        let (at, into) = (format_ident!("at"), format_ident!("into"));
        let code = [
            emitter.targets_of(id, &at),
            emitter.targets_of_cell(id),
            emitter.sources_of(id, &into),
        ];
        let all = code.iter().cloned().collect();
        let source = tables.source(&super::super::free_variables::Identifiers::in_code(
            &all,
            &Meter::unlimited(),
        ));
        let plain = |code: &TokenStream| {
            let names = ["AREA", "FROM", "SHIFT"];
            let code = code.to_string().replace(' ', "");
            let numbered = |name| format!("{name}_{}", id.0);
            names
                .into_iter()
                .fold(code, |code, name| code.replace(&numbered(name), name))
        };
        (code.each_ref().map(plain), source)
    }

    #[test]
    fn sets_are_carried_over_relations() {
        let cases = [
            (STAY, ["at", "Cells::of(cell)", "into"]),
            (
                FIRST,
                [
                    "at&tables::AREA",
                    "Cells::of(cell)&tables::AREA",
                    "into&tables::AREA",
                ],
            ),
            (
                ANYWHERE,
                [
                    "(ifat.is_empty(){Cells::EMPTY}else{tables::BOARD})",
                    "tables::BOARD",
                    "(ifinto.meets(tables::BOARD){tables::FROM}else{Cells::EMPTY})",
                ],
            ),
            (
                [&[2, 3], &[2, 3], &[2, 3], &[2, 3]],
                [
                    "(ifat.is_empty(){Cells::EMPTY}else{tables::AREA})",
                    "tables::AREA",
                    "(ifinto.meets(tables::AREA){tables::FROM}else{Cells::EMPTY})",
                ],
            ),
            (
                RIGHT,
                [
                    "((at&tables::MASK_0).shifted(1))",
                    "tables::RIGHT_SETS[cell]",
                    "(into.shifted(-1))",
                ],
            ),
            (
                LEFT,
                [
                    "(at.shifted(-1))",
                    "tables::LEFT_SETS[cell]",
                    "((into&tables::MASK_0).shifted(1))",
                ],
            ),
            (
                NEIGHBOURS,
                [
                    "(at.shifted(-1)|(at&tables::MASK_0).shifted(1))",
                    "tables::SHIFT[cell]",
                    "(into.shifted(-1)|(into&tables::MASK_0).shifted(1))",
                ],
            ),
        ];
        for (cells, expected) in cases {
            let (found, _) = written(relation(cells));
            assert_eq!(found, expected);
        }
    }

    #[test]
    fn only_cells_that_a_shift_keeps_on_the_board_are_shifted() {
        // The second and the fourth cell lead on, one of them to the right.
        let (found, source) = written(relation_of(4, [(1, 2), (3, 1)]));
        assert_eq!(
            found[0],
            "((at&tables::MASK_0).shifted(-2)|(at&tables::MASK_1).shifted(1))"
        );
        let masks = [
            "const MASK_0: Cells = Cells::from_words([0x8]);",
            "const MASK_1: Cells = Cells::from_words([0x2]);",
        ];
        for mask in masks {
            assert!(source.contains(mask), "{source}");
        }
    }

    #[test]
    fn a_set_is_tested_as_a_whole() {
        let game = row("->p {e} {? left {x}} [x] ->q {x} {! right {e}} [e]");
        let plan = plan(&game);
        let meter = Meter::unlimited();
        let (names, tables) = (CodeNames::new(&game), Tables::new(&plan, &meter));
        let queue = FunctionQueue::default();
        let emitter = WalkEmitter::new(&plan, &names, &tables, &queue, Kind::Moves);
        let tested = |action: &Action, large| {
            let code = emitter.tested(action, &quote!((at | more)), large);
            code.to_string().replace(' ', "")
        };
        for (negated, not) in [(false, ""), (true, "!")] {
            let pattern = crate::automaton::PatternId(0);
            let asked = Action::Pattern { negated, pattern };
            let number = plan.machine.patterns[0].0;
            let one_by_one = format!("(at|more).filtered(|cell|{not}self.pattern_{number}(cell))");
            let at_once = format!("(at|more)&{not}self.pattern_{number}_everywhere()");
            assert_eq!(tested(&asked, false), one_by_one);
            assert_eq!(tested(&asked, true), at_once);
            emitter.cached_pattern.set(Some(plan.machine.patterns[0]));
            assert_eq!(tested(&asked, true), format!("(at|more)&{not}self.known"));
            emitter.cached_pattern.set(None);
            let name = format_ident!("asked");
            emitter
                .named
                .borrow_mut()
                .insert(plan.machine.patterns[0], name);
            assert_eq!(tested(&asked, true), format!("(at|more)&{not}asked"));
            emitter.named.borrow_mut().clear();
        }
        let on = crate::testing::on(&[1]);
        assert_eq!(tested(&on, true), "(at|more)&self.planes[piece::Xasusize]");
        let compared = crate::testing::action("{$ v < 2}");
        assert_eq!(
            tested(&compared, true),
            "(ifi32::from(self.variables.v)<2{at|more}else{Cells::EMPTY})"
        );
    }

    #[test]
    fn parentheses_around_the_whole_are_left_out() {
        let cases = [
            (quote!((a)), "a"),
            (quote!((a | b)), "a | b"),
            (quote!((a) | (b)), "(a) | (b)"),
            (quote!([a]), "[a]"),
            (quote!({ a }), "{ a }"),
        ];
        for (code, expected) in cases {
            assert_eq!(bare(code).to_string(), expected);
        }
        assert_eq!(union(&[]).to_string(), "Cells :: EMPTY");
        assert_eq!(union(&[quote!((a & b))]).to_string(), "a & b");
        assert_eq!(
            union(&[quote!(a & b), quote!((c))]).to_string(),
            "(a & b) | (c)"
        );
    }
}
