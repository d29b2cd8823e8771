//! Affine maps and integer sets.

use std::cell::RefCell;

use super::parser::{AsmParser, ParseResult};
use super::scopes::UnresolvedOperand;
use crate::affine::{AffineExpr, AffineMap, IntegerSet};
use crate::asm::token::TokenKind;
use crate::context::attributes::Attribute;

/// The names of the dimensions and symbols of a map, with their expressions.
#[derive(Default)]
struct Space<'p> {
    dims: u32,
    symbols: u32,
    names: Vec<(&'p str, AffineExpr)>,
    /// The values of a map of values: each is a dimension or a symbol.
    values: Option<RefCell<MapValues>>,
}

/// Values in a map, in the order of their first use.
#[derive(Default)]
struct MapValues {
    dims: Vec<(UnresolvedOperand, AffineExpr)>,
    symbols: Vec<(UnresolvedOperand, AffineExpr)>,
}

/// The token after a space of dimensions and symbols: an arrow starts a map, a colon a set.
enum MapOrSet {
    Map(AffineMap),
    Set(IntegerSet),
}

/// The maximum depth of an affine expression: expressions are simplified and printed recursively.
const MAX_EXPR_DEPTH: u32 = 512;

#[derive(Clone, Copy)]
enum Operator {
    Add,
    Sub,
    Mul,
    FloorDiv,
    CeilDiv,
    Mod,
}

impl<'p, 'c> AsmParser<'p, 'c> {
    /// `affine_map<(d0) -> (d0)>`.
    pub(super) fn affine_map_attribute(&mut self) -> ParseResult<Attribute<'c>> {
        self.advance();
        self.expect(TokenKind::Less, "expected '<' in affine map")?;
        let start = self.offset();
        match self.map_or_set()? {
            MapOrSet::Map(map) => {
                self.expect(TokenKind::Greater, "expected '>' in affine map")?;
                Ok(self.context.affine_map_attr(&map))
            }
            MapOrSet::Set(_) => Err(self.error_at(start, "expected AffineMap, but got IntegerSet")),
        }
    }

    /// Parses an affine map without `affine_map<..>` around it: `(d0) -> (d0)`.
    pub fn parse_affine_map(&mut self) -> ParseResult<Attribute<'c>> {
        match self.map_or_set()? {
            MapOrSet::Map(map) => Ok(self.context.affine_map_attr(&map)),
            MapOrSet::Set(_) => Err(self.error("expected AffineMap, but got IntegerSet")),
        }
    }

    /// Parses affine expressions of values with commas between them, such as `%i + 1, %j * symbol(%n)`: the map, and its
    /// operands. A value is a dimension, and a symbol in `symbol(..)`.
    pub fn parse_affine_map_of_values(&mut self) -> ParseResult<(AffineMap, Vec<UnresolvedOperand>)> {
        self.map_of_values(|parser, space| {
            let mut results = Vec::new();
            parser.comma_separated(|parser| parser.affine_expr(space).map(|result| results.push(result)))?;
            Ok(results)
        })
    }

    /// Parses one affine expression of values: a map with one result, and its operands.
    pub fn parse_affine_expr_of_values(&mut self) -> ParseResult<(AffineMap, Vec<UnresolvedOperand>)> {
        self.map_of_values(|parser, space| Ok(vec![parser.affine_expr(space)?]))
    }

    fn map_of_values(
        &mut self,
        parse: impl FnOnce(&mut Self, &Space<'p>) -> ParseResult<Vec<AffineExpr>>,
    ) -> ParseResult<(AffineMap, Vec<UnresolvedOperand>)> {
        let space = Space { values: Some(RefCell::default()), ..Space::default() };
        let results = parse(self, &space)?;
        let values = space.values.map(RefCell::into_inner).unwrap_or_default();
        let map = AffineMap::new(values.dims.len() as u32, values.symbols.len() as u32, results);
        Ok((map, values.dims.into_iter().chain(values.symbols).map(|(operand, _)| operand).collect()))
    }

    /// A value of a map of values.
    fn affine_value(&mut self, space: &Space<'p>, is_symbol: bool) -> ParseResult<AffineExpr> {
        let Some(values) = &space.values else { return Err(self.error("unexpected ssa identifier")) };
        let operand = self.parse_operand()?;
        let mut values = values.borrow_mut();
        let (of_kind, make): (_, fn(u32) -> AffineExpr) = match is_symbol {
            true => (&mut values.symbols, AffineExpr::symbol),
            false => (&mut values.dims, AffineExpr::dim),
        };
        let name = |operand: &UnresolvedOperand| (self.operand_name(*operand), operand.number);
        if let Some((_, expr)) = of_kind.iter().find(|(known, _)| name(known) == name(&operand)) {
            return Ok(expr.clone());
        }
        let expr = make(of_kind.len() as u32);
        of_kind.push((operand, expr.clone()));
        Ok(expr)
    }

    /// `affine_set<(d0) : (d0 >= 0)>`.
    pub(super) fn integer_set_attribute(&mut self) -> ParseResult<Attribute<'c>> {
        self.advance();
        self.expect(TokenKind::Less, "expected '<' in integer set")?;
        let start = self.offset();
        match self.map_or_set()? {
            MapOrSet::Set(set) => {
                self.expect(TokenKind::Greater, "expected '>' in integer set")?;
                Ok(self.context.integer_set_attr(&set))
            }
            MapOrSet::Map(_) => Err(self.error_at(start, "expected IntegerSet, but got AffineMap")),
        }
    }

    fn map_or_set(&mut self) -> ParseResult<MapOrSet> {
        let space = self.affine_space()?;
        if self.eat(TokenKind::Arrow) {
            let results = self.affine_list(&space, Self::affine_expr, " in affine map range")?;
            return Ok(MapOrSet::Map(AffineMap::new(space.dims, space.symbols, results)));
        }
        self.expect(TokenKind::Colon, "expected '->' or ':'")?;
        let mut constraints =
            self.affine_list(&space, Self::affine_constraint, " in integer set constraint list")?;
        if constraints.is_empty() {
            // Everything satisfies no constraint: MLIR writes that as 0 == 0.
            constraints.push((AffineExpr::constant(0), true));
        }
        Ok(MapOrSet::Set(IntegerSet::new(space.dims, space.symbols, constraints)))
    }

    /// `(d0, d1)[s0]`.
    fn affine_space(&mut self) -> ParseResult<Space<'p>> {
        let mut space = Space::default();
        self.expect(TokenKind::LeftParen, "expected '(' in dimensional identifier list")?;
        if !self.eat(TokenKind::RightParen) {
            self.comma_separated(|parser| {
                let expr = AffineExpr::dim(space.dims);
                space.dims += 1;
                parser.affine_name(&mut space, expr)
            })?;
            self.expect(TokenKind::RightParen, "expected ')' in dimensional identifier list")?;
        }
        if self.eat(TokenKind::LeftSquare) && !self.eat(TokenKind::RightSquare) {
            self.comma_separated(|parser| {
                let expr = AffineExpr::symbol(space.symbols);
                space.symbols += 1;
                parser.affine_name(&mut space, expr)
            })?;
            self.expect(TokenKind::RightSquare, "expected ']' in symbol list")?;
        }
        Ok(space)
    }

    fn affine_name(&mut self, space: &mut Space<'p>, expr: AffineExpr) -> ParseResult {
        if !self.at_word() {
            return Err(self.wrong_token("expected bare identifier"));
        }
        let name = self.text();
        if space.names.iter().any(|(known, _)| *known == name) {
            return Err(self.error(format!("redefinition of identifier '{name}'")));
        }
        self.advance();
        space.names.push((name, expr));
        Ok(())
    }

    fn affine_list<T>(
        &mut self,
        space: &Space<'p>,
        mut element: impl FnMut(&mut Self, &Space<'p>) -> ParseResult<T>,
        context: &str,
    ) -> ParseResult<Vec<T>> {
        self.expect(TokenKind::LeftParen, &format!("expected '('{context}"))?;
        let mut elements = Vec::new();
        if !self.eat(TokenKind::RightParen) {
            self.comma_separated(|parser| element(parser, space).map(|element| elements.push(element)))?;
            self.expect(TokenKind::RightParen, &format!("expected ')'{context}"))?;
        }
        Ok(elements)
    }

    /// `expr == expr`, `expr >= expr`, `expr <= expr`, as an expression that is zero or not negative.
    fn affine_constraint(&mut self, space: &Space<'p>) -> ParseResult<(AffineExpr, bool)> {
        let lhs = self.affine_expr(space)?;
        let operator = self.kind();
        let is_relation = matches!(operator, TokenKind::Greater | TokenKind::Less | TokenKind::Equal);
        if is_relation {
            self.advance();
        }
        if !is_relation || !self.eat(TokenKind::Equal) {
            return Err(
                self.error("expected '== affine-expr' or '>= affine-expr' at end of affine constraint")
            );
        }
        let rhs = self.affine_expr(space)?;
        Ok(match operator {
            TokenKind::Less => (rhs - lhs, false),
            _ => (lhs - rhs, operator == TokenKind::Equal),
        })
    }

    /// A sum of products.
    fn affine_expr(&mut self, space: &Space<'p>) -> ParseResult<AffineExpr> {
        self.nested(|parser| {
            let mut sum = parser.affine_product(space, None)?;
            let mut length = 0;
            while let Some(operator) = parser.additive_operator() {
                length += 1;
                parser.check_affine_length(length)?;
                let offset = parser.offset();
                parser.advance();
                let rhs = parser.affine_product(space, Some(offset))?;
                sum = match operator {
                    Operator::Sub => sum - rhs,
                    _ => sum + rhs,
                };
            }
            Ok(sum)
        })
    }

    fn check_affine_length(&mut self, length: u32) -> ParseResult {
        if length > MAX_EXPR_DEPTH {
            return Err(self.error(format!(
                "affine expressions of more than {MAX_EXPR_DEPTH} operands are not supported"
            )));
        }
        Ok(())
    }

    fn additive_operator(&self) -> Option<Operator> {
        match self.kind() {
            TokenKind::Plus => Some(Operator::Add),
            TokenKind::Minus => Some(Operator::Sub),
            _ => None,
        }
    }

    fn multiplicative_operator(&self) -> Option<Operator> {
        match self.kind() {
            TokenKind::Star => Some(Operator::Mul),
            TokenKind::BareIdentifier => match self.text() {
                "floordiv" => Some(Operator::FloorDiv),
                "ceildiv" => Some(Operator::CeilDiv),
                "mod" => Some(Operator::Mod),
                _ => None,
            },
            _ => None,
        }
    }

    /// Products, divisions and remainders, from the left. `operator` is set after a binary operator.
    fn affine_product(&mut self, space: &Space<'p>, operator: Option<usize>) -> ParseResult<AffineExpr> {
        let mut product = self.affine_operand(space, operator.is_some())?;
        let mut length = 0;
        while let Some(operator) = self.multiplicative_operator() {
            length += 1;
            self.check_affine_length(length)?;
            let offset = self.offset();
            self.advance();
            let rhs = self.affine_operand(space, true)?;
            product = self.combine(operator, product, rhs, offset)?;
        }
        Ok(product)
    }

    fn combine(
        &mut self,
        operator: Operator,
        lhs: AffineExpr,
        rhs: AffineExpr,
        offset: usize,
    ) -> ParseResult<AffineExpr> {
        let name = match operator {
            Operator::FloorDiv => "floordiv",
            Operator::CeilDiv => "ceildiv",
            Operator::Mod => "mod",
            Operator::Mul | Operator::Add | Operator::Sub => {
                if lhs.is_symbolic_or_constant() || rhs.is_symbolic_or_constant() {
                    return Ok(lhs * rhs);
                }
                let message = "non-affine expression: at least one of the multiply operands has to be either a constant or symbolic";
                return Err(self.error_at(offset, message));
            }
        };
        if !rhs.is_symbolic_or_constant() {
            let message = format!(
                "non-affine expression: right operand of {name} has to be either a constant or symbolic"
            );
            return Err(self.error_at(offset, message));
        }
        Ok(match operator {
            Operator::FloorDiv => lhs.floor_div(&rhs),
            Operator::CeilDiv => lhs.ceil_div(&rhs),
            _ => lhs.modulo(&rhs),
        })
    }

    fn affine_operand(&mut self, space: &Space<'p>, is_right: bool) -> ParseResult<AffineExpr> {
        match self.kind() {
            TokenKind::BareIdentifier | TokenKind::IntegerType => self.affine_identifier(space),
            TokenKind::Integer => {
                let Some(value) = self.text().parse().ok() else {
                    return Err(self.error("constant too large for index"));
                };
                self.advance();
                Ok(AffineExpr::constant(value))
            }
            TokenKind::LeftParen => self.affine_parentheses(space),
            TokenKind::Minus => self.affine_negation(space),
            TokenKind::Plus | TokenKind::Star if is_right => {
                Err(self.error("missing right operand of binary operator"))
            }
            TokenKind::Plus | TokenKind::Star => Err(self.error("missing left operand of binary operator")),
            TokenKind::PercentIdentifier => self.affine_value(space, false),
            _ if is_right => Err(self.error("missing right operand of binary operator")),
            _ => Err(self.error("expected affine expression")),
        }
    }

    fn affine_identifier(&mut self, space: &Space<'p>) -> ParseResult<AffineExpr> {
        let name = self.text();
        if name == "symbol" {
            // It makes a symbol of a value where maps are of values, which no attribute is.
            self.advance();
            self.expect(TokenKind::LeftParen, "expected '(' at start of SSA symbol")?;
            let symbol = self.affine_value(space, true)?;
            self.expect(TokenKind::RightParen, "expected ')' at end of SSA symbol")?;
            return Ok(symbol);
        }
        match space.names.iter().find(|(known, _)| *known == name) {
            Some((_, expr)) => {
                self.advance();
                Ok(expr.clone())
            }
            None => Err(self.wrong_token("use of undeclared identifier")),
        }
    }

    fn affine_parentheses(&mut self, space: &Space<'p>) -> ParseResult<AffineExpr> {
        self.advance();
        if self.at(TokenKind::RightParen) {
            return Err(self.error("no expression inside parentheses"));
        }
        let expr = self.affine_expr(space)?;
        self.expect(TokenKind::RightParen, "expected ')'")?;
        Ok(expr)
    }

    fn affine_negation(&mut self, space: &Space<'p>) -> ParseResult<AffineExpr> {
        self.advance();
        // The least number has no positive one.
        if self.at(TokenKind::Integer) && self.text().parse() == Ok(i64::MIN.unsigned_abs()) {
            self.advance();
            return Ok(AffineExpr::constant(i64::MIN));
        }
        match self.nested(|parser| parser.affine_operand(space, false)) {
            Ok(operand) => Ok(-operand),
            Err(_) => Err(self.error("missing operand of negation")),
        }
    }
}
