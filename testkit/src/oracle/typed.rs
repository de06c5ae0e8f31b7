//! A reasoner whose type is known.

use std::any::Any;
use std::cell::RefCell;
use std::collections::hash_map::DefaultHasher;
use std::fmt::Debug;
use std::hash::Hasher;
use std::ops::ControlFlow;
use std::rc::Rc;

use rbg_runtime::codegen::{MonotonicCache, PartialMoves, Pools};
use rbg_runtime::game::{SavedPosition, format_position, parse_position};
use rbg_runtime::playout::policy::{Options, Scratch, gibbs, uniform};
use rbg_runtime::position::contained;
use rbg_runtime::{
    ActionList, Cell, GameInfo, MoveAction, MoveList, Piece, Playable, PlayoutRng, Position,
    Restore, Snapshot, perft,
};

use super::altered::altered;
use super::parts;
use super::subject::{Handle, Standing, Subject};

/// The number of altered positions that are taken up in every position.
const ALTERED: u32 = 4;

/// The number of moves that are played from each of them.
const PLAYED_ON: u32 = 3;

/// A function that draws moves by a policy that rejects pseudo-legal moves.
type Filtered<P> = fn(&P, &mut PlayoutRng, bool, u64) -> Vec<Option<<P as Position>::Move>>;

/// A function that makes the moves of a position in parts.
type Parts<P> = fn(&P, &mut PlayoutRng) -> Result<(), String>;

/// The answers that take rustc some time for each reasoner, for subjects that are asked for them.
struct Thorough<P: Playable> {
    perft: fn(u32) -> Result<u64, String>,
    filtered: Filtered<P>,
    parts: Option<Parts<P>>,
}

impl<P: Playable> Clone for Thorough<P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: Playable> Copy for Thorough<P> {}

/// A reasoner's position as a [`Subject`] that answers everything.
pub struct Typed<P: Playable> {
    position: P,
    /// The lists since the play began; copies have none.
    kept: Option<MonotonicCache<P::Move>>,
    /// The pools since the play began, while they are up to date.
    pools: Option<Pools>,
    /// The pools at the start of every play.
    filled: Pools,
    known: Rc<RefCell<Vec<P::Move>>>,
    thorough: Option<Thorough<P>>,
}

impl<P: Playable + Restore + Debug> Typed<P> {
    /// Returns the start of a play.
    pub fn start() -> Box<dyn Subject> {
        Box::new(Self::new(None))
    }

    /// Returns the start of a play in which sequences are counted and policies draw as well.
    pub fn start_thorough() -> Box<dyn Subject> {
        Box::new(Self::new(Some(Self::thorough(None))))
    }

    /// Returns the start of a play in which moves are also made in parts.
    pub fn start_in_parts() -> Box<dyn Subject>
    where
        P: PartialMoves,
    {
        Box::new(Self::new(Some(Self::thorough(Some(parts::compare::<P>)))))
    }

    fn thorough(parts: Option<Parts<P>>) -> Thorough<P> {
        Thorough {
            perft: leaves::<P>,
            filtered: filtered::<P>,
            parts,
        }
    }

    fn new(thorough: Option<Thorough<P>>) -> Self {
        let position = P::initial();
        let mut filled = Pools::new(P::POOLS);
        position.fill_pool(&mut filled);
        Self {
            position,
            kept: Some(MonotonicCache::new(P::MONOTONIC_CLASSES)),
            pools: (P::POOLS > 0).then(|| filled.clone()),
            filled,
            known: Rc::default(),
            thorough,
        }
    }

    fn remember(&self, m: P::Move) -> Handle {
        let mut known = self.known.borrow_mut();
        known.push(m);
        known.len() - 1
    }

    fn remember_all(&self, list: &MoveList<P::Move>) -> Vec<Handle> {
        list.iter().map(|m| self.remember(m.clone())).collect()
    }

    fn recall(&self, m: Handle) -> P::Move {
        self.known.borrow()[m].clone()
    }

    fn behind(&self, position: P, pools: Option<Pools>) -> Self {
        Self {
            position,
            kept: None,
            pools,
            filled: Pools::new(0),
            known: Rc::clone(&self.known),
            thorough: self.thorough,
        }
    }
}

impl<P: Playable + Restore + Debug> Subject for Typed<P> {
    fn info(&self) -> &GameInfo {
        P::game()
    }

    fn restart(&mut self) {
        self.position = P::initial();
        self.known = Rc::default();
        if let Some(kept) = &mut self.kept {
            kept.restart();
        }
        if P::POOLS > 0 {
            let pools = self.pools.get_or_insert_with(|| Pools::new(P::POOLS));
            pools.restart(&self.filled);
        }
    }

    fn copy(&self) -> Box<dyn Subject> {
        Box::new(self.behind(self.position.clone(), None))
    }

    fn snapshot(&self) -> Snapshot {
        Snapshot::of(&self.position)
    }

    fn standing(&self) -> Standing {
        let players = self.info().all_players();
        Standing {
            decided: self.position.is_decided(),
            bounds: players
                .map(|player| self.position.score_bounds(player))
                .collect(),
        }
    }

    fn moves(&self) -> Vec<Handle> {
        let mut list = MoveList::new();
        self.position.moves(&mut list);
        self.remember_all(&list)
    }

    fn count(&self) -> usize {
        self.position.count_moves()
    }

    fn actions(&self, m: Handle) -> ActionList {
        self.position.actions(&self.recall(m))
    }

    fn find(&self, actions: &[MoveAction]) -> Option<Handle> {
        let m = self.position.move_from_actions(actions)?;
        Some(self.remember(m))
    }

    fn is_legal(&self, m: Handle) -> bool {
        self.position.is_legal(&self.recall(m))
    }

    fn sample(&self, rng: &mut PlayoutRng, with_list: bool) -> Option<Handle> {
        let m = if with_list {
            self.position.sample_move_with(rng, &mut MoveList::new())
        } else {
            self.position.sample_move(rng)
        };
        Some(self.remember(m?))
    }

    fn apply(&mut self, m: Handle) -> bool {
        let m = self.recall(m);
        self.position.apply(&m);
        true
    }

    fn perft(&self, depth: u32) -> Option<Result<u64, String>> {
        self.thorough.map(|thorough| (thorough.perft)(depth))
    }

    fn pseudo_legal(&self) -> Option<Vec<Handle>> {
        let mut list = MoveList::new();
        self.position.pseudo_legal(&mut list);
        Some(self.remember_all(&list))
    }

    fn has_illegal(&self) -> bool {
        P::HAS_PSEUDO_LEGAL
    }

    fn filtered(&self, rng: &mut PlayoutRng, weighted: bool, draws: u64) -> Vec<Option<Handle>> {
        let drawn = self.thorough.map(|thorough| {
            let drawn = (thorough.filtered)(&self.position, rng, weighted, draws).into_iter();
            drawn.map(|m| m.map(|m| self.remember(m))).collect()
        });
        drawn.unwrap_or_default()
    }

    fn weight(&self, m: Handle) -> f64 {
        score::<P>(&self.recall(m)).exp()
    }

    fn class(&self) -> Option<usize> {
        self.position.monotonic_class()
    }

    fn classes(&self) -> usize {
        P::MONOTONIC_CLASSES
    }

    fn kept(
        &mut self,
        class: usize,
        rng: &mut PlayoutRng,
        draws: u64,
    ) -> Result<Vec<Option<Handle>>, String> {
        let Some(mut kept) = self.kept.take() else {
            return Ok(Vec::new());
        };
        let mut copy = kept.clone();
        let mut drawn = Vec::new();
        for left in (0..draws).rev() {
            let lists = if left == 0 { &mut kept } else { &mut copy };
            let m = lists.draw(class, &self.position, rng);
            let m = m.map_err(|error| error.to_string())?;
            drawn.push(m.map(|m| self.remember(m)));
        }
        self.kept = Some(kept);
        Ok(drawn)
    }

    fn drawn_from_pools(&self, rng: &mut PlayoutRng) -> Option<Option<Box<dyn Subject>>> {
        let mut pools = self.pools.clone()?;
        let mut position = self.position.clone();
        if !position.play_from_pool(rng, &mut pools, &mut MoveList::new()) {
            return Some(None);
        }
        Some(Some(Box::new(self.behind(position, Some(pools)))))
    }

    fn count_in_pools(&self) -> Option<usize> {
        self.position.count_in_pool(&mut self.pools.clone()?)
    }

    fn take_pools(&mut self, from: Option<Box<dyn Subject>>) {
        let from = from.as_ref().and_then(|from| from.as_any().downcast_ref());
        self.pools = from.and_then(|from: &Self| from.pools.clone());
    }

    fn keys(&self) -> Option<[u64; 3]> {
        let mut hasher = DefaultHasher::new();
        self.position.hash(&mut hasher);
        let (key, board) = (self.position.key(), self.position.board_key());
        Some([key, board, hasher.finish()])
    }

    fn equals(&self, other: &dyn Subject) -> (bool, bool) {
        let other = other.as_any().downcast_ref::<Self>();
        other.map_or((false, false), |other| {
            let boards = self.position.same_board(&other.position);
            (self.position == other.position, boards)
        })
    }

    fn restored(&self) -> Result<(), String> {
        let text = self.position.to_text();
        let wrong = |what: &dyn std::fmt::Display| format!("{what} is wrong about `{text}`");
        let saved = parse_position(P::game(), &text).map_err(|error| wrong(&error))?;
        let restored = P::restore(&saved).map_err(|error| wrong(&error))?;
        // What is kept beside what counts must be the same as well.
        let kept = [&restored, &self.position].map(|position| format!("{position:?}"));
        if restored != self.position || kept[0] != kept[1] {
            return Err(format!(
                "what is restored from `{text}` is another position"
            ));
        }
        Ok(())
    }

    fn takes_up(&self, saved: &SavedPosition, rng: &mut PlayoutRng) -> Result<(), String> {
        let text = format_position(P::game(), saved);
        let wrong = |what: &dyn std::fmt::Display| format!("{what} is wrong about `{text}`");
        let saved = parse_position(P::game(), &text).map_err(|error| wrong(&error))?;
        let restored = P::restore(&saved).map_err(|error| wrong(&error))?;
        if restored != self.position {
            return Err(format!("`{text}` of the oracle is another position"));
        }
        for _ in 0..ALTERED {
            let altered = altered(P::game(), &saved, rng);
            if let Ok(mut position) = P::restore(&altered) {
                // Moves that play does not lead to may well have no end.
                let _ = contained(|| play_on(&mut position, rng));
            }
        }
        Ok(())
    }

    fn identity(&self, m: Handle) -> Option<(usize, usize)> {
        Some((P::move_identity(&self.recall(m)), P::MOVE_IDENTITIES))
    }

    fn cells(&self) -> Result<(), String> {
        for piece in (0..P::game().pieces.len()).map(Piece::from_index) {
            let Some(words) = self.position.cells_of(piece) else {
                return Ok(());
            };
            let is_in = |cell: Cell| words[cell.index() / 64] >> (cell.index() % 64) & 1 != 0;
            let mut cells = P::game().all_cells();
            if cells.any(|cell| is_in(cell) != (self.position.piece_at(cell) == piece)) {
                return Err(format!("the set of cells of {piece} is wrong"));
            }
        }
        Ok(())
    }

    fn code(&self, m: Handle) -> Result<Option<usize>, String> {
        let m = self.recall(m);
        if P::MOVES_ARE_ACTIONS && P::initial().actions(&m) != self.position.actions(&m) {
            return Err("the actions of a move depend on the position".to_owned());
        }
        let (code, all) = (P::move_code(&m), P::MOVE_CODES);
        if code >= all.max(1) {
            return Err(format!("the code of a move is {code} of {all}"));
        }
        Ok((all > 0).then_some(code))
    }

    fn same_move(&self, a: Handle, b: Handle) -> bool {
        self.recall(a) == self.recall(b)
    }

    fn parts(&self, rng: &mut PlayoutRng) -> Result<(), String> {
        let compare = self.thorough.and_then(|thorough| thorough.parts);
        compare.map_or(Ok(()), |compare| compare(&self.position, rng))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// Plays some moves from a position that no play may lead to, and asks what can be asked there.
fn play_on<P: Playable>(position: &mut P, rng: &mut PlayoutRng) {
    let mut list = MoveList::new();
    for _ in 0..PLAYED_ON {
        position.moves(&mut list);
        position.key();
        position.count_moves();
        let Some(m) = position.sample_move(rng) else {
            return;
        };
        position.actions(&m);
        position.apply(&m);
    }
}

/// Scores a move for weighted draws, in five steps.
fn score<P: Playable>(m: &P::Move) -> f64 {
    (P::move_identity(m) % 5) as f64 * 0.4
}

fn leaves<P: Playable>(depth: u32) -> Result<u64, String> {
    let counted = perft(&P::initial(), depth, &mut |_| ControlFlow::Continue(()));
    counted.map_err(|error| error.to_string())
}

/// Draws moves by a policy that rejects pseudo-legal moves.
fn filtered<P: Playable>(
    position: &P,
    rng: &mut PlayoutRng,
    weighted: bool,
    draws: u64,
) -> Vec<Option<P::Move>> {
    let (mut list, mut scratch) = (MoveList::new(), Scratch::default());
    let mut drawn = Vec::new();
    for _ in 0..draws {
        let Ok(mut options) = Options::pseudo_legal(position, &mut list) else {
            break;
        };
        drawn.push(if weighted {
            scratch.scores = options.moves().iter().map(score::<P>).collect();
            gibbs(&mut options, &mut scratch, rng)
        } else {
            uniform(&mut options, rng)
        });
    }
    drawn
}
