//! Control flow: MLIR's `DeadCodeAnalysis`.

use super::{ForwardFlow, SparseForwardAnalysis};
use crate::analysis::dataflow::branches::branch_successor;
use crate::analysis::dataflow::predecessors::FlowPoint;
use rtblgen_ir::interfaces::{
    DynCallOpInterface, DynCallableOpInterface, DynRegionBranchOpInterface,
    DynRegionBranchTerminatorOpInterface, RegionBranchPoint, RegionSuccessor,
};
use rtblgen_ir::ir::{Ir, Op};
use rtblgen_ir::symbols::{SymbolUse, Visibility};
use rtblgen_ir::traits::{RETURN_LIKE, SYMBOL_TABLE};

impl<'c, A: SparseForwardAnalysis<'c> + ?Sized> ForwardFlow<'_, 'c, A> {
    /// Marks callables that may be called from outside, or by something that is not a call.
    pub(super) fn find_unknown_callers(&mut self) {
        let ir = self.ir;
        // The analysis sees no caller of the operation that it starts from. MLIR misses this one.
        if is_callable(ir, self.top) {
            self.add_unknown_predecessors(FlowPoint::After(self.top));
        }
        let is_top = self.top.block(ir).is_none() && !ir.is_island();
        let mut pending = vec![(self.top, is_top)];
        while let Some((op, uses_are_visible)) = pending.pop() {
            let is_table = op.has_trait(ir, &SYMBOL_TABLE);
            let is_hidden = !op.is_symbol(ir) || op.symbol_visibility(ir) == Visibility::Private;
            let uses_are_visible = uses_are_visible || !is_table || is_hidden;
            if is_table && !self.find_unknown_callers_in(op, uses_are_visible) {
                return;
            }
            let nested = op.regions(ir).flat_map(|region| region.ops(ir));
            pending.extend(nested.filter(|own| own.region_count(ir) > 0).map(|own| (own, uses_are_visible)));
        }
    }

    /// Returns false if the callers of all callables are unknown.
    fn find_unknown_callers_in(&mut self, table: Op, uses_are_visible: bool) -> bool {
        let ir = self.ir;
        let Some(block) = table.regions(ir).next().and_then(|region| region.entry(ir)) else { return true };
        let mut has_callables = false;
        for op in block.ops(ir) {
            if !op.is_symbol(ir) || callable_region(ir, op).is_none() {
                continue;
            }
            has_callables = true;
            let is_visible = match op.symbol_visibility(ir) {
                Visibility::Public => true,
                Visibility::Nested => !uses_are_visible,
                Visibility::Private => false,
            };
            if is_visible {
                self.add_unknown_predecessors(FlowPoint::After(op));
            }
        }
        if !has_callables {
            return true;
        }
        let Some(uses) = ir.known_symbol_uses_inside(table) else {
            let callables: Vec<Op> = self.top.pre_order(ir).filter(|op| is_callable(ir, *op)).collect();
            for op in callables {
                self.add_unknown_predecessors(FlowPoint::After(op));
            }
            return false;
        };
        for SymbolUse { op, reference } in uses {
            if op.interface::<DynCallOpInterface>(ir).is_some() {
                continue;
            }
            if let Some(symbol) = self.tables.lookup_in(self.top, reference) {
                self.add_unknown_predecessors(FlowPoint::After(symbol));
            }
        }
        true
    }

    pub(super) fn visit_control(&mut self, op: Op) {
        let ir = self.ir;
        if !self.is_in_live_code(op) {
            return;
        }
        if op.interface::<DynCallOpInterface>(ir).is_some() {
            self.visit_call(op);
        }
        if op.region_count(ir) > 0 {
            self.visit_regions(op);
        }
        if is_region_or_callable_return(ir, op) {
            self.visit_return(op);
        }
        if op.successor_count(ir) > 0 {
            self.visit_branch(op);
        }
    }

    fn visit_call(&mut self, op: Op) {
        let ir = self.ir;
        let call = op.interface::<DynCallOpInterface>(ir).filter(|_| self.has_symbol_table);
        let callee = call.and_then(|call| call.resolve_callable_in_table(ir, &mut self.tables));
        let is_known = |callee: &Op| {
            callee.is_symbol(ir)
                && (*callee == self.top || self.top.is_proper_ancestor(ir, *callee))
                && (!is_callable(ir, *callee) || callable_region(ir, *callee).is_some())
        };
        match callee.filter(is_known) {
            Some(callee) => self.add_predecessor(FlowPoint::After(callee), op, &[]),
            None => self.add_unknown_predecessors(FlowPoint::After(op)),
        }
    }

    fn visit_regions(&mut self, op: Op) {
        let ir = self.ir;
        if let Some(branch) = op.interface::<DynRegionBranchOpInterface>(ir) {
            let Some(operands) = self.operand_constants(op) else { return };
            let mut successors = Vec::new();
            branch.entry_successor_regions(ir, &operands, &mut successors);
            self.add_region_edges(op, op, &successors);
        } else if is_callable(ir, op) {
            let point = FlowPoint::After(op);
            let callers = self.predecessors_for(point, point);
            if !callers.all_known || !callers.known.is_empty() {
                self.set_entries_live(op);
            }
        } else {
            self.set_entries_live(op);
        }
    }

    fn add_region_edges(&mut self, branch: Op, from: Op, successors: &[RegionSuccessor]) {
        for successor in successors {
            let point = match successor.target() {
                None => FlowPoint::After(branch),
                Some(region) => match region.entry(self.ir) {
                    Some(entry) => {
                        self.set_live(entry);
                        FlowPoint::Start(entry)
                    }
                    None => continue,
                },
            };
            self.add_predecessor(point, from, successor.inputs());
        }
    }

    fn visit_return(&mut self, op: Op) {
        let ir = self.ir;
        let Some(parent) = op.parent_op(ir) else { return };
        if parent.interface::<DynRegionBranchOpInterface>(ir).is_some() {
            let Some(operands) = self.operand_constants(op) else { return };
            let mut successors = Vec::new();
            match op.interface::<DynRegionBranchTerminatorOpInterface>(ir) {
                Some(terminator) => terminator.successor_regions(ir, &operands, &mut successors),
                // Its regions make the values in a way that is not known, as those of `scf.forall.in_parallel` do.
                None if op.region_count(ir) > 0 => {
                    let Some(branch) = parent.interface::<DynRegionBranchOpInterface>(ir) else { return };
                    branch.successor_regions(ir, RegionBranchPoint::Terminator(op), &mut successors);
                }
                None => return,
            }
            return self.add_region_edges(parent, op, &successors);
        }
        let callers = self.predecessors_for(FlowPoint::After(parent), FlowPoint::After(op));
        for (call, _) in callers.known {
            match op.has_trait(ir, &RETURN_LIKE) {
                true => self.add_predecessor(FlowPoint::After(call), op, &[]),
                false => self.add_unknown_predecessors(FlowPoint::After(call)),
            }
        }
    }

    fn visit_branch(&mut self, op: Op) {
        let ir = self.ir;
        let Some(block) = op.block(ir) else { return };
        let mut taken = None;
        if op.definition(ir).is_some_and(|own| own.successor_operands.is_some()) {
            let Some(operands) = self.operand_constants(op) else { return };
            taken = branch_successor(ir, op, &operands);
        }
        match taken {
            Some(successor) => self.set_edge_live(block, successor),
            None => op.successors(ir).collect::<Vec<_>>().into_iter().for_each(|successor| {
                self.set_edge_live(block, successor);
            }),
        }
    }
}

/// Whether the operation has `CallableOpInterface`.
pub(in crate::analysis::dataflow) fn is_callable(ir: &Ir<'_>, op: Op) -> bool {
    op.interface::<DynCallableOpInterface>(ir).is_some()
}

/// The body of a callable.
pub(in crate::analysis::dataflow) fn callable_region(ir: &Ir<'_>, op: Op) -> Option<rtblgen_ir::ir::Region> {
    let region = op.interface::<DynCallableOpInterface>(ir)?.callable_region(ir)?;
    (!region.is_empty(ir)).then_some(region)
}

/// Whether the operation ends a region of an operation that passes control around, or of a callable.
pub(in crate::analysis::dataflow) fn is_region_or_callable_return(ir: &Ir<'_>, op: Op) -> bool {
    op.successor_count(ir) == 0
        && op.block(ir).and_then(|block| block.last_op(ir)) == Some(op)
        && op.parent_op(ir).is_some_and(|parent| {
            parent.interface::<DynRegionBranchOpInterface>(ir).is_some() || is_callable(ir, parent)
        })
}
