//! `rbg draw`: a position as an image or as text.

use std::path::PathBuf;

use clap::Args;
use rbg_runtime::RunError;
use rbg_runtime::game::{DrawOptions, draw_svg, draw_text};

use crate::atomic_file::write_atomically;
use crate::engine;
use crate::failure::Failure;
use crate::library;
use crate::opening::Opening;
use crate::terminal::Terminal;

/// Arguments of `draw`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  {rbg} draw breakthrough > breakthrough.svg
  {rbg} draw hex --moves 61 1 60 --output hex.svg
  {rbg} draw theMillGame --text
  {rbg} draw reversi --legal -o reversi.svg

The image is an SVG document. The cells of the last move of --moves are marked.")]
pub struct Draw {
    /// A name in games-rbg/ or a path to a .rbg file
    game: String,
    #[command(flatten)]
    opening: Opening,
    /// Draw an image in the format SVG, which is what happens by default
    #[arg(long, conflicts_with = "text")]
    svg: bool,
    /// Draw with letters
    #[arg(long)]
    text: bool,
    /// Point at the cells on which legal moves end
    #[arg(long, conflicts_with = "text")]
    legal: bool,
    /// Write to this file instead of the standard output
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Runs the verb.
pub(crate) fn run(arguments: &Draw, terminal: Terminal) -> Result<(), Failure> {
    let file = library::find(&arguments.game)?;
    let game = engine::interpreter(&file, terminal)?;
    let game = arguments.opening.begin(game)?;
    let (moves, position) = arguments.opening.play(&*game)?;
    let info = game.info();
    let mut options = DrawOptions::default();
    if let Some(last) = moves.last() {
        options = options.with_last_move(last);
    }
    if arguments.legal {
        let legal = position.try_moves().map_err(RunError::from)?;
        options = options.with_targets_of(info, &legal);
    }
    let snapshot = position.snapshot();
    let drawing = match arguments.text {
        true => {
            let colored = terminal.colored_output() && arguments.output.is_none();
            draw_text(info, &snapshot, &options.with_colors(colored))
        }
        false => draw_svg(info, &snapshot, &options),
    };
    match &arguments.output {
        Some(path) => Ok(write_atomically(path, drawing.as_bytes())?),
        None => terminal.print(&drawing),
    }
}

#[cfg(test)]
mod tests {
    use rbg_compiler::interpret::Interpreter;
    use rbg_runtime::AnyGame;
    use roxmltree::{Document, Node};

    use super::*;

    fn library() -> impl Iterator<Item = Interpreter> {
        rbg_games::names().map(|name| {
            let text = rbg_games::description(name).unwrap();
            let loaded = rbg_compiler::load(text);
            let loaded = loaded.unwrap_or_else(|_| panic!("{name} is refused"));
            Interpreter::new(loaded.game, name)
        })
    }

    /// Returns a number that an attribute holds.
    fn number(node: &Node<'_, '_>, attribute: &str) -> f64 {
        let value = node.attribute(attribute).unwrap_or_default();
        value
            .parse()
            .unwrap_or_else(|_| panic!("{attribute}={value}"))
    }

    #[test]
    fn the_first_position_of_every_game_has_a_well_formed_image() {
        for game in library() {
            let info = game.info();
            let snapshot = game.initial().snapshot();
            let image = draw_svg(info, &snapshot, &DrawOptions::default());
            let document = Document::parse(&image).unwrap_or_else(|e| panic!("{}: {e}", info.name));
            let root = document.root_element();
            let [width, height] = ["width", "height"].map(|name| number(&root, name));
            let titles = root.descendants().filter(|node| node.has_tag_name("title"));
            let titles: Vec<&str> = titles.filter_map(|title| title.text()).collect();
            assert_eq!(titles[0], info.name);
            for (cell, piece) in info.cells.iter().zip(&snapshot.pieces) {
                let title = format!("{}: {}", cell.name, info.pieces[piece.index()]);
                let found = titles.iter().filter(|known| **known == title).count();
                assert_eq!(found, 1, "{}: {title}", info.name);
            }
            for circle in root
                .descendants()
                .filter(|node| node.has_tag_name("circle"))
            {
                let [x, y, r] = ["cx", "cy", "r"].map(|name| number(&circle, name));
                assert!(
                    x - r >= 0.0 && x + r <= width,
                    "{}: {x} {r} {width}",
                    info.name
                );
                assert!(
                    y - r >= 0.0 && y + r <= height,
                    "{}: {y} {r} {height}",
                    info.name
                );
            }
        }
    }

    #[test]
    fn names_do_not_break_the_image() {
        let loaded = rbg_compiler::load(rbg_testkit::games::FILL.as_bytes()).unwrap();
        let game = Interpreter::new(loaded.game, "<script>\u{1}&amp;\"'");
        let snapshot = game.initial().snapshot();
        let image = draw_svg(game.info(), &snapshot, &DrawOptions::default());
        let document = Document::parse(&image).unwrap();
        let title = document.root_element().first_element_child().unwrap();
        assert_eq!(title.text(), Some("<script>\u{fffd}&amp;\"'"));
        assert!(!image.contains("<script>"));
    }
}
