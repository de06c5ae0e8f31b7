//! Benchmarks of generated reasoners: random playouts that list all moves, random playouts that
//! draw them, and counting the game tree.

use std::hint::black_box;
use std::ops::ControlFlow;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rbg_runtime::{Playable, PlayoutLimit, PlayoutMode, PlayoutRequest, perft, playouts};

/// A module with the reasoner that the build script has generated of a game.
macro_rules! reasoner {
    ($module:ident) => {
        // Written to be fast and held to the lints of rustc only.
        #[allow(unreachable_pub, missing_docs, clippy::all)]
        mod $module {
            include!(concat!(env!("OUT_DIR"), "/", stringify!($module), ".rs"));
        }
    };
}

reasoner!(amazons);
reasoner!(breakthrough);
reasoner!(chess);
reasoner!(connect4);
reasoner!(hex);
reasoner!(reversi);

/// Measures random playouts; one is one element, so criterion's rates are playouts per second.
fn random_playouts<P: Playable>(criterion: &mut Criterion, game: &str) {
    let mut group = criterion.benchmark_group(format!("playouts/{game}"));
    group.throughput(Throughput::Elements(1));
    for (name, mode) in [
        ("list", PlayoutMode::Enumerate),
        ("draw", PlayoutMode::Sample),
    ] {
        group.bench_function(name, |bencher| {
            bencher.iter_custom(|count| {
                let request = PlayoutRequest::new(mode, PlayoutLimit::Count(count));
                playouts(&P::initial(), &request, &mut |_| ControlFlow::Continue(())).elapsed
            });
        });
    }
    group.finish();
}

/// Measures the counting of leaves; one is one element.
fn leaves<P: Playable>(criterion: &mut Criterion, game: &str, depth: u32) {
    let count = || {
        let start = black_box(P::initial());
        perft(&start, depth, &mut |_| ControlFlow::Continue(())).expect("the tree can be counted")
    };
    let mut group = criterion.benchmark_group("perft");
    group.throughput(Throughput::Elements(count()));
    group.bench_function(format!("{game}/{depth}"), |bencher| bencher.iter(count));
    group.finish();
}

fn playout_speed(criterion: &mut Criterion) {
    random_playouts::<amazons::State>(criterion, "amazons");
    random_playouts::<breakthrough::State>(criterion, "breakthrough");
    random_playouts::<chess::State>(criterion, "chess");
    random_playouts::<connect4::State>(criterion, "connect4");
    random_playouts::<hex::State>(criterion, "hex");
    random_playouts::<reversi::State>(criterion, "reversi");
}

fn perft_speed(criterion: &mut Criterion) {
    leaves::<amazons::State>(criterion, "amazons", 1);
    leaves::<breakthrough::State>(criterion, "breakthrough", 4);
    leaves::<chess::State>(criterion, "chess", 3);
    leaves::<connect4::State>(criterion, "connect4", 5);
    leaves::<hex::State>(criterion, "hex", 2);
    leaves::<reversi::State>(criterion, "reversi", 5);
}

criterion_group!(play, playout_speed, perft_speed);
criterion_main!(play);
