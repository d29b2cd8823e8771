//! Parameters of the types and attributes that a dialect defines: their Rust values, and their text.
//!
//! The text is driven by data, like that of operations: a list of elements, and for each parameter its kind.

use crate::asm::format::{OwnAttributeSyntax, OwnTypeSyntax};
use crate::asm::{AsmParser, AsmPrinter, ParseResult};
use crate::context::Context;
use crate::context::attributes::{Attribute, AttributeKind, Parameter};
use crate::context::types::{Type, TypeKind};
use crate::definition::{AttrDefinition, TypeDefinition};

/// The kind of a parameter: how it is written.
#[derive(Clone, Copy, Debug)]
pub enum ParameterKind {
    /// A type.
    Type,
    /// An attribute.
    Attribute,
    /// `true` or `false`.
    Bool,
    /// A signed integer of at most so many bits.
    Int(u32),
    /// An unsigned integer of at most so many bits.
    UInt(u32),
    /// A string.
    Str,
    /// A case of an enum: its texts and their numbers.
    Enum {
        /// What it is, in words.
        summary: &'static str,
        /// The text of each case.
        texts: &'static [&'static str],
        /// The number of the case with this text.
        from_text: fn(&str) -> Option<u64>,
        /// The text of the case with this number.
        to_text: fn(u64) -> String,
    },
    /// One or none.
    Optional(&'static ParameterKind),
    /// Several, with commas between them.
    List(&'static ParameterKind),
}

/// A Rust value that can be a parameter.
pub trait ParameterValue<'c>: Sized {
    /// Its kind.
    const KIND: ParameterKind;

    /// The value of a parameter.
    ///
    /// # Panics
    ///
    /// If the parameter is of another kind.
    fn from_parameter(parameter: Parameter<'c>) -> Self;

    /// The parameter with this value.
    fn into_parameter(self, context: &'c Context) -> Parameter<'c>;
}

#[cold]
fn wrong_kind(parameter: Parameter<'_>) -> ! {
    panic!("the parameter {parameter:?} is of another kind than its definition says")
}

macro_rules! integers {
    ($($ty:ty = $kind:ident($variant:ident, $wide:ty, $bits:literal);)*) => {$(
        impl<'c> ParameterValue<'c> for $ty {
            const KIND: ParameterKind = ParameterKind::$kind($bits);

            fn from_parameter(parameter: Parameter<'c>) -> Self {
                match parameter {
                    Parameter::$variant(value) => value as $ty,
                    other => wrong_kind(other),
                }
            }

            fn into_parameter(self, _: &'c Context) -> Parameter<'c> {
                Parameter::$variant(<$wide>::from(self))
            }
        }
    )*};
}

integers! {
    i8 = Int(Int, i64, 8);
    i16 = Int(Int, i64, 16);
    i32 = Int(Int, i64, 32);
    i64 = Int(Int, i64, 64);
    u8 = UInt(UInt, u64, 8);
    u16 = UInt(UInt, u64, 16);
    u32 = UInt(UInt, u64, 32);
    u64 = UInt(UInt, u64, 64);
}

macro_rules! simple {
    ($($ty:ty = $kind:ident, $variant:ident;)*) => {$(
        impl<'c> ParameterValue<'c> for $ty {
            const KIND: ParameterKind = ParameterKind::$kind;

            fn from_parameter(parameter: Parameter<'c>) -> Self {
                match parameter {
                    Parameter::$variant(value) => value,
                    other => wrong_kind(other),
                }
            }

            fn into_parameter(self, _: &'c Context) -> Parameter<'c> {
                Parameter::$variant(self)
            }
        }
    )*};
}

simple! {
    bool = Bool, Bool;
    Type<'c> = Type, Type;
    Attribute<'c> = Attribute, Attribute;
}

impl<'c> ParameterValue<'c> for &'c str {
    const KIND: ParameterKind = ParameterKind::Str;

    fn from_parameter(parameter: Parameter<'c>) -> Self {
        match parameter {
            Parameter::Str(value) => value,
            other => wrong_kind(other),
        }
    }

    fn into_parameter(self, context: &'c Context) -> Parameter<'c> {
        Parameter::Str(context.name(self).value())
    }
}

impl<'c, T: ParameterValue<'c>> ParameterValue<'c> for Option<T> {
    const KIND: ParameterKind = ParameterKind::Optional(const { &T::KIND });

    fn from_parameter(parameter: Parameter<'c>) -> Self {
        match parameter {
            Parameter::None => None,
            other => Some(T::from_parameter(other)),
        }
    }

    fn into_parameter(self, context: &'c Context) -> Parameter<'c> {
        self.map_or(Parameter::None, |value| value.into_parameter(context))
    }
}

impl<'c, T: ParameterValue<'c>> ParameterValue<'c> for Vec<T> {
    const KIND: ParameterKind = ParameterKind::List(const { &T::KIND });

    fn from_parameter(parameter: Parameter<'c>) -> Self {
        match parameter {
            Parameter::List(list) => list.iter().map(|element| T::from_parameter(*element)).collect(),
            other => wrong_kind(other),
        }
    }

    fn into_parameter(self, context: &'c Context) -> Parameter<'c> {
        let elements: Vec<_> = self.into_iter().map(|element| element.into_parameter(context)).collect();
        list(context, &elements)
    }
}

/// Implements [`ParameterValue`] for a generated enum.
#[macro_export]
macro_rules! enum_parameter {
    ($name:ident) => {
        impl<'c> $crate::generated::ParameterValue<'c> for $name {
            const KIND: $crate::generated::ParameterKind = $crate::generated::ParameterKind::Enum {
                summary: <$name as $crate::generated::Enum>::SUMMARY,
                texts: <$name as $crate::generated::Enum>::TEXTS,
                from_text: |text| {
                    <$name as $crate::generated::Enum>::from_text(text).map($crate::generated::Enum::value)
                },
                to_text: |value| {
                    <$name as $crate::generated::Enum>::from_value(value)
                        .map_or_else(String::new, |case| $crate::generated::Enum::text(case).into_owned())
                },
            };

            fn from_parameter(parameter: $crate::Parameter<'c>) -> Self {
                let value = <i64 as $crate::generated::ParameterValue>::from_parameter(parameter);
                <$name as $crate::generated::Enum>::from_value(value as u64).expect("the case was checked")
            }

            fn into_parameter(self, _: &'c $crate::Context) -> $crate::Parameter<'c> {
                $crate::Parameter::Int($crate::generated::Enum::value(self) as i64)
            }
        }
    };
}

/// Lists live in the context: this attribute, which nobody sees, keeps one.
static LIST: AttrDefinition = AttrDefinition { dialect: "", mnemonic: "", ..AttrDefinition::EMPTY };

fn list<'c>(context: &'c Context, elements: &[Parameter<'c>]) -> Parameter<'c> {
    match context.extension_attr(&LIST, elements).kind() {
        AttributeKind::Extension { parameters, .. } => Parameter::List(parameters),
        _ => unreachable!("an extension attribute was made"),
    }
}

/// The parameters of a type that a dialect defines; none of any other type.
pub fn type_parameters<'c>(ty: Type<'c>, definition: &'static TypeDefinition) -> Option<&'c [Parameter<'c>]> {
    match ty.kind() {
        TypeKind::Extension { definition: own, parameters } if own == definition => Some(parameters),
        _ => None,
    }
}

/// The parameters of an attribute that a dialect defines; none of any other attribute.
pub fn attribute_parameters<'c>(
    attribute: Attribute<'c>,
    definition: &'static AttrDefinition,
) -> Option<&'c [Parameter<'c>]> {
    match attribute.kind() {
        AttributeKind::Extension { definition: own, parameters } if own == definition => Some(parameters),
        _ => None,
    }
}

/// The text of the parameters of a type or attribute.
#[derive(Clone, Copy, Debug)]
pub struct ParameterFormat {
    /// The name of the type or attribute in the `.td`.
    pub name: &'static str,
    /// The parameters, in order.
    pub parameters: &'static [ParameterText],
    /// The elements, in the order of the text.
    pub elements: &'static [ParameterElement],
}

/// What the text needs to know about a parameter.
#[derive(Clone, Copy, Debug)]
pub struct ParameterText {
    /// The name.
    pub name: &'static str,
    /// The type as it is spelled in the `.td`.
    pub ty: &'static str,
    /// The kind.
    pub kind: ParameterKind,
    /// The value that stands for nothing.
    pub default: Option<for<'c> fn(&'c Context) -> Parameter<'c>>,
}

/// An element of the text.
#[derive(Clone, Copy, Debug)]
pub enum ParameterElement {
    /// A keyword or punctuation.
    Literal(&'static str),
    /// Exactly one space.
    Space,
    /// No space.
    NoSpace,
    /// One parameter.
    Parameter(usize),
    /// Several parameters with commas between them; those with their default value are left out.
    Params(&'static [usize]),
    /// `name = value`, in any order, with commas between them.
    Struct(&'static [usize]),
    /// There if its first literal is; printed if one of the anchors differs from its default.
    Optional {
        /// The parameters that decide.
        anchors: &'static [usize],
        /// The elements.
        elements: &'static [ParameterElement],
        /// The elements if it is not there.
        otherwise: &'static [ParameterElement],
    },
}

impl ParameterFormat {
    /// Reads the text.
    ///
    /// # Errors
    ///
    /// The text is wrong; that has been reported.
    pub fn parse<'c>(&self, parser: &mut AsmParser<'_, 'c>) -> ParseResult<Vec<Parameter<'c>>> {
        let mut values = vec![None; self.parameters.len()];
        self.parse_elements(parser, self.elements, &mut values)?;
        let context = parser.context();
        let of_default = |(value, own): (Option<Parameter<'c>>, &ParameterText)| {
            value.or_else(|| own.default.map(|make| make(context))).unwrap_or(Parameter::None)
        };
        Ok(values.into_iter().zip(self.parameters).map(of_default).collect())
    }

    fn parse_elements<'c>(
        &self,
        parser: &mut AsmParser<'_, 'c>,
        elements: &[ParameterElement],
        values: &mut [Option<Parameter<'c>>],
    ) -> ParseResult {
        elements.iter().try_for_each(|element| self.parse_element(parser, element, values))
    }

    fn parse_element<'c>(
        &self,
        parser: &mut AsmParser<'_, 'c>,
        element: &ParameterElement,
        values: &mut [Option<Parameter<'c>>],
    ) -> ParseResult {
        match element {
            ParameterElement::Space | ParameterElement::NoSpace => Ok(()),
            ParameterElement::Literal(literal) => parser.parse_literal(literal),
            ParameterElement::Parameter(index) => {
                values[*index] = Some(self.parse_parameter(parser, *index)?);
                Ok(())
            }
            ParameterElement::Params(indices) => self.parse_params(parser, indices, values),
            ParameterElement::Struct(indices) => self.parse_struct(parser, indices, values),
            ParameterElement::Optional { elements, otherwise, .. } => match elements.split_first() {
                Some((ParameterElement::Literal(literal), rest))
                    if parser.parse_optional_literal(literal) =>
                {
                    self.parse_elements(parser, rest, values)
                }
                Some((ParameterElement::Literal(_), _)) => self.parse_elements(parser, otherwise, values),
                _ if parser.at_literal(">") || parser.at_literal("]") || parser.at_literal(")") => {
                    self.parse_elements(parser, otherwise, values)
                }
                _ => self.parse_elements(parser, elements, values),
            },
        }
    }

    fn parse_params<'c>(
        &self,
        parser: &mut AsmParser<'_, 'c>,
        indices: &[usize],
        values: &mut [Option<Parameter<'c>>],
    ) -> ParseResult {
        for (position, index) in indices.iter().enumerate() {
            let is_optional = self.parameters[*index].default.is_some();
            if position > 0 && !parser.parse_optional_literal(",") {
                if is_optional {
                    break;
                }
                parser.parse_literal(",")?;
            }
            values[*index] = Some(self.parse_parameter(parser, *index)?);
        }
        Ok(())
    }

    fn parse_struct<'c>(
        &self,
        parser: &mut AsmParser<'_, 'c>,
        indices: &[usize],
        values: &mut [Option<Parameter<'c>>],
    ) -> ParseResult {
        // As in MLIR: where all must be there, nothing but a comma can follow one that is not the last.
        let all_required = indices.iter().all(|index| self.parameters[*index].default.is_none());
        loop {
            let name = parser.parse_any_keyword()?;
            parser.parse_literal("=")?;
            let offset = parser.offset();
            let known = indices.iter().find(|index| self.parameters[**index].name == name);
            let Some(index) = known.filter(|index| values[**index].is_none()) else {
                let message = format!("duplicate or unknown struct parameter name: {name}");
                return Err(parser.error_at(offset, message));
            };
            values[*index] = Some(self.parse_parameter(parser, *index)?);
            if all_required {
                if indices.iter().all(|index| values[*index].is_some()) {
                    return Ok(());
                }
                parser.parse_literal(",")?;
            } else if !parser.parse_optional_literal(",") {
                break;
            }
        }
        let is_missing =
            |index: &&usize| values[**index].is_none() && self.parameters[**index].default.is_none();
        match indices.iter().find(is_missing) {
            Some(index) => {
                let name = self.parameters[*index].name;
                Err(parser.error(format!("struct is missing required parameter: {name}")))
            }
            None => Ok(()),
        }
    }

    fn parse_parameter<'c>(
        &self,
        parser: &mut AsmParser<'_, 'c>,
        index: usize,
    ) -> ParseResult<Parameter<'c>> {
        let own = &self.parameters[index];
        let offset = parser.offset();
        parse_value(parser, &own.kind).map_err(|_| {
            let (definition, name, ty) = (self.name, own.name, own.ty);
            let message = format!("failed to parse {definition} parameter '{name}' which is to be a `{ty}`");
            parser.error_at(offset, message)
        })
    }

    /// Writes the text.
    pub fn print<'c>(&self, printer: &mut AsmPrinter<'_, 'c>, values: &[Parameter<'c>]) {
        let mut spacing = Spacing { is_due: true, after_punctuation: false };
        self.print_elements(printer, self.elements, values, &mut spacing);
    }

    fn print_elements<'c>(
        &self,
        printer: &mut AsmPrinter<'_, 'c>,
        elements: &[ParameterElement],
        values: &[Parameter<'c>],
        spacing: &mut Spacing,
    ) {
        for element in elements {
            self.print_element(printer, element, values, spacing);
        }
    }

    fn print_element<'c>(
        &self,
        printer: &mut AsmPrinter<'_, 'c>,
        element: &ParameterElement,
        values: &[Parameter<'c>],
        spacing: &mut Spacing,
    ) {
        match element {
            ParameterElement::Literal(literal) => spacing.literal(printer, literal),
            ParameterElement::Space => {
                printer.write_char(' ');
                *spacing = Spacing { is_due: false, after_punctuation: true };
            }
            ParameterElement::NoSpace => *spacing = Spacing { is_due: false, after_punctuation: true },
            ParameterElement::Parameter(index) => {
                if self.is_there(printer.context(), *index, values)
                    || self.parameters[*index].default.is_none()
                {
                    spacing.value(printer);
                    print_value(printer, &self.parameters[*index].kind, values[*index]);
                }
            }
            ParameterElement::Params(indices) => self.print_listed(printer, indices, values, spacing, false),
            ParameterElement::Struct(indices) => self.print_listed(printer, indices, values, spacing, true),
            ParameterElement::Optional { anchors, elements, otherwise } => {
                let context = printer.context();
                let is_there = anchors.iter().any(|index| self.is_there(context, *index, values));
                let branch = if is_there { elements } else { otherwise };
                self.print_elements(printer, branch, values, spacing);
            }
        }
    }

    fn print_listed<'c>(
        &self,
        printer: &mut AsmPrinter<'_, 'c>,
        indices: &[usize],
        values: &[Parameter<'c>],
        spacing: &mut Spacing,
        is_struct: bool,
    ) {
        let context = printer.context();
        let shown = indices.iter().filter(|index| self.is_there(context, **index, values));
        for (position, index) in shown.enumerate() {
            match position {
                0 => spacing.value(printer),
                _ => printer.write_str(", "),
            }
            let own = &self.parameters[*index];
            if is_struct {
                printer.write_str(own.name);
                printer.write_str(" = ");
            }
            print_value(printer, &own.kind, values[*index]);
        }
    }

    /// Whether a parameter differs from its default.
    fn is_there<'c>(&self, context: &'c Context, index: usize, values: &[Parameter<'c>]) -> bool {
        self.parameters[index].default.is_none_or(|make| make(context) != values[index])
    }
}

/// When a space is written: the rules of `mlir-tblgen`'s printers.
struct Spacing {
    is_due: bool,
    after_punctuation: bool,
}

impl Spacing {
    fn literal(&mut self, printer: &mut AsmPrinter<'_, '_>, literal: &str) {
        if self.is_due && self.is_before(literal) {
            printer.write_char(' ');
        }
        printer.write_str(literal);
        let first = literal.chars().next().unwrap_or(' ');
        self.is_due = literal.len() != 1 || !"<({[".contains(first);
        self.after_punctuation = first != '_' && !first.is_ascii_alphabetic();
    }

    fn is_before(&self, literal: &str) -> bool {
        let first = literal.chars().next().unwrap_or(' ');
        if literal.len() != 1 {
            return true;
        }
        match self.after_punctuation {
            true => !">)}],".contains(first),
            false => !"<>(){}[],".contains(first),
        }
    }

    fn value(&mut self, printer: &mut AsmPrinter<'_, '_>) {
        if self.is_due || !self.after_punctuation {
            printer.write_char(' ');
        }
        *self = Spacing { is_due: true, after_punctuation: false };
    }
}

fn parse_value<'c>(parser: &mut AsmParser<'_, 'c>, kind: &ParameterKind) -> ParseResult<Parameter<'c>> {
    Ok(match kind {
        ParameterKind::Type => Parameter::Type(parser.parse_type()?),
        ParameterKind::Attribute => Parameter::Attribute(parser.parse_attribute()?),
        ParameterKind::Bool => Parameter::Bool(parse_bool(parser)?),
        ParameterKind::Int(bits) => Parameter::Int(parse_int(parser, *bits)?),
        ParameterKind::UInt(bits) => Parameter::UInt(parse_uint(parser, *bits)?),
        ParameterKind::Str => {
            let text = parser.parse_string()?;
            Parameter::Str(parser.context().name(&text).value())
        }
        ParameterKind::Enum { summary, texts, from_text, .. } => {
            let offset = parser.offset();
            let Some(text) = parser.parse_optional_keyword_or_string()? else {
                return Err(parser.error_at(offset, format!("expected keyword for {summary}")));
            };
            let Some(value) = from_text(&text) else {
                let message = format!("expected one of [{}] for {summary}, got: {text}", texts.join(", "));
                return Err(parser.error_at(offset, message));
            };
            Parameter::Int(value as i64)
        }
        ParameterKind::Optional(kind) => parse_value(parser, kind)?,
        ParameterKind::List(kind) => {
            let mut elements = Vec::new();
            parser.parse_comma_separated(|parser| {
                elements.push(parse_value(parser, kind)?);
                Ok(())
            })?;
            list(parser.context(), &elements)
        }
    })
}

fn parse_bool(parser: &mut AsmParser<'_, '_>) -> ParseResult<bool> {
    if parser.parse_optional_keyword("true") {
        return Ok(true);
    }
    if parser.parse_optional_keyword("false") {
        return Ok(false);
    }
    let offset = parser.offset();
    match parser.parse_integer::<i128>()? {
        0 => Ok(false),
        1 | -1 => Ok(true),
        _ => Err(parser.error_at(offset, "integer value too large")),
    }
}

fn parse_int(parser: &mut AsmParser<'_, '_>, bits: u32) -> ParseResult<i64> {
    let offset = parser.offset();
    let value: i64 = parser.parse_integer()?;
    let shift = 64 - bits;
    match (value << shift) >> shift == value {
        true => Ok(value),
        false => Err(parser.error_at(offset, "integer value too large")),
    }
}

fn parse_uint(parser: &mut AsmParser<'_, '_>, bits: u32) -> ParseResult<u64> {
    let offset = parser.offset();
    let value: i128 = parser.parse_integer()?;
    let (limit, mask) = (1i128 << bits, (1u128 << bits) - 1);
    // As in MLIR, negative values wrap around.
    match -limit / 2 <= value && value < limit {
        true => Ok((value as u128 & mask) as u64),
        false => Err(parser.error_at(offset, "integer value too large")),
    }
}

fn print_value<'c>(printer: &mut AsmPrinter<'_, 'c>, kind: &ParameterKind, value: Parameter<'c>) {
    match (value, kind) {
        (Parameter::Type(ty), _) => printer.print_type(ty),
        (Parameter::Attribute(attribute), _) => printer.print_attribute(attribute),
        (Parameter::Bool(value), _) => printer.write_str(if value { "true" } else { "false" }),
        (Parameter::Int(value), ParameterKind::Enum { to_text, .. }) => {
            printer.print_keyword_or_string(&to_text(value as u64));
        }
        (Parameter::Int(value), _) => printer.write_str(&value.to_string()),
        (Parameter::UInt(value), _) => printer.write_str(&value.to_string()),
        (Parameter::Str(value), _) => printer.print_string(value),
        (Parameter::List(elements), ParameterKind::List(kind)) => {
            for (index, element) in elements.iter().enumerate() {
                if index > 0 {
                    printer.write_str(", ");
                }
                print_value(printer, kind, *element);
            }
        }
        (Parameter::List(_) | Parameter::None, _) => {}
    }
}

/// The verifier of a type or attribute with `genVerifyDecl = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has `genVerifyDecl = 1` in its .td: implement `rtblgen_runtime::generated::VerifyParameters` for it",
    label = "`VerifyParameters` is not implemented for `{Self}`"
)]
pub trait VerifyParameters {
    /// Checks the parameters, which are of the kinds of the description.
    ///
    /// # Errors
    ///
    /// What is wrong with them.
    fn verify<'c>(context: &'c Context, parameters: &[Parameter<'c>]) -> Result<(), String>;
}

/// The text of a type that has one.
pub const fn type_syntax(definition: &'static TypeDefinition) -> &'static OwnTypeSyntax {
    match definition.syntax {
        Some(syntax) => syntax,
        None => panic!("the type has no format"),
    }
}

/// The text of an attribute that has one.
pub const fn attribute_syntax(definition: &'static AttrDefinition) -> &'static OwnAttributeSyntax {
    match definition.syntax {
        Some(syntax) => syntax,
        None => panic!("the attribute has no format"),
    }
}

/// Reads a type that a dialect defines, after its mnemonic.
///
/// # Errors
///
/// The text is wrong, or the parameters are; that has been reported.
pub fn parse_type<'c>(
    parser: &mut AsmParser<'_, 'c>,
    definition: &'static TypeDefinition,
    format: &ParameterFormat,
) -> ParseResult<Type<'c>> {
    let offset = parser.offset();
    let parameters = format.parse(parser)?;
    if let Some(verify) = definition.verify {
        verify(parser.context(), &parameters).map_err(|message| parser.error_at(offset, message))?;
    }
    Ok(parser.context().extension_type(definition, &parameters))
}

/// Writes a type that a dialect defines, after its mnemonic; `false` if it is another one.
pub fn print_type<'c>(
    printer: &mut AsmPrinter<'_, 'c>,
    ty: Type<'c>,
    definition: &'static TypeDefinition,
    format: &ParameterFormat,
) -> bool {
    match type_parameters(ty, definition) {
        Some(parameters) => {
            format.print(printer, parameters);
            true
        }
        None => false,
    }
}

/// Reads an attribute that a dialect defines, after its mnemonic; the type is that of the attribute.
///
/// # Errors
///
/// The text is wrong, or the parameters are; that has been reported.
pub fn parse_attribute<'c>(
    parser: &mut AsmParser<'_, 'c>,
    ty: Option<Type<'c>>,
    definition: &'static AttrDefinition,
    format: &ParameterFormat,
) -> ParseResult<Attribute<'c>> {
    let offset = parser.offset();
    let mut parameters = format.parse(parser)?;
    if let (Some(index), Some(ty)) = (definition.value_type, ty) {
        parameters[index] = Parameter::Type(ty);
    }
    if let Some(verify) = definition.verify {
        verify(parser.context(), &parameters).map_err(|message| parser.error_at(offset, message))?;
    }
    Ok(parser.context().extension_attr(definition, &parameters))
}

/// Writes an attribute that a dialect defines, after its mnemonic.
pub fn print_attribute<'c>(
    printer: &mut AsmPrinter<'_, 'c>,
    attribute: Attribute<'c>,
    definition: &'static AttrDefinition,
    format: &ParameterFormat,
) {
    if let Some(parameters) = attribute_parameters(attribute, definition) {
        format.print(printer, parameters);
    }
}

/// Implements what all generated types have: `typed_type!(StructType, STRUCT_TYPE)`.
#[macro_export]
macro_rules! typed_type {
    ($name:ident, $definition:path) => {
        impl<'c> $crate::TypedType<'c> for $name<'c> {
            fn from_type(ty: $crate::Type<'c>) -> Option<Self> {
                $crate::generated::type_parameters(ty, &$definition).map(|_| Self(ty))
            }

            fn as_type(self) -> $crate::Type<'c> {
                self.0
            }
        }

        impl $crate::interfaces::TypeFamily for $name<'static> {
            type Of<'c> = $name<'c>;
            const IMPLEMENTOR: $crate::interfaces::Implementor =
                $crate::interfaces::Implementor::Type(&$definition);
        }

        impl<'c> From<$name<'c>> for $crate::Type<'c> {
            fn from(ty: $name<'c>) -> Self {
                ty.0
            }
        }

        impl<'c> $name<'c> {
            /// The description of the type.
            pub const DEFINITION: &'static $crate::TypeDefinition = &$definition;

            /// The parameters as they are stored.
            pub fn parameters(self) -> &'c [$crate::Parameter<'c>] {
                $crate::generated::type_parameters(self.0, &$definition).unwrap_or_default()
            }
        }
    };
}

/// Implements what all generated attributes have: `typed_attribute!(RangeAttr, RANGE_ATTR)`.
#[macro_export]
macro_rules! typed_attribute {
    ($name:ident, $definition:path) => {
        impl<'c> $crate::TypedAttribute<'c> for $name<'c> {
            fn from_attribute(attribute: $crate::Attribute<'c>) -> Option<Self> {
                $crate::generated::attribute_parameters(attribute, &$definition).map(|_| Self(attribute))
            }

            fn as_attribute(self) -> $crate::Attribute<'c> {
                self.0
            }
        }

        impl $crate::interfaces::AttributeFamily for $name<'static> {
            type Of<'c> = $name<'c>;
            const IMPLEMENTOR: $crate::interfaces::Implementor =
                $crate::interfaces::Implementor::Attribute(&$definition);
        }

        impl<'c> From<$name<'c>> for $crate::Attribute<'c> {
            fn from(attribute: $name<'c>) -> Self {
                attribute.0
            }
        }

        impl<'c> $name<'c> {
            /// The description of the attribute.
            pub const DEFINITION: &'static $crate::AttrDefinition = &$definition;

            /// The parameters as they are stored.
            pub fn parameters(self) -> &'c [$crate::Parameter<'c>] {
                $crate::generated::attribute_parameters(self.0, &$definition).unwrap_or_default()
            }
        }
    };
}
