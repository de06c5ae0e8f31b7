//! The types of what helpers take.

use crate::program::helper::Helper;
use crate::program::types::Type;

/// Returns the types of a helper's arguments; those beyond may be of any.
pub(super) fn wanted(helper: Helper) -> Vec<Type> {
    let array = |inner: Type| Type::Array(Box::new(inner));
    match helper {
        Helper::Follow | Helper::Look => vec![Type::Any, Type::Cell],
        Helper::SlideUp | Helper::SlideDown => vec![Type::Any, Type::Cell, Type::Set],
        Helper::EnclosedUp | Helper::EnclosedDown => {
            vec![Type::Any, Type::Cell, Type::Set, Type::Set]
        }
        Helper::Only => vec![Type::Cell],
        Helper::Contains | Helper::Insert | Helper::Remove => vec![Type::Set, Type::Cell],
        Helper::Meets | Helper::Gathered => vec![Type::Set, Type::Set],
        Helper::Image | Helper::Filtered | Helper::First | Helper::Last => vec![Type::Set],
        Helper::Shifted | Helper::Nth => vec![Type::Set, Type::Int],
        Helper::Spread => vec![Type::Set, Type::Set, Type::Int, Type::Int],
        Helper::Rows => vec![Type::Set, Type::Int, Type::Int],
        Helper::Scattered => vec![Type::Set, Type::Word],
        Helper::AnyApart => vec![Type::Any, Type::Set],
        Helper::AnyRow => vec![Type::Set, array(Type::Int), Type::Int],
        Helper::Below => vec![Type::Rng, Type::Int],
        Helper::DrawAmong => vec![array(Type::Set), Type::Rng],
        Helper::SampleByListing => vec![Type::Position, Type::Rng, Type::Scratch],
        Helper::Code => vec![Type::Int, Type::Cell],
        Helper::AnyLine => vec![Type::Lines],
        Helper::Modifier => vec![Type::Move, Type::Int],
        Helper::MoveOfCodes => vec![array(Type::Any)],
        Helper::MoveOnCell => vec![array(Type::Int), Type::Cell],
        Helper::Extend | Helper::ExtendFew | Helper::GiveCandidates => vec![Type::Any, Type::Set],
        Helper::Put => vec![Type::Cell, Type::Piece],
        Helper::Exchange => vec![Type::Cell, array(Type::Piece), Type::Piece],
        Helper::TurnOver => vec![Type::Set, Type::Piece, Type::Piece],
        Helper::Count => vec![Type::Piece],
        Helper::Leave | Helper::LeaveKnown => vec![Type::Int, Type::Cell],
        Helper::Within
        | Helper::WrappingAdd
        | Helper::WrappingSub
        | Helper::WrappingMul
        | Helper::WrappingDiv => vec![Type::Int, Type::Int],
        Helper::IsEmpty
        | Helper::Len
        | Helper::Longer
        | Helper::EndlessMove
        | Helper::NoteModifier
        | Helper::NoteTakenBack
        | Helper::UnwrapOr
        | Helper::Map
        | Helper::AnyOf
        | Helper::AnyOfAll
        | Helper::Pop
        | Helper::Get
        | Helper::Then
        | Helper::End
        | Helper::MoveOfPath
        | Helper::MoveRewritten
        | Helper::Push
        | Helper::PushWith
        | Helper::PushIf
        | Helper::IsFull
        | Helper::PassModifier
        | Helper::FillPool
        | Helper::TakeFromPool
        | Helper::DrawFromPool
        | Helper::RunKeeper => Vec::new(),
    }
}
