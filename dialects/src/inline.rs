//! Inlining of dialects whose operations may all be inlined.

use rtblgen_runtime::interfaces::DialectInliner;
use rtblgen_runtime::{Block, Ir, Op, Region, Value};

/// Every operation of the dialect may be inlined. It has no terminators that leave the inlined region.
pub(crate) struct InlineAll;

impl DialectInliner for InlineAll {
    fn is_legal_to_inline_op(&self, _: &Ir<'_>, _: Op, _: Region, _: bool) -> bool {
        true
    }

    fn handle_terminator(&self, _: &mut Ir<'_>, _: Op, _: &[Value]) {}

    fn handle_terminator_with_branch(&self, _: &mut Ir<'_>, _: Op, _: Block) {}
}
