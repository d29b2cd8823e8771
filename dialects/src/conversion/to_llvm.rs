//! The passes that lower to `llvm`.

use std::sync::Arc;

use rtblgen_runtime::conversion::{
    ConversionConfig, ConversionError, ConversionPatternSet, ConversionTarget, TypeConverter,
    apply_partial_conversion,
};
use rtblgen_runtime::pass::{OptionKind, Pass, PassAnchor, PassError, PassOption, PassState};
use rtblgen_runtime::{Context, Diagnostics, Ir, Op};

use super::{
    llvm_type_converter, populate_arith_to_llvm, populate_cf_to_llvm, populate_func_to_llvm,
    populate_ub_to_llvm,
};
use crate::llvm::LlvmDialect;

/// Adds the patterns of a lowering to a set.
pub type Populate = for<'c> fn(&mut ConversionPatternSet<'c>, &Arc<TypeConverter<'c>>);

/// A pass that lowers the operations of a dialect to `llvm`.
#[derive(Clone, Copy, Debug)]
pub struct ConvertToLlvm {
    argument: &'static str,
    name: &'static str,
    description: &'static str,
    anchor: PassAnchor,
    /// The dialects, and the patterns of each.
    parts: &'static [(&'static str, Populate)],
    options: &'static [PassOption],
}

/// `convert-arith-to-llvm`.
pub const ARITH_TO_LLVM: ConvertToLlvm = ConvertToLlvm {
    argument: "convert-arith-to-llvm",
    name: "ArithToLLVMConversionPass",
    description: "Convert Arith dialect to LLVM dialect",
    anchor: PassAnchor::Any,
    parts: &[("arith", populate_arith_to_llvm)],
    options: &[INDEX_BITWIDTH],
};

/// `convert-cf-to-llvm`.
pub const CF_TO_LLVM: ConvertToLlvm = ConvertToLlvm {
    argument: "convert-cf-to-llvm",
    name: "ConvertControlFlowToLLVMPass",
    description: "Convert ControlFlow operations to the LLVM dialect",
    anchor: PassAnchor::Any,
    parts: &[("cf", populate_cf_to_llvm)],
    options: &[INDEX_BITWIDTH],
};

/// `convert-func-to-llvm`.
pub const FUNC_TO_LLVM: ConvertToLlvm = ConvertToLlvm {
    argument: "convert-func-to-llvm",
    name: "ConvertFuncToLLVMPass",
    description: "Convert from the Func dialect to the LLVM dialect",
    anchor: PassAnchor::Op("builtin.module"),
    parts: &[("func", populate_func_to_llvm)],
    options: &[INDEX_BITWIDTH],
};

/// `convert-math-to-llvm`.
#[cfg(feature = "math")]
pub const MATH_TO_LLVM: ConvertToLlvm = ConvertToLlvm {
    argument: "convert-math-to-llvm",
    name: "ConvertMathToLLVMPass",
    description: "Convert Math dialect to LLVM dialect",
    anchor: PassAnchor::Any,
    parts: &[("math", super::populate_math_to_llvm)],
    options: &[],
};

/// `convert-ub-to-llvm`.
pub const UB_TO_LLVM: ConvertToLlvm = ConvertToLlvm {
    argument: "convert-ub-to-llvm",
    name: "UBToLLVMConversionPass",
    description: "Convert UB dialect to LLVM dialect",
    anchor: PassAnchor::Any,
    parts: &[("ub", populate_ub_to_llvm)],
    options: &[INDEX_BITWIDTH],
};

/// `convert-to-llvm`: all of them at once.
pub const TO_LLVM: ConvertToLlvm = ConvertToLlvm {
    argument: "convert-to-llvm",
    name: "ConvertToLLVMPass",
    description: "Convert to LLVM via dialect interfaces found in the input IR",
    anchor: PassAnchor::Any,
    parts: &[
        ("arith", populate_arith_to_llvm),
        ("cf", populate_cf_to_llvm),
        ("func", populate_func_to_llvm),
        #[cfg(feature = "math")]
        ("math", super::populate_math_to_llvm),
        ("ub", populate_ub_to_llvm),
    ],
    options: &[FILTER_DIALECTS],
};

/// The dialects that are lowered; all, if none is given.
const FILTER_DIALECTS: PassOption = PassOption::new(
    "filter-dialects",
    "Test conversion patterns of only the specified dialects",
    OptionKind::List,
);

/// The bits of an index; 0 stands for 64.
const INDEX_BITWIDTH: PassOption = PassOption::new(
    "index-bitwidth",
    "Bitwidth of the index type, 0 to use size of machine word",
    OptionKind::Unsigned(0),
);

impl Pass for ConvertToLlvm {
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
        self.anchor
    }

    fn options(&self) -> &'static [PassOption] {
        self.options
    }

    fn register_dependent_dialects(&self, context: &Context) {
        context.register::<LlvmDialect>();
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let bits = match state.options().value::<u32>(INDEX_BITWIDTH.name)? {
            None | Some(0) => 64,
            Some(bits) => bits,
        };
        let converter = Arc::new(llvm_type_converter(bits));
        let mut patterns = ConversionPatternSet::new(ir.context());
        let wanted = state.options().list(FILTER_DIALECTS.name);
        for (dialect, populate) in self.parts {
            if wanted.is_empty() || wanted.iter().any(|wanted| wanted == dialect) {
                populate(&mut patterns, &converter);
            }
        }
        let mut target = ConversionTarget::new(ir.context());
        target.legal_dialect("llvm").legal_op("builtin.unrealized_conversion_cast");
        apply_partial_conversion(ir, &[op], &target, &patterns, ConversionConfig::default())
            .map_err(failure)?;
        Ok(())
    }
}

fn failure<'c>(error: ConversionError<'c>) -> PassError<'c> {
    PassError::Diagnostics(Diagnostics::from(error))
}
