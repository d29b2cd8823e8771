//! Random functions through our lowerings and both exports: the same text.

use oracle::{Oracle, is_whole, random::count};

use crate::random_program::{PRINT, lower, printed, program};

/// All of them: `RTBLGEN_ALL=1 cargo test -p rtblgen-llvm-ir --test it lowered -- --nocapture`.
#[test]
fn lowered_functions_have_the_text_of_mlir_translate() {
    const FUNCTIONS: usize = 20;
    let Some(oracle) = Oracle::find() else { return };
    let modules = count("RTBLGEN_LOWERED_MODULES", if is_whole() { 100 } else { 2 });
    let (mut functions, mut different) = (0, Vec::new());
    for seed in 0..modules as u64 {
        for folds in [false, true] {
            let lowered = lower(&program(seed + 1, FUNCTIONS), folds);
            let theirs = crate::theirs(&oracle, &lowered).expect("mlir-translate takes it");
            let ours = crate::translate(&lowered);
            assert!(ours.success, "seed {seed}: {}", ours.errors);
            functions += FUNCTIONS;
            let places = ours.output.lines().zip(theirs.lines());
            if let Some((ours, theirs)) = places.into_iter().find(|(ours, theirs)| ours != theirs) {
                different.push(format!("seed {seed}, folded {folds}: {ours}\n  instead of {theirs}"));
            } else if ours.output != theirs {
                different.push(format!("seed {seed}, folded {folds}: the ends differ"));
            }
        }
    }
    println!("{functions} functions, {} modules differ", different.len());
    assert!(different.is_empty(), "{}", different.join("\n"));
    // The generator's program prints numbers so.
    assert!(PRINT.contains("putchar") && printed(1).starts_with('B'));
}
