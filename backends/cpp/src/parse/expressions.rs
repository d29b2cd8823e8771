//! Operators: conditional, binary and unary expressions.

use super::Parser;
use super::names::Place;
use crate::error::ParseError;
use crate::lexer::TokenKind;
use crate::syntax::{BinaryOperator, Expr, ExprKind, UnaryOperator};

const UNARY: &[(&str, UnaryOperator)] = &[
    ("!", UnaryOperator::Not),
    ("-", UnaryOperator::Negate),
    ("~", UnaryOperator::Complement),
    ("*", UnaryOperator::Dereference),
    ("&", UnaryOperator::Address),
];

impl Parser<'_, '_> {
    /// `expression := binary ('?' expression ':' expression)?`
    pub(super) fn expression(&mut self) -> Result<Expr, ParseError> {
        self.nested(|parser| {
            let start = parser.start();
            let condition = parser.binary(0)?;
            if !parser.accept("?") {
                return Ok(condition);
            }
            let then = Box::new(parser.expression()?);
            parser.expect(":")?;
            let otherwise = Box::new(parser.expression()?);
            let kind = ExprKind::Conditional { condition: Box::new(condition), then, otherwise };
            Ok(Expr { kind, range: parser.range_from(start) })
        })
    }

    /// Parses operators that bind at least as tightly as a level of [`BinaryOperator::LEVELS`].
    fn binary(&mut self, least: usize) -> Result<Expr, ParseError> {
        let start = self.start();
        let mut left = self.unary()?;
        let mut links = 0;
        while let Some((operator, level, tokens)) = self.binary_operator().filter(|(_, own, _)| *own >= least)
        {
            self.at += tokens;
            links += 1;
            self.check_depth(links)?;
            let right = self.nested(|parser| parser.binary(level + 1))?;
            let kind = ExprKind::Binary(operator, Box::new(left), Box::new(right));
            left = Expr { kind, range: self.range_from(start) };
        }
        Ok(left)
    }

    /// The operator at this place, its level, and its number of tokens: `>>` is two, since it also ends nested template
    /// arguments.
    fn binary_operator(&self) -> Option<(BinaryOperator, usize, usize)> {
        let TokenKind::Punctuation(spelling) = self.kind() else { return None };
        let is_shift = spelling == ">" && self.kind_after(1) == TokenKind::Punctuation(">");
        let (spelling, tokens) = if is_shift { (">>", 2) } else { (spelling, 1) };
        let mut levels = BinaryOperator::LEVELS.iter().enumerate();
        levels.find_map(|(level, operators)| {
            let (_, operator) = operators.iter().find(|(own, _)| *own == spelling)?;
            Some((*operator, level, tokens))
        })
    }

    pub(super) fn unary(&mut self) -> Result<Expr, ParseError> {
        let start = self.start();
        let Some(&(_, operator)) = UNARY.iter().find(|(spelling, _)| self.is(spelling)) else {
            return self.postfix();
        };
        self.advance();
        let operand = self.nested(Self::unary)?;
        let kind = ExprKind::Unary(operator, Box::new(operand));
        Ok(Expr { kind, range: self.range_from(start) })
    }

    /// `postfix := primary ('.' segment | '->' segment | '(' arguments ')' | '[' expression ']' | list)*`
    fn postfix(&mut self) -> Result<Expr, ParseError> {
        let start = self.start();
        let mut expr = self.primary()?;
        for links in 1.. {
            let kind = if self.accept(".") || self.accept("->") {
                ExprKind::Member { object: Box::new(expr), member: self.segment(Place::Expression)? }
            } else if self.accept("(") {
                let arguments = self.separated(")", Self::expression)?;
                ExprKind::Call { callee: Box::new(expr), arguments }
            } else if self.accept("[") {
                let index = Box::new(self.expression()?);
                self.expect("]")?;
                ExprKind::Index { object: Box::new(expr), index }
            } else if self.is("{") && matches!(expr.kind, ExprKind::Name(_)) {
                let ExprKind::Name(name) = expr.kind else { break };
                self.advance();
                ExprKind::List { ty: Some(name), elements: self.separated("}", Self::expression)? }
            } else {
                break;
            };
            self.check_depth(links)?;
            expr = Expr { kind, range: self.range_from(start) };
        }
        Ok(expr)
    }
}
