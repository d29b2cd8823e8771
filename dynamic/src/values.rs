//! Dense arrays, and properties.

use rtblgen_backends::ods::code::filled;
use rtblgen_backends::ods::code::properties::value;
use rtblgen_backends::ods::model::property::{PropertyForm, form};
use rtblgen_backends::ods::model::{NamedProperty, Operator};
use rtblgen_ir::asm::format::OwnAttributeSyntax;
use rtblgen_ir::context::definition::AttributeCheck;
use rtblgen_ir::ir::definition::PropertyDef;
use rtblgen_ir::property::{Bool, Int, Ints, Property, Text, Unit};
use rtblgen_ir::support::{self, ParameterKind};
use rtblgen_ir::{Attribute, AttributeConstraint, AttributeDef, AttributePresence};

use crate::attributes::made;
use crate::loader::Loader;
use crate::snippet::Value;
use crate::{leak, leak_text};

macro_rules! dense_arrays {
    ($($ty:ident)*) => {
        /// The text of a dense array of these elements.
        pub(crate) fn dense_array_syntax(element: &str) -> Option<&'static OwnAttributeSyntax> {
            match element {
                $(stringify!($ty) => Some(support::dense_array_syntax::<$ty>()),)*
                _ => None,
            }
        }

        /// A dense array of these elements as a parameter.
        pub(crate) fn dense_array_kind(element: &str) -> Option<ParameterKind> {
            match element {
                $(stringify!($ty) => Some(support::dense_array_kind::<$ty>()),)*
                _ => None,
            }
        }
    };
}

dense_arrays!(bool i8 i16 i32 i64 f32 f64);

/// A kind of properties: its functions, and the value of an attribute form as snippets have it.
#[derive(Clone, Copy)]
struct Kind {
    def: &'static PropertyDef,
    value: for<'c> fn(Attribute<'c>) -> Option<Value<'c, 'c>>,
    form: for<'c> fn(&'c rtblgen_ir::Context, &Value<'_, 'c>) -> Option<Attribute<'c>>,
}

/// The kinds that are known.
fn kind(form: &PropertyForm<'_>) -> Option<Kind> {
    macro_rules! integers {
        ($name:expr, $($ty:ident)*) => {
            match $name {
                $(stringify!($ty) => Some(Kind {
                    def: PropertyDef::of::<Int<$ty>>(),
                    value: |attribute| Int::<$ty>::value(attribute).map(Into::into),
                    form: |context, value| Some(Int::<$ty>::attribute(context, value.number()?)),
                }),)*
                _ => None,
            }
        };
    }
    macro_rules! lists {
        ($name:expr, $($ty:ident)*) => {
            match $name {
                $(stringify!($ty) => Some(Kind {
                    def: PropertyDef::of::<Ints<$ty>>(),
                    value: |attribute| Ints::<$ty>::value(attribute).map(Value::list),
                    form: |context, value| {
                        Some(Ints::<$ty>::attribute(context, &value.elements(Value::number::<$ty>)?))
                    },
                }),)*
                _ => None,
            }
        };
    }
    match form {
        PropertyForm::Int(ty) => integers!(ty.as_str(), i8 i16 i32 i64),
        PropertyForm::Ints(ty) => lists!(ty.as_str(), i8 i16 i32 i64),
        PropertyForm::Bool => Some(Kind {
            def: PropertyDef::of::<Bool>(),
            value: |attribute| Bool::value(attribute).map(Into::into),
            form: |context, value| match value {
                Value::Bool(value) => Some(Bool::attribute(context, *value)),
                _ => None,
            },
        }),
        PropertyForm::Unit => Some(Kind {
            def: PropertyDef::of::<Unit>(),
            value: |attribute| Unit::value(attribute).map(Into::into),
            form: |context, value| match value {
                Value::Bool(value) => Some(Unit::attribute(context, *value)),
                _ => None,
            },
        }),
        PropertyForm::Text => Some(Kind {
            def: PropertyDef::of::<Text>(),
            value: |attribute| Text::value(attribute).map(Into::into),
            form: |context, value| Some(Text::attribute(context, value.text()?)),
        }),
        _ => None,
    }
}

impl<'r> Loader<'_, 'r> {
    /// A property of an op.
    pub(crate) fn property_def(
        &mut self,
        operator: &Operator<'r>,
        property: &NamedProperty<'r>,
    ) -> AttributeDef {
        let kind = form(property.record).ok().and_then(|form| kind(&form));
        let name = leak_text(property.name);
        let summary = leak_text(property.record.str("summary").unwrap_or_default());
        let Some(kind) = kind else {
            self.missing(&operator.qualified_name, format!("the property `{name}`"), property.span);
            return AttributeDef {
                name,
                presence: AttributePresence::Optional,
                constraint: AttributeConstraint::ANY,
                property: None,
            };
        };
        let predicate = self.code.property_predicate(property.record).map(|(place, text)| {
            let expr = self.code.expression(&filled(&text, value));
            self.snippet(expr, &["value"], &operator.qualified_name, place.span())
        });
        let check: AttributeCheck = leak(move |attribute: Attribute<'_>| {
            let Some(value) = (kind.value)(attribute) else { return false };
            predicate.as_ref().is_none_or(|predicate| predicate.holds(vec![value]) == Some(true))
        });
        let presence = match self.property_default(property, kind) {
            Some(make) => AttributePresence::Default(make),
            None => AttributePresence::Required,
        };
        let constraint = leak(AttributeConstraint::new(summary, check));
        AttributeDef { name, presence, constraint, property: Some(kind.def) }
    }

    fn property_default(
        &mut self,
        property: &NamedProperty<'r>,
        kind: Kind,
    ) -> Option<rtblgen_ir::ir::definition::AttributeMaker> {
        let default = property.default_value()?;
        let text = self.code.constant(property.record, default.as_str()?).to_owned();
        let expr = self.code.expression(&filled(&text, |_| None));
        let snippet = self.snippet(expr, &[], property.name, default.span());
        Some(made(snippet, kind.form))
    }
}
