//! Verifiers of single transform ops.

use rtblgen_runtime::{ArrayAttr, Attribute, Ir, Op, Place, TypedOp, Verify, VerifyError, VerifyResult};

use super::handles::have_same_interface;
use super::verify::fail;
use super::*;
use crate::conversion::populate_of_dialect;

impl Verify for ApplyPatternsOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let other = self
            .patterns(ir)
            .ops(ir)
            .find(|op| op.interface::<DynPatternDescriptorOpInterface>(ir).is_none());
        match other {
            Some(op) => {
                let message = "expected children ops to implement PatternDescriptorOpInterface";
                Err(VerifyError::new(message).with_note(Place::Op(op), "op without interface"))
            }
            None => Ok(()),
        }
    }
}

impl Verify for ApplyConversionPatternsOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let op = self.op();
        if !(1..=2).contains(&op.region_count(ir)) {
            return fail("expected 1 or 2 regions");
        }
        let mut descriptors = Vec::new();
        for child in self.patterns(ir).ops(ir) {
            let Some(own) = child.interface::<DynConversionPatternDescriptorOpInterface>(ir) else {
                let message =
                    "expected pattern children ops to implement ConversionPatternDescriptorOpInterface";
                return Err(VerifyError::new(message).with_note(Place::Op(child), "op without interface"));
            };
            descriptors.push((child, own));
        }
        let Some(region) = op.regions(ir).nth(1) else { return Ok(()) };
        let builders: Vec<Op> = region.ops(ir).collect();
        let &[builder] = &builders[..] else {
            return fail("expected exactly one op in default type converter region");
        };
        let Some(own) = builder.interface::<DynTypeConverterBuilderOpInterface>(ir) else {
            let message = "expected default converter child op to implement TypeConverterBuilderOpInterface";
            return Err(VerifyError::new(message).with_note(Place::Op(builder), "op without interface"));
        };
        for (child, descriptor) in descriptors {
            let verified = descriptor.verify_type_converter(ir, own);
            verified.map_err(
                |error| if error.place == Place::Here { error.at(Place::Op(child)) } else { error },
            )?;
        }
        Ok(())
    }
}

impl Verify for ApplyToLLVMConversionPatternsOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let name = self.dialect_name(ir);
        if ir.context().dialect(name).is_none() {
            return fail(format!("unknown dialect or dialect not loaded: {name}"));
        }
        match populate_of_dialect(name) {
            Some(_) => Ok(()),
            None => fail(format!(
                "dialect does not implement ConvertToLLVMPatternInterface or extension was not loaded: {name}"
            )),
        }
    }
}

impl Verify for ApplyRegisteredPassOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let count = self.dynamic_options(ir).count();
        let mut unused: Vec<bool> = vec![true; count];
        for option in self.options(ir).entries() {
            let mut pending = vec![option.value];
            while let Some(value) = pending.pop() {
                if let Some(list) = value.cast::<ArrayAttr<'_>>() {
                    pending.extend(list.elements().iter().rev());
                }
                let Some(operand) = value.cast::<ParamOperandAttr<'_>>() else { continue };
                let number = operand.index().as_integer().unwrap_or(-1);
                let own = usize::try_from(number).ok().and_then(|number| unused.get_mut(number));
                match own {
                    None => {
                        return fail(format!(
                            "dynamic option index {number} is out of bounds for the number of dynamic options: {count}"
                        ));
                    }
                    Some(false) => {
                        return fail(format!("dynamic option index {number} is already used in options"));
                    }
                    Some(own) => *own = false,
                }
            }
        }
        match unused.contains(&true) {
            true => {
                fail("a param operand does not have a corresponding param_operand attr in the options dict")
            }
            false => Ok(()),
        }
    }
}

/// Verifies the list of positions of `get_operand` or `get_result`.
fn verify_positions(is_all: bool, is_inverted: bool, list: &[i64]) -> VerifyResult {
    if is_all && is_inverted {
        return fail("cannot request both 'all' and 'inverted' values in the list");
    }
    if is_all && !list.is_empty() {
        return fail("cannot both request 'all' and specific values in the list");
    }
    if !is_all && list.is_empty() {
        return fail("must request specific values in the list if 'all' is not specified");
    }
    match list.windows(2).any(|pair| pair[0] == pair[1]) {
        true => fail("expected the listed values to be unique"),
        false => Ok(()),
    }
}

impl Verify for GetOperandOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        verify_positions(self.is_all(ir), self.is_inverted(ir), &self.raw_position_list(ir))
    }
}

impl Verify for GetResultOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        verify_positions(self.is_all(ir), self.is_inverted(ir), &self.raw_position_list(ir))
    }
}

impl Verify for NumAssociationsOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let context = ir.context();
        let zero: Attribute<'_> = context.integer_attr(context.i64_type(), 0);
        let ty = self.op().result(ir, 0).ty(ir);
        let checked =
            DynTransformParamTypeInterface::cast(ty).map_or(Ok(()), |own| own.check_payload(ir, &[zero]));
        checked.map_err(|message| VerifyError::plain(message).without_op())
    }
}

impl Verify for SplitHandleOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let op = self.op();
        let count = op.result_count(ir) as i64;
        if self.overflow_result(ir).is_some_and(|number| !(0..count).contains(&number)) {
            return fail("overflow_result is not a valid result index");
        }
        let ty = op.operand(ir, 0).ty(ir);
        match op.result_types(ir).all(|result| have_same_interface(ty, result)) {
            true => Ok(()),
            false => {
                fail("expects result types to implement the same transform interface as the operand type")
            }
        }
    }
}

impl Verify for CastAndCallOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let has_name = self.function_name(ir).is_some();
        match has_name == self.function(ir).is_some() {
            true if has_name => fail("function handle and name are mutually exclusive"),
            true => fail("expected function handle or name"),
            false => Ok(()),
        }
    }
}

impl Verify for SimplifyBoundedAffineOpsOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let count = self.op().operand_count(ir) - 1;
        if self.lower_bounds(ir).len() != count {
            return fail(format!("incorrect number of lower bounds, expected {count}"));
        }
        if self.upper_bounds(ir).len() != count {
            return fail(format!("incorrect number of upper bounds, expected {count}"));
        }
        Ok(())
    }
}
