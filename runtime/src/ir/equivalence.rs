//! Structural comparison of operations.

use rustc_hash::FxHashMap;

use super::handle::{Block, Op, Region, Value};
use super::storage::Ir;

/// Flags of a structural comparison (MLIR's `OperationEquivalence::Flags`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EquivalenceFlags {
    /// Locations may differ.
    pub ignore_locations: bool,
    /// Discardable attributes may differ.
    pub ignore_discardable_attributes: bool,
}

/// What corresponds to what.
#[derive(Default)]
struct Pairs {
    values: FxHashMap<Value, Value>,
    blocks: FxHashMap<Block, Block>,
    /// Operations that are left to compare.
    pending: Vec<(Op, Op)>,
}

impl Pairs {
    /// Values that are defined outside of both must be the same.
    fn are_same(&self, left: Value, right: Value) -> bool {
        self.values.get(&left).copied().unwrap_or(left) == right
    }
}

impl Ir<'_> {
    /// Whether two operations are the same but for their identity: name, attributes, properties, operands, result types,
    /// successors, and the contents of their regions. If the two operations are commutative and have no successors, the order
    /// of their operands is ignored.
    ///
    /// ```
    /// use rtblgen_runtime::{Builder, Context, EquivalenceFlags, Ir, IrBuilder, OpState};
    /// let context = Context::new();
    /// context.allow_unregistered_dialects(true);
    /// let location = context.unknown_loc();
    /// let mut ir = Ir::module(&context, location);
    /// let body = ir.body_block();
    /// let [a, b, c] = ["t.a", "t.a", "t.b"]
    ///     .map(|name| IrBuilder::at_block_end(&mut ir, body).create(OpState::new(name, location)));
    /// assert!(ir.are_equivalent(a, b, EquivalenceFlags::default()));
    /// assert!(!ir.are_equivalent(a, c, EquivalenceFlags::default()));
    /// ```
    #[track_caller]
    pub fn are_equivalent(&self, left: Op, right: Op, flags: EquivalenceFlags) -> bool {
        let mut pairs = Pairs::default();
        if !self.are_equivalent_without_operands(left, right, flags, &mut pairs) {
            return false;
        }
        let mut compared = vec![(left, right)];
        while let Some((left, right)) = pairs.pending.pop() {
            if !self.are_equivalent_without_operands(left, right, flags, &mut pairs) {
                return false;
            }
            compared.push((left, right));
        }
        // Operands may be defined further on, as in graph regions.
        let mut compared = compared.into_iter();
        let outermost = compared.next().is_none_or(|(left, right)| {
            self.have_same_references(left, right, &pairs) || self.commute(left, right)
        });
        outermost && compared.all(|(left, right)| self.have_same_references(left, right, &pairs))
    }

    /// Whether two operations without successors are commutative and have the same operands in any order. As in MLIR, the
    /// order of operands matters in nested operations.
    fn commute(&self, left: Op, right: Op) -> bool {
        let sorted = |op: Op| {
            let mut operands: Vec<Value> = op.operands(self).collect();
            operands.sort_unstable();
            operands
        };
        let is_commutative = left.definition(self).is_some_and(|own| own.has_trait_named("Commutative"));
        is_commutative && left.successor_count(self) == 0 && sorted(left) == sorted(right)
    }

    fn are_equivalent_without_operands(
        &self,
        left: Op,
        right: Op,
        flags: EquivalenceFlags,
        pairs: &mut Pairs,
    ) -> bool {
        let is_same = left.name(self) == right.name(self)
            && left.result_types(self).eq(right.result_types(self))
            && left.operand_count(self) == right.operand_count(self)
            && left.successor_count(self) == right.successor_count(self)
            && left.region_count(self) == right.region_count(self)
            && left.operand_segment_sizes(self) == right.operand_segment_sizes(self)
            && left.result_segment_sizes(self) == right.result_segment_sizes(self)
            && (flags.ignore_locations || left.location(self) == right.location(self))
            && self.have_same_attributes(left, right, flags);
        if !is_same {
            return false;
        }
        pairs.values.extend(left.results(self).zip(right.results(self)));
        let mut regions = left.regions(self).zip(right.regions(self));
        regions.all(|(left, right)| self.pair_regions(left, right, flags, pairs))
    }

    fn have_same_attributes(&self, left: Op, right: Op, flags: EquivalenceFlags) -> bool {
        let slots = left.definition(self).map_or(0, |definition| definition.attributes.len());
        let has_same_discardable = || {
            let (left, right) = (left.discardable_attributes(self), right.discardable_attributes(self));
            left == right
        };
        (0..slots).all(|slot| left.inherent(self, slot) == right.inherent(self, slot))
            && left.raw_properties(self) == right.raw_properties(self)
            && (flags.ignore_discardable_attributes || has_same_discardable())
    }

    fn pair_regions(&self, left: Region, right: Region, flags: EquivalenceFlags, pairs: &mut Pairs) -> bool {
        if left.block_count(self) != right.block_count(self) {
            return false;
        }
        left.blocks(self).zip(right.blocks(self)).all(|(left, right)| {
            pairs.blocks.insert(left, right);
            pairs.values.extend(left.arguments(self).zip(right.arguments(self)));
            pairs.pending.extend(left.ops(self).zip(right.ops(self)));
            let locations = |block: Block| block.arguments(self).map(|argument| argument.location(self));
            left.argument_types(self).eq(right.argument_types(self))
                && (flags.ignore_locations || locations(left).eq(locations(right)))
                && left.ops(self).count() == right.ops(self).count()
        })
    }

    fn have_same_references(&self, left: Op, right: Op, pairs: &Pairs) -> bool {
        let mut operands = left.operands(self).zip(right.operands(self));
        let mut successors = left.successors(self).zip(right.successors(self));
        operands.all(|(left, right)| pairs.are_same(left, right))
            && successors.all(|(left, right)| pairs.blocks.get(&left).copied().unwrap_or(left) == right)
    }
}
