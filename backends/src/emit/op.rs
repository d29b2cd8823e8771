//! An op: its type, its description, its methods.

use proc_macro2::TokenStream;
use quote::quote;
use rtblgen_records::Value;

use super::pool::Pool;
use super::{accessors, builders, custom_builders, definition, docs};
use crate::namer;
use crate::ods::Operator;
use crate::snippet;

/// Emits an op.
pub(crate) fn emit<'r>(operator: &Operator<'r>, pool: &mut Pool<'r>) -> TokenStream {
    operator.warnings.iter().for_each(|warning| pool.report(warning.clone()));
    for property in &operator.properties {
        let message = "properties are not generated yet: make it an attribute";
        pool.report(tblgen_parser::Diagnostic::error(property.span, message));
    }
    let class = namer::ident(&operator.class_name);
    let constant = pool.reserve(&static_name(&operator.class_name));
    let outside = pool.outside(&constant);
    let doc = documentation(operator, pool);
    let definition = definition::emit(operator, pool);
    pool.push(quote!(pub(super) static #constant: OpDefinition = #definition;));
    let accessors = accessors::emit(operator, pool);
    let builders = builders::emit(operator, pool);
    let custom_builders = custom_builders::emit(operator, pool);
    let extra = extra_items(operator, pool);
    quote! {
        #doc
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct #class(::rtblgen_runtime::Op);

        ::rtblgen_runtime::typed_op!(#class, #outside);

        impl #class {
            #builders
            #custom_builders
            #accessors
            #extra
        }
    }
}

/// The name of the `static` with the description of an op. A type that is written in capitals has that name itself.
fn static_name(class: &str) -> String {
    let name = namer::constant_case(class);
    if name == class { format!("{name}_OP") } else { name }
}

fn documentation(operator: &Operator<'_>, pool: &Pool<'_>) -> TokenStream {
    let name = &operator.qualified_name;
    let summary = match operator.summary.trim() {
        "" => format!("`{name}`"),
        summary => format!("`{name}`: {summary}"),
    };
    let origin = format!("From `{}`.", pool.origin(operator.record.span()));
    let description = operator.description.trim_matches('\n').trim_end();
    let doc = docs::doc(&summary, description);
    let origin = docs::attributes(&[String::new(), origin]);
    quote!(#doc #origin)
}

/// `extraClassDeclaration` and `extraClassDefinition` are items of the `impl` block.
fn extra_items<'r>(operator: &Operator<'r>, pool: &mut Pool<'r>) -> TokenStream {
    let values = [operator.extra_declaration, operator.extra_definition];
    values.into_iter().map(|value| impl_items(value, &operator.class_name, pool)).collect()
}

/// Items for an `impl` block, `$cppClass` in them the type's name.
pub(crate) fn impl_items<'r>(value: Option<Value<'r>>, class: &str, pool: &mut Pool<'r>) -> TokenStream {
    let Some(value) = value else { return TokenStream::new() };
    let text = value.as_str().unwrap_or_default();
    if let Err(mistake) = snippet::check::<ImplItems>(value, text) {
        pool.report(mistake);
        return TokenStream::new();
    }
    match syn::parse_str::<ImplItems>(&text.replace("$cppClass", class)) {
        Ok(parsed) => parsed.0.iter().map(quote::ToTokens::to_token_stream).collect(),
        Err(error) => {
            let message = format!("the snippet is not Rust: {error}");
            pool.report(tblgen_parser::Diagnostic::error(value.span(), message));
            TokenStream::new()
        }
    }
}

/// What may stand in an `impl` block.
struct ImplItems(Vec<syn::ImplItem>);

impl syn::parse::Parse for ImplItems {
    fn parse(input: syn::parse::ParseStream<'_>) -> syn::Result<Self> {
        let mut items = Vec::new();
        while !input.is_empty() {
            items.push(input.parse()?);
        }
        Ok(Self(items))
    }
}

/// The function that registers the ops of a file.
pub(crate) fn registration(dialect: &str, classes: &[String]) -> TokenStream {
    let function = namer::ident(&registration_name(dialect));
    let doc = format!(" Adds the ops of this file to the `{dialect}` dialect.");
    let classes = classes.iter().map(|class| namer::ident(class));
    quote! {
        #[doc = #doc]
        pub fn #function(registry: &mut ::rtblgen_runtime::DialectRegistry) {
            registry.add_ops(&[#(<#classes as ::rtblgen_runtime::TypedOp>::DEFINITION),*]);
        }
    }
}

/// `register_toy_ops`.
fn registration_name(dialect: &str) -> String {
    format!("register_{}_ops", namer::snake_case(dialect))
}
