//! The passes and pipelines that random programs go through.

use oracle::random::Random;
use rtblgen_runtime::opt::OptRegistry;

/// Passes that keep what programs mean, each with options of interest.
const PASSES: &[&str] = &[
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
    "arith-int-range-narrowing{int-bitwidths-supported=8,16,32}",
    "arith-emulate-wide-int{widest-int-supported=32}",
    "fold-memref-alias-ops",
    "affine-fold-memref-alias-ops",
    "fold-tensor-subset-ops",
    "expand-strided-metadata",
    "sroa",
    "sroa,mem2reg{region-simplify=false}",
    "cse,sccp,canonicalize",
    "lower-affine",
    "affine-expand-index-ops",
    "func.func(affine-loop-fusion)",
    "func.func(affine-scalrep)",
    "composite-fixed-point-pass{pipeline=any(canonicalize,cse)}",
    "generate-runtime-verification",
    "resolve-ranked-shaped-type-result-dims",
    "resolve-shaped-type-result-dims",
    "remove-dead-values{canonicalize=true}",
    "symbol-privatize{exclude=main}",
    "strip-debuginfo",
    "reconcile-unrealized-casts",
    "inline{max-iterations=1 inlining-threshold=50}",
];

/// Lowerings, which end a pipeline.
const LOWERINGS: &[&str] = &[
    "lower-affine,convert-scf-to-cf,expand-strided-metadata,lower-affine,arith-expand,convert-to-llvm,reconcile-unrealized-casts",
    "lower-affine,convert-scf-to-cf,convert-cf-to-llvm,convert-arith-to-llvm,finalize-memref-to-llvm,convert-index-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts",
    "lower-affine,convert-scf-to-cf,expand-strided-metadata,lower-affine,convert-to-llvm,canonicalize,cse",
    "convert-to-llvm{filter-dialects=arith},canonicalize",
    "convert-math-to-llvm,convert-complex-to-llvm,convert-ub-to-llvm,convert-arith-to-llvm,canonicalize,cse",
    "func.func(llvm-request-c-wrappers),set-llvm-module-datalayout{data-layout=e},convert-func-to-llvm,sccp",
];

/// Registered passes that no random program goes through, with the reason.
const LEFT_OUT: &[(&str, &str)] = &[
    ("convert-pdl-to-pdl-interp", "adds a function `matcher` each time"),
    ("print-ir", "prints and changes nothing"),
    ("print-op-stats", "prints and changes nothing"),
    ("snapshot-op-locations", "writes a file"),
    ("transform-interpreter", "needs a sequence of the transform dialect"),
    ("view-op-graph", "prints and changes nothing"),
];

/// The pipeline of `number` passes and, at times, a lowering.
pub(super) fn pipeline(random: &mut Random, number: usize) -> String {
    let mut passes: Vec<&str> = (0..number).map(|_| *random.pick(PASSES)).collect();
    if random.one_in(6) {
        passes.push(*random.pick(LOWERINGS));
    }
    passes.join(",")
}

/// Each pass in turn, then each lowering.
pub(super) fn single(number: usize) -> &'static str {
    let number = number % (PASSES.len() + LOWERINGS.len());
    PASSES.get(number).copied().unwrap_or_else(|| LOWERINGS[number - PASSES.len()])
}

#[test]
fn every_registered_pass_is_drawn_or_left_out_for_a_reason() {
    let mut registry = OptRegistry::default();
    rtblgen_dialects::register_all(&mut registry);
    let texts = [PASSES, LOWERINGS].concat().join(",");
    let words: Vec<&str> = texts.split([',', '{', '}', '(', ')', ' ']).collect();
    let is_drawn = |name: &str| words.contains(&name);
    let is_left_out = |name: &str| LEFT_OUT.iter().any(|(own, _)| *own == name);
    let names: Vec<&str> = registry.passes().passes().into_iter().map(|pass| pass.argument()).collect();
    let missing: Vec<&&str> = names.iter().filter(|name| is_drawn(name) == is_left_out(name)).collect();
    assert!(missing.is_empty(), "neither drawn nor left out, or both: {missing:?}");
    assert!(LEFT_OUT.iter().all(|(name, _)| names.contains(name)), "a pass that is left out is registered");
}
