//! Canonicalizations of `cf.switch`.

use rtblgen_runtime::constants::{Element, Int, splat};
use rtblgen_runtime::{
    Attribute, Block, Canonicalize, Ir, NoMatch, PatternRewriter, RewritePatternSet, Type, TypedOp, Value,
};

use super::SwitchOp;
use super::canonicalize::{collapsed, replace_with_branch, single_predecessor};

/// The attribute of the cases' values.
pub(crate) fn case_values<'c>(flag: Type<'c>, values: &[Int]) -> Option<Attribute<'c>> {
    let context = flag.context();
    let ty = context.vector_type(&[values.len() as i64], flag);
    let size = rtblgen_runtime::dense_element_size(flag)?;
    let bytes = values.iter().map(|value| Some(value.to_bits(flag)?.to_le_bytes()));
    let bytes: Option<Vec<[u8; 16]>> = bytes.collect();
    let data: Vec<u8> = bytes?.iter().flat_map(|bytes| bytes[..size].to_vec()).collect();
    context.dense_elements_attr_from_raw(ty, &data)
}

/// A case of a switch: its value, its successor and the operands.
struct Case {
    value: Int,
    dest: Block,
    operands: Vec<Value>,
}

fn cases(op: SwitchOp, ir: &Ir<'_>) -> Vec<Case> {
    let targets = op.case_destinations(ir).zip(op.case_operands_groups(ir));
    let values = op.values(ir).into_iter();
    values.zip(targets).map(|(value, (dest, operands))| Case { value, dest, operands }).collect()
}

fn default(op: SwitchOp, ir: &Ir<'_>) -> (Block, Vec<Value>) {
    (op.default_destination(ir), op.default_operands(ir).collect())
}

/// Replaces the switch by one with other cases.
fn replace_cases(
    op: SwitchOp,
    rewriter: &mut PatternRewriter<'_, '_>,
    (default_dest, default_operands): (Block, Vec<Value>),
    cases: &[Case],
) {
    let (flag, location) = (op.flag(rewriter), op.location(rewriter));
    let values: Vec<Int> = cases.iter().map(|case| case.value).collect();
    let values = if values.is_empty() { None } else { case_values(*flag.ty(rewriter), &values) };
    let operands: Vec<&[Value]> = cases.iter().map(|case| &*case.operands).collect();
    let dests: Vec<Block> = cases.iter().map(|case| case.dest).collect();
    SwitchOp::build_with(
        rewriter,
        location,
        flag,
        &default_operands,
        &operands,
        values,
        default_dest,
        &dests,
    );
    rewriter.erase_op(op);
}

/// Replaces the switch by a branch to the case of a value.
fn take_case(op: SwitchOp, rewriter: &mut PatternRewriter<'_, '_>, value: Int) {
    let found = cases(op, rewriter).into_iter().find(|case| case.value == value);
    let (dest, operands) = found.map_or_else(|| default(op, rewriter), |case| (case.dest, case.operands));
    replace_with_branch(rewriter, op, dest, &operands);
}

impl Canonicalize for SwitchOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns
            .add_fn("simplifySwitchWithOnlyDefault", only_default)
            .add_fn("dropSwitchCasesThatMatchDefault", drop_cases_of_default)
            .add_fn("simplifyConstSwitchValue", constant_flag)
            .add_fn("simplifyPassThroughSwitch", skip_branches)
            .add_fn("simplifySwitchFromSwitchOnSameCondition", known_flag)
            .add_fn("simplifySwitchFromDefaultSwitchOnSameCondition", drop_known_cases);
    }
}

fn only_default(op: SwitchOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    if op.case_destinations(rewriter).next().is_some() {
        return Err(NoMatch);
    }
    let (dest, operands) = default(op, rewriter);
    replace_with_branch(rewriter, op, dest, &operands);
    Ok(())
}

fn drop_cases_of_default(op: SwitchOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let default = default(op, rewriter);
    let mut kept = cases(op, rewriter);
    let count = kept.len();
    kept.retain(|case| case.dest != default.0 || case.operands != default.1);
    if kept.len() == count {
        return Err(NoMatch);
    }
    replace_cases(op, rewriter, default, &kept);
    Ok(())
}

fn constant_flag(op: SwitchOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let value = rewriter.match_constant(op.flag(rewriter)).and_then(splat::<Int>).ok_or(NoMatch)?;
    take_case(op, rewriter, value);
    Ok(())
}

fn skip_branches(op: SwitchOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let mut is_changed = false;
    let mut cases = cases(op, rewriter);
    for case in &mut cases {
        if let Some((dest, operands)) = collapsed(rewriter, case.dest, &case.operands) {
            (case.dest, case.operands) = (dest, operands);
            is_changed = true;
        }
    }
    let mut default = default(op, rewriter);
    if let Some(found) = collapsed(rewriter, default.0, &default.1) {
        default = found;
        is_changed = true;
    }
    if !is_changed {
        return Err(NoMatch);
    }
    replace_cases(op, rewriter, default, &cases);
    Ok(())
}

/// The switch of the same flag that is the only way to this one.
fn switch_before(op: SwitchOp, ir: &Ir<'_>) -> Option<SwitchOp> {
    let before = single_predecessor(ir, op.op().block(ir)?)?.terminator(ir)?;
    SwitchOp::cast(ir, before).filter(|before| before.flag(ir) == op.flag(ir))
}

fn known_flag(op: SwitchOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let before = switch_before(op, rewriter).ok_or(NoMatch)?;
    let own = op.op().block(rewriter).ok_or(NoMatch)?;
    if before.default_destination(rewriter) == own {
        return Err(NoMatch);
    }
    let known = cases(before, rewriter).into_iter().find(|case| case.dest == own).ok_or(NoMatch)?;
    take_case(op, rewriter, known.value);
    Ok(())
}

fn drop_known_cases(op: SwitchOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let before = switch_before(op, rewriter).ok_or(NoMatch)?;
    let own = op.op().block(rewriter).ok_or(NoMatch)?;
    if before.default_destination(rewriter) != own {
        return Err(NoMatch);
    }
    let taken = cases(before, rewriter);
    let mut kept = cases(op, rewriter);
    let count = kept.len();
    kept.retain(|case| !taken.iter().any(|other| other.dest != own && other.value == case.value));
    if kept.len() == count {
        return Err(NoMatch);
    }
    let default = default(op, rewriter);
    replace_cases(op, rewriter, default, &kept);
    Ok(())
}
