//! Declarations, and the meaning of names in the rules.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::diagnostic::{Code, Diagnostic, Diagnostics, Place, Span};
use crate::model::{Declarations, LabelId, PieceId, PlayerId, Variable, VariableId};
use crate::syntax::limits;
use crate::syntax::sites::{self, MacroSite};
use crate::syntax::usage::Meter;
use crate::syntax::{ast, suggest};

/// The meaning of a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    /// A piece.
    Piece(PieceId),
    /// A variable or the score of a player.
    Variable(VariableId),
    /// A direction.
    Label(LabelId),
}

/// The declared players, pieces and variables.
#[derive(Debug, Default)]
pub(super) struct Declared {
    /// The limits on how much of everything there may be.
    pub(super) meter: Meter,
    /// The players, as in [`crate::model::Game`].
    pub(super) players: Vec<String>,
    /// The pieces, as in [`crate::model::Game`].
    pub(super) pieces: Vec<String>,
    /// The variables, as in [`crate::model::Game`].
    pub(super) variables: Vec<Variable>,
    meanings: FxHashMap<Arc<str>, Meaning>,
    groups: FxHashMap<Arc<str>, (&'static str, Place)>,
}

impl Declared {
    /// Returns the group in which a name was declared and the place of the declaration.
    pub(super) fn declaration(&self, name: &str) -> Option<(&'static str, Place)> {
        self.groups.get(name).copied()
    }

    /// Returns where everything is declared.
    pub(super) fn places(&self) -> Declarations {
        let place = |name: &str| {
            let declared = self.declaration(name);
            declared.map_or(Span::default(), |(_, place)| place.written())
        };
        let variables = &self.variables[self.players.len()..];
        Declarations {
            players: self.players.iter().map(|name| place(name)).collect(),
            pieces: self.pieces.iter().map(|name| place(name)).collect(),
            variables: variables
                .iter()
                .map(|variable| place(&variable.name))
                .collect(),
        }
    }

    /// Returns the piece of a name.
    pub(super) fn piece(&self, name: &str) -> Option<PieceId> {
        match self.meanings.get(name) {
            Some(&Meaning::Piece(piece)) => Some(piece),
            _ => None,
        }
    }

    /// Notes `name` as a member of `group`; returns `false` if it is one already, be it of this
    /// group or, which is an error, of another one.
    fn enter(
        &mut self,
        name: &ast::Name,
        group: &'static str,
        diagnostics: &mut Diagnostics,
    ) -> bool {
        match self.declaration(&name.text) {
            None => {
                self.groups
                    .insert(Arc::clone(&name.text), (group, name.place));
                true
            }
            Some((earlier, place)) => {
                if earlier != group {
                    diagnostics.push(
                        Diagnostic::error(
                            Code::DECL_CLASH,
                            name.place,
                            format!(
                                "`{}` is declared as a {earlier} and as a {group}",
                                name.text
                            ),
                            format!("a {group} here"),
                        )
                        .with_label(place, format!("a {earlier} here")),
                    );
                } else if group == "player" {
                    diagnostics.push(
                        Diagnostic::error(
                            Code::DECL_CLASH,
                            name.place,
                            format!("player `{}` is declared twice", name.text),
                            "declared again here",
                        )
                        .with_label(place, "first declared here"),
                    );
                } else {
                    diagnostics.push(declared_again(name, group, place));
                }
                false
            }
        }
    }
}

/// Returns the warning about a piece or variable that is declared twice.
fn declared_again(name: &ast::Name, group: &str, earlier: Place) -> Diagnostic {
    Diagnostic::warning(
        Code::DECL_REPEATED,
        name.place.written(),
        match group {
            "variable" => format!(
                "variable `{}` is declared twice; the first bound counts",
                name.text
            ),
            _ => format!("{group} `{}` is declared twice", name.text),
        },
        "declared again here",
    )
    .with_label(earlier, "first declared here")
}

/// Collects the declarations of a description.
pub(super) fn declare(game: &ast::Game, meter: &Meter, diagnostics: &mut Diagnostics) -> Declared {
    let mut declared = Declared {
        meter: meter.clone(),
        ..Declared::default()
    };
    let players = bounded(&mut declared, &game.players, "player", diagnostics);
    let mut pieces: Vec<Arc<str>> = Vec::new();
    for name in &game.pieces {
        if declared.enter(name, "piece", diagnostics) {
            pieces.push(Arc::clone(&name.text));
            check_count(meter, pieces.len(), "pieces", name.place, diagnostics);
        }
    }
    let mut variables = bounded(&mut declared, &game.variables, "variable", diagnostics);
    pieces.sort_unstable();
    variables.sort_unstable();
    for (index, piece) in pieces.iter().enumerate() {
        let meaning = Meaning::Piece(PieceId::from_index(index));
        declared.meanings.insert(Arc::clone(piece), meaning);
        declared.pieces.push(piece.to_string());
    }
    declared.players = players.iter().map(|(name, _)| name.to_string()).collect();
    for (index, (name, bound)) in players.into_iter().chain(variables).enumerate() {
        declared.variables.push(Variable {
            name: name.to_string(),
            bound,
        });
        let meaning = Meaning::Variable(VariableId::from_index(index));
        declared.meanings.insert(name, meaning);
    }
    declared
}

/// Returns the distinct names of a list with bounds.
fn bounded(
    declared: &mut Declared,
    list: &[ast::Bounded],
    group: &'static str,
    diagnostics: &mut Diagnostics,
) -> Vec<(Arc<str>, i32)> {
    let mut distinct = Vec::new();
    for ast::Bounded {
        name,
        bound,
        bound_place,
    } in list
    {
        if *bound < 1 {
            diagnostics.push(Diagnostic::error(
                Code::DECL_BOUND,
                *bound_place,
                format!("the bound of `{}` must be at least 1", name.text),
                "not a positive number",
            ));
        }
        if declared.enter(name, group, diagnostics) {
            distinct.push((Arc::clone(&name.text), *bound));
            check_count(
                &declared.meter,
                distinct.len(),
                &format!("{group}s"),
                name.place,
                diagnostics,
            );
        }
    }
    distinct
}

/// Reports the first name beyond the limit.
pub(super) fn check_count(
    meter: &Meter,
    count: usize,
    group: &str,
    place: Place,
    diagnostics: &mut Diagnostics,
) {
    if count <= meter.limits().names + 1 {
        diagnostics.accept(meter.check(&limits::NAMES, count, place, |most| {
            format!("more than {most} {group}")
        }));
    }
}

/// All names that the rules may use.
#[derive(Debug)]
pub(super) struct Names<'d> {
    declared: Declared,
    macros: &'d [MacroSite],
    players: FxHashMap<Arc<str>, PlayerId>,
}

impl<'d> Names<'d> {
    /// Returns the limits on how much of everything there may be.
    pub(super) fn meter(&self) -> &Meter {
        &self.declared.meter
    }

    /// Gathers the declared names and the labels of the board.
    pub(super) fn new(mut declared: Declared, labels: &[String], macros: &'d [MacroSite]) -> Self {
        for (index, label) in labels.iter().enumerate() {
            let meaning = Meaning::Label(LabelId::from_index(index));
            declared.meanings.insert(label.as_str().into(), meaning);
        }
        let players = (1..)
            .map(PlayerId)
            .zip(&declared.players)
            .map(|(id, name)| (name.as_str().into(), id))
            .collect();
        Self {
            declared,
            macros,
            players,
        }
    }

    /// Returns the player whose score the variable is.
    pub(super) fn player_of(&self, variable: VariableId) -> Option<&str> {
        let players = &self.declared.players;
        players.get(variable.index()).map(String::as_str)
    }

    /// Returns the declarations.
    pub(super) fn into_declared(self) -> Declared {
        self.declared
    }

    /// Returns the meaning of a name.
    ///
    /// # Errors
    ///
    /// An undeclared name.
    pub(super) fn look_up(&self, name: &str, place: Place) -> Result<Meaning, Diagnostic> {
        let known = self.declared.meanings.get(name).copied();
        known.ok_or_else(|| self.undeclared(name, place))
    }

    fn undeclared(&self, name: &str, place: Place) -> Diagnostic {
        if let Some(error) = sites::misplaced(name, place, self.macros) {
            return error;
        }
        let hint = if self.macros.iter().any(|site| &*site.name == name) {
            Some(format!(
                "there is a macro `{name}`, but not for a name made by `~` or hidden by a parameter"
            ))
        } else if name == "keeper" {
            Some("the keeper has no score; the switch to it is written `->>`".to_owned())
        } else {
            let parameters = sites::parameters_at(self.macros, place.written());
            let known = self.declared.meanings.keys().map(|name| &**name);
            let macros = self.macros.iter().map(|site| &*site.name);
            suggest::did_you_mean(name, parameters.iter().map(|name| &**name))
                .or_else(|| suggest::did_you_mean(name, sorted(known.chain(macros))))
        };
        Diagnostic::error(
            Code::NAME_UNDECLARED,
            place,
            format!("`{name}` is not declared"),
            "neither a piece, player or variable nor a label of the board",
        )
        .with_optional_hint(hint)
    }

    /// Returns the player of a name.
    ///
    /// # Errors
    ///
    /// A name that is not a player.
    pub(super) fn player(&self, name: &ast::Name) -> Result<PlayerId, Diagnostic> {
        self.players.get(&name.text).copied().ok_or_else(|| {
            let hint = if name.text.eq_ignore_ascii_case("keeper") {
                Some("the switch to the keeper is written `->>`".to_owned())
            } else {
                let players = &self.declared.players;
                suggest::did_you_mean(&name.text, players.iter().map(String::as_str))
                    .or_else(|| Some(format!("the players are {}", listed(players)?)))
            };
            Diagnostic::error(
                Code::NAME_PLAYER,
                name.place,
                format!("`{}` is not a player", name.text),
                "a switch needs a declared player",
            )
            .with_optional_hint(hint)
        })
    }
}

/// Returns the first few names, separated by commas; `None` if there are none.
fn listed(names: &[String]) -> Option<String> {
    let shown: Vec<String> = names
        .iter()
        .take(8)
        .map(|name| format!("`{name}`"))
        .collect();
    (!shown.is_empty()).then(|| shown.join(", "))
}

/// Sorts names, so that advice does not depend on hashing.
fn sorted<'n>(names: impl Iterator<Item = &'n str>) -> Vec<&'n str> {
    let mut names: Vec<&str> = names.collect();
    names.sort_unstable();
    names
}
