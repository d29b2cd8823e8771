//! Snippets in interfaces: bodies and extra items.

use proc_macro2::TokenStream;
use quote::quote;
use rtblgen_records::Value;
use syn::Stmt;
use tblgen_parser::Diagnostic;

use crate::ods::emit::context::CodegenContext;
use crate::ods::emit::interfaces::words::words;
use crate::ods::model::interface::Interface;
use crate::rust::snippet;

/// Statements, checked at their place.
pub(crate) fn body<'r>(
    value: Value<'r>,
    codegen: &mut CodegenContext<'r>,
    replace: impl FnMut(&str) -> Option<String>,
) -> Option<Vec<Stmt>> {
    let text = value.as_str().unwrap_or_default();
    if let Err(mistake) = snippet::check::<Statements>(value, text) {
        codegen.report(mistake);
        return None;
    }
    match snippet::substitute(text, replace) {
        Ok(replaced) => syn::parse_str::<Statements>(&replaced).ok().map(|statements| statements.0),
        Err(unknown) => {
            let message = format!("there is no placeholder `${}` here", unknown.name);
            codegen.report(Diagnostic::error(value.string_span(unknown.range), message));
            None
        }
    }
}

struct Statements(Vec<Stmt>);

impl syn::parse::Parse for Statements {
    fn parse(input: syn::parse::ParseStream<'_>) -> syn::Result<Self> {
        syn::Block::parse_within(input).map(Self)
    }
}

/// Where extra items stand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    Trait,
    Handle,
}

/// Extra declarations: in a trait they have no visibility, in the handle all can use them.
pub(crate) fn extra<'r>(
    interface: &Interface<'r>,
    value: Option<Value<'r>>,
    place: Place,
    codegen: &mut CodegenContext<'r>,
) -> TokenStream {
    let Some(value) = value else { return TokenStream::new() };
    let text = value.as_str().unwrap_or_default();
    if let Err(mistake) = snippet::check::<Items>(value, text) {
        codegen.report(mistake);
        return TokenStream::new();
    }
    let placeholder = words(interface.kind).placeholder;
    let replaced = snippet::substitute(text, |name| (name == placeholder).then(|| "self".to_owned()));
    let replaced = match replaced {
        Ok(replaced) => replaced,
        Err(unknown) => {
            let message = format!("there is no placeholder `${}` here", unknown.name);
            codegen.report(Diagnostic::error(value.string_span(unknown.range), message));
            return TokenStream::new();
        }
    };
    let Ok(items) = syn::parse_str::<Items>(&replaced) else { return TokenStream::new() };
    let doc = format!(" From `{}`.", codegen.origin(value.span()));
    items.0.into_iter().map(|item| placed(item, place, &doc)).collect()
}

struct Items(Vec<syn::ImplItem>);

impl syn::parse::Parse for Items {
    fn parse(input: syn::parse::ParseStream<'_>) -> syn::Result<Self> {
        let mut items = Vec::new();
        while !input.is_empty() {
            items.push(input.parse()?);
        }
        Ok(Self(items))
    }
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
