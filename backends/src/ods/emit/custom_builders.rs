//! Builders that an op's author defines, with their bodies.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use rtblgen_records::Value;

use crate::ods::code::builders::{
    NamedBuilder, builder_default_key, named_builders, of_op, op_parameter_spelling, parameter_type,
    without_default,
};
use crate::ods::emit::context::CodegenContext;
use crate::ods::model::{BuilderParameter, CustomBuilder, Operator};
use crate::rust::docs;
use crate::rust::namer;
use crate::rust::types::RustType;

/// Emits a function per builder with a body, and one without the parameters that have default values.
pub(crate) fn emit(operator: &Operator<'_>, codegen: &CodegenContext<'_>) -> TokenStream {
    let named = named_builders(operator);
    let whole = named.iter().map(|own| function(operator, own, codegen));
    let shorter = named.iter().filter_map(|own| shorter(operator, own, codegen));
    whole.chain(shorter).collect()
}

/// The function without the parameters that have default values.
fn shorter(
    operator: &Operator<'_>,
    own: &NamedBuilder<'_, '_>,
    codegen: &CodegenContext<'_>,
) -> Option<TokenStream> {
    let (builder, name) = (own.builder, namer::ident(own.shorter.as_ref()?));
    let whole = namer::ident(&own.name);
    let given = without_default(builder);
    let arguments = builder.parameters.iter().enumerate().map(|(index, own)| match own.default {
        None => {
            let name = parameter_ident(own, index);
            quote!(#name)
        }
        Some(default) => default_value(own, default, codegen),
    });
    let parameters = builder.parameters[..given].iter().enumerate();
    let parameters = parameters.map(|(index, own)| parameter(own, index, codegen));
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
            builder: &mut (impl ::rtblgen_runtime::Builder<'c> + ?Sized),
            location: ::rtblgen_runtime::Location<'c>,
            #(#parameters),*
        ) -> Self {
            Self::#whole(builder, location, #(#arguments),*)
        }
    })
}

/// The Rust of a default value.
fn default_value(
    own: &BuilderParameter<'_>,
    default: Value<'_>,
    codegen: &CodegenContext<'_>,
) -> TokenStream {
    let key = builder_default_key(default, &rust_type(own, codegen));
    let text = codegen.code().constant(default.field().record(), &key);
    let expr = codegen.code().expression(text);
    quote!(#expr)
}

fn function(
    operator: &Operator<'_>,
    own: &NamedBuilder<'_, '_>,
    codegen: &CodegenContext<'_>,
) -> TokenStream {
    let (builder, name) = (own.builder, namer::ident(&own.name));
    let body = codegen.body(builder.body.and_then(|body| body.as_str()).unwrap_or_default(), of_op);
    let parameters = builder.parameters.iter().enumerate();
    let parameters = parameters.map(|(index, own)| parameter(own, index, codegen));
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
            #(#body)*
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

fn parameter(own: &BuilderParameter<'_>, index: usize, codegen: &CodegenContext<'_>) -> TokenStream {
    let (name, ty) = (parameter_ident(own, index), rust_type(own, codegen));
    quote!(#name: #ty)
}

fn rust_type(own: &BuilderParameter<'_>, codegen: &CodegenContext<'_>) -> RustType {
    parameter_type(&codegen.ty_outside(&op_parameter_spelling(own)))
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
