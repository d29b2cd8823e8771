//! Tests of listeners' events: their order is that of MLIR's rewriter.

use super::dialect::{A, ADD, B, BOX, PURE_OP, Program, context};
use crate::ir::{Block, Builder, InsertionPoint, Ir, IrMapping, Op, OpState, Value};
use crate::rewrite::{BlockPlace, OpPlace};
use crate::rewrite::{Listener, PatternRewriter};

/// Writes down the events.
#[derive(Default)]
struct Recorder(Vec<String>);

impl<'c> Listener<'c> for Recorder {
    fn operation_inserted(&mut self, ir: &Ir<'c>, op: Op, previous: Option<OpPlace>) {
        let moved = if previous.is_some() { " (moved)" } else { "" };
        self.0.push(format!("insert {}{moved}", op.name(ir).mnemonic()));
    }

    fn operation_modified(&mut self, ir: &Ir<'c>, op: Op) {
        self.0.push(format!("modify {}", op.name(ir).mnemonic()));
    }

    fn operation_replaced(&mut self, ir: &Ir<'c>, op: Op, replacements: &[Value]) {
        self.0.push(format!("replace {} by {}", op.name(ir).mnemonic(), replacements.len()));
    }

    fn operation_erased(&mut self, ir: &Ir<'c>, op: Op) {
        self.0.push(format!("erase {}", op.name(ir).mnemonic()));
    }

    fn block_inserted(&mut self, _: &Ir<'c>, _: Block, previous: Option<BlockPlace>) {
        self.0.push(format!("insert block{}", if previous.is_some() { " (moved)" } else { "" }));
    }

    fn block_erased(&mut self, _: &Ir<'c>, _: Block) {
        self.0.push("erase block".to_owned());
    }
}

/// The events of `action`.
fn events<'c>(program: &mut Program<'c>, action: impl FnOnce(&mut PatternRewriter<'_, 'c>)) -> Vec<String> {
    let mut recorder = Recorder::default();
    action(&mut PatternRewriter::with_listener(&mut program.ir, &mut recorder));
    recorder.0
}

#[test]
fn replacing_modifies_each_use_then_erases() {
    let context = context();
    let mut program = Program::new(&context);
    let source = program.source();
    let a = program.op(&A, &[source]);
    program.op(&ADD, &[a, a]);
    program.keep(&[a]);
    let op = a.defining_op(&program.ir).expect("`a` is the result of an operation");
    let heard = events(&mut program, |rw| {
        let state = OpState::new(&B, op.location(rw)).operand(source).result(a.ty(rw));
        rw.replace_op_with_state(op, state);
    });
    let expected = ["insert b", "replace a by 1", "modify use", "modify add", "modify add", "erase a"];
    assert_eq!(heard, expected);
}

#[test]
fn erasing_goes_from_the_last_nested_operation_outwards() {
    let context = context();
    let mut program = Program::new(&context);
    let outer = program.nested(&BOX, |program| {
        let x = program.source();
        program.op(&PURE_OP, &[x]);
        program.nested(&BOX, |program| {
            program.keep(&[x]);
        });
    });
    let heard = events(&mut program, |rw| rw.erase_op(outer));
    let expected =
        ["erase use", "erase block", "erase box", "erase pure", "erase source", "erase block", "erase box"];
    assert_eq!(heard, expected);
    assert_eq!(program.show(), "");
}

#[test]
fn operations_that_use_each_other_can_be_erased() {
    let context = context();
    let mut program = Program::new(&context);
    let outer = program.nested(&BOX, |program| {
        let x = program.source();
        let first = program.op(&PURE_OP, &[x]);
        let second = program.op(&PURE_OP, &[first]);
        let first = first.defining_op(&program.ir).expect("a result");
        program.ir.set_operand(first, 0, second);
    });
    let heard = events(&mut program, |rw| rw.erase_op(outer));
    assert_eq!(heard, ["erase pure", "erase pure", "erase source", "erase block", "erase box"]);
}

#[test]
fn splitting_and_merging_blocks_moves_operations() {
    let context = context();
    let mut program = Program::new(&context);
    program.source();
    let x = program.op(&A, &[]);
    program.op(&B, &[]);
    let block = program.current_block();
    let at = x.defining_op(&program.ir).expect("`a` is the result of an operation");
    let heard = events(&mut program, |rw| {
        let new = rw.split_block(at);
        rw.merge_blocks(new, block, &[]);
    });
    let split = ["insert block", "insert b (moved)", "insert a (moved)"];
    let merged = ["insert a (moved)", "insert b (moved)", "erase block"];
    assert_eq!(heard, [split, merged].concat());
    assert_eq!(program.show(), "%0 = source\n%1 = a\n%2 = b\n");
}

#[test]
fn inlining_a_block_replaces_its_arguments() {
    let context = context();
    let mut program = Program::new(&context);
    let x = program.source();
    let last = program.keep(&[]);
    let block = program.block(1);
    let argument = block.argument(&program.ir, 0);
    program.op(&A, &[argument]);
    let heard = events(&mut program, |rw| rw.inline_block_before(block, last, &[x]));
    assert_eq!(heard, ["modify a", "insert a (moved)", "erase block"]);
    assert_eq!(program.show(), "%0 = source\n%1 = a %0\nuse\n");
}

#[test]
fn moving_and_creating() {
    let context = context();
    let mut program = Program::new(&context);
    let first = program.keep(&[]);
    let second = program.nested(&BOX, |_| ());
    let region = second.region(&program.ir, 0);
    let heard = events(&mut program, |rw| {
        rw.move_op_before(second, first);
        rw.move_op_after(second, first);
        let block = rw.create_block(region, &[], &[]);
        rw.create(OpState::new(&A, first.location(rw)));
        rw.move_block_before(block, region.entry(rw).expect("the region has a block"));
        rw.set_insertion_point(InsertionPoint::Detached);
        rw.create(OpState::new(&A, first.location(rw)));
    });
    let expected =
        ["insert box (moved)", "insert box (moved)", "insert block", "insert a", "insert block (moved)"];
    assert_eq!(heard, expected);
}

#[test]
fn some_uses_are_replaced() {
    let context = context();
    let mut program = Program::new(&context);
    let (x, y) = (program.source(), program.source());
    let kept = program.keep(&[x]);
    program.op(&A, &[x]);
    let heard = events(&mut program, |rw| {
        rw.replace_all_uses_except(x, y, &[kept]);
        let all = rw.replace_uses_if(x, y, |_, candidate| candidate.op != kept);
        assert!(!all);
    });
    assert_eq!(heard, ["modify a"]);
    assert_eq!(program.show(), "%0 = source\n%1 = source\nuse %0\n%2 = a %1\n");
}

#[test]
fn uses_of_an_operation_are_replaced_after_one_event() {
    let context = context();
    let mut program = Program::new(&context);
    let (x, y) = (program.source(), program.source());
    let kept = program.keep(&[x]);
    program.nested(&BOX, |program| {
        program.op(&A, &[x]);
    });
    let source = x.defining_op(&program.ir).expect("`x` is the result of an operation");
    let inner = program.ir.root().pre_order(&program.ir).find(|op| op.name(&program.ir).mnemonic() == "a");
    let inner = inner.and_then(|op| op.block(&program.ir)).expect("the nested operation is in a block");
    let heard = events(&mut program, |rw| {
        assert!(!rw.replace_op_uses_in_block(source, &[y], inner));
        assert!(!rw.replace_op_uses_if(source, &[y], |_, candidate| candidate.op != kept));
        rw.replace_all_op_uses(source, [y]);
        assert!(rw.replace_op_uses_if(source, &[y], |_, _| false));
    });
    let replaced = "replace source by 1";
    assert_eq!(heard, [replaced, "modify a", replaced, replaced, "modify use", replaced]);
    assert_eq!(program.show(), "%0 = source\n%1 = source\nuse %1\nbox\n  %2 = a %1\n");
}

#[test]
fn operations_that_stay_in_place_are_announced_as_moved() {
    let context = context();
    let mut program = Program::new(&context);
    let (first, second) = (program.keep(&[]), program.keep(&[]));
    let heard = events(&mut program, |rw| {
        rw.move_op_before(first, second);
        rw.move_op_after(second, first);
    });
    assert_eq!(heard, ["insert use (moved)", "insert use (moved)"]);
}

#[test]
fn erasing_at_the_insertion_point_moves_it() {
    let context = context();
    let mut program = Program::new(&context);
    let first = program.keep(&[]);
    let second = program.nested(&BOX, |_| ());
    let mut rw = PatternRewriter::new(&mut program.ir);
    rw.set_insertion_point_before(first);
    rw.erase_op(first);
    assert_eq!(rw.insertion_point(), InsertionPoint::Before(second));
    let block = second.block(&rw).expect("a block");
    rw.erase_op(second);
    assert_eq!(rw.insertion_point(), InsertionPoint::End(block));
}

#[test]
fn cloning_tells_of_all_that_is_new() {
    let context = context();
    let mut program = Program::new(&context);
    let outer = program.nested(&BOX, |program| {
        let x = program.source();
        program.nested(&BOX, |program| {
            program.keep(&[x]);
        });
    });
    let heard = events(&mut program, |rw| {
        rw.set_insertion_point_before(outer);
        rw.clone_op(outer, &mut IrMapping::new());
    });
    let expected =
        ["insert box", "insert block", "insert source", "insert box", "insert block", "insert use"];
    assert_eq!(heard, expected);
    let each = "box\n  %0 = source\n  box\n    use %0\n";
    assert_eq!(program.show(), format!("{each}{}", each.replace("%0", "%1")));
    let heard = events(&mut program, |rw| {
        let region = outer.region(rw, 0);
        rw.clone_region_at_end(region, region, &mut IrMapping::new());
    });
    assert_eq!(heard, ["insert block", "insert source", "insert box", "insert block", "insert use"]);
}

#[test]
fn erasing_results_makes_a_new_operation() {
    let context = context();
    let mut program = Program::new(&context);
    let ty = context.integer_type(32);
    let after = program.keep(&[]);
    let state = OpState::new(&BOX, after.location(&program.ir)).results([ty, ty]).empty_regions(1);
    let op = crate::ir::IrBuilder::before(&mut program.ir, after).create(state);
    let second = op.result(&program.ir, 1);
    program.keep(&[second]);
    let heard = events(&mut program, |rw| {
        rw.erase_op_results(op, &[0]);
    });
    assert_eq!(heard, ["insert box", "replace box by 2", "modify use", "erase box"]);
    assert_eq!(program.show(), "%0 = box\nuse\nuse %0\n");
}

#[test]
fn erasing_a_block_goes_from_its_last_operation() {
    let context = context();
    let mut program = Program::new(&context);
    let block = program.block(0);
    program.source();
    program.keep(&[]);
    let heard = events(&mut program, |rw| rw.erase_block(block));
    assert_eq!(heard, ["erase use", "erase source", "erase block"]);
}

#[test]
fn inlining_a_region_moves_its_blocks() {
    let context = context();
    let mut program = Program::new(&context);
    let (from, to) = (program.nested(&BOX, |_| ()), program.nested(&BOX, |_| ()));
    let (from, to) = (from.region(&program.ir, 0), to.region(&program.ir, 0));
    let heard = events(&mut program, |rw| {
        rw.inline_region_at_end(from, to);
        let first = to.entry(rw).expect("the region has a block");
        rw.inline_region_before(from, first);
    });
    assert_eq!(heard, ["insert block (moved)"]);
    assert_eq!((from.block_count(&program.ir), to.block_count(&program.ir)), (0, 2));
}

#[test]
fn a_change_in_place_is_one_event_at_its_end() {
    let context = context();
    let mut program = Program::new(&context);
    let x = program.source();
    let kept = program.keep(&[x]);
    let heard = events(&mut program, |rw| {
        rw.modify_in_place(kept, |ir| ir.set_operands(kept, &[x, x]));
        let undone = rw.try_modify_in_place(kept, |_| Err::<(), _>(crate::rewrite::NoMatch));
        assert!(undone.is_err());
    });
    assert_eq!(heard, ["modify use"]);
}

#[test]
fn an_operation_that_is_replaced_by_its_own_result_stays_while_it_is_used() {
    let context = crate::Context::new();
    context.allow_unregistered_dialects(true);
    let text = "%0:2 = \"t.a\"(%0#1, %1) : (i32, i32) -> (i32, i32)\n%1 = \"t.b\"(%0#0) : (i32) -> i32";
    let mut ir = context.parse_module("cycle.mlir", text).expect("a graph may have cycles");
    let op = ir.root().region(&ir, 0).ops(&ir).next().expect("the first operation");
    let own = op.result(&ir, 1);
    PatternRewriter::new(&mut ir).replace_op(op, [own, own]);
    assert!(op.is_live(&ir) && op.result(&ir, 0).use_empty(&ir) && !own.use_empty(&ir));
}
