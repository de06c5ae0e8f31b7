//! What functions look like.

use super::*;
use crate::program::{Function, Inline, Parameter, Sink, Type};
use crate::testing::{plan, printed_function};

#[test]
fn functions_are_methods_of_the_position() {
    let own = |id, parameters: Vec<Parameter>, result, body| Function {
        id,
        doc: vec!["A line.".to_owned(), "Another.".to_owned()],
        public: false,
        inline: Inline::Unsaid,
        mutates: false,
        parameters,
        result,
        body,
    };
    let (pattern, listing) = (
        FunctionId::Root(Kind::Patterns, StateId(7)),
        FunctionId::Root(Kind::Moves, StateId(7)),
    );
    let cell = || Parameter::new("cell", Type::Cell);
    let cases = [
        (
            own(
                pattern,
                vec![cell(), Parameter::new("seen", Type::Visited(2))],
                Type::Bool,
                vec![
                    Stmt::answer_when(a()),
                    Stmt::Return(Some(b().contains(Expr::cell()))),
                ],
            ),
            "fn pattern_7(&self, cell: usize, _seen: &mut [Cells; 2]) -> bool \
             { if a { return true; } b.contains(cell) }",
        ),
        (
            Function {
                public: true,
                inline: Inline::Hint,
                mutates: true,
                ..own(
                    listing,
                    vec![Parameter::new("out", Type::Sink(Sink::Moves)), cell()],
                    Type::Unit,
                    vec![give(a())],
                )
            },
            "#[inline] pub(crate) fn moves_7<S: MoveSink<Move> >(&mut self, out: &mut S, \
             _cell: usize) { out.push(a); }",
        ),
        (
            Function {
                inline: Inline::Always,
                ..own(
                    FunctionId::DrawPooled(StateId(7)),
                    vec![
                        Parameter::new("rng", Type::Rng),
                        Parameter::new("pools", Type::Pools),
                    ],
                    Type::Option(Box::new(Type::Move)),
                    vec![Stmt::Return(Some(Expr::None))],
                )
            },
            "#[inline(always)] fn draw_7_pooled<R: Rng>(&self, _rng: &mut R, \
             _pools: &mut Pools) -> Option<Move> { None }",
        ),
    ];
    let game = test_game();
    let plan = plan(&game);
    for (function, expected) in cases {
        let text = printed_function(&plan, &function);
        let expected = format!("#[doc = \" A line.\"] #[doc = \" Another.\"] {expected}");
        assert_eq!(plain(&text), plain(&expected), "{text}");
    }
}
