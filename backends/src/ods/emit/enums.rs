//! Emits enums and sets of flags.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;
use rtblgen_records::Record;

use crate::ods::model::enums::{Case, Enum, Flags, Storage};
use crate::rust::class_paths::attribute_class_name;
use crate::rust::docs;
use crate::rust::namer;

/// Emits an enum, or the type of a set of flags.
pub(crate) fn emit(model: &Enum<'_>, origin: String) -> TokenStream {
    let definition = match &model.flags {
        None => one_case(model, &origin),
        Some(flags) => set(model, flags, &origin),
    };
    let text = text(model);
    let storage = model.storage.map(|storage| attribute(model, storage));
    let class = namer::ident(&model.class_name);
    quote!(#definition #text #storage ::rtblgen_runtime::enum_parameter!(#class);)
}

fn header(model: &Enum<'_>, origin: &str) -> TokenStream {
    docs::doc(model.summary, &format!("From `{origin}`."))
}

/// The integer type of the enum.
fn integer(model: &Enum<'_>) -> Ident {
    namer::ident(match model.width {
        1..=8 => "u8",
        9..=16 => "u16",
        0 | 17..=32 => "u32",
        _ => "u64",
    })
}

/// An integer of the enum as a `u64`: a conversion of a type to itself is one that clippy minds.
fn widened(model: &Enum<'_>, integer: TokenStream) -> TokenStream {
    if self::integer(model) == "u64" { integer } else { quote!(#integer.into()) }
}

/// The older classes of enums are worded in another way.
fn cpp_name(model: &Enum<'_>) -> Option<TokenStream> {
    let name = model.cpp_name.as_ref()?;
    Some(quote!(const CPP_NAME: Option<&'static str> = Some(#name);))
}

/// The bits of all flags as an integer of the enum.
fn valid_bits(model: &Enum<'_>) -> TokenStream {
    let integer = integer(model);
    if integer == "u64" { quote!(Self::SET.valid) } else { quote!((Self::SET.valid as #integer)) }
}

fn case_doc(case: &Case<'_>) -> TokenStream {
    docs::attributes(&[format!("Written `{}`.", case.text)])
}

fn one_case(model: &Enum<'_>, origin: &str) -> TokenStream {
    let class = namer::ident(&model.class_name);
    let doc = header(model, origin);
    let variants = model.cases.iter().map(|case| {
        let (doc, name) = (case_doc(case), namer::ident(&case.rust_name));
        quote!(#doc #name)
    });
    let rows = model.cases.iter().map(|case| {
        let (name, value, text) =
            (namer::ident(&case.rust_name), Literal::u64_unsuffixed(case.value), case.text);
        quote!((#class::#name, #value, #text))
    });
    let texts = model.cases.iter().map(|case| case.text);
    let summary = model.summary;
    let name = &model.class_name;
    let cpp_name = cpp_name(model);
    quote! {
        #doc
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum #class { #(#variants,)* }

        impl #class {
            #[doc = " Each case with its number and its text."]
            pub const CASES: &'static [(Self, u64, &'static str)] = &[#(#rows),*];
        }

        impl ::rtblgen_runtime::support::Enum for #class {
            const NAME: &'static str = #name;
            const SUMMARY: &'static str = #summary;
            const TEXTS: &'static [&'static str] = &[#(#texts),*];
            #cpp_name

            fn value(self) -> u64 { ::rtblgen_runtime::support::value_of(Self::CASES, self) }
            fn from_value(value: u64) -> Option<Self> { ::rtblgen_runtime::support::case_of_value(Self::CASES, value) }
            fn text(self) -> ::std::borrow::Cow<'static, str> {
                ::rtblgen_runtime::support::text_of(Self::CASES, self).into()
            }
            fn from_text(text: &str) -> Option<Self> { ::rtblgen_runtime::support::case_of_text(Self::CASES, text) }
        }
    }
}

fn set(model: &Enum<'_>, flags: &Flags<'_>, origin: &str) -> TokenStream {
    let class = namer::ident(&model.class_name);
    let doc = header(model, origin);
    let integer = integer(model);
    let constants = model.cases.iter().map(|case| {
        let (doc, name, value) =
            (case_doc(case), namer::ident(&case.rust_name), Literal::u64_unsuffixed(case.value));
        quote!(#doc pub const #name: Self = Self(#value);)
    });
    let rows = model.cases.iter().map(|case| {
        let (value, text, is_group) = (Literal::u64_unsuffixed(case.value), case.text, case.is_group);
        quote!((#value, #text, #is_group))
    });
    let texts = model.cases.iter().map(|case| case.text);
    let (summary, name, separator) = (model.summary, &model.class_name, flags.separator);
    let (valid, groups_first) = (Literal::u64_unsuffixed(flags.valid_bits), flags.groups_first);
    let is_quoted = flags.is_quoted;
    let cpp_name = cpp_name(model);
    let (bits, valid_bits) = (widened(model, quote!(self.0)), valid_bits(model));
    let from_value = match integer == "u64" {
        true => quote!(Self::from_bits(value)),
        false => quote!(#integer::try_from(value).ok().and_then(Self::from_bits)),
    };
    quote! {
        #doc
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct #class(#integer);

        impl #class {
            #(#constants)*
            const SET: ::rtblgen_runtime::support::FlagSet = ::rtblgen_runtime::support::FlagSet {
                cases: &[#(#rows),*],
                separator: #separator,
                valid: #valid,
                groups_first: #groups_first,
                is_quoted: #is_quoted,
            };

            #[doc = " No flag."]
            pub const fn empty() -> Self { Self(0) }
            #[doc = " The bits of all flags that are set."]
            pub const fn bits(self) -> #integer { self.0 }
            #[doc = " The set of these bits; `None` if one of them is no flag."]
            pub const fn from_bits(bits: #integer) -> Option<Self> {
                if bits & !#valid_bits == 0 { Some(Self(bits)) } else { None }
            }
            #[doc = " Whether all flags of the other set are set."]
            pub const fn contains(self, other: Self) -> bool { self.0 & other.0 == other.0 }
            #[doc = " Whether some flag of the other set is set."]
            pub const fn intersects(self, other: Self) -> bool { self.0 & other.0 != 0 }
        }

        impl ::std::ops::BitOr for #class {
            type Output = Self;
            fn bitor(self, other: Self) -> Self { Self(self.0 | other.0) }
        }
        impl ::std::ops::BitAnd for #class {
            type Output = Self;
            fn bitand(self, other: Self) -> Self { Self(self.0 & other.0) }
        }
        impl ::std::ops::BitXor for #class {
            type Output = Self;
            fn bitxor(self, other: Self) -> Self { Self(self.0 ^ other.0) }
        }
        impl ::std::ops::Not for #class {
            type Output = Self;
            fn not(self) -> Self { Self(!self.0 & #valid_bits) }
        }

        impl ::rtblgen_runtime::support::Enum for #class {
            const NAME: &'static str = #name;
            const SUMMARY: &'static str = #summary;
            const TEXTS: &'static [&'static str] = &[#(#texts),*];
            const FLAGS: Option<&'static ::rtblgen_runtime::support::FlagSet> = Some(&Self::SET);
            #cpp_name

            fn value(self) -> u64 { #bits }
            fn from_value(value: u64) -> Option<Self> { #from_value }
            fn text(self) -> ::std::borrow::Cow<'static, str> { Self::SET.text(#bits).into() }
            fn from_text(text: &str) -> Option<Self> { Self::from_value(Self::SET.parse(text)?) }
        }
    }
}

fn text(model: &Enum<'_>) -> TokenStream {
    let class = namer::ident(&model.class_name);
    let integer = integer(model);
    let value = widened(model, quote!(value));
    quote! {
        impl ::std::fmt::Display for #class {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(&::rtblgen_runtime::support::Enum::text(*self))
            }
        }

        impl ::std::str::FromStr for #class {
            type Err = ::rtblgen_runtime::support::NoSuchCase;
            fn from_str(text: &str) -> Result<Self, ::rtblgen_runtime::support::NoSuchCase> { ::rtblgen_runtime::support::parse_enum(text) }
        }

        impl TryFrom<#integer> for #class {
            type Error = ::rtblgen_runtime::support::NoSuchCase;
            fn try_from(value: #integer) -> Result<Self, ::rtblgen_runtime::support::NoSuchCase> {
                ::rtblgen_runtime::support::enum_of_value(#value)
            }
        }
    }
}

fn attribute(model: &Enum<'_>, storage: Storage) -> TokenStream {
    let storage = match storage {
        Storage::Integer => {
            let width = model.width;
            quote!(::rtblgen_runtime::support::EnumStorage::Integer(#width))
        }
        Storage::String => quote!(::rtblgen_runtime::support::EnumStorage::String),
    };
    attribute_class(model.record, &namer::ident(&model.class_name), &storage, None)
}

/// The class of the attribute that holds an enum. `definition` is the definition of the attribute, if a dialect has one.
pub(crate) fn attribute_class(
    record: Record<'_>,
    class: &Ident,
    storage: &TokenStream,
    definition: Option<&Ident>,
) -> TokenStream {
    let attribute = attribute_class_name(record).map(|name| {
        let name = namer::ident(&name);
        let doc = docs::attributes(&[format!("An attribute that holds a [`{class}`].")]);
        let definition = definition.map(|definition| quote!(, #definition));
        quote! {
            #doc
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            pub struct #name<'c>(::rtblgen_runtime::Attribute<'c>);

            ::rtblgen_runtime::enum_attr!(#name, #class #definition);
        }
    });
    quote! {
        impl ::rtblgen_runtime::support::EnumAttribute for #class {
            const STORAGE: ::rtblgen_runtime::support::EnumStorage = #storage;
        }

        #attribute
    }
}
