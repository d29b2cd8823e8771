//! The verifier of operations.

use rtblgen_runtime::{Attribute, DenseArrayAttr, Ir, Op, Place, Region, Value, VerifyError, VerifyResult};

use super::super::Variadicity;
use super::constraints::{Constraint, Variable, Verification};

/// The content of an `irdl.operation`.
#[derive(Debug, Default)]
pub(super) struct Operation {
    pub(super) name: String,
    pub(super) constraints: Vec<Constraint>,
    pub(super) operands: Vec<(Variable, Variadicity)>,
    pub(super) results: Vec<(Variable, Variadicity)>,
    pub(super) attributes: Vec<(String, Variable)>,
    pub(super) regions: Vec<RegionShape>,
}

/// The content of an `irdl.region`.
#[derive(Debug)]
pub(super) struct RegionShape {
    /// The arguments of the entry block; any if `None`.
    pub(super) arguments: Option<Vec<Variable>>,
    /// The number of blocks; any if `None`.
    pub(super) blocks: Option<i32>,
}

/// The verifier in the definition of a loaded operation, whose data is an [`Operation`].
pub(super) fn verify(ir: &Ir<'_>, op: Op) -> VerifyResult {
    let data = op.definition(ir).and_then(|definition| definition.data?.downcast_ref::<Operation>());
    let Some(own) = data else { return Ok(()) };
    let mut variables = Verification::new(&own.constraints);
    let values = own.verify_values(ir, op, &mut variables);
    let regions = own.verify_regions(ir, op, &mut variables);
    match (values, regions) {
        (Ok(()), result) | (result, Ok(())) => result,
        (Err(first), Err(second)) => Err(second.after_error(first)),
    }
}

impl Operation {
    fn verify_values<'c>(&self, ir: &Ir<'c>, op: Op, variables: &mut Verification<'_, 'c>) -> VerifyResult {
        let operands =
            segments(ir, op, "operand", "operandSegmentSizes", op.operand_count(ir), &self.operands)?;
        let results = segments(ir, op, "result", "resultSegmentSizes", op.result_count(ir), &self.results)?;
        for (name, variable) in &self.attributes {
            let Some(attribute) = op.attribute(ir, name) else {
                return Err(format!("attribute \"{name}\" is expected but not provided").into());
            };
            variables.verify(*variable, attribute).map_err(VerifyError::plain)?;
        }
        verify_types(ir, op.operands(ir), &self.operands, &operands, variables)?;
        verify_types(ir, op.results(ir), &self.results, &results, variables)
    }

    fn verify_regions<'c>(&self, ir: &Ir<'c>, op: Op, variables: &mut Verification<'_, 'c>) -> VerifyResult {
        if op.region_count(ir) != self.regions.len() {
            return Err(VerifyError::new(format!(
                "unexpected number of regions: expected {} but got {}",
                self.regions.len(),
                op.region_count(ir)
            )));
        }
        let mut regions = op.regions(ir).zip(&self.regions);
        regions.try_for_each(|(region, shape)| shape.verify(ir, op, region, variables))
    }
}

impl RegionShape {
    fn verify<'c>(
        &self,
        ir: &Ir<'c>,
        op: Op,
        region: Region,
        variables: &mut Verification<'_, 'c>,
    ) -> VerifyResult {
        let number = region.number(ir);
        let count = region.blocks(ir).count();
        if let Some(blocks) = self.blocks
            && usize::try_from(blocks) != Ok(count)
        {
            let message = format!("expected region {number} to have {blocks} block(s) but got {count}");
            return Err(VerifyError::plain(message).without_op());
        }
        let Some(expected) = &self.arguments else { return Ok(()) };
        let arguments: Vec<Value> =
            region.entry(ir).into_iter().flat_map(|entry| entry.arguments(ir)).collect();
        if arguments.len() != expected.len() {
            let message = format!(
                "expected region {number} to have {} arguments but got {}",
                expected.len(),
                arguments.len()
            );
            return Err(at_argument(ir, op, arguments.first().copied(), message));
        }
        for (argument, variable) in arguments.into_iter().zip(expected) {
            let ty = ir.context().type_attr(argument.ty(ir));
            let satisfied = variables.verify(*variable, ty);
            satisfied.map_err(|message| at_argument(ir, op, Some(argument), message))?;
        }
        Ok(())
    }
}

/// An error at an argument of a region, with a note at the operation if that is elsewhere.
fn at_argument(ir: &Ir<'_>, op: Op, argument: Option<Value>, message: String) -> VerifyError {
    let error = VerifyError::plain(message).without_op();
    match argument {
        Some(argument) if argument.location(ir) != op.location(ir) => {
            error.at(Place::Value(argument)).with_note(Place::Here, "see the operation")
        }
        _ => error,
    }
}

fn verify_types<'c>(
    ir: &Ir<'c>,
    values: impl Iterator<Item = Value>,
    definitions: &[(Variable, Variadicity)],
    sizes: &[usize],
    variables: &mut Verification<'_, 'c>,
) -> VerifyResult {
    let of_each =
        definitions.iter().zip(sizes).flat_map(|((variable, _), size)| (0..*size).map(|_| *variable));
    for (value, variable) in values.zip(of_each) {
        let ty = ir.context().type_attr(value.ty(ir));
        variables.verify(variable, ty).map_err(VerifyError::plain)?;
    }
    Ok(())
}

/// The number of values that each operand or result stands for. `what` is which of the two.
fn segments(
    ir: &Ir<'_>,
    op: Op,
    what: &str,
    attribute: &str,
    count: usize,
    definitions: &[(Variable, Variadicity)],
) -> Result<Vec<usize>, VerifyError> {
    let error = |text: String| Err(VerifyError::plain(text));
    let variable = definitions.iter().filter(|(_, own)| *own != Variadicity::Single);
    match (variable.count(), definitions.len()) {
        (0, expected) if count != expected => {
            error(format!("op expects exactly {expected} {what}s, but got {count}"))
        }
        (0, expected) => Ok(vec![1; expected]),
        (1, expected) if count + 1 < expected => {
            error(format!("op expects at least {} {what}s, but got {count}", expected - 1))
        }
        (1, expected) => {
            let size = count + 1 - expected;
            let is_optional = definitions.iter().any(|(_, own)| *own == Variadicity::Optional);
            if is_optional && size > 1 {
                return error(format!("op expects at most {expected} {what}s, but got {count}"));
            }
            let size_of = |own: Variadicity| if own == Variadicity::Single { 1 } else { size };
            Ok(definitions.iter().map(|(_, own)| size_of(*own)).collect())
        }
        _ => stored_segments(op.attribute(ir, attribute), what, attribute, count, definitions)
            .map_err(VerifyError::plain),
    }
}

/// The sizes in the attribute of an operation.
fn stored_segments(
    sizes: Option<Attribute<'_>>,
    what: &str,
    name: &str,
    count: usize,
    definitions: &[(Variable, Variadicity)],
) -> Result<Vec<usize>, String> {
    let sizes = sizes.ok_or_else(|| format!("'{name}' attribute is expected but not provided"))?;
    let sizes = sizes.cast::<DenseArrayAttr<'_>>().and_then(|sizes| sizes.values::<i32>());
    let Some(sizes) = sizes else {
        return Err(format!("'{name}' attribute is expected to be a dense i32 array"));
    };
    if sizes.len() != definitions.len() {
        return Err(format!(
            "'{name}' attribute for specifying {what} segments must have {} elements, but got {}",
            definitions.len(),
            sizes.len()
        ));
    }
    let mut found = Vec::new();
    for (number, (size, (_, variadicity))) in sizes.iter().zip(definitions).enumerate() {
        let size = usize::try_from(*size).map_err(|_| {
            format!("'{name}' attribute for specifying {what} segments must have non-negative values")
        })?;
        match variadicity {
            Variadicity::Single if size != 1 => {
                return Err(format!("element {number} in '{name}' attribute must be equal to 1"));
            }
            Variadicity::Optional if size > 1 => {
                return Err(format!("element {number} in '{name}' attribute must be equal to 0 or 1"));
            }
            _ => found.push(size),
        }
    }
    match found.iter().sum::<usize>() == count {
        true => Ok(found),
        false => Err(format!("sum of elements in '{name}' attribute must be equal to the number of {what}s")),
    }
}
