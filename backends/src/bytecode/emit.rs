//! Emission of an encoding from the checked model.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::model::{Encoding, Model};
use crate::rust::namer;

/// Emits a type that implements `DialectEncoding`.
pub(super) fn items(model: &Model) -> Vec<TokenStream> {
    let name = namer::ident(&format!("{}Encoding", namer::camel_case(&model.dialect)));
    let doc = format!(" The encoding of the attributes and types of `{}` in bytecode.", model.dialect);
    let bytecode = quote!(::rtblgen_runtime::bytecode);
    let attribute = quote!(::rtblgen_runtime::Attribute<'c>);
    let ty = quote!(::rtblgen_runtime::Type<'c>);
    let mut functions = Vec::new();
    for (list, value, [write, read], what) in [
        (&model.attributes, attribute, ["write_attribute", "read_attribute"], "attribute"),
        (&model.types, ty, ["write_type", "read_type"], "type"),
    ] {
        if list.iter().all(Option::is_none) {
            continue;
        }
        let (write, read) = (namer::ident(write), namer::ident(read));
        let present =
            || list.iter().enumerate().filter_map(|(number, own)| Some((number as u64, own.as_ref()?)));
        let written = present().map(|(number, own)| write_one(number, own));
        let cases = present().map(|(number, own)| read_one(number, own));
        let message = format!("{{code}} is the code of no {what} of '{}'", model.dialect);
        functions.push(quote! {
            fn #write<'c>(&self, value: #value, writer: &mut dyn #bytecode::DialectWriter<'c>) -> bool {
                use #bytecode::fields;
                #(#written)*
                false
            }

            fn #read<'c>(
                &self,
                reader: &mut dyn #bytecode::DialectReader<'c>,
            ) -> ::core::result::Result<#value, #bytecode::Error> {
                use #bytecode::fields;
                match reader.varint()? {
                    #(#cases)*
                    code => ::core::result::Result::Err(reader.error(&::std::format!(#message))),
                }
            }
        });
    }
    vec![
        quote!(#[doc = #doc] #[derive(Clone, Copy, Debug)] pub struct #name;),
        quote!(impl #bytecode::DialectEncoding for #name { #(#functions)* }),
    ]
}

fn write_one(number: u64, encoding: &Encoding) -> TokenStream {
    let Encoding { ty, predicate, write, .. } = encoding;
    let number = Literal::u64_unsuffixed(number);
    let condition = predicate.as_ref().map(|predicate| quote!(.filter(|own| #predicate)));
    let own = if write.is_empty() { quote!(_) } else { quote!(own) };
    quote! {
        if let ::core::option::Option::Some(#own) = value.cast::<#ty>()#condition {
            writer.varint(#number);
            #(#write)*
            return true;
        }
    }
}

fn read_one(number: u64, encoding: &Encoding) -> TokenStream {
    let Encoding { read, build, .. } = encoding;
    let number = Literal::u64_unsuffixed(number);
    quote! {
        #number => {
            #(#read)*
            fields::checked(reader, (#build).into())
        }
    }
}
