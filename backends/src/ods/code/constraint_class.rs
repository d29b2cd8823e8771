//! The kind of types or attributes that a constraint is about: MLIR's C++ class of it.

use proc_macro2::TokenStream;
use quote::quote;
use rtblgen_records::{Record, RecordError};

use crate::ods::model::{base_attribute, own_class};
use crate::rust::namer;

/// The kind of types or attributes that a constraint is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConstraintClass<'r> {
    /// The types of a `TypeDef` that is the constraint. They have this name.
    Defined(&'r str),
    /// Builtin types: the constant of the runtime's `TypeClass`.
    Builtin(&'static str),
    /// The types of a dialect with this name.
    Named(&'r str),
    /// The attributes that satisfy the constraint.
    Own,
    /// The attributes of this `storageType`, for which [`kind_query`] has a test.
    Stored(&'r str),
}

impl<'r> ConstraintClass<'r> {
    /// The kind of types; `None` if any type may be written.
    pub(super) fn of_type(constraint: Record<'r>) -> Result<Option<Self>, RecordError> {
        if constraint.is_a("TypeDef") {
            return Ok(constraint.str_opt("typeName")?.map(Self::Defined));
        }
        // A pattern may test a type with a constraint that has no class of C++.
        let spelling = if constraint.is_a("TypeConstraint") { constraint.str_opt("cppType")? } else { None };
        let Some(spelling) = spelling else { return Ok(None) };
        if let Some(class) = builtin_type_class(spelling) {
            return Ok(Some(Self::Builtin(class)));
        }
        let defined = own_class(constraint.records(), spelling).filter(|own| own.is_a("TypeDef"));
        let name = match defined {
            Some(own) => own.str_opt("typeName")?,
            // A class of a dialect that is not included is spelled by its name in text.
            None => spelling.strip_prefix('!'),
        };
        Ok(name.map(Self::Named))
    }

    /// The kind of attributes that the constraint's storage is; `None` if any attribute is.
    pub(super) fn of_attribute(constraint: Record<'r>) -> Result<Option<Self>, RecordError> {
        let base = base_attribute(constraint);
        if base.is_a("AttrDef") || (base.is_a("EnumInfo") && base.bit("genSpecializedAttr")?) {
            // `OptionalAttr` and similar wrappers have the description of the kind; `ConfinedAttr` has more.
            let is_plain = constraint.record("predicate")? == base.record("predicate")?;
            return Ok(is_plain.then_some(Self::Own));
        }
        // An `AttrConstraint` alone has no storage.
        let storage = if base.is_a("Attr") { base.str_opt("storageType")? } else { None };
        Ok(storage.filter(|storage| kind_query(storage).is_some()).map(Self::Stored))
    }
}

/// The constant of `TypeClass` for a kind of builtin types, by MLIR's name of the kind.
pub fn builtin_type_class(spelling: &str) -> Option<&'static str> {
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
    Some(class)
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
    let query = namer::ident(attribute_test(storage.strip_prefix("::mlir::").unwrap_or(storage))?);
    Some(quote!(attr.#query()))
}

/// The method of `Attribute` that tests for a builtin class.
pub fn attribute_test(class: &str) -> Option<&'static str> {
    Some(match class {
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
    })
}
