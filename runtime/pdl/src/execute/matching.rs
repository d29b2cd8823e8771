//! Runs the matcher of a program.

use crate::execute::code::Code;
use crate::execute::frame::Frame;
use crate::execute::reading::{Stop, run};
use crate::{PdlEntity, PdlFunctions};
use rtblgen_ir::ir::{Ir, Op};

/// A pattern that matches.
pub(crate) struct PdlMatch<'c> {
    /// The number of the pattern in its program.
    pub(crate) pattern: usize,
    /// The arguments of the rewriter.
    pub(super) inputs: Vec<Option<PdlEntity<'c>>>,
    /// The matched operations, in the order in which they were tested.
    pub(super) matched: Vec<Op>,
}

/// Runs matchers, and keeps the memory for their values.
#[derive(Default)]
pub(crate) struct Matcher<'c> {
    frame: Frame<'c>,
}

impl<'c> Matcher<'c> {
    /// All patterns of a program that match `op` and are wanted, in the order of the program.
    pub(crate) fn matches(
        &mut self,
        code: &Code<'c>,
        functions: &PdlFunctions<'c>,
        ir: &Ir<'c>,
        op: Op,
        is_wanted: impl Fn(usize) -> bool,
    ) -> Vec<PdlMatch<'c>> {
        let (frame, function) = (&mut self.frame, &code.matcher);
        let mut found = Vec::new();
        frame.start(function);
        for argument in &function.arguments {
            frame.set(*argument, Some(PdlEntity::Op(op)));
        }
        let mut start = 0;
        while let Some((stop, next)) = run(frame, ir, functions, function, start) {
            if let Stop::Record(number) = stop
                && let Some(record) = function.matches.get(number as usize)
                && is_wanted(record.pattern)
            {
                let inputs = record.inputs.iter().map(|input| frame.get(ir, *input).cloned()).collect();
                let matched =
                    record.matched.iter().filter_map(|own| located(ir, frame.get(ir, *own)?)).collect();
                found.push(PdlMatch { pattern: record.pattern, inputs, matched });
            }
            start = next;
        }
        found
    }
}

/// The matched operation that an entity is. A value stands for the operation that defines it.
fn located<'c>(ir: &Ir<'c>, entity: &PdlEntity<'c>) -> Option<Op> {
    match entity {
        PdlEntity::Op(op) => Some(*op),
        PdlEntity::Value(value) => value.defining_op(ir),
        _ => None,
    }
}
