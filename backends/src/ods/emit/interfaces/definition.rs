//! Interfaces: a trait to implement, the model that is made of an implementation, and a handle to call it through.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::ods::code::checked::{Body, CheckedInterface};
use crate::ods::emit::context::CodegenContext;
use crate::ods::emit::interfaces::dialect;
use crate::ods::emit::interfaces::method::{self, MethodEmitter, Receiver};
use crate::ods::emit::interfaces::snippets::{Place, extra};
use crate::ods::emit::interfaces::words::path;
use crate::ods::emit::interfaces::words::{documentation, words};
use crate::ods::model::interface::{Interface, InterfaceKind, NamedInterface};
use crate::rust::extern_paths::ExternPaths;
use crate::rust::{docs, namer};

/// The names of an interface's items.
struct Names {
    interface: Ident,
    model: Ident,
    handle: Ident,
}

impl Names {
    fn of(name: &str) -> Self {
        Self {
            interface: namer::ident(name),
            model: namer::ident(&namer::derived_name("", name, "Model")),
            handle: namer::ident(&namer::derived_name("Dyn", name, "")),
        }
    }
}

/// Emits an interface.
pub(crate) fn emit<'r>(own: &CheckedInterface<'r>, codegen: &mut CodegenContext<'r>) -> TokenStream {
    let CheckedInterface { interface, code } = own;
    if interface.kind == InterfaceKind::Dialect {
        return dialect::emit(own, codegen);
    }
    let names = Names::of(&interface.name);
    let methods = interface.methods.iter().zip(&code.methods);
    let methods: Vec<_> =
        methods.map(|(method, code)| MethodEmitter::new(interface, method, code, codegen)).collect();
    let definition = definition(own, &names, &methods, codegen);
    let model = model(own, &names, &methods, codegen);
    let handle = handle(own, &names, &methods, codegen);
    quote!(#definition #handle #model)
}

/// The trait.
fn definition<'r>(
    CheckedInterface { interface, code }: &CheckedInterface<'r>,
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
        let path = path(*base, "", "", codegen.externs());
        quote!(+ #path #parameters)
    });
    let methods: Vec<_> = methods.iter().filter_map(|method| method.in_trait(codegen)).collect();
    let own = extra(code.extra_trait.as_ref(), Place::Trait, codegen);
    let shared = extra(code.extra_shared.as_ref(), Place::Trait, codegen);
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

/// The table of functions, and how it is made of an implementation.
fn model<'r>(
    CheckedInterface { interface, code }: &CheckedInterface<'r>,
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
    let base_fields: Vec<_> = interface
        .bases
        .iter()
        .map(|base| (base_field(*base), path(*base, "", "Model", codegen.externs())))
        .collect();
    let declared_bases = base_fields.iter().map(|(field, model)| quote!(#field: #model));
    let made_bases = base_fields.iter().map(|(field, model)| quote!(#field: #model::of::<#concrete>()));
    let declared = methods.iter().map(MethodEmitter::model_field);
    let made = methods.iter().map(MethodEmitter::model_value);
    let verified = code.verify.as_ref().map(|body| verification_function(interface, name, body, codegen));
    let of_doc = " The functions of one implementation.";
    quote! {
        #[doc = #doc]
        #[derive(Clone, Copy)]
        #[allow(clippy::type_complexity)]
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
fn base_field(base: NamedInterface<'_>) -> Ident {
    namer::ident(&format!("base_{}", namer::snake_case(base.name)))
}

/// `verify`: a trait of the operations that have the interface.
fn verification_function<'r>(
    interface: &Interface<'r>,
    name: &Ident,
    body: &Body,
    codegen: &mut CodegenContext<'r>,
) -> TokenStream {
    let function = codegen.reserve(&format!("verify_{}", namer::snake_case(&interface.name)));
    let doc = format!(" From `{}`.", codegen.origin(body.span));
    codegen.push(quote! {
        #[doc = #doc]
        pub(super) fn #function<ConcreteOp: #name>(op: ConcreteOp, ir: &Ir<'_>) -> ::rtblgen_runtime::VerifyResult {
            #body
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
    CheckedInterface { interface, code }: &CheckedInterface<'r>,
    names: &Names,
    methods: &[MethodEmitter<'_, 'r>],
    codegen: &mut CodegenContext<'r>,
) -> TokenStream {
    let Names { interface: name, model, handle } = names;
    let words = words(interface.kind);
    let macro_name = namer::ident(words.macro_name);
    let doc = format!(" {} {} with the interface [`{name}`].", words.article, words.noun);
    let qualified = &interface.qualified_name;
    let holds = code.extra_class_of.as_ref().map(|body| class_of(interface, names, body, codegen));
    let holds = holds.map(|path| quote!(, #path));
    let parameters = match interface.kind {
        InterfaceKind::Op | InterfaceKind::Dialect => TokenStream::new(),
        _ => quote!(<'c>),
    };
    let mut known: Vec<String> = interface.methods.iter().map(|method| method.rust_name.clone()).collect();
    let mut inherited = Vec::new();
    for base in &interface.bases {
        inherited.push(conversion(*base, interface.kind, codegen.externs()));
        inherited.extend(forwarded(*base, interface.kind, &mut known, codegen));
    }
    let methods = methods.iter().map(|method| method.in_handle());
    let declared = extra(code.extra_declaration.as_ref(), Place::Handle, codegen);
    let shared = extra(code.extra_shared.as_ref(), Place::Handle, codegen);
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
    body: &Body,
    codegen: &mut CodegenContext<'r>,
) -> TokenStream {
    let words = words(interface.kind);
    let function = codegen.reserve(&format!("is_{}", namer::snake_case(&interface.name)));
    let (handle, field) = (&names.handle, namer::ident(words.field));
    let doc = format!(" From `{}`.", codegen.origin(body.span));
    let parameters = match interface.kind {
        InterfaceKind::Op | InterfaceKind::Dialect => quote!(#field: #handle, ir: &Ir<'_>),
        _ => quote!(#field: #handle<'_>),
    };
    codegen.push(quote! {
        #[doc = #doc]
        pub(super) fn #function(#parameters) -> bool { #body }
    });
    codegen.outside(&function)
}

/// `as_base`: the handle of an interface that this one extends.
fn conversion(base: NamedInterface<'_>, kind: InterfaceKind, externs: &ExternPaths) -> TokenStream {
    let name = base.name;
    let function = namer::ident(&format!("as_{}", namer::snake_case(name)));
    let doc = format!(" The same by the interface `{name}`, which this one extends.");
    let handle = path(base, "Dyn", "", externs);
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

/// Emits the methods of a base, and of its bases, on the handle of the extending interface.
fn forwarded<'r>(
    base: NamedInterface<'r>,
    kind: InterfaceKind,
    known: &mut Vec<String>,
    codegen: &mut CodegenContext<'r>,
) -> Vec<TokenStream> {
    let conversion = namer::ident(&format!("as_{}", namer::snake_case(base.name)));
    let mut pending = vec![base];
    let mut methods = Vec::new();
    let mut next = Some(codegen.code().interface(base.record));
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
        next = pending.first().map(|base| codegen.code().interface(base.record));
    }
    methods
}
