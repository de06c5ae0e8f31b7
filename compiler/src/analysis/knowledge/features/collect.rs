//! The features of a game, put together from what is known of it.

use std::collections::HashMap;

use rbg_runtime::Cell;
use rbg_runtime::evaluate::{Features, Lines, Nearest, Quantity};

use super::collection::{Collection, piece, turns};
use super::found::{FoundFeatures, Term};
use super::geometry::{centre, corners, distances, indices, neighbours, proximity, ranks, sides};
use super::moves::moves;
use super::owners::{Deeds, Owner, pieces_of};
use super::rules::Rules;
use super::staying::Replaced;
use super::symmetry::{Looks, Symmetry};
use super::targets::{Region, Targets};
use crate::analysis::knowledge::goals::Goals;
use crate::effort::{Exhausted, Meter};
use crate::model::{PieceId, PlayerId};

/// The weight with which learning begins of how near a piece is to where the game is won.
const TOWARDS_REGION: f32 = 0.2;

/// The most cells to which a piece goes from one cell if its moves are short.
const SHORT_MOVES: usize = 8;

/// The largest distance that a nearest piece is told apart at.
const FARTHEST: u32 = 12;

/// Returns the features of a game.
pub(super) fn collect(
    rules: &Rules<'_>,
    goals: &Goals,
    meter: &Meter,
) -> Result<FoundFeatures, Exhausted> {
    let game = rules.game;
    let deeds = Deeds::of(rules, meter)?;
    let owners = deeds.owners();
    let targets = Targets::of(goals, game, &owners);
    let moves = moves(rules, &owners, meter)?;
    let looks = Looks {
        game,
        owners: &owners,
        moves: &moves,
        targets: &targets,
    };
    let symmetries = looks.symmetries(meter)?;
    let kinds = kinds(&symmetries, game.pieces.len());
    let fair = symmetries.iter().any(|symmetry| !symmetry.same_players);
    let mut collection = Collection {
        rules,
        owners,
        all: Vec::new(),
        notes: Vec::new(),
        shared: HashMap::new(),
        symmetries,
        kinds,
        fair,
    };
    let mut off = Vec::new();
    collection.pieces(&moves, &mut off, meter)?;
    collection.neighbours(&moves, &mut off);
    collection.regions(&targets, &moves, &mut off, meter)?;
    collection.lines(&targets, &mut off);
    collection.variables(&deeds, &mut off);
    collection.staying(&mut off, meter)?;
    collection.places(&mut off);
    collection.turns();
    collection.mobility();
    let mirrors = collection.symmetries.iter();
    let notes = collection.notes.iter();
    let prior = notes.map(|note| match note.term {
        Term::RegionProximity => TOWARDS_REGION,
        _ => 0.0,
    });
    let prior = prior.collect();
    Ok(FoundFeatures {
        features: Features::new(game.players.len(), collection.all),
        prior,
        weights: collection.notes,
        owners: collection.owners,
        mirrors: mirrors.filter(|symmetry| symmetry.same_players).count(),
        fair,
        off,
    })
}

/// Returns per piece the least piece that some symmetry makes of it, or it of some symmetry.
fn kinds(symmetries: &[Symmetry], pieces: usize) -> Vec<usize> {
    let mut kinds: Vec<usize> = (0..pieces).collect();
    for symmetry in symmetries {
        for (from, &to) in symmetry.pieces.iter().enumerate() {
            let (one, other) = (kinds[from], kinds[to]);
            let least = one.min(other);
            for kind in kinds.iter_mut().filter(|kind| [one, other].contains(kind)) {
                *kind = least;
            }
        }
    }
    kinds
}

impl Collection<'_> {
    /// Adds what counts pieces wherever they should go.
    fn pieces(
        &mut self,
        moves: &[Vec<Vec<usize>>],
        off: &mut Vec<(Term, &'static str)>,
        meter: &Meter,
    ) -> Result<(), Exhausted> {
        let board = &self.rules.game.board;
        let next = neighbours(board);
        let cells = board.cells.len();
        let near = |from: Vec<usize>| {
            let some = !from.is_empty();
            let distances = some.then(|| distances(&next, from, meter)).transpose()?;
            Ok(distances.and_then(|distances| proximity(&distances)))
        };
        let places = [
            (
                Term::CentreProximity,
                near(centre(&next, meter)?)?,
                "all cells are as central",
            ),
            (
                Term::CornerProximity,
                near(corners(&next))?,
                "the board has no corners",
            ),
            (
                Term::SidesProximity,
                near(sides(&next))?,
                "the board has no sides",
            ),
        ];
        let owned = self.owned();
        if owned.is_empty() {
            off.push((Term::Material, "no piece is a player's"));
        }
        let mut advances = false;
        for &(of, owner, span) in &owned {
            let span = Some(span);
            self.add_cells(Term::Material, owner, of, "", vec![1.0; cells], span);
            for (term, near, _) in &places {
                if let Some(near) = near {
                    self.add_cells(*term, owner, of, "", near.clone(), span);
                }
            }
            let ways = &moves[of.index()];
            if let Some(ranks) = ranks(ways).filter(|ranks| ranks.iter().any(|&rank| rank > 0)) {
                advances = true;
                let most = ranks.iter().max().copied().unwrap_or(1) as f32;
                let ranks = ranks.iter().map(|&rank| rank as f32 / most).collect();
                self.add_cells(Term::Advance, owner, of, "", ranks, span);
            }
        }
        for (term, near, why) in places {
            if near.is_none() {
                off.push((term, why));
            }
        }
        if !advances {
            off.push((Term::Advance, "all pieces can come back, or none moves"));
        }
        Ok(())
    }

    /// Adds how many pieces of a player stand beside each other, and where they can move to each other.
    fn neighbours(&mut self, moves: &[Vec<Vec<usize>>], off: &mut Vec<(Term, &'static str)>) {
        let next = neighbours(&self.rules.game.board);
        let seats = self.rules.game.players.len();
        let mut found = false;
        for owner in (1..=seats).map(|number| PlayerId(number as u32)) {
            let own = pieces_of(&self.owners, owner);
            let mut pairs = vec![("beside", own.clone(), beside(&next))];
            pairs.push(("diagonal", own.clone(), diagonal(&next)));
            for &of in &own {
                let ways = &moves[of.index()];
                if ways.iter().all(|cells| cells.len() <= SHORT_MOVES) {
                    pairs.push(("support", vec![of], beside(ways)));
                }
            }
            for (what, own, pairs) in pairs {
                if own.is_empty() || pairs.is_empty() {
                    continue;
                }
                found = true;
                self.add_pairs(owner, what, &own, &pairs);
            }
        }
        if !found {
            off.push((
                Term::Neighbours,
                "no pieces of a player stand beside each other",
            ));
        }
    }

    fn add_pairs(&mut self, owner: PlayerId, what: &str, own: &[PieceId], pairs: &[[usize; 2]]) {
        let span = match self.owners[own[0].index()] {
            Owner::Player(_, span) => Some(span),
            _ => None,
        };
        let windows = pairs.iter();
        let windows = windows.map(|pair| pair.map(Cell::from_index).to_vec());
        let quantity = Quantity::Lines(Lines::new(
            own.iter().map(|of| piece(*of)).collect(),
            Vec::new(),
            windows.collect(),
        ));
        let details = ["1 moving", "2 moving", "1 waiting", "2 waiting"];
        let details = details.map(|detail| format!("{what} {detail}"));
        let mut named = self.named(Term::Neighbours, own, what, span);
        if own.len() > 1 {
            // All pieces of the player.
            named.of.clear();
        }
        self.add(owner, quantity, named.with_details(details.to_vec()));
    }

    /// Adds how many pieces stand where they stay until the game ends.
    fn staying(
        &mut self,
        off: &mut Vec<(Term, &'static str)>,
        meter: &Meter,
    ) -> Result<(), Exhausted> {
        let replaced = Replaced::of(self.rules, meter)?;
        let mut found = false;
        for (of, owner, span) in self.owned() {
            if let Some(stays) = replaced.stays(self.rules, of) {
                found = true;
                let cells = stays.iter().map(|&stays| f32::from(u8::from(stays)));
                self.add_cells(Term::Staying, owner, of, "", cells.collect(), Some(span));
            }
        }
        if !found {
            off.push((
                Term::Staying,
                "pieces stay wherever they are, or can leave every cell",
            ));
        }
        Ok(())
    }

    /// Adds how near pieces are to where they should be, and to where the others began.
    fn regions(
        &mut self,
        targets: &Targets,
        moves: &[Vec<Vec<usize>>],
        off: &mut Vec<(Term, &'static str)>,
        meter: &Meter,
    ) -> Result<(), Exhausted> {
        let next = neighbours(&self.rules.game.board);
        for region in &targets.regions {
            for &of in &region.pieces {
                let steps = steps_to(region, &moves[of.index()], &next, meter)?;
                let what = if region.one { "reach" } else { "fill" };
                if let Some(near) = proximity(&steps) {
                    self.add_cells(
                        Term::RegionProximity,
                        region.player,
                        of,
                        what,
                        near,
                        region.span,
                    );
                    self.add_nearest(region, of, &steps);
                }
                let mut inside = vec![0.0; next.len()];
                indices(&region.cells).for_each(|cell| inside[cell] = 1.0);
                self.add_cells(
                    Term::OwnRegionsCount,
                    region.player,
                    of,
                    what,
                    inside,
                    region.span,
                );
            }
        }
        if targets.regions.is_empty() {
            let why = "the game is not won by coming to some cells";
            off.push((Term::RegionProximity, why));
            off.push((Term::NearestPiece, why));
            off.push((Term::OwnRegionsCount, why));
        }
        self.camps(&next, off, meter)?;
        Ok(())
    }

    /// Adds how near pieces are to where pieces of a player began.
    fn camps(
        &mut self,
        next: &[Vec<usize>],
        off: &mut Vec<(Term, &'static str)>,
        meter: &Meter,
    ) -> Result<(), Exhausted> {
        let game = self.rules.game;
        let mut camps = false;
        let seats = game.players.len();
        for camp in (1..=seats).map(|number| PlayerId(number as u32)) {
            let own = pieces_of(&self.owners, camp);
            let cells = game.board.cells.iter().enumerate();
            let cells = cells.filter(|(_, cell)| own.contains(&cell.piece));
            let cells: Vec<usize> = cells.map(|(cell, _)| cell).collect();
            if cells.is_empty() {
                continue;
            }
            let Some(near) = proximity(&distances(next, cells, meter)?) else {
                continue;
            };
            camps = true;
            for (of, owner, span) in self.owned() {
                // From the owner's seat, so that it is the same to all.
                let turn = (camp.index() + seats - owner.index()) % seats;
                let what = match (turn, seats) {
                    (0, _) => "own".to_owned(),
                    (_, 2) => "other".to_owned(),
                    _ => format!("next {turn}"),
                };
                self.add_cells(Term::Camp, owner, of, &what, near.clone(), Some(span));
            }
        }
        if !camps {
            off.push((
                Term::Camp,
                "no piece of a player is on the board at the start",
            ));
        }
        Ok(())
    }

    fn add_nearest(&mut self, region: &Region, of: PieceId, steps: &[Option<u32>]) {
        if !region.one {
            return;
        }
        let rank = |steps: &Option<u32>| steps.unwrap_or(FARTHEST).min(FARTHEST) as u16;
        let nearest = Nearest::new(vec![piece(of)], steps.iter().map(rank).collect());
        let ranks = nearest.ranks();
        let details = turns(0..ranks, |rank| rank.to_string());
        let named = self.named(Term::NearestPiece, &[of], &ranks.to_string(), region.span);
        let quantity = Quantity::Nearest(nearest);
        self.add(region.player, quantity, named.with_details(details));
    }
}

/// Returns the pairs of cells of which one leads to the other, each once.
fn beside(next: &[Vec<usize>]) -> Vec<[usize; 2]> {
    let ways = next.iter().enumerate();
    let pairs = ways.flat_map(|(cell, targets)| {
        targets
            .iter()
            .map(move |&other| [cell.min(other), cell.max(other)])
    });
    let mut pairs: Vec<[usize; 2]> = pairs.filter(|[one, other]| one != other).collect();
    pairs.sort_unstable();
    pairs.dedup();
    pairs
}

/// Returns the pairs of cells that are not neighbours, and have two neighbours or more in common.
fn diagonal(next: &[Vec<usize>]) -> Vec<[usize; 2]> {
    let mut pairs = Vec::new();
    for (cell, own) in next.iter().enumerate() {
        let mut twice: Vec<usize> = own.iter().flat_map(|&via| &next[via]).copied().collect();
        twice.sort_unstable();
        let common = twice.chunk_by(|one, other| one == other);
        let common = common.filter(|ways| ways.len() > 1).map(|ways| ways[0]);
        pairs.extend(
            common
                .filter(|&other| other > cell && !own.contains(&other))
                .map(|other| [cell, other]),
        );
    }
    pairs
}

/// Returns the number of moves that a piece needs from each cell to a region; of steps on the board
/// where it does not move.
fn steps_to(
    region: &Region,
    ways: &[Vec<usize>],
    next: &[Vec<usize>],
    meter: &Meter,
) -> Result<Vec<Option<u32>>, Exhausted> {
    let cells = indices(&region.cells);
    if ways.iter().all(Vec::is_empty) {
        return distances(next, cells, meter);
    }
    let mut back = vec![Vec::new(); ways.len()];
    for (cell, targets) in ways.iter().enumerate() {
        for &target in targets {
            back[target].push(cell);
        }
    }
    distances(&back, cells, meter)
}
