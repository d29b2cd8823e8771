//! The custom text of an op: its format as data.

use proc_macro2::TokenStream;
use quote::quote;

use crate::ods::code::constraint_class::{dense_array_element, kind_query};
use crate::ods::code::operators::fixed_type;
use crate::ods::emit::attribute_statics::static_name;
use crate::ods::emit::context::CodegenContext;
use crate::ods::emit::custom_directive;
use crate::ods::emit::inference::{buildable_type, range_transform, type_transform};
use crate::ods::model::enums::{EnumText, enum_of, enum_text};
use crate::ods::model::format::{AssemblyFormat, Clause, Element, Group, TypeOf, TypeSource, ValueRef};
use crate::ods::model::{self, NamedAttribute, Operator};
use crate::rust::namer;

/// The field `assembly`, if the op has a custom form.
pub(crate) fn field<'r>(operator: &Operator<'r>, codegen: &mut CodegenContext<'r>) -> Option<TokenStream> {
    if operator.hooks.custom_assembly {
        return Some(custom(operator, codegen));
    }
    operator.assembly_format?;
    let format = codegen.code().format(operator.record);
    Some(declarative(operator, &format, codegen))
}

fn custom(operator: &Operator<'_>, codegen: &CodegenContext<'_>) -> TokenStream {
    let class = codegen.class(&operator.class_name);
    quote!(assembly: Some(&f::Assembly::custom::<#class>()))
}

fn declarative<'r>(
    operator: &Operator<'r>,
    format: &AssemblyFormat<'r>,
    codegen: &mut CodegenContext<'r>,
) -> TokenStream {
    let elements = elements(operator, &format.elements, codegen);
    let operand_types: Vec<_> =
        format.operand_types.iter().map(|source| type_source(source, codegen)).collect();
    let result_types: Vec<_> =
        format.result_types.iter().map(|source| type_source(source, codegen)).collect();
    quote! {
        assembly: Some(&f::Assembly::format(&#elements, &[#(#operand_types),*], &[#(#result_types),*]))
    }
}

fn index(index: usize) -> proc_macro2::Literal {
    proc_macro2::Literal::usize_unsuffixed(index)
}

fn elements<'r>(
    operator: &Operator<'r>,
    elements: &[Element],
    codegen: &mut CodegenContext<'r>,
) -> TokenStream {
    let elements: Vec<_> = elements.iter().map(|element| self::element(operator, element, codegen)).collect();
    quote!([#(E::#elements),*])
}

fn element<'r>(operator: &Operator<'r>, element: &Element, codegen: &mut CodegenContext<'r>) -> TokenStream {
    match element {
        Element::Literal(text) => quote!(Literal(#text)),
        Element::Space => quote!(Space),
        Element::Newline => quote!(Newline),
        Element::NoSpace => quote!(NoSpace),
        Element::Operand(operand) => self::operand(operator, *operand),
        Element::Attribute { slot, is_qualified } => {
            let syntax = attribute_syntax(&operator.attributes[*slot], *is_qualified, codegen);
            let slot = index(*slot);
            quote!(Attribute(f::AttributeElement { slot: #slot, syntax: f::AttributeSyntax::#syntax }))
        }
        Element::UnitFlag(slot) => {
            let slot = index(*slot);
            quote!(UnitFlag(#slot))
        }
        Element::Property(property) => {
            let slot = index(operator.property_slot(*property));
            quote!(Property(#slot))
        }
        Element::Region(region) => {
            let region = index(*region);
            quote!(Region(#region))
        }
        Element::Successor(successor) => {
            let successor = index(*successor);
            quote!(Successor(#successor))
        }
        Element::Operands => quote!(Operands),
        Element::Regions => quote!(Regions),
        Element::Successors => quote!(Successors),
        Element::Type { of, is_qualified } => {
            let own = (!is_qualified).then(|| own_type(operator, *of, codegen)).flatten();
            let own = match own {
                Some(class) => quote!(Some(#class::DEFINITION)),
                None => quote!(None),
            };
            let of = value_group(*of);
            match is_qualified {
                true => quote!(QualifiedType(#of)),
                false => quote!(Type(f::TypeElement { of: #of, own: #own })),
            }
        }
        Element::FunctionalType(ValueRef::Operands, ValueRef::Results) => quote!(FUNCTIONAL_TYPE),
        Element::FunctionalType(inputs, results) => {
            let (inputs, results) = (value_group(*inputs), value_group(*results));
            quote!(FunctionalType(#inputs, #results))
        }
        Element::AttrDict { has_keyword: false } => quote!(ATTR_DICT),
        Element::AttrDict { has_keyword } => quote!(AttrDict { keyword: #has_keyword }),
        Element::PropDict => quote!(PropDict),
        Element::Optional(group) => optional(operator, group, codegen),
        Element::OiList(clauses) => oilist(operator, clauses, codegen),
        Element::Custom { name, arguments } => {
            let directive = custom_directive::emit(operator, name, arguments, codegen);
            quote!(Custom(&#directive))
        }
    }
}

fn operand(operator: &Operator<'_>, operand: usize) -> TokenStream {
    let sizes = operator.operands[operand].group_sizes;
    let operand = index(operand);
    match sizes.and_then(|sizes| operator.attributes.iter().position(|attribute| attribute.name == sizes)) {
        Some(sizes) => {
            let sizes = index(sizes);
            quote!(OperandGroups { operand: #operand, sizes: #sizes })
        }
        None => quote!(Operand(#operand)),
    }
}

fn value_group(of: ValueRef) -> TokenStream {
    match of {
        ValueRef::Operand(operand) => {
            let operand = index(operand);
            quote!(f::ValueGroup::Operand(#operand))
        }
        ValueRef::Result(result) => {
            let result = index(result);
            quote!(f::ValueGroup::Result(#result))
        }
        ValueRef::Operands => quote!(f::ValueGroup::Operands),
        ValueRef::Results => quote!(f::ValueGroup::Results),
    }
}

fn optional<'r>(operator: &Operator<'r>, group: &Group, codegen: &mut CodegenContext<'r>) -> TokenStream {
    let anchor = match group.is_inverted {
        false => presence(operator, &group.elements[group.anchor]),
        true => {
            let anchor = presence(operator, &group.otherwise[group.anchor]);
            quote!(f::Presence::Not(&#anchor))
        }
    };
    let elements = elements(operator, &group.elements, codegen);
    let otherwise = self::elements(operator, &group.otherwise, codegen);
    quote! {
        Optional(&f::OptionalGroup { anchor: #anchor, elements: &#elements, otherwise: &#otherwise })
    }
}

fn oilist<'r>(operator: &Operator<'r>, clauses: &[Clause], codegen: &mut CodegenContext<'r>) -> TokenStream {
    let clauses = clauses.iter().map(|clause| {
        let keyword = &clause.keyword;
        let anchors = clause.elements.iter().filter(|element| has_presence(element));
        let anchors = anchors.map(|element| presence(operator, element));
        let elements = elements(operator, &clause.elements, codegen);
        quote! {
            f::OiListClause { keyword: #keyword, anchors: &[#(#anchors),*], elements: &#elements }
        }
    });
    let clauses: Vec<_> = clauses.collect();
    quote!(OiList(&[#(#clauses),*]))
}

fn has_presence(element: &Element) -> bool {
    matches!(
        element,
        Element::Operand(_)
            | Element::Attribute { .. }
            | Element::UnitFlag(_)
            | Element::Property(_)
            | Element::Region(_)
            | Element::Type { .. }
            | Element::Custom { .. }
    )
}

/// Emits the condition under which a group is printed.
fn presence(operator: &Operator<'_>, anchor: &Element) -> TokenStream {
    match anchor {
        Element::Operand(operand)
        | Element::Type { of: ValueRef::Operand(operand), .. }
        | Element::FunctionalType(ValueRef::Operand(operand), _) => {
            let operand = index(*operand);
            quote!(f::Presence::Operand(#operand))
        }
        Element::Type { of: ValueRef::Result(result), .. }
        | Element::FunctionalType(ValueRef::Result(result), _) => {
            let result = index(*result);
            quote!(f::Presence::Result(#result))
        }
        Element::Attribute { slot, .. } | Element::UnitFlag(slot) => {
            let slot = index(*slot);
            quote!(f::Presence::Attribute(#slot))
        }
        Element::Property(property) => {
            let slot = index(operator.property_slot(*property));
            quote!(f::Presence::Attribute(#slot))
        }
        Element::Region(region) => {
            let region = index(*region);
            quote!(f::Presence::Region(#region))
        }
        Element::Custom { arguments, .. } => {
            let bound = custom_directive::bound(arguments).filter(|element| has_presence(element));
            let bound = bound.map(|element| presence(operator, element));
            quote!(f::Presence::Any(&[#(#bound),*]))
        }
        _ => quote!(f::Presence::Any(&[])),
    }
}

fn type_source<'r>(source: &TypeSource<'r>, codegen: &mut CodegenContext<'r>) -> TokenStream {
    match source {
        TypeSource::Given => quote!(T::Given),
        TypeSource::Inferred => quote!(T::Inferred),
        TypeSource::Buildable(call) => {
            let function = buildable_type(codegen, *call);
            quote!(T::Buildable(&#function))
        }
        TypeSource::SameAs(of) => {
            let of = type_of(*of);
            quote!(T::SameAs(#of))
        }
        TypeSource::ElementType(of) => {
            let of = type_of(*of);
            quote!(T::TransformRange(#of, &support::types_of_elements))
        }
        TypeSource::Transform(of, transform) => {
            let (of, function) = (type_of(*of), type_transform(codegen, *transform));
            quote!(T::Transform(#of, &#function))
        }
        TypeSource::TransformRange(of, transform, subject) => {
            let (of, function) = (type_of(*of), range_transform(codegen, *transform, *subject));
            quote!(T::TransformRange(#of, &#function))
        }
    }
}

fn type_of(of: TypeOf) -> TokenStream {
    let (variant, number) = match of {
        TypeOf::Operand(operand) => ("Operand", operand),
        TypeOf::Result(result) => ("Result", result),
        TypeOf::Attribute(slot) => ("Attribute", slot),
    };
    let (variant, number) = (namer::ident(variant), index(number));
    quote!(f::TypeOf::#variant(#number))
}

/// The Rust type of the values' types, where they are of one `TypeDef` with a format.
fn own_type(operator: &Operator<'_>, of: ValueRef, codegen: &CodegenContext<'_>) -> Option<TokenStream> {
    let value = match of {
        ValueRef::Operand(index) => &operator.operands[index],
        ValueRef::Result(index) => &operator.results[index],
        ValueRef::Operands | ValueRef::Results => return None,
    };
    // Lists of types, and optional types, are written in full.
    if value.is_variable() {
        return None;
    }
    let mut constraint = value.element_constraint();
    while !constraint.is_a("TypeDef") {
        constraint = constraint.record_opt("baseType").ok().flatten()?;
    }
    own_class(constraint, codegen)
}

/// The Rust type of a `TypeDef` or `AttrDef` with text after its mnemonic. The text comes from a format or is written by hand.
fn own_class(def: rtblgen_records::Record<'_>, codegen: &CodegenContext<'_>) -> Option<TokenStream> {
    if def.bit("hasCustomAssemblyFormat") != Ok(true) {
        def.str_opt("assemblyFormat").ok().flatten()?;
    }
    Some(codegen.class(&namer::type_name(def.str("cppClassName").ok()?)))
}

/// The `AttrDef` of a constraint: the record itself, or the storage that a `DialectAttr` names.
fn stored_definition(base: rtblgen_records::Record<'_>) -> Option<rtblgen_records::Record<'_>> {
    if base.is_a("AttrDef") {
        return Some(base);
    }
    let storage = base.is_a("DialectAttr").then(|| base.str_opt("storageType").ok().flatten()).flatten()?;
    model::own_class(base.records(), storage).filter(|def| def.is_a("AttrDef"))
}

/// How an attribute is written where a format names it.
fn attribute_syntax<'r>(
    attribute: &NamedAttribute<'r>,
    is_qualified: bool,
    codegen: &mut CodegenContext<'r>,
) -> TokenStream {
    let base = attribute.base();
    if base.name() == "SymbolNameAttr" {
        return quote!(SymbolName);
    }
    if base.is_a("EnumInfo") && base.bit("genSpecializedAttr").unwrap_or(true) {
        return enum_syntax(attribute, codegen);
    }
    if let Some(info) = enum_of(base) {
        if !is_qualified {
            let class = codegen.class(&namer::type_name(info.str("className").unwrap_or_default()));
            return match enum_text(base) {
                Some(EnumText::Bracketed) => quote!(Own(support::bracketed_enum_syntax::<#class>())),
                Some(EnumText::Plain) => quote!(Own(support::enum_syntax::<#class>())),
                None => {
                    let definition = namer::ident(&static_name(base));
                    quote!(Defined(&#definition))
                }
            };
        }
        return quote!(Any);
    }
    if !is_qualified && let Some(class) = stored_definition(base).and_then(|def| own_class(def, codegen)) {
        return quote!(Defined(#class::DEFINITION));
    }
    let value_type = base.record_opt("valueType").ok().flatten();
    if let Some(call) = fixed_type(attribute) {
        let function = buildable_type(codegen, call);
        return quote!(OfType(&#function));
    }
    // A type that is not fixed is written.
    if value_type.is_some_and(|ty| ty.name() != "NoneType") {
        return quote!(Any);
    }
    let storage = base.str_opt("storageType").ok().flatten();
    if let Some(element) = storage.and_then(dense_array_element).filter(|_| !is_qualified) {
        let element = namer::ident(element);
        return quote!(Own(support::dense_array_syntax::<#element>()));
    }
    match storage.and_then(kind_query) {
        Some(query) => quote!(OfKind(&|attr| #query)),
        None => quote!(Any),
    }
}

/// The cases of an enum, and the conversions.
fn enum_syntax(attribute: &NamedAttribute<'_>, codegen: &CodegenContext<'_>) -> TokenStream {
    let base = attribute.base();
    let class = codegen.class(&namer::type_name(base.str("className").unwrap_or_default()));
    let name = attribute.name;
    quote! {
        Enum(&support::case_syntax::<#class>(#name))
    }
}
