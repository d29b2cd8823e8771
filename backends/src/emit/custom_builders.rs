//! Builders that an op's author defines, with their bodies.

use proc_macro2::TokenStream;
use quote::quote;
use tblgen_parser::Diagnostic;

use super::attributes::parameter_type;
use super::docs;
use super::pool::Pool;
use crate::namer::{self, Names};
use crate::ods::{BuilderParameter, CustomBuilder, Operator};
use crate::snippet;

/// One function per builder with a body. Rust has no overloading, so the parameters are in the name:
/// `build_from_lhs_rhs`.
pub(crate) fn emit<'r>(operator: &Operator<'r>, pool: &mut Pool<'r>) -> TokenStream {
    let mut names = Names::with_taken(["build", "build_with"]);
    operator.builders.iter().filter_map(|builder| function(operator, builder, &mut names, pool)).collect()
}

fn function<'r>(
    operator: &Operator<'r>,
    builder: &CustomBuilder<'r>,
    names: &mut Names,
    pool: &mut Pool<'r>,
) -> Option<TokenStream> {
    let body = body(builder, pool)?;
    let name = namer::ident(&names.unique(&function_name(builder)));
    let parameters: Vec<_> = builder
        .parameters
        .iter()
        .enumerate()
        .map(|(index, own)| parameter(own, index, pool))
        .collect::<Option<_>>()?;
    let doc = documentation(operator, builder, pool);
    Some(quote! {
        #doc
        #[allow(unused_variables, unused_mut, clippy::too_many_arguments)]
        pub fn #name<'c>(
            builder: &mut impl ::rtblgen_runtime::Builder<'c>,
            location: ::rtblgen_runtime::Location<'c>,
            #(#parameters),*
        ) -> Self {
            let mut state =
                ::rtblgen_runtime::OpState::new(<Self as ::rtblgen_runtime::TypedOp>::DEFINITION, location);
            #(#body)*
            state.create(builder)
        }
    })
}

fn function_name(builder: &CustomBuilder<'_>) -> String {
    let names: Vec<_> = builder
        .parameters
        .iter()
        .enumerate()
        .map(|(index, parameter)| parameter_name(parameter, index))
        .collect();
    match names.is_empty() {
        true => "build_from_nothing".to_owned(),
        false => format!("build_from_{}", names.join("_")),
    }
}

fn parameter_name(parameter: &BuilderParameter<'_>, index: usize) -> String {
    match parameter.name {
        "" => format!("argument{index}"),
        name => namer::snake_case(name),
    }
}

fn parameter<'r>(own: &BuilderParameter<'r>, index: usize, pool: &mut Pool<'r>) -> Option<TokenStream> {
    let spelling = own.ty.as_str().unwrap_or_default();
    let rust = snippet::rust_type(spelling).unwrap_or_else(|| spelling.to_owned());
    let name = match own.name {
        "" => namer::ident(&format!("argument{index}")),
        name => namer::ident(name),
    };
    match syn::parse_str::<syn::Type>(&rust) {
        Ok(ty) => {
            let ty = parameter_type(&ty);
            Some(quote!(#name: #ty))
        }
        Err(error) => {
            let message = format!("the type of a builder's parameter is not Rust: {error}");
            pool.report(Diagnostic::error(own.ty.span(), message));
            None
        }
    }
}

/// The statements of the body.
pub(super) struct Statements(Vec<syn::Stmt>);

impl syn::parse::Parse for Statements {
    fn parse(input: syn::parse::ParseStream<'_>) -> syn::Result<Self> {
        syn::Block::parse_within(input).map(Self)
    }
}

fn body<'r>(builder: &CustomBuilder<'r>, pool: &mut Pool<'r>) -> Option<Vec<syn::Stmt>> {
    let value = builder.body?;
    let text = value.as_str().unwrap_or_default();
    if let Err(mistake) = snippet::check::<Statements>(value, text) {
        pool.report(mistake);
        return None;
    }
    let replaced = snippet::substitute(text, |name| match name {
        "_builder" => Some("builder".to_owned()),
        "_state" => Some("state".to_owned()),
        "_location" | "_loc" => Some("location".to_owned()),
        _ => None,
    });
    match replaced {
        Ok(replaced) => syn::parse_str::<Statements>(&replaced).ok().map(|statements| statements.0),
        Err(unknown) => {
            let message = format!("there is no placeholder `${}` in a builder", unknown.name);
            pool.report(Diagnostic::error(value.string_span(unknown.range), message));
            None
        }
    }
}

fn documentation(operator: &Operator<'_>, builder: &CustomBuilder<'_>, pool: &Pool<'_>) -> TokenStream {
    let defaults =
        builder.parameters.iter().filter_map(|own| Some(format!("`{}` is `{}`", own.name, own.default?)));
    let defaults: Vec<_> = defaults.collect();
    let description = match defaults.is_empty() {
        true => String::new(),
        false => format!("Usually {}.\n\n", defaults.join(", ")),
    };
    let description = format!("{description}From `{}`.", pool.origin(builder.record.span()));
    docs::doc(&format!("Builds a `{}`", operator.qualified_name), &description)
}
