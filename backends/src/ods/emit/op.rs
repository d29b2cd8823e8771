//! An op: its type, its definition, its methods.

use proc_macro2::TokenStream;
use quote::quote;

use crate::ods::code::checked::{CheckedOp, ForwardedCode};
use crate::ods::emit::context::CodegenContext;
use crate::ods::emit::functions::Functions;
use crate::ods::emit::{
    accessors, adaptors, builders, custom_builders, definition, derived, interfaces, op_docs,
};
use crate::rust::items::function_names;
use crate::rust::{class_names, namer};

/// Emits an op.
pub(crate) fn emit<'r>(operator: &CheckedOp<'r>, codegen: &mut CodegenContext<'r>) -> TokenStream {
    let class = namer::ident(&operator.class_name);
    let constant = codegen.reserve(&static_name(&operator.class_name));
    let doc = op_docs::attributes(operator, codegen);
    let definition = definition::emit(operator, codegen);
    codegen.push(quote!(static #constant: OpDefinition = #definition;));
    let accessors = accessors::emit(operator, codegen);
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
    let custom_builders = custom_builders::emit(operator, &operator.code.builders, codegen);
    let derived = derived::emit(operator, codegen);
    let own = &derived.accessors;
    let written = quote!(#custom_builders #own);
    let generated = functions.names().chain(function_names(&written)).collect();
    let extra = &operator.code.extra_items;
    let extra = quote!(#(#extra)*);
    let written = quote!(#written #extra);
    let adaptor = adaptors::emit(operator, codegen);
    let written = (!written.is_empty()).then(|| quote!(impl #class { #written }));
    let implementations = match operator.has_interfaces() {
        true => {
            let (declared, values) = (function_names(&extra), accessors::of_values(operator, codegen));
            let methods = interfaces::Methods { generated, declared, values };
            interfaces::implementations(operator, &methods, codegen)
        }
        false => TokenStream::new(),
    };
    let derived = derived.implementation;
    let text = forwarded_text(operator, &class);
    let lint = class_names::allow_underscores(&operator.class_name);
    quote! {
        #doc
        #lint
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct #class(::rtblgen_runtime::Op);

        #written

        #adaptor

        #implementations

        #derived

        #text
    }
}

/// The text of an op whose C++ calls user functions.
fn forwarded_text(operator: &CheckedOp<'_>, class: &proc_macro2::Ident) -> Option<TokenStream> {
    let text = operator.code.forwarded_text.as_ref().filter(|_| operator.hooks.custom_assembly)?;
    let ForwardedCode { parse, print } = text;
    Some(quote! {
        impl ::rtblgen_runtime::asm::CustomAsm for #class {
            fn parse<'c>(
                parser: &mut ::rtblgen_runtime::asm::OpAsmParser<'_, 'c>,
                state: &mut ::rtblgen_runtime::OpState<'c>,
            ) -> ::rtblgen_runtime::asm::ParseResult {
                #parse
            }

            fn print(self, printer: &mut ::rtblgen_runtime::asm::OpAsmPrinter<'_, '_>) {
                #print
            }
        }
    })
}

/// The name of the `static` with the definition of an op. A type that is written in capitals has that name itself.
fn static_name(class: &str) -> String {
    let name = namer::constant_case(class);
    if name == class { format!("{name}_OP") } else { name }
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
