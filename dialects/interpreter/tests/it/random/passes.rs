//! Passes and pipelines on random programs, which return the same or something more defined.

use oracle::random::Random;
use rtblgen_interpreter::{FaultKind, Interpreter, RuntimeValue};
use rtblgen_runtime::opt::{OptRegistry, PassManager};

use super::generate::{INPUTS, program};
use crate::exhaustive::difference;

const SEED: u64 = 4600;
pub(super) const PASSES: &[&str] = &[
    "canonicalize",
    "cse",
    "sccp",
    "inline",
    "mem2reg",
    "loop-invariant-code-motion",
    "control-flow-sink",
    "int-range-optimizations",
    "arith-unsigned-when-equivalent",
    "arith-expand",
    "convert-scf-to-cf",
    "symbol-dce",
    "remove-dead-values",
    "topological-sort",
    "convert-scf-to-cf,canonicalize{region-simplify=aggressive}",
    "canonicalize{top-down=false}",
    "arith-int-range-narrowing{int-bitwidths-supported=8,16}",
    "fold-memref-alias-ops",
    "expand-strided-metadata",
    "sroa",
    "cse,sccp,canonicalize",
];
/// Lowerings, which end a pipeline.
pub(super) const LOWERINGS: &[&str] = &[
    "convert-scf-to-cf,arith-expand,convert-to-llvm,reconcile-unrealized-casts",
    "convert-scf-to-cf,convert-cf-to-llvm,convert-arith-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts",
    "convert-scf-to-cf,expand-strided-metadata,convert-to-llvm,canonicalize,cse",
];

/// The pipelines that a program goes through.
fn pipelines(number: usize) -> Vec<String> {
    let mut random = Random::new(SEED + 1, number);
    let single = PASSES[number % PASSES.len()].to_owned();
    let mut several: Vec<&str> = (0..2 + random.below(4)).map(|_| *random.pick(PASSES)).collect();
    if random.one_in(6) {
        several.push(*random.pick(LOWERINGS));
    }
    vec![single, several.join(",")]
}

/// Returns how a pipeline changes the result of a program, if it does.
pub(super) fn wrong(registry: &OptRegistry, source: &str, pipeline: &str) -> Option<String> {
    let context = registry.context();
    let parse =
        || context.parse_module("f.mlir", source).unwrap_or_else(|errors| panic!("{errors}\n{source}"));
    let (before, mut after) = (parse(), parse());
    let manager = PassManager::parse(&format!("builtin.module({pipeline})"), registry.passes());
    let mut manager = manager.unwrap_or_else(|error| panic!("{pipeline}: {}", error.message));
    manager.threads(1);
    if let Err(errors) = manager.run(&mut after) {
        return Some(format!("{pipeline}: {errors}"));
    }
    INPUTS.iter().find_map(|(a, b)| {
        let input = [*a, *b].map(|number| RuntimeValue::of_int(32, number.into()));
        let run = |ir| Interpreter::new(ir).with_step_limit(100_000).call("main", &input);
        let (first, second) = (run(&before), run(&after));
        // The memory of `llvm` does not run here; `beside_lli` runs it. The lowering itself must succeed.
        let is_lowered = pipeline.contains("to-llvm");
        let is_unsupported = matches!(&second, Err(fault) if matches!(fault.kind, FaultKind::Unsupported(_)));
        let found = difference(&first, &second).filter(|_| !is_lowered || !is_unsupported)?;
        Some(format!("{pipeline} with ({a}, {b}): {found}\n{source}\n{after}"))
    })
}

#[test]
fn results_are_kept() {
    let mut registry = OptRegistry::default();
    rtblgen_dialects::register_all(&mut registry);
    let count = oracle::random::count("RTBLGEN_RANDOM_PROGRAMS", if oracle::is_whole() { 5000 } else { 120 });
    let found: Vec<String> = (0..count)
        .flat_map(|number| pipelines(number).into_iter().map(move |pipeline| (number, pipeline)))
        .filter_map(|(number, pipeline)| {
            Some(format!("program {number}: {}", wrong(&registry, &program(SEED, number), &pipeline)?))
        })
        .collect();
    println!("{count} programs, {} wrong", found.len());
    assert!(found.is_empty(), "{} are wrong\n{}", found.len(), found[..found.len().min(6)].join("\n"));
}
