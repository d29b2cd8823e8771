//! Builders of operations with regions: functions fill the regions.

use rtblgen_runtime::{Builder, InsertionPoint, Location, OpState, Region, Type, TypedOp, Value};

use super::{ForOp, IfOp, ParallelOp, ReduceOp, WhileOp, YieldOp};

/// A region of one block, which a function fills; what it returns is given back.
fn region_of<'c, B: Builder<'c> + ?Sized, R>(
    builder: &mut B,
    location: Location<'c>,
    types: &[Type<'c>],
    body: impl FnOnce(&mut B, &[Value]) -> R,
) -> (Region, R) {
    let before: InsertionPoint = builder.insertion_point();
    let region = builder.create_region();
    let block = builder.create_block(region, types, &vec![location; types.len()]);
    builder.set_insertion_point_to_end(block);
    let arguments: Vec<Value> = block.arguments(builder.ir()).collect();
    let found = body(builder, &arguments);
    builder.set_insertion_point(before);
    (region, found)
}

fn yielding_region<'c, B: Builder<'c> + ?Sized>(
    builder: &mut B,
    location: Location<'c>,
    types: &[Type<'c>],
    body: impl FnOnce(&mut B, &[Value]) -> Vec<Value>,
) -> Region {
    let fill = |builder: &mut B, arguments: &[Value]| {
        let values = body(builder, arguments);
        YieldOp::build(builder, location, &values);
    };
    region_of(builder, location, types, fill).0
}

fn types_of<'c>(builder: &(impl Builder<'c> + ?Sized), values: &[Value]) -> Vec<Type<'c>> {
    values.iter().map(|value| value.ty(builder.ir())).collect()
}

impl IfOp {
    /// Builds an `scf.if` whose regions yield what the functions return.
    pub fn build<'c, B: Builder<'c> + ?Sized>(
        builder: &mut B,
        location: Location<'c>,
        results: &[Type<'c>],
        condition: Value,
        on_true: impl FnOnce(&mut B) -> Vec<Value>,
        on_false: impl FnOnce(&mut B) -> Vec<Value>,
    ) -> Self {
        let on_true = yielding_region(builder, location, &[], |builder, _| on_true(builder));
        let on_false = yielding_region(builder, location, &[], |builder, _| on_false(builder));
        let state =
            OpState::new(Self::DEFINITION, location).operand(condition).region(on_true).region(on_false);
        state.results(results.iter().copied()).create(builder)
    }

    /// Builds an `scf.if` without results that does nothing if the condition fails.
    pub fn build_without_else<'c, B: Builder<'c> + ?Sized>(
        builder: &mut B,
        location: Location<'c>,
        condition: Value,
        on_true: impl FnOnce(&mut B),
    ) -> Self {
        let fill = |builder: &mut B, _: &[Value]| {
            on_true(builder);
            Vec::new()
        };
        let on_true = yielding_region(builder, location, &[], fill);
        let state = OpState::new(Self::DEFINITION, location).operand(condition).region(on_true);
        state.empty_regions(1).create(builder)
    }
}

impl ForOp {
    /// Builds an `scf.for`. The function gets the induction variable and what is carried, and returns what the next
    /// iteration gets.
    pub fn build<'c, B: Builder<'c> + ?Sized>(
        builder: &mut B,
        location: Location<'c>,
        [lower_bound, upper_bound, step]: [Value; 3],
        init_args: &[Value],
        body: impl FnOnce(&mut B, Value, &[Value]) -> Vec<Value>,
    ) -> Self {
        let carried = types_of(builder, init_args);
        let types = [&[lower_bound.ty(builder.ir())], &carried[..]].concat();
        let fill = |builder: &mut B, arguments: &[Value]| body(builder, arguments[0], &arguments[1..]);
        let region = yielding_region(builder, location, &types, fill);
        let state = OpState::new(Self::DEFINITION, location).operands([lower_bound, upper_bound, step]);
        state.operands(init_args.iter().copied()).results(carried).region(region).create(builder)
    }
}

impl WhileOp {
    /// Builds an `scf.while`. The first function returns the condition and what goes to the second one, which returns
    /// what the next iteration gets.
    pub fn build_with_bodies<'c, B: Builder<'c> + ?Sized>(
        builder: &mut B,
        location: Location<'c>,
        inits: &[Value],
        before: impl FnOnce(&mut B, &[Value]) -> (Value, Vec<Value>),
        after: impl FnOnce(&mut B, &[Value]) -> Vec<Value>,
    ) -> Self {
        let carried = types_of(builder, inits);
        let (before, results) = region_of(builder, location, &carried, |builder: &mut B, arguments| {
            let (condition, values) = before(builder, arguments);
            super::ConditionOp::build(builder, location, condition, &values);
            types_of(builder, &values)
        });
        let after = yielding_region(builder, location, &results, after);
        let state = OpState::new(Self::DEFINITION, location).operands(inits.iter().copied());
        state.results(results).region(before).region(after).create(builder)
    }
}

impl ParallelOp {
    /// Builds an `scf.parallel` without results. The function gets the induction variables.
    pub fn build<'c, B: Builder<'c> + ?Sized>(
        builder: &mut B,
        location: Location<'c>,
        [lower_bounds, upper_bounds, steps]: [&[Value]; 3],
        body: impl FnOnce(&mut B, &[Value]),
    ) -> Self {
        let types = types_of(builder, lower_bounds);
        let fill = |builder: &mut B, arguments: &[Value]| {
            body(builder, arguments);
            OpState::new(ReduceOp::DEFINITION, location).create::<ReduceOp>(builder);
        };
        let (region, ()) = region_of(builder, location, &types, fill);
        let bounds = [lower_bounds, upper_bounds, steps];
        let state = OpState::new(Self::DEFINITION, location).operands(bounds.concat()).region(region);
        state.operand_segments(bounds.map(<[Value]>::len).into_iter().chain([0])).create(builder)
    }
}
