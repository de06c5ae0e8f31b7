use super::{Bundle, ChainSearch, Chains, chain_search};
use crate::automaton::Nfa;
use crate::effort::Meter;
use crate::machine::Machine;
use crate::model::{CellId, Game};
use crate::plan::components;
use crate::testing::{grid, machine, on_board, row, turns};

fn cells(cells: &[usize]) -> Vec<CellId> {
    cells.iter().map(|&cell| CellId::from_index(cell)).collect()
}

/// Returns the search for the first loop in the segment with which the first turn begins.
fn of(machine: &Machine) -> Option<ChainSearch> {
    let entry = turns(machine)[0];
    let components = components(machine, entry, &Meter::unlimited()).unwrap();
    let place = components.iter().position(|component| component.cyclic);
    let place = place.expect("there is a loop");
    let earlier = components[..place].iter().flat_map(|one| &one.states);
    let earlier: Vec<_> = earlier.copied().collect();
    chain_search(
        machine,
        &components[place],
        entry,
        &earlier,
        &Meter::unlimited(),
    )
    .unwrap()
}

/// Returns the same search as [`of`], of a game.
fn search(game: &Game) -> Option<ChainSearch> {
    of(&machine(game))
}

/// Returns a game with these rules on a row of sixteen cells.
fn in_a_long_row(rules: &str) -> Game {
    let row = ["e"; 16].join(", ");
    on_board(&format!("rectangle(up, down, left, right, [{row}])"), rules)
}

#[test]
fn jumps_over_pieces_are_chains() {
    let game = row("->p {e} (right {x} right {e})* [y] ->> {}");
    let search = search(&game).expect("it is a loop of chains");
    assert_eq!(search.arriving, []);
    let [chains] = &search.round[..] else {
        panic!("there is one way round");
    };
    assert_eq!(chains.tests.len(), 2);
    let jump = |over, end| vec![vec![cells(&[over]), cells(&[end]), cells(&[end])]];
    assert_eq!(chains.rows, [jump(1, 2), jump(2, 3), vec![], vec![]]);
    assert_eq!(chains.domain(), cells(&[0, 1]));
    assert!(chains.end_tested());
}

#[test]
fn the_first_round_leads_to_the_hub() {
    let game = row("->p {e} right {x} right {e} (right {x} right {e})* [y] ->> {}");
    let search = search(&game).expect("it is a loop of chains");
    let [(state, chains)] = &search.arriving[..] else {
        panic!("one state leads into the loop");
    };
    assert_ne!(*state, search.hub);
    assert_eq!(*chains, search.round);
}

#[test]
fn loops_of_chains_are_found() {
    let cases = [
        ("from its hub", "->p (right {x} right {e})* [y] ->> {}"),
        (
            "two ways",
            "->p {e} (right {x} right {e} + up {x} up {e})* [y] ->> {}",
        ),
        (
            "of three steps",
            "->p {e} (right {x} up {y} down {e})* [y] ->> {}",
        ),
        (
            "left by a test",
            "->p {e} (right {x} right {e})* up {y} [z] ->> {}",
        ),
        (
            "with a modifier beside it",
            "->p {e} ((right {x} + [z]) right {e})* [y] ->> {}",
        ),
    ];
    for (name, rules) in cases {
        assert!(search(&grid(rules)).is_some(), "{name}");
    }
}

#[test]
fn other_loops_are_spread() {
    let cases = [
        ("of one step", "->p {e} (right {x})* [y] ->> {}"),
        (
            "left between by a modifier",
            "->p {e} (right {x} ([z] ->> {} + right {e}))* [y] ->> {}",
        ),
        (
            "left between by a test",
            "->p {e} (right {x} (right {e} + up {y} [z] ->> {}))* [y] ->> {}",
        ),
        (
            "changed between",
            "->p {e} (right {x} (right {e} + [z]))* [y] ->> {}",
        ),
        (
            "entered between",
            "->p right {x} (right {e} right {x})* [y] ->> {}",
        ),
        (
            "a loop within",
            "->p {e} (right {x} (up {e} down {y})* right {e})* [y] ->> {}",
        ),
        (
            "a pattern",
            "->p {e} (right {? up {x}} right {e})* [y] ->> {}",
        ),
        (
            "a comparison",
            "->p {e} (right {$ v == 0} right {e})* [y] ->> {}",
        ),
        (
            "a choice",
            "->p {e} ((left + right) {x} right {e})* [y] ->> {}",
        ),
        (
            "a choice of any cell",
            "->p {e} ((left* + right*)(up* + down*) {x} right {e})* [y] ->> {}",
        ),
        (
            "a choice in front",
            "->p {e} (left + right) {x} right {e} (right {x} right {e})* [y] ->> {}",
        ),
    ];
    for (name, rules) in cases {
        assert_eq!(search(&grid(rules)), None, "{name}");
    }
}

#[test]
fn shifts_of_their_own_are_part_of_chains() {
    let game = row("->p {e} (right {x} right)* {e} [y] ->> {}");
    let mut machine =
        crate::machine::machine(&Nfa::from_game(&game), &game, false, &Meter::unlimited()).unwrap();
    crate::machine::minimize(&mut machine, &Meter::unlimited()).unwrap();
    let search = of(&machine).expect("it is a loop of chains");
    let [chains] = &search.round[..] else {
        panic!("there is one way round");
    };
    assert_eq!(chains.tests.len(), 1);
    assert_eq!(chains.rows[0], [vec![cells(&[1]), cells(&[2])]]);
    assert!(!chains.end_tested());
}

#[test]
fn at_most_sixty_four_ways_are_chains() {
    let one = "(up {e} + down {x} + left {y} + right {z} + up left {e,x} + up right {e,y} + \
               down left {e,z} + down right {x,y})";
    let ways = |other: &str| {
        let rules = format!("->p {{e}} ({one}{one}{other})* [x] ->> {{}}");
        Some(search(&grid(&rules))?.round.len())
    };
    // Some of them leave the board from any cell.
    assert_eq!(ways(""), Some(64));
    assert_eq!(ways(" + right right {y}"), None);
}

#[test]
fn at_most_four_bundles_are_chains() {
    let bundles = |ways: usize, other: &str| {
        let way = |over: usize| {
            let (right, on) = ("right ".repeat(over), "right ".repeat(11 - 2 * over));
            format!("{right}{{x}} {on}{{e}}")
        };
        let ways: Vec<String> = (1..=ways).map(way).collect();
        let rules = format!("->p {{e}} ({}{other})* [y] ->> {{}}", ways.join(" + "));
        let search = search(&in_a_long_row(&rules))?;
        Some(
            search
                .round
                .iter()
                .map(Chains::bundles)
                .collect::<Vec<usize>>(),
        )
    };
    assert_eq!(bundles(4, ""), Some(vec![4]));
    assert_eq!(bundles(5, ""), None);
    assert_eq!(bundles(4, " + left {y} left {y}"), Some(vec![4, 1]));
    assert_eq!(bundles(5, " + left {y} left {y}"), None);
}

#[test]
fn chains_that_leave_the_board_from_any_cell_are_none() {
    let far = "right ".repeat(9);
    let rules =
        format!("->p {{e}} (right {{x}} right {{e}} + {far}{{y}} {far}{{z}})* [y] ->> {{}}");
    let search = search(&in_a_long_row(&rules)).expect("it is a loop of chains");
    assert_eq!(search.round.len(), 1);
}

#[test]
fn chains_of_a_bundle_ascend_in_every_place() {
    let mut chains = Chains {
        tests: vec![Vec::new()],
        rows: vec![Vec::new()],
    };
    let cell = CellId::from_index;
    for (over, end) in [(1, 4), (2, 5), (3, 5), (6, 9), (7, 8)] {
        chains.add(0, &[cell(over), cell(end)]);
    }
    let first = vec![cells(&[1, 2, 6]), cells(&[4, 5, 9])];
    let second = vec![cells(&[3, 7]), cells(&[5, 8])];
    assert_eq!(chains.rows[0], [first, second]);
    assert_eq!(chains.bundles(), 2);
    assert!(!chains.end_tested());
}

#[test]
fn the_end_is_tested_if_it_is_the_last_tested_cell_of_all_chains() {
    let tested = |tests: usize, bundles: &[&[&[usize]]]| {
        let bundle = |bundle: &&[&[usize]]| bundle.iter().map(|places| cells(places)).collect();
        let bundles: Vec<Bundle> = bundles.iter().map(bundle).collect();
        let tests = vec![Vec::new(); tests];
        let rows = vec![bundles];
        Chains { tests, rows }.end_tested()
    };
    assert!(tested(1, &[&[&[1, 2], &[1, 2]], &[&[3], &[3]]]));
    assert!(!tested(1, &[&[&[1, 2], &[1, 2]], &[&[3], &[4]]]));
    assert!(tested(2, &[&[&[1], &[2], &[2]]]));
    assert!(!tested(2, &[&[&[2], &[1], &[2]]]));
    assert!(!tested(0, &[&[&[1]]]));
}
