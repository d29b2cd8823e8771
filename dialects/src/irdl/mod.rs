//! The `irdl` dialect: definitions of dialects as IR.
//!
//! [`LoadedDialects`] loads the dialects that a module defines.

mod load;
mod text;
mod verify;

use rtblgen_runtime::{Ir, Op, SymbolRefAttr, TypedOp};

pub use load::LoadedDialects;
pub use verify::AT_MOST_ONE_CHILD_OF;

use text::{
    parse_attributes as parse_attributes_op, parse_named_value_list, parse_named_value_list_with_variadicity,
    parse_single_block_region, print_attributes as print_attributes_op, print_named_value_list,
    print_named_value_list_with_variadicity, print_single_block_region,
};

rtblgen_runtime::include_td!("irdl");

/// The operation in which symbols of a definition are looked up: the one around the dialect.
pub fn symbol_scope(ir: &Ir<'_>, source: Op) -> Option<Op> {
    let mut ancestors = std::iter::successors(Some(source), |op| op.parent_op(ir));
    ancestors.find(|op| DialectOp::cast(ir, *op).is_some())?.parent_op(ir)
}

/// The operation that a symbol in a definition names.
pub fn lookup_symbol(ir: &Ir<'_>, source: Op, symbol: SymbolRefAttr<'_>) -> Option<Op> {
    symbol_scope(ir, source)?.lookup_nearest_symbol(ir, symbol)
}

/// The number of values that each operand or result stands for.
pub fn variadicities(array: VariadicityArrayAttr<'_>) -> Vec<Variadicity> {
    array.value().into_iter().map(|own| own.value()).collect()
}
