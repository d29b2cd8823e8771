//! Rust types and placeholders of snippets.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use rtblgen_records::Record;

use crate::ods::model::property;
use crate::rust::snippet;

/// The variables for `$_builder` and `$_loc` in a result.
pub(super) fn common_placeholder(name: &str) -> Option<String> {
    match name {
        "_builder" => Some("rewriter".to_owned()),
        "_loc" => Some("location".to_owned()),
        _ => None,
    }
}

/// A Rust type written in a `.td`.
pub(super) fn rust_type(ty: &str) -> TokenStream {
    syn::parse_str::<syn::Type>(ty).map_or_else(|_| quote! { _ }, |ty| quote! { #ty })
}

pub(super) fn constrained_property_type(constraint: Record<'_>) -> TokenStream {
    if constraint.is_a("Property") {
        return rust_type(&property::value_type(constraint).unwrap_or_default());
    }
    let spelling = constraint.str_opt("interfaceType").ok().flatten().unwrap_or_default();
    rust_type(&snippet::rust_type(spelling).unwrap_or_else(|| spelling.to_owned()))
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
pub(super) fn common_parameter(placeholder: &str) -> Option<(String, TokenStream)> {
    match placeholder {
        "$_builder" => {
            let ty = quote! { &mut ::rtblgen_runtime::rewrite::PatternRewriter<'_, 'c> };
            Some(("rewriter".to_owned(), ty))
        }
        "$_loc" => Some(("location".to_owned(), quote! { ::rtblgen_runtime::Location<'c> })),
        _ => None,
    }
}
