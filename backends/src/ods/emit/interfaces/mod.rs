//! Interfaces: a trait to implement, the model that is made of an implementation, and a handle to call it through.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use rtblgen_records::{Record, Value};
use syn::Stmt;
use tblgen_parser::Diagnostic;

use crate::ods::emit::context::CodegenContext;
use crate::ods::model::interface::{Interface, InterfaceKind};
use crate::rust::docs;
use crate::rust::namer;
use crate::rust::snippet;

mod dialect;
mod method;
mod usage;

pub(crate) use method::interface_signature;
use method::{MethodEmitter, Receiver};
pub(crate) use usage::{
    DERIVED_ATTRIBUTES, Methods, field, implementations, is_by_hand, is_generated, of_definition,
    verification,
};

/// The names of what an interface consists of.
struct Names {
    interface: Ident,
    model: Ident,
    handle: Ident,
}

impl Names {
    fn of(name: &str) -> Self {
        Self {
            interface: namer::ident(name),
            model: format_ident!("{name}Model"),
            handle: format_ident!("Dyn{name}"),
        }
    }
}

/// Emits an interface.
pub(crate) fn emit<'r>(interface: &Interface<'r>, codegen: &mut CodegenContext<'r>) -> TokenStream {
    if interface.kind == InterfaceKind::Dialect {
        return dialect::emit(interface, codegen);
    }
    let names = Names::of(&interface.name);
    let methods: Vec<_> =
        interface.methods.iter().map(|method| MethodEmitter::new(interface, method, codegen)).collect();
    let definition = definition(interface, &names, &methods, codegen);
    let model = model(interface, &names, &methods, codegen);
    let handle = handle(interface, &names, &methods, codegen);
    quote!(#definition #handle #model)
}

/// What depends on whether operations, attributes or types have the interface.
struct Words {
    noun: &'static str,
    article: &'static str,
    placeholder: &'static str,
    concrete: &'static str,
    macro_name: &'static str,
    field: &'static str,
}

fn words(kind: InterfaceKind) -> Words {
    let (noun, article, placeholder, concrete, macro_name, field) = match kind {
        InterfaceKind::Op | InterfaceKind::Dialect => {
            ("operation", "An", "_op", "ConcreteOp", "op_interface", "op")
        }
        InterfaceKind::Attribute => {
            ("attribute", "An", "_attr", "ConcreteAttr", "attribute_interface", "attribute")
        }
        InterfaceKind::Type => ("type", "A", "_type", "ConcreteType", "type_interface", "ty"),
    };
    Words { noun, article, placeholder, concrete, macro_name, field }
}

/// The trait.
fn definition<'r>(
    interface: &Interface<'r>,
    names: &Names,
    methods: &[MethodEmitter<'_, 'r>],
    codegen: &mut CodegenContext<'r>,
) -> TokenStream {
    let name = &names.interface;
    let doc = documentation(interface, codegen);
    let message =
        format!("`{{Self}}` has the interface `{name}` in its .td: implement the trait `{name}` for it");
    let label = format!("`{name}` is not implemented for `{{Self}}`");
    let (parameters, entity) = match interface.kind {
        InterfaceKind::Type => (quote!(<'c>), quote!(::rtblgen_runtime::TypedType<'c>)),
        InterfaceKind::Attribute => (quote!(<'c>), quote!(::rtblgen_runtime::TypedAttribute<'c>)),
        _ => (TokenStream::new(), quote!(::rtblgen_runtime::TypedOp)),
    };
    let bases = interface.bases.iter().map(|base| {
        let path = path(*base, "", "");
        quote!(+ #path #parameters)
    });
    let methods: Vec<_> = methods.iter().filter_map(|method| method.in_trait(codegen)).collect();
    let own = extra(interface, interface.extra_trait, Place::Trait, codegen);
    let shared = extra(interface, interface.extra_shared, Place::Trait, codegen);
    let lint = docs::lint_of_bodies(
        methods.iter().any(|method| method.has_body) || !own.is_empty() || !shared.is_empty(),
    );
    let methods = methods.into_iter().map(|method| method.tokens);
    quote! {
        #doc
        #[diagnostic::on_unimplemented(message = #message, label = #label)]
        #lint
        pub trait #name #parameters: #entity #(#bases)* {
            #(#methods)*
            #own
            #shared
        }
    }
}

fn documentation(interface: &Interface<'_>, codegen: &CodegenContext<'_>) -> TokenStream {
    let summary = format!("The interface `{}`", interface.qualified_name);
    let doc = docs::doc(&summary, interface.description);
    let origin = format!("From `{}`.", codegen.origin(interface.record.span()));
    let origin = docs::attributes(&[String::new(), origin]);
    quote!(#doc #origin)
}

/// The table of functions, and how it is made of an implementation.
fn model<'r>(
    interface: &Interface<'r>,
    names: &Names,
    methods: &[MethodEmitter<'_, 'r>],
    codegen: &mut CodegenContext<'r>,
) -> TokenStream {
    let Names { interface: name, model, handle } = names;
    let words = words(interface.kind);
    let doc = format!(" How something implements [`{name}`]: the functions behind [`{handle}`].");
    let concrete = namer::ident(words.concrete);
    let (bound, condition) = match interface.kind {
        InterfaceKind::Type => {
            (quote!(::rtblgen_runtime::interfaces::TypeFamily), family_condition(&concrete, name))
        }
        InterfaceKind::Attribute => {
            (quote!(::rtblgen_runtime::interfaces::AttributeFamily), family_condition(&concrete, name))
        }
        _ => (quote!(#name), TokenStream::new()),
    };
    let base_fields: Vec<_> =
        interface.bases.iter().map(|base| (base_field(*base), path(*base, "", "Model"))).collect();
    let declared_bases = base_fields.iter().map(|(field, model)| quote!(#field: #model));
    let made_bases = base_fields.iter().map(|(field, model)| quote!(#field: #model::of::<#concrete>()));
    let declared = methods.iter().map(MethodEmitter::model_field);
    let made: Vec<_> = methods.iter().filter_map(|method| method.model_value(codegen)).collect();
    let verified = verification_function(interface, name, codegen);
    let of_doc = " The functions of one implementation.";
    quote! {
        #[doc = #doc]
        #[derive(Clone, Copy)]
        pub struct #model {
            #(#declared_bases,)*
            #(#declared,)*
        }

        impl #model {
            #[doc = #of_doc]
            pub const fn of<#concrete: #bound>() -> Self #condition {
                Self { #(#made_bases,)* #(#made,)* }
            }
            #verified
        }
    }
}

fn family_condition(concrete: &Ident, name: &Ident) -> TokenStream {
    quote!(where for<'x> #concrete::Of<'x>: #name<'x>)
}

/// The field of a model that is the model of a base.
fn base_field(base: Record<'_>) -> Ident {
    let name = base.str("cppInterfaceName").unwrap_or_default();
    format_ident!("base_{}", namer::snake_case(name))
}

/// `verify`: a trait of the operations that have the interface.
fn verification_function<'r>(
    interface: &Interface<'r>,
    name: &Ident,
    codegen: &mut CodegenContext<'r>,
) -> TokenStream {
    let Some(value) = interface.verify else { return TokenStream::new() };
    let body = body(value, codegen, |placeholder| (placeholder == "_op").then(|| "op".to_owned()));
    let Some(body) = body else { return TokenStream::new() };
    let function = codegen.reserve(&format!("verify_{}", namer::snake_case(&interface.name)));
    let doc = format!(" From `{}`.", codegen.origin(value.span()));
    codegen.push(quote! {
        #[doc = #doc]
        pub(super) fn #function<ConcreteOp: #name>(op: ConcreteOp, ir: &Ir<'_>) -> ::rtblgen_runtime::VerifyResult {
            #(#body)*
        }
    });
    let function = codegen.outside(&function);
    let make = match interface.verify_with_regions {
        true => quote!(verified_with_regions),
        false => quote!(verified),
    };
    let text = &interface.name;
    quote! {
        /// What is verified of operations that have the interface.
        pub const fn verification<ConcreteOp: #name>() -> ::rtblgen_runtime::TraitDefinition {
            ::rtblgen_runtime::TraitDefinition::#make(#text, |ir, op, _| #function(ConcreteOp::from_op(op), ir))
        }
    }
}

/// The handle, with the methods of the interface and of those that it extends.
fn handle<'r>(
    interface: &Interface<'r>,
    names: &Names,
    methods: &[MethodEmitter<'_, 'r>],
    codegen: &mut CodegenContext<'r>,
) -> TokenStream {
    let Names { interface: name, model, handle } = names;
    let words = words(interface.kind);
    let macro_name = namer::ident(words.macro_name);
    let doc = format!(" {} {} with the interface [`{name}`].", words.article, words.noun);
    let qualified = &interface.qualified_name;
    let holds = class_of(interface, names, codegen).map(|path| quote!(, #path));
    let parameters = match interface.kind {
        InterfaceKind::Op | InterfaceKind::Dialect => TokenStream::new(),
        _ => quote!(<'c>),
    };
    let mut known: Vec<String> = interface.methods.iter().map(|method| method.rust_name.clone()).collect();
    let mut inherited = Vec::new();
    for base in &interface.bases {
        inherited.push(conversion(*base, interface.kind));
        inherited.extend(forwarded(*base, interface.kind, &mut known, codegen));
    }
    let methods = methods.iter().map(|method| method.in_handle());
    let declared = extra(interface, interface.extra_declaration, Place::Handle, codegen);
    let shared = extra(interface, interface.extra_shared, Place::Handle, codegen);
    let lint = docs::lint_of_bodies(!declared.is_empty() || !shared.is_empty());
    quote! {
        ::rtblgen_runtime::#macro_name!(#doc, #handle, #model, #name, #qualified #holds);

        #lint
        impl #parameters #handle #parameters {
            #(#methods)*
            #(#inherited)*
            #declared
            #shared
        }
    }
}

/// `extraClassOf`, as a function of the handle.
fn class_of<'r>(
    interface: &Interface<'r>,
    names: &Names,
    codegen: &mut CodegenContext<'r>,
) -> Option<TokenStream> {
    let value = interface.extra_class_of?;
    let words = words(interface.kind);
    let variable = words.field.to_owned();
    let body = body(value, codegen, |name| (name == words.placeholder).then(|| variable.clone()))?;
    let function = codegen.reserve(&format!("is_{}", namer::snake_case(&interface.name)));
    let (handle, field) = (&names.handle, namer::ident(words.field));
    let doc = format!(" From `{}`.", codegen.origin(value.span()));
    let parameters = match interface.kind {
        InterfaceKind::Op | InterfaceKind::Dialect => quote!(#field: #handle, ir: &Ir<'_>),
        _ => quote!(#field: #handle<'_>),
    };
    codegen.push(quote! {
        #[doc = #doc]
        pub(super) fn #function(#parameters) -> bool { #(#body)* }
    });
    Some(codegen.outside(&function))
}

/// `as_base`: the handle of an interface that this one extends.
fn conversion(base: Record<'_>, kind: InterfaceKind) -> TokenStream {
    let name = base.str("cppInterfaceName").unwrap_or_default();
    let function = format_ident!("as_{}", namer::snake_case(name));
    let doc = format!(" The same by the interface `{name}`, which this one extends.");
    let handle = path(base, "Dyn", "");
    let field = base_field(base);
    let (entity, handle_trait, parameters) = match kind {
        InterfaceKind::Type => (quote!(self.ty), quote!(TypeInterface), quote!(<'c>)),
        InterfaceKind::Attribute => (quote!(self.attribute), quote!(AttrInterface), quote!(<'c>)),
        _ => (quote!(self.op), quote!(OpInterface), TokenStream::new()),
    };
    quote! {
        #[doc = #doc]
        pub fn #function(self) -> #handle #parameters {
            ::rtblgen_runtime::interfaces::#handle_trait::from_parts(#entity, &self.model.#field)
        }
    }
}

/// The methods of a base, and of its bases, on the handle of what extends it.
fn forwarded<'r>(
    base: Record<'r>,
    kind: InterfaceKind,
    known: &mut Vec<String>,
    codegen: &mut CodegenContext<'r>,
) -> Vec<TokenStream> {
    let Some(model) = codegen.interface(base) else { return Vec::new() };
    let conversion =
        format_ident!("as_{}", namer::snake_case(base.str("cppInterfaceName").unwrap_or_default()));
    let mut pending: Vec<Record<'r>> = vec![base];
    let mut methods = Vec::new();
    let mut next = Some(model);
    while let Some(interface) = next.take() {
        pending.remove(0);
        pending.extend(&interface.bases);
        for method in &interface.methods {
            if !known.contains(&method.rust_name) {
                known.push(method.rust_name.clone());
                let receiver = Receiver::of(kind, method);
                methods.push(method::forward(kind, method, receiver, &conversion));
            }
        }
        next = pending.first().and_then(|base| codegen.interface(*base));
    }
    methods
}

/// The Rust path of an interface, or of what belongs to it.
pub(super) fn path(record: Record<'_>, prefix: &str, suffix: &str) -> TokenStream {
    let name = namer::camel_case(record.str("cppInterfaceName").unwrap_or_default());
    let ident = namer::ident(&format!("{prefix}{name}{suffix}"));
    match super::traits::is_in_library(record) {
        true => quote!(::rtblgen_runtime::interfaces::#ident),
        false => quote!(#ident),
    }
}

/// Statements, checked at their place.
pub(super) fn body<'r>(
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
enum Place {
    Trait,
    Handle,
}

/// Extra declarations: in a trait they have no visibility, in the handle all can use them.
fn extra<'r>(
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
