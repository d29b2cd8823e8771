//! User-defined properties: a Rust type with snippets for its conversions and its text.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use rtblgen_records::Record;

use crate::ods::code::properties::own_spelling;
use crate::ods::code::property_snippets::{
    ASSIGN, FROM_ATTRIBUTE, OPTIONAL_PARSER, PARSER, PRINTER, PropertySnippet, TO_ATTRIBUTE, storage,
};
use crate::ods::emit::context::CodegenContext;
use crate::ods::emit::property_type::PropertyType;
use crate::ods::model::property::code;
use crate::rust::namer;
use crate::rust::types::RustType;

/// The statements of a snippet; `None` if the property has no such snippet.
fn property_code(
    codegen: &CodegenContext<'_>,
    record: Record<'_>,
    snippet: &PropertySnippet,
) -> Option<TokenStream> {
    let text = code(record, snippet.field)?.as_str()?;
    let statements = codegen.body(text, |name| snippet.replace(name));
    Some(quote!(#(#statements)*))
}

/// A Rust type that a property names.
pub(super) fn own_type(codegen: &CodegenContext<'_>, record: Record<'_>, field: &str) -> RustType {
    RustType::of(&codegen.ty(&own_spelling(record, field)))
}

/// The kind of a property with conversions in the `.td`.
pub(super) fn coded_property<'r>(codegen: &mut CodegenContext<'r>, record: Record<'r>) -> PropertyType {
    let storage = own_type(codegen, record, "storageType");
    let value = own_type(codegen, record, "interfaceType");
    let interface = (storage != value).then(|| interface_conversions(codegen, record));
    let items = code_items(codegen, record, &storage, &value, interface.as_ref());
    let ident = code_marker(codegen, record, &quote!(property::PropertyCode), &items);
    let input = quote!(&#value);
    PropertyType::new(quote!(property::Own<#ident>), value, input)
}

/// Emits the conversions from the stored value to the accessors' value, and back.
fn interface_conversions(codegen: &CodegenContext<'_>, record: Record<'_>) -> (syn::Expr, TokenStream) {
    let from = codegen.expression(record.str("convertFromStorage").unwrap_or_default(), storage);
    let assign = record.str("assignToStorage").unwrap_or_default();
    let assign = codegen.body(assign, |name| ASSIGN.replace(name));
    (from, quote!(#(#assign)*))
}

/// The items of the `PropertyCode`.
fn code_items(
    codegen: &CodegenContext<'_>,
    record: Record<'_>,
    storage: &RustType,
    value: &RustType,
    interface: Option<&(syn::Expr, TokenStream)>,
) -> TokenStream {
    let to = property_code(codegen, record, &TO_ATTRIBUTE);
    let from = property_code(codegen, record, &FROM_ATTRIBUTE).unwrap_or_default();
    let (from_storage, to_storage) = match interface {
        None => (quote!(storage), quote!(let storage = value;)),
        Some((from, assign)) => (
            quote!(#from),
            quote! {
                #[allow(unused_assignments)]
                let mut storage: #storage = Default::default();
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
        &from,
        interface.map(|_| quote!(|storage| #from_storage)),
    ));
    let initial = match interface {
        None => quote!(Default::default()),
        Some(_) => quote! {
            let storage: #storage = Default::default();
            #from_storage
        },
    };
    items.extend(quote!(fn initial() -> #value { #initial }));
    let parser = (quote!(parser: &mut ::rtblgen_runtime::asm::AsmParser<'_, '_>), quote!(parser));
    let parse_result = quote!(::rtblgen_runtime::asm::ParseResult);
    if let Some(body) = property_code(codegen, record, &PARSER) {
        items.extend(function(
            &quote!(parse),
            &parser.0,
            &parser.1,
            [&quote!(#parse_result<#value>), &quote!(#parse_result<#storage>)],
            &body,
            interface.map(|_| quote!(|storage| #from_storage)),
        ));
    }
    if let Some(body) = property_code(codegen, record, &OPTIONAL_PARSER) {
        items.extend(function(
            &quote!(parse_optional),
            &parser.0,
            &parser.1,
            [&quote!(#parse_result<Option<#value>>), &quote!(#parse_result<Option<#storage>>)],
            &body,
            interface.map(|_| quote!(|found| found.map(|storage| #from_storage))),
        ));
    }
    if let Some(body) = property_code(codegen, record, &PRINTER) {
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
    let PropertyType { kind, value, input } = base;
    let mut items = quote!(type Base = #kind;);
    let parser = quote!(parser: &mut ::rtblgen_runtime::asm::AsmParser<'_, 'c>);
    let parse_result = quote!(::rtblgen_runtime::asm::ParseResult);
    if let Some(body) = property_code(codegen, record, &PARSER) {
        items.extend(quote! {
            const PARSE: Option<property::ValueParser<#kind>> = Some({
                fn parse<'c>(#parser) -> #parse_result<#value> { #body }
                parse
            });
        });
    }
    if let Some(body) = property_code(codegen, record, &OPTIONAL_PARSER) {
        items.extend(quote! {
            const PARSE_OPTIONAL: Option<property::OptionalValueParser<#kind>> = Some({
                fn parse<'c>(#parser) -> #parse_result<Option<#value>> { #body }
                parse
            });
        });
    }
    if let Some(body) = property_code(codegen, record, &PRINTER) {
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
    let name = namer::camel_case(&format!("{}_code", CodegenContext::name_of(record, "property")));
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
    body: &TokenStream,
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
