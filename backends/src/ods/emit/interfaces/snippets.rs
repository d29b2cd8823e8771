//! Emits the extra items of interfaces.

use proc_macro2::TokenStream;
use quote::quote;

use crate::ods::code::checked::Items;
use crate::ods::emit::context::CodegenContext;

/// The position of extra items.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    Trait,
    Handle,
}

/// Extra declarations: in a trait they have no visibility, in the handle all can use them.
pub(crate) fn extra(items: Option<&Items>, place: Place, codegen: &CodegenContext<'_>) -> TokenStream {
    let Some(Items { items, span }) = items else { return TokenStream::new() };
    let doc = format!(" From `{}`.", codegen.origin(*span));
    items.iter().map(|item| placed(item.clone(), place, &doc)).collect()
}

fn placed(item: syn::ImplItem, place: Place, doc: &str) -> TokenStream {
    let visibility: syn::Visibility = match place {
        Place::Trait => syn::Visibility::Inherited,
        Place::Handle => syn::parse_quote!(pub),
    };
    let (item, has_doc) = match item {
        syn::ImplItem::Fn(mut function) => {
            function.vis = visibility;
            let has_doc = is_documented(&function.attrs);
            (quote!(#function), has_doc)
        }
        syn::ImplItem::Const(mut constant) => {
            constant.vis = visibility;
            let has_doc = is_documented(&constant.attrs);
            (quote!(#constant), has_doc)
        }
        other => (quote!(#other), true),
    };
    match has_doc {
        true => item,
        false => quote!(#[doc = #doc] #item),
    }
}

fn is_documented(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| attribute.path().is_ident("doc"))
}
