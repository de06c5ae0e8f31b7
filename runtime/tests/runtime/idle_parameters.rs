//! Parameters of agents that have no effect together with others are refused.

use rbg_runtime::agents::{AGENTS, AgentSpec, SpecError};

/// A parameter with a value, without the name of the agent.
struct Given {
    text: &'static str,
    /// It has an effect only together with one of these; with anything if there are none.
    only_with: &'static [&'static str],
    /// It has none together with these.
    not_with: &'static [&'static str],
}

const fn always(text: &'static str) -> Given {
    Given {
        text,
        only_with: &[],
        not_with: &[],
    }
}

const fn only(text: &'static str, only_with: &'static [&'static str]) -> Given {
    Given {
        text,
        only_with,
        not_with: &[],
    }
}

const fn unless(text: &'static str, not_with: &'static [&'static str]) -> Given {
    Given {
        text,
        only_with: &[],
        not_with,
    }
}

const SPLIT: &[&str] = &["split=dots", "split=modifiers"];
const LEARNED: &[&str] = &["policy=mast", "policy=nst", "policy=features"];
const SPEAKS: &[&str] = &["progressive_bias=1", "minimax=0.3"];
const NO_AMAF: &[&str] = &[
    "selection=tuned",
    "selection=puct",
    "evaluator=network",
    "evaluator=mine.safetensors",
];
const EVALUATED: &[&str] = &["evaluator=network", "evaluator=mine.safetensors"];

/// Every parameter of every agent, with values that differ in what they go with.
const TABLE: &[(&str, &[Given])] = &[
    ("random", &[]),
    (
        "greedy",
        &[
            always("heuristic=learned"),
            always("heuristic=material"),
            always("heuristic=network"),
            always("heuristic=term:material"),
        ],
    ),
    (
        "hs",
        &[
            always("fraction=1/2"),
            always("heuristic=learned"),
            always("heuristic=pieces"),
            always("heuristic=mine.json"),
            always("continuation=off"),
        ],
    ),
    (
        "alphabeta",
        &[
            always("iterations=5"),
            always("time=1"),
            always("heuristic=learned"),
            always("heuristic=none"),
            always("heuristic=material"),
            always("heuristic=network"),
            always("heuristic=mine.json"),
            always("heuristic=mine.safetensors"),
            always("depth=3"),
            unless("quiescence=2", &["heuristic=none"]),
            always("random_ties=on"),
            always("memory=1"),
        ],
    ),
    (
        "dfpn",
        &[always("iterations=5"), always("time=1"), always("memory=1")],
    ),
    (
        "flat",
        &[
            always("iterations=5"),
            always("time=1"),
            always("longest=9"),
        ],
    ),
    (
        "mcts",
        &[
            always("iterations=5"),
            always("time=1"),
            always("selection=ucb1"),
            always("selection=tuned"),
            always("selection=puct"),
            always("c=0.5"),
            always("amaf=auto"),
            always("amaf=off"),
            unless("amaf=rave", NO_AMAF),
            unless("amaf=grave", NO_AMAF),
            only("equivalence=9", &["amaf=rave"]),
            only("reference=9", &["amaf=grave"]),
            only("bias=0.1", &["amaf=grave"]),
            always("progressive_bias=0"),
            unless("progressive_bias=1", &["selection=tuned"]),
            always("minimax=0"),
            unless("minimax=0.3", &["selection=tuned"]),
            only("heuristic=learned", SPEAKS),
            only("heuristic=network", SPEAKS),
            only("heuristic=mine.json", SPEAKS),
            always("evaluator=playouts"),
            always("evaluator=network"),
            always("evaluator=mine.safetensors"),
            always("policy=uniform"),
            unless("policy=mast", EVALUATED),
            unless("policy=nst", EVALUATED),
            unless("policy=features", EVALUATED),
            unless("policy=ppa", EVALUATED),
            only("epsilon=0.5", LEARNED),
            unless("last_good_reply=on", EVALUATED),
            unless("decisive=on", EVALUATED),
            always("threads=1"),
            always("threads=2"),
            only("parallel=tree", &["threads=2"]),
            only("parallel=root", &["threads=2"]),
            always("final=max"),
            always("solver=off"),
            always("local=off"),
            unless("local=on", &["solver=off"]),
            unless("local_share=0.5", &["local=off", "solver=off"]),
            always("expand=3"),
            always("split=auto"),
            always("split=off"),
            unless("split=dots", EVALUATED),
            unless("split=modifiers", EVALUATED),
            only("rollup=on", SPLIT),
            only("rollup=off", SPLIT),
            only("split_playouts=on", SPLIT),
            always("widening=1"),
            unless("widening=0.5", &["amaf=rave", "amaf=grave"]),
            always("memory=1"),
            always("reuse=off"),
            unless("ponder=on", &["reuse=off"]),
            always("early_stop=off"),
            always("decided=off"),
            unless("longest=9", EVALUATED),
        ],
    ),
    (
        "az",
        &[
            always("iterations=5"),
            always("time=1"),
            always("net=trained"),
            always("net=mine.safetensors"),
            always("root=puct"),
            always("root=gumbel"),
            only("considered=9", &["root=gumbel"]),
            always("noise=off"),
            only("noise=on", &["root=gumbel"]),
            always("c=0.5"),
            always("reduction=0.1"),
            always("solver=off"),
            always("memory=1"),
        ],
    ),
];

/// The name of a parameter with a value.
fn name(text: &str) -> &str {
    text.split('=').next().unwrap_or_default()
}

impl Given {
    /// Whether it has an effect together with another one.
    fn goes_with(&self, other: &str) -> bool {
        (self.only_with.is_empty() || self.only_with.contains(&other))
            && !self.not_with.contains(&other)
    }
}

/// The parameter that a specification is refused for.
fn idle(text: &str) -> Option<&'static str> {
    match text.parse::<AgentSpec>() {
        Ok(_) => None,
        Err(SpecError::NoEffect { name, .. }) => Some(name),
        Err(error) => panic!("{text}: {error}"),
    }
}

#[test]
fn the_table_names_every_parameter_of_every_agent() {
    let kinds = AGENTS.iter().map(|kind| {
        let parameters = kind.parameters.iter().map(|parameter| parameter.name);
        (kind.name, parameters.collect::<Vec<_>>())
    });
    let named = TABLE.iter().map(|(kind, all)| {
        let mut names: Vec<_> = all.iter().map(|given| name(given.text)).collect();
        names.dedup();
        (*kind, names)
    });
    assert_eq!(
        kinds.collect::<Vec<_>>(),
        named.collect::<Vec<_>>(),
        "the table above is to name all of them in order"
    );
}

#[test]
fn a_parameter_that_needs_another_one_is_refused_without_it() {
    for (kind, all) in TABLE {
        for given in *all {
            let text = format!("{kind}:{}", given.text);
            let due = (!given.only_with.is_empty()).then(|| name(given.text));
            assert_eq!(idle(&text), due, "{text}");
        }
    }
}

#[test]
fn of_all_pairs_those_are_refused_of_which_one_has_no_effect_in_any_order() {
    for (kind, all) in TABLE {
        for first in *all {
            for second in all
                .iter()
                .filter(|second| name(second.text) != name(first.text))
            {
                let text = format!("{kind}:{},{}", first.text, second.text);
                let refused: Vec<_> = [(first, second), (second, first)]
                    .into_iter()
                    .filter(|(given, other)| !given.goes_with(other.text))
                    .map(|(given, _)| name(given.text))
                    .collect();
                assert_eq!(idle(&text), refused.first().copied(), "{text}");
            }
        }
    }
}

#[test]
fn the_message_says_where_it_stands_and_what_it_needs() {
    let cases = [
        (
            "mcts:selection=tuned,amaf=rave",
            "column 22: amaf has no effect without selection=ucb1 and evaluator=playouts",
        ),
        (
            "mcts:selection=puct, amaf=rave",
            "column 22: amaf has no effect without selection=ucb1 and evaluator=playouts",
        ),
        (
            "mcts:longest=9,evaluator=network",
            "column 6: longest has no effect without evaluator=playouts",
        ),
        (
            "mcts:rollup=off",
            "column 6: rollup has no effect without split=dots or split=modifiers",
        ),
        (
            "mcts:bias=0.5,reference=3,amaf=rave",
            "column 6: bias has no effect without amaf=grave",
        ),
        (
            "alphabeta:heuristic=none,quiescence=3",
            "column 26: quiescence has no effect without a heuristic",
        ),
    ];
    for (text, message) in cases {
        let error = text.parse::<AgentSpec>().map(|_| ()).unwrap_err();
        assert_eq!(error.to_string(), message, "{text}");
    }
}
