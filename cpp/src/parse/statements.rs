//! Statements in the body of a lambda.

use super::Parser;
use crate::error::ParseError;
use crate::syntax::Stmt;

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
        let ty = self.type_name()?;
        let name = self.identifier()?;
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
