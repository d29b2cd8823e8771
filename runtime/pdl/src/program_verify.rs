//! Verifies the conditions on programs that their execution relies on.

use crate::program::{PdlBlockId, PdlEnd, PdlFunction, PdlProgram, PdlSlot, PdlStepKind};
use crate::verify::PdlError;
use crate::{PdlFunctions, PdlType};

type Verified = Result<(), String>;

/// Verifies a program and the functions that it calls.
pub(super) fn program<'c>(program: &PdlProgram<'c>, functions: &PdlFunctions<'c>) -> Result<(), PdlError> {
    let error = |function: &PdlFunction<'_>, message: String| PdlError {
        pattern: function.name.clone(),
        operation: None,
        message,
    };
    let matcher = &program.matcher;
    let wrong_argument = || error(matcher, "the matcher must have one argument, an operation".to_owned());
    match matcher.arguments.as_slice() {
        [root] if matcher.values.get(root.value.0 as usize) == Some(&PdlType::Operation) => {}
        _ => return Err(wrong_argument()),
    }
    let functions_of = std::iter::once(matcher).chain(&program.rewriters);
    for (number, function) in functions_of.enumerate() {
        let verifier = Verifier { program, function, functions, is_matcher: number == 0 };
        verifier.verify().map_err(|message| error(function, message))?;
    }
    for pattern in &program.patterns {
        if program.rewriters.get(pattern.rewriter).is_none() {
            return Err(error(matcher, format!("the pattern `{}` has no rewriter", pattern.name)));
        }
    }
    Ok(())
}

struct Verifier<'a, 'c> {
    program: &'a PdlProgram<'c>,
    function: &'a PdlFunction<'c>,
    functions: &'a PdlFunctions<'c>,
    is_matcher: bool,
}

impl Verifier<'_, '_> {
    fn verify(&self) -> Verified {
        let function = self.function;
        function.arguments.iter().try_for_each(|argument| self.values(&[argument.value]))?;
        if function.regions.first().is_none_or(Vec::is_empty) {
            return Err("a function must have a block".to_owned());
        }
        for block in function.regions.iter().flatten() {
            self.block(*block)?;
        }
        for block in &function.blocks {
            for step in &block.steps {
                self.step(&step.kind)?;
                self.values(&step.results)?;
            }
            self.end(&block.end)?;
        }
        self.no_cycle()
    }

    fn values(&self, values: &[PdlSlot]) -> Verified {
        match values.iter().find(|value| value.0 as usize >= self.function.values.len()) {
            Some(value) => Err(format!("there is no value {}", value.0)),
            None => Ok(()),
        }
    }

    fn block(&self, block: PdlBlockId) -> Verified {
        match self.function.blocks.get(block.0 as usize) {
            Some(_) => Ok(()),
            None => Err(format!("there is no block {}", block.0)),
        }
    }

    fn step(&self, kind: &PdlStepKind<'_>) -> Verified {
        if kind.is_change() && self.is_matcher {
            return Err("the matcher must not change anything".to_owned());
        }
        if let PdlStepKind::ApplyRewrite(call) = kind
            && self.functions.find_rewrite(&call.name).is_none()
        {
            return Err(format!("there is no native rewrite `{}`", call.name));
        }
        Ok(())
    }

    fn end(&self, end: &PdlEnd<'_>) -> Verified {
        let mut end = end.clone();
        let mut targets = Vec::new();
        end.for_each_target(|target| targets.push(*target));
        targets.into_iter().try_for_each(|target| self.block(target))?;
        match &end {
            PdlEnd::ApplyConstraint { call, results, .. } => {
                self.values(results)?;
                match self.functions.find_constraint(&call.name) {
                    Some(_) => Ok(()),
                    None => Err(format!("there is no native constraint `{}`", call.name)),
                }
            }
            PdlEnd::ForEach { variable, region, .. } => {
                self.values(&[*variable])?;
                let is_empty = self.function.regions.get(*region).is_none_or(Vec::is_empty);
                if is_empty { Err("a loop must have a block".to_owned()) } else { Ok(()) }
            }
            PdlEnd::RecordMatch { .. } if !self.is_matcher => {
                Err("only the matcher records matches".to_owned())
            }
            PdlEnd::RecordMatch { pattern, inputs, .. } => self.record(*pattern, inputs),
            _ => Ok(()),
        }
    }

    /// The inputs are the arguments of the rewriter.
    fn record(&self, pattern: usize, inputs: &[PdlSlot]) -> Verified {
        let pattern = self.program.patterns.get(pattern);
        let rewriter = pattern.and_then(|pattern| self.program.rewriters.get(pattern.rewriter));
        let Some(rewriter) = rewriter else { return Err("a match without a rewriter".to_owned()) };
        self.values(inputs)?;
        let found = inputs.iter().map(|input| self.function.values.get(input.0 as usize));
        let expected =
            rewriter.arguments.iter().map(|argument| rewriter.values.get(argument.value.0 as usize));
        match found.eq(expected) {
            true => Ok(()),
            false => Err(format!("a match has other inputs than its rewriter `{}`", rewriter.name)),
        }
    }

    /// No block leads back to itself, so every run ends.
    fn no_cycle(&self) -> Verified {
        const NEW: u8 = 0;
        const OPEN: u8 = 1;
        const DONE: u8 = 2;
        let mut states = vec![NEW; self.function.blocks.len()];
        for start in 0..states.len() {
            let mut stack = vec![start];
            while let Some(block) = stack.last().copied() {
                if states[block] != NEW {
                    states[block] = DONE;
                    stack.pop();
                    continue;
                }
                states[block] = OPEN;
                for target in self.successors(block) {
                    match states[target] {
                        NEW => stack.push(target),
                        OPEN => return Err("blocks must not form a cycle".to_owned()),
                        _ => {}
                    }
                }
            }
        }
        Ok(())
    }

    /// Returns the successors of a block, the body of a loop included.
    fn successors(&self, block: usize) -> Vec<usize> {
        let mut end = self.function.blocks[block].end.clone();
        let mut targets = Vec::new();
        end.for_each_target(|target| targets.push(target.0 as usize));
        if let PdlEnd::ForEach { region, .. } = &end {
            let body = self.function.regions.get(*region).and_then(|blocks| blocks.first());
            targets.extend(body.map(|block| block.0 as usize));
        }
        targets
    }
}
