//! Details of the text that LLVM prints: calling conventions, and fields of debug information.

use oracle::Oracle;

/// Calling conventions of the dialect.
#[rustfmt::skip]
const CONVENTIONS: &[&str] = &[
    "ccc", "fastcc", "coldcc", "cc_10", "cc_11", "anyregcc", "preserve_mostcc", "preserve_allcc", "swiftcc",
    "cxx_fast_tlscc", "tailcc", "cfguard_checkcc", "swifttailcc", "x86_stdcallcc", "x86_fastcallcc", "arm_apcscc",
    "arm_aapcscc", "arm_aapcs_vfpcc", "msp430_intrcc", "x86_thiscallcc", "ptx_kernelcc", "ptx_devicecc",
    "spir_funccc", "spir_kernelcc", "intel_ocl_bicc", "x86_64_sysvcc", "win64cc", "x86_vectorcallcc", "hhvmcc",
    "hhvm_ccc", "x86_intrcc", "avr_intrcc", "avr_builtincc", "amdgpu_vscc", "amdgpu_gscc", "amdgpu_cscc",
    "amdgpu_kernelcc", "x86_regcallcc", "amdgpu_hscc", "msp430_builtincc", "amdgpu_lscc", "amdgpu_escc",
    "aarch64_vectorcallcc", "aarch64_sve_vectorcallcc", "wasm_emscripten_invokecc", "amdgpu_gfxcc", "m68k_intrcc",
];

#[test]
fn calling_conventions_have_the_text_of_llvm() {
    let Some(oracle) = Oracle::find() else { return };
    let functions = CONVENTIONS.iter().enumerate();
    let source: String = functions.map(|(number, name)| format!("llvm.func {name} @f{number}()\n")).collect();
    let theirs = crate::theirs(&oracle, &source).expect("mlir-translate knows all");
    assert_eq!(crate::translate(&source).output, theirs);
}

const UNIT: &str = "#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = <\"a\" in \"b\">, isOptimized = false, emissionKind = Full>
";

#[test]
fn virtual_subprograms_have_an_index() {
    for flags in ["Virtual|Definition", "\"PureVirtual|Definition\"", "Definition"] {
        let flags =
            if flags.contains('|') { format!("\"{}\"", flags.trim_matches('"')) } else { flags.to_owned() };
        let source = format!(
            "{UNIT}#sub = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, name = \"f\", subprogramFlags = {flags}>
llvm.func @f() {{ llvm.return }} loc(fused<#sub>[\"a\":1:1])"
        );
        let ours = crate::translate(&source);
        assert_eq!(
            ours.output.contains(", virtualIndex: 0, spFlags: "),
            flags.contains("Virtual"),
            "{ours:?}"
        );
        if let Some(oracle) = Oracle::find() {
            assert_eq!(crate::theirs(&oracle, &source), Some(ours.output));
        }
    }
}

/// The dialect has the bits of the schema in the alignment.
#[test]
fn types_of_signed_pointers_have_their_schema() {
    let source = |bits: u32| {
        format!(
            "{UNIT}#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = \"u\", sizeInBits = 8>
#type = #llvm.di_derived_type<tag = DW_TAG_LLVM_ptrauth_type, baseType = #int, alignInBits = {bits}>
llvm.mlir.global @g(0 : i32) {{dbg_exprs = [#llvm.di_global_variable_expression<var = <scope = #unit, name = \"g\", file = <\"a\" in \"b\">, line = 1, type = #type>, expr = <>>]}} : i32"
        )
    };
    let ours = crate::translate(&source(16 + 3 + (7 << 5) + (1 << 22))).output;
    let expected = "ptrAuthKey: 3, ptrAuthIsAddressDiscriminated: true, ptrAuthExtraDiscriminator: 7, ptrAuthIsaPointer: false, ptrAuthAuthenticatesNullValues: true)";
    assert!(ours.contains(expected), "{ours}");
    let Some(oracle) = Oracle::find() else { return };
    for bits in [1, 16, 16 + 3 + (7 << 5) + (1 << 22), 5 + (0xffff << 5) + (1 << 21)] {
        let source = source(bits);
        let ours = crate::translate(&source).output;
        assert_eq!(crate::theirs(&oracle, &source).as_ref(), Some(&ours), "{bits}");
        let again = crate::run_oracle(&oracle, &["--import-llvm"], ours.as_bytes());
        assert_eq!(crate::import::imported(&ours).ok(), again, "{bits}");
    }
}
