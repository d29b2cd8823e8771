//! User-defined properties: a Rust type with snippets for its conversions and its text.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use rtblgen_records::{Record, Value};
use syn::Stmt;
use tblgen_parser::Diagnostic;

use crate::ods::emit::context::CodegenContext;
use crate::ods::emit::property_type::PropertyType;
use crate::ods::model::property::code;
use crate::rust::{namer, snippet};

/// A snippet of a property.
struct Snippet {
    field: &'static str,
    /// The placeholders, and what they are called in the function around it.
    placeholders: &'static [(&'static str, &'static str)],
    /// What it is to be, for messages.
    contract: &'static str,
}

const TO_ATTRIBUTE: Snippet = Snippet {
    field: "convertToAttribute",
    placeholders: &[("_storage", "storage"), ("_ctxt", "context")],
    contract: "in Rust it is the body of a function from `$_storage`, a `&` of the `storageType`, and `$_ctxt` to an `Attribute`",
};
const FROM_ATTRIBUTE: Snippet = Snippet {
    field: "convertFromAttribute",
    placeholders: &[("_attr", "attr"), ("_ctxt", "attr.context()")],
    contract: "in Rust it is the body of a function from `$_attr` to a `Result` of the `storageType`, with the message as error",
};
const PARSER: Snippet = Snippet {
    field: "parser",
    placeholders: &[("_parser", "parser"), ("_ctxt", "parser.context()")],
    contract: "in Rust it is the body of a function from `$_parser` to a `ParseResult` of the `storageType`",
};
const OPTIONAL_PARSER: Snippet = Snippet {
    field: "optionalParser",
    placeholders: &[("_parser", "parser"), ("_ctxt", "parser.context()")],
    contract: "in Rust it is the body of a function from `$_parser` to a `ParseResult<Option<..>>` of the `storageType`",
};
const PRINTER: Snippet = Snippet {
    field: "printer",
    placeholders: &[("_printer", "printer"), ("_storage", "storage"), ("_ctxt", "printer.context()")],
    contract: "in Rust it is the body of a function that writes `$_storage`, a `&` of the `storageType`, to `$_printer`",
};

/// The statements of a body.
struct Statements(Vec<Stmt>);

impl syn::parse::Parse for Statements {
    fn parse(input: syn::parse::ParseStream<'_>) -> syn::Result<Self> {
        syn::Block::parse_within(input).map(Self)
    }
}

/// The statements of a snippet; `None` if there is none, or (with a report) if it is wrong.
fn property_code<'r>(
    codegen: &mut CodegenContext<'r>,
    record: Record<'r>,
    snippet: &Snippet,
) -> Option<TokenStream> {
    let value = code(record, snippet.field)?;
    match statements(value, snippet) {
        Ok(statements) => Some(quote!(#(#statements)*)),
        Err(mistake) => {
            codegen.report(mistake.with_help(snippet.contract));
            None
        }
    }
}

/// A Rust type that a property names.
pub(super) fn own_type<'r>(
    codegen: &mut CodegenContext<'r>,
    record: Record<'r>,
    field: &str,
) -> Option<TokenStream> {
    let spelling = record.str(field).unwrap_or_default();
    let rust = snippet::rust_type(spelling).unwrap_or_else(|| spelling.trim().to_owned());
    match syn::parse_str::<syn::Type>(&rust) {
        Ok(mut ty) => {
            codegen.classes().place_type_inside(&mut ty);
            Some(quote!(#ty))
        }
        Err(error) => {
            let message = format!("`{field}` is no Rust type: {error}");
            codegen.report(Diagnostic::error(record.field_span(field), message));
            None
        }
    }
}

/// The kind of a property with conversions in the `.td`.
pub(super) fn coded_property<'r>(
    codegen: &mut CodegenContext<'r>,
    record: Record<'r>,
) -> Option<PropertyType> {
    let storage = own_type(codegen, record, "storageType")?;
    let value = own_type(codegen, record, "interfaceType")?;
    let interface = match storage.to_string() == value.to_string() {
        true => None,
        false => Some(interface_conversions(codegen, record)?),
    };
    let items = code_items(codegen, record, &storage, &value, interface.as_ref())?;
    let ident = code_marker(codegen, record, &quote!(property::PropertyCode), &items);
    Some(PropertyType::new(quote!(property::Own<#ident>), value.clone(), quote!(&#value)))
}

/// From what is stored to what accessors return, and back.
fn interface_conversions<'r>(
    codegen: &mut CodegenContext<'r>,
    record: Record<'r>,
) -> Option<(syn::Expr, TokenStream)> {
    let from = record.value("convertFromStorage").ok()?;
    let from = codegen.expression(from, |name| (name == "_storage").then(|| "storage".to_owned()))?;
    let assign = record.value("assignToStorage").ok()?;
    let snippet = Snippet {
        field: "assignToStorage",
        placeholders: &[("_storage", "storage"), ("_value", "(*value)")],
        contract: "in Rust it assigns what is made of `$_value` to `$_storage`",
    };
    let assign = match statements(assign, &snippet) {
        Ok(statements) => quote!(#(#statements)*),
        Err(mistake) => {
            codegen.report(mistake.with_help(snippet.contract));
            return None;
        }
    };
    Some((from, assign))
}

/// The items of the `PropertyCode`.
fn code_items<'r>(
    codegen: &mut CodegenContext<'r>,
    record: Record<'r>,
    storage: &TokenStream,
    value: &TokenStream,
    interface: Option<&(syn::Expr, TokenStream)>,
) -> Option<TokenStream> {
    let to = property_code(codegen, record, &TO_ATTRIBUTE)?;
    let from = property_code(codegen, record, &FROM_ATTRIBUTE)?;
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
    Some(items)
}

/// The kind of the library with the text of the `.td`.
pub(super) fn reworded_property<'r>(
    codegen: &mut CodegenContext<'r>,
    record: Record<'r>,
    base: PropertyType,
) -> Option<PropertyType> {
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
    Some(PropertyType::new(quote!(property::Reworded<#ident>), value, input))
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
        Some(quote! {
            #[doc = #doc]
            struct #ident;

            impl #implemented for #ident { #items }
        })
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

fn statements(value: Value<'_>, snippet: &Snippet) -> Result<Vec<Stmt>, Diagnostic> {
    let text = value.as_str().unwrap_or_default();
    snippet::check::<Statements>(value, text)?;
    let replace = |name: &str| {
        let known = snippet.placeholders.iter().find(|(placeholder, _)| *placeholder == name);
        known.map(|(_, replacement)| (*replacement).to_owned())
    };
    match snippet::substitute(text, replace) {
        Ok(replaced) => syn::parse_str::<Statements>(&replaced)
            .map(|statements| statements.0)
            .map_err(|error| Diagnostic::error(value.span(), snippet::not_rust(&error))),
        Err(unknown) => {
            let message = format!("there is no placeholder `${}` in `{}`", unknown.name, snippet.field);
            Err(Diagnostic::error(value.string_span(unknown.range), message))
        }
    }
}
