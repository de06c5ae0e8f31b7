//! Text to syntax tree: tokens, macros, grammar.
