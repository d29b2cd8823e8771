//! Builders that an op's author defines, with their bodies.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use rtblgen_records::Value;
use tblgen_parser::Diagnostic;

use crate::ods::emit::attributes::parameter_type;
use crate::ods::emit::constants::check_constant;
use crate::ods::emit::context::CodegenContext;
use crate::ods::model::{BuilderParameter, CustomBuilder, Operator};
use crate::rust::docs;
use crate::rust::namer;
use crate::rust::namer::Names;
use crate::rust::snippet;

/// One function per builder with a body. Rust has no overloading, so the parameters are in the name:
/// `build_from_lhs_rhs`. Where parameters have default values there is a second function without these.
pub(crate) fn emit<'r>(operator: &Operator<'r>, codegen: &mut CodegenContext<'r>) -> TokenStream {
    let mut names = Names::with_taken(["build", "build_with", "build_from_lists"]);
    let mut functions = TokenStream::new();
    let mut whole = Vec::new();
    for builder in operator.builders.iter().filter(|builder| builder.body.is_some()) {
        let name = names.unique(&function_name(&builder.parameters));
        functions.extend(function(operator, builder, &name, codegen));
        whole.push((builder, name));
    }
    // A builder that is written out comes first.
    for (builder, name) in whole {
        functions.extend(shorter(operator, builder, &name, &mut names, codegen));
    }
    functions
}

/// The function without the parameters that have default values.
fn shorter<'r>(
    operator: &Operator<'r>,
    builder: &CustomBuilder<'r>,
    whole: &str,
    names: &mut Names,
    codegen: &mut CodegenContext<'r>,
) -> Option<TokenStream> {
    let given = builder.parameters.iter().take_while(|own| own.default.is_none()).count();
    if given == builder.parameters.len() {
        return None;
    }
    let name = function_name(&builder.parameters[..given]);
    if names.unique(&name) != name {
        return None;
    }
    let mut arguments = Vec::new();
    for (index, own) in builder.parameters.iter().enumerate() {
        arguments.push(match own.default {
            None => {
                let name = parameter_ident(own, index);
                quote!(#name)
            }
            Some(default) => default_value(own, default, codegen)?,
        });
    }
    let own = &builder.parameters[..given];
    let parameters: Vec<_> =
        own.iter().enumerate().map(|(index, own)| parameter(own, index, codegen)).collect::<Option<_>>()?;
    let (name, whole) = (namer::ident(&name), namer::ident(whole));
    let left_out = builder.parameters[given..].iter().map(|own| format!("`{}`", own.name));
    let left_out = left_out.collect::<Vec<_>>().join(", ");
    let doc = docs::doc(
        &format!("Builds a `{}` with the default values of {left_out}", operator.qualified_name),
        &format!("From `{}`.", codegen.origin(builder.record.span())),
    );
    Some(quote! {
        #doc
        #[allow(clippy::too_many_arguments)]
        pub fn #name<'c>(
            builder: &mut impl ::rtblgen_runtime::Builder<'c>,
            location: ::rtblgen_runtime::Location<'c>,
            #(#parameters),*
        ) -> Self {
            Self::#whole(builder, location, #(#arguments),*)
        }
    })
}

/// The Rust of a default value.
fn default_value<'r>(
    own: &BuilderParameter<'r>,
    default: Value<'r>,
    codegen: &mut CodegenContext<'r>,
) -> Option<TokenStream> {
    let ty = rust_type(own, codegen)?;
    let text = snippet::constant_in_rust(default.as_str().unwrap_or_default());
    let fitted = check_constant(default, &text).and_then(|()| {
        let fitted = snippet::constant::fit(&text, &syn::parse_quote!(#ty));
        fitted.map_err(|message| Diagnostic::error(default.span(), message))
    });
    match fitted.map(|text| syn::parse_str::<syn::Expr>(&text)) {
        Ok(Ok(expr)) => Some(quote!(#expr)),
        Ok(Err(error)) => {
            codegen.report(Diagnostic::error(default.span(), snippet::not_rust(&error)));
            None
        }
        Err(mistake) => {
            codegen.report(mistake);
            None
        }
    }
}

fn function<'r>(
    operator: &Operator<'r>,
    builder: &CustomBuilder<'r>,
    name: &str,
    codegen: &mut CodegenContext<'r>,
) -> Option<TokenStream> {
    let body = body(builder, codegen)?;
    let name = namer::ident(name);
    let parameters: Vec<_> = builder
        .parameters
        .iter()
        .enumerate()
        .map(|(index, own)| parameter(own, index, codegen))
        .collect::<Option<_>>()?;
    let doc = documentation(operator, builder, codegen);
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

fn function_name(parameters: &[BuilderParameter<'_>]) -> String {
    let names: Vec<_> =
        parameters.iter().enumerate().map(|(index, parameter)| parameter_name(parameter, index)).collect();
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

fn parameter_ident(own: &BuilderParameter<'_>, index: usize) -> Ident {
    match own.name {
        "" => namer::ident(&format!("argument{index}")),
        name => namer::ident(name),
    }
}

fn parameter<'r>(
    own: &BuilderParameter<'r>,
    index: usize,
    codegen: &mut CodegenContext<'r>,
) -> Option<TokenStream> {
    let (name, ty) = (parameter_ident(own, index), rust_type(own, codegen)?);
    Some(quote!(#name: #ty))
}

fn rust_type<'r>(own: &BuilderParameter<'r>, codegen: &mut CodegenContext<'r>) -> Option<TokenStream> {
    let spelling = own.ty.as_str().unwrap_or_default();
    let rust = snippet::rust_type(spelling).unwrap_or_else(|| spelling.to_owned());
    match syn::parse_str::<syn::Type>(&rust) {
        Ok(ty) => Some(parameter_type(&ty)),
        Err(error) => {
            let message = format!("the type of a builder's parameter is not Rust: {error}");
            codegen.report(Diagnostic::error(own.ty.span(), message));
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

fn body<'r>(builder: &CustomBuilder<'r>, codegen: &mut CodegenContext<'r>) -> Option<Vec<syn::Stmt>> {
    let value = builder.body?;
    let text = value.as_str().unwrap_or_default();
    if let Err(mistake) = snippet::check::<Statements>(value, text) {
        codegen.report(mistake);
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
            codegen.report(Diagnostic::error(value.string_span(unknown.range), message));
            None
        }
    }
}

fn documentation(
    operator: &Operator<'_>,
    builder: &CustomBuilder<'_>,
    codegen: &CodegenContext<'_>,
) -> TokenStream {
    let defaults = builder
        .parameters
        .iter()
        .filter_map(|own| Some(format!("`{}` is `{}`", own.name, own.default?.as_str()?)));
    let defaults: Vec<_> = defaults.collect();
    let description = match defaults.is_empty() {
        true => String::new(),
        false => format!("Usually {}.\n\n", defaults.join(", ")),
    };
    let description = format!("{description}From `{}`.", codegen.origin(builder.record.span()));
    docs::doc(&format!("Builds a `{}`", operator.qualified_name), &description)
}
