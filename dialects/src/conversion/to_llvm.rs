//! The passes that lower to `llvm`.

use rtblgen_runtime::context::types::MAX_INTEGER_WIDTH;
use rtblgen_runtime::conversion::{
    ConversionError, ConversionPatternSet, ConversionTarget, apply_partial_conversion,
};
use rtblgen_runtime::dialects::builtin;
use rtblgen_runtime::pass::{OptionKind, Pass, PassAnchor, PassError, PassOption, PassOptions, PassState};
use rtblgen_runtime::{Context, Diagnostic, Diagnostics, Ir, Op, TypedOp};

use super::options::{ALLOW_PATTERN_ROLLBACK, conversion_config};
use super::types::{ComplexRange, LlvmOptions, LlvmTypeConverter};
use super::{populate_arith_to_llvm, populate_cf_to_llvm, populate_func_to_llvm, populate_ub_to_llvm};
use crate::llvm::LlvmDialect;

/// Adds the patterns of a lowering to a set.
pub type Populate = for<'c> fn(&mut ConversionPatternSet<'c>, &LlvmTypeConverter<'c>);

/// A pass that lowers the operations of a dialect to `llvm`.
#[derive(Clone, Copy, Debug)]
pub struct ConvertToLlvm {
    argument: &'static str,
    name: &'static str,
    description: &'static str,
    anchor: PassAnchor,
    /// The dialects, and the patterns of each.
    parts: &'static [(&'static str, Populate)],
    /// Whether it is an error if an operation of these dialects is not lowered.
    is_complete: bool,
    options: &'static [PassOption],
}

/// `convert-arith-to-llvm`.
pub const ARITH_TO_LLVM: ConvertToLlvm = ConvertToLlvm {
    argument: "convert-arith-to-llvm",
    name: "ArithToLLVMConversionPass",
    description: "Convert Arith dialect to LLVM dialect",
    anchor: PassAnchor::Any,
    parts: &[("arith", populate_arith_to_llvm)],
    is_complete: false,
    options: &[INDEX_BITWIDTH],
};

/// `convert-cf-to-llvm`.
pub const CF_TO_LLVM: ConvertToLlvm = ConvertToLlvm {
    argument: "convert-cf-to-llvm",
    name: "ConvertControlFlowToLLVMPass",
    description: "Convert ControlFlow operations to the LLVM dialect",
    anchor: PassAnchor::Any,
    parts: &[("cf", populate_cf_to_llvm)],
    is_complete: false,
    options: &[INDEX_BITWIDTH],
};

/// `convert-complex-to-llvm`.
#[cfg(feature = "complex")]
pub const COMPLEX_TO_LLVM: ConvertToLlvm = ConvertToLlvm {
    argument: "convert-complex-to-llvm",
    name: "ConvertComplexToLLVMPass",
    description: "Convert Complex dialect to LLVM dialect",
    anchor: PassAnchor::Any,
    parts: &[("complex", super::populate_complex_to_llvm)],
    is_complete: true,
    options: &[COMPLEX_RANGE],
};

/// `convert-func-to-llvm`.
pub const FUNC_TO_LLVM: ConvertToLlvm = ConvertToLlvm {
    argument: "convert-func-to-llvm",
    name: "ConvertFuncToLLVMPass",
    description: "Convert from the Func dialect to the LLVM dialect",
    anchor: PassAnchor::Op(builtin::ModuleOp::NAME),
    parts: &[("func", populate_func_to_llvm)],
    is_complete: false,
    options: &[USE_BARE_POINTERS, INDEX_BITWIDTH],
};

/// `convert-index-to-llvm`.
#[cfg(feature = "index")]
pub const INDEX_TO_LLVM: ConvertToLlvm = ConvertToLlvm {
    argument: "convert-index-to-llvm",
    name: "ConvertIndexToLLVMPass",
    description: "Lower the `index` dialect to the `llvm` dialect.",
    anchor: PassAnchor::Any,
    parts: &[("index", super::populate_index_to_llvm)],
    is_complete: true,
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
    is_complete: false,
    options: &[APPROXIMATE_LOG1P],
};

/// `finalize-memref-to-llvm`.
pub const MEMREF_TO_LLVM: ConvertToLlvm = ConvertToLlvm {
    argument: "finalize-memref-to-llvm",
    name: "FinalizeMemRefToLLVMConversionPass",
    description: "Finalize MemRef dialect to LLVM dialect conversion",
    anchor: PassAnchor::Op(builtin::ModuleOp::NAME),
    parts: &[("memref", super::populate_memref_to_llvm)],
    is_complete: false,
    options: &[USE_ALIGNED_ALLOC, INDEX_BITWIDTH, USE_GENERIC_FUNCTIONS],
};

/// `convert-ub-to-llvm`.
pub const UB_TO_LLVM: ConvertToLlvm = ConvertToLlvm {
    argument: "convert-ub-to-llvm",
    name: "UBToLLVMConversionPass",
    description: "Convert UB dialect to LLVM dialect",
    anchor: PassAnchor::Any,
    parts: &[("ub", populate_ub_to_llvm)],
    is_complete: false,
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
        #[cfg(feature = "complex")]
        ("complex", super::populate_complex_to_llvm),
        ("func", populate_func_to_llvm),
        #[cfg(feature = "index")]
        ("index", super::populate_index_to_llvm),
        #[cfg(feature = "math")]
        ("math", super::populate_math_to_llvm),
        ("memref", super::populate_memref_to_llvm),
        ("ub", populate_ub_to_llvm),
    ],
    is_complete: false,
    options: &[FILTER_DIALECTS, DYNAMIC, ALLOW_PATTERN_ROLLBACK],
};

/// The function that adds the patterns that lower a dialect to `llvm`, if there is one.
pub fn populate_of_dialect(name: &str) -> Option<Populate> {
    TO_LLVM.parts.iter().find(|(dialect, _)| *dialect == name).map(|(_, populate)| *populate)
}

/// The dialects that are lowered; all, if none is given.
const FILTER_DIALECTS: PassOption = PassOption::new(
    "filter-dialects",
    "Test conversion patterns of only the specified dialects",
    OptionKind::List,
);

/// Whether attributes of operations may change the lowering. No attribute of this crate does.
const DYNAMIC: PassOption = PassOption::new(
    "dynamic",
    "Use op conversion attributes to configure the conversion",
    OptionKind::Flag(false),
);

/// The bits of an index; 0 stands for 64.
const INDEX_BITWIDTH: PassOption = PassOption::new(
    "index-bitwidth",
    "Bitwidth of the index type, 0 to use size of machine word",
    OptionKind::Unsigned(0),
);

/// Whether functions take and return memrefs of known shape as pointers.
const USE_BARE_POINTERS: PassOption = PassOption::new(
    "use-bare-ptr-memref-call-conv",
    "Replace FuncOp's MemRef arguments with bare pointers to the MemRef element types",
    OptionKind::Flag(false),
);

/// Whether memory is allocated by `aligned_alloc`.
const USE_ALIGNED_ALLOC: PassOption = PassOption::new(
    "use-aligned-alloc",
    "Use aligned_alloc in place of malloc for heap allocations",
    OptionKind::Flag(false),
);

/// Whether other functions than those of C allocate and free memory.
const USE_GENERIC_FUNCTIONS: PassOption = PassOption::new(
    "use-generic-functions",
    "Use generic allocation and deallocation functions instead of the classic 'malloc', 'aligned_alloc' and 'free' functions",
    OptionKind::Flag(false),
);

/// Whether `math.log1p` becomes `log(1 + x)`. Otherwise it stays.
#[cfg(feature = "math")]
const APPROXIMATE_LOG1P: PassOption =
    PassOption::new("approximate-log1p", "Enable approximation of Log1p.", OptionKind::Flag(true));

/// How complex numbers are divided.
#[cfg(feature = "complex")]
const COMPLEX_RANGE: PassOption = PassOption::new(
    "complex-range",
    "Control the intermediate calculation of complex number division",
    OptionKind::Choice("basic", &["improved", "basic", "none"]),
);

/// Returns the options of the lowering from the options of a pass.
fn lowering_options(options: &PassOptions) -> Result<LlvmOptions, String> {
    let default = LlvmOptions::default();
    // Each pass has some of these options.
    let index_bits = match options.declares(INDEX_BITWIDTH.name) {
        true => Some(options.value::<u32>(INDEX_BITWIDTH.name)?).filter(|bits| *bits > 0),
        false => None,
    };
    if let Some(bits) = index_bits.filter(|bits| *bits > MAX_INTEGER_WIDTH) {
        return Err(format!("the option index-bitwidth is at most {MAX_INTEGER_WIDTH}, and not {bits}"));
    }
    let is_on = |name| options.declares(name) && options.flag(name);
    let complex_range = match options.get("complex-range") {
        Some("improved") => ComplexRange::Improved,
        Some("none") => ComplexRange::None,
        _ => ComplexRange::Basic,
    };
    Ok(LlvmOptions {
        index_bits: index_bits.unwrap_or(default.index_bits),
        complex_range,
        uses_bare_pointers: is_on(USE_BARE_POINTERS.name),
        uses_aligned_alloc: is_on(USE_ALIGNED_ALLOC.name),
        uses_generic_functions: is_on(USE_GENERIC_FUNCTIONS.name),
        approximates_log1p: options.get("approximate-log1p") != Some("false"),
    })
}

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
        let converter = LlvmTypeConverter::new(lowering_options(state.options())?);
        let mut patterns = ConversionPatternSet::new(ir.context());
        let mut target = ConversionTarget::new(ir.context());
        target.legal_dialect("llvm").legal::<builtin::UnrealizedConversionCastOp>();
        let wanted = state.options().list(FILTER_DIALECTS.name);
        if let Some(unknown) = wanted.iter().find(|wanted| self.parts.iter().all(|(own, _)| own != wanted)) {
            let message = format!("dialect does not implement ConvertToLLVMPatternInterface: {unknown}");
            return Err(PassError::Diagnostics(
                Diagnostic::error(ir.context().unknown_loc(), message).into(),
            ));
        }
        for (dialect, populate) in self.parts {
            if wanted.is_empty() || wanted.iter().any(|wanted| wanted == dialect) {
                populate(&mut patterns, &converter);
            }
            if self.is_complete {
                target.illegal_dialect(dialect);
            }
        }
        apply_partial_conversion(ir, &[op], &target, &patterns, conversion_config(state.options()))
            .map_err(failure)?;
        Ok(())
    }
}

fn failure<'c>(error: ConversionError<'c>) -> PassError<'c> {
    PassError::Diagnostics(Diagnostics::from(error))
}
