//! Checks rewrite patterns of PDL: the interpreter runs small programs before and after each pattern.
//!
//! The input is a pattern. `program` builds functions of the operations that it matches, with all small types and
//! attributes that verify. The functions that the pattern changes run on all inputs of `inputs`. The output is the
//! first difference, as a counterexample.

mod choices;
mod inputs;
mod program;

use std::fmt;

use rtblgen_runtime::rewrite::pdl::{AddPdl, PdlFunctions, PdlPattern};
use rtblgen_runtime::rewrite::{Applied, PatternApplicator};
use rtblgen_runtime::{Context, FrozenRewritePatternSet, Ir, Op, PatternRewriter, RewritePatternSet};

use crate::fault::{Fault, FaultKind};
use crate::interpreter::{Interpreter, Outcome};
use crate::value::RuntimeValue;
use choices::Choices;
use program::{NoProgram, Pool, Program, build};

/// The maximum number of lists of choices that are tried for a pattern.
const MOST_ATTEMPTS: usize = 60_000;
/// The maximum number of programs that run for a pattern.
const MOST_PROGRAMS: usize = 1_500;
/// The maximum number of inputs of a program.
const MOST_INPUTS: usize = 1_000;

/// The result of checking a pattern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PatternCheck {
    /// The name of the pattern.
    pub name: String,
    /// The number of programs to which the pattern was applied.
    pub programs: usize,
    /// The number of runs of these programs: one for each input.
    pub inputs: usize,
    /// The result.
    pub verdict: Verdict,
}

/// The result of checking a pattern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// All programs return the same results, or more defined ones.
    NoCounterexample,
    /// The text of a program that returns something else after the pattern.
    Counterexample(String),
    /// The pattern was not checked, for the given reason.
    Unchecked(String),
}

impl PatternCheck {
    /// The result for a pattern that is not checked, with the reason.
    pub fn unchecked(name: impl Into<String>, reason: impl Into<String>) -> Self {
        let verdict = Verdict::Unchecked(reason.into());
        PatternCheck { name: name.into(), programs: 0, inputs: 0, verdict }
    }
}

impl fmt::Display for PatternCheck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let PatternCheck { name, programs, inputs, verdict } = self;
        match verdict {
            Verdict::NoCounterexample => write!(f, "{name}: {programs} programs, {inputs} inputs, none"),
            Verdict::Counterexample(text) => write!(f, "{name}: wrong\n{text}"),
            Verdict::Unchecked(reason) => write!(f, "{name}: not checked: {reason}"),
        }
    }
}

/// Checks a pattern on small programs.
///
/// ```
/// use rtblgen_interpreter::{Verdict, check_pattern};
/// use rtblgen_runtime::Context;
/// use rtblgen_runtime::opt::OptRegistry;
/// use rtblgen_runtime::rewrite::pdl::{PdlKind, PdlOperation, PdlPattern, PdlType, PdlValue};
///
/// let mut registry = OptRegistry::default();
/// rtblgen_dialects::register_all(&mut registry);
/// let context = registry.context();
/// // The pattern replaces `arith.subi` of two values by the first value.
/// let value = |operation| PdlValue { operation, result: 0 };
/// let operand = || PdlOperation::new(PdlKind::Operand { ty: None }, &[PdlType::Value]);
/// let matched = PdlKind::Operation {
///     name: Some("arith.subi".into()), operands: vec![value(0), value(1)], attributes: vec![], types: vec![value(2)],
/// };
/// let pattern = PdlPattern {
///     name: "wrong".into(),
///     benefit: 1,
///     operations: vec![
///         operand(),
///         operand(),
///         PdlOperation::new(PdlKind::Type { value: None }, &[PdlType::Type]),
///         PdlOperation::new(matched, &[PdlType::Operation]),
///         PdlOperation::new(PdlKind::Rewrite { root: Some(value(3)) }, &[]),
///         PdlOperation::new(PdlKind::Replace { root: value(3), values: vec![value(0)] }, &[]),
///     ],
///     ..PdlPattern::default()
/// };
/// let check = check_pattern(&context, &pattern);
/// let Verdict::Counterexample(text) = check.verdict else { panic!("{check}") };
/// assert!(text.contains("with (false, true): true : i1 became false : i1"), "{text}");
/// ```
pub fn check_pattern<'c>(context: &'c Context, pattern: &PdlPattern<'c>) -> PatternCheck {
    check_pattern_with(context, pattern, &PdlFunctions::default())
}

/// Like [`check_pattern`], for a pattern that calls these native functions. Native constraints select among the
/// programs.
pub fn check_pattern_with<'c>(
    context: &'c Context,
    pattern: &PdlPattern<'c>,
    functions: &PdlFunctions<'c>,
) -> PatternCheck {
    let name = pattern.name.clone();
    let mut set = RewritePatternSet::new(context);
    if let Err(error) = set.add_pdl([pattern.clone()], functions) {
        return PatternCheck::unchecked(name, error.to_string());
    }
    let mut check = PatternCheck { name, programs: 0, inputs: 0, verdict: Verdict::NoCounterexample };
    let patterns = set.freeze();
    let pool = Pool::new(context);
    let mut choices = Choices::default();
    // The reason why no program ran, if none did.
    let mut reason = None;
    for _ in 0..MOST_ATTEMPTS {
        match attempt(context, &pool, pattern, &patterns, &mut choices, &mut check) {
            Ok(()) if check.verdict != Verdict::NoCounterexample => return check,
            Ok(()) | Err(NoProgram::Choices) => {}
            Err(NoProgram::Pattern(text)) => reason = Some(text),
        }
        if check.programs >= MOST_PROGRAMS || !choices.advance() {
            break;
        }
    }
    if check.programs == 0 {
        let reason =
            reason.unwrap_or_else(|| "it applies to no small program of integers and numbers".to_owned());
        check.verdict = Verdict::Unchecked(reason);
    }
    check
}

/// Builds the next program and runs it before and after the pattern.
fn attempt<'c>(
    context: &'c Context,
    pool: &Pool<'c>,
    pattern: &PdlPattern<'c>,
    patterns: &FrozenRewritePatternSet<'c>,
    choices: &mut Choices,
    check: &mut PatternCheck,
) -> Result<(), NoProgram> {
    let before = build(context, pool, pattern, choices)?;
    choices.again();
    let mut after = build(context, pool, pattern, choices)?;
    if !apply(patterns, &mut after.ir, after.root) {
        return Ok(());
    }
    if let Err(errors) = after.ir.verify() {
        let text = format!("{}is not valid afterwards: {errors}\n{}", before.ir, after.ir);
        check.verdict = Verdict::Counterexample(text);
        return Ok(());
    }
    let Some(lists) = inputs::lists(&before.inputs, MOST_INPUTS) else { return Ok(()) };
    let (own, other) = (interpreter(&before.ir), interpreter(&after.ir));
    for input in &lists {
        let (first, second) = (own.call("f", input), other.call("f", input));
        if let Some(what) = unsupported(&first).or_else(|| unsupported(&second)) {
            return Err(NoProgram::Pattern(what));
        }
        check.inputs += 1;
        if !is_refined_by(&first, &second) {
            check.verdict =
                Verdict::Counterexample(counterexample(&before, &after, input, [&first, &second]));
            return Ok(());
        }
    }
    check.programs += 1;
    Ok(())
}

/// Applies the pattern to the root operation.
fn apply<'c>(patterns: &FrozenRewritePatternSet<'c>, ir: &mut Ir<'c>, root: Op) -> bool {
    let applied = PatternApplicator::new(patterns).match_and_rewrite(root, &mut PatternRewriter::new(ir));
    matches!(applied, Applied::Pattern(_))
}

fn interpreter<'a, 'c>(ir: &'a Ir<'c>) -> Interpreter<'a, 'c> {
    Interpreter::new(ir).with_step_limit(10_000)
}

/// The error of a run with an operation that the interpreter does not support.
fn unsupported(run: &Result<Outcome, Fault<'_>>) -> Option<String> {
    match run {
        Err(fault) if matches!(fault.kind, FaultKind::Unsupported(_)) => Some(match fault.op {
            Some(op) => format!("the interpreter does not run `{op}`: {}", fault.kind),
            None => fault.kind.to_string(),
        }),
        _ => None,
    }
}

/// Whether the second run is a refinement of the first one.
fn is_refined_by(first: &Result<Outcome, Fault<'_>>, second: &Result<Outcome, Fault<'_>>) -> bool {
    match (first, second) {
        (Ok(first), Ok(second)) => first.is_refined_by(second),
        (Err(first), Err(second)) => first.is_undefined_behavior() || first.kind == second.kind,
        (Err(first), Ok(_)) => first.is_undefined_behavior(),
        (Ok(_), Err(_)) => false,
    }
}

fn counterexample(
    before: &Program<'_>,
    after: &Program<'_>,
    input: &[RuntimeValue],
    runs: [&Result<Outcome, Fault<'_>>; 2],
) -> String {
    let types: Vec<_> = before.root.result_types(&before.ir).collect();
    let [first, second] = runs.map(|run| match run {
        Ok(outcome) => {
            let values = outcome.values.iter().zip(&types).map(|(value, ty)| value.with_type(*ty));
            values.collect::<Vec<_>>().join(", ")
        }
        Err(fault) => fault.kind.to_string(),
    });
    let input: Vec<String> = input.iter().map(ToString::to_string).collect();
    format!("{}becomes\n{}with ({}): {first} became {second}", before.ir, after.ir, input.join(", "))
}
