//! The conversion of known values, and their bits.

use crate::model::{Node, Store, Type, TypeId, UnOp, ValueId};
use smallvec::SmallVec;

/// The integer in `bits`, the lowest bit first; none if one of them is not known.
fn int_of_bits(bits: impl Iterator<Item = ValueId>) -> Option<i64> {
    let mut result = 0u64;
    for (i, bit) in bits.enumerate() {
        match bit {
            ValueId::TRUE if i < 64 => result |= 1 << i,
            ValueId::TRUE | ValueId::FALSE => {}
            _ => return None,
        }
    }
    Some(result.cast_signed())
}

/// `value` can be written in `width` bits, as a signed or an unsigned number.
fn fits(value: i64, width: u32) -> bool {
    width >= 64 || value >> width == 0 || (width > 0 && value >> (width - 1) == -1)
}

impl Store {
    /// `value` as a value of type `ty`, where that can be done now.
    pub(crate) fn convert(&mut self, value: ValueId, ty: TypeId) -> Option<ValueId> {
        match self.node(value) {
            Node::Unset => Some(value),
            Node::Bit(bit) => self.convert_bit(value, bit, ty),
            Node::Bits(_) => self.convert_bits(value, ty),
            Node::Int(int) => self.convert_int(value, int, ty),
            Node::Str(_) | Node::Code(_) => (ty == TypeId::STRING).then_some(value),
            Node::List { .. } => self.convert_list(value, ty),
            Node::Record(record) => {
                let own = self.definition_type(record);
                (self.types.is_record(ty) && self.is_convertible(own, ty)).then_some(value)
            }
            _ => self.convert_other(value, ty),
        }
    }

    fn convert_bit(&mut self, value: ValueId, bit: bool, ty: TypeId) -> Option<ValueId> {
        match self.types.kind(ty) {
            Type::Bit => Some(value),
            Type::Int => Some(self.values.int(i64::from(bit))),
            Type::Bits(1) => Some(self.values.bits(&[value])),
            _ => None,
        }
    }

    fn convert_bits(&mut self, value: ValueId, ty: TypeId) -> Option<ValueId> {
        let Node::Bits(bits) = self.node(value) else { return None };
        match self.types.kind(ty) {
            Type::Bit if self.values.len(bits) == 1 => self.values.items(bits).next(),
            Type::Bits(width) => (self.values.len(bits) == *width as usize).then_some(value),
            Type::Int => int_of_bits(self.values.items(bits)).map(|int| self.values.int(int)),
            _ => None,
        }
    }

    fn convert_int(&mut self, value: ValueId, int: i64, ty: TypeId) -> Option<ValueId> {
        match *self.types.kind(ty) {
            Type::Int => Some(value),
            Type::Bit => matches!(int, 0 | 1).then_some(ValueId::bit(int == 1)),
            Type::Bits(width) => fits(int, width).then(|| {
                let bit = |i| ValueId::bit(i < 64 && int >> i & 1 == 1);
                let bits: SmallVec<[ValueId; 64]> = (0..width).map(bit).collect();
                self.values.bits(&bits)
            }),
            _ => None,
        }
    }

    fn convert_list(&mut self, value: ValueId, ty: TypeId) -> Option<ValueId> {
        let Node::List { element: own, items } = self.node(value) else { return None };
        let element = self.types.element(ty)?;
        if own == element {
            return Some(value);
        }
        let items: SmallVec<[ValueId; 8]> = self.values.items(items).collect();
        let converted = items
            .iter()
            .map(|&item| self.convert(item, element))
            .collect::<Option<SmallVec<[ValueId; 8]>>>()?;
        // A list that need not change keeps its element type.
        Some(if converted == items { value } else { self.values.list(element, &converted) })
    }

    fn convert_other(&mut self, value: ValueId, ty: TypeId) -> Option<ValueId> {
        let own = self.type_of(value)?;
        if own == ty || self.is_subtype(own, ty) {
            return Some(value);
        }
        (own == TypeId::BIT && self.types.width(ty) == Some(1)).then(|| self.values.bits(&[value]))
    }

    /// One bit of a value.
    pub(crate) fn bit(&mut self, value: ValueId, bit: u32) -> ValueId {
        match self.node(value) {
            Node::Unset | Node::Bit(_) | Node::BitOf { .. } => value,
            Node::Bits(bits) => self.values.items(bits).nth(bit as usize).unwrap_or(ValueId::UNSET),
            Node::Int(int) => ValueId::bit(bit < 64 && int >> bit & 1 == 1),
            Node::Unary { op: UnOp::IsA | UnOp::Exists | UnOp::Instances, .. } => {
                self.values.bit_of(value, bit)
            }
            Node::Variable { ty: TypeId::BIT, .. }
            | Node::Field { ty: TypeId::BIT, .. }
            | Node::Unary { ty: TypeId::BIT, .. }
            | Node::Binary { ty: TypeId::BIT, .. }
            | Node::Ternary { ty: TypeId::BIT, .. } => value,
            _ => self.values.bit_of(value, bit),
        }
    }

    /// The bits of `value` with these numbers; none if the value has no such bits.
    pub(crate) fn bit_range(&mut self, value: ValueId, wanted: &[u32]) -> Option<ValueId> {
        let width = match self.node(value) {
            Node::Int(_) => 64,
            _ => {
                let ty = self.type_of(value)?;
                self.types.width(ty)?
            }
        };
        if wanted.iter().any(|&bit| bit >= width) {
            return None;
        }
        let take = |store: &mut Self, bit| match store.node(value) {
            Node::Bits(_) | Node::Int(_) => store.bit(value, bit),
            _ => store.values.bit_of(value, bit),
        };
        let bits: SmallVec<[ValueId; 64]> = wanted.iter().map(|&bit| take(self, bit)).collect();
        Some(self.values.bits(&bits))
    }

    /// The integer that a value is or converts to.
    pub(crate) fn as_int(&self, value: ValueId) -> Option<i64> {
        match self.node(value) {
            Node::Int(int) => Some(int),
            Node::Bit(bit) => Some(i64::from(bit)),
            Node::Bits(bits) => int_of_bits(self.values.items(bits)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_fit_signed_or_unsigned() {
        assert!(fits(15, 4) && fits(-8, 4) && fits(-7, 4));
        assert!(!fits(16, 4) && !fits(-9, 4));
        assert!(fits(i64::MIN, 64) && fits(0, 0) && !fits(1, 0));
    }
}
