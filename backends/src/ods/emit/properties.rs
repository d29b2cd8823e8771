//! Properties: which kind of the runtime's they are, their Rust types, constraints and default values.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;
use rtblgen_records::{Record, RecordError, Value};
use tblgen_parser::Diagnostic;

use crate::ods::emit::constants::written_constant;
use crate::ods::emit::context::CodegenContext;
use crate::ods::model::property;
use crate::ods::model::property::PropertyForm;
use crate::ods::model::{NamedProperty, predicate};
use crate::rust::namer;
use crate::rust::snippet;

/// A kind of properties in generated code.
#[derive(Clone)]
pub(crate) struct PropertyType {
    /// The kind: `property::Int<i32>`.
    pub(crate) kind: TokenStream,
    /// What an accessor returns; `'c` is the lifetime of the context.
    pub(crate) value: TokenStream,
    /// What a setter or a builder takes.
    pub(crate) input: TokenStream,
}

impl PropertyType {
    pub(super) fn new(kind: TokenStream, value: TokenStream, input: TokenStream) -> Self {
        Self { kind, value, input }
    }

    /// The generics of a function that returns a value, and the lifetime of the context in it.
    pub(crate) fn lifetimes(&self) -> (TokenStream, TokenStream) {
        match self.value.to_string().contains("'c") {
            true => (quote!(<'c>), quote!('c)),
            false => (TokenStream::new(), quote!('_)),
        }
    }
}

impl<'r> CodegenContext<'r> {
    /// The kind of a property; `None` (and a report) if it is none that can be served.
    pub(crate) fn property_type(&mut self, record: Record<'r>) -> Option<PropertyType> {
        if let Some(known) = self.known_property(record) {
            return known;
        }
        let ty = match property::form(record) {
            Ok(form) => self.type_of_form(&form),
            Err(mistake) => {
                self.report(mistake);
                None
            }
        };
        self.remember_property(record, ty.clone());
        ty
    }

    fn type_of_form(&mut self, form: &PropertyForm<'r>) -> Option<PropertyType> {
        Some(match form {
            PropertyForm::Int(ty) => {
                let ty = namer::ident(ty);
                PropertyType::new(quote!(property::Int<#ty>), quote!(#ty), quote!(#ty))
            }
            PropertyForm::Bool => PropertyType::new(quote!(property::Bool), quote!(bool), quote!(bool)),
            PropertyForm::Unit => PropertyType::new(quote!(property::Unit), quote!(bool), quote!(bool)),
            PropertyForm::Text => PropertyType::new(quote!(property::Text), quote!(&'c str), quote!(&str)),
            PropertyForm::Own(record) => {
                let value = self.own_type(*record, "storageType")?;
                PropertyType::new(quote!(property::Own<#value>), quote!(#value), quote!(&#value))
            }
            PropertyForm::Coded(record) => self.coded_property(*record)?,
            PropertyForm::Reworded(record, base) => {
                let base = self.type_of_form(base)?;
                self.reworded_property(*record, base)?
            }
            PropertyForm::Enum(record) => self.enum_property(*record)?,
            PropertyForm::Ints(ty) => {
                let ty = namer::ident(ty);
                PropertyType::new(quote!(property::Ints<#ty>), quote!(Vec<#ty>), quote!(&[#ty]))
            }
            PropertyForm::Array(element) => {
                let PropertyType { kind, value, input } = self.property_type(*element)?;
                PropertyType::new(quote!(property::Array<#kind>), quote!(Vec<#value>), quote!(&[#input]))
            }
            PropertyForm::Maybe { element, is_delegated } => {
                let PropertyType { kind, value, input } = self.property_type(*element)?;
                let kind = match is_delegated {
                    true => quote!(property::Maybe<#kind>),
                    false => quote!(property::Maybe<#kind, false>),
                };
                PropertyType::new(kind, quote!(Option<#value>), quote!(Option<#input>))
            }
        })
    }

    /// The kind of an enum, for which the module has a type that says how it is written and kept.
    fn enum_property(&mut self, record: Record<'r>) -> Option<PropertyType> {
        let described = self.enum_form(record).map_err(|error| self.report(error)).ok()?;
        let (class, items) = described;
        let name = namer::camel_case(&format!("{}_form", Self::name_of(record, "enum")));
        let (key, origin) = (format!("enum\0{items}"), self.origin(record.span()));
        let ident = self.item(key, &name, |_, ident| {
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
    fn enum_form(&mut self, record: Record<'r>) -> Result<(TokenStream, TokenStream), RecordError> {
        let info = record.record("enum")?;
        let class = self.class(&namer::camel_case(info.str("className")?));
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
    pub(crate) fn property_constraint(&mut self, record: Record<'r>) -> Option<TokenStream> {
        let ty = self.property_type(record)?;
        let summary = record.str("summary").unwrap_or_default();
        let name = Self::name_of(record, summary);
        let check = self.property_check(record, &ty, &name);
        let kind = &ty.kind;
        let body = match &check {
            Some(check) => quote!(|attr| property::satisfies::<#kind>(attr, #check)),
            None => quote!(property::has_value::<#kind>),
        };
        let key = format!("property\0{summary}\0{body}");
        let item = self.item(key, &namer::constant_case(&name), |_, ident| {
            Some(quote! {
                pub(super) static #ident: AttributeConstraint = AttributeConstraint::new(#summary, #body);
            })
        });
        Some(quote!(&#item))
    }

    /// The function of the predicate; `None` if all values will do.
    fn property_check(&mut self, record: Record<'r>, ty: &PropertyType, name: &str) -> Option<Ident> {
        let (place, text) = self.property_predicate(record, ty)?;
        let value = &ty.value;
        let key = format!("check\0property\0{text}\0{value}");
        let origin = self.origin(record.span());
        let (generics, _) = ty.lifetimes();
        Some(self.item(key, &format!("is_{name}"), |codegen, ident| {
            let body =
                codegen.substituted(place, &text, |name| (name == "_self").then(|| "value".to_owned()))?;
            let doc = format!(" From `{origin}`.");
            Some(quote! {
                #[doc = #doc]
                fn #ident #generics(value: #value) -> bool { #body }
            })
        }))
    }

    /// The predicate, checked where it is written, and its place; `None` if it is always true.
    fn property_predicate(&mut self, record: Record<'r>, ty: &PropertyType) -> Option<(Value<'r>, String)> {
        if record.is_a("ConstantProp") {
            return self.constant_predicate(record, ty);
        }
        let place = record.value("predicate").ok()?;
        let text = match record.record("predicate").and_then(predicate::text) {
            Ok(text) => text,
            Err(error) => {
                self.report(error);
                return None;
            }
        };
        let is_trivial = ["true", "(true)"].contains(&text.text.trim());
        (!is_trivial && self.check_predicate(&text)).then_some((place, text.text))
    }

    /// That the value is a constant, which may be in C++: the predicate that the library builds of it would keep that.
    fn constant_predicate(&mut self, record: Record<'r>, ty: &PropertyType) -> Option<(Value<'r>, String)> {
        let (place, base) = (record.value("value").ok()?, record.record("baseProperty").ok()?);
        let constant = self.property_constant(base, place, ty)?;
        let is_equal = format!("$_self == {constant}");
        Some(match self.property_predicate(base, ty) {
            Some((_, predicate)) => (place, format!("({predicate}) && {is_equal}")),
            None => (place, is_equal),
        })
    }

    /// The function that makes the default value; `None` if there is none.
    pub(crate) fn property_default(&mut self, property: &NamedProperty<'r>) -> Option<Ident> {
        let default = property.default_value()?;
        let ty = self.property_type(property.record)?;
        let text = self.property_constant(property.record, default, &ty)?;
        let (kind, key) = (&ty.kind, format!("default\0{}\0{text}", ty.kind));
        let origin = self.origin(default.span());
        let name = format!("default_{}", namer::snake_case(property.name));
        Some(self.item(key, &name, |codegen, ident| {
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
    pub(crate) fn property_constant(
        &mut self,
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
        fitted.map_err(|mistake| self.report(mistake)).ok()
    }
}
