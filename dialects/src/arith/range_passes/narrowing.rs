//! `arith-int-range-narrowing`: operations on integers whose bounds fit into fewer bits.

use rtblgen_runtime::analysis::dataflow::IntegerRanges;
use rtblgen_runtime::constants::{Int, IntRange};
use rtblgen_runtime::pass::{OptionKind, Pass, PassError, PassOption, PassState};
use rtblgen_runtime::{
    Builder, Ir, IrMapping, Location, NoMatch, Op, PatternRewriter, RewritePattern, RewritePatternSet,
    RootKind, Type, TypedOp, Value,
};

use super::{KnownRanges, rewrite};
use crate::arith::{
    self, CmpIOp, CmpIPredicate, ExtSIOp, ExtUIOp, IndexCastOp, IndexCastUIOp, IntegerOverflowFlags,
    IntegerOverflowFlagsAttr, TruncIOp,
};

const WIDTHS: PassOption =
    PassOption::new("int-bitwidths-supported", "Widths of integers that may be used", OptionKind::List);

/// `arith-int-range-narrowing`.
#[derive(Clone, Copy, Debug)]
pub struct IntRangeNarrowing;

impl Pass for IntRangeNarrowing {
    fn argument(&self) -> &'static str {
        "arith-int-range-narrowing"
    }

    fn name(&self) -> &'static str {
        "ArithIntRangeNarrowing"
    }

    fn description(&self) -> &'static str {
        "Use fewer bits where the bounds of integers allow it"
    }

    fn options(&self) -> &'static [PassOption] {
        &[WIDTHS]
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let widths = state.options().values::<u32>(WIDTHS.name)?;
        if widths.is_empty() {
            let message =
                "'arith-int-range-narrowing' does nothing without the option 'int-bitwidths-supported'";
            ir.context().warn_once(message);
        }
        let known = KnownRanges::new(IntegerRanges::compute(ir, op));
        let mut patterns = RewritePatternSet::new(ir.context());
        patterns.add(NarrowElementwise { known: known.clone(), widths: widths.clone() });
        let own = widths.clone();
        patterns
            .add_fn("NarrowCmpI", move |op: CmpIOp, rewriter| narrow_comparison(&known, &own, op, rewriter));
        let own = widths.clone();
        patterns.add_fn("FoldIndexCastChain<IndexCastUIOp>", move |op: IndexCastUIOp, rewriter| {
            fold_cast_chain::<IndexCastUIOp>(&own, op, rewriter)
        });
        patterns.add_fn("FoldIndexCastChain<IndexCastOp>", move |op: IndexCastOp, rewriter| {
            fold_cast_chain::<IndexCastOp>(&widths, op, rewriter)
        });
        rewrite(ir, op, patterns)
    }
}

/// The extension that restores a value after truncation.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Extension {
    Signed,
    Unsigned,
    Both,
}

impl Extension {
    /// The extensions that restore all numbers of a range after truncation to `width` bits.
    fn of(range: IntRange, width: u32) -> Option<Self> {
        let removed = range.width().checked_sub(width).filter(|removed| *removed > 0)?;
        let signs = |number: Int| if number.is_negative() { !number } else { number }.leading_zeros();
        let is_signed = signs(range.signed_min()) > removed && signs(range.signed_max()) > removed;
        let is_unsigned = range.unsigned_min().leading_zeros() >= removed
            && range.unsigned_max().leading_zeros() >= removed;
        match (is_signed, is_unsigned) {
            (true, true) => Some(Extension::Both),
            (true, false) => Some(Extension::Signed),
            (false, true) => Some(Extension::Unsigned),
            (false, false) => None,
        }
    }

    /// The extensions that are in both.
    fn and(self, other: Self) -> Option<Self> {
        match (self, other) {
            (Extension::Both, other) => Some(other),
            (own, Extension::Both) => Some(own),
            (own, other) => (own == other).then_some(own),
        }
    }
}

/// Whether an operation on the numbers of these ranges, cut to `width` bits, has the cut result. MLIR narrows any elementwise
/// operation, also one whose result depends on the sign bit or on the width.
fn is_same_in(op: Op, ir: &Ir<'_>, ranges: &[IntRange], width: u32, extension: Extension) -> bool {
    let is_signed = extension != Extension::Unsigned;
    let is_unsigned = extension != Extension::Signed;
    let is_short = || ranges[1].unsigned_max().unsigned() < u128::from(width);
    match op.name(ir).as_str() {
        arith::DivSIOp::NAME
        | arith::RemSIOp::NAME
        | arith::CeilDivSIOp::NAME
        | arith::FloorDivSIOp::NAME
        | arith::MaxSIOp::NAME
        | arith::MinSIOp::NAME
        | arith::MulSIExtendedOp::NAME
        | "math.absi" => is_signed,
        arith::DivUIOp::NAME
        | arith::RemUIOp::NAME
        | arith::CeilDivUIOp::NAME
        | arith::MulUIExtendedOp::NAME => is_unsigned,
        arith::ShRSIOp::NAME => is_signed && is_short(),
        arith::ShRUIOp::NAME => is_unsigned && is_short(),
        arith::ShLIOp::NAME => is_short(),
        arith::AddIOp::NAME
        | arith::SubIOp::NAME
        | arith::MulIOp::NAME
        | arith::AndIOp::NAME
        | arith::OrIOp::NAME
        | arith::XOrIOp::NAME
        | arith::MaxUIOp::NAME
        | arith::MinUIOp::NAME => true,
        _ => false,
    }
}

/// Removes the overflow flags that held for the wide numbers only.
fn drop_wide_flags(ir: &mut Ir<'_>, op: Op, extension: Extension) {
    let dropped = match extension {
        Extension::Both => return,
        Extension::Signed => IntegerOverflowFlags::NUW,
        Extension::Unsigned => IntegerOverflowFlags::NSW,
    };
    let name = "overflowFlags";
    if let Some(flags) = op.attribute(ir, name).and_then(|own| own.cast::<IntegerOverflowFlagsAttr<'_>>()) {
        let kept = IntegerOverflowFlagsAttr::get(ir.context(), flags.value() & !dropped);
        ir.set_attribute(op, name, kept.into());
    }
}

fn with_width(ty: Type<'_>, width: u32) -> Type<'_> {
    let element = ty.context().integer_type(width);
    if ty.is_shaped() { ty.with_element_type(element) } else { element }
}

/// Casts a value to a type of another width.
fn cast<'c>(
    rewriter: &mut PatternRewriter<'_, 'c>,
    location: Location<'c>,
    value: Value,
    ty: Type<'c>,
    extension: Extension,
) -> Value {
    let from = value.ty(rewriter);
    if from == ty {
        return value;
    }
    let (from, to) = (from.element_type_or_self(), ty.element_type_or_self());
    let is_signed = extension == Extension::Signed;
    let op = match (from.is_index() || to.is_index(), is_signed) {
        (true, true) => IndexCastOp::build(rewriter, location, ty, value).op(),
        (true, false) => IndexCastUIOp::build(rewriter, location, ty, value).op(),
        (false, _) if IntRange::storage_width(to) < IntRange::storage_width(from) => {
            TruncIOp::build(rewriter, location, ty, value).op()
        }
        (false, true) => ExtSIOp::build(rewriter, location, ty, value).op(),
        (false, false) => ExtUIOp::build(rewriter, location, ty, value).op(),
    };
    op.result(rewriter, 0)
}

/// Narrows elementwise operations whose operands and results have one type.
struct NarrowElementwise<'c> {
    known: KnownRanges<'c>,
    widths: Vec<u32>,
}

impl<'c> RewritePattern<'c> for NarrowElementwise<'c> {
    type Root = Op;

    fn root(&self) -> RootKind {
        RootKind::Trait("Elementwise")
    }

    fn match_and_rewrite(&self, op: Op, rewriter: &mut PatternRewriter<'_, 'c>) -> Result<(), NoMatch> {
        let ir = rewriter.ir();
        let ty = op.results(ir).next().ok_or(NoMatch)?.ty(ir);
        let ranges = self.known.ranges(op.operands(ir).chain(op.results(ir)))?;
        let has_other_type = op.operand_types(ir).chain(op.result_types(ir)).any(|own| own != ty);
        let has_operands = op.operand_count(ir) > 0;
        if !has_operands || has_other_type {
            return Err(NoMatch);
        }
        let fitting = self.widths.iter().find_map(|width| {
            let all =
                ranges.iter().try_fold(Extension::Both, |all, range| all.and(Extension::of(*range, *width)?));
            let all = all.filter(|all| is_same_in(op, ir, &ranges, *width, *all));
            all.map(|all| (all, with_width(ty, *width))).filter(|(_, narrow)| *narrow != ty)
        });
        let (extension, narrow) = fitting.ok_or(NoMatch)?;
        self.narrow(op, &ranges, extension, (ty, narrow), rewriter);
        Ok(())
    }
}

impl<'c> NarrowElementwise<'c> {
    fn narrow(
        &self,
        op: Op,
        ranges: &[IntRange],
        extension: Extension,
        (wide, narrow): (Type<'c>, Type<'c>),
        rewriter: &mut PatternRewriter<'_, 'c>,
    ) {
        let location = op.location(rewriter);
        let mut mapping = IrMapping::new();
        for (operand, range) in op.operands(rewriter).collect::<Vec<_>>().into_iter().zip(ranges) {
            let is_either = extension == Extension::Signed && !range.signed_min().is_negative();
            let own = if is_either { Extension::Both } else { extension };
            let cut = cast(rewriter, location, operand, narrow, own);
            mapping.map_value(operand, cut);
        }
        let copy = rewriter.clone_op(op, &mut mapping);
        rewriter.modify_in_place(copy, |ir| {
            for result in copy.results(ir).collect::<Vec<_>>() {
                ir.set_type(result, narrow);
            }
            drop_wide_flags(ir, copy, extension);
        });
        let results: Vec<Value> = op.results(rewriter).collect();
        let mut replacements = Vec::with_capacity(results.len());
        for (number, result) in results.into_iter().enumerate() {
            let new = copy.result(rewriter, number);
            let extended = cast(rewriter, location, new, wide, extension);
            self.known.copy(result, extended);
            replacements.push(extended);
        }
        rewriter.replace_op(op, replacements);
    }
}

fn narrow_comparison(
    known: &KnownRanges<'_>,
    widths: &[u32],
    op: CmpIOp,
    rewriter: &mut PatternRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let (lhs, rhs) = (op.lhs(rewriter), op.rhs(rewriter));
    let ranges = known.ranges([lhs, rhs].into_iter())?;
    let ty = lhs.ty(rewriter);
    // Numbers that only an unsigned extension restores have another order by their sign bits. MLIR narrows these too.
    let is_signed = matches!(
        op.predicate(rewriter),
        CmpIPredicate::Slt | CmpIPredicate::Sle | CmpIPredicate::Sgt | CmpIPredicate::Sge
    );
    let fitting = widths.iter().find_map(|width| {
        let (one, other) = (Extension::of(ranges[0], *width)?, Extension::of(ranges[1], *width)?);
        let narrow = with_width(ty, *width);
        one.and(other)
            .filter(|both| narrow != ty && !(is_signed && *both == Extension::Unsigned))
            .map(|_| (one, other, narrow))
    });
    let (one, other, narrow) = fitting.ok_or(NoMatch)?;
    let location = op.op().location(rewriter);
    let mut mapping = IrMapping::new();
    let new_lhs = cast(rewriter, location, lhs, narrow, one);
    let new_rhs = cast(rewriter, location, rhs, narrow, other);
    mapping.map_value(lhs, new_lhs);
    mapping.map_value(rhs, new_rhs);
    let copy = rewriter.clone_op(op, &mut mapping).result(rewriter, 0);
    known.copy(op.op().result(rewriter, 0), copy);
    rewriter.replace_op(op, [copy]);
    Ok(())
}

/// Replaces a cast of an index that was cast from the same type.
fn fold_cast_chain<C: TypedOp>(
    widths: &[u32],
    op: C,
    rewriter: &mut PatternRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let ir: &Ir<'_> = rewriter.ir();
    let (op, middle) = (op.op(), op.op().operand(ir, 0));
    let inner: C = ir.defining_op(middle).ok_or(NoMatch)?;
    let (source, ty) = (inner.op().operand(ir, 0), op.result(ir, 0).ty(ir));
    let is_known = ty.is_any_integer() && widths.contains(&IntRange::storage_width(ty));
    // An index has 64 bits; a wider integer loses some.
    let is_known = is_known && IntRange::storage_width(ty) <= 64;
    if source.ty(ir) != ty || !middle.ty(ir).is_index() || !is_known {
        return Err(NoMatch);
    }
    rewriter.replace_op(op, [source]);
    Ok(())
}
