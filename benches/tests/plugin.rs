//! Tests that reasoners answer through the table of a library as they do when they are linked.

use rbg_runtime::dynamic::Has;
use rbg_runtime::plugin::{Plugin, table};
use rbg_runtime::{Playable, Reasoner};
use rbg_testkit::engines::assert_same_answers;

/// A module with the reasoner that the build script has generated of a game.
macro_rules! reasoner {
    ($module:ident) => {
        #[allow(unreachable_pub, missing_docs, clippy::all)]
        mod $module {
            include!(concat!(env!("OUT_DIR"), "/", stringify!($module), ".rs"));
        }
    };
}

reasoner!(amazons);
reasoner!(breakthrough);
reasoner!(chess);
reasoner!(go);
reasoner!(hex);
reasoner!(reversi);

fn assert_loaded<P: Playable>(games: u64, longest: usize) {
    let plugin = Plugin::from_table(table::<P, Has<false>, Has<false>>());
    let plugin = plugin.expect("it tells about its game");
    let linked = Reasoner::<P, Has<false>, Has<false>>::default();
    assert_same_answers(&plugin, &linked, 1, games, longest);
}

#[test]
fn reasoners_answer_through_a_table_as_they_do_when_linked() {
    assert_loaded::<amazons::State>(1, 8);
    assert_loaded::<breakthrough::State>(10, 200);
    assert_loaded::<chess::State>(2, 60);
    assert_loaded::<go::State>(1, 20);
    assert_loaded::<hex::State>(1, 60);
    assert_loaded::<reversi::State>(5, 100);
}
