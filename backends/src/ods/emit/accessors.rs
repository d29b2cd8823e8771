//! Typed accessors of an op: operands, results, attributes, properties, regions, successors.

use std::collections::BTreeMap;

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use crate::ods::code::method_names::{MethodNames, accessor};
use crate::ods::emit::attributes::{accessor_value, attribute_parameter, default_attribute, stored_type};
use crate::ods::emit::classes::kind_of_values;
use crate::ods::emit::context::CodegenContext;
use crate::ods::emit::functions::Functions;
use crate::ods::emit::interfaces::ValueAccessor;
use crate::ods::emit::properties::property_type;
use crate::ods::emit::property_type::PropertyType;
use crate::ods::model::{Arity, AttributePresence, NamedAttribute, NamedProperty, NamedValue, Operator};
use crate::rust::types::lifetimes;
use crate::rust::{docs, namer};

/// All accessors of an op.
pub(crate) fn emit<'r>(operator: &Operator<'r>, codegen: &mut CodegenContext<'r>) -> Functions {
    let names = MethodNames::of(operator);
    let mut functions = Functions::default();
    values(&operator.operands, &OPERAND, &names, &mut functions, codegen);
    for index in 0..operator.operands.len() {
        codegen.add_functions(&mut functions, groups(operator, index, &names).unwrap_or_default());
    }
    values(&operator.results, &RESULT, &names, &mut functions, codegen);
    for (slot, attribute) in operator.attributes.iter().enumerate() {
        let (name, record) = (attribute.name, attribute.record.order());
        let derived = [names.setter(name), names.raw_getter(name), names.raw_setter(name)];
        let key = format!("attribute\0{slot}\0{name}\0{record}\0{derived:?}");
        codegen.add_shared_functions(&mut functions, key, |codegen| {
            self::attribute(attribute, slot, &names, codegen)
        });
    }
    for (index, property) in operator.properties.iter().enumerate() {
        let (slot, record) = (operator.property_slot(index), property.record.order());
        let key = format!("property\0{slot}\0{}\0{record}\0{:?}", property.name, names.setter(property.name));
        codegen.add_shared_functions(&mut functions, key, |codegen| {
            self::property(property, slot, &names, codegen)
        });
    }
    codegen.add_functions(&mut functions, regions(operator));
    codegen.add_functions(&mut functions, successors(operator));
    functions
}

/// The words for operands and for results.
struct Side {
    noun: &'static str,
    one: &'static str,
    group: &'static str,
    segment: &'static str,
    range: &'static str,
    typed_range: &'static str,
    has_setter: bool,
}

const OPERAND: Side = Side {
    noun: "operand",
    one: "operand",
    group: "operand_group",
    segment: "operand_segment",
    range: "OperandRange",
    typed_range: "TypedOperands",
    has_setter: true,
};
const RESULT: Side = Side {
    noun: "result",
    one: "result",
    group: "result_group",
    segment: "result_segment",
    range: "ResultRange",
    typed_range: "TypedResults",
    has_setter: false,
};

fn values(
    values: &[NamedValue<'_>],
    side: &Side,
    names: &MethodNames,
    functions: &mut Functions,
    codegen: &mut CodegenContext<'_>,
) {
    let mut before_are_single = true;
    for (index, value) in values.iter().enumerate() {
        if !value.name.is_empty() {
            let NamedValue { name, arity, summary, .. } = value;
            // Operands in groups are set together with the sizes of the groups.
            let has_setter = side.has_setter && value.group_sizes.is_none();
            let (noun, record, setter) = (side.noun, value.constraint.order(), names.setter(name));
            let key = format!(
                "{noun}\0{index}{before_are_single}{arity:?}{record}{has_setter}\0{name}\0{setter}\0{summary}"
            );
            codegen.add_shared_functions(functions, key, |codegen| {
                let getter = value_getter(value, index, before_are_single, side, codegen);
                let setter = has_setter.then(|| operand_setter(value, index, before_are_single, names));
                quote!(#getter #setter)
            });
        }
        before_are_single &= value.arity == Arity::One;
    }
}

/// The getter of a value, or of the values that it stands for: a `TypedValue` where the constraint fixes the kind of types.
fn value_getter(
    value: &NamedValue<'_>,
    index: usize,
    before_are_single: bool,
    side: &Side,
    codegen: &mut CodegenContext<'_>,
) -> TokenStream {
    let (name, index) = (accessor(value.name), number(index));
    let summary = value.constraint_summary;
    let doc = docs::doc(&format!("The `{}` {}: {summary}", value.name, side.noun), value.summary);
    let [one, group, segment] = [side.one, side.group, side.segment].map(namer::ident);
    let kind = kind_of_values(value, codegen);
    let assume = kind.as_ref().map(|_| quote!(.assume()));
    let item = match (&kind, value.arity) {
        (Some(kind), Arity::One | Arity::Optional) => {
            let typed = codegen.imported("TypedValue");
            quote!(#typed<#kind>)
        }
        _ => quote!(Value),
    };
    let (generics, lifetime) = lifetimes(kind.is_some());
    match value.arity {
        Arity::One => {
            let place = match before_are_single {
                true => quote!(#index),
                false => quote!(self.0.#segment(ir, #index).start),
            };
            quote! {
                #doc
                pub fn #name #generics(self, ir: &Ir<#lifetime>) -> #item { self.0.#one(ir, #place)#assume }
            }
        }
        Arity::Optional => quote! {
            #doc
            pub fn #name #generics(self, ir: &Ir<#lifetime>) -> Option<#item> {
                self.0.#group(ir, #index)#assume.next()
            }
        },
        Arity::Variadic => {
            let range = match &kind {
                Some(kind) => {
                    let range = codegen.imported(side.typed_range);
                    quote!(#range<'a, 'c, #kind>)
                }
                None => {
                    let range = namer::ident(side.range);
                    quote!(#range<'a, 'c>)
                }
            };
            quote! {
                #doc
                pub fn #name<'a, 'c>(
                    self,
                    ir: &'a Ir<'c>,
                ) -> #range {
                    self.0.#group(ir, #index)#assume
                }
            }
        }
    }
}

/// The accessors of an op's operands and results by name.
pub(super) fn of_values(
    operator: &Operator<'_>,
    codegen: &mut CodegenContext<'_>,
) -> BTreeMap<String, ValueAccessor> {
    let values = operator.operands.iter().chain(&operator.results).filter(|value| !value.name.is_empty());
    let accessors = values.map(|value| {
        let is_typed = kind_of_values(value, codegen).is_some();
        (accessor(value.name).to_string(), ValueAccessor { arity: value.arity, is_typed })
    });
    accessors.collect()
}

fn operand_setter(
    value: &NamedValue<'_>,
    index: usize,
    before_are_single: bool,
    names: &MethodNames,
) -> TokenStream {
    let (name, index) = (names.setter(value.name), number(index));
    let doc = docs::doc(&format!("Sets the `{}` operand", value.name), "");
    let (ty, set) = match value.arity {
        Arity::One if before_are_single => {
            (quote!(impl Into<Value>), quote!(set_operand(self.0, #index, value)))
        }
        Arity::One => (quote!(impl Into<Value>), quote!(set_operand_group(self.0, #index, &[value.into()]))),
        Arity::Optional => {
            (quote!(Option<Value>), quote!(set_operand_group(self.0, #index, value.as_slice())))
        }
        Arity::Variadic => (quote!(&[Value]), quote!(set_operand_group(self.0, #index, value))),
    };
    quote! {
        #doc
        pub fn #name(self, ir: &mut Ir<'_>, value: #ty) { ir.#set }
    }
}

/// The groups of a `VariadicOfVariadic`.
fn groups(operator: &Operator<'_>, index: usize, names: &MethodNames) -> Option<TokenStream> {
    let operand = &operator.operands[index];
    let slot = number(operator.group_sizes_slot(operand)?);
    if operand.name.is_empty() {
        return None;
    }
    let (getter, setter) = (names.groups(operand.name), names.setter(operand.name));
    let index = number(index);
    let doc = docs::doc(&format!("The `{}` operands by groups", operand.name), "");
    let set = docs::doc(&format!("Sets the `{}` operands and the sizes of their groups", operand.name), "");
    Some(quote! {
        #doc
        pub fn #getter(self, ir: &Ir<'_>) -> Vec<Vec<Value>> {
            support::operand_groups(self.0, ir, #index, #slot)
        }
        #set
        pub fn #setter(self, ir: &mut Ir<'_>, groups: &[&[Value]]) {
            support::set_operand_groups(ir, self.0, #index, #slot, groups)
        }
    })
}

fn attribute<'r>(
    attribute: &NamedAttribute<'r>,
    slot: usize,
    names: &MethodNames,
    codegen: &mut CodegenContext<'r>,
) -> TokenStream {
    let raw = names.raw_getter(attribute.name);
    let getter = attribute_getter(attribute, slot, codegen);
    let raw_getter = raw_getter(attribute, slot, &raw, codegen);
    let setters = attribute_setters(attribute, slot, names, codegen);
    quote!(#getter #raw_getter #setters)
}

fn is_always_there(attribute: &NamedAttribute<'_>) -> bool {
    matches!(attribute.presence, AttributePresence::Required | AttributePresence::Default)
}

/// The stored attribute of any kind; an `Option` of it if it may be absent.
fn stored(attribute: &NamedAttribute<'_>, slot: &Literal) -> TokenStream {
    match is_always_there(attribute) {
        true => quote!(support::required(self.0, ir, #slot)),
        false => quote!(self.0.inherent(ir, #slot)),
    }
}

fn raw_getter<'r>(
    attribute: &NamedAttribute<'r>,
    slot: usize,
    name: &Ident,
    codegen: &CodegenContext<'r>,
) -> TokenStream {
    let stored = stored(attribute, &number(slot));
    let (ty, is_class) = stored_type(codegen, attribute);
    let panics = if is_class {
        "Panics if the attribute is not of this type, which the verifier rules out."
    } else {
        ""
    };
    let doc = docs::doc(&format!("The `{}` attribute as it is stored", attribute.name), panics);
    let (ty, body) = match (is_always_there(attribute), is_class) {
        (true, true) => (quote!(#ty), quote!(#stored.expect())),
        (true, false) => (quote!(#ty), stored),
        (false, true) => (quote!(Option<#ty>), quote!(#stored.map(Attribute::expect))),
        (false, false) => (quote!(Option<#ty>), stored),
    };
    quote! {
        #doc
        pub fn #name<'c>(self, ir: &Ir<'c>) -> #ty { #body }
    }
}

fn attribute_getter<'r>(
    attribute: &NamedAttribute<'r>,
    slot: usize,
    codegen: &mut CodegenContext<'r>,
) -> TokenStream {
    let (name, slot) = (accessor(attribute.name), number(slot));
    let stored = stored(attribute, &slot);
    let summary = attribute.summary;
    let doc = docs::doc(&format!("The `{}` attribute: {summary}", attribute.name), "");
    if attribute.is_unit() {
        return quote! {
            #doc
            pub fn #name(self, ir: &Ir<'_>) -> bool { self.0.inherent(ir, #slot).is_some() }
        };
    }
    let value = accessor_value(codegen, attribute);
    let (ty, convert) = (&value.ty, &value.convert);
    let (body, ty) = match attribute.presence {
        AttributePresence::Required | AttributePresence::Default => (value.converted(stored), quote!(#ty)),
        AttributePresence::Optional => (
            match convert {
                Some(convert) => quote!(#stored.map(#convert)),
                None => stored,
            },
            quote!(Option<#ty>),
        ),
        AttributePresence::DefaultOptional => {
            let default = default_attribute(codegen, attribute);
            let stored = quote!(#stored.unwrap_or_else(|| #default(ir.context())));
            (value.converted(stored), quote!(#ty))
        }
    };
    let (generics, lifetime) = value.lifetimes();
    quote! {
        #doc
        pub fn #name #generics(self, ir: &Ir<#lifetime>) -> #ty { #body }
    }
}

fn attribute_setters<'r>(
    attribute: &NamedAttribute<'r>,
    slot: usize,
    names: &MethodNames,
    codegen: &mut CodegenContext<'r>,
) -> TokenStream {
    let (raw, slot) = (names.raw_setter(attribute.name), number(slot));
    let doc = docs::doc(&format!("Sets the `{}` attribute", attribute.name), "");
    let is_optional = attribute.is_unit() || !is_always_there(attribute);
    let (class, is_class) = stored_type(codegen, attribute);
    let (ty, stored) = match (is_optional, is_class) {
        (true, true) => (quote!(Option<#class>), quote!(value.map(Into::into))),
        (true, false) => (quote!(Option<#class>), quote!(value)),
        (false, true) => (quote!(#class), quote!(Some(Into::into(value)))),
        (false, false) => (quote!(#class), quote!(Some(value))),
    };
    let raw_setter = quote! {
        #doc
        pub fn #raw<'c>(self, ir: &mut Ir<'c>, value: #ty) { ir.set_inherent(self.0, #slot, #stored) }
    };
    let name = names.setter(attribute.name);
    let parameter = attribute_parameter(codegen, attribute, is_optional);
    let setter = match parameter.is_converted {
        true => {
            let (generics, lifetime) = parameter.lifetimes();
            let ty = &parameter.ty;
            let made = parameter.made(quote!(ir.context()), quote!(value));
            let set = match is_optional {
                true => quote!(let value = #made; ir.set_inherent(self.0, #slot, value)),
                false => quote!(ir.set_inherent(self.0, #slot, Some(#made))),
            };
            quote! {
                #doc
                pub fn #name #generics(self, ir: &mut Ir<#lifetime>, value: #ty) { #set }
            }
        }
        false => TokenStream::new(),
    };
    quote!(#setter #raw_setter)
}

fn property<'r>(
    property: &NamedProperty<'r>,
    slot: usize,
    names: &MethodNames,
    codegen: &mut CodegenContext<'r>,
) -> TokenStream {
    let ty = property_type(codegen, property.record);
    let (name, setter, slot) = (accessor(property.name), names.setter(property.name), number(slot));
    let summary = property.summary;
    let doc = docs::doc(&format!("The `{}` property: {summary}", property.name), "");
    let setter_doc = docs::doc(&format!("Sets the `{}` property", property.name), "");
    let (generics, lifetime) = ty.lifetimes();
    let PropertyType { kind, value, input } = &ty;
    quote! {
        #doc
        pub fn #name #generics(self, ir: &Ir<#lifetime>) -> #value { property::get::<#kind>(self.0, ir, #slot) }

        #setter_doc
        pub fn #setter(self, ir: &mut Ir<'_>, value: #input) { property::set::<#kind>(self.0, ir, #slot, value) }
    }
}

/// The items of an iterator from one on; clippy minds skipping none.
pub(super) fn starting_at(items: TokenStream, index: usize) -> TokenStream {
    let skipped = number(index);
    if index == 0 { items } else { quote!(#items.skip(#skipped)) }
}

/// A number without its type.
pub(super) fn number(number: usize) -> Literal {
    Literal::usize_unsuffixed(number)
}

fn regions(operator: &Operator<'_>) -> TokenStream {
    let methods = operator.regions.iter().enumerate().filter(|(_, region)| !region.name.is_empty());
    let methods = methods.map(|(index, region)| {
        let name = accessor(region.name);
        let summary = region.summary;
        let doc = docs::doc(&format!("The `{}` region: {summary}", region.name), "");
        let variadic = starting_at(quote!(self.0.regions(ir)), index);
        let index = number(index);
        match region.is_variadic {
            false => quote! {
                #doc
                pub fn #name(self, ir: &Ir<'_>) -> Region { self.0.region(ir, #index) }
            },
            true => quote! {
                #doc
                pub fn #name<'a, 'c>(
                    self,
                    ir: &'a Ir<'c>,
                ) -> impl Iterator<Item = Region> + use<'a, 'c> {
                    #variadic
                }
            },
        }
    });
    quote!(#(#methods)*)
}

fn successors(operator: &Operator<'_>) -> TokenStream {
    let methods = operator.successors.iter().enumerate().filter(|(_, successor)| !successor.name.is_empty());
    let methods = methods.map(|(index, successor)| {
        let name = accessor(successor.name);
        let doc = docs::doc(&format!("The `{}` successor", successor.name), "");
        let variadic = starting_at(quote!(self.0.successors(ir)), index);
        let index = number(index);
        match successor.is_variadic {
            false => quote! {
                #doc
                pub fn #name(self, ir: &Ir<'_>) -> Block {
                    self.0.successor(ir, #index)
                }
            },
            true => quote! {
                #doc
                pub fn #name<'a, 'c>(
                    self,
                    ir: &'a Ir<'c>,
                ) -> impl Iterator<Item = Block> + use<'a, 'c> {
                    #variadic
                }
            },
        }
    });
    quote!(#(#methods)*)
}
