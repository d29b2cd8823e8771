//! Rust types and placeholders of snippets.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

/// The variables for `$_builder` and `$_loc` in a result.
pub(super) fn common_placeholder(name: &str) -> Option<String> {
    match name {
        "_builder" => Some("rewriter".to_owned()),
        "_loc" => Some("location".to_owned()),
        _ => None,
    }
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
