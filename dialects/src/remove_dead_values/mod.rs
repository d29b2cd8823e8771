//! `--remove-dead-values`: removes arguments, results, operands and operations that nothing depends on.
//!
//! 1. `LivenessAnalysis` (of the runtime) finds the live values;
//! 2. `find` lists the values and operations to remove, and changes nothing;
//! 3. `remove` removes it, the uses of dead values before the values;
//! 4. operations that pass values between regions are canonicalized, which removes operands without a use.
//!
//! Uses that cannot be removed at once, such as an operand of a loop, get `ub.poison`: that is why the pass
//! is here and not in the runtime.

mod find;
mod remove;

use rtblgen_runtime::interfaces::DynRegionBranchOpInterface;
use rtblgen_runtime::pass::{OptionKind, Pass, PassError, PassOption, PassState};
use rtblgen_runtime::rewrite::{canonicalization_config, canonicalization_patterns};
use rtblgen_runtime::{Ir, Op, PatternFilter, apply_op_patterns_greedily};

/// Removes values and operations without an effect on the result.
///
/// ```
/// use rtblgen_dialects::RemoveDeadValues;
/// use rtblgen_dialects::ub::UbDialect;
/// use rtblgen_runtime::Context;
/// use rtblgen_runtime::dialects::FuncDialect;
/// use rtblgen_runtime::pass::PassManager;
///
/// let context = Context::new();
/// context.register::<FuncDialect>();
/// context.register::<UbDialect>();
/// let text = "func.func private @f(%a: i32, %b: i32) -> i32 { return %a : i32 }
/// func.func @g(%c: i32) -> i32 { %0 = call @f(%c, %c) : (i32, i32) -> i32  return %0 : i32 }";
/// let mut ir = context.parse_module("example.mlir", text).unwrap();
/// let mut manager = PassManager::new("builtin.module");
/// manager.add(RemoveDeadValues);
/// manager.run(&mut ir).unwrap();
/// assert!(ir.to_string().contains("func.func private @f(%arg0: i32) -> i32"));
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct RemoveDeadValues;

const CANONICALIZE: PassOption = PassOption::new(
    "canonicalize",
    "Canonicalize operations that pass values between regions",
    OptionKind::Flag(true),
);

impl Pass for RemoveDeadValues {
    fn argument(&self) -> &'static str {
        "remove-dead-values"
    }

    fn name(&self) -> &'static str {
        "RemoveDeadValues"
    }

    fn description(&self) -> &'static str {
        "Remove dead values"
    }

    fn options(&self) -> &'static [PassOption] {
        &[CANONICALIZE]
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let poisons = remove::remove(ir, find::find(ir, op));
        if state.options().flag(CANONICALIZE.name) {
            canonicalize_region_branches(ir, op)?;
            // MLIR leaves such operands null; here they are poison until now.
            remove::erase_unused(ir, &poisons);
        }
        Ok(())
    }
}

fn canonicalize_region_branches<'c>(ir: &mut Ir<'c>, top: Op) -> Result<(), PassError<'c>> {
    let branches = top.post_order(ir).filter(|op| op.interface::<DynRegionBranchOpInterface>(ir).is_some());
    let branches: Vec<Op> = branches.collect();
    let patterns = canonicalization_patterns(ir.context(), &PatternFilter::default());
    let rewritten = apply_op_patterns_greedily(ir, &branches, &patterns, canonicalization_config());
    rewritten.map(|_| ()).map_err(|error| PassError::Message(error.to_string()))
}
