//! The verifier of `nvvm.mma.sync`.

use rtblgen_dialects::llvm::LLVMStructType;
use rtblgen_runtime::{Context, Ir, Type, TypedOp, Verify, VerifyResult};

use super::mma_text::inferred;
use super::verify::fail;
use super::*;

/// The allowed operands and results for one type of elements and one number of rows.
#[derive(Default)]
struct Allowed<'c> {
    shapes: Vec<[i64; 3]>,
    /// The operands of `A`, `B` and `C`: the number and type of registers, in each permitted form.
    operands: [Vec<(usize, Type<'c>)>; 3],
    results: Vec<Type<'c>>,
}

fn is_integer(element: MMATypes) -> bool {
    use MMATypes::*;
    matches!(element, S4 | U4 | S8 | U8 | B1)
}

/// With 16 rows, the registers hold tiles of 8 rows; `depth` is the number of columns of a tile.
fn tall<'c>(context: &'c Context, element: MMATypes, [_, n, k]: [i64; 3]) -> Option<Allowed<'c>> {
    let (int, half) = (context.i32_type(), context.vector_type(&[2], context.f16_type()));
    let float = context.f32_type();
    let depth = match element {
        MMATypes::Tf32 => 4,
        MMATypes::Bf16 | MMATypes::F16 => 8,
        MMATypes::S8 | MMATypes::U8 => 16,
        MMATypes::S4 | MMATypes::U4 => 32,
        MMATypes::B1 => 128,
        _ => return None,
    };
    let factor = if element == MMATypes::F16 { half } else { int };
    let count = |rows: i64| usize::try_from((rows / 8) * (k / depth)).unwrap_or(0);
    let (sums, results) = match element {
        MMATypes::F16 => (vec![(2, half), (4, float)], vec![(2, half), (4, float)]),
        _ if is_integer(element) => (vec![(4, int)], vec![(4, int)]),
        _ => (vec![(2, half), (4, float)], vec![(4, float)]),
    };
    Some(Allowed {
        shapes: vec![[16, 8, depth], [16, 8, depth * 2]],
        operands: [vec![(count(16), factor)], vec![(count(n), factor)], sums],
        results: structs(context, &results),
    })
}

/// With 8 rows, there is one shape for each type of elements.
fn flat<'c>(context: &'c Context, element: MMATypes) -> Allowed<'c> {
    let (int, half) = (context.i32_type(), context.vector_type(&[2], context.f16_type()));
    let (depth, factor, sums) = match element {
        MMATypes::F16 => (4, (2, half), vec![(4, half), (8, context.f32_type())]),
        MMATypes::F64 => (4, (1, context.f64_type()), vec![(2, context.f64_type())]),
        MMATypes::S8 | MMATypes::U8 => (16, (1, int), vec![(2, int)]),
        MMATypes::S4 | MMATypes::U4 => (32, (1, int), vec![(2, int)]),
        MMATypes::B1 => (128, (1, int), vec![(2, int)]),
        _ => return Allowed::default(),
    };
    Allowed {
        shapes: vec![[8, 8, depth]],
        results: structs(context, &sums),
        operands: [vec![factor], vec![factor], sums],
    }
}

fn structs<'c>(context: &'c Context, registers: &[(usize, Type<'c>)]) -> Vec<Type<'c>> {
    let literal =
        |(count, ty): &(usize, Type<'c>)| LLVMStructType::literal(context, &vec![*ty; *count], false).into();
    registers.iter().map(literal).collect()
}

fn joined<'c>(types: impl IntoIterator<Item = Type<'c>>) -> String {
    types.into_iter().map(|ty| ty.to_string()).collect::<Vec<_>>().join(", ")
}

impl Verify for MmaOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let context = ir.context();
        let Some(shape) = self.shape(ir).cast::<MMAShapeAttr<'_>>() else { return Ok(()) };
        let shape = [shape.m(), shape.n(), shape.k()].map(i64::from);
        let Some(element) = self.multiplicand_a_ptx_type(ir) else {
            return fail("requires attribute 'multiplicandAPtxType'");
        };
        let allowed = match shape[0] {
            16 => match tall(context, element, shape) {
                Some(allowed) => allowed,
                None => {
                    let message = format!("invalid shape or multiplicand type: {element}");
                    return Err(rtblgen_runtime::VerifyError::plain(message));
                }
            },
            8 => flat(context, element),
            _ => Allowed::default(),
        };
        let result = self.op().result(ir, 0).ty(ir);
        let sum = self.operand_c(ir).next().and_then(|value| inferred(value.ty(ir), true));
        if shape[0] == 16 && inferred(result, true) != sum {
            return fail("ctype does not match dtype");
        }
        if !allowed.shapes.contains(&shape) {
            let [m, n, k] = shape;
            return fail(format!("unimplemented variant for MMA shape <{m}, {n}, {k}>"));
        }
        self.verify_operands(ir, &allowed)?;
        if !allowed.results.contains(&result) {
            let expected = joined(allowed.results);
            return fail(format!(
                "Could not match allowed types for the result; expected one of {expected} but got {result}"
            ));
        }
        self.verify_attributes(ir, shape, element)
    }
}

impl MmaOp {
    fn verify_operands<'c>(self, ir: &Ir<'c>, allowed: &Allowed<'c>) -> VerifyResult {
        let found: [Vec<Type<'c>>; 3] = [
            self.operand_a(ir).map(|value| value.ty(ir)).collect(),
            self.operand_b(ir).map(|value| value.ty(ir)).collect(),
            self.operand_c(ir).map(|value| value.ty(ir)).collect(),
        ];
        for ((letter, expected), found) in ["A", "B", "C"].iter().zip(&allowed.operands).zip(found) {
            if expected.iter().any(|(count, ty)| found == vec![*ty; *count]) {
                continue;
            }
            let expected: String = expected.iter().map(|(count, ty)| format!("{count}x{ty} ")).collect();
            return fail(format!(
                "Could not match types for the {letter} operands; expected one of {expected}but got {}",
                joined(found)
            ));
        }
        Ok(())
    }

    fn verify_attributes(self, ir: &Ir<'_>, shape: [i64; 3], element: MMATypes) -> VerifyResult {
        use MMATypes::*;
        if element == B1 && self.b1_op(ir).is_none() {
            return fail("op requires b1Op attribute");
        }
        if matches!(element, S4 | U4 | S8 | U8) && self.int_overflow_behavior(ir).is_none() {
            return fail("op requires intOverflowBehavior attribute");
        }
        let takes_any_layout = shape == [8, 8, 4] && element == F16;
        if takes_any_layout || (self.layout_a(ir), self.layout_b(ir)) == (MMALayout::Row, MMALayout::Col) {
            return Ok(());
        }
        let [m, n, k] = shape;
        let other = self.multiplicand_b_ptx_type(ir).map_or(String::new(), |other| other.to_string());
        fail(format!(
            "requires layoutA = #nvvm.mma_layout<row> and layoutB = #nvvm.mma_layout<col> for shape <{m}, {n}, {k}> with element types {element} and {other}. Only m8n8k4 with f16 supports other layouts."
        ))
    }
}
