//! Removal of block arguments for which all branches pass one value.

use crate::ir::{Block, Region, Value};
use crate::rewrite::PatternRewriter;
use crate::rewrite::regions::branches::{erase_passed_operands, passed_operand, passed_operands, ways_to};

/// Replaces such arguments in each of `regions` by the passed values; returns whether there were any.
pub(super) fn drop_redundant_arguments(rewriter: &mut PatternRewriter<'_, '_>, regions: &[Region]) -> bool {
    let mut dropped = false;
    for region in regions {
        let blocks: Vec<Block> = region.blocks(rewriter).collect();
        for block in blocks {
            dropped |= drop_in_block(rewriter, block);
        }
    }
    dropped
}

fn drop_in_block(rewriter: &mut PatternRewriter<'_, '_>, block: Block) -> bool {
    let mut redundant = Vec::new();
    for number in 0..block.argument_count(rewriter) {
        if let Some(value) = common_value(rewriter, block, number) {
            let argument = block.argument(rewriter, number);
            rewriter.replace_all_uses(argument, value);
            redundant.push(number);
        }
    }
    erase_passed_operands(rewriter, block, &redundant);
    rewriter.ir.erase_arguments(block, &redundant);
    !redundant.is_empty()
}

/// The value that all branches pass for an argument.
fn common_value(rewriter: &PatternRewriter<'_, '_>, block: Block, argument: usize) -> Option<Value> {
    let mut common = None;
    for (branch, successor) in ways_to(rewriter, block) {
        passed_operands(rewriter, branch, successor)?;
        let value = passed_operand(rewriter, branch, successor, argument)?;
        if *common.get_or_insert(value) != value {
            return None;
        }
    }
    common.filter(|value| *value != block.argument(rewriter, argument))
}
