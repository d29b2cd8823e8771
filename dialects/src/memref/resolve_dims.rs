//! Passes that replace sizes of results by sizes of operands.

use crate::shapes::constant_index;
use rtblgen_runtime::interfaces::{DynReifyRankedShapedTypeOpInterface, OpFoldResult};
use rtblgen_runtime::pass::{OptionKind, Pass, PassAnchor, PassError, PassOption, PassState};
use rtblgen_runtime::rewrite::apply_patterns_greedily_to;
use rtblgen_runtime::{
    Context, GreedyConfig, GreedyError, Ir, NoMatch, Op, PatternRewriter, RewritePatternSet, TypedOp,
};

use super::{DimOp, MemrefDialect, source};
use crate::arith;

/// Adds patterns that replace the size of a dimension of a result by the size that the defining operation
/// reports (MLIR's `populateResolveRankedShapedTypeResultDimsPatterns`).
pub fn populate_resolve_ranked_dims(patterns: &mut RewritePatternSet<'_>) {
    patterns.add_fn("DimOfReifyRankedShapedTypeOpInterface", resolve_dim::<DimOp>);
    #[cfg(feature = "tensor")]
    patterns
        .add_fn("DimOfReifyRankedShapedTypeOpInterface", resolve_dim::<crate::tensor::DimOp>)
        .add_fn("IterArgsToInitArgs", dim_of_shared_output);
}

fn resolve_dim<Dim: TypedOp>(op: Dim, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let value = source(op, rewriter);
    let number = value.result_number(rewriter).ok_or(NoMatch)?;
    let dim = constant_index(rewriter, op.op().operand(rewriter, 1));
    let dim = dim.and_then(|dim| usize::try_from(dim).ok()).ok_or(NoMatch)?;
    let defining = value.defining_op(rewriter).ok_or(NoMatch)?;
    let shaped = DynReifyRankedShapedTypeOpInterface::cast(rewriter, defining).ok_or(NoMatch)?;
    let size = shaped.reify_dim_of_result(rewriter, number, dim).ok_or(NoMatch)?;
    let (location, index) = (op.op().location(rewriter), rewriter.context().index_type());
    let size = match size {
        OpFoldResult::Value(value) => value,
        size => {
            let number = size.as_static().ok_or(NoMatch)?;
            arith::ConstantOp::of_integer(rewriter, location, index, number.into())
        }
    };
    rewriter.replace_op(op.op(), [size]);
    Ok(())
}

/// A tensor that the iterations of `scf.forall` share has the sizes of the one that was given.
#[cfg(feature = "tensor")]
fn dim_of_shared_output(
    op: crate::tensor::DimOp,
    rewriter: &mut PatternRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    use rtblgen_runtime::interfaces::DynLoopLikeOpInterface;

    let value = source(op, rewriter);
    let block = value.parent_block(rewriter).filter(|_| value.defining_op(rewriter).is_none());
    let parent = block.and_then(|block| block.parent_op(rewriter)).ok_or(NoMatch)?;
    if !parent.is::<crate::scf::ForallOp>(rewriter) {
        return Err(NoMatch);
    }
    let looping = DynLoopLikeOpInterface::cast(rewriter, parent).ok_or(NoMatch)?;
    let shared = looping.region_iter_args(rewriter).iter().position(|own| *own == value);
    let number = looping.inits_mutable(rewriter).nth(shared.ok_or(NoMatch)?).ok_or(NoMatch)?;
    let given = parent.operand(rewriter, number);
    rewriter.modify_in_place(op, |ir| ir.set_operand(op.op(), 0, given));
    Ok(())
}

const ERROR_ON_LIMIT: PassOption = PassOption::new(
    "error-on-pattern-iteration-limit",
    "Throw an error when pattern rewriter hits iteration limit",
    OptionKind::Flag(true),
);

/// `resolve-ranked-shaped-type-result-dims` and `resolve-shaped-type-result-dims`.
#[derive(Clone, Copy, Debug)]
pub struct ResolveResultDims {
    argument: &'static str,
    name: &'static str,
    description: &'static str,
}

/// `resolve-ranked-shaped-type-result-dims`.
pub const RESOLVE_RANKED_RESULT_DIMS: ResolveResultDims = ResolveResultDims {
    argument: "resolve-ranked-shaped-type-result-dims",
    name: "ResolveRankedShapeTypeResultDimsPass",
    description: "Resolve memref.dim of result values of ranked shape type",
};

/// `resolve-shaped-type-result-dims`. No operation of this crate reports sizes by
/// `InferShapedTypeOpInterface` alone.
pub const RESOLVE_RESULT_DIMS: ResolveResultDims = ResolveResultDims {
    argument: "resolve-shaped-type-result-dims",
    name: "ResolveShapedTypeResultDimsPass",
    description: "Resolve memref.dim of result values",
};

impl Pass for ResolveResultDims {
    fn argument(&self) -> &'static str {
        self.argument
    }

    fn name(&self) -> &'static str {
        self.name
    }

    fn description(&self) -> &'static str {
        self.description
    }

    fn anchor(&self) -> PassAnchor {
        PassAnchor::Any
    }

    fn options(&self) -> &'static [PassOption] {
        &[ERROR_ON_LIMIT]
    }

    fn register_dependent_dialects(&self, context: &Context) {
        context.register::<MemrefDialect>();
        #[cfg(feature = "tensor")]
        context.register::<crate::tensor::TensorDialect>();
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let mut patterns = RewritePatternSet::new(ir.context());
        populate_resolve_ranked_dims(&mut patterns);
        let must_converge = state.options().flag(ERROR_ON_LIMIT.name);
        match apply_patterns_greedily_to(ir, op, &patterns.freeze(), GreedyConfig::default()) {
            Err(GreedyError::NotConverged { .. }) if must_converge => {
                let name = op.name(ir);
                let message = format!("'{name}' op dim operation resolution hit pattern iteration limit");
                Err(PassError::Diagnostics(ir.op_error(op, message).into()))
            }
            Ok(_) | Err(GreedyError::NotConverged { .. }) => Ok(()),
            Err(error) => Err(PassError::Message(error.to_string())),
        }
    }
}
