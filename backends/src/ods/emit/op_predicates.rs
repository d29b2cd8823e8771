//! The `PredOpTrait`s of an op: relations between its operands, results and attributes.

use proc_macro2::TokenStream;
use quote::quote;
use rtblgen_records::Record;

use crate::ods::code::predicates::bound_ident;
use crate::ods::code::{Bound, OpPredicate};
use crate::ods::emit::attributes::attribute_value;
use crate::ods::emit::context::CodegenContext;
use crate::ods::emit::properties::property_type;
use crate::ods::model::{Arity, AttributePresence, OpTrait, Operator, TraitKind};
use crate::rust::{docs, namer};

/// The `PredOpTrait`s.
pub(crate) fn predicates<'r>(operator: &Operator<'r>, codegen: &mut CodegenContext<'r>) -> Vec<TokenStream> {
    let own = operator.traits.iter().filter(|own| own.kind == TraitKind::Predicate);
    own.filter_map(|own| op_predicate(operator, own, codegen)).collect()
}

fn op_predicate<'r>(
    operator: &Operator<'r>,
    own: &OpTrait<'r>,
    codegen: &mut CodegenContext<'r>,
) -> Option<TokenStream> {
    let record = own.record;
    let summary = own.summary;
    let predicate = codegen.code().op_predicate(operator.record, record);
    let OpPredicate { text, expr, bound } = &*predicate;
    let name = format!("{}_{}", namer::snake_case(&operator.class_name), trait_name(record));
    let key = format!("predicate\0{}\0{}", operator.qualified_name, text);
    let origin = codegen.origin(own.span);
    let path = codegen.item(key, &name, |codegen, ident| {
        let body = codegen.inside_expr(expr);
        let bindings: Vec<_> = bound.iter().filter_map(|bound| binding(operator, bound, codegen)).collect();
        let doc = format!(" {}, from `{origin}`.", docs::escape(summary));
        quote! {
            #[doc = #doc]
            fn #ident(op: OpView<'_, '_>) -> bool {
                #(#bindings)*
                #body
            }
        }
    });
    Some(quote!(OpPredicate { summary: #summary, check: &#path }))
}

/// The name of the class behind an anonymous trait: `all_types_match`.
fn trait_name(record: Record<'_>) -> String {
    if !record.is_anonymous() {
        return namer::snake_case(record.name());
    }
    let class = record.direct_classes().last().map_or("holds", |class| class.name());
    namer::snake_case(class)
}

fn binding<'r>(
    operator: &Operator<'r>,
    bound: &Bound,
    codegen: &mut CodegenContext<'r>,
) -> Option<TokenStream> {
    let ident = bound_ident(&bound.name);
    for (values, side) in [(&operator.operands, "operand"), (&operator.results, "result")] {
        if let Some(index) = values.iter().position(|value| value.name == bound.name) {
            let suffix = match values[index].arity {
                Arity::One => "view",
                Arity::Optional => "view_if_any",
                Arity::Variadic => "views",
            };
            let function = namer::ident(&format!("{side}_{suffix}"));
            return Some(match bound.must_be_present {
                true => quote!(let Some(#ident) = support::#function(op, #index) else { return true };),
                false => quote!(let #ident = support::#function(op, #index);),
            });
        }
    }
    if let Some(index) = operator.properties.iter().position(|property| property.name == bound.name) {
        let (slot, kind) =
            (operator.property_slot(index), property_type(codegen, operator.properties[index].record).kind);
        return Some(quote!(let #ident = property::get::<#kind>(op.op(), op.ir(), #slot);));
    }
    let slot = operator.attributes.iter().position(|attribute| attribute.name == bound.name)?;
    let attribute = &operator.attributes[slot];
    if attribute.is_unit() {
        return Some(quote!(let #ident = op.inherent(#slot).is_some();));
    }
    let value = attribute_value(codegen, attribute);
    let convert = value.convert;
    Some(match (attribute.presence, convert) {
        (AttributePresence::Optional | AttributePresence::DefaultOptional, None) => {
            quote!(let #ident = op.inherent(#slot);)
        }
        (AttributePresence::Optional | AttributePresence::DefaultOptional, Some(convert)) => {
            quote!(let #ident = op.inherent(#slot).map(#convert);)
        }
        (_, None) => quote!(let #ident = support::required(op.op(), op.ir(), #slot);),
        (_, Some(convert)) => {
            quote!(let #ident = #convert(support::required(op.op(), op.ir(), #slot));)
        }
    })
}
