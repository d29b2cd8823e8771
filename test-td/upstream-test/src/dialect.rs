//! The dialects, with what is written by hand.

use rtblgen_runtime::interfaces::{BranchOpInterface, RegionKind, RegionKindInterface};
use rtblgen_runtime::support::VerifyParameters;
use rtblgen_runtime::{
    Attribute, Builder, Canonicalize, Context, Dialect, DialectRegistry, Fold, FoldEdit, FoldOutcome, Ir,
    Location, Op, OpState, RewritePatternSet, Type, Verify, VerifyError, VerifyResult,
};

/// The generated code of `td/test.td`.
pub mod test {
    #![allow(missing_docs)]
    use super::*;
    rtblgen_runtime::include_td!("test");

    impl rtblgen_runtime::MaterializeConstant for TestDialect {
        fn materialize_constant<'c>(
            builder: &mut dyn Builder<'c>,
            value: Attribute<'c>,
            ty: Type<'c>,
            location: Location<'c>,
        ) -> Option<Op> {
            Some(builder.create(OpState::new("test.constant", location).attribute("value", value).result(ty)))
        }
    }

    impl Fold for ConstantOp {
        fn fold<'c>(self, ir: &Ir<'c>, _: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
            self.value(ir).into()
        }
    }

    impl Fold for OpWithRegionFold {
        fn fold<'c>(self, ir: &Ir<'c>, _: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
            self.operand(ir).into()
        }
    }

    impl Fold for OpInPlaceSelfFold {
        fn fold<'c>(self, ir: &Ir<'c>, _: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
            if self.folded(ir) {
                return FoldOutcome::NotFolded;
            }
            FoldOutcome::InPlace(vec![FoldEdit::Attribute("folded", Some(ir.context().unit_attr()))])
        }
    }

    impl Canonicalize for OpWithRegionPattern {
        fn canonicalization_patterns<'c>(patterns: &mut RewritePatternSet<'c>) {
            patterns.add_fn("TestRemoveOpWithInnerOps", |op: OpWithRegionPattern, rewriter| {
                rewriter.erase_op(op);
                Ok(())
            });
        }
    }

    fn check_arguments(kind: &str, found: usize, wanted: usize) -> Result<(), String> {
        match found == wanted {
            true => Ok(()),
            false => Err(format!("expected {wanted} {kind} arguments, but had {found}")),
        }
    }

    impl<'c> VerifyParameters<'c> for DynamicSingletonType<'c> {
        fn verify(_: &'c Context, (arguments,): (Vec<Attribute<'c>>,)) -> Result<(), String> {
            check_arguments("type", arguments.len(), 0)
        }
    }

    impl<'c> VerifyParameters<'c> for DynamicPairType<'c> {
        fn verify(_: &'c Context, (arguments,): (Vec<Attribute<'c>>,)) -> Result<(), String> {
            check_arguments("type", arguments.len(), 2)
        }
    }

    impl<'c> VerifyParameters<'c> for DynamicSingletonAttr<'c> {
        fn verify(_: &'c Context, (arguments,): (Vec<Attribute<'c>>,)) -> Result<(), String> {
            check_arguments("attribute", arguments.len(), 0)
        }
    }

    impl<'c> VerifyParameters<'c> for DynamicPairAttr<'c> {
        fn verify(_: &'c Context, (arguments,): (Vec<Attribute<'c>>,)) -> Result<(), String> {
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

    impl RegionKindInterface for GraphRegionOp {
        fn region_kind(_: usize) -> RegionKind {
            RegionKind::Graph
        }
    }

    impl BranchOpInterface for BranchOp {
        fn successor_operands(self, ir: &Ir<'_>, _: usize) -> std::ops::Range<usize> {
            rtblgen_runtime::TypedOp::op(self).operand_segment(ir, 0)
        }
    }
}

/// The generated code of `td/test_dyn.td`.
pub mod test_dyn {
    #![allow(missing_docs)]
    use super::*;
    rtblgen_runtime::include_td!("test_dyn");

    impl Verify for OneResultOp {
        fn verify(self, ir: &Ir<'_>) -> VerifyResult {
            let op = rtblgen_runtime::TypedOp::op(self);
            match op.result_count(ir) {
                1 => Ok(()),
                _ => {
                    let message = "expected a single result, no operands and no regions";
                    Err(VerifyError::new(message))
                }
            }
        }
    }
}

/// The generated code of `td/test_patterns.td`.
pub mod test_patterns {
    #![allow(missing_docs)]
    use super::test::*;
    rtblgen_runtime::include_td!("test_patterns");
}

/// The `test` dialect, which allows operations that it does not define, as upstream's does.
#[derive(Clone, Copy, Debug)]
pub struct TestDialect;

impl Dialect for TestDialect {
    const NAME: &'static str = "test";

    fn initialize(registry: &mut DialectRegistry) {
        test::TestDialect::initialize(registry);
        registry.hooks_mut().allows_unknown_ops = true;
    }
}
