//! The features of a game, put together from what is known of it.

use std::collections::HashMap;

use rbg_runtime::evaluate::{Feature, Features, LONGEST_LINE, Lines, Nearest, Quantity};
use rbg_runtime::{Cell, Piece, Player, Variable};

use super::geometry::{centre, corners, distances, indices, neighbours, proximity, ranks, sides};
use super::moves::moves;
use super::owners::{Deeds, Owner, pieces_of};
use super::symmetry::{Looks, Symmetry};
use super::targets::{Region, Targets};
use super::{FoundFeatures, Rules, Term, WeightNote, pieces};
use crate::analysis::goals::Goals;
use crate::diagnostic::Span;
use crate::model::{PieceId, PlayerId, VariableId};

/// The most weights of single cells.
const MOST_PLACES: usize = 4000;

/// The largest distance that a nearest piece is told apart at.
const FARTHEST: u32 = 12;

/// The features so far.
struct Collection<'r> {
    rules: &'r Rules<'r>,
    owners: Vec<Owner>,
    all: Vec<Feature>,
    notes: Vec<WeightNote>,
    /// The weights by what is the same to all players.
    shared: HashMap<(Term, String), usize>,
    symmetries: Vec<Symmetry>,
    /// Per piece, the least piece that it can become.
    kinds: Vec<usize>,
    fair: bool,
}

/// Returns the features of a game.
pub(super) fn collect(rules: &Rules<'_>, goals: &Goals) -> FoundFeatures {
    let game = rules.game;
    let deeds = Deeds::of(rules);
    let owners = deeds.owners();
    let targets = Targets::of(goals, game, &owners);
    let moves = moves(rules, &owners);
    let looks = Looks {
        game,
        owners: &owners,
        moves: &moves,
        targets: &targets,
    };
    let symmetries = looks.symmetries();
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
    collection.pieces(&moves, &mut off);
    collection.regions(&targets, &moves, &mut off);
    collection.lines(&targets, &mut off);
    collection.variables(&deeds, &mut off);
    collection.places(&mut off);
    collection.turns();
    off.push((
        Term::MobilitySimple,
        "takes longer than what it is worth: the search looks ahead instead",
    ));
    let mirrors = collection.symmetries.iter();
    FoundFeatures {
        features: Features::new(game.players.len(), collection.all),
        weights: collection.notes,
        owners: collection.owners,
        mirrors: mirrors.filter(|symmetry| symmetry.same_players).count(),
        fair,
        off,
    }
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

fn player(id: PlayerId) -> Player {
    Player::new(id.0 as u8)
}

fn piece(id: PieceId) -> Piece {
    Piece::from_index(id.index())
}

impl Collection<'_> {
    fn name(&self, piece: PieceId) -> &str {
        &self.rules.game.pieces[piece.index()]
    }

    /// Returns the names of the pieces of a kind.
    fn kind_name(&self, piece: PieceId) -> String {
        let kind = self.kinds[piece.index()];
        let same = pieces(self.rules.game).filter(|other| self.kinds[other.index()] == kind);
        let names: Vec<&str> = same.map(|other| self.name(other)).collect();
        names.join("/")
    }

    /// Adds a feature, whose weights it shares with those of the same key.
    fn add(
        &mut self,
        term: Term,
        owner: PlayerId,
        key: String,
        of: String,
        details: &[String],
        quantity: Quantity,
        span: Option<Span>,
    ) {
        let next = self.notes.len();
        let weight = *self.shared.entry((term, key)).or_insert(next);
        if weight == next {
            for number in 0..quantity.weights() {
                self.notes.push(WeightNote {
                    term,
                    of: of.clone(),
                    detail: details.get(number).cloned().unwrap_or_default(),
                    players: Vec::new(),
                    span,
                });
            }
        }
        for note in &mut self.notes[weight..weight + quantity.weights()] {
            if !note.players.contains(&owner) {
                note.players.push(owner);
            }
        }
        self.all.push(Feature {
            player: player(owner),
            weight,
            quantity,
        });
    }

    fn add_cells(
        &mut self,
        term: Term,
        owner: PlayerId,
        of: PieceId,
        what: &str,
        cells: Vec<f32>,
        span: Option<Span>,
    ) {
        let key = format!("{} {what}", self.kinds[of.index()]);
        let name = self.kind_name(of);
        let detail = [what.to_owned()];
        let quantity = Quantity::Places {
            piece: piece(of),
            cells,
        };
        self.add(term, owner, key, name, &detail, quantity, span);
    }

    /// Returns the pieces with an owner.
    fn owned(&self) -> Vec<(PieceId, PlayerId, Span)> {
        let owners = self.owners.iter().enumerate();
        let owned = owners.filter_map(|(piece, owner)| match *owner {
            Owner::Player(player, span) => Some((PieceId::from_index(piece), player, span)),
            Owner::Shared | Owner::Nobody => None,
        });
        owned.collect()
    }

    /// Adds what counts pieces wherever they should go.
    fn pieces(&mut self, moves: &[Vec<Vec<usize>>], off: &mut Vec<(Term, &'static str)>) {
        let board = &self.rules.game.board;
        let next = neighbours(board);
        let cells = board.cells.len();
        let near = |from: Vec<usize>| {
            let some = !from.is_empty();
            some.then(|| proximity(&distances(&next, from))).flatten()
        };
        let places = [
            (
                Term::CentreProximity,
                near(centre(&next)),
                "all cells are as central",
            ),
            (
                Term::CornerProximity,
                near(corners(&next)),
                "the board has no corners",
            ),
            (
                Term::SidesProximity,
                near(sides(&next)),
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
    }

    /// Adds how near pieces are to where they should be, and to where the others began.
    fn regions(
        &mut self,
        targets: &Targets,
        moves: &[Vec<Vec<usize>>],
        off: &mut Vec<(Term, &'static str)>,
    ) {
        let next = neighbours(&self.rules.game.board);
        for region in &targets.regions {
            for &of in &region.pieces {
                let steps = steps_to(region, &moves[of.index()], &next);
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
        self.camps(&next, off);
    }

    /// Adds how near pieces are to where pieces of a player began.
    fn camps(&mut self, next: &[Vec<usize>], off: &mut Vec<(Term, &'static str)>) {
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
            let Some(near) = proximity(&distances(next, cells)) else {
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
    }

    fn add_nearest(&mut self, region: &Region, of: PieceId, steps: &[Option<u32>]) {
        if !region.one {
            return;
        }
        let rank = |steps: &Option<u32>| steps.unwrap_or(FARTHEST).min(FARTHEST) as u16;
        let nearest = Nearest::new(vec![piece(of)], steps.iter().map(rank).collect());
        let details: Vec<String> = ["moving", "waiting"]
            .iter()
            .flat_map(|turn| (0..nearest.ranks()).map(move |rank| format!("{rank} {turn}")))
            .collect();
        let key = format!("{} {}", self.kinds[of.index()], nearest.ranks());
        let name = self.kind_name(of);
        let quantity = Quantity::Nearest(nearest);
        self.add(
            Term::NearestPiece,
            region.player,
            key,
            name,
            &details,
            quantity,
            region.span,
        );
    }

    /// Adds lines.
    fn lines(&mut self, targets: &Targets, off: &mut Vec<(Term, &'static str)>) {
        let mut lines = false;
        for row in &targets.rows {
            let length = row.windows.first().map_or(0, Vec::len);
            if length > LONGEST_LINE {
                continue;
            }
            lines = true;
            let others = self.owned().into_iter();
            let others = others.filter(|(_, owner, _)| *owner != row.player);
            let quantity = Quantity::Lines(Lines::new(
                row.pieces.iter().map(|of| piece(*of)).collect(),
                others.map(|(of, _, _)| piece(of)).collect(),
                row.windows
                    .iter()
                    .map(|window| indices(window).map(Cell::from_index).collect())
                    .collect(),
            ));
            let details: Vec<String> = ["moving", "waiting"]
                .iter()
                .flat_map(|turn| {
                    (1..=length).map(move |count| format!("{count} of {length} {turn}"))
                })
                .collect();
            let kinds: Vec<String> = row
                .pieces
                .iter()
                .map(|of| self.kinds[of.index()].to_string())
                .collect();
            let key = format!("{} {length}", kinds.join(","));
            let names: Vec<String> = row.pieces.iter().map(|of| self.kind_name(*of)).collect();
            let names = names.join(", ");
            let term = Term::LineCompletion;
            self.add(term, row.player, key, names, &details, quantity, row.span);
        }
        if !lines {
            off.push((Term::LineCompletion, "the game is not won by a line"));
        }
    }

    /// Adds variables that one player raises.
    fn variables(&mut self, deeds: &Deeds, off: &mut Vec<(Term, &'static str)>) {
        let game = self.rules.game;
        let seats = game.players.len();
        let mut counts = vec![0; seats];
        let (mut scores, mut others) = (false, false);
        for number in 0..game.variables.len() {
            let id = VariableId::from_index(number);
            let Some((raiser, span)) = deeds.raiser(id) else {
                continue;
            };
            let variable = &game.variables[number];
            let (term, owner, place) = if number < seats {
                scores = true;
                (Term::Score, PlayerId(number as u32 + 1), 0)
            } else {
                others = true;
                counts[raiser.index() - 1] += 1;
                (Term::PlayerVariable, raiser, counts[raiser.index() - 1])
            };
            let key = if self.fair {
                format!("{place} {}", variable.bound)
            } else {
                variable.name.clone()
            };
            let quantity = Quantity::Variable {
                variable: Variable::from_index(number),
                unit: if variable.bound > 20 {
                    20.0 / variable.bound as f32
                } else {
                    1.0
                },
            };
            let name = variable.name.clone();
            self.add(term, owner, key, name, &[], quantity, Some(span));
        }
        if !scores {
            off.push((Term::Score, "no score is counted on before the game ends"));
        }
        if !others {
            off.push((
                Term::PlayerVariable,
                "no variable is raised by one player alone",
            ));
        }
    }

    /// Adds a weight for every cell, the same for those that look the same.
    fn places(&mut self, off: &mut Vec<(Term, &'static str)>) {
        let cells = self.rules.game.board.cells.len();
        let owned = self.owned();
        let place = |piece: usize, cell: usize| piece * cells + cell;
        let mut orbit: Vec<usize> = (0..cells * self.rules.game.pieces.len()).collect();
        for symmetry in &self.symmetries {
            for &(of, _, _) in &owned {
                for cell in 0..cells {
                    let from = place(of.index(), cell);
                    let to = place(symmetry.pieces[of.index()], symmetry.cells[cell]);
                    join(&mut orbit, from, to);
                }
            }
        }
        let mut members: HashMap<(usize, usize), Vec<usize>> = HashMap::new();
        let mut order = Vec::new();
        for &(of, _, _) in &owned {
            for cell in 0..cells {
                if !self.rules.flow.can_be_on(cell, of) {
                    continue;
                }
                let root = find(&mut orbit, place(of.index(), cell));
                let known = members.entry((root, of.index())).or_default();
                if known.is_empty() {
                    order.push((root, of));
                }
                known.push(cell);
            }
        }
        let mut roots: Vec<usize> = members.keys().map(|(root, _)| *root).collect();
        roots.sort_unstable();
        roots.dedup();
        if roots.len() > MOST_PLACES {
            off.push((Term::Place, "there would be too many weights"));
            return;
        }
        for (root, of) in order {
            let on = &members[&(root, of.index())];
            let mut counts = vec![0.0; cells];
            on.iter().for_each(|&cell| counts[cell] = 1.0);
            let Owner::Player(owner, span) = self.owners[of.index()] else {
                continue;
            };
            let name = self.kind_name(of);
            let detail = [self.rules.game.board.cells[on[0]].name.clone()];
            let quantity = Quantity::Places {
                piece: piece(of),
                cells: counts,
            };
            let key = root.to_string();
            self.add(Term::Place, owner, key, name, &detail, quantity, Some(span));
        }
    }

    /// Adds whose turn it is, and what is always the same.
    fn turns(&mut self) {
        let players = self.rules.game.players.len();
        for owner in (1..=players).map(|number| PlayerId(number as u32)) {
            let key = if self.fair {
                String::new()
            } else {
                owner.0.to_string()
            };
            let mover = Quantity::ToMove;
            self.add(
                Term::CurrentMover,
                owner,
                key,
                String::new(),
                &[],
                mover,
                None,
            );
        }
        // What counts for one of two players counts against the other.
        let own = if players == 2 { 1 } else { players };
        for owner in (1..=own).map(|number| PlayerId(number as u32)) {
            let name = self.rules.game.players[owner.index() - 1].clone();
            let term = Term::Intercept;
            self.add(
                term,
                owner,
                owner.0.to_string(),
                name,
                &[],
                Quantity::Constant,
                None,
            );
        }
    }
}

/// Returns the number of moves that a piece needs from each cell to a region; of steps on the board
/// where it does not move.
fn steps_to(region: &Region, ways: &[Vec<usize>], next: &[Vec<usize>]) -> Vec<Option<u32>> {
    let cells = indices(&region.cells);
    if ways.iter().all(Vec::is_empty) {
        return distances(next, cells);
    }
    let mut back = vec![Vec::new(); ways.len()];
    for (cell, targets) in ways.iter().enumerate() {
        for &target in targets {
            back[target].push(cell);
        }
    }
    distances(&back, cells)
}

/// Returns the representative of what is joined.
fn find(parent: &mut [usize], mut at: usize) -> usize {
    while parent[at] != at {
        parent[at] = parent[parent[at]];
        at = parent[at];
    }
    at
}

fn join(parent: &mut [usize], one: usize, other: usize) {
    let (one, other) = (find(parent, one), find(parent, other));
    let (least, most) = (one.min(other), one.max(other));
    parent[most] = least;
}
