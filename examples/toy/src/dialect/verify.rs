//! Verifiers: the rules that `td/ops.td` cannot express.

use rtblgen_runtime::support::VerifyParameters;
use rtblgen_runtime::{
    ArrayAttr, Attribute, Context, DenseElementsAttr, Ir, TensorType, Type, TypedOp, Verify, VerifyError,
    VerifyResult,
};

use super::{
    AddOp, ConstantOp, FuncOp, MulOp, ReshapeOp, ReturnOp, StructAccessOp, StructConstantOp, StructType,
    TransposeOp,
};

impl<'c> VerifyParameters<'c> for StructType<'c> {
    fn verify(_: &'c Context, (element_types,): (&'c [Type<'c>],)) -> Result<(), String> {
        match element_types.iter().find(|ty| !ty.is_tensor() && !ty.is::<StructType<'c>>()) {
            None => Ok(()),
            Some(ty) => Err(format!(
                "element type for a struct must either be a TensorType or a StructType, got: '{ty}'"
            )),
        }
    }
}

/// Checks a value of a struct constant, which may be of any kind.
fn verify_field<'c>(ty: Type<'c>, value: Attribute<'c>) -> VerifyResult {
    if let Some(structure) = ty.cast::<StructType<'c>>() {
        return match value.cast::<ArrayAttr<'c>>() {
            Some(fields) => verify_struct_constant(structure, fields),
            None => Err(wrong_struct_constant(value)),
        };
    }
    match value.cast::<DenseElementsAttr<'c>>().filter(|elements| elements.element_type().is_float()) {
        Some(elements) => verify_tensor_constant(ty, elements),
        None => Err(VerifyError::plain(format!(
            "constant of TensorType must be initialized by a DenseFPElementsAttr, got {value}"
        ))),
    }
}

/// Checks that a struct of type `ty` may have these fields.
fn verify_struct_constant<'c>(ty: StructType<'c>, fields: ArrayAttr<'c>) -> VerifyResult {
    let types = ty.element_types();
    if fields.len() != types.len() {
        return Err(wrong_struct_constant(*fields));
    }
    types.iter().zip(fields.elements()).try_for_each(|(ty, field)| verify_field(*ty, *field))
}

fn wrong_struct_constant(value: Attribute<'_>) -> VerifyError {
    VerifyError::plain(format!(
        "constant of StructType must be initialized by an ArrayAttr with the same number of elements, got {value}"
    ))
}

/// Checks that a tensor of type `ty` may have these elements.
fn verify_tensor_constant<'c>(ty: Type<'c>, elements: DenseElementsAttr<'c>) -> VerifyResult {
    let Some(shape) = ty.ranked_shape() else { return Ok(()) };
    let own = elements.ty().shape();
    if own.len() != shape.len() {
        return Err(VerifyError::new(format!(
            "return type must match the one of the attached value attribute: {} != {}",
            own.len(),
            shape.len()
        )));
    }
    match (0..shape.len()).find(|dimension| own[*dimension] != shape[*dimension]) {
        None => Ok(()),
        Some(dimension) => Err(VerifyError::new(format!(
            "return type shape mismatches its attribute at dimension {dimension}: {} != {}",
            own[dimension], shape[dimension]
        ))),
    }
}

impl Verify for ConstantOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        verify_tensor_constant(self.output(ir).ty(ir).into(), self.value(ir))
    }
}

impl Verify for StructConstantOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        verify_struct_constant(self.output(ir).ty(ir), self.value_attr(ir))
    }
}

/// Checks that the operands have the same shape, if both are known.
fn verify_operands(lhs: TensorType<'_>, rhs: TensorType<'_>) -> VerifyResult {
    match (lhs.ranked_shape(), rhs.ranked_shape()) {
        (Some(own), Some(other)) if own != other => {
            Err(VerifyError::new(format!("operands have different shapes: '{lhs}' and '{rhs}'")))
        }
        _ => Ok(()),
    }
}

impl Verify for AddOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        verify_operands(self.lhs(ir).ty(ir), self.rhs(ir).ty(ir))
    }
}

impl Verify for MulOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        verify_operands(self.lhs(ir).ty(ir), self.rhs(ir).ty(ir))
    }
}

impl Verify for ReshapeOp {
    /// Checks that the number of elements stays, if both are known. A single element may be repeated:
    /// `var a<2, 2> = 5.5`.
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (input, output) = (self.input(ir).ty(ir), self.output(ir).ty(ir));
        match (input.num_elements(), output.num_elements()) {
            (_, None) => Err(VerifyError::new(format!("'{output}' has too many elements"))),
            (Some(own), Some(other)) if own != 1 && own != other => {
                Err(VerifyError::new(format!("a tensor of {own} elements cannot have a shape of {other}")))
            }
            _ => Ok(()),
        }
    }
}

impl Verify for TransposeOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (input, output) = (self.input(ir).ty(ir), self.output(ir).ty(ir));
        match (input.ranked_shape(), output.ranked_shape()) {
            (Some(input), Some(output)) if !input.iter().rev().eq(output) => {
                Err(VerifyError::plain("expected result shape to be a transpose of the input"))
            }
            _ => Ok(()),
        }
    }
}

impl Verify for StructAccessOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let types = self.input(ir).ty(ir).element_types();
        match usize::try_from(self.index(ir)).ok().and_then(|index| types.get(index)) {
            None => Err(VerifyError::new("index should be within the range of the input struct type")),
            Some(ty) if *ty != self.output(ir).ty(ir) => Err(VerifyError::new(
                "must have the same result type as the struct element referred to by the index",
            )),
            Some(_) => Ok(()),
        }
    }
}

impl Verify for ReturnOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let values: Vec<_> = self.input(ir).collect();
        if values.len() > 1 {
            return Err(VerifyError::new("expects at most 1 return operand"));
        }
        let function = self.op().parent_op(ir).and_then(|parent| FuncOp::cast(ir, parent));
        let Some(function) = function else { return Ok(()) };
        let results = function.function_type(ir).results();
        if values.len() != results.len() {
            return Err(VerifyError::new(format!(
                "does not return the same number of values ({}) as the enclosing function ({})",
                values.len(),
                results.len()
            )));
        }
        let ([value], [expected]) = (&values[..], results) else { return Ok(()) };
        let found = value.ty(ir);
        // The shape of a tensor may be unknown on one side.
        if found == *expected || found.is_unranked_tensor() || expected.is_unranked_tensor() {
            return Ok(());
        }
        Err(VerifyError::plain(format!(
            "type of return operand ('{found}') doesn't match function result type ('{expected}')"
        )))
    }
}
