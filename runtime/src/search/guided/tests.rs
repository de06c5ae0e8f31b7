use std::ops::ControlFlow::Continue;

use super::*;
use crate::game::Player;
use crate::position::Position;
use crate::search::Budget;
use crate::testing::Toy;

type Game = Toy<2>;

/// Says of each position what is written on its board: the first player's part in hundredths, and
/// which of its moves is thought to be the best.
struct Written;

impl<const PLAYERS: usize> Evaluator<Toy<PLAYERS>> for Written {
    fn approach(&mut self, _: &Toy<PLAYERS>) {}

    fn evaluate(
        &mut self,
        position: &Toy<PLAYERS>,
        moves: &[u16],
        priors: &mut Vec<f32>,
        values: &mut [f32],
    ) {
        let first = f32::from(position.board[0]) / 100.0;
        values.fill(1.0 - first);
        values[0] = first;
        let rest = 0.2 / moves.len() as f32;
        priors.clear();
        let likely = |m: &u16| {
            if *m == position.board[1] {
                0.8 + rest
            } else {
                rest
            }
        };
        priors.extend(moves.iter().map(likely));
    }
}

/// Returns a position whose value is known to [`Written`], and is the same whatever is played.
fn worth(to_move: u8, hundredths: u16) -> Game {
    let first = i32::from(hundredths);
    let ends = [1, 2].map(|mover| Game::end(mover, [first, 200 - 2 * first]));
    let next = |mover| Game::choice(mover, ends.clone()).with_board([hundredths, 0, 0]);
    Game::choice(to_move, [next(1), next(2)]).with_board([hundredths, 0, 0])
}

fn searched<const PLAYERS: usize>(
    root: &Toy<PLAYERS>,
    settings: GuidedSettings,
    iterations: u64,
) -> Guided<Toy<PLAYERS>> {
    let mut search = Guided::new(settings, Box::new(Written), 7);
    search.set_root(root);
    search.search(&Budget::iterations(iterations), &mut |_| Continue(()));
    search
}

fn gumbel(noise: bool) -> GuidedSettings {
    GuidedSettings::default()
        .with_root(RootRule::Gumbel { considered: 4 })
        .with_noise(noise)
        .with_solver(false)
}

#[test]
fn each_player_goes_where_the_evaluator_says_that_its_own_part_is_large() {
    for (mover, due) in [(1, 1), (2, 2)] {
        let children = [worth(1, 50), worth(2, 90), worth(1, 10)];
        let root = Game::choice(mover, children).with_board([50, 0, 0]);
        // What the evaluator thinks of moves says otherwise.
        let search = searched(&root, GuidedSettings::default().with_solver(false), 300);
        assert_eq!(search.choice(), Some(due), "{mover}");
        let search = searched(&root, gumbel(false), 30);
        assert_eq!(search.choice(), Some(due), "{mover}");
    }
}

#[test]
fn of_moves_that_are_worth_the_same_the_likeliest_is_visited_most() {
    let root = Game::choice(1, [worth(2, 50), worth(2, 50), worth(2, 50)]).with_board([50, 2, 0]);
    let search = searched(&root, GuidedSettings::default().with_solver(false), 40);
    let all = search.evaluated();
    assert_eq!(all[0].mv, 2);
    assert!(all[0].visits > 20, "{all:?}");
    assert_eq!(
        all.iter().map(|evaluated| evaluated.visits).sum::<u32>(),
        40
    );
}

#[test]
fn rewards_are_those_of_the_player_who_chose_at_each_depth() {
    // The second player will choose what is bad for the first one, whoever moves after that.
    for last in [1, 2] {
        let choice = Game::choice(2, [worth(last, 80), worth(last, 20)]).with_board([80, 0, 0]);
        let root = Game::choice(1, [choice, worth(2, 40)]).with_board([60, 0, 0]);
        let search = searched(&root, GuidedSettings::default().with_solver(false), 300);
        assert_eq!(search.choice(), Some(1));
        let values = search.values();
        assert!((values[0] + values[1] - 1.0).abs() < 1e-3, "{values:?}");
    }
}

#[test]
fn three_players_each_look_after_themselves() {
    type Three = Toy<3>;
    let end = |scores: [i32; 3]| Three::end(1, scores);
    // The second player would rather have one half than spoil anything.
    let second = Three::choice(2, [end([0, 80, 100]), end([60, 100, 0])]);
    let root = Three::choice(1, [second, end([50, 0, 100])]);
    let search = searched(&root, GuidedSettings::default(), 50);
    assert_eq!(search.choice(), Some(0));
    assert_eq!(search.certain(), Some(&[60, 100, 0][..]));
}

#[test]
fn outcomes_that_are_certain_are_carried_up_and_end_the_search() {
    let win = || Game::end(1, [100, 0]);
    let loss = || Game::end(1, [0, 200]);
    // The likeliest move loses, and another one wins by force.
    let forced = Game::choice(2, [Game::choice(1, [win(), loss()]), win()]);
    let root = Game::choice(1, [loss(), forced, worth(2, 90)]).with_board([50, 0, 0]);
    let mut search = searched(&root, GuidedSettings::default(), 1000);
    assert_eq!(search.choice(), Some(1));
    assert_eq!(search.certain(), Some(&[100, 0][..]));
    let effort = search.search(&Budget::iterations(1000), &mut |_| Continue(()));
    assert_eq!(effort.iterations, 0);
    // Where everything is lost something is played all the same.
    let lost = Game::choice(1, [loss(), loss()]);
    let search = searched(&lost, GuidedSettings::default(), 10);
    assert!(search.choice().is_some());
    assert_eq!(search.certain(), Some(&[0, 200][..]));
}

#[test]
fn the_end_of_a_game_counts_by_its_scores_and_not_by_those_before() {
    // A draw now is better than what the evaluator expects, and worse than what is sure one move later.
    let root = Game::choice(1, [Game::end(2, [50, 100]), worth(2, 45)]).with_board([50, 1, 0]);
    let search = searched(&root, GuidedSettings::default(), 60);
    assert_eq!(search.choice(), Some(0));
    let later = Game::choice(1, [Game::end(2, [100, 0]), Game::end(2, [0, 200])]);
    let root = Game::choice(1, [Game::end(2, [50, 100]), later]).with_board([50, 0, 0]);
    let search = searched(&root, GuidedSettings::default(), 60);
    assert_eq!(search.choice(), Some(1));
}

#[test]
fn a_position_whose_scores_are_decided_counts_by_these_and_is_not_searched() {
    let lost = || [Game::end(1, [100, 0]), Game::end(1, [100, 0])];
    let decided = Game::choice(2, lost()).with_scores([100, 0]).decided();
    let root = Game::choice(1, [worth(2, 60), decided.with_board([10, 0, 0])]);
    let search = searched(&root.with_board([50, 0, 0]), GuidedSettings::default(), 40);
    assert_eq!(search.choice(), Some(1));
    assert_eq!(search.certain(), Some(&[100, 0][..]));
    assert_eq!(search.principal_variation(), [1]);
    // A root has moves all the same.
    let root = Game::choice(1, lost()).with_scores([100, 0]).decided();
    assert!(
        searched(&root, GuidedSettings::default(), 10)
            .choice()
            .is_some()
    );
}

#[test]
fn the_policy_is_improved_where_values_say_otherwise_and_noise_has_no_part_in_it() {
    let root = Game::choice(1, [worth(2, 30), worth(2, 70)]).with_board([50, 0, 0]);
    let search = searched(&root, gumbel(false), 16);
    let moves = search.root_moves();
    let policy = search.improved_policy();
    let likeliest = moves.iter().position(|&m| m == 0).expect("it is there");
    assert!(policy[likeliest] < 0.1, "{policy:?}");
    assert!((policy.iter().sum::<f32>() - 1.0).abs() < 1e-5);
    // Without iterations nothing is improved.
    let search = searched(&root, gumbel(false), 0);
    let policy = search.improved_policy();
    assert!((policy[likeliest] - 0.9).abs() < 1e-3, "{policy:?}");
    // Noise changes which moves are looked at, and nothing about what is said of those.
    let all = Game::choice(1, [worth(2, 50), worth(2, 50)]).with_board([50, 0, 0]);
    let (with, without) = (
        searched(&all, gumbel(true), 8),
        searched(&all, gumbel(false), 8),
    );
    for (a, b) in with.improved_policy().iter().zip(without.improved_policy()) {
        assert!((a - b).abs() < 1e-3);
    }
}

#[test]
fn what_was_not_visited_is_worth_what_is_known_of_the_rest() {
    let root = Game::choice(1, [worth(2, 70), worth(2, 70)]).with_board([50, 9, 0]);
    let settings = GuidedSettings {
        root: RootRule::Gumbel { considered: 1 },
        ..gumbel(false)
    };
    let search = searched(&root, settings, 4);
    let visits: Vec<u32> = search
        .evaluated()
        .iter()
        .map(|evaluated| evaluated.visits)
        .collect();
    assert_eq!(visits, [4, 0]);
    // The network's word once, and four visits: a little less than what was visited. As there is no
    // spread of values, the least one counts.
    let mut policy = search.improved_policy();
    policy.sort_by(f32::total_cmp);
    let due = (0.1 * 54.0 * ((0.5 + 4.0 * 0.7) / 5.0 - 0.7_f32) / 0.05).exp();
    assert!(
        (policy[0] / policy[1] - due).abs() < 1e-3,
        "{policy:?} {due}"
    );
}

#[test]
fn noise_is_drawn_anew_for_each_search_and_the_same_for_a_seed() {
    let root = Game::choice(1, (0..6).map(|_| worth(2, 50))).with_board([50, 9, 0]);
    let mut chosen = Vec::new();
    let mut search = searched(&root, gumbel(true), 0);
    for _ in 0..2 {
        search.restart(3);
        for _ in 0..40 {
            search.set_root(&root);
            search.search(&Budget::iterations(8), &mut |_| Continue(()));
            chosen.push(search.choice());
        }
    }
    let (first, second) = chosen.split_at(40);
    assert_eq!(first, second);
    let different: std::collections::BTreeSet<_> = first.iter().collect();
    assert_eq!(different.len(), 6);
}

#[test]
fn what_is_known_of_the_position_after_a_move_is_kept() {
    let below = Game::choice(2, [worth(1, 60), worth(1, 40)]).with_board([50, 0, 0]);
    let root = Game::choice(1, [below, worth(2, 10)]).with_board([50, 0, 0]);
    let settings = GuidedSettings::default().with_solver(false);
    let mut search = searched(&root, settings, 60);
    search.advance(&0);
    let kept: u32 = search
        .evaluated()
        .iter()
        .map(|evaluated| evaluated.visits)
        .sum();
    assert!(kept > 20, "{kept}");
    assert_eq!(search.root().to_move(), Player::SECOND);
    search.search(&Budget::iterations(10), &mut |_| Continue(()));
    assert_eq!(search.choice(), Some(1));
    // What nobody looked at is begun anew, and so is what is over.
    search.advance(&1);
    search.advance(&0);
    search.advance(&0);
    assert_eq!(search.choice(), None);
}

#[test]
fn without_room_for_a_tree_a_search_still_looks_one_move_ahead() {
    let children = [worth(1, 50), worth(2, 20), worth(1, 90)];
    let root = Game::choice(1, children).with_board([50, 0, 0]);
    let settings = GuidedSettings::default().with_memory(0);
    assert_eq!(searched(&root, settings, 60).choice(), Some(2));
}

/// Says the same as [`Written`], and is asked about moves only where a search goes on.
struct FirstOfValues;

impl Evaluator<Game> for FirstOfValues {
    fn approach(&mut self, _: &Game) {}

    fn evaluate(
        &mut self,
        position: &Game,
        moves: &[u16],
        priors: &mut Vec<f32>,
        values: &mut [f32],
    ) {
        Written.evaluate(position, moves, priors, values);
    }

    fn expects_first(&self) -> bool {
        true
    }
}

#[test]
fn moves_that_are_listed_late_make_the_same_search_of_a_smaller_tree() {
    let children = [
        worth(1, 50),
        worth(2, 90),
        worth(1, 10),
        Game::end(1, [20, 160]),
    ];
    let root = Game::choice(2, children).with_board([50, 1, 0]);
    for settings in [
        GuidedSettings::default(),
        GuidedSettings::default().with_solver(false),
        gumbel(true),
    ] {
        for iterations in [1, 4, 9, 30, 100] {
            let at_once = searched(&root, settings.clone(), iterations);
            let mut late = Guided::new(settings.clone(), Box::new(FirstOfValues), 7);
            late.set_root(&root);
            late.search(&Budget::iterations(iterations), &mut |_| Continue(()));
            let told = |search: &Guided<Game>| {
                let all = search.evaluated();
                let all = all.iter().map(|of| (of.mv, of.visits, of.value));
                (all.collect::<Vec<_>>(), search.values(), search.choice())
            };
            assert_eq!(told(&late), told(&at_once), "{iterations}");
            assert!(late.bytes() <= at_once.bytes());
            if iterations == 1 {
                assert!(late.bytes() < at_once.bytes());
            }
        }
    }
}

#[test]
fn a_search_without_room_goes_on_with_what_the_evaluator_expects() {
    let root = Game::choice(1, [worth(1, 50), worth(2, 90), worth(1, 10)]);
    let settings = GuidedSettings::default().with_solver(false).with_memory(0);
    let mut search = Guided::new(settings, Box::new(FirstOfValues), 7);
    search.set_root(&root.with_board([50, 0, 0]));
    search.search(&Budget::iterations(200), &mut |_| Continue(()));
    assert_eq!(search.choice(), Some(1));
    let visits = search.evaluated().iter().map(|of| of.visits).sum::<u32>();
    assert_eq!(visits, 200);
}
