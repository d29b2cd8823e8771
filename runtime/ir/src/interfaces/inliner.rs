//! The interface of dialects whose operations can be inlined.

use crate::context::Location;
use crate::context::types::Type;
use crate::ir::{Block, Builder, Ir, Op, Region, Value};

/// How a dialect takes part in inlining: MLIR's `DialectInlinerInterface`. Attach it with
/// [`attach_dialect_interface`](crate::Context::attach_dialect_interface). Operations of dialects without it are not
/// inlined.
pub trait DialectInliner: Send + Sync {
    /// Whether a call of the dialect may be replaced by the body of the callable.
    fn is_legal_to_inline_call(&self, ir: &Ir<'_>, call: Op, callable: Op, would_be_cloned: bool) -> bool {
        let _ = (ir, call, callable, would_be_cloned);
        false
    }

    /// Whether a region may be inlined into a region of an operation of the dialect.
    fn is_legal_to_inline_region(
        &self,
        ir: &Ir<'_>,
        into: Region,
        from: Region,
        would_be_cloned: bool,
    ) -> bool {
        let _ = (ir, into, from, would_be_cloned);
        false
    }

    /// Whether an operation of the dialect may be inlined into a region.
    fn is_legal_to_inline_op(&self, ir: &Ir<'_>, op: Op, into: Region, would_be_cloned: bool) -> bool {
        let _ = (ir, op, into, would_be_cloned);
        false
    }

    /// Whether the operations inside an operation of the dialect are checked too.
    fn should_analyze_recursively(&self, ir: &Ir<'_>, op: Op) -> bool {
        let _ = (ir, op);
        true
    }

    /// Makes an operation that converts a value between the types of a call of the dialect and of its callable: `input` is
    /// its only operand, `ty` the type of its only result. `None` if there is no such operation: the call is not inlined.
    fn materialize_call_conversion<'c>(
        &self,
        builder: &mut dyn Builder<'c>,
        input: Value,
        ty: Type<'c>,
        location: Location<'c>,
    ) -> Option<Op> {
        let _ = (builder, input, ty, location);
        None
    }

    /// Replaces these values by the operands of a terminator. The caller erases the terminator.
    fn handle_terminator(&self, ir: &mut Ir<'_>, terminator: Op, replaced: &[Value]);

    /// Replaces a terminator that returns by a branch to a block, which has an argument per value.
    fn handle_terminator_with_branch(&self, ir: &mut Ir<'_>, terminator: Op, destination: Block);
}
