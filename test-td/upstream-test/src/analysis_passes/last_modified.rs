//! `-test-last-modified`: the operations that may have modified memory last.

use rtblgen_runtime::analysis::dataflow::{
    CallTransfer, DenseForwardAnalysis, DenseSolution, solve_dense_forward,
};
use rtblgen_runtime::interfaces::DynCallOpInterface;
use rtblgen_runtime::pass::{OptionKind, Pass, PassError, PassOption, PassState};
use rtblgen_runtime::{Ir, Op, Region, StringAttr, TypedOp};

use super::accesses::{Accesses, accessed_memory};
use super::underlying::UnderlyingSolution;
use crate::dialect::test::{TestCallAndStoreOp, TestStoreWithALoopRegion, TestStoreWithARegion};

/// The pass.
pub(super) struct LastModified;

const INTERPROCEDURAL: PassOption =
    PassOption::new("interprocedural", "perform interprocedural analysis", OptionKind::Flag(true));
const ASSUME_WRITES: PassOption = PassOption::new(
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
        let interprocedural = state.options().flag(INTERPROCEDURAL.name)?.unwrap_or(true);
        let assumes_writes = state.options().flag(ASSUME_WRITES.name)?.unwrap_or(false);
        let underlying = UnderlyingSolution::compute(ir, op, interprocedural)?;
        let analysis = Analysis { underlying: &underlying, interprocedural, assumes_writes };
        let accesses = solve_dense_forward(ir, op, &analysis);
        state.print(report(ir, op, &underlying, &accesses));
        Ok(())
    }
}

/// The text of an attribute.
pub(super) fn text<'c>(ir: &Ir<'c>, op: Op, name: &str) -> Option<&'c str> {
    Some(op.attribute(ir, name)?.cast::<StringAttr<'c>>()?.value())
}

fn report(
    ir: &Ir<'_>,
    top: Op,
    underlying: &UnderlyingSolution,
    accesses: &DenseSolution<Accesses>,
) -> String {
    let mut out = String::new();
    for op in top.post_order(ir) {
        let Some(tag) = text(ir, op, "tag") else { continue };
        out.push_str(&format!("test_tag: {tag}:\n"));
        for (number, operand) in op.operands(ir).enumerate() {
            out.push_str(&format!(" operand #{number}\n"));
            let Some(memory) = underlying.of(operand) else {
                out.push_str(" - <unknown>\n");
                continue;
            };
            match accesses.after(op).and_then(|accesses| accesses.known(memory)) {
                Some(ops) => ops.iter().for_each(|op| {
                    let name = text(ir, *op, "tag_name").unwrap_or_else(|| op.name(ir).as_str());
                    out.push_str(&format!("  - {name}\n"));
                }),
                None => out.push_str("  - <unknown>\n"),
            }
        }
    }
    out
}

struct Analysis<'a> {
    underlying: &'a UnderlyingSolution,
    interprocedural: bool,
    assumes_writes: bool,
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
        self.interprocedural
    }

    fn visit_op(&self, ir: &Ir<'c>, op: Op, before: &Accesses) -> Accesses {
        let Some(accessed) = accessed_memory(ir, op, self.underlying) else { return Accesses::default() };
        let mut after = before.clone();
        for (memory, _) in accessed.into_iter().filter(|(_, is_read)| !is_read) {
            after.set(memory, op);
        }
        after
    }

    fn visit_call(&self, ir: &Ir<'c>, op: Op, transfer: CallTransfer, before: &Accesses) -> Accesses {
        if transfer == CallTransfer::External {
            return self.visit_external_call(ir, op, before);
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

impl Analysis<'_> {
    /// A function that is not seen may write to what is passed to it.
    fn visit_external_call(&self, ir: &Ir<'_>, op: Op, before: &Accesses) -> Accesses {
        let call = op.interface::<DynCallOpInterface>(ir).filter(|_| self.assumes_writes);
        let Some(call) = call else { return Accesses::default() };
        let mut after = before.clone();
        for operand in call.arg_operands(ir) {
            match self.underlying.of(operand) {
                Some(memory) => after.set(memory, op),
                None => return Accesses::default(),
            }
        }
        after
    }
}
