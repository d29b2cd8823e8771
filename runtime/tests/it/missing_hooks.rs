//! A missing hook of a `.td` is a compile error that names the trait and the op.

/// `test-td/tests/it/missing_hooks.rs` checks that the program equals the code generated for
/// `tests/ui/missing_hooks.td`.
#[test]
fn a_missing_hook_is_named_with_its_op() {
    trybuild::TestCases::new().compile_fail("tests/ui/missing_hooks.rs");
}
