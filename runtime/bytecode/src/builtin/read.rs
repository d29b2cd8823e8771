//! Reads attributes, locations and types of the builtin dialect.

use num_bigint::{BigInt, BigUint};
use rtblgen_ir::{
    Attribute, AttributeKind, DictionaryAttr, FileRange, FloatKind, Location, NamedAttribute, StringAttr,
    SymbolRefAttr, Type, TypeKind,
};

use super::{FLOATS, integer_width};
use crate::dialect::DialectReader;
use crate::error::Error;
use crate::format::{attribute as code, ty as type_code};

/// An entry of the attribute table. In the format, locations are attributes.
#[derive(Clone, Copy)]
pub(crate) enum Value<'c> {
    Attribute(Attribute<'c>),
    Location(Location<'c>),
}

impl<'c> Value<'c> {
    pub(crate) fn as_attribute(self) -> Attribute<'c> {
        match self {
            Value::Attribute(attribute) => attribute,
            Value::Location(location) => location.as_attribute(),
        }
    }
}

impl<'c> From<Attribute<'c>> for Value<'c> {
    fn from(attribute: Attribute<'c>) -> Self {
        match attribute.kind() {
            AttributeKind::Location(location) => Value::Location(location),
            _ => Value::Attribute(attribute),
        }
    }
}

/// Reads an attribute or a location.
pub(crate) fn read_attribute<'c>(reader: &mut (impl DialectReader<'c> + ?Sized)) -> Result<Value<'c>, Error> {
    let context = reader.context();
    let attribute = match reader.varint()? {
        code::ARRAY => {
            let elements = list(reader, |reader| reader.attribute())?;
            context.array_attr(&elements)
        }
        code::DICTIONARY => dictionary(reader)?.as_attribute(),
        code::STRING => context.string_attr(&reader.text()?),
        code::TYPED_STRING => {
            let text = reader.text()?;
            context.typed_string_attr(&text, reader.ty()?)
        }
        code::FLAT_SYMBOL_REF => context.flat_symbol_ref_attr(string(reader)?.value()),
        code::SYMBOL_REF => symbol_ref(reader)?,
        code::TYPE => context.type_attr(reader.ty()?),
        code::UNIT => context.unit_attr(),
        code::INTEGER => integer(reader)?,
        code::FLOAT => float(reader)?,
        code::DENSE_RESOURCE => {
            let ty = shaped_type(reader)?;
            context.dense_resource_attr(ty, &reader.resource()?)
        }
        code::DENSE_ARRAY => dense_array(reader)?,
        code::DENSE_ELEMENTS => {
            let ty = shaped_type(reader)?;
            let data = reader.blob()?;
            let attribute = match ty.element_type_or_self().is_integer(1) {
                true => unpacked(ty, &data).and_then(|bits| context.dense_elements_attr_from_raw(ty, &bits)),
                false => context.dense_elements_attr_from_raw(ty, &data),
            };
            attribute.ok_or_else(|| {
                reader
                    .error(&format!("{} bytes are not the elements of the type, nor one of them", data.len()))
            })?
        }
        code::DENSE_STRINGS => dense_strings(reader)?,
        code::SPARSE => sparse(reader)?,
        code::DISTINCT => context.distinct_attr(reader.attribute()?),
        number => return location(reader, number).map(Value::Location),
    };
    Ok(Value::Attribute(attribute))
}

fn list<'c, R: DialectReader<'c> + ?Sized, T>(
    reader: &mut R,
    mut element: impl FnMut(&mut R) -> Result<T, Error>,
) -> Result<Vec<T>, Error> {
    let count = reader.count()?;
    let mut elements = Vec::with_capacity(count.min(1024));
    for _ in 0..count {
        elements.push(element(reader)?);
    }
    Ok(elements)
}

fn string<'c>(reader: &mut (impl DialectReader<'c> + ?Sized)) -> Result<StringAttr<'c>, Error> {
    let attribute = reader.attribute()?;
    attribute.cast().ok_or_else(|| reader.error(&format!("expected a string, found {}", kind_of(attribute))))
}

/// Returns the kind of an attribute, for messages. They do not show its text, which may be much larger than the file.
pub(crate) fn kind_of(attribute: Attribute<'_>) -> &'static str {
    match attribute.kind() {
        AttributeKind::Unit => "a unit attribute",
        AttributeKind::Integer { .. } | AttributeKind::WideInteger { .. } => "an integer",
        AttributeKind::Float { .. } => "a float",
        AttributeKind::String { .. } => "a string",
        AttributeKind::Array(_) => "an array",
        AttributeKind::Dictionary(_) => "a dictionary",
        AttributeKind::Type(_) => "a type",
        AttributeKind::SymbolRef { .. } => "a symbol reference",
        AttributeKind::DenseElements { .. } | AttributeKind::DenseStrings { .. } => "dense elements",
        AttributeKind::DenseArray { .. } => "a dense array",
        AttributeKind::DenseResource { .. } => "a dense resource",
        AttributeKind::Sparse { .. } => "sparse elements",
        AttributeKind::AffineMap(_) => "an affine map",
        AttributeKind::IntegerSet(_) => "an integer set",
        AttributeKind::StridedLayout { .. } => "a strided layout",
        AttributeKind::Distinct { .. } => "a distinct attribute",
        AttributeKind::Location(_) => "a location",
        AttributeKind::Opaque { .. } | AttributeKind::Extension { .. } => "an attribute of a dialect",
    }
}

fn dictionary<'c>(reader: &mut (impl DialectReader<'c> + ?Sized)) -> Result<DictionaryAttr<'c>, Error> {
    let context = reader.context();
    let entries = list(reader, |reader| {
        let name = string(reader)?;
        // Names of attributes have no type.
        let name = if name.as_attribute().own_type().is_none() {
            name
        } else {
            StringAttr::get(context, name.value())
        };
        Ok(NamedAttribute { name, value: reader.attribute()? })
    })?;
    let count = entries.len();
    let dictionary = context.dictionary_attr_from(entries);
    match dictionary.len() == count {
        true => Ok(dictionary),
        false => Err(reader.error("a dictionary has a name twice")),
    }
}

fn symbol_ref<'c>(reader: &mut (impl DialectReader<'c> + ?Sized)) -> Result<Attribute<'c>, Error> {
    let context = reader.context();
    let root = string(reader)?;
    let nested = list(reader, |reader| {
        let attribute = reader.attribute()?;
        let symbol = attribute.cast::<SymbolRefAttr<'c>>().filter(|symbol| symbol.is_flat());
        let found = kind_of(attribute);
        symbol.map(|symbol| symbol.root().value()).ok_or_else(|| {
            reader.error(&format!("expected a symbol reference without nested symbols, found {found}"))
        })
    })?;
    Ok(context.symbol_ref_attr(root.value(), &nested))
}

fn integer<'c>(reader: &mut (impl DialectReader<'c> + ?Sized)) -> Result<Attribute<'c>, Error> {
    let ty = reader.ty()?;
    let Some(width) = integer_width(ty) else {
        return Err(reader.error("the type of an integer is neither an integer type nor index"));
    };
    if width <= 128 {
        let bits = number(reader, width)?;
        return Ok(reader.context().integer_attr(ty, bits as i128));
    }
    reader.charge(width.div_ceil(8) as usize)?;
    let digits = words(reader, width)?.into_iter().flat_map(|word| [word as u32, (word >> 32) as u32]);
    let value = BigInt::from(BigUint::new(digits.collect()));
    Ok(reader.context().big_integer_attr(ty, &value))
}

fn float<'c>(reader: &mut (impl DialectReader<'c> + ?Sized)) -> Result<Attribute<'c>, Error> {
    let ty = reader.ty()?;
    let TypeKind::Float(kind) = ty.kind() else {
        return Err(reader.error("the type of a float is no float type"));
    };
    let bits = number(reader, kind.width())? & (u128::MAX >> (128 - kind.width()));
    Ok(reader.context().float_attr_from_bits(ty, bits))
}

/// The bits of a number of at most 128 bits. Bits above the width of the number are arbitrary.
fn number<'c>(reader: &mut (impl DialectReader<'c> + ?Sized), width: u32) -> Result<u128, Error> {
    match width {
        0..=8 => reader.byte().map(u128::from),
        9..=64 => reader.signed_varint().map(|value| u128::from(value as u64)),
        _ => {
            let words = words(reader, width)?;
            let word = |number: usize| u128::from(words.get(number).copied().unwrap_or(0));
            Ok(word(0) | word(1) << 64)
        }
    }
}

fn words<'c>(reader: &mut (impl DialectReader<'c> + ?Sized), width: u32) -> Result<Vec<u64>, Error> {
    let words = list(reader, |reader| reader.signed_varint().map(|word| word as u64))?;
    match words.len() <= width.div_ceil(64) as usize {
        true => Ok(words),
        false => {
            Err(reader.error(&format!("{} words are more than an integer of {width} bits has", words.len())))
        }
    }
}

/// The shaped type of an elements attribute.
fn shaped_type<'c>(reader: &mut (impl DialectReader<'c> + ?Sized)) -> Result<Type<'c>, Error> {
    let ty = reader.ty()?;
    match ty.is_shaped() {
        true => Ok(ty),
        false => Err(reader.error("expected a type with a shape")),
    }
}

/// Elements of one bit, a byte for each: one byte for each element, or a single byte for a splat.
fn unpacked(ty: Type<'_>, data: &[u8]) -> Option<Vec<u8>> {
    let count = usize::try_from(ty.num_elements()?).ok()?;
    match data {
        [byte @ (0 | u8::MAX)] => Some(vec![byte & 1]),
        data if data.len() == count.div_ceil(8) => {
            Some((0..count).map(|index| data[index / 8] >> (index % 8) & 1).collect())
        }
        _ => None,
    }
}

fn dense_array<'c>(reader: &mut (impl DialectReader<'c> + ?Sized)) -> Result<Attribute<'c>, Error> {
    let element = reader.ty()?;
    let count = reader.varint()?;
    let data = reader.blob()?;
    let size = rtblgen_ir::dense_element_size(element).unwrap_or(1) as u64;
    let fits = count.checked_mul(size) == Some(data.len() as u64) && element.is_int_or_float();
    let attribute = reader.context().dense_array_attr_from_raw(element, &data).filter(|_| fits);
    attribute.ok_or_else(|| {
        reader.error(&format!("{} bytes are not {count} elements of a dense array of this type", data.len()))
    })
}

fn dense_strings<'c>(reader: &mut (impl DialectReader<'c> + ?Sized)) -> Result<Attribute<'c>, Error> {
    let ty = shaped_type(reader)?;
    let is_splat = reader.varint()? != 0;
    let count =
        if is_splat { Some(1) } else { ty.num_elements().and_then(|count| usize::try_from(count).ok()) };
    let Some(count) = count else { return Err(reader.error("the shape of dense strings is not static")) };
    let mut values = Vec::new();
    for _ in 0..count {
        values.push(reader.text()?);
    }
    let values: Vec<&str> = values.iter().map(String::as_str).collect();
    let attribute = reader.context().dense_strings_attr(ty, &values);
    attribute.ok_or_else(|| reader.error("the shape of dense strings is not static"))
}

fn sparse<'c>(reader: &mut (impl DialectReader<'c> + ?Sized)) -> Result<Attribute<'c>, Error> {
    let ty = shaped_type(reader)?;
    let indices = reader.attribute()?;
    let values = reader.attribute()?;
    if !indices.is_dense_int_elements() || !values.is_dense_elements() {
        return Err(reader.error("the indices and values of sparse elements are dense elements"));
    }
    // The parser of the text checks the same: the indices have rank two and are in the shape, and each has a value.
    let attribute = reader.context().sparse_elements_attr(ty, indices, values);
    match is_valid_sparse(ty, indices, values) {
        true => Ok(attribute),
        false => Err(reader.error("the indices of sparse elements do not fit the type or the values")),
    }
}

fn is_valid_sparse<'c>(ty: Type<'c>, indices: Attribute<'c>, values: Attribute<'c>) -> bool {
    let (Some(shape), index_type, value_type) = (ty.ranked_shape(), indices.own_type(), values.own_type())
    else {
        return false;
    };
    if !index_type.element_type().is_integer(64) || value_type.element_type() != ty.element_type() {
        return false;
    }
    let (index_shape, value_shape) = (index_type.shape(), value_type.shape());
    let rank = shape.len() as i64;
    let is_right_shape = match index_shape {
        [count, coordinates] => *coordinates == rank && value_shape == [*count],
        [coordinates] => *coordinates == rank && value_shape.iter().product::<i64>() == 1,
        _ => false,
    };
    let coordinates = indices.cast::<rtblgen_ir::DenseElementsAttr<'c>>();
    let in_shape = |coordinates: Vec<i64>| {
        coordinates.iter().enumerate().all(|(number, coordinate)| {
            shape.get(number % shape.len().max(1)).is_some_and(|size| (0..*size).contains(coordinate))
        })
    };
    is_right_shape
        && coordinates.and_then(|coordinates| match coordinates.is_splat() {
            // A splat represents all coordinates of its type, which may be a very large number.
            true => coordinates
                .splat_value::<i64>()
                .map(|value| shape.iter().all(|size| (0..*size).contains(&value))),
            false => coordinates.values::<i64>().map(in_shape),
        }) == Some(true)
}

fn location<'c>(reader: &mut (impl DialectReader<'c> + ?Sized), number: u64) -> Result<Location<'c>, Error> {
    let context = reader.context();
    match number {
        code::UNKNOWN_LOC => Ok(context.unknown_loc()),
        code::NAME_LOC => {
            let name = string(reader)?;
            Ok(context.name_loc(name.value(), Some(reader.location()?)))
        }
        code::CALL_SITE_LOC => {
            let callee = reader.location()?;
            Ok(context.call_site_loc(callee, reader.location()?))
        }
        code::FUSED_LOC | code::FUSED_LOC_WITH_METADATA => {
            let locations = list(reader, |reader| reader.location())?;
            let metadata = match number {
                code::FUSED_LOC => None,
                _ => Some(reader.attribute()?),
            };
            Ok(context.fused_loc(&locations, metadata))
        }
        code::FILE_LINE_COL_LOC => {
            let file = string(reader)?;
            let (line, column) = (line(reader)?, line(reader)?);
            Ok(context.file_loc(file, line, column))
        }
        code::FILE_RANGE_LOC => file_range(reader),
        _ => Err(reader.error(&format!("unknown attribute code: {number}"))),
    }
}

fn line<'c>(reader: &mut (impl DialectReader<'c> + ?Sized)) -> Result<u32, Error> {
    let number = reader.varint()?;
    u32::try_from(number).map_err(|_| reader.error(&format!("{number} is no line or column")))
}

fn file_range<'c>(reader: &mut (impl DialectReader<'c> + ?Sized)) -> Result<Location<'c>, Error> {
    let file = string(reader)?;
    let numbers = list(reader, line)?;
    let (start_line, start_column, end_line, end_column) = match numbers.as_slice() {
        [] => (0, 0, 0, 0),
        [line] => (*line, 0, *line, 0),
        [line, column] => (*line, *column, *line, *column),
        [line, column, end] => (*line, *column, *line, *end),
        [line, column, end_line, end_column] => (*line, *column, *end_line, *end_column),
        _ => return Err(reader.error("a range in a file has at most four numbers")),
    };
    let range = FileRange { file, start_line, start_column, end_line, end_column };
    Ok(reader.context().file_range_loc(range))
}

/// Reads a type.
pub(crate) fn read_type<'c>(reader: &mut (impl DialectReader<'c> + ?Sized)) -> Result<Type<'c>, Error> {
    let number = reader.varint()?;
    let ty = type_of(reader, number)?;
    ty.verify().map_err(|message| reader.error(&message))?;
    Ok(ty)
}

fn type_of<'c>(reader: &mut (impl DialectReader<'c> + ?Sized), number: u64) -> Result<Type<'c>, Error> {
    let context = reader.context();
    Ok(match number {
        type_code::INTEGER => {
            let encoded = reader.varint()?;
            let Ok(width) = u32::try_from(encoded >> 2) else {
                return Err(reader.error(&format!("{} bits are too many for an integer type", encoded >> 2)));
            };
            match encoded & 3 {
                0 => context.integer_type(width),
                1 => context.signed_integer_type(width),
                2 => context.unsigned_integer_type(width),
                _ => return Err(reader.error("3 is no signedness of an integer type")),
            }
        }
        type_code::INDEX => context.index_type(),
        type_code::NONE => context.none_type(),
        type_code::FUNCTION => {
            let inputs = list(reader, |reader| reader.ty())?;
            let results = list(reader, |reader| reader.ty())?;
            context.function_type(&inputs, &results)
        }
        type_code::TUPLE => context.tuple_type(&list(reader, |reader| reader.ty())?),
        type_code::COMPLEX => context.complex_type(reader.ty()?),
        type_code::MEMREF => memref(reader, None)?,
        type_code::MEMREF_IN_SPACE => {
            let space = reader.attribute()?;
            memref(reader, Some(space))?
        }
        type_code::RANKED_TENSOR => {
            let (shape, element) = shaped(reader)?;
            context.ranked_tensor_type(&shape, element, None)
        }
        type_code::ENCODED_TENSOR => {
            let encoding = reader.attribute()?;
            let (shape, element) = shaped(reader)?;
            context.ranked_tensor_type(&shape, element, Some(encoding))
        }
        type_code::UNRANKED_TENSOR => context.unranked_tensor_type(reader.ty()?),
        type_code::UNRANKED_MEMREF => context.unranked_memref_type(reader.ty()?, None),
        type_code::UNRANKED_MEMREF_IN_SPACE => {
            let space = reader.attribute()?;
            context.unranked_memref_type(reader.ty()?, Some(space))
        }
        type_code::VECTOR => {
            let (shape, element) = shaped(reader)?;
            context.vector_type(&shape, element)
        }
        type_code::SCALABLE_VECTOR => {
            let scalable = list(reader, |reader| reader.byte().map(|flag| flag != 0))?;
            let (shape, element) = shaped(reader)?;
            if shape.len() != scalable.len() {
                return Err(reader.error("a vector type has a flag for each dimension, or none"));
            }
            context.scalable_vector_type(&shape, &scalable, element)
        }
        number => match float_of(number) {
            Some(kind) => context.float_type(kind),
            None => return Err(reader.error(&format!("unknown attribute code: {number}"))),
        },
    })
}

fn float_of(number: u64) -> Option<FloatKind> {
    FLOATS.iter().find(|(_, code)| *code == number).map(|(kind, _)| *kind)
}

fn shaped<'c>(reader: &mut (impl DialectReader<'c> + ?Sized)) -> Result<(Vec<i64>, Type<'c>), Error> {
    let shape = list(reader, |reader| reader.signed_varint())?;
    Ok((shape, reader.ty()?))
}

fn memref<'c>(
    reader: &mut (impl DialectReader<'c> + ?Sized),
    space: Option<Attribute<'c>>,
) -> Result<Type<'c>, Error> {
    let (shape, element) = shaped(reader)?;
    let layout = reader.attribute()?;
    let fits = match layout.kind() {
        AttributeKind::AffineMap(map) => map.verify_layout(&shape),
        AttributeKind::StridedLayout { strides, .. } if strides.len() != shape.len() => {
            Err(format!("a layout of {} strides for a memref of rank {}", strides.len(), shape.len()))
        }
        AttributeKind::StridedLayout { .. } => Ok(()),
        AttributeKind::Extension { .. } if layout.implements("::mlir::MemRefLayoutAttrInterface") => Ok(()),
        _ => Err(format!("expected the layout of a memref, found {}", kind_of(layout))),
    };
    fits.map_err(|message| reader.error(&message))?;
    Ok(reader.context().memref_type(&shape, element, Some(layout), space))
}
