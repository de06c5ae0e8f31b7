//! Drawings of positions as images in the format SVG.

mod compass_layout;
mod graph_layout;
mod markup;
mod pieces;
mod scene;

use std::fmt::Write;

use super::draw_options::DrawOptions;
use super::info::{BoardShape, GameInfo};
use super::move_text::describe_move;
use super::snapshot::Snapshot;
use markup::{Markup, pixels, points};
use pieces::{Look, looks};
use scene::{Outline, Scene};

/// The colours of cells, in turn on rectangles.
const CELLS: [&str; 2] = ["#f4ead7", "#ead9ba"];
/// The colour of the cells of the last move.
const MARKED: &str = "#f7d65c";
/// The colour of lines.
const LINE: &str = "#8c7a5b";
/// The colour of what is pointed at.
const TARGET: &str = "#2c9a4b";
/// The colours of texts.
const TEXT: &str = "#333";
const FAINT: &str = "#8a8072";

/// The height of a line of the caption.
const CAPTION_LINE: f64 = 18.0;
/// The mean width of a letter of the caption.
const CAPTION_LETTER: f64 = 7.2;
/// The width of an image that is wide enough for its caption.
const LEAST_WIDTH: f64 = 180.0;

/// Returns where [`draw_svg`] puts the centre of each cell of a board: to the right and down.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::Position;
/// use rbg_runtime::game::cell_centres;
///
/// // A row of cells, from left to right.
/// let centres = cell_centres(Nim::game());
/// assert!(centres.is_sorted_by(|a, b| a[0] < b[0] && a[1] == b[1]));
/// ```
pub fn cell_centres(info: &GameInfo) -> Vec<[f64; 2]> {
    Scene::new(info).centres
}

/// Draws a position as an image: an SVG document, which stands on its own or within HTML.
///
/// Pieces are discs in the colours of the players to whom they belong by their names, or tiles
/// where they belong to nobody; cells without geometry lie as their edges tell. The image says in
/// words what it shows, and each cell tells its name and piece.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::game::{DrawOptions, draw_svg};
/// use rbg_runtime::{Position, Snapshot};
///
/// let seen = Snapshot::of(&Nim::initial());
/// let image = draw_svg(Nim::game(), &seen, &DrawOptions::default());
/// assert!(image.starts_with("<svg xmlns="));
/// assert!(image.contains("<title>a1: stone</title>"));
/// ```
pub fn draw_svg(info: &GameInfo, position: &Snapshot, options: &DrawOptions) -> String {
    let scene = Scene::new(info);
    let caption = caption(info, position);
    let [board_width, board_height] = scene.size;
    let width = board_width.max(LEAST_WIDTH);
    let mut lines = vec![caption[0].clone()];
    lines.extend(wrap(&caption[1..], (width / CAPTION_LETTER) as usize));
    let height = board_height + CAPTION_LINE * (lines.len() as f64 + 0.5);
    let mut image = Markup::default();
    let (w, h) = (pixels(width), pixels(height));
    image.open(&format!(
        "svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"{w}\" height=\"{h}\" \
         viewBox=\"0 0 {w} {h}\" font-family=\"sans-serif\" text-anchor=\"middle\""
    ));
    image.text("title", &info.name);
    image.text("desc", &description(info, position, options, &caption));
    image.empty(&format!("rect width=\"{w}\" height=\"{h}\" fill=\"#fff\""));
    let left = (width - board_width) / 2.0;
    image.open(&format!("g transform=\"translate({} 0)\"", pixels(left)));
    edges(&mut image, &scene);
    cells(&mut image, info, position, options, &scene);
    for ([x, y], text) in &scene.marks {
        label(&mut image, [*x, *y + 4.0], 11.0, FAINT, text);
    }
    image.close("g");
    for (number, line) in lines.iter().enumerate() {
        let y = board_height + CAPTION_LINE * (number as f64 + 0.7);
        label(&mut image, [width / 2.0, y], 13.0, TEXT, line);
    }
    image.close("svg");
    image.finish()
}

/// Returns who is to move and the values of the variables.
fn caption(info: &GameInfo, position: &Snapshot) -> Vec<String> {
    let to_move = match position.to_move.seat() {
        Some(_) => format!("to move: {}", info.player_name(position.to_move)),
        None => "the game is over".to_owned(),
    };
    let values = info.variables.iter().zip(&position.variables);
    let values = values.map(|(variable, value)| format!("{} = {value}", variable.name));
    std::iter::once(to_move).chain(values).collect()
}

/// Returns lines of items, of so many letters if possible.
fn wrap(items: &[String], room: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for item in items {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 2 + item.chars().count() <= room => {
                let _ = write!(line, ", {item}");
            }
            _ => lines.push(item.clone()),
        }
    }
    lines
}

/// Returns what the image shows, in words.
fn description(
    info: &GameInfo,
    position: &Snapshot,
    options: &DrawOptions,
    caption: &[String],
) -> String {
    let mut counts = vec![0_usize; info.pieces.len()];
    for piece in &position.pieces {
        if let Some(count) = counts.get_mut(piece.index()) {
            *count += 1;
        }
    }
    let pieces = info.pieces.iter().zip(counts);
    let pieces = pieces.filter(|(_, count)| *count > 0);
    let pieces: Vec<String> = pieces
        .map(|(name, count)| format!("{count} {name}"))
        .collect();
    let mut text = format!(
        "{}; on the board: {}",
        caption.join(", "),
        pieces.join(", ")
    );
    if !options.last_move.is_empty() {
        text += "; last move: ";
        text += &describe_move(info, &options.last_move);
    }
    text
}

fn edges(image: &mut Markup, scene: &Scene) {
    for edge in &scene.edges {
        let [from, to] = edge.ends.map(|cell| scene.centres[cell]);
        let [x1, y1, x2, y2] = [from[0], from[1], to[0], to[1]].map(pixels);
        image.open(&format!("g stroke=\"{LINE}\" stroke-width=\"2\""));
        image.text("title", &edge.description);
        image.empty(&format!(
            "line x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\""
        ));
        match edge.ways {
            [true, false] => arrow(image, scene, from, to),
            [false, true] => arrow(image, scene, to, from),
            _ => {}
        }
        image.close("g");
    }
}

/// Draws the head of an arrow that ends at the border of a cell.
fn arrow(image: &mut Markup, scene: &Scene, [fx, fy]: [f64; 2], [tx, ty]: [f64; 2]) {
    let Outline::Circle(radius) = scene.outline else {
        return;
    };
    let (dx, dy) = (tx - fx, ty - fy);
    let length = (dx * dx + dy * dy).sqrt().max(1e-9);
    let (ux, uy) = (dx / length, dy / length);
    let at = |back: f64, aside: f64| [tx - ux * back - uy * aside, ty - uy * back + ux * aside];
    let corners = [
        at(radius, 0.0),
        at(radius + 9.0, 4.5),
        at(radius + 9.0, -4.5),
    ];
    image.empty(&format!(
        "polygon points=\"{}\" fill=\"{LINE}\" stroke=\"none\"",
        points(&corners)
    ));
}

fn cells(
    image: &mut Markup,
    info: &GameInfo,
    position: &Snapshot,
    options: &DrawOptions,
    scene: &Scene,
) {
    let looks = looks(info);
    let marked = options.marked(info);
    let chequered = !matches!(info.shape, BoardShape::Hexagon { .. } | BoardShape::Graph);
    for (cell, &[x, y]) in scene.centres.iter().enumerate() {
        let piece = position.pieces.get(cell).map(|piece| piece.index());
        let name = piece.and_then(|piece| info.pieces.get(piece));
        let facts = &info.cells[cell];
        image.open("g");
        let told = name.map_or("", |name| name);
        image.text("title", &format!("{}: {told}", facts.name));
        let shade = facts.place.iter().map(|at| *at as usize).sum::<usize>() % 2;
        let fill = match marked[cell] {
            true => MARKED,
            false => CELLS[if chequered { shade } else { 0 }],
        };
        let paint = format!("fill=\"{fill}\" stroke=\"{LINE}\"");
        match scene.outline {
            Outline::Circle(radius) => circle(image, [x, y], radius, &paint),
            outline => image.empty(&format!(
                "polygon points=\"{}\" {paint}",
                points(&outline.corners([x, y]))
            )),
        }
        let look = piece.and_then(|piece| looks.get(piece));
        if let Some(look) = look {
            draw_piece(image, look, [x, y], scene.outline.piece());
        }
        if scene.named {
            match scene.outline {
                Outline::Circle(radius) => {
                    label(image, [x, y + radius + 11.0], 10.0, FAINT, &facts.name);
                }
                _ if look == Some(&Look::Blank) => {
                    label(image, [x, y + 2.5], 7.5, FAINT, &facts.name);
                }
                _ => {}
            }
        }
        if options.targets.iter().any(|target| target.index() == cell) {
            let paint = format!("fill=\"{TARGET}\" stroke=\"#fff\"");
            circle(image, [x, y], scene.outline.piece() * 0.35, &paint);
        }
        image.close("g");
    }
}

fn draw_piece(image: &mut Markup, look: &Look, centre: [f64; 2], radius: f64) {
    let [x, y] = centre;
    let (color, letters) = match look {
        Look::Blank => return,
        Look::Disc { color, letters } => {
            let paint = format!("fill=\"{}\" stroke=\"#222\"", color.hex());
            circle(image, centre, radius, &paint);
            (color, letters)
        }
        Look::Tile { color, letters } => {
            let side = pixels(radius * 1.7);
            image.empty(&format!(
                "rect x=\"{}\" y=\"{}\" width=\"{side}\" height=\"{side}\" rx=\"3\" fill=\"{}\" \
                 stroke=\"{LINE}\"",
                pixels(x - radius * 0.85),
                pixels(y - radius * 0.85),
                color.hex(),
            ));
            (color, letters)
        }
    };
    if !letters.is_empty() {
        let count = letters.chars().count() as f64;
        let size = (radius * 1.1).min(radius * 2.7 / count);
        label(image, [x, y + size * 0.36], size, color.ink(), letters);
    }
}

fn circle(image: &mut Markup, [x, y]: [f64; 2], radius: f64, paint: &str) {
    let [x, y, r] = [x, y, radius].map(pixels);
    image.empty(&format!("circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\" {paint}"));
}

fn label(image: &mut Markup, [x, y]: [f64; 2], size: f64, color: &str, text: &str) {
    let [x, y, size] = [x, y, size].map(pixels);
    let start = format!("text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" fill=\"{color}\"");
    image.text(&start, text);
}
