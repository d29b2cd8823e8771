//! User-defined properties: a Rust type with snippets for its conversions and its text.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use rtblgen_records::Record;

use crate::ods::code::checked::{Body, CodedProperty};
use crate::ods::code::item_names::item_name;
use crate::ods::emit::context::CodegenContext;
use crate::ods::emit::property_type::PropertyType;
use crate::rust::namer;
use crate::rust::types::RustType;

/// The kind of a property with conversions in the `.td`.
pub(super) fn coded_property<'r>(codegen: &mut CodegenContext<'r>, record: Record<'r>) -> PropertyType {
    let own = codegen.code().coded_property(record);
    let [storage, value] = [&own.stored, &own.value].map(|ty| RustType::of(&codegen.inside_type(ty)));
    let items = code_items(codegen, &own, &storage, &value);
    let ident = code_marker(codegen, record, &quote!(property::PropertyCode), &items);
    let input = quote!(&#value);
    PropertyType::new(quote!(property::Own<#ident>), value, input)
}

/// The items of the `PropertyCode`.
fn code_items(
    codegen: &CodegenContext<'_>,
    CodedProperty { conversions, to_attribute: to, from_attribute: from, text, .. }: &CodedProperty,
    storage: &RustType,
    value: &RustType,
) -> TokenStream {
    let interface = conversions.as_ref().map(|(from, assign)| (codegen.inside_expr(from), assign));
    let (from_storage, to_storage) = match &interface {
        None => (quote!(storage), quote!(let storage = value;)),
        Some((from, assign)) => (
            quote!(#from),
            quote! {
                #[allow(unused_assignments)]
                let mut storage: #storage = ::core::default::Default::default();
                #assign
                let storage = &storage;
            },
        ),
    };
    let mut items = quote! {
        type Value = #value;

        fn to_attribute<'c>(value: &#value, context: &'c Context) -> Attribute<'c> {
            #to_storage
            #to
        }
    };
    items.extend(function(
        &quote!(from_attribute),
        &quote!(attr: Attribute<'_>),
        &quote!(attr),
        [&quote!(Result<#value, String>), &quote!(Result<#storage, String>)],
        from,
        interface.as_ref().map(|_| quote!(|storage| #from_storage)),
    ));
    let initial = match &interface {
        None => quote!(::core::default::Default::default()),
        Some(_) => quote! {
            let storage: #storage = ::core::default::Default::default();
            #from_storage
        },
    };
    items.extend(quote!(fn initial() -> #value { #initial }));
    let parser = (quote!(parser: &mut ::rtblgen_runtime::asm::AsmParser<'_, '_>), quote!(parser));
    let parse_result = quote!(::rtblgen_runtime::asm::ParseResult);
    if let Some(body) = &text.parser {
        items.extend(function(
            &quote!(parse),
            &parser.0,
            &parser.1,
            [&quote!(#parse_result<#value>), &quote!(#parse_result<#storage>)],
            body,
            interface.as_ref().map(|_| quote!(|storage| #from_storage)),
        ));
    }
    if let Some(body) = &text.optional_parser {
        items.extend(function(
            &quote!(parse_optional),
            &parser.0,
            &parser.1,
            [&quote!(#parse_result<Option<#value>>), &quote!(#parse_result<Option<#storage>>)],
            body,
            interface.as_ref().map(|_| quote!(|found| found.map(|storage| #from_storage))),
        ));
    }
    if let Some(body) = &text.printer {
        items.extend(quote! {
            fn print(value: &#value, printer: &mut ::rtblgen_runtime::asm::AsmPrinter<'_, '_>) {
                #to_storage
                #body
            }
        });
    }
    items
}

/// The kind of the library with the text of the `.td`.
pub(super) fn reworded_property<'r>(
    codegen: &mut CodegenContext<'r>,
    record: Record<'r>,
    base: PropertyType,
) -> PropertyType {
    let text = codegen.code().property_text(record);
    let PropertyType { kind, value, input } = base;
    let mut items = quote!(type Base = #kind;);
    let parser = quote!(parser: &mut ::rtblgen_runtime::asm::AsmParser<'_, 'c>);
    let parse_result = quote!(::rtblgen_runtime::asm::ParseResult);
    if let Some(body) = &text.parser {
        items.extend(quote! {
            const PARSE: Option<property::ValueParser<#kind>> = Some({
                fn parse<'c>(#parser) -> #parse_result<#value> { #body }
                parse
            });
        });
    }
    if let Some(body) = &text.optional_parser {
        items.extend(quote! {
            const PARSE_OPTIONAL: Option<property::OptionalValueParser<#kind>> = Some({
                fn parse<'c>(#parser) -> #parse_result<Option<#value>> { #body }
                parse
            });
        });
    }
    if let Some(body) = &text.printer {
        items.extend(quote! {
            const PRINT: Option<property::ValuePrinter<#kind>> = Some({
                fn print<'c>(printer: &mut ::rtblgen_runtime::asm::AsmPrinter<'_, 'c>, storage: &#value) { #body }
                print
            });
        });
    }
    let ident = code_marker(codegen, record, &quote!(property::PropertyText), &items);
    PropertyType::new(quote!(property::Reworded<#ident>), value, input)
}

/// The type that stands for a property with snippets.
fn code_marker<'r>(
    codegen: &mut CodegenContext<'r>,
    record: Record<'r>,
    implemented: &TokenStream,
    items: &TokenStream,
) -> Ident {
    let name = namer::camel_case(&format!("{}_code", item_name(record, "property")));
    let (key, origin) = (format!("code\0{}\0{items}", record.order()), codegen.origin(record.span()));
    codegen.item(key, &name, |_, ident| {
        let doc = format!(" From `{origin}`.");
        quote! {
            #[doc = #doc]
            struct #ident;

            impl #implemented for #ident { #items }
        }
    })
}

/// A function with a snippet as its body; where accessors return something else than is stored, around one.
fn function(
    name: &TokenStream,
    parameter: &TokenStream,
    argument: &TokenStream,
    [result, stored]: [&TokenStream; 2],
    body: &Body,
    convert: Option<TokenStream>,
) -> TokenStream {
    match convert {
        None => quote!(fn #name(#parameter) -> #result { #body }),
        Some(convert) => quote! {
            fn #name(#parameter) -> #result {
                fn read(#parameter) -> #stored { #body }
                read(#argument).map(#convert)
            }
        },
    }
}
