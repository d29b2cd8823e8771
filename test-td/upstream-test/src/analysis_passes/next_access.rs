//! `-test-next-access`: the operations that may access memory next, as attributes.

use rtblgen_runtime::analysis::dataflow::{
    CallTransfer, DenseBackwardAnalysis, DenseSolution, FlowPoint, solve_dense_backward,
};
use rtblgen_runtime::asm::PrintOptions;
use rtblgen_runtime::interfaces::{DynRegionBranchOpInterface, RegionBranchPoint};
use rtblgen_runtime::pass::{OptionKind, Pass, PassError, PassOption, PassState};
use rtblgen_runtime::{Attribute, Ir, Op, Region, TypedOp};

use super::accesses::{AccessContext, Accesses, INTERPROCEDURAL, accessed_memory};
use super::last_modified::text;
use crate::dialect::test::{TestCallAndStoreOp, TestStoreWithARegion};

/// The pass.
pub(super) struct NextAccess;

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
        let context = AccessContext::new(ir, op, state.options(), &ASSUME_READS)?;
        let accesses = solve_dense_backward(ir, op, &Analysis { context: &context });
        for op in op.post_order(ir).collect::<Vec<_>>() {
            if text(ir, op, "name").is_some() {
                annotate(ir, op, &context, &accesses);
            }
        }
        Ok(())
    }
}

/// Sets the attributes of an operation.
fn annotate(ir: &mut Ir<'_>, op: Op, own: &AccessContext, accesses: &DenseSolution<Accesses>) {
    let next = description(ir, op, own, accesses.after(op));
    ir.set_attribute(op, "next_access", next);
    let Some(branch) = op.interface::<DynRegionBranchOpInterface>(ir) else { return };
    let mut successors = Vec::new();
    branch.successor_regions(ir, RegionBranchPoint::Parent, &mut successors);
    let entries = successors.iter().filter_map(|successor| successor.target()?.entry(ir));
    let entries: Vec<Attribute<'_>> =
        entries.map(|entry| description(ir, op, own, accesses.at(FlowPoint::Start(entry)))).collect();
    let entries = ir.context().array_attr(&entries);
    ir.set_attribute(op, "next_at_entry_point", entries);
}

/// Returns the next accesses to the memory of an operation's operands.
fn description<'c>(ir: &Ir<'c>, op: Op, own: &AccessContext, accesses: Option<&Accesses>) -> Attribute<'c> {
    let context = ir.context();
    let Some(accesses) = accesses else { return context.string_attr("not computed") };
    let name = |op: Op| match text(ir, op, "name") {
        Some(name) => name.to_owned(),
        None => ir.print_op(op, &PrintOptions::default()).trim_end().to_owned(),
    };
    let described = own.names(ir, op, Some(accesses), name).into_iter().map(|names| {
        let Some(names) = names else { return context.string_attr("unknown") };
        context.array_attr(&names.iter().map(|name| context.string_attr(name.as_str())).collect::<Vec<_>>())
    });
    context.array_attr(&described.collect::<Vec<_>>())
}

struct Analysis<'a> {
    context: &'a AccessContext,
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
        self.context.interprocedural
    }

    fn visit_op(&self, ir: &Ir<'c>, op: Op, after: &Accesses) -> Accesses {
        let Some(accessed) = accessed_memory(ir, op, &self.context.underlying) else {
            return self.exit_state(after);
        };
        let mut before = after.clone();
        accessed.into_iter().for_each(|(memory, _)| before.set(memory, op));
        before
    }

    fn visit_call(&self, ir: &Ir<'c>, op: Op, transfer: CallTransfer, after: &Accesses) -> Accesses {
        if transfer == CallTransfer::External {
            let found = self.context.of_external_call(ir, op, after);
            return found.unwrap_or_else(|| self.exit_state(after));
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
