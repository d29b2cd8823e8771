//! A hook that the `.td` asks for and that is not written is a compile error that names the trait and the op.

/// `test-td/tests/it/missing_hooks.rs` checks that the program is what is generated for `tests/ui/missing_hooks.td`.
#[test]
fn a_missing_hook_is_named_with_its_op() {
    trybuild::TestCases::new().compile_fail("tests/ui/missing_hooks.rs");
}
