//! The time of passes grows with the program, and not with its square. `examples/growth` measures all passes.

#[path = "../../examples/growth/measure.rs"]
mod measure;
#[path = "../../examples/growth/shapes.rs"]
mod shapes;

use std::time::Duration;

use measure::{TOO_LONG, measure};
use rtblgen_runtime::opt::OptRegistry;
use shapes::SHAPES;

/// Passes and shapes that were quadratic once, each with a size that takes some milliseconds.
const ROWS: &[(&str, &str, usize)] = &[
    ("affine-expand-index-ops", "alike-blocks", 500),
    ("affine-scalrep", "many-allocations", 150),
    ("canonicalize", "affine-chains", 200),
    ("canonicalize", "alike-blocks", 500),
    ("canonicalize", "alike-ifs", 400),
    ("canonicalize", "many-regions", 200),
    ("canonicalize", "rotated-loops", 400),
    ("canonicalize", "wide-switches", 300),
    ("convert-scf-to-cf", "many-regions", 100),
    ("convert-to-llvm", "many-results", 500),
    ("generate-runtime-verification", "alike-blocks", 100),
    ("generate-runtime-verification", "many-uses", 100),
    ("int-range-optimizations", "many-arguments", 400),
    ("remove-dead-values", "many-arguments", 200),
    ("remove-dead-values", "many-symbols", 200),
    ("remove-dead-values", "wide-switches", 300),
    ("sccp", "many-symbols", 300),
    ("sccp", "many-uses", 500),
    ("symbol-dce", "wide-switches", 500),
];

/// Passes that run on functions only.
const FUNCTION_PASSES: &[&str] = &["affine-scalrep"];

/// Shorter times count as this one: some systems measure in steps of 4 ms.
const STEPS: Duration = Duration::from_millis(10);

/// Eight times the program takes eight times as long, or 64 times with the square.
const MOST: f64 = 24.0;

#[test]
fn time_grows_with_the_program() {
    let mut registry = OptRegistry::default();
    rtblgen_dialects::register_all(&mut registry);
    let mut wrong = Vec::new();
    for (pass, name, size) in ROWS {
        let shape = SHAPES.iter().find(|shape| shape.name == *name).expect("the shape exists");
        assert!(shape.least <= *size && 8 * size <= shape.most, "the size of {name} is one of its sizes");
        let time = |size: usize, rounds: usize| {
            let program = (shape.program)(size);
            let anchored = if FUNCTION_PASSES.contains(pass) {
                format!("func.func({pass})")
            } else {
                (*pass).to_owned()
            };
            measure(&registry, &format!("builtin.module({anchored})"), &program, rounds)
                .expect("the pass succeeds")
        };
        let (small, large) = (time(*size, 4), time(8 * size, 2));
        assert!(large < TOO_LONG, "{pass} on {name} takes {large:?}");
        let ratio = large.as_secs_f64() / small.max(STEPS).as_secs_f64();
        if ratio > MOST {
            wrong.push(format!("{pass} on {name}: {small:?} at {size}, {large:?} at {}", 8 * size));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
