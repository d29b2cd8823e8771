//! The traits in an op's definition.

use proc_macro2::TokenStream;
use quote::quote;
use rtblgen_records::Record;
use tblgen_parser::Diagnostic;

use crate::ods::emit::context::CodegenContext;
use crate::ods::emit::interfaces;
use crate::ods::emit::op_paths::op_names;
use crate::ods::emit::origins::{is_in_library, is_of_library_class};
use crate::ods::model::{OpTrait, Operator, TraitKind};
use crate::rust::namer;

/// What the generators understand by themselves, so that the definition need not name it.
const UNDERSTOOD: [&str; 5] = [
    "OpAsmOpInterface",
    "SymbolUserOpInterface",
    "ConditionallySpeculatable",
    "InferTypeOpInterface",
    "MemoryEffectOpInterface",
];

/// References to the traits, in the order in which they are listed.
pub(crate) fn references<'r>(operator: &Operator<'r>, codegen: &mut CodegenContext<'r>) -> Vec<TokenStream> {
    operator.traits.iter().filter_map(|own| reference(operator, own, codegen)).collect()
}

fn reference<'r>(
    operator: &Operator<'r>,
    own: &OpTrait<'r>,
    codegen: &mut CodegenContext<'r>,
) -> Option<TokenStream> {
    if UNDERSTOOD.contains(&own.name()) {
        return None;
    }
    match own.kind {
        TraitKind::Internal("FirstAttrDerivedResultType") if operator.result_types_of_attribute() => {
            Some(quote!(&traits::FIRST_ATTR_DERIVED_RESULT_TYPE))
        }
        TraitKind::Predicate | TraitKind::Effects | TraitKind::Internal(_) => None,
        TraitKind::Interface => interface(operator, own, codegen),
        TraitKind::Native { name, parameters } => Some(native(own, name, parameters, codegen)),
    }
}

/// A trait of the td library is the runtime's, under the name of its def; any other is a `static` in the user's scope, of
/// the trait's name in capitals.
fn native<'r>(
    own: &OpTrait<'r>,
    name: &str,
    parameters: Option<&str>,
    codegen: &mut CodegenContext<'r>,
) -> TokenStream {
    let path = match library_trait(own.record, name) {
        Some(name) => {
            let constant = namer::ident(&namer::constant_case(name));
            quote!(traits::#constant)
        }
        None => user_static(own, name, codegen),
    };
    match parameters {
        None => quote!(&#path),
        Some(parameters) => {
            let ops = op_names(own, name, parameters, codegen);
            // The path of an op of another file is no constant that rustc promotes by itself.
            match ops.iter().all(|op| op.to_string().starts_with('"')) {
                true => quote!(&#path.with_parameters(&[#(#ops),*])),
                false => quote!(&#path.with_parameters(const { &[#(#ops),*] })),
            }
        }
    }
}

fn user_static(own: &OpTrait<'_>, name: &str, codegen: &mut CodegenContext<'_>) -> TokenStream {
    let Ok(mut path) = syn::parse_str::<syn::Path>(name) else {
        let message = format!("the name of a trait must be a Rust path, found `{name}`");
        let help = "write the trait as a `static` of type `rtblgen_runtime::TraitDefinition`, and give its name here";
        codegen.report(Diagnostic::error(own.span, message).with_help(help));
        return TokenStream::new();
    };
    if let Some(last) = path.segments.last_mut() {
        last.ident = namer::ident(&namer::constant_case(&last.ident.to_string()));
    }
    quote!(#path)
}

/// The name of a trait of the td library: of its def, or, of one such as `HasParent<"A">`, what it says.
fn library_trait<'r>(record: Record<'r>, name: &'r str) -> Option<&'r str> {
    if !record.is_anonymous() && is_in_library(record) {
        return Some(record.name());
    }
    if is_of_library_class(record) {
        return Some(name);
    }
    let known = record.records().derived("NativeTrait");
    let mut known = known.filter(|known| is_in_library(*known) && known.str("trait") == record.str("trait"));
    // What the library itself leaves without a def, as in `ReturnLike`, is known by what it says.
    let first = known.next()?;
    let named = std::iter::once(first).chain(known).find(|known| !known.is_anonymous());
    Some(named.map_or(name, |known| known.name()))
}

/// Interfaces that the runtime verifies and asks about by name.
const INTERFACES: [(&str, &str); 3] = [
    ("SymbolOpInterface", "SYMBOL"),
    ("FunctionOpInterface", "FUNCTION"),
    ("RegionKindInterface", "REGION_KIND_INTERFACE"),
];

fn interface<'r>(
    operator: &Operator<'r>,
    own: &OpTrait<'r>,
    codegen: &mut CodegenContext<'r>,
) -> Option<TokenStream> {
    if let Some((_, constant)) = INTERFACES.iter().find(|(name, _)| *name == own.name()) {
        let constant = namer::ident(constant);
        return Some(quote!(&traits::#constant));
    }
    match interfaces::verification(operator, own, codegen) {
        Some(verification) => verification,
        None if codegen.is_in_library(own.span) => None,
        None => {
            let message = format!(
                "the runtime does not have the interface `{}` of `{}`: nothing is generated for it",
                own.name(),
                operator.qualified_name
            );
            codegen.report(Diagnostic::warning(own.span, message));
            None
        }
    }
}
