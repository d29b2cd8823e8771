//! Faulty patterns in a dialect conversion: no unsoundness, no lost IR, no conversion without an end.
//!
//! `RTBLGEN_FAULTS=100000 cargo test -p test-td --test it conversion_faults` runs more random programs.

use std::cell::Cell;
use std::panic::AssertUnwindSafe;
use std::sync::Once;

use oracle::random::{Random, count};
use random_conversions::faults::{FAULTS, check};
use random_conversions::generate::{Options, program};

/// A program with operations before and after those that faults are about, in a block with an argument and a terminator.
const PROGRAM: &str = r#"  "t.top"() ({
  ^bb0(%x: i32):
    %0 = "t.make"(%x) : (i32) -> i32
    %1 = "t.first"(%0) ({
    ^bb1(%y: i32):
      "t.inner"(%y) : (i32) -> ()
    }) : (i32) -> i32
    %2 = "t.second"(%1) : (i32) -> i32
    "t.use"(%1, %2) : (i32, i32) -> ()
    "t.end"() : () -> ()
  }) : () -> ()
"#;

const TARGET: &str = "identity;legal builtin.module;legal-dialect t;legal-dialect u;illegal t.illegal;illegal t.first;illegal t.second";

thread_local! {
    static IS_QUIET: Cell<bool> = const { Cell::new(false) };
}

/// Runs an action without the messages of its panics: those of patterns are errors of the conversion.
fn quietly<R>(action: impl FnOnce() -> R) -> R {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            if !IS_QUIET.get() {
                usual(panic);
            }
        }));
    });
    IS_QUIET.set(true);
    let result = std::panic::catch_unwind(AssertUnwindSafe(action));
    IS_QUIET.set(false);
    result.unwrap_or_else(|panic| {
        panic!("{}", panic.downcast_ref::<String>().cloned().unwrap_or_default());
    })
}

/// Each fault alone and each pair of faults, with all modes, options and kinds of patterns.
#[test]
fn all_combinations_of_faults_end_with_consistent_ir() {
    let faults: Vec<&str> = FAULTS.iter().map(|(name, _)| *name).chain([""]).collect();
    let mut errors = 0;
    for first in &faults {
        for second in &faults {
            for options in 0..24 {
                let source = combination(first, second, options);
                errors += usize::from(quietly(|| check(&source)).is_some());
            }
        }
    }
    println!("{errors} of {} combinations are errors", faults.len() * faults.len() * 24);
    assert!(errors > 1000);
}

/// A program whose operations `t.first` and `t.second` have patterns with these faults.
fn combination(first: &str, second: &str, options: usize) -> String {
    let mode = ["partial", "full", "analysis"][options % 3];
    let (rollback, bounded, converter) = (options / 3 % 2, options / 6 % 2, options / 12);
    let pattern = |name: &str, root: &str, fault: &str| {
        let rest = if fault.is_empty() { "create:u.a:operands:results replace" } else { fault };
        format!("pattern {name} {root} 1 {converter} {bounded} - {rest}")
    };
    // After a fault that is undone, another pattern is tried.
    let (own, other) = (pattern("First", "t.first", first), pattern("Second", "t.second", second));
    let last = pattern("Last", "t.first", "");
    let rules =
        format!("mode {mode};rollback {rollback};{TARGET};type i32 i64;source m.s;{own};{other};{last}");
    format!("module attributes {{conversion.rules = \"{rules}\"}} {{\n{PROGRAM}}}\n")
}

#[test]
fn random_faults_end_with_consistent_ir() {
    for number in 0..count("RTBLGEN_FAULTS", 400) {
        let mut random = Random::new(4, number);
        let options = Options { faults: true, ..Options::default() };
        let source = program(&mut |limit| random.below(limit), options);
        quietly(|| check(&source));
    }
}
