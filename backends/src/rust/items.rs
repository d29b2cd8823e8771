//! Queries of Rust tokens: the names of functions, the tail of a body.

use std::collections::BTreeSet;

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;

/// The names of the functions at the top of a stream of items.
pub(crate) fn function_names(items: &TokenStream) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let mut after_fn = false;
    for token in items.clone() {
        let TokenTree::Ident(ident) = token else {
            after_fn = false;
            continue;
        };
        if after_fn {
            names.insert(ident.to_string());
        }
        after_fn = ident == "fn";
    }
    names
}

/// The last expression of a body. One that starts with a block and goes on after it gets parentheses, or it would end there.
pub(crate) fn tail(expr: &syn::Expr) -> TokenStream {
    syn::Stmt::Expr(expr.clone(), None).into_token_stream()
}
