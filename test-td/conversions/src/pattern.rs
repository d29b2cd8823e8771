//! The steps of a pattern.
//!
//! | step | meaning |
//! | --- | --- |
//! | `create:OP:INPUTS:RESULTS` | an operation before the root: `operands`, `last` or `none`; `results`, `same`, `none` or a type |
//! | `rebuild:OP` | the same with the regions of the root, whose arguments are converted |
//! | `replace`, `replace-same`, `forward`, `erase` | the root by what was created last, by it one to one, by its operands, by nothing |
//! | `mark`, `mark-operands`, `convert-region` | changes of the root in place |
//! | `inline` | the block of the root before it |
//! | `fail` | the pattern does not match |
//!
//! The others are faults: see [`faults`](crate::faults).

use rtblgen_runtime::conversion::{ConversionRewriter, Operands};
use rtblgen_runtime::{Builder, Context, Ir, NoMatch, Op, OpName, OpState, Region, Type, Value};

use crate::faults::{self, Fault};

/// The operands of a new operation.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Inputs {
    None,
    Operands,
    Last,
}

/// The types of the results of an operation.
#[derive(Clone, Debug)]
pub(crate) enum Results {
    None,
    /// The converted types of the root's results.
    Converted,
    /// The types of the root's results.
    Same,
    One(String),
}

#[derive(Clone, Debug)]
pub(crate) enum Step {
    Create { op: String, inputs: Inputs, results: Results },
    Rebuild { op: String },
    Replace,
    ReplaceSame,
    Forward,
    Erase,
    Mark,
    MarkOperands,
    ConvertRegion,
    Inline,
    Fail,
    Fault(Fault),
}

impl Step {
    pub(crate) fn read(context: &Context, word: &str) -> Option<Step> {
        let parts: Vec<&str> = word.split(':').collect();
        Some(match parts.as_slice() {
            ["create", op, inputs, results] => {
                let inputs = match *inputs {
                    "operands" => Inputs::Operands,
                    "last" => Inputs::Last,
                    _ => Inputs::None,
                };
                let results = match *results {
                    "results" => Results::Converted,
                    "same" => Results::Same,
                    "none" => Results::None,
                    ty => {
                        context.parse_type(ty).ok()?;
                        Results::One(ty.to_owned())
                    }
                };
                Step::Create { op: (*op).to_owned(), inputs, results }
            }
            ["rebuild", op] => Step::Rebuild { op: (*op).to_owned() },
            ["replace"] => Step::Replace,
            ["replace-same"] => Step::ReplaceSame,
            ["forward"] => Step::Forward,
            ["erase"] => Step::Erase,
            ["mark"] => Step::Mark,
            ["mark-operands"] => Step::MarkOperands,
            ["convert-region"] => Step::ConvertRegion,
            ["inline"] => Step::Inline,
            ["fail"] => Step::Fail,
            [fault] => Step::Fault(Fault::read(fault)?),
            _ => return None,
        })
    }
}

/// The root of a pattern, and the values that its steps have made.
struct Body<'a, 'c> {
    op: Op,
    operands: Operands<'a>,
    /// The converted types of each result.
    types: Vec<Vec<Type<'c>>>,
    last: Vec<Value>,
}

/// Runs the steps of a pattern.
pub(crate) fn run<'c>(
    steps: &[Step],
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
) -> Result<(), NoMatch> {
    let types = result_types(op, rewriter)?;
    if !steps.iter().all(|step| applies(step, op, operands, rewriter)) || !is_convertible(op, rewriter) {
        return Err(NoMatch);
    }
    let mut body = Body { op, operands, types, last: Vec::new() };
    steps.iter().try_for_each(|step| body.step(step, rewriter))
}

fn result_types<'c>(op: Op, rewriter: &ConversionRewriter<'_, 'c>) -> Result<Vec<Vec<Type<'c>>>, NoMatch> {
    let converter = rewriter.type_converter();
    let convert = |result: Value| match &converter {
        Some(converter) => converter.convert_value_to_many(rewriter, result).map(|types| types.to_vec()),
        None => Some(vec![result.ty(rewriter)]),
    };
    op.results(rewriter).map(convert).collect::<Option<Vec<_>>>().ok_or(NoMatch)
}

fn applies(step: &Step, op: Op, operands: Operands<'_>, ir: &Ir<'_>) -> bool {
    let has_block = || op.region_count(ir) > 0 && op.region(ir, 0).entry(ir).is_some();
    match step {
        Step::Forward => operands.len() >= op.result_count(ir),
        Step::ConvertRegion => has_block(),
        Step::Inline => {
            has_block()
                && op.result_count(ir) == 0
                && op.region(ir, 0).blocks(ir).count() == 1
                && op.region(ir, 0).entry(ir).is_some_and(|block| {
                    block.argument_count(ir) == operands.groups().map(<[Value]>::len).sum::<usize>()
                })
        }
        _ => true,
    }
}

fn is_convertible(op: Op, rewriter: &ConversionRewriter<'_, '_>) -> bool {
    let Some(converter) = rewriter.type_converter() else { return true };
    let mut blocks = op.regions(rewriter).flat_map(|region| region.blocks(rewriter));
    blocks.all(|block| converter.convert_block_signature(rewriter, block).is_some())
}

fn convert_regions(op: Op, rewriter: &mut ConversionRewriter<'_, '_>) -> Result<(), NoMatch> {
    let Some(converter) = rewriter.type_converter() else { return Ok(()) };
    for region in op.regions(rewriter).collect::<Vec<Region>>() {
        rewriter.convert_region_types(region, &converter, None)?;
    }
    Ok(())
}

impl<'c> Body<'_, 'c> {
    fn step(&mut self, step: &Step, rewriter: &mut ConversionRewriter<'_, 'c>) -> Result<(), NoMatch> {
        let op = self.op;
        match step {
            Step::Create { op: name, inputs, results } => self.create(name, *inputs, results, rewriter),
            Step::Rebuild { op: name } => self.rebuild(name, rewriter)?,
            Step::Replace => self.replace(rewriter),
            Step::ReplaceSame => rewriter.replace_op(op, self.last.clone()),
            Step::Forward => {
                let groups: Vec<Vec<Value>> =
                    self.operands.groups().take(op.result_count(rewriter)).map(<[Value]>::to_vec).collect();
                rewriter.replace_op_with_multiple(op, groups);
            }
            Step::Erase => rewriter.erase_op(op),
            Step::Mark => self.mark(rewriter, None),
            Step::MarkOperands => self.mark(rewriter, Some(self.operands.flat())),
            Step::ConvertRegion => {
                rewriter.modify_with(op, |rewriter| convert_regions(op, rewriter))?;
                self.mark(rewriter, None);
            }
            Step::Inline => {
                let block = op.region(rewriter, 0).entry(rewriter).ok_or(NoMatch)?;
                rewriter.inline_block_before(block, op, &self.operands.flat());
            }
            Step::Fail => return Err(rewriter.match_failure(op, || "on purpose".to_owned())),
            Step::Fault(fault) => faults::commit(*fault, op, rewriter)?,
        }
        Ok(())
    }

    fn create(
        &mut self,
        name: &str,
        inputs: Inputs,
        results: &Results,
        rewriter: &mut ConversionRewriter<'_, 'c>,
    ) {
        let inputs = match inputs {
            Inputs::None => Vec::new(),
            Inputs::Operands => self.operands.flat(),
            Inputs::Last => self.last.clone(),
        };
        let types: Vec<Type<'c>> = match results {
            Results::None => Vec::new(),
            Results::Converted => self.types.concat(),
            Results::Same => self.op.result_types(rewriter).collect(),
            Results::One(ty) => vec![rewriter.context().parse_type(ty).expect("it was read before")],
        };
        let made =
            rewriter.create(OpState::new(name, self.op.location(rewriter)).operands(inputs).results(types));
        self.last = made.results(rewriter).collect();
    }

    fn rebuild(&mut self, name: &str, rewriter: &mut ConversionRewriter<'_, 'c>) -> Result<(), NoMatch> {
        let regions: Vec<Region> = self.op.regions(rewriter).collect();
        let state = OpState::new(name, self.op.location(rewriter))
            .operands(self.operands.flat())
            .results(self.types.concat())
            .empty_regions(regions.len());
        let made = rewriter.create(state);
        for (number, region) in regions.into_iter().enumerate() {
            let target = made.region(rewriter, number);
            rewriter.inline_region_at_end(region, target);
        }
        convert_regions(made, rewriter)?;
        self.last = made.results(rewriter).collect();
        Ok(())
    }

    fn replace(&mut self, rewriter: &mut ConversionRewriter<'_, 'c>) {
        let mut values = self.last.iter().copied();
        let groups: Vec<Vec<Value>> =
            self.types.iter().map(|types| values.by_ref().take(types.len()).collect()).collect();
        rewriter.replace_op_with_multiple(self.op, groups);
    }

    fn mark(&self, rewriter: &mut ConversionRewriter<'_, 'c>, operands: Option<Vec<Value>>) {
        let (op, unit) = (self.op, rewriter.context().unit_attr());
        rewriter.modify_in_place(op, |ir| {
            if let Some(operands) = &operands {
                ir.set_operands(op, operands);
            }
            ir.set_attribute(op, "mark", unit);
        });
    }
}

/// Replaces an operation by a chain of `count` others.
pub(crate) fn lower<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    to: OpName<'c>,
    count: usize,
) -> Result<(), NoMatch> {
    let types = result_types(op, rewriter)?;
    let mut values = operands.flat();
    for _ in 0..count {
        let state = OpState::new(to, op.location(rewriter)).operands(values.iter().copied());
        let made = rewriter.create(state.results(types.iter().flatten().copied()));
        values.clear();
        values.extend(made.results(rewriter));
    }
    let mut values = values.into_iter();
    let groups: Vec<Vec<Value>> =
        types.iter().map(|types| values.by_ref().take(types.len()).collect()).collect();
    rewriter.replace_op_with_multiple(op, groups);
    Ok(())
}
