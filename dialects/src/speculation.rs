//! Whether control may be executed speculatively: a condition or a bound that is poison is undefined behavior, which must not
//! happen where there was none. MLIR's definitions permit it for all operands.

use rtblgen_runtime::interfaces::Speculatability;
use rtblgen_runtime::{IntegerAttr, Ir, Op, Value, ValueOwner};

/// The definitions that a value is followed through.
const MOST_DEFINITIONS: usize = 4;

/// Whether a value is not poison for any input: a constant, the induction variable of a loop, or computed of these.
fn is_never_poison(ir: &Ir<'_>, value: Value, steps: usize) -> bool {
    match value.owner(ir) {
        ValueOwner::Argument(block, 0) => {
            let parent = block.parent_op(ir).map(|op| op.name(ir).as_str());
            matches!(parent, Some("scf.for" | "affine.for"))
        }
        ValueOwner::Argument(..) => false,
        ValueOwner::Result(op, _) => {
            let is_constant =
                || ir.match_constant(value).is_some_and(|value| value.cast::<IntegerAttr<'_>>().is_some());
            let is_computed = || {
                op.name(ir).as_str() == "affine.apply"
                    && op.operands(ir).all(|operand| steps > 0 && is_never_poison(ir, operand, steps - 1))
            };
            is_constant() || is_computed()
        }
    }
}

/// The speculatability of an operation whose regions run or not, as these operands decide.
pub(crate) fn of_control(ir: &Ir<'_>, mut decisive: impl Iterator<Item = Value>) -> Speculatability {
    match decisive.all(|value| is_never_poison(ir, value, MOST_DEFINITIONS)) {
        true => Speculatability::RecursivelySpeculatable,
        false => Speculatability::NotSpeculatable,
    }
}

/// The hook of the dialects: the speculatability of conditions, and of loops whose bounds are all their operands.
pub(crate) fn of_condition(ir: &Ir<'_>, op: Op) -> Option<Speculatability> {
    match op.name(ir).as_str() {
        "scf.if" | "affine.if" | "affine.parallel" => Some(of_control(ir, op.operands(ir))),
        _ => None,
    }
}
