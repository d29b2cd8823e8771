//! Members of attributes and types, for generated encodings: a function to read each kind of member, and one to write
//! it.

use rtblgen_ir::support::{Enum, ParameterList, ParameterValue};
use rtblgen_ir::{Attribute, AttributeKind, StringAttr, Type, TypeKind, TypedAttribute};

use crate::dialect::{DialectReader, DialectWriter};
use crate::error::Error;

/// A reader of any dialect.
type Reader<'r, 'c> = dyn DialectReader<'c> + 'r;
/// A writer of any dialect.
type Writer<'w, 'c> = dyn DialectWriter<'c> + 'w;

/// Reads an unsigned number, which must fit its type.
pub fn read_number<T: TryFrom<u64>>(reader: &mut Reader<'_, '_>) -> Result<T, Error> {
    let number = reader.varint()?;
    T::try_from(number).map_err(|_| too_large(reader, number))
}

/// Writes an unsigned number.
pub fn write_number(writer: &mut Writer<'_, '_>, number: impl Into<u64>) {
    writer.varint(number.into());
}

fn too_large(reader: &Reader<'_, '_>, number: u64) -> Error {
    reader.error(&format!("the number {number} is too large for its type"))
}

/// Reads a number that may be absent.
pub fn read_optional_number<T: TryFrom<u64>>(reader: &mut Reader<'_, '_>) -> Result<Option<T>, Error> {
    let number = reader.varint()?;
    let (number, is_there) = (number >> 1, number & 1 == 1);
    match is_there {
        true => T::try_from(number).map(Some).map_err(|_| too_large(reader, number)),
        false => Ok(None),
    }
}

/// Writes a number that may be absent.
pub fn write_optional_number(writer: &mut Writer<'_, '_>, number: Option<impl Into<u64>>) {
    let number: Option<u64> = number.map(Into::into);
    writer.varint(number.unwrap_or(0) << 1 | u64::from(number.is_some()));
}

/// Reads a boolean.
pub fn read_bool(reader: &mut Reader<'_, '_>) -> Result<bool, Error> {
    reader.byte().map(|byte| byte != 0)
}

/// Writes a boolean.
pub fn write_bool(writer: &mut Writer<'_, '_>, value: bool) {
    writer.byte(u8::from(value));
}

/// Reads a case of an enum, or a set of flags.
pub fn read_case<T: Enum>(reader: &mut Reader<'_, '_>) -> Result<T, Error> {
    let number = reader.varint()?;
    T::from_value(number).ok_or_else(|| reader.error(&format!("{number} is no value of {}", T::NAME)))
}

/// Writes a case of an enum, or a set of flags.
pub fn write_case(writer: &mut Writer<'_, '_>, value: impl Enum) {
    writer.varint(value.value());
}

/// Reads a case of an enum that may be absent: number 0 is `None`.
pub fn read_optional_case<T: Enum>(reader: &mut Reader<'_, '_>) -> Result<Option<T>, Error> {
    let case: T = read_case(reader)?;
    Ok(Some(case).filter(|case| case.value() != 0))
}

/// Writes a case of an enum that may be absent: `None` is number 0.
pub fn write_optional_case(writer: &mut Writer<'_, '_>, value: Option<impl Enum>) {
    writer.varint(value.map_or(0, Enum::value));
}

/// Reads a text that is an attribute in the IR.
pub fn read_text<'c>(reader: &mut Reader<'_, 'c>) -> Result<Attribute<'c>, Error> {
    let text = reader.text()?;
    Ok(reader.context().string_attr(&text))
}

/// Writes a text that is an attribute in the IR.
pub fn write_text<'c>(writer: &mut Writer<'_, 'c>, text: Attribute<'c>) {
    writer.text(text.cast::<StringAttr<'c>>().map_or("", StringAttr::value));
}

/// Reads an attribute of one kind.
pub fn read_attribute<'c, A: TypedAttribute<'c>>(reader: &mut Reader<'_, 'c>) -> Result<A, Error> {
    let attribute = reader.attribute()?;
    A::from_attribute(attribute).ok_or_else(|| wrong_kind(reader, attribute))
}

fn wrong_kind(reader: &Reader<'_, '_>, attribute: Attribute<'_>) -> Error {
    let kind = match attribute.kind() {
        AttributeKind::Extension { definition, .. } => {
            format!("#{}.{}", definition.dialect, definition.mnemonic)
        }
        _ => crate::builtin::kind_of(attribute).to_owned(),
    };
    reader.error(&format!("a part of an attribute cannot be {kind}"))
}

/// Writes an attribute of one kind.
pub fn write_attribute<'c>(writer: &mut Writer<'_, 'c>, attribute: impl TypedAttribute<'c>) {
    writer.attribute(attribute.as_attribute());
}

/// Reads an attribute of one kind that may be absent.
pub fn read_optional_attribute<'c, A: TypedAttribute<'c>>(
    reader: &mut Reader<'_, 'c>,
) -> Result<Option<A>, Error> {
    let Some(attribute) = reader.optional_attribute()? else { return Ok(None) };
    A::from_attribute(attribute).map(Some).ok_or_else(|| wrong_kind(reader, attribute))
}

/// Writes an attribute that may be absent.
pub fn write_optional_attribute<'c>(writer: &mut Writer<'_, 'c>, attribute: Option<impl TypedAttribute<'c>>) {
    writer.optional_attribute(attribute.map(TypedAttribute::as_attribute));
}

/// Reads the elements of a list.
pub fn read_list<'r, 'c, T>(
    reader: &mut Reader<'r, 'c>,
    mut element: impl FnMut(&mut Reader<'r, 'c>) -> Result<T, Error>,
) -> Result<Vec<T>, Error> {
    let count = reader.count()?;
    let mut elements = Vec::new();
    for _ in 0..count {
        elements.push(element(reader)?);
    }
    Ok(elements)
}

/// Writes the number of the elements of a list, and the elements.
pub fn write_list<'w, 'c, L: IntoIterator<IntoIter: ExactSizeIterator>>(
    writer: &mut Writer<'w, 'c>,
    list: L,
    mut element: impl FnMut(&mut Writer<'w, 'c>, L::Item),
) {
    let list = list.into_iter();
    writer.varint(list.len() as u64);
    list.for_each(|own| element(writer, own));
}

/// Reads a list of attributes of one kind that may be absent.
pub fn read_optional_attributes<'c, A: TypedAttribute<'c>>(
    reader: &mut Reader<'_, 'c>,
) -> Result<Vec<A>, Error> {
    if !read_bool(reader)? {
        return Ok(Vec::new());
    }
    read_list(reader, |reader| {
        let attribute = read_optional_attribute(reader)?;
        attribute.ok_or_else(|| reader.error("a list of attributes lacks an element"))
    })
}

/// A list of attributes in the form that a parameter holds.
pub trait AttributeList<'c> {
    /// The attributes.
    fn attributes(self) -> impl ExactSizeIterator<Item = Attribute<'c>>;
}

impl<'c> AttributeList<'c> for &[Attribute<'c>] {
    fn attributes(self) -> impl ExactSizeIterator<Item = Attribute<'c>> {
        self.iter().copied()
    }
}

impl<'c, A: TypedAttribute<'c> + ParameterValue<'c>> AttributeList<'c> for ParameterList<'c, A> {
    fn attributes(self) -> impl ExactSizeIterator<Item = Attribute<'c>> {
        self.into_iter().map(TypedAttribute::as_attribute)
    }
}

/// Writes a list of attributes that may be absent.
pub fn write_optional_attributes<'c>(writer: &mut Writer<'_, 'c>, list: impl AttributeList<'c>) {
    let list = list.attributes();
    write_bool(writer, list.len() > 0);
    if list.len() > 0 {
        write_list(writer, list, |writer, attribute| writer.optional_attribute(Some(attribute)));
    }
}

/// Reads a list of numbers that may be absent.
pub fn read_optional_numbers(reader: &mut Reader<'_, '_>) -> Result<Vec<u64>, Error> {
    if !read_bool(reader)? {
        return Ok(Vec::new());
    }
    read_list(reader, |reader| reader.varint())
}

/// Writes a list of numbers that may be absent.
pub fn write_optional_numbers(writer: &mut Writer<'_, '_>, numbers: &[u64]) {
    write_bool(writer, !numbers.is_empty());
    if !numbers.is_empty() {
        write_list(writer, numbers, |writer, number| writer.varint(*number));
    }
}

/// An attribute or a type with a definition that may verify its parameters.
pub trait Checked: Copy {
    /// Verifies the parameters.
    ///
    /// # Errors
    ///
    /// Returns the message of the definition's verifier.
    fn check(self) -> Result<(), String>;
}

impl Checked for Attribute<'_> {
    fn check(self) -> Result<(), String> {
        match self.kind() {
            AttributeKind::Extension { definition, parameters } => {
                definition.verify_parameters(self.context(), parameters)
            }
            _ => Ok(()),
        }
    }
}

impl Checked for Type<'_> {
    fn check(self) -> Result<(), String> {
        match self.kind() {
            TypeKind::Extension { definition, parameters } => {
                definition.verify_parameters(self.context(), parameters)
            }
            _ => Ok(()),
        }
    }
}

/// Returns the attribute or type that was read, if its definition accepts the parameters.
///
/// # Errors
///
/// Returns the message of the definition's verifier, at the end of the members.
pub fn checked<'c, T: Checked>(reader: &Reader<'_, 'c>, value: T) -> Result<T, Error> {
    value.check().map(|()| value).map_err(|message| reader.error(&message))
}
