//! `--reduce` on programs of the core dialects: what is left is what the test asks for.

use std::process::Command;

use rtblgen_runtime::opt::{OptRegistry, reduce, run};

const PROGRAM: &str = "
memref.global @table : memref<4xi32> = dense<[1, 2, 3, 4]>
func.func private @helper(%a: i32, %b: f32, %c: index) -> (i32, f32) {
  %t = memref.get_global @table : memref<4xi32>
  %v = memref.load %t[%c] : memref<4xi32>
  %s = arith.addi %v, %a : i32
  return %s, %b : i32, f32
}
func.func @main(%n: index, %x: i32, %f: f32, %p: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %start = arith.constant 17 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %start) -> (i32) {
    %w = scf.if %p -> (i32) {
      %q = arith.divsi %acc, %x : i32
      scf.yield %q : i32
    } else {
      %h:2 = func.call @helper(%acc, %f, %i) : (i32, f32, index) -> (i32, f32)
      scf.yield %h#0 : i32
    }
    scf.yield %w : i32
  }
  cf.cond_br %p, ^a(%r : i32), ^b(%x : i32)
^a(%k: i32):
  %y = arith.muli %k, %x {note = \"kept by nobody\"} : i32
  cf.br ^c(%y : i32)
^b(%l: i32):
  %z = arith.subi %l, %x : i32
  cf.br ^c(%z : i32)
^c(%m: i32):
  return %m : i32
}";

fn registry() -> OptRegistry {
    let mut registry = OptRegistry::default();
    rtblgen_dialects::register_all(&mut registry);
    registry
}

/// Reduces the program while the text has all of these.
fn reduced(wanted: &[&str]) -> String {
    let registry = registry();
    let mut test = |text: &str| wanted.iter().all(|own| text.contains(own));
    let reduction = reduce(PROGRAM, &|| registry.context(), &mut test).expect("the program is interesting");
    assert!(reduction.tests < 400, "{} tests", reduction.tests);
    reduction.text
}

#[test]
fn one_operation_remains() {
    let text = reduced(&["arith.divsi"]);
    assert_eq!(text.lines().count(), 7, "{text}");
    for gone in ["scf.", "cf.", "@helper", "memref.", "17", "%arg"] {
        assert!(!text.contains(gone), "{gone} in\n{text}");
    }
}

#[test]
fn structure_that_the_test_asks_for_remains() {
    let text = reduced(&["scf.for", "func.call @helper"]);
    assert!(text.contains("func.func private @helper()") || text.contains("private @helper() "), "{text}");
    assert!(!text.contains("scf.if") && !text.contains("memref.") && !text.contains("^bb"), "{text}");
    let text = reduced(&["cf.cond_br", "arith.muli"]);
    assert!(!text.contains("note") && !text.contains("@helper") && !text.contains("scf."), "{text}");
}

/// An operand outside a variadic group has its place: without the flag of a switch, its verifier would read another operand.
#[test]
fn single_operands_remain() {
    let registry = registry();
    let program = "func.func @f(%n: i32, %x: i32) -> i32 {
  cf.switch %n : i32, [ default: ^a(%x : i32), 1: ^b(%x : i32) ]
^a(%k: i32):
  return %k : i32
^b(%l: i32):
  return %l : i32
}";
    let mut test = |text: &str| text.contains("cf.switch");
    let reduction = reduce(program, &|| registry.context(), &mut test).expect("the program is interesting");
    assert!(reduction.text.contains("cf.switch %c0_i32 : i32"), "{}", reduction.text);
}

#[test]
fn programs_without_the_property_are_refused() {
    let registry = registry();
    let error = reduce(PROGRAM, &|| registry.context(), &mut |_| false).unwrap_err();
    assert_eq!(error, "the test does not hold for the program itself");
    let error = reduce("func.func @f(", &|| registry.context(), &mut |_| true).unwrap_err();
    assert!(error.contains("reduced.mlir:1:13: error"), "{error}");
}

fn opt(arguments: &[&str]) -> Result<(String, String), String> {
    let arguments = arguments.iter().map(|&argument| argument.to_owned()).collect();
    let outcome = run("opt", arguments, &registry(), &mut PROGRAM.as_bytes());
    match outcome.success {
        true => Ok((outcome.output, outcome.errors)),
        false => Err(outcome.errors),
    }
}

/// The command line, with commands of a shell.
#[test]
fn commands_are_tests() {
    if Command::new("sh").arg("-c").arg("true").status().is_err() {
        return;
    }
    let (text, report) = opt(&["--reduce", "--reduce-test=grep -q memref.load"]).expect("it reduces");
    assert!(text.contains("memref.load") && text.trim().lines().count() <= 9, "{text}");
    assert!(report.contains("reduced to ") && report.contains(" tests"), "{report}");
    // The passes run first, and the file may stand anywhere in the command.
    let line = [
        "--convert-scf-to-cf",
        "--reduce",
        "--reduce-test=test -f {} && ! grep -q scf {} && grep -q divsi {}",
    ];
    let (text, _) = opt(&line).expect("it reduces");
    assert!(text.trim().lines().count() <= 9, "{text}");
}

/// The file of `-o` has the smallest program at any time: each candidate that the test accepts is the smallest one so far.
#[test]
fn the_output_file_has_the_smallest_program_so_far() {
    if Command::new("sh").arg("-c").arg("true").status().is_err() {
        return;
    }
    let folder = std::env::temp_dir().join(format!("rtblgen-reduced-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let (output, seen) = (folder.join("out.mlir"), folder.join("seen"));
    let written = output.display();
    // The test copies the file that the step before left, and asks for one operation.
    let test = format!("--reduce-test=cat {written} >> {}; grep -q memref.load", seen.display());
    opt(&["--reduce", &test, &format!("-o={written}")]).expect("it reduces");
    let seen = std::fs::read_to_string(seen).expect("the test has seen files");
    let smallest = std::fs::read_to_string(&output).expect("a file");
    assert!(seen.contains("cf.cond_br") && seen.contains(&smallest), "{seen}\n{smallest}");
    assert!(smallest.lines().count() <= 9, "{smallest}");
    let error = opt(&["--reduce", "--reduce-test=true", "-o=/no/such/folder/out.mlir"]).unwrap_err();
    assert!(error.contains("--reduce: cannot open output file '/no/such/folder/out.mlir'"), "{error}");
    std::fs::remove_dir_all(&folder).expect("a folder");
}

#[test]
fn flags_that_do_nothing_beside_it_earn_warnings() {
    let with = |more: &[&str]| {
        let line = [&["--reduce", "--reduce-test=grep -q memref.load"], more].concat();
        opt(&line).expect("it reduces").1
    };
    for flag in ["emit-bytecode", "mlir-print-op-generic", "mlir-print-debuginfo"] {
        let warning =
            format!("opt: warning: --{flag} does nothing with --reduce, which prints something else\n");
        let report = with(&[&format!("--{flag}")]);
        assert!(report.starts_with(&warning), "{report}");
    }
    for flag in ["--cse", "--verify-roundtrip", "--verify-diagnostics"] {
        assert!(!with(&[flag]).contains("warning"), "{flag}");
    }
}

#[test]
fn flags_that_do_nothing_are_errors() {
    let error = opt(&["--reduce"]).unwrap_err();
    assert!(error.starts_with("opt: --reduce needs a test: --reduce-test='COMMAND'"), "{error}");
    let error = opt(&["--reduce-test=true"]).unwrap_err();
    assert_eq!(error, "opt: --reduce-test does nothing without --reduce\n");
    let error = opt(&["--reduce", "--reduce-test=false"]).unwrap_err();
    assert!(error.contains("--reduce: the test does not hold for the program itself"), "{error}");
    let error = opt(&["--reduce", "--reduce-test=no-such-program-46"]).unwrap_err();
    assert!(error.contains("--reduce: the test cannot run"), "{error}");
}
