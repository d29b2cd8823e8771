//! Parts of LLVM IR that the dialect has no place for: warnings, or errors for parts that change which code is right.

use oracle::Oracle;

fn in_function(text: &str) -> String {
    format!(
        "declare void @k(ptr)
declare float @llvm.sin.f32(float)
define void @f(ptr %p, i32 %i, float %x) {{
  {text}
  ret void
}}
"
    )
}

/// Sources, and what the warning names.
const WARNINGS: &[(&str, &str)] = &[
    ("@g = externally_initialized global i32 0", "the keyword 'externally_initialized'"),
    ("@g = thread_local(initialexec) global i32 0", "the model 'initialexec' of a thread-local symbol"),
    ("@g = global i32 0, code_model \"large\"", "the code model 'large' of a global"),
    ("@g = global i32 0, no_sanitize_address", "the keyword 'no_sanitize_address' of a global"),
    ("@g = global i32 0, sanitize_memtag", "the keyword 'sanitize_memtag' of a global"),
    ("declare void @f(ptr captures(address))", "the attribute 'captures' of a parameter"),
    ("declare void @f(ptr writable dead_on_unwind noalias)", "the attribute 'writable' of a parameter"),
    ("declare void @f(ptr initializes((0, 4)))", "the attribute 'initializes' of a parameter"),
    ("declare void @f(i32 \"own\"=\"x\")", "the attribute 'own' of a parameter"),
    ("declare nofpclass(nan) float @f()", "the attribute 'nofpclass' of a result"),
    (
        "@g = global i64 0\n@p = global ptr getelementptr inbounds inrange(0, 8) (i8, ptr @g, i64 4)",
        "the range 'inrange' of a constant",
    ),
];

/// Instructions, and what the warning names.
const IN_FUNCTIONS: &[(&str, &str)] = &[
    ("%1 = icmp samesign ult i32 %i, 3", "the flag 'samesign'"),
    ("%1 = fpext nnan float %x to double", "a fast-math flag of a cast"),
    ("call void @k(ptr %p) cold", "the attribute 'cold' of a call"),
    ("call void @k(ptr writable %p)", "the attribute 'writable' of a parameter or the result of a call"),
    ("call void asm \"\", \"r\"(i32 signext %i)", "the attribute 'signext' of an operand of inline assembly"),
    (
        "call void asm \"\", \"=*m\"(ptr align 8 elementtype(i32) %p)",
        "the attribute 'align' of an operand of inline assembly",
    ),
    ("call void asm \"\", \"\"() convergent", "the attribute 'convergent' of inline assembly"),
    ("call fastcc void asm \"\", \"\"()", "the calling convention of inline assembly"),
];

fn warnings() -> impl Iterator<Item = (String, &'static str)> {
    let whole = WARNINGS.iter().map(|(source, what)| ((*source).to_owned(), *what));
    whole.chain(IN_FUNCTIONS.iter().map(|(text, what)| (in_function(text), *what)))
}

#[test]
fn parts_that_are_left_out_have_a_warning() {
    for (source, what) in warnings() {
        let (text, warnings) = crate::import::imported_with_locations(&source);
        assert!(text.is_ok(), "{source}: {text:?}");
        let expected = format!("warning: {what} cannot be imported, skipping it");
        assert!(warnings.iter().any(|warning| warning.ends_with(&expected)), "{source}: {warnings:?}");
    }
    let source = in_function("call void @k(ptr %p) cold\n  call void @k(ptr %p) cold");
    let (_, warnings) = crate::import::imported_with_locations(&source);
    let [warning] = warnings.as_slice() else { panic!("{warnings:?}") };
    assert_eq!(
        warning,
        "<stdin>:4:3: warning: the attribute 'cold' of a call cannot be imported, skipping it, and 1 more of this kind"
    );
}

#[test]
fn mlir_translate_leaves_out_the_same_parts() {
    let Some(oracle) = Oracle::find() else { return };
    for (source, _) in warnings() {
        let theirs = crate::run_oracle(&oracle, &["--import-llvm"], source.as_bytes());
        assert_eq!(crate::import::imported(&source).ok(), theirs, "{source}");
    }
}

/// `mlir-translate` drops them.
#[test]
fn operand_bundles_are_kept() {
    let source = "declare void @k(ptr)
declare i32 @__gxx_personality_v0(...)
declare i32 @llvm.x86.sse42.crc32.32.8(i32, i8)
define void @f(ptr %p) personality ptr @__gxx_personality_v0 {
  call void @k(ptr %p) [ \"deopt\"(i32 1, ptr %p), \"none\"() ]
  %n = call i32 @llvm.x86.sse42.crc32.32.8(i32 1, i8 2) [ \"crc\"(ptr %p) ]
  invoke void @k(ptr %p) [ \"invoked\"(ptr %p) ] to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad { ptr, i32 } cleanup
  ret void
}
";
    let imported = crate::import::imported(source).expect("it is valid");
    let exported = crate::translate(&imported);
    for bundles in
        ["[ \"deopt\"(i32 1, ptr %0), \"none\"() ]", "[ \"crc\"(ptr %0) ]", "[ \"invoked\"(ptr %0) ]"]
    {
        assert!(exported.output.contains(bundles), "{imported}\n{}{}", exported.output, exported.errors);
    }
}

#[test]
fn parts_that_change_the_code_are_errors() {
    let cases = [
        (
            "declare void @f(ptr swifterror)".to_owned(),
            "1:1: error: the attribute 'swifterror' of a parameter changes how the function is called",
        ),
        (
            in_function("call void @k(ptr swiftself %p)"),
            "4:3: error: the attribute 'swiftself' of a parameter or the result of a call changes how",
        ),
        (in_function("%1 = alloca swifterror ptr"), "4:15: error: 'alloca swifterror' cannot be imported"),
        (
            in_function("call void asm unwind \"\", \"\"()"),
            "4:17: error: inline assembly that may unwind cannot be imported",
        ),
        (
            in_function("call void asm \"\", \"\"() [ \"x\"() ]"),
            "4:3: error: the operand bundle \"x\" of inline assembly cannot be imported",
        ),
        (
            in_function("%1 = call float @llvm.sin.f32(float %x) [ \"x\"(i32 1) ]"),
            "4:3: error: the operand bundle \"x\" of an intrinsic cannot be imported",
        ),
        (
            "define void @f() prologue i32 1 prefix i32 2 { ret void }".to_owned(),
            "1:33: error: expected '{', found 'prefix'",
        ),
        (
            "define void @f() gc \"x\" align 8 { ret void }".to_owned(),
            "1:25: error: expected '{', found 'align'",
        ),
        (
            "module asm \"a\"\ntarget triple = \"x\"".to_owned(),
            "2:1: error: 'target' must be before all definitions of the module",
        ),
        (
            "@g = thread_local(odd) global i32 0".to_owned(),
            "1:19: error: expected 'localdynamic', 'initialexec' or 'localexec', found 'odd'",
        ),
        ("@g = global i32 0, code_model \"odd\"".to_owned(), "1:20: error: unknown code model 'odd'"),
    ];
    for (source, expected) in cases {
        let error = crate::import::imported(&source).expect_err(&source);
        assert!(error.starts_with(&format!("a.ll:{expected}")), "{error}");
    }
}

#[test]
fn metadata_of_symbols_and_modules_is_named_if_the_options_request_it() {
    let source =
        "@g = global i32 0, !foo !0\ndefine void @f() !bar !0 {\n  ret void\n}\n!list = !{!0}\n!0 = !{}\n";
    let context = crate::import::context();
    let seen = std::sync::Arc::new(std::sync::Mutex::new(Vec::new()));
    let own = seen.clone();
    context.add_diagnostic_handler(move |warning| {
        own.lock().expect("no test panics here").push(warning.to_string());
        rtblgen_runtime::Handled::Yes
    });
    let options = rtblgen_llvm_ir::ImportOptions {
        warn_of_dropped_metadata: true,
        ..rtblgen_llvm_ir::ImportOptions::default()
    };
    rtblgen_llvm_ir::from_llvm_ir_with(&context, source, "a.ll", options).expect("it is LLVM IR");
    let seen = seen.lock().expect("no test panics here").join("\n");
    for what in ["named metadata 'list'", "metadata 'foo' of a global", "metadata 'bar' of a function"] {
        assert!(seen.contains(&format!("warning: unhandled {what}")), "{what}: {seen}");
    }
}
