//! Stubs of hooks (`--stub-hooks`): implementations that report which hook is missing.

use proc_macro2::TokenStream;
use quote::quote;

use crate::input::written_hooks::WrittenHooks;
use crate::ods::emit::context::CodegenContext;
use crate::ods::model::{Dialect, Operator, ParameterizedDef};
use crate::rust::namer;

/// The message of a stub.
pub(super) fn missing(hook: &str, of: &str, origin: &str) -> String {
    format!("the hook `{hook}` of `{of}` is not written ({origin})")
}

/// The stubs of an op.
pub(crate) fn of_op(
    operator: &Operator<'_>,
    written: &WrittenHooks,
    codegen: &CodegenContext<'_>,
) -> TokenStream {
    let class = namer::ident(&operator.class_name);
    let origin = codegen.origin(operator.record.span());
    let message = |hook: &str| missing(hook, &operator.qualified_name, &origin);
    let is_missing = |hook: &str| !written.implements(hook, &operator.class_name);
    let verifier = (operator.hooks.verifier && is_missing("Verify")).then(|| {
        let message = message("Verify");
        quote! {
            impl ::rtblgen_runtime::Verify for #class {
                fn verify(self, _: &::rtblgen_runtime::Ir<'_>) -> ::rtblgen_runtime::VerifyResult {
                    Err(::rtblgen_runtime::VerifyError::new(#message))
                }
            }
        }
    });
    let has_region_verifier = operator.hooks.region_verifier && is_missing("VerifyRegions");
    let region_verifier = has_region_verifier.then(|| {
        let message = message("VerifyRegions");
        quote! {
            impl ::rtblgen_runtime::VerifyRegions for #class {
                fn verify_regions(self, _: &::rtblgen_runtime::Ir<'_>) -> ::rtblgen_runtime::VerifyResult {
                    Err(::rtblgen_runtime::VerifyError::new(#message))
                }
            }
        }
    });
    let infers = operator.has_trait("InferTypeOpInterface")
        && operator.result_types.is_none()
        && is_missing("InferTypeOpInterface");
    let inference = infers.then(|| {
        let message = message("InferTypeOpInterface");
        quote! {
            impl ::rtblgen_runtime::interfaces::InferTypeOpInterface for #class {
                fn infer_return_types<'c>(
                    _: &::rtblgen_runtime::Ir<'c>,
                    _: &::rtblgen_runtime::OpState<'c>,
                ) -> Result<Vec<::rtblgen_runtime::Type<'c>>, String> {
                    Err(#message.to_owned())
                }
            }
        }
    });
    quote!(#verifier #region_verifier #inference)
}

/// Stubs among the fields of an op's definition: they report when they are called.
pub(crate) fn fields(operator: &Operator<'_>, codegen: &CodegenContext<'_>) -> Vec<TokenStream> {
    let class = namer::ident(&operator.class_name);
    let origin = codegen.origin(operator.record.span());
    let message = |hook: &str| missing(hook, &operator.qualified_name, &origin);
    let mut fields = Vec::new();
    if operator.stubs.folder {
        let message = message("Fold");
        fields.push(quote!(fold: Some(|ir, _, _| ::rtblgen_runtime::support::missing_fold(ir, #message))));
    }
    if let Some(hook) = operator.stubs.canonicalizer {
        let message = message(hook);
        fields.push(quote! {
            canonicalize: Some(&::rtblgen_runtime::rewrite::PatternsHook(&|patterns| {
                ::rtblgen_runtime::rewrite::missing_canonicalization::<#class>(patterns, #message)
            }))
        });
    }
    if let Some(hooks) = &operator.stubs.text {
        let message = message(hooks);
        fields.push(quote!(missing_text: #message));
    }
    fields
}

/// The stubs of a type or an attribute.
pub(crate) fn of_definition(
    def: &ParameterizedDef<'_>,
    written: &WrittenHooks,
    codegen: &CodegenContext<'_>,
) -> TokenStream {
    let class = namer::ident(&def.class_name);
    let origin = codegen.origin(def.record.span());
    let is_missing = |hook: &str| !written.implements(hook, &def.class_name);
    let verifier = (def.has_verifier && is_missing("VerifyParameters")).then(|| {
        let message = missing("VerifyParameters", &def.class_name, &origin);
        quote! {
            impl<'c> ::rtblgen_runtime::support::VerifyParameters<'c> for #class<'c> {
                fn verify(
                    context: &'c ::rtblgen_runtime::Context,
                    _: <Self as ::rtblgen_runtime::support::Parameters<'c>>::Tuple,
                ) -> Result<(), String> {
                    ::rtblgen_runtime::support::missing_hook_once(context, #message);
                    Ok(())
                }
            }
        }
    });
    let hook = if def.is_type { "CustomTypeAsm" } else { "CustomAttrAsm" };
    let text = (def.has_custom_text && is_missing(hook)).then(|| {
        let parameters = match def.is_type {
            true => quote!(),
            false => quote!(, _: Option<::rtblgen_runtime::Type<'c>>),
        };
        let message = missing(hook, &def.class_name, &origin);
        let hook = namer::ident(hook);
        quote! {
            impl<'c> ::rtblgen_runtime::asm::#hook<'c> for #class<'c> {
                fn parse(
                    parser: &mut ::rtblgen_runtime::asm::AsmParser<'_, 'c> #parameters
                ) -> ::rtblgen_runtime::asm::ParseResult<Self> {
                    Err(parser.error(#message))
                }

                fn print(self, printer: &mut ::rtblgen_runtime::asm::AsmPrinter<'_, 'c>) {
                    printer.write_str(concat!("<", #message, ">"));
                }
            }
        }
    });
    quote!(#verifier #text)
}

/// The stubs of a dialect.
pub(crate) fn of_dialect(
    dialect: &Dialect<'_>,
    written: &WrittenHooks,
    codegen: &CodegenContext<'_>,
) -> TokenStream {
    let class = namer::ident(&dialect.class_name);
    let origin = codegen.origin(dialect.record.span());
    let stubs = dialect.hooks.iter().filter_map(|hook| {
        let (name, function, parameters) = match *hook {
            "hasOperationAttrVerify" => ("VerifyOpAttribute", "verify_op_attribute", quote!()),
            "hasRegionArgAttrVerify" => {
                ("VerifyRegionArgAttribute", "verify_region_arg_attribute", quote!(_: usize, _: usize,))
            }
            "hasRegionResultAttrVerify" => {
                ("VerifyRegionResultAttribute", "verify_region_result_attribute", quote!(_: usize, _: usize,))
            }
            // Any other is left out where it is not written.
            _ => return None,
        };
        if written.implements(name, &dialect.class_name) {
            return None;
        }
        let message = missing(name, dialect.name, &origin);
        let (name, function) = (namer::ident(name), namer::ident(function));
        Some(quote! {
            impl ::rtblgen_runtime::#name for #class {
                fn #function<'c>(
                    _: &::rtblgen_runtime::Ir<'c>,
                    _: ::rtblgen_runtime::Op,
                    #parameters
                    _: ::rtblgen_runtime::NamedAttribute<'c>,
                ) -> ::rtblgen_runtime::VerifyResult {
                    Err(::rtblgen_runtime::VerifyError::new(#message))
                }
            }
        })
    });
    stubs.collect()
}
