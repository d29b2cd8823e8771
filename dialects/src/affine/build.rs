//! Builders of loops and accesses.

use rtblgen_runtime::affine::{AffineExpr, AffineMap};
use rtblgen_runtime::{Builder, Location, OpState, Type, TypedOp, Value};

use super::{AffineForOp, AffineLoadOp, AffineStoreOp, AffineYieldOp};

impl AffineForOp {
    /// Builds a loop from one constant up to another. The function gets the induction variable and the
    /// carried values, and returns the values for the next iteration.
    pub fn build_constant<'c, B: Builder<'c> + ?Sized>(
        builder: &mut B,
        location: Location<'c>,
        [lower_bound, upper_bound, step]: [i64; 3],
        inits: &[Value],
        body: impl FnOnce(&mut B, Value, &[Value]) -> Vec<Value>,
    ) -> Self {
        let context = builder.context();
        let carried: Vec<Type<'c>> = inits.iter().map(|value| value.ty(builder.ir())).collect();
        let types = [&[context.index_type()], &carried[..]].concat();
        let bound =
            |number| context.affine_map_attr(&AffineMap::new(0, 0, vec![AffineExpr::constant(number)]));
        let state = OpState::new(Self::DEFINITION, location).operands(inits.iter().copied());
        let state = state.attribute("lowerBoundMap", bound(lower_bound));
        let state = state.attribute("upperBoundMap", bound(upper_bound));
        let state = state.attribute("step", context.index_attr(step)).operand_segments([0, 0, inits.len()]);
        let op: Self = state.results(carried).empty_regions(1).create(builder);
        let before = builder.insertion_point();
        let region = op.op().region(builder.ir(), 0);
        let block = builder.create_block(region, &types, &vec![location; types.len()]);
        builder.set_insertion_point_to_end(block);
        let arguments: Vec<Value> = block.arguments(builder.ir()).collect();
        let values = body(builder, arguments[0], &arguments[1..]);
        AffineYieldOp::build(builder, location, &values);
        builder.set_insertion_point(before);
        op
    }
}

impl AffineLoadOp {
    /// Builds a load at these indices.
    pub fn build_at<'c, B: Builder<'c> + ?Sized>(
        builder: &mut B,
        location: Location<'c>,
        memref: Value,
        indices: &[Value],
    ) -> Self {
        let map = builder.context().affine_map_attr(&AffineMap::identity(indices.len() as u32));
        let element = memref.ty(builder.ir()).element_type();
        let state =
            OpState::new(Self::DEFINITION, location).operand(memref).operands(indices.iter().copied());
        state.attribute("map", map).result(element).create(builder)
    }
}

impl AffineStoreOp {
    /// Builds a store at these indices.
    pub fn build_at<'c, B: Builder<'c> + ?Sized>(
        builder: &mut B,
        location: Location<'c>,
        value: Value,
        memref: Value,
        indices: &[Value],
    ) -> Self {
        let map = builder.context().affine_map_attr(&AffineMap::identity(indices.len() as u32));
        let state = OpState::new(Self::DEFINITION, location).operands([value, memref]);
        state.operands(indices.iter().copied()).attribute("map", map).create(builder)
    }
}
