//! Properties of ops: converts a `Property` argument to a definition of the runtime.

use rtblgen_backends::ods::model::{NamedProperty, Operator};
use rtblgen_ir::context::definition::AttributeCheck;
use rtblgen_ir::ir::definition::AttributeMaker;
use rtblgen_ir::{Attribute, AttributeConstraint, AttributeDef, AttributePresence};

use crate::attributes::made;
use crate::interned::{Fingerprint, intern, intern_as, intern_text};
use crate::loader::Loader;
use crate::property_kinds::Kind;

impl<'r> Loader<'_, 'r> {
    /// A property of an op.
    pub(crate) fn property_def(
        &mut self,
        operator: &Operator<'r>,
        property: &NamedProperty<'r>,
    ) -> AttributeDef {
        let name = intern_text(property.name);
        let summary = intern_text(property.record.str("summary").unwrap_or_default());
        let Some(kind) = self.property_kind(property.record) else {
            self.missing(&operator.qualified_name, format!("the property `{name}`"), property.span);
            return AttributeDef {
                name,
                presence: AttributePresence::Optional,
                constraint: AttributeConstraint::ANY,
                in_op: None,
                property: None,
            };
        };
        let predicate = self.code.property_predicate(property.record).map(|predicate| {
            // The record that combines the predicates of the library's classes is reported, not the class.
            self.reported_predicate(&predicate.expr, &["value"], &operator.qualified_name, property.span)
        });
        let content = Fingerprint::of(&(kind.value, predicate.as_ref().map(Fingerprint::of)));
        let check: AttributeCheck = intern_as(&content, move |attribute: Attribute<'_>| {
            let Some(value) = (kind.value)(attribute) else { return false };
            predicate.as_ref().is_none_or(|predicate| predicate.holds(vec![value]))
        });
        let presence = match self.property_default(property, kind) {
            Some(make) => AttributePresence::Default(make),
            None => AttributePresence::Required,
        };
        let constraint = intern(AttributeConstraint::new(summary, check));
        AttributeDef { name, presence, constraint, in_op: None, property: Some(kind.def) }
    }

    fn property_default(&mut self, property: &NamedProperty<'r>, kind: Kind) -> Option<AttributeMaker> {
        let default = property.default_value()?;
        let value = self.code.default_value(property.record)?;
        let snippet = self.snippet(value.expr.as_ref()?, &[], property.name, default.span());
        Some(made(snippet, kind.form))
    }
}
