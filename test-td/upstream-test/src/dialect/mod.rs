//! The dialects: generated code, and hooks written by hand.

#[allow(missing_docs, clippy::disallowed_names)]
pub mod dynamic;
pub(crate) mod recursive;

use rtblgen_runtime::{Dialect, DialectRegistry, Ir, TypedOp, Verify, VerifyError, VerifyResult};

/// The generated code of upstream's `TestOps.td`, with its hooks.
#[allow(missing_docs, clippy::disallowed_names)]
pub mod test {
    pub(crate) mod bytecode;
    mod canonicalize;
    mod control_flow;
    mod dialect_hooks;
    pub mod directives;
    mod effects;
    mod fold;
    pub(crate) mod infer;
    mod interfaces;
    mod memory_slots;
    pub mod own_hooks;
    pub mod parameter_directives;
    pub(crate) mod ranges;
    mod text;
    mod type_interfaces;
    mod types;
    mod verify;

    use directives::*;
    use parameter_directives::*;
    pub(crate) use text::{attribute_alias, type_alias};

    rtblgen_runtime::include_td!("test_ops");
}

/// The generated code of upstream's `TestOpsSyntax.td`, with its hooks.
#[allow(missing_docs, clippy::disallowed_names)]
pub mod syntax {
    pub mod directives;
    mod infer;
    pub mod own_hooks;
    mod text;

    use super::test::*;
    use directives::*;

    rtblgen_runtime::include_td!("test_ops_syntax");
}

/// The generated code of `td/test_dyn.td`.
pub mod test_dyn {
    #![allow(missing_docs)]
    use super::*;
    rtblgen_runtime::include_td!("test_dyn");

    impl Verify for OneResultOp {
        fn verify(self, ir: &Ir<'_>) -> VerifyResult {
            let op = rtblgen_runtime::TypedOp::op(self);
            match op.result_count(ir) {
                1 => Ok(()),
                _ => {
                    let message = "expected a single result, no operands and no regions";
                    Err(VerifyError::new(message))
                }
            }
        }
    }
}

/// Dialects that are generated from upstream's files with stubs alone.
#[allow(missing_docs, clippy::disallowed_names, clippy::all)]
pub mod stock {
    pub mod ml_program {
        rtblgen_runtime::include_td!("ml_program");
    }
    pub mod ptr {
        rtblgen_runtime::include_td!("ptr");
    }

    use rtblgen_runtime::{Dialect, DialectRegistry, DialectResources};

    /// The dialect `ml_program`, which reads resources and has none.
    #[derive(Clone, Copy, Debug)]
    pub struct MlProgramDialect;

    impl Dialect for MlProgramDialect {
        const NAME: &'static str = "ml_program";

        fn initialize(registry: &mut DialectRegistry) {
            ml_program::MlProgramDialect::initialize(registry);
            registry.hooks_mut().resources = DialectResources::Empty;
        }
    }

    pub use ptr::PtrDialect;
}

/// The patterns of upstream's `TestOps.td`.
#[allow(missing_docs, clippy::disallowed_names)]
pub mod test_patterns {
    pub mod own_hooks;

    use super::test::*;
    rtblgen_runtime::include_td!("test_patterns");
}

/// The `test` dialect, which allows operations that it does not define, as upstream's does.
#[derive(Clone, Copy, Debug)]
pub struct TestDialect;

impl Dialect for TestDialect {
    const NAME: &'static str = "test";

    fn initialize(registry: &mut DialectRegistry) {
        // The first definition of a name is used.
        registry.add_op(&test::own_hooks::WITH_VERSIONED_PROPERTIES);
        test::TestDialect::initialize(registry);
        registry
            .add_interface::<dyn rtblgen_runtime::bytecode::DialectEncoding>(&test::bytecode::TestEncoding);
        syntax::register_test_ops(registry);
        dynamic::register_test_ops(registry);
        dynamic::register_test_types(registry);
        dynamic::register_test_attributes(registry);
        registry
            .add_interface::<dyn rtblgen_runtime::interfaces::DialectInliner>(&crate::inline::TestInliner);
        let hooks = registry.hooks_mut();
        hooks.allows_unknown_ops = true;
        hooks.resources = rtblgen_runtime::DialectResources::Blobs;
        hooks.type_alias = Some(test::type_alias);
        hooks.attribute_alias = Some(test::attribute_alias);
        hooks.keeps_constants = Some(|ir, region| {
            region.parent_op(ir).is_some_and(|op| test::OneRegionOp::cast(ir, op).is_some())
        });
    }
}
