//! Whether control and affine maps may be executed speculatively: a condition or a bound that is poison is undefined behavior,
//! and so is a division by a number that is not positive, which must not happen where there was none. MLIR's definitions permit
//! it for all operands.

use rtblgen_runtime::affine::{AffineExpr, AffineExprKind};
use rtblgen_runtime::interfaces::Speculatability;
use rtblgen_runtime::{Attribute, AttributeKind, DenseArrayAttr, IntegerAttr, Ir, Op, Value, ValueOwner};

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
                    && divides_safely(ir, op)
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

/// The hook of the dialects: the speculatability of conditions, of loops whose bounds are all their operands, and of divisions by
/// symbols.
pub(crate) fn of_op(ir: &Ir<'_>, op: Op) -> Option<Speculatability> {
    let is_safe = match op.name(ir).as_str() {
        "scf.if" => return Some(of_control(ir, op.operands(ir))),
        "affine.if" | "affine.parallel" => match divides_safely(ir, op) {
            true => return Some(of_control(ir, op.operands(ir))),
            false => false,
        },
        "affine.apply" | "affine.max" | "affine.min" => divides_safely(ir, op),
        "affine.delinearize_index" | "affine.linearize_index" => has_positive_basis(ir, op),
        _ => return None,
    };
    // The traits of the definition hold for what is safe.
    (!is_safe).then_some(Speculatability::NotSpeculatable)
}

/// Whether the maps and sets of an operation divide by positive constants only.
pub(crate) fn divides_safely(ir: &Ir<'_>, op: Op) -> bool {
    op.attributes(ir).iter().all(|entry| is_safe_attribute(entry.value))
}

fn is_safe_attribute(attribute: Attribute<'_>) -> bool {
    match attribute.kind() {
        AttributeKind::AffineMap(map) => map.results().iter().all(is_safe),
        AttributeKind::IntegerSet(set) => set.constraints().iter().all(|(expr, _)| is_safe(expr)),
        _ => true,
    }
}

fn is_safe(expr: &AffineExpr) -> bool {
    let is_positive = |divisor: &AffineExpr| divisor.as_constant().is_some_and(|number| number > 0);
    let divides_safely = match expr.kind() {
        AffineExprKind::FloorDiv(_, divisor)
        | AffineExprKind::CeilDiv(_, divisor)
        | AffineExprKind::Mod(_, divisor) => is_positive(divisor),
        _ => true,
    };
    divides_safely && expr.operands().is_none_or(|(lhs, rhs)| is_safe(lhs) && is_safe(rhs))
}

/// Whether all sizes of a basis are positive constants.
fn has_positive_basis(ir: &Ir<'_>, op: Op) -> bool {
    let basis = op.attribute(ir, "static_basis");
    let basis = basis.and_then(|basis| basis.cast::<DenseArrayAttr<'_>>()?.values::<i64>());
    // A size that is an operand is the least number here.
    basis.is_some_and(|basis| basis.iter().all(|size| *size > 0))
}
