//! Lambdas: arguments of quantifiers, and lambdas that are called at once.

use std::ops::Range;

use super::functions::{binding, in_block};
use super::{Translated, Translator, Ty, operand, unknown};
use crate::error::Untranslated;
use crate::syntax::{Expr, Lambda, Stmt, TypeName};

/// The `return` statements of a body.
struct Returns {
    /// The label of the body's block. An early `return` breaks to it.
    label: String,
    /// Whether there is an early `return`.
    has_early: bool,
    /// The declared type of the result, or the type of the first `return`.
    ty: Option<Ty>,
    /// Whether the type is declared: other types are converted to it.
    is_declared: bool,
    /// Whether returned lists and strings are copied, because the body is a block and may have locals.
    copies: bool,
}

impl Translator<'_, '_> {
    /// Translates a lambda with one parameter. Returns the parameter's name and the condition.
    pub(super) fn predicate_lambda(
        &mut self,
        lambda: &Lambda,
        element: &Ty,
        range: &Range<usize>,
    ) -> Result<(String, String), Untranslated> {
        let [(ty, name)] = &lambda.parameters[..] else {
            return Err(unknown(range, "a lambda without one parameter"));
        };
        let declared = match ty.name.path().as_str() {
            "auto" => element.clone(),
            _ => self.type_of(ty, range)?,
        };
        let result = self.result_of(lambda, range)?;
        let open = self.locals.len();
        let parameter = self.declare(name, declared.clone());
        let passed = self.convert(Translated::new(parameter.clone(), element.clone()), declared, range)?.rust;
        let body = self.body(&lambda.body, result, range);
        self.locals.truncate(open);
        let condition = self.condition(body?, range)?;
        Ok(match passed == parameter {
            true => (parameter, condition),
            false => (parameter.clone(), format!("{{ let {parameter} = {passed}; {condition} }}")),
        })
    }

    /// `[&](Type type) { ...; return value; }(argument)`: a block.
    pub(super) fn called_lambda(
        &mut self,
        lambda: &Lambda,
        arguments: &[Expr],
        range: &Range<usize>,
    ) -> Result<Translated, Untranslated> {
        let result = self.result_of(lambda, range)?;
        let mut values = Vec::new();
        for ((ty, _), argument) in lambda.parameters.iter().zip(arguments) {
            values.push(self.initial(ty, argument, range)?);
        }
        let open = self.locals.len();
        let mut bindings = String::new();
        for ((_, name), value) in lambda.parameters.iter().zip(values) {
            let declared = self.declare(name, value.ty.clone());
            bindings += &binding(&declared, &value, range)?;
        }
        let body = self.body(&lambda.body, result, range);
        self.locals.truncate(open);
        body.map(|body| in_block(&bindings, body))
    }

    /// The type of the result, if the lambda declares one.
    fn result_of(&self, lambda: &Lambda, range: &Range<usize>) -> Result<Option<Ty>, Untranslated> {
        let declared = lambda.result.as_ref().filter(|ty| ty.name.path() != "auto");
        declared.map(|ty| self.type_of(ty, range)).transpose()
    }

    /// Translates statements to an expression, of the type `result` if it is given. Every path must end in a `return`.
    fn body(
        &mut self,
        statements: &[Stmt],
        result: Option<Ty>,
        range: &Range<usize>,
    ) -> Result<Translated, Untranslated> {
        if !returns(statements) {
            return Err(unknown(range, "a lambda without a `return` at its end"));
        }
        let mut state = Returns {
            label: format!("'_body_{}", self.next_number()),
            has_early: false,
            is_declared: result.is_some(),
            ty: result,
            copies: matches!(statements, [.., Stmt::If { .. }]) || statements.len() > 1,
        };
        let open = self.locals.len();
        let text = self.statements(statements, true, &mut state, range);
        self.locals.truncate(open);
        let (text, ty) = (text?, state.ty.unwrap_or(Ty::Null));
        let is_one = matches!(statements, [Stmt::Return(_), ..]);
        let mut rust = match (state.has_early, is_one) {
            (true, _) => format!("{}: {{ {text} }}", state.label),
            (false, true) => text,
            (false, false) => format!("{{ {text} }}"),
        };
        if state.copies && ty == Ty::String {
            rust = format!("&*{rust}");
        }
        Ok(Translated::new(rust, ty))
    }

    /// The text of statements in a block. At the end of the body (`is_tail`) a value is the value of the block; before it, a
    /// `return` leaves the block.
    fn statements(
        &mut self,
        statements: &[Stmt],
        is_tail: bool,
        state: &mut Returns,
        range: &Range<usize>,
    ) -> Result<String, Untranslated> {
        let open = self.locals.len();
        let mut text = String::new();
        for (at, statement) in statements.iter().enumerate() {
            let ends = returns(std::slice::from_ref(statement));
            let is_last = is_tail && (ends || at + 1 == statements.len());
            match statement {
                Stmt::Return(value) => {
                    let value = self.returned(value, state)?;
                    text += &match is_last {
                        true => value,
                        false => format!("break {} {value};", state.label),
                    };
                    state.has_early |= !is_last;
                    break;
                }
                Stmt::Declare { ty, name, value } => {
                    let value = self.initial(ty, value, range)?;
                    let declared = self.declare(name, value.ty.clone());
                    text += &binding(&declared, &value, range)?;
                }
                Stmt::If { condition, then, otherwise } => {
                    let test = self.expr(condition)?;
                    let test = self.condition(test, &condition.range)?;
                    let then = self.statements(then, is_last, state, range)?;
                    text += &format!("if {test} {{ {then} }}");
                    if !otherwise.is_empty() {
                        let otherwise = self.statements(otherwise, is_last, state, range)?;
                        text += &format!(" else {{ {otherwise} }}");
                    }
                    if ends {
                        break;
                    }
                    text.push(' ');
                }
            }
        }
        self.locals.truncate(open);
        Ok(text)
    }

    /// The initial value of a local, converted to the declared type. `auto` keeps the type of the value.
    fn initial(
        &mut self,
        ty: &TypeName,
        value: &Expr,
        range: &Range<usize>,
    ) -> Result<Translated, Untranslated> {
        match ty.name.path().as_str() {
            "auto" => self.expr(value),
            _ => {
                let target = self.type_of(ty, range)?;
                self.argument(value, target)
            }
        }
    }

    fn returned(&mut self, value: &Expr, state: &mut Returns) -> Result<String, Untranslated> {
        let range = &value.range;
        let value = match &state.ty {
            Some(ty) if state.is_declared => self.argument(value, ty.clone())?,
            _ => self.expr(value)?,
        };
        let ty = state.ty.get_or_insert_with(|| value.ty.clone());
        match (*ty == value.ty, &value.ty) {
            (false, _) => Err(unknown(range, "a lambda that returns two types")),
            (true, Ty::List(_)) if state.copies => Ok(format!("{}.to_vec()", operand(&value.rust))),
            (true, Ty::String) if state.copies => Ok(format!("{}.to_owned()", operand(&value.rust))),
            (true, _) => Ok(value.rust),
        }
    }

    /// Declares a local and returns its fresh name in Rust.
    pub(super) fn declare(&mut self, name: &str, ty: Ty) -> String {
        let rust = format!("{}_{}", super::local_prefix(name), self.next_number());
        self.locals.push((name.to_owned(), ty, rust.clone()));
        rust
    }

    pub(super) fn next_number(&mut self) -> usize {
        self.next_number += 1;
        self.next_number - 1
    }
}

/// Whether every path through statements ends in a `return`.
fn returns(statements: &[Stmt]) -> bool {
    statements.iter().any(|statement| match statement {
        Stmt::Return(_) => true,
        Stmt::Declare { .. } => false,
        Stmt::If { then, otherwise, .. } => returns(then) && returns(otherwise),
    })
}
