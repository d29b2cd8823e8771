//! The Rust types of a property.

use proc_macro2::TokenStream;
use quote::quote;

/// A kind of properties in generated code.
#[derive(Clone)]
pub(crate) struct PropertyType {
    /// The kind: `property::Int<i32>`.
    pub(crate) kind: TokenStream,
    /// What an accessor returns; `'c` is the lifetime of the context.
    pub(crate) value: TokenStream,
    /// What a setter or a builder takes.
    pub(crate) input: TokenStream,
}

impl PropertyType {
    pub(super) fn new(kind: TokenStream, value: TokenStream, input: TokenStream) -> Self {
        Self { kind, value, input }
    }

    /// The generics of a function that returns a value, and the lifetime of the context in it.
    pub(crate) fn lifetimes(&self) -> (TokenStream, TokenStream) {
        match self.value.to_string().contains("'c") {
            true => (quote!(<'c>), quote!('c)),
            false => (TokenStream::new(), quote!('_)),
        }
    }
}
