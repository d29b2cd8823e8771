//! Rewrite listeners: the events of MLIR's `RewriterBase::Listener`.

use crate::context::Location;
use crate::ir::{Block, Ir, Op, Region, Value};
use crate::rewrite::{NoMatch, PatternInfo};

/// A place in a block: before an operation, or at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpPlace {
    /// The block.
    pub block: Block,
    /// The operation that comes next, or `None` for the end of the block.
    pub before: Option<Op>,
}

/// A place in a region: before a block, or at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlockPlace {
    /// The region.
    pub region: Region,
    /// The block that comes next, or `None` for the end of the region.
    pub before: Option<Block>,
}

/// Hears of every change that a [`PatternRewriter`](crate::rewrite::PatternRewriter) makes.
///
/// All methods do nothing by default. The `ir` given is the state at the time of the event: an inserted op is
/// already in its block, a replaced or erased one is still there.
///
/// The order of events of each rewriter call is MLIR's; each call's documentation has it.
pub trait Listener<'c> {
    /// `op` was created (`previous` is `None`) or moved from `previous`.
    fn operation_inserted(&mut self, ir: &Ir<'c>, op: Op, previous: Option<OpPlace>) {
        let _ = (ir, op, previous);
    }

    /// Operands, attributes, successors, types or the location of `op` were changed in place.
    fn operation_modified(&mut self, ir: &Ir<'c>, op: Op) {
        let _ = (ir, op);
    }

    /// All uses of the results of `op` are about to become uses of `replacements`.
    fn operation_replaced(&mut self, ir: &Ir<'c>, op: Op, replacements: &[Value]) {
        let _ = (ir, op, replacements);
    }

    /// `op` has no uses and no nested ops any more and is about to be erased.
    fn operation_erased(&mut self, ir: &Ir<'c>, op: Op) {
        let _ = (ir, op);
    }

    /// `block` was created (`previous` is `None`) or moved from `previous`.
    fn block_inserted(&mut self, ir: &Ir<'c>, block: Block, previous: Option<BlockPlace>) {
        let _ = (ir, block, previous);
    }

    /// `block` is empty and about to be erased.
    fn block_erased(&mut self, ir: &Ir<'c>, block: Block) {
        let _ = (ir, block);
    }

    /// `pattern` is about to be tried on `op`.
    fn pattern_begin(&mut self, ir: &Ir<'c>, pattern: &PatternInfo, op: Op) {
        let _ = (ir, pattern, op);
    }

    /// `pattern` was tried. The op it was tried on may be erased.
    fn pattern_end(&mut self, ir: &Ir<'c>, pattern: &PatternInfo, outcome: Result<(), NoMatch>) {
        let _ = (ir, pattern, outcome);
    }

    /// A pattern reports why it did not match at `location`. The text is made only if a listener wants it.
    fn match_failure(&mut self, ir: &Ir<'c>, location: Location<'c>, reason: &dyn Fn() -> String) {
        let _ = (ir, location, reason);
    }
}
