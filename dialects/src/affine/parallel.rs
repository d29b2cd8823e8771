//! `affine.parallel`: bounds of several loops, reductions, its verifier and folder.

use rtblgen_runtime::affine::AffineMap;
use rtblgen_runtime::{
    ArrayAttr, Attribute, DenseElementsAttr, Fold, FoldEdit, FoldOutcome, Ir, Op, OpDefinition, Type,
    TypedOp, Value, Verify, VerifyResult,
};

use super::scope::verify_dims_and_symbols;
use super::{AffineParallelOp, MapOperands, map_of};
use crate::arith::{self, AtomicRMWKind as Kind, AtomicRMWKindAttr as KindAttr};
use crate::shaped::fail;

/// The lower or the upper bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    /// Each is the greatest of a group of numbers.
    Lower,
    /// Each is the least of a group of numbers.
    Upper,
}

impl Side {
    /// The names of the attributes with the map and with the sizes of the groups of its results.
    pub(super) fn attributes(self) -> [&'static str; 2] {
        match self {
            Side::Lower => ["lowerBoundsMap", "lowerBoundsGroups"],
            Side::Upper => ["upperBoundsMap", "upperBoundsGroups"],
        }
    }
}

impl AffineParallelOp {
    /// The sizes of the groups of results of a map.
    pub(crate) fn groups(self, ir: &Ir<'_>, side: Side) -> Vec<usize> {
        let groups = self.op().attribute(ir, side.attributes()[1]);
        let groups = groups.and_then(|groups| groups.cast::<DenseElementsAttr<'_>>()?.values::<i32>());
        groups.unwrap_or_default().into_iter().map(|size| size as u32 as usize).collect()
    }

    /// The map of the bounds, and its operands.
    pub(crate) fn bounds(self, ir: &Ir<'_>, side: Side) -> Option<MapOperands> {
        let [lower, upper] = [Side::Lower, Side::Upper].map(|side| map_of(self, ir, side.attributes()[0]));
        let inputs = |map: &AffineMap| (map.dims() + map.symbols()) as usize;
        let (lower, upper) = (lower?, upper?);
        let (map, skipped) = match side {
            Side::Lower => (lower, 0),
            Side::Upper => (upper, inputs(&lower)),
        };
        let operands: Vec<Value> = self.op().operands(ir).skip(skipped).take(inputs(&map)).collect();
        (operands.len() == inputs(&map)).then_some(MapOperands { map, operands })
    }

    /// The sizes of the groups of results of the maps of the lower and of the upper bounds. Each bound is the greatest or the least of a
    /// group.
    pub fn bound_groups(self, ir: &Ir<'_>) -> [Vec<usize>; 2] {
        [Side::Lower, Side::Upper].map(|side| self.groups(ir, side))
    }

    /// The number of each reduction that changes nothing; `None` if there is none.
    pub fn neutral_numbers<'c>(self, ir: &Ir<'c>) -> Vec<Option<Attribute<'c>>> {
        let kinds = self.reduction_kinds(ir).into_iter().zip(self.op().results(ir));
        kinds.map(|(kind, result)| neutral_number(kind?, result.ty(ir))).collect()
    }

    /// The steps.
    pub fn step_numbers(self, ir: &Ir<'_>) -> Vec<i64> {
        let steps = self.op().attribute(ir, "steps").and_then(|steps| steps.cast::<ArrayAttr<'_>>());
        let steps = steps.map_or(&[][..], ArrayAttr::elements).iter();
        steps.filter_map(|step| i64::try_from(step.as_integer()?).ok()).collect()
    }

    /// The reduction of each result; `None` for a number that is no reduction.
    pub fn reduction_kinds(self, ir: &Ir<'_>) -> Vec<Option<Kind>> {
        let kinds = self.op().attribute(ir, "reductions").and_then(|kinds| kinds.cast::<ArrayAttr<'_>>());
        kinds
            .map_or(&[][..], ArrayAttr::elements)
            .iter()
            .map(|kind| kind.cast().map(KindAttr::value))
            .collect()
    }
}

/// Whether numbers of a type can be combined in a way.
fn can_combine(kind: Kind, ty: Type<'_>) -> bool {
    let integer = ty.is_any_integer();
    let width = ty.int_or_float_bit_width().unwrap_or(0);
    match kind {
        Kind::Addf | Kind::Mulf | Kind::Maximumf | Kind::Minimumf => ty.is_float(),
        Kind::Addi | Kind::Muli | Kind::Ori | Kind::Andi => integer,
        Kind::Maxs | Kind::Mins => ty.is_signed_integer(width),
        Kind::Maxu | Kind::Minu => ty.is_unsigned_integer(width),
        Kind::Assign => true,
        Kind::Maxnumf | Kind::Minnumf | Kind::Xori => false,
    }
}

/// Checks that a map has as many results as its groups have in all.
fn verify_groups(groups: &[usize], map: Option<AffineMap>, which: &str) -> VerifyResult {
    if groups.contains(&0) {
        return fail(format!("expected {which} bound map to have at least one result"));
    }
    let expected: usize = groups.iter().sum();
    match map.is_some_and(|map| map.results().len() == expected) {
        true => Ok(()),
        false => fail(format!("expected {which} bounds map to have {expected} results")),
    }
}

impl Verify for AffineParallelOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let body = self.op().region(ir, 0).entry(ir);
        let arguments = body.map_or(0, |body| body.argument_count(ir));
        let steps = self.step_numbers(ir).len();
        let [lower, upper] = [Side::Lower, Side::Upper].map(|side| self.groups(ir, side));
        if [lower.len(), upper.len(), arguments] != [steps; 3] {
            return fail(format!(
                "the number of region arguments ({arguments}) and the number of map groups for lower ({}) and upper bound \
                 ({}), and the number of steps ({steps}) must all match",
                lower.len(),
                upper.len()
            ));
        }
        verify_groups(&lower, map_of(self, ir, "lowerBoundsMap"), "lower")?;
        verify_groups(&upper, map_of(self, ir, "upperBoundsMap"), "upper")?;
        let kinds = self.reduction_kinds(ir);
        if kinds.len() != self.op().result_count(ir) {
            return fail("a reduction must be specified for each output");
        }
        for (kind, ty) in kinds.into_iter().zip(self.op().result_types(ir)) {
            match kind {
                None => return fail("invalid reduction attribute"),
                Some(kind) if !can_combine(kind, ty) => {
                    return fail("result type cannot match reduction attribute");
                }
                Some(_) => {}
            }
        }
        let bounds = [Side::Lower, Side::Upper].map(|side| self.bounds(ir, side));
        let given: usize = bounds.iter().flatten().map(|bounds| bounds.operands.len()).sum();
        if bounds.contains(&None) || given != self.op().operand_count(ir) {
            return fail("operand count must match with affine map dimension and symbol count");
        }
        for MapOperands { map, operands } in bounds.into_iter().flatten() {
            verify_dims_and_symbols(ir, self.op(), operands, map.dims())?;
        }
        Ok(())
    }
}

impl Fold for AffineParallelOp {
    /// Bounds without constants, repeated operands and `affine.apply`.
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
        let sides = [Side::Lower, Side::Upper].map(|side| self.bounds(ir, side));
        let [Some(lower), Some(upper)] = sides else { return FoldOutcome::NotFolded };
        let own = [lower, upper];
        let canonical = [own[0].canonical(ir), own[1].canonical(ir)];
        if own == canonical {
            return FoldOutcome::NotFolded;
        }
        let operands = [&canonical[0].operands[..], &canonical[1].operands].concat();
        let map = |map: &AffineMap| Some(ir.context().affine_map_attr(map));
        FoldOutcome::InPlace(vec![
            FoldEdit::Operands(operands),
            FoldEdit::Attribute("lowerBoundsMap", map(&canonical[0].map)),
            FoldEdit::Attribute("upperBoundsMap", map(&canonical[1].map)),
        ])
    }
}

/// The operation of `arith` that combines two numbers.
pub(crate) fn combining_op(kind: Kind) -> Option<&'static OpDefinition> {
    Some(match kind {
        Kind::Addf => arith::AddFOp::DEFINITION,
        Kind::Addi => arith::AddIOp::DEFINITION,
        Kind::Mulf => arith::MulFOp::DEFINITION,
        Kind::Muli => arith::MulIOp::DEFINITION,
        Kind::Maximumf => arith::MaximumFOp::DEFINITION,
        Kind::Minimumf => arith::MinimumFOp::DEFINITION,
        Kind::Maxnumf => arith::MaxNumFOp::DEFINITION,
        Kind::Minnumf => arith::MinNumFOp::DEFINITION,
        Kind::Maxs => arith::MaxSIOp::DEFINITION,
        Kind::Mins => arith::MinSIOp::DEFINITION,
        Kind::Maxu => arith::MaxUIOp::DEFINITION,
        Kind::Minu => arith::MinUIOp::DEFINITION,
        Kind::Ori => arith::OrIOp::DEFINITION,
        Kind::Andi => arith::AndIOp::DEFINITION,
        Kind::Xori => arith::XOrIOp::DEFINITION,
        Kind::Assign => return None,
    })
}

/// The number that changes nothing when it is combined (MLIR's `getIdentityValueAttr`).
pub(crate) fn neutral_number<'c>(kind: Kind, ty: Type<'c>) -> Option<Attribute<'c>> {
    use rtblgen_runtime::TypeKind;
    use rtblgen_runtime::constants::{Element, Float, Int, filled, zero};

    let int = |make: fn(Int) -> Int| filled(ty, make(Int::from_bits(ty, 0)?));
    let float = |value: f64| match ty.kind() {
        TypeKind::Float(kind) => filled(ty, Float::from_f64(kind, value)),
        _ => None,
    };
    match kind {
        Kind::Addf | Kind::Addi | Kind::Maxu | Kind::Ori | Kind::Xori => zero(ty),
        Kind::Andi | Kind::Minu => int(Int::all_ones),
        Kind::Maxs => int(Int::signed_min),
        Kind::Mins => int(Int::signed_max),
        Kind::Muli => int(|zero| zero.with(1)),
        Kind::Mulf => float(1.0),
        Kind::Maximumf => float(f64::NEG_INFINITY),
        Kind::Minimumf => float(f64::INFINITY),
        Kind::Maxnumf => float(-f64::NAN),
        Kind::Minnumf => float(f64::NAN),
        Kind::Assign => None,
    }
}

/// The terminator of the body.
pub(crate) fn terminator(op: AffineParallelOp, ir: &Ir<'_>) -> Option<Op> {
    op.op().region(ir, 0).entry(ir)?.last_op(ir)
}
