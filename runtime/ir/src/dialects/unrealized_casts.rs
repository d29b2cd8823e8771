//! Reconciliation of `builtin.unrealized_conversion_cast`: chains of casts that end in the types of their
//! start are removed.

use rustc_hash::FxHashSet;

use crate::dialects::builtin::UnrealizedConversionCastOp;
use crate::ir::{Ir, Op, TypedOp, Value};

/// Reconciles all casts inside `root`. Returns those that are left, in order.
///
/// ```
/// use rtblgen_runtime::dialects::unrealized_casts::reconcile_unrealized_casts;
/// use rtblgen_runtime::{Context, Dialect};
///
/// let context = Context::new();
/// context.allow_unregistered_dialects(true);
/// let source = r#"
///   %0 = "x.a"() : () -> i32
///   %1 = builtin.unrealized_conversion_cast %0 : i32 to i64
///   %2 = builtin.unrealized_conversion_cast %1 : i64 to i32
///   "x.b"(%2) : (i32) -> ()
/// "#;
/// let mut ir = context.parse_module("x.mlir", source).unwrap();
/// let root = ir.root();
/// assert!(reconcile_unrealized_casts(&mut ir, root).is_empty());
/// assert_eq!(ir.to_string(), "module {\n  %0 = \"x.a\"() : () -> i32\n  \"x.b\"(%0) : (i32) -> ()\n}\n");
/// ```
pub fn reconcile_unrealized_casts(ir: &mut Ir<'_>, root: Op) -> Vec<Op> {
    let casts = unrealized_casts(ir, root);
    reconcile_casts_among(ir, &casts)
}

/// The casts in an operation, in post-order.
pub fn unrealized_casts(ir: &Ir<'_>, root: Op) -> Vec<Op> {
    root.post_order(ir).filter(|op| is_cast(ir, *op)).collect()
}

/// Reconciles these casts; others keep their users alive. Returns those that are left, in order.
pub fn reconcile_casts_among(ir: &mut Ir<'_>, casts: &[Op]) -> Vec<Op> {
    for cast in casts.iter().rev() {
        replace_by_source(ir, *cast);
    }
    let members: FxHashSet<Op> = casts.iter().copied().collect();
    let live = live_casts(ir, casts, &members);
    let (left, dead): (Vec<Op>, Vec<Op>) = casts.iter().partition(|cast| live.contains(*cast));
    for cast in &dead {
        // Dead casts may use each other in a circle.
        ir.set_operands(*cast, &[]);
    }
    for cast in dead {
        ir.erase_op(cast);
    }
    left
}

/// The cast whose results are the inputs of this one.
fn input_cast(ir: &Ir<'_>, cast: Op) -> Option<Op> {
    let before = cast.operands(ir).next()?.defining_op(ir).filter(|op| is_cast(ir, *op))?;
    before.results(ir).eq(cast.operands(ir)).then_some(before)
}

/// Replaces the uses of a cast by the inputs of a cast before it in its chain, if they have the same types.
fn replace_by_source(ir: &mut Ir<'_>, cast: Op) {
    let mut next = Some(cast);
    let mut visited = FxHashSet::default();
    while let Some(current) = next.filter(|op| visited.insert(*op)) {
        if current.operands(ir).map(|input| input.ty(ir)).eq(cast.result_types(ir)) {
            let is_cycle = current.operands(ir).any(|input| input.defining_op(ir) == Some(cast));
            if !is_cycle {
                let inputs: Vec<Value> = current.operands(ir).collect();
                ir.replace_results(cast, &inputs);
            }
            return;
        }
        next = input_cast(ir, current);
    }
}

/// The casts that something other than these casts uses, directly or through others of them.
fn live_casts(ir: &Ir<'_>, casts: &[Op], members: &FxHashSet<Op>) -> FxHashSet<Op> {
    let is_used =
        |cast: &Op| cast.results(ir).any(|result| result.users(ir).any(|user| !members.contains(&user)));
    let mut live = FxHashSet::default();
    let mut pending: Vec<Op> = casts.iter().copied().filter(is_used).collect();
    while let Some(cast) = pending.pop() {
        if live.insert(cast) {
            let inputs = cast.operands(ir).filter_map(|input| input.defining_op(ir));
            pending.extend(inputs.filter(|op| members.contains(op)));
        }
    }
    live
}

fn is_cast(ir: &Ir<'_>, op: Op) -> bool {
    UnrealizedConversionCastOp::cast(ir, op).is_some()
}
