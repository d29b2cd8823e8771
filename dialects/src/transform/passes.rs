//! Execution of `transform.apply_registered_pass`.

use rtblgen_runtime::pass::PassManager;
use rtblgen_runtime::{ArrayAttr, Attribute, Ir, StringAttr, TypedOp, Value};

use super::failure::{TransformResult, check_separate, definite, silenceable};
use super::payload::Payload;
use super::state::TransformState;
use super::{ApplyRegisteredPassOp, ParamOperandAttr, TransformOpInterface};

impl TransformOpInterface for ApplyRegisteredPassOp {
    fn apply<'c>(
        self,
        ir: &mut Ir<'c>,
        state: &mut TransformState<'_, 'c>,
        results: &mut Vec<Payload<'c>>,
    ) -> TransformResult<'c> {
        let (op, location) = (self.op(), self.op().location(ir));
        let name = self.pass_name(ir);
        let registry = state.host().registry();
        if !registry.contains(name) {
            return Err(definite(location, format!("unknown pass or pass pipeline: {name}")));
        }
        let options = self.option_text(ir, state);
        let targets = state.ops(self.target(ir));
        for target in &targets {
            check_separate(ir, op, *target)?;
            let text = format!("{}({name}{{{options}}})", target.name(ir));
            let manager = PassManager::parse(&text, &registry).map_err(|error| {
                ir.context()
                    .emit(&rtblgen_runtime::Diagnostic::error(ir.context().unknown_loc(), error.to_string()));
                definite(location, format!("failed to add pass or pass pipeline to pipeline: {name}"))
            })?;
            if state.host().run(&manager, ir, *target).is_err() {
                let failure = silenceable(location, "pass pipeline failed");
                return Err(failure.with_note(target.location(ir), "target op"));
            }
        }
        results.push(Payload::Ops(targets));
        Ok(())
    }
}

impl ApplyRegisteredPassOp {
    /// The options in the syntax of the command line.
    fn option_text<'c>(self, ir: &Ir<'c>, state: &TransformState<'_, 'c>) -> String {
        let dynamic: Vec<Value> = self.dynamic_options(ir).collect();
        let options = self.options(ir);
        let texts = options.entries().iter().map(|option| {
            let mut text = format!("{}=", option.name.value());
            write_value(option.value, &dynamic, state, &mut text);
            text
        });
        texts.collect::<Vec<_>>().join(" ")
    }
}

/// Writes the value of an option: a parameter, a list, a string or another attribute.
fn write_value<'c>(
    value: Attribute<'c>,
    dynamic: &[Value],
    state: &TransformState<'_, 'c>,
    text: &mut String,
) {
    let write_list = |elements: &[Attribute<'c>], text: &mut String| {
        for (number, element) in elements.iter().enumerate() {
            if number > 0 {
                text.push(',');
            }
            write_value(*element, dynamic, state, text);
        }
    };
    if let Some(operand) = value.cast::<ParamOperandAttr<'c>>() {
        let number = operand.index().as_integer().and_then(|number| usize::try_from(number).ok());
        if let Some(handle) = number.and_then(|number| dynamic.get(number)) {
            write_list(&state.params(*handle), text);
        }
    } else if let Some(array) = value.cast::<ArrayAttr<'c>>() {
        write_list(array.elements(), text);
    } else if let Some(own) = value.cast::<StringAttr<'c>>() {
        text.push_str(own.value());
    } else {
        text.push_str(&without_type(value));
    }
}

/// The text of an attribute without its type.
fn without_type(value: Attribute<'_>) -> String {
    let text = value.to_string();
    match value.ty() {
        Some(ty) => text.strip_suffix(&format!(" : {ty}")).unwrap_or(&text).to_owned(),
        None => text,
    }
}
