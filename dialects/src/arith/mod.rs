//! The `arith` dialect: arithmetic of integers and floating point numbers.

mod canonicalize;
mod canonicalize_compare;
mod expand;
pub(crate) mod fold;
mod fold_casts;
mod fold_choices;
mod fold_integers;
mod range_passes;
mod ranges;
mod text;
pub(crate) mod types;
mod verify;
#[cfg(feature = "vector")]
mod wide;

use rtblgen_runtime::interfaces::{
    CastOpInterface, ConditionallySpeculatable, DialectInliner, Speculatability,
};
use rtblgen_runtime::{
    Attribute, Builder, DialectRegistry, InitializeDialect, Ir, Location, MaterializeConstant, Op, Type,
    TypedOp, Value,
};

pub use expand::{
    ArithExpand, populate_bf16_expansion, populate_ceil_floor_div_expansion, populate_choice_expansion,
    populate_f4e2m1_expansion, populate_f8e8m0_expansion, populate_scaling_expansion,
};
pub use fold::{compare_floats, compare_integers};
pub use range_passes::{IntRangeNarrowing, IntRangeOptimizations, UnsignedWhenEquivalent};
pub use types::i1_same_shape;
#[cfg(feature = "vector")]
pub use wide::{EmulateWideInt, populate_wide_int_emulation, wide_int_converter};

use types::tensor_shape;

use crate::arith;

rtblgen_runtime::include_td!("arith");

/// The overflow flags of an operation; none, if it has no such attribute.
fn overflow_flags(ir: &Ir<'_>, op: Op) -> IntegerOverflowFlags {
    let flags = op.attribute(ir, "overflowFlags").and_then(Attribute::cast);
    flags.map_or(IntegerOverflowFlags::NONE, IntegerOverflowFlagsAttr::value)
}

impl ConstantOp {
    /// Whether a constant of this value may have this type.
    pub fn is_buildable_with(value: Attribute<'_>, ty: Type<'_>) -> bool {
        value.ty() == Some(ty)
            && (!ty.is_any_integer() || ty.is_any_signless_integer())
            && (value.is_integer() || value.is_float() || value.is_elements())
    }

    /// A constant integer or index.
    pub fn of_integer<'c>(
        builder: &mut (impl Builder<'c> + ?Sized),
        location: Location<'c>,
        ty: Type<'c>,
        value: i128,
    ) -> Value {
        let value = ty.context().integer_attr(ty, value);
        let constant = ConstantOp::build(builder, location, value);
        constant.result(builder.ir())
    }
}

impl MaterializeConstant for ArithDialect {
    fn materialize_constant<'c>(
        builder: &mut dyn Builder<'c>,
        value: Attribute<'c>,
        ty: Type<'c>,
        location: Location<'c>,
    ) -> Option<Op> {
        if value.is::<crate::ub::PoisonAttr<'c>>() {
            return crate::ub::UbDialect::materialize_constant(builder, value, ty, location);
        }
        ConstantOp::is_buildable_with(value, ty).then(|| ConstantOp::build(builder, location, value).op())
    }
}

// A division by 0, and of the least number by -1, is undefined behavior: it may not move before a condition or a loop.
macro_rules! speculatable_divisions {
    ($($op:ident = $is_safe:path;)*) => {$(
        impl ConditionallySpeculatable for $op {
            fn speculatability(self, ir: &Ir<'_>) -> Speculatability {
                match ir.match_constant(self.rhs(ir)).is_some_and($is_safe) {
                    true => Speculatability::Speculatable,
                    false => Speculatability::NotSpeculatable,
                }
            }
        }
    )*};
}

speculatable_divisions! {
    DivUIOp = types::has_no_zero;
    CeilDivUIOp = types::has_no_zero;
    DivSIOp = types::has_no_zero_or_minus_one;
    CeilDivSIOp = types::has_no_zero_or_minus_one;
}

macro_rules! casts {
    ($($op:ident = $are_compatible:expr;)*) => {$(
        impl CastOpInterface for $op {
            fn are_cast_compatible<'c>(inputs: &[Type<'c>], outputs: &[Type<'c>]) -> bool {
                let are_compatible: fn(Type<'c>, Type<'c>) -> bool = $are_compatible;
                types::is_valid_cast(inputs, outputs) && are_compatible(inputs[0], outputs[0])
            }
        }
    )*};
}

casts! {
    ExtUIOp = types::is_wider_integer;
    ExtSIOp = types::is_wider_integer;
    TruncIOp = |from, to| types::is_wider_integer(to, from);
    ExtFOp = types::is_wider_float;
    TruncFOp = |from, to| types::is_wider_float(to, from);
    UIToFPOp = |from, to| types::is_integer_like(from) && types::is_float_like(to);
    SIToFPOp = |from, to| types::is_integer_like(from) && types::is_float_like(to);
    FPToUIOp = |from, to| types::is_float_like(from) && types::is_integer_like(to);
    FPToSIOp = |from, to| types::is_float_like(from) && types::is_integer_like(to);
    IndexCastOp = types::is_index_cast;
    IndexCastUIOp = types::is_index_cast;
    BitcastOp = types::is_bitcast;
}

macro_rules! scaling_casts {
    ($($op:ident = $are_compatible:expr;)*) => {$(
        impl CastOpInterface for $op {
            fn are_cast_compatible<'c>(inputs: &[Type<'c>], outputs: &[Type<'c>]) -> bool {
                let are_compatible: fn(Type<'c>, Type<'c>) -> bool = $are_compatible;
                let Some(first) = inputs.first() else { return false };
                types::is_valid_cast(&[*first], outputs) && are_compatible(*first, outputs[0])
            }
        }
    )*};
}

scaling_casts! {
    ScalingExtFOp = types::is_wider_float;
    ScalingTruncFOp = |from, to| types::is_wider_float(to, from);
}

impl InitializeDialect for ArithDialect {
    fn initialize(registry: &mut DialectRegistry) {
        registry.add_interface::<dyn DialectInliner>(&crate::inline::InlineAll);
        registry.hooks_mut().speculatability = Some(|ir, op| {
            crate::elementwise::speculatability(ir, op).or_else(|| remainder_speculatability(ir, op))
        });
    }
}

/// MLIR's definitions say that these are speculatable for all operands. Their division by 0 is undefined behavior as that of
/// `arith.divsi` is; the remainder of the least number and -1 is 0.
fn remainder_speculatability(ir: &Ir<'_>, op: Op) -> Option<Speculatability> {
    let is_safe: fn(Attribute<'_>) -> bool = match op.name(ir).as_str() {
        arith::RemUIOp::NAME | arith::RemSIOp::NAME => types::has_no_zero,
        arith::FloorDivSIOp::NAME => types::has_no_zero_or_minus_one,
        _ => return None,
    };
    Some(match ir.match_constant(op.operand(ir, 1)).is_some_and(is_safe) {
        true => Speculatability::Speculatable,
        false => Speculatability::NotSpeculatable,
    })
}
