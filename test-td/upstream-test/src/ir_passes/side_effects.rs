//! A pass that reports side effects.

use rtblgen_runtime::pass::{PassError, PassState};
use rtblgen_runtime::{Ir, MemoryEffect, Op, traits};

use crate::passes::remark;

/// `-test-side-effects`
pub(super) fn report<'c>(
    ir: &mut Ir<'c>,
    module: Op,
    _: &mut PassState<'_, 'c>,
) -> Result<(), PassError<'c>> {
    let ir = &*ir;
    for op in module.post_order(ir).filter(|op| !op.has_trait(ir, &traits::TERMINATOR)) {
        let Some(effects) = op.memory_effects(ir) else { continue };
        if effects.is_empty() {
            remark(ir, op, "operation has no memory effects");
        }
        for own in effects {
            let kind = match own.effect {
                MemoryEffect::Allocate => "allocate",
                MemoryEffect::Free => "free",
                MemoryEffect::Read => "read",
                MemoryEffect::Write => "write",
            };
            let place = own.value.map(|value| match (value.defining_op(ir), value.argument_number(ir)) {
                (Some(owner), _) if owner == op => {
                    format!(" on op result {},", value.result_number(ir).unwrap_or_default())
                }
                (_, Some(number))
                    if value.parent_region(ir).and_then(|region| region.parent_op(ir)) == Some(op) =>
                {
                    format!(" on block argument {number},")
                }
                _ => {
                    let number = op.operands(ir).position(|operand| operand == value).unwrap_or_default();
                    format!(" on op operand {number},")
                }
            });
            let resource = match own.resource.rsplit("::").next().unwrap_or_default() {
                "DefaultResource" => "<Default>",
                "TestResource" => "<Test>",
                other => other,
            };
            let place = place.unwrap_or_default();
            remark(ir, op, format!("found an instance of '{kind}'{place} on resource '{resource}'"));
        }
    }
    Ok(())
}
