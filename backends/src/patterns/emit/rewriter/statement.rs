//! The statements of `rewrite`, without variables that nothing uses.

use std::collections::HashSet;

use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::quote;

/// `let (a, b) = value;`
pub(super) struct Statement {
    pub(super) variables: Vec<Ident>,
    pub(super) value: TokenStream,
}

impl Statement {
    /// The statement without the variables that the code after it does not use.
    pub(super) fn before(&self, mentioned: &Mentioned) -> TokenStream {
        let value = &self.value;
        let used: Vec<_> = self.variables.iter().map(|variable| mentioned.0.contains(variable)).collect();
        if !used.contains(&true) {
            return quote! { #value; };
        }
        let variables = self.variables.iter().zip(used).map(|(variable, used)| match used {
            true => quote! { #variable },
            false => quote! { _ },
        });
        let variables: Vec<_> = variables.collect();
        match variables.as_slice() {
            [one] => quote! { let #one = #value; },
            several => quote! { let (#(#several),*) = #value; },
        }
    }
}

/// The names that code mentions.
#[derive(Default)]
pub(super) struct Mentioned(HashSet<Ident>);

impl Mentioned {
    pub(super) fn add(&mut self, code: &TokenStream) {
        for tree in code.clone() {
            match tree {
                TokenTree::Ident(name) => {
                    self.0.insert(name);
                }
                TokenTree::Group(group) => self.add(&group.stream()),
                _ => {}
            }
        }
    }
}
