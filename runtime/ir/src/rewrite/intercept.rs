//! Interception of changes: a driver can delay, record or reject a pattern's changes through its rewriter.

use crate::context::types::Type;
use crate::ir::{Ir, Op, OpState, Use, Value};
use crate::rewrite::Listener;

/// Receives the changes of a [`PatternRewriter`](crate::rewrite::PatternRewriter) in place of the IR.
///
/// Insertions and moves are made at once and reported through the methods of [`Listener`]. Replacements and erasures are
/// left to the interceptor. Dialect conversion is the one implementation.
pub trait Interceptor<'c>: Listener<'c> {
    /// Changes the state from which an operation is about to be created.
    fn adapt(&mut self, ir: &mut Ir<'c>, state: &mut OpState<'c>);

    /// The values that stand for `values` now, of the types that these are converted to; `None` if one is not.
    fn converted_values(&mut self, ir: &mut Ir<'c>, values: &[Value]) -> Option<Vec<Value>>;

    /// The types that `types` are converted to; `None` if one is not.
    fn converted_types(&self, types: &[Type<'c>]) -> Option<Vec<Type<'c>>>;

    /// Replaces each result of `op` by the value of the same position, and erases `op`.
    fn replace_op(&mut self, ir: &mut Ir<'c>, op: Op, values: &[Value]);

    /// Erases `op`, whose results may have uses.
    fn erase_op(&mut self, ir: &mut Ir<'c>, op: Op);

    /// Erases `block` and the operations in it.
    fn erase_block(&mut self, ir: &mut Ir<'c>, block: crate::ir::Block);

    /// Replaces all uses of `from`.
    fn replace_value(&mut self, ir: &mut Ir<'c>, from: Value, to: Value);

    /// Replaces the uses of `from` that satisfy `predicate`. Returns whether no use is left.
    fn replace_uses_if(
        &mut self,
        ir: &mut Ir<'c>,
        from: Value,
        to: Value,
        predicate: &mut dyn FnMut(&Ir<'c>, Use) -> bool,
    ) -> bool;

    /// Moves an operation, and all after it in its block, to the end of another block as one change. Returns false, and changes
    /// nothing, if each move must be reported.
    fn move_ops_to_end(&mut self, ir: &mut Ir<'c>, first: Op, block: crate::ir::Block) -> bool;

    /// `op` is about to be changed in place.
    fn begin_modification(&mut self, ir: &Ir<'c>, op: Op);

    /// The change of `op` in place is complete.
    fn end_modification(&mut self, ir: &Ir<'c>, op: Op);

    /// The change of `op` in place was undone by its caller.
    fn cancel_modification(&mut self, ir: &Ir<'c>, op: Op);
}
