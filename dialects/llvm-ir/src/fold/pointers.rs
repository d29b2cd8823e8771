//! Addresses of elements of symbols.

use rtblgen_dialects::llvm::{LLVMArrayType, LLVMStructType};
use rtblgen_runtime::Type;

use crate::constants::{Constant, ConstantId, Constants, GepFlags, INBOUNDS, NUSW, NUW};
use crate::layout::Layout;

/// Whether the size of a type is known now.
fn is_fixed(ty: Type<'_>) -> bool {
    if ty.is_vector() {
        return !ty.is_scalable_vector();
    }
    if let Some(array) = ty.cast::<LLVMArrayType<'_>>() {
        return is_fixed(array.element_type());
    }
    match ty.cast::<LLVMStructType<'_>>() {
        Some(own) => own.elements().into_iter().all(is_fixed),
        None => true,
    }
}

impl<'c> Constants<'c> {
    /// The address as a symbol and an offset in bytes; `None` if it is not constant.
    pub fn fold_gep(
        &mut self,
        layout: &Layout<'c>,
        flags: GepFlags,
        element: Type<'c>,
        operands: &[ConstantId],
    ) -> Option<ConstantId> {
        let (base, indices) = operands.split_first()?;
        let ty = self.ty(*base);
        if !is_fixed(element) || ty.is_vector() || indices.iter().any(|id| self.ty(*id).is_vector()) {
            return None;
        }
        if let [index] = indices
            && (self.is_undef(*index) || self.is_poison(*index))
            && !self.is_poison(*base)
        {
            return Some(*base);
        }
        if self.is_poison(*base) || indices.iter().any(|id| self.is_poison(*id)) {
            return Some(self.poison(ty));
        }
        if self.is_undef(*base) {
            return Some(self.undef(ty));
        }
        if indices.iter().all(|id| self.is_zero(*id)) {
            return Some(*base);
        }
        let Some(mut offset) = self.offset(layout, element, indices) else {
            return Some(self.add(ty, Constant::Gep(flags, element, operands.into())));
        };
        let (mut base, mut flags) = (*base, flags);
        while let Constant::Gep(inner, element, operands) = self.get(base).clone() {
            let Some(more) = self.offset(layout, element, &operands[1..]) else { break };
            offset = offset.wrapping_add(more);
            flags &= inner;
            base = operands[0];
        }
        self.at_offset(layout, flags, base, offset)
    }

    fn at_offset(
        &mut self,
        layout: &Layout<'c>,
        flags: GepFlags,
        base: ConstantId,
        offset: i64,
    ) -> Option<ConstantId> {
        let ty = self.ty(base);
        let bits = layout.index_bits(ty) as u32;
        let int = |own: &mut Self, value: i64| {
            let ty = own.context().integer_type(bits);
            own.integer(ty, value as i128 as u128)
        };
        let number = match self.get(base) {
            Constant::Zero => Some(0),
            Constant::Cast("inttoptr", from) => self.as_int(*from).map(|int| int.unsigned() as i64),
            _ => None,
        };
        if let Some(number) = number {
            let address = int(self, number.wrapping_add(offset));
            return self.fold_cast("inttoptr", address, ty);
        }
        if offset == 0 {
            return Some(base);
        }
        let mut flags = flags;
        if flags & INBOUNDS == 0 && offset >= 0 && self.is_inside(layout, base, offset) {
            flags |= INBOUNDS | NUSW;
        }
        if flags & (INBOUNDS | NUSW) != 0 && offset >= 0 {
            flags |= NUW;
        }
        let offset = int(self, offset);
        let byte = self.context().integer_type(8);
        Some(self.add(ty, Constant::Gep(flags, byte, [base, offset].into())))
    }

    /// Whether an offset is inside of a variable, or at its end.
    fn is_inside(&self, layout: &Layout<'c>, base: ConstantId, offset: i64) -> bool {
        let Constant::Symbol(number) = self.get(base) else { return false };
        let symbol = self.symbols[*number as usize];
        let size = layout.store_size(symbol.ty).filter(|_| symbol.is_variable && is_fixed(symbol.ty));
        size.is_some_and(|size| size > 0 && offset as u64 <= size)
    }

    /// The offset in bytes of an element.
    fn offset(&self, layout: &Layout<'c>, element: Type<'c>, indices: &[ConstantId]) -> Option<i64> {
        let int = |id: &ConstantId| self.as_int(*id).map(|int| int.signed() as i64);
        let (first, rest) = indices.split_first()?;
        let mut offset = int(first)?.wrapping_mul(layout.alloc_size(element)? as i64);
        let mut ty = element;
        for index in rest {
            let number = int(index)?;
            let part = self.part_type(ty, usize::try_from(number).unwrap_or(0))?;
            let distance = match ty.is::<LLVMStructType<'c>>() {
                true => *layout.structure(ty)?.0.get(usize::try_from(number).ok()?)? as i64,
                false => number.wrapping_mul(layout.alloc_size(part)? as i64),
            };
            offset = offset.wrapping_add(distance);
            ty = part;
        }
        Some(offset)
    }
}
