//! Casts and arithmetic in constant expressions, which LLVM folds while it reads them, without a data layout.

use rtblgen_runtime::Type;

use crate::constants::{Constant, ConstantId, Constants, width};

impl<'c> Constants<'c> {
    /// Folds a cast of a constant.
    pub(super) fn read_cast(&mut self, word: &'static str, value: ConstantId, to: Type<'c>) -> ConstantId {
        let from = self.ty(value);
        if word == "bitcast" && from == to {
            return value;
        }
        if self.is_zero(value) && word != "addrspacecast" {
            return self.zero(to);
        }
        if self.is_poison(value) {
            return self.poison(to);
        }
        if self.is_undef(value) {
            return self.undef(to);
        }
        let is_of_bits = word == "bitcast" || word == "trunc" && self.as_int(value).is_some();
        if let Some(known) = is_of_bits.then(|| self.read_bits(word, value, to)).flatten() {
            return known;
        }
        if let Some(parts) = self.cast_parts(word, value, to) {
            return parts;
        }
        match (word, self.get(value).clone()) {
            ("trunc", Constant::Cast("ptrtoint", of)) => self.read_cast("ptrtoint", of, to),
            ("trunc", Constant::Cast("trunc", of)) => self.read_cast("trunc", of, to),
            ("bitcast", Constant::Cast("bitcast", of)) => self.read_cast("bitcast", of, to),
            ("addrspacecast", Constant::Cast("addrspacecast", of)) if self.ty(of) == to => of,
            ("addrspacecast", Constant::Cast("addrspacecast", of)) => self.read_cast(word, of, to),
            _ => self.add(to, Constant::Cast(word, value)),
        }
    }

    /// Truncates a number, or reinterprets its bits as another type.
    fn read_bits(&mut self, word: &str, value: ConstantId, to: Type<'c>) -> Option<ConstantId> {
        if !to.is_vector() && !self.ty(value).is_vector() {
            return self.of_number(word, value, to);
        }
        if self.is_all_ones(value) && !to.is_a("llvm.x86_amx") {
            let element = to.element_type_or_self();
            let ones = match element.is_float() {
                true => self.float(element, u128::MAX >> (128 - width(element))),
                false => self.integer(element, u128::MAX),
            };
            return Some(if to.is_vector() { self.splat(to, ones) } else { ones });
        }
        // A scalar is first cast to a vector of one element.
        let is_number = matches!(self.get(value), Constant::Integer(_) | Constant::Float(_));
        (is_number && to.is_vector()).then(|| {
            let single = self.context().vector_type(&[1], self.ty(value));
            let single = self.splat(single, value);
            self.read_cast("bitcast", single, to)
        })
    }

    fn is_all_ones(&self, id: ConstantId) -> bool {
        match self.get(id) {
            Constant::Splat(element) => self.is_all_ones(*element),
            Constant::Integer(bits) | Constant::Float(bits) => {
                bits.count_ones() == width(self.ty(id)).min(128)
            }
            _ => false,
        }
    }

    /// Casts the elements of a vector one by one, if they are listed.
    fn cast_parts(&mut self, word: &'static str, value: ConstantId, to: Type<'c>) -> Option<ConstantId> {
        let is_listed = matches!(self.get(value), Constant::Aggregate(_) | Constant::Splat(_));
        let are_alike =
            to.is_vector() && !to.is_scalable_vector() && self.length(self.ty(value)) == self.length(to);
        let parts = (is_listed && are_alike).then(|| self.parts(value)).flatten()?;
        let element = to.element_type();
        let parts = parts.into_iter().map(|part| self.read_cast(word, part, element)).collect();
        Some(self.aggregate(to, parts))
    }

    /// Folds `add`, `sub` or `xor`, which is given as its keyword alone and with its flags.
    pub(super) fn read_binary(
        &mut self,
        (word, written): (&'static str, &'static str),
        lhs: ConstantId,
        rhs: ConstantId,
    ) -> ConstantId {
        let ty = self.ty(lhs);
        let is_number = |own: &Self, id: ConstantId| own.as_int(id).is_some();
        let is_any = |own: &Self, id: ConstantId| own.is_poison(id) || own.is_undef(id);
        let are_known =
            is_number(self, lhs) && is_number(self, rhs) || is_any(self, lhs) || is_any(self, rhs);
        if let Some(known) = are_known.then(|| self.fold_binary(word, lhs, rhs)).flatten() {
            return known;
        }
        if let Some(other) = self.identity(word, lhs, rhs) {
            return other;
        }
        if let (true, Some(left)) = (ty.is_vector() && !ty.is_scalable_vector(), self.parts(lhs))
            && let Some(right) = self.parts(rhs)
        {
            let pairs = left.into_iter().zip(right);
            let parts = pairs.map(|(left, right)| self.read_binary((word, written), left, right)).collect();
            return self.aggregate(ty, parts);
        }
        if word != "sub" {
            if let Some(known) = self.associated(word, lhs, rhs) {
                return known;
            }
            if is_number(self, lhs) {
                return self.read_binary((word, word), rhs, lhs);
            }
        }
        self.add(ty, Constant::Binary(written, lhs, rhs))
    }

    /// Folds `(x + 1) + 2` to `x + 3`.
    fn associated(&mut self, word: &'static str, lhs: ConstantId, rhs: ConstantId) -> Option<ConstantId> {
        let Constant::Binary(inner, first, second) = *self.get(lhs) else { return None };
        let is_same = |words: &str| words.split(' ').next() == Some(word);
        if !is_same(inner) || self.as_int(second).is_none() {
            return None;
        }
        let both = self.read_binary((word, word), second, rhs);
        match self.get(both) {
            Constant::Binary(words, ..) if is_same(words) => None,
            _ => Some(self.read_binary((word, word), first, both)),
        }
    }
}
