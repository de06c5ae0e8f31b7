//! The targets: readers of text or bytes that come from outside, as functions of bytes.

use std::sync::OnceLock;

use rbg_cli::reference;
use rbg_cli::verbs::tournament::log;
use rbg_compiler::effort::{Budget, Exhausted, Meter};
use rbg_compiler::interpret::{InterpretedPosition, Interpreter};
use rbg_compiler::{Limits, Options, Source};
use rbg_runtime::AnyGame;
use rbg_runtime::agents::AgentSpec;
use rbg_runtime::game::{format_move, parse_move};
use rbg_runtime::position::parse_legal_move;

use super::network;

/// The texts from which executions begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Seeds {
    /// Descriptions of games.
    Games,
    /// The lines of a text that belongs to the target.
    Lines(&'static str),
    /// A text that belongs to the target, as a whole.
    Text(&'static str),
}

/// A target: a reader with what it is tried on.
pub(super) struct Target {
    pub(super) name: &'static str,
    pub(super) seeds: Seeds,
    /// The share of executions that are for this target, in proportion to those of the others.
    pub(super) share: u64,
    /// The function that reads; it returns whether the input was accepted.
    pub(super) read: fn(&[u8]) -> bool,
}

/// All targets.
pub(super) const TARGETS: &[Target] = &[
    Target {
        name: "front-end",
        seeds: Seeds::Games,
        share: 395,
        read: front_end,
    },
    Target {
        name: "messages",
        seeds: Seeds::Games,
        share: 50,
        read: messages,
    },
    Target {
        name: "compile",
        seeds: Seeds::Games,
        share: 3,
        read: compile,
    },
    Target {
        name: "play",
        seeds: Seeds::Games,
        share: 2,
        read: play,
    },
    Target {
        name: "move-text",
        seeds: Seeds::Lines(MOVES),
        share: 150,
        read: move_text,
    },
    Target {
        name: "position-text",
        seeds: Seeds::Lines(POSITIONS),
        share: 150,
        read: position_text,
    },
    Target {
        name: "agent",
        seeds: Seeds::Lines(AGENTS),
        share: 150,
        read: agent,
    },
    Target {
        name: "limit",
        seeds: Seeds::Lines("effort=1000\ntext-bytes=5\ncells=65536\ncode-depth=\nnames=-1"),
        share: 50,
        read: limit,
    },
    Target {
        name: "tournament-log",
        seeds: Seeds::Text(LOG),
        share: 100,
        read: tournament_log,
    },
    Target {
        name: "tables",
        seeds: Seeds::Text(TABLES),
        share: 100,
        read: tables,
    },
    Target {
        name: "network-message",
        seeds: Seeds::Text(network::MESSAGES),
        share: 100,
        read: network::wire,
    },
    Target {
        name: "network-client",
        seeds: Seeds::Text(network::SERVER),
        share: 100,
        read: network::client,
    },
    Target {
        name: "network-match",
        seeds: Seeds::Text(network::EVENTS),
        share: 50,
        read: network::match_events,
    },
    Target {
        name: "network-log",
        seeds: Seeds::Text(network::LOG),
        share: 50,
        read: network::match_log,
    },
];

const MOVES: &str = "rx0y0:1,rx0y0:2\nrx2y2:1,rx2y2:2\nrx1y0:3\n,\nrx0y0:0\nrx0y0:99999999999\n: ";
const POSITIONS: &str = "pieces=e*9 variables=x:0,o:0 to_move=x cell=rx0y0 after=1\n\
    pieces=a,b*2,e*6 variables=o:1,x:0 to_move=o cell=rx2y2 after=4\n\
    pieces=e*99999999999999999999 variables= to_move=keeper cell= after=-1\n\
    after=0 cell=rx1y1 to_move=keeper variables=x:1,o:1 pieces=e*4,a,e*4\npieces=,*=:";
const AGENTS: &str = "mcts:iterations=1000,policy=mast\nmcts:amaf=grave\nrandom\n\
    alphabeta:depth=3\nflat:playouts=10\ngreedy\nmcts:\nmcts:c=nan\nmcts:c=1e999,c=1";
const LOG: &str = "{\"rules\":\"0\",\"agents\":[\"random\",\"greedy\"],\"limits\":\"none\",\
    \"opening\":0,\"seed\":1,\"game\":0,\"seats\":[0,1],\"scores\":[100,0],\"truncated\":false,\
    \"seconds\":[0.5,1.0],\"iterations\":[1,2],\"moves\":[]}\n";
const TABLES: &str = "# comment\ngame\tdepth\tleaves\tsource\nhex\t1\t121\tby hand\n\
    game\tplayouts\tmoves_mean\tmoves_se\tmean_branching\tscores_mean\tscores_se\n";

/// The rules of three in a row on a board of three by three, for moves.
pub(super) const SMALL: &str = "#players = x(1), o(1)
#pieces = e, a, b
#variables =
#board = rectangle(up, down, left, right, [e, e, e] [e, e, e] [e, e, e])
#anywhere = (up* + down*) (left* + right*)
#rules = (->x anywhere {e} [a] ->> ->o anywhere {e} [b] ->>)*
";

/// Returns small limits, so that no input takes long.
fn limits() -> Limits {
    Limits {
        rule_nodes: 20_000,
        tokens: 200_000,
        expansion_steps: 400_000,
        effort: 4_000_000,
        table_bytes: 16 << 20,
        ..Limits::default()
    }
}

fn front_end(text: &[u8]) -> bool {
    rbg_compiler::load_within(text, &limits()).is_ok()
}

fn messages(text: &[u8]) -> bool {
    match rbg_compiler::load_within(text, &limits()) {
        Ok(_) => true,
        Err(errors) => {
            assert!(!errors.is_empty());
            let shown = rbg_compiler::diagnostic::render(&errors, "game.rbg", text, false);
            assert!(!shown.is_empty());
            false
        }
    }
}

fn compile(text: &[u8]) -> bool {
    let source = Source {
        name: "fuzzed".to_owned(),
        text: text.to_owned(),
    };
    let options = Options {
        limits: limits(),
        ..Options::default()
    };
    match rbg_compiler::compile(&source, &options) {
        Ok(reasoner) => {
            let wrong = |(_, text): &(String, String)| text.contains("compile_error!");
            assert!(!reasoner.files.iter().any(wrong), "emission went wrong");
            true
        }
        Err(_) => false,
    }
}

fn play(text: &[u8]) -> bool {
    let Ok(loaded) = rbg_compiler::load_within(text, &limits()) else {
        return false;
    };
    let play = |meter: &Meter| {
        let game = Interpreter::new(loaded.game, "fuzzed");
        let mut position = game.initial_position_metered(meter)?;
        for number in 0..8 {
            let Ok(moves) = position.legal_moves_metered(meter)? else {
                break;
            };
            let Some(chosen) = moves.get(number * 7 % moves.len().max(1)) else {
                break;
            };
            let legal = position.perform_metered(chosen, meter)?;
            assert!(legal, "a listed move is not legal");
        }
        Ok::<_, Exhausted>(())
    };
    play(&Meter::new(Budget::steps(2_000_000))).is_ok()
}

/// Returns a game for the texts of moves.
fn small_game() -> &'static (Interpreter, InterpretedPosition) {
    static GAME: OnceLock<(Interpreter, InterpretedPosition)> = OnceLock::new();
    GAME.get_or_init(|| {
        let game = rbg_compiler::load(SMALL.as_bytes())
            .expect("it is valid")
            .game;
        let game = Interpreter::new(game, "small");
        let position = game.initial_position();
        (game, position)
    })
}

fn move_text(text: &[u8]) -> bool {
    let text = String::from_utf8_lossy(text);
    let (game, position) = small_game();
    let legal = parse_legal_move(game.info(), position, &text).is_ok();
    match parse_move(game.info(), &text) {
        Ok(actions) => {
            let shown = format_move(game.info(), &actions);
            assert_eq!(parse_move(game.info(), &shown).ok(), Some(actions));
            true
        }
        Err(error) => {
            assert!(!legal && !error.to_string().is_empty());
            false
        }
    }
}

fn position_text(text: &[u8]) -> bool {
    let text = String::from_utf8_lossy(text);
    let (game, _) = small_game();
    match game.read_position(&text) {
        Ok(position) => {
            let shown = game.position_text(&*position);
            let again = game.read_position(&shown).expect("it was written");
            assert_eq!(again.save(), position.save());
            assert!(position.moves().len() <= 9);
            true
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            false
        }
    }
}

fn agent(text: &[u8]) -> bool {
    let text = String::from_utf8_lossy(text);
    match text.parse::<AgentSpec>() {
        Ok(spec) => {
            let shown = spec.to_string();
            let again = shown.parse::<AgentSpec>().map(|spec| spec.to_string());
            assert_eq!(again.ok(), Some(shown));
            true
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            false
        }
    }
}

fn limit(text: &[u8]) -> bool {
    rbg_cli::arguments::limit(&String::from_utf8_lossy(text)).is_ok()
}

fn tournament_log(text: &[u8]) -> bool {
    match log::entries(&String::from_utf8_lossy(text)) {
        Ok((entries, length)) => {
            // A replacement character is longer than what it replaces.
            assert!(length <= 3 * text.len() && entries.len() <= length);
            true
        }
        Err(_) => false,
    }
}

fn tables(text: &[u8]) -> bool {
    reference::read_text(&String::from_utf8_lossy(text))
}
