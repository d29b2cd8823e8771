//! An op: its type, its definition, its methods.

use std::collections::BTreeSet;

use proc_macro2::TokenStream;
use quote::quote;
use rtblgen_records::Value;

use crate::ods::emit::context::CodegenContext;
use crate::ods::emit::functions::Functions;
use crate::ods::emit::{accessors, adaptors, builders, custom_builders, definition, derived, interfaces};
use crate::ods::model::Operator;
use crate::rust::docs;
use crate::rust::items::function_names;
use crate::rust::namer;
use crate::rust::snippet;

/// Emits an op.
pub(crate) fn emit<'r>(operator: &Operator<'r>, codegen: &mut CodegenContext<'r>) -> TokenStream {
    codegen.emitting(operator.record.span());
    operator.warnings.iter().for_each(|warning| codegen.report(warning.clone()));
    let class = namer::ident(&operator.class_name);
    let constant = codegen.reserve(&static_name(&operator.class_name));
    let doc = documentation(operator, codegen);
    let definition = definition::emit(operator, codegen);
    codegen.push(quote!(static #constant: OpDefinition = #definition;));
    let accessors = accessors::emit(operator, codegen);
    codegen.emitting(operator.record.span());
    let mut functions = Functions::default();
    let own_builders = builders::emit(operator, codegen);
    codegen.add_functions(&mut functions, own_builders);
    functions.extend(&accessors);
    let own = codegen.class(&operator.class_name);
    codegen.push(quote! {
        impl TypedOp for #own {
            const DEFINITION: &'static OpDefinition = &#constant;
            fn from_op(op: Op) -> Self { Self(op) }
            fn op(self) -> Op { self.0 }
        }
    });
    codegen.push_impl(quote!(impl #own), &functions);
    let custom_builders = custom_builders::emit(operator, codegen);
    let derived = derived::emit(operator, codegen);
    let own = &derived.accessors;
    let written = quote!(#custom_builders #own);
    let generated = || functions.names().chain(function_names(&written)).collect();
    let extra = extra_items(operator, generated, codegen);
    let written = quote!(#written #extra);
    let adaptor = adaptors::emit(operator, codegen);
    let written = (!written.is_empty()).then(|| quote!(impl #class { #written }));
    let implementations = match operator.has_interfaces() {
        true => {
            let (declared, values) = (function_names(&extra), accessors::of_values(operator, codegen));
            let methods = interfaces::Methods { generated: generated(), declared, values };
            interfaces::implementations(operator, &methods, codegen)
        }
        false => TokenStream::new(),
    };
    let derived = derived.implementation;
    quote! {
        #doc
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct #class(::rtblgen_runtime::Op);

        #written

        #adaptor

        #implementations

        #derived
    }
}

/// The name of the `static` with the definition of an op. A type that is written in capitals has that name itself.
fn static_name(class: &str) -> String {
    let name = namer::constant_case(class);
    if name == class { format!("{name}_OP") } else { name }
}

fn documentation(operator: &Operator<'_>, codegen: &CodegenContext<'_>) -> TokenStream {
    let name = &operator.qualified_name;
    let summary = match operator.summary.trim() {
        "" => format!("`{name}`"),
        summary => format!("`{name}`: {summary}"),
    };
    let origin = format!("From `{}`.", codegen.origin(operator.record.span()));
    let description = operator.description.trim_matches('\n').trim_end();
    let doc = docs::doc(&summary, description);
    let origin = docs::attributes(&[String::new(), origin]);
    quote!(#doc #origin)
}

/// What traits declare, `extraClassDeclaration` and `extraClassDefinition` are items of the `impl` block.
fn extra_items<'r>(
    operator: &Operator<'r>,
    generated: impl Fn() -> BTreeSet<String>,
    codegen: &mut CodegenContext<'r>,
) -> TokenStream {
    let mut items = TokenStream::new();
    let own = [operator.extra_declaration, operator.extra_definition];
    let of_traits = operator.traits.iter().flat_map(|own| own.extra_items());
    for value in of_traits.chain(own.into_iter().flatten()) {
        let known = || generated().into_iter().chain(function_names(&items)).collect();
        let more = impl_items(Some(value), &operator.class_name, known, codegen);
        items.extend(more);
    }
    items
}

/// Items for an `impl` block that has functions of these names already, `$cppClass` in them the type's name.
pub(crate) fn impl_items<'r>(
    value: Option<Value<'r>>,
    class: &str,
    known: impl FnOnce() -> BTreeSet<String>,
    codegen: &mut CodegenContext<'r>,
) -> TokenStream {
    let Some(value) = value else { return TokenStream::new() };
    let text = value.as_str().unwrap_or_default();
    if let Err(mistake) = snippet::check::<ImplItems>(value, text) {
        codegen.report(mistake);
        return TokenStream::new();
    }
    report_repeated(value, text, known(), codegen);
    match syn::parse_str::<ImplItems>(&text.replace("$cppClass", class)) {
        Ok(parsed) => parsed.0.iter().map(quote::ToTokens::to_token_stream).collect(),
        Err(error) => {
            codegen.report(tblgen_parser::Diagnostic::error(value.span(), snippet::not_rust(&error)));
            TokenStream::new()
        }
    }
}

/// Functions of the snippet that are there already.
fn report_repeated<'r>(
    value: Value<'r>,
    text: &str,
    mut known: BTreeSet<String>,
    codegen: &mut CodegenContext<'r>,
) {
    let Ok(items) = snippet::parse_masked::<ImplItems>(text) else { return };
    for item in &items.0 {
        let syn::ImplItem::Fn(function) = item else { continue };
        let name = &function.sig.ident;
        if !known.insert(name.to_string()) {
            let span = snippet::span_of(value, text, name.span());
            let message =
                format!("there is a function `{name}` already: it is generated, or declared before");
            codegen.report(tblgen_parser::Diagnostic::error(span, message).with_help("give it another name"));
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
            use ::rtblgen_runtime::TypedOp as _;
            registry.add_ops(&[#(#classes::DEFINITION),*]);
        }
    }
}

/// `register_toy_ops`.
fn registration_name(dialect: &str) -> String {
    format!("register_{}_ops", namer::snake_case(dialect))
}
