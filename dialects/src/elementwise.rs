//! Speculation of elementwise operations on tensors.

use rtblgen_runtime::interfaces::Speculatability;
use rtblgen_runtime::{Ir, Op, Value};

/// The hook of dialects of elementwise operations: tensors of dynamic sizes may have different ones, which is undefined behavior.
pub(crate) fn speculatability(ir: &Ir<'_>, op: Op) -> Option<Speculatability> {
    let is_dynamic = |value: &Value| value.ty(ir).is_tensor() && !value.ty(ir).has_static_shape();
    let mut tensors = op.operands(ir).filter(is_dynamic);
    let first = tensors.next()?;
    tensors.any(|other| other != first).then_some(Speculatability::NotSpeculatable)
}
