//! Runs matchers.

use crate::ir::{Ir, Op};
use crate::rewrite::pdl::execute::frame::Frame;
use crate::rewrite::pdl::execute::reading::{next, read};
use crate::rewrite::pdl::program::{PdlEnd, PdlProgram};
use crate::rewrite::pdl::{PdlEntity, PdlFunctions};

/// A pattern that matches.
pub(in crate::rewrite) struct PdlMatch<'c> {
    /// The number of the pattern in its program.
    pub(in crate::rewrite) pattern: usize,
    /// The arguments of the rewriter.
    pub(super) inputs: Vec<Option<PdlEntity<'c>>>,
    /// The matched operations, in the order in which they were tested.
    pub(super) matched: Vec<Op>,
}

/// Runs matchers, and keeps the memory for their values.
#[derive(Default)]
pub(in crate::rewrite) struct Matcher<'c> {
    frame: Frame<'c>,
}

impl<'c> Matcher<'c> {
    /// All patterns of a program that match `op` and are wanted, in the order of the program.
    pub(in crate::rewrite) fn matches(
        &mut self,
        program: &PdlProgram<'c>,
        functions: &PdlFunctions<'c>,
        ir: &Ir<'c>,
        op: Op,
        is_wanted: impl Fn(usize) -> bool,
    ) -> Vec<PdlMatch<'c>> {
        let (frame, function) = (&mut self.frame, &program.matcher);
        let mut found = Vec::new();
        frame.start(function);
        for argument in &function.arguments {
            frame.set(argument.value, Some(PdlEntity::Op(op)));
        }
        let mut block = function.blocks.first();
        while let Some(here) = block {
            for step in &here.steps {
                let entity = read(frame, ir, &step.kind, || function.type_of_results(&step.results));
                frame.set_result(&step.results, entity);
            }
            if let PdlEnd::RecordMatch { pattern, inputs, matched, .. } = &here.end
                && is_wanted(*pattern)
            {
                let inputs = inputs.iter().map(|input| frame.get(ir, *input).cloned()).collect();
                let matched = matched.iter().filter_map(|op| frame.op(ir, *op)).collect();
                found.push(PdlMatch { pattern: *pattern, inputs, matched });
            }
            let to = next(frame, ir, functions, function, &here.end);
            block = to.and_then(|to| function.blocks.get(to.0 as usize));
        }
        found
    }
}
