//! Macro expansion: token sequences within scopes, no syntax trees.

use std::rc::Rc;

use super::directive::Section;
use super::limits;
use super::macros::{Macro, Macros};
use super::paste;
use super::suggest;
use super::token::{PlacedToken, SourceToken, Token};
use super::usage::Meter;
use crate::diagnostic::{Code, Diagnostic, Parameter, Place, Span};

/// The stack that has to be left for another level of expansion, in bytes.
const STACK_RED_ZONE: usize = 64 << 10;
/// The size of the stack that is added when it is not, in bytes.
const STACK_SEGMENT: usize = 1 << 20;

/// The scope at a place: the visible macros and the parameters.
struct Scope<'t> {
    /// The number of visible macros: those with smaller numbers.
    visible: usize,
    /// The macro whose body this is; none in a section.
    call: Option<Call<'t>>,
}

/// A macro in use.
struct Call<'t> {
    definition: usize,
    arguments: Vec<&'t [SourceToken]>,
    /// The scope that the arguments come from.
    caller: Rc<Scope<'t>>,
    /// The use in the section that led here.
    use_site: Span,
}

impl Scope<'_> {
    fn place(&self, span: Span) -> Place {
        match &self.call {
            None => Place::from(span),
            Some(call) => Place {
                at: call.use_site,
                origin: Some(span),
                body: call.definition,
                parameter: None,
            },
        }
    }
}

/// An expander of the sections of one description.
pub(crate) struct Expander<'m, 't> {
    macros: &'m Macros<'t>,
    meter: &'m Meter,
    output: Vec<PlacedToken>,
    /// The parameter of a macro's body whose argument is being expanded.
    parameter: Option<Parameter>,
    tokens: usize,
    steps: usize,
}

impl<'m, 't> Expander<'m, 't> {
    /// Creates an expander that has the limits for a whole description at its disposal.
    pub(crate) fn new(macros: &'m Macros<'t>, meter: &'m Meter) -> Self {
        Self {
            macros,
            meter,
            output: Vec::new(),
            parameter: None,
            tokens: 0,
            steps: 0,
        }
    }

    /// Returns the tokens of a section with all macros replaced.
    ///
    /// # Errors
    ///
    /// The first wrong use of a macro or of `~`, or an exceeded limit.
    pub(crate) fn expand(&mut self, section: Section<'t>) -> Result<Vec<PlacedToken>, Diagnostic> {
        let scope = Rc::new(Scope {
            visible: section.visible,
            call: None,
        });
        let result = self.sequence(section.body, &scope, 0);
        // After an error the output must not leak into the next section.
        let output = std::mem::take(&mut self.output);
        self.parameter = None;
        result.map(|()| output)
    }

    /// Expands a body, an argument or a section into the output.
    fn sequence(
        &mut self,
        tokens: &'t [SourceToken],
        scope: &Rc<Scope<'t>>,
        depth: usize,
    ) -> Result<(), Diagnostic> {
        let mut rest = tokens;
        // Where the expansion of the operands of `~` so far begins.
        let mut chain = self.output.len();
        let mut joint: Option<Place> = None;
        while let Some(first) = rest.first() {
            if first.token == Token::Tilde {
                return Err(misplaced_tilde(first, scope));
            }
            let start = self.output.len();
            rest = self.element(rest, scope, depth)?;
            match joint {
                Some(joint) if chain < start && start < self.output.len() => {
                    // The tail moves by one place, which costs time.
                    self.take_steps(self.output.len() - start, joint)?;
                    let right = self.output.remove(start);
                    let left = &mut self.output[start - 1];
                    left.token = paste::join(&left.token, &right.token, self.meter, joint)?;
                    left.place = joint;
                }
                Some(_) => {}
                None => chain = start,
            }
            joint = None;
            if let [tilde, behind @ ..] = rest
                && tilde.token == Token::Tilde
            {
                let before = &tokens[tokens.len() - rest.len() - 1];
                let (Some(after), Some(_)) = (behind.first(), &scope.call) else {
                    return Err(misplaced_tilde(tilde, scope));
                };
                joint = Some(scope.place(before.span.to(after.span)));
                rest = behind;
            }
        }
        Ok(())
    }

    /// Expands the first token, with its arguments if it is a macro that has
    /// some, and returns what follows.
    fn element(
        &mut self,
        tokens: &'t [SourceToken],
        scope: &Rc<Scope<'t>>,
        depth: usize,
    ) -> Result<&'t [SourceToken], Diagnostic> {
        let (first, rest) = (&tokens[0], &tokens[1..]);
        self.take_steps(1, scope.place(first.span))?;
        let Token::Name(name) = &first.token else {
            self.emit(first, scope)?;
            return Ok(rest);
        };
        if let Some(call) = &scope.call
            && let Some(&position) = self.macros.get(call.definition).parameters.get(name)
        {
            let outer = self.parameter;
            // Of parameters that are passed on, the innermost body has the phrase.
            self.parameter = outer.or(Some(Parameter {
                span: first.span,
                body: call.definition,
                at: call.use_site,
            }));
            self.nested(call.arguments[position], &call.caller, first, scope, depth)?;
            self.parameter = outer;
            return Ok(rest);
        }
        let macros = self.macros;
        let Some(definition) = macros.visible(name, scope.visible).next() else {
            self.emit(first, scope)?;
            return Ok(rest);
        };
        let (definition, arguments, rest) = if definition.arity == 0 {
            (definition, Vec::new(), rest)
        } else {
            let (arguments, rest) = self.arguments(first, rest, scope)?;
            let chosen = macros
                .visible(name, scope.visible)
                .find(|definition| definition.arity == arguments.len())
                .ok_or_else(|| wrong_arity(macros, name, &arguments, first, scope))?;
            (chosen, arguments, rest)
        };
        let inner = Rc::new(Scope {
            visible: definition.number,
            call: Some(Call {
                definition: definition.number,
                arguments,
                caller: Rc::clone(scope),
                use_site: scope.place(first.span).at,
            }),
        });
        let outer = self.parameter.take();
        self.nested(definition.body, &inner, first, scope, depth)?;
        self.parameter = outer;
        Ok(rest)
    }

    /// Expands the tokens that `name` stands for.
    fn nested(
        &mut self,
        tokens: &'t [SourceToken],
        inner: &Rc<Scope<'t>>,
        name: &SourceToken,
        scope: &Scope<'t>,
        depth: usize,
    ) -> Result<(), Diagnostic> {
        let (depth, place) = (depth + 1, scope.place(name.span));
        self.meter
            .check(&limits::EXPANSION_DEPTH, depth, place, |most| {
                format!("macros use each other more than {most} deep")
            })?;
        stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || {
            self.sequence(tokens, inner, depth)
        })
    }

    /// Returns the arguments of a call of `name`, unexpanded, and what follows them.
    fn arguments(
        &mut self,
        name: &SourceToken,
        tokens: &'t [SourceToken],
        scope: &Scope<'t>,
    ) -> Result<(Vec<&'t [SourceToken]>, &'t [SourceToken]), Diagnostic> {
        if tokens
            .first()
            .is_none_or(|t| t.token != Token::LeftParenthesis)
        {
            return Err(Diagnostic::error(
                Code::MACRO_CALL,
                scope.place(name.span),
                format!("macro `{}` needs arguments", name.token),
                "no `(` follows here",
            )
            .with_optional_hint(
                self.macros
                    .first_definition(&name.token.to_string())
                    .map(usage),
            ));
        }
        let mut arguments = Vec::new();
        let mut start = 1;
        let mut open = 1_usize;
        for (position, token) in tokens.iter().enumerate().skip(1) {
            match token.token {
                Token::LeftParenthesis => open += 1,
                Token::RightParenthesis => open -= 1,
                Token::Semicolon if open == 1 => {
                    arguments.push(&tokens[start..position]);
                    start = position + 1;
                }
                _ => {}
            }
            if open == 0 {
                arguments.push(&tokens[start..position]);
                self.take_steps(position, scope.place(name.span))?;
                return Ok((arguments, &tokens[position + 1..]));
            }
        }
        Err(Diagnostic::error(
            Code::MACRO_CALL,
            scope.place(name.span),
            format!("the argument list of macro `{}` is not closed", name.token),
            "no matching `)` follows",
        ))
    }

    fn emit(&mut self, token: &SourceToken, scope: &Scope<'t>) -> Result<(), Diagnostic> {
        let place = Place {
            parameter: self.parameter,
            ..scope.place(token.span)
        };
        self.tokens += 1;
        self.meter
            .check(&limits::TOKENS, self.tokens, place, |most| {
                format!("the description has more than {most} tokens after macro expansion")
            })?;
        self.output.push(PlacedToken {
            token: token.token.clone(),
            place,
        });
        Ok(())
    }

    fn take_steps(&mut self, steps: usize, place: Place) -> Result<(), Diagnostic> {
        self.steps += steps;
        self.meter
            .check(&limits::EXPANSION_STEPS, self.steps, place, |most| {
                format!("macro expansion takes more than {most} steps")
            })
    }
}

fn misplaced_tilde(tilde: &SourceToken, scope: &Scope<'_>) -> Diagnostic {
    let place = scope.place(tilde.span);
    if scope.call.is_none() {
        Diagnostic::error(
            Code::PASTE_PLACE,
            place,
            "`~` works in macro bodies only",
            "this `~` is written in a section",
        )
        .with_hint("define a macro that joins its parameters, e.g. `#join(a; b) = a~b`")
    } else {
        Diagnostic::error(
            Code::PASTE_PLACE,
            place,
            "`~` needs a token on both sides",
            "this `~` lacks one",
        )
    }
}

fn wrong_arity(
    macros: &Macros<'_>,
    name: &str,
    arguments: &[&[SourceToken]],
    token: &SourceToken,
    scope: &Scope<'_>,
) -> Diagnostic {
    let found = arguments.len();
    let mut arities: Vec<usize> = macros
        .visible(name, scope.visible)
        .map(|definition| definition.arity)
        .collect();
    arities.sort_unstable();
    let mut error = Diagnostic::error(
        Code::MACRO_ARITY,
        scope.place(token.span),
        format!(
            "macro `{name}` takes {}, not {found}",
            suggest::counted_alternatives(&arities, "argument")
        ),
        format!("called with {}", suggest::counted(found, "argument")),
    )
    .with_hint(if separated_by_commas(arguments, &arities) {
        "arguments are separated by `;`, not by `,`"
    } else {
        "arguments are separated by `;`, and only round brackets protect it"
    });
    for definition in macros.visible(name, scope.visible).take(3) {
        error = error.with_label(definition.span.into(), "defined here");
    }
    error
}

/// Returns whether there would be as many arguments as needed if commas separated them.
fn separated_by_commas(arguments: &[&[SourceToken]], arities: &[usize]) -> bool {
    let mut open = 0_usize;
    let mut commas = 0;
    for token in arguments.iter().copied().flatten() {
        if token.token.opens() {
            open += 1;
        } else if token.token.closes() {
            open = open.saturating_sub(1);
        }
        commas += usize::from(open == 0 && token.token == Token::Comma);
    }
    commas > 0 && arities.contains(&(arguments.len() + commas))
}

/// Returns how a macro is to be called.
fn usage(definition: &Macro<'_>) -> String {
    let mut parameters: Vec<(&str, usize)> = definition
        .parameters
        .iter()
        .map(|(name, &position)| (&**name, position))
        .collect();
    parameters.sort_by_key(|&(_, position)| position);
    let names: Vec<&str> = parameters.into_iter().map(|(name, _)| name).collect();
    format!("call it as `{}({})`", definition.name, names.join("; "))
}
