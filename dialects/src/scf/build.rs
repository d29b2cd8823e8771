//! Builders of operations with regions: functions fill the regions.

use rtblgen_runtime::{Builder, InsertionPoint, Location, OpState, Region, Type, TypedOp, Value};

use super::{ForOp, IfOp, ParallelOp, ReduceOp, WhileOp, YieldOp};

/// Adds a block to a region and fills it by a function; returns the function's result.
///
/// An operation is built before the contents of its regions, as in MLIR: a dialect conversion visits new
/// operations in the order in which they were built.
fn fill<'c, B: Builder<'c> + ?Sized, R>(
    builder: &mut B,
    location: Location<'c>,
    region: Region,
    types: &[Type<'c>],
    body: impl FnOnce(&mut B, &[Value]) -> R,
) -> R {
    let before: InsertionPoint = builder.insertion_point();
    let block = builder.create_block(region, types, &vec![location; types.len()]);
    builder.set_insertion_point_to_end(block);
    let arguments: Vec<Value> = block.arguments(builder.ir()).collect();
    let found = body(builder, &arguments);
    builder.set_insertion_point(before);
    found
}

/// The same, ending with `scf.yield` of the function's values.
fn fill_yielding<'c, B: Builder<'c> + ?Sized>(
    builder: &mut B,
    location: Location<'c>,
    region: Region,
    types: &[Type<'c>],
    body: impl FnOnce(&mut B, &[Value]) -> Vec<Value>,
) {
    fill(builder, location, region, types, |builder, arguments| {
        let values = body(builder, arguments);
        YieldOp::build(builder, location, &values);
    });
}

fn types_of<'c>(builder: &(impl Builder<'c> + ?Sized), values: &[Value]) -> Vec<Type<'c>> {
    values.iter().map(|value| value.ty(builder.ir())).collect()
}

impl IfOp {
    /// Builds an `scf.if` whose regions yield the functions' values.
    pub fn build<'c, B: Builder<'c> + ?Sized>(
        builder: &mut B,
        location: Location<'c>,
        results: &[Type<'c>],
        condition: Value,
        on_true: impl FnOnce(&mut B) -> Vec<Value>,
        on_false: impl FnOnce(&mut B) -> Vec<Value>,
    ) -> Self {
        let state = OpState::new(Self::DEFINITION, location).operand(condition).empty_regions(2);
        let op: Self = state.results(results.iter().copied()).create(builder);
        let [true_region, false_region] = [0, 1].map(|number| op.op().region(builder.ir(), number));
        fill_yielding(builder, location, true_region, &[], |builder, _| on_true(builder));
        fill_yielding(builder, location, false_region, &[], |builder, _| on_false(builder));
        op
    }

    /// Builds an `scf.if` without results that does nothing if the condition fails.
    pub fn build_without_else<'c, B: Builder<'c> + ?Sized>(
        builder: &mut B,
        location: Location<'c>,
        condition: Value,
        on_true: impl FnOnce(&mut B),
    ) -> Self {
        let state = OpState::new(Self::DEFINITION, location).operand(condition).empty_regions(2);
        let op: Self = state.create(builder);
        let region = op.op().region(builder.ir(), 0);
        fill_yielding(builder, location, region, &[], |builder, _| {
            on_true(builder);
            Vec::new()
        });
        op
    }
}

impl ForOp {
    /// Builds an `scf.for`. The function gets the induction variable and the carried values, and returns the
    /// values for the next iteration.
    pub fn build<'c, B: Builder<'c> + ?Sized>(
        builder: &mut B,
        location: Location<'c>,
        [lower_bound, upper_bound, step]: [Value; 3],
        init_args: &[Value],
        body: impl FnOnce(&mut B, Value, &[Value]) -> Vec<Value>,
    ) -> Self {
        let carried = types_of(builder, init_args);
        let types = [&[lower_bound.ty(builder.ir())], &carried[..]].concat();
        let state = OpState::new(Self::DEFINITION, location).operands([lower_bound, upper_bound, step]);
        let state = state.operands(init_args.iter().copied()).results(carried).empty_regions(1);
        let op: Self = state.create(builder);
        let region = op.op().region(builder.ir(), 0);
        fill_yielding(builder, location, region, &types, |builder, arguments| {
            body(builder, arguments[0], &arguments[1..])
        });
        op
    }
}

impl WhileOp {
    /// Builds an `scf.while`. The first function returns the condition and the values for the second one,
    /// which returns the values for the next iteration.
    pub fn build_with_bodies<'c, B: Builder<'c> + ?Sized>(
        builder: &mut B,
        location: Location<'c>,
        inits: &[Value],
        before: impl FnOnce(&mut B, &[Value]) -> (Value, Vec<Value>),
        after: impl FnOnce(&mut B, &[Value]) -> Vec<Value>,
    ) -> Self {
        let carried = types_of(builder, inits);
        // The types of the results are known when the first region is.
        let [first, second] = [(); 2].map(|()| builder.create_region());
        let results = fill(builder, location, first, &carried, |builder: &mut B, arguments| {
            let (condition, values) = before(builder, arguments);
            super::ConditionOp::build(builder, location, condition, &values);
            types_of(builder, &values)
        });
        fill_yielding(builder, location, second, &results, after);
        let state = OpState::new(Self::DEFINITION, location).operands(inits.iter().copied());
        state.results(results).region(first).region(second).create(builder)
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
        let bounds = [lower_bounds, upper_bounds, steps];
        let state = OpState::new(Self::DEFINITION, location).operands(bounds.concat()).empty_regions(1);
        let state = state.operand_segments(bounds.map(<[Value]>::len).into_iter().chain([0]));
        let op: Self = state.create(builder);
        let region = op.op().region(builder.ir(), 0);
        fill(builder, location, region, &types, |builder: &mut B, arguments| {
            body(builder, arguments);
            OpState::new(ReduceOp::DEFINITION, location).create::<ReduceOp>(builder);
        });
        op
    }
}
