//! Checks attributes and properties of new ops in result patterns.

use rtblgen_records::{Record, Value};
use tblgen_parser::Span;

use crate::ods::model::{NamedAttribute, NamedProperty};
use crate::patterns::drr::arguments::Place;
use crate::patterns::drr::check::Check;
use crate::patterns::drr::head::{Head, Leaf};
use crate::patterns::model::symbols::{Binding, SymbolUse};
use crate::patterns::model::{Makes, ResultAttribute, ResultProperty};

impl<'r> Check<'_, 'r> {
    pub(super) fn result_attribute(
        &mut self,
        place: Place<'_, 'r>,
        attribute: &NamedAttribute<'r>,
    ) -> Option<ResultAttribute<'r>> {
        match Head::of_argument(place.value) {
            Some(Head::Native(record)) => {
                let native = self.native_argument(record, place, Makes::Attribute)?;
                return Some(ResultAttribute::Native(native));
            }
            Some(_) => return self.only_native_calls(place, "attribute"),
            None => {}
        }
        match Leaf::of(place.value) {
            Leaf::Unspecified => self.attribute_symbol(place, attribute),
            Leaf::Native(record) => {
                self.native_leaf(record, place, Makes::Attribute).map(ResultAttribute::NativeLeaf)
            }
            Leaf::Attribute(record) => {
                let constant = self.constant(record, place.value.span())?;
                self.check_constant_fits(attribute, constant, place.value.span())?;
                Some(ResultAttribute::Constant(constant))
            }
            Leaf::String(_) => self.raw_string(place.value),
            _ => self.wrong_result_leaf(place, "an attribute"),
        }
    }

    fn attribute_symbol(
        &mut self,
        place: Place<'_, 'r>,
        attribute: &NamedAttribute<'r>,
    ) -> Option<ResultAttribute<'r>> {
        let of = self.use_symbol(place.name, place.value.span())?;
        let symbol = &self.symbols[of.symbol];
        match symbol.binding {
            Binding::Attribute { .. } => {
                self.check_attribute_fits(attribute, of)?;
                return Some(ResultAttribute::Symbol(of));
            }
            Binding::Property { property: Some(property), .. } => {
                return Some(ResultAttribute::Property(of, property));
            }
            _ => {}
        }
        let (name, bound) = (symbol.name, symbol.span);
        let error = self.error(of.span, format!("`${name}` is not an attribute, and one is expected"));
        error.labels.push((bound, format!("`${name}` is bound here")));
        None
    }

    pub(super) fn result_property(
        &mut self,
        place: Place<'_, 'r>,
        property: &NamedProperty<'r>,
    ) -> Option<ResultProperty<'r>> {
        match Head::of_argument(place.value) {
            Some(Head::Native(record)) => {
                let native = self.native_argument(record, place, place.property())?;
                return Some(ResultProperty::Native(native));
            }
            Some(_) => return self.only_native_calls(place, "property"),
            None => {}
        }
        match Leaf::of(place.value) {
            Leaf::Unspecified => self.property_symbol(place, property).map(ResultProperty::Symbol),
            Leaf::Native(record) => {
                self.native_leaf(record, place, place.property()).map(ResultProperty::NativeLeaf)
            }
            Leaf::Property(record) if record.is_a("ConstantProp") => {
                self.check_property_constraint(property, record, place.value.span())?;
                Some(ResultProperty::Constant(record))
            }
            Leaf::String(_) => self.raw_string(place.value),
            _ => self.wrong_result_leaf(place, "a property"),
        }
    }

    /// Numbers of one type become those of another, as in C++.
    fn property_symbol(&mut self, place: Place<'_, 'r>, property: &NamedProperty<'r>) -> Option<SymbolUse> {
        let of = self.use_symbol(place.name, place.value.span())?;
        let wanted = self.property_type(property.record)?;
        let symbol = &self.symbols[of.symbol];
        let name = symbol.name;
        let message = match &symbol.binding {
            Binding::Property { ty, .. } if *ty == wanted => return Some(of),
            Binding::Property { ty, .. } if ty.is_integer() && wanted.is_integer() => return Some(of),
            Binding::Property { ty, .. } => format!("`${name}` is `{ty}`, and the property is `{wanted}`"),
            _ => format!("`${name}` is not a property, and one is expected"),
        };
        let bound = symbol.span;
        let error = self.error(of.span, message);
        error.labels.push((bound, format!("`${name}` is bound here")));
        None
    }

    fn only_native_calls<T>(&mut self, place: Place<'_, 'r>, what: &str) -> Option<T> {
        let message = format!("only NativeCodeCall allowed in nested dag node for creating {what}");
        self.error(place.value.span(), message);
        None
    }

    pub(super) fn raw_string<T>(&mut self, value: Value<'r>) -> Option<T> {
        self.error(value.span(), "raw string not supported as argument").help =
            Some("a constant attribute is written `ConstantAttr<SomeAttr, \"...\">`".to_owned());
        None
    }

    fn wrong_result_leaf<T>(&mut self, place: Place<'_, 'r>, kind: &str) -> Option<T> {
        let argument = place.operator.argument_names().nth(place.position).unwrap_or_default();
        let name = &place.operator.qualified_name;
        let message = format!("this cannot become `${argument}`, {kind} of op '{name}'");
        self.error(place.value.span(), message).help =
            Some("expected `$name`, a constant, or a native call".to_owned());
        None
    }

    /// A record that can be made into an attribute: a `ConstantAttr` or an enum case.
    pub(super) fn constant(&mut self, record: Record<'r>, span: Span) -> Option<Record<'r>> {
        if record.is_a("ConstantAttr") || record.is_a("EnumCase") {
            return Some(record);
        }
        self.error(span, format!("`{}` is a constraint, not a constant", record.name())).help =
            Some("to pass an attribute on, name it in the source pattern and write `$name` here".to_owned());
        None
    }
}
