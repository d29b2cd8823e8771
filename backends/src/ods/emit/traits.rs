//! The traits in an op's definition.

use proc_macro2::TokenStream;
use quote::quote;

use crate::ods::code::OpName;
use crate::ods::code::traits::{INTERFACES, UNDERSTOOD, library_trait};
use crate::ods::emit::context::CodegenContext;
use crate::ods::emit::interfaces;
use crate::ods::model::{OpTrait, Operator, TraitKind};
use crate::rust::namer;

/// References to the traits, in the order in which they are listed.
pub(crate) fn references(operator: &Operator<'_>, codegen: &CodegenContext<'_>) -> Vec<TokenStream> {
    operator.traits.iter().filter_map(|own| reference(operator, own, codegen)).collect()
}

fn reference(
    operator: &Operator<'_>,
    own: &OpTrait<'_>,
    codegen: &CodegenContext<'_>,
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
        TraitKind::Native { name, parameters } => native(own, name, parameters, codegen),
    }
}

/// A trait of the td library is the runtime's, under the name of its def; any other is a `static` in the user's scope, of
/// the trait's name in capitals. `None` if it names an op that is not known.
fn native(
    own: &OpTrait<'_>,
    name: &str,
    parameters: Option<&str>,
    codegen: &CodegenContext<'_>,
) -> Option<TokenStream> {
    let path = match library_trait(own.record, name) {
        Some(name) => {
            let constant = namer::ident(&namer::constant_case(name));
            quote!(traits::#constant)
        }
        None => user_static(name),
    };
    if parameters.is_none() {
        return Some(quote!(&#path));
    }
    let ops = codegen.code().op_names(own.record);
    let is_constant = ops.iter().all(|op| matches!(op, OpName::Known(_)));
    let ops = ops.iter().map(|op| match op {
        OpName::Known(name) => Some(quote!(#name)),
        OpName::Class(path) => Some(quote!(<#path as TypedOp>::DEFINITION.name)),
        OpName::Unknown => None,
    });
    let ops: Vec<_> = ops.collect::<Option<_>>()?;
    // The path of an op of another file is no constant that rustc promotes by itself.
    Some(match is_constant {
        true => quote!(&#path.with_parameters(&[#(#ops),*])),
        false => quote!(&#path.with_parameters(const { &[#(#ops),*] })),
    })
}

/// The path of the user's `static`. The reader checked that the name is a path.
fn user_static(name: &str) -> TokenStream {
    let mut path: Vec<_> = name.split("::").map(|segment| segment.trim().to_owned()).collect();
    if let Some(last) = path.last_mut() {
        *last = namer::constant_case(last);
    }
    path.join("::").parse().unwrap_or_default()
}

fn interface(
    operator: &Operator<'_>,
    own: &OpTrait<'_>,
    codegen: &CodegenContext<'_>,
) -> Option<TokenStream> {
    if let Some((_, constant)) = INTERFACES.iter().find(|(name, _)| *name == own.name()) {
        let constant = namer::ident(constant);
        return Some(quote!(&traits::#constant));
    }
    interfaces::verification(operator, own, codegen)
}
