//! What is C++ in the `.td`.

use rtblgen_runtime::Type;

/// The same types.
pub fn result_type_matches_operand_type<'c>(types: impl Iterator<Item = Type<'c>>) -> Vec<Type<'c>> {
    types.collect()
}
