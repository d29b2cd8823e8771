//! Folders, and how constants are made.

use std::ops::Range;

use rtblgen_runtime::interfaces::{
    InvocationBounds, LoopLikeOpInterface, RegionBranchOpInterface, RegionBranchPoint, RegionSuccessor,
};
use rtblgen_runtime::{
    Attribute, Builder, Fold, FoldEdit, FoldOutcome, IntegerAttr, Ir, Location, MaterializeConstant, Op,
    Region, Type, TypedOp,
};

use super::{AddOp, BranchOp, CondBranchOp, ConstOp, IfOp, LoopOp, ParDialect, ShiftOp};

fn number(value: Attribute<'_>) -> Option<i128> {
    value.cast::<IntegerAttr<'_>>()?.signed_value()
}

impl Fold for ConstOp {
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
        self.value_attr(ir).into()
    }
}

impl MaterializeConstant for ParDialect {
    /// Negative numbers cannot be made, so that folds to them fail.
    fn materialize_constant<'c>(
        builder: &mut dyn Builder<'c>,
        value: Attribute<'c>,
        ty: Type<'c>,
        location: Location<'c>,
    ) -> Option<Op> {
        let number = value.cast::<IntegerAttr<'_>>()?;
        if number.ty() != ty || number.signed_value()? < 0 {
            return None;
        }
        let state = rtblgen_runtime::OpState::new(ConstOp::DEFINITION, location).result(ty);
        Some(builder.create(state.attribute("value", value)))
    }
}

impl rtblgen_runtime::interfaces::BranchOpInterface for BranchOp {
    fn successor_operands(self, ir: &Ir<'_>, _: usize) -> Range<usize> {
        self.op().operand_segment(ir, 0)
    }
}

impl rtblgen_runtime::interfaces::BranchOpInterface for CondBranchOp {
    fn successor_operands(self, ir: &Ir<'_>, successor: usize) -> Range<usize> {
        self.op().operand_segment(ir, 1 + successor)
    }
}

impl Fold for AddOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
        let (lhs, rhs) = (operands[0].and_then(number), operands[1].and_then(number));
        match (lhs, rhs) {
            (_, Some(0)) => self.lhs(ir).into(),
            (Some(lhs), Some(rhs)) => {
                let sum = (lhs as i32).wrapping_add(rhs as i32);
                ir.context().i32_attr(sum).into()
            }
            _ => FoldOutcome::NotFolded,
        }
    }
}

impl Fold for ShiftOp {
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
        let Some(inner) = ir.defining_op::<ShiftOp>(self.input(ir)) else { return FoldOutcome::NotFolded };
        let amount = self.amount(ir).wrapping_add(inner.amount(ir));
        FoldOutcome::InPlace(vec![
            FoldEdit::Attribute("amount", Some(ir.context().i32_attr(amount))),
            FoldEdit::Operand(0, *inner.input(ir)),
        ])
    }
}

impl LoopLikeOpInterface for LoopOp {
    fn loop_regions(self, ir: &Ir<'_>) -> Vec<Region> {
        vec![self.body(ir)]
    }
}

impl RegionBranchOpInterface for IfOp {
    fn successor_regions(self, ir: &Ir<'_>, point: RegionBranchPoint, regions: &mut Vec<RegionSuccessor>) {
        match point {
            RegionBranchPoint::Parent => {
                regions.push(RegionSuccessor::region(self.yes(ir), []));
                regions.push(RegionSuccessor::region(self.no(ir), []));
            }
            RegionBranchPoint::Terminator(_) => {
                regions.push(RegionSuccessor::parent(self.results(ir).values()))
            }
        }
    }

    fn entry_successor_regions<'c>(
        self,
        ir: &Ir<'c>,
        operands: &[Option<Attribute<'c>>],
        regions: &mut Vec<RegionSuccessor>,
    ) {
        let condition = operands[0].and_then(number);
        if condition != Some(0) {
            regions.push(RegionSuccessor::region(self.yes(ir), []));
        }
        if condition.is_none_or(|condition| condition == 0) {
            regions.push(RegionSuccessor::region(self.no(ir), []));
        }
    }

    fn region_invocation_bounds<'c>(
        self,
        _: &Ir<'c>,
        _: &[Option<Attribute<'c>>],
        bounds: &mut Vec<InvocationBounds>,
    ) {
        bounds.extend([InvocationBounds { lower: 0, upper: Some(1) }; 2]);
    }
}
