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

/// The operand range of one segment, given the start and the sizes of all segments.
fn group(start: usize, sizes: &[i32], number: usize) -> Range<usize> {
    let size = |number: usize| sizes.get(number).map_or(0, |size| *size as usize);
    let start = start + (0..number).map(size).sum::<usize>();
    start..start + size(number)
}

impl BranchOpInterface for SwitchOp {
    fn successor_operands(self, ir: &Ir<'_>, successor: usize) -> Range<usize> {
        let Some(case) = successor.checked_sub(1) else { return self.op().operand_segment(ir, 1) };
        let all = self.op().operand_segment(ir, 2);
        match all.is_empty() {
            // A switch of thousands of cases is asked for each.
            true => all,
            false => group(all.start, &self.case_operand_segments(ir), case),
        }
    }
}

impl BranchOpInterface for IndirectBrOp {
    fn successor_operands(self, ir: &Ir<'_>, successor: usize) -> Range<usize> {
        group(1, &self.indbr_operand_segments(ir), successor)
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
