//! Reshapes of tensors: the same elements in another shape.

use rtblgen_dialects::tensor::{BitcastOp, CollapseShapeOp, ExpandShapeOp, ReshapeOp};

use super::arith_casts::bits_as;
use super::memref_views::reassociation;
use super::slices::mixed;
use crate::elementwise::map_step;
use crate::evaluate::Flow;
use crate::fault::FaultKind;
use crate::memory::count;
use crate::step::{Step, expect_index};
use crate::value::RuntimeValue;

/// The elements of the first operand in another shape.
fn with_shape(step: &Step<'_, '_>, shape: Vec<i64>) -> Result<Flow, FaultKind> {
    let source = step.elements_operand(0)?;
    match count(&shape) == Some(source.values.len()) {
        true => Flow::result(RuntimeValue::of_elements(shape, source.values.clone())),
        false => Err(FaultKind::undefined("the shape is that of another number of elements")),
    }
}

evaluators! {
    BitcastOp => |_, step| {
        let ty = step.result_type(0).element_type();
        map_step(step, |lane| bits_as(&lane[0], ty))
    };
    ReshapeOp => |_, step| {
        let shape = step.elements_operand(1)?;
        let shape = shape.values.iter().map(|size| expect_index(size, "a size"));
        with_shape(step, shape.collect::<Result<_, _>>()?)
    };
    ExpandShapeOp => |_, step| with_shape(step, mixed(step, "static_output_shape", 1)?);
    CollapseShapeOp => |_, step| {
        let source = step.elements_operand(0)?;
        let size = |group: &Vec<usize>| group.iter().map(|own| source.shape[*own]).product();
        with_shape(step, reassociation(step).iter().map(size).collect())
    };
}
