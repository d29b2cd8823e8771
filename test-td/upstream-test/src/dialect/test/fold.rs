//! Folders of the test dialect.

use rtblgen_runtime::{Attribute, Fold, FoldEdit, FoldOutcome, FoldResult, IntegerAttr, Ir, TypedOp};

use super::*;

type Constants<'a, 'c> = &'a [Option<Attribute<'c>>];

impl Fold for TestOpConstant {
    fn fold<'c>(self, ir: &Ir<'c>, _: Constants<'_, 'c>) -> FoldOutcome<'c> {
        self.value(ir).into()
    }
}

impl Fold for TestOpWithRegionFold {
    fn fold<'c>(self, ir: &Ir<'c>, _: Constants<'_, 'c>) -> FoldOutcome<'c> {
        self.operand(ir).into()
    }
}

impl Fold for TestOpWithVariadicResultsAndFolder {
    fn fold<'c>(self, ir: &Ir<'c>, _: Constants<'_, 'c>) -> FoldOutcome<'c> {
        FoldOutcome::Replaced(self.op().operands(ir).map(FoldResult::Value).collect())
    }
}

impl Fold for TestOpInPlaceFold {
    fn fold<'c>(self, ir: &Ir<'c>, operands: Constants<'_, 'c>) -> FoldOutcome<'c> {
        match operands.first() {
            Some(Some(constant)) if self.attr(ir).is_none() => {
                FoldOutcome::InPlace(vec![FoldEdit::Attribute("attr", Some(*constant))])
            }
            _ => FoldOutcome::NotFolded,
        }
    }
}

impl Fold for TestOpInPlaceSelfFold {
    fn fold<'c>(self, ir: &Ir<'c>, _: Constants<'_, 'c>) -> FoldOutcome<'c> {
        if self.folded(ir) {
            return FoldOutcome::NotFolded;
        }
        FoldOutcome::InPlace(vec![FoldEdit::Attribute("folded", Some(ir.context().unit_attr()))])
    }
}

impl Fold for TestOpInPlaceFoldSuccess {
    fn fold<'c>(self, _: &Ir<'c>, _: Constants<'_, 'c>) -> FoldOutcome<'c> {
        FoldOutcome::InPlace(Vec::new())
    }
}

impl Fold for TestInvolutionTraitFailingOperationFolderOp {
    fn fold<'c>(self, _: &Ir<'c>, _: Constants<'_, 'c>) -> FoldOutcome<'c> {
        FoldOutcome::NotFolded
    }
}

impl Fold for TestInvolutionTraitSuccesfulOperationFolderOp {
    fn fold<'c>(self, ir: &Ir<'c>, _: Constants<'_, 'c>) -> FoldOutcome<'c> {
        // Upstream's folder keeps an operation whose operand is an argument.
        match self.op().operand(ir, 0).defining_op(ir) {
            Some(_) => self.op1(ir).into(),
            None => FoldOutcome::NotFolded,
        }
    }
}

impl Fold for TestOpFoldWithFoldAdaptor {
    fn fold<'c>(self, ir: &Ir<'c>, operands: Constants<'_, 'c>) -> FoldOutcome<'c> {
        let value = |number: usize| {
            let constant = operands.get(number).copied().flatten();
            constant.and_then(|constant| constant.cast::<IntegerAttr<'_>>()?.signed_value()).unwrap_or(0)
        };
        let op = self.op();
        let sum = |group| op.operand_segment(ir, group).map(value).sum::<i128>();
        let blocks = op.region(ir, 0).blocks(ir).count() as i128;
        let total = sum(0) + 2 * sum(1) + 3 * sum(2) + 4 * blocks;
        ir.context().integer_attr(op.result(ir, 0).ty(ir), total).into()
    }
}
