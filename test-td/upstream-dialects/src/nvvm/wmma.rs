//! Verifiers of `nvvm.wmma.load`, `nvvm.wmma.store` and `nvvm.wmma.mma`.

use rtblgen_dialects::llvm::{LLVMPointerType, LLVMStructType};
use rtblgen_runtime::{Context, Ir, Type, TypedOp, Value, Verify, VerifyResult};

use super::verify::fail;
use super::*;

/// The sizes `m`, `n` and `k`.
type Shape = [i32; 3];

const F16: [Shape; 3] = [[16, 16, 16], [32, 8, 16], [8, 32, 16]];
const TF32: [Shape; 1] = [[16, 16, 8]];
const F64: [Shape; 1] = [[8, 8, 4]];

/// The shapes for which the processor has an instruction with elements of `a` and `b` of one type, and of `c` of another.
fn shapes(factors: MMATypes, sum: MMATypes) -> &'static [Shape] {
    match (factors, sum) {
        (MMATypes::F16, MMATypes::F16 | MMATypes::F32) => &F16,
        (MMATypes::S8 | MMATypes::U8, MMATypes::S32) => &F16,
        (MMATypes::Tf32, MMATypes::F32) => &TF32,
        (MMATypes::F64, MMATypes::F64) => &F64,
        _ => &[],
    }
}

/// Whether a fragment of such elements is loaded for some multiplication of this shape.
fn is_loadable(shape: Shape, element: MMATypes, fragment: MMAFrag) -> bool {
    use MMATypes::*;
    let all = [F16, F32, F64, Tf32, S8, U8, S32];
    all.iter().any(|other| {
        let pair = match fragment {
            MMAFrag::C => shapes(*other, element),
            _ => shapes(element, *other),
        };
        pair.contains(&shape)
    })
}

/// The registers of a fragment: their type and number.
fn registers<'c>(
    context: &'c Context,
    shape: Shape,
    element: MMATypes,
    fragment: MMAFrag,
) -> (Type<'c>, usize) {
    let is_sum = fragment == MMAFrag::C;
    let [m, n, _] = shape;
    match element {
        MMATypes::F16 => (context.vector_type(&[2], context.f16_type()), if is_sum { 4 } else { 8 }),
        MMATypes::F32 => (context.f32_type(), 8),
        MMATypes::F64 => (context.f64_type(), if is_sum { 2 } else { 1 }),
        MMATypes::Tf32 => (context.i32_type(), 4),
        MMATypes::S8 | MMATypes::U8 => {
            let side = if fragment == MMAFrag::A { m } else { n };
            (context.i32_type(), usize::try_from(side / 8).unwrap_or(0))
        }
        _ => (context.i32_type(), 8),
    }
}

/// Whether the memory is generic, global or shared.
fn is_in_memory(ir: &Ir<'_>, pointer: impl Into<Value>) -> bool {
    let space = pointer.into().ty(ir).cast::<LLVMPointerType<'_>>().map(|ty| ty.address_space());
    space.is_some_and(|space| [0, 1, 3].contains(&space))
}

/// Checks that the result is a struct of the registers.
fn verify_struct(result: Type<'_>, (ty, count): (Type<'_>, usize)) -> VerifyResult {
    let context = result.context();
    if result == LLVMStructType::literal(context, &vec![ty; count], false).into() {
        return Ok(());
    }
    fail(format!("expected destination type is a structure of {count} elements of type '{ty}'"))
}

impl Verify for WMMALoadOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        if !is_in_memory(ir, self.ptr(ir)) {
            return fail("expected source pointer in memory space 0, 1, 3");
        }
        let shape = [self.m(ir), self.n(ir), self.k(ir)];
        let (element, fragment) = (self.eltype(ir), self.frag(ir));
        if !is_loadable(shape, element, fragment) {
            return fail("invalid attribute combination");
        }
        let (ty, count) = registers(ir.context(), shape, element, fragment);
        let result = self.op().result(ir, 0).ty(ir);
        // One `f64` is no struct.
        if ty.is_f64() && count == 1 {
            return if result == ty { Ok(()) } else { fail("expected destination type to be f64") };
        }
        verify_struct(result, (ty, count))
    }
}

impl Verify for WMMAStoreOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        if !is_in_memory(ir, self.ptr(ir)) {
            return fail("expected operands to be a source pointer in memory space 0, 1, 3");
        }
        let shape = [self.m(ir), self.n(ir), self.k(ir)];
        if !is_loadable(shape, self.eltype(ir), MMAFrag::C) {
            return fail("invalid attribute combination");
        }
        let (ty, count) = registers(ir.context(), shape, self.eltype(ir), MMAFrag::C);
        if self.args(ir).count() != count {
            return fail(format!("expected {count} data operands"));
        }
        if self.args(ir).any(|operand| operand.ty(ir) != ty) {
            return fail(format!("expected data operands of type '{ty}'"));
        }
        Ok(())
    }
}

impl Verify for WMMAMmaOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let shape = [self.m(ir), self.n(ir), self.k(ir)];
        let (factors, sum) = (self.eltype_a(ir), self.eltype_b(ir));
        if !shapes(factors, sum).contains(&shape) {
            return fail("invalid attribute combination");
        }
        let context = ir.context();
        let fragments = [(factors, MMAFrag::A), (factors, MMAFrag::B), (sum, MMAFrag::C)];
        let fragments = fragments.map(|(element, fragment)| registers(context, shape, element, fragment));
        let expected: Vec<_> = fragments.iter().flat_map(|(ty, count)| vec![*ty; *count]).collect();
        if self.args(ir).count() != expected.len() {
            return fail(format!("expected {} arguments", expected.len()));
        }
        for (number, (operand, ty)) in self.args(ir).zip(&expected).enumerate() {
            if operand.ty(ir) != *ty {
                return fail(format!("expected argument {number} to be of type '{ty}'"));
            }
        }
        verify_struct(self.op().result(ir, 0).ty(ir), fragments[2])
    }
}
