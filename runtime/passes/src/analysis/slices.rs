//! Slices of operations, and orders that respect dominance.

use rustc_hash::FxHashSet;

use rtblgen_ir::internal::post_order;
use rtblgen_ir::ir::{Block, Ir, Op, Region, Value};

/// The operations that depend on a value, the operations inside of them included: users before the users of their results.
///
/// MLIR's `getForwardSlice`.
///
/// ```
/// use rtblgen_runtime::Context;
/// use rtblgen_runtime::analysis::forward_slice;
///
/// let context = Context::new();
/// context.allow_unregistered_dialects(true);
/// let text = r#"%0 = "t.a"() : () -> i32  %1 = "t.b"(%0) : (i32) -> i32  "t.c"(%0, %1) : (i32, i32) -> ()"#;
/// let ir = context.parse_module("example.mlir", text).unwrap();
/// let a = ir.root().region(&ir, 0).ops(&ir).next().unwrap();
/// let slice = forward_slice(&ir, a.result(&ir, 0));
/// let names: Vec<&str> = slice.into_iter().map(|op| op.name(&ir).as_str()).collect();
/// assert_eq!(names, ["t.b", "t.c"]);
/// ```
pub fn forward_slice(ir: &Ir<'_>, value: Value) -> Vec<Op> {
    let mut visited = FxHashSet::default();
    let mut slice = Vec::new();
    let mut stack = Vec::new();
    for user in value.users(ir) {
        if visited.insert(user) {
            stack.push((user, dependents(ir, user)));
        }
        while let Some((op, pending)) = stack.last_mut() {
            match pending.next() {
                Some(next) if visited.insert(next) => stack.push((next, dependents(ir, next))),
                Some(_) => {}
                None => {
                    slice.push(*op);
                    stack.pop();
                }
            }
        }
    }
    slice.reverse();
    slice
}

/// The operations directly inside of an operation, then the users of its results.
fn dependents(ir: &Ir<'_>, op: Op) -> std::vec::IntoIter<Op> {
    let inside = op.regions(ir).flat_map(|region| region.ops(ir));
    let users = op.results(ir).flat_map(|result| result.users(ir));
    inside.chain(users).collect::<Vec<_>>().into_iter()
}

/// The blocks of a region, each after those that dominate it. Blocks that cannot be reached come last.
///
/// MLIR's `getBlocksSortedByDominance`.
pub fn blocks_sorted_by_dominance(ir: &Ir<'_>, region: Region) -> Vec<Block> {
    let mut seen = FxHashSet::default();
    let mut sorted = Vec::new();
    for block in region.blocks(ir) {
        if !seen.contains(&block) {
            sorted.extend(post_order(ir, [block]).into_iter().rev().filter(|reached| seen.insert(*reached)));
        }
    }
    sorted
}
