//! Keywords of LLVM IR, with numbers and names of the dialect, for export and import.

use crate::translate::Flags;

/// Linkages, by the numbers of the dialect.
pub(crate) const LINKAGES: [&str; 11] = [
    "external",
    "available_externally",
    "linkonce",
    "linkonce_odr",
    "weak",
    "weak_odr",
    "appending",
    "internal",
    "private",
    "extern_weak",
    "common",
];

/// Visibilities, by the numbers of the dialect.
pub(crate) const VISIBILITIES: [&str; 3] = ["", "hidden", "protected"];

/// Keywords for the significance of addresses, by the numbers of the dialect.
pub(crate) const UNNAMED: [&str; 3] = ["", "local_unnamed_addr", "unnamed_addr"];

/// Calling conventions with their numbers. LLVM prints others as numbers.
#[rustfmt::skip]
pub(crate) const CONVENTIONS: [(usize, &str); 41] = [
    (8, "fastcc"), (9, "coldcc"), (10, "ghccc"), (13, "anyregcc"), (14, "preserve_mostcc"), (15, "preserve_allcc"),
    (16, "swiftcc"), (17, "cxx_fast_tlscc"), (18, "tailcc"), (19, "cfguard_checkcc"), (20, "swifttailcc"),
    (64, "x86_stdcallcc"), (65, "x86_fastcallcc"), (66, "arm_apcscc"), (67, "arm_aapcscc"),
    (68, "arm_aapcs_vfpcc"), (69, "msp430_intrcc"), (70, "x86_thiscallcc"), (71, "ptx_kernel"), (72, "ptx_device"),
    (75, "spir_func"), (76, "spir_kernel"), (77, "intel_ocl_bicc"), (78, "x86_64_sysvcc"), (79, "win64cc"),
    (80, "x86_vectorcallcc"), (81, "hhvmcc"), (82, "hhvm_ccc"), (83, "x86_intrcc"), (84, "avr_intrcc"),
    (85, "avr_signalcc"), (87, "amdgpu_vs"), (88, "amdgpu_gs"), (89, "amdgpu_ps"), (90, "amdgpu_cs"),
    (91, "amdgpu_kernel"), (92, "x86_regcallcc"), (93, "amdgpu_hs"), (95, "amdgpu_ls"), (96, "amdgpu_es"),
    (97, "aarch64_vector_pcs"),
];

/// Attributes of the dialect that are flags in LLVM.
pub(crate) const FUNCTION_FLAGS: [(&str, &str); 7] = [
    ("no_inline", "noinline"),
    ("always_inline", "alwaysinline"),
    ("inline_hint", "inlinehint"),
    ("optimize_none", "optnone"),
    ("convergent", "convergent"),
    ("no_unwind", "nounwind"),
    ("will_return", "willreturn"),
];

/// Attributes of the dialect that are string attributes in LLVM.
pub(crate) const FUNCTION_STRINGS: [(&str, &str); 12] = [
    ("target_cpu", "target-cpu"),
    ("tune_cpu", "tune-cpu"),
    ("reciprocal_estimates", "reciprocal-estimates"),
    ("prefer_vector_width", "prefer-vector-width"),
    ("no_infs_fp_math", "no-infs-fp-math"),
    ("no_nans_fp_math", "no-nans-fp-math"),
    ("no_signed_zeros_fp_math", "no-signed-zeros-fp-math"),
    ("denormal_fp_math", "denormal-fp-math"),
    ("denormal_fp_math_f32", "denormal-fp-math-f32"),
    ("fp_contract", "fp-contract"),
    ("instrument_function_entry", "instrument-function-entry"),
    ("instrument_function_exit", "instrument-function-exit"),
];

/// Modes of Arm's matrix extension. The first one of a group takes precedence.
pub(crate) const STREAMING: [(&str, &str); 3] = [
    ("arm_streaming", "aarch64_pstate_sm_enabled"),
    ("arm_locally_streaming", "aarch64_pstate_sm_body"),
    ("arm_streaming_compatible", "aarch64_pstate_sm_compatible"),
];

/// States of Arm's matrix storage. The first one takes precedence.
pub(crate) const MATRIX: [(&str, &str); 5] = [
    ("arm_new_za", "aarch64_new_za"),
    ("arm_in_za", "aarch64_in_za"),
    ("arm_out_za", "aarch64_out_za"),
    ("arm_inout_za", "aarch64_inout_za"),
    ("arm_preserves_za", "aarch64_preserves_za"),
];

/// Attributes of parameters whose name in the dialect is LLVM's name after `llvm.`.
pub(crate) const PARAMETERS: [&str; 25] = [
    "align",
    "allocalign",
    "allocptr",
    "byval",
    "byref",
    "noundef",
    "dereferenceable",
    "dereferenceable_or_null",
    "elementtype",
    "inalloca",
    "inreg",
    "nest",
    "noalias",
    "nofree",
    "nonnull",
    "preallocated",
    "range",
    "readonly",
    "readnone",
    "returned",
    "signext",
    "alignstack",
    "sret",
    "writeonly",
    "zeroext",
];

/// Operations of `atomicrmw`, by the numbers of the dialect.
#[rustfmt::skip]
pub(crate) const ATOMIC_OPERATIONS: [&str; 21] = [
    "xchg", "add", "sub", "and", "nand", "or", "xor", "max", "min", "umax", "umin", "fadd", "fsub", "fmax", "fmin",
    "uinc_wrap", "udec_wrap", "usub_cond", "usub_sat", "fmaximum", "fminimum",
];

/// Instructions with two operands: the name of the operation, the name of the instruction, and the kind of flags.
#[rustfmt::skip]
pub(crate) const BINARY: [(&str, &str, Flags); 18] = [
    ("add", "add", Flags::Overflow), ("sub", "sub", Flags::Overflow), ("mul", "mul", Flags::Overflow),
    ("shl", "shl", Flags::Overflow), ("udiv", "udiv", Flags::Exact), ("sdiv", "sdiv", Flags::Exact),
    ("lshr", "lshr", Flags::Exact), ("ashr", "ashr", Flags::Exact), ("urem", "urem", Flags::None),
    ("srem", "srem", Flags::None), ("and", "and", Flags::None), ("or", "or", Flags::Disjoint),
    ("xor", "xor", Flags::None), ("fadd", "fadd", Flags::Fast), ("fsub", "fsub", Flags::Fast),
    ("fmul", "fmul", Flags::Fast), ("fdiv", "fdiv", Flags::Fast), ("frem", "frem", Flags::Fast),
];

/// Casts, and the kinds of their flags.
#[rustfmt::skip]
pub(crate) const CASTS: [(&str, Flags); 13] = [
    ("trunc", Flags::Overflow), ("zext", Flags::NonNegative), ("sext", Flags::None), ("fptrunc", Flags::None),
    ("fpext", Flags::None), ("fptosi", Flags::None), ("fptoui", Flags::None), ("sitofp", Flags::None),
    ("uitofp", Flags::NonNegative), ("ptrtoint", Flags::None), ("inttoptr", Flags::None),
    ("addrspacecast", Flags::None), ("bitcast", Flags::None),
];

/// Predicates of `icmp`, by the numbers of the dialect.
#[rustfmt::skip]
pub(crate) const INTEGER_PREDICATES: [&str; 10] = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"];

/// Predicates of `fcmp`, by the numbers of the dialect.
#[rustfmt::skip]
pub(crate) const FLOAT_PREDICATES: [&str; 16] = [
    "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une",
    "uno", "true",
];

/// Fast-math flags: the bit in the dialect, and the keyword with a space before it.
#[rustfmt::skip]
pub(crate) const FAST_MATH: [(u32, &str); 7] = [
    (64, " reassoc"), (1, " nnan"), (2, " ninf"), (4, " nsz"), (8, " arcp"), (16, " contract"), (32, " afn"),
];

/// Kinds of emission of a compile unit, by the numbers of the dialect.
pub(crate) const EMISSION_KINDS: [&str; 4] =
    ["NoDebug", "FullDebug", "LineTablesOnly", "DebugDirectivesOnly"];

/// Kinds of name tables of a compile unit, by the numbers of the dialect.
pub(crate) const NAME_TABLES: [&str; 4] = ["", "GNU", "None", "Apple"];

/// Flags of nodes of debug information that LLVM reads, without the prefix `DIFlag`.
#[rustfmt::skip]
pub(crate) const DEBUG_FLAGS: [(u64, &str); 33] = [
    (1, "Private"), (2, "Protected"), (3, "Public"), (1 << 2, "FwdDecl"), (1 << 3, "AppleBlock"),
    (1 << 4, "ReservedBit4"), (1 << 5, "Virtual"), (1 << 6, "Artificial"), (1 << 7, "Explicit"),
    (1 << 8, "Prototyped"), (1 << 9, "ObjcClassComplete"), (1 << 10, "ObjectPointer"), (1 << 11, "Vector"),
    (1 << 12, "StaticMember"), (1 << 13, "LValueReference"), (1 << 14, "RValueReference"),
    (1 << 15, "ExportSymbols"), (1 << 16, "SingleInheritance"), (2 << 16, "MultipleInheritance"),
    (3 << 16, "VirtualInheritance"), (1 << 18, "IntroducedVirtual"), (1 << 19, "BitField"), (1 << 20, "NoReturn"),
    (1 << 22, "TypePassByValue"), (1 << 23, "TypePassByReference"), (1 << 24, "EnumClass"), (1 << 25, "Thunk"),
    (1 << 26, "NonTrivial"), (1 << 27, "BigEndian"), (1 << 28, "LittleEndian"), (1 << 29, "AllCallsDescribed"),
    (1 << 30, "NameIsSimplified"), (1 << 2 | 1 << 5, "IndirectVirtualBase"),
];

/// Flags of subprograms, without the prefix `DISPFlag`.
#[rustfmt::skip]
pub(crate) const SUBPROGRAM_FLAGS: [(u32, &str); 11] = [
    (1, "Virtual"), (2, "PureVirtual"), (4, "LocalToUnit"), (8, "Definition"), (16, "Optimized"), (32, "Pure"),
    (64, "Elemental"), (128, "Recursive"), (256, "MainSubprogram"), (512, "Deleted"), (2048, "ObjCDirect"),
];

/// Orderings of atomic operations with their numbers in the dialect.
#[rustfmt::skip]
pub(crate) const ORDERINGS: [(i64, &str); 6] = [
    (1, "unordered"), (2, "monotonic"), (4, "acquire"), (5, "release"), (6, "acq_rel"), (7, "seq_cst"),
];
