//! Snippets of properties: their kinds, types, predicates and constants.

use std::rc::Rc;

use quote::ToTokens;
use rtblgen_records::{Record, RecordError, Value};
use tblgen_parser::Diagnostic;

use crate::ods::code::checked::CodedProperty;
use crate::ods::code::constants::written_constant;
use crate::ods::code::property_snippets::{ASSIGN, FROM_ATTRIBUTE, TO_ATTRIBUTE, storage};
use crate::ods::code::reader::{CodeReader, all_or_none};
use crate::ods::code::table::{Code, DefaultValue, EnumForm, PropertyPredicate};
use crate::ods::model::property::PropertyForm;
use crate::ods::model::{NamedProperty, property};
use crate::rust::{namer, snippet};

impl<'r> EnumForm<'r> {
    fn of(record: Record<'r>) -> Result<Self, RecordError> {
        let info = record.record("enum")?;
        let attribute = match record.record_opt("attrForm").ok().flatten() {
            None => None,
            Some(form) => Some((form.str("storageType")?, record.bit("storeInCustomAttribute")?)),
        };
        Ok(Self {
            class: namer::type_name(info.str("className")?),
            width: info.int("bitwidth")?,
            name: format!("{}::{}", info.str("cppNamespace")?, info.str("className")?),
            mnemonic: record.str_opt("mnemonic").ok().flatten(),
            attribute,
        })
    }
}

/// The Rust spelling of a type that a property names.
fn own_spelling(record: Record<'_>, field: &str) -> String {
    let spelling = record.str(field).unwrap_or_default();
    snippet::rust_type(spelling).unwrap_or_else(|| spelling.trim().to_owned())
}

/// Replaces the placeholders of a property's predicate.
fn value(name: &str) -> Option<String> {
    (name == "_self").then(|| "value".to_owned())
}

/// Replaces the placeholders of a constant: there are none.
fn nothing(_: &str) -> Option<String> {
    None
}

impl<'r> CodeReader<'r> {
    /// Reads a property of an op.
    pub(super) fn property(&mut self, property: &NamedProperty<'r>) {
        self.at(property.span);
        self.property_kind(property.record);
        self.property_predicate(property.record);
        if let Some(default) = property.default_value()
            && let Some(text) = self.property_constant(property.record, default)
            && let Some(expr) = self.composed(default, &text, nothing)
        {
            let default = DefaultValue { text, expr: Some(expr) };
            self.code.defaults.insert(property.record.order(), Rc::new(default));
        }
    }

    /// Reads the kind of a property.
    pub(crate) fn property_kind(&mut self, record: Record<'r>) {
        if !self.is_new(record, "property") {
            return;
        }
        match property::form(record) {
            Ok(form) => {
                self.property_form(&form);
                self.code.forms.insert(record.order(), form);
            }
            Err(mistake) => self.report(mistake),
        }
    }

    fn property_form(&mut self, form: &PropertyForm<'r>) {
        match form {
            PropertyForm::Int(_) | PropertyForm::Bool | PropertyForm::Unit => {}
            PropertyForm::Text | PropertyForm::Ints(_) => {}
            PropertyForm::Own(record) => {
                let ty = self.own_type(*record, "storageType");
                self.code.own_types.extend(ty.map(|ty| (record.order(), ty)));
            }
            PropertyForm::Coded(record) => {
                let read = self.coded_property(*record);
                self.code.coded.extend(read.map(|read| (record.order(), Rc::new(read))));
            }
            PropertyForm::Reworded(record, base) => {
                self.property_form(base);
                let text = self.property_text(*record);
                self.code.texts.extend(text.map(|text| (record.order(), Rc::new(text))));
            }
            PropertyForm::Enum(record) => match EnumForm::of(*record) {
                Ok(form) => drop(self.code.enum_forms.insert(record.order(), form)),
                Err(mistake) => self.report(mistake),
            },
            PropertyForm::Array(element) | PropertyForm::Maybe { element, .. } => {
                self.property_kind(*element)
            }
        }
    }

    fn own_type(&mut self, record: Record<'r>, field: &str) -> Option<syn::Type> {
        self.ty(&own_spelling(record, field), |error| {
            let message = format!("`{field}` is no Rust type: {error}");
            Diagnostic::error(record.field_span(field), message)
        })
    }

    fn coded_property(&mut self, record: Record<'r>) -> Option<CodedProperty> {
        let spelling = |ty: &Option<syn::Type>| ty.to_token_stream().to_string();
        let stored = self.own_type(record, "storageType");
        let value = self.own_type(record, "interfaceType");
        let conversions = (spelling(&stored) != spelling(&value)).then(|| {
            let from = self.field(record, "convertFromStorage");
            let from = from.and_then(|from| self.expression(from, storage));
            let assign = self.field(record, "assignToStorage");
            let assign = assign.and_then(|assign| self.property_snippet(assign, &ASSIGN));
            Some((from?, assign?))
        });
        let to_attribute = self.property_snippet_of(record, &TO_ATTRIBUTE).flatten();
        let from_attribute = self.property_snippet_of(record, &FROM_ATTRIBUTE).flatten();
        let text = self.property_text(record);
        Some(CodedProperty {
            stored: stored?,
            value: value?,
            conversions: all_or_none(conversions)?,
            to_attribute: to_attribute?,
            from_attribute: from_attribute?,
            text: text?,
        })
    }

    /// Reads the predicate of a property.
    pub(crate) fn property_predicate(&mut self, record: Record<'r>) {
        if !self.is_new(record, "property predicate") {
            return;
        }
        let read = match self.predicate_text(record) {
            None => return,
            Some(None) => None,
            Some(Some((source, text))) => match self.composed(source, &text, value) {
                Some(expr) => Some(Rc::new(PropertyPredicate { value: source, text, expr })),
                None => return,
            },
        };
        self.code.property_predicates.insert(record.order(), read);
    }

    /// The text of a property's predicate and its field; `None` in it if the predicate is always true.
    #[expect(clippy::option_option, reason = "absence and errors differ")]
    fn predicate_text(&mut self, record: Record<'r>) -> Option<Option<(Value<'r>, String)>> {
        if record.is_a("ConstantProp") {
            let source = self.field(record, "value")?;
            let base = record.record("baseProperty").map_err(|error| self.report(error)).ok()?;
            let is_equal = format!("$_self == {}", self.property_constant(base, source)?);
            return Some(Some(match self.predicate_text(base)? {
                Some((_, predicate)) => (source, format!("({predicate}) && {is_equal}")),
                None => (source, is_equal),
            }));
        }
        let source = self.field(record, "predicate")?;
        let predicate = record.record("predicate").map_err(|error| self.report(error)).ok()?;
        let text = &self.predicate(predicate)?.text;
        let is_trivial = ["true", "(true)"].contains(&text.trim());
        Some((!is_trivial).then(|| (source, text.clone())))
    }

    /// Reads a constant of a property in a pattern.
    pub(crate) fn constant_of_property(&mut self, constant: Record<'r>, property: Record<'r>) {
        if let Ok(value) = constant.value("value")
            && let Some(text) = self.property_constant(property, value)
            && let Some(expr) = self.composed(value, &text, nothing)
        {
            self.code.property_constants.insert((constant.order(), property.order()), expr);
        }
    }

    /// Reads a constant of a property, and checks it against the setter's parameter type.
    fn property_constant(&mut self, record: Record<'r>, value: Value<'r>) -> Option<String> {
        self.property_kind(record);
        let input = self.code.property_input(self.code.forms.get(&record.order())?)?;
        let text = property::enum_of_property(record).map_or_else(
            || Ok(property::rust_constant(value.as_str().unwrap_or_default())),
            |info| written_constant(info, value),
        );
        let fitted = text.and_then(|text| {
            snippet::constant::fit(&text, &input).map_err(|message| Diagnostic::error(value.span(), message))
        });
        match fitted {
            Ok(text) => Some(text),
            Err(mistake) => {
                self.report(mistake);
                None
            }
        }
    }
}

impl<'r> Code<'r> {
    /// The type that setters and builders take for a property; `None` if its kind has an error.
    fn property_input(&self, form: &PropertyForm<'r>) -> Option<syn::Type> {
        let own = |ty: Option<&syn::Type>| {
            let ty = ty?;
            Some(syn::parse_quote!(&#ty))
        };
        match form {
            PropertyForm::Int(ty) => syn::parse_str(ty).ok(),
            PropertyForm::Bool | PropertyForm::Unit => Some(syn::parse_quote!(bool)),
            PropertyForm::Text => Some(syn::parse_quote!(&str)),
            PropertyForm::Own(record) => own(self.own_types.get(&record.order())),
            PropertyForm::Coded(record) => own(self.coded.get(&record.order()).map(|coded| &coded.value)),
            PropertyForm::Reworded(_, base) => self.property_input(base),
            PropertyForm::Enum(record) => syn::parse_str(&self.enum_forms.get(&record.order())?.class).ok(),
            PropertyForm::Ints(ty) => syn::parse_str(&format!("&[{ty}]")).ok(),
            PropertyForm::Array(element) => {
                let element = self.property_input(self.forms.get(&element.order())?)?;
                Some(syn::parse_quote!(&[#element]))
            }
            PropertyForm::Maybe { element, .. } => {
                let element = self.property_input(self.forms.get(&element.order())?)?;
                Some(syn::parse_quote!(Option<#element>))
            }
        }
    }
}
