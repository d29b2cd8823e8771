//! The Rust types of a property.

use proc_macro2::TokenStream;

use crate::rust::types::{RustType, lifetimes};

/// A kind of properties in generated code.
#[derive(Clone)]
pub(crate) struct PropertyType {
    /// The kind: `property::Int<i32>`.
    pub(crate) kind: TokenStream,
    /// The return type of an accessor.
    pub(crate) value: RustType,
    /// The parameter type of a setter or a builder.
    pub(crate) input: TokenStream,
}

impl PropertyType {
    pub(super) fn new(kind: TokenStream, value: RustType, input: TokenStream) -> Self {
        Self { kind, value, input }
    }

    /// The generics of a function that returns a value, and the lifetime of the context in it.
    pub(crate) fn lifetimes(&self) -> (TokenStream, TokenStream) {
        lifetimes(self.value.uses_context())
    }
}
