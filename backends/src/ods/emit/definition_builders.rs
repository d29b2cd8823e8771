//! Builders that the author of a type or an attribute defines, with their bodies.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::ods::code::builders::{
    definition_function_name, is_inferred, of_definition, parameter_type, returned,
};
use crate::ods::emit::context::CodegenContext;
use crate::ods::model;
use crate::ods::model::{CustomBuilder, DefParameter, ParameterizedDef};
use crate::rust::namer::{Names, snake_case};
use crate::rust::{docs, namer};

/// A function per builder with a body, and one that checks where there is something to be checked. Rust has no
/// overloading, so the parameters are in the name: `get_from_width`.
pub(super) fn emit(def: &ParameterizedDef<'_>, codegen: &CodegenContext<'_>) -> TokenStream {
    let mut names = Names::with_taken(["get", "get_checked"]);
    let with_body = def.builders.iter().filter(|builder| builder.body.is_some());
    with_body.map(|builder| functions(def, builder, &mut names, codegen)).collect()
}

fn functions(
    def: &ParameterizedDef<'_>,
    builder: &CustomBuilder<'_>,
    names: &mut Names,
    codegen: &CodegenContext<'_>,
) -> TokenStream {
    let name = names.unique(&definition_function_name("get", builder));
    let plain = function(def, builder, &name, false, codegen);
    let checked = (def.may_fail() && returned(builder).is_empty()).then(|| {
        let name = names.unique(&definition_function_name("get_checked", builder));
        function(def, builder, &name, true, codegen)
    });
    quote!(#plain #checked)
}

fn function(
    def: &ParameterizedDef<'_>,
    builder: &CustomBuilder<'_>,
    name: &str,
    is_checked: bool,
    codegen: &CodegenContext<'_>,
) -> TokenStream {
    let is_inferred = is_inferred(builder);
    let text = builder.body.and_then(|body| body.as_str()).unwrap_or_default();
    let body = codegen.body(text, of_definition(is_inferred, is_checked));
    let parameters = builder.parameters.iter().map(|own| {
        let ty = parameter_type(&parameter_rust(own.ty.as_str().unwrap_or_default(), codegen));
        let name = namer::ident(own.name);
        quote!(#name: #ty)
    });
    let context = (!is_inferred).then(|| quote!(context: &'c ::rtblgen_runtime::Context,));
    let returned = match (returned(builder), is_checked) {
        ("", false) => quote!(Self),
        ("", true) => quote!(Result<Self, String>),
        (returned, _) => {
            let ty = parameter_rust(returned, codegen);
            quote!(#ty)
        }
    };
    let name = namer::ident(name);
    let doc = documentation(def, builder, is_checked, codegen);
    quote! {
        #doc
        #[allow(unused_variables, unused_mut, clippy::too_many_arguments, clippy::needless_return)]
        pub fn #name(#context #(#parameters),*) -> #returned { #(#body)* }
    }
}

fn parameter_rust(spelling: &str, codegen: &CodegenContext<'_>) -> syn::Type {
    codegen.ty_outside(&model::parameter_type(codegen.records(), spelling))
}

fn documentation(
    def: &ParameterizedDef<'_>,
    builder: &CustomBuilder<'_>,
    is_checked: bool,
    codegen: &CodegenContext<'_>,
) -> TokenStream {
    let defaults =
        builder.parameters.iter().filter_map(|own| Some(format!("`{}` is `{}`", own.name, own.default?)));
    let defaults: Vec<_> = defaults.collect();
    let usually = match defaults.is_empty() {
        true => String::new(),
        false => format!("Usually {}.\n\n", defaults.join(", ")),
    };
    let origin = codegen.origin(builder.record.span());
    let errors = match is_checked {
        true => "\n\n# Errors\n\nWhat is wrong with the parameters.",
        false => "",
    };
    docs::doc(&format!("Makes a `{}`", def.class_name), &format!("{usually}From `{origin}`.{errors}"))
}

pub(crate) fn parameter_ident(parameter: &DefParameter<'_>) -> Ident {
    let name = snake_case(parameter.name);
    namer::ident(if name == "context" { "context_" } else { &name })
}
