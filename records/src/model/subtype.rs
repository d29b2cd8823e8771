//! Conversions between types.

use crate::model::{RecordId, Store, Type, TypeId};
use smallvec::SmallVec;

impl Store {
    /// Whether a value of type `from`, possibly after a conversion, is valid where `to` is expected.
    pub(crate) fn is_convertible(&self, from: TypeId, to: TypeId) -> bool {
        let (from, to, _) = self.types.innermost(from, to);
        match (self.types.kind(from), self.types.kind(to)) {
            (Type::Bit, Type::Bit | Type::Int | Type::Bits(1)) => true,
            (Type::Bits(from), Type::Bits(to)) => from == to,
            (Type::Bits(width), Type::Bit) => *width == 1,
            (Type::Bits(_), Type::Int) => true,
            (Type::Int, Type::Bit | Type::Bits(_) | Type::Int) => true,
            (Type::String, Type::String) | (Type::Dag, Type::Dag) => true,
            (Type::Record(classes), Type::Record(wanted)) => {
                from == to || wanted.iter().all(|&wanted| self.any_derives(classes, wanted))
            }
            _ => false,
        }
    }

    fn any_derives(&self, classes: &[RecordId], wanted: RecordId) -> bool {
        classes.iter().any(|&class| class == wanted || self.records.derives_from(class, wanted))
    }

    /// A value of type `from` is a value of type `to` without conversion.
    pub(crate) fn is_subtype(&self, from: TypeId, to: TypeId) -> bool {
        let (from, to, _) = self.types.innermost(from, to);
        match (self.types.kind(from), self.types.kind(to)) {
            (Type::Record(_), Type::Record(_)) => self.is_convertible(from, to),
            _ => from == to,
        }
    }

    /// The type that values of both types have, if there is one.
    pub(crate) fn common_type(&mut self, a: TypeId, b: TypeId) -> Option<TypeId> {
        if a == b {
            return Some(a);
        }
        if let (Type::Record(classes), Type::Record(others)) = (self.types.kind(a), self.types.kind(b)) {
            let (classes, others) = (classes.clone(), others.clone());
            return Some(self.common_classes(&classes, &others));
        }
        if self.is_convertible(a, b) {
            return Some(b);
        }
        if self.is_convertible(b, a) {
            return Some(a);
        }
        let (inner, other, depth) = self.types.innermost(a, b);
        if depth == 0 {
            return None;
        }
        let common = self.common_type(inner, other)?;
        Some((0..depth).fold(common, |element, _| self.types.list_of(element)))
    }

    fn common_classes(&mut self, classes: &[RecordId], others: &[RecordId]) -> TypeId {
        let mut common = SmallVec::new();
        let mut stack: SmallVec<[RecordId; 2]> = SmallVec::from_slice(classes);
        while let Some(class) = stack.pop() {
            if self.any_derives(others, class) {
                if !common.contains(&class) {
                    common.push(class);
                }
            } else {
                stack.extend(self.record(class).superclasses.iter().map(|&(direct, _)| direct));
            }
        }
        self.record_type(common)
    }
}
