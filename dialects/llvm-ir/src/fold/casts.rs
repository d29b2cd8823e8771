//! Conversions of constants.

use rtblgen_runtime::Type;
use rtblgen_runtime::constants::{Float, Rounding};

use crate::constants::{Constant, ConstantId, Constants, width};

impl<'c> Constants<'c> {
    /// The converted constant; `None` if it is not constant.
    pub fn fold_cast(&mut self, op: &'static str, value: ConstantId, to: Type<'c>) -> Option<ConstantId> {
        let from = self.ty(value);
        if from == to {
            return Some(value);
        }
        match self.get(value) {
            Constant::Poison => return Some(self.poison(to)),
            Constant::Undef if matches!(op, "zext" | "sext" | "uitofp" | "sitofp") => {
                return Some(self.zero(to));
            }
            Constant::Undef => return Some(self.undef(to)),
            Constant::Zero if op != "addrspacecast" => return Some(self.zero(to)),
            _ => {}
        }
        if self.is_zero(value) && matches!(op, "inttoptr" | "ptrtoint") {
            return Some(self.zero(to));
        }
        if to.is_vector() && from.is_vector() && op != "bitcast" {
            let element = to.element_type();
            return self.lanes(to, &[value], |own, lane| own.fold_cast(op, lane[0], element));
        }
        if let (true, Some(bits)) =
            (op == "bitcast" && (from.is_vector() || to.is_vector()), self.bits_of(value))
        {
            return self.of_bits(&bits, to);
        }
        self.of_number(op, value, to).or_else(|| self.of_pointer(op, value, to))
    }

    /// The bits of numbers, the lowest first, in the order of memory on a little-endian machine.
    fn bits_of(&mut self, value: ConstantId) -> Option<Vec<bool>> {
        if self.ty(value).is_vector() {
            let parts = self.parts(value)?;
            let parts: Vec<Vec<bool>> =
                parts.into_iter().map(|part| self.bits_of(part)).collect::<Option<_>>()?;
            let parts = if self.is_big_endian { parts.into_iter().rev().collect() } else { parts };
            return Some(parts.concat());
        }
        let bits = match self.get(value) {
            Constant::Integer(bits) | Constant::Float(bits) => *bits,
            _ => return None,
        };
        Some((0..width(self.ty(value))).map(|place| bits >> place & 1 == 1).collect())
    }

    /// Converts bits to numbers.
    fn of_bits(&mut self, bits: &[bool], to: Type<'c>) -> Option<ConstantId> {
        let element = to.element_type_or_self();
        let size = width(element) as usize;
        if size == 0 || size > 128 || !bits.len().is_multiple_of(size) {
            return None;
        }
        let mut numbers = Vec::new();
        for chunk in bits.chunks(size) {
            let number = chunk.iter().rev().fold(0u128, |number, bit| number << 1 | u128::from(*bit));
            numbers.push(match element.is_float() {
                true => self.float(element, number),
                false => self.integer(element, number),
            });
        }
        if self.is_big_endian {
            numbers.reverse();
        }
        match to.is_vector() {
            true => (self.length(to) == Some(numbers.len())).then(|| self.aggregate(to, numbers)),
            false => numbers.first().copied().filter(|_| numbers.len() == 1),
        }
    }

    pub fn of_number(&mut self, op: &str, value: ConstantId, to: Type<'c>) -> Option<ConstantId> {
        if let Some(int) = self.as_int(value) {
            let wide = width(to);
            return Some(match op {
                "trunc" => self.integer(to, int.unsigned()),
                "zext" if wide <= 128 => self.integer(to, int.unsigned()),
                "sext" if wide <= 128 => self.integer(to, int.signed() as u128),
                "sitofp" | "uitofp" => {
                    let float = Float::from_int(to.float_kind()?, int, op == "sitofp")?;
                    self.float(to, float.bits())
                }
                "bitcast" if to.is_float() => self.float(to, int.unsigned()),
                _ => return None,
            });
        }
        let float = self.as_float(value)?;
        match op {
            "fptrunc" | "fpext" => {
                let (result, _) = float.convert(to.float_kind()?, Rounding::NearestEven)?;
                Some(self.float(to, result.bits()))
            }
            "fptosi" | "fptoui" => Some(match float.to_int(width(to), op == "fptosi") {
                Some(int) => self.integer(to, int.unsigned()),
                None => self.poison(to),
            }),
            "bitcast" if to.is_any_integer() => Some(self.integer(to, float.bits())),
            _ => None,
        }
    }

    /// Converts an address, as an expression for the linker.
    fn of_pointer(&mut self, op: &'static str, value: ConstantId, to: Type<'c>) -> Option<ConstantId> {
        if !matches!(op, "trunc" | "ptrtoint" | "inttoptr" | "bitcast" | "addrspacecast") {
            return None;
        }
        if let Constant::Cast(inner, original) = *self.get(value) {
            let original_type = self.ty(original);
            match (inner, op) {
                ("inttoptr", "ptrtoint") => {
                    // An address has 64 bits.
                    let number = self.as_int(original)?.unsigned() as u64;
                    return Some(self.integer(to, number.into()));
                }
                ("ptrtoint", "trunc") => return self.of_pointer("ptrtoint", original, to),
                ("bitcast", "bitcast") if original_type == to => return Some(original),
                ("ptrtoint", "inttoptr") if original_type == to && width(self.ty(value)) >= 64 => {
                    return Some(original);
                }
                _ => {}
            }
        }
        Some(self.add(to, Constant::Cast(op, value)))
    }
}
