//! The names of kinds of types and attributes, such as `builtin.integer`.

use rtblgen_runtime::{Attribute, AttributeKind, Context, Location, LocationKind, Type, TypeKind};

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

/// The name of the kind of a type.
pub(super) fn kind_of_type(ty: Type<'_>) -> String {
    let name = match ty.kind() {
        TypeKind::Extension { definition, .. } => {
            return format!("{}.{}", definition.dialect, definition.mnemonic);
        }
        TypeKind::Integer { .. } => "integer",
        TypeKind::Complex(_) => "complex",
        TypeKind::Tuple(_) => "tuple",
        TypeKind::Function { .. } => "function",
        TypeKind::Vector { .. } => "vector",
        TypeKind::RankedTensor { .. } => "tensor",
        TypeKind::UnrankedTensor { .. } => "unranked_tensor",
        TypeKind::MemRef { .. } => "memref",
        TypeKind::UnrankedMemRef { .. } => "unranked_memref",
        TypeKind::Opaque { .. } => "opaque",
        // `index`, `none`, and floats: the kind has one type.
        _ => return format!("builtin.{ty}"),
    };
    format!("builtin.{name}")
}

/// The name of the kind of an attribute.
pub(super) fn kind_of_attribute(attribute: Attribute<'_>) -> String {
    let name = match attribute.kind() {
        AttributeKind::Extension { definition, .. } => {
            return format!("{}.{}", definition.dialect, definition.mnemonic);
        }
        AttributeKind::Unit => "unit",
        AttributeKind::Integer { .. } | AttributeKind::WideInteger { .. } => "integer",
        AttributeKind::Float { .. } => "float",
        AttributeKind::String { .. } => "string",
        AttributeKind::Array(_) => "array",
        AttributeKind::Dictionary(_) => "dictionary",
        AttributeKind::Type(_) => "type",
        AttributeKind::SymbolRef { .. } => "symbol_ref",
        AttributeKind::DenseElements { .. } => "dense_int_or_fp_elements",
        AttributeKind::DenseStrings { .. } => "dense_string_elements",
        AttributeKind::DenseArray { .. } => "dense_array",
        AttributeKind::DenseResource { .. } => "dense_resource_elements",
        AttributeKind::Sparse { .. } => "sparse_elements",
        AttributeKind::AffineMap(_) => "affine_map",
        AttributeKind::IntegerSet(_) => "integer_set",
        AttributeKind::StridedLayout { .. } => "strided_layout",
        AttributeKind::Distinct { .. } => "distinct",
        AttributeKind::Opaque { .. } => "opaque",
        AttributeKind::Location(location) => kind_of_location(location),
    };
    format!("builtin.{name}")
}

fn kind_of_location(location: Location<'_>) -> &'static str {
    match location.kind() {
        LocationKind::Unknown => "unknown_loc",
        LocationKind::File(_) => "file_line_range",
        LocationKind::Name(..) => "name_loc",
        LocationKind::CallSite { .. } => "call_site_loc",
        LocationKind::Fused { .. } => "fused_loc",
    }
}

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
