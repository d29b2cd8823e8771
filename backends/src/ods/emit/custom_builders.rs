//! Builders that an op's author defines, with their bodies.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};

use crate::ods::code::builders::{parameter_type, without_default};
use crate::ods::code::checked::{BuilderCode, ShorterBuilder};
use crate::ods::emit::context::CodegenContext;
use crate::ods::model::{BuilderParameter, CustomBuilder, Operator};
use crate::rust::docs;
use crate::rust::namer;

/// Emits a function per builder with a body, and one without the parameters that have default values.
pub(crate) fn emit(
    operator: &Operator<'_>,
    builders: &[BuilderCode],
    codegen: &CodegenContext<'_>,
) -> TokenStream {
    let whole = builders.iter().map(|own| function(operator, own, codegen));
    let shorter =
        builders.iter().filter_map(|own| Some(self::shorter(operator, own, own.shorter.as_ref()?, codegen)));
    whole.chain(shorter).collect()
}

/// The function without the parameters that have default values.
fn shorter(
    operator: &Operator<'_>,
    own: &BuilderCode,
    shorter: &ShorterBuilder,
    codegen: &CodegenContext<'_>,
) -> TokenStream {
    let (builder, name) = (&operator.builders[own.index], namer::ident(&shorter.name));
    let whole = namer::ident(&own.name);
    let given = without_default(builder);
    let names = builder.parameters[..given].iter().enumerate();
    let names = names.map(|(index, own)| parameter_ident(own, index).into_token_stream());
    let defaults = shorter.defaults.iter().map(ToTokens::to_token_stream);
    let arguments = names.chain(defaults);
    let parameters = parameters(builder, own, codegen).take(given);
    let left_out = builder.parameters[given..].iter().map(|own| format!("`{}`", own.name));
    let left_out = left_out.collect::<Vec<_>>().join(", ");
    let doc = docs::doc(
        &format!("Builds a `{}` with the default values of {left_out}", operator.qualified_name),
        &format!("From `{}`.", codegen.origin(builder.record.span())),
    );
    quote! {
        #doc
        #[allow(clippy::too_many_arguments)]
        pub fn #name<'c>(
            builder: &mut (impl ::rtblgen_runtime::Builder<'c> + ?Sized),
            location: ::rtblgen_runtime::Location<'c>,
            #(#parameters),*
        ) -> Self {
            Self::#whole(builder, location, #(#arguments),*)
        }
    }
}

fn function(operator: &Operator<'_>, own: &BuilderCode, codegen: &CodegenContext<'_>) -> TokenStream {
    let (builder, name) = (&operator.builders[own.index], namer::ident(&own.name));
    let body = &own.body;
    let parameters = parameters(builder, own, codegen);
    let doc = documentation(operator, builder, codegen);
    quote! {
        #doc
        #[allow(unused_variables, unused_mut, clippy::too_many_arguments)]
        pub fn #name<'c>(
            builder: &mut (impl ::rtblgen_runtime::Builder<'c> + ?Sized),
            location: ::rtblgen_runtime::Location<'c>,
            #(#parameters),*
        ) -> Self {
            let mut state =
                ::rtblgen_runtime::OpState::new(<Self as ::rtblgen_runtime::TypedOp>::DEFINITION, location);
            #body
            state.create(builder)
        }
    }
}

fn parameter_ident(own: &BuilderParameter<'_>, index: usize) -> Ident {
    match own.name {
        "" => namer::ident(&format!("argument{index}")),
        name => namer::ident(name),
    }
}

/// The parameters of the function with all parameters.
fn parameters(
    builder: &CustomBuilder<'_>,
    own: &BuilderCode,
    codegen: &CodegenContext<'_>,
) -> impl Iterator<Item = TokenStream> {
    let parameters = builder.parameters.iter().zip(&own.types).enumerate();
    parameters.map(|(index, (parameter, ty))| {
        let (name, ty) = (parameter_ident(parameter, index), parameter_type(&codegen.outside_type(ty)));
        quote!(#name: #ty)
    })
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
