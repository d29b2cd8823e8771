//! Conversion between entities of PDL and values of snippets.

use rtblgen_backends::pdl_patterns::function::PdlEntityKind;
use rtblgen_ir::{Context, Ir};
use rtblgen_pdl::PdlEntity;

use crate::loader::Loader;
use crate::property_kinds::Kind;
use crate::snippet::Value;

/// The definitions of a file that the snippets of its patterns may name.
pub(super) struct SnippetContext<'a, 'r>(pub(super) &'a Loader<'a, 'r>);

/// The kind of an argument or result of a function.
#[derive(Clone, Copy)]
pub(super) enum EntityKind {
    Value,
    OptionalValue,
    Values,
    /// A list of so many values, each of which is a separate argument.
    Listed(usize),
    Op,
    Attribute,
    OptionalAttribute,
    Property(Kind),
    Type,
    TypeOfValue,
}

impl EntityKind {
    /// The kind of an entity in a generated function; an error for properties of unknown kinds.
    pub(super) fn new<'r>(
        kind: &PdlEntityKind<'r>,
        context: &SnippetContext<'_, 'r>,
    ) -> Result<Self, String> {
        Ok(match kind {
            PdlEntityKind::Value => Self::Value,
            PdlEntityKind::OptionalValue => Self::OptionalValue,
            PdlEntityKind::Values => Self::Values,
            PdlEntityKind::Listed(count) => Self::Listed(*count),
            PdlEntityKind::Op => Self::Op,
            PdlEntityKind::Attribute => Self::Attribute,
            PdlEntityKind::OptionalAttribute => Self::OptionalAttribute,
            PdlEntityKind::Type => Self::Type,
            PdlEntityKind::TypeOfValue => Self::TypeOfValue,
            PdlEntityKind::Property(record) => {
                let known = context.0.property_kind(*record);
                Self::Property(known.ok_or_else(|| "a property of a kind that needs code".to_owned())?)
            }
        })
    }

    /// Takes the next entity, or as many as the kind stands for, and returns their value.
    pub(super) fn value<'a, 'c>(
        self,
        ir: &'a Ir<'c>,
        entities: &mut std::slice::Iter<'_, PdlEntity<'c>>,
    ) -> Option<Value<'a, 'c>> {
        if let Self::Listed(count) = self {
            let mut views = Vec::new();
            for _ in 0..count {
                let PdlEntity::Value(value) = entities.next()? else { return None };
                views.push(value.view(ir));
            }
            return Some(Value::Values(views));
        }
        Some(match (self, entities.next()?) {
            (Self::Value, PdlEntity::Value(value)) => Value::Single(value.view(ir)),
            (Self::OptionalValue, PdlEntity::Values(values)) => {
                Value::option(values.first().map(|value| value.view(ir)))
            }
            (Self::OptionalValue, PdlEntity::Value(value)) => Value::option(Some(value.view(ir))),
            (Self::Values, PdlEntity::Values(values)) => {
                Value::Values(values.iter().map(|value| value.view(ir)).collect())
            }
            (Self::Values, PdlEntity::Value(value)) => Value::Values(vec![value.view(ir)]),
            (Self::Op, PdlEntity::Op(op)) => Value::Op(op.view(ir)),
            (Self::Attribute, PdlEntity::Attribute(attribute)) => Value::Attribute(*attribute),
            (Self::OptionalAttribute, PdlEntity::Attribute(attribute)) => Value::option(Some(*attribute)),
            (Self::OptionalAttribute, PdlEntity::Attributes(_)) => Value::Option(None),
            (Self::Property(kind), PdlEntity::Attribute(attribute)) => (kind.value)(*attribute)?,
            (Self::Type, PdlEntity::Type(ty)) => Value::Type(*ty),
            (Self::TypeOfValue, PdlEntity::Value(value)) => Value::Type(value.ty(ir)),
            _ => return None,
        })
    }

    /// Converts the value of a snippet to an entity.
    pub(super) fn entity<'c>(self, context: &'c Context, value: Value<'_, 'c>) -> Option<PdlEntity<'c>> {
        Some(match (self, value) {
            (Self::Property(kind), value) => PdlEntity::Attribute((kind.form)(context, &value)?),
            (Self::Value, Value::Single(value)) => PdlEntity::Value(value.value()),
            (Self::Op, Value::Op(op)) => PdlEntity::Op(op.op()),
            (Self::Type, Value::Type(ty)) => PdlEntity::Type(ty),
            (Self::Attribute | Self::OptionalAttribute, Value::Attribute(attribute)) => {
                PdlEntity::Attribute(attribute)
            }
            (Self::Attribute | Self::OptionalAttribute, Value::Option(Some(inner))) => {
                PdlEntity::Attribute(inner.attribute()?)
            }
            (Self::OptionalAttribute, Value::Option(None)) => PdlEntity::Attributes(Vec::new()),
            (Self::OptionalValue | Self::Values | Self::Listed(_), value) => PdlEntity::Values(list(value)?),
            _ => return None,
        })
    }
}

/// The values in a list, an option or a single value.
fn list(value: Value<'_, '_>) -> Option<Vec<rtblgen_ir::Value>> {
    match value {
        Value::Single(value) => Some(vec![value.value()]),
        Value::Values(values) => Some(values.into_iter().map(|value| value.value()).collect()),
        Value::Option(value) => value.map_or(Some(Vec::new()), |value| list(*value)),
        Value::List(elements) => {
            let lists: Option<Vec<_>> = elements.into_iter().map(list).collect();
            Some(lists?.concat())
        }
        Value::Default => Some(Vec::new()),
        _ => None,
    }
}
