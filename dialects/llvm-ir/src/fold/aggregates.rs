//! Elements of constant aggregates.

use rtblgen_runtime::Type;

use crate::constants::{Constant, ConstantId, Constants};

impl<'c> Constants<'c> {
    pub fn fold_extract_value(&mut self, value: ConstantId, position: &[i64]) -> Option<ConstantId> {
        position.iter().try_fold(value, |value, number| self.part(value, usize::try_from(*number).ok()?))
    }

    pub fn fold_insert_value(
        &mut self,
        container: ConstantId,
        value: ConstantId,
        position: &[i64],
    ) -> Option<ConstantId> {
        let Some((first, rest)) = position.split_first() else { return Some(value) };
        let first = usize::try_from(*first).ok()?;
        let ty = self.ty(container);
        let mut parts = self.parts(container)?;
        let part = *parts.get(first)?;
        parts[first] = self.fold_insert_value(part, value, rest)?;
        Some(self.aggregate(ty, parts))
    }

    pub fn fold_extract_element(&mut self, vector: ConstantId, position: ConstantId) -> Option<ConstantId> {
        let ty = self.ty(vector);
        let element = ty.element_type();
        if self.is_poison(vector) || self.is_poison(position) || self.is_undef(position) {
            return Some(self.poison(element));
        }
        if self.is_undef(vector) {
            return Some(self.undef(element));
        }
        let number = self.as_int(position)?.unsigned();
        if ty.is_scalable_vector() {
            let length = u128::try_from(ty.num_elements()?).ok()?;
            return (number < length).then(|| self.part(vector, number as usize)).flatten();
        }
        match usize::try_from(number).ok().filter(|number| Some(*number) < self.length(ty)) {
            Some(number) => self.part(vector, number),
            None => Some(self.poison(element)),
        }
    }

    pub fn fold_insert_element(
        &mut self,
        vector: ConstantId,
        value: ConstantId,
        position: ConstantId,
    ) -> Option<ConstantId> {
        let ty = self.ty(vector);
        if self.is_poison(position) || self.is_undef(position) {
            return Some(self.poison(ty));
        }
        if self.is_zero(vector) && self.is_zero(value) {
            return Some(vector);
        }
        let number = self.as_int(position)?.unsigned();
        if ty.is_scalable_vector() {
            return Some(self.add(ty, Constant::InsertElement(vector, value, position)));
        }
        let length = self.length(ty)?;
        let Some(number) = usize::try_from(number).ok().filter(|number| *number < length) else {
            return Some(self.poison(ty));
        };
        let mut parts = self.parts(vector)?;
        parts[number] = value;
        Some(self.aggregate(ty, parts))
    }

    pub fn fold_shuffle(
        &mut self,
        first: ConstantId,
        second: ConstantId,
        mask: &[i32],
        result: Type<'c>,
    ) -> Option<ConstantId> {
        if mask.iter().all(|number| *number < 0) {
            return Some(self.poison(result));
        }
        let ty = self.ty(first);
        if let Constant::InsertElement(_, value, place) = *self.get(first)
            && self.is_zero(place)
            && mask.iter().all(|number| *number == 0)
        {
            return Some(self.splat(result, value));
        }
        if ty.is_scalable_vector() {
            let element = matches!(self.get(first), Constant::Splat(_) | Constant::Zero | Constant::Undef)
                .then(|| self.part(first, 0))
                .flatten();
            return element.map(|element| self.splat(result, element));
        }
        let length = self.length(ty)?;
        let element = ty.element_type();
        let mut parts = Vec::new();
        for number in mask {
            parts.push(match usize::try_from(*number) {
                Ok(number) if number < length => self.part(first, number)?,
                Ok(number) if number < 2 * length => self.part(second, number - length)?,
                _ => self.undef(element),
            });
        }
        Some(self.aggregate(result, parts))
    }
}
