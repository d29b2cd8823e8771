//! Builders that the author of a type or an attribute defines, with their bodies.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use tblgen_parser::Diagnostic;

use crate::ods::emit::attributes::parameter_type;
use crate::ods::emit::context::CodegenContext;
use crate::ods::model;
use crate::ods::model::{CustomBuilder, DefParameter, ParameterizedDef};
use crate::rust::namer::{Names, snake_case};
use crate::rust::{docs, namer, snippet};

/// A function per builder with a body, and one that checks where there is something to be checked. Rust has no
/// overloading, so the parameters are in the name: `get_from_width`.
pub(super) fn emit<'r>(def: &ParameterizedDef<'r>, codegen: &mut CodegenContext<'r>) -> TokenStream {
    let mut names = Names::with_taken(["get", "get_checked"]);
    let builders = def.builders.iter().filter_map(|builder| functions(def, builder, &mut names, codegen));
    builders.collect()
}

fn functions<'r>(
    def: &ParameterizedDef<'r>,
    builder: &CustomBuilder<'r>,
    names: &mut Names,
    codegen: &mut CodegenContext<'r>,
) -> Option<TokenStream> {
    let parameters: Vec<_> = builder.parameters.iter().map(|own| namer::snake_case(own.name)).collect();
    let suffix = if parameters.is_empty() { "nothing".to_owned() } else { parameters.join("_") };
    let name = names.unique(&format!("get_from_{suffix}"));
    let returned = builder.record.str_opt("returnType").ok().flatten().unwrap_or_default().trim();
    let plain = function(def, builder, &name, returned, false, codegen)?;
    let checked = match is_checked(def) && returned.is_empty() {
        true => {
            function(def, builder, &names.unique(&format!("get_checked_from_{suffix}")), "", true, codegen)
        }
        false => None,
    };
    Some(quote!(#plain #checked))
}

fn function<'r>(
    def: &ParameterizedDef<'r>,
    builder: &CustomBuilder<'r>,
    name: &str,
    returned: &str,
    is_checked: bool,
    codegen: &mut CodegenContext<'r>,
) -> Option<TokenStream> {
    let is_inferred = builder.record.bit("hasInferredContextParam").ok()?;
    let body = body(builder, is_inferred, is_checked, codegen)?;
    let parameters: Vec<_> = builder
        .parameters
        .iter()
        .map(|own| {
            let ty = parameter_rust(own.ty.as_str().unwrap_or_default(), own.ty.span(), codegen)?;
            let ty = parameter_type(&ty);
            let name = namer::ident(own.name);
            Some(quote!(#name: #ty))
        })
        .collect::<Option<_>>()?;
    let context = (!is_inferred).then(|| quote!(context: &'c ::rtblgen_runtime::Context,));
    let returned = match (returned.is_empty(), is_checked) {
        (true, false) => quote!(Self),
        (true, true) => quote!(Result<Self, String>),
        (false, _) => {
            let ty = parameter_rust(returned, builder.record.span(), codegen)?;
            quote!(#ty)
        }
    };
    let name = namer::ident(name);
    let doc = documentation(def, builder, is_checked, codegen);
    Some(quote! {
        #doc
        #[allow(unused_variables, unused_mut, clippy::too_many_arguments, clippy::needless_return)]
        pub fn #name(#context #(#parameters),*) -> #returned { #(#body)* }
    })
}

fn parameter_rust(
    spelling: &str,
    span: tblgen_parser::Span,
    codegen: &mut CodegenContext<'_>,
) -> Option<syn::Type> {
    let rust = model::parameter_type(codegen.records(), spelling);
    match syn::parse_str::<syn::Type>(&rust) {
        Ok(ty) => Some(ty),
        Err(error) => {
            let message = format!("the type of a builder's parameter is not Rust: {error}");
            codegen.report(Diagnostic::error(span, message));
            None
        }
    }
}

fn body<'r>(
    builder: &CustomBuilder<'r>,
    is_inferred: bool,
    is_checked: bool,
    codegen: &mut CodegenContext<'r>,
) -> Option<Vec<syn::Stmt>> {
    let value = builder.body?;
    let text = value.as_str().unwrap_or_default();
    if let Err(mistake) = snippet::check::<super::custom_builders::Statements>(value, text) {
        codegen.report(mistake);
        return None;
    }
    let get = if is_checked { "Self::get_checked" } else { "Self::get" };
    let replaced = snippet::substitute(text, |name| match name {
        "_ctxt" if !is_inferred => Some("context".to_owned()),
        "_get" => Some(get.to_owned()),
        _ => None,
    });
    match replaced {
        Ok(replaced) => match snippet::parse_body(&replaced) {
            Ok(statements) => Some(statements),
            Err(error) => {
                codegen.report(Diagnostic::error(value.span(), snippet::not_rust(&error)));
                None
            }
        },
        Err(unknown) => {
            let message = format!("there is no placeholder `${}` in this builder", unknown.name);
            codegen.report(Diagnostic::error(value.string_span(unknown.range), message));
            None
        }
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
    let name = snake_case(parameter.name);
    namer::ident(if name == "context" { "context_" } else { &name })
}

/// Whether there are parameters that cannot be put together.
pub(crate) fn is_checked(def: &ParameterizedDef<'_>) -> bool {
    def.has_verifier || def.parameters.iter().any(|parameter| parameter.constraint.is_some())
}
