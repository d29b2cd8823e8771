//! Equivalence of operations: MLIR's `OperationEquivalence`.

use std::hash::{Hash, Hasher};

use rustc_hash::{FxHashMap, FxHasher};

use super::handle::{Block, Op, Region, Value};
use super::storage::Ir;

/// Parts that a comparison of operations ignores (MLIR's `OperationEquivalence::Flags`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EquivalenceFlags {
    /// Locations may differ.
    pub ignore_locations: bool,
    /// Discardable attributes may differ.
    pub ignore_discardable_attributes: bool,
    /// Properties may differ.
    pub ignore_properties: bool,
}

impl Ir<'_> {
    /// Whether two operations have equal names, locations, attributes, properties, operands, result types and successors, and
    /// equivalent regions. Values that are defined in the regions are compared by position. If the two operations are
    /// commutative, the order of their operands is ignored. As in MLIR, the order of operands matters in nested operations. As in
    /// MLIR, operations in graph regions are not equivalent if they use values that are defined later in the regions.
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
        Comparison { ir: self, flags, values: FxHashMap::default() }.ops(left, right, true)
    }

    /// A hash that is equal for operations that are equivalent if locations are ignored. The hash does not include regions.
    #[track_caller]
    pub fn equivalence_hash(&self, op: Op) -> u64 {
        let mut hasher = FxHasher::default();
        op.name(self).index().hash(&mut hasher);
        op.discardable_dictionary(self).hash(&mut hasher);
        op.result_types(self).for_each(|ty| ty.hash(&mut hasher));
        if let Some(definition) = op.definition(self) {
            for slot in 0..definition.attributes.len() {
                op.inherent(self, slot).hash(&mut hasher);
            }
        } else {
            op.raw_properties(self).hash(&mut hasher);
        }
        // The sum does not depend on the order, so it serves commutative operations too.
        let operands = op.operands(self).fold(0u64, |sum, operand| {
            let mut own = FxHasher::default();
            operand.index().hash(&mut own);
            sum.wrapping_add(own.finish())
        });
        operands.hash(&mut hasher);
        hasher.finish()
    }
}

struct Comparison<'a, 'c> {
    ir: &'a Ir<'c>,
    flags: EquivalenceFlags,
    /// Maps values in the first operation to the corresponding values in the second one.
    values: FxHashMap<Value, Value>,
}

impl Comparison<'_, '_> {
    fn ops(&mut self, a: Op, b: Op, is_outermost: bool) -> bool {
        let ir = self.ir;
        if a == b {
            return true;
        }
        let is_same = a.name(ir) == b.name(ir)
            && (self.flags.ignore_locations || a.location(ir) == b.location(ir))
            && (self.flags.ignore_discardable_attributes
                || a.discardable_dictionary(ir) == b.discardable_dictionary(ir))
            && a.operand_count(ir) == b.operand_count(ir)
            && a.region_count(ir) == b.region_count(ir)
            && a.successor_count(ir) == b.successor_count(ir)
            && a.result_types(ir).eq(b.result_types(ir))
            && (self.flags.ignore_properties || self.have_same_properties(a, b))
            && self.have_same_operands(a, b, is_outermost);
        if !is_same {
            return false;
        }
        if a.region_count(ir) == 0 {
            return true;
        }
        self.values.extend(a.results(ir).zip(b.results(ir)));
        a.regions(ir).zip(b.regions(ir)).all(|(a, b)| self.regions(a, b))
    }

    fn have_same_properties(&self, a: Op, b: Op) -> bool {
        let ir = self.ir;
        let Some(definition) = a.definition(ir) else { return a.raw_properties(ir) == b.raw_properties(ir) };
        (0..definition.attributes.len()).all(|slot| a.inherent(ir, slot) == b.inherent(ir, slot))
            && are_same(a.operand_segment_sizes(ir), b.operand_segment_sizes(ir))
            && are_same(a.result_segment_sizes(ir), b.result_segment_sizes(ir))
    }

    fn have_same_operands(&self, a: Op, b: Op, is_outermost: bool) -> bool {
        let ir = self.ir;
        if a.operands(ir).zip(b.operands(ir)).all(|(a, b)| self.correspond(a, b)) {
            return true;
        }
        // As in MLIR, the order matters in nested operations.
        if !is_outermost || !a.has_trait_named(ir, "Commutative") {
            return false;
        }
        let sorted = |op: Op| {
            let mut operands: Vec<Value> = op.operands(ir).collect();
            operands.sort_unstable();
            operands
        };
        sorted(a) == sorted(b)
    }

    fn correspond(&self, a: Value, b: Value) -> bool {
        a == b || self.values.get(&a) == Some(&b)
    }

    fn regions(&mut self, a: Region, b: Region) -> bool {
        let ir = self.ir;
        if a.block_count(ir) != b.block_count(ir) {
            return false;
        }
        let mut blocks = FxHashMap::default();
        let pairs: Vec<_> = a.blocks(ir).zip(b.blocks(ir)).collect();
        pairs.into_iter().all(|(a, b)| self.blocks(a, b, &mut blocks))
    }

    fn blocks(&mut self, a: Block, b: Block, blocks: &mut FxHashMap<Block, Block>) -> bool {
        let ir = self.ir;
        let locations = |block: Block| block.arguments(ir).map(|argument| argument.location(ir));
        let is_same = a.argument_types(ir).eq(b.argument_types(ir))
            && (self.flags.ignore_locations || locations(a).eq(locations(b)))
            && a.op_count(ir) == b.op_count(ir)
            && *blocks.entry(a).or_insert(b) == b;
        if !is_same {
            return false;
        }
        self.values.extend(a.arguments(ir).zip(b.arguments(ir)));
        let pairs: Vec<_> = a.ops(ir).zip(b.ops(ir)).collect();
        for (a, b) in pairs {
            let successors = a.successors(ir).zip(b.successors(ir));
            if !self.ops(a, b, false)
                || !successors.into_iter().all(|(a, b)| *blocks.entry(a).or_insert(b) == b)
            {
                return false;
            }
            self.values.extend(a.results(ir).zip(b.results(ir)));
        }
        true
    }
}

/// Whether segments are equal. Most operations have none. `==` calls `memcmp` even for empty slices, which slows `cse` down.
fn are_same(a: &[i32], b: &[i32]) -> bool {
    a.iter().eq(b)
}
