//! Replacements of values that a reduction removes.

use rtblgen_ir::context::types::Type;
use rtblgen_ir::ir::{Block, Builder, InsertionPoint, Ir, IrBuilder, Op, OpState, Value};
use rtblgen_ir::traits;

/// The operation whose result replaces a value of a type that has no constants.
const NO_VALUE: &str = "builtin.unrealized_conversion_cast";

/// Whether a value is a constant, or a replacement for one.
pub(super) fn is_simple(ir: &Ir<'_>, value: Value) -> bool {
    value.defining_op(ir).is_some_and(|op| {
        op.has_trait(ir, &traits::CONSTANT_LIKE)
            || op.operand_count(ir) == 0 && op.name(ir).as_str() == NO_VALUE
    })
}

/// A constant of a type that an operation can use: an existing one of the block, or a new one.
pub(super) fn constant<'c>(
    ir: &mut Ir<'c>,
    block: Block,
    before: Option<Op>,
    ty: Type<'c>,
    near: &str,
) -> Value {
    let is_known = |op: &Op| {
        op.result_count(ir) == 1 && op.result(ir, 0).ty(ir) == ty && is_simple(ir, op.result(ir, 0))
    };
    let earlier = block.ops(ir).take_while(|op| Some(*op) != before).find(is_known);
    if let Some(known) = earlier {
        return known.result(ir, 0);
    }
    let point = InsertionPoint::start_of(ir, block);
    let op = materialized(ir, point, ty, near).unwrap_or_else(|| {
        let location = ir.context().unknown_loc();
        IrBuilder::new(ir, point).create(OpState::new(NO_VALUE, location).result(ty))
    });
    op.result(ir, 0)
}

/// Creates a zero of a type with the dialect `near`, with `arith`, or with the first dialect that can.
fn materialized<'c>(ir: &mut Ir<'c>, point: InsertionPoint, ty: Type<'c>, near: &str) -> Option<Op> {
    let context = ir.context();
    let zero = context.zero_attr(ty)?;
    let names = [near, "arith"];
    let preferred = names.iter().filter_map(|name| context.dialect(name));
    let dialects: Vec<_> = preferred.chain(context.dialects()).collect();
    dialects.into_iter().find_map(|dialect| {
        let materialize = dialect.hooks.materialize_constant?;
        let mut builder = IrBuilder::new(ir, point);
        let op = materialize(&mut builder, zero, ty, context.unknown_loc())?;
        match op.result_count(ir) == 1 && op.result(ir, 0).ty(ir) == ty && ir.verify_op(op).is_ok() {
            true => Some(op),
            false => {
                ir.erase_op(op);
                None
            }
        }
    })
}
