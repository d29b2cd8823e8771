//! Arithmetic of constants.

use rtblgen_runtime::Type;
use rtblgen_runtime::constants::{Float, Int};

use crate::constants::{Constant, ConstantId, Constants, width};

/// Whether the operation on addresses is a constant expression, which the linker computes.
fn is_of_linker(op: &str) -> bool {
    matches!(op, "add" | "sub" | "xor")
}

fn is_commutative(op: &str) -> bool {
    matches!(op, "add" | "mul" | "and" | "or" | "xor")
}

impl<'c> Constants<'c> {
    /// The result of an operation on two constants; `None` if it is not constant.
    pub fn fold_binary(&mut self, op: &'static str, lhs: ConstantId, rhs: ConstantId) -> Option<ConstantId> {
        let ty = self.ty(lhs);
        if let Some(other) = self.identity(op, lhs, rhs) {
            return Some(other);
        }
        if self.is_poison(lhs) || self.is_poison(rhs) {
            return Some(self.poison(ty));
        }
        if let ("and", Some(known)) = (op, self.known_and(lhs, rhs)) {
            return Some(known);
        }
        // Fixed vectors are computed element by element.
        let is_fixed = ty.is_vector() && !ty.is_scalable_vector();
        if !is_fixed && (self.is_undef(lhs) || self.is_undef(rhs)) {
            return self.of_undef(op, lhs, rhs);
        }
        if let (Some(a), Some(b)) = (self.as_int(lhs), self.as_int(rhs)) {
            return Some(match integers(op, a, b)? {
                Some(result) => self.integer(ty, result.unsigned()),
                None => self.poison(ty),
            });
        }
        if let (Some(a), Some(b)) = (self.as_float(lhs), self.as_float(rhs)) {
            return floats(op, a, b).map(|result| self.float(ty, result.bits()));
        }
        if ty.is_vector() {
            let lanes = self.lanes(ty, &[lhs, rhs], |own, lane| own.fold_binary(op, lane[0], lane[1]));
            if lanes.is_some() || !ty.is_scalable_vector() {
                return lanes;
            }
        }
        self.of_address(op, lhs, rhs)
    }

    /// The other operand, if one operand is the identity of the operation.
    pub fn identity(&mut self, op: &str, lhs: ConstantId, rhs: ConstantId) -> Option<ConstantId> {
        let ty = self.ty(lhs);
        let element = ty.element_type_or_self();
        let number = match op {
            "add" | "or" | "xor" | "sub" | "shl" | "lshr" | "ashr" => self.zero(element),
            // Of wider integers only zero is a constant of this table.
            "mul" | "sdiv" | "udiv" | "and" if width(element) > Int::MAX_WIDTH => return None,
            "mul" | "sdiv" | "udiv" => self.integer(element, 1),
            "and" => self.integer(element, u128::MAX),
            "fadd" => {
                let bits = 1u128 << (element.int_or_float_bit_width()? - 1);
                self.float(element, bits)
            }
            "fsub" => self.float(element, 0),
            "fmul" | "fdiv" => {
                let one = Float::from_f64(element.float_kind()?, 1.0).bits();
                self.float(element, one)
            }
            _ => return None,
        };
        let number = self.all_lanes(ty, number);
        if rhs == number {
            return Some(lhs);
        }
        let works_on_both_sides = is_commutative(op) || matches!(op, "fadd" | "fmul");
        (lhs == number && works_on_both_sides).then_some(rhs)
    }

    fn of_undef(&mut self, op: &str, lhs: ConstantId, rhs: ConstantId) -> Option<ConstantId> {
        let ty = self.ty(lhs);
        let are_both = self.is_undef(lhs) && self.is_undef(rhs);
        let other = if self.is_undef(lhs) { rhs } else { lhs };
        let is_odd = self.as_int(other).is_some_and(|int| int.unsigned() & 1 == 1);
        Some(match op {
            "xor" if are_both => self.zero(ty),
            "add" | "sub" | "xor" => self.undef(ty),
            "and" | "or" | "mul" if are_both => self.undef(ty),
            "mul" if is_odd => self.undef(ty),
            "and" | "mul" => self.zero(ty),
            "or" if width(ty.element_type_or_self()) > Int::MAX_WIDTH => return None,
            "or" => {
                let ones = self.integer(ty.element_type_or_self(), u128::MAX);
                self.all_lanes(ty, ones)
            }
            "sdiv" | "udiv" | "srem" | "urem" if self.is_undef(rhs) || self.is_zero(rhs) => self.poison(ty),
            "shl" | "lshr" | "ashr" if self.is_undef(rhs) => self.poison(ty),
            "sdiv" | "udiv" | "srem" | "urem" | "shl" | "lshr" | "ashr" => self.zero(ty),
            _ if are_both => self.undef(ty),
            "fsub" if self.is_negative_zero(lhs) => self.undef(ty),
            _ => {
                let element = ty.element_type_or_self();
                let nan = Float::from_f64(element.float_kind()?, f64::NAN).bits();
                let nan = self.float(element, nan);
                self.all_lanes(ty, nan)
            }
        })
    }

    fn is_negative_zero(&self, id: ConstantId) -> bool {
        self.as_float(id).is_some_and(|number| number.is_zero() && number.is_negative())
    }

    /// An operation on addresses.
    fn of_address(&mut self, op: &'static str, lhs: ConstantId, rhs: ConstantId) -> Option<ConstantId> {
        let ty = self.ty(lhs);
        if matches!(op, "sdiv" | "udiv" | "srem" | "urem") && self.is_zero(rhs) {
            return Some(self.poison(ty));
        }
        if matches!(op, "and" | "mul") && self.is_zero(rhs) {
            return Some(rhs);
        }
        // A shift by the width or more, or a division by 0, is undefined, so the result is zero otherwise.
        let stays_zero =
            matches!(op, "and" | "mul" | "shl" | "lshr" | "ashr" | "udiv" | "sdiv" | "urem" | "srem");
        if stays_zero && self.is_zero(lhs) {
            return Some(lhs);
        }
        let is_bit = ty.is_signless_integer(1);
        if !is_of_linker(op) {
            return if is_bit { self.of_bit(op, lhs, rhs) } else { None };
        }
        if let (true, Some(distance)) = (op == "sub", self.distance(lhs, rhs)) {
            return Some(self.integer(ty, distance as i128 as u128));
        }
        if let Some(sum) = self.regrouped(op, lhs, rhs) {
            return Some(sum);
        }
        if is_bit { self.of_bit(op, lhs, rhs) } else { Some(self.expression(op, lhs, rhs)) }
    }

    fn expression(&mut self, op: &'static str, lhs: ConstantId, rhs: ConstantId) -> ConstantId {
        let is_swapped = is_commutative(op) && self.is_expression(rhs) && !self.is_expression(lhs);
        let (lhs, rhs) = if is_swapped { (rhs, lhs) } else { (lhs, rhs) };
        self.add(self.ty(lhs), Constant::Binary(op, lhs, rhs))
    }

    /// An operation on an address with a width of one bit. Shifts by one and divisions by zero are undefined.
    fn of_bit(&mut self, op: &'static str, lhs: ConstantId, rhs: ConstantId) -> Option<ConstantId> {
        match op {
            "add" | "sub" => self.fold_binary("xor", lhs, rhs),
            "shl" | "lshr" | "ashr" | "sdiv" | "udiv" => Some(lhs),
            "srem" | "urem" => Some(self.bool(false)),
            "xor" => Some(self.expression(op, lhs, rhs)),
            _ => None,
        }
    }

    /// The bitwise `and` of an address and a mask, if enough bits of the address are known.
    fn known_and(&mut self, lhs: ConstantId, rhs: ConstantId) -> Option<ConstantId> {
        let is_address = |id| matches!(self.get(id), Constant::Cast("ptrtoint", _));
        match (is_address(lhs), is_address(rhs)) {
            (true, false) => self.masked(lhs, rhs),
            (false, true) => self.masked(rhs, lhs),
            _ => None,
        }
    }

    /// The result of masking an address: the alignment of its symbol determines the lowest bits.
    fn masked(&mut self, address: ConstantId, mask: ConstantId) -> Option<ConstantId> {
        let Constant::Cast("ptrtoint", pointer) = *self.get(address) else { return None };
        let (base, offset) = self.base_and_offset(pointer)?;
        let Constant::Symbol(number) = self.get(base) else { return None };
        let ty = self.ty(address);
        let all = Int::new(width(ty), u128::MAX).unsigned();
        let symbol = self.symbols[*number as usize];
        let known = u128::from(symbol.alignment.saturating_sub(1)) & all;
        let ones = offset as i128 as u128 & known;
        let above = !u128::from(u64::MAX) & all;
        let zeros = (known & !ones) | above;
        if zeros == all {
            return Some(address);
        }
        let mask_bits = self.as_int(mask)?.unsigned();
        if mask_bits | zeros == all {
            return Some(address);
        }
        if ones | (!mask_bits & all) == all {
            return Some(mask);
        }
        if mask_bits & !(zeros | ones) == 0 {
            return Some(self.integer(ty, mask_bits & ones));
        }
        // LLVM assumes that functions are aligned to 4 bytes.
        (symbol.is_function && offset == 0 && base == pointer && mask_bits & 3 == mask_bits)
            .then(|| self.zero(ty))
    }

    /// A pointer as a base and an offset in bytes.
    fn base_and_offset(&self, pointer: ConstantId) -> Option<(ConstantId, i64)> {
        match self.get(pointer) {
            Constant::Symbol(_) => Some((pointer, 0)),
            Constant::Gep(_, element, operands) if element.is_signless_integer(8) => {
                let (base, offset) = (operands[0], *operands.get(1)?);
                Some((base, self.as_int(offset)?.signed() as i64))
            }
            _ => None,
        }
    }

    /// The distance of two addresses in the same symbol.
    fn distance(&self, lhs: ConstantId, rhs: ConstantId) -> Option<i64> {
        let place = |id: ConstantId| {
            let Constant::Cast("ptrtoint", pointer) = *self.get(id) else { return None };
            self.base_and_offset(pointer)
        };
        let ((first, from), (second, to)) = (place(lhs)?, place(rhs)?);
        (first == second).then(|| from.wrapping_sub(to))
    }

    /// Folds `(x + 1) + 2` to `x + 3`.
    fn regrouped(&mut self, op: &'static str, lhs: ConstantId, rhs: ConstantId) -> Option<ConstantId> {
        if !matches!(op, "add" | "xor") {
            return None;
        }
        let Constant::Binary(inner, first, second) = *self.get(lhs) else { return None };
        let (second, rhs) = (self.as_int(second)?, self.as_int(rhs)?);
        let ty = self.ty(lhs);
        let sum = integers(op, second, rhs).flatten().filter(|_| inner.split(' ').next() == Some(op))?;
        let sum = self.integer(ty, sum.unsigned());
        self.fold_binary(op, first, sum)
    }

    /// The negated number.
    pub fn fold_negation(&mut self, value: ConstantId) -> Option<ConstantId> {
        let ty: Type<'c> = self.ty(value);
        if self.is_poison(value) || self.is_undef(value) {
            return Some(value);
        }
        if let Some(number) = self.as_float(value) {
            return Some(self.float(ty, (-number).bits()));
        }
        self.lanes(ty, &[value], |own, lane| own.fold_negation(lane[0]))
    }
}

/// The result of an integer operation: `Some(None)` is poison, and `None` means that the operation is not one of these.
fn integers(op: &str, a: Int, b: Int) -> Option<Option<Int>> {
    Some(match op {
        "add" => Some(a.wrapping_add(b)),
        "sub" => Some(a.wrapping_sub(b)),
        "mul" => Some(a.wrapping_mul(b)),
        "udiv" => a.unsigned_div(b),
        "sdiv" => a.signed_div(b),
        "urem" => a.unsigned_rem(b),
        // The remainder of a division by 1 is 0, also for a width of one bit, where 1 is -1.
        "srem" => match a == a.signed_min() && b.is_all_ones() && b.unsigned() != 1 {
            true => None,
            false => a.signed_rem(b),
        },
        "and" => Some(a.with(a.unsigned() & b.unsigned())),
        "or" => Some(a.with(a.unsigned() | b.unsigned())),
        "xor" => Some(a.with(a.unsigned() ^ b.unsigned())),
        "shl" => a.checked_shl(b),
        "lshr" => a.checked_unsigned_shr(b),
        "ashr" => a.checked_signed_shr(b),
        _ => return None,
    })
}

fn floats(op: &str, a: Float, b: Float) -> Option<Float> {
    Some(match op {
        "fadd" => a + b,
        "fsub" => a - b,
        "fmul" => a * b,
        "fdiv" => a / b,
        "frem" => a % b,
        _ => return None,
    })
}
