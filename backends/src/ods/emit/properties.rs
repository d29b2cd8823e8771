//! Properties: which kind of the runtime's they are, their Rust types, constraints and default values.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;
use rtblgen_records::{Record, RecordError, Value};
use tblgen_parser::Diagnostic;

use crate::ods::emit::constants::written_constant;
use crate::ods::emit::constraints::check_predicate;
use crate::ods::emit::context::CodegenContext;
use crate::ods::emit::property_code::{coded_property, own_type, reworded_property};
use crate::ods::emit::property_type::PropertyType;
use crate::ods::model::property::PropertyForm;
use crate::ods::model::{NamedProperty, predicate, property};
use crate::rust::{namer, snippet};

/// The kind of a property; `None` (and a report) if it is none that can be served.
pub(crate) fn property_type<'r>(
    codegen: &mut CodegenContext<'r>,
    record: Record<'r>,
) -> Option<PropertyType> {
    if let Some(known) = codegen.known_property(record) {
        return known;
    }
    let ty = match property::form(record) {
        Ok(form) => type_of_form(codegen, &form),
        Err(mistake) => {
            codegen.report(mistake);
            None
        }
    };
    codegen.remember_property(record, ty.clone());
    ty
}

fn type_of_form<'r>(codegen: &mut CodegenContext<'r>, form: &PropertyForm<'r>) -> Option<PropertyType> {
    Some(match form {
        PropertyForm::Int(ty) => {
            let ty = namer::ident(ty);
            PropertyType::new(quote!(property::Int<#ty>), quote!(#ty), quote!(#ty))
        }
        PropertyForm::Bool => PropertyType::new(quote!(property::Bool), quote!(bool), quote!(bool)),
        PropertyForm::Unit => PropertyType::new(quote!(property::Unit), quote!(bool), quote!(bool)),
        PropertyForm::Text => PropertyType::new(quote!(property::Text), quote!(&'c str), quote!(&str)),
        PropertyForm::Own(record) => {
            let value = own_type(codegen, *record, "storageType")?;
            PropertyType::new(quote!(property::Own<#value>), quote!(#value), quote!(&#value))
        }
        PropertyForm::Coded(record) => coded_property(codegen, *record)?,
        PropertyForm::Reworded(record, base) => {
            let base = type_of_form(codegen, base)?;
            reworded_property(codegen, *record, base)?
        }
        PropertyForm::Enum(record) => enum_property(codegen, *record)?,
        PropertyForm::Ints(ty) => {
            let ty = namer::ident(ty);
            PropertyType::new(quote!(property::Ints<#ty>), quote!(Vec<#ty>), quote!(&[#ty]))
        }
        PropertyForm::Array(element) => {
            let PropertyType { kind, value, input } = property_type(codegen, *element)?;
            PropertyType::new(quote!(property::Array<#kind>), quote!(Vec<#value>), quote!(&[#input]))
        }
        PropertyForm::Maybe { element, is_delegated } => {
            let PropertyType { kind, value, input } = property_type(codegen, *element)?;
            let kind = match is_delegated {
                true => quote!(property::Maybe<#kind>),
                false => quote!(property::Maybe<#kind, false>),
            };
            PropertyType::new(kind, quote!(Option<#value>), quote!(Option<#input>))
        }
    })
}

/// The kind of an enum, for which the module has a type that says how it is written and kept.
fn enum_property<'r>(codegen: &mut CodegenContext<'r>, record: Record<'r>) -> Option<PropertyType> {
    let described = enum_form(codegen, record).map_err(|error| codegen.report(error)).ok()?;
    let (class, items) = described;
    let name = namer::camel_case(&format!("{}_form", CodegenContext::name_of(record, "enum")));
    let (key, origin) = (format!("enum\0{items}"), codegen.origin(record.span()));
    let ident = codegen.item(key, &name, |_, ident| {
        let doc = format!(" From `{origin}`.");
        Some(quote! {
            #[doc = #doc]
            struct #ident;

            impl property::EnumForm for #ident { #items }
        })
    });
    Some(PropertyType::new(quote!(property::EnumProperty<#ident>), class.clone(), class))
}

/// The Rust type of an enum's property, and the items of its `EnumForm`.
fn enum_form<'r>(
    codegen: &mut CodegenContext<'r>,
    record: Record<'r>,
) -> Result<(TokenStream, TokenStream), RecordError> {
    let info = record.record("enum")?;
    let class = codegen.class(&namer::camel_case(info.str("className")?));
    let width = Literal::i64_unsuffixed(info.int("bitwidth")?);
    let name = format!("{}::{}", info.str("cppNamespace")?, info.str("className")?);
    let mnemonic = record
        .str_opt("mnemonic")
        .ok()
        .flatten()
        .map(|mnemonic| quote!(const MNEMONIC: Option<&'static str> = Some(#mnemonic);));
    let attribute = match record.record_opt("attrForm").ok().flatten() {
        None => None,
        Some(form) => {
            let name = form.str("storageType")?;
            let to_attribute = match record.bit("storeInCustomAttribute")? {
                true => quote!(Some(#class::to_attribute)),
                false => quote!(None),
            };
            Some(quote! {
                const ATTRIBUTE: Option<property::EnumAttributeForm<#class>> = Some(property::EnumAttributeForm {
                    name: #name,
                    from_attribute: #class::from_attribute,
                    to_attribute: #to_attribute,
                });
            })
        }
    };
    let items = quote! {
        type Enum = #class;
        const WIDTH: u32 = #width;
        const NAME: &'static str = #name;
        #mnemonic
        #attribute
    };
    Ok((class, items))
}

/// The `&'static AttributeConstraint` of a property.
pub(crate) fn property_constraint<'r>(
    codegen: &mut CodegenContext<'r>,
    record: Record<'r>,
) -> Option<TokenStream> {
    let ty = property_type(codegen, record)?;
    let summary = record.str("summary").unwrap_or_default();
    let name = CodegenContext::name_of(record, summary);
    let check = property_check(codegen, record, &ty, &name);
    let kind = &ty.kind;
    let body = match &check {
        Some(check) => quote!(|attr| property::satisfies::<#kind>(attr, #check)),
        None => quote!(property::has_value::<#kind>),
    };
    let key = format!("property\0{summary}\0{body}");
    let item = codegen.item(key, &namer::constant_case(&name), |_, ident| {
        Some(quote! {
            pub(super) static #ident: AttributeConstraint = AttributeConstraint::new(#summary, #body);
        })
    });
    Some(quote!(&#item))
}

/// The function of the predicate; `None` if all values will do.
fn property_check<'r>(
    codegen: &mut CodegenContext<'r>,
    record: Record<'r>,
    ty: &PropertyType,
    name: &str,
) -> Option<Ident> {
    let (place, text) = property_predicate(codegen, record, ty)?;
    let value = &ty.value;
    let key = format!("check\0property\0{text}\0{value}");
    let origin = codegen.origin(record.span());
    let (generics, _) = ty.lifetimes();
    Some(codegen.item(key, &format!("is_{name}"), |codegen, ident| {
        let body = codegen.substituted(place, &text, |name| (name == "_self").then(|| "value".to_owned()))?;
        let doc = format!(" From `{origin}`.");
        Some(quote! {
            #[doc = #doc]
            fn #ident #generics(value: #value) -> bool { #body }
        })
    }))
}

/// The predicate, checked where it is written, and its place; `None` if it is always true.
fn property_predicate<'r>(
    codegen: &mut CodegenContext<'r>,
    record: Record<'r>,
    ty: &PropertyType,
) -> Option<(Value<'r>, String)> {
    if record.is_a("ConstantProp") {
        return constant_predicate(codegen, record, ty);
    }
    let place = record.value("predicate").ok()?;
    let text = match record.record("predicate").and_then(predicate::text) {
        Ok(text) => text,
        Err(error) => {
            codegen.report(error);
            return None;
        }
    };
    let is_trivial = ["true", "(true)"].contains(&text.text.trim());
    (!is_trivial && check_predicate(codegen, &text)).then_some((place, text.text))
}

/// That the value is a constant, which may be in C++: the predicate that the library builds of it would keep that.
fn constant_predicate<'r>(
    codegen: &mut CodegenContext<'r>,
    record: Record<'r>,
    ty: &PropertyType,
) -> Option<(Value<'r>, String)> {
    let (place, base) = (record.value("value").ok()?, record.record("baseProperty").ok()?);
    let constant = property_constant(codegen, base, place, ty)?;
    let is_equal = format!("$_self == {constant}");
    Some(match property_predicate(codegen, base, ty) {
        Some((_, predicate)) => (place, format!("({predicate}) && {is_equal}")),
        None => (place, is_equal),
    })
}

/// The function that makes the default value; `None` if there is none.
pub(crate) fn property_default<'r>(
    codegen: &mut CodegenContext<'r>,
    property: &NamedProperty<'r>,
) -> Option<Ident> {
    let default = property.default_value()?;
    let ty = property_type(codegen, property.record)?;
    let text = property_constant(codegen, property.record, default, &ty)?;
    let (kind, key) = (&ty.kind, format!("default\0{}\0{text}", ty.kind));
    let origin = codegen.origin(default.span());
    let name = format!("default_{}", namer::snake_case(property.name));
    Some(codegen.item(key, &name, |codegen, ident| {
        let value = codegen.substituted(default, &text, |_| None)?;
        let doc = format!(" From `{origin}`.");
        Some(quote! {
            #[doc = #doc]
            pub(super) fn #ident(context: &Context) -> Attribute<'_> {
                <#kind as property::Property>::attribute(context, #value)
            }
        })
    }))
}

/// The text of a constant of a property, checked against what it is given to.
pub(crate) fn property_constant<'r>(
    codegen: &mut CodegenContext<'r>,
    record: Record<'r>,
    value: Value<'r>,
    ty: &PropertyType,
) -> Option<String> {
    let input = syn::parse2::<syn::Type>(ty.input.clone()).ok()?;
    let text = property::enum_of(record).map_or_else(
        || Ok(property::rust_constant(value.as_str().unwrap_or_default())),
        |info| written_constant(info, value),
    );
    let fitted = text.and_then(|text| {
        snippet::constant::fit(&text, &input).map_err(|message| Diagnostic::error(value.span(), message))
    });
    fitted.map_err(|mistake| codegen.report(mistake)).ok()
}
