//! The encoding of the builtin dialect.

mod read;
mod write;

pub(crate) use read::{Value, kind_of, read_attribute, read_type};
pub(crate) use write::{write_attribute, write_location, write_type};

use rtblgen_ir::{FloatKind, Type, TypeKind};

use crate::format::ty;

/// The float formats that have an encoding. Types of other formats are written as text.
const FLOATS: [(FloatKind, u64); 6] = [
    (FloatKind::BF16, ty::BF16),
    (FloatKind::F16, ty::F16),
    (FloatKind::F32, ty::F32),
    (FloatKind::F64, ty::F64),
    (FloatKind::F80, ty::F80),
    (FloatKind::F128, ty::F128),
];

/// The number of bits of an integer of this type.
fn integer_width(ty: Type<'_>) -> Option<u32> {
    match ty.kind() {
        TypeKind::Integer { width, .. } => Some(width),
        TypeKind::Index => Some(64),
        _ => None,
    }
}
