//! A dialect: its type, and its registration.

use proc_macro2::TokenStream;
use quote::quote;

use crate::ods::code::checked::DialectCode;
use crate::ods::emit::context::CodegenContext;
use crate::ods::emit::stubs;
use crate::ods::model::dialect::{Dialect, DialectText, DiscardableAttr};
use crate::rust::docs;
use crate::rust::namer;

/// Emits a dialect.
pub(crate) fn emit(dialect: &Dialect<'_>, code: &DialectCode, codegen: &CodegenContext<'_>) -> TokenStream {
    let own = code.own;
    let class = namer::ident(&dialect.class_name);
    let name = dialect.name;
    let doc = documentation(dialect, codegen);
    let parts = [("ops", own.ops), ("types", own.types), ("attributes", own.attributes)];
    let calls = parts.iter().filter(|(_, has)| *has).map(|(what, _)| {
        let function = namer::ident(&format!("register_{}_{what}", namer::snake_case(name)));
        quote!(#function(registry);)
    });
    let calls: Vec<_> = calls.collect();
    let dependent = code.dependent.iter().map(|path| quote!(registry.depends_on::<#path>();));
    let hooks: Vec<_> = dialect.hooks.iter().map(|hook| self::hook(hook, &class)).collect();
    let text = text(dialect, &class, codegen);
    let initialize = match calls.is_empty() && dialect.hooks.is_empty() && text.is_empty() {
        true => own_initialize(&class, own.others),
        false => {
            let more = own_initialize(&class, true);
            quote!(#(#calls)* #(#hooks)* #text #more)
        }
    };
    let discardable = dialect.discardable.iter().zip(&code.discardable);
    let discardable: Vec<_> = discardable.map(|(own, ty)| discardable_constant(own, ty, name)).collect();
    let extra = &code.extra_items;
    let items = match discardable.is_empty() && extra.is_empty() {
        true => TokenStream::new(),
        false => quote!(impl #class { #(#discardable)* #(#extra)* }),
    };
    quote! {
        #doc
        #[derive(Clone, Copy, Debug)]
        pub struct #class;

        impl ::rtblgen_runtime::Dialect for #class {
            const NAME: &'static str = #name;

            fn initialize(registry: &mut ::rtblgen_runtime::DialectRegistry) {
                #(#dependent)*
                #initialize
            }
        }

        #items
    }
}

/// Emits the call that registers the hand-written implementation of a field of the definition.
fn hook(field: &str, class: &proc_macro2::Ident) -> TokenStream {
    let (slot, name, function) = match field {
        "hasConstantMaterializer" => {
            return quote! {
                registry.set_constant_materializer(
                    <#class as ::rtblgen_runtime::MaterializeConstant>::materialize_constant
                );
            };
        }
        "hasOperationAttrVerify" => ("verify_op_attribute", "VerifyOpAttribute", "verify_op_attribute"),
        "hasRegionArgAttrVerify" => {
            ("verify_region_arg_attribute", "VerifyRegionArgAttribute", "verify_region_arg_attribute")
        }
        "hasRegionResultAttrVerify" => (
            "verify_region_result_attribute",
            "VerifyRegionResultAttribute",
            "verify_region_result_attribute",
        ),
        "hasOperationInterfaceFallback" => ("interface", "InterfaceFallback", "interface"),
        _ => ("canonicalize", "CanonicalizeDialect", "canonicalization_patterns"),
    };
    let hooks_patterns = slot == "canonicalize";
    let [slot, name, function] = [slot, name, function].map(namer::ident);
    let hook = quote!(<#class as ::rtblgen_runtime::#name>::#function);
    let hook = match hooks_patterns {
        true => quote!(&::rtblgen_runtime::rewrite::PatternsHook(&#hook)),
        false => hook,
    };
    quote! {
        registry.hooks_mut().#slot = Some(#hook);
    }
}

/// Emits the registration of the text of types and attributes that the dialect reads and writes itself.
fn text(dialect: &Dialect<'_>, class: &proc_macro2::Ident, codegen: &CodegenContext<'_>) -> TokenStream {
    let origin = codegen.origin(dialect.record.span());
    let message = |hook: &str| stubs::missing(hook, dialect.name, &origin);
    let function = |function: &str| {
        let function = namer::ident(function);
        quote! {{
            #[allow(unused_imports)]
            use ::rtblgen_runtime::support::NoDialectText as _;
            ::rtblgen_runtime::support::Registered::<#class>::NEW.#function(registry);
        }}
    };
    let types = match dialect.type_text {
        DialectText::None => TokenStream::new(),
        DialectText::MayBeWritten => function("add_type_text"),
        DialectText::Stub => {
            let message = message("DialectTypeAsm");
            quote! {
                registry.hooks_mut().type_syntax = Some(&::rtblgen_runtime::asm::DialectTypeSyntax {
                    parse: &|parser| Err(parser.error(#message)),
                    print: &|printer, _| printer.write_str(concat!("<", #message, ">")),
                });
            }
        }
    };
    let attributes = match dialect.attribute_text {
        DialectText::None => TokenStream::new(),
        DialectText::MayBeWritten => function("add_attribute_text"),
        DialectText::Stub => {
            let message = message("DialectAttrAsm");
            quote! {
                registry.hooks_mut().attribute_syntax = Some(&::rtblgen_runtime::asm::DialectAttrSyntax {
                    parse: &|parser, _| Err(parser.error(#message)),
                    print: &|printer, _| printer.write_str(concat!("<", #message, ">")),
                });
            }
        }
    };
    quote!(#types #attributes)
}

/// A constant for an attribute that the dialect gives to operations.
fn discardable_constant(attribute: &DiscardableAttr<'_>, ty: &TokenStream, dialect: &str) -> TokenStream {
    let constant = namer::ident(&namer::constant_case(attribute.name));
    let name = format!("{dialect}.{}", attribute.name);
    let doc = format!(" The discardable attribute `{name}`.");
    quote! {
        #[doc = #doc]
        pub const #constant: ::rtblgen_runtime::DiscardableAttribute<#ty> =
            ::rtblgen_runtime::DiscardableAttribute::new(#name);
    }
}

/// Emits the call of the author's registration: it does nothing unless there is an `InitializeDialect`. A
/// file without ops, types and attributes needs one, unless it has something else and may be all of the
/// dialect.
fn own_initialize(class: &proc_macro2::Ident, may_be_all: bool) -> TokenStream {
    match may_be_all {
        true => quote! {
            #[allow(unused_imports)]
            use ::rtblgen_runtime::support::NothingToRegister;
            ::rtblgen_runtime::support::Registered::<#class>::NEW.initialize(registry);
        },
        false => quote!(<#class as ::rtblgen_runtime::InitializeDialect>::initialize(registry);),
    }
}

fn documentation(dialect: &Dialect<'_>, codegen: &CodegenContext<'_>) -> TokenStream {
    let summary = match dialect.summary.trim() {
        "" => format!("The `{}` dialect", dialect.name),
        summary => format!("The `{}` dialect: {summary}", dialect.name),
    };
    let doc = docs::doc(&summary, dialect.description);
    let origin =
        docs::attributes(&[String::new(), format!("From `{}`.", codegen.origin(dialect.record.span()))]);
    quote!(#doc #origin)
}
