//! Drawings of positions in the shape of their boards.

use std::collections::HashMap;

use super::abbreviate::abbreviate;
use super::draw_options::DrawOptions;
use super::info::{BoardShape, GameInfo};
use super::numbers::Cell;
use super::snapshot::Snapshot;

/// The width at which lists are broken.
const LINE: usize = 78;

/// What stands before a cell of the last move.
const MARK: char = '*';

/// What makes a terminal show such a cell in reverse colours, and no longer.
const REVERSE: [&str; 2] = ["\u{1b}[7m", "\u{1b}[0m"];

/// Draws a position as text: the board, who is to move, the variables, and what the
/// names of pieces stand for where they had to be shortened.
///
/// Columns and rows are numbered as in the names of the cells; holes are blank. The cells of a
/// board without geometry are listed with their edges.
pub fn draw(info: &GameInfo, position: &Snapshot) -> String {
    draw_text(info, position, &DrawOptions::default())
}

/// As [`draw`], with the cells of the last move marked.
pub fn draw_text(info: &GameInfo, position: &Snapshot, options: &DrawOptions) -> String {
    let drawing = Drawing::new(info, position, options);
    let mut text = String::new();
    match &info.shape {
        BoardShape::Rectangle { width, height } => {
            drawing.rectangle(&mut text, *width, *height, 0);
        }
        BoardShape::Hexagon { rows, .. } => drawing.hexagon(&mut text, rows),
        BoardShape::Cuboid {
            width,
            height,
            depth,
        } => {
            for layer in 0..*depth {
                let gap = if layer > 0 { "\n" } else { "" };
                text += &format!("{gap}layer {layer}\n");
                drawing.rectangle(&mut text, *width, *height, layer);
            }
        }
        BoardShape::Graph => drawing.graph(&mut text, info),
    }
    text += &format!("\nto move: {}\n", to_move_name(info, position));
    let values = info.variables.iter().zip(&position.variables);
    let values = values.map(|(variable, value)| format!("{} = {value}", variable.name));
    list(&mut text, "", values);
    if info.shape != BoardShape::Graph {
        let short = info.pieces.iter().zip(&drawing.names);
        let short = short.filter(|(name, short)| name != short);
        list(
            &mut text,
            "pieces: ",
            short.map(|(name, short)| format!("{short} = {name}")),
        );
    }
    if drawing.marked.contains(&true) {
        text += &format!("{MARK} the last move\n");
    }
    text
}

fn to_move_name<'a>(info: &'a GameInfo, position: &Snapshot) -> &'a str {
    match position.to_move.seat() {
        Some(seat) => &info.players[seat],
        None => "nobody, the game is over",
    }
}

/// A drawing under way.
struct Drawing<'a> {
    position: &'a Snapshot,
    /// The cells by their places.
    cells: HashMap<[u32; 3], usize>,
    /// The short names of the pieces.
    names: Vec<String>,
    /// The width of the longest of them.
    width: usize,
    /// Whether a cell is one of the last move, for each.
    marked: Vec<bool>,
    colored: bool,
}

impl<'a> Drawing<'a> {
    fn new(info: &GameInfo, position: &'a Snapshot, options: &DrawOptions) -> Self {
        let cells = info.cells.iter().enumerate();
        let names = abbreviate(&info.pieces);
        Self {
            position,
            cells: cells.map(|(cell, info)| (info.place, cell)).collect(),
            width: names.iter().map(|n| n.chars().count()).max().unwrap_or(0),
            names,
            marked: options.marked(info),
            colored: options.colored,
        }
    }

    /// Returns what to write at a place, right-aligned; blanks at a hole. There is room for a mark.
    fn at(&self, place: [u32; 3], width: usize) -> String {
        match self.cells.get(&place) {
            Some(&cell) => {
                let name = &self.names[self.position.pieces[cell].index()];
                self.marked(cell, name, width)
            }
            None => " ".repeat(width),
        }
    }

    /// Returns the name of the piece on a cell, right-aligned, with a mark if the cell has one.
    fn marked(&self, cell: usize, name: &str, width: usize) -> String {
        if !self.marked[cell] {
            return format!("{name:>width$}");
        }
        let blanks = " ".repeat(width.saturating_sub(name.chars().count() + 1));
        let [begin, end] = if self.colored { REVERSE } else { [""; 2] };
        format!("{blanks}{begin}{MARK}{name}{end}")
    }

    fn rectangle(&self, text: &mut String, width: u32, height: u32, layer: u32) {
        let margin = digits(height);
        let slot = self.width.max(digits(width)) + 1;
        let header = (0..width).map(|x| format!("{x:>slot$}"));
        line(text, &" ".repeat(margin + 1), header);
        for y in 0..height {
            let row = (0..width).map(|x| self.at([x, y, layer], slot));
            line(text, &format!("{y:>margin$} "), row);
        }
    }

    fn hexagon(&self, text: &mut String, rows: &[u32]) {
        let margin = digits(rows.len() as u32);
        // Neighbouring rows are shifted by half a hexagon, so its width, which
        // is a gap and a name, has to be even.
        let gap = 2 - self.width % 2;
        let slot = self.width + gap;
        let widest = rows.iter().copied().max().unwrap_or(0);
        for (y, &length) in (0..).zip(rows) {
            let indent = (widest - length) as usize * slot / 2 + 2 - gap;
            let row = (0..length).map(|x| self.at([x, y, 0], slot));
            line(text, &format!("{y:>margin$}{}", " ".repeat(indent)), row);
        }
    }

    /// Lists the cells of a graph with their pieces and edges.
    fn graph(&self, text: &mut String, info: &GameInfo) {
        let longest = |names: &mut dyn Iterator<Item = &str>| {
            names.map(|name| name.chars().count()).max().unwrap_or(0)
        };
        let cell_width = longest(&mut info.cells.iter().map(|cell| &*cell.name));
        let piece_width = longest(&mut info.pieces.iter().map(|name| &**name));
        let indent = cell_width + piece_width + 5;
        for (cell, facts) in info.cells.iter().enumerate() {
            let piece = &info.pieces[self.position.pieces[cell].index()];
            let name = &facts.name;
            let begin = self.marked(cell, piece, piece.chars().count() + 1);
            let blanks = " ".repeat(piece_width - piece.chars().count());
            let edges = info.neighbours(Cell::from_index(cell));
            let edges = edges.map(|(label, to)| format!("{label} {}", info.cells[to.index()].name));
            let edges = broken(edges, indent, indent);
            line(
                text,
                "",
                [format!("{name:>cell_width$}:{begin}{blanks}   {edges}")].into_iter(),
            );
        }
    }
}

/// Returns the number of digits of the numbers below `count`.
fn digits(count: u32) -> usize {
    count.saturating_sub(1).to_string().len()
}

/// Writes a line of items, without blanks at its end.
fn line(text: &mut String, margin: &str, items: impl Iterator<Item = String>) {
    let line = margin.to_owned() + &items.collect::<String>();
    text.push_str(line.trim_end());
    text.push('\n');
}

/// Writes items after a title, broken into lines; nothing if there are none.
fn list(text: &mut String, title: &str, items: impl Iterator<Item = String>) {
    let items = broken(items, title.chars().count(), 0);
    if !items.is_empty() {
        *text += &format!("{title}{items}\n");
    }
}

/// Returns items with commas between them, broken into lines, of which the first begins at a
/// column and the others at an indent.
fn broken(items: impl Iterator<Item = String>, column: usize, indent: usize) -> String {
    let mut text = String::new();
    let mut length = column;
    for (index, item) in items.enumerate() {
        let room = item.chars().count() + 2;
        if index > 0 {
            text.push(',');
            if length + room > LINE {
                text.push('\n');
                text += &" ".repeat(indent);
                length = indent;
            } else {
                text.push(' ');
            }
        }
        text += &item;
        length += room;
    }
    text
}
