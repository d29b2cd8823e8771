//! Interfaces of dialects: traits whose objects a dialect registers.

use proc_macro2::TokenStream;
use quote::quote;

use crate::ods::emit::context::CodegenContext;
use crate::ods::emit::interfaces::snippets::{Place, body, extra};
use crate::ods::emit::interfaces::words::documentation;
use crate::ods::emit::interfaces::words::path;
use crate::ods::model::interface::{Interface, Method};
use crate::rust::{docs, namer};

/// Emits a trait that `dyn` can be written before. A body, unlike that of other interfaces, can be replaced.
pub(super) fn emit<'r>(interface: &Interface<'r>, codegen: &mut CodegenContext<'r>) -> TokenStream {
    let name = namer::ident(&interface.name);
    let doc = documentation(interface, codegen);
    let bases = interface.bases.iter().map(|base| {
        let path = path(*base, "", "");
        quote!(+ #path)
    });
    let methods: Vec<_> = interface.methods.iter().map(|method| self::method(method, codegen)).collect();
    let declared = extra(interface, interface.extra_declaration, Place::Trait, codegen);
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

fn method<'r>(method: &Method<'r>, codegen: &mut CodegenContext<'r>) -> TokenStream {
    let name = namer::ident(&method.rust_name);
    let parameters = method.parameters.iter().map(|own| {
        let (name, ty) = (namer::ident(&own.name), &own.ty);
        quote!(#name: #ty)
    });
    let parameters = quote!(#(#parameters),*);
    let result = method.result.as_ref().map(|ty| quote!(-> #ty));
    let mentions_context = quote!(#parameters #result).to_string().contains("'c");
    let generics = mentions_context.then(|| quote!(<'c>));
    let body = method.body.and_then(|value| body(value, codegen, |_| None));
    let end = match body {
        Some(statements) => quote!({ #(#statements)* }),
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
