//! Rust for the C++ snippets of the `.td` file.

use rtblgen_runtime::Type;

/// Returns the types unchanged.
pub fn result_type_matches_operand_type<'c>(types: impl Iterator<Item = Type<'c>>) -> Vec<Type<'c>> {
    types.collect()
}
