//! Statements in the body of a lambda.

use super::Parser;
use crate::error::ParseError;
use crate::syntax::{Expr, ExprKind, Name, Segment, Stmt, TemplateArgument, TypeName};

impl Parser<'_, '_> {
    /// `block := '{' statement* '}'`; empty statements are skipped.
    pub(super) fn block(&mut self) -> Result<Vec<Stmt>, ParseError> {
        self.expect("{")?;
        let mut statements = Vec::new();
        while !self.accept("}") {
            if !self.accept(";") {
                statements.push(self.statement()?);
            }
        }
        Ok(statements)
    }

    fn statement(&mut self) -> Result<Stmt, ParseError> {
        if self.accept_word("return") {
            let value = self.expression()?;
            self.expect(";")?;
            return Ok(Stmt::Return(value));
        }
        if self.accept_word("if") {
            return self.nested(Self::if_statement);
        }
        while self.accept_word("static") || self.accept_word("constexpr") {}
        let mut ty = self.type_name()?;
        let name = self.identifier()?;
        let start = self.token().range.start;
        if self.accept("(") {
            let arguments = self.separated(")", Self::expression)?;
            let range = start..self.token().range.start;
            self.expect(";")?;
            let callee = Expr { kind: ExprKind::Name(ty.name.clone()), range: range.clone() };
            let value = Expr { kind: ExprKind::Call { callee: Box::new(callee), arguments }, range };
            return Ok(Stmt::Declare { ty, name, value });
        }
        if self.accept("[") {
            self.expect("]")?;
            let element = TemplateArgument::Type(ty);
            let list = Segment { name: "ArrayRef".to_owned(), arguments: vec![element] };
            let segments = vec![Segment { name: "llvm".to_owned(), arguments: Vec::new() }, list];
            ty = TypeName { name: Name { segments }, pointers: 0 };
        }
        if !self.accept("=") {
            return Err(self.unexpected("`=`"));
        }
        let value = self.expression()?;
        self.expect(";")?;
        Ok(Stmt::Declare { ty, name, value })
    }

    fn if_statement(&mut self) -> Result<Stmt, ParseError> {
        self.expect("(")?;
        let condition = self.expression()?;
        self.expect(")")?;
        let then = self.branch()?;
        let otherwise = match self.accept_word("else") {
            true => self.branch()?,
            false => Vec::new(),
        };
        Ok(Stmt::If { condition, then, otherwise })
    }

    fn branch(&mut self) -> Result<Vec<Stmt>, ParseError> {
        match self.is("{") {
            true => self.block(),
            false => Ok(vec![self.nested(Self::statement)?]),
        }
    }
}
