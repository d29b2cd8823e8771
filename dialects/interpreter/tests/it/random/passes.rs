//! Passes and pipelines on random programs, which return the same or something more defined.

use std::collections::BTreeMap;

use oracle::random::Random;
use rtblgen_interpreter::{Fault, FaultKind, Interpreter, Outcome, RuntimeValue};
use rtblgen_runtime::opt::{OptRegistry, PassManager};

use super::generate::{INPUTS, program};
use super::pipelines::{pipeline, single};
use super::watch::Watch;
use crate::exhaustive::{difference, has_no_meaning};

const SEED: u64 = 4600;

/// The pipelines that a program goes through: one pass in turn, and some at random.
fn pipelines(number: usize) -> Vec<String> {
    let mut random = Random::new(SEED + 1, number);
    let length = 2 + random.below(4);
    vec![single(number).to_owned(), pipeline(&mut random, length)]
}

/// Returns how a pipeline changes the result of a program, if it does.
pub(super) fn wrong(registry: &OptRegistry, source: &str, pipeline: &str) -> Option<String> {
    let inputs: Vec<Vec<RuntimeValue>> = INPUTS
        .iter()
        .map(|(a, b)| [*a, *b].map(|number| RuntimeValue::of_int(32, number.into())).to_vec())
        .collect();
    wrong_with(registry, source, pipeline, &inputs)
}

/// The same for these lists of arguments of `@main`.
pub(crate) fn wrong_with(
    registry: &OptRegistry,
    source: &str,
    pipeline: &str,
    inputs: &[Vec<RuntimeValue>],
) -> Option<String> {
    let context = registry.context();
    let parse =
        || context.parse_module("f.mlir", source).unwrap_or_else(|errors| panic!("{errors}\n{source}"));
    let (before, mut after) = (parse(), parse());
    let manager = PassManager::parse(&format!("builtin.module({pipeline})"), registry.passes());
    let mut manager = manager.unwrap_or_else(|error| panic!("{pipeline}: {}", error.message));
    manager.threads(1);
    if let Err(errors) = manager.run(&mut after) {
        return (!is_refused(pipeline, &errors.to_string()))
            .then(|| format!("{pipeline}: {errors}\n{source}"));
    }
    inputs.iter().find_map(|input| {
        let run = |ir, steps| Interpreter::new(ir).with_step_limit(steps).call("main", input);
        let first = run(&before, 100_000);
        if has_no_meaning(&first) {
            return None;
        }
        // Passes such as `generate-runtime-verification` add steps to each access to memory.
        let second = run(&after, 2_000_000);
        // The memory of `llvm` does not run here; `beside_lli` runs it. The lowering itself must succeed.
        let is_lowered = pipeline.contains("to-llvm");
        let is_unsupported = |run: &Result<Outcome, Fault<'_>>| {
            matches!(run, Err(Fault { kind: FaultKind::Unsupported(_), .. }))
        };
        if is_unsupported(&first) || is_lowered && is_unsupported(&second) {
            return None;
        }
        let found = difference(&first, &second)?;
        let input: Vec<String> = input.iter().map(ToString::to_string).collect();
        Some(format!("{pipeline} with ({}): {found}\n{source}\n{after}", input.join(", ")))
    })
}

/// Whether MLIR's passes report this error as well. `arith-emulate-wide-int` has no patterns for divisions and a few others.
/// `convert-scf-to-cf` cannot lower what is in a region that must have one block and stays, nor `scf.forall` with results. The
/// verifier of `scf.parallel` refuses a step that a pass folds to a constant below 1.
fn is_refused(pipeline: &str, errors: &str) -> bool {
    const PARALLEL_STEP: &str = "'scf.parallel' op constant step operand must be positive";
    let of = |pass: &str, message: &str| pipeline.contains(pass) && errors.contains(message);
    of("emulate-wide-int", "failed to legalize")
        || of("convert-scf-to-cf", "failed to legalize operation 'scf.forall'")
        || of("convert-scf-to-cf", "op expects region #0 to have 0 or 1 blocks")
        || of("resolve-shaped-type-result-dims", PARALLEL_STEP)
        || of("sccp", PARALLEL_STEP)
}

/// Runs programs, each with its pipelines. Prints what is wrong and fails.
pub(super) fn check(what: &str, programs: impl Iterator<Item = (usize, String, Vec<String>)>) {
    let mut registry = OptRegistry::default();
    rtblgen_dialects::register_all(&mut registry);
    let (watch, mut found, mut count, mut runs) = (Watch::start(), Vec::new(), 0, 0);
    for (number, source, pipelines) in programs {
        count += 1;
        for pipeline in pipelines {
            runs += 1;
            let text = format!("{what} {number}: {pipeline}\n{source}");
            if let Some(text) = watch.run(&text, || wrong(&registry, &source, &pipeline)) {
                println!("{what} {number}: {text}");
                found.push(format!("{what} {number}: {text}"));
            }
        }
    }
    println!("{count} {what}s, {runs} runs, {} wrong", found.len());
    assert!(found.is_empty(), "{} are wrong\n{}", found.len(), found[..found.len().min(6)].join("\n"));
}

/// The numbers that a test takes: from `RTBLGEN_FIRST`, so many.
pub(super) fn numbers(variable: &str, usual: usize, whole: usize) -> std::ops::Range<usize> {
    let count = oracle::random::count(variable, if oracle::is_whole() { whole } else { usual });
    let first = oracle::random::count("RTBLGEN_FIRST", 0);
    first..first + count
}

#[test]
fn results_are_kept() {
    let numbers = numbers("RTBLGEN_RANDOM_PROGRAMS", 120, 20_000);
    check("program", numbers.map(|number| (number, program(SEED, number), pipelines(number))));
}

/// How many of the programs return a number, and why the others do not: most of the inputs of most programs must be of use.
#[test]
fn most_programs_return_numbers() {
    let mut registry = OptRegistry::default();
    rtblgen_dialects::register_all(&mut registry);
    let mut outcomes: BTreeMap<String, usize> = BTreeMap::new();
    for number in 0..60 {
        let context = registry.context();
        let source = program(SEED, number);
        let module =
            context.parse_module("f.mlir", &source).unwrap_or_else(|errors| panic!("{errors}\n{source}"));
        for (a, b) in INPUTS {
            let input = [*a, *b].map(|number| RuntimeValue::of_int(32, number.into()));
            let key = match Interpreter::new(&module).with_step_limit(100_000).call("main", &input) {
                Ok(outcome) if outcome.values.iter().any(|value| matches!(value, RuntimeValue::Int(_))) => {
                    "number".to_owned()
                }
                Ok(_) => "poison".to_owned(),
                Err(fault) => fault.kind.to_string(),
            };
            *outcomes.entry(key).or_default() += 1;
        }
    }
    println!("{outcomes:?}");
    let numbers = outcomes.get("number").copied().unwrap_or_default();
    assert!(numbers * 2 > 60 * INPUTS.len(), "{outcomes:?}");
    assert!(!outcomes.keys().any(|key| key.contains("no evaluator")), "{outcomes:?}");
}
