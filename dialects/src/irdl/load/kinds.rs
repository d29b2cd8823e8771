//! The names of kinds of types and attributes, such as `builtin.integer`.

use rtblgen_runtime::{Context, TypeKind};

/// The kinds of types of `builtin` whose name is not the text of the type.
const BUILTIN_TYPES: [&str; 11] = [
    "complex",
    "function",
    "graph",
    "integer",
    "memref",
    "opaque",
    "tensor",
    "tuple",
    "unranked_memref",
    "unranked_tensor",
    "vector",
];

/// The kinds of attributes of `builtin`.
const BUILTIN_ATTRIBUTES: [&str; 24] = [
    "affine_map",
    "array",
    "call_site_loc",
    "dense_array",
    "dense_resource_elements",
    "dense_string_elements",
    "dense_int_or_fp_elements",
    "dictionary",
    "distinct",
    "file_line_range",
    "float",
    "fused_loc",
    "integer",
    "integer_set",
    "name_loc",
    "opaque",
    "opaque_loc",
    "sparse_elements",
    "strided_layout",
    "string",
    "symbol_ref",
    "type",
    "unit",
    "unknown_loc",
];

/// Whether there are types of this kind in a context.
pub(super) fn has_types(context: &Context, kind: &str) -> bool {
    let Some((dialect, mnemonic)) = kind.split_once('.') else { return false };
    if dialect != "builtin" {
        return context.type_definition(dialect, mnemonic).is_some();
    }
    let is_kind_of_one = || match mnemonic {
        "index" | "none" => true,
        _ => context.parse_type(mnemonic).is_ok_and(|ty| matches!(ty.kind(), TypeKind::Float(_))),
    };
    BUILTIN_TYPES.contains(&mnemonic) || is_kind_of_one()
}

/// Whether there are attributes of this kind in a context.
pub(super) fn has_attributes(context: &Context, kind: &str) -> bool {
    match kind.split_once('.') {
        Some(("builtin", mnemonic)) => BUILTIN_ATTRIBUTES.contains(&mnemonic),
        Some((dialect, mnemonic)) => context.attribute_definition(dialect, mnemonic).is_some(),
        None => false,
    }
}
