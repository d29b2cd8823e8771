//! Passes that `td/passes/passes.td` defines, with their transformations.

use rtblgen_runtime::dialects::func::FuncOp;
use rtblgen_runtime::pass::{PassError, PassState, RunPass};
use rtblgen_runtime::{Ir, Op, TypedOp};

rtblgen_runtime::include_td!("passes_enums");
rtblgen_runtime::include_td!("passes");

impl RunPass for MarkFunctions {
    fn run_pass<'c>(
        &self,
        ir: &mut Ir<'c>,
        op: Op,
        state: &mut PassState<'_, 'c>,
    ) -> Result<(), PassError<'c>> {
        let options = MarkFunctionsOptions::read(state.options())?;
        let text = match options.letter_case {
            Case::Lower => options.text.to_lowercase(),
            Case::Upper => options.text.to_uppercase(),
        };
        let functions: Vec<FuncOp> = op
            .region(ir, 0)
            .entry(ir)
            .into_iter()
            .flat_map(|block| block.ops(ir).collect::<Vec<_>>())
            .filter_map(|op| FuncOp::cast(ir, op))
            .filter(|function| !options.except.iter().any(|name| name == function.sym_name(ir)))
            .take(options.limit as usize)
            .collect();
        state.add(&Self::NUM_MARKED, functions.len() as u64);
        if options.is_dry {
            return Ok(());
        }
        let mark = ir.context().string_attr(&format!("{text}{}", options.offset));
        functions.iter().for_each(|function| ir.set_attribute(function.op(), "mark", mark));
        Ok(())
    }
}

impl RunPass for CountOps {
    fn run_pass<'c>(
        &self,
        ir: &mut Ir<'c>,
        op: Op,
        state: &mut PassState<'_, 'c>,
    ) -> Result<(), PassError<'c>> {
        let blocks = op.region(ir, 0).blocks(ir);
        let count: usize = blocks.map(|block| block.ops(ir).count()).sum();
        state.add(&Self::NUM_OPS, count as u64);
        Ok(())
    }
}
