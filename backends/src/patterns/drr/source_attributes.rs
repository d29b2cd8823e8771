//! Checks attributes and properties in the source pattern.

use std::rc::Rc;

use rtblgen_records::{Record, Value};

use crate::ods::code::attributes::stored_kind;
use crate::ods::model::{AttributePresence, Operator, property};
use crate::patterns::drr::check::Check;
use crate::patterns::drr::head::{Head, Leaf};
use crate::patterns::model::symbols::Binding;
use crate::patterns::model::{AttributePattern, SourceArgument, asks_for_absence};
use crate::rust::types::RustType;

impl<'r> Check<'_, 'r> {
    /// Refuses a nested pattern in the place of an attribute or a property.
    fn refuse_nested(
        &mut self,
        operator: &Rc<Operator<'r>>,
        position: usize,
        value: Value<'r>,
    ) -> Option<()> {
        match Head::of_argument(value) {
            None => Some(()),
            Some(Head::Variadic) => {
                self.error(value.span(), "variadic can only be applied on operand");
                None
            }
            Some(Head::Native(_)) => {
                let found = "a native call, which matches the op that defines an operand";
                self.wrong_kind(operator, position, value, found)
            }
            Some(_) => self.wrong_kind(operator, position, value, "a nested pattern"),
        }
    }

    pub(super) fn source_attribute(
        &mut self,
        operator: &Rc<Operator<'r>>,
        position: usize,
        index: usize,
        value: Value<'r>,
        name: Option<&'r str>,
    ) -> Option<AttributePattern<'r>> {
        self.refuse_nested(operator, position, value)?;
        let constraint = match Leaf::of(value) {
            Leaf::Unspecified => None,
            Leaf::Attribute(constraint) => Some(constraint),
            Leaf::Type(_) => return self.wrong_kind(operator, position, value, "an operand's constraint"),
            Leaf::Property(_) => {
                return self.wrong_kind(operator, position, value, "a property's constraint");
            }
            other => return self.wrong_leaf(value, other),
        };
        if let Some(constraint) = constraint {
            self.check_attribute_constraint(&operator.attributes[index], constraint, value.span())?;
        }
        let presence = operator.attributes[index].presence;
        let optional = match constraint {
            Some(constraint) => asks_for_absence(constraint),
            None => presence == AttributePresence::Optional,
        };
        let kind = stored_kind(&operator.attributes[index]).and_then(|kind| RustType::parse(&kind).ok());
        let binding = self.bind_once(name, Binding::Attribute { optional, kind }, value.span())?;
        if let Some(symbol) = binding {
            let known = [Some(operator.attributes[index].base()), constraint];
            self.known.add_attributes(symbol, known.into_iter().flatten());
        }
        Some(AttributePattern { constraint, binding, is_present: false })
    }

    /// The Rust type of a property.
    pub(super) fn property_type(&mut self, property: Record<'r>) -> Option<RustType> {
        match property::value_type(property) {
            Ok(ty) => Some(ty),
            Err(mistake) => {
                self.diagnostics.push(mistake);
                None
            }
        }
    }

    pub(super) fn source_property(
        &mut self,
        operator: &Rc<Operator<'r>>,
        position: usize,
        index: usize,
        value: Value<'r>,
        name: Option<&'r str>,
    ) -> Option<SourceArgument<'r>> {
        self.refuse_nested(operator, position, value)?;
        let constraint = match Leaf::of(value) {
            Leaf::Unspecified => None,
            Leaf::Property(constraint) => Some(constraint),
            Leaf::Type(_) => return self.wrong_kind(operator, position, value, "an operand's constraint"),
            Leaf::Attribute(_) => {
                return self.wrong_kind(operator, position, value, "an attribute's constraint");
            }
            other => return self.wrong_leaf(value, other),
        };
        if let Some(constraint) = constraint {
            self.check_property_constraint(&operator.properties[index], constraint, value.span())?;
        }
        let property = operator.properties[index].record;
        let binding = Binding::Property { ty: self.property_type(property)?, property: Some(property) };
        let binding = self.bind_once(name, binding, value.span())?;
        Some(SourceArgument::Property { index, constraint, binding })
    }
}
