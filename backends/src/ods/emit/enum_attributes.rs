//! Attributes that a dialect defines: those of enums, and the rest.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use rtblgen_records::{Record, RecordError};

use crate::ods::emit::attribute_statics::static_name;
use crate::ods::emit::context::CodegenContext;
use crate::ods::emit::enums;
use crate::ods::model::ParameterizedDef;
use crate::ods::model::enums::{EnumText, enum_text};
use crate::rust::{docs, namer};

/// Emits an attribute that is an enum: a definition, and the conversions of the enum.
pub(crate) fn emit<'r>(
    record: Record<'r>,
    info: Record<'r>,
    codegen: &mut CodegenContext<'r>,
) -> Result<TokenStream, RecordError> {
    let constant = namer::ident(&static_name(record));
    let class = namer::ident(&namer::camel_case(info.str("className")?));
    let dialect = record.record("dialect")?.str("name")?;
    let mnemonic = record.str("mnemonic")?;
    let runtime = quote!(::rtblgen_runtime::support);
    let definition = match enum_text(record) {
        Some(EnumText::Plain) => quote!(#runtime::enum_attribute::<#class>(#dialect, #mnemonic)),
        Some(EnumText::Bracketed) => {
            quote!(#runtime::bracketed_enum_attribute::<#class>(#dialect, #mnemonic))
        }
        None => {
            let Some(text) = enum_format(record, &constant, codegen) else { return Ok(TokenStream::new()) };
            quote! {
                ::rtblgen_runtime::AttrDefinition {
                    syntax: #text.syntax,
                    ..#runtime::enum_attribute::<#class>(#dialect, #mnemonic)
                }
            }
        }
    };
    let summary = record.str("summary")?;
    let doc = docs::doc(&format!("`#{dialect}.{mnemonic}`: {summary}"), "");
    let origin = format!(" From `{}`.", codegen.origin(record.span()));
    let (name, cpp_type) = (record.name(), info.str("cppType")?);
    let storage = quote! {
        #runtime::EnumStorage::Dialect { definition: &#constant, record: #name, ty: #cpp_type }
    };
    let conversions = enums::conversions(&class, &storage);
    Ok(quote! {
        #doc
        #[doc = ""]
        #[doc = #origin]
        pub static #constant: ::rtblgen_runtime::AttrDefinition = #definition;
        #conversions
    })
}

/// A format of its own, in a definition of which nothing else is used; `None` (and a report) if it is wrong.
fn enum_format<'r>(
    record: Record<'r>,
    constant: &Ident,
    codegen: &mut CodegenContext<'r>,
) -> Option<TokenStream> {
    let def = match ParameterizedDef::from_record(record) {
        Ok(def) => def,
        Err(mistakes) => {
            mistakes.into_iter().for_each(|mistake| codegen.report(mistake));
            return None;
        }
    };
    def.warnings.iter().for_each(|warning| codegen.report(warning.clone()));
    let types: Vec<_> = def.parameters.iter().filter_map(|own| syn::parse_str(&own.rust_type).ok()).collect();
    let elements = def.format.as_ref()?;
    let syntax = super::parameters::syntax(&def, elements, constant, &types, codegen);
    let text = codegen.reserve(&format!("{constant}_TEXT"));
    codegen.push(quote! {
        pub(super) static #text: ::rtblgen_runtime::AttrDefinition =
            ::rtblgen_runtime::AttrDefinition { #syntax ..::rtblgen_runtime::AttrDefinition::EMPTY };
    });
    Some(codegen.outside(&text))
}
