//! A listener that logs its events, in the words of upstream's test passes.

use rtblgen_runtime::rewrite::{BlockPlace, OpPlace};
use rtblgen_runtime::{Block, Ir, Listener, Op, Value};

/// The notifications so far, one a line.
#[derive(Default)]
pub struct Notifications {
    /// The lines.
    pub text: String,
    /// Whether notifications come late, when upstream has lost the previous places.
    pub is_delayed: bool,
}

impl Notifications {
    fn line(&mut self, text: std::fmt::Arguments<'_>) {
        self.text.push_str(&text.to_string());
        self.text.push('\n');
    }
}

impl<'c> Listener<'c> for Notifications {
    fn operation_inserted(&mut self, ir: &Ir<'c>, op: Op, previous: Option<OpPlace>) {
        let from = match previous {
            None => "was unlinked".to_owned(),
            Some(_) if self.is_delayed => "was linked, exact position unknown".to_owned(),
            Some(OpPlace { before: None, .. }) => "was last in block".to_owned(),
            Some(OpPlace { before: Some(before), .. }) if before.is_live(ir) => {
                format!("previous = {}", before.name(ir))
            }
            Some(_) => "was linked, exact position unknown".to_owned(),
        };
        self.line(format_args!("notifyOperationInserted: {}, {from}", op.name(ir)));
    }

    fn operation_modified(&mut self, ir: &Ir<'c>, op: Op) {
        self.line(format_args!("notifyOperationModified: {}", op.name(ir)));
    }

    fn operation_replaced(&mut self, ir: &Ir<'c>, op: Op, _: &[Value]) {
        self.line(format_args!("notifyOperationReplaced: {}", op.name(ir)));
    }

    fn operation_erased(&mut self, ir: &Ir<'c>, op: Op) {
        self.line(format_args!("notifyOperationErased: {}", op.name(ir)));
    }

    fn block_inserted(&mut self, ir: &Ir<'c>, block: Block, previous: Option<BlockPlace>) {
        let parent = block.parent_op(ir).map_or("unknown op", |op| op.name(ir).as_str());
        let from = if previous.is_some() { "was linked" } else { "was unlinked" };
        self.line(format_args!("notifyBlockInserted into {parent}: {from}"));
    }

    fn block_erased(&mut self, _: &Ir<'c>, _: Block) {
        self.line(format_args!("notifyBlockErased"));
    }
}
