//! `build` functions of an op.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::docs;
use super::pool::Pool;
use crate::namer::{self, snake_case};
use crate::ods::{Argument, Arity, AttributePresence, NamedAttribute, NamedValue, Operator};

/// `build` takes what every such op has; `build_with` also takes the attributes that may be left out.
pub(crate) fn emit<'r>(operator: &Operator<'r>, pool: &mut Pool<'r>) -> TokenStream {
    if operator.record.bit("skipDefaultBuilders").unwrap_or(false) {
        return TokenStream::new();
    }
    let build = builder(operator, pool, false);
    let has_optional = operator.attributes.iter().any(|attribute| !is_required(attribute));
    let build_with = has_optional.then(|| builder(operator, pool, true));
    quote!(#build #build_with)
}

fn is_required(attribute: &NamedAttribute<'_>) -> bool {
    attribute.presence == AttributePresence::Required
}

/// A parameter, and what it adds to the state.
struct Part {
    parameter: TokenStream,
    addition: TokenStream,
}

fn builder<'r>(operator: &Operator<'r>, pool: &mut Pool<'r>, all: bool) -> TokenStream {
    let name = namer::ident(if all { "build_with" } else { "build" });
    let mut names = namer::Names::with_taken(["builder", "location", "context"]);
    let mut parts = Vec::new();
    if !operator.can_infer_result_types() {
        parts.extend(results(operator, &mut names));
    }
    for argument in &operator.arguments {
        match *argument {
            Argument::Operand(index) => parts.push(operand(&operator.operands[index], index, &mut names)),
            Argument::Attribute(slot) => {
                let attribute = &operator.attributes[slot];
                if all || is_required(attribute) {
                    parts.extend(self::attribute(attribute, slot, pool, &mut names));
                }
            }
            Argument::Property(_) => {}
        }
    }
    let segments = segments(operator);
    let successors = successors(operator, &mut names);
    let regions = regions(operator, &mut names);
    let parameters = parts.iter().chain(&successors).chain(&regions).map(|part| &part.parameter);
    let parameters: Vec<_> = parameters.filter(|parameter| !parameter.is_empty()).collect();
    let lint = allow_many(parameters.len() + 2);
    let additions = parts.iter().chain(&successors).chain(&regions).map(|part| &part.addition);
    let doc = documentation(operator, all);
    quote! {
        #doc
        #lint
        pub fn #name<'c>(
            builder: &mut impl ::rtblgen_runtime::Builder<'c>,
            location: ::rtblgen_runtime::Location<'c>,
            #(#parameters),*
        ) -> Self {
            let state = ::rtblgen_runtime::OpState::new(<Self as ::rtblgen_runtime::TypedOp>::DEFINITION, location)
                #(#additions)*
                #segments;
            Self(builder.create(state))
        }
    }
}

/// What keeps clippy quiet about a function with this many parameters.
pub(super) fn allow_many(parameters: usize) -> Option<TokenStream> {
    const CLIPPY_ADMITS: usize = 7;
    (parameters > CLIPPY_ADMITS).then(|| quote!(#[allow(clippy::too_many_arguments)]))
}

fn documentation(operator: &Operator<'_>, all: bool) -> TokenStream {
    let name = &operator.qualified_name;
    let has_optional = operator.attributes.iter().any(|attribute| !is_required(attribute));
    let first = match (all, has_optional) {
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
        let sizes = operator.results.iter().enumerate().map(|(index, result)| {
            let ident = result_ident(result, index);
            size(result.arity, &ident)
        });
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
    format_ident!("{name}_type")
}

fn result(value: &NamedValue<'_>, index: usize, names: &mut namer::Names) -> Part {
    let ident = result_ident(value, index);
    let ident = namer::ident(&names.unique(&ident.to_string()));
    match value.arity {
        Arity::One => {
            Part { parameter: quote!(#ident: ::rtblgen_runtime::Type<'c>), addition: quote!(.result(#ident)) }
        }
        Arity::Optional => Part {
            parameter: quote!(#ident: Option<::rtblgen_runtime::Type<'c>>),
            addition: quote!(.results(#ident)),
        },
        Arity::Variadic => Part {
            parameter: quote!(#ident: &[::rtblgen_runtime::Type<'c>]),
            addition: quote!(.results(#ident.iter().copied())),
        },
    }
}

fn operand_ident(value: &NamedValue<'_>, index: usize) -> String {
    if value.name.is_empty() { format!("operand{index}") } else { snake_case(value.name) }
}

fn operand(value: &NamedValue<'_>, index: usize, names: &mut namer::Names) -> Part {
    let ident = parameter_name(value.name, operand_ident(value, index), names);
    match value.arity {
        Arity::One => {
            Part { parameter: quote!(#ident: ::rtblgen_runtime::Value), addition: quote!(.operand(#ident)) }
        }
        Arity::Optional => Part {
            parameter: quote!(#ident: Option<::rtblgen_runtime::Value>),
            addition: quote!(.operands(#ident)),
        },
        Arity::Variadic => Part {
            parameter: quote!(#ident: &[::rtblgen_runtime::Value]),
            addition: quote!(.operands(#ident.iter().copied())),
        },
    }
}

fn size(arity: Arity, ident: &Ident) -> TokenStream {
    match arity {
        Arity::One => quote!(1),
        Arity::Optional => quote!(usize::from(#ident.is_some())),
        Arity::Variadic => quote!(#ident.len()),
    }
}

fn segments(operator: &Operator<'_>) -> TokenStream {
    if !operator.has_trait("AttrSizedOperandSegments") {
        return TokenStream::new();
    }
    let sizes = operator
        .operands
        .iter()
        .enumerate()
        .map(|(index, operand)| size(operand.arity, &namer::ident(&operand_ident(operand, index))));
    quote!(.operand_segments([#(#sizes),*]))
}

fn attribute<'r>(
    attribute: &NamedAttribute<'r>,
    slot: usize,
    pool: &mut Pool<'r>,
    names: &mut namer::Names,
) -> Option<Part> {
    let parameter = pool.attribute_parameter(attribute, !is_required(attribute))?;
    let ident = parameter_name(attribute.name, String::new(), names);
    let ty = &parameter.ty;
    let made = parameter.made(quote!(location.context()), quote!(#ident));
    Some(Part { parameter: quote!(#ident: #ty), addition: quote!(.inherent(#slot, #made)) })
}

fn successors(operator: &Operator<'_>, names: &mut namer::Names) -> Vec<Part> {
    let successors = operator.successors.iter().enumerate();
    successors
        .map(|(index, successor)| {
            let ident = parameter_name(successor.name, format!("successor{index}"), names);
            match successor.is_variadic {
                false => Part {
                    parameter: quote!(#ident: ::rtblgen_runtime::Block),
                    addition: quote!(.successor(#ident)),
                },
                true => Part {
                    parameter: quote!(#ident: &[::rtblgen_runtime::Block]),
                    addition: quote!(.successors(#ident.iter().copied())),
                },
            }
        })
        .collect()
}

/// Plain regions are made empty; of a variadic one the number is given.
fn regions(operator: &Operator<'_>, names: &mut namer::Names) -> Vec<Part> {
    let plain = operator.regions.iter().filter(|region| !region.is_variadic).count();
    let mut parts = Vec::new();
    if plain > 0 {
        parts.push(Part { parameter: TokenStream::new(), addition: quote!(.empty_regions(#plain)) });
    }
    for region in operator.regions.iter().filter(|region| region.is_variadic) {
        let ident = namer::ident(&names.unique(&format!("{}_count", snake_case(region.name))));
        parts.push(Part { parameter: quote!(#ident: usize), addition: quote!(.empty_regions(#ident)) });
    }
    parts
}
