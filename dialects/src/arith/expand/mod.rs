//! Operations in simpler ones: divisions that round other than to zero, choices of numbers, conversions of small floating
//! point formats.

mod choices;
mod divisions;
mod emit;
mod formats;
mod scaling;

use rtblgen_runtime::conversion::{
    ConversionConfig, ConversionPatternSet, ConversionTarget, apply_partial_conversion,
};
use rtblgen_runtime::float::FloatKind;
use rtblgen_runtime::pass::{OptionKind, Pass, PassAnchor, PassError, PassOption, PassState};
use rtblgen_runtime::{Diagnostics, Ir, Op, RewritePatternSet, Type, TypeKind, TypedOp};

use crate::arith;

pub use choices::populate_choice_expansion;
pub use divisions::populate_ceil_floor_div_expansion;
pub use formats::{populate_bf16_expansion, populate_f4e2m1_expansion, populate_f8e8m0_expansion};
pub use scaling::populate_scaling_expansion;

/// The kind of the floating point numbers that a type has.
fn float_kind(ty: Type<'_>) -> Option<FloatKind> {
    match ty.element_type_or_self().kind() {
        TypeKind::Float(kind) => Some(kind),
        _ => None,
    }
}

const BF16: PassOption =
    PassOption::new("include-bf16", "Enable the BF16 expansion patterns", OptionKind::Flag(false));
const F8E8M0: PassOption =
    PassOption::new("include-f8e8m0", "Enable the F8E8M0 expansion patterns", OptionKind::Flag(false));
const F4E2M1: PassOption =
    PassOption::new("include-f4e2m1", "Enable the F4E2M1 expansion patterns", OptionKind::Flag(false));

/// The operations that are always replaced.
const EXPANDED: &[&str] = &[
    arith::CeilDivSIOp::NAME,
    arith::CeilDivUIOp::NAME,
    arith::FloorDivSIOp::NAME,
    arith::MaximumFOp::NAME,
    arith::MaxNumFOp::NAME,
    arith::MaxSIOp::NAME,
    arith::MaxUIOp::NAME,
    arith::MinimumFOp::NAME,
    arith::MinNumFOp::NAME,
    arith::MinSIOp::NAME,
    arith::MinUIOp::NAME,
    arith::ScalingExtFOp::NAME,
    arith::ScalingTruncFOp::NAME,
];

/// `arith-expand`.
#[derive(Clone, Copy, Debug)]
pub struct ArithExpand;

impl Pass for ArithExpand {
    fn argument(&self) -> &'static str {
        "arith-expand"
    }

    fn name(&self) -> &'static str {
        "ArithExpandOpsPass"
    }

    fn description(&self) -> &'static str {
        "Legalize Arith ops to be convertible to LLVM."
    }

    fn anchor(&self) -> PassAnchor {
        PassAnchor::Any
    }

    fn options(&self) -> &'static [PassOption] {
        &[BF16, F8E8M0, F4E2M1]
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let is_on = |option: PassOption| state.options().flag(option.name);
        let formats = Formats { bf16: is_on(BF16), f8e8m0: is_on(F8E8M0), f4e2m1: is_on(F4E2M1) };
        let mut rewrites = RewritePatternSet::new(ir.context());
        populate_ceil_floor_div_expansion(&mut rewrites);
        populate_scaling_expansion(&mut rewrites);
        populate_choice_expansion(&mut rewrites);
        formats.populate(&mut rewrites);
        let mut patterns = ConversionPatternSet::new(ir.context());
        patterns.add_rewrites(rewrites);
        let kinds =
            |ir: &Ir<'c>, op: Op| (float_kind(op.operand(ir, 0).ty(ir)), float_kind(op.result(ir, 0).ty(ir)));
        let mut target = ConversionTarget::new(ir.context());
        target.legal_dialect("arith").illegal_ops(EXPANDED);
        target.dynamic(move |ir, op: arith::ExtFOp| {
            let (from, to) = kinds(ir, op.op());
            Some(!formats.include(from, to))
        });
        target.dynamic(move |ir, op: arith::TruncFOp| {
            let (from, to) = kinds(ir, op.op());
            Some(!formats.include(to, from))
        });
        let outcome = apply_partial_conversion(ir, &[op], &target, &patterns, ConversionConfig::default())
            .map_err(|error| PassError::Diagnostics(Diagnostics::from(error)))?;
        if !outcome.changed {
            state.preserve_all();
        }
        Ok(())
    }
}

/// The small formats whose conversions are replaced.
#[derive(Clone, Copy)]
struct Formats {
    bf16: bool,
    f8e8m0: bool,
    f4e2m1: bool,
}

impl Formats {
    fn populate(self, patterns: &mut RewritePatternSet<'_>) {
        if self.bf16 {
            populate_bf16_expansion(patterns);
        }
        if self.f8e8m0 {
            populate_f8e8m0_expansion(patterns);
        }
        if self.f4e2m1 {
            populate_f4e2m1_expansion(patterns);
        }
    }

    /// Whether conversions between a small format and another one are replaced.
    fn include(self, narrow: Option<FloatKind>, wide: Option<FloatKind>) -> bool {
        match narrow {
            Some(FloatKind::BF16) => self.bf16 && wide == Some(FloatKind::F32),
            Some(FloatKind::F8E8M0FNU) => self.f8e8m0,
            Some(FloatKind::F4E2M1FN) => self.f4e2m1,
            _ => false,
        }
    }
}
