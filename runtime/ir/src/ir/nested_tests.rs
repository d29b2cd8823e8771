//! Random changes of nested IR, after each of which every link is checked.

use std::collections::HashSet;

use proptest::prelude::*;

use super::slab::NONE;
use super::*;
use crate::context::Context;

impl Ir<'_> {
    /// Checks that every link has its counterpart, all numbers are right, and no use is missing.
    fn check_links(&self) {
        let mut uses = 0;
        let mut successors = 0;
        for op in self.root().pre_order(self) {
            for (number, result) in op.results(self).enumerate() {
                assert_eq!(result.owner(self), ValueOwner::Result(op, number));
                self.check_uses(result);
            }
            for (number, operand) in op.operands(self).enumerate() {
                assert!(operand.uses(self).any(|r#use| r#use == Use { op, operand: number }));
                uses += 1;
            }
            for (number, region) in op.regions(self).enumerate() {
                assert_eq!((region.parent_op(self), region.number(self)), (Some(op), number));
                self.check_blocks(region);
            }
            for block in op.successors(self) {
                assert!(block.users(self).any(|user| user == op));
                successors += 1;
            }
        }
        let blocks =
            || self.root().pre_order(self).flat_map(|op| op.regions(self)).flat_map(|r| r.blocks(self));
        let results = self.root().pre_order(self).flat_map(|op| op.results(self));
        let values = results.chain(blocks().flat_map(|block| block.arguments(self)));
        assert_eq!(values.map(|value| value.uses(self).count()).sum::<usize>(), uses);
        assert_eq!(blocks().map(|block| block.users(self).count()).sum::<usize>(), successors);
    }

    fn check_uses(&self, value: Value) {
        let mut previous = NONE;
        let mut index = self.values[value.index].first_use;
        while index != NONE {
            let link = self.operands[index];
            assert_eq!((link.target, link.previous), (value.index, previous));
            previous = index;
            index = link.next;
        }
    }

    fn check_blocks(&self, region: Region) {
        let blocks: Vec<_> = region.blocks(self).collect();
        assert_eq!(blocks.len(), region.block_count(self));
        assert!(region.blocks(self).rev().eq(blocks.iter().rev().copied()));
        for block in blocks {
            assert_eq!(block.parent_region(self), Some(region));
            for (number, argument) in block.arguments(self).enumerate() {
                assert_eq!(argument.owner(self), ValueOwner::Argument(block, number));
                self.check_uses(argument);
            }
            let ops: Vec<_> = block.ops(self).collect();
            assert!(block.ops(self).rev().eq(ops.iter().rev().copied()));
            assert!(ops.iter().all(|op| op.block(self) == Some(block)));
            assert!(ops.windows(2).all(|pair| pair[0].is_before_in_block(self, pair[1])));
        }
    }
}

/// A change; numbers choose among the existing entities.
type Change = (u8, usize, usize, usize);

fn pick<T: Copy>(list: &[T], number: usize) -> Option<T> {
    (!list.is_empty()).then(|| list[number % list.len()])
}

/// A program under test.
struct Program<'c> {
    ir: Ir<'c>,
}

impl<'c> Program<'c> {
    fn new(context: &'c Context) -> Self {
        Program { ir: Ir::module(context, context.unknown_loc()) }
    }

    fn ops(&self) -> Vec<Op> {
        self.ir.root().pre_order(&self.ir).skip(1).collect()
    }

    fn blocks(&self) -> Vec<Block> {
        let regions = self.ir.root().pre_order(&self.ir).flat_map(|op| op.regions(&self.ir));
        regions.flat_map(|region| region.blocks(&self.ir)).collect()
    }

    fn values(&self) -> Vec<Value> {
        let results = self.ops().into_iter().flat_map(|op| op.results(&self.ir).collect::<Vec<_>>());
        results
            .chain(self.blocks().into_iter().flat_map(|b| b.arguments(&self.ir).collect::<Vec<_>>()))
            .collect()
    }

    fn apply(&mut self, (kind, a, b, c): Change) {
        match kind {
            0..3 => self.create(a, b, c),
            3 => self.create_with_region(a, b),
            4 => self.erase(a),
            5 => self.split(a),
            6 => self.merge(a, b),
            7 => self.move_op(a, b),
            8 => self.clone(a, b),
            9 => self.change_arguments(a, b),
            10 => self.inline(a, b),
            _ => self.replace(a, b),
        }
    }

    fn create(&mut self, at: usize, operand: usize, successor: usize) {
        let context = self.ir.context();
        let Some(block) = pick(&self.blocks(), at) else { return };
        let siblings: Vec<_> = block.parent_region(&self.ir).unwrap().blocks(&self.ir).collect();
        let state = OpState::new("t.op", context.unknown_loc())
            .operands(pick(&self.values(), operand))
            .result(context.i32_type())
            .successors(pick(&siblings, successor).filter(|_| successor.is_multiple_of(3)));
        IrBuilder::at_block_end(&mut self.ir, block).create(state);
    }

    fn create_with_region(&mut self, at: usize, arguments: usize) {
        let context = self.ir.context();
        let Some(block) = pick(&self.blocks(), at) else { return };
        let region = self.ir.create_region();
        let count = arguments % 3;
        self.ir.append_block(region, &vec![context.i32_type(); count], &vec![context.unknown_loc(); count]);
        let state =
            OpState::new("t.region", context.unknown_loc()).region(region).empty_regions(arguments % 2);
        IrBuilder::at_block_end(&mut self.ir, block).create(state);
    }

    fn erase(&mut self, op: usize) {
        let Some(op) = pick(&self.ops(), op) else { return };
        let ir = &self.ir;
        let inside: HashSet<Op> = op.pre_order(ir).collect();
        let is_used = op.results(ir).any(|result| result.users(ir).any(|user| !inside.contains(&user)));
        if !is_used && !self.is_used_from_outside(op, &inside) {
            self.ir.erase_op(op);
            assert!(inside.iter().all(|op| !op.is_live(&self.ir)));
        }
    }

    /// Whether anything defined inside is used outside, which random changes may have brought about.
    fn is_used_from_outside(&self, op: Op, inside: &HashSet<Op>) -> bool {
        let ir = &self.ir;
        let regions = || op.pre_order(ir).flat_map(|op| op.regions(ir));
        let mut blocks = regions().flat_map(|region| region.blocks(ir));
        if blocks.any(|block| block.users(ir).any(|user| !inside.contains(&user))) {
            return true;
        }
        let mut arguments =
            regions().flat_map(|region| region.blocks(ir)).flat_map(|block| block.arguments(ir));
        let mut results = op.pre_order(ir).flat_map(|op| op.results(ir));
        let escapes = |value: Value| value.users(ir).any(|user| !inside.contains(&user));
        arguments.any(escapes) || results.any(escapes)
    }

    fn split(&mut self, op: usize) {
        if let Some(op) = pick(&self.ops(), op) {
            self.ir.split_block(op);
        }
    }

    fn merge(&mut self, from: usize, value: usize) {
        let Some(block) = pick(&self.blocks(), from) else { return };
        let (Some(into), true) = (block.previous(&self.ir), block.has_no_predecessors(&self.ir)) else {
            return;
        };
        let own: Vec<_> = block.arguments(&self.ir).collect();
        let others: Vec<_> = self.values().into_iter().filter(|value| !own.contains(value)).collect();
        let Some(value) = pick(&others, value) else { return };
        let values = vec![value; own.len()];
        self.ir.merge_blocks(block, into, &values);
    }

    fn move_op(&mut self, op: usize, before: usize) {
        let (Some(op), Some(place)) = (pick(&self.ops(), op), pick(&self.ops(), before)) else { return };
        if op != place && !op.is_proper_ancestor(&self.ir, place) {
            self.ir.move_op_before(op, place);
        }
    }

    fn clone(&mut self, op: usize, block: usize) {
        let (Some(op), Some(block)) = (pick(&self.ops(), op), pick(&self.blocks(), block)) else { return };
        let count = op.pre_order(&self.ir).count();
        if count < 20 {
            let clone = self.ir.clone_op(op, &mut IrMapping::new());
            assert_eq!(clone.pre_order(&self.ir).count(), count);
            self.ir.append_op(block, clone);
        }
    }

    fn change_arguments(&mut self, block: usize, number: usize) {
        let context = self.ir.context();
        let Some(block) = pick(&self.blocks(), block) else { return };
        let count = block.argument_count(&self.ir);
        if number.is_multiple_of(2) || count == 0 {
            self.ir.insert_argument(block, number % (count + 1), context.i64_type(), context.unknown_loc());
        } else if block.argument(&self.ir, number % count).use_empty(&self.ir) {
            self.ir.erase_argument(block, number % count);
        }
    }

    fn inline(&mut self, op: usize, place: usize) {
        let (Some(op), Some(place)) = (pick(&self.ops(), op), pick(&self.blocks(), place)) else { return };
        let Some(region) = op.regions(&self.ir).next() else { return };
        let is_inside = place
            .parent_op(&self.ir)
            .is_some_and(|parent| parent == op || op.is_proper_ancestor(&self.ir, parent));
        if !is_inside {
            self.ir.inline_region_before(region, place);
            assert!(region.is_empty(&self.ir));
        }
    }

    fn replace(&mut self, old: usize, new: usize) {
        let values = self.values();
        if let (Some(old), Some(new)) = (pick(&values, old), pick(&values, new)) {
            self.ir.replace_all_uses(old, new);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(64) })]
    #[test]
    fn links_stay_right(changes in prop::collection::vec((0u8..12, 0usize..999, 0usize..999, 0usize..999), 1..60)) {
        let context = Context::new();
        let mut program = Program::new(&context);
        for change in changes {
            program.apply(change);
            program.ir.check_links();
        }
        let before = program.ir.op_count();
        let root = program.ir.root();
        let clone = program.ir.clone_op(root, &mut IrMapping::new());
        prop_assert_eq!(program.ir.op_count(), 2 * before);
        program.ir.erase_op(clone);
        prop_assert_eq!(program.ir.op_count(), before);
        program.ir.check_links();
    }
}
