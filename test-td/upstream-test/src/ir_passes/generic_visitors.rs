//! Walks that visit an operation before, between and after its regions.

use rtblgen_runtime::pass::{PassError, PassState};
use rtblgen_runtime::{Attribute, IntegerAttr, Ir, Op, Walk};

type Outcome<'c> = Result<(), PassError<'c>>;

/// How far the walk of an operation is.
#[derive(Clone, Copy)]
struct Stage {
    /// The region that is next.
    next: usize,
    /// The number of regions.
    count: usize,
}

impl Stage {
    fn describe(self) -> String {
        match self.next {
            0 => "before all regions".to_owned(),
            next if next == self.count => "after all regions".to_owned(),
            next => format!("before region #{next}"),
        }
    }
}

/// Walks an operation and those in it; `false` if the walk was interrupted.
fn walk(ir: &Ir<'_>, op: Op, visit: &mut dyn FnMut(Op, Stage) -> Walk) -> bool {
    let count = op.region_count(ir);
    for (next, region) in op.regions(ir).enumerate() {
        match visit(op, Stage { next, count }) {
            Walk::Skip => return true,
            Walk::Interrupt => return false,
            Walk::Advance => {}
        }
        for inner in region.ops(ir) {
            if !walk(ir, inner, visit) {
                return false;
            }
        }
    }
    visit(op, Stage { next: count, count }) != Walk::Interrupt
}

/// The walk itself, then the same for `test.two_region_op` only.
fn walk_twice<'c>(
    ir: &Ir<'c>,
    op: Op,
    state: &mut PassState<'_, 'c>,
    decide: &dyn Fn(Op, Stage) -> Option<Walk>,
) {
    let mut text = String::new();
    let mut step = 0;
    for only_two_regions in [false, true] {
        let done = walk(ir, op, &mut |op, stage| {
            if only_two_regions && op.name(ir).as_str() != "test.two_region_op" {
                return Walk::Advance;
            }
            if let Some(outcome) = decide(op, stage) {
                return outcome;
            }
            text += &format!("step {step} op '{}' {}\n", op.name(ir), stage.describe());
            step += 1;
            Walk::Advance
        });
        if !done {
            text += &format!("step {step} walk was interrupted\n");
            step += 1;
        }
    }
    state.print_output(text);
}

/// `-test-generic-ir-visitors`
pub(super) fn visit_all<'c>(ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Outcome<'c> {
    walk_twice(ir, op, state, &|_, _| None);
    Ok(())
}

fn flag(value: Option<Attribute<'_>>) -> bool {
    value.is_some_and(|value| value == value.context().bool_attr(true))
}

fn number(value: Option<Attribute<'_>>) -> Option<i64> {
    value?.cast::<IntegerAttr<'_>>()?.as_i64()
}

/// `-test-generic-ir-visitors-interrupt`
pub(super) fn interrupt<'c>(ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Outcome<'c> {
    let ir = &*ir;
    walk_twice(ir, op, state, &|op, stage| {
        for (word, outcome) in [("interrupt", Walk::Interrupt), ("skip", Walk::Skip)] {
            let attribute = |when: &str| op.attribute(ir, &format!("{word}_{when}"));
            let is_before = stage.next == 0 && flag(attribute("before_all"));
            let is_after = stage.next == stage.count && flag(attribute("after_all"));
            let is_between =
                number(attribute("after_region")).is_some_and(|region| stage.next as i64 == region + 1);
            if is_before || is_after || is_between {
                return Some(outcome);
            }
        }
        None
    });
    Ok(())
}

/// Steps over blocks or regions, each a list of operations, until one has an operation with `interrupt`.
fn steps<'c>(ir: &Ir<'c>, lists: impl Iterator<Item = Vec<Op>>, state: &mut PassState<'_, 'c>) {
    let mut text = String::new();
    for (step, ops) in lists.enumerate() {
        let interrupts = |op: &Op| flag(op.attribute(ir, "interrupt"));
        if ops.iter().any(interrupts) {
            text += &format!("step {step} walk was interrupted\n");
            break;
        }
        text += &format!("step {step}\n");
    }
    state.print_output(text);
}

/// `-test-generic-ir-block-visitors-interrupt`
pub(super) fn interrupt_blocks<'c>(ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Outcome<'c> {
    let ir = &*ir;
    let mut lists = Vec::new();
    collect(ir, op, &mut |ops, is_region| {
        if !is_region {
            lists.push(ops);
        }
    });
    steps(ir, lists.into_iter(), state);
    Ok(())
}

/// `-test-generic-ir-region-visitors-interrupt`
pub(super) fn interrupt_regions<'c>(ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Outcome<'c> {
    let ir = &*ir;
    let mut lists = Vec::new();
    collect(ir, op, &mut |ops, is_region| {
        if is_region {
            lists.push(ops);
        }
    });
    steps(ir, lists.into_iter(), state);
    Ok(())
}

/// The operations of blocks and regions, each list after those of the operations in it.
fn collect(ir: &Ir<'_>, op: Op, found: &mut dyn FnMut(Vec<Op>, bool)) {
    for region in op.regions(ir) {
        for block in region.blocks(ir) {
            block.ops(ir).for_each(|inner| collect(ir, inner, found));
            found(block.ops(ir).collect(), false);
        }
        found(region.ops(ir).collect(), true);
    }
}
