//! Parses sparse elements: `sparse<..>`.

use super::dense::{Literal, join};
use super::parser::{AsmParser, ParseResult};
use crate::asm::token::TokenKind;
use crate::context::attributes::{Attribute, AttributeKind};
use crate::context::types::Type;

impl<'p, 'c> AsmParser<'p, 'c> {
    /// `sparse<indices, values> : type`.
    pub(super) fn sparse_elements(&mut self, ty: Option<Type<'c>>) -> ParseResult<Attribute<'c>> {
        let start = self.offset();
        self.advance();
        self.expect(TokenKind::Less, "Expected '<' after 'sparse'")?;
        let (mut indices, mut values) = (Literal::default(), Literal::default());
        let (mut indices_at, mut values_at) = (start, start);
        if !self.eat(TokenKind::Greater) {
            indices_at = self.offset();
            self.literal(&mut indices, false)?;
            self.expect(TokenKind::Comma, "expected ','")?;
            values_at = self.offset();
            self.literal(&mut values, true)?;
            self.expect(TokenKind::Greater, "expected '>'")?;
        }
        let ty = self.elements_type(start, ty)?;
        let (context, i64_type) = (self.context, self.context.i64_type());
        let rank = ty.shape().len() as i64;
        let is_empty = indices.elements.is_empty() && indices.shape.is_empty();
        let indices_shape = match indices.shape.as_slice() {
            [] => vec![if is_empty { 0 } else { 1 }, rank],
            shape => shape.to_vec(),
        };
        let values_shape = match values.shape.as_slice() {
            [] => vec![indices_shape[0]],
            shape => shape.to_vec(),
        };
        let indices_type = context.ranked_tensor_type(&indices_shape, i64_type, None);
        let values_type = context.ranked_tensor_type(&values_shape, ty.element_type_or_self(), None);
        let indices = self.elements_from_literal(&indices, indices_type, indices_at)?;
        let values = self.elements_from_literal(&values, values_type, values_at)?;
        self.check_sparse_shapes(&indices_shape, &values_shape, ty, start)?;
        self.check_sparse_indices(indices, ty, start)?;
        Ok(context.sparse_elements_attr(ty, indices, values))
    }

    fn check_sparse_shapes(
        &mut self,
        indices: &[i64],
        values: &[i64],
        ty: Type<'c>,
        place: usize,
    ) -> ParseResult {
        let shape = ty.shape();
        if values.len() != 1 {
            return Err(self.error_at(place, "expected 1-d tensor for sparse element values"));
        }
        let fits = match indices {
            [_, rank] => *rank == shape.len() as i64,
            [_] => shape.len() == 1,
            _ => false,
        };
        if fits && indices[0] == values[0] {
            return Ok(());
        }
        let message = format!(
            "expected shape ([{}]); inferred shape of indices literal ([{}]); inferred shape of values literal ([{}])",
            join(shape),
            join(indices),
            join(values)
        );
        Err(self.error_at(place, message))
    }

    fn check_sparse_indices(&mut self, indices: Attribute<'c>, ty: Type<'c>, place: usize) -> ParseResult {
        let AttributeKind::DenseElements { data, ty: indices_type } = indices.kind() else { return Ok(()) };
        let shape = ty.shape();
        let mut indices: Vec<i64> = data
            .chunks_exact(8)
            .map(|chunk| i64::from_le_bytes(chunk.try_into().unwrap_or_default()))
            .collect();
        // A splat has one element for all, so all indices are like the first.
        if let ([one], true) = (indices.as_slice(), indices_type.num_elements() != Some(0)) {
            indices = vec![*one; shape.len()];
        }
        for (number, index) in indices.chunks(shape.len().max(1)).enumerate() {
            if index.iter().zip(shape).any(|(index, size)| *index < 0 || index >= size) {
                let index: Vec<u64> = index.iter().map(|index| *index as u64).collect();
                let message = format!(
                    "sparse index #{number} is not contained within the value shape, with index=[{}], and type='{ty}'",
                    join(&index)
                );
                return Err(self.error_at(place, message));
            }
        }
        Ok(())
    }
}
