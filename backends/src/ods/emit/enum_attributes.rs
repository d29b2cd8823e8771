//! Attributes that a dialect defines: those of enums, and the rest.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::ods::code::checked::CheckedDef;
use crate::ods::code::file::EnumAttribute;
use crate::ods::emit::attribute_statics::static_name;
use crate::ods::emit::context::CodegenContext;
use crate::ods::emit::enums;
use crate::ods::model::enums::{EnumText, enum_text};
use crate::rust::{docs, namer};

/// Emits an attribute that holds an enum (`EnumAttr`): its definition and its class.
pub(crate) fn emit<'r>(attribute: &EnumAttribute<'r>, codegen: &mut CodegenContext<'r>) -> TokenStream {
    let EnumAttribute { record, dialect, mnemonic, summary, cpp_type, .. } = *attribute;
    let constant = namer::ident(&static_name(record));
    let class = namer::ident(&attribute.class);
    let runtime = quote!(::rtblgen_runtime::support);
    let format = attribute.format.as_ref().and_then(|def| enum_format(def, &constant, codegen));
    let definition = match (format, enum_text(record)) {
        (Some(text), _) => quote! {
            ::rtblgen_runtime::AttrDefinition {
                syntax: #text.syntax,
                ..#runtime::enum_attribute::<#class>(#dialect, #mnemonic)
            }
        },
        (None, Some(EnumText::Bracketed)) => {
            quote!(#runtime::bracketed_enum_attribute::<#class>(#dialect, #mnemonic))
        }
        (None, _) => quote!(#runtime::enum_attribute::<#class>(#dialect, #mnemonic)),
    };
    let doc = docs::doc(&format!("`#{dialect}.{mnemonic}`: {summary}"), "");
    let origin = format!(" From `{}`.", codegen.origin(record.span()));
    let name = record.name();
    let storage = quote! {
        #runtime::EnumStorage::Dialect { definition: &#constant, record: #name, ty: #cpp_type }
    };
    let attribute_class = enums::attribute_class(record, &class, &storage, Some(&constant));
    quote! {
        #doc
        #[doc = ""]
        #[doc = #origin]
        pub static #constant: ::rtblgen_runtime::AttrDefinition = #definition;
        #attribute_class
    }
}

/// The assembly format of an enum attribute, in a definition that is used for nothing else.
fn enum_format<'r>(
    def: &CheckedDef<'r>,
    constant: &Ident,
    codegen: &mut CodegenContext<'r>,
) -> Option<TokenStream> {
    let elements = def.format.as_ref()?;
    let syntax = super::parameters::syntax(def, elements, constant, codegen);
    let text = codegen.reserve(&format!("{constant}_TEXT"));
    codegen.push(quote! {
        pub(super) static #text: ::rtblgen_runtime::AttrDefinition =
            ::rtblgen_runtime::AttrDefinition { #syntax ..::rtblgen_runtime::AttrDefinition::EMPTY };
    });
    Some(codegen.outside(&text))
}
