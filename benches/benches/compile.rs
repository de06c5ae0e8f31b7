//! Benchmarks of the stages of the compiler: from text to the resolved game, from there to the
//! plan, and from there to the source of the reasoner.

use std::fs;
use std::hint::black_box;
use std::path::Path;

use criterion::{Criterion, criterion_group, criterion_main};
use rbg_compiler::effort::Meter;
use rbg_compiler::plan::Plan;
use rbg_compiler::{Options, emit, load};

/// The games: small, many kinds of pieces, long lines, large groups of cells.
const GAMES: [&str; 4] = ["breakthrough", "chess", "amazons", "go"];

fn stages(criterion: &mut Criterion) {
    let library = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games-rbg");
    let options = Options::default();
    for name in GAMES {
        let text =
            fs::read(library.join(format!("{name}.rbg"))).expect("the game is in the library");
        let game = load(&text).expect("the library is valid").game;
        let planned = |game| Plan::new(game, &options, &Meter::unlimited());
        let plan = planned(&game).expect("nothing is limited");
        let mut group = criterion.benchmark_group(format!("compile/{name}"));
        group.bench_function("load", |bencher| bencher.iter(|| load(black_box(&text))));
        group.bench_function("plan", |bencher| {
            bencher.iter(|| planned(black_box(&game)));
        });
        group.bench_function("emit", |bencher| {
            bencher.iter(|| emit(black_box(&plan), name, &options, &Meter::unlimited()));
        });
        group.finish();
    }
}

criterion_group!(compile, stages);
criterion_main!(compile);
