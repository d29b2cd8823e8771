//! Constant expressions of vectors that LLVM folds while it reads them, without a data layout.

use rtblgen_dialects::llvm::LLVMStructType;
use rtblgen_runtime::Type;

use super::{Read, Reader};
use crate::constants::{Constant, ConstantId, Constants};

impl<'c> Reader<'_, 'c> {
    /// Reads `extractelement`, `insertelement` or `shufflevector`.
    pub(super) fn vector_expression(&mut self) -> Read<ConstantId> {
        let token = self.advance();
        let word = self.text_of(token);
        let mut parts = Vec::new();
        self.list(b'(', b')', |own| {
            parts.push(own.typed_constant()?);
            Ok(())
        })?;
        let constants = &mut self.module.constants;
        let vector = parts.first().map(|first| constants.ty(*first)).filter(|ty| ty.is_vector());
        let Some(ty) = vector else { return Err(self.at(token.start, "expected a vector")) };
        let is_lane = |constants: &Constants<'c>, id: ConstantId| constants.ty(id).is_any_integer();
        match (word, parts.as_slice()) {
            ("extractelement", [vector, lane]) if is_lane(constants, *lane) => {
                Ok(constants.read_extract_element(*vector, *lane))
            }
            ("insertelement", [vector, value, lane])
                if is_lane(constants, *lane) && constants.ty(*value) == ty.element_type() =>
            {
                Ok(constants.read_insert_element(*vector, *value, *lane))
            }
            ("shufflevector", [first, second, mask]) if constants.ty(*second) == ty => {
                let lanes = self.module.constants.mask(*mask);
                let result = self.like_vector(self.module.constants.ty(*mask), ty.element_type());
                let value = lanes
                    .and_then(|lanes| self.module.constants.read_shuffle([*first, *second], &lanes, result));
                value.ok_or_else(|| self.at(token.start, "this 'shufflevector' has no form in the dialect"))
            }
            _ => Err(self.at(token.start, format!("the operands do not fit '{word}'"))),
        }
    }

    /// A vector type with the length of another one.
    pub(super) fn like_vector(&self, vector: Type<'c>, element: Type<'c>) -> Type<'c> {
        match vector.is_scalable_vector() {
            true => self.context.scalable_vector_type(vector.shape(), &[true], element),
            false => self.context.vector_type(vector.shape(), element),
        }
    }

    /// Converts the indices of a `getelementptr` of vectors to vectors, except indices of structures.
    pub(super) fn vector_indices(&mut self, element: Type<'c>, result: Type<'c>, indices: &mut [ConstantId]) {
        let mut inside = None;
        for index in indices {
            let constants = &mut self.module.constants;
            let ty = constants.ty(*index);
            let structure = inside.and_then(|inside: Type<'c>| inside.cast::<LLVMStructType<'c>>());
            if structure.is_some() && ty.is_vector() {
                *index = constants.part(*index, 0).unwrap_or(*index);
            }
            let number = constants.as_int(*index).map_or(0, |number| number.unsigned() as usize);
            if structure.is_none() && !ty.is_vector() {
                let vector = self.like_vector(result, ty);
                *index = self.module.constants.splat(vector, *index);
            }
            inside = match inside {
                None => Some(element),
                Some(inside) => self.module.constants.part_type(inside, number),
            };
        }
    }
}

impl<'c> Constants<'c> {
    /// The indices in the mask of a shuffle; -1 is an undefined element.
    fn mask(&mut self, mask: ConstantId) -> Option<Vec<i32>> {
        if !self.ty(mask).is_vector() {
            return None;
        }
        if self.ty(mask).is_scalable_vector() {
            let is_anything = self.is_poison(mask) || self.is_undef(mask);
            return (is_anything || self.is_zero(mask)).then(|| vec![-i32::from(is_anything)]);
        }
        let parts = self.parts(mask)?;
        let number = |own: &Self, id: ConstantId| match own.is_poison(id) || own.is_undef(id) {
            true => Some(-1),
            false => own.as_int(id).and_then(|number| i32::try_from(number.unsigned()).ok()),
        };
        parts.into_iter().map(|part| number(self, part)).collect()
    }

    fn read_extract_element(&mut self, vector: ConstantId, lane: ConstantId) -> ConstantId {
        if let Some(known) = self.fold_extract_element(vector, lane) {
            return known;
        }
        let element = self.ty(vector).element_type();
        if let (Constant::Gep(flags, base, parts), Some(_)) = (self.get(vector).clone(), self.as_int(lane)) {
            let part_of = |own: &mut Self, part: ConstantId| match own.ty(part).is_vector() {
                true => own.read_extract_element(part, lane),
                false => part,
            };
            let parts = parts.iter().map(|part| part_of(self, *part)).collect();
            return self.add(element, Constant::Gep(flags, base, parts));
        }
        self.add(element, Constant::ExtractElement(vector, lane))
    }

    fn element_at(&mut self, vector: ConstantId, number: usize) -> ConstantId {
        let lane = self.i32(number as i32);
        self.read_extract_element(vector, lane)
    }

    fn read_insert_element(&mut self, vector: ConstantId, value: ConstantId, lane: ConstantId) -> ConstantId {
        if let Some(known) = self.fold_insert_element(vector, value, lane) {
            return known;
        }
        let ty = self.ty(vector);
        match (self.as_int(lane), self.length(ty)) {
            (Some(place), Some(length)) => {
                let place = place.unsigned() as usize;
                let element = |own: &mut Self, number| match number == place {
                    true => value,
                    false => own.element_at(vector, number),
                };
                let parts = (0..length).map(|number| element(self, number)).collect();
                self.aggregate(ty, parts)
            }
            _ => self.add(ty, Constant::InsertElement(vector, value, lane)),
        }
    }

    /// Folds a shuffle; `None` for scalable vectors, unless all elements are equal.
    fn read_shuffle(
        &mut self,
        [first, second]: [ConstantId; 2],
        mask: &[i32],
        result: Type<'c>,
    ) -> Option<ConstantId> {
        if mask.iter().all(|number| *number < 0) {
            return Some(self.poison(result));
        }
        if mask.iter().all(|number| *number == 0) {
            let element = match *self.get(first) {
                Constant::InsertElement(_, value, lane) if self.is_zero(lane) => value,
                _ => self.element_at(first, 0),
            };
            return Some(self.splat(result, element));
        }
        let length = self.length(self.ty(first))?;
        let mut parts = Vec::new();
        for number in mask {
            parts.push(match usize::try_from(*number) {
                Ok(number) if number < length => self.element_at(first, number),
                Ok(number) if number < 2 * length => self.element_at(second, number - length),
                _ => self.undef(result.element_type()),
            });
        }
        Some(self.aggregate(result, parts))
    }
}
