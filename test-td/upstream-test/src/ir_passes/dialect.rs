//! Passes over what the test dialect's ops declare: derived attributes and traits that fold.

use rtblgen_runtime::interfaces::DynDerivedAttributeOpInterface;
use rtblgen_runtime::pass::{PassError, PassState};
use rtblgen_runtime::rewrite::{GreedyError, apply_patterns_greedily_to};
use rtblgen_runtime::{GreedyConfig, Ir, Op, RewritePatternSet};

use crate::passes::remark;

type Outcome<'c> = Result<(), PassError<'c>>;

/// `-test-derived-attr`
pub(super) fn derived_attributes<'c>(ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Outcome<'c> {
    let ir = &*ir;
    for op in op.post_order(ir) {
        let Some(own) = DynDerivedAttributeOpInterface::cast(ir, op) else { continue };
        for entry in own.materialize_derived_attributes(ir).entries() {
            remark(state, ir, op, format!("{} = {}", entry.name.value(), entry.value));
        }
    }
    Ok(())
}

/// `-test-trait-folder`
pub(super) fn fold_traits<'c>(ir: &mut Ir<'c>, op: Op, _: &mut PassState<'_, 'c>) -> Outcome<'c> {
    let patterns = RewritePatternSet::new(ir.context()).freeze();
    match apply_patterns_greedily_to(ir, op, &patterns, GreedyConfig::default()) {
        Ok(_) | Err(GreedyError::NotConverged { .. }) => Ok(()),
        Err(error) => Err(PassError::Message(error.to_string())),
    }
}
