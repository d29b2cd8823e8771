//! Builders that the author of a type or an attribute defines, with their bodies.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};

use crate::ods::code::builders::{definition_function_name, parameter_type};
use crate::ods::code::checked::{Body, CheckedDef, DefinitionBuilder};
use crate::ods::emit::context::CodegenContext;
use crate::ods::model::{CustomBuilder, DefParameter, ParameterizedDef};
use crate::rust::namer::Names;
use crate::rust::{docs, namer};

/// A function per builder with a body, and one that checks where there is something to be checked. Rust has no
/// overloading, so the parameters are in the name: `get_from_width`.
pub(super) fn emit(def: &CheckedDef<'_>, codegen: &CodegenContext<'_>) -> TokenStream {
    let mut names = Names::with_taken(["get", "get_checked"]);
    def.code.builders.iter().map(|own| functions(def, own, &mut names, codegen)).collect()
}

fn functions(
    def: &ParameterizedDef<'_>,
    own: &DefinitionBuilder,
    names: &mut Names,
    codegen: &CodegenContext<'_>,
) -> TokenStream {
    let builder = &def.builders[own.index];
    let name = names.unique(&definition_function_name("get", builder));
    let plain = function(def, own, &name, (&own.body, false), codegen);
    let checked = own.checked_body.as_ref().map(|body| {
        let name = names.unique(&definition_function_name("get_checked", builder));
        function(def, own, &name, (body, true), codegen)
    });
    quote!(#plain #checked)
}

fn function(
    def: &ParameterizedDef<'_>,
    own: &DefinitionBuilder,
    name: &str,
    (body, is_checked): (&Body, bool),
    codegen: &CodegenContext<'_>,
) -> TokenStream {
    let builder = &def.builders[own.index];
    let parameters = builder.parameters.iter().zip(&own.types).map(|(parameter, ty)| {
        let (name, ty) = (namer::ident(parameter.name), parameter_type(&codegen.outside_type(ty)));
        quote!(#name: #ty)
    });
    let context = (!own.is_inferred).then(|| quote!(context: &'c ::rtblgen_runtime::Context,));
    let returned = match (&own.returned, is_checked) {
        (None, false) => quote!(Self),
        (None, true) => quote!(Result<Self, String>),
        (Some(returned), _) => codegen.outside_type(returned).into_token_stream(),
    };
    let name = namer::ident(name);
    let doc = documentation(def, builder, is_checked, codegen);
    quote! {
        #doc
        #[allow(unused_variables, unused_mut, clippy::too_many_arguments, clippy::needless_return)]
        pub fn #name(#context #(#parameters),*) -> #returned { #body }
    }
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
    namer::ident(if parameter.rust_name == "context" { "context_" } else { &parameter.rust_name })
}
