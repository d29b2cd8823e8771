//! Branch and region control-flow interfaces.

use std::ops::Range;

use rtblgen_runtime::interfaces::{
    BranchOpInterface, ConditionallySpeculatable, Speculatability, ViewLikeOpInterface,
};
use rtblgen_runtime::{Ir, TypedOp, Value};

use super::{AddrSpaceCastOp, BrOp, CondBrOp, GEPOp, IndirectBrOp, InvokeOp, SDivOp, SwitchOp, UDivOp};
use crate::arith::types::{has_no_zero, has_no_zero_or_minus_one};

impl BranchOpInterface for BrOp {
    fn successor_operands(self, ir: &Ir<'_>, _: usize) -> Range<usize> {
        0..self.op().operand_count(ir)
    }
}

impl BranchOpInterface for CondBrOp {
    fn successor_operands(self, ir: &Ir<'_>, successor: usize) -> Range<usize> {
        self.op().operand_segment(ir, 1 + successor)
    }
}

impl BranchOpInterface for InvokeOp {
    fn successor_operands(self, ir: &Ir<'_>, successor: usize) -> Range<usize> {
        self.op().operand_segment(ir, 1 + successor)
    }
}

impl BranchOpInterface for SwitchOp {
    fn successor_operands(self, ir: &Ir<'_>, successor: usize) -> Range<usize> {
        match successor.checked_sub(1) {
            None => self.op().operand_segment(ir, 1),
            Some(case) => self.op().operand_subgroup(ir, 2, case),
        }
    }
}

impl BranchOpInterface for IndirectBrOp {
    fn successor_operands(self, ir: &Ir<'_>, successor: usize) -> Range<usize> {
        self.op().operand_subgroup(ir, 1, successor)
    }
}

impl ViewLikeOpInterface for GEPOp {
    fn view_source(self, ir: &Ir<'_>) -> Value {
        self.op().operand(ir, 0)
    }
}

impl ViewLikeOpInterface for AddrSpaceCastOp {
    fn view_source(self, ir: &Ir<'_>) -> Value {
        self.op().operand(ir, 0)
    }
}

impl ConditionallySpeculatable for UDivOp {
    fn speculatability(self, ir: &Ir<'_>) -> Speculatability {
        speculatable_if(ir.match_constant(self.op().operand(ir, 1)).is_some_and(has_no_zero))
    }
}

impl ConditionallySpeculatable for SDivOp {
    fn speculatability(self, ir: &Ir<'_>) -> Speculatability {
        speculatable_if(ir.match_constant(self.op().operand(ir, 1)).is_some_and(has_no_zero_or_minus_one))
    }
}

fn speculatable_if(is_safe: bool) -> Speculatability {
    if is_safe { Speculatability::Speculatable } else { Speculatability::NotSpeculatable }
}
