//! Passes that set attributes that the lowerings to `llvm` read.

use rtblgen_runtime::dialects::builtin;
use rtblgen_runtime::dialects::func;
use rtblgen_runtime::pass::{OptionKind, Pass, PassAnchor, PassError, PassOption, PassState};
use rtblgen_runtime::{Context, Ir, Op, TypedOp};

use super::c_wrapper::EMIT_C_INTERFACE;
use crate::llvm::LlvmDialect;

/// `llvm-request-c-wrappers`: each function gets a wrapper for C when it is lowered.
#[derive(Clone, Copy, Debug)]
pub struct RequestCWrappers;

impl Pass for RequestCWrappers {
    fn argument(&self) -> &'static str {
        "llvm-request-c-wrappers"
    }

    fn name(&self) -> &'static str {
        "LLVMRequestCWrappersPass"
    }

    fn description(&self) -> &'static str {
        "Request C wrapper emission for all functions"
    }

    fn anchor(&self) -> PassAnchor {
        PassAnchor::Op(func::FuncOp::NAME)
    }

    fn register_dependent_dialects(&self, context: &Context) {
        context.register::<LlvmDialect>();
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, _: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let unit = ir.context().unit_attr();
        ir.set_attribute(op, EMIT_C_INTERFACE, unit);
        Ok(())
    }
}

/// `set-llvm-module-datalayout`: gives a module the data layout of LLVM. The text is not checked; `mlir-translate` does.
#[derive(Clone, Copy, Debug)]
pub struct SetDataLayout;

const DATA_LAYOUT: PassOption = PassOption::new(
    "data-layout",
    "String description (LLVM format) of the data layout that is expected on the produced module",
    OptionKind::Text(""),
);

impl Pass for SetDataLayout {
    fn argument(&self) -> &'static str {
        "set-llvm-module-datalayout"
    }

    fn name(&self) -> &'static str {
        "SetLLVMModuleDataLayoutPass"
    }

    fn description(&self) -> &'static str {
        "Attach a datalayout string as a module attribute"
    }

    fn anchor(&self) -> PassAnchor {
        PassAnchor::Op(builtin::ModuleOp::NAME)
    }

    fn options(&self) -> &'static [PassOption] {
        &[DATA_LAYOUT]
    }

    fn register_dependent_dialects(&self, context: &Context) {
        context.register::<LlvmDialect>();
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let layout = ir.context().string_attr(state.options().get(DATA_LAYOUT.name).unwrap_or_default());
        ir.set_attribute(op, "llvm.data_layout", layout);
        Ok(())
    }
}
