//! The arguments of functions for values of each kind.

use proc_macro2::TokenStream;
use quote::quote;

use crate::patterns::model::kind::Kind;
use crate::rust::types::RustType;

impl Kind {
    /// The argument of a predicate for a value of this kind.
    pub(super) fn view(&self, value: TokenStream) -> TokenStream {
        match self {
            Self::Value | Self::Op => quote! { #value.view(ir) },
            Self::OptionalValue => quote! { #value.map(|value| value.view(ir)) },
            Self::Values => quote! { &declarative::views(ir, &#value) },
            Self::Types => quote! { &#value },
            Self::Attribute | Self::OptionalAttribute | Self::Type => value,
            Self::AttributeOf(_) => quote! { #value.expect() },
            Self::Property(ty) => cloned(ty, value),
        }
    }

    /// The argument of a native call for a value of this kind.
    pub(super) fn handle(&self, value: TokenStream) -> TokenStream {
        match self {
            Self::Values | Self::Types => quote! { &#value },
            Self::AttributeOf(_) => quote! { #value.expect() },
            Self::Property(ty) => cloned(ty, value),
            _ => value,
        }
    }
}

/// A property's value for a function that takes it. Numbers, flags and texts are copied.
pub(super) fn cloned(ty: &RustType, value: TokenStream) -> TokenStream {
    if ty.is_copy() {
        value
    } else {
        quote! { ::core::clone::Clone::clone(&#value) }
    }
}
