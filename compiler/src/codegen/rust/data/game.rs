//! The constant facts about the game, as a static.
//!
//! It is written as text of its own: a pretty-printer would give each cell and
//! each action a line.

use super::blocks::strides;
use super::shifts::Shifts;
use super::text::{COMPUTED, bracketed, imported};
use crate::automaton::Names;
use crate::effort::Meter;
use crate::model::{Board, CellId, Game, Modifier, Shape};
use crate::plan::Plan;

/// Emits `src/game.rs`.
pub(in crate::codegen::rust) fn game(plan: &Plan<'_>, name: &str, meter: &Meter) -> String {
    let game = plan.game;
    let variables = game.variables.iter();
    let variables = variables
        .map(|variable| format!("VariableInfo::new({:?}, {})", variable.name, variable.bound));
    let parts = [
        array(
            "PLAYERS",
            "Cow<'static, str>",
            game.players.iter().map(|name| borrowed(name)),
        ),
        array(
            "PIECES",
            "Cow<'static, str>",
            game.pieces.iter().map(|name| borrowed(name)),
        ),
        array("VARIABLES", "VariableInfo", variables),
        cells(&game.board),
        array(
            "LABELS",
            "LabelInfo",
            labels(&game.board, meter).into_iter(),
        ),
        actions(game),
    ];
    let facts = format!(
        "
/// Names, bounds, cells and actions.
pub(crate) static GAME: GameInfo = GameInfo {{
    name: {},
    players: Borrowed(&PLAYERS),
    pieces: Borrowed(&PIECES),
    variables: Borrowed(&VARIABLES),
    shape: {},
    cells: Borrowed(&CELLS),
    labels: Borrowed(&LABELS),
    actions: Borrowed(&ACTIONS),
    longest_move: {:?},
}};
",
        borrowed(name),
        shape(&game.board.shape),
        plan.longest_move,
    );
    let source = parts.concat() + &facts;
    let helpers = imported(
        &source,
        "rbg_runtime::codegen",
        &["GridCells::", "Shifts::", "actions("],
    );
    let types = [
        "ActionInfo",
        "BoardShape",
        "CellInfo",
        "EdgeRun::",
        "GameInfo",
        "LabelInfo",
        "VariableInfo",
    ];
    let types = imported(&source, "rbg_runtime::game", &types);
    let source = format!(
        "//! The constant facts about the game.\n\n{COMPUTED}{helpers}{types}use std::borrow::Cow::{{self, Borrowed}};\n{source}"
    );
    meter.note_code_bytes(source.len());
    source
}

/// Returns a static array under a name.
fn array(name: &str, entry: &str, entries: impl Iterator<Item = String>) -> String {
    let entries: Vec<String> = entries.collect();
    let number = entries.len();
    format!(
        "\nstatic {name}: [{entry}; {number}] = {};\n",
        bracketed(entries)
    )
}

fn borrowed(text: &str) -> String {
    format!("Borrowed({text:?})")
}

/// Emits the cells: by their places, where these make their names, or one by one.
fn cells(board: &Board) -> String {
    let letters: &[&str] = match board.shape {
        Shape::Rectangle { .. } => &["rx", "y"],
        Shape::Hexagon { .. } => &["hx", "y"],
        Shape::Cuboid { .. } => &["cx", "y", "z"],
        Shape::Graph => &[],
    };
    let named = board.cells.iter().all(|cell| {
        let parts = letters.iter().zip(cell.place);
        let name: String = parts.map(|(letter, at)| format!("{letter}{at}")).collect();
        name == cell.name
    });
    if !named {
        let cells = board.cells.iter();
        let cells = cells.map(|cell| format!("CellInfo::new({:?}, {:?})", cell.name, cell.place));
        return array("CELLS", "CellInfo", cells);
    }
    let places: Vec<[u32; 3]> = board.cells.iter().map(|cell| cell.place).collect();
    let boxes = boxes(&places);
    let boxes = boxes.iter().map(|found| format!("{found:?}"));
    let length: usize = board.cells.iter().map(|cell| cell.name.len()).sum();
    format!(
        "
const GRID: GridCells<'_, {}> = GridCells::new({letters:?}, &{});

static CELL_NAMES: [u8; {length}] = GRID.names();

static CELLS: [CellInfo; {}] = GRID.cells(&CELL_NAMES);
",
        letters.len(),
        bracketed(boxes.collect()),
        places.len(),
    )
}

/// Returns the boxes, given by their first place and their size along each axis, that have these
/// places one after the other.
fn boxes(places: &[[u32; 3]]) -> Vec<([u32; 3], [u32; 3])> {
    let mut boxes: Vec<_> = places.iter().map(|&place| (place, [1; 3])).collect();
    for axis in 0..3 {
        let mut joined: Vec<([u32; 3], [u32; 3])> = Vec::new();
        for (place, size) in boxes {
            let continues = |(first, known): &&mut ([u32; 3], [u32; 3])| {
                let mut next = *first;
                next[axis] += known[axis];
                next == place && known[..axis] == size[..axis]
            };
            match joined.last_mut().filter(continues) {
                Some((_, known)) => known[axis] += 1,
                None => joined.push((place, size)),
            }
        }
        boxes = joined;
    }
    boxes
}

/// Emits the labels with their edges: as shifts of blocks of cells or run by run, whichever is
/// shorter.
fn labels(board: &Board, meter: &Meter) -> Vec<String> {
    let (strides, cells) = (strides(board), board.cells.len());
    let labels = board.label_infos().into_iter().map(|label| {
        let runs = label.runs().iter().map(|run| {
            let (first, target) = (run.first.number(), run.target.number());
            format!("EdgeRun::new({first}, {}, {target})", run.length)
        });
        let runs = bracketed(runs.collect());
        let number = label.runs().len();
        let mut rows = vec![Vec::new(); cells];
        for (cell, target) in label.edges() {
            rows[cell.index()].push(CellId::from_index(target.index()));
        }
        let edges = |shifts: &str| format!("const {{ &{shifts}.edges::<{cells}, {number}>() }}");
        let limit = runs.len().saturating_sub(edges("").len());
        let runs = match Shifts::shortest(&rows, &strides, limit, meter) {
            Some(shifts) => edges(&shifts.written()),
            None => format!("&{runs}"),
        };
        format!("LabelInfo::new({:?}, {runs})", label.name)
    });
    labels.collect()
}

/// Emits the actions, of which many are the same, as numbers of different ones.
fn actions(game: &Game) -> String {
    let mut kinds: Vec<String> = Vec::new();
    let numbers = game.actions.iter().map(|action| {
        let text = Names(game).modifier(&action.modifier);
        let kind = match &action.modifier {
            Modifier::Off(piece) => format!("off({}, {text:?})", piece.0),
            Modifier::Assign(variable, _) => format!("assign({}, {text:?})", variable.0),
            Modifier::Switch(player) => format!("switch({}, {text:?})", player.0),
        };
        let kind = format!("ActionInfo::{kind}");
        let number = kinds.iter().position(|known| *known == kind);
        number.unwrap_or_else(|| {
            kinds.push(kind);
            kinds.len() - 1
        })
    });
    let numbers: Vec<String> = numbers.map(|number| number.to_string()).collect();
    if kinds.len() == numbers.len() {
        return array("ACTIONS", "ActionInfo", kinds.into_iter());
    }
    let (kinds, count) = (
        array("ACTION_KINDS", "ActionInfo", kinds.into_iter()),
        numbers.len(),
    );
    format!(
        "{kinds}\nstatic ACTIONS: [ActionInfo; {count}] = actions(&ACTION_KINDS, {});\n",
        bracketed(numbers)
    )
}

fn shape(shape: &Shape) -> String {
    match shape {
        Shape::Rectangle { width, height } => {
            format!("BoardShape::Rectangle {{ width: {width}, height: {height} }}")
        }
        Shape::Hexagon { rows, widest } => {
            format!("BoardShape::Hexagon {{ rows: Borrowed(&{rows:?}), widest: {widest} }}")
        }
        Shape::Cuboid {
            width,
            height,
            depth,
        } => {
            format!("BoardShape::Cuboid {{ width: {width}, height: {height}, depth: {depth} }}")
        }
        Shape::Graph => "BoardShape::Graph".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_have_the_places_in_order() {
        type Case = (&'static [[u32; 3]], &'static [([u32; 3], [u32; 3])]);
        let cases: [Case; 5] = [
            (&[], &[]),
            (
                &[[0, 0, 0], [1, 0, 0], [3, 0, 0]],
                &[([0, 0, 0], [2, 1, 1]), ([3, 0, 0], [1, 1, 1])],
            ),
            (
                &[[1, 0, 0], [2, 0, 0], [1, 1, 0], [2, 1, 0], [1, 2, 0]],
                &[([1, 0, 0], [2, 2, 1]), ([1, 2, 0], [1, 1, 1])],
            ),
            (
                &[[0, 0, 0], [0, 1, 0], [0, 0, 1], [0, 1, 1]],
                &[([0, 0, 0], [1, 2, 2])],
            ),
            (
                &[[1, 0, 0], [0, 0, 0]],
                &[([1, 0, 0], [1, 1, 1]), ([0, 0, 0], [1, 1, 1])],
            ),
        ];
        for (places, expected) in cases {
            assert_eq!(boxes(places), expected, "{places:?}");
        }
    }
}
