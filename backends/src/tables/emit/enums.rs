//! Emits the enums of tables.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use crate::rust::docs;
use crate::tables::emit::{code, signed};
use crate::tables::model::enums::Enum;
use crate::tables::model::naming::{EnumNames, Naming, Prelude};

/// Emits an enum and its conversions.
pub(crate) fn emit(model: &Enum<'_>, names: &EnumNames, naming: &Naming) -> Vec<TokenStream> {
    if model.entries.is_empty() {
        return vec![uninhabited(model, names)];
    }
    let repr = repr(model);
    vec![
        definition(model, names, &repr),
        methods(model, names, naming, &repr),
        display(names),
        from_enum(names, naming, &repr),
        try_from(model, names, naming, &repr),
        error(names, &repr),
        display_error(model, names),
        error_trait(names),
    ]
}

fn header(model: &Enum<'_>) -> TokenStream {
    let line = format!(
        "The enum {}: an entry for each record of class {}.",
        code(&model.name),
        code(model.class.name())
    );
    docs::attributes(&[line])
}

fn uninhabited(model: &Enum<'_>, names: &EnumNames) -> TokenStream {
    let (doc, ty) = (header(model), &names.ty);
    quote! {
        #doc
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum #ty {}
    }
}

/// The smallest integer type for all values; unsigned if it can be.
fn repr(model: &Enum<'_>) -> Ident {
    let values = || model.entries.iter().map(|entry| entry.value);
    let (least, greatest) = (values().min().unwrap_or(0), values().max().unwrap_or(0));
    let bits = |value: i64| 64 - if value < 0 { !value } else { value }.leading_zeros();
    let (letter, bits) = match least < 0 {
        true => ('i', 1 + bits(least).max(bits(greatest))),
        false => ('u', bits(greatest)),
    };
    format_ident!("{letter}{}", bits.next_power_of_two().max(8))
}

fn definition(model: &Enum<'_>, names: &EnumNames, repr: &Ident) -> TokenStream {
    let (doc, ty) = (header(model), &names.ty);
    let variants = variants(model).map(|index| {
        let (entry, name) = (&model.entries[index], &names.entries[index]);
        let (doc, value) = (entry_doc(model, index), signed(entry.value));
        quote!(#doc #name = #value)
    });
    quote! {
        #doc
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(#repr)]
        pub enum #ty { #(#variants,)* }
    }
}

/// The entries with a value that none before them has.
fn variants(model: &Enum<'_>) -> impl Iterator<Item = usize> {
    (0..model.entries.len()).filter(|&index| model.alias_of(index).is_none())
}

fn entry_doc(model: &Enum<'_>, index: usize) -> TokenStream {
    let entry = &model.entries[index];
    let line = match entry.record.name() == entry.name {
        true => format!("{}.", code(entry.name)),
        false => format!("{}, of record {}.", code(entry.name), code(entry.record.name())),
    };
    docs::attributes(&[line])
}

fn methods(model: &Enum<'_>, names: &EnumNames, naming: &Naming, repr: &Ident) -> TokenStream {
    let (ty, option) = (&names.ty, naming.prelude(Prelude::Option));
    let aliases = model.entries.iter().enumerate().filter_map(|(index, _)| {
        let (doc, name) = (entry_doc(model, index), &names.entries[index]);
        let variant = &names.entries[model.alias_of(index)?];
        Some(quote!(#doc pub const #name: Self = Self::#variant;))
    });
    let mut all: Vec<usize> = variants(model).collect();
    all.sort_by_key(|&index| model.entries[index].value);
    let all = all.iter().map(|&index| &names.entries[index]);
    let arms = variants(model).map(|index| {
        let (variant, name) = (&names.entries[index], model.entries[index].name);
        quote!(Self::#variant => #name)
    });
    let mut by_name: Vec<usize> = (0..model.entries.len()).collect();
    by_name.sort_by_key(|&index| model.entries[index].name);
    let pairs = by_name.iter().map(|&index| {
        let (entry, name) = (&names.entries[index], model.entries[index].name);
        quote!((#name, Self::#entry))
    });
    quote! {
        impl #ty {
            #(#aliases)*
            #[doc = " All values, in increasing order."]
            pub const ALL: &'static [Self] = &[#(Self::#all),*];
            #[doc = " All names, sorted."]
            const NAMES: &'static [(&'static str, Self)] = &[#(#pairs),*];

            #[doc = " The name in the `.td`; the first one, if several entries have this value."]
            pub const fn name(self) -> &'static str { match self { #(#arms,)* } }
            #[doc = " The number."]
            pub const fn value(self) -> #repr { self as #repr }
            #[doc = " The value with this name."]
            pub fn from_name(name: &str) -> #option<Self> {
                let index = Self::NAMES.binary_search_by(|&(other, _)| other.cmp(name)).ok()?;
                Some(Self::NAMES[index].1)
            }
        }
    }
}

fn display(names: &EnumNames) -> TokenStream {
    let ty = &names.ty;
    quote! {
        impl ::core::fmt::Display for #ty {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result { f.pad(self.name()) }
        }
    }
}

fn from_enum(names: &EnumNames, naming: &Naming, repr: &Ident) -> TokenStream {
    let (ty, from) = (&names.ty, naming.prelude(Prelude::From));
    quote! {
        impl #from<#ty> for #repr {
            fn from(value: #ty) -> Self { value as Self }
        }
    }
}

fn try_from(model: &Enum<'_>, names: &EnumNames, naming: &Naming, repr: &Ident) -> TokenStream {
    let EnumNames { ty, error, entries } = names;
    let (try_from, result) = (naming.prelude(Prelude::TryFrom), naming.prelude(Prelude::Result));
    let arms = variants(model).map(|index| {
        let (value, name) = (signed(model.entries[index].value), &entries[index]);
        quote!(#value => Ok(Self::#name))
    });
    quote! {
        impl #try_from<#repr> for #ty {
            type Error = #error;
            fn try_from(value: #repr) -> #result<Self, #error> {
                match value {
                    #(#arms,)*
                    #[allow(unreachable_patterns)]
                    _ => Err(#error(value)),
                }
            }
        }
    }
}

fn error(names: &EnumNames, repr: &Ident) -> TokenStream {
    let EnumNames { ty, error, .. } = names;
    let doc = docs::attributes(&[format!("This number is that of no entry of [`{ty}`].")]);
    quote! {
        #doc
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct #error(#[doc = " The number."] pub #repr);
    }
}

fn display_error(model: &Enum<'_>, names: &EnumNames) -> TokenStream {
    let error = &names.error;
    let message = format!("{{}} is the number of no entry of {}", model.name.replace(['{', '}'], ""));
    quote! {
        impl ::core::fmt::Display for #error {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result { write!(f, #message, self.0) }
        }
    }
}

fn error_trait(names: &EnumNames) -> TokenStream {
    let error = &names.error;
    quote!(impl ::core::error::Error for #error {})
}
