//! Terms that differ between the kinds of interfaces, and the paths of interfaces.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use crate::ods::code::interfaces;
use crate::ods::code::listed::is_of_mlir;
use crate::ods::emit::context::CodegenContext;
use crate::ods::model::interface::{Interface, InterfaceKind, NamedInterface};
use crate::rust::extern_paths::ExternPaths;
use crate::rust::origins;
use crate::rust::{docs, namer};

/// Terms that differ between interfaces of operations, attributes and types.
pub(crate) struct Words {
    pub(crate) noun: &'static str,
    pub(crate) article: &'static str,
    pub(crate) concrete: &'static str,
    pub(crate) macro_name: &'static str,
    pub(crate) field: &'static str,
}

pub(crate) fn words(kind: InterfaceKind) -> Words {
    let (noun, article, concrete, macro_name) = match kind {
        InterfaceKind::Op | InterfaceKind::Dialect => ("operation", "An", "ConcreteOp", "op_interface"),
        InterfaceKind::Attribute => ("attribute", "An", "ConcreteAttr", "attribute_interface"),
        InterfaceKind::Type => ("type", "A", "ConcreteType", "type_interface"),
    };
    Words { noun, article, concrete, macro_name, field: interfaces::subject(kind).1 }
}

/// Returns the Rust path of an interface, or of one of its items.
pub(crate) fn path(
    NamedInterface { record, name }: NamedInterface<'_>,
    prefix: &str,
    suffix: &str,
    externs: &ExternPaths,
) -> TokenStream {
    let ident = namer::ident(&namer::derived_name(prefix, &namer::camel_case(name), suffix));
    if origins::is_in_library(record) {
        return quote!(::rtblgen_runtime::interfaces::#ident);
    }
    // The module that lists an interface of MLIR has its Rust.
    let elsewhere = externs.of_interface(record).filter(|_| !is_of_mlir(record));
    let of_library = origins::library_module(record).map(ToTokens::into_token_stream);
    match of_library.as_ref().or(elsewhere) {
        Some(module) => quote!(#module::#ident),
        None => quote!(#ident),
    }
}

pub(crate) fn documentation(interface: &Interface<'_>, codegen: &CodegenContext<'_>) -> TokenStream {
    let summary = format!("The interface `{}`", interface.qualified_name);
    let doc = docs::doc(&summary, interface.description);
    let origin = format!("From `{}`.", codegen.origin(interface.record.span()));
    let origin = docs::attributes(&[String::new(), origin]);
    quote!(#doc #origin)
}
