//! Declarations at the top level, constraints and rewrites.

use super::{Parsed, Parser};
use crate::check::{Definition, Section, Signature};
use crate::lexer::string_value;
use crate::token::TokenKind;
use crate::tree::{Block, CallableId, CallableKind, Declaration, Statement, VariableId};
use tblgen_parser::{Diagnostic, Span};

impl Parser<'_> {
    /// The declarations up to the end of the file.
    pub(super) fn declarations(&mut self) -> Vec<Declaration> {
        let mut declarations = Vec::new();
        while !self.at(TokenKind::End) {
            if self.at(TokenKind::Directive) {
                let start = self.input.index;
                if self.directive(&mut declarations).is_err() && self.input.index == start {
                    self.advance();
                }
                continue;
            }
            let start = self.input.index;
            match self.recovering(Self::declaration) {
                Ok(declaration) => declarations.push(declaration),
                Err(_) => {
                    if self.input.index == start {
                        self.advance();
                    }
                    self.skip_declaration();
                }
            }
        }
        declarations
    }

    fn declaration(&mut self) -> Parsed<Declaration> {
        match self.kind() {
            TokenKind::Pattern => Ok(Declaration::Pattern(self.pattern()?)),
            TokenKind::Constraint => self.top_level_callable(CallableKind::Constraint),
            TokenKind::Rewrite => self.top_level_callable(CallableKind::Rewrite),
            _ => Err(self.fail(
                "expected top-level declaration, such as a `Pattern`",
                "a file has `Pattern`, `Constraint` and `Rewrite` declarations and `#include`s",
            )),
        }
    }

    fn top_level_callable(&mut self, kind: CallableKind) -> Parsed<Declaration> {
        let callable = self.callable(kind, false)?;
        let name = self.check.callable(callable).name.clone();
        self.check.define(&name, Definition::Callable(callable));
        Ok(Declaration::Callable(callable))
    }

    /// An inline constraint or rewrite; its name is visible from here on.
    pub(super) fn inline_callable(&mut self, kind: CallableKind) -> Parsed<CallableId> {
        let callable = self.nested(|parser| parser.callable(kind, true))?;
        let name = self.check.callable(callable).name.clone();
        self.check.define(&name, Definition::Callable(callable));
        Ok(callable)
    }

    fn callable(&mut self, kind: CallableKind, is_inline: bool) -> Parsed<CallableId> {
        let keyword = self.advance().span;
        let section = match kind {
            CallableKind::Constraint => Section::Constraint,
            CallableKind::Rewrite => Section::Rewrite,
        };
        let outer = std::mem::replace(&mut self.check.section, section);
        let callable = self.callable_in_section(kind, keyword, is_inline);
        self.check.section = outer;
        callable
    }

    fn callable_in_section(
        &mut self,
        kind: CallableKind,
        keyword: Span,
        is_inline: bool,
    ) -> Parsed<CallableId> {
        let name = if self.at(TokenKind::Identifier) {
            let name = self.name();
            self.advance();
            name
        } else if is_inline {
            self.check.anonymous_name(kind, keyword)
        } else {
            let help = format!("a {} at the top level has a name", kind.name());
            return Err(self.fail("expected identifier name", &help));
        };
        self.expect(TokenKind::LeftParen, "expected `(` to start argument list")?;
        self.check.scopes.push();
        let arguments = self.arguments()?;
        let scope = self.check.scopes.pop();
        self.expect(TokenKind::RightParen, "expected `)` to end argument list")?;
        let results = self.results()?;
        let signature = Signature { kind, name, arguments, results };
        if !matches!(self.kind(), TokenKind::LeftBrace | TokenKind::EqualArrow) {
            return self.native_callable(signature, is_inline);
        }
        self.check.scopes.enter(scope);
        let body = self.callable_body(&signature, is_inline)?;
        self.check.scopes.pop();
        self.check.check_return(&signature, &body);
        Ok(self.check.pdll_callable(signature, body))
    }

    fn callable_body(&mut self, signature: &Signature, is_inline: bool) -> Parsed<Block> {
        if !self.at(TokenKind::EqualArrow) {
            return self.block();
        }
        let mut body = self.lambda(!is_inline)?;
        let check = |statement: Statement, parser: &mut Self| {
            let kind = parser.check.check_lambda(signature.kind, statement.kind, statement.span);
            let id = parser.check.node();
            Statement { id, kind, span: statement.span }
        };
        body.statements = body.statements.into_iter().map(|one| check(one, self)).collect();
        Ok(body)
    }

    fn arguments(&mut self) -> Parsed<Vec<VariableId>> {
        let mut arguments = Vec::new();
        if self.at(TokenKind::RightParen) {
            return Ok(arguments);
        }
        loop {
            arguments.push(self.argument()?);
            if !self.eat(TokenKind::Comma) {
                return Ok(arguments);
            }
        }
    }

    fn argument(&mut self) -> Parsed<VariableId> {
        if !self.kind().is_name() {
            let help = "an argument is a name and a constraint: `value: Value`";
            return Err(self.fail("expected identifier argument name", help));
        }
        let name = self.name();
        self.advance();
        self.expect(TokenKind::Colon, "expected `:` before argument constraint")?;
        let constraint = self.parameter_constraint()?;
        Ok(self.check.parameter(name, constraint))
    }

    fn results(&mut self) -> Parsed<Vec<VariableId>> {
        let mut results = Vec::new();
        if !self.eat(TokenKind::Arrow) {
            return Ok(results);
        }
        self.check.scopes.push();
        if self.eat(TokenKind::LeftParen) {
            loop {
                results.push(self.result()?);
                if !self.eat(TokenKind::Comma) {
                    break;
                }
            }
            self.expect(TokenKind::RightParen, "expected `)` to end result list")?;
        } else {
            results.push(self.result()?);
        }
        self.check.scopes.pop();
        self.check.check_results(&results);
        Ok(results)
    }

    fn result(&mut self) -> Parsed<VariableId> {
        let mut name = crate::tree::Name { text: "".into(), span: self.span() };
        if self.kind().is_name() && !self.is_result_constraint() {
            name = self.name();
            self.advance();
            self.expect(TokenKind::Colon, "expected `:` before result constraint")?;
        }
        let constraint = self.parameter_constraint()?;
        Ok(self.check.parameter(name, constraint))
    }

    /// The current token is the name of a constraint, not that of a result.
    fn is_result_constraint(&self) -> bool {
        if !self.follows_includes {
            // The constraint may be from an included file.
            return self.next_kind() != TokenKind::Colon;
        }
        match self.check.scopes.find(self.text(self.span())) {
            Some(Definition::Callable(id)) => self.check.callable(id).kind == CallableKind::Constraint,
            _ => false,
        }
    }

    fn native_callable(&mut self, signature: Signature, is_inline: bool) -> Parsed<CallableId> {
        let code = if self.kind().is_string() {
            let spelling = self.advance().span;
            let quotes = if self.text(spelling).starts_with("[{") { 2 } else { 1 };
            let place = Span::new(spelling.start + quotes, spelling.end - quotes);
            Some((string_value(self.text(spelling)), place))
        } else if is_inline {
            let message = "external declarations must be declared in global scope";
            let error = Diagnostic::error(signature.name.span, message)
                .with_culprit_label("has no body")
                .with_help("give it a body, or declare it outside of the pattern");
            self.check.report(error);
            return Err(super::Reported);
        } else {
            None
        };
        self.expect(TokenKind::Semicolon, "expected `;` after native declaration")?;
        Ok(self.check.native_callable(signature, code))
    }
}
