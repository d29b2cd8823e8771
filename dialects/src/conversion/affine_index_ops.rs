//! Lowers `affine.delinearize_index` and `affine.linearize_index` to arithmetic.

use rtblgen_runtime::interfaces::DynLoopLikeOpInterface;
use rtblgen_runtime::pass::{Pass, PassAnchor, PassError, PassState};
use rtblgen_runtime::rewrite::apply_patterns_greedily_to;
use rtblgen_runtime::{
    Builder, Context, DYNAMIC, GreedyConfig, Ir, Location, NoMatch, Op, OpDefinition, OpState,
    PatternRewriter, RewritePatternSet, TypedOp, Value,
};

use super::affine_expand::{Outcome, constant_index};
use crate::affine::{AffineDelinearizeIndexOp, AffineLinearizeIndexOp, Basis};
use crate::arith::{self, CmpIPredicate, IntegerOverflowFlags, IntegerOverflowFlagsAttr};

/// Adds the patterns.
pub fn populate_affine_expand_index_ops(patterns: &mut RewritePatternSet<'_>) {
    patterns
        .add_fn("LowerDelinearizeIndexOps", lower_delinearize)
        .add_fn("LowerLinearizeIndexOps", lower_linearize);
}

/// Emits arithmetic on indices with one location.
struct Emit<'r, 'p, 'c> {
    rewriter: &'r mut PatternRewriter<'p, 'c>,
    location: Location<'c>,
}

impl Emit<'_, '_, '_> {
    fn number(&mut self, number: i64) -> Value {
        constant_index(self.rewriter, self.location, number)
    }

    fn binary(&mut self, kind: &'static OpDefinition, operands: [Value; 2]) -> Value {
        self.with_flags(kind, operands, IntegerOverflowFlags::NONE)
    }

    fn with_flags(
        &mut self,
        kind: &'static OpDefinition,
        operands: [Value; 2],
        flags: IntegerOverflowFlags,
    ) -> Value {
        let context = self.rewriter.context();
        let mut state = OpState::new(kind, self.location).operands(operands);
        if flags != IntegerOverflowFlags::NONE {
            state = state.attribute("overflowFlags", IntegerOverflowFlagsAttr::get(context, flags));
        }
        let op = self.rewriter.create(state.result(context.index_type()));
        op.result(self.rewriter, 0)
    }

    /// The products of the last elements of the basis, those of all elements first. The elements are not negative.
    fn strides(&mut self, op: impl Basis, flags: IntegerOverflowFlags) -> Vec<Value> {
        let numbers = op.numbers(self.rewriter);
        let inner = &numbers[usize::from(op.limits_first(self.rewriter))..];
        let mut operands: Vec<Value> = op.op().operands(self.rewriter).collect();
        let (mut dynamic, mut known) = (None, 1_i64);
        let mut strides = Vec::with_capacity(inner.len());
        for number in inner.iter().rev() {
            match *number {
                DYNAMIC => {
                    let element = operands.pop();
                    dynamic = match (dynamic, element) {
                        (Some(part), Some(element)) => {
                            Some(self.with_flags(arith::MulIOp::DEFINITION, [part, element], flags))
                        }
                        (part, element) => part.or(element),
                    };
                }
                number => known = known.wrapping_mul(number),
            }
            strides.push(match dynamic {
                Some(part) if known == 1 => part,
                Some(part) => {
                    let known = self.number(known);
                    self.with_flags(arith::MulIOp::DEFINITION, [part, known], flags)
                }
                None => self.number(known),
            });
        }
        strides.reverse();
        strides
    }

    /// The remainder of a division by a positive number, which is not negative.
    fn remainder(&mut self, number: Value, stride: Value, zero: Value) -> Value {
        let rest = self.binary(arith::RemSIOp::DEFINITION, [number, stride]);
        let is_negative = arith::CmpIOp::build(self.rewriter, self.location, CmpIPredicate::Slt, rest, zero)
            .result(self.rewriter);
        let corrected = self.with_flags(arith::AddIOp::DEFINITION, [rest, stride], IntegerOverflowFlags::NSW);
        arith::SelectOp::build(self.rewriter, self.location, is_negative, corrected, rest)
            .result(self.rewriter)
    }
}

fn lower_delinearize(op: AffineDelinearizeIndexOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let number = op.op().operand(rewriter, 0);
    if op.digits(rewriter) == 1 {
        rewriter.replace_op(op, [number]);
        return Ok(());
    }
    let location = op.op().location(rewriter);
    let mut emit = Emit { rewriter, location };
    let strides = emit.strides(op, IntegerOverflowFlags::NSW | IntegerOverflowFlags::NUW);
    let (first, last) = strides.first().zip(strides.last()).ok_or(NoMatch)?;
    let zero = emit.number(0);
    let mut digits = vec![emit.binary(arith::FloorDivSIOp::DEFINITION, [number, *first])];
    for pair in strides.windows(2) {
        let rest = emit.remainder(number, pair[0], zero);
        digits.push(emit.binary(arith::DivSIOp::DEFINITION, [rest, pair[1]]));
    }
    digits.push(emit.remainder(number, *last, zero));
    rewriter.replace_op(op, digits);
    Ok(())
}

/// Lowers `affine.linearize_index` to a sum. Terms that are invariant in more loops come first, so that partial sums can be
/// hoisted.
fn lower_linearize(op: AffineLinearizeIndexOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let location = op.op().location(rewriter);
    let digits: Vec<Value> = op.op().operands(rewriter).take(op.digits(rewriter)).collect();
    let loops: Vec<usize> = digits.iter().map(|digit| invariant_loops(rewriter, op.op(), *digit)).collect();
    let mut flags = IntegerOverflowFlags::NSW;
    if op.disjoint(rewriter) {
        flags = flags | IntegerOverflowFlags::NUW;
    }
    let mut emit = Emit { rewriter, location };
    let strides = emit.strides(op, flags);
    let mut terms = Vec::with_capacity(digits.len());
    for (number, digit) in digits.into_iter().enumerate() {
        terms.push(match strides.get(number) {
            Some(stride) => {
                emit.with_flags(arith::MulIOp::DEFINITION, [digit, *stride], IntegerOverflowFlags::NSW)
            }
            None => digit,
        });
    }
    let mut terms: Vec<(Value, usize)> = terms.into_iter().zip(loops).collect();
    terms.sort_by_key(|(_, loops)| std::cmp::Reverse(*loops));
    let sum = |sum, term| emit.with_flags(arith::AddIOp::DEFINITION, [sum, term], IntegerOverflowFlags::NSW);
    let number = match terms.into_iter().map(|(term, _)| term).reduce(sum) {
        Some(number) => number,
        None => constant_index(rewriter, location, 0),
    };
    rewriter.replace_op(op, [number]);
    Ok(())
}

/// The number of enclosing loops, from the innermost on, in which a value is invariant.
fn invariant_loops(ir: &Ir<'_>, op: Op, value: Value) -> usize {
    let parents = std::iter::successors(op.parent_op(ir), |parent| parent.parent_op(ir));
    let loops = parents.filter_map(|parent| parent.interface::<DynLoopLikeOpInterface>(ir));
    loops.take_while(|around| around.is_defined_outside_of_loop(ir, value)).count()
}

/// `affine-expand-index-ops`.
#[derive(Clone, Copy, Debug)]
pub struct AffineExpandIndexOps;

impl Pass for AffineExpandIndexOps {
    fn argument(&self) -> &'static str {
        "affine-expand-index-ops"
    }

    fn name(&self) -> &'static str {
        "ExpandAffineIndexOpsPass"
    }

    fn description(&self) -> &'static str {
        "Lower affine operations operating on indices into more fundamental operations"
    }

    fn anchor(&self) -> PassAnchor {
        PassAnchor::Any
    }

    fn register_dependent_dialects(&self, context: &Context) {
        context.register::<arith::ArithDialect>();
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, _: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let mut patterns = RewritePatternSet::new(ir.context());
        populate_affine_expand_index_ops(&mut patterns);
        match apply_patterns_greedily_to(ir, op, &patterns.freeze(), GreedyConfig::default()) {
            Ok(_) => Ok(()),
            Err(_) => Err(PassError::Failure),
        }
    }
}
