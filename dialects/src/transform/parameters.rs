//! Transform ops that compute parameters, and those that print, annotate and verify.

use rtblgen_runtime::asm::PrintOptions;
use rtblgen_runtime::{Diagnostic, Ir, Severity, TypedOp, Value};

use super::failure::{TransformResult, definite, shown, silenceable};
use super::invalidation::place;
use super::patterns::for_each;
use super::payload::{Kind, Payload};
use super::state::TransformState;
use super::*;

impl TransformOpInterface for ParamConstantOp {
    fn apply<'c>(
        self,
        ir: &mut Ir<'c>,
        _: &mut TransformState<'_, 'c>,
        results: &mut Vec<Payload<'c>>,
    ) -> TransformResult<'c> {
        results.push(Payload::Params(vec![self.value(ir)]));
        Ok(())
    }
}

impl TransformOpInterface for NumAssociationsOp {
    fn apply<'c>(
        self,
        ir: &mut Ir<'c>,
        state: &mut TransformState<'_, 'c>,
        results: &mut Vec<Payload<'c>>,
    ) -> TransformResult<'c> {
        let count = state.payload(self.op().operand(ir, 0)).map_or(0, Payload::len);
        let context = ir.context();
        results.push(Payload::Params(vec![context.integer_attr(context.i64_type(), count as i128)]));
        Ok(())
    }
}

impl TransformOpInterface for GetTypeOp {
    fn apply<'c>(
        self,
        ir: &mut Ir<'c>,
        state: &mut TransformState<'_, 'c>,
        results: &mut Vec<Payload<'c>>,
    ) -> TransformResult<'c> {
        let is_elemental = self.elemental(ir);
        let type_of = |value: Value| {
            let ty = value.ty(ir);
            let ty = if is_elemental { ty.element_type_or_self() } else { ty };
            ir.context().type_attr(ty)
        };
        results
            .push(Payload::Params(state.values(self.op().operand(ir, 0)).into_iter().map(type_of).collect()));
        Ok(())
    }
}

impl TransformOpInterface for MatchParamCmpIOp {
    fn apply<'c>(
        self,
        ir: &mut Ir<'c>,
        state: &mut TransformState<'_, 'c>,
        _: &mut Vec<Payload<'c>>,
    ) -> TransformResult<'c> {
        let op = self.op();
        let [params, references] = [0, 1].map(|number| state.params(op.operand(ir, number)));
        if params.len() != references.len() {
            let message = format!(
                "parameters have different payload lengths ({} vs {})",
                params.len(),
                references.len()
            );
            return Err(silenceable(op.location(ir), message));
        }
        let predicate = self.predicate(ir);
        for (number, (param, reference)) in params.iter().zip(&references).enumerate() {
            let (Some(own), Some(other)) = (param.as_integer(), reference.as_integer()) else {
                return Err(definite(op.location(ir), "non-integer param value not expected"));
            };
            let (holds, text) = match predicate {
                MatchCmpIPredicate::Eq => (own == other, "equal to"),
                MatchCmpIPredicate::Ne => (own != other, "not equal to"),
                MatchCmpIPredicate::Lt => (own < other, "less than"),
                MatchCmpIPredicate::Le => (own <= other, "less than or equal to"),
                MatchCmpIPredicate::Gt => (own > other, "greater than"),
                MatchCmpIPredicate::Ge => (own >= other, "greater than or equal to"),
            };
            if !holds {
                let message = format!("expected parameter to be {text} {other}, got {own}");
                let failure = silenceable(op.location(ir), message);
                let note = format!("value # {number} associated with the parameter defined here");
                return Err(failure.with_note(op.operand(ir, 0).location(ir), note));
            }
        }
        Ok(())
    }
}

impl TransformOpInterface for AnnotateOp {
    fn apply<'c>(
        self,
        ir: &mut Ir<'c>,
        state: &mut TransformState<'_, 'c>,
        _: &mut Vec<Payload<'c>>,
    ) -> TransformResult<'c> {
        let targets = state.ops(self.target(ir));
        let params = match self.param(ir) {
            None => vec![ir.context().unit_attr()],
            Some(param) => state.params(param),
        };
        if params.len() != 1 && params.len() != targets.len() {
            let message = format!(
                "parameter and target have different payload lengths ({} vs {})",
                params.len(),
                targets.len()
            );
            return Err(silenceable(self.op().location(ir), message));
        }
        let name = self.name(ir);
        for (number, target) in targets.into_iter().enumerate() {
            ir.set_attribute(target, name, params[number.min(params.len() - 1)]);
        }
        Ok(())
    }
}

impl TransformOpInterface for PrintOp {
    fn apply<'c>(
        self,
        ir: &mut Ir<'c>,
        state: &mut TransformState<'_, 'c>,
        _: &mut Vec<Payload<'c>>,
    ) -> TransformResult<'c> {
        let options = PrintOptions {
            assume_verified: self.assume_verified(ir),
            local_scope: self.use_local_scope(ir),
            skip_regions: self.skip_regions(ir),
            ..PrintOptions::default()
        };
        let mut text = "[[[ IR printer: ".to_owned();
        if let Some(name) = self.name(ir) {
            text.push_str(name);
            text.push(' ');
        }
        let targets = match self.target(ir) {
            None => {
                text.push_str("top-level ]]]\n");
                vec![state.top_level()]
            }
            Some(target) => {
                text.push_str("]]]\n");
                state.ops(target)
            }
        };
        for target in targets {
            text.push_str(ir.print_op(target, &options).trim_end_matches('\n'));
            text.push('\n');
        }
        state.host().print(text);
        Ok(())
    }
}

impl TransformOpInterface for VerifyOp {
    fn apply<'c>(
        self,
        ir: &mut Ir<'c>,
        state: &mut TransformState<'_, 'c>,
        _: &mut Vec<Payload<'c>>,
    ) -> TransformResult<'c> {
        for_each(ir, state.ops(self.target(ir)), |ir, target| {
            let Err(errors) = ir.verify_op(target) else { return Ok(()) };
            errors.iter().for_each(|error| ir.context().emit(error));
            let failure = definite(self.op().location(ir), "failed to verify payload op");
            Err(failure.with_note(target.location(ir), "payload op"))
        })
    }
}

impl TransformOpInterface for EmitRemarkAtOp {
    fn apply<'c>(
        self,
        ir: &mut Ir<'c>,
        state: &mut TransformState<'_, 'c>,
        _: &mut Vec<Payload<'c>>,
    ) -> TransformResult<'c> {
        let (at, message) = (self.op().operand(ir, 0), self.message(ir));
        if Kind::of(at.ty(ir)) == Some(Kind::Ops) {
            state.ops(at).into_iter().for_each(|op| remark(ir, op, message));
            return Ok(());
        }
        for value in state.values(at) {
            let place = match value.result_number(ir) {
                Some(number) => format!("an op result #{number}"),
                None => format!("a {}", place(ir, value).replace(" of block", " in block")),
            };
            let remark = Diagnostic::new(Severity::Remark, value.location(ir), message);
            let unknown = value.location(ir);
            ir.context().emit(&remark.with_note(unknown, format!("value handle points to {place}")));
        }
        Ok(())
    }
}

/// Emits a remark at an operation.
fn remark(ir: &Ir<'_>, op: Op, message: &str) {
    let location = op.location(ir);
    let mut remark = Diagnostic::new(Severity::Remark, location, message);
    if ir.context().shows_ops_in_diagnostics() {
        let text = shown(ir, op, Severity::Remark);
        remark = remark.with_note(location, format!("see current operation: {text}"));
    }
    ir.context().emit(&remark);
}

impl TransformOpInterface for EmitParamAsRemarkOp {
    fn apply<'c>(
        self,
        ir: &mut Ir<'c>,
        state: &mut TransformState<'_, 'c>,
        _: &mut Vec<Payload<'c>>,
    ) -> TransformResult<'c> {
        let params = state.params(self.op().operand(ir, 0));
        let params: Vec<String> = params.iter().map(ToString::to_string).collect();
        let message = self.message(ir).map_or(String::new(), |message| format!("{message} "));
        let message = message + &params.join(", ");
        match self.anchor(ir) {
            None => remark(ir, self.op(), &message),
            Some(anchor) => {
                for op in state.ops(anchor) {
                    ir.context().emit(&Diagnostic::new(Severity::Remark, op.location(ir), &message));
                }
            }
        }
        Ok(())
    }
}
