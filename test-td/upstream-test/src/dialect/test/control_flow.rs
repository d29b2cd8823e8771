//! Interfaces of branches, regions and calls.

use std::ops::Range;

use rtblgen_runtime::interfaces::{
    BranchOpInterface, CallOpInterface, Callee, InvocationBounds, RegionBranchOpInterface, RegionBranchPoint,
    RegionBranchTerminatorOpInterface, RegionSuccessor,
};
use rtblgen_runtime::{Attribute, Ir, Op, SymbolRefAttr, TypedOp, Value};

use super::*;

impl BranchOpInterface for TestProducingBranchOp {
    fn successor_operands(self, ir: &Ir<'_>, successor: usize) -> Range<usize> {
        self.op().operand_segment(ir, 1 - successor)
    }
}

impl BranchOpInterface for TestInternalBranchOp {
    fn successor_operands(self, ir: &Ir<'_>, successor: usize) -> Range<usize> {
        self.op().operand_segment(ir, successor)
    }

    /// The operation produces the first argument of the second successor.
    fn produced_operand_count(self, _: &Ir<'_>, successor: usize) -> usize {
        successor
    }
}

/// A region of an operation as a successor, with all arguments of its first block.
fn region(op: impl TypedOp, ir: &Ir<'_>, number: usize) -> RegionSuccessor {
    let region = op.op().region(ir, number);
    let arguments = region.entry(ir).into_iter().flat_map(|entry| entry.arguments(ir));
    RegionSuccessor::region(region, arguments)
}

/// The operation itself as a successor.
fn parent(op: impl TypedOp, ir: &Ir<'_>) -> RegionSuccessor {
    RegionSuccessor::parent(op.op().results(ir))
}

const JOIN: usize = 2;

impl RegionBranchOpInterface for RegionIfOp {
    fn entry_successor_operands(self, ir: &Ir<'_>, _: &RegionSuccessor) -> Vec<Value> {
        self.op().operands(ir).collect()
    }

    fn successor_regions(self, ir: &Ir<'_>, point: RegionBranchPoint, regions: &mut Vec<RegionSuccessor>) {
        match point {
            RegionBranchPoint::Parent => regions.extend([region(self, ir, 0), region(self, ir, 1)]),
            RegionBranchPoint::Terminator(end)
                if end.parent_region(ir) == Some(self.op().region(ir, JOIN)) =>
            {
                regions.push(parent(self, ir));
            }
            RegionBranchPoint::Terminator(_) => regions.push(region(self, ir, JOIN)),
        }
    }

    fn region_invocation_bounds<'c>(
        self,
        ir: &Ir<'c>,
        _: &[Option<Attribute<'c>>],
        bounds: &mut Vec<InvocationBounds>,
    ) {
        bounds.extend(self.op().regions(ir).map(|_| InvocationBounds { lower: 0, upper: Some(1) }));
    }
}

impl RegionBranchOpInterface for AnyCondOp {
    fn successor_regions(self, ir: &Ir<'_>, point: RegionBranchPoint, regions: &mut Vec<RegionSuccessor>) {
        regions.push(match point {
            RegionBranchPoint::Parent => RegionSuccessor::region(self.op().region(ir, 0), []),
            RegionBranchPoint::Terminator(_) => parent(self, ir),
        });
    }

    fn region_invocation_bounds<'c>(
        self,
        _: &Ir<'c>,
        _: &[Option<Attribute<'c>>],
        bounds: &mut Vec<InvocationBounds>,
    ) {
        bounds.push(InvocationBounds { lower: 1, upper: Some(1) });
    }
}

impl RegionBranchOpInterface for LoopBlockOp {
    fn entry_successor_operands(self, ir: &Ir<'_>, _: &RegionSuccessor) -> Vec<Value> {
        self.op().operands(ir).collect()
    }

    fn successor_regions(self, ir: &Ir<'_>, point: RegionBranchPoint, regions: &mut Vec<RegionSuccessor>) {
        regions.push(region(self, ir, 0));
        if point != RegionBranchPoint::Parent {
            regions.push(parent(self, ir));
        }
    }
}

impl RegionBranchTerminatorOpInterface for LoopBlockTerminatorOp {
    fn mutable_successor_operands(self, _: &Ir<'_>, successor: &RegionSuccessor) -> Range<usize> {
        if successor.is_parent() { 1..2 } else { 0..1 }
    }
}

impl RegionBranchOpInterface for TestNoTerminatorOp {
    fn successor_regions(self, _: &Ir<'_>, _: RegionBranchPoint, _: &mut Vec<RegionSuccessor>) {}
}

impl RegionBranchOpInterface for TestStoreWithARegion {
    fn successor_regions(self, ir: &Ir<'_>, point: RegionBranchPoint, regions: &mut Vec<RegionSuccessor>) {
        regions.push(match point {
            RegionBranchPoint::Parent => region(self, ir, 0),
            RegionBranchPoint::Terminator(_) => parent(self, ir),
        });
    }
}

impl RegionBranchOpInterface for TestStoreWithALoopRegion {
    fn successor_regions(self, ir: &Ir<'_>, _: RegionBranchPoint, regions: &mut Vec<RegionSuccessor>) {
        regions.extend([region(self, ir, 0), parent(self, ir)]);
    }
}

/// The callee in the attribute `callee`.
fn callee<'c>(op: Op, ir: &Ir<'c>) -> Callee<'c> {
    let callee = op.attribute(ir, "callee").and_then(|callee| callee.cast::<SymbolRefAttr<'c>>());
    Callee::Symbol(callee.expect("a verified call has a callee"))
}

fn set_callee<'c>(op: Op, ir: &mut Ir<'c>, callee: Callee<'c>) {
    if let Callee::Symbol(symbol) = callee {
        ir.set_attribute(op, "callee", symbol.into());
    }
}

/// The operands in a range.
fn operands(op: Op, ir: &Ir<'_>, numbers: Range<usize>) -> Vec<Value> {
    numbers.map(|number| op.operand(ir, number)).collect()
}

impl CallOpInterface for CallWithSegmentsOp {
    fn callable_for_callee<'c>(self, ir: &Ir<'c>) -> Callee<'c> {
        callee(self.op(), ir)
    }

    fn set_callee_from_callable<'c>(self, ir: &mut Ir<'c>, callee: Callee<'c>) {
        set_callee(self.op(), ir, callee);
    }

    fn arg_operands(self, ir: &Ir<'_>) -> Vec<Value> {
        operands(self.op(), ir, self.arg_operands_mutable(ir))
    }

    fn arg_operands_mutable(self, ir: &Ir<'_>) -> Range<usize> {
        self.op().operand_segment(ir, 1)
    }
}

impl CallOpInterface for TestCallAndStoreOp {
    fn callable_for_callee<'c>(self, ir: &Ir<'c>) -> Callee<'c> {
        callee(self.op(), ir)
    }

    fn set_callee_from_callable<'c>(self, ir: &mut Ir<'c>, callee: Callee<'c>) {
        set_callee(self.op(), ir, callee);
    }

    fn arg_operands(self, ir: &Ir<'_>) -> Vec<Value> {
        operands(self.op(), ir, self.arg_operands_mutable(ir))
    }

    fn arg_operands_mutable(self, ir: &Ir<'_>) -> Range<usize> {
        self.op().operand_segment(ir, 1)
    }
}

impl CallOpInterface for TestCallOnDeviceOp {
    fn callable_for_callee<'c>(self, ir: &Ir<'c>) -> Callee<'c> {
        callee(self.op(), ir)
    }

    fn set_callee_from_callable<'c>(self, ir: &mut Ir<'c>, callee: Callee<'c>) {
        set_callee(self.op(), ir, callee);
    }

    fn arg_operands(self, ir: &Ir<'_>) -> Vec<Value> {
        operands(self.op(), ir, self.arg_operands_mutable(ir))
    }

    fn arg_operands_mutable(self, ir: &Ir<'_>) -> Range<usize> {
        self.op().operand_segment(ir, 0)
    }
}

impl CallOpInterface for ConversionCallOp {
    fn callable_for_callee<'c>(self, ir: &Ir<'c>) -> Callee<'c> {
        callee(self.op(), ir)
    }

    fn set_callee_from_callable<'c>(self, ir: &mut Ir<'c>, callee: Callee<'c>) {
        set_callee(self.op(), ir, callee);
    }

    fn arg_operands(self, ir: &Ir<'_>) -> Vec<Value> {
        operands(self.op(), ir, self.arg_operands_mutable(ir))
    }

    fn arg_operands_mutable(self, ir: &Ir<'_>) -> Range<usize> {
        0..self.op().operand_count(ir)
    }
}
