//! The results of native calls in results.

use quote::quote;

use crate::patterns::emit::rust::value_type;
use crate::patterns::model::Makes;
use crate::rust::types::RustType;

/// The return type of a native call; `None` if it returns nothing.
pub(super) fn returned(makes: Makes<'_>, count: usize) -> Option<RustType> {
    let value = || RustType::plain(quote! { ::rtblgen_runtime::Value });
    match makes {
        Makes::Values if count == 0 => None,
        Makes::Values => Some(RustType::tuple((0..count).map(|_| value()).collect())),
        Makes::Range => Some(value().inside(|value| quote! { Vec<#value> })),
        Makes::Attribute => Some(RustType::in_context(quote! { ::rtblgen_runtime::Attribute<'c> })),
        Makes::Property(property) => Some(value_type(property)),
        Makes::Type => Some(RustType::in_context(quote! { ::rtblgen_runtime::Type<'c> })),
        // Only the calls around these become functions.
        Makes::Anything => None,
    }
}
