//! Memory effects and speculatability of an op, from its definition.

use proc_macro2::TokenStream;
use quote::quote;
use rtblgen_records::Record;

use crate::ods::model::{Operator, TraitKind};
use crate::rust::namer;

/// An effect, and its subject.
struct Effect<'r> {
    kind: &'static str,
    resource: &'r str,
    stage: i64,
    target: TokenStream,
}

/// The resource that effects have where none is named.
const DEFAULT_RESOURCE: &str = "::mlir::SideEffects::DefaultResource";

/// Emits the fields `memory_effects` and `speculatability`, if the `.td` declares any.
pub(crate) fn fields(operator: &Operator<'_>) -> Vec<TokenStream> {
    memory_effects(operator).into_iter().chain(speculatability(operator)).collect()
}

/// Whether the operation has `MemoryEffectOpInterface`.
pub(crate) fn has_memory_effects(operator: &Operator<'_>) -> bool {
    let is_recursive = operator.traits.iter().any(|own| own.name() == "HasRecursiveMemoryEffects");
    memory_effects(operator).is_some() && !is_recursive
}

fn memory_effects(operator: &Operator<'_>) -> Option<TokenStream> {
    if operator.traits.iter().any(|own| own.name() == "HasRecursiveMemoryEffects") {
        return Some(quote!(memory_effects: Some(MemoryEffects::Recursive)));
    }
    let class = namer::ident(&operator.class_name);
    if has_written_effects(operator) {
        return Some(quote! {
            memory_effects: Some(MemoryEffects::Computed(::rtblgen_runtime::EffectsFn(|ir, op, effects| {
                <#class as ::rtblgen_runtime::interfaces::MemoryEffectOpInterface>::effects(#class(op), ir, effects)
            })))
        });
    }
    let is_said = operator.traits.iter().any(|own| own.kind == TraitKind::Effects);
    let effects = effects(operator);
    if effects.is_empty() && !is_said {
        return None;
    }
    let has_details =
        effects.iter().any(|effect| !effect.target.is_empty() || effect.resource != DEFAULT_RESOURCE);
    Some(if has_details { detailed(&effects) } else { fixed(&effects) })
}

/// Whether the effects are written by hand: the op declares the interface, or lists the interface but no effects.
pub(crate) fn has_written_effects(operator: &Operator<'_>) -> bool {
    let is_said = operator.traits.iter().any(|own| own.kind == TraitKind::Effects);
    let is_listed = operator.traits.iter().any(|own| own.record.is_a("EffectOpInterfaceBase"));
    declares(operator, "MemoryEffectOpInterface")
        || is_listed
            && !is_said
            && operator.has_trait("MemoryEffectOpInterface")
            && effects(operator).is_empty()
}

/// Returns the effects of the op before those of its operands and results, by stage.
fn effects<'r>(operator: &Operator<'r>) -> Vec<Effect<'r>> {
    let op_level = operator.traits.iter().filter(|own| own.kind == TraitKind::Effects);
    let lists = op_level.filter_map(|own| own.record.list("effects").ok());
    let of_op = lists.flat_map(|list| list.iter()).filter_map(|value| value.as_record());
    let mut effects: Vec<_> = of_op.filter_map(|record| effect(record, TokenStream::new())).collect();
    let sides = [(&operator.operands, quote!(Operand)), (&operator.results, quote!(Result))];
    for (values, side) in sides {
        for (number, value) in values.iter().enumerate() {
            let target = quote!(#side(#number));
            effects.extend(value.decorators.iter().filter_map(|record| effect(*record, target.clone())));
        }
    }
    effects.sort_by_key(|effect| effect.stage);
    effects
}

fn effect<'r>(record: Record<'r>, target: TokenStream) -> Option<Effect<'r>> {
    let name = record.str("effect").ok()?.rsplit("::").next()?;
    let kind = ["Allocate", "Free", "Read", "Write"].into_iter().find(|kind| *kind == name)?;
    let resource = record.str("resource").unwrap_or(DEFAULT_RESOURCE);
    Some(Effect { kind, resource, stage: record.int("stage").unwrap_or(0), target })
}

fn fixed(effects: &[Effect<'_>]) -> TokenStream {
    let mut unique: Vec<&str> = Vec::new();
    for effect in effects {
        if !unique.contains(&effect.kind) {
            unique.push(effect.kind);
        }
    }
    let kinds = unique.iter().map(|kind| namer::ident(kind));
    quote!(memory_effects: Some(MemoryEffects::Fixed(&[#(MemoryEffect::#kinds),*])))
}

fn detailed(effects: &[Effect<'_>]) -> TokenStream {
    let defs = effects.iter().map(|effect| {
        let (kind, resource) = (namer::ident(effect.kind), effect.resource);
        let target = if effect.target.is_empty() { quote!(Op) } else { effect.target.clone() };
        quote! {
            ::rtblgen_runtime::EffectDef {
                effect: MemoryEffect::#kind,
                target: ::rtblgen_runtime::EffectTarget::#target,
                resource: #resource,
            }
        }
    });
    quote!(memory_effects: Some(MemoryEffects::Detailed(&[#(#defs),*])))
}

/// Whether the speculatability is written by hand: the op declares the interface, or lists it and no trait that implements it.
pub(crate) fn has_written_speculatability(operator: &Operator<'_>) -> bool {
    let is_listed = operator.has_trait("ConditionallySpeculatable");
    declares(operator, "ConditionallySpeculatable") || is_listed && !operator.speculates_by_trait()
}

fn speculatability(operator: &Operator<'_>) -> Option<TokenStream> {
    let class = namer::ident(&operator.class_name);
    has_written_speculatability(operator).then(|| {
        quote! {
            speculatability: Some(|ir, op| {
                <#class as ::rtblgen_runtime::interfaces::ConditionallySpeculatable>::speculatability(#class(op), ir)
            })
        }
    })
}

/// Whether the methods of an interface are written by hand.
pub(crate) fn declares(operator: &Operator<'_>, interface: &str) -> bool {
    operator.traits.iter().any(|own| own.name() == interface && own.record.is_a("DeclareInterfaceMethods"))
}
