//! The lists and arenas against a plain model: random changes, after each of which both are equal.

use std::collections::HashMap;

use proptest::prelude::*;

use super::*;
use crate::context::Context;

/// A change; numbers choose among the existing entities.
#[derive(Clone, Debug)]
enum Change {
    Create { at: usize, operands: Vec<usize>, results: usize },
    Erase { op: usize },
    Move { op: usize, before: usize },
    SetOperand { op: usize, operand: usize, value: usize },
    ReplaceOperands { op: usize, start: usize, len: usize, values: Vec<usize> },
    ReplaceUses { old: usize, new: usize },
}

fn change() -> impl Strategy<Value = Change> {
    let any = 0usize..1000;
    prop_oneof![
        4 => (any.clone(), prop::collection::vec(any.clone(), 0..5), 0usize..4)
            .prop_map(|(at, operands, results)| Change::Create { at, operands, results }),
        1 => any.clone().prop_map(|op| Change::Erase { op }),
        1 => (any.clone(), any.clone()).prop_map(|(op, before)| Change::Move { op, before }),
        1 => (any.clone(), any.clone(), any.clone())
            .prop_map(|(op, operand, value)| Change::SetOperand { op, operand, value }),
        1 => (any.clone(), any.clone(), 0usize..4, prop::collection::vec(any.clone(), 0..6))
            .prop_map(|(op, start, len, values)| Change::ReplaceOperands { op, start, len, values }),
        1 => (any.clone(), any).prop_map(|(old, new)| Change::ReplaceUses { old, new }),
    ]
}

/// The operations of the block in order, each with its operands and results.
#[derive(Default)]
struct Model {
    ops: Vec<(Op, Vec<Value>, Vec<Value>)>,
    erased: Vec<(Op, Vec<Value>)>,
}

impl Model {
    fn values(&self) -> Vec<Value> {
        self.ops.iter().flat_map(|(_, _, results)| results.iter().copied()).collect()
    }

    fn pick(&self, number: usize) -> Option<usize> {
        (!self.ops.is_empty()).then(|| number % self.ops.len())
    }

    fn pick_values(&self, numbers: &[usize]) -> Vec<Value> {
        let values = self.values();
        if values.is_empty() {
            Vec::new()
        } else {
            numbers.iter().map(|n| values[n % values.len()]).collect()
        }
    }

    fn apply(&mut self, ir: &mut Ir<'_>, body: Block, change: &Change) {
        match change {
            Change::Create { at, operands, results } => self.create(ir, body, *at, operands, *results),
            Change::Erase { op } => self.erase(ir, *op),
            Change::Move { op, before } => self.move_before(ir, *op, *before),
            Change::SetOperand { op, operand, value } => self.set_operand(ir, *op, *operand, *value),
            Change::ReplaceOperands { op, start, len, values } => {
                self.replace_operands(ir, *op, *start, *len, values);
            }
            Change::ReplaceUses { old, new } => self.replace_uses(ir, *old, *new),
        }
    }

    fn create(&mut self, ir: &mut Ir<'_>, body: Block, at: usize, operands: &[usize], results: usize) {
        let context = ir.context();
        let operands = self.pick_values(operands);
        let state = OpState::new("t.op", context.unknown_loc())
            .operands(operands.iter().copied())
            .results((0..results).map(|_| context.i32_type()));
        let at = at % (self.ops.len() + 1);
        let point =
            self.ops.get(at).map_or(InsertionPoint::End(body), |(op, ..)| InsertionPoint::Before(*op));
        let op = IrBuilder::new(ir, point).create(state);
        let results = op.results(ir).collect();
        self.ops.insert(at, (op, operands, results));
    }

    fn erase(&mut self, ir: &mut Ir<'_>, op: usize) {
        let Some(index) = self.pick(op) else { return };
        let (op, _, results) = self.ops[index].clone();
        let is_used = self.ops.iter().any(|(user, operands, _)| {
            *user != op && operands.iter().any(|operand| results.contains(operand))
        });
        if !is_used {
            ir.erase_op(op);
            self.ops.remove(index);
            self.erased.push((op, results));
        }
    }

    fn move_before(&mut self, ir: &mut Ir<'_>, op: usize, before: usize) {
        let (Some(from), Some(to)) = (self.pick(op), self.pick(before)) else { return };
        let place = self.ops[to].0;
        ir.move_op_before(self.ops[from].0, place);
        if from != to {
            let moved = self.ops.remove(from);
            let to = self.ops.iter().position(|(op, ..)| *op == place).expect("it is there");
            self.ops.insert(to, moved);
        }
    }

    fn set_operand(&mut self, ir: &mut Ir<'_>, op: usize, operand: usize, value: usize) {
        let Some(index) = self.pick(op) else { return };
        let Some(value) = self.pick_values(&[value]).pop() else { return };
        let (op, operands, _) = &mut self.ops[index];
        if !operands.is_empty() {
            let operand = operand % operands.len();
            ir.set_operand(*op, operand, value);
            operands[operand] = value;
        }
    }

    fn replace_operands(&mut self, ir: &mut Ir<'_>, op: usize, start: usize, len: usize, values: &[usize]) {
        let Some(index) = self.pick(op) else { return };
        let values = self.pick_values(values);
        let (op, operands, _) = &mut self.ops[index];
        let start = start % (operands.len() + 1);
        let end = (start + len).min(operands.len());
        ir.replace_operands(*op, start..end, &values);
        operands.splice(start..end, values);
    }

    fn replace_uses(&mut self, ir: &mut Ir<'_>, old: usize, new: usize) {
        let &[old, new] = self.pick_values(&[old, new]).as_slice() else { return };
        ir.replace_all_uses(old, new);
        let operands = self.ops.iter_mut().flat_map(|(_, operands, _)| operands);
        operands.filter(|operand| **operand == old).for_each(|operand| *operand = new);
    }

    fn check(&self, ir: &Ir<'_>, body: Block) {
        assert!(body.ops(ir).eq(self.ops.iter().map(|(op, ..)| *op)));
        assert!(body.ops(ir).rev().eq(self.ops.iter().rev().map(|(op, ..)| *op)));
        assert!(self.ops.windows(2).all(|pair| pair[0].0.is_before_in_block(ir, pair[1].0)));
        let mut uses: HashMap<Value, Vec<(Op, usize)>> = HashMap::new();
        for (op, operands, results) in &self.ops {
            assert!(op.operands(ir).eq(operands.iter().copied()));
            assert!(op.results(ir).eq(results.iter().copied()));
            for (number, operand) in operands.iter().enumerate() {
                uses.entry(*operand).or_default().push((*op, number));
            }
        }
        for value in self.values() {
            let mut found: Vec<_> = value.uses(ir).map(|r#use| (r#use.op, r#use.operand)).collect();
            let mut expected = uses.remove(&value).unwrap_or_default();
            found.sort_unstable();
            expected.sort_unstable();
            assert_eq!(found, expected);
        }
        for (op, results) in &self.erased {
            assert!(!op.is_live(ir) && results.iter().all(|value| !value.is_live(ir)));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(64) })]
    #[test]
    fn the_ir_does_what_lists_do(changes in prop::collection::vec(change(), 1..80)) {
        let context = Context::new();
        let mut ir = Ir::module(&context, context.unknown_loc());
        let body = ir.root().region(&ir, 0).entry(&ir).expect("a module has a block");
        let mut model = Model::default();
        for change in &changes {
            model.apply(&mut ir, body, change);
            model.check(&ir, body);
        }
        let clone = ir.clone_op(ir.root(), &mut IrMapping::new());
        prop_assert_eq!(clone.pre_order(&ir).count(), ir.root().pre_order(&ir).count());
        let root = ir.root();
        prop_assert_eq!(ir.print_op(clone, &crate::asm::PrintOptions::default()),
            ir.print_op(root, &crate::asm::PrintOptions::default()));
    }
}
