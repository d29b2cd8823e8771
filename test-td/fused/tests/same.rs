//! Fusing patterns changes nothing but the time.

use fused_matcher::{DENSE, Populate, Rules, context, program};
use rtblgen_runtime::rewrite::{
    GreedyConfig, GreedyError, Listener, NoMatch, PatternInfo, RewritePatternSet, apply_patterns_greedily,
};
use rtblgen_runtime::{Context, Ir, Op};

/// The patterns that applied, in turn.
#[derive(Default)]
struct Applied {
    names: Vec<String>,
    tried: usize,
}

impl<'c> Listener<'c> for Applied {
    fn pattern_end(&mut self, _ir: &Ir<'c>, pattern: &PatternInfo, outcome: Result<(), NoMatch>) {
        self.tried += 1;
        if outcome.is_ok() {
            self.names.push(pattern.name.clone());
        }
    }
}

/// Which patterns applied, and what came of them.
fn rewrite(context: &Context, populate: Populate, source: &str, top_down: bool) -> (Applied, String) {
    let mut ir = context.parse_module("random.mlir", source).expect("the program is right");
    let mut patterns = RewritePatternSet::new(context);
    populate(&mut patterns);
    let mut applied = Applied::default();
    let config = GreedyConfig {
        top_down,
        max_iterations: Some(3),
        max_rewrites: Some(2_000),
        listener: Some(&mut applied),
        ..GreedyConfig::default()
    };
    match apply_patterns_greedily(&mut ir, &patterns.freeze(), config) {
        Ok(_) | Err(GreedyError::NotConverged { .. }) => {}
        Err(error) => panic!("{error}"),
    }
    ir.verify().expect("the result is right");
    (applied, ir.to_string())
}

fn check(rules: Rules, sizes: &[usize], seeds: u64) {
    let context = context();
    let (mut applications, mut fewer) = (0, 0);
    for (size, seed) in sizes.iter().flat_map(|size| (0..seeds).map(move |seed| (*size, seed))) {
        let source = program(rules.shape, seed * 1000 + size as u64, size);
        for top_down in [false, true] {
            let (separate, expected) = rewrite(&context, rules.separate, &source, top_down);
            let (fused, found) = rewrite(&context, rules.fused, &source, top_down);
            assert_eq!(fused.names, separate.names, "seed {seed}, {size} operations, top down {top_down}");
            assert_eq!(found, expected, "seed {seed}, {size} operations, top down {top_down}");
            assert!(fused.tried <= separate.tried);
            applications += fused.names.len();
            fewer += separate.tried - fused.tried;
        }
    }
    println!("{}: {applications} patterns applied, {fewer} tries fewer", rules.shape.name);
    assert!(applications > 100 && fewer > 1_000, "the programs hardly match: {applications}, {fewer}");
}

#[test]
fn few_kinds() {
    check(DENSE, &[20, 100, 400], 20);
}

#[cfg(feature = "wide")]
#[test]
fn many_kinds() {
    check(fused_matcher::WIDE, &[2_000], 5);
}
