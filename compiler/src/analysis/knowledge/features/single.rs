//! Evaluations of a single term, with weights that nobody has learned.

use std::fmt;

use rbg_runtime::evaluate::Quantity;

use super::found::{FoundFeatures, Term, WeightNote};
use crate::model::Game;

/// How many times as much a line counts with one piece more: more than all shorter ones beside it.
const STEEP: f32 = 8.0;

/// The number of moves at which their sum is as large as that of anything else can be.
const MANY_MOVES: f32 = 1000.0;

/// The reason why there is no such evaluation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchTerm {
    /// The term that was asked for.
    pub name: String,
    /// Those that the game has.
    pub known: Vec<String>,
}

impl fmt::Display for NoSuchTerm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, known } = self;
        write!(
            f,
            "the game has no term '{name}': it has {}",
            known.join(", ")
        )
    }
}

impl std::error::Error for NoSuchTerm {}

impl FoundFeatures {
    /// Returns the names of the terms that can be an evaluation alone: of each term, and of parts of
    /// it where it has several.
    pub fn single_terms(&self) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        let notes = || self.weights.iter().filter(|note| stands_alone(note.term));
        for term in notes().map(|note| note.term) {
            let name = term.name().to_owned();
            if names.contains(&name) {
                continue;
            }
            names.push(name);
            let own = || notes().filter(|note| note.term == term);
            let parts: [fn(&WeightNote) -> &str; 2] = [|note| &note.of, |note| &note.detail];
            for part in parts {
                let mut parts: Vec<&str> = own().map(part).collect();
                parts.sort_unstable();
                parts.dedup();
                parts.retain(|part| !part.is_empty());
                // Graded weights, as those of lines, are told apart by nothing else.
                let graded = parts.iter().any(|part| part.ends_with(" moving"));
                if parts.len() > 1 && !graded {
                    let parts = parts.iter();
                    names.extend(parts.map(|part| format!("{}:{part}", term.name())));
                }
            }
        }
        names
    }

    /// Returns the weights by which a term alone is an evaluation: `material`, `camp:other` for
    /// a part of it, and `-sides_proximity` against it. They are so small that sums of what can be on
    /// the board are between -1 and 1.
    ///
    /// # Errors
    ///
    /// If the game has no such term.
    pub fn single(&self, name: &str, game: &Game) -> Result<Vec<f32>, NoSuchTerm> {
        let (sign, wanted) = match name.strip_prefix('-') {
            Some(wanted) => (-1.0, wanted),
            None => (1.0, name),
        };
        let (term, part) = match wanted.split_once(':') {
            Some((term, part)) => (term, Some(part)),
            None => (wanted, None),
        };
        let is_asked = |note: &WeightNote| {
            let is_part = |part: &str| note.of == part || note.detail == part;
            note.term.name() == term && stands_alone(note.term) && part.is_none_or(is_part)
        };
        let mut weights = vec![0.0; self.weights.len()];
        for feature in &self.features.all {
            let of = feature.weight..feature.weight + feature.quantity.weights();
            let grades = grades(&feature.quantity, self.weights[feature.weight].term);
            for (number, grade) in of.zip(grades) {
                if is_asked(&self.weights[number]) {
                    weights[number] = sign * grade;
                }
            }
        }
        if !self.weights.iter().any(is_asked) {
            return Err(NoSuchTerm {
                name: wanted.to_owned(),
                known: self.single_terms(),
            });
        }
        let most = self.most(&weights, game);
        if most > 0.0 {
            weights.iter_mut().for_each(|weight| *weight /= most);
        }
        Ok(weights)
    }

    /// Returns a bound of the sums with these weights on any board.
    fn most(&self, weights: &[f32], game: &Game) -> f32 {
        let pieces = game.pieces.len();
        let mut places = vec![vec![0.0f32; pieces]; game.board.cells.len()];
        let mut others = 0.0;
        for feature in &self.features.all {
            let own = &weights[feature.weight..][..feature.quantity.weights()];
            let largest = own.iter().map(|weight| weight.abs()).fold(0.0, f32::max);
            match &feature.quantity {
                Quantity::Places { piece, cells } => {
                    for (counts, count) in places.iter_mut().zip(cells) {
                        counts[piece.index()] += own[0] * count;
                    }
                }
                Quantity::Variable { variable, unit } => {
                    others += largest * unit * game.variables[variable.index()].bound as f32;
                }
                Quantity::Lines(lines) => others += largest * lines.windows.len() as f32,
                Quantity::Moves { unit } => others += largest * unit * MANY_MOVES,
                _ => others += largest,
            }
        }
        // There is one piece on a cell.
        let places = places.iter().map(|counts| {
            let sizes = counts.iter().map(|count| count.abs());
            sizes.fold(0.0, f32::max)
        });
        places.sum::<f32>() + others
    }
}

/// Returns whether a term can be an evaluation alone: cells without weights of their own are no more
/// than material, and what is always the same says nothing.
fn stands_alone(term: Term) -> bool {
    !matches!(term, Term::Place | Term::Intercept)
}

/// Returns what each weight of a quantity counts, the most being 1.
fn grades(quantity: &Quantity, term: Term) -> Vec<f32> {
    let twice = |grades: Vec<f32>| [&grades[..], &grades[..]].concat();
    match quantity {
        // A piece alone has no neighbour.
        Quantity::Lines(_) if term == Term::Neighbours => twice(vec![0.0, 1.0]),
        Quantity::Lines(lines) => {
            let missing = (0..lines.length()).rev();
            twice(
                missing
                    .map(|missing| STEEP.powi(-(missing as i32)))
                    .collect(),
            )
        }
        Quantity::Nearest(nearest) => {
            let last = nearest.ranks().saturating_sub(1).max(1) as f32;
            let ranks = 0..nearest.ranks();
            twice(ranks.map(|rank| 1.0 - rank as f32 / last).collect())
        }
        one => vec![1.0; one.weights()],
    }
}
