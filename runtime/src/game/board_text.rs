//! Drawings of positions in the shape of their boards.

use std::collections::HashMap;

use super::abbreviate::abbreviate;
use super::info::{BoardShape, GameInfo};
use super::snapshot::Snapshot;

/// The width at which lists are broken.
const LINE: usize = 78;

/// Draws a position: the board, who is to move, the variables, and what the
/// names of pieces stand for where they had to be shortened.
///
/// Columns and rows are numbered as in the names of the cells; holes are blank.
pub fn draw(info: &GameInfo, position: &Snapshot) -> String {
    let drawing = Drawing::new(info, position);
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
        BoardShape::Graph => graph(&mut text, info, position),
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
    text
}

fn to_move_name<'a>(info: &'a GameInfo, position: &Snapshot) -> &'a str {
    match position.to_move.seat() {
        Some(seat) => &info.players[seat],
        None => "nobody, the game is over",
    }
}

/// A drawing under way: what the shapes with rows have in common.
struct Drawing<'a> {
    position: &'a Snapshot,
    /// The cells by their places.
    cells: HashMap<[u32; 3], usize>,
    /// The short names of the pieces.
    names: Vec<String>,
    /// The width of the longest of them.
    width: usize,
}

impl<'a> Drawing<'a> {
    fn new(info: &GameInfo, position: &'a Snapshot) -> Self {
        let cells = info.cells.iter().enumerate();
        let names = abbreviate(&info.pieces);
        Self {
            position,
            cells: cells.map(|(cell, info)| (info.place, cell)).collect(),
            width: names.iter().map(|n| n.chars().count()).max().unwrap_or(0),
            names,
        }
    }

    /// Returns what to write at a place; nothing at a hole.
    fn at(&self, place: [u32; 3]) -> &str {
        match self.cells.get(&place) {
            Some(&cell) => &self.names[self.position.pieces[cell].index()],
            None => "",
        }
    }

    fn rectangle(&self, text: &mut String, width: u32, height: u32, layer: u32) {
        let margin = digits(height);
        let slot = self.width.max(digits(width));
        let header = (0..width).map(|x| format!("{x:>slot$}"));
        line(text, &" ".repeat(margin + 2), " ", header);
        for y in 0..height {
            let row = (0..width).map(|x| format!("{:>slot$}", self.at([x, y, layer])));
            line(text, &format!("{y:>margin$}  "), " ", row);
        }
    }

    fn hexagon(&self, text: &mut String, rows: &[u32]) {
        let margin = digits(rows.len() as u32);
        // Neighbouring rows are shifted by half a hexagon, so its width, which
        // is a name and a gap, has to be even.
        let gap = " ".repeat(2 - self.width % 2);
        let half = (self.width + gap.len()) / 2;
        let slot = self.width;
        let widest = rows.iter().copied().max().unwrap_or(0);
        for (y, &length) in (0..).zip(rows) {
            let indent = " ".repeat((widest - length) as usize * half);
            let row = (0..length).map(|x| format!("{:>slot$}", self.at([x, y, 0])));
            line(text, &format!("{y:>margin$}  {indent}"), &gap, row);
        }
    }
}

/// Lists the cells of a graph with their pieces, in columns.
fn graph(text: &mut String, info: &GameInfo, position: &Snapshot) {
    let entries: Vec<String> = info
        .cells
        .iter()
        .zip(&position.pieces)
        .map(|(cell, &piece)| format!("{}: {}", cell.name, info.pieces[piece.index()]))
        .collect();
    let slot = entries.iter().map(|e| e.chars().count()).max().unwrap_or(0);
    let columns = ((LINE + 2) / (slot + 2)).max(1);
    for row in entries.chunks(columns) {
        line(
            text,
            "",
            "  ",
            row.iter().map(|entry| format!("{entry:<slot$}")),
        );
    }
}

/// Returns the number of digits of the numbers below `count`.
fn digits(count: u32) -> usize {
    count.saturating_sub(1).to_string().len()
}

/// Writes a line of items, without blanks at its end.
fn line(text: &mut String, margin: &str, gap: &str, items: impl Iterator<Item = String>) {
    let items: Vec<String> = items.collect();
    let line = margin.to_owned() + &items.join(gap);
    text.push_str(line.trim_end());
    text.push('\n');
}

/// Writes items after a title, broken into lines; nothing if there are none.
fn list(text: &mut String, title: &str, items: impl Iterator<Item = String>) {
    let mut length = 0;
    for (index, item) in items.enumerate() {
        let room = item.chars().count() + 2;
        if index == 0 {
            text.push_str(title);
            length = title.chars().count();
        } else if length + room > LINE {
            text.push_str(",\n");
            length = 0;
        } else {
            text.push_str(", ");
        }
        text.push_str(&item);
        length += room;
    }
    if length > 0 {
        text.push('\n');
    }
}
