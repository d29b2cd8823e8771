//! Verifiers of operations on values and memory.

use rtblgen_runtime::{ArrayAttr, Ir, Op, Type, TypedAttribute, TypedOp, Verify, VerifyResult};

use super::types::part_or_error;
use super::verify_functions::{error, plain};
use super::{
    AccessGroupAttr, AliasScopeAttr, AllocaOp, AtomicBinOp, AtomicCmpXchgOp, AtomicOrdering, AtomicRMWOp,
    BitcastOp, ExtractValueOp, FenceOp, GEPNoWrapFlags, GEPOp, InsertValueOp, LLVMArrayType,
    LLVMPPCFP128Type, LLVMPointerType, LLVMStructType, LLVMTargetExtType, LoadOp, MaskedGather,
    MaskedScatter, SExtOp, ShuffleVectorOp, SincosOp, StoreOp, SwitchOp, TBAATagAttr, ZExtOp, ZeroOp,
    is_compatible_float, is_compatible_vector,
};

fn verify_array_of<'c, T: TypedAttribute<'c>>(
    ir: &Ir<'c>,
    op: Op,
    name: &str,
    mnemonic: &str,
) -> VerifyResult {
    let array = op.attribute(ir, name).and_then(|own| own.cast::<ArrayAttr<'c>>());
    let elements = array.map(|array| array.elements()).unwrap_or_default();
    match elements.iter().all(|element| element.is::<T>()) {
        true => Ok(()),
        false => error(format!("expected op to return array of {mnemonic} attributes")),
    }
}

pub(super) fn verify_access_groups<'c>(op: Op, ir: &Ir<'c>) -> VerifyResult {
    verify_array_of::<AccessGroupAttr<'c>>(ir, op, "access_groups", "access_group")
}

pub(super) fn verify_alias_analysis<'c>(op: Op, ir: &Ir<'c>) -> VerifyResult {
    verify_array_of::<AliasScopeAttr<'c>>(ir, op, "alias_scopes", "alias_scope")?;
    verify_array_of::<AliasScopeAttr<'c>>(ir, op, "noalias_scopes", "alias_scope")?;
    verify_array_of::<TBAATagAttr<'c>>(ir, op, "tbaa", "tbaa_tag")
}

pub(super) fn verify_dereferenceable(op: Op, ir: &Ir<'_>) -> VerifyResult {
    let is_pointer = op.result_count(ir) == 1 && op.result(ir, 0).ty(ir).is::<LLVMPointerType<'_>>();
    match op.attribute(ir, "dereferenceable").is_none() || is_pointer {
        true => Ok(()),
        false => error("expected op to return a single LLVM pointer type"),
    }
}

impl Verify for AllocaOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let target = self.elem_type(ir).cast::<LLVMTargetExtType<'_>>();
        match target.is_none_or(LLVMTargetExtType::supports_memory) {
            true => Ok(()),
            false => error("this target extension type cannot be used in alloca"),
        }
    }
}

impl Verify for GEPOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let indices = self.raw_constant_indices(ir);
        let dynamic = indices.iter().filter(|index| **index == super::memory::OPERAND).count();
        if dynamic + 1 != self.op().operand_count(ir) {
            return error("expected as many dynamic indices as specified in 'rawConstantIndices'");
        }
        if self.no_wrap_flags(ir) == GEPNoWrapFlags::INBOUNDS_FLAG {
            return error("'inbounds_flag' cannot be used directly.");
        }
        verify_indices(self.elem_type(ir), &indices)
    }
}

/// Checks that indices into structures are constant and in bounds.
fn verify_indices(ty: Type<'_>, indices: &[i32]) -> VerifyResult {
    let mut ty = ty;
    for (number, index) in indices.iter().enumerate().skip(1) {
        ty = if let Some(own) = ty.cast::<LLVMStructType<'_>>() {
            if *index == super::memory::OPERAND {
                return error(format!("expected index {number} indexing a struct to be constant"));
            }
            match usize::try_from(*index).ok().and_then(|index| own.elements().get(index).copied()) {
                Some(ty) => ty,
                None => return error(format!("index {number} indexing a struct is out of bounds")),
            }
        } else if let Some(own) = ty.cast::<LLVMArrayType<'_>>() {
            own.element_type()
        } else if ty.is_vector() {
            ty.element_type()
        } else {
            return error(format!("type '{ty}' cannot be indexed (index #{number})"));
        };
    }
    Ok(())
}

/// Whether atomic operations support a type: its width is a power of two of at least 8 bits.
fn is_atomic(ty: Type<'_>) -> bool {
    let bits = match ty.is::<LLVMPointerType<'_>>() {
        true => Some(64),
        false if ty.is::<LLVMPPCFP128Type<'_>>() => Some(128),
        false => ty.int_or_float_bit_width().filter(|_| ty.is_any_integer() || is_compatible_float(ty)),
    };
    bits.is_some_and(|bits| bits >= 8 && bits.is_power_of_two())
}

fn verify_access(
    ir: &Ir<'_>,
    op: Op,
    ty: Type<'_>,
    ordering: AtomicOrdering,
    unsupported: [AtomicOrdering; 2],
) -> VerifyResult {
    if ordering == AtomicOrdering::NotAtomic {
        return match op.attribute(ir, "syncscope") {
            Some(_) => error("expected syncscope to be null for non-atomic access"),
            None => Ok(()),
        };
    }
    if !is_atomic(ty) {
        return error(format!("unsupported type '{ty}' for atomic access"));
    }
    if unsupported.contains(&ordering) {
        return error(format!("unsupported ordering '{ordering}'"));
    }
    match op.attribute(ir, "alignment") {
        Some(_) => Ok(()),
        None => error("expected alignment for atomic access"),
    }
}

impl Verify for LoadOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let unsupported = [AtomicOrdering::Release, AtomicOrdering::AcqRel];
        verify_access(ir, self.op(), self.op().result(ir, 0).ty(ir), self.ordering(ir), unsupported)
    }
}

impl Verify for StoreOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let unsupported = [AtomicOrdering::Acquire, AtomicOrdering::AcqRel];
        verify_access(ir, self.op(), self.op().operand(ir, 0).ty(ir), self.ordering(ir), unsupported)
    }
}

impl Verify for AtomicRMWOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        use AtomicBinOp::{Fadd, Fmax, Fmaximum, Fmin, Fminimum, Fsub, Xchg};
        let ty = self.op().operand(ir, 1).ty(ir);
        match self.bin_op(ir) {
            Fadd | Fsub | Fmin | Fmax | Fminimum | Fmaximum if is_compatible_vector(ty) => {
                if ty.is_scalable_vector() {
                    return error("expected LLVM IR fixed vector type");
                }
                if !is_compatible_float(ty.element_type()) {
                    return error("expected LLVM IR floating point type for vector element");
                }
            }
            Fadd | Fsub | Fmin | Fmax | Fminimum | Fmaximum => {
                if !is_compatible_float(ty) {
                    return error("expected LLVM IR floating point type");
                }
            }
            Xchg if !is_atomic(ty) => return error("unexpected LLVM IR type for 'xchg' bin_op"),
            Xchg => {}
            _ => {
                let width = ty.int_or_float_bit_width().filter(|_| ty.is_any_integer());
                if !matches!(width, Some(8 | 16 | 32 | 64)) {
                    return error("expected LLVM IR integer type");
                }
            }
        }
        match is_at_least_monotonic(self.ordering(ir)) {
            true => Ok(()),
            false => error("expected at least 'monotonic' ordering"),
        }
    }
}

fn is_at_least_monotonic(ordering: AtomicOrdering) -> bool {
    !matches!(ordering, AtomicOrdering::NotAtomic | AtomicOrdering::Unordered)
}

impl Verify for AtomicCmpXchgOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        if !is_atomic(self.op().operand(ir, 2).ty(ir)) {
            return error("unexpected LLVM IR type");
        }
        let (success, failure) = (self.success_ordering(ir), self.failure_ordering(ir));
        if !is_at_least_monotonic(success) || !is_at_least_monotonic(failure) {
            return error("ordering must be at least 'monotonic'");
        }
        match failure {
            AtomicOrdering::Release | AtomicOrdering::AcqRel => {
                error("failure ordering cannot be 'release' or 'acq_rel'")
            }
            _ => Ok(()),
        }
    }
}

impl Verify for FenceOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        match self.ordering(ir) {
            AtomicOrdering::NotAtomic | AtomicOrdering::Unordered | AtomicOrdering::Monotonic => {
                error("can be given only acquire, release, acq_rel, and seq_cst orderings")
            }
            _ => Ok(()),
        }
    }
}

/// Checks that an extension keeps the shape and widens the elements.
fn verify_extension(ir: &Ir<'_>, op: Op) -> VerifyResult {
    let (from, to) = (op.operand(ir, 0).ty(ir), op.result(ir, 0).ty(ir));
    if from.is_vector() && !to.is_vector() {
        return plain("input type is a vector but output type is an integer");
    }
    if !from.is_vector() && to.is_vector() {
        return plain("input type is an integer but output type is a vector");
    }
    if from.is_vector()
        && (from.shape() != to.shape() || from.is_scalable_vector() != to.is_scalable_vector())
    {
        return plain("input and output vectors are of incompatible shape");
    }
    let bits = |ty: Type<'_>| ty.element_type_or_self().int_or_float_bit_width();
    match bits(to) > bits(from) {
        true => Ok(()),
        false => plain(
            "integer width of the output type is smaller or equal to the integer width of the input type",
        ),
    }
}

impl Verify for ZExtOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        verify_extension(ir, self.op())
    }
}

impl Verify for SExtOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        verify_extension(ir, self.op())
    }
}

impl Verify for BitcastOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (from, to) = (self.op().operand(ir, 0).ty(ir), self.op().result(ir, 0).ty(ir));
        let pointer = |ty: Type<'_>| {
            let own = ty.element_type_or_self().cast::<LLVMPointerType<'_>>();
            own.map(|own| own.address_space())
        };
        match (pointer(from), pointer(to)) {
            (None, None) => Ok(()),
            (None, Some(_)) | (Some(_), None) => error("can only cast pointers from and to pointers"),
            _ if to.is_vector() && !from.is_vector() => error("cannot cast pointer to vector of pointers"),
            _ if !to.is_vector() && from.is_vector() => error("cannot cast vector of pointers to pointer"),
            (from, to) if from != to => {
                error("cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead")
            }
            _ => Ok(()),
        }
    }
}

impl Verify for ExtractValueOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (from, own) = (self.op().operand(ir, 0).ty(ir), self.op().result(ir, 0).ty(ir));
        let part = part_or_error(from, &self.position(ir)).map_err(rtblgen_runtime::VerifyError::new)?;
        match own == part {
            true => Ok(()),
            false => error(format!(
                "Type mismatch: extracting from '{from}' should produce '{part}' but this op returns '{own}'"
            )),
        }
    }
}

impl Verify for InsertValueOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (to, own) = (self.op().operand(ir, 0).ty(ir), self.op().operand(ir, 1).ty(ir));
        let part = part_or_error(to, &self.position(ir)).map_err(rtblgen_runtime::VerifyError::new)?;
        match own == part {
            true => Ok(()),
            false => error(format!("Type mismatch: cannot insert '{own}' into '{to}'")),
        }
    }
}

impl Verify for ShuffleVectorOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let is_scalable = self.op().operand(ir, 0).ty(ir).is_scalable_vector();
        match is_scalable && self.mask(ir).iter().any(|number| *number != 0) {
            true => error("expected a splat operation for scalable vectors"),
            false => Ok(()),
        }
    }
}

impl Verify for SwitchOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let destinations = self.op().successor_count(ir) - 1;
        let values = self.case_values(ir).map(|values| values.ty());
        let count = values.map_or(Some(0), |ty| ty.num_elements());
        if count != Some(destinations as i64) {
            return error("expects number of case values to match number of case destinations");
        }
        match values.is_none_or(|ty| ty.element_type() == self.op().operand(ir, 0).ty(ir)) {
            true => Ok(()),
            false => plain("expects case value type to match condition value type"),
        }
    }
}

impl Verify for ZeroOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let ty = self.op().result(ir, 0).ty(ir).cast::<LLVMTargetExtType<'_>>();
        match ty.is_none_or(LLVMTargetExtType::has_zero) {
            true => Ok(()),
            false => error("target extension type does not support zero-initializer"),
        }
    }
}

impl Verify for SincosOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (own, result) = (self.op().operand(ir, 0).ty(ir), self.op().result(ir, 0).ty(ir));
        let structure = result.cast::<LLVMStructType<'_>>();
        match structure.is_some_and(|ty| ty.elements() == [own, own]) {
            true => Ok(()),
            false => error(format!(
                "expected result type to be an homogeneous struct with two elements matching the operand type, but got \
                 '{result}'"
            )),
        }
    }
}

/// Checks that a vector of pointers has as many elements as a vector of values.
fn verify_pointers(pointers: Type<'_>, values: Type<'_>, number: usize) -> VerifyResult {
    let (shape, element) = (values.shape(), pointers.element_type_or_self());
    let expected = rtblgen_runtime::support::scalable_vector(shape, values.scalable_dims(), element);
    match expected {
        Some(expected) if expected != pointers => {
            error(format!("expected operand #{number} type to be '{expected}'"))
        }
        _ => Ok(()),
    }
}

impl Verify for MaskedGather {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        verify_pointers(self.op().operand(ir, 0).ty(ir), self.op().result(ir, 0).ty(ir), 1)
    }
}

impl Verify for MaskedScatter {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        verify_pointers(self.op().operand(ir, 1).ty(ir), self.op().operand(ir, 0).ty(ir), 2)
    }
}
