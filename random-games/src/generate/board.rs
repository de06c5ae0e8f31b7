//! Random boards.

use crate::dice::Dice;

/// A path over the board, and the path back.
#[derive(Clone, Debug)]
pub(super) struct Way {
    pub(super) ahead: String,
    pub(super) back: String,
}

impl Way {
    fn new(ahead: &str, back: &str) -> Self {
        Self {
            ahead: ahead.to_owned(),
            back: back.to_owned(),
        }
    }

    fn reversed(&self) -> Self {
        Self::new(&self.back, &self.ahead)
    }
}

/// A board without its pieces.
#[derive(Clone, Debug)]
pub(super) struct Board {
    /// The section, with `@` for the piece of each cell.
    pub(super) text: String,
    /// The number of cells.
    pub(super) cells: usize,
    /// The labels.
    pub(super) labels: Vec<String>,
    /// Ways of one or more steps, each direction for itself.
    pub(super) ways: Vec<Way>,
    /// Expressions that lead from any cell to any cell.
    pub(super) anywhere: Vec<String>,
}

/// The size of boards.
#[derive(Clone, Copy, Debug)]
enum Size {
    Tiny,
    OneWord,
    TwoWords,
    FewWords,
    ManyWords,
}

pub(super) fn board(dice: &mut Dice) -> Board {
    let size = dice.weighted(&[
        (30, Size::Tiny),
        (34, Size::OneWord),
        (22, Size::TwoWords),
        (12, Size::FewWords),
        (2, Size::ManyWords),
    ]);
    match dice.below(100) {
        // Only rectangles are made so large.
        0..58 => rectangle(dice, size),
        _ if matches!(size, Size::ManyWords) => rectangle(dice, size),
        58..74 => hexagon(dice, size),
        74..86 => cuboid(dice, size),
        _ => graph(dice, size),
    }
}

/// Returns width and height for a number of cells.
fn sides(dice: &mut Dice, size: Size) -> (usize, usize) {
    let (least, most) = match size {
        Size::Tiny => (1, 16),
        Size::OneWord => (17, 64),
        Size::TwoWords => (65, 128),
        Size::FewWords => (129, 250),
        Size::ManyWords => (1025, 1100),
    };
    loop {
        let cells = dice.between(least, most);
        let root = (cells as f64).sqrt() as usize;
        let width = dice.between((root / 2).max(1), (root * 2).min(cells));
        let height = cells / width;
        if (least..=most).contains(&(width * height)) {
            return (width, height);
        }
    }
}

/// Returns rows of cells, some of which can be holes.
fn rows(dice: &mut Dice, lengths: &[usize], holes: bool) -> (String, usize) {
    let mut text = String::new();
    let mut cells = 0;
    for &length in lengths {
        let entries: Vec<&str> = (0..length)
            .map(|_| {
                let hole = holes && length > 1 && dice.chance(12);
                cells += usize::from(!hole);
                if hole { "" } else { "@" }
            })
            .collect();
        text += &format!("[{}]", entries.join(", "));
    }
    (text, cells)
}

fn rectangle(dice: &mut Dice, size: Size) -> Board {
    let (width, height) = sides(dice, size);
    let holes = dice.chance(15);
    let (text, cells) = rows(dice, &vec![width; height], holes);
    if cells == 0 {
        return rectangle(dice, size);
    }
    let straight = [Way::new("n", "s"), Way::new("w", "e")];
    let diagonal = [Way::new("n w", "s e"), Way::new("n e", "s w")];
    let leaping = [Way::new("n n w", "s s e"), Way::new("w w n", "e e s")];
    let mut anywhere = vec!["(n + s + w + e)*".to_owned()];
    if !holes {
        // Twice, because it is what nearly all games have.
        anywhere.extend(["(n* + s*)(w* + e*)", "(w* + e*)(n* + s*)"].map(str::to_owned));
        anywhere.push("(n* + s*)(w* + e*)".to_owned());
    }
    let mut ways = both(&straight);
    if dice.chance(70) {
        ways.extend(both(&diagonal));
    }
    if dice.chance(15) {
        ways.extend(both(&leaping));
    }
    Board {
        text: format!("rectangle(n, s, w, e, {text})"),
        cells,
        labels: ["n", "s", "w", "e"].map(str::to_owned).into(),
        ways,
        anywhere,
    }
}

fn both(ways: &[Way]) -> Vec<Way> {
    let reversed = ways.iter().map(Way::reversed);
    ways.iter().cloned().chain(reversed).collect()
}

fn hexagon(dice: &mut Dice, size: Size) -> Board {
    let (first, growing, shrinking) = match size {
        Size::Tiny => (dice.between(1, 3), dice.below(3), dice.below(3)),
        Size::OneWord => (dice.between(3, 4), dice.between(2, 4), dice.between(1, 4)),
        Size::TwoWords => (dice.between(4, 6), dice.between(4, 6), dice.between(4, 6)),
        Size::FewWords | Size::ManyWords => {
            (dice.between(6, 7), dice.between(6, 7), dice.between(6, 7))
        }
    };
    let widest = first + growing;
    let shrinking = shrinking.min(widest - 1);
    let up = first..=widest;
    let down = (widest - shrinking..widest).rev();
    let lengths: Vec<usize> = up.chain(down).collect();
    let holes = dice.chance(8);
    let (text, cells) = rows(dice, &lengths, holes);
    if cells == 0 {
        return hexagon(dice, size);
    }
    let ways = [
        Way::new("nw", "se"),
        Way::new("ne", "sw"),
        Way::new("e", "w"),
    ];
    Board {
        text: format!("hexagon(nw, ne, e, se, sw, w, {text})"),
        cells,
        labels: ["nw", "ne", "e", "se", "sw", "w"].map(str::to_owned).into(),
        ways: both(&ways),
        anywhere: vec![
            "(nw + ne + e + se + sw + w)*".to_owned(),
            "(nw + se + e + w + sw + ne)*".to_owned(),
        ],
    }
}

fn cuboid(dice: &mut Dice, size: Size) -> Board {
    let depth = dice.between(2, 4);
    let (width, height) = match size {
        Size::Tiny => (dice.between(1, 3), dice.between(1, 2)),
        Size::OneWord => (dice.between(2, 4), dice.between(2, 4)),
        Size::TwoWords => (dice.between(5, 6), dice.between(4, 5)),
        Size::FewWords | Size::ManyWords => (dice.between(6, 8), dice.between(6, 8)),
    };
    let holes = dice.chance(12);
    let mut text = String::new();
    let mut cells = 0;
    for _ in 0..depth {
        let (layer, more) = rows(dice, &vec![width; height], holes);
        text += &format!("[{layer}]");
        cells += more;
    }
    if cells == 0 {
        return cuboid(dice, size);
    }
    let mut ways = both(&[Way::new("n", "s"), Way::new("w", "e"), Way::new("f", "b")]);
    if dice.chance(40) {
        ways.extend(both(&[Way::new("n f", "s b"), Way::new("w b", "e f")]));
    }
    let mut anywhere = vec!["(n + s + w + e + f + b)*".to_owned()];
    if !holes {
        anywhere.push("(n* + s*)(w* + e*)(f* + b*)".to_owned());
    }
    Board {
        text: format!("cuboid(n, s, w, e, f, b, {text})"),
        cells,
        labels: ["n", "s", "w", "e", "f", "b"].map(str::to_owned).into(),
        ways,
        anywhere,
    }
}

/// Returns a graph in which a ring leads over all cells and back, with other edges between some of
/// them: one-way ones, loops, and equal labels into one cell.
fn graph(dice: &mut Dice, size: Size) -> Board {
    let cells = match size {
        Size::Tiny => dice.between(2, 12),
        Size::OneWord => dice.between(13, 40),
        _ => dice.between(65, 90),
    };
    let tree = dice.chance(30);
    let mut edges: Vec<Vec<(&str, usize)>> = vec![Vec::new(); cells];
    for cell in 0..cells {
        let next = (cell + 1) % cells;
        edges[cell].push(("n", next));
        edges[next].push(("s", cell));
    }
    let more = if tree { 0 } else { cells };
    for _ in 0..more {
        let (from, to) = (dice.below(cells), dice.below(cells));
        let there = *dice.pick(&["w", "x"]);
        let back = if there == "w" { "e" } else { "y" };
        let free = |edges: &[(&str, usize)], label| edges.iter().all(|(other, _)| *other != label);
        if free(&edges[from], there) {
            edges[from].push((there, to));
        }
        if dice.chance(70) && free(&edges[to], back) {
            edges[to].push((back, from));
        }
    }
    // The ring can be cut, but the way back along it stays.
    if dice.chance(40) && cells > 2 {
        edges[cells - 1].retain(|(label, to)| *label != "n" || *to != 0);
        edges[0].retain(|(label, to)| *label != "s" || *to != cells - 1);
    }
    let vertices: Vec<String> = edges
        .iter()
        .enumerate()
        .map(|(cell, edges)| {
            let edges: Vec<String> = edges.iter().map(|(l, to)| format!("{l}: v{to}")).collect();
            format!("v{cell}[@]{{{}}}", edges.join(", "))
        })
        .collect();
    let mut labels: Vec<String> = vec!["n".to_owned(), "s".to_owned()];
    for label in ["w", "e", "x", "y"] {
        if edges.iter().flatten().any(|(other, _)| *other == label) {
            labels.push(label.to_owned());
        }
    }
    let mut ways = both(&[Way::new("n", "s")]);
    if labels.iter().any(|label| label == "w") && labels.iter().any(|label| label == "e") {
        ways.extend(both(&[Way::new("w", "e")]));
    }
    if labels.iter().any(|label| label == "x") && labels.iter().any(|label| label == "y") {
        ways.extend(both(&[Way::new("x", "y")]));
    }
    Board {
        text: vertices.join("\n    "),
        cells,
        anywhere: vec![format!("({})*", labels.join(" + ")), "(n* + s*)".to_owned()],
        labels,
        ways,
    }
}
