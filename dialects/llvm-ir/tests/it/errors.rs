//! Errors of operations without a translation, with their places.

fn error_of(source: &str) -> String {
    let outcome = crate::translate(source);
    assert!(!outcome.success, "{source}: {}", outcome.output);
    outcome.errors.lines().next().unwrap_or_default().to_owned()
}

#[test]
fn an_operation_of_another_dialect_is_named() {
    let error = error_of("func.func @f() { return }");
    assert!(error.starts_with("<stdin>:1:1: error: cannot be converted to LLVM IR"), "{error}");
    assert!(error.ends_with("for dialect for op: func.func"), "{error}");
    let error = error_of("llvm.func @f(%x: i32) {\n  %0 = arith.addi %x, %x : i32\n  llvm.return\n}");
    let expected =
        "<stdin>:2:8: error: cannot be exported to LLVM IR: no translation of the operation 'arith.addi'";
    assert_eq!(error, expected);
}

#[test]
fn an_unknown_intrinsic_is_named() {
    let error = error_of(
        "llvm.func @f() {\n  llvm.call_intrinsic \"llvm.x86.nothing\"() : () -> ()\n  llvm.return\n}",
    );
    assert!(error.contains("the intrinsic 'llvm.x86.nothing' is not known here"), "{error}");
}

#[test]
fn a_layout_that_is_not_understood_is_an_error() {
    let error = error_of("module attributes {dlti.dl_spec = #dlti.dl_spec<\"dlti.odd\" = 1 : i32>} {}");
    assert!(error.contains("unsupported data layout key \"dlti.odd\""), "{error}");
}

#[test]
fn attributes_are_checked() {
    let function = |attribute: &str| format!("llvm.func @f() attributes {{passthrough = [{attribute}]}}");
    let cases = [
        ("\"align\"", "LLVM attribute 'align' expects a value"),
        ("[\"noinline\", \"x\"]", "LLVM attribute 'noinline' does not expect a value, found 'x'"),
        ("1 : i32", "expected 'passthrough' to contain string or array attributes"),
        ("[\"allockind\", \"3\"]", "passes the attribute 'allockind', which has no export"),
    ];
    for (attribute, expected) in cases {
        let error = error_of(&function(attribute));
        assert!(error.contains(expected), "{error}");
    }
}
