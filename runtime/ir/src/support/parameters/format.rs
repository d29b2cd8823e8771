//! The text of parameters as data, and how it is read.

use super::text::{parse_qualified, parse_value, starts};
use super::{ParameterKind, ParameterValue};
use crate::asm::{AsmParser, AsmPrinter, ParseResult};
use crate::context::Context;
use crate::context::attributes::Parameter;
use crate::context::types::Type;

/// The text of the parameters of a type or attribute.
#[derive(Clone, Copy)]
pub struct ParameterFormat {
    /// The name of the type or attribute in the `.td`.
    pub name: &'static str,
    /// The parameters, in order.
    pub parameters: &'static [ParameterText],
    /// The elements, in the order of the text.
    pub elements: &'static [ParameterElement],
    /// The parameter that is the type after the attribute's colon.
    pub self_type: Option<usize>,
}

/// Makes the default value of a parameter from the parameters before it.
pub type DefaultParameter =
    &'static (dyn for<'c> Fn(&'c Context, &[Parameter<'c>]) -> Parameter<'c> + Send + Sync);

/// The properties of a parameter that the text depends on.
#[derive(Clone, Copy)]
pub struct ParameterText {
    /// The name.
    pub name: &'static str,
    /// The type in its spelling in the `.td`.
    pub ty: &'static str,
    /// The kind.
    pub kind: ParameterKind,
    /// Makes the default value from the parameters before this one.
    pub default: Option<DefaultParameter>,
}

/// An element of the text.
#[derive(Clone, Copy)]
pub enum ParameterElement {
    /// A keyword or punctuation.
    Literal(&'static str),
    /// Exactly one space.
    Space,
    /// No space.
    NoSpace,
    /// A line break.
    Newline,
    /// One parameter.
    Parameter(usize),
    /// One parameter, a type or an attribute in full.
    Qualified(usize),
    /// Several parameters with commas between them; those with their default value are left out.
    Params(&'static [usize]),
    /// `name = value`, in any order, with commas between them.
    Struct(&'static [Field]),
    /// Text that hand-written functions read and write.
    Custom(&'static CustomParameters),
    /// Present if its first literal is; printed if one of the anchors differs from its default.
    Optional {
        /// The parameters that decide.
        anchors: &'static [usize],
        /// Whether the anchors are in the else branch.
        is_inverted: bool,
        /// The elements.
        elements: &'static [ParameterElement],
        /// The elements if it is absent.
        otherwise: &'static [ParameterElement],
    },
}

/// `name = value` in a `struct`.
#[derive(Clone, Copy)]
pub struct Field {
    /// The parameter.
    pub parameter: usize,
    /// The functions that read and write its value, if they are written by hand.
    pub custom: Option<&'static CustomParameters>,
}

/// `custom<Name>(..)` in the format of a type or an attribute: functions in which generated code calls the user's.
#[derive(Clone, Copy)]
pub struct CustomParameters {
    /// Reads the directive; `false` means that the text is absent and nothing was consumed, which is
    /// permitted if the directive is the first element of an optional group.
    pub parse: for<'p, 'c> fn(&mut AsmParser<'p, 'c>, &mut ParameterValues<'c>) -> ParseResult<bool>,
    /// Writes the directive from the values of all parameters.
    pub print: for<'p, 'c> fn(&mut AsmPrinter<'p, 'c>, &[Parameter<'c>]),
    /// The parameters that it reads.
    pub parameters: &'static [usize],
}

/// Reads the text of a parameter.
type ParseParameter =
    for<'p, 'c> fn(&mut AsmParser<'p, 'c>, &ParameterKind, Option<Type<'c>>) -> ParseResult<Parameter<'c>>;

/// The parameters that were read so far.
#[derive(Debug)]
pub struct ParameterValues<'c> {
    values: Vec<Option<Parameter<'c>>>,
    ty: Option<Type<'c>>,
}

impl<'c> ParameterValues<'c> {
    /// The value of a parameter, if it was read.
    pub fn get<T: ParameterValue<'c>>(&self, index: usize) -> Option<T> {
        self.values[index].filter(|value| *value != Parameter::None).map(T::from_parameter)
    }

    /// Sets the value of a parameter; `None` leaves it out.
    pub fn set<T: ParameterValue<'c>>(&mut self, context: &'c Context, index: usize, value: Option<T>) {
        self.values[index] = value.map(|value| value.into_parameter(context));
    }

    fn is_there(&self, index: usize) -> bool {
        self.values[index].is_some_and(|value| value != Parameter::None)
    }
}

impl ParameterFormat {
    /// Reads the text; `ty` is the type after the attribute's colon, if there is one.
    ///
    /// # Errors
    ///
    /// The text is wrong; that has been reported.
    pub fn parse<'c>(
        &self,
        parser: &mut AsmParser<'_, 'c>,
        ty: Option<Type<'c>>,
    ) -> ParseResult<Vec<Parameter<'c>>> {
        let mut values = ParameterValues { values: vec![None; self.parameters.len()], ty };
        self.parse_self_type(parser, &mut values)?;
        self.parse_elements(parser, self.elements, &[], &mut values)?;
        let context = parser.context();
        let mut complete = Vec::with_capacity(values.values.len());
        for (value, own) in values.values.into_iter().zip(self.parameters) {
            let value = value.or_else(|| own.default.map(|make| make(context, &complete)));
            complete.push(value.unwrap_or(Parameter::None));
        }
        Ok(complete)
    }

    fn parse_self_type<'c>(
        &self,
        parser: &mut AsmParser<'_, 'c>,
        values: &mut ParameterValues<'c>,
    ) -> ParseResult {
        let Some(index) = self.self_type else { return Ok(()) };
        let own = &self.parameters[index];
        let contains = match own.kind {
            ParameterKind::TypeOf(class) => class.contains,
            _ => &|_: Type<'_>| true,
        };
        match values.ty {
            Some(ty) if contains(ty) => {
                values.values[index] = Some(Parameter::Type(ty));
                Ok(())
            }
            Some(_) => Err(parser.op_error("invalid kind of type specified")),
            None if own.default.is_none() => Err(parser.op_error("expected a trailing type")),
            None => Ok(()),
        }
    }

    fn parse_elements<'c>(
        &self,
        parser: &mut AsmParser<'_, 'c>,
        elements: &[ParameterElement],
        anchors: &[usize],
        values: &mut ParameterValues<'c>,
    ) -> ParseResult {
        elements.iter().try_for_each(|element| self.parse_element(parser, element, anchors, values))
    }

    /// One of `anchors` is present because the group around the element is.
    fn parse_element<'c>(
        &self,
        parser: &mut AsmParser<'_, 'c>,
        element: &ParameterElement,
        anchors: &[usize],
        values: &mut ParameterValues<'c>,
    ) -> ParseResult {
        match element {
            ParameterElement::Space | ParameterElement::NoSpace | ParameterElement::Newline => Ok(()),
            ParameterElement::Literal(literal) => parser.parse_literal(literal),
            ParameterElement::Parameter(index) | ParameterElement::Qualified(index) => {
                // The printer leaves the default value out. MLIR requires the parameter here.
                let is_sure = anchors == [*index] || self.parameters[*index].default.is_none();
                let parse = match element {
                    ParameterElement::Qualified(_) => parse_qualified,
                    _ => parse_value,
                };
                match is_sure || starts(parser, &self.parameters[*index].kind) {
                    true => self.parse_parameter(parser, *index, parse, values),
                    false => Ok(()),
                }
            }
            ParameterElement::Params(indices) => {
                self.parse_params(parser, indices, anchors == *indices, values)
            }
            ParameterElement::Struct(fields) => self.parse_struct(parser, fields, values),
            ParameterElement::Custom(custom) => self.parse_custom(parser, custom, values).map(|_| ()),
            ParameterElement::Optional { anchors, is_inverted, elements, otherwise } => {
                let anchors = if *is_inverted { [&[], *anchors] } else { [*anchors, &[]] };
                self.parse_optional(parser, elements, otherwise, anchors, values)
            }
        }
    }

    /// The group is present if its first element other than spaces is.
    fn parse_optional<'c>(
        &self,
        parser: &mut AsmParser<'_, 'c>,
        elements: &[ParameterElement],
        otherwise: &[ParameterElement],
        [anchors, other_anchors]: [&[usize]; 2],
        values: &mut ParameterValues<'c>,
    ) -> ParseResult {
        let is_space = |element: &&ParameterElement| {
            matches!(element, ParameterElement::Space | ParameterElement::NoSpace | ParameterElement::Newline)
        };
        let spaces = elements.iter().take_while(is_space).count();
        let Some((first, rest)) = elements[spaces..].split_first() else { return Ok(()) };
        let is_there = match first {
            ParameterElement::Literal(literal) => parser.parse_optional_literal(literal),
            ParameterElement::Custom(custom) => self.parse_custom(parser, custom, values)?,
            ParameterElement::Parameter(index) | ParameterElement::Qualified(index) => {
                self.parse_element(parser, first, &[], values)?;
                values.is_there(*index)
            }
            other => {
                self.parse_element(parser, other, anchors, values)?;
                true
            }
        };
        match is_there {
            true => self.parse_elements(parser, rest, anchors, values),
            false => self.parse_elements(parser, otherwise, other_anchors, values),
        }
    }

    fn parse_params<'c>(
        &self,
        parser: &mut AsmParser<'_, 'c>,
        indices: &[usize],
        is_any_there: bool,
        values: &mut ParameterValues<'c>,
    ) -> ParseResult {
        let is_none_there =
            is_any_there && !indices.iter().any(|index| starts(parser, &self.parameters[*index].kind));
        let is_required = |index: &usize| self.parameters[*index].default.is_none();
        let last_required = indices.iter().rposition(is_required).unwrap_or(0);
        for (position, index) in indices.iter().enumerate() {
            // There is no comma after one that was left out.
            let follows = position > 0
                && (is_required(&indices[position - 1]) || values.is_there(indices[position - 1]));
            if follows && position <= last_required {
                parser.parse_literal(",")?;
            } else if follows && !parser.parse_optional_literal(",") {
                break;
            }
            // An element follows a comma, and is in a present group.
            let is_sure = is_none_there || follows && position + 1 == indices.len();
            let anchors = if is_sure { std::slice::from_ref(index) } else { &[] };
            self.parse_element(parser, &ParameterElement::Parameter(*index), anchors, values)?;
        }
        Ok(())
    }

    fn parse_struct<'c>(
        &self,
        parser: &mut AsmParser<'_, 'c>,
        fields: &[Field],
        values: &mut ParameterValues<'c>,
    ) -> ParseResult {
        // MLIR's rule: if all fields are required, nothing but a comma can follow one that is not the last.
        let is_required = |field: &Field| self.parameters[field.parameter].default.is_none();
        let all_required = fields.iter().all(is_required);
        if !parser.at_word() && !fields.iter().any(is_required) {
            return Ok(());
        }
        let mut seen = vec![false; fields.len()];
        loop {
            let name = parser
                .parse_any_keyword()
                .map_err(|_| parser.op_error("expected a parameter name in struct"))?;
            parser.parse_literal("=")?;
            let known = fields.iter().position(|field| self.parameters[field.parameter].name == name);
            let Some(position) = known.filter(|position| !seen[*position]) else {
                let message = format!("duplicate or unknown struct parameter name: {name}");
                return Err(parser.op_error(message));
            };
            seen[position] = true;
            match fields[position].custom {
                Some(custom) => self.parse_custom(parser, custom, values).map(|_| ())?,
                None => self.parse_parameter(parser, fields[position].parameter, parse_value, values)?,
            }
            if all_required {
                if seen.iter().all(|seen| *seen) {
                    return Ok(());
                }
                parser.parse_literal(",")?;
            } else if !parser.parse_optional_literal(",") {
                break;
            }
        }
        let missing = fields.iter().zip(&seen).find(|(field, seen)| !**seen && is_required(field));
        match missing {
            Some((field, _)) => {
                let name = self.parameters[field.parameter].name;
                Err(parser.op_error(format!("struct is missing required parameter: {name}")))
            }
            None => Ok(()),
        }
    }

    fn parse_custom<'c>(
        &self,
        parser: &mut AsmParser<'_, 'c>,
        custom: &CustomParameters,
        values: &mut ParameterValues<'c>,
    ) -> ParseResult<bool> {
        let offset = parser.offset();
        let was_found = (custom.parse)(parser, values)?;
        let missing =
            |index: &&usize| self.parameters[**index].default.is_none() && values.values[**index].is_none();
        match custom.parameters.iter().find(missing).filter(|_| was_found) {
            Some(index) => {
                let name = self.parameters[*index].name;
                Err(parser.op_error_at(offset, format!("custom parser failed to parse parameter '{name}'")))
            }
            None => Ok(was_found),
        }
    }

    fn parse_parameter<'c>(
        &self,
        parser: &mut AsmParser<'_, 'c>,
        index: usize,
        parse: ParseParameter,
        values: &mut ParameterValues<'c>,
    ) -> ParseResult {
        let own = &self.parameters[index];
        match parse(parser, &own.kind, values.ty) {
            Ok(value) => {
                values.values[index] = Some(value);
                Ok(())
            }
            Err(_) => {
                let (definition, name, ty) = (self.name, own.name, own.ty);
                let message =
                    format!("failed to parse {definition} parameter '{name}' which is to be a `{ty}`");
                Err(parser.op_error(message))
            }
        }
    }
}
