//! Runs the tool on valid and invalid programs.

mod loaded;

use std::path::Path;
use std::process::{Command, Output};

fn units(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_units"));
    command.current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("programs"));
    command.args(arguments).output().expect("the program is built")
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("text is UTF-8")
}

#[test]
fn constants_fold_and_factors_are_multiplied() {
    let output = units(&["lengths.mlir", "--canonicalize"]);
    let expected = r#"module {
  func.func @f(%arg0: !units.qty<"m", 64>) {
    %0 = units.constant 2 : <"m", 64>
    %1 = units.scale %arg0 by 12 : <"m", 64> to <"m", 32>
    %2 = units.scale %1 by 4 up : <"m", 32> to <"m", 32>
    units.show %0, %2 : !units.qty<"m", 64>, !units.qty<"m", 32>
    return
  }
}
"#;
    assert_eq!(text(&output.stdout).trim_end(), expected.trim_end(), "{}", text(&output.stderr));
}

#[test]
fn the_pass_counts_cycles_of_functions_too() {
    let pipeline = "--pass-pipeline=builtin.module(func.func(report-cost{limit=2},canonicalize,report-cost))";
    let output =
        units(&["lengths.mlir", pipeline, "--mlir-pass-statistics", "--mlir-pass-statistics-display=list"]);
    let errors = text(&output.stderr);
    assert!(output.status.success(), "{errors}");
    assert!(
        errors.contains("lengths.mlir:1:1: warning: costs 15 cycles, more than 2; 1 expensive"),
        "{errors}"
    );
    assert!(!errors.contains("more than 10"), "{errors}");
    assert!(errors.contains("(S) 1 num-functions - Functions over the limit"), "{errors}");
}

#[test]
fn types_and_ops_are_verified() {
    let program = |name: &str, text: &str| {
        let path = std::env::temp_dir().join(format!("rtblgen-units-{name}-{}.mlir", std::process::id()));
        std::fs::write(&path, text).expect("the program can be written");
        let output = units(&[path.to_str().expect("a path of text")]);
        std::fs::remove_file(&path).expect("the program is there");
        output
    };
    let output = program("width", "func.func private @f(!units.qty<\"m\", 16>)\n");
    assert!(text(&output.stderr).contains("1:32: error: a quantity has 32 or 64 bits, not 16"), "{output:?}");
    let scale = "func.func @f(%a: !units.qty<\"m\", 32>) {\n  \
                 %0 = units.scale %a by 2 : !units.qty<\"m\", 32> to !units.qty<\"s\", 32>\n  return\n}\n";
    let output = program("unit", scale);
    assert!(
        text(&output.stderr).contains("2:8: error: 'units.scale' op cannot turn 'm' into 's'"),
        "{output:?}"
    );
}
