//! `-test-last-modified`: the operations that may have modified memory last.

use rtblgen_runtime::analysis::dataflow::{
    CallTransfer, DenseForwardAnalysis, DenseSolution, solve_dense_forward,
};
use rtblgen_runtime::pass::{OptionKind, Pass, PassError, PassOption, PassState};
use rtblgen_runtime::{Ir, Op, Region, StringAttr, TypedOp};

use super::accesses::{AccessContext, Accesses, INTERPROCEDURAL, accessed_memory};
use crate::dialect::test::{TestCallAndStoreOp, TestStoreWithALoopRegion, TestStoreWithARegion};

/// The pass.
pub(super) struct LastModified;

/// Whether external functions write to the memory that is passed to them.
pub(super) const ASSUME_WRITES: PassOption = PassOption::new(
    "assume-func-writes",
    "assume external functions have write effect on all arguments",
    OptionKind::Flag(false),
);

impl Pass for LastModified {
    fn argument(&self) -> &'static str {
        "test-last-modified"
    }

    fn options(&self) -> &'static [PassOption] {
        &[INTERPROCEDURAL, ASSUME_WRITES]
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let context = AccessContext::new(ir, op, state.options(), &ASSUME_WRITES)?;
        let accesses = solve_dense_forward(ir, op, &Analysis { context: &context });
        state.print(report(ir, op, &context, &accesses));
        Ok(())
    }
}

/// The text of an attribute.
pub(super) fn text<'c>(ir: &Ir<'c>, op: Op, name: &str) -> Option<&'c str> {
    Some(op.attribute(ir, name)?.cast::<StringAttr<'c>>()?.value())
}

fn report(ir: &Ir<'_>, top: Op, context: &AccessContext, accesses: &DenseSolution<Accesses>) -> String {
    let name = |op: Op| text(ir, op, "tag_name").unwrap_or_else(|| op.name(ir).as_str()).to_owned();
    let mut out = String::new();
    for op in top.post_order(ir) {
        let Some(tag) = text(ir, op, "tag") else { continue };
        out.push_str(&format!("test_tag: {tag}:\n"));
        for (number, names) in context.names(ir, op, accesses.after(op), name).into_iter().enumerate() {
            out.push_str(&format!(" operand #{number}\n"));
            let has_memory = context.underlying.of(op.operand(ir, number)).is_some();
            match names {
                Some(names) => names.iter().for_each(|name| out.push_str(&format!("  - {name}\n"))),
                None if has_memory => out.push_str("  - <unknown>\n"),
                None => out.push_str(" - <unknown>\n"),
            }
        }
    }
    out
}

struct Analysis<'a> {
    context: &'a AccessContext,
}

impl<'c> DenseForwardAnalysis<'c> for Analysis<'_> {
    type State = Accesses;

    fn join(&self, own: &mut Accesses, other: &Accesses) -> bool {
        own.merge(other)
    }

    fn entry_state(&self, _: &Accesses) -> Accesses {
        Accesses::default()
    }

    fn is_interprocedural(&self) -> bool {
        self.context.interprocedural
    }

    fn visit_op(&self, ir: &Ir<'c>, op: Op, before: &Accesses) -> Accesses {
        let Some(accessed) = accessed_memory(ir, op, &self.context.underlying) else {
            return Accesses::default();
        };
        let mut after = before.clone();
        for (memory, _) in accessed.into_iter().filter(|(_, is_read)| !is_read) {
            after.set(memory, op);
        }
        after
    }

    fn visit_call(&self, ir: &Ir<'c>, op: Op, transfer: CallTransfer, before: &Accesses) -> Accesses {
        if transfer == CallTransfer::External {
            return self.context.of_external_call(ir, op, before).unwrap_or_default();
        }
        let stores_first = TestCallAndStoreOp::cast(ir, op).map(|call| call.store_before_call(ir));
        match stores_first {
            Some(stores_first) if stores_first == (transfer == CallTransfer::Enter) => {
                self.visit_op(ir, op, before)
            }
            _ => before.clone(),
        }
    }

    fn visit_region_edge(
        &self,
        ir: &Ir<'c>,
        branch: Op,
        from: Option<Region>,
        to: Option<Region>,
        before: &Accesses,
    ) -> Accesses {
        let once = TestStoreWithARegion::cast(ir, branch).map(|op| op.store_before_region(ir));
        let looping = TestStoreWithALoopRegion::cast(ir, branch).map(|op| op.store_before_region(ir));
        let stores = match once.or(looping) {
            Some(true) => from.is_none(),
            Some(false) => to.is_none(),
            None => false,
        };
        let mut after = before.clone();
        if stores {
            after = self.visit_op(ir, branch, before);
            after.merge(before);
        }
        after
    }
}
