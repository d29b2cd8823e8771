//! The Rust of the kinds of types and attributes that constraints are about.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use crate::ods::code::constraint_class::{ConstraintClass, kind_query};
use crate::ods::emit::context::CodegenContext;
use crate::ods::model::NamedValue;
use crate::rust::namer;

/// The class of a constraint in the runtime's definition. `check` is the constraint's own function.
pub(super) fn class(class: ConstraintClass<'_>, check: &TokenStream) -> Option<TokenStream> {
    Some(match class {
        ConstraintClass::Defined(name) => quote!(support::TypeClass { name: #name, contains: #check }),
        ConstraintClass::Builtin(class) => {
            let class = namer::ident(class);
            quote!(support::TypeClass::#class)
        }
        ConstraintClass::Named(name) => {
            quote!(support::TypeClass { name: #name, contains: &|ty| ty.is_a(#name) })
        }
        ConstraintClass::Own => check.clone(),
        ConstraintClass::Stored(storage) => {
            let query = kind_query(storage)?;
            quote!(&|attr| #query)
        }
    })
}

/// The Rust type of the types that a constraint admits, if all are of one kind; as the private module names it, with the
/// lifetime `'c`.
///
/// The kind is the constraint's `cppType`: one of MLIR's builtin types, a type that a dialect defines, or, in Rust, a type
/// that is written by hand (`"ListType<'c>"`).
pub(super) fn kind_of_values(
    value: &NamedValue<'_>,
    codegen: &mut CodegenContext<'_>,
) -> Option<TokenStream> {
    let spelling = value.cpp_type?.trim();
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
