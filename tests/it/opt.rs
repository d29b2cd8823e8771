//! `rtblgen opt`, run as a user runs it.

use crate::tool::Folder;

fn example(name: &str) -> String {
    format!("{}/dynamic/examples/at-once/{name}", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn loaded_patterns_rewrite_a_program_of_a_loaded_dialect() {
    let run = Folder::new(&[]).run(&[
        "opt",
        "--dialect",
        &example("ops.td"),
        "--patterns",
        &example("fold.pdll"),
        &example("program.mlir"),
        "--canonicalize",
    ]);
    assert!(run.success, "{}", run.stderr);
    assert!(run.stdout.contains("return %arg0 : tensor<4x4xf32>"), "{}", run.stdout);
    assert!(!run.stdout.contains("shape2d.flip"), "{}", run.stdout);
}

#[test]
fn an_unknown_dialect_is_an_error_that_says_how_to_load_one() {
    let run = Folder::new(&[]).run_with_input(&["opt"], "%0 = shapes.square : i32");
    assert!(!run.success);
    assert!(run.stderr.contains("dialect 'shapes': `--dialect FILE.td` loads one"), "{}", run.stderr);
    assert_eq!(run.stderr.contains("--features core"), !cfg!(feature = "core"), "{}", run.stderr);
}
