//! Calls and their inlining.

use std::ops::Range;

use rtblgen_runtime::interfaces::{CallOpInterface, Callee, CastOpInterface, DialectInliner};
use rtblgen_runtime::{
    Block, Builder, DialectRegistry, InitializeDialect, Ir, Location, Op, Region, Type, TypedOp, Value,
};

use super::{CastOp, GenericCallOp, ToyDialect};

impl CallOpInterface for GenericCallOp {
    fn callable_for_callee<'c>(self, ir: &Ir<'c>) -> Callee<'c> {
        Callee::Symbol(self.callee_attr(ir))
    }

    fn set_callee_from_callable<'c>(self, ir: &mut Ir<'c>, callee: Callee<'c>) {
        if let Callee::Symbol(symbol) = callee {
            self.set_callee_attr(ir, symbol);
        }
    }

    fn arg_operands(self, ir: &Ir<'_>) -> Vec<Value> {
        self.inputs(ir).collect()
    }

    fn arg_operands_mutable(self, ir: &Ir<'_>) -> Range<usize> {
        0..self.op().operand_count(ir)
    }
}

impl CastOpInterface for CastOp {
    /// Tensors of the same elements, one of which has no shape.
    fn are_cast_compatible<'c>(inputs: &[Type<'c>], outputs: &[Type<'c>]) -> bool {
        let ([input], [output]) = (inputs, outputs) else { return false };
        input.is_tensor()
            && output.is_tensor()
            && input.shaped_element_type() == output.shaped_element_type()
            && (!input.has_rank() || !output.has_rank() || input == output)
    }
}

/// Every call, every function and every op of Toy may be inlined.
struct ToyInliner;

impl DialectInliner for ToyInliner {
    fn is_legal_to_inline_call(&self, _: &Ir<'_>, _: Op, _: Op, _: bool) -> bool {
        true
    }

    fn is_legal_to_inline_region(&self, _: &Ir<'_>, _: Region, _: Region, _: bool) -> bool {
        true
    }

    fn is_legal_to_inline_op(&self, _: &Ir<'_>, _: Op, _: Region, _: bool) -> bool {
        true
    }

    fn handle_terminator(&self, ir: &mut Ir<'_>, terminator: Op, replaced: &[Value]) {
        for (number, old) in replaced.iter().enumerate() {
            ir.replace_all_uses(*old, terminator.operand(ir, number));
        }
    }

    /// Functions of Toy have one block.
    fn handle_terminator_with_branch(&self, _: &mut Ir<'_>, _: Op, _: Block) {}

    fn materialize_call_conversion<'c>(
        &self,
        builder: &mut dyn Builder<'c>,
        input: Value,
        ty: Type<'c>,
        location: Location<'c>,
    ) -> Option<Op> {
        Some(CastOp::build(builder, location, ty, input).op())
    }
}

impl InitializeDialect for ToyDialect {
    fn initialize(registry: &mut DialectRegistry) {
        registry.add_interface::<dyn DialectInliner>(&ToyInliner);
    }
}
