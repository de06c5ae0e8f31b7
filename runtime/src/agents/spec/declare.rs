//! The declaration of the settings of a kind of agent: once, for the listing, for reading them from
//! text and for those who use them.

use super::kinds::AgentKind;

/// The settings of a kind of agent.
pub(super) trait Settings: Sized + 'static {
    /// The kind, with its parameters.
    const KIND: AgentKind;

    /// The readers of the parameters' values, in the order of the parameters; they return whether
    /// the parameter takes such a value.
    const READERS: &[fn(&mut Self, &str) -> bool];

    /// Whether each parameter has an effect together with what else is chosen, in the order
    /// of the parameters.
    const EFFECTS: &[fn(&Self) -> bool];

    /// Returns the settings that hold unless others are given.
    fn new() -> Self;
}

/// A setting that is one of several words.
pub(super) trait Choice: Copy + 'static {
    /// The words; the first one is the default.
    const WORDS: &[&str];

    /// The meanings of the words.
    const VALUES: &[Self];

    /// Returns what a word means.
    fn read(word: &str) -> Option<Self> {
        let index = Self::WORDS.iter().position(|known| *known == word)?;
        Self::VALUES.get(index).copied()
    }
}

/// Gives each variant of an enumeration its word in specifications; the first one is the
/// default. A variant without a word does not compile.
macro_rules! words {
    ($name:ident { $($variant:ident: $word:literal),+ $(,)? }) => {
        impl Choice for $name {
            const WORDS: &[&str] = &[$($word),+];
            const VALUES: &[Self] = &[$(Self::$variant),+];
        }
        const _: fn($name) = |value| match value {
            $($name::$variant => (),)+
        };
    };
}

/// Describes the values of a setting: their type, their form, their default, and how they are read.
///
/// * `[count u32: 1..=9; 5]` is a whole number, of this type, within these bounds, with this default;
/// * `[real: 0.0..=1.0; 0.7]` is a number within these bounds, with this default;
/// * `[optional count u32: 1..=9]` and `[optional real: 0.0..=1.0]` are the same without a default;
/// * `[fraction: 1 / 4]` is a [`Fraction`](crate::playout::policy::Fraction), with this default;
/// * `[switch: on]` is `on` or `off`, with this default;
/// * `[choice T]` is one of the words of `T`, with the first one as default;
/// * `[evaluation T]` is the same, or the name of an [`Evaluation`] that is told.
/// * `[network T]` is the same, or the name of a network that is told.
macro_rules! values {
    (type [count $type:ty: $least:literal..=$most:expr; $default:literal]) => { $type };
    (type [optional count $type:ty: $least:literal..=$most:expr]) => { Option<$type> };
    (type [real: $least:literal..=$most:literal; $default:literal]) => { f64 };
    (type [optional real: $least:literal..=$most:literal]) => { Option<f64> };
    (type [fraction: $part:literal / $whole:literal]) => { Fraction };
    (type [switch: $default:ident]) => { bool };
    (type [choice $type:ident]) => { $type };
    (type [evaluation $type:ident]) => { Evaluation<$type> };
    (type [network $type:ident]) => { Evaluation<$type> };

    (form [count $type:ty: $least:literal..=$most:expr; $default:literal]) => {
        Form::Count($least, $most as u64)
    };
    (form [optional count $type:ty: $least:literal..=$most:expr]) => {
        Form::Count($least, $most as u64)
    };
    (form [real: $least:literal..=$most:literal; $default:literal]) => {
        Form::Real($least, $most)
    };
    (form [optional real: $least:literal..=$most:literal]) => { Form::Real($least, $most) };
    (form [fraction: $part:literal / $whole:literal]) => { Form::Fraction };
    (form [switch: $default:ident]) => { Form::Switch };
    (form [choice $type:ident]) => { Form::Choice(<$type as Choice>::WORDS) };
    (form [evaluation $type:ident]) => { Form::Evaluation(<$type as Choice>::WORDS) };
    (form [network $type:ident]) => { Form::Network(<$type as Choice>::WORDS) };

    (text [count $type:ty: $least:literal..=$most:expr; $default:literal]) => {
        stringify!($default)
    };
    (text [optional $($rest:tt)*]) => { "" };
    (text [real: $least:literal..=$most:literal; $default:literal]) => { stringify!($default) };
    (text [fraction: $part:literal / $whole:literal]) => { concat!($part, "/", $whole) };
    (text [switch: $default:ident]) => { stringify!($default) };
    (text [choice $type:ident]) => { <$type as Choice>::WORDS[0] };
    (text [evaluation $type:ident]) => { <$type as Choice>::WORDS[0] };
    (text [network $type:ident]) => { <$type as Choice>::WORDS[0] };

    (default [count $type:ty: $least:literal..=$most:expr; $default:literal]) => { $default };
    (default [optional $($rest:tt)*]) => { None };
    (default [real: $least:literal..=$most:literal; $default:literal]) => { $default as f64 };
    (default [fraction: $part:literal / $whole:literal]) => {
        const { Fraction::new($part, $whole).expect("a fraction of what there is") }
    };
    (default [switch: on]) => { true };
    (default [switch: off]) => { false };
    (default [choice $type:ident]) => { <$type as Choice>::VALUES[0] };
    (default [evaluation $type:ident]) => { Evaluation::Own(<$type as Choice>::VALUES[0]) };
    (default [network $type:ident]) => { Evaluation::Own(<$type as Choice>::VALUES[0]) };

    (read [count $type:ty: $least:literal..=$most:expr; $default:literal], $text:ident) => {
        $text.parse::<$type>().ok().filter(|count| ($least..=$most).contains(count))
    };
    (read [real: $least:literal..=$most:literal; $default:literal], $text:ident) => {
        $text.parse::<f64>().ok().filter(|real| ($least..=$most).contains(real))
    };
    (read [optional count $type:ty: $least:literal..=$most:expr], $text:ident) => {
        values!(read [count $type: $least..=$most; 0], $text).map(Some)
    };
    (read [optional real: $least:literal..=$most:literal], $text:ident) => {
        values!(read [real: $least..=$most; 0], $text).map(Some)
    };
    (read [fraction: $part:literal / $whole:literal], $text:ident) => {
        $text.parse::<Fraction>().ok()
    };
    (read [switch: $default:ident], $text:ident) => {
        match $text {
            "on" => Some(true),
            "off" => Some(false),
            _ => None,
        }
    };
    (read [choice $type:ident], $text:ident) => { <$type as Choice>::read($text) };
    (read [evaluation $type:ident], $text:ident) => { evaluation::<$type>($text) };
    (read [network $type:ident], $text:ident) => { network::<$type>($text) };
}

/// What has to be chosen for a parameter to have an effect: in words, and as a test.
macro_rules! needs {
    (text) => {
        ""
    };
    (text $text:literal $test:expr) => {
        $text
    };
    (test) => {
        |_| true
    };
    (test $text:literal $test:expr) => {
        $test
    };
}

/// Declares the settings of a kind of agent: the name of the kind and what it does, then for
/// each parameter its name, the field that holds it, its [`values!`] and what it does. A
/// parameter that has an effect only together with others goes on with `needs`, what it
/// needs in words, and a test of all settings.
///
/// A parameter whose field nobody reads does not compile, and neither does a read of a field
/// without a parameter.
macro_rules! settings {
    (
        $(#[$doc:meta])*
        $name:ident = $kind:literal: $about:literal {
            $(
                $key:literal => $field:ident $values:tt $parameter_about:expr
                $(, needs $needs:literal: $test:expr)?;
            )*
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Debug)]
        #[deny(dead_code)]
        pub(in crate::agents) struct $name {
            $(pub(in crate::agents) $field: values!(type $values),)*
        }

        impl Settings for $name {
            const KIND: AgentKind = AgentKind {
                name: $kind,
                about: $about,
                parameters: &[$(Parameter {
                    name: $key,
                    form: values!(form $values),
                    default: values!(text $values),
                    about: $parameter_about,
                    needs: needs!(text $($needs $test)?),
                }),*],
            };

            const READERS: &[fn(&mut Self, &str) -> bool] = &[$(
                // To the compiler an assignment to the field would be a use of it. Some agents have
                // no other one.
                #[allow(clippy::needless_update)]
                |settings, text| match values!(read $values, text) {
                    Some(value) => {
                        *settings = Self { $field: value, ..settings.clone() };
                        true
                    }
                    None => false,
                }
            ),*];

            const EFFECTS: &[fn(&Self) -> bool] = &[$(needs!(test $($needs $test)?)),*];

            fn new() -> Self {
                Self { $($field: values!(default $values)),* }
            }
        }
    };
}

/// Declares all kinds of agents by their settings.
macro_rules! agents {
    ($($variant:ident($settings:ident)),+ $(,)?) => {
        /// The settings of an agent of any kind.
        #[derive(Clone, Debug)]
        pub(in crate::agents) enum AgentSettings {
            $(
                #[doc = concat!("See [`", stringify!($settings), "`].")]
                $variant($settings),
            )+
        }

        /// All kinds of agents.
        pub static AGENTS: &[AgentKind] = &[$(<$settings as Settings>::KIND),+];

        impl AgentSettings {
            /// The readers of the settings of each kind, in the order of [`AGENTS`].
            pub(super) const READERS: &[fn(Fragment<'_>) -> Result<Self, SpecError>] = &[$(
                |text| read::<$settings>(text).map(Self::$variant)
            ),+];

            /// Returns the kind of agent that the settings are of.
            pub(super) fn kind(&self) -> &'static AgentKind {
                match self {
                    $(Self::$variant(_) => &<$settings as Settings>::KIND,)+
                }
            }
        }
    };
}

pub(super) use {agents, needs, settings, values, words};
