//! Stubs of hooks (`--stub-hooks`): implementations that report which hook is missing.

use proc_macro2::TokenStream;
use quote::quote;

use crate::ods::emit::context::CodegenContext;
use crate::ods::model::{Dialect, Operator, ParameterizedDef};
use crate::rust::namer;

/// The message of a stub.
fn missing(hook: &str, of: &str, origin: &str) -> String {
    format!("the hook `{hook}` of `{of}` is not written ({origin})")
}

/// The stubs of an op.
pub(crate) fn of_op(operator: &Operator<'_>, codegen: &CodegenContext<'_>) -> TokenStream {
    let class = namer::ident(&operator.class_name);
    let origin = codegen.origin(operator.record.span());
    let message = |hook: &str| missing(hook, &operator.qualified_name, &origin);
    let verifier = operator.hooks.verifier.then(|| {
        let message = message("Verify");
        quote! {
            impl ::rtblgen_runtime::Verify for #class {
                fn verify(self, _: &::rtblgen_runtime::Ir<'_>) -> ::rtblgen_runtime::VerifyResult {
                    Err(::rtblgen_runtime::VerifyError::new(#message))
                }
            }
        }
    });
    let region_verifier = operator.hooks.region_verifier.then(|| {
        let message = message("VerifyRegions");
        quote! {
            impl ::rtblgen_runtime::VerifyRegions for #class {
                fn verify_regions(self, _: &::rtblgen_runtime::Ir<'_>) -> ::rtblgen_runtime::VerifyResult {
                    Err(::rtblgen_runtime::VerifyError::new(#message))
                }
            }
        }
    });
    let infers = operator.has_trait("InferTypeOpInterface") && operator.result_types.is_none();
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

/// The stubs of a type or an attribute.
pub(crate) fn of_definition(def: &ParameterizedDef<'_>, codegen: &CodegenContext<'_>) -> TokenStream {
    let class = namer::ident(&def.class_name);
    let origin = codegen.origin(def.record.span());
    let verifier = def.has_verifier.then(|| {
        let message = missing("VerifyParameters", &def.class_name, &origin);
        quote! {
            impl<'c> ::rtblgen_runtime::support::VerifyParameters<'c> for #class<'c> {
                fn verify(
                    _: &'c ::rtblgen_runtime::Context,
                    _: <Self as ::rtblgen_runtime::support::Parameters<'c>>::Tuple,
                ) -> Result<(), String> {
                    Err(#message.to_owned())
                }
            }
        }
    });
    let text = def.has_custom_text.then(|| {
        let (hook, parameters) = match def.is_type {
            true => ("CustomTypeAsm", quote!()),
            false => ("CustomAttrAsm", quote!(, _: Option<::rtblgen_runtime::Type<'c>>)),
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
pub(crate) fn of_dialect(dialect: &Dialect<'_>, codegen: &CodegenContext<'_>) -> TokenStream {
    let class = namer::ident(&dialect.class_name);
    let origin = codegen.origin(dialect.record.span());
    let stubs = dialect.hooks.iter().map(|hook| {
        let (name, function, parameters) = match *hook {
            "hasOperationAttrVerify" => ("VerifyOpAttribute", "verify_op_attribute", quote!()),
            "hasRegionArgAttrVerify" => {
                ("VerifyRegionArgAttribute", "verify_region_arg_attribute", quote!(_: usize, _: usize,))
            }
            _ => {
                ("VerifyRegionResultAttribute", "verify_region_result_attribute", quote!(_: usize, _: usize,))
            }
        };
        let message = missing(name, dialect.name, &origin);
        let (name, function) = (namer::ident(name), namer::ident(function));
        quote! {
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
        }
    });
    stubs.collect()
}
