//! The ops that traits name by their C++ classes: `HasParent<"FuncOp">`.

use proc_macro2::TokenStream;
use quote::quote;
use tblgen_parser::Diagnostic;

use crate::ods::emit::context::CodegenContext;
use crate::ods::emit::origins::is_of_library_class;
use crate::ods::model::OpTrait;
use crate::rust::namer;

/// MLIR's classes of the ops that the runtime has, without `mlir::`.
const OF_RUNTIME: [(&str, &str); 7] = [
    ("ModuleOp", "builtin.module"),
    ("UnrealizedConversionCastOp", "builtin.unrealized_conversion_cast"),
    ("func::FuncOp", "func.func"),
    ("func::CallOp", "func.call"),
    ("func::CallIndirectOp", "func.call_indirect"),
    ("func::ConstantOp", "func.constant"),
    ("func::ReturnOp", "func.return"),
];

/// The names of the ops in the parameters of a trait.
pub(super) fn op_names(
    own: &OpTrait<'_>,
    name: &str,
    parameters: &str,
    codegen: &mut CodegenContext<'_>,
) -> Vec<TokenStream> {
    if parameters.trim().is_empty() {
        // A trait of the user's own may do without.
        if is_of_library_class(own.record) {
            codegen.report(Diagnostic::error(own.span, format!("`{name}` names no op")));
        }
        return Vec::new();
    }
    let names: Result<Vec<_>, _> =
        parameters.split(',').map(|class| op_name(class.trim(), codegen)).collect();
    names.unwrap_or_else(|message| {
        codegen.report(Diagnostic::error(own.span, message));
        Vec::new()
    })
}

/// The name of the op of a class: of one that the file knows, of one that the runtime has, or what Rust makes of the path.
fn op_name(class: &str, codegen: &CodegenContext<'_>) -> Result<TokenStream, String> {
    let path = syn::parse_str::<syn::Path>(class).map_err(|_| {
        format!("the class of an op must be a path such as `FuncOp` or `func::FuncOp`, found `{class}`")
    })?;
    let (of_mlir, inside) = without_mlir(class);
    if !of_mlir && let Some(name) = op_of_file(class, codegen) {
        return Ok(quote!(#name));
    }
    if let Some((_, name)) = OF_RUNTIME.iter().find(|(known, _)| *known == inside) {
        return Ok(quote!(#name));
    }
    match op_of_file(class, codegen) {
        Some(name) => Ok(quote!(#name)),
        None if of_mlir => Err(format!("neither this file nor the runtime has the op `{class}`")),
        None => Ok(quote!(<#path as TypedOp>::DEFINITION.name)),
    }
}

/// Whether a class is of MLIR's own namespace, and what it is called there.
fn without_mlir(class: &str) -> (bool, &str) {
    let path = class.strip_prefix("::").unwrap_or(class);
    match path.strip_prefix("mlir::") {
        Some(inside) => (true, inside),
        None => (false, path),
    }
}

fn op_of_file(class: &str, codegen: &CodegenContext<'_>) -> Option<String> {
    let last = class.rsplit("::").next().unwrap_or(class);
    let record = codegen.records().derived("Op").find(|record| namer::class_name(record.name()) == last)?;
    let dialect = record.record("opDialect").and_then(|dialect| dialect.str("name")).ok()?;
    let name = record.str("opName").ok()?;
    Some(format!("{dialect}.{name}"))
}
