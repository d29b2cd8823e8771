//! `custom<Name>(..)`: calls of the user's `parse_name` and `print_name`.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use crate::ods::emit::accessors::{number, starting_at};
use crate::ods::emit::context::CodegenContext;
use crate::ods::emit::properties::property_type;
use crate::ods::model::directives;
use crate::ods::model::format::{CustomArgument, Element, ValueRef};
use crate::ods::model::{Arity, AttributePresence, Operator};
use crate::rust::namer;

/// Returns the elements that a directive binds: its arguments but those in `ref`.
pub(crate) fn bound(arguments: &[CustomArgument]) -> impl Iterator<Item = &Element> {
    arguments.iter().filter_map(|argument| match argument {
        CustomArgument::Element(element) => Some(element),
        _ => None,
    })
}

/// The `CustomDirective`. The parser's arguments are variables that it sets, the printer's are the values.
pub(crate) fn emit<'r>(
    operator: &Operator<'r>,
    name: &str,
    arguments: &[CustomArgument],
    codegen: &mut CodegenContext<'r>,
) -> TokenStream {
    let name = directives::function_name(operator.record, name, arguments.len());
    let parse = namer::ident(&format!("parse_{name}"));
    let print = namer::ident(&format!("print_{name}"));
    let class = codegen.class(&operator.class_name);
    let variables: Vec<Ident> =
        (0..arguments.len()).map(|number| format_ident!("argument_{number}")).collect();
    let pairs = || arguments.iter().zip(&variables);
    let declarations: Vec<_> = pairs()
        .filter_map(|(argument, variable)| declaration(operator, argument, variable, codegen))
        .collect();
    let passed: Vec<_> = pairs().map(|(argument, variable)| passed(argument, variable)).collect();
    let stores: Vec<_> =
        pairs().filter_map(|(argument, variable)| store(operator, argument, variable, codegen)).collect();
    let printed: Vec<_> = arguments.iter().map(|argument| printed(operator, argument, codegen)).collect();
    let slots = bound(arguments).filter_map(|element| match element {
        Element::Attribute { slot, .. } => Some(number(*slot)),
        Element::Property(index) => Some(number(operator.property_slot(*index))),
        Element::Operand(index) => group_sizes(operator, *index),
        _ => None,
    });
    // Only a text does not read the IR.
    let reads_ir = arguments.iter().any(|argument| !matches!(argument, CustomArgument::Text(_)));
    let ir = reads_ir.then(|| quote!(let ir = printer.ir();));
    quote! {
        f::CustomDirective {
            attributes: &[#(#slots),*],
            parse: &|parser, state| {
                #(#declarations)*
                let found = #parse(parser, #(#passed),*)?;
                #(#stores)*
                let _ = &state;
                Ok(support::Found::was_found(found))
            },
            print: &|printer, op| {
                #ir
                #print(printer, #class(op), #(#printed),*);
            },
        }
    }
}

/// The slot of the sizes of an operand in groups (`VariadicOfVariadic`): custom directives see the groups.
fn group_sizes(operator: &Operator<'_>, operand: usize) -> Option<proc_macro2::Literal> {
    operator.group_sizes_slot(&operator.operands[operand]).map(number)
}

/// The kind and the slot of a property.
fn property<'r>(
    operator: &Operator<'r>,
    index: usize,
    codegen: &mut CodegenContext<'r>,
) -> (TokenStream, proc_macro2::Literal) {
    let kind = property_type(codegen, operator.properties[index].record).kind;
    (kind, number(operator.property_slot(index)))
}

fn declaration<'r>(
    operator: &Operator<'r>,
    argument: &CustomArgument,
    variable: &Ident,
    codegen: &mut CodegenContext<'r>,
) -> Option<TokenStream> {
    let (element, is_ref) = match argument {
        CustomArgument::Element(element) => (element, false),
        CustomArgument::Ref(element) => (element, true),
        CustomArgument::Text(_) => return None,
    };
    let arity = |arity: Arity, read: TokenStream| match (arity, is_ref) {
        (Arity::One | Arity::Optional, true) => quote!(let #variable = #read.first().cloned();),
        (Arity::One | Arity::Optional, false) => quote!(let mut #variable = None;),
        (Arity::Variadic, true) => quote!(let #variable = #read.to_vec();),
        (Arity::Variadic, false) => quote!(let mut #variable = Vec::new();),
    };
    Some(match element {
        Element::Operand(index) => arity(operator.operands[*index].arity, quote!(state.operands(#index))),
        // Nothing else says that the types are in groups.
        Element::Type { of: ValueRef::Operand(index), .. }
            if !is_ref && group_sizes(operator, *index).is_some() =>
        {
            quote!(let mut #variable: Vec<Vec<_>> = Vec::new();)
        }
        Element::Type { of: ValueRef::Operand(index), .. } => {
            arity(operator.operands[*index].arity, quote!(state.operand_types(#index)))
        }
        Element::Type { of: ValueRef::Result(index), .. } => {
            arity(operator.results[*index].arity, quote!(state.result_types(#index)))
        }
        Element::Region(index) => {
            let is_variadic = operator.regions[*index].is_variadic;
            arity(if is_variadic { Arity::Variadic } else { Arity::One }, quote!(state.regions(#index)))
        }
        Element::Successor(index) => {
            let is_variadic = operator.successors[*index].is_variadic;
            arity(if is_variadic { Arity::Variadic } else { Arity::One }, quote!(state.successors(#index)))
        }
        Element::Attribute { slot, .. } if is_ref => quote!(let #variable = state.inherent(#slot);),
        Element::Property(index) if is_ref => {
            let (kind, slot) = property(operator, *index, codegen);
            quote!(let #variable = state.property::<#kind>(#slot);)
        }
        Element::Attribute { .. } | Element::Property(_) => quote!(let mut #variable = None;),
        _ => quote!(let mut #variable = Vec::new();),
    })
}

fn passed(argument: &CustomArgument, variable: &Ident) -> TokenStream {
    match argument {
        CustomArgument::Element(_) => quote!(&mut #variable),
        CustomArgument::Ref(_) => quote!(&#variable),
        CustomArgument::Text(text) => expression(text, "parser"),
    }
}

/// The Rust of a string argument; `place` is the parser or the printer. A text that is not a Rust expression becomes a string
/// literal. Delimiters keep MLIR's names.
pub(super) fn expression(text: &str, place: &str) -> TokenStream {
    let replaced = text.replace("$_builder", place).replace("$_ctxt", &format!("{place}.context()"));
    let replaced = replaced.replace("::mlir::AsmParser::Delimiter::", "::rtblgen_runtime::asm::Delimiter::");
    match syn::parse_str::<syn::Expr>(&replaced) {
        Ok(expr) => quote!(#expr),
        Err(_) => quote!(#text),
    }
}

fn store<'r>(
    operator: &Operator<'r>,
    argument: &CustomArgument,
    variable: &Ident,
    codegen: &mut CodegenContext<'r>,
) -> Option<TokenStream> {
    let CustomArgument::Element(element) = argument else { return None };
    Some(match element {
        Element::Operand(index) if group_sizes(operator, *index).is_some() => {
            let slot = group_sizes(operator, *index);
            quote!(state.set_operand_groups(parser.context(), #index, #slot, #variable);)
        }
        Element::Type { of: ValueRef::Operand(index), .. } if group_sizes(operator, *index).is_some() => {
            quote!(state.set_operand_types(#index, #variable.into_iter().flatten());)
        }
        Element::Operand(index) => quote!(state.set_operands(#index, #variable);),
        Element::Type { of: ValueRef::Operand(index), .. } => {
            quote!(state.set_operand_types(#index, #variable);)
        }
        Element::Type { of: ValueRef::Result(index), .. } => {
            quote!(state.set_result_types(#index, #variable);)
        }
        Element::Region(index) => quote!(state.set_regions(#index, #variable);),
        Element::Successor(index) => quote!(state.set_successors(#index, #variable);),
        Element::Attribute { slot, .. } => quote!(state.set_inherent(#slot, #variable);),
        Element::Property(index) => {
            let (kind, slot) = property(operator, *index, codegen);
            quote!(state.set_property::<#kind>(parser.context(), #slot, #variable);)
        }
        _ => quote!(state.add_attributes(#variable);),
    })
}

fn printed<'r>(
    operator: &Operator<'r>,
    argument: &CustomArgument,
    codegen: &mut CodegenContext<'r>,
) -> TokenStream {
    let element = match argument {
        CustomArgument::Element(element) | CustomArgument::Ref(element) => element,
        CustomArgument::Text(text) => return expression(text, "printer"),
    };
    let group = |arity: Arity, values: TokenStream, type_of: bool| {
        let values = if type_of { quote!(#values.map(|value| value.ty(ir))) } else { values };
        match arity {
            Arity::One => quote!({ #values }.next().expect("the number of values was verified")),
            Arity::Optional => quote!({ #values }.next()),
            Arity::Variadic => quote!(#values.collect::<Vec<_>>()),
        }
    };
    match element {
        Element::Operand(index) if group_sizes(operator, *index).is_some() => {
            let slot = group_sizes(operator, *index);
            quote!(support::operand_groups(op, ir, #index, #slot))
        }
        Element::Type { of: ValueRef::Operand(index), .. } if group_sizes(operator, *index).is_some() => {
            let slot = group_sizes(operator, *index);
            quote!(support::types_of_operand_groups(op, ir, #index, #slot))
        }
        Element::Operand(index) => {
            group(operator.operands[*index].arity, quote!(op.operand_group(ir, #index)), false)
        }
        Element::Type { of: ValueRef::Operand(index), .. } => {
            group(operator.operands[*index].arity, quote!(op.operand_group(ir, #index)), true)
        }
        Element::Type { of: ValueRef::Result(index), .. } => {
            group(operator.results[*index].arity, quote!(op.result_group(ir, #index)), true)
        }
        Element::Region(index) if operator.regions[*index].is_variadic => {
            let regions = starting_at(quote!(op.regions(ir)), *index);
            quote!(#regions.collect::<Vec<_>>())
        }
        Element::Region(index) => quote!(op.region(ir, #index)),
        Element::Successor(index) if operator.successors[*index].is_variadic => {
            let successors = starting_at(quote!(op.successors(ir)), *index);
            quote!(#successors.collect::<Vec<_>>())
        }
        Element::Successor(index) => quote!(op.successor(ir, #index)),
        Element::Property(index) => {
            let (kind, slot) = property(operator, *index, codegen);
            quote!(property::get::<#kind>(op, ir, #slot))
        }
        Element::Attribute { slot, .. } => match operator.attributes[*slot].presence {
            AttributePresence::Required | AttributePresence::Default => {
                quote!(support::required(op, ir, #slot))
            }
            _ => quote!(op.inherent(ir, #slot)),
        },
        _ => quote!(op.attributes(ir)),
    }
}
