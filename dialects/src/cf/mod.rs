//! The `cf` dialect: branches between blocks.

mod canonicalize;
mod switch;
mod text;
mod verify;

use std::ops::Range;

use rtblgen_runtime::constants::{Element, Int, elements};
use rtblgen_runtime::interfaces::{BranchOpInterface, DialectInliner, MemoryEffectOpInterface};
use rtblgen_runtime::{
    Attribute, Block, DenseElementsAttr, DialectRegistry, EffectInstance, InitializeDialect, Ir,
    MemoryEffect, TypedOp,
};

use crate::inline::InlineAll;

#[cfg(any(feature = "llvm", feature = "scf"))]
pub(crate) use switch::case_values;
#[cfg(feature = "llvm")]
pub(crate) use text::parse_passed;

use text::{parse_switch_op_cases, print_switch_op_cases};

rtblgen_runtime::include_td!("cf");

impl MemoryEffectOpInterface for AssertOp {
    /// An assertion is kept: it writes to nothing in particular.
    fn effects(self, _: &Ir<'_>, effects: &mut Vec<EffectInstance>) {
        effects.push(EffectInstance::new(MemoryEffect::Write));
    }
}

impl BranchOpInterface for BranchOp {
    fn successor_operands(self, ir: &Ir<'_>, _: usize) -> Range<usize> {
        0..self.op().operand_count(ir)
    }

    fn successor_for_operands(self, ir: &Ir<'_>, _: &[Option<Attribute<'_>>]) -> Option<Block> {
        Some(self.dest(ir))
    }
}

impl BranchOpInterface for CondBranchOp {
    fn successor_operands(self, ir: &Ir<'_>, successor: usize) -> Range<usize> {
        self.op().operand_segment(ir, 1 + successor)
    }

    fn successor_for_operands(self, ir: &Ir<'_>, operands: &[Option<Attribute<'_>>]) -> Option<Block> {
        let condition = Int::of_attribute((*operands.first()?)?)?;
        Some(if condition.is_one() { self.true_dest(ir) } else { self.false_dest(ir) })
    }
}

impl BranchOpInterface for SwitchOp {
    fn successor_operands(self, ir: &Ir<'_>, successor: usize) -> Range<usize> {
        match successor.checked_sub(1) {
            None => self.op().operand_segment(ir, 1),
            Some(case) => self.op().operand_subgroup(ir, 2, case),
        }
    }

    fn successor_for_operands(self, ir: &Ir<'_>, operands: &[Option<Attribute<'_>>]) -> Option<Block> {
        if self.case_values(ir).is_none() {
            return Some(self.default_destination(ir));
        }
        let value = Int::of_attribute((*operands.first()?)?)?;
        Some(match self.case_of(ir, value) {
            Some(case) => self.op().successor(ir, 1 + case),
            None => self.default_destination(ir),
        })
    }
}

impl SwitchOp {
    /// The values of the cases.
    pub fn values(self, ir: &Ir<'_>) -> Vec<Int> {
        self.case_values(ir)
            .and_then(|values: DenseElementsAttr<'_>| elements(values.into()))
            .unwrap_or_default()
    }

    /// The number of the case with a value.
    pub fn case_of(self, ir: &Ir<'_>, value: Int) -> Option<usize> {
        self.values(ir).iter().position(|case| *case == value)
    }
}

impl InitializeDialect for CfDialect {
    fn initialize(registry: &mut DialectRegistry) {
        registry.add_interface::<dyn DialectInliner>(&InlineAll);
    }
}
