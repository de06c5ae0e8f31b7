//! What bears on what in the library's games: what is recorded, and what play says to it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use rbg_compiler::analysis::{Influence, Spheres, influence};
use rbg_compiler::explain::GameInfluence;
use rbg_compiler::interpret::Interpreter;
use rbg_compiler::load;
use rbg_compiler::model::Game;
use rbg_runtime::rng::{PlayoutRng, below, stream};
use rbg_runtime::{ActionList, AnyGame, AnyPosition, Piece, Player};

/// The games that are played of each description.
const PLAYS: u64 = 12;

/// The positions of each game in which pieces are put elsewhere.
const CHANGED: usize = 12;

fn repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)
}

/// Returns a game of the library.
fn library_game(name: &str) -> Game {
    let text = fs::read(repository(&format!("games-rbg/{name}.rbg"))).expect("a readable game");
    load(&text)
        .unwrap_or_else(|_| panic!("{name} is refused"))
        .game
}

/// Returns the lines of the record, without the day at their ends.
fn recorded() -> BTreeSet<String> {
    let record = fs::read_to_string(repository("benches/record/influence.csv"));
    let record = record.expect("the table of the library");
    let lines = record
        .lines()
        .skip(1)
        .filter_map(|line| line.rsplit_once(','));
    lines.map(|(line, _)| line.to_owned()).collect()
}

fn line(name: &str, found: &Influence, game: &Game) -> String {
    let told = GameInfluence::new(found, game);
    let mean = told
        .mean_distance
        .map_or_else(String::new, |mean| format!("{mean:.3}"));
    format!("{name},{},{mean},{}", told.verdict(), told.why)
}

#[test]
fn every_game_of_the_library_is_suited_or_not_as_recorded() {
    let recorded = recorded();
    let files = fs::read_dir(repository("games-rbg")).expect("the library");
    let paths = files.map(|entry| entry.expect("an entry").path());
    let mut found = BTreeSet::new();
    for path in paths.filter(|path| path.extension().is_some_and(|end| end == "rbg")) {
        let name = path.file_stem().expect("a name").to_string_lossy();
        let game = library_game(&name);
        found.insert(line(&name, &influence(&game), &game));
    }
    let other = |a: &BTreeSet<String>, b| a.difference(b).cloned().collect::<Vec<_>>();
    assert_eq!(
        (other(&found, &recorded), other(&recorded, &found)),
        (vec![], vec![])
    );
}

/// Plays that hold what was found out about a game against the interpreter.
struct Check<'g> {
    name: &'g str,
    interpreter: Interpreter,
    spheres: Spheres,
    rng: PlayoutRng,
    /// The moves that stayed as they were where something else was put elsewhere.
    stayed: usize,
    ended: usize,
}

fn board(position: &dyn AnyPosition) -> Vec<Piece> {
    position.snapshot().pieces
}

impl Check<'_> {
    fn play(&mut self) {
        let mut position = self.interpreter.initial();
        let mut changed = 0;
        loop {
            let moves = position.moves();
            let covered = self
                .spheres
                .switches
                .iter()
                .any(|at| at.0 == position.last_switch());
            if moves.is_empty() {
                return;
            }
            if covered && changed < CHANGED {
                changed += 1;
                self.put_elsewhere(&*position, &moves);
            }
            let m = &moves[below(&mut self.rng, moves.len() as u32) as usize];
            let mut next = position.clone_box();
            assert!(next.apply(m));
            if covered {
                self.compare(&*position, &*next);
            }
            position = next;
        }
    }

    /// Checks what a move does to the distances of runners, and who wins by it.
    fn compare(&mut self, before: &dyn AnyPosition, after: &dyn AnyPosition) {
        let mover = before.to_move();
        let seat = mover.seat().expect("a player is to move");
        for other in [0, 1] {
            let [far, now] = [before, after].map(|position| self.nearest(position, other));
            let least = if other == seat {
                far.saturating_sub(1)
            } else {
                far
            };
            assert!(now >= least, "{}: {far} turns became {now}", self.name);
        }
        let over = after.moves().is_empty();
        if over {
            self.ended += 1;
            let scores = [0, 1].map(|seat| after.score(Player::from_seat(seat)));
            assert!(scores[seat] > scores[1 - seat], "{}: {scores:?}", self.name);
            let stuck = after.to_move().seat().is_some();
            assert!(stuck || self.nearest(after, seat) == 0, "{}", self.name);
        } else {
            assert_eq!(after.to_move().seat(), Some(1 - seat), "{}", self.name);
        }
    }

    /// Returns the least distance of a player's runners.
    fn nearest(&self, position: &dyn AnyPosition, seat: usize) -> u16 {
        let sphere = &self.spheres.players[seat];
        let runs = |piece: &Piece| {
            sphere
                .runners
                .iter()
                .any(|runner| runner.index() == piece.index())
        };
        let board = board(position);
        let on = board
            .iter()
            .zip(&sphere.distances)
            .filter(|(piece, _)| runs(piece));
        on.map(|(_, distance)| *distance).min().unwrap_or(u16::MAX)
    }

    /// Puts other pieces on some cells and checks that moves near which none of them is are possible
    /// as before, and do the same.
    fn put_elsewhere(&mut self, position: &dyn AnyPosition, moves: &[ActionList]) {
        let seat = position.to_move().seat().expect("a player is to move");
        let near = self.spheres.players[seat].near.clone();
        let mut saved = position.save();
        let pieces = self.interpreter.game().pieces.len() as u32;
        let cells = saved.snapshot.pieces.len() as u32;
        let mut put = Vec::new();
        for _ in 0..1 + below(&mut self.rng, 4) {
            let cell = below(&mut self.rng, cells) as usize;
            put.push(cell);
            saved.snapshot.pieces[cell] = Piece::from_index(below(&mut self.rng, pieces) as usize);
        }
        let other = self
            .interpreter
            .restore(&saved)
            .expect("any pieces will do");
        let others = other.moves();
        let written = |from: &dyn AnyPosition, m: &ActionList| {
            let mut after = from.clone_box();
            assert!(after.apply(m));
            let (before, over) = (board(from), after.to_move());
            let changed = board(&*after).into_iter().zip(before).enumerate();
            let changed = changed.filter(|(_, (now, then))| now != then);
            let changed: Vec<(usize, Piece)> =
                changed.map(|(cell, (now, _))| (cell, now)).collect();
            (changed, over)
        };
        type Listed<'m> = (&'m dyn AnyPosition, &'m [ActionList]);
        let both: [Listed<'_>; 2] = [(position, moves), (&*other, &others)];
        for ((from, moves), (to, possible)) in [(both[0], both[1]), (both[1], both[0])] {
            for m in moves {
                let (changed, over) = written(from, m);
                let near = |cell: &usize| changed.iter().all(|(at, _)| near[*at].contains(cell));
                if changed.is_empty() || put.iter().any(near) {
                    continue;
                }
                self.stayed += 1;
                assert!(possible.contains(m), "{}: {m:?} is not possible", self.name);
                let (also, ends) = written(to, m);
                assert_eq!(changed, also, "{}: {m:?} does something else", self.name);
                let [over, ends] = [over, ends].map(|player| player == Player::KEEPER);
                assert_eq!(over, ends, "{}: {m:?} ends the game or not", self.name);
            }
        }
    }
}

#[test]
fn what_is_not_near_makes_no_difference_to_moves_and_runners_come_no_faster() {
    let suited = recorded().into_iter().filter_map(|line| {
        let mut fields = line.split(',');
        let name = fields.next().expect("a name").to_owned();
        (fields.next() == Some("yes")).then_some(name)
    });
    let suited: Vec<String> = suited.collect();
    assert!(suited.len() > 5);
    for name in &suited {
        let game = library_game(name);
        let spheres = influence(&game).table.expect("it is suited, as recorded");
        assert!(spheres.players.iter().all(|sphere| {
            let cells = sphere.near.iter().zip(0..);
            cells
                .clone()
                .all(|(near, cell)| near.is_empty() || near.contains(&cell))
        }));
        let mut check = Check {
            name,
            interpreter: Interpreter::new(game, name),
            spheres,
            rng: stream(28, 0),
            stayed: 0,
            ended: 0,
        };
        // Larger boards take longer.
        let cells = check.interpreter.info().all_cells().len() as u64;
        for _ in 0..PLAYS.min(1 + 800 / cells) {
            check.play();
        }
        assert!(
            check.stayed > 100 && check.ended > 0,
            "{name}: {} {}",
            check.stayed,
            check.ended
        );
    }
}
