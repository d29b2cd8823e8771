//! Parser of constraints on variables.

use super::{Parsed, Parser, Reported};
use crate::token::TokenKind;
use crate::tree::{CallableKind, Constraint, ConstraintKind, Expr};
use std::rc::Rc;
use tblgen_parser::{Diagnostic, Span};

/// Whether `Value<type>` is allowed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TypedConstraints {
    Allowed {
        /// The type that an earlier constraint of the list has.
        previous: Option<Span>,
    },
    /// On arguments and results.
    Forbidden,
}

impl Parser<'_> {
    /// One constraint, or several in `[...]`.
    pub(super) fn constraint_list(&mut self) -> Parsed<Vec<Constraint>> {
        let mut typed = TypedConstraints::Allowed { previous: None };
        if !self.eat(TokenKind::LeftSquare) {
            return Ok(vec![self.constraint(&mut typed)?]);
        }
        let mut constraints = Vec::new();
        loop {
            constraints.push(self.constraint(&mut typed)?);
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        self.expect(TokenKind::RightSquare, "expected `]` after constraint list")?;
        Ok(constraints)
    }

    /// The constraint of an argument or result.
    pub(super) fn parameter_constraint(&mut self) -> Parsed<Constraint> {
        self.constraint(&mut TypedConstraints::Forbidden)
    }

    fn constraint(&mut self, typed: &mut TypedConstraints) -> Parsed<Constraint> {
        let span = self.span();
        let kind = match self.kind() {
            TokenKind::Attr => {
                self.advance();
                ConstraintKind::Attribute(self.constrained_type(typed)?)
            }
            TokenKind::Op => {
                self.advance();
                ConstraintKind::Operation(self.wrapped_operation_name(true)?)
            }
            TokenKind::Type => {
                self.advance();
                ConstraintKind::Type
            }
            TokenKind::TypeRange => {
                self.advance();
                ConstraintKind::TypeRange
            }
            TokenKind::Value => {
                self.advance();
                ConstraintKind::Value(self.constrained_type(typed)?)
            }
            TokenKind::ValueRange => {
                self.advance();
                ConstraintKind::ValueRange(self.constrained_type(typed)?)
            }
            TokenKind::Constraint => {
                ConstraintKind::Callable(self.inline_callable(CallableKind::Constraint)?)
            }
            TokenKind::Identifier => {
                let name = self.name();
                self.advance();
                self.check.named_constraint(&name.text, span)
            }
            _ => {
                let help =
                    "a constraint is `Attr`, `Op`, `Type`, `TypeRange`, `Value`, `ValueRange` or a name";
                return Err(self.fail("expected identifier constraint", help));
            }
        };
        Ok(Constraint { id: self.check.node(), span, kind })
    }

    /// The type in `Value<type>`, if there is one.
    fn constrained_type(&mut self, typed: &mut TypedConstraints) -> Parsed<Option<Rc<Expr>>> {
        if !self.at(TokenKind::Less) {
            return Ok(None);
        }
        match *typed {
            TypedConstraints::Forbidden => {
                let message = "inline `Attr`, `Value`, and `ValueRange` type constraints are not permitted on arguments or results";
                Err(self.fail(
                    message,
                    "take the type as an argument, `t: Type`, and constrain it in the pattern",
                ))
            }
            TypedConstraints::Allowed { previous: Some(previous) } => {
                let message = "the type of this variable has already been constrained";
                let error = Diagnostic::error(self.span(), message)
                    .with_note(previous, "see previous constraint location here")
                    .with_help("give the type in one of the constraints");
                self.check.report(error);
                Err(Reported)
            }
            TypedConstraints::Allowed { previous: None } => {
                self.advance();
                let ty = self.expression()?;
                *typed = TypedConstraints::Allowed { previous: Some(ty.span) };
                self.expect(TokenKind::Greater, "expected `>` after variable type constraint")?;
                Ok(Some(ty))
            }
        }
    }
}
