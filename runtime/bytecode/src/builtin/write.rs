//! Writes attributes, locations and types of the builtin dialect.

use rtblgen_ir::{
    AffineMap, Attribute, AttributeKind, FileRange, Location, LocationKind, NamedAttribute, Signedness,
    StringAttr, Type, TypeKind,
};

use super::{FLOATS, integer_width};
use crate::dialect::DialectWriter;
use crate::format::{attribute as code, ty as type_code};

/// Writes an attribute of the builtin dialect. Returns `false` if it has no encoding.
pub(crate) fn write_attribute<'c>(
    attribute: Attribute<'c>,
    writer: &mut (impl DialectWriter<'c> + ?Sized),
) -> bool {
    match attribute.kind() {
        AttributeKind::Unit => writer.varint(code::UNIT),
        AttributeKind::Integer { ty, bits } => {
            writer.varint(code::INTEGER);
            writer.ty(ty);
            number(writer, integer_width(ty).unwrap_or(64), bits.unsigned());
        }
        AttributeKind::WideInteger { ty, limbs } => {
            writer.varint(code::INTEGER);
            writer.ty(ty);
            words(writer, limbs);
        }
        AttributeKind::Float { ty, bits } => {
            writer.varint(code::FLOAT);
            writer.ty(ty);
            number(writer, ty.float_kind().map_or(64, |kind| kind.width()), bits.unsigned());
        }
        AttributeKind::String { text, ty } if ty.is_none() => {
            writer.varint(code::STRING);
            writer.text(text);
        }
        AttributeKind::String { text, ty } => {
            writer.varint(code::TYPED_STRING);
            writer.text(text);
            writer.ty(ty);
        }
        AttributeKind::Array(elements) => {
            writer.varint(code::ARRAY);
            writer.varint(elements.len() as u64);
            elements.iter().for_each(|element| writer.attribute(*element));
        }
        AttributeKind::Dictionary(entries) => {
            writer.varint(code::DICTIONARY);
            writer.varint(entries.len() as u64);
            for NamedAttribute { name, value } in entries {
                writer.attribute(name.as_attribute());
                writer.attribute(*value);
            }
        }
        AttributeKind::Type(ty) => {
            writer.varint(code::TYPE);
            writer.ty(ty);
        }
        AttributeKind::SymbolRef { root, nested } => symbol_ref(root, nested, writer),
        AttributeKind::Distinct { referenced, .. } => {
            writer.varint(code::DISTINCT);
            writer.attribute(referenced);
        }
        AttributeKind::Location(location) => write_location(location, writer),
        _ => return write_elements(attribute, writer),
    }
    true
}

fn write_elements<'c>(attribute: Attribute<'c>, writer: &mut (impl DialectWriter<'c> + ?Sized)) -> bool {
    match attribute.kind() {
        AttributeKind::DenseElements { ty, data } => {
            writer.varint(code::DENSE_ELEMENTS);
            writer.ty(ty);
            match ty.element_type_or_self().is_integer(1) {
                true => writer.blob(&packed(data)),
                false => writer.blob(data),
            }
        }
        AttributeKind::DenseStrings { ty, values } => {
            writer.varint(code::DENSE_STRINGS);
            writer.ty(ty);
            writer.varint(u64::from(values.len() == 1));
            values.iter().for_each(|value| writer.text(value));
        }
        AttributeKind::DenseArray { element, data } => {
            writer.varint(code::DENSE_ARRAY);
            writer.ty(element);
            let size = rtblgen_ir::dense_element_size(element).unwrap_or(1);
            writer.varint((data.len() / size) as u64);
            writer.blob(data);
        }
        AttributeKind::DenseResource { ty, key } => {
            writer.varint(code::DENSE_RESOURCE);
            writer.ty(ty);
            writer.resource(key);
        }
        AttributeKind::Sparse { ty, indices, values } => {
            writer.varint(code::SPARSE);
            writer.ty(ty);
            writer.attribute(indices);
            writer.attribute(values);
        }
        _ => return false,
    }
    true
}

/// Writes elements of one bit, the first in the lowest bit. A single byte of ones is a splat.
fn packed(data: &[u8]) -> Vec<u8> {
    if let [value] = data {
        return vec![if *value == 0 { 0 } else { u8::MAX }];
    }
    let byte = |bits: &[u8]| bits.iter().rev().fold(0, |byte, bit| byte << 1 | u8::from(*bit != 0));
    data.chunks(8).map(byte).collect()
}

/// Writes a number of this width. Its bits above the width are ignored.
fn number<'c>(writer: &mut (impl DialectWriter<'c> + ?Sized), width: u32, bits: u128) {
    let low = bits as u64;
    match width {
        0 => writer.byte(0),
        1..=8 => writer.byte(low as u8 & (u8::MAX >> (8 - width))),
        9..=64 => writer.signed_varint((low & (u64::MAX >> (64 - width))) as i64),
        _ => {
            let bits = bits & (u128::MAX >> (128 - width.min(128)));
            words(writer, &[bits as u64, (bits >> 64) as u64]);
        }
    }
}

/// The words of a number up to the last one that is not zero, but at least one word.
fn words<'c>(writer: &mut (impl DialectWriter<'c> + ?Sized), words: &[u64]) {
    let len = words.iter().rposition(|word| *word != 0).map_or(1, |last| last + 1);
    writer.varint(len as u64);
    words.iter().take(len).for_each(|word| writer.signed_varint(*word as i64));
}

fn symbol_ref<'c>(
    root: StringAttr<'c>,
    nested: &[StringAttr<'c>],
    writer: &mut (impl DialectWriter<'c> + ?Sized),
) {
    writer.varint(if nested.is_empty() { code::FLAT_SYMBOL_REF } else { code::SYMBOL_REF });
    writer.attribute(root.as_attribute());
    if !nested.is_empty() {
        writer.varint(nested.len() as u64);
        let context = root.context();
        nested.iter().for_each(|name| writer.attribute(context.flat_symbol_ref_attr(name.value())));
    }
}

/// Writes a location.
pub(crate) fn write_location<'c>(location: Location<'c>, writer: &mut (impl DialectWriter<'c> + ?Sized)) {
    match location.kind() {
        LocationKind::Unknown => writer.varint(code::UNKNOWN_LOC),
        LocationKind::File(range) => file_range(range, writer),
        LocationKind::Name(name, child) => {
            writer.varint(code::NAME_LOC);
            writer.attribute(name.as_attribute());
            writer.location(child);
        }
        LocationKind::CallSite { callee, caller } => {
            writer.varint(code::CALL_SITE_LOC);
            writer.location(callee);
            writer.location(caller);
        }
        LocationKind::Fused { locations, metadata } => {
            let has_metadata = metadata.is_some();
            writer.varint(if has_metadata { code::FUSED_LOC_WITH_METADATA } else { code::FUSED_LOC });
            writer.varint(locations.len() as u64);
            locations.iter().for_each(|location| writer.location(*location));
            if let Some(metadata) = metadata {
                writer.attribute(metadata);
            }
        }
    }
}

fn file_range<'c>(range: FileRange<'c>, writer: &mut (impl DialectWriter<'c> + ?Sized)) {
    let FileRange { file, start_line, start_column, end_line, end_column } = range;
    let is_place = (start_line, start_column) == (end_line, end_column);
    writer.varint(if is_place { code::FILE_LINE_COL_LOC } else { code::FILE_RANGE_LOC });
    writer.attribute(file.as_attribute());
    let numbers: &[u32] = match is_place {
        true => &[start_line, start_column],
        false if start_line == end_line => &[start_line, start_column, end_column],
        false => &[start_line, start_column, end_line, end_column],
    };
    if !is_place {
        writer.varint(numbers.len() as u64);
    }
    numbers.iter().for_each(|number| writer.varint((*number).into()));
}

/// Writes a type of the builtin dialect. Returns `false` if it has no encoding.
pub(crate) fn write_type<'c>(ty: Type<'c>, writer: &mut (impl DialectWriter<'c> + ?Sized)) -> bool {
    match ty.kind() {
        TypeKind::Integer { width, signedness } => {
            let sign = match signedness {
                Signedness::Signless => 0,
                Signedness::Signed => 1,
                Signedness::Unsigned => 2,
            };
            writer.varint(type_code::INTEGER);
            writer.varint(u64::from(width) << 2 | sign);
        }
        TypeKind::Index => writer.varint(type_code::INDEX),
        TypeKind::None => writer.varint(type_code::NONE),
        TypeKind::Float(kind) => match FLOATS.iter().find(|(known, _)| *known == kind) {
            Some((_, code)) => writer.varint(*code),
            None => return false,
        },
        TypeKind::Function { inputs, results } => {
            writer.varint(type_code::FUNCTION);
            types(inputs, writer);
            types(results, writer);
        }
        TypeKind::Tuple(elements) => {
            writer.varint(type_code::TUPLE);
            types(elements, writer);
        }
        TypeKind::Complex(element) => {
            writer.varint(type_code::COMPLEX);
            writer.ty(element);
        }
        _ => return write_shaped(ty, writer),
    }
    true
}

fn types<'c>(types: &[Type<'c>], writer: &mut (impl DialectWriter<'c> + ?Sized)) {
    writer.varint(types.len() as u64);
    types.iter().for_each(|ty| writer.ty(*ty));
}

fn write_shaped<'c>(ty: Type<'c>, writer: &mut (impl DialectWriter<'c> + ?Sized)) -> bool {
    match ty.kind() {
        TypeKind::Vector { shape, scalable, element } => {
            let is_scalable = scalable.contains(&true);
            writer.varint(if is_scalable { type_code::SCALABLE_VECTOR } else { type_code::VECTOR });
            if is_scalable {
                writer.varint(scalable.len() as u64);
                scalable.iter().for_each(|flag| writer.byte(u8::from(*flag)));
            }
            shaped(shape, element, writer);
        }
        TypeKind::RankedTensor { shape, element, encoding } => {
            writer.varint(match encoding {
                None => type_code::RANKED_TENSOR,
                Some(_) => type_code::ENCODED_TENSOR,
            });
            optional(encoding, writer);
            shaped(shape, element, writer);
        }
        TypeKind::UnrankedTensor { element } => {
            writer.varint(type_code::UNRANKED_TENSOR);
            writer.ty(element);
        }
        TypeKind::MemRef { shape, element, layout, memory_space } => {
            writer.varint(match memory_space {
                None => type_code::MEMREF,
                Some(_) => type_code::MEMREF_IN_SPACE,
            });
            optional(memory_space, writer);
            shaped(shape, element, writer);
            let identity = || ty.context().affine_map_attr(&AffineMap::identity(shape.len() as u32));
            writer.attribute(layout.unwrap_or_else(identity));
        }
        TypeKind::UnrankedMemRef { element, memory_space } => {
            writer.varint(match memory_space {
                None => type_code::UNRANKED_MEMREF,
                Some(_) => type_code::UNRANKED_MEMREF_IN_SPACE,
            });
            optional(memory_space, writer);
            writer.ty(element);
        }
        _ => return false,
    }
    true
}

/// Writes an attribute that may be absent, after a number that tells whether it is present.
fn optional<'c>(attribute: Option<Attribute<'c>>, writer: &mut (impl DialectWriter<'c> + ?Sized)) {
    if let Some(attribute) = attribute {
        writer.attribute(attribute);
    }
}

fn shaped<'c>(shape: &[i64], element: Type<'c>, writer: &mut (impl DialectWriter<'c> + ?Sized)) {
    writer.varint(shape.len() as u64);
    shape.iter().for_each(|size| writer.signed_varint(*size));
    writer.ty(element);
}
