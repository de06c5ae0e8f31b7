//! Benchmarks of one reasoner behind different interfaces: as a type, as a game known at run time,
//! through the table of a library, and interpreted.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use rbg_compiler::interpret::Interpreter;
use rbg_runtime::dynamic::Has;
use rbg_runtime::plugin::{Plugin, table};
use rbg_runtime::{AnyGame, AnyPosition, MoveList, Position, Reasoner};

/// The reasoner that the build script has generated.
#[allow(unreachable_pub, missing_docs, clippy::all)]
mod breakthrough {
    include!(concat!(env!("OUT_DIR"), "/breakthrough.rs"));
}

use breakthrough::State;

const RULES: &str = include_str!("../../games-rbg/breakthrough.rbg");

/// Measures what a position known when a program is compiled answers.
fn typed(criterion: &mut Criterion) {
    let start = State::initial();
    let mut list = MoveList::new();
    start.moves(&mut list);
    let m = list[list.len() / 2];
    let mut group = criterion.benchmark_group("engines/typed");
    group.bench_function("clone", |bencher| {
        bencher.iter(|| black_box(&start).clone());
    });
    group.bench_function("moves", |bencher| {
        bencher.iter(|| black_box(&start).moves(&mut list));
    });
    group.bench_function("count", |bencher| {
        bencher.iter(|| black_box(&start).count_moves());
    });
    group.bench_function("apply", |bencher| {
        bencher.iter_batched_ref(
            || start.clone(),
            |position| position.apply(black_box(&m)),
            BatchSize::SmallInput,
        );
    });
    group.bench_function("key", |bencher| {
        bencher.iter(|| black_box(&start).key());
    });
    group.finish();
}

/// Measures what a position known at run time answers.
fn untyped(criterion: &mut Criterion, name: &str, game: &dyn AnyGame) {
    let start: Box<dyn AnyPosition> = game.initial();
    let mut list = start.moves();
    let m = list[list.len() / 2].clone();
    let mut group = criterion.benchmark_group(format!("engines/{name}"));
    group.bench_function("clone", |bencher| {
        bencher.iter(|| black_box(&start).clone_box());
    });
    group.bench_function("moves", |bencher| {
        bencher.iter(|| black_box(&start).moves());
    });
    group.bench_function("moves in a list", |bencher| {
        bencher.iter(|| black_box(&start).list_moves(&mut list));
    });
    group.bench_function("count", |bencher| {
        bencher.iter(|| black_box(&start).count_moves());
    });
    group.bench_function("apply", |bencher| {
        bencher.iter_batched_ref(
            || start.clone_box(),
            |position| position.apply_listed(black_box(&m)),
            BatchSize::SmallInput,
        );
    });
    group.bench_function("piece", |bencher| {
        let cell = m[0].cell;
        bencher.iter(|| black_box(&start).piece_at(black_box(cell)));
    });
    group.bench_function("key", |bencher| {
        bencher.iter(|| black_box(&start).key());
    });
    group.finish();
}

fn interfaces(criterion: &mut Criterion) {
    typed(criterion);
    untyped(criterion, "linked", &Reasoner::<State>::new());
    let plugin = Plugin::from_table(table::<State, Has<false>, Has<false>>());
    let plugin = plugin.expect("it tells about its game");
    untyped(criterion, "plugin", &plugin);
    let game = rbg_compiler::load(RULES.as_bytes())
        .expect("it is valid")
        .game;
    untyped(
        criterion,
        "interpreter",
        &Interpreter::new(game, "breakthrough"),
    );
}

criterion_group!(engines, interfaces);
criterion_main!(engines);
