//! Operands of instructions.

use rtblgen_runtime::Type;

use super::lexer::Kind;
use super::{Read, Reader};
use crate::constants::Val;
use crate::words;

impl<'c> Reader<'_, 'c> {
    /// Reads a value of a type: of the function, or a constant.
    pub(super) fn value(&mut self, ty: Type<'c>) -> Read<Val> {
        match self.kind() {
            Kind::Local => Ok(Val::Local(self.local(ty)?)),
            _ => Ok(Val::Constant(self.constant(ty)?)),
        }
    }

    /// Reads a type and a value.
    pub(super) fn typed_value(&mut self) -> Read<(Type<'c>, Val)> {
        let ty = self.ty()?;
        Ok((ty, self.value(ty)?))
    }

    /// Reads fast-math flags, as bits of the dialect.
    pub(super) fn fast_math(&mut self) -> u32 {
        let mut flags = 0;
        while let Some(word) = self.word() {
            let known = words::FAST_MATH.iter().find(|(_, known)| known.trim_start() == word);
            flags |= match known {
                Some((bit, _)) => *bit,
                None if word == "fast" => words::FAST_MATH.iter().map(|(bit, _)| bit).sum(),
                None => return flags,
            };
            self.advance();
        }
        flags
    }

    /// Reads some of a list of keywords, each at most once, as bits.
    pub(super) fn flag_words(&mut self, words: &[(&str, u32)]) -> u32 {
        let mut flags = 0;
        while let Some((_, bit)) = words.iter().find(|(word, bit)| flags & bit == 0 && self.is_word(word)) {
            self.advance();
            flags |= bit;
        }
        flags
    }

    /// Reads `, 1, 2`: indices of an aggregate. A comma before metadata is not read.
    pub(super) fn indices(&mut self) -> Read<Vec<i64>> {
        let mut indices = Vec::new();
        while self.is(b',') && self.ahead(1).kind == Kind::Integer {
            self.advance();
            indices.push(self.small_number()?.into());
        }
        match indices.is_empty() {
            true => Err(self.expected("', ' and a position")),
            false => Ok(indices),
        }
    }

    /// The type at these indices of an aggregate.
    pub(super) fn part_type(&self, ty: Type<'c>, indices: &[i64], position: u32) -> Read<Type<'c>> {
        let mut part = ty;
        for index in indices {
            let constants = &self.module.constants;
            let length = if part.is_vector() { None } else { constants.length(part) };
            let is_inside = length.is_some_and(|length| (*index as usize) < length);
            part = match constants.part_type(part, *index as usize).filter(|_| is_inside) {
                Some(part) => part,
                None => return Err(self.at(position, format!("'{ty}' has nothing at these positions"))),
            };
        }
        Ok(part)
    }
}
