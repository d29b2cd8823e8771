//! The `llvm` dialect, as far as the lowerings of this crate need it.
//!
//! Names and text are those of MLIR's dialect, so that `mlir-translate --mlir-to-llvmir` reads what is printed. Structures
//! with names, metadata and most intrinsics are not there.

mod fold;
mod functions;
mod memory;
mod text;
mod types;

use std::ops::Range;

use rtblgen_runtime::interfaces::BranchOpInterface;
use rtblgen_runtime::{Ir, TypedOp};

pub use types::is_compatible;
pub(crate) use types::{part, value_and_bool};

use crate::arith::i1_same_shape;
use memory::{parse_gep_indices, parse_op_bundles, print_gep_indices, print_op_bundles};
use text::{
    parse_insert_extract_value_element_type, parse_switch_op_cases, print_insert_extract_value_element_type,
    print_switch_op_cases,
};
use types::{
    is_compatible_float, is_compatible_vector, is_loadable, parse_function_types, parse_pretty_llvm_type,
    parse_struct_body, print_function_types, print_pretty_llvm_type, print_struct_body,
};

rtblgen_runtime::include_td!("llvm");

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

impl BranchOpInterface for SwitchOp {
    fn successor_operands(self, ir: &Ir<'_>, successor: usize) -> Range<usize> {
        let Some(case) = successor.checked_sub(1) else { return self.op().operand_segment(ir, 1) };
        let sizes = self.case_operand_segments(ir);
        let size = |case: usize| sizes.get(case).map_or(0, |size| *size as usize);
        let start = self.op().operand_segment(ir, 2).start + (0..case).map(size).sum::<usize>();
        start..start + size(case)
    }
}
