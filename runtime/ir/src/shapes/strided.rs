//! Strided layouts of memrefs.

use super::Extent;
use crate::affine::{AffineExpr, AffineExprKind, AffineMap};
use crate::context::attributes::{Attribute, AttributeKind};
use crate::context::types::{DYNAMIC, Type, TypeKind};

impl<'c> Type<'c> {
    /// The layout of a memref; none for the row-major layout.
    pub fn layout(self) -> Option<Attribute<'c>> {
        match self.kind() {
            TypeKind::MemRef { layout, .. } => layout,
            _ => None,
        }
    }

    /// Whether a memref has the row-major layout. With one dimension, `strided<[1]>` is that layout.
    pub fn has_identity_layout(self) -> bool {
        match self.layout().map(Attribute::kind) {
            None => true,
            Some(AttributeKind::StridedLayout { offset: 0, strides: [1] }) => true,
            Some(AttributeKind::AffineMap(map)) => map.is_identity(),
            Some(_) => false,
        }
    }

    /// The same memref or tensor with another shape; the type itself, if it has no rank.
    pub fn with_shape(self, shape: &[i64]) -> Type<'c> {
        let context = self.context();
        match self.kind() {
            TypeKind::MemRef { element, layout, memory_space, .. } => {
                context.memref_type(shape, element, layout, memory_space)
            }
            TypeKind::RankedTensor { element, encoding, .. } => {
                context.ranked_tensor_type(shape, element, encoding)
            }
            TypeKind::Vector { element, .. } => context.vector_type(shape, element),
            _ => self,
        }
    }

    /// The same memref with another layout; the type itself, if it is no ranked memref.
    pub fn with_layout(self, layout: Option<Attribute<'c>>) -> Type<'c> {
        match self.kind() {
            TypeKind::MemRef { shape, element, memory_space, .. } => {
                self.context().memref_type(shape, element, layout, memory_space)
            }
            _ => self,
        }
    }

    /// A memref with another shape and a strided layout, the same elements and memory space.
    pub fn with_strides(self, shape: &[i64], strides: &[i64], offset: i64) -> Type<'c> {
        let layout = self.context().strided_layout_attr(offset, strides);
        let element = self.element_type();
        self.context().memref_type(shape, element, Some(layout), self.memory_space())
    }

    /// The strides and the offset of a ranked memref, in elements; `None` if its layout is no strided one. Strides that are
    /// not known are [`DYNAMIC`] (MLIR's `getStridesAndOffset`).
    pub fn strides_and_offset(self) -> Option<(Vec<i64>, i64)> {
        let TypeKind::MemRef { shape, layout, .. } = self.kind() else { return None };
        match layout.map(Attribute::kind) {
            None => Some((row_major_strides(shape), 0)),
            Some(AttributeKind::StridedLayout { offset, strides }) => Some((strides.to_vec(), offset)),
            Some(AttributeKind::AffineMap(map)) => strides_of_map(map, shape),
            Some(_) => strides_of_map(&layout?.dialect_layout()?.affine_map(), shape),
        }
    }

    /// Whether the layout of a ranked memref is a strided one.
    pub fn is_strided(self) -> bool {
        self.strides_and_offset().is_some()
    }

    /// The memref with its layout in canonical form (MLIR's `canonicalizeStridedLayout`). A layout with row-major strides and
    /// offset 0 is dropped. Another strided layout becomes an affine map.
    pub fn canonical_layout(self) -> Type<'c> {
        let Some(shape) = self.ranked_shape().filter(|_| !self.has_identity_layout()) else { return self };
        match self.strides_and_offset() {
            Some((strides, 0)) if strides == row_major_strides(shape) => return self.with_layout(None),
            Some(_) if !shape.is_empty() => {}
            _ => return self,
        }
        let Some((linear, symbols)) = self.linear_layout() else { return self };
        let map = AffineMap::new(shape.len() as u32, symbols, vec![linear.to_expr()]);
        self.with_layout(Some(self.context().affine_map_attr(&map)))
    }

    /// The layout as a linear expression, with the number of its symbols. In a strided layout, an unknown offset is the first
    /// symbol.
    fn linear_layout(self) -> Option<(Linear, u32)> {
        match self.layout().map(Attribute::kind)? {
            AttributeKind::StridedLayout { offset, strides } => {
                let mut symbols = 0;
                let mut expression = |number: i64| match number {
                    DYNAMIC => {
                        symbols += 1;
                        AffineExpr::symbol(symbols - 1)
                    }
                    number => AffineExpr::constant(number),
                };
                let offset = expression(offset);
                let strides = strides.iter().map(|stride| expression(*stride)).collect();
                Some((Linear { strides, offset }, symbols))
            }
            AttributeKind::AffineMap(map) => Some((linear_map(map)?, map.symbols())),
            _ => None,
        }
    }
}

/// The strides of the row-major layout.
fn row_major_strides(shape: &[i64]) -> Vec<i64> {
    let mut strides = vec![1; shape.len()];
    let mut stride = Extent::of(1);
    for (index, size) in shape.iter().enumerate().rev() {
        strides[index] = stride.number();
        stride = stride * Extent::of(*size);
    }
    strides
}

/// The strides of a layout map, if it is a linear expression of the dimensions.
fn strides_of_map(map: &AffineMap, shape: &[i64]) -> Option<(Vec<i64>, i64)> {
    if map.is_identity() {
        return Some((row_major_strides(shape), 0));
    }
    let sum = linear_map(map)?;
    let number = |expression: &AffineExpr| expression.as_constant().unwrap_or(DYNAMIC);
    Some((sum.strides.iter().map(number).collect(), number(&sum.offset)))
}

/// The result of a map, if it has one and it is linear in the dimensions.
fn linear_map(map: &AffineMap) -> Option<Linear> {
    let [expression] = map.results() else { return None };
    let mut sum = Linear {
        strides: vec![AffineExpr::constant(0); map.dims() as usize],
        offset: AffineExpr::constant(0),
    };
    sum.add(expression, &AffineExpr::constant(1))?;
    Some(sum)
}

/// A linear expression of dimensions. Factors and the offset may contain symbols.
struct Linear {
    strides: Vec<AffineExpr>,
    offset: AffineExpr,
}

impl Linear {
    /// The expression as a sum: dimensions with constant factors, the offset, then dimensions with other factors.
    fn to_expr(&self) -> AffineExpr {
        let term = |(dim, stride): (usize, &AffineExpr)| AffineExpr::dim(dim as u32).times(stride);
        let terms = |is_known: bool| {
            let own = self.strides.iter().enumerate();
            own.filter(move |(_, stride)| stride.as_constant().is_some() == is_known).map(term)
        };
        let offset = std::iter::once(self.offset.clone());
        let all = terms(true).chain(offset).chain(terms(false));
        all.fold(AffineExpr::constant(0), |sum, next| sum.plus(&next))
    }

    fn add(&mut self, expression: &AffineExpr, factor: &AffineExpr) -> Option<()> {
        match expression.kind() {
            AffineExprKind::Dim(position) => {
                let stride = self.strides.get_mut(*position as usize)?;
                *stride = stride.plus(factor);
                Some(())
            }
            AffineExprKind::Symbol(_) | AffineExprKind::Constant(_) => {
                self.offset = self.offset.plus(&expression.times(factor));
                Some(())
            }
            AffineExprKind::Add(lhs, rhs) => {
                self.add(lhs, factor)?;
                self.add(rhs, factor)
            }
            AffineExprKind::Mul(lhs, rhs) if lhs.is_symbolic_or_constant() => {
                self.add(rhs, &factor.times(lhs))
            }
            AffineExprKind::Mul(lhs, rhs) => self.add(lhs, &factor.times(rhs)),
            _ => None,
        }
    }
}
