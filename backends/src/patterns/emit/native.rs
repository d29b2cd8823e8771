//! The bodies of native calls in results.

use proc_macro2::TokenStream;
use quote::quote;

use crate::ods::model::property;
use crate::patterns::emit::rust::rust_type;
use crate::patterns::model::Makes;

/// The return type of a native call, and its body.
pub(super) fn returned(makes: Makes<'_>, count: usize, body: TokenStream) -> (TokenStream, TokenStream) {
    let value = quote! { ::rtblgen_runtime::Value };
    match makes {
        Makes::Values if count == 0 => (quote! {}, quote! { #body; }),
        Makes::Values if count == 1 => (quote! { -> #value }, body),
        Makes::Values => {
            let values = std::iter::repeat_n(&value, count);
            (quote! { -> (#(#values),*) }, body)
        }
        Makes::Range => (quote! { -> Vec<#value> }, body),
        Makes::Attribute => (quote! { -> ::rtblgen_runtime::Attribute<'c> }, body),
        Makes::Property(property) => {
            let ty = rust_type(&property::value_type(property).unwrap_or_default());
            (quote! { -> #ty }, body)
        }
        Makes::Type => (quote! { -> ::rtblgen_runtime::Type<'c> }, body),
        // Only the calls around these become functions.
        Makes::Anything => (quote! {}, body),
    }
}
