//! Imports whose text is stored, which mlir-translate confirms where it is installed; and errors with their places.

use oracle::Oracle;
use rtblgen_runtime::Context;
use rtblgen_runtime::opt::OptRegistry;

/// Names, sources and imports.
macro_rules! programs {
    ($($name:literal)*) => {
        &[$((
            $name,
            include_str!(concat!("../programs/", $name, ".ll")),
            include_str!(concat!("../programs/", $name, ".imported.mlir")),
        )),*]
    };
}

const PROGRAMS: &[(&str, &str, &str)] = programs! {
    "constants" "addresses" "instructions" "control_flow" "symbols" "debug_and_memory" "program" "expressions"
    "intrinsics" "loops" "dropped" "older_flags" "empty"
};

/// Programs in C and C++, with the LLVM IR that clang makes of them and its command beside them.
const COMPILED: &[(&str, &str, &str)] = programs! {
    "c/atomic" "c/control" "c/debugging" "c/exceptions" "c/numbers" "c/objects" "c/variadic"
};

fn all() -> impl Iterator<Item = &'static (&'static str, &'static str, &'static str)> {
    PROGRAMS.iter().chain(COMPILED)
}

pub(crate) fn programs() -> impl Iterator<Item = &'static str> {
    all().map(|(_, source, _)| *source)
}

/// The imports of the programs.
pub(crate) fn imports() -> impl Iterator<Item = &'static str> {
    all().map(|(.., imported)| *imported)
}

pub(crate) fn context() -> Context {
    let mut registry = OptRegistry::default();
    rtblgen_dialects::register_all(&mut registry);
    let context = registry.context();
    // Warnings are no errors.
    context.add_diagnostic_handler(|_| rtblgen_runtime::Handled::Yes);
    context
}

/// The text of the import, or the first error with its place.
pub(crate) fn imported(source: &str) -> Result<String, String> {
    let context = context();
    let result = rtblgen_llvm_ir::from_llvm_ir(&context, source, "a.ll");
    match result {
        Ok(ir) => Ok(ir.to_string()),
        Err(errors) => Err(errors.iter().next().map(ToString::to_string).unwrap_or_default()),
    }
}

#[test]
fn imports_have_their_stored_text() {
    for (name, source, expected) in all() {
        let text = imported(source);
        assert_eq!(text.as_deref(), Ok(*expected), "{name}");
    }
}

#[test]
fn stored_imports_are_those_of_mlir_translate() {
    let Some(oracle) = Oracle::find() else { return };
    for (name, source, expected) in all() {
        let theirs = crate::run_oracle(&oracle, &["--import-llvm"], source.as_bytes());
        assert_eq!(theirs.as_deref(), Some(*expected), "{name}");
        let flags = ["--import-llvm", "--mlir-print-debuginfo"];
        let theirs = crate::run_oracle(&oracle, &flags, source.as_bytes());
        assert_eq!(imported_with_locations(source).0.ok(), theirs, "{name}");
    }
}

/// The export of an import equals that of mlir-translate, and has the same import again.
#[test]
fn compiled_programs_have_the_same_import_after_an_export() {
    let oracle = Oracle::find();
    for (name, _, module) in COMPILED {
        let written = crate::translate(module);
        assert!(written.success, "{name}: {}", written.errors);
        if let Some(oracle) = &oracle {
            assert_eq!(crate::theirs(oracle, module).as_ref(), Some(&written.output), "{name}");
        }
        let again = imported(&written.output).expect("the export is LLVM IR");
        let twice = crate::translate(&again);
        assert_eq!(twice.output, written.output, "{name}");
    }
}

#[test]
fn what_cannot_be_imported_is_named_with_its_place() {
    let cases = [
        ("define void @f() {\n  ret i32\n}", "a.ll:3:1: error: expected a constant of type 'i32', found '}'"),
        ("define void @f() {\n  frob i32 1\n}", "a.ll:2:3: error: expected an instruction, found 'frob'"),
        (
            "define void @f() {\n  callbr void @g() to label %a []\n}",
            "a.ll:2:3: error: instructions of 'callbr' cannot be imported",
        ),
        ("define i32 @f(i64 %x) {\n  ret i32 %x\n}", "a.ll:2:11: error: '%x' has the type 'i64', not 'i32'"),
        ("define i32 @f() {\n  ret i32 %x\n}", "a.ll:2:11: error: this value is not defined"),
        ("define void @f() {\n  br label %x\n}", "a.ll:2:12: error: this block is not defined"),
        ("@a = global ptr @b", "a.ll:1:17: error: the symbol '@b' is not defined"),
        ("@a = global %t zeroinitializer", "a.ll:1:13: error: the type '%t' is not defined"),
        ("%t = type { %t }", "a.ll:1:13: error: the type '%t' contains itself"),
        ("!0 = !{!1}", "a.ll:1:8: error: this node of metadata is not defined"),
        (
            "define void @f() {\n  call void @llvm.odd()\n  ret void\n}",
            "a.ll:2:13: error: the symbol '@llvm.odd' is not defined",
        ),
        (
            "define void @f(ptr %a) {\n  call i1 @llvm.lifetime.start.p0(ptr %a)\n  ret void\n}",
            "a.ll:2:3: error: invalid intrinsic signature: it has no result",
        ),
        ("@a = global ptr @llvm.trap", "a.ll:1:17: error: an intrinsic can only be called"),
        (
            "@a = global i32 0\nuselistorder ptr @a, { 0, 1 }",
            "a.ll:2:22: error: an order of uses is a permutation that moves some of them",
        ),
        (
            "@a = global ppc_fp128 0xM3FF00000000000000000000000000000",
            "a.ll:1:23: error: constants of 'ppc_fp128' cannot be imported",
        ),
        ("@a = global i8 \"x", "a.ll:1:16: error: expected the end of this text, a '\"'"),
    ];
    for (source, expected) in cases {
        assert_eq!(imported(source), Err(expected.to_owned()), "{source}");
    }
}

/// mlir-translate refuses the same texts.
#[test]
fn what_llvm_does_not_accept_is_refused() {
    let function = |line: &str| format!("define i32 @f(i32 %a, ptr %p) {{\n  {line}\n  ret i32 %a\n}}");
    let cases = [
        (function("%b = add nuw nuw i32 %a, 1"), "a.ll:2:16: error: expected a type, found 'nuw'"),
        (function("%b = trunc nsw nuw nsw i32 %a to i8"), "a.ll:2:22: error: expected a type, found 'nsw'"),
        (function("%b = udiv exact exact i32 %a, 3"), "a.ll:2:19: error: expected a type, found 'exact'"),
        (function("%b = zext nneg nneg i32 %a to i64"), "a.ll:2:18: error: expected a type, found 'nneg'"),
        (function("%b = add i32 %a, 1, ! !0"), "a.ll:2:21: error: expected an instruction, found ','"),
        (
            function("%b = load atomic i32, ptr %p seq_cst"),
            "a.ll:3:3: error: an atomic access needs an alignment, such as ', align 4'",
        ),
        (
            function("store atomic i32 %a, ptr %p release"),
            "a.ll:3:3: error: an atomic access needs an alignment, such as ', align 4'",
        ),
        (
            function("switch i32 %a, label %d [ i32 1, label %d i32 1, label %d ]\nd:"),
            "a.ll:2:45: error: duplicate case value in switch",
        ),
        (
            "define void @f() immarg { ret void }".to_owned(),
            "a.ll:1:18: error: the attribute 'immarg' does not apply to functions",
        ),
        (
            "attributes #0 = { nounwind nonnull }".to_owned(),
            "a.ll:1:28: error: the attribute 'nonnull' does not apply to functions",
        ),
        (
            "declare void @f(i32 nounwind)".to_owned(),
            "a.ll:1:21: error: the attribute 'nounwind' does not apply to parameters",
        ),
        (
            "declare nounwind void @f()".to_owned(),
            "a.ll:1:9: error: the attribute 'nounwind' does not apply to return values",
        ),
        (
            "declare byval(i32) ptr @f()".to_owned(),
            "a.ll:1:9: error: the attribute 'byval' does not apply to return values",
        ),
        (
            "declare void @f(i32 immarg)".to_owned(),
            "a.ll:1:17: error: the attribute 'immarg' applies to parameters of intrinsics only",
        ),
        (
            "declare void @g(i32)\ndefine void @f() {\n  call void @g(i32 immarg 1)\n  ret void\n}"
                .to_owned(),
            "a.ll:3:20: error: the attribute 'immarg' applies to parameters of intrinsics only",
        ),
        ("$c = comdat any\n$c = comdat any".to_owned(), "a.ll:2:1: error: the comdat '$c' is defined twice"),
        (
            "!llvm.module.flags = !{!0, !1}\n!0 = !{i32 1, !\"a\", i32 1}\n!1 = !{i32 4, !\"a\", i32 1}"
                .to_owned(),
            "a.ll:3:1: error: the module has two flags 'a', which are not of the behavior 'require'",
        ),
        (
            "BC\u{10ffc0}\u{10ffde}5".to_owned(),
            "a.ll:1:1: error: this is bitcode of LLVM, which is not read: `llvm-dis file.bc -o file.ll` makes text of it",
        ),
        ("ML\u{10ffef}R".to_owned(), "a.ll:1:1: error: this is bytecode of MLIR, not LLVM IR"),
    ];
    let oracle = Oracle::find();
    for (source, expected) in cases {
        assert_eq!(imported(&source), Err(expected.to_owned()), "{source}");
        if let Some(oracle) = &oracle {
            let theirs = crate::run_oracle(oracle, &["--import-llvm"], source.as_bytes());
            assert_eq!(theirs, None, "{source}");
        }
    }
}

/// The text that the import writes is read without unregistered dialects.
#[test]
fn imports_are_read_with_the_dialects_of_llvm_alone() {
    let context = rtblgen_runtime::Context::new();
    context.register::<rtblgen_dialects::llvm::LlvmDialect>();
    context.register::<rtblgen_dialects::dlti::DltiDialect>();
    for module in imports() {
        if let Err(errors) = context.parse_module("a.mlir", module) {
            panic!("{module}\n{errors}");
        }
    }
}

#[test]
fn nesting_has_a_limit() {
    let deep = format!("@a = global {}i8{} zeroinitializer", "[1 x ".repeat(5000), "]".repeat(5000));
    let error = imported(&deep).unwrap_err();
    assert!(error.contains("nested deeper than 200 levels"), "{error}");
}

/// The layouts that LLVM refuses are refused when they are read, with its words; mlir-translate confirms them.
#[test]
fn layouts_are_checked_when_they_are_read() {
    let cases = [
        ("e-:e", "unknown specifier ':'"),
        ("e-q1", "unknown specifier 'q'"),
        ("e-", "empty specification is not allowed"),
        ("e-i64:abc", "ABI alignment must be a 16-bit integer"),
        ("p:0:64", "pointer size must be a non-zero 24-bit integer"),
    ];
    for (layout, expected) in cases {
        let source = format!("target triple = \"x\"\ntarget datalayout = \"{layout}\"\n");
        assert_eq!(imported(&source), Err(format!("a.ll:2:21: error: {expected}")));
        let Some(oracle) = oracle::Oracle::find() else { continue };
        let mut command = oracle.tool("mlir-translate");
        let theirs = oracle::output_of(command.arg("--import-llvm"), source.as_bytes());
        let theirs = String::from_utf8_lossy(&theirs.stderr).into_owned();
        assert!(theirs.contains(&format!(":2:21: error: {expected}")), "{theirs}");
    }
}

/// Values, blocks and symbols have numbers of 32 bits that grow; mlir-translate refuses the same texts, but for a value without
/// a number after the last one, which gets the number 0.
#[test]
fn numbers_grow() {
    let function = |body: &str| format!("define void @f(i32 %0) {{\n{body}\n  ret void\n}}");
    let add = "add i32 %0, %0";
    let cases = [
        (function(&format!("  %2 = {add}\n  %5 = {add}\n  {add}")), None),
        (
            function(&format!("  %2 = {add}\n  %2 = {add}")),
            Some("a.ll:3:3: error: expected a number of at least 3"),
        ),
        (
            function(&format!("  %4294967296 = {add}")),
            Some("a.ll:2:3: error: this number is larger than 4294967295"),
        ),
        (function("4:\n  br label %3\n3:"), Some("a.ll:4:1: error: expected a number of at least 5")),
        (
            function(&format!("4294967295:\n  {add}")),
            Some("a.ll:3:3: error: this number is larger than 4294967295"),
        ),
        ("@5 = global i32 1\n@7 = global ptr @5".to_owned(), None),
        (
            "@1 = global i32 1\n@0 = global i32 1".to_owned(),
            Some("a.ll:2:1: error: expected a number of at least 2"),
        ),
    ];
    for (source, expected) in cases {
        assert_eq!(imported(&source).err().as_deref(), expected, "{source}");
        let Some(oracle) = oracle::Oracle::find() else { continue };
        let mut command = oracle.tool("mlir-translate");
        let theirs = oracle::output_of(command.arg("--import-llvm"), source.as_bytes());
        let is_accepted = expected.is_none() || source.contains("4294967295:");
        assert_eq!(theirs.status.success(), is_accepted, "{source}");
    }
}

/// The text of an import with its locations or the first error, and the warnings.
pub(crate) fn imported_with_locations(source: &str) -> (Result<String, String>, Vec<String>) {
    let context = context();
    let warnings = std::sync::Arc::new(std::sync::Mutex::new(Vec::new()));
    let own = warnings.clone();
    context.add_diagnostic_handler(move |warning| {
        own.lock().expect("no test panics here").push(warning.to_string());
        rtblgen_runtime::Handled::Yes
    });
    let options = rtblgen_runtime::asm::PrintOptions { debug_info: true, ..Default::default() };
    let text = match rtblgen_llvm_ir::from_llvm_ir(&context, source, "<stdin>") {
        Ok(ir) => Ok(ir.print_op(ir.root(), &options)),
        Err(errors) => Err(errors.iter().next().map(ToString::to_string).unwrap_or_default()),
    };
    let warnings = warnings.lock().expect("no test panics here").clone();
    (text, warnings)
}

#[test]
fn languages_of_dwarf_6_are_refused_and_fixed_point_types_are_basic_types() {
    let source = |language: &str| {
        format!(
            "!llvm.module.flags = !{{!2}}\n!llvm.dbg.cu = !{{!3}}\n!2 = !{{i32 2, !\"Debug Info Version\", i32 3}}\n\
             !3 = distinct !DICompileUnit({language}, file: !4, globals: !{{!0}}, emissionKind: FullDebug)\n\
             !4 = !DIFile(filename: \"a\", directory: \"b\")\n@g = global i32 0, !dbg !0\n\
             !0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())\n\
             !1 = distinct !DIGlobalVariable(name: \"g\", scope: !3, file: !4, line: 3, type: !5)\n\
             !5 = !DIFixedPointType(name: \"q\", size: 8, encoding: DW_ATE_signed_fixed, kind: Binary, factor: -3)\n"
        )
    };
    let imported_5 =
        imported(&source("language: DW_LANG_C11")).expect("the languages of DWARF 5 are imported");
    let ty = "<tag = DW_TAG_base_type, name = \"q\", sizeInBits = 8, encoding = DW_ATE_signed_fixed>";
    assert!(imported_5.contains(ty), "{imported_5}");
    if let Some(oracle) = Oracle::find() {
        let mut command = oracle.tool("mlir-translate");
        let theirs =
            oracle::output_of(command.arg("--import-llvm"), source("language: DW_LANG_C11").as_bytes());
        assert!(String::from_utf8_lossy(&theirs.stdout).contains(ty));
    }
    let error = imported(&source("sourceLanguageName: DW_LNAME_C, sourceLanguageVersion: 201710"));
    let expected = "a.ll:4:1: error: the field 'sourceLanguageName' of DWARF 6 cannot be imported; compile for DWARF 5, with 'language'";
    assert_eq!(error, Err(expected.to_owned()));
}
