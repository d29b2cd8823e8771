//! `arith-unsigned-when-equivalent`: signed operations on non-negative numbers become unsigned operations.

use rtblgen_runtime::analysis::dataflow::{IntegerRangeAnalysis, solve_forward};
use rtblgen_runtime::constants::IntRange;
use rtblgen_runtime::pass::{Pass, PassError, PassState};
use rtblgen_runtime::{
    Builder, Ir, NoMatch, Op, OpState, PatternRewriter, RewritePatternSet, TypedOp, Value,
    walk_and_apply_patterns,
};

use super::KnownRanges;
use crate::arith::{
    CeilDivSIOp, CeilDivUIOp, CmpIOp, CmpIPredicate, DivSIOp, DivUIOp, ExtSIOp, ExtUIOp, FloorDivSIOp,
    MaxSIOp, MaxUIOp, MinSIOp, MinUIOp, RemSIOp, RemUIOp,
};

/// `arith-unsigned-when-equivalent`.
#[derive(Clone, Copy, Debug)]
pub struct UnsignedWhenEquivalent;

impl Pass for UnsignedWhenEquivalent {
    fn argument(&self) -> &'static str {
        "arith-unsigned-when-equivalent"
    }

    fn name(&self) -> &'static str {
        "ArithUnsignedWhenEquivalentPass"
    }

    fn description(&self) -> &'static str {
        "Replace operations with a sign where no number is negative"
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, _: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let known = KnownRanges::new(solve_forward(ir, op, &IntegerRangeAnalysis::default()));
        let mut patterns = RewritePatternSet::new(ir.context());
        add::<DivSIOp, DivUIOp>(&mut patterns, &known);
        add::<CeilDivSIOp, CeilDivUIOp>(&mut patterns, &known);
        add::<FloorDivSIOp, DivUIOp>(&mut patterns, &known);
        add::<RemSIOp, RemUIOp>(&mut patterns, &known);
        add::<MinSIOp, MinUIOp>(&mut patterns, &known);
        add::<MaxSIOp, MaxUIOp>(&mut patterns, &known);
        add::<ExtSIOp, ExtUIOp>(&mut patterns, &known);
        patterns.add_fn("ConvertCmpIToUnsigned", move |op: CmpIOp, rewriter| compare(&known, op, rewriter));
        let applied = walk_and_apply_patterns(ir, op, &patterns.freeze(), None);
        applied.map_or_else(|error| Err(PassError::Message(error.to_string())), |_| Ok(()))
    }
}

fn are_not_negative(known: &KnownRanges<'_>, mut values: impl Iterator<Item = Value>) -> bool {
    // A range of no bits is that of a type whose numbers have more bits than the analysis supports.
    let is_not_negative = |range: IntRange| range.width() > 0 && !range.signed_min().is_negative();
    values.all(|value| known.range(value).is_some_and(is_not_negative))
}

fn add<'c, S: TypedOp, U: TypedOp>(patterns: &mut RewritePatternSet<'c>, known: &KnownRanges<'c>) {
    let known = known.clone();
    let name = format!("ConvertOpToUnsigned<{}>", S::DEFINITION.name);
    patterns.add_fn(name, move |op: S, rewriter: &mut PatternRewriter<'_, 'c>| {
        let (op, ir): (Op, &Ir<'c>) = (op.op(), rewriter.ir());
        if !are_not_negative(&known, op.operands(ir).chain(op.results(ir))) {
            return Err(NoMatch);
        }
        let state = OpState::new(U::DEFINITION, op.location(ir));
        let state =
            state.operands(op.operands(ir)).results(op.result_types(ir)).attributes(op.attributes(ir));
        rewriter.replace_op_with_state(op, state);
        Ok(())
    });
}

fn compare(
    known: &KnownRanges<'_>,
    op: CmpIOp,
    rewriter: &mut PatternRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let predicate = match op.predicate(rewriter) {
        CmpIPredicate::Sle => CmpIPredicate::Ule,
        CmpIPredicate::Slt => CmpIPredicate::Ult,
        CmpIPredicate::Sge => CmpIPredicate::Uge,
        CmpIPredicate::Sgt => CmpIPredicate::Ugt,
        _ => return Err(NoMatch),
    };
    if !are_not_negative(known, op.op().operands(rewriter)) {
        return Err(NoMatch);
    }
    let (location, lhs, rhs) = (op.op().location(rewriter), op.lhs(rewriter), op.rhs(rewriter));
    let new = CmpIOp::build(rewriter, location, predicate, lhs, rhs);
    rewriter.replace_op(op, [new.op().result(rewriter, 0)]);
    Ok(())
}
