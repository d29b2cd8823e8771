//! Hooks of the dialect itself.

use rtblgen_runtime::{
    Attribute, Builder, CanonicalizeDialect, Ir, Location, MaterializeConstant, NamedAttribute, Op, OpState,
    RewritePatternSet, Type, VerifyError, VerifyOpAttribute, VerifyRegionArgAttribute,
    VerifyRegionResultAttribute, VerifyResult,
};

use super::{TestDialect, TestDialectCanonicalizerOp};

impl MaterializeConstant for TestDialect {
    fn materialize_constant<'c>(
        builder: &mut dyn Builder<'c>,
        value: Attribute<'c>,
        ty: Type<'c>,
        location: Location<'c>,
    ) -> Option<Op> {
        Some(builder.create(OpState::new("test.constant", location).attribute("value", value).result(ty)))
    }
}

impl CanonicalizeDialect for TestDialect {
    fn canonicalization_patterns<'c>(patterns: &mut RewritePatternSet<'c>) {
        patterns.add_fn("dialectCanonicalizationPattern", |op: TestDialectCanonicalizerOp, rewriter| {
            let context = rewriter.context();
            let value = context.integer_attr(context.i32_type(), 42);
            let location = rtblgen_runtime::TypedOp::op(op).location(rewriter);
            let state = OpState::new("arith.constant", location).attribute("value", value);
            rewriter.replace_op_with_state(op, state.result(context.i32_type()));
            Ok(())
        });
    }
}

fn check(attribute: NamedAttribute<'_>) -> VerifyResult {
    match attribute.name.value() {
        "test.invalid_attr" => Err(VerifyError::plain("invalid to use 'test.invalid_attr'")),
        _ => Ok(()),
    }
}

impl VerifyOpAttribute for TestDialect {
    fn verify_op_attribute<'c>(_: &Ir<'c>, _: Op, attribute: NamedAttribute<'c>) -> VerifyResult {
        check(attribute)
    }
}

impl VerifyRegionArgAttribute for TestDialect {
    fn verify_region_arg_attribute<'c>(
        _: &Ir<'c>,
        _: Op,
        _: usize,
        _: usize,
        attribute: NamedAttribute<'c>,
    ) -> VerifyResult {
        check(attribute)
    }
}

impl VerifyRegionResultAttribute for TestDialect {
    fn verify_region_result_attribute<'c>(
        _: &Ir<'c>,
        _: Op,
        _: usize,
        _: usize,
        attribute: NamedAttribute<'c>,
    ) -> VerifyResult {
        check(attribute)
    }
}
