//! Types, attributes and ops that upstream's dialect defines when a program runs.

use rtblgen_runtime::support::VerifyParameters;
use rtblgen_runtime::{Attribute, Context, Fold, FoldOutcome, Ir, Verify, VerifyError, VerifyResult};

rtblgen_runtime::include_td!("test_dynamic");

fn check_arguments(kind: &str, found: usize, wanted: usize) -> Result<(), String> {
    match found == wanted {
        true => Ok(()),
        false => Err(format!("expected {wanted} {kind} arguments, but had {found}")),
    }
}

impl<'c> VerifyParameters<'c> for DynamicSingletonType<'c> {
    fn verify(_: &'c Context, (arguments,): (&'c [Attribute<'c>],)) -> Result<(), String> {
        check_arguments("type", arguments.len(), 0)
    }
}

impl<'c> VerifyParameters<'c> for DynamicPairType<'c> {
    fn verify(_: &'c Context, (arguments,): (&'c [Attribute<'c>],)) -> Result<(), String> {
        check_arguments("type", arguments.len(), 2)
    }
}

impl<'c> VerifyParameters<'c> for DynamicSingletonAttr<'c> {
    fn verify(_: &'c Context, (arguments,): (&'c [Attribute<'c>],)) -> Result<(), String> {
        check_arguments("attribute", arguments.len(), 0)
    }
}

impl<'c> VerifyParameters<'c> for DynamicPairAttr<'c> {
    fn verify(_: &'c Context, (arguments,): (&'c [Attribute<'c>],)) -> Result<(), String> {
        check_arguments("attribute", arguments.len(), 2)
    }
}

impl Verify for DynamicOneOperandTwoResultsOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let op = rtblgen_runtime::TypedOp::op(self);
        let (operands, results) = (op.operand_count(ir), op.result_count(ir));
        match (operands, results) {
            (1, 2) => Ok(()),
            (1, _) => Err(VerifyError::new(format!("expected 2 results, but had {results}"))),
            _ => Err(VerifyError::new(format!("expected 1 operand, but had {operands}"))),
        }
    }
}

impl Fold for ManualCppOpWithFold {
    fn fold<'c>(self, _: &Ir<'c>, operands: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
        match operands.first() {
            Some(Some(constant)) => (*constant).into(),
            _ => FoldOutcome::NotFolded,
        }
    }
}
