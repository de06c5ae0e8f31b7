//! Convolutional networks of random weights.

use rbg_compiler::analysis::{number_moves, position_planes};
use rbg_compiler::effort::Meter;
use rbg_compiler::interpret::Interpreter;
use rbg_learn::files::{ConvolutionFile, Made};
use rbg_runtime::AnyGame;
use rbg_runtime::evaluate::{Architecture, ConvolutionWeights};
use rbg_runtime::game::TensorLayout;

use crate::compile;
use crate::failure::Failure;
use crate::interrupt;
use crate::library::GameFile;
use crate::networks::digest;
use crate::terminal::Terminal;

/// Returns a network of random weights for a description, the same for the same seed.
pub(super) fn network(
    file: &GameFile,
    size: Architecture,
    seed: u64,
    terminal: Terminal,
) -> Result<ConvolutionFile, Failure> {
    let rules = compile::load(file, terminal)?;
    let spinner = terminal.spinner("reading the rules");
    let found = |meter: &Meter| {
        Ok((
            position_planes(&rules, meter)?,
            number_moves(&rules, meter)?,
        ))
    };
    let (planes, numbering) =
        interrupt::at_once(|| compile::within_limits(file, &rules, terminal, found))?;
    drop(spinner);
    let interpreter = Interpreter::new(rules, &file.name);
    let game = interpreter.info();
    let layout = TensorLayout::new(game, planes, &numbering);
    Ok(ConvolutionFile {
        game: file.name.clone(),
        digest: digest(file),
        made: Made {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            command: format!(
                "rbg network {} --blocks {} --channels {} --seed {seed}",
                file.name, size.blocks, size.channels
            ),
            ..Made::default()
        },
        network: ConvolutionWeights::random(size, &layout, &numbering, game, seed),
    })
}
