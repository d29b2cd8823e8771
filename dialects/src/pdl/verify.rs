//! Verifiers of the operations in a pattern.

use rtblgen_runtime::{Ir, Op, OpName, Place, Type, TypedOp, Value, Verify, VerifyError, VerifyResult};

use super::{
    ApplyNativeConstraintOp, ApplyNativeRewriteOp, AttributeOp, OperandOp, OperandsOp, OperationOp,
    OperationType, PatternOp, RangeOp, ReplaceOp, ResultOp, ResultsOp, RewriteOp, TypeOp, TypesOp, ValueType,
    element_type_or_self,
};

fn error(message: impl Into<String>) -> VerifyResult {
    Err(VerifyError::new(message))
}

/// Whether the operation is directly in an operation of type `T`.
fn is_in<T: TypedOp>(ir: &Ir<'_>, op: Op) -> bool {
    op.parent_op(ir).is_some_and(|parent| T::cast(ir, parent).is_some())
}

/// Whether something other than results of the operation uses it, or such a result is used so.
fn has_binding_use(ir: &Ir<'_>, op: Op) -> bool {
    let mut users = op.results(ir).flat_map(|result| result.users(ir));
    users.any(|user| {
        let is_result = ResultOp::cast(ir, user).is_some() || ResultsOp::cast(ir, user).is_some();
        !is_result || has_binding_use(ir, user)
    })
}

/// Reports operations in a match that have no effect on the match.
fn verify_binding_use(ir: &Ir<'_>, op: Op) -> VerifyResult {
    if !is_in::<PatternOp>(ir, op) || has_binding_use(ir, op) {
        return Ok(());
    }
    error("expected a bindable user when defined in the matcher body of a `pdl.pattern`")
}

impl Verify for ApplyNativeConstraintOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        if self.op().operand_count(ir) == 0 {
            return error("expected at least one argument");
        }
        let is_operation = |ty: Type<'_>| ty.cast::<OperationType<'_>>().is_some();
        if self.op().result_types(ir).any(is_operation) {
            return error("returning an operation from a constraint is not supported");
        }
        Ok(())
    }
}

impl Verify for ApplyNativeRewriteOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        match self.op().operand_count(ir) + self.op().result_count(ir) {
            0 => error("expected at least one argument or result"),
            _ => Ok(()),
        }
    }
}

impl Verify for AttributeOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        if self.value(ir).is_none() {
            return match is_in::<RewriteOp>(ir, self.op()) {
                true => error("expected constant value when specified within a `pdl.rewrite`"),
                false => verify_binding_use(ir, self.op()),
            };
        }
        match self.value_type(ir) {
            Some(_) => error("expected only one of [`type`, `value`] to be set"),
            None => Ok(()),
        }
    }
}

impl Verify for OperandOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        verify_binding_use(ir, self.op())
    }
}

impl Verify for OperandsOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        verify_binding_use(ir, self.op())
    }
}

impl Verify for TypeOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        match self.constant_type(ir) {
            Some(_) => Ok(()),
            None => verify_binding_use(ir, self.op()),
        }
    }
}

impl Verify for TypesOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        match self.constant_types_attr(ir) {
            Some(_) => Ok(()),
            None => verify_binding_use(ir, self.op()),
        }
    }
}

/// The operands of an operation that makes a range are elements of it, or ranges of such.
pub(crate) fn verify_element_types(ir: &Ir<'_>, op: Op, range: Value) -> VerifyResult {
    let expected = element_type_or_self(range.ty(ir));
    match op.operand_types(ir).map(element_type_or_self).find(|found| *found != expected) {
        Some(found) => {
            error(format!("expected operand to have element type '{expected}', but got '{found}'"))
        }
        None => Ok(()),
    }
}

impl Verify for RangeOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        verify_element_types(ir, self.op(), *self.result(ir))
    }
}

impl Verify for ReplaceOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        if self.repl_operation(ir).is_some() && self.repl_values(ir).next().is_some() {
            return error(
                "expected no replacement values to be provided when the replacement operation is present",
            );
        }
        Ok(())
    }
}

impl Verify for ResultsOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let ty = self.val(ir).ty(ir);
        if self.index(ir).is_none() && ty.cast::<ValueType<'_>>().is_some() {
            return error(format!(
                "expected `pdl.range<value>` result type when no index is specified, but got: '{ty}'"
            ));
        }
        Ok(())
    }
}

impl Verify for OperationOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let is_made = is_in::<RewriteOp>(ir, self.op());
        if is_made && self.op_name(ir).is_none() {
            return error("must have an operation name when nested within a `pdl.rewrite`");
        }
        let (names, values) = (self.attribute_names(ir).len(), self.attribute_values(ir).count());
        if names != values {
            return error(format!(
                "expected the same number of attribute values and attribute names, got {names} names and {values} values"
            ));
        }
        if is_made && !self.may_infer_types(ir) {
            self.verify_types_are_known(ir)?;
        }
        verify_binding_use(ir, self.op())
    }
}

impl OperationOp {
    /// The names of the attributes.
    pub fn attribute_names<'c>(self, ir: &Ir<'c>) -> Vec<&'c str> {
        let names = self.attribute_value_names(ir).iter();
        names.filter_map(|name| Some(name.cast::<rtblgen_runtime::StringAttr<'c>>()?.value())).collect()
    }

    /// The operation that is named.
    fn named<'c>(self, ir: &Ir<'c>) -> Option<OpName<'c>> {
        Some(ir.context().op_name(self.op_name(ir)?))
    }

    /// Whether the named operation infers the types of its results. One that is not registered may.
    fn may_infer_types(self, ir: &Ir<'_>) -> bool {
        let definition = self.named(ir).map(OpName::definition);
        definition.is_some_and(|definition| {
            definition.is_none_or(|definition| definition.infer_result_types.is_some())
        })
    }

    /// Checks that the types of the results of a new operation are given, or follow from the replaced
    /// operation.
    fn verify_types_are_known(self, ir: &Ir<'_>) -> VerifyResult {
        if self.op_(ir).uses(ir).any(|place| place.operand != 0 && self.replaces_earlier(ir, place.op)) {
            return Ok(());
        }
        let mut types = self.type_values(ir);
        let note = match types.len() {
            0 => self.note_about_missing_types(ir),
            _ => types
                .position(|ty| !is_known(ir, self.op(), ty))
                .map(|number| format!("result type #{number} was not constrained")),
        };
        let Some(note) = note else { return Ok(()) };
        let message = "must have inferable or constrained result types when nested within `pdl.rewrite`";
        Err(VerifyError::new(message).with_note(Place::Here, note))
    }

    /// Whether a user of the operation replaces one that exists before this one.
    fn replaces_earlier(self, ir: &Ir<'_>, user: Op) -> bool {
        let Some(replace) = ReplaceOp::cast(ir, user) else { return false };
        replace.op_value(ir).defining_op(ir).is_some_and(|replaced| {
            replaced.block(ir) != self.op().block(ir) || replaced.is_before_in_block(ir, self.op())
        })
    }

    fn note_about_missing_types(self, ir: &Ir<'_>) -> Option<String> {
        let name = self.named(ir)?;
        let results = name.definition()?.results;
        let has_result = results.iter().any(|result| !result.arity.is_variable());
        has_result.then(|| {
            format!(
                "operation is created in a non-inferrable context, but '{name}' does not implement InferTypeOpInterface"
            )
        })
    }
}

/// Whether the type is known in a rewrite: it is constant, a function returned it, or the match found it.
fn is_known(ir: &Ir<'_>, op: Op, ty: Value) -> bool {
    let Some(source) = ty.defining_op(ir) else { return false };
    if ApplyNativeRewriteOp::cast(ir, source).is_some() {
        return true;
    }
    let is_constant = match (TypeOp::cast(ir, source), TypesOp::cast(ir, source)) {
        (Some(one), _) => one.constant_type(ir).is_some(),
        (_, Some(many)) => many.constant_types_attr(ir).is_some(),
        _ => return false,
    };
    let is_matched = |user: Op| {
        user.block(ir) != op.block(ir)
            && (OperandOp::cast(ir, user).is_some()
                || OperandsOp::cast(ir, user).is_some()
                || OperationOp::cast(ir, user).is_some())
    };
    is_constant || ty.users(ir).any(is_matched)
}
