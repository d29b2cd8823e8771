//! Tests of the simplification of regions.

use super::dialect::{A, BOX, BRANCH, JUMP, PURE_OP, Program, context};
use crate::apply_patterns_greedily;
use crate::rewrite::{GreedyConfig, RegionSimplification, RewritePatternSet};

/// Returns the driver's result for a region that `build` fills, without patterns. A dead operation before it
/// gives the region a first iteration with changes.
fn simplified(level: RegionSimplification, build: impl FnOnce(&mut Program<'_>)) -> String {
    let context = context();
    let mut program = Program::new(&context);
    program.op(&PURE_OP, &[]);
    program.nested(&BOX, build);
    let patterns = RewritePatternSet::new(&context).freeze();
    let config = GreedyConfig { region_simplification: level, ..GreedyConfig::default() };
    assert!(apply_patterns_greedily(&mut program.ir, &patterns, config).is_ok());
    program.show()
}

#[test]
fn unreachable_blocks_go_even_if_simplification_is_off() {
    let text = simplified(RegionSimplification::Disabled, |program| {
        let entry = program.current_block();
        let dead = program.block(1);
        let x = program.source();
        let other = program.block(0);
        program.jump(&JUMP, &[x], &[dead, other]);
        program.goto(dead);
        program.jump(&JUMP, &[], &[other]);
        program.goto(entry);
        program.keep(&[]);
    });
    assert_eq!(text, "box\n  use\n");
}

#[test]
fn dead_block_arguments_go_with_what_was_passed() {
    let text = simplified(RegionSimplification::Normal, |program| {
        let entry = program.current_block();
        let target = program.block(2);
        let used = target.argument(&program.ir, 1);
        program.keep(&[used]);
        program.jump(&JUMP, &[], &[]);
        program.goto(entry);
        let (x, y) = (program.source(), program.source());
        program.jump(&BRANCH, &[x, y], &[target]);
    });
    assert_eq!(
        text,
        "box\n  ^1()\n  %0 = source\n  %1 = source\n  branch %1 ^2\n  ^2(%2)\n  use %2\n  jump\n"
    );
}

#[test]
fn each_way_to_a_block_loses_what_it_passed() {
    let text = simplified(RegionSimplification::Normal, |program| {
        let entry = program.current_block();
        let (first, second) = (program.block(1), program.block(1));
        program.jump(&JUMP, &[], &[]);
        program.goto(first);
        let argument = first.argument(&program.ir, 0);
        program.jump(&BRANCH, &[argument], &[second]);
        program.goto(entry);
        let x = program.source();
        program.jump(&BRANCH, &[x], &[first]);
    });
    assert_eq!(text, "box\n  ^1()\n  %0 = source\n  branch ^2\n  ^2()\n  branch ^3\n  ^3()\n  jump\n");
}

#[test]
fn cycles_of_dead_values_go() {
    let text = simplified(RegionSimplification::Normal, |program| {
        let entry = program.current_block();
        let looped = program.block(1);
        let argument = looped.argument(&program.ir, 0);
        let next = program.op(&PURE_OP, &[argument]);
        program.jump(&BRANCH, &[next], &[looped]);
        program.goto(entry);
        let x = program.source();
        program.jump(&BRANCH, &[x], &[looped]);
    });
    assert_eq!(text, "box\n  ^1()\n  %0 = source\n  branch ^2\n  ^2()\n  branch ^2\n");
}

/// Two blocks that do the same, to which a jump leads.
fn twins(program: &mut Program<'_>) {
    let entry = program.current_block();
    let mut blocks = Vec::new();
    for _ in 0..2 {
        blocks.push(program.block(0));
        let x = program.source();
        let y = program.op(&A, &[x]);
        program.keep(&[y]);
        program.jump(&JUMP, &[], &[]);
    }
    program.goto(entry);
    program.jump(&JUMP, &[], &blocks);
}

#[test]
fn identical_blocks_are_merged_when_aggressive() {
    let merged = simplified(RegionSimplification::Aggressive, twins);
    assert_eq!(merged, "box\n  ^1()\n  jump ^2 ^2\n  ^2()\n  %0 = source\n  %1 = a %0\n  use %1\n  jump\n");
    let kept = simplified(RegionSimplification::Normal, twins);
    assert_eq!(kept.matches("use").count(), 2);
}
