//! Measurements of the variants of a game against each other.

use heck::ToSnakeCase;
use rbg_cli::engine::{self, unless_interrupted};
use rbg_cli::failure::Failure;
use rbg_cli::interrupt;
use rbg_cli::library::GameFile;
use rbg_cli::settings::Settings;
use rbg_cli::switches::Switches;
use rbg_cli::terminal::{Progress, Terminal};
use rbg_compiler::{SWITCHES, Switch};
use rbg_runtime::{AnyGame, PlayoutLimit, PlayoutRequest};
use rbg_testkit::statistics::median;
use serde::Serialize;

use super::arguments::Ablation;
use super::published::Published;

/// A variant: a way to compile a game.
#[derive(Clone, Debug)]
pub(super) struct Variant {
    /// The name: `all on`, `all off` or the flag of the optimisation that is left out.
    pub(super) name: String,
    /// The name of the variant's column in the published table.
    pub(super) column: Option<String>,
    off: Vec<&'static Switch>,
}

impl Variant {
    /// Returns the variants: all on, all off, and each off in turn, of the optimisations that are
    /// not off anyway. The first one is what the others are compared with.
    pub(super) fn all(base: &Switches) -> Vec<Self> {
        let asked = |off: &Vec<&'static Switch>| match off[..] {
            [only] => base.is_on(only),
            _ => true,
        };
        let variant = |(number, off): (usize, Vec<&'static Switch>)| {
            let (name, column) = match (number, &off[..]) {
                (0, _) => ("all on".to_owned(), None),
                (_, [only]) if number > 1 => (only.flag.to_owned(), published_column(only)),
                _ => ("all off".to_owned(), Some("all".to_owned())),
            };
            Self { name, column, off }
        };
        let variants = Switch::variants().into_iter().enumerate();
        let mut all: Vec<Self> = variants
            .filter(|(number, off)| *number < 2 || asked(off))
            .map(variant)
            .collect();
        let together = SWITCHES
            .iter()
            .filter(|switch| TOGETHER.contains(&switch.name) && base.is_on(switch));
        let off: Vec<&'static Switch> = together.collect();
        if off.len() == TOGETHER.len() {
            let flags: Vec<&str> = off.iter().map(|switch| switch.flag).collect();
            let name = flags.join(" ");
            let column = Some(column(off[0]));
            all.insert(2, Self { name, column, off });
        }
        all
    }
}

/// The optimisations that the published table leaves out together, in the column of the first.
const TOGETHER: [&str; 2] = ["shift-tables", "monotonic-classes"];

/// Returns the column for an optimisation that is left out alone.
fn published_column(only: &Switch) -> Option<String> {
    (only.name != TOGETHER[0]).then(|| column(only))
}

/// Returns the name of a column: the published table names columns as the compiler's options are
/// named.
fn column(switch: &Switch) -> String {
    switch.name.to_snake_case()
}

/// The figures of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(super) struct Measured {
    pub(super) game: String,
    pub(super) variants: Vec<Figure>,
    /// The speed with all optimisations, on the authors' machine.
    pub(super) published_playouts_per_second: Option<f64>,
}

/// The figures of a variant.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(super) struct Figure {
    pub(super) variant: String,
    /// The median over the rounds.
    pub(super) playouts_per_second: f64,
    pub(super) slowest: f64,
    pub(super) fastest: f64,
    /// The change to the variant with everything on.
    pub(super) change_percent: f64,
    pub(super) published_change_percent: Option<f64>,
}

impl Measured {
    /// Puts together what was measured; `speeds` are those of each variant in
    /// each round.
    pub(super) fn new(
        game: &str,
        variants: &[Variant],
        speeds: &[Vec<f64>],
        published: &Published,
    ) -> Self {
        let all_on = speeds.first().map_or(0.0, |speeds| median(speeds));
        let figure = |(variant, speeds): (&Variant, &Vec<f64>)| {
            let column = variant.column.as_deref();
            Figure {
                variant: variant.name.clone(),
                playouts_per_second: median(speeds),
                slowest: speeds.iter().copied().fold(f64::INFINITY, f64::min),
                fastest: speeds.iter().copied().fold(0.0, f64::max),
                change_percent: (median(speeds) / all_on - 1.0) * 100.0,
                published_change_percent: column.and_then(|name| published.change(game, name)),
            }
        };
        Self {
            game: game.to_owned(),
            variants: variants.iter().zip(speeds).map(figure).collect(),
            published_playouts_per_second: published.speed(game),
        }
    }
}

/// Builds all variants of a game and lets them take turns; `done` games are finished. Returns the
/// speeds of each variant in each round.
pub(super) fn measure(
    file: &GameFile,
    variants: &[Variant],
    arguments: &Ablation,
    done: usize,
    bar: &Progress,
    terminal: Terminal,
) -> Result<Vec<Vec<f64>>, Failure> {
    let rounds = arguments.rounds as usize;
    let mut step = (done * variants.len() * (1 + rounds)) as u64;
    let mut next = |what: &str, variant: &Variant| {
        bar.say(&format!("{what} {}, {}", file.name, variant.name));
        bar.set(step);
        step += 1;
        interrupt::check()
    };
    let mut games = Vec::new();
    for variant in variants {
        next("building", variant)?;
        let settings = Settings {
            switches: arguments.settings.switches.without(&variant.off),
            ..arguments.settings.clone()
        };
        games.push(engine::generated(file, &settings, terminal)?);
    }
    let mut speeds = vec![Vec::new(); variants.len()];
    for round in 0..rounds {
        for turn in 0..variants.len() {
            // Who begins changes, so that nobody always follows the same one.
            let number = (turn + round) % variants.len();
            next("playing", &variants[number])?;
            speeds[number].push(speed(&*games[number], round as u64, arguments)?);
        }
    }
    Ok(speeds)
}

/// Returns the playouts per second in one go.
fn speed(game: &dyn AnyGame, seed: u64, arguments: &Ablation) -> Result<f64, Failure> {
    let limit = PlayoutLimit::Time(arguments.seconds);
    let request = PlayoutRequest::new(arguments.mode.into(), limit).with_seed(seed);
    let stats = game.playouts(&request, &mut |_| unless_interrupted())?;
    interrupt::check()?;
    Ok(stats.playouts_per_second())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_off_anyway_is_not_left_out_again() {
        let all = Variant::all(&Switches::default());
        assert_eq!(all.len(), SWITCHES.len() + 3);
        let together = "no-shift-tables no-monotonic-classes";
        assert_eq!(
            [&*all[0].name, &*all[1].name, &*all[2].name, &*all[3].name],
            ["all on", "all off", together, SWITCHES[0].flag]
        );
        let base = Switches::default().without(&[&SWITCHES[0]]);
        let rest = Variant::all(&base);
        // One of the two that are left out together is missing anyway.
        assert_eq!(rest.len(), all.len() - 2);
        assert!(rest.iter().all(|variant| variant.name != SWITCHES[0].flag));
    }

    #[test]
    fn changes_are_to_all_on_and_stand_beside_the_published_ones() {
        let published = Published::read().unwrap();
        let variants = Variant::all(&Switches::default());
        let mut speeds = vec![vec![200.0, 100.0, 300.0]];
        speeds.resize(variants.len(), vec![50.0]);
        let measured = Measured::new("chess", &variants, &speeds, &published);
        let [on, off, tables] = &measured.variants[..3] else {
            panic!("three variants at least")
        };
        assert_eq!(
            (on.change_percent, on.published_change_percent),
            (0.0, None)
        );
        assert_eq!((on.slowest, on.fastest), (100.0, 300.0));
        assert_eq!(off.change_percent, -75.0);
        assert_eq!(off.published_change_percent, Some(-73.0));
        assert_eq!(tables.published_change_percent, Some(-60.0));
        let other = Measured::new("nim", &variants, &speeds, &published);
        assert_eq!(other.variants[1].published_change_percent, None);
    }
}
