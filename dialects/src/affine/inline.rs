//! Inlining of `affine`.

use rtblgen_runtime::interfaces::DialectInliner;
use rtblgen_runtime::traits::AFFINE_SCOPE;
use rtblgen_runtime::{Block, DialectRegistry, InitializeDialect, Ir, Op, Region, TypedOp, Value};

use super::{AffineDialect, AffineForOp, AffineIfOp, AffineParallelOp};

struct AffineInliner;

/// Whether the region belongs to a loop or a condition of the dialect.
fn is_in_affine(ir: &Ir<'_>, region: Region) -> bool {
    region.parent_op(ir).is_some_and(|op| {
        AffineForOp::cast(ir, op).is_some()
            || AffineIfOp::cast(ir, op).is_some()
            || AffineParallelOp::cast(ir, op).is_some()
    })
}

impl DialectInliner for AffineInliner {
    /// Into loops and conditions, only one block without effects and without operations of the dialect: their operands might
    /// not be dimensions or symbols there.
    fn is_legal_to_inline_region(&self, ir: &Ir<'_>, into: Region, from: Region, _: bool) -> bool {
        let is_plain = |op: Op| op.is_memory_effect_free(ir) && op.name(ir).dialect() != "affine";
        let mut body = from.ops(ir).take_while(|op| op.next(ir).is_some());
        is_in_affine(ir, into) && from.has_one_block(ir) && body.all(is_plain)
    }

    fn is_legal_to_inline_op(&self, ir: &Ir<'_>, _: Op, into: Region, _: bool) -> bool {
        into.parent_op(ir).is_some_and(|op| op.has_trait(ir, &AFFINE_SCOPE)) || is_in_affine(ir, into)
    }

    fn handle_terminator(&self, _: &mut Ir<'_>, _: Op, _: &[Value]) {}

    fn handle_terminator_with_branch(&self, _: &mut Ir<'_>, _: Op, _: Block) {}
}

impl InitializeDialect for AffineDialect {
    fn initialize(registry: &mut DialectRegistry) {
        registry.add_interface::<dyn DialectInliner>(&AffineInliner);
        registry.hooks_mut().speculatability = Some(crate::speculation::of_op);
    }
}
