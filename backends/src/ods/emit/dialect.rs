//! A dialect: its type, and its registration.

use std::collections::BTreeSet;

use proc_macro2::TokenStream;
use quote::quote;
use rtblgen_records::Value;
use tblgen_parser::Diagnostic;

use crate::input::library;
use crate::ods::emit::context::CodegenContext;
use crate::ods::model::dialect::{Dialect, DiscardableAttr};
use crate::rust::docs;
use crate::rust::extern_paths::ExternPaths;
use crate::rust::namer;

/// What a file has of a dialect, for the dialect to register.
#[derive(Clone, Copy)]
pub(crate) struct Own {
    /// Enums, interfaces or the like, which nobody registers.
    pub(crate) others: bool,
    pub(crate) ops: bool,
    pub(crate) types: bool,
    pub(crate) attributes: bool,
}

/// Emits a dialect.
pub(crate) fn emit<'r>(
    dialect: &Dialect<'r>,
    own: Own,
    externs: &ExternPaths,
    codegen: &mut CodegenContext<'r>,
) -> Result<TokenStream, Diagnostic> {
    codegen.emitting(dialect.record.span());
    let class = namer::ident(&dialect.class_name);
    let name = dialect.name;
    let doc = documentation(dialect, codegen);
    let parts = [("ops", own.ops), ("types", own.types), ("attributes", own.attributes)];
    let calls = parts.iter().filter(|(_, has)| *has).map(|(what, _)| {
        let function = namer::ident(&format!("register_{}_{what}", namer::snake_case(name)));
        quote!(#function(registry);)
    });
    let calls: Vec<_> = calls.collect();
    let dependent = dialect.dependent.iter().filter_map(|value| dependent(*value, externs, codegen));
    let dependent: Vec<_> = dependent.collect();
    let hooks: Vec<_> = dialect.hooks.iter().map(|hook| self::hook(hook, &class)).collect();
    let initialize = match calls.is_empty() && dialect.hooks.is_empty() {
        true => own_initialize(&class, own.others),
        false => {
            let more = own_initialize(&class, true);
            quote!(#(#calls)* #(#hooks)* #more)
        }
    };
    dialect.warnings.iter().for_each(|warning| codegen.report(warning.clone()));
    let discardable: Vec<_> =
        dialect.discardable.iter().map(|attribute| discardable(attribute, name, codegen)).collect();
    let extra = super::op::impl_items(dialect.extra_declaration, &dialect.class_name, BTreeSet::new, codegen);
    let items = match discardable.is_empty() && extra.is_empty() {
        true => TokenStream::new(),
        false => quote!(impl #class { #(#discardable)* #extra }),
    };
    Ok(quote! {
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
    })
}

/// The call that registers what is written by hand for a field of the definition.
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
        true => quote!(&::rtblgen_runtime::rewrite::PatternsHook(#hook)),
        false => hook,
    };
    quote! {
        registry.hooks_mut().#slot = Some(#hook);
    }
}

/// The call that registers a dialect that this one depends on.
fn dependent(
    value: Value<'_>,
    externs: &ExternPaths,
    codegen: &mut CodegenContext<'_>,
) -> Option<TokenStream> {
    let text = value.as_str().unwrap_or_default().trim();
    let segments: Vec<&str> = text.split("::").filter(|segment| !segment.is_empty()).collect();
    let is_mlir = segments.first() == Some(&"mlir");
    let known = match segments.last().copied().unwrap_or_default() {
        "BuiltinDialect" => Some(quote!(::rtblgen_runtime::dialects::builtin::BuiltinDialect)),
        "FuncDialect" => Some(quote!(::rtblgen_runtime::dialects::func::FuncDialect)),
        last => {
            let by_class = namer::snake_case(last.strip_suffix("Dialect").unwrap_or(last));
            let namespace = segments.iter().rev().nth(1).copied().unwrap_or_default();
            let module = |name: &str| externs.path(name).cloned().or_else(|| of_library(name));
            let found = [namespace, &by_class].into_iter().find_map(|name| Some((name, module(name)?)));
            found.map(|(name, module)| {
                let class = namer::ident(&format!("{}Dialect", namer::camel_case(name)));
                quote!(#module::#class)
            })
        }
    };
    let path = match known {
        Some(known) => known,
        None if is_mlir || externs.may_be_unknown => {
            let message = format!("the Rust of the dialect `{text}` is not known");
            let help = "say where it is with `--extern-path`, or write its Rust path here";
            let diagnostic = match externs.may_be_unknown {
                true => Diagnostic::warning(value.span(), format!("{message}: it is not registered")),
                false => Diagnostic::error(value.span(), message),
            };
            codegen.report(diagnostic.with_help(help));
            return None;
        }
        None => match syn::parse_str::<syn::Path>(text) {
            Ok(path) => quote!(#path),
            Err(_) => {
                let message = format!("a dependent dialect is the path of its type, not `{text}`");
                codegen.report(Diagnostic::error(value.span(), message));
                return None;
            }
        },
    };
    Some(quote!(registry.depends_on::<#path>();))
}

/// The module of a dialect of the td library.
fn of_library(name: &str) -> Option<TokenStream> {
    library::module_of_dialect(name)?.parse().ok()
}

/// The kinds of attributes that the runtime has types for.
const RUNTIME_ATTRIBUTES: [&str; 13] = [
    "Attribute",
    "UnitAttr",
    "IntegerAttr",
    "FloatAttr",
    "StringAttr",
    "ArrayAttr",
    "DictionaryAttr",
    "TypeAttr",
    "SymbolRefAttr",
    "DenseElementsAttr",
    "DenseArrayAttr",
    "AffineMapAttr",
    "IntegerSetAttr",
];

/// A constant for an attribute that the dialect gives to operations.
fn discardable(
    attribute: &DiscardableAttr<'_>,
    dialect: &str,
    codegen: &mut CodegenContext<'_>,
) -> TokenStream {
    let constant = namer::ident(&namer::constant_case(attribute.name));
    let name = format!("{dialect}.{}", attribute.name);
    let spelled = attribute.ty.trim();
    let last = spelled.rsplit("::").next().unwrap_or(spelled);
    let ty = match RUNTIME_ATTRIBUTES.contains(&last) {
        true => {
            let last = namer::ident(last);
            quote!(::rtblgen_runtime::#last<'static>)
        }
        false if crate::rust::snippet::rust_type(spelled).is_some() => {
            quote!(::rtblgen_runtime::Attribute<'static>)
        }
        false => match syn::parse_str::<syn::Path>(last) {
            Ok(path) => quote!(#path<'static>),
            Err(_) => {
                let message = format!("`{spelled}` is no type of attributes");
                codegen.report(Diagnostic::error(attribute.span, message));
                return TokenStream::new();
            }
        },
    };
    let doc = format!(" The discardable attribute `{name}`.");
    quote! {
        #[doc = #doc]
        pub const #constant: ::rtblgen_runtime::DiscardableAttribute<#ty> =
            ::rtblgen_runtime::DiscardableAttribute::new(#name);
    }
}

/// What the dialect's author registers besides: nothing, unless there is an `InitializeDialect`. A file without ops, types
/// and attributes needs one, unless it has something else and may be all of the dialect.
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
