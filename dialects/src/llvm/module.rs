//! The module of an operation, which contains its globals and functions.

use rtblgen_runtime::{Ir, Op};

/// The module of an operation: the closest symbol table that is not nested in an op of this dialect.
pub(super) fn module(ir: &Ir<'_>, op: Op) -> Option<Op> {
    let mut parent = op.parent_op(ir)?;
    while !is_module(ir, parent) {
        parent = parent.parent_op(ir)?;
    }
    Some(parent)
}

/// Whether an operation can contain globals (MLIR's `satisfiesLLVMModule`).
pub(super) fn is_module(ir: &Ir<'_>, op: Op) -> bool {
    op.is_symbol_table(ir) && op.has_trait(ir, &rtblgen_runtime::traits::ISOLATED_FROM_ABOVE)
}
