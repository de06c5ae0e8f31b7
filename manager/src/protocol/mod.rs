//! The bytes on the wire: frames, the messages in them, and our extension.

mod extension;
mod frames;
mod wire;

pub use extension::{ClientWord, EXTENDED_READY, ServerWord, Token};
pub use frames::{FrameError, FrameReader, MESSAGE_LIMIT, frame, text};
pub(crate) use wire::shortened;
pub use wire::{
    READY, RESET, WireError, decode_move, encode_move, format_seconds, parse_player, parse_seconds,
};
