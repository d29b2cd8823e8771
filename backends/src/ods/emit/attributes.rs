//! The Rust values of attributes, and the attributes that a dialect defines.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use rtblgen_records::{Record, Value};

use crate::ods::code::attributes::{
    attr, builder_call, builder_text, conversion, default_argument, kind_spelling, made_of, stored_class,
    value_spelling,
};
use crate::ods::code::builders::parameter_type;
use crate::ods::emit::context::CodegenContext;
use crate::ods::model::NamedAttribute;
use crate::rust::namer;
use crate::rust::types::{RustType, lifetimes};

/// How an attribute is read as a Rust value.
pub(crate) struct AttributeValue {
    /// The type as the private module names it.
    pub(crate) ty: RustType,
    /// The function that reads it; `None` if the value is the attribute itself.
    pub(crate) convert: Option<Ident>,
}

impl AttributeValue {
    pub(crate) fn converted(&self, attribute: TokenStream) -> TokenStream {
        match &self.convert {
            Some(convert) => quote!(#convert(#attribute)),
            None => attribute,
        }
    }

    /// The generics of a function that returns such a value, and the lifetime of the context in it.
    pub(crate) fn lifetimes(&self) -> (TokenStream, TokenStream) {
        lifetimes(self.ty.uses_context())
    }
}

/// How an attribute is given to a builder or a setter.
pub(crate) struct AttributeParameter {
    /// The type of the parameter.
    pub(crate) ty: RustType,
    /// Whether it is a Rust value and not the attribute.
    pub(crate) is_converted: bool,
    make: Option<Ident>,
    is_optional: bool,
    is_unit: bool,
    /// `Type<'c>` or `Attribute<'c>` if the parameter is of any kind. Callers may then give one of a known kind.
    any: Option<RustType>,
}

impl AttributeParameter {
    pub(crate) fn lifetimes(&self) -> (TokenStream, TokenStream) {
        lifetimes(self.ty.uses_context())
    }

    /// The attribute (an `Option` of it if it is optional) that a parameter stands for.
    pub(crate) fn made(&self, context: TokenStream, value: TokenStream) -> TokenStream {
        if self.is_unit {
            return quote!(#value.then(|| #context.unit_attr()));
        }
        let value = match &self.any {
            Some(any) => quote!(Into::<#any>::into(#value)),
            None => value,
        };
        match (&self.make, self.is_optional) {
            (None, _) => value,
            (Some(make), false) => quote!(#make(#context, #value)),
            (Some(make), true) => quote!(#value.map(|value| #make(#context, value))),
        }
    }
}

/// The Rust type of an attribute's value, as a builder takes it, and the snippet that converts to it, if one does.
struct ValueType<'r> {
    ty: syn::Type,
    convert: Option<Value<'r>>,
}

/// Emits the expression that reads an attribute's value.
pub(crate) fn attribute_value<'r>(
    codegen: &mut CodegenContext<'r>,
    attribute: &NamedAttribute<'r>,
) -> AttributeValue {
    let ValueType { ty, convert } = value_type(codegen, attribute);
    let ty = RustType::of(&ty);
    let convert = convert.map(|convert| convert_function(codegen, attribute.base(), convert, &ty));
    AttributeValue { ty, convert }
}

fn value_type<'r>(codegen: &CodegenContext<'r>, attribute: &NamedAttribute<'r>) -> ValueType<'r> {
    let base = attribute.base();
    let Some(spelling) = value_spelling(base) else {
        return ValueType { ty: syn::parse_quote!(Attribute<'c>), convert: None };
    };
    ValueType { ty: codegen.inside_type(codegen.code().ty(&spelling)), convert: conversion(base) }
}

/// How an accessor reads an attribute: as [`attribute_value`], and as the kind that the constraint fixes.
pub(crate) fn accessor_value<'r>(
    codegen: &mut CodegenContext<'r>,
    attribute: &NamedAttribute<'r>,
) -> AttributeValue {
    let kind = kind_spelling(attribute);
    let parsed = kind.and_then(|kind| Some((syn::parse_str::<syn::Type>(&kind).ok()?, kind)));
    let Some((mut ty, kind)) = parsed else { return attribute_value(codegen, attribute) };
    codegen.classes().place_type_inside(&mut ty);
    let text = attribute.base().str("convertFromStorage").unwrap_or("$_self");
    let key = format!("kind\0{text}\0{kind}");
    let class = kind.rsplit("::").next().and_then(|name| name.split('<').next()).unwrap_or_default();
    let name = format!("{}_of", namer::snake_case(class));
    let convert = codegen.item(key, &name, |codegen, ident| {
        let body = codegen.expression(text, attr);
        quote! {
            #[track_caller]
            pub(super) fn #ident<'c>(attr: Attribute<'c>) -> #ty { #body.expect() }
        }
    });
    AttributeValue { ty: RustType::of(&ty), convert: Some(convert) }
}

/// The type of the stored attribute, and whether it is a class and not any `Attribute`.
pub(crate) fn stored_type<'r>(
    codegen: &CodegenContext<'r>,
    attribute: &NamedAttribute<'r>,
) -> (syn::Type, bool) {
    let class = stored_class(attribute).and_then(|class| syn::parse_str::<syn::Type>(&class).ok());
    match class {
        Some(mut ty) => {
            codegen.classes().place_type_inside(&mut ty);
            (ty, true)
        }
        None => (syn::parse_quote!(Attribute<'c>), false),
    }
}

fn convert_function<'r>(
    codegen: &mut CodegenContext<'r>,
    base: Record<'r>,
    convert: Value<'r>,
    ty: &RustType,
) -> Ident {
    let text = convert.as_str().unwrap_or_default();
    let key = format!("convert\0{text}\0{}", quote!(#ty));
    let name = format!("{}_value", CodegenContext::name_of(base, base.str("summary").unwrap_or_default()));
    let origin = codegen.origin(convert.span());
    codegen.item(key, &name, |codegen, ident| {
        let body = codegen.expression(text, attr);
        let (generics, lifetime) = lifetimes(ty.uses_context());
        let doc = format!(" From `{origin}`.");
        quote! {
            #[doc = #doc]
            pub(super) fn #ident #generics(attr: Attribute<#lifetime>) -> #ty { #body }
        }
    })
}

/// The parameter type of an attribute in setters and builders. `is_optional`: the attribute may be absent.
pub(crate) fn attribute_parameter<'r>(
    codegen: &mut CodegenContext<'r>,
    attribute: &NamedAttribute<'r>,
    is_optional: bool,
) -> AttributeParameter {
    if attribute.is_unit() {
        return AttributeParameter {
            ty: RustType::plain(quote!(bool)),
            is_converted: true,
            make: None,
            is_optional: true,
            is_unit: true,
            any: None,
        };
    }
    let value = value_type(codegen, attribute);
    let make = value.convert.and_then(|_| make_function(codegen, attribute.base(), &value.ty));
    let is_converted = make.is_some();
    let element = match is_converted {
        true => parameter_type(&value.ty),
        false => any_attribute(),
    };
    let any = (!is_optional && is_any_kind(&element)).then(|| element.clone());
    let ty = match (is_optional, &any) {
        (true, _) => element.inside(|element| quote!(Option<#element>)),
        (false, Some(_)) => element.inside(|element| quote!(impl Into<#element>)),
        (false, None) => element,
    };
    AttributeParameter { ty, is_converted, make, is_optional, is_unit: false, any }
}

fn any_attribute() -> RustType {
    RustType::in_context(quote!(Attribute<'c>))
}

/// Whether a type is `Type<'c>` or `Attribute<'c>`.
fn is_any_kind(ty: &RustType) -> bool {
    let of_runtime = [quote!(::rtblgen_runtime::Type<'c>), quote!(::rtblgen_runtime::Attribute<'c>)];
    let any = [quote!(Type<'c>), quote!(Attribute<'c>)].into_iter().chain(of_runtime);
    any.map(RustType::in_context).any(|any| any == *ty)
}

/// The function from a context and a value to the attribute, if there is one.
fn make_function<'r>(codegen: &mut CodegenContext<'r>, base: Record<'r>, value: &syn::Type) -> Option<Ident> {
    let call = builder_call(base)?;
    let text = call.as_str()?;
    let ty = parameter_type(value);
    let key = format!("make\0{text}\0{}", quote!(#ty));
    let name = format!("{}_from", CodegenContext::name_of(base, base.str("summary").unwrap_or_default()));
    let origin = codegen.origin(call.span());
    let function = codegen.item(key, &name, |codegen, ident| {
        let body = codegen.expression(&builder_text(text), made_of("value"));
        let doc = format!(" From `{origin}`.");
        quote! {
            #[doc = #doc]
            pub(super) fn #ident<'c>(
                context: &'c Context,
                value: #ty,
            ) -> Attribute<'c> { #body }
        }
    });
    Some(function)
}

/// The path of the function that makes the default value of an attribute; `None` if there is none.
pub(crate) fn default_attribute<'r>(
    codegen: &mut CodegenContext<'r>,
    attribute: &NamedAttribute<'r>,
) -> Option<Ident> {
    let default = attribute.default_value()?;
    let base = attribute.base();
    let call = builder_call(base)?.as_str()?;
    let text = default_argument(codegen.code().constant(base, default.as_str()?));
    let key = format!("default\0{call}\0{text}");
    let name = format!("default_{}", namer::snake_case(attribute.name));
    let origin = codegen.origin(default.span());
    let is_unit = attribute.is_unit();
    let path = codegen.item(key, &name, |codegen, ident| {
        let body = match is_unit {
            true => syn::parse_quote!(context.unit_attr()),
            false => codegen.expression(&builder_text(call), made_of(&text)),
        };
        let doc = format!(" From `{origin}`.");
        quote! {
            #[doc = #doc]
            pub(super) fn #ident(context: &Context) -> Attribute<'_> { #body }
        }
    });
    Some(path)
}
