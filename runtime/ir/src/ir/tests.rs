//! Tests of the arenas, the lists and the handles.

use super::*;
use crate::context::walk::{Walk, WalkOrder};
use crate::context::{Context, Location};

fn fixture(context: &Context) -> (Ir<'_>, Block, Location<'_>) {
    context.allow_unregistered_dialects(true);
    let location = context.unknown_loc();
    let ir = Ir::module(context, location);
    let body = ir.root().region(&ir, 0).entry(&ir).expect("a module has a block");
    (ir, body, location)
}

fn op<'c>(ir: &mut Ir<'c>, block: Block, operands: &[Value], results: usize) -> Op {
    let context = ir.context();
    let state = OpState::new("t.op", context.unknown_loc())
        .operands(operands.iter().copied())
        .results((0..results).map(|_| context.i32_type()));
    IrBuilder::at_block_end(ir, block).create(state)
}

#[test]
fn uses_follow_operands() {
    let context = Context::new();
    let (mut ir, body, _) = fixture(&context);
    let a = op(&mut ir, body, &[], 2);
    let [x, y] = [a.result(&ir, 0), a.result(&ir, 1)];
    let b = op(&mut ir, body, &[x, y, x], 0);
    assert_eq!(x.uses(&ir).map(|u| (u.op, u.operand)).collect::<Vec<_>>(), [(b, 2), (b, 0)]);
    ir.set_operand(b, 0, y);
    assert!(x.has_one_use(&ir));
    ir.replace_all_uses(y, x);
    assert!(y.use_empty(&ir));
    assert_eq!(b.operands(&ir).collect::<Vec<_>>(), [x, x, x]);
    ir.replace_uses_if(x, y, |_, r#use| r#use.operand == 1);
    assert_eq!(b.operands(&ir).collect::<Vec<_>>(), [x, y, x]);
    ir.replace_operands(b, 1..2, &[x, x, y, y]);
    assert_eq!(b.operands(&ir).collect::<Vec<_>>(), [x, x, x, y, y, x]);
    ir.erase_operand(b, 3);
    ir.append_operands(b, &[y]);
    assert_eq!(b.operands(&ir).collect::<Vec<_>>(), [x, x, x, y, x, y]);
    assert_eq!(x.uses(&ir).count() + y.uses(&ir).count(), 6);
    ir.erase_op(b);
    let c = op(&mut ir, body, &[x, x, y], 0);
    ir.append_operands(c, &[x, x]);
    assert_eq!(x.uses(&ir).map(|u| u.operand).collect::<Vec<_>>(), [4, 3, 1, 0]);
    ir.set_operands(c, &[]);
    assert!(a.use_empty(&ir));
}

#[test]
#[should_panic(expected = "was used after the operation was erased")]
fn a_stale_handle_panics() {
    let context = Context::new();
    let (mut ir, body, _) = fixture(&context);
    let a = op(&mut ir, body, &[], 1);
    ir.erase_op(a);
    let b = op(&mut ir, body, &[], 1);
    assert_eq!(a.index(), b.index());
    assert!(!a.is_live(&ir) && b.is_live(&ir));
    a.name(&ir);
}

#[test]
#[should_panic(expected = "was used after the value was erased")]
fn a_stale_value_panics() {
    let context = Context::new();
    let (mut ir, body, _) = fixture(&context);
    let a = op(&mut ir, body, &[], 2);
    let value = a.result(&ir, 1);
    ir.erase_op(a);
    op(&mut ir, body, &[], 2);
    value.ty(&ir);
}

#[test]
#[should_panic(expected = "was erased while its results are used")]
fn what_is_used_is_not_erased() {
    let context = Context::new();
    let (mut ir, body, _) = fixture(&context);
    let a = op(&mut ir, body, &[], 1);
    let result = a.result(&ir, 0);
    op(&mut ir, body, &[result], 0);
    ir.erase_op(a);
}

#[test]
#[should_panic(expected = "cannot be put inside itself")]
fn an_operation_is_not_put_inside_itself() {
    let context = Context::new();
    let (mut ir, body, location) = fixture(&context);
    let region = ir.create_region();
    let block = ir.append_block(region, &[], &[]);
    let outer =
        IrBuilder::at_block_end(&mut ir, body).create(OpState::new("t.outer", location).region(region));
    ir.move_op_to_end(outer, block);
}

#[test]
fn nested_operations_go_with_the_outer_one() {
    let context = Context::new();
    let (mut ir, body, location) = fixture(&context);
    let a = op(&mut ir, body, &[], 1);
    let region = ir.create_region();
    let block = ir.append_block(region, &[context.i32_type()], &[location]);
    let other = ir.append_block(region, &[], &[]);
    let operands = [a.result(&ir, 0), block.argument(&ir, 0)];
    let inner = op(&mut ir, block, &operands, 1);
    let branch = OpState::new("t.br", location).successor(block).operand(inner.result(&ir, 0));
    IrBuilder::at_block_end(&mut ir, other).create(branch);
    let outer =
        IrBuilder::at_block_end(&mut ir, body).create(OpState::new("t.outer", location).region(region));
    assert_eq!(block.predecessors(&ir).collect::<Vec<_>>(), [other]);
    assert_eq!(inner.parent_op(&ir), Some(outer));
    assert!(outer.is_proper_ancestor(&ir, inner));
    ir.erase_op(outer);
    assert!(a.use_empty(&ir));
    assert!(!inner.is_live(&ir) && !block.is_live(&ir) && !region.is_live(&ir));
    assert_eq!(ir.op_count(), 2);
}

#[test]
fn order_follows_the_list_wherever_operations_are_put() {
    let context = Context::new();
    let (mut ir, body, location) = fixture(&context);
    let last = op(&mut ir, body, &[], 0);
    let first = op(&mut ir, body, &[], 0);
    ir.move_op_before(first, last);
    for index in 0..10_000u32 {
        let state = OpState::new("t.op", location);
        let mut builder = match index % 4 {
            0 => IrBuilder::before(&mut ir, last),
            1 => IrBuilder::after(&mut ir, first),
            2 => IrBuilder::before(&mut ir, first),
            _ => IrBuilder::after(&mut ir, last),
        };
        builder.create(state);
    }
    let ops: Vec<_> = body.ops(&ir).collect();
    assert_eq!(ops.len(), 10_002);
    assert!(ops.windows(2).all(|pair| pair[0].is_before_in_block(&ir, pair[1])));
    assert!(body.ops(&ir).rev().eq(ops.iter().rev().copied()));
}

#[test]
fn inserting_at_one_place_is_linear() {
    let context = Context::new();
    let (mut ir, body, location) = fixture(&context);
    let last = op(&mut ir, body, &[], 0);
    let mut builder = IrBuilder::before(&mut ir, last);
    for _ in 0..200_000 {
        builder.create(OpState::new("t.op", location));
    }
    let ops: Vec<_> = body.ops(&ir).collect();
    assert!(ops.windows(2).all(|pair| pair[0].is_before_in_block(&ir, pair[1])));
}

#[test]
fn inserting_at_every_place_is_almost_linear() {
    let context = Context::new();
    let (mut ir, body, location) = fixture(&context);
    let places: Vec<_> = (0..50_000).map(|_| op(&mut ir, body, &[], 0)).collect();
    for place in places {
        let mut builder = IrBuilder::before(&mut ir, place);
        for _ in 0..8 {
            builder.create(OpState::new("t.op", location));
        }
    }
    let ops: Vec<_> = body.ops(&ir).collect();
    assert_eq!(ops.len(), 450_000);
    assert!(ops.windows(2).all(|pair| pair[0].is_before_in_block(&ir, pair[1])));
}

#[test]
fn blocks_are_split_merged_and_moved() {
    let context = Context::new();
    let (mut ir, body, location) = fixture(&context);
    let ops: Vec<_> = (0..4).map(|_| op(&mut ir, body, &[], 1)).collect();
    let tail = ir.split_block(ops[2]);
    assert_eq!(body.ops(&ir).collect::<Vec<_>>(), ops[..2]);
    assert_eq!(tail.ops(&ir).collect::<Vec<_>>(), ops[2..]);
    let argument = ir.add_argument(tail, context.i32_type(), location);
    let user = op(&mut ir, tail, &[argument], 0);
    ir.merge_blocks(tail, body, &[ops[0].result(&ir, 0)]);
    assert_eq!(user.operand(&ir, 0), ops[0].result(&ir, 0));
    assert_eq!(body.op_count(&ir), 5);
    assert!(!tail.is_live(&ir) && !argument.is_live(&ir));
}

#[test]
fn a_run_of_operations_moves_behind_others() {
    let context = Context::new();
    let (mut ir, body, _) = fixture(&context);
    let own: Vec<_> = (0..3).map(|_| op(&mut ir, body, &[], 0)).collect();
    let other = ir.create_block(&[], &[]);
    let region = body.parent_region(&ir).unwrap();
    ir.append_existing_block(region, other);
    let first: Vec<_> = (0..100).map(|_| op(&mut ir, other, &[], 0)).collect();
    ir.move_ops_to_end(own[1], other);
    assert_eq!(body.ops(&ir).collect::<Vec<_>>(), own[..1]);
    let all: Vec<_> = first.iter().chain(&own[1..]).copied().collect();
    assert_eq!(other.ops(&ir).collect::<Vec<_>>(), all);
    assert_eq!(other.ops(&ir).rev().collect::<Vec<_>>(), all.iter().rev().copied().collect::<Vec<_>>());
    assert_eq!((body.op_count(&ir), other.op_count(&ir)), (1, 102));
    assert!(all.windows(2).all(|pair| pair[0].is_before_in_block(&ir, pair[1])));
    ir.move_ops_to_end(first[0], body);
    assert!(other.is_empty(&ir) && body.ops(&ir).eq(own[..1].iter().chain(&all).copied()));
}

#[test]
fn several_arguments_are_erased_at_once() {
    let context = Context::new();
    let (mut ir, body, location) = fixture(&context);
    let values: Vec<_> = (0..6).map(|_| ir.add_argument(body, context.i32_type(), location)).collect();
    let user = op(&mut ir, body, &[values[3]], 0);
    ir.erase_arguments(body, &[0, 1, 4]);
    assert_eq!(body.arguments(&ir).collect::<Vec<_>>(), [values[2], values[3], values[5]]);
    let numbers: Vec<_> = body.arguments(&ir).map(|value| value.argument_number(&ir)).collect();
    assert_eq!(numbers, [Some(0), Some(1), Some(2)]);
    assert!(values[3].is_used_in(&ir, body.parent_region(&ir).unwrap()));
    assert!(!values[5].is_used_in(&ir, body.parent_region(&ir).unwrap()));
    assert_eq!(values[3].users(&ir).collect::<Vec<_>>(), [user]);
}

#[test]
fn block_arguments_keep_their_numbers() {
    let context = Context::new();
    let (mut ir, body, location) = fixture(&context);
    let types = [context.i32_type(), context.f32_type(), context.index_type()];
    let values: Vec<_> = types.iter().map(|ty| ir.add_argument(body, *ty, location)).collect();
    let front = ir.insert_argument(body, 0, context.none_type(), location);
    ir.erase_argument(body, 2);
    assert_eq!(body.arguments(&ir).collect::<Vec<_>>(), [front, values[0], values[2]]);
    assert_eq!(values[2].argument_number(&ir), Some(2));
    assert_eq!(values[2].ty(&ir), context.index_type());
    assert!(!values[1].is_live(&ir));
}

#[test]
fn clones_refer_to_themselves() {
    let context = Context::new();
    let (mut ir, body, location) = fixture(&context);
    let outside = op(&mut ir, body, &[], 1);
    let region = ir.create_region();
    let block = ir.append_block(region, &[context.i32_type()], &[location]);
    let next = ir.append_block(region, &[], &[]);
    let state = OpState::new("t.br", location).successor(next).operand(block.argument(&ir, 0));
    IrBuilder::at_block_end(&mut ir, block).create(state);
    let operands = [outside.result(&ir, 0), block.argument(&ir, 0)];
    let inner = op(&mut ir, next, &operands, 1);
    let outer = IrBuilder::at_block_end(&mut ir, body)
        .create(OpState::new("t.outer", location).region(region).attribute("a", context.unit_attr()));
    let mut mapping = IrMapping::new();
    let clone = ir.clone_op(outer, &mut mapping);
    ir.append_op(body, clone);
    assert_eq!(clone.attribute(&ir, "a"), Some(context.unit_attr()));
    let blocks: Vec<_> = clone.region(&ir, 0).blocks(&ir).collect();
    assert_eq!(blocks[0].last_op(&ir).unwrap().successor(&ir, 0), blocks[1]);
    let cloned = mapping.op(inner).unwrap();
    assert_eq!(cloned.operand(&ir, 0), outside.result(&ir, 0));
    assert_eq!(cloned.operand(&ir, 1), blocks[0].argument(&ir, 0));
    assert_eq!(outside.result(&ir, 0).uses(&ir).count(), 2);
    ir.verify().unwrap();
}

#[test]
fn walks_visit_in_order() {
    let context = Context::new();
    let (mut ir, body, location) = fixture(&context);
    let region = ir.create_region();
    let block = ir.append_block(region, &[], &[]);
    let empty = ir.create_region();
    let outer = IrBuilder::at_block_end(&mut ir, body)
        .create(OpState::new("t.o", location).region(empty).region(region));
    let inner = op(&mut ir, block, &[], 0);
    let last = op(&mut ir, body, &[], 0);
    let root = ir.root();
    assert_eq!(root.pre_order(&ir).collect::<Vec<_>>(), [root, outer, inner, last]);
    assert_eq!(root.post_order(&ir).collect::<Vec<_>>(), [inner, outer, last, root]);
    let mut seen = Vec::new();
    let finished = root.walk(&ir, WalkOrder::Pre, |op| {
        seen.push(op);
        if op == outer { Walk::Skip } else { Walk::Advance }
    });
    assert!(finished);
    assert_eq!(seen, [root, outer, last]);
    assert!(!root.walk(&ir, WalkOrder::Post, |op| if op == outer { Walk::Interrupt } else { Walk::Advance }));
}

#[test]
fn attributes_of_unregistered_operations_are_discardable() {
    let context = Context::new();
    let (mut ir, body, location) = fixture(&context);
    let state = OpState::new("t.op", location)
        .attribute("b", context.i32_attr(1))
        .attribute("a", context.unit_attr());
    let op = IrBuilder::at_block_end(&mut ir, body).create(state);
    let names: Vec<_> = op.discardable_attributes(&ir).iter().map(|entry| entry.name.value()).collect();
    assert_eq!(names, ["a", "b"]);
    ir.set_attribute(op, "b", context.i32_attr(2));
    assert_eq!(op.attribute(&ir, "b"), Some(context.i32_attr(2)));
    assert_eq!(ir.remove_attribute(op, "a"), Some(context.unit_attr()));
    assert_eq!(ir.remove_attribute(op, "b"), Some(context.i32_attr(2)));
    assert_eq!(op.discardable_dictionary(&ir), None);
}

#[test]
fn dominance_of_a_diamond() {
    let context = Context::new();
    let (mut ir, body, location) = fixture(&context);
    let region = ir.create_region();
    let [entry, left, right, join, dead] = std::array::from_fn(|_| ir.append_block(region, &[], &[]));
    for (block, successors) in
        [(entry, &[left, right][..]), (left, &[join]), (right, &[join]), (join, &[left]), (dead, &[join])]
    {
        let state = OpState::new("t.br", location).successors(successors.iter().copied());
        IrBuilder::at_block_end(&mut ir, block).create(state);
    }
    IrBuilder::at_block_end(&mut ir, body).create(OpState::new("t.outer", location).region(region));
    let dominance = Dominance::new(&ir);
    assert!(dominance.block_dominates(entry, join) && dominance.block_dominates(join, join));
    assert!(!dominance.block_dominates(left, join) && !dominance.block_dominates(join, entry));
    assert!(!dominance.is_reachable(dead) && dominance.block_properly_dominates(left, dead));
    assert_eq!(dominance.immediate_dominator(join), Some(entry));
    assert_eq!(dominance.immediate_dominator(entry), None);
}

#[test]
fn an_ir_can_be_sent() {
    let context = Context::new();
    std::thread::scope(|scope| {
        let (mut ir, body, _) = fixture(&context);
        let handle = scope.spawn(move || {
            op(&mut ir, body, &[], 1);
            ir
        });
        let ir = handle.join().unwrap();
        assert_eq!(body.op_count(&ir), 1);
    });
}

/// Two modules of the same shape, and the handles of their functions' parts.
fn twins(context: &Context) -> [(Ir<'_>, Op, Value); 2] {
    [(); 2].map(|()| {
        let mut ir = Ir::module(context, context.unknown_loc());
        let state = OpState::new("test.value", context.unknown_loc()).results([context.i32_type()]);
        let op = IrBuilder::new(&mut ir, InsertionPoint::Detached).create(state);
        let value = op.result(&ir, 0);
        (ir, op, value)
    })
}

#[test]
fn handles_of_another_ir_are_not_live() {
    let context = Context::new();
    context.allow_unregistered_dialects(true);
    let [(a, op, value), (b, ..)] = twins(&context);
    assert!(op.is_live(&a) && value.is_live(&a));
    assert!(!op.is_live(&b) && !value.is_live(&b));
    let block = a.body_block();
    let region = a.root().region(&a, 0);
    assert!(!block.is_live(&b) && !region.is_live(&b) && !a.root().is_live(&b));
}

#[test]
#[should_panic(expected = "is a handle of a different IR")]
fn an_operation_of_another_ir_is_refused() {
    let context = Context::new();
    context.allow_unregistered_dialects(true);
    let [(_a, op, _), (b, ..)] = twins(&context);
    let _name = op.name(&b);
}

#[test]
#[should_panic(expected = "is a handle of a different IR")]
fn an_operand_of_another_ir_is_refused() {
    let context = Context::new();
    context.allow_unregistered_dialects(true);
    let [(_a, _, value), (mut b, ..)] = twins(&context);
    let state = OpState::new("test.use", context.unknown_loc()).operands([value]);
    IrBuilder::new(&mut b, InsertionPoint::Detached).create(state);
}
