//! The kind of types or attributes that a constraint is about: MLIR's C++ class of it.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use rtblgen_records::Record;

use crate::ods::emit::context::CodegenContext;
use crate::ods::model::{base_attribute, own_class};
use crate::rust::namer;

/// The `TypeClass` of a type constraint; `None` if any type may be written. `check` is the constraint's own function.
pub(super) fn type_class(record: Record<'_>, check: &TokenStream) -> Option<TokenStream> {
    if record.is_a("TypeDef") {
        let name = record.str_opt("typeName").ok().flatten().unwrap_or_default();
        return Some(quote!(support::TypeClass { name: #name, contains: #check }));
    }
    let spelling = record.str_opt("cppType").ok().flatten()?;
    if let Some(class) = builtin_type_class(spelling) {
        return Some(quote!(support::TypeClass::#class));
    }
    let defined = own_class(record.records(), spelling).filter(|own| own.is_a("TypeDef"));
    let name = match defined {
        Some(own) => own.str_opt("typeName").ok().flatten()?,
        // A class of a dialect that is not included is spelled by its name in text.
        None => spelling.strip_prefix('!')?,
    };
    Some(quote!(support::TypeClass { name: #name, contains: &|ty| ty.is_a(#name) }))
}

/// The Rust type of the types that a constraint admits, if all are of one kind; as the private module names it, with the
/// lifetime `'c`.
///
/// The kind is the constraint's `cppType`: one of MLIR's builtin types, a type that a dialect defines, or, in Rust, a type
/// that is written by hand (`"ListType<'c>"`).
pub(super) fn kind_of_values(
    constraint: Record<'_>,
    codegen: &mut CodegenContext<'_>,
) -> Option<TokenStream> {
    let spelling = constraint.str_opt("cppType").ok().flatten()?.trim();
    if let Some(name) = builtin_kind(spelling) {
        let name = codegen.imported(name);
        return Some(quote!(#name<'c>));
    }
    if spelling.contains("'c") {
        let mut ty = syn::parse_str::<syn::Type>(spelling).ok()?;
        codegen.classes().place_type_inside(&mut ty);
        return Some(ty.to_token_stream());
    }
    let class = codegen.class(codegen.classes().type_of(spelling)?);
    Some(quote!(#class<'c>))
}

/// The runtime's wrapper of a kind of builtin types, by MLIR's name of the kind.
pub(super) fn builtin_kind(spelling: &str) -> Option<&'static str> {
    const KINDS: [&str; 14] = [
        "BaseMemRefType",
        "ComplexType",
        "FloatType",
        "FunctionType",
        "IndexType",
        "IntegerType",
        "MemRefType",
        "NoneType",
        "RankedTensorType",
        "TensorType",
        "TupleType",
        "UnrankedMemRefType",
        "UnrankedTensorType",
        "VectorType",
    ];
    let name = spelling.trim().strip_prefix("::mlir::")?;
    KINDS.into_iter().find(|kind| *kind == name)
}

/// The constant of `TypeClass` for a kind of builtin types, by MLIR's name of the kind.
pub fn builtin_type_class(spelling: &str) -> Option<proc_macro2::Ident> {
    let spelling = spelling.trim();
    let class = match spelling.strip_prefix("::mlir::").unwrap_or(spelling) {
        "IntegerType" => "INTEGER",
        "FloatType" => "FLOAT",
        "IndexType" => "INDEX",
        "NoneType" => "NONE",
        "ComplexType" => "COMPLEX",
        "FunctionType" => "FUNCTION",
        "GraphType" => "GRAPH",
        "TupleType" => "TUPLE",
        "VectorType" => "VECTOR",
        "TensorType" => "TENSOR",
        "RankedTensorType" => "RANKED_TENSOR",
        "UnrankedTensorType" => "UNRANKED_TENSOR",
        "MemRefType" => "MEMREF",
        "UnrankedMemRefType" => "UNRANKED_MEMREF",
        "BaseMemRefType" => "BASE_MEMREF",
        "ShapedType" => "SHAPED",
        _ => return None,
    };
    Some(namer::ident(class))
}

/// Whether an attribute is of the kind that the constraint's storage is; `None` if any attribute is. `check` is the
/// constraint's own function.
pub(super) fn attribute_class(record: Record<'_>, check: &TokenStream) -> Option<TokenStream> {
    let base = base_attribute(record);
    let is_own =
        base.is_a("AttrDef") || (base.is_a("EnumInfo") && base.bit("genSpecializedAttr").unwrap_or(false));
    if is_own {
        // `OptionalAttr` and similar wrappers have the description of the kind; `ConfinedAttr` has more.
        let is_plain =
            record.value("predicate").ok()?.as_record() == base.value("predicate").ok()?.as_record();
        return is_plain.then(|| check.clone());
    }
    let storage = base.str_opt("storageType").ok().flatten()?;
    let query = kind_query(storage)?;
    Some(quote!(&|attr| #query))
}

/// The Rust type of the elements of a dense array, by MLIR's name of the array.
pub fn dense_array_element(storage: &str) -> Option<&'static str> {
    match storage.trim().strip_prefix("::mlir::")? {
        "DenseBoolArrayAttr" => Some("bool"),
        "DenseI8ArrayAttr" => Some("i8"),
        "DenseI16ArrayAttr" => Some("i16"),
        "DenseI32ArrayAttr" => Some("i32"),
        "DenseI64ArrayAttr" => Some("i64"),
        "DenseF32ArrayAttr" => Some("f32"),
        "DenseF64ArrayAttr" => Some("f64"),
        _ => None,
    }
}

/// Whether `attr` is of a kind, by MLIR's name of the kind.
pub fn kind_query(storage: &str) -> Option<TokenStream> {
    if let Some(element) = dense_array_element(storage) {
        let element = namer::ident(element);
        return Some(quote!(attr.is_dense_array_of::<#element>()));
    }
    let storage = storage.trim();
    let name = storage.strip_prefix("::mlir::").unwrap_or(storage);
    let query = match name {
        "StringAttr" => "is_string",
        "TypeAttr" => "is_type",
        "UnitAttr" => "is_unit",
        "BoolAttr" => "is_bool",
        "IntegerAttr" => "is_integer",
        "FloatAttr" => "is_float",
        "ArrayAttr" => "is_array",
        "DictionaryAttr" => "is_dictionary",
        "SymbolRefAttr" => "is_symbol_ref",
        "FlatSymbolRefAttr" => "is_flat_symbol_ref",
        "ElementsAttr" => "is_elements",
        "DenseElementsAttr" => "is_dense_elements",
        "DenseIntElementsAttr" => "is_dense_int_elements",
        "DenseFPElementsAttr" => "is_dense_float_elements",
        "LocationAttr" => "is_location",
        "TypedAttr" => "is_typed",
        "IntegerSetAttr" => "is_integer_set",
        "AffineMapAttr" => "is_affine_map",
        _ => return None,
    };
    let query = namer::ident(query);
    Some(quote!(attr.#query()))
}
