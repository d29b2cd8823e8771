//! `toy` to `affine`, `arith`, `func` and `memref`: each tensor becomes memory, and each operation on tensors a nest of loops.
//!
//! All calls are inlined and all shapes are known before.

use rtblgen_dialects::affine::{AffineDialect, AffineForOp, AffineLoadOp, AffineStoreOp};
use rtblgen_dialects::arith::{self, ArithDialect};
use rtblgen_dialects::memref::{self, MemrefDialect};
use rtblgen_runtime::affine::{AffineExpr, AffineMap};
use rtblgen_runtime::conversion::{
    ConversionConfig, ConversionPatternSet, ConversionRewriter, ConversionTarget, Operands,
    apply_partial_conversion,
};
use rtblgen_runtime::dialects::FuncDialect;
use rtblgen_runtime::dialects::func;
use rtblgen_runtime::pass::{Pass, PassAnchor, PassError, PassState};
use rtblgen_runtime::{
    Builder, Context, DenseElementsAttr, Diagnostics, Ir, Location, NoMatch, Op, OpState, Type, TypedOp,
    Value,
};

use crate::dialect::{AddOp, ConstantOp, FuncOp, MulOp, PrintOp, ReshapeOp, ReturnOp, TransposeOp};

type Rewriter<'r, 'c> = ConversionRewriter<'r, 'c>;

/// The type of the memory of a tensor.
fn memory_type<'c>(tensor: Type<'c>) -> Type<'c> {
    tensor.context().memref_type(tensor.shape(), tensor.element_type(), None, None)
}

/// Memory for the result of an operation: allocated where the block begins, freed where it ends. A function of Toy has
/// one block.
fn memory_for<'c>(op: Op, ty: Type<'c>, rewriter: &mut Rewriter<'_, 'c>) -> Result<Value, NoMatch> {
    if !ty.has_static_shape() {
        return Err(rewriter.match_failure(op, || format!("the shape of '{ty}' is not known")));
    }
    let location = op.location(rewriter);
    let before = rewriter.insertion_point();
    let block = op.block(rewriter).ok_or(NoMatch)?;
    rewriter.set_insertion_point_to_start(block);
    let memory = memref::AllocOp::build(rewriter, location, memory_type(ty), &[], &[]);
    let memory = *memory.memref(rewriter);
    rewriter.set_insertion_point_before(block.last_op(rewriter).ok_or(NoMatch)?);
    memref::DeallocOp::build(rewriter, location, memory);
    rewriter.set_insertion_point(before);
    Ok(memory)
}

/// Builds a nest of loops over all indices of a shape.
fn loops<'r, 'c>(
    rewriter: &mut Rewriter<'r, 'c>,
    location: Location<'c>,
    shape: &[i64],
    indices: &mut Vec<Value>,
    body: &mut dyn FnMut(&mut Rewriter<'r, 'c>, &[Value]),
) {
    let Some((size, inner)) = shape.split_first() else { return body(rewriter, indices) };
    AffineForOp::build_constant(
        rewriter,
        location,
        [0, *size, 1],
        &[],
        |rewriter: &mut Rewriter<'r, 'c>, index, _| {
            indices.push(index);
            loops(rewriter, location, inner, indices, body);
            indices.pop();
            Vec::new()
        },
    );
}

/// Replaces an operation by loops that store an element of the result each. The function gets the indices of the element
/// and builds its value.
fn lower_to_loops<'r, 'c>(
    op: Op,
    rewriter: &mut Rewriter<'r, 'c>,
    element: impl Fn(&mut Rewriter<'r, 'c>, &[Value]) -> Value,
) -> Result<(), NoMatch> {
    let ty = op.result(rewriter, 0).ty(rewriter);
    let location = op.location(rewriter);
    let memory = memory_for(op, ty, rewriter)?;
    loops(rewriter, location, ty.shape(), &mut Vec::new(), &mut |rewriter, indices| {
        let value = element(rewriter, indices);
        AffineStoreOp::build_at(rewriter, location, value, memory, indices);
    });
    rewriter.replace_op(op, [memory]);
    Ok(())
}

/// Lowers an operation on the elements of two tensors.
fn lower_elementwise<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut Rewriter<'_, 'c>,
    build: fn(&mut Rewriter<'_, 'c>, Location<'c>, Value, Value) -> Value,
) -> Result<(), NoMatch> {
    let (lhs, rhs, location) = (operands.one(0)?, operands.one(1)?, op.location(rewriter));
    lower_to_loops(op, rewriter, |rewriter, indices| {
        let [lhs, rhs] = [lhs, rhs].map(|memory| {
            AffineLoadOp::build_at(rewriter, location, memory, indices).op().result(rewriter, 0)
        });
        build(rewriter, location, lhs, rhs)
    })
}

fn lower_add(op: AddOp, operands: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Result<(), NoMatch> {
    lower_elementwise(op.op(), operands, rewriter, |rewriter, location, lhs, rhs| {
        arith::AddFOp::build(rewriter, location, lhs, rhs).result(rewriter)
    })
}

fn lower_mul(op: MulOp, operands: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Result<(), NoMatch> {
    lower_elementwise(op.op(), operands, rewriter, |rewriter, location, lhs, rhs| {
        arith::MulFOp::build(rewriter, location, lhs, rhs).result(rewriter)
    })
}

/// The element of a transposed tensor is that at the reversed indices.
fn lower_transpose(
    op: TransposeOp,
    operands: Operands<'_>,
    rewriter: &mut Rewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let (input, location) = (operands.one(0)?, op.op().location(rewriter));
    lower_to_loops(op.op(), rewriter, |rewriter, indices| {
        let reversed: Vec<Value> = indices.iter().rev().copied().collect();
        AffineLoadOp::build_at(rewriter, location, input, &reversed).op().result(rewriter, 0)
    })
}

/// The indices, in the input's shape, of the element that has the same number as that at the loop's indices.
fn reshaped_indices(from: &[i64], to: &[i64]) -> AffineMap {
    let constant = AffineExpr::constant;
    let number = to
        .iter()
        .zip(0..)
        .fold(constant(0), |number, (size, dimension)| number * constant(*size) + AffineExpr::dim(dimension));
    let mut rest = number;
    let mut indices: Vec<AffineExpr> = Vec::new();
    for size in from.iter().rev() {
        indices.push(rest.modulo(&constant(*size)));
        rest = rest.floor_div(&constant(*size));
    }
    indices.reverse();
    AffineMap::new(to.len() as u32, 0, indices)
}

/// The elements keep their order; a single one is repeated.
fn lower_reshape(
    op: ReshapeOp,
    operands: Operands<'_>,
    rewriter: &mut Rewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let (input, location) = (operands.one(0)?, op.op().location(rewriter));
    let output = op.op().result(rewriter, 0).ty(rewriter);
    let map = reshaped_indices(input.ty(rewriter).shape(), output.shape());
    lower_to_loops(op.op(), rewriter, |rewriter, indices| {
        let map = rewriter.context().affine_map_attr(&map);
        let state = OpState::new(AffineLoadOp::DEFINITION, location).operand(input);
        let state = state.operands(indices.iter().copied()).attribute("map", map);
        rewriter.create(state.result(output.element_type())).result(rewriter, 0)
    })
}

/// All indices of a shape, in the order of the elements.
fn all_indices(shape: &[i64]) -> Vec<Vec<i64>> {
    shape.iter().fold(vec![Vec::new()], |outer, size| {
        let inner = |indices: Vec<i64>| (0..*size).map(move |index| [&indices[..], &[index]].concat());
        outer.into_iter().flat_map(inner).collect()
    })
}

/// The most elements of a constant that is lowered, since each is an operation.
const MOST_ELEMENTS: i64 = 1 << 16;

/// Each element of a constant is stored.
fn lower_constant(op: ConstantOp, _: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Result<(), NoMatch> {
    let value = op.value_attr(rewriter).cast::<DenseElementsAttr<'_>>().ok_or(NoMatch)?;
    if value.ty().num_elements().is_none_or(|count| count > MOST_ELEMENTS) {
        return Err(
            rewriter.match_failure(op, || format!("a constant has more than {MOST_ELEMENTS} elements"))
        );
    }
    let elements = value.values::<f64>().ok_or(NoMatch)?;
    let (location, context) = (op.op().location(rewriter), rewriter.context());
    let (ty, f64_type) = (value.ty(), context.f64_type());
    let memory = memory_for(op.op(), ty, rewriter)?;
    let largest = ty.shape().iter().copied().max().unwrap_or(0);
    let indices: Vec<Value> = (0..largest)
        .map(|index| arith::ConstantOp::of_integer(rewriter, location, context.index_type(), index.into()))
        .collect();
    for (position, element) in all_indices(ty.shape()).into_iter().zip(elements) {
        let element = arith::ConstantOp::build(rewriter, location, context.float_attr(f64_type, element));
        let element = element.result(rewriter);
        let position: Vec<Value> = position.into_iter().map(|index| indices[index as usize]).collect();
        AffineStoreOp::build_at(rewriter, location, element, memory, &position);
    }
    rewriter.replace_op(op, [memory]);
    Ok(())
}

/// `main` becomes a `func.func`. Other functions are inlined before.
fn lower_func(op: FuncOp, _: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Result<(), NoMatch> {
    let ty = op.function_type(rewriter);
    if op.sym_name(rewriter) != "main" {
        return Err(rewriter.match_failure(op, || "only 'main' is lowered".to_owned()));
    }
    if !ty.inputs().is_empty() || !ty.results().is_empty() {
        return Err(
            rewriter.match_failure(op, || "expected 'main' to have 0 inputs and 0 results".to_owned())
        );
    }
    let location = op.op().location(rewriter);
    let function = func::FuncOp::build(rewriter, location, "main", ty);
    let body = function.op().region(rewriter, 0);
    rewriter.inline_region_at_end(op.body(rewriter), body);
    rewriter.erase_op(op);
    Ok(())
}

fn lower_return(
    op: ReturnOp,
    operands: Operands<'_>,
    rewriter: &mut Rewriter<'_, '_>,
) -> Result<(), NoMatch> {
    if !operands.flat().is_empty() {
        return Err(NoMatch);
    }
    let state = OpState::new(func::ReturnOp::DEFINITION, op.op().location(rewriter));
    rewriter.replace_op_with_state(op, state);
    Ok(())
}

/// `toy.print` stays, and reads memory.
fn update_print(op: PrintOp, operands: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Result<(), NoMatch> {
    let input = operands.one(0)?;
    rewriter.modify_in_place(op, |ir| op.set_input(ir, input));
    Ok(())
}

/// Lowers everything of Toy but `toy.print`.
#[derive(Clone, Copy, Debug)]
pub struct ToyToAffine;

impl Pass for ToyToAffine {
    fn argument(&self) -> &'static str {
        "toy-to-affine"
    }

    fn description(&self) -> &'static str {
        "Lower tensors to memory and operations on them to affine loops"
    }

    fn anchor(&self) -> PassAnchor {
        PassAnchor::Op("builtin.module")
    }

    fn register_dependent_dialects(&self, context: &Context) {
        context.register::<AffineDialect>();
        context.register::<ArithDialect>();
        context.register::<FuncDialect>();
        context.register::<MemrefDialect>();
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, module: Op, _: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let mut target = ConversionTarget::new(ir.context());
        for dialect in ["affine", "arith", "builtin", "func", "memref"] {
            target.legal_dialect(dialect);
        }
        target.illegal_dialect("toy");
        target.dynamic::<PrintOp>(|ir, print| Some(!print.input(ir).ty(ir).is_tensor()));
        let mut patterns = ConversionPatternSet::new(ir.context());
        patterns
            .add_fn("AddOpLowering", lower_add)
            .add_fn("ConstantOpLowering", lower_constant)
            .add_fn("FuncOpLowering", lower_func)
            .add_fn("MulOpLowering", lower_mul)
            .add_fn("PrintOpLowering", update_print)
            .add_fn("ReshapeOpLowering", lower_reshape)
            .add_fn("ReturnOpLowering", lower_return)
            .add_fn("TransposeOpLowering", lower_transpose);
        let config = ConversionConfig { explain: true, ..ConversionConfig::default() };
        apply_partial_conversion(ir, &[module], &target, &patterns, config)
            .map_err(|error| PassError::Diagnostics(Diagnostics::from(error)))?;
        Ok(())
    }
}
