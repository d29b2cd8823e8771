//! Kinds of names, and their Rust types: a view in code that only reads the IR, a handle in code that changes it.

use proc_macro2::TokenStream;
use quote::quote;

use crate::rust::types::RustType;

/// The kind of a name where it is used.
#[derive(Clone, PartialEq)]
pub(super) enum Kind {
    /// One value.
    Value,
    /// One value or none.
    OptionalValue,
    /// Any number of values.
    Values,
    /// An op, where it has no results that could be meant.
    Op,
    /// An attribute.
    Attribute,
    /// An attribute of an op, which the op's definition fixes to be of this Rust type.
    AttributeOf(RustType),
    /// An attribute that may be absent.
    OptionalAttribute,
    /// A property of this Rust type.
    Property(RustType),
    /// A type.
    Type,
    /// Any number of types.
    Types,
}

impl Kind {
    /// The parameter type in a predicate.
    pub(super) fn view_type(&self) -> RustType {
        RustType::in_context(match self {
            Self::Value => quote! { ::rtblgen_runtime::ValueView<'_, 'c> },
            Self::OptionalValue => quote! { Option<::rtblgen_runtime::ValueView<'_, 'c>> },
            Self::Values => quote! { &[::rtblgen_runtime::ValueView<'_, 'c>] },
            Self::Op => quote! { ::rtblgen_runtime::OpView<'_, 'c> },
            other => return other.plain_type(),
        })
    }

    /// The parameter type in a native call of a result pattern.
    pub(super) fn handle_type(&self) -> RustType {
        RustType::plain(match self {
            Self::Value => quote! { ::rtblgen_runtime::Value },
            Self::OptionalValue => quote! { Option<::rtblgen_runtime::Value> },
            Self::Values => quote! { &[::rtblgen_runtime::Value] },
            Self::Op => quote! { ::rtblgen_runtime::Op },
            other => return other.plain_type(),
        })
    }

    /// The type of a field of a match.
    pub(super) fn field_type(&self) -> RustType {
        match self {
            Self::Values => RustType::plain(quote! { Vec<::rtblgen_runtime::Value> }),
            Self::Types => RustType::in_context(quote! { Vec<::rtblgen_runtime::Type<'c>> }),
            Self::AttributeOf(_) => Self::Attribute.plain_type(),
            other => other.handle_type(),
        }
    }

    fn plain_type(&self) -> RustType {
        RustType::in_context(match self {
            Self::OptionalAttribute => quote! { Option<::rtblgen_runtime::Attribute<'c>> },
            Self::Type => quote! { ::rtblgen_runtime::Type<'c> },
            Self::Types => quote! { &[::rtblgen_runtime::Type<'c>] },
            Self::Property(ty) | Self::AttributeOf(ty) => return ty.clone(),
            _ => quote! { ::rtblgen_runtime::Attribute<'c> },
        })
    }

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
