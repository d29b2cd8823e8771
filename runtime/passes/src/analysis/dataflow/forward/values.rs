//! The values that are passed along branches, regions and calls.

use super::{ForwardFlow, SparseForwardAnalysis};
use crate::analysis::dataflow::branches::successor_operands;
use crate::analysis::dataflow::forward::control::{callable_region, is_callable};
use crate::analysis::dataflow::predecessors::FlowPoint;
use crate::analysis::region_edges::makes_unknown_values;
use rtblgen_ir::interfaces::{
    DynCallOpInterface, DynRegionBranchOpInterface, DynRegionBranchTerminatorOpInterface, RegionSuccessor,
};
use rtblgen_ir::ir::{Block, Ir, Op, Value};

impl<'c, A: SparseForwardAnalysis<'c> + ?Sized> ForwardFlow<'_, 'c, A> {
    pub(super) fn visit_results(&mut self, op: Op) {
        let ir = self.ir;
        if op.result_count(ir) == 0 || !self.is_in_live_code(op) {
            return;
        }
        let results: Vec<Value> = op.results(ir).collect();
        if op.interface::<DynRegionBranchOpInterface>(ir).is_some() {
            let successor = RegionSuccessor::parent(results.iter().copied());
            return self.visit_region_inputs(FlowPoint::After(op), op, &successor, &results);
        }
        if op.interface::<DynCallOpInterface>(ir).is_some() {
            return self.visit_call_results(op, &results);
        }
        if let Some(operands) = self.operand_states(op) {
            self.analysis.visit_op(self, op, &operands, &results);
        }
    }

    fn visit_call_results(&mut self, op: Op, results: &[Value]) {
        let ir = self.ir;
        let call = op.interface::<DynCallOpInterface>(ir);
        let callee = call.and_then(|call| call.resolve_callable_in_table(ir, &mut self.tables));
        let is_external =
            callee.is_some_and(|own| is_callable(ir, own) && callable_region(ir, own).is_none());
        let point = FlowPoint::After(op);
        let returns = self.predecessors_for(point, point);
        if is_external || !returns.all_known || !self.analysis.is_interprocedural() {
            return self.set_unknown(results);
        }
        for (end, _) in returns.known {
            for (operand, result) in end.operands(ir).collect::<Vec<_>>().into_iter().zip(results) {
                self.flow(operand, *result);
            }
        }
    }

    pub(super) fn visit_arguments(&mut self, block: Block) {
        let ir = self.ir;
        if block.argument_count(ir) == 0 || !self.result.is_live(block) {
            return;
        }
        let arguments: Vec<Value> = block.arguments(ir).collect();
        if block.is_entry(ir) {
            return self.visit_entry_arguments(block, &arguments);
        }
        for (branch, number) in edges_to(ir, block) {
            let Some(from) = branch.block(ir) else { continue };
            if !self.result.is_edge_live(from, block) {
                continue;
            }
            let Some(operands) = successor_operands(ir, branch, number) else {
                return self.set_unknown(&arguments);
            };
            for (argument, operand) in arguments.iter().zip(operands) {
                match operand {
                    Some(operand) => self.flow(operand, *argument),
                    None => self.set_unknown(&[*argument]),
                }
            }
        }
    }

    fn visit_entry_arguments(&mut self, block: Block, arguments: &[Value]) {
        let ir = self.ir;
        let point = FlowPoint::Start(block);
        let region = block.parent_region(ir);
        let Some((region, parent)) = region.and_then(|region| Some((region, region.parent_op(ir)?))) else {
            return self.set_unknown(arguments);
        };
        if is_callable(ir, parent) && callable_region(ir, parent) == Some(region) {
            let callers = self.predecessors_for(FlowPoint::After(parent), point);
            if !callers.all_known || !self.analysis.is_interprocedural() {
                return self.set_unknown(arguments);
            }
            for (call, _) in callers.known {
                let Some(call) = call.interface::<DynCallOpInterface>(ir) else { continue };
                for (operand, argument) in call.arg_operands(ir).into_iter().zip(arguments) {
                    self.flow(operand, *argument);
                }
            }
            return;
        }
        if parent.interface::<DynRegionBranchOpInterface>(ir).is_some() {
            let successor = RegionSuccessor::region(region, arguments.iter().copied());
            return self.visit_region_inputs(point, parent, &successor, arguments);
        }
        let successor = RegionSuccessor::region(region, arguments.iter().copied());
        self.analysis.visit_other_inputs(self, parent, &successor, arguments);
    }

    /// Joins the values passed along the edges between regions to a point.
    fn visit_region_inputs(
        &mut self,
        point: FlowPoint,
        branch: Op,
        successor: &RegionSuccessor,
        values: &[Value],
    ) {
        let ir = self.ir;
        let predecessors = self.predecessors_for(point, point);
        for (op, inputs) in predecessors.known {
            let operands = if op == branch
                && successor.target().is_some_and(|region| makes_unknown_values(ir, region))
            {
                None
            } else if op == branch {
                let branch = op.interface::<DynRegionBranchOpInterface>(ir);
                branch.map(|branch| branch.entry_successor_operands(ir, successor))
            } else {
                let terminator = op.interface::<DynRegionBranchTerminatorOpInterface>(ir);
                terminator.map(|own| {
                    let numbers = own.mutable_successor_operands(ir, successor);
                    numbers.map(|number| op.operand(ir, number)).collect()
                })
            };
            let Some(operands) = operands else { return self.set_unknown(values) };
            // The inputs are some of the values in a row; the others come from elsewhere.
            let first =
                inputs.first().and_then(|first| values.iter().position(|own| own == first)).unwrap_or(0);
            if inputs.len() != values.len() {
                let end = (first + inputs.len()).min(values.len());
                let others: Vec<Value> = values[..first].iter().chain(&values[end..]).copied().collect();
                self.analysis.visit_other_inputs(self, branch, successor, &others);
            }
            for (operand, value) in operands.into_iter().zip(&values[first..]) {
                self.flow(operand, *value);
            }
        }
    }
}

/// The branches to a block, each with the number of the successor that the block is.
fn edges_to(ir: &Ir<'_>, block: Block) -> Vec<(Op, usize)> {
    let mut branches: Vec<Op> = block.users(ir).collect();
    branches.sort_unstable();
    branches.dedup();
    let numbers = |branch: Op| {
        let successors = branch.successors(ir).enumerate();
        successors.filter(|(_, target)| *target == block).map(move |(number, _)| (branch, number))
    };
    branches.into_iter().flat_map(numbers).collect()
}
