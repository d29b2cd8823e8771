//! `build` functions of an op.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::ods::code::method_names::has_optional;
use crate::ods::emit::accessors::number;
use crate::ods::emit::attributes::attribute_parameter;
use crate::ods::emit::context::CodegenContext;
use crate::ods::emit::properties::property_type;
use crate::ods::emit::property_type::PropertyType;
use crate::ods::model::property::PropertyForm;
use crate::ods::model::{
    Argument, Arity, AttributePresence, NamedAttribute, NamedProperty, NamedValue, Operator,
};
use crate::rust::namer::snake_case;
use crate::rust::{docs, namer};

/// Emits the builders: `build` takes the required values; `build_with` also takes the optional attributes.
pub(crate) fn emit<'r>(operator: &Operator<'r>, codegen: &mut CodegenContext<'r>) -> TokenStream {
    if operator.skips_default_builders {
        return TokenStream::new();
    }
    match has_optional(operator) {
        false => builder(operator, "build", codegen),
        true => {
            let build = short_builder(operator, codegen);
            let build_with = builder(operator, "build_with", codegen);
            quote!(#build #build_with)
        }
    }
}

fn is_required(attribute: &NamedAttribute<'_>) -> bool {
    attribute.presence == AttributePresence::Required
}

/// A parameter, its effect on the state, and its replacement if it is left out.
struct Part {
    parameter: TokenStream,
    addition: TokenStream,
    left_out: Option<TokenStream>,
    /// The number of values of an operand or a result.
    size: Option<TokenStream>,
}

impl Part {
    fn new(parameter: TokenStream, addition: TokenStream) -> Self {
        Self { parameter, addition, left_out: None, size: None }
    }

    /// The name of the parameter.
    fn argument(&self) -> Option<TokenStream> {
        self.parameter.clone().into_iter().next().map(TokenStream::from)
    }
}

/// Returns the parameters of a builder that are added to the state, in order.
fn parts<'r>(operator: &Operator<'r>, codegen: &mut CodegenContext<'r>) -> Vec<Part> {
    let mut names = namer::Names::with_taken(["builder", "location", "context"]);
    let mut parts = Vec::new();
    if !operator.can_infer_result_types() && !operator.result_types_of_attribute() {
        parts.extend(results(operator, &mut names));
    }
    for argument in &operator.arguments {
        match *argument {
            Argument::Operand(index) => parts.push(operand(operator, index, &mut names)),
            // The sizes of the groups follow from the groups.
            Argument::Attribute(slot) if operator.is_group_sizes(slot) => {}
            Argument::Attribute(slot) => {
                parts.push(attribute(&operator.attributes[slot], slot, codegen, &mut names));
            }
            Argument::Property(index) => {
                let (own, slot) = (&operator.properties[index], operator.property_slot(index));
                parts.push(property(own, slot, codegen, &mut names));
            }
        }
    }
    parts.extend(successors(operator, &mut names));
    parts.extend(regions(operator, &mut names));
    parts
}

fn builder<'r>(operator: &Operator<'r>, name: &str, codegen: &mut CodegenContext<'r>) -> TokenStream {
    let (name, parts) = (namer::ident(name), parts(operator, codegen));
    let segments = segments(operator, &parts);
    let parameters = parts.iter().map(|part| &part.parameter).filter(|parameter| !parameter.is_empty());
    let additions = parts.iter().map(|part| &part.addition);
    let doc = documentation(operator, name == "build_with");
    quote! {
        #doc
        pub fn #name<'c>(builder: &mut (impl Builder<'c> + ?Sized), location: Location<'c>, #(#parameters),*) -> Self {
            OpState::new(Self::DEFINITION, location)
                #(#additions)*
                #segments
                .create(builder)
        }
    }
}

/// `build`, which calls `build_with` without the attributes that may be left out.
fn short_builder<'r>(operator: &Operator<'r>, codegen: &mut CodegenContext<'r>) -> TokenStream {
    let parts = parts(operator, codegen);
    let given = parts.iter().filter(|part| part.left_out.is_none()).map(|part| &part.parameter);
    let parameters = given.filter(|parameter| !parameter.is_empty());
    let arguments = parts.iter().filter_map(|part| part.left_out.clone().or_else(|| part.argument()));
    let doc = documentation(operator, false);
    quote! {
        #doc
        pub fn build<'c>(builder: &mut (impl Builder<'c> + ?Sized), location: Location<'c>, #(#parameters),*) -> Self {
            Self::build_with(builder, location, #(#arguments),*)
        }
    }
}

/// Returns clippy's `allow` attribute for a function with this many parameters, if one is needed.
pub(super) fn allow_many(parameters: usize) -> Option<TokenStream> {
    const CLIPPY_ADMITS: usize = 7;
    (parameters > CLIPPY_ADMITS).then(|| quote!(#[allow(clippy::too_many_arguments)]))
}

fn documentation(operator: &Operator<'_>, all: bool) -> TokenStream {
    let name = &operator.qualified_name;
    let first = match (all, has_optional(operator)) {
        (true, _) => format!("Builds a `{name}` with all its attributes"),
        (false, true) => format!("Builds a `{name}`; attributes that may be left out are"),
        (false, false) => format!("Builds a `{name}`"),
    };
    docs::doc(&first, "")
}

fn parameter_name(name: &str, fallback: String, names: &mut namer::Names) -> Ident {
    let name = if name.is_empty() { fallback } else { snake_case(name) };
    namer::ident(&names.unique(&name))
}

fn results(operator: &Operator<'_>, names: &mut namer::Names) -> Vec<Part> {
    let is_attr_sized = operator.has_trait("AttrSizedResultSegments");
    let mut parts: Vec<_> = operator
        .results
        .iter()
        .enumerate()
        .map(|(index, result)| self::result(result, index, names))
        .collect();
    if is_attr_sized && !parts.is_empty() {
        let sizes = parts.iter_mut().filter_map(|part| part.size.take());
        let sizes = quote!([#(#sizes),*]);
        if let Some(last) = parts.last_mut() {
            let addition = &last.addition;
            last.addition = quote!(#addition .result_segments(#sizes));
        }
    }
    parts
}

fn result_ident(value: &NamedValue<'_>, index: usize) -> Ident {
    let name = if value.name.is_empty() { format!("result{index}") } else { snake_case(value.name) };
    namer::ident(&format!("{name}_type"))
}

fn result(value: &NamedValue<'_>, index: usize, names: &mut namer::Names) -> Part {
    let ident = result_ident(value, index);
    let ident = namer::ident(&names.unique(&ident.to_string()));
    let part = match value.arity {
        Arity::One => Part::new(quote!(#ident: impl Into<Type<'c>>), quote!(.result(#ident))),
        Arity::Optional => Part::new(quote!(#ident: Option<Type<'c>>), quote!(.results(#ident))),
        Arity::Variadic => Part::new(quote!(#ident: &[Type<'c>]), quote!(.results(#ident.iter().copied()))),
    };
    Part { size: Some(size(value.arity, &ident)), ..part }
}

fn operand_ident(value: &NamedValue<'_>, index: usize) -> String {
    if value.name.is_empty() { format!("operand{index}") } else { snake_case(value.name) }
}

fn operand(operator: &Operator<'_>, index: usize, names: &mut namer::Names) -> Part {
    let value = &operator.operands[index];
    let ident = parameter_name(value.name, operand_ident(value, index), names);
    if let Some(slot) = operator.group_sizes_slot(value).map(number) {
        let sizes = quote!(support::group_sizes(location.context(), #ident));
        let addition = quote!(.operands(#ident.iter().copied().flatten().copied()).inherent(#slot, #sizes));
        let size = Some(quote!(#ident.iter().map(|group| group.len()).sum()));
        return Part { size, ..Part::new(quote!(#ident: &[&[Value]]), addition) };
    }
    let part = match value.arity {
        Arity::One => Part::new(quote!(#ident: impl Into<Value>), quote!(.operand(#ident))),
        Arity::Optional => Part::new(quote!(#ident: Option<Value>), quote!(.operands(#ident))),
        Arity::Variadic => Part::new(quote!(#ident: &[Value]), quote!(.operands(#ident.iter().copied()))),
    };
    Part { size: Some(size(value.arity, &ident)), ..part }
}

fn size(arity: Arity, ident: &Ident) -> TokenStream {
    match arity {
        Arity::One => quote!(1),
        Arity::Optional => quote!(usize::from(#ident.is_some())),
        Arity::Variadic => quote!(#ident.len()),
    }
}

fn segments(operator: &Operator<'_>, parts: &[Part]) -> TokenStream {
    if !operator.has_trait("AttrSizedOperandSegments") {
        return TokenStream::new();
    }
    let operands = parts.iter().rev().filter_map(|part| part.size.as_ref()).take(operator.operands.len());
    let sizes = operands.collect::<Vec<_>>().into_iter().rev();
    quote!(.operand_segments([#(#sizes),*]))
}

fn attribute<'r>(
    attribute: &NamedAttribute<'r>,
    slot: usize,
    codegen: &mut CodegenContext<'r>,
    names: &mut namer::Names,
) -> Part {
    let parameter = attribute_parameter(codegen, attribute, !is_required(attribute));
    let ident = parameter_name(attribute.name, String::new(), names);
    let ty = &parameter.ty;
    let made = parameter.made(quote!(location.context()), quote!(#ident));
    let slot = number(slot);
    let part = Part::new(quote!(#ident: #ty), quote!(.inherent(#slot, #made)));
    let left_out = if attribute.is_unit() { quote!(false) } else { quote!(None) };
    Part { left_out: (!is_required(attribute)).then_some(left_out), ..part }
}

/// Flags and optional values have a value for absence; a property with another default value is an `Option`.
fn property<'r>(
    property: &NamedProperty<'r>,
    slot: usize,
    codegen: &mut CodegenContext<'r>,
    names: &mut namer::Names,
) -> Part {
    let PropertyType { kind, input, .. } = property_type(codegen, property.record);
    let ident = parameter_name(property.name, String::new(), names);
    let slot = number(slot);
    let plain = Part::new(quote!(#ident: #input), quote!(.property::<#kind>(#slot, #ident)));
    let Some(default) = property.default_value() else { return plain };
    match (codegen.code().form(property.record), default.as_str()) {
        (PropertyForm::Unit, Some("false")) => Part { left_out: Some(quote!(false)), ..plain },
        (PropertyForm::Maybe { .. }, Some("None")) => Part { left_out: Some(quote!(None)), ..plain },
        _ => {
            let addition = quote!(.property_or_default::<#kind>(#slot, #ident));
            Part { left_out: Some(quote!(None)), ..Part::new(quote!(#ident: Option<#input>), addition) }
        }
    }
}

fn successors(operator: &Operator<'_>, names: &mut namer::Names) -> Vec<Part> {
    let successors = operator.successors.iter().enumerate();
    successors
        .map(|(index, successor)| {
            let ident = parameter_name(successor.name, format!("successor{index}"), names);
            match successor.is_variadic {
                false => Part::new(quote!(#ident: Block), quote!(.successor(#ident))),
                true => Part::new(quote!(#ident: &[Block]), quote!(.successors(#ident.iter().copied()))),
            }
        })
        .collect()
}

/// Plain regions are made empty; of a variadic one the number is given.
fn regions(operator: &Operator<'_>, names: &mut namer::Names) -> Vec<Part> {
    let plain = operator.regions.iter().filter(|region| !region.is_variadic).count();
    let mut parts = Vec::new();
    if plain > 0 {
        let plain = number(plain);
        parts.push(Part::new(TokenStream::new(), quote!(.empty_regions(#plain))));
    }
    for region in operator.regions.iter().filter(|region| region.is_variadic) {
        let ident = namer::ident(&names.unique(&format!("{}_count", snake_case(region.name))));
        parts.push(Part::new(quote!(#ident: usize), quote!(.empty_regions(#ident))));
    }
    parts
}
