//! Parser of expressions.

use super::{Parsed, Parser};
use crate::check::ResultTypes;
use crate::lexer::string_value;
use crate::token::TokenKind;
use crate::tree::{CallableKind, Expr, ExprKind, Name};
use crate::types::Type;
use std::rc::Rc;
use tblgen_parser::Span;

impl Parser<'_> {
    /// An expression.
    pub(super) fn expression(&mut self) -> Parsed<Rc<Expr>> {
        self.nested(Self::expression_here)
    }

    fn expression_here(&mut self) -> Parsed<Rc<Expr>> {
        let mut expr = match self.kind() {
            TokenKind::Underscore => return self.unnamed_variable(),
            TokenKind::LowerAttr => self.attribute_literal()?,
            TokenKind::LowerType => self.type_literal()?,
            TokenKind::LowerOp => self.operation(ResultTypes::Explicit)?,
            TokenKind::Constraint => self.inline_definition(CallableKind::Constraint)?,
            TokenKind::Rewrite => self.inline_definition(CallableKind::Rewrite)?,
            TokenKind::Not => self.negated_call()?,
            TokenKind::Identifier => self.name_expression()?,
            TokenKind::LeftParen => self.tuple()?,
            _ => {
                let help = "an expression is a name, a call, `op<...>`, `attr<...>`, `type<...>` or a tuple";
                return Err(self.fail("expected expression", help));
            }
        };
        loop {
            expr = match self.kind() {
                TokenKind::Dot => self.member(expr)?,
                TokenKind::LeftParen => self.call(expr, false)?,
                _ => return Ok(expr),
            };
        }
    }

    /// `_: Value`
    fn unnamed_variable(&mut self) -> Parsed<Rc<Expr>> {
        let name = self.name();
        self.advance();
        self.expect(TokenKind::Colon, "expected `:` after `_` variable")?;
        let constraints = self.constraint_list()?;
        Ok(self.check.inline_variable(name, constraints))
    }

    /// A name, or `name: constraint`, which defines it.
    pub(super) fn name_expression(&mut self) -> Parsed<Rc<Expr>> {
        let name = self.name();
        self.advance();
        if self.eat(TokenKind::Colon) {
            let constraints = self.constraint_list()?;
            return Ok(self.check.inline_variable(name, constraints));
        }
        Ok(self.check.reference(&name.text, name.span))
    }

    fn attribute_literal(&mut self) -> Parsed<Rc<Expr>> {
        let words =
            ["expected string literal containing MLIR attribute", "expected `>` after attribute literal"];
        match self.literal(words)? {
            Some((span, text)) => Ok(self.check.literal(span, Type::Attribute, ExprKind::Attribute(text))),
            None => self.name_expression(),
        }
    }

    fn type_literal(&mut self) -> Parsed<Rc<Expr>> {
        let words = ["expected string literal containing MLIR type", "expected `>` after type literal"];
        match self.literal(words)? {
            Some((span, text)) => Ok(self.check.literal(span, Type::Type, ExprKind::Type(text))),
            None => self.name_expression(),
        }
    }

    /// The text in `attr<"...">` or `type<"...">`; `None` without `<`, where the keyword is a name.
    fn literal(&mut self, [no_string, no_end]: [&str; 2]) -> Parsed<Option<(Span, Rc<str>)>> {
        if self.next_kind() != TokenKind::Less {
            return Ok(None);
        }
        let start = self.advance().span;
        self.advance();
        if !self.kind().is_string() {
            return Err(self.fail(no_string, "the literal is written in quotes"));
        }
        let string = self.advance().span;
        let text = string_value(self.text(string));
        let end = self.expect(TokenKind::Greater, no_end)?.span;
        Ok(Some((start.to(end), text.into())))
    }

    fn inline_definition(&mut self, kind: CallableKind) -> Parsed<Rc<Expr>> {
        let callable = self.inline_callable(kind)?;
        let span = self.check.callable(callable).name.span;
        Ok(self.check.callable_reference(callable, span, true))
    }

    /// `not` and a call.
    fn negated_call(&mut self) -> Parsed<Rc<Expr>> {
        self.advance();
        if !self.at(TokenKind::Identifier) {
            return Err(self.fail("expected native constraint", "`not` negates a call: `not Name(value);`"));
        }
        let callee = self.name_expression()?;
        if !self.at(TokenKind::LeftParen) {
            let help = "`not` negates a call: `not Name(value);`";
            return Err(self.fail("expected `(` after function name", help));
        }
        self.call(callee, true)
    }

    fn call(&mut self, callee: Rc<Expr>, is_negated: bool) -> Parsed<Rc<Expr>> {
        self.advance();
        let mut arguments = Vec::new();
        if !self.at(TokenKind::RightParen) {
            loop {
                arguments.push(self.expression()?);
                if !self.eat(TokenKind::Comma) {
                    break;
                }
            }
        }
        let end = self.expect(TokenKind::RightParen, "expected `)` after argument list")?.span;
        let span = callee.span.to(end);
        Ok(self.check.call(span, callee, arguments, is_negated))
    }

    fn member(&mut self, parent: Rc<Expr>) -> Parsed<Rc<Expr>> {
        let dot = self.advance().span;
        let kind = self.kind();
        if !matches!(kind, TokenKind::Identifier | TokenKind::Integer) && !kind.is_keyword() {
            let help = "a member is an operand, a result or a position: `.name`, `.0`";
            return Err(self.fail_at(dot, "expected identifier or numeric member name", help));
        }
        let end = self.advance().span;
        let name = self.text(end).to_owned();
        let span = parent.span.to(end);
        Ok(self.check.member(parent, &name, span))
    }

    /// Reports a syntax error at `span`, for which the current token is the reason.
    fn fail_at(&mut self, span: Span, message: &str, help: &str) -> super::Reported {
        if !self.at(TokenKind::Error) {
            let found = self.found();
            let error = tblgen_parser::Diagnostic::error(span, message).with_label(self.span(), found);
            self.report_syntax(error.with_help(help));
        }
        super::Reported
    }

    fn tuple(&mut self) -> Parsed<Rc<Expr>> {
        let start = self.advance().span;
        let mut labels: Vec<Name> = Vec::new();
        let mut elements = Vec::new();
        if !self.at(TokenKind::RightParen) {
            loop {
                let label = self.tuple_label(&mut labels)?;
                elements.push((label, self.expression()?));
                if !self.eat(TokenKind::Comma) {
                    break;
                }
            }
        }
        let end = self.expect(TokenKind::RightParen, "expected `)` after tuple element list")?.span;
        Ok(self.check.tuple(start.to(end), elements))
    }

    /// The label of a tuple element; empty if there is none.
    fn tuple_label(&mut self, labels: &mut Vec<Name>) -> Parsed<Rc<str>> {
        if !self.kind().is_name() || self.next_kind() != TokenKind::Equal {
            return Ok("".into());
        }
        let label = self.name();
        self.advance();
        self.advance();
        if let Some(previous) = labels.iter().find(|known| known.text == label.text) {
            let previous = previous.span;
            self.check.report_duplicate_label(&label, previous);
        }
        labels.push(label.clone());
        Ok(label.text)
    }
}
