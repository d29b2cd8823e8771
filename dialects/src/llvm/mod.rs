//! The `llvm` dialect: LLVM IR, including structures, metadata and intrinsics.
//!
//! Names and assembly are those of MLIR's dialect: `mlir-translate --mlir-to-llvmir` reads the output.
//!
//! `mem2reg` promotes slots that are loaded and stored whole. `sroa` splits no slots.

mod attributes;
mod branches;
mod bytecode;
mod calls;
mod data_layout;
mod dwarf;
mod fold;
mod functions;
mod globals;
mod layout_entries;
mod memory;
mod memory_effects;
mod memory_slots;
mod module;
mod parameters;
mod symbols;
mod text;
mod text_types;
mod types;
mod verify;
mod verify_constants;
mod verify_functions;

use rtblgen_runtime::{IntegerAttr, Ir, Op, Value};

pub use data_layout::check_data_layout;
pub use dwarf::{dwarf_name, dwarf_number};
pub use types::{
    address_space_of, is_compatible, is_compatible_float, is_compatible_outer, is_compatible_vector,
    is_loadable, is_opaque_struct, is_small_vector, is_twice_as_long,
};
pub(crate) use types::{part, value_and_bool};

use crate::arith::i1_same_shape;
use attributes::{parse_expression_arg, parse_tbaa_members, print_expression_arg, print_tbaa_members};
use globals::{parse_llvm_linkage, print_llvm_linkage};
use memory::{parse_gep_indices, parse_op_bundles, print_gep_indices, print_op_bundles};
use text::{
    parse_indirect_br_op_sucessors, parse_insert_extract_value_element_type, parse_shuffle_type,
    parse_switch_op_cases, print_indirect_br_op_sucessors, print_insert_extract_value_element_type,
    print_shuffle_type, print_switch_op_cases,
};
use text_types::{
    parse_ext_type_params, parse_function_types, parse_pretty_llvm_type, print_ext_type_params,
    print_function_types, print_pretty_llvm_type,
};
use types::struct_name;
use verify::{verify_access_groups, verify_alias_analysis, verify_dereferenceable};

rtblgen_runtime::include_td!("llvm");

/// The overflow flags of an integer operation.
fn overflow_flags_of(ir: &Ir<'_>, op: Op) -> IntegerOverflowFlags {
    let form = op.property(ir, "overflowFlags").and_then(|form| form.cast::<IntegerAttr<'_>>());
    let bits = form.and_then(|form| u32::try_from(form.as_i64()?).ok());
    bits.and_then(IntegerOverflowFlags::from_bits).unwrap_or(IntegerOverflowFlags::NONE)
}

/// The pointer operands of an operation.
fn pointers_of(op: Op, ir: &Ir<'_>) -> Vec<Value> {
    op.operands(ir).filter(|value| value.ty(ir).is::<LLVMPointerType<'_>>()).collect()
}
