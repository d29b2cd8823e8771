//! The definition of an op: the `OpDefinition` that drives the runtime's generic code.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::ods::code::constraints::Subject;
use crate::ods::emit::attributes::default_attribute;
use crate::ods::emit::constraints::{
    attribute_constraint, in_op, region_constraint, single_value, successor_constraint, type_constraint,
};
use crate::ods::emit::context::CodegenContext;
use crate::ods::emit::properties::{property_constraint, property_default, property_type};
use crate::ods::emit::{effects, inference, interfaces, op_predicates, traits};
use crate::ods::model::{Arity, AttributePresence, NamedAttribute, NamedProperty, NamedValue, Operator};
use crate::rust::namer;

/// The initializer of the definition. Fields with default values are left out.
pub(crate) fn emit<'r>(operator: &Operator<'r>, codegen: &mut CodegenContext<'r>) -> TokenStream {
    let name = &operator.qualified_name;
    let mut fields = vec![quote!(name: #name)];
    let operands: Vec<_> =
        operator.operands.iter().map(|value| value_def(operator, value, codegen)).collect();
    let results: Vec<_> = operator.results.iter().map(|value| value_def(operator, value, codegen)).collect();
    let mut attributes: Vec<_> =
        operator.attributes.iter().map(|attribute| attribute_def(attribute, codegen)).collect();
    attributes.extend(operator.properties.iter().map(|property| property_def(property, codegen)));
    push_list(&mut fields, "operands", operands);
    push_list(&mut fields, "results", results);
    push_list(&mut fields, "attributes", attributes);
    push_list(&mut fields, "regions", region_defs(operator, codegen));
    push_list(&mut fields, "successors", successor_defs(operator, codegen));
    push_segments(&mut fields, operator);
    if operator.properties.is_empty() && operator.uses_dictionary {
        fields.push(quote!(uses_dictionary: true));
    }
    push_list(&mut fields, "traits", traits::references(operator, codegen));
    fields.extend(interfaces::field(operator, codegen));
    push_list(&mut fields, "predicates", op_predicates::predicates(operator, codegen));
    push_hooks(&mut fields, operator, codegen);
    fields.extend(effects::fields(operator));
    fields.extend(inference::field(operator, codegen));
    fields.extend(super::assembly::field(operator, codegen));
    fields.extend(super::stubs::fields(operator, codegen));
    quote! {
        OpDefinition { #(#fields,)* ..OpDefinition::EMPTY }
    }
}

fn push_list(fields: &mut Vec<TokenStream>, name: &str, entries: Vec<TokenStream>) {
    if !entries.is_empty() {
        let name = namer::ident(name);
        fields.push(quote!(#name: &[#(#entries),*]));
    }
}

fn value_def<'r>(
    operator: &Operator<'r>,
    value: &NamedValue<'r>,
    codegen: &mut CodegenContext<'r>,
) -> TokenStream {
    let name = value.name;
    let in_op = in_op(codegen, value.constraint, Subject::Type);
    if value.arity == Arity::One {
        let def = single_value(codegen, name, value.constraint);
        return quote!(#def #in_op);
    }
    let constraint = type_constraint(codegen, value.constraint);
    let constructor = match (value.arity, value.group_sizes) {
        (Arity::One, _) => quote!(one),
        (Arity::Optional, _) => quote!(optional),
        (Arity::Variadic, None) => quote!(variadic),
        (Arity::Variadic, Some(sizes)) => {
            let slot = operator.attributes.iter().position(|attribute| attribute.name == sizes).unwrap_or(0);
            let slot = Literal::usize_unsuffixed(slot);
            return quote!(ValueDef::groups(#name, #slot, #constraint) #in_op);
        }
    };
    quote!(ValueDef::#constructor(#name, #constraint) #in_op)
}

fn attribute_def<'r>(attribute: &NamedAttribute<'r>, codegen: &mut CodegenContext<'r>) -> TokenStream {
    let name = attribute.name;
    let constraint = attribute_constraint(codegen, attribute.record);
    let default = match attribute.presence {
        AttributePresence::Default | AttributePresence::DefaultOptional => {
            default_attribute(codegen, attribute)
        }
        _ => None,
    };
    // A default that cannot be made into an attribute is never put in, as in MLIR.
    let def = match (attribute.presence, default) {
        (AttributePresence::Default, Some(default)) => {
            quote!(AttributeDef::with_default(#name, #constraint, &#default))
        }
        (AttributePresence::DefaultOptional, Some(default)) => {
            quote!(AttributeDef::with_optional_default(#name, #constraint, &#default))
        }
        (AttributePresence::Required, _) => quote!(AttributeDef::required(#name, #constraint)),
        _ => quote!(AttributeDef::optional(#name, #constraint)),
    };
    let in_op = in_op(codegen, attribute.record, Subject::Attribute);
    quote!(#def #in_op)
}

fn property_def<'r>(property: &NamedProperty<'r>, codegen: &mut CodegenContext<'r>) -> TokenStream {
    let (name, kind) = (property.name, property_type(codegen, property.record).kind);
    let constraint = property_constraint(codegen, property);
    match property_default(codegen, property) {
        Some(default) => {
            quote!(AttributeDef::property_with_default::<#kind>(#name, #constraint, &#default))
        }
        None => quote!(AttributeDef::property::<#kind>(#name, #constraint)),
    }
}

fn one_or_variadic(is_variadic: bool) -> TokenStream {
    if is_variadic { quote!(variadic) } else { quote!(one) }
}

fn region_defs<'r>(operator: &Operator<'r>, codegen: &mut CodegenContext<'r>) -> Vec<TokenStream> {
    let defs = operator.regions.iter().map(|region| {
        let constraint = region_constraint(codegen, region.constraint);
        let (name, constructor) = (region.name, one_or_variadic(region.is_variadic));
        let in_op = in_op(codegen, region.constraint, Subject::Region);
        quote!(RegionDef::#constructor(#name, #constraint) #in_op)
    });
    defs.collect()
}

fn successor_defs<'r>(operator: &Operator<'r>, codegen: &mut CodegenContext<'r>) -> Vec<TokenStream> {
    let defs = operator.successors.iter().map(|successor| {
        let constraint = successor_constraint(codegen, successor.constraint);
        let (name, constructor) = (successor.name, one_or_variadic(successor.is_variadic));
        let in_op = in_op(codegen, successor.constraint, Subject::Successor);
        quote!(SuccessorDef::#constructor(#name, #constraint) #in_op)
    });
    defs.collect()
}

fn push_segments(fields: &mut Vec<TokenStream>, operator: &Operator<'_>) {
    for (field, attr_sized, same_size) in [
        ("operand_segments", "AttrSizedOperandSegments", "SameVariadicOperandSize"),
        ("result_segments", "AttrSizedResultSegments", "SameVariadicResultSize"),
    ] {
        let field = namer::ident(field);
        if operator.has_trait(attr_sized) {
            fields.push(quote!(#field: Segments::AttrSized));
        } else if operator.has_trait(same_size) {
            fields.push(quote!(#field: Segments::SameSize));
        }
    }
}

/// Each hook names the trait and the op, so that a missing implementation is an error that does so too.
fn push_hooks(fields: &mut Vec<TokenStream>, operator: &Operator<'_>, codegen: &CodegenContext<'_>) {
    let class = codegen.class(&operator.class_name);
    let hooks = operator.hooks;
    if hooks.verifier {
        fields.push(quote! {
            verify: Some(|ir, op| <#class as ::rtblgen_runtime::Verify>::verify(#class(op), ir))
        });
    }
    if hooks.region_verifier {
        fields.push(quote! {
            verify_regions: Some(|ir, op| <#class as ::rtblgen_runtime::VerifyRegions>::verify_regions(#class(op), ir))
        });
    }
    if operator.has_trait("OpAsmOpInterface") {
        fields.push(quote!(asm: <#class as ::rtblgen_runtime::OpAsm>::NAMES));
    }
    if hooks.folder {
        fields.push(quote! {
            fold: Some(|ir, op, operands| <#class as ::rtblgen_runtime::Fold>::fold(#class(op), ir, operands))
        });
    }
    if operator.has_trait("BranchOpInterface") {
        fields.push(quote! {
            successor_operands: Some(|ir, op, number| {
                <#class as ::rtblgen_runtime::interfaces::BranchOpInterface>::successor_operands(#class(op), ir, number)
            })
        });
    }
    if operator.has_trait("RegionKindInterface") && !operator.has_trait("HasOnlyGraphRegion") {
        fields.push(quote!(region_kind: Some(<#class as ::rtblgen_runtime::interfaces::RegionKindInterface>::region_kind)));
    }
    match (hooks.canonicalizer, hooks.canonicalize_method) {
        (true, _) => fields.push(quote! {
            canonicalize: Some(&::rtblgen_runtime::rewrite::PatternsHook(&|patterns| {
                <#class as ::rtblgen_runtime::Canonicalize>::canonicalization_patterns(patterns)
            }))
        }),
        (false, true) => fields.push(quote! {
            canonicalize: Some(&::rtblgen_runtime::rewrite::PatternsHook(&|patterns| {
                ::rtblgen_runtime::rewrite::add_canonicalize_method::<#class>(patterns)
            }))
        }),
        (false, false) => {}
    }
}
