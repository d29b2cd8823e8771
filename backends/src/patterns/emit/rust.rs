//! Rust types and placeholders of snippets.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use rtblgen_records::Record;

use crate::ods::model::property;
use crate::rust::types::RustType;

/// The variables for `$_builder` and `$_loc` in a result.
pub(super) fn common_placeholder(name: &str) -> Option<String> {
    match name {
        "_builder" => Some("rewriter".to_owned()),
        "_loc" => Some("location".to_owned()),
        _ => None,
    }
}

/// The Rust type of a property's value. The checks of the pattern have read it before.
pub(super) fn value_type(property: Record<'_>) -> RustType {
    property::value_type(property).unwrap_or_else(|_| inferred())
}

/// The Rust type that a property constraint is about.
pub(super) fn constrained_property_type(constraint: Record<'_>) -> RustType {
    property::constrained_type(constraint).ok().flatten().unwrap_or_else(inferred)
}

fn inferred() -> RustType {
    RustType::plain(quote! { _ })
}

/// Whether an identifier occurs in the tokens.
pub(super) fn mentions(tokens: &TokenStream, ident: &Ident) -> bool {
    tokens.clone().into_iter().any(|tree| match tree {
        proc_macro2::TokenTree::Ident(found) => found == *ident,
        proc_macro2::TokenTree::Group(group) => mentions(&group.stream(), ident),
        _ => false,
    })
}

/// A body with an import of `rewrite::declarative`, if it calls a function of that module.
pub(super) fn with_declarative(body: &TokenStream) -> TokenStream {
    let import = mentions(body, &format_ident!("declarative"))
        .then(|| quote! { use ::rtblgen_runtime::rewrite::declarative; });
    quote! { #import #body }
}

/// A signature as a person writes it.
pub(super) fn shortened(signature: &TokenStream) -> String {
    let text = signature.to_string().replace(":: rtblgen_runtime :: rewrite :: ", "");
    let text = text.replace(":: rtblgen_runtime :: ", "");
    let pairs = [
        (" < ", "<"),
        ("< ", "<"),
        (" >", ">"),
        ("- >", "->"),
        (" :", ":"),
        ("& ", "&"),
        (" ,", ","),
        (" (", "("),
        ("( ", "("),
        (" )", ")"),
        ("->(", "-> ("),
        ("' ", "'"),
    ];
    let text = pairs.iter().fold(text, |text, (from, to)| text.replace(from, to));
    text.replace("->", " -> ").replace("  ", " ").replace(",)", ")")
}

/// The parameter of a hook for `$_builder` and `$_loc`.
pub(super) fn common_parameter(placeholder: &str) -> Option<(String, RustType)> {
    match placeholder {
        "$_builder" => {
            let ty = quote! { &mut ::rtblgen_runtime::rewrite::PatternRewriter<'_, 'c> };
            Some(("rewriter".to_owned(), RustType::in_context(ty)))
        }
        "$_loc" => {
            Some(("location".to_owned(), RustType::in_context(quote! { ::rtblgen_runtime::Location<'c> })))
        }
        _ => None,
    }
}
