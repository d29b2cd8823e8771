//! Properties: which kind of the runtime's they are, their Rust types, constraints and default values.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;
use rtblgen_records::Record;

use crate::ods::code::item_names::item_name;
use crate::ods::emit::context::CodegenContext;
use crate::ods::emit::property_code::{coded_property, reworded_property};
use crate::ods::emit::property_type::PropertyType;
use crate::ods::model::NamedProperty;
use crate::ods::model::property::PropertyForm;
use crate::rust::items::tail;
use crate::rust::namer;
use crate::rust::types::RustType;

/// The kind of a property.
pub(crate) fn property_type<'r>(codegen: &mut CodegenContext<'r>, record: Record<'r>) -> PropertyType {
    if let Some(known) = codegen.known_property(record) {
        return known;
    }
    let form = codegen.code().form(record).clone();
    let ty = type_of_form(codegen, &form);
    codegen.remember_property(record, ty.clone());
    ty
}

fn type_of_form<'r>(codegen: &mut CodegenContext<'r>, form: &PropertyForm<'r>) -> PropertyType {
    match form {
        PropertyForm::Int(ty) => {
            let ty = namer::ident(ty);
            PropertyType::new(quote!(property::Int<#ty>), RustType::plain(quote!(#ty)), quote!(#ty))
        }
        PropertyForm::Bool => flag(quote!(property::Bool)),
        PropertyForm::Unit => flag(quote!(property::Unit)),
        PropertyForm::Text => {
            PropertyType::new(quote!(property::Text), RustType::in_context(quote!(&'c str)), quote!(&str))
        }
        PropertyForm::Own(record) => {
            let value = RustType::of(&codegen.inside_type(codegen.code().own_type(*record)));
            let (kind, input) = (quote!(property::Own<#value>), quote!(&#value));
            PropertyType::new(kind, value, input)
        }
        PropertyForm::Coded(record) => coded_property(codegen, *record),
        PropertyForm::Reworded(record, base) => {
            let base = type_of_form(codegen, base);
            reworded_property(codegen, *record, base)
        }
        PropertyForm::Enum(record) => enum_property(codegen, *record),
        PropertyForm::Ints(ty) => {
            let ty = namer::ident(ty);
            PropertyType::new(quote!(property::Ints<#ty>), RustType::plain(quote!(Vec<#ty>)), quote!(&[#ty]))
        }
        PropertyForm::Array(element) => {
            let PropertyType { kind, value, input } = property_type(codegen, *element);
            let value = value.inside(|value| quote!(Vec<#value>));
            PropertyType::new(quote!(property::Array<#kind>), value, quote!(&[#input]))
        }
        PropertyForm::Maybe { element, is_delegated } => {
            let PropertyType { kind, value, input } = property_type(codegen, *element);
            let kind = match is_delegated {
                true => quote!(property::Maybe<#kind>),
                false => quote!(property::Maybe<#kind, false>),
            };
            PropertyType::new(kind, value.inside(|value| quote!(Option<#value>)), quote!(Option<#input>))
        }
    }
}

/// A kind whose values are of type `bool`.
fn flag(kind: TokenStream) -> PropertyType {
    PropertyType::new(kind, RustType::plain(quote!(bool)), quote!(bool))
}

/// Returns the kind of an enum: a type of the module that determines its text and its storage.
fn enum_property<'r>(codegen: &mut CodegenContext<'r>, record: Record<'r>) -> PropertyType {
    let (class, items) = enum_form(codegen, record);
    let name = namer::camel_case(&format!("{}_form", item_name(record, "enum")));
    let (key, origin) = (format!("enum\0{items}"), codegen.origin(record.span()));
    let ident = codegen.item(key, &name, |_, ident| {
        let doc = format!(" From `{origin}`.");
        quote! {
            #[doc = #doc]
            struct #ident;

            impl property::EnumForm for #ident { #items }
        }
    });
    PropertyType::new(quote!(property::EnumProperty<#ident>), RustType::plain(class.clone()), class)
}

/// The Rust type of an enum's property, and the items of its `EnumForm`.
fn enum_form(codegen: &CodegenContext<'_>, record: Record<'_>) -> (TokenStream, TokenStream) {
    let form = codegen.code().enum_form(record);
    let class = codegen.class(&form.class);
    let (name, width) = (&form.name, Literal::i64_unsuffixed(form.width));
    let mnemonic =
        form.mnemonic.map(|mnemonic| quote!(const MNEMONIC: Option<&'static str> = Some(#mnemonic);));
    let attribute = form.attribute.map(|(name, is_stored)| {
        let to_attribute = match is_stored {
            true => quote!(Some(::rtblgen_runtime::support::enum_to_attribute::<#class>)),
            false => quote!(None),
        };
        quote! {
            const ATTRIBUTE: Option<property::EnumAttributeForm<#class>> = Some(property::EnumAttributeForm {
                name: #name,
                from_attribute: ::rtblgen_runtime::support::enum_from_attribute::<#class>,
                to_attribute: #to_attribute,
            });
        }
    });
    let items = quote! {
        type Enum = #class;
        const WIDTH: u32 = #width;
        const NAME: &'static str = #name;
        #mnemonic
        #attribute
    };
    (class, items)
}

/// The `&'static AttributeConstraint` of a property.
pub(crate) fn property_constraint<'r>(
    codegen: &mut CodegenContext<'r>,
    property: &NamedProperty<'r>,
) -> TokenStream {
    let (record, summary) = (property.record, property.summary);
    let ty = property_type(codegen, record);
    let name = item_name(record, summary);
    let check = property_check(codegen, record, &ty, &name);
    let kind = &ty.kind;
    let body = match &check {
        Some(check) => quote!(&|attr| property::satisfies::<#kind>(attr, #check)),
        None => quote!(&property::has_value::<#kind>),
    };
    let key = format!("property\0{summary}\0{body}");
    let item = codegen.item(key, &namer::constant_case(&name), |_, ident| {
        quote! {
            pub(super) static #ident: AttributeConstraint = AttributeConstraint::new(#summary, #body);
        }
    });
    quote!(&#item)
}

/// The function of the predicate; `None` if all values will do.
fn property_check<'r>(
    codegen: &mut CodegenContext<'r>,
    record: Record<'r>,
    ty: &PropertyType,
    name: &str,
) -> Option<Ident> {
    let predicate = codegen.code().property_predicate(record)?;
    let text = &predicate.text;
    let value = &ty.value;
    let key = format!("check\0property\0{text}\0{}", quote!(#value));
    let origin = codegen.origin(record.span());
    let (generics, _) = ty.lifetimes();
    Some(codegen.item(key, &format!("is_{name}"), |codegen, ident| {
        let body = tail(&codegen.inside_expr(&predicate.expr));
        let doc = format!(" From `{origin}`.");
        quote! {
            #[doc = #doc]
            fn #ident #generics(value: #value) -> bool { #body }
        }
    }))
}

/// The function that makes the default value; `None` if there is none.
pub(crate) fn property_default<'r>(
    codegen: &mut CodegenContext<'r>,
    property: &NamedProperty<'r>,
) -> Option<Ident> {
    let default = property.default_value()?;
    let ty = property_type(codegen, property.record);
    let value = codegen.code().default_value(property.record)?;
    let (kind, key) = (&ty.kind, format!("default\0{}\0{}", ty.kind, value.text));
    let origin = codegen.origin(default.span());
    let name = format!("default_{}", namer::snake_case(property.name));
    Some(codegen.item(key, &name, |codegen, ident| {
        let value = value.expr.as_ref().map(|expr| codegen.inside_expr(expr));
        let doc = format!(" From `{origin}`.");
        quote! {
            #[doc = #doc]
            pub(super) fn #ident(context: &Context) -> Attribute<'_> {
                <#kind as property::Property>::attribute(context, #value)
            }
        }
    }))
}
