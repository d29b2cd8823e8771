//! Parser of types.

use smallvec::SmallVec;

use super::parser::{AsmParser, ParseResult};
use super::state::Expected;
use crate::asm::token::TokenKind;
use crate::context::attributes::{Attribute, AttributeKind};
use crate::context::types::{DYNAMIC, MAX_INTEGER_WIDTH, Type, TypeKind};
use crate::float::FloatKind;

type Types<'c> = SmallVec<[Type<'c>; 4]>;
type Shape = SmallVec<[i64; 4]>;

impl<'p, 'c> AsmParser<'p, 'c> {
    /// Parses a type.
    pub fn parse_type(&mut self) -> ParseResult<Type<'c>> {
        if self.at(TokenKind::LeftParen) {
            self.nested(Self::function_type)
        } else {
            self.non_function_type()
        }
    }

    /// Whether a type may start with the current token.
    pub(crate) fn at_type(&self) -> bool {
        match self.kind() {
            TokenKind::LeftParen | TokenKind::ExclamationIdentifier | TokenKind::IntegerType => true,
            TokenKind::BareIdentifier => is_type_keyword(self.text()),
            _ => false,
        }
    }

    /// Parses a type if one starts here.
    pub fn parse_optional_type(&mut self) -> ParseResult<Option<Type<'c>>> {
        self.expect_at_end(|| Expected::Type);
        if self.at_type() { self.parse_type().map(Some) } else { Ok(None) }
    }

    /// Parses `: type`.
    pub fn parse_colon_type(&mut self) -> ParseResult<Type<'c>> {
        self.expect(TokenKind::Colon, "expected ':'")?;
        self.parse_type()
    }

    /// Parses `type (',' type)*`.
    pub fn parse_type_list(&mut self) -> ParseResult<Vec<Type<'c>>> {
        let mut types = Vec::new();
        self.comma_separated(|parser| parser.parse_type().map(|ty| types.push(ty)))?;
        Ok(types)
    }

    /// Parses `: type (',' type)*`.
    pub fn parse_colon_type_list(&mut self) -> ParseResult<Vec<Type<'c>>> {
        self.expect(TokenKind::Colon, "expected ':'")?;
        self.parse_type_list()
    }

    /// Parses `-> type` or `-> (types)`, if there is an arrow.
    pub fn parse_optional_arrow_type_list(&mut self) -> ParseResult<Vec<Type<'c>>> {
        let mut types = Types::new();
        if self.eat(TokenKind::Arrow) {
            self.function_result_types(&mut types)?;
        }
        Ok(types.into_vec())
    }

    /// Parses `-> type` or `-> (types)`.
    pub fn parse_arrow_type_list(&mut self) -> ParseResult<Vec<Type<'c>>> {
        if !self.at(TokenKind::Arrow) {
            return Err(self.wrong_token("expected '->'"));
        }
        self.parse_optional_arrow_type_list()
    }

    /// `'(' types ')' '->' results`, in parts.
    pub(super) fn function_type_parts(
        &mut self,
        inputs: &mut Types<'c>,
        results: &mut Types<'c>,
    ) -> ParseResult {
        self.parenthesized_types(inputs)?;
        self.expect(TokenKind::Arrow, "expected '->' in function type")?;
        self.function_result_types(results)
    }

    fn function_type(&mut self) -> ParseResult<Type<'c>> {
        let (mut inputs, mut results) = (Types::new(), Types::new());
        self.function_type_parts(&mut inputs, &mut results)?;
        Ok(self.context.function_type(&inputs, &results))
    }

    fn function_result_types(&mut self, results: &mut Types<'c>) -> ParseResult {
        if self.at(TokenKind::LeftParen) {
            return self.parenthesized_types(results);
        }
        results.push(self.non_function_type()?);
        Ok(())
    }

    fn parenthesized_types(&mut self, types: &mut Types<'c>) -> ParseResult {
        self.expect(TokenKind::LeftParen, "expected '('")?;
        if self.eat(TokenKind::RightParen) {
            return Ok(());
        }
        self.comma_separated(|parser| parser.parse_type().map(|ty| types.push(ty)))?;
        self.expect(TokenKind::RightParen, "expected ')'")
    }

    fn non_function_type(&mut self) -> ParseResult<Type<'c>> {
        self.expect_at_end(|| Expected::Type);
        match self.kind() {
            TokenKind::IntegerType => self.integer_type(),
            TokenKind::BareIdentifier => self.keyword_type(),
            TokenKind::ExclamationIdentifier => self.nested(Self::extended_type),
            _ => Err(self.wrong_token("expected non-function type")),
        }
    }

    fn keyword_type(&mut self) -> ParseResult<Type<'c>> {
        let context = self.context;
        let word = self.text();
        let ty = match word {
            "index" => context.index_type(),
            "none" => context.none_type(),
            "tensor" => return self.nested(Self::tensor_type),
            "vector" => return self.nested(Self::vector_type),
            "memref" => return self.nested(Self::memref_type),
            "tuple" => return self.nested(Self::tuple_type),
            "complex" => return self.nested(Self::complex_type),
            _ => match FloatKind::from_keyword(word) {
                Some(kind) => context.float_type(kind),
                None => return Err(self.wrong_token("expected non-function type")),
            },
        };
        self.advance();
        Ok(ty)
    }

    fn integer_type(&mut self) -> ParseResult<Type<'c>> {
        let text = self.text();
        if let Some(ty) = self.known_integer_type(text) {
            self.advance();
            return Ok(ty);
        }
        let digits = text.trim_start_matches(|c: char| !c.is_ascii_digit());
        let Ok(width) = digits.parse::<u32>() else { return Err(self.error("invalid integer width")) };
        if width > MAX_INTEGER_WIDTH {
            return Err(self.error(format!("integer bitwidth is limited to {MAX_INTEGER_WIDTH} bits")));
        }
        self.advance();
        let ty = match text.as_bytes()[0] {
            b's' => self.context.signed_integer_type(width),
            b'u' => self.context.unsigned_integer_type(width),
            _ => self.context.integer_type(width),
        };
        self.remember_integer_type(text, ty);
        Ok(ty)
    }

    fn complex_type(&mut self) -> ParseResult<Type<'c>> {
        self.advance();
        self.expect(TokenKind::Less, "expected '<' in complex type")?;
        let offset = self.offset();
        let element = self.parse_type()?;
        self.expect(TokenKind::Greater, "expected '>' in complex type")?;
        if !element.is_int_or_float() {
            return Err(self.error_at(offset, "invalid element type for complex"));
        }
        Ok(self.context.complex_type(element))
    }

    fn tuple_type(&mut self) -> ParseResult<Type<'c>> {
        self.advance();
        self.expect(TokenKind::Less, "expected '<' in tuple type")?;
        let mut types = Types::new();
        if !self.eat(TokenKind::Greater) {
            self.comma_separated(|parser| parser.parse_type().map(|ty| types.push(ty)))?;
            self.expect(TokenKind::Greater, "expected '>' in tuple type")?;
        }
        Ok(self.context.tuple_type(&types))
    }

    /// The encoding of a tensor. It does not start with one of the later keywords (MLIR's rule).
    fn tensor_encoding(&mut self) -> ParseResult<Option<Attribute<'c>>> {
        match self.kind() {
            TokenKind::BareIdentifier if matches!(self.text(), "array" | "strided" | "distinct") => Ok(None),
            _ => self.parse_optional_attribute(None),
        }
    }

    fn tensor_type(&mut self) -> ParseResult<Type<'c>> {
        self.advance();
        self.expect(TokenKind::Less, "expected '<' in tensor type")?;
        let shape = self.shape()?;
        let offset = self.offset();
        let element = self.parse_type()?;
        let encoding = if self.eat(TokenKind::Comma) { self.tensor_encoding()? } else { None };
        self.expect(TokenKind::Greater, "expected '>' in tensor type")?;
        if !element.is_tensor_element() {
            return Err(self.error_at(offset, "invalid tensor element type"));
        }
        match (shape, encoding) {
            (Some(shape), _) => Ok(self.context.ranked_tensor_type(&shape, element, encoding)),
            (None, None) => Ok(self.context.unranked_tensor_type(element)),
            (None, Some(_)) => Err(self.error("cannot apply encoding to unranked tensor")),
        }
    }

    /// `4x?x` or `*x`; `None` for the second.
    fn shape(&mut self) -> ParseResult<Option<Shape>> {
        if self.eat(TokenKind::Star) {
            self.dimension_separator()?;
            return Ok(None);
        }
        self.dimensions().map(Some)
    }

    /// Parses `4x?x`: the dimensions of a shape, each with its `x`.
    pub(super) fn dimensions(&mut self) -> ParseResult<Shape> {
        let mut shape = Shape::new();
        while matches!(self.kind(), TokenKind::Integer | TokenKind::Question) {
            shape.push(if self.eat(TokenKind::Question) { DYNAMIC } else { self.dimension()? });
            self.dimension_separator()?;
        }
        Ok(shape)
    }

    /// Parses `4x?x`: the dimensions of a shape, each with its `x`, before the type of the elements.
    pub fn parse_dimension_list(&mut self) -> ParseResult<Vec<i64>> {
        self.dimensions().map(|shape| shape.into_vec())
    }

    /// Parses `4x?x2`: dimensions with an `x` between them, or none. `?` is [`DYNAMIC`], where it is allowed.
    pub fn parse_dimensions(&mut self, allow_dynamic: bool) -> ParseResult<Vec<i64>> {
        match self.kind() {
            TokenKind::Question | TokenKind::Integer => {
                self.dimensions_or_error(allow_dynamic, "invalid dimension")
            }
            _ => Ok(Vec::new()),
        }
    }

    /// Parses `4x2`: numbers with an `x` between them, at least one.
    pub fn parse_decimal_shape(&mut self) -> ParseResult<Vec<i64>> {
        self.dimensions_or_error(false, "expected an integer")
    }

    fn dimensions_or_error(&mut self, allow_dynamic: bool, error: &str) -> ParseResult<Vec<i64>> {
        let mut shape = Vec::new();
        loop {
            shape.push(match self.kind() {
                TokenKind::Question if allow_dynamic => {
                    self.advance();
                    DYNAMIC
                }
                TokenKind::Integer => self.dimension()?,
                _ => return Err(self.wrong_token(error)),
            });
            if !(self.at(TokenKind::BareIdentifier) && self.text().starts_with('x')) {
                return Ok(shape);
            }
            self.dimension_separator()?;
        }
    }

    fn dimension(&mut self) -> ParseResult<i64> {
        // `0xf32` is a dimension of size 0 and its `x`, not a number.
        if self.text().as_bytes().get(1) == Some(&b'x') {
            self.reset(self.offset() + 1);
            return Ok(0);
        }
        let Ok(size) = self.text().parse() else { return Err(self.error("invalid dimension")) };
        self.advance();
        Ok(size)
    }

    fn dimension_separator(&mut self) -> ParseResult {
        if !self.at(TokenKind::BareIdentifier) || !self.text().starts_with('x') {
            return Err(self.wrong_token("expected 'x' in dimension list"));
        }
        // The text after the `x` is a token of its own.
        self.reset(self.offset() + 1);
        Ok(())
    }

    fn vector_type(&mut self) -> ParseResult<Type<'c>> {
        let start = self.offset();
        self.advance();
        self.expect(TokenKind::Less, "expected '<' in vector type")?;
        let (mut shape, mut scalable) = (Shape::new(), SmallVec::<[bool; 4]>::new());
        while matches!(self.kind(), TokenKind::Integer | TokenKind::LeftSquare) {
            let is_scalable = self.eat(TokenKind::LeftSquare);
            shape.push(self.dimension()?);
            scalable.push(is_scalable);
            if is_scalable {
                self.expect(TokenKind::RightSquare, "missing ']' closing scalable dimension")?;
            }
            self.dimension_separator()?;
        }
        let element = self.parse_type()?;
        self.expect(TokenKind::Greater, "expected '>' in vector type")?;
        if !element.is_vector_element() {
            let message = "failed to verify 'elementType': VectorElementTypeInterface instance";
            return Err(self.error_at(start, message));
        }
        if shape.contains(&0) {
            let shape = shape.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
            let message = format!("vector types must have positive constant sizes but got {shape}");
            return Err(self.error_at(start, message));
        }
        Ok(self.context.scalable_vector_type(&shape, &scalable, element))
    }

    fn memref_type(&mut self) -> ParseResult<Type<'c>> {
        let start = self.offset();
        self.advance();
        self.expect(TokenKind::Less, "expected '<' in memref type")?;
        let shape = self.shape()?;
        let offset = self.offset();
        let element = self.parse_type()?;
        if !element.is_memref_element() {
            return Err(self.error_at(offset, "invalid memref element type"));
        }
        let (mut layout, mut space) = (None, None);
        if !self.eat(TokenKind::Greater) {
            self.expect(TokenKind::Comma, "expected ',' or '>' in memref type")?;
            if self.at(TokenKind::Greater) {
                return Err(self.wrong_token("expected list element"));
            }
            self.comma_separated(|parser| parser.memref_parameter(shape.is_none(), &mut layout, &mut space))?;
            self.expect(TokenKind::Greater, "expected ',' or '>'")?;
        }
        if space.is_some_and(|space| !is_memory_space(space)) {
            return Err(self.error_at(start, "unsupported memory space Attribute"));
        }
        let Some(shape) = shape else { return Ok(self.context.unranked_memref_type(element, space)) };
        if let Some(layout) = layout {
            verify_layout(layout, &shape).map_err(|message| self.error_at(start, message))?;
        }
        Ok(self.context.memref_type(&shape, element, layout, space))
    }

    fn memref_parameter(
        &mut self,
        is_unranked: bool,
        layout: &mut Option<Attribute<'c>>,
        space: &mut Option<Attribute<'c>>,
    ) -> ParseResult {
        let attribute = self.parse_attribute()?;
        if !attribute.is_memref_layout() {
            if space.is_some() {
                return Err(self.error("multiple memory spaces specified in memref type"));
            }
            *space = Some(attribute);
            return Ok(());
        }
        *layout = Some(attribute);
        if is_unranked {
            return Err(self.error("cannot have affine map for unranked memref type"));
        }
        if space.is_some() {
            return Err(self.error("expected memory space to be last in memref type"));
        }
        Ok(())
    }
}

/// The inputs and results of a function type.
pub(in crate::asm) fn function_signature<'c>(ty: Type<'c>) -> Option<(&'c [Type<'c>], &'c [Type<'c>])> {
    match ty.kind() {
        TypeKind::Function { inputs, results } => Some((inputs, results)),
        _ => None,
    }
}

/// Checks that memrefs of a shape can have a layout.
fn verify_layout(layout: Attribute<'_>, shape: &[i64]) -> Result<(), String> {
    match layout.kind() {
        AttributeKind::AffineMap(map) => map.verify_layout(shape),
        AttributeKind::StridedLayout { strides, .. } if strides.len() != shape.len() => {
            Err("expected the number of strides to match the rank".to_owned())
        }
        _ => layout.dialect_layout().map_or(Ok(()), |layout| layout.verify_layout(shape)),
    }
}

/// Returns whether the attribute can be a memory space: only numbers, strings and dictionaries can, among the
/// builtin attributes.
fn is_memory_space(attribute: Attribute<'_>) -> bool {
    matches!(
        attribute.kind(),
        AttributeKind::Integer { .. }
            | AttributeKind::WideInteger { .. }
            | AttributeKind::String { .. }
            | AttributeKind::Dictionary(_)
            | AttributeKind::Extension { .. }
    )
}

/// Whether a type can start with this word.
fn is_type_keyword(word: &str) -> bool {
    matches!(word, "index" | "none" | "tensor" | "vector" | "memref" | "tuple" | "complex")
        || FloatKind::from_keyword(word).is_some()
}
