//! Parser of statements.

use super::{Parsed, Parser, Reported};
use crate::check::{Definition, ResultTypes, Section};
use crate::token::TokenKind;
use crate::tree::{Block, Constraint, Expr, Name, Statement, StatementKind};
use std::rc::Rc;
use tblgen_parser::{Diagnostic, Span};

impl Parser<'_> {
    /// Statements in braces.
    pub(super) fn block(&mut self) -> Parsed<Block> {
        let start = self.advance().span;
        self.check.scopes.push();
        let mut statements = Vec::new();
        while !self.at(TokenKind::RightBrace) {
            let first = self.span();
            match self.recovering(|parser| parser.statement(true)) {
                Ok(statement) => statements.push(statement),
                Err(Reported) => {
                    self.skip_statement();
                    if matches!(self.kind(), TokenKind::End | TokenKind::Pattern | TokenKind::Directive) {
                        return Err(Reported);
                    }
                    let id = self.check.node();
                    statements.push(Statement { id, span: first, kind: StatementKind::Invalid });
                }
            }
        }
        self.check.scopes.pop();
        let end = self.advance().span;
        Ok(Block { id: self.check.node(), span: start.to(end), statements })
    }

    /// `=>` and one statement.
    pub(super) fn lambda(&mut self, ends_with_semicolon: bool) -> Parsed<Block> {
        self.advance();
        let start = self.span();
        self.check.scopes.push();
        let statement = self.statement(ends_with_semicolon)?;
        self.check.scopes.pop();
        let end = self.span().start;
        Ok(Block { id: self.check.node(), span: Span::new(start.start, end), statements: vec![statement] })
    }

    fn statement(&mut self, ends_with_semicolon: bool) -> Parsed<Statement> {
        let span = self.span();
        let kind = match self.kind() {
            TokenKind::Erase => self.erase(),
            TokenKind::Let => self.let_statement(),
            TokenKind::Replace => self.replace(),
            TokenKind::Return => self.return_statement(),
            TokenKind::LowerRewrite => self.rewrite(),
            _ => self.expression().map(StatementKind::Expression),
        }?;
        if ends_with_semicolon {
            self.expect(TokenKind::Semicolon, "expected `;` after statement")?;
        }
        Ok(Statement { id: self.check.node(), span, kind })
    }

    fn erase(&mut self) -> Parsed<StatementKind> {
        self.check_not_in_constraint("`erase` cannot be used within a Constraint")?;
        self.advance();
        let root = self.expression()?;
        Ok(self.check.erase(root))
    }

    fn return_statement(&mut self) -> Parsed<StatementKind> {
        self.advance();
        Ok(StatementKind::Return(self.expression()?))
    }

    fn let_statement(&mut self) -> Parsed<StatementKind> {
        self.advance();
        let span = self.span();
        if !self.kind().is_name() {
            if self.at(TokenKind::Underscore) {
                let help =
                    "in `op<...>(_: Value)` it stands for a value without a name; here a name is needed";
                return Err(self.fail("`_` may only be used to define \"inline\" variables", help));
            }
            let message = "expected identifier after `let` to name a new variable";
            return Err(self.fail(message, "write `let name = ...;` or `let name: Value;`"));
        }
        let name = self.name();
        self.advance();
        match self.let_value() {
            Ok((constraints, init)) => {
                let name = Name { span, ..name };
                Ok(StatementKind::Let(self.check.let_variable(name, constraints, init)))
            }
            Err(error) => {
                // Later statements may refer to it.
                self.check.define(&name, Definition::Unknown);
                Err(error)
            }
        }
    }

    fn let_value(&mut self) -> Parsed<(Vec<Constraint>, Option<Rc<Expr>>)> {
        let constraints = if self.eat(TokenKind::Colon) { self.constraint_list()? } else { Vec::new() };
        let init = if self.eat(TokenKind::Equal) { Some(self.expression()?) } else { None };
        Ok((constraints, init))
    }

    fn replace(&mut self) -> Parsed<StatementKind> {
        self.check_not_in_constraint("`replace` cannot be used within a Constraint")?;
        let span = self.advance().span;
        let root = self.expression()?;
        self.expect(TokenKind::With, "expected `with` after root operation")?;
        let outer = std::mem::replace(&mut self.check.section, Section::Rewrite);
        let values = self.replacement_values(span);
        self.check.section = outer;
        Ok(self.check.replace(root, values?))
    }

    fn replacement_values(&mut self, replace: Span) -> Parsed<Vec<Rc<Expr>>> {
        if !self.eat(TokenKind::LeftParen) {
            let value = match self.kind() {
                TokenKind::LowerOp => self.operation(ResultTypes::Replacement),
                _ => self.expression(),
            };
            return Ok(vec![value?]);
        }
        if self.eat(TokenKind::RightParen) {
            let message = "expected at least one replacement value, consider using `erase` if no replacement values are desired";
            self.check.report(
                Diagnostic::error(replace, message)
                    .with_culprit_label("with no value")
                    .with_help("an operation without results is erased: `erase root;`"),
            );
            return Err(Reported);
        }
        let mut values = Vec::new();
        loop {
            values.push(self.expression()?);
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        self.expect(TokenKind::RightParen, "expected `)` after replacement values")?;
        Ok(values)
    }

    fn rewrite(&mut self) -> Parsed<StatementKind> {
        self.check_not_in_constraint("`rewrite` cannot be used within a Constraint")?;
        self.advance();
        let root = self.expression()?;
        self.expect(TokenKind::With, "expected `with` before rewrite body")?;
        if !self.at(TokenKind::LeftBrace) {
            return Err(self.fail("expected `{` to start rewrite body", "write `rewrite root with { ... };`"));
        }
        let outer = std::mem::replace(&mut self.check.section, Section::Rewrite);
        let body = self.nested(Self::block);
        self.check.section = outer;
        Ok(self.check.rewrite(root, body?))
    }

    fn check_not_in_constraint(&mut self, message: &str) -> Parsed<()> {
        if self.check.section == Section::Constraint {
            let help = "a constraint only tests; put what changes the IR into a pattern or a `Rewrite`";
            return Err(self.fail(message, help));
        }
        Ok(())
    }
}
