//! The Rust values of attributes, and the attributes that a dialect defines.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::ods::code::attributes::{builder_call, stored_class};
use crate::ods::code::builders::parameter_type;
use crate::ods::code::{AttributeKind, Source};
use crate::ods::emit::context::CodegenContext;
use crate::ods::model::{NamedAttribute, is_whole};
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
            Some(any) => {
                quote!(Into::<#any>::into(#value))
            }
            None => value,
        };
        match (&self.make, self.is_optional) {
            (None, _) => value,
            (Some(make), false) => quote!(#make(#context, #value)),
            (Some(make), true) => quote!(#value.map(|value| #make(#context, value))),
        }
    }
}

/// Emits the expression that reads an attribute's value.
pub(crate) fn attribute_value<'r>(
    codegen: &mut CodegenContext<'r>,
    attribute: &NamedAttribute<'r>,
) -> AttributeValue {
    let Some(code) = codegen.code().attribute(attribute.base()) else {
        return AttributeValue { ty: any_attribute(), convert: None };
    };
    let ty = RustType::of(&codegen.inside_type(&code.ty));
    let convert = code.convert.as_ref();
    let convert = convert.map(|convert| convert_function(codegen, &code.name, convert, &ty));
    AttributeValue { ty, convert }
}

/// How an accessor reads an attribute: as [`attribute_value`], and as the kind that the constraint fixes.
pub(crate) fn accessor_value<'r>(
    codegen: &mut CodegenContext<'r>,
    attribute: &NamedAttribute<'r>,
) -> AttributeValue {
    let code = codegen.code().attribute(attribute.base());
    let Some(AttributeKind { spelling: kind, ty, text, read }) =
        code.as_ref().and_then(|code| code.kind.as_ref())
    else {
        return attribute_value(codegen, attribute);
    };
    let ty = codegen.inside_type(ty);
    let key = format!("kind\0{text}\0{kind}");
    let class = kind.rsplit("::").next().and_then(|name| name.split('<').next()).unwrap_or_default();
    let name = format!("{}_of", namer::snake_case(class));
    let convert = codegen.item(key, &name, |codegen, ident| {
        let body = codegen.inside_expr(read);
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
    name: &str,
    convert: &Source<'r>,
    ty: &RustType,
) -> Ident {
    let text = convert.text();
    let key = format!("convert\0{text}\0{}", quote!(#ty));
    let name = format!("{name}_value");
    let origin = codegen.origin(convert.value.span());
    codegen.item(key, &name, |codegen, ident| {
        let body = codegen.inside_expr(&convert.expr);
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
    let code = codegen.code().attribute(attribute.base());
    let converted = code.as_ref().and_then(|code| {
        let ty = parameter_type(&codegen.inside_type(&code.ty));
        let make = make_function(codegen, &code.name, code.make.as_ref()?, &ty);
        Some((make, ty))
    });
    let is_converted = converted.is_some();
    let (make, element) = match converted {
        Some((make, ty)) => (Some(make), ty),
        None => (None, any_attribute()),
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

/// The function from a context and a value to the attribute.
fn make_function<'r>(
    codegen: &mut CodegenContext<'r>,
    name: &str,
    make: &Source<'r>,
    ty: &RustType,
) -> Ident {
    let text = make.text();
    let key = format!("make\0{text}\0{}", quote!(#ty));
    let name = format!("{name}_from");
    let origin = codegen.origin(make.value.span());
    codegen.item(key, &name, |codegen, ident| {
        let body = codegen.inside_expr(&make.expr);
        let doc = format!(" From `{origin}`.");
        quote! {
            #[doc = #doc]
            pub(super) fn #ident<'c>(
                context: &'c Context,
                value: #ty,
            ) -> Attribute<'c> { #body }
        }
    })
}

/// The path of the function that makes the default value of an attribute; `None` if there is none.
pub(crate) fn default_attribute<'r>(
    codegen: &mut CodegenContext<'r>,
    attribute: &NamedAttribute<'r>,
) -> Option<Ident> {
    let default = attribute.default_value()?;
    let base = attribute.base();
    let call = match is_whole(Some(default)) {
        true => "$0",
        false => builder_call(base)?.as_str()?,
    };
    let value = codegen.code().default_value(attribute.record)?;
    let text = &value.text;
    let key = format!("default\0{call}\0{text}");
    let name = format!("default_{}", namer::snake_case(attribute.name));
    let origin = codegen.origin(default.span());
    let path = codegen.item(key, &name, |codegen, ident| {
        let body = match &value.expr {
            None => syn::parse_quote!(context.unit_attr()),
            Some(expr) => codegen.inside_expr(expr),
        };
        let doc = format!(" From `{origin}`.");
        quote! {
            #[doc = #doc]
            pub(super) fn #ident(context: &Context) -> Attribute<'_> { #body }
        }
    });
    Some(path)
}
