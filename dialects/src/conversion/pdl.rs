//! `pdl` to `pdl_interp`: patterns become one matcher, and a rewriter each.

use rtblgen_runtime::dialects::builtin::ModuleOp;
use rtblgen_runtime::pass::{Pass, PassAnchor, PassError, PassState};
use rtblgen_runtime::rewrite::pdl::PdlProgram;
use rtblgen_runtime::{Ir, Op, TypedOp};

use crate::pdl::{PatternOp, pattern_of};
use crate::pdl_interp;

/// `convert-pdl-to-pdl-interp`: replaces the patterns of a module by the function `matcher` and the module `rewriters`.
pub struct PdlToPdlInterp;

impl Pass for PdlToPdlInterp {
    fn argument(&self) -> &'static str {
        "convert-pdl-to-pdl-interp"
    }

    fn description(&self) -> &'static str {
        "Convert PDL ops to PDL interpreter ops"
    }

    fn anchor(&self) -> PassAnchor {
        PassAnchor::Op(ModuleOp::DEFINITION.name)
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, _: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let Some(body) = op.region(ir, 0).entry(ir) else { return Ok(()) };
        let ops: Vec<PatternOp> = body.ops(ir).filter_map(|op| PatternOp::cast(ir, op)).collect();
        let patterns = ops.iter().enumerate().map(|(number, op)| pattern_of(ir, *op, number));
        let patterns = patterns.collect::<Result<Vec<_>, _>>().map_err(|error| error.to_string())?;
        let location = op.location(ir);
        let program =
            PdlProgram::new(ir.context(), location, &patterns).map_err(|error| error.to_string())?;
        pdl_interp::write(ir, body, &program);
        ops.into_iter().for_each(|op| ir.erase_op(op.op()));
        Ok(())
    }
}
