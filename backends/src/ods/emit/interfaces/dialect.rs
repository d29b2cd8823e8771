//! Interfaces of dialects: traits whose objects a dialect registers.

use proc_macro2::TokenStream;
use quote::quote;

use crate::ods::code::checked::{CheckedInterface, MethodCode};
use crate::ods::emit::context::CodegenContext;
use crate::ods::emit::interfaces::snippets::{Place, extra};
use crate::ods::emit::interfaces::words::documentation;
use crate::ods::emit::interfaces::words::path;
use crate::ods::model::interface::Method;
use crate::rust::{docs, namer, types};

/// Emits a trait that `dyn` can be written before. A body, unlike that of other interfaces, can be replaced.
pub(super) fn emit(
    CheckedInterface { interface, code }: &CheckedInterface<'_>,
    codegen: &CodegenContext<'_>,
) -> TokenStream {
    let name = namer::ident(&interface.name);
    let doc = documentation(interface, codegen);
    let bases = interface.bases.iter().map(|base| {
        let path = path(*base, "", "", codegen.externs());
        quote!(+ #path)
    });
    let methods = interface.methods.iter().zip(&code.methods);
    let methods: Vec<_> = methods.map(|(method, code)| self::method(method, code, codegen)).collect();
    let declared = extra(code.extra_declaration.as_ref(), Place::Trait, codegen);
    let lint = docs::lint_of_bodies(true);
    quote! {
        #doc
        #lint
        pub trait #name: Send + Sync + 'static #(#bases)* {
            #(#methods)*
            #declared
        }
    }
}

fn method(method: &Method<'_>, code: &MethodCode, codegen: &CodegenContext<'_>) -> TokenStream {
    let name = namer::ident(&method.rust_name);
    let parameters = method.parameters.iter().map(|own| {
        let (name, ty) = (namer::ident(&own.name), &own.ty);
        quote!(#name: #ty)
    });
    let parameters = quote!(#(#parameters),*);
    let result = method.result.as_ref().map(|ty| quote!(-> #ty));
    let generics = types::generics(method.uses_context());
    let end = match &code.default {
        Some(body) => quote!({ #body }),
        None => quote!(;),
    };
    let origin = format!("From `{}`.", codegen.origin(method.span));
    let doc = match method.description.trim() {
        "" => docs::attributes(&[origin]),
        text => docs::doc("", text),
    };
    quote! {
        #doc
        fn #name #generics(&self, #parameters) #result #end
    }
}
