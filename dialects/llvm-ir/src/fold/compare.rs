//! Comparisons of constants, and `select`.

use std::cmp::Ordering;

use rtblgen_dialects::llvm::LLVMPointerType;
use rtblgen_runtime::Type;
use rtblgen_runtime::constants::Int;

use crate::constants::{Constant, ConstantId, Constants, INBOUNDS, width};

impl<'c> Constants<'c> {
    pub fn fold_icmp(
        &mut self,
        predicate: &str,
        lhs: ConstantId,
        rhs: ConstantId,
        ty: Type<'c>,
    ) -> Option<ConstantId> {
        if self.is_poison(lhs) || self.is_poison(rhs) {
            return Some(self.poison(ty));
        }
        let is_equality = matches!(predicate, "eq" | "ne");
        let true_when_equal = matches!(predicate, "eq" | "sle" | "sge" | "ule" | "uge");
        if self.is_undef(lhs) || self.is_undef(rhs) {
            if is_equality || lhs == rhs {
                return Some(self.undef(ty));
            }
            let result = self.bool(true_when_equal);
            return Some(self.all_lanes(ty, result));
        }
        if let (Some(a), Some(b)) = (self.as_int(lhs), self.as_int(rhs)) {
            return Some(self.bool(compare(predicate, a, b)?));
        }
        if ty.is_vector() {
            let element = ty.element_type();
            return self
                .lanes(ty, &[lhs, rhs], |own, lane| own.fold_icmp(predicate, lane[0], lane[1], element));
        }
        if lhs == rhs {
            return Some(self.bool(true_when_equal));
        }
        self.compare_addresses(predicate, lhs, rhs)
    }

    /// Compares two addresses, or two addresses that are converted to numbers.
    fn compare_addresses(&mut self, predicate: &str, lhs: ConstantId, rhs: ConstantId) -> Option<ConstantId> {
        let is_equality = matches!(predicate, "eq" | "ne");
        // An address that is converted to a number is compared as an address.
        let pointer = |id| match self.get(id) {
            Constant::Cast("ptrtoint", of) if width(self.ty(id)) == 64 => *of,
            _ => id,
        };
        let is_null = |id| self.is_zero(id);
        let (lhs, rhs) = (pointer(lhs), pointer(rhs));
        let is_known = |id| match self.get(id) {
            Constant::Symbol(number) => {
                let symbol = self.symbols[*number as usize];
                symbol.is_never_null && symbol.address_space == 0
            }
            _ => false,
        };
        if let (Some(a), Some(b)) = (self.address_number(lhs), self.address_number(rhs)) {
            return Some(self.bool(compare(predicate, a, b)?));
        }
        // Offsets from the same address are signed.
        if let Some(order) = self.order_of_offsets(lhs, rhs, is_equality)
            && !predicate.starts_with('s')
        {
            let relation = predicate.strip_prefix('u').unwrap_or(predicate);
            return Some(self.bool(holds(relation, order)));
        }
        let symbol = |id| match self.get(id) {
            Constant::Symbol(number) => Some(self.symbols[*number as usize]),
            _ => None,
        };
        if let (Some(first), Some(second)) = (symbol(lhs), symbol(rhs))
            && first.is_distinct
            && second.is_distinct
        {
            return is_equality.then(|| self.bool(predicate == "ne"));
        }
        // An address that is not null is greater than null.
        let order = match () {
            _ if is_null(lhs) && is_known(rhs) => Ordering::Less,
            _ if is_null(rhs) && is_known(lhs) => Ordering::Greater,
            _ => return None,
        };
        let relation = predicate.strip_prefix('u').unwrap_or(predicate);
        (is_equality || relation != predicate).then(|| self.bool(holds(relation, order)))
    }

    /// The number that is converted to an address.
    fn address_number(&self, id: ConstantId) -> Option<Int> {
        if !self.ty(id).is::<LLVMPointerType<'c>>() {
            return None;
        }
        let bits = match self.get(id) {
            Constant::Zero => 0,
            Constant::Cast("inttoptr", from) => self.as_int(*from)?.unsigned() as u64,
            _ => return None,
        };
        Some(Int::new(64, bits.into()))
    }

    /// Compares the offsets of two addresses in the same object. Except for equality, the addresses must be inside of
    /// the object.
    fn order_of_offsets(&self, lhs: ConstantId, rhs: ConstantId, is_equality: bool) -> Option<Ordering> {
        let place = |mut id: ConstantId| {
            let mut offset = 0i64;
            while let Constant::Gep(flags, element, operands) = self.get(id)
                && element.is_signless_integer(8)
                && (is_equality || flags & INBOUNDS != 0)
            {
                let Some(more) = operands.get(1).and_then(|offset| self.as_int(*offset)) else { break };
                offset = offset.wrapping_add(more.signed() as i64);
                id = operands[0];
            }
            (id, offset)
        };
        let ((first, from), (second, to)) = (place(lhs), place(rhs));
        (first == second).then(|| from.cmp(&to))
    }

    pub fn fold_fcmp(
        &mut self,
        predicate: &str,
        lhs: ConstantId,
        rhs: ConstantId,
        ty: Type<'c>,
    ) -> Option<ConstantId> {
        // A function may flush denormal numbers to zero.
        if self.has_denormal(lhs) || self.has_denormal(rhs) {
            return None;
        }
        if matches!(predicate, "false" | "true") {
            let result = self.bool(predicate == "true");
            return Some(self.all_lanes(ty, result));
        }
        if self.is_poison(lhs) || self.is_poison(rhs) {
            return Some(self.poison(ty));
        }
        let is_unordered = predicate.starts_with('u');
        if self.is_undef(lhs) || self.is_undef(rhs) {
            let result = self.bool(is_unordered);
            return Some(self.all_lanes(ty, result));
        }
        if let (Some(a), Some(b)) = (self.as_float(lhs), self.as_float(rhs)) {
            let result = match (a.compare(b), predicate) {
                (None, _) => is_unordered,
                (Some(_), "ord") => true,
                (Some(_), "uno") => false,
                (Some(order), _) => holds(&predicate[1..], order),
            };
            return Some(self.bool(result));
        }
        let element = ty.element_type_or_self();
        self.lanes(ty, &[lhs, rhs], |own, lane| own.fold_fcmp(predicate, lane[0], lane[1], element))
    }

    /// Whether an element is a denormal number.
    fn has_denormal(&self, id: ConstantId) -> bool {
        match self.get(id) {
            Constant::Float(_) => self.as_float(id).is_some_and(|own| own.is_denormal()),
            Constant::Splat(element) => self.has_denormal(*element),
            Constant::Aggregate(elements) => elements.iter().any(|element| self.has_denormal(*element)),
            _ => false,
        }
    }

    pub fn fold_select(
        &mut self,
        condition: ConstantId,
        first: ConstantId,
        second: ConstantId,
    ) -> Option<ConstantId> {
        if let Some(int) = self.as_int(condition) {
            return Some(if int.is_zero() { second } else { first });
        }
        let ty = self.ty(first);
        if self.is_poison(condition) {
            return Some(self.poison(ty));
        }
        if self.is_undef(condition) {
            return Some(if self.is_undef(first) || self.is_poison(first) { first } else { second });
        }
        if self.ty(condition).is_vector() {
            return self.lanes(ty, &[condition, first, second], |own, lane| {
                own.fold_select(lane[0], lane[1], lane[2])
            });
        }
        match () {
            _ if first == second || self.is_poison(second) => Some(first),
            _ if self.is_poison(first) => Some(second),
            _ if self.is_undef(first) && self.is_never_poison(second) => Some(second),
            _ if self.is_undef(second) && self.is_never_poison(first) => Some(first),
            _ => None,
        }
    }

    /// Whether a constant is known not to be poison.
    fn is_never_poison(&self, id: ConstantId) -> bool {
        match self.get(id) {
            Constant::Integer(_) | Constant::Float(_) => true,
            Constant::Zero => !self.ty(id).is_vector(),
            Constant::Symbol(number) => {
                let symbol = self.symbols[*number as usize];
                symbol.is_variable || symbol.is_function
            }
            _ => false,
        }
    }
}

fn holds(relation: &str, order: Ordering) -> bool {
    match relation {
        "eq" => order.is_eq(),
        "ne" => order.is_ne(),
        "lt" => order.is_lt(),
        "le" => order.is_le(),
        "gt" => order.is_gt(),
        _ => order.is_ge(),
    }
}

fn compare(predicate: &str, a: Int, b: Int) -> Option<bool> {
    Some(match predicate.as_bytes().first()? {
        b's' => holds(&predicate[1..], a.compare_signed(b)),
        b'u' => holds(&predicate[1..], a.compare_unsigned(b)),
        _ => holds(predicate, a.compare_unsigned(b)),
    })
}
