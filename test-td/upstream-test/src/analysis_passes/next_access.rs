//! `-test-next-access`: the operations that may access memory next, as attributes.

use rtblgen_runtime::analysis::dataflow::{
    CallTransfer, DenseBackwardAnalysis, DenseSolution, FlowPoint, solve_dense_backward,
};
use rtblgen_runtime::asm::PrintOptions;
use rtblgen_runtime::interfaces::{DynCallOpInterface, DynRegionBranchOpInterface, RegionBranchPoint};
use rtblgen_runtime::pass::{OptionKind, Pass, PassError, PassOption, PassState};
use rtblgen_runtime::{Attribute, Ir, Op, Region, TypedOp};

use super::accesses::{Accesses, accessed_memory};
use super::last_modified::text;
use super::underlying::UnderlyingSolution;
use crate::dialect::test::{TestCallAndStoreOp, TestStoreWithARegion};

/// The pass.
pub(super) struct NextAccess;

const INTERPROCEDURAL: PassOption =
    PassOption::new("interprocedural", "perform interprocedural analysis", OptionKind::Flag(true));
const ASSUME_READS: PassOption = PassOption::new(
    "assume-func-reads",
    "assume external functions have read effect on all arguments",
    OptionKind::Flag(false),
);

impl Pass for NextAccess {
    fn argument(&self) -> &'static str {
        "test-next-access"
    }

    fn options(&self) -> &'static [PassOption] {
        &[INTERPROCEDURAL, ASSUME_READS]
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let interprocedural = state.options().flag(INTERPROCEDURAL.name)?.unwrap_or(true);
        let assumes_reads = state.options().flag(ASSUME_READS.name)?.unwrap_or(false);
        let underlying = UnderlyingSolution::compute(ir, op, interprocedural)?;
        let analysis = Analysis { underlying: &underlying, interprocedural, assumes_reads };
        let accesses = solve_dense_backward(ir, op, &analysis);
        for op in op.post_order(ir).collect::<Vec<_>>() {
            if text(ir, op, "name").is_some() {
                annotate(ir, op, &underlying, &accesses);
            }
        }
        Ok(())
    }
}

/// Sets the attributes of an operation.
fn annotate(ir: &mut Ir<'_>, op: Op, underlying: &UnderlyingSolution, accesses: &DenseSolution<Accesses>) {
    let next = description(ir, op, underlying, accesses.after(op));
    ir.set_attribute(op, "next_access", next);
    let Some(branch) = op.interface::<DynRegionBranchOpInterface>(ir) else { return };
    let mut successors = Vec::new();
    branch.successor_regions(ir, RegionBranchPoint::Parent, &mut successors);
    let entries = successors.iter().filter_map(|successor| successor.target()?.entry(ir));
    let entries: Vec<Attribute<'_>> =
        entries.map(|entry| description(ir, op, underlying, accesses.at(FlowPoint::Start(entry)))).collect();
    let entries = ir.context().array_attr(&entries);
    ir.set_attribute(op, "next_at_entry_point", entries);
}

/// The next accesses to what the operands of an operation point to.
fn description<'c>(
    ir: &Ir<'c>,
    op: Op,
    underlying: &UnderlyingSolution,
    accesses: Option<&Accesses>,
) -> Attribute<'c> {
    let context = ir.context();
    let Some(accesses) = accesses else { return context.string_attr("not computed") };
    let described = op.operands(ir).map(|operand| {
        let known = underlying.of(operand).and_then(|memory| accesses.known(memory));
        let Some(ops) = known else { return context.string_attr("unknown") };
        let names = ops.iter().map(|op| match text(ir, *op, "name") {
            Some(name) => context.string_attr(name),
            None => context.string_attr(ir.print_op(*op, &PrintOptions::default()).trim_end()),
        });
        context.array_attr(&names.collect::<Vec<_>>())
    });
    context.array_attr(&described.collect::<Vec<_>>())
}

struct Analysis<'a> {
    underlying: &'a UnderlyingSolution,
    interprocedural: bool,
    assumes_reads: bool,
}

impl<'c> DenseBackwardAnalysis<'c> for Analysis<'_> {
    type State = Accesses;

    fn meet(&self, own: &mut Accesses, other: &Accesses) -> bool {
        own.merge(other)
    }

    fn exit_state(&self, known: &Accesses) -> Accesses {
        let mut state = known.clone();
        state.set_known_to_unknown();
        state
    }

    fn is_interprocedural(&self) -> bool {
        self.interprocedural
    }

    fn visit_op(&self, ir: &Ir<'c>, op: Op, after: &Accesses) -> Accesses {
        let Some(accessed) = accessed_memory(ir, op, self.underlying) else { return self.exit_state(after) };
        let mut before = after.clone();
        accessed.into_iter().for_each(|(memory, _)| before.set(memory, op));
        before
    }

    fn visit_call(&self, ir: &Ir<'c>, op: Op, transfer: CallTransfer, after: &Accesses) -> Accesses {
        if transfer == CallTransfer::External {
            return self.visit_external_call(ir, op, after);
        }
        let stores_first = TestCallAndStoreOp::cast(ir, op).map(|call| call.store_before_call(ir));
        match stores_first {
            Some(stores_first) if stores_first == (transfer == CallTransfer::Enter) => {
                self.visit_op(ir, op, after)
            }
            _ => after.clone(),
        }
    }

    fn visit_region_edge(
        &self,
        ir: &Ir<'c>,
        branch: Op,
        from: Option<Region>,
        to: Option<Region>,
        after: &Accesses,
    ) -> Accesses {
        let stores_first = TestStoreWithARegion::cast(ir, branch).map(|op| op.store_before_region(ir));
        let stores = match stores_first {
            Some(true) => from.is_none(),
            Some(false) => to.is_none(),
            None => false,
        };
        if stores { self.visit_op(ir, branch, after) } else { after.clone() }
    }
}

impl Analysis<'_> {
    /// A function that is not seen may read what is passed to it.
    fn visit_external_call(&self, ir: &Ir<'_>, op: Op, after: &Accesses) -> Accesses {
        let call = op.interface::<DynCallOpInterface>(ir).filter(|_| self.assumes_reads);
        let Some(call) = call else { return self.exit_state(after) };
        let mut before = after.clone();
        for operand in call.arg_operands(ir) {
            match self.underlying.of(operand) {
                Some(memory) => before.set(memory, op),
                None => return self.exit_state(after),
            }
        }
        before
    }
}
