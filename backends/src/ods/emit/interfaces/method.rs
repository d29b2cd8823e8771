//! A method of an interface: in the trait, in the model, and on the handle.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use crate::ods::code::checked::MethodCode;
use crate::ods::emit::context::CodegenContext;
use crate::ods::emit::interfaces::words::words;
use crate::ods::model::Arity;
use crate::ods::model::interface::{Interface, InterfaceKind, Method};
use crate::rust::{docs, namer, types};

/// The subject of a method's call, and its access to the IR.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Receiver {
    /// On a kind of things.
    Static,
    /// On a thing; the method has no IR, or gets it through a parameter such as a builder.
    Plain,
    /// On an operation, with the IR to read.
    Reading,
    /// On an operation, with the IR to change.
    Changing,
}

impl Receiver {
    /// A method without a result and without an output parameter must change the IR.
    pub(super) fn of(kind: InterfaceKind, method: &Method<'_>) -> Self {
        if method.is_static {
            return Receiver::Static;
        }
        if matches!(kind, InterfaceKind::Type | InterfaceKind::Attribute) {
            return Receiver::Plain;
        }
        if method.takes_ir() {
            return Receiver::Plain;
        }
        match method.result.is_none() && !method.takes_mutable_reference() {
            true => Receiver::Changing,
            false => Receiver::Reading,
        }
    }

    /// `self, ir: &Ir<'_>`
    fn parameters(self, lifetime: &TokenStream) -> TokenStream {
        match self {
            Receiver::Static => TokenStream::new(),
            Receiver::Plain => quote!(self,),
            Receiver::Reading => quote!(self, ir: &::rtblgen_runtime::Ir<#lifetime>,),
            Receiver::Changing => quote!(self, ir: &mut ::rtblgen_runtime::Ir<#lifetime>,),
        }
    }

    fn has_ir(self) -> bool {
        matches!(self, Receiver::Reading | Receiver::Changing)
    }

    /// The arguments after the thing itself.
    fn arguments(self) -> TokenStream {
        match self {
            Receiver::Static | Receiver::Plain => TokenStream::new(),
            Receiver::Reading | Receiver::Changing => quote!(ir,),
        }
    }
}

/// The tokens of a method of the trait.
pub(super) struct TraitMethod {
    pub(super) tokens: TokenStream,
    pub(super) has_body: bool,
}

/// Emits one method.
pub(super) struct MethodEmitter<'i, 'r> {
    kind: InterfaceKind,
    interface: Ident,
    method: &'i Method<'r>,
    code: &'i MethodCode,
    name: Ident,
    receiver: Receiver,
    /// The function with the body, if the body is final.
    fixed: Option<TokenStream>,
}

impl<'i, 'r> MethodEmitter<'i, 'r> {
    pub(super) fn new(
        interface: &'i Interface<'r>,
        method: &'i Method<'r>,
        code: &'i MethodCode,
        codegen: &mut CodegenContext<'r>,
    ) -> Self {
        let mut emitter = Self {
            kind: interface.kind,
            interface: namer::ident(&interface.name),
            method,
            code,
            name: namer::ident(&method.rust_name),
            receiver: Receiver::of(interface.kind, method),
            fixed: None,
        };
        emitter.fixed = emitter.fixed_function(interface, codegen);
        emitter
    }

    /// The generics of the function, and the lifetime of the context in it.
    fn lifetimes(&self) -> (TokenStream, TokenStream) {
        lifetimes(self.kind, self.method)
    }

    fn is_family(&self) -> bool {
        matches!(self.kind, InterfaceKind::Type | InterfaceKind::Attribute)
    }

    /// Emits the method in the trait; a method with a fixed body only is left out.
    pub(super) fn in_trait(&self, codegen: &CodegenContext<'_>) -> Option<TraitMethod> {
        if !self.method.is_in_trait() {
            return None;
        }
        let (generics, lifetime) = self.lifetimes();
        let name = &self.name;
        let receiver = self.receiver.parameters(&lifetime);
        let parameters = parameters(self.method);
        let result = result(self.method);
        let default = &self.code.default;
        let default = default.as_ref().map(|body| renamed(quote!(#body), words(self.kind).concrete, "Self"));
        let doc = self.documentation(codegen);
        let end = match &default {
            Some(body) => quote!({ #body }),
            None => quote!(;),
        };
        let tokens = quote! {
            #doc
            fn #name #generics(#receiver #parameters) #result #end
        };
        Some(TraitMethod { tokens, has_body: default.is_some() })
    }

    fn documentation(&self, codegen: &CodegenContext<'_>) -> TokenStream {
        let origin = format!("From `{}`.", codegen.origin(self.method.span));
        let doc = docs::doc("", self.method.description);
        match self.method.description.trim() {
            "" => docs::attributes(&[origin]),
            _ => {
                let origin = docs::attributes(&[String::new(), origin]);
                quote!(#doc #origin)
            }
        }
    }

    /// The field of the model.
    pub(super) fn model_field(&self) -> TokenStream {
        let name = &self.name;
        let entity = match (self.receiver, self.kind) {
            (Receiver::Static, _) => TokenStream::new(),
            (_, InterfaceKind::Type) => quote!(::rtblgen_runtime::Type<'c>,),
            (_, InterfaceKind::Attribute) => quote!(::rtblgen_runtime::Attribute<'c>,),
            _ => quote!(::rtblgen_runtime::Op,),
        };
        let (_, lifetime) = self.lifetimes();
        let ir = match self.receiver {
            Receiver::Static | Receiver::Plain => TokenStream::new(),
            Receiver::Reading => quote!(&::rtblgen_runtime::Ir<#lifetime>,),
            Receiver::Changing => quote!(&mut ::rtblgen_runtime::Ir<#lifetime>,),
        };
        let types = self.method.parameters.iter().map(|own| &own.ty);
        let has_context = self.receiver != Receiver::Static && self.is_family()
            || self.receiver.has_ir() && self.method.uses_context()
            || self.method.parameters.iter().any(|own| types::uses_context(&own.ty));
        if has_context {
            let result = result(self.method);
            return quote!(#name: for<'c> fn(#entity #ir #(#types),*) #result);
        }
        // The result has no lifetime of a context.
        let result = self.method.result.clone().map(types::without_context).map(|ty| quote!(-> #ty));
        quote!(#name: fn(#entity #ir #(#types),*) #result)
    }

    /// The value of that field for one implementation.
    pub(super) fn model_value(&self) -> TokenStream {
        let (name, interface) = (&self.name, &self.interface);
        let words = words(self.kind);
        let concrete = namer::ident(words.concrete);
        let entity = namer::ident(words.field);
        // A parameter may have the name of the subject, or of the IR before it.
        let is_taken = |name: &Ident| match self.receiver {
            Receiver::Static => false,
            receiver => *name == entity || receiver.has_ir() && name == "ir",
        };
        let numbered = argument_names(self.method).into_iter().enumerate();
        let names = numbered.map(|(number, name)| match is_taken(&name) {
            true => format_ident!("argument_{number}"),
            false => name,
        });
        let names: Vec<_> = names.collect();
        let ir = self.receiver.arguments();
        let subject = match self.kind {
            InterfaceKind::Type => quote!(::rtblgen_runtime::interfaces::member_type::<#concrete>(#entity)),
            InterfaceKind::Attribute => {
                quote!(::rtblgen_runtime::interfaces::member_attribute::<#concrete>(#entity))
            }
            _ => quote!(#concrete::from_op(#entity)),
        };
        let function = match (&self.fixed, self.is_family()) {
            (Some(fixed), false) => quote!(#fixed::<#concrete>),
            (Some(fixed), true) if self.receiver == Receiver::Static => quote!(#fixed::<#concrete::Of<'_>>),
            (Some(fixed), true) => quote!(#fixed),
            (None, false) => quote!(<#concrete as #interface>::#name),
            (None, true) if self.receiver == Receiver::Static => {
                quote!(<#concrete::Of<'_> as #interface<'_>>::#name)
            }
            (None, true) => quote!(#interface::#name),
        };
        match self.receiver {
            Receiver::Static => quote!(#name: |#(#names),*| #function(#(#names),*)),
            _ => quote!(#name: |#entity, #ir #(#names),*| #function(#subject, #ir #(#names),*)),
        }
    }

    /// The method on the handle.
    pub(super) fn in_handle(&self) -> TokenStream {
        let (generics, lifetime) = self.lifetimes();
        let name = &self.name;
        let receiver = match self.receiver {
            Receiver::Static => quote!(self,),
            receiver => receiver.parameters(&lifetime),
        };
        let (parameters, result) = (parameters(self.method), result(self.method));
        let entity = namer::ident(words(self.kind).field);
        let names = argument_names(self.method);
        let ir = self.receiver.arguments();
        let subject = match self.receiver {
            Receiver::Static => TokenStream::new(),
            _ => quote!(self.#entity,),
        };
        let doc = handle_documentation(self.method);
        quote! {
            #doc
            pub fn #name #generics(#receiver #parameters) #result {
                (self.model.#name)(#subject #ir #(#names),*)
            }
        }
    }

    /// Emits a final body as a function.
    fn fixed_function(
        &self,
        interface: &Interface<'r>,
        codegen: &mut CodegenContext<'r>,
    ) -> Option<TokenStream> {
        let body = self.code.fixed.as_ref()?;
        let words = words(self.kind);
        let field = words.field;
        let name = format!("{}_{}", namer::snake_case(&interface.name), self.method.rust_name);
        let function = codegen.reserve(&name);
        let doc = format!(" From `{}`.", codegen.origin(body.span));
        let (trait_name, concrete, entity) =
            (&self.interface, namer::ident(words.concrete), namer::ident(field));
        let parameters = parameters(self.method);
        let result = result(self.method);
        let subject = match self.receiver {
            Receiver::Static => TokenStream::new(),
            Receiver::Plain => quote!(#entity: #concrete,),
            Receiver::Reading => quote!(#entity: #concrete, ir: &Ir<'c>,),
            Receiver::Changing => quote!(#entity: #concrete, ir: &mut Ir<'c>,),
        };
        let bound = if self.is_family() { quote!(#trait_name<'c>) } else { quote!(#trait_name) };
        codegen.push(quote! {
            #[doc = #doc]
            pub(super) fn #function<'c, #concrete: #bound>(#subject #parameters) #result { #body }
        });
        Some(codegen.outside(&function))
    }
}

/// Emits a method of a base on the handle of the extending interface.
pub(super) fn forward(
    kind: InterfaceKind,
    method: &Method<'_>,
    receiver: Receiver,
    conversion: &Ident,
) -> TokenStream {
    let (generics, lifetime) = lifetimes(kind, method);
    let name = namer::ident(&method.rust_name);
    let (parameters, result) = (parameters(method), result(method));
    let names = argument_names(method);
    let ir = receiver.arguments();
    let receiver = match receiver {
        Receiver::Static => quote!(self,),
        receiver => receiver.parameters(&lifetime),
    };
    let doc = handle_documentation(method);
    quote! {
        #doc
        pub fn #name #generics(#receiver #parameters) #result {
            self.#conversion().#name(#ir #(#names),*)
        }
    }
}

/// The signature that an implementor writes, as text.
pub(crate) fn interface_signature(kind: InterfaceKind, method: &Method<'_>) -> String {
    full_signature(kind, method).replace("::rtblgen_runtime::", "")
}

/// The same with the whole paths of the runtime.
pub(super) fn full_signature(kind: InterfaceKind, method: &Method<'_>) -> String {
    let (generics, lifetime) = lifetimes(kind, method);
    let name = namer::ident(&method.rust_name);
    let receiver = match kind {
        InterfaceKind::Dialect => quote!(&self,),
        _ => Receiver::of(kind, method).parameters(&lifetime),
    };
    let (parameters, result) = (parameters(method), result(method));
    let file = syn::parse2::<syn::File>(quote! {
        trait Interface { fn #name #generics(#receiver #parameters) #result; }
    });
    let Ok(file) = file else { return String::new() };
    let text = prettyplease::unparse(&file);
    let lines = text.lines().filter_map(|line| line.strip_prefix("    "));
    let lines: Vec<_> = lines.collect();
    lines.join("\n").trim_end_matches(';').to_owned()
}

/// A method of an implementation that calls the function of the same name that the type has by itself: `values` if that
/// is an accessor of operands or results.
pub(super) fn to_inherent(
    kind: InterfaceKind,
    method: &Method<'_>,
    class: &Ident,
    values: Option<ValueAccessor>,
) -> TokenStream {
    let (generics, lifetime) = lifetimes(kind, method);
    let name = namer::ident(&method.rust_name);
    let receiver = Receiver::of(kind, method);
    let (ir, names) = (receiver.arguments(), argument_names(method));
    let (parameters, result) = (parameters(method), result(method));
    let subject = (receiver != Receiver::Static).then(|| quote!(self,));
    let receiver = receiver.parameters(&lifetime);
    let plain = values.filter(|_| !method.returns_typed_value()).map(ValueAccessor::to_plain);
    quote! {
        fn #name #generics(#receiver #parameters) #result { #class::#name(#subject #ir #(#names),*) #plain }
    }
}

/// The return type of an accessor of operands or results.
#[derive(Clone, Copy)]
pub(crate) struct ValueAccessor {
    pub(crate) arity: Arity,
    /// Whether the values are typed.
    pub(crate) is_typed: bool,
}

impl ValueAccessor {
    /// Emits the conversion to a `Value`, an `Option<Value>` or a `Vec<Value>`.
    fn to_plain(self) -> TokenStream {
        match (self.arity, self.is_typed) {
            (Arity::One, false) | (Arity::Optional, false) => TokenStream::new(),
            (Arity::One, true) => quote!(.into()),
            (Arity::Optional, true) => quote!(.map(Into::into)),
            (Arity::Variadic, false) => quote!(.collect()),
            (Arity::Variadic, true) => quote!(.values().collect()),
        }
    }
}

fn handle_documentation(method: &Method<'_>) -> TokenStream {
    match method.description.trim() {
        "" => docs::attributes(&[format!("`{}`.", method.name)]),
        _ => docs::doc("", method.description),
    }
}

fn lifetimes(kind: InterfaceKind, method: &Method<'_>) -> (TokenStream, TokenStream) {
    match kind {
        InterfaceKind::Type | InterfaceKind::Attribute => (TokenStream::new(), quote!('c)),
        _ => types::lifetimes(method.uses_context()),
    }
}

fn parameters(method: &Method<'_>) -> TokenStream {
    let parameters = method.parameters.iter().map(|own| {
        let (name, ty) = (namer::ident(&own.name), &own.ty);
        quote!(#name: #ty)
    });
    quote!(#(#parameters),*)
}

fn argument_names(method: &Method<'_>) -> Vec<Ident> {
    method.parameters.iter().map(|own| namer::ident(&own.name)).collect()
}

fn result(method: &Method<'_>) -> TokenStream {
    match &method.result {
        Some(ty) => quote!(-> #ty),
        None => TokenStream::new(),
    }
}

/// The tokens with another name for an identifier.
pub(super) fn renamed(tokens: TokenStream, from: &str, to: &str) -> TokenStream {
    use proc_macro2::{Group, TokenTree};
    tokens
        .into_iter()
        .map(|token| match token {
            TokenTree::Ident(ident) if ident == from => TokenTree::Ident(format_ident!("{to}")),
            TokenTree::Group(group) => {
                let inner = renamed(group.stream(), from, to);
                TokenTree::Group(Group::new(group.delimiter(), inner))
            }
            other => other,
        })
        .collect()
}
