//! Folders of memory accesses: they bypass casts of the memref, and read elements of constant globals.

use rtblgen_runtime::affine::AffineExpr;
use rtblgen_runtime::constants::{element_at, splat_element};
use rtblgen_runtime::{Attribute, Fold, FoldOutcome, Ir, SymbolRefAttr, TypedOp, Value};

use super::{AffineDmaStartOp, AffineDmaWaitOp, AffineLoadOp, AffinePrefetchOp, AffineStoreOp, map_of};
use crate::memref::{GetGlobalOp, GlobalOp, fold_casts};

macro_rules! fold_operands {
    ($($op:ident)*) => {$(
        impl Fold for $op {
            fn fold<'c>(self, ir: &Ir<'c>, _: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
                fold_casts(self.op(), ir, None)
            }
        }
    )*};
}

fold_operands! { AffineDmaStartOp AffineDmaWaitOp AffinePrefetchOp }

impl Fold for AffineStoreOp {
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
        fold_casts(self.op(), ir, Some(self.op().operand(ir, 0)))
    }
}

impl Fold for AffineLoadOp {
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
        match fold_casts(self.op(), ir, None) {
            FoldOutcome::NotFolded => self.constant_element(ir).into(),
            folded => folded,
        }
    }
}

impl AffineLoadOp {
    /// The element that a load reads from a constant global.
    fn constant_element<'c>(self, ir: &Ir<'c>) -> Option<Attribute<'c>> {
        let elements = constant_elements(ir, self.op().operand(ir, 0))?;
        if let Some(element) = splat_element(elements) {
            return Some(element);
        }
        let map = map_of(self, ir, "map")?;
        let indices = map.results().iter().map(AffineExpr::as_constant).collect::<Option<Vec<i64>>>()?;
        let shape = self.op().operand(ir, 0).ty(ir).shape();
        let mut position = 0;
        for (index, size) in indices.into_iter().zip(shape.iter().copied()) {
            position = (0..size).contains(&index).then_some(position * size + index)?;
        }
        element_at(elements, usize::try_from(position).ok()?)
    }
}

/// The elements of a global constant.
fn constant_elements<'c>(ir: &Ir<'c>, memory: Value) -> Option<Attribute<'c>> {
    let global = ir.defining_op::<GetGlobalOp>(memory)?.op();
    let name = global.attribute(ir, "name")?.cast::<SymbolRefAttr<'c>>()?;
    let global = GlobalOp::cast(ir, global.lookup_nearest_symbol(ir, name)?)?;
    global.op().attribute(ir, "constant")?;
    global.op().attribute(ir, "initial_value")
}
