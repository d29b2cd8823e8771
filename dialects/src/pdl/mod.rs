//! The `pdl` dialect: rewrite patterns as IR.
//!
//! [`patterns`] reads the patterns of a module for
//! [`AddPdl::add_pdl`](rtblgen_runtime::rewrite::pdl::AddPdl::add_pdl).

mod read;
pub(crate) mod text;
mod verify;
mod verify_pattern;

use rtblgen_runtime::{AsmNames, OpAsm};

pub use read::{entity_of, pattern_of, patterns, type_of};
pub use text::{element_type_or_self, optional_range_of, range_of};
#[cfg(feature = "pdl_interp")]
pub(crate) use verify::verify_element_types;

use text::{
    parse_named_attributes as parse_operation_op_attributes, parse_range_type, parse_results_value_type,
    print_named_attributes as print_operation_op_attributes, print_range_type, print_results_value_type,
};

rtblgen_runtime::include_td!("pdl");

/// Operations in the regions are written without `pdl.`.
const NAMES: AsmNames = AsmNames { default_dialect: "pdl", ..AsmNames::EMPTY };

impl OpAsm for PatternOp {
    const NAMES: AsmNames = NAMES;
}

impl OpAsm for RewriteOp {
    const NAMES: AsmNames = NAMES;
}
