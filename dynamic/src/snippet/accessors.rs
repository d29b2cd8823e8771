//! Accessors of the types and attributes that files define.

use rtblgen_ir::support::EnumAttributeTable;
use rtblgen_ir::{AttrDefinition, AttributeKind, Parameter, TypeDefinition, TypeKind};

use super::value::Value;
use super::{kinds, methods};
use crate::interned::{cases, fields};

/// The parameter that an accessor reads.
#[derive(Clone, Copy)]
pub(crate) struct ParameterOf {
    pub(crate) of: Owner,
    pub(crate) index: usize,
    /// The table of the enum, if the parameter is an enum.
    pub(crate) cases: Option<&'static EnumAttributeTable>,
    /// Whether the accessor returns an `Option`.
    pub(crate) is_optional: bool,
}

/// The type or the attribute that has a parameter.
#[derive(Clone, Copy)]
pub(crate) enum Owner {
    Type(&'static TypeDefinition),
    Attribute(&'static AttrDefinition),
}

fields! { ParameterOf { of, index, cases, is_optional } }

cases! { Owner { Type(own); Attribute(own); } }

impl ParameterOf {
    /// The parameter of a value. `None` if the value is of another type or attribute.
    fn read<'c>(&self, value: &Value<'_, 'c>) -> Option<Parameter<'c>> {
        let parameters = match (value, &self.of) {
            (Value::Type(ty), Owner::Type(own)) => match ty.kind() {
                TypeKind::Extension { definition, parameters } if definition == *own => parameters,
                _ => return None,
            },
            (Value::Attribute(attribute), Owner::Attribute(own)) => match attribute.kind() {
                AttributeKind::Extension { definition, parameters } if definition == *own => parameters,
                _ => return None,
            },
            _ => return None,
        };
        parameters.get(self.index).copied()
    }

    fn value<'a, 'c>(&self, parameter: Parameter<'c>) -> Option<Value<'a, 'c>> {
        match (of_parameter(parameter)?, self.is_optional) {
            (absent @ Value::Option(None), true) => Some(absent),
            (value, true) => Some(Value::option(Some(self.case(value)))),
            (value, false) => Some(self.case(value)),
        }
    }

    /// Parameters hold the numbers of enum cases.
    fn case<'a, 'c>(&self, value: Value<'a, 'c>) -> Value<'a, 'c> {
        match (self.cases, value) {
            (Some(table), Value::Int(number)) => Value::Case(table, number as u64),
            (Some(_), Value::List(elements)) => {
                Value::List(elements.into_iter().map(|element| self.case(element)).collect())
            }
            (_, value) => value,
        }
    }
}

/// Calls an accessor. If the value is of another type or attribute, calls the method with this name.
pub(super) fn access<'a, 'c>(
    receiver: &Value<'a, 'c>,
    name: &str,
    parameters: &[ParameterOf],
) -> Option<Value<'a, 'c>> {
    let own = parameters.iter().find_map(|own| Some((own, own.read(receiver)?)));
    if let Some((own, parameter)) = own {
        return own.value(parameter);
    }
    let test = match receiver {
        Value::Type(ty) => kinds::type_test(name).map(|test| test(*ty)),
        Value::Attribute(attribute) => kinds::attribute_test(name).map(|test| test(*attribute)),
        _ => None,
    };
    test.map(Value::Bool).or_else(|| methods::call(receiver, name, None, &[]))
}

/// The value of a parameter. `None` for a number of more than 128 bits.
pub(crate) fn of_parameter<'a, 'c>(parameter: Parameter<'c>) -> Option<Value<'a, 'c>> {
    Some(match parameter {
        Parameter::None => Value::Option(None),
        Parameter::Type(ty) => ty.into(),
        Parameter::Attribute(attribute) => attribute.into(),
        Parameter::Bool(value) => value.into(),
        Parameter::Int(value) => value.into(),
        Parameter::UInt(value) => value.into(),
        Parameter::Float(bits) => f64::from_bits(bits).into(),
        Parameter::Str(text) => text.into(),
        Parameter::Array(_) | Parameter::List(_) => {
            Value::List(parameter.elements().map(of_parameter).collect::<Option<_>>()?)
        }
        Parameter::WideInt(_) => return None,
    })
}
