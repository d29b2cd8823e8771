//! Operation expressions: `op<name>(operands) {attributes} -> (types)`.

use super::{Parsed, Parser};
use crate::check::{ResultTypes, Section};
use crate::lexer::string_value;
use crate::token::TokenKind;
use crate::tree::{Expr, ExprKind, Name, NamedAttribute, OperationExpr, OperationName};
use crate::types::Type;
use std::rc::Rc;
use tblgen_parser::{Diagnostic, Span};

impl Parser<'_> {
    /// An operation, or a variable that is named `op`.
    pub(super) fn operation(&mut self, from: ResultTypes) -> Parsed<Rc<Expr>> {
        if self.next_kind() != TokenKind::Less {
            return self.name_expression();
        }
        let span = self.advance().span;
        let name = self.wrapped_operation_name(self.check.section != Section::Rewrite)?;
        let operands = self.operands(span)?;
        let attributes = self.attributes()?;
        let (result_types, from) = self.result_types(span, from)?;
        let operation = OperationExpr { name, operands, result_types, attributes };
        Ok(self.check.operation(span, operation, from))
    }

    /// The name in `<...>`; without brackets that of any operation.
    pub(super) fn wrapped_operation_name(&mut self, may_be_empty: bool) -> Parsed<OperationName> {
        if !self.eat(TokenKind::Less) {
            return Ok(OperationName { id: self.check.node(), name: None });
        }
        let name = self.operation_name(may_be_empty)?;
        self.expect(TokenKind::Greater, "expected `>` after operation name")?;
        Ok(name)
    }

    fn operation_name(&mut self, may_be_empty: bool) -> Parsed<OperationName> {
        let is_word = |kind: TokenKind| kind == TokenKind::Identifier || kind.is_keyword();
        if !is_word(self.kind()) {
            if may_be_empty {
                return Ok(OperationName { id: self.check.node(), name: None });
            }
            let help = "an operation that is created has a name: `op<dialect.name>`";
            return Err(self.fail("expected dialect namespace", help));
        }
        let mut name = self.text(self.span()).to_owned();
        let mut end = self.advance().span.end;
        let dot = self.expect(TokenKind::Dot, "expected `.` after dialect namespace")?.span;
        self.check_adjacent(end, dot);
        end = dot.end;
        name.push('.');
        if !is_word(self.kind()) {
            let help = "the name of an operation has two parts: `op<dialect.name>`";
            return Err(self.fail("expected operation name after dialect namespace", help));
        }
        while is_word(self.kind()) || self.at(TokenKind::Dot) {
            let part = self.advance().span;
            self.check_adjacent(end, part);
            end = part.end;
            name.push_str(self.text(part));
        }
        Ok(OperationName { id: self.check.node(), name: Some(name.into()) })
    }

    /// Reports a blank before a part of a name: mlir-pdll takes a wrong part of the text there.
    fn check_adjacent(&mut self, end: u32, part: Span) {
        if part.start != end {
            let message = "the name of an operation has no blanks";
            let error = Diagnostic::error(Span::new(end, part.start), message);
            let error = error
                .with_culprit_label("a blank inside of the name")
                .with_help("write it as one: `dialect.name`");
            self.check.report(error);
        }
    }

    /// The operands. If none are written, a match accepts any.
    fn operands(&mut self, span: Span) -> Parsed<Vec<Rc<Expr>>> {
        if !self.eat(TokenKind::LeftParen) {
            let is_match = self.check.section != Section::Rewrite;
            return Ok(if is_match { vec![self.check.any_operands(span)] } else { Vec::new() });
        }
        self.expressions_to_paren("expected `)` after operation operand list")
    }

    /// Expressions up to a `)`.
    fn expressions_to_paren(&mut self, message: &str) -> Parsed<Vec<Rc<Expr>>> {
        let mut found = Vec::new();
        if self.eat(TokenKind::RightParen) {
            return Ok(found);
        }
        loop {
            found.push(self.expression()?);
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        self.expect(TokenKind::RightParen, message)?;
        Ok(found)
    }

    fn attributes(&mut self) -> Parsed<Vec<NamedAttribute>> {
        let mut attributes = Vec::new();
        if !self.eat(TokenKind::LeftBrace) {
            return Ok(attributes);
        }
        loop {
            attributes.push(self.attribute()?);
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        self.expect(TokenKind::RightBrace, "expected `}` after operation attribute list")?;
        Ok(attributes)
    }

    /// `name = value`; a name alone stands for `unit`.
    fn attribute(&mut self) -> Parsed<NamedAttribute> {
        let kind = self.kind();
        if !kind.is_string() && kind != TokenKind::Identifier && !kind.is_keyword() {
            let help = "an attribute is a name and a value: `{name = value}`";
            return Err(self.fail("expected identifier or string attribute name", help));
        }
        let span = self.advance().span;
        let spelling = self.text(span);
        let text = if kind.is_string() { string_value(spelling) } else { spelling.to_owned() };
        let value = if self.eat(TokenKind::Equal) {
            self.expression()?
        } else {
            self.check.expr(span, Type::Attribute, ExprKind::Attribute("unit".into()))
        };
        Ok(NamedAttribute { id: self.check.node(), name: Name { text: text.into(), span }, value })
    }

    /// The result types. If none are written, a match accepts any, and a rewrite infers them.
    fn result_types(&mut self, span: Span, from: ResultTypes) -> Parsed<(Vec<Rc<Expr>>, ResultTypes)> {
        if self.eat(TokenKind::Arrow) {
            self.expect(TokenKind::LeftParen, "expected `(` before operation result type list")?;
            let types = self.expressions_to_paren("expected `)` after operation result type list")?;
            return Ok((types, ResultTypes::Explicit));
        }
        if self.check.section != Section::Rewrite {
            return Ok((vec![self.check.any_result_types(span)], from));
        }
        let from = if from == ResultTypes::Explicit { ResultTypes::Interface } else { from };
        Ok((Vec::new(), from))
    }
}
