//! Programs that are lowered here, translated and run by LLVM's tools.

use std::io::Write;
use std::process::{Command, Stdio};

use oracle::Oracle;
use rtblgen_dialects::conversion::TO_LLVM;
use rtblgen_dialects::{arith::ArithDialect, cf::CfDialect};
use rtblgen_runtime::Context;
use rtblgen_runtime::dialects::FuncDialect;
use rtblgen_runtime::pass::PassManager;
use rtblgen_runtime::transforms::{Canonicalizer, ReconcileUnrealizedCasts};

/// The program as text of the `llvm` dialect, simplified first or as it is.
fn lower(source: &str, simplifies: bool) -> String {
    let context = Context::new();
    context.register::<FuncDialect>();
    context.register::<ArithDialect>();
    context.register::<CfDialect>();
    let mut module = context.parse_module("program.mlir", source).expect("the program is right");
    let mut passes = PassManager::new("builtin.module");
    if simplifies {
        passes.add(Canonicalizer);
    }
    passes.add(TO_LLVM).add(ReconcileUnrealizedCasts);
    passes.run(&mut module).expect("all of it can be lowered");
    module.to_string()
}

/// What a command makes of an input.
fn output_of(command: &mut Command, input: &[u8]) -> std::process::Output {
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the tool starts");
    child.stdin.take().expect("it is piped").write_all(input).expect("the tool reads");
    child.wait_with_output().expect("the tool ends")
}

/// The status with which the program ends.
fn run(oracle: &Oracle, lowered: &str) -> Option<i32> {
    let mut translate = oracle.tool("mlir-translate");
    let translated = output_of(translate.arg("--mlir-to-llvmir"), lowered.as_bytes());
    let errors = String::from_utf8_lossy(&translated.stderr);
    assert!(translated.status.success(), "{lowered}\n{errors}");
    output_of(&mut oracle.tool("lli"), &translated.stdout).status.code()
}

/// The fenced blocks of a language on a page.
fn blocks<'p>(page: &'p str, language: &str) -> Vec<&'p str> {
    let start = format!("```{language}\n");
    page.split(&start).skip(1).filter_map(|rest| rest.split("```").next()).collect()
}

#[test]
fn the_program_of_the_guide_runs() {
    let page = include_str!("../../../docs/guide/lowering-to-machine-code.md");
    let programs = blocks(page, "mlir");
    let lowered = lower(programs[0], true);
    assert_eq!(lowered, programs[1], "the guide shows what is printed");
    let Some(oracle) = Oracle::find() else { return };
    let status = run(&oracle, &lowered).expect("the program ends by itself");
    assert_eq!(format!("{status}\n"), blocks(page, "text")[0], "the guide shows what it returns");
}

/// Functions of two numbers, and what `main` gives them: computed by folding, and by the machine.
const PROGRAMS: &[(&str, &str)] = &[
    ("i8", "arith.addi %a, %b : i8"),
    ("i8", "arith.muli %a, %b : i8"),
    ("i8", "arith.divsi %a, %b : i8"),
    ("i8", "arith.divui %a, %b : i8"),
    ("i8", "arith.ceildivsi %a, %b : i8"),
    ("i8", "arith.ceildivui %a, %b : i8"),
    ("i8", "arith.floordivsi %a, %b : i8"),
    ("i8", "arith.remsi %a, %b : i8"),
    ("i8", "arith.remui %a, %b : i8"),
    ("i8", "arith.shrsi %a, %s : i8"),
    ("i8", "arith.shrui %a, %s : i8"),
    ("i8", "arith.shli %a, %s : i8"),
    ("i8", "arith.xori %a, %b : i8"),
    ("i8", "arith.maxsi %a, %b : i8"),
    ("i8", "arith.minui %a, %b : i8"),
];

#[test]
fn folding_and_the_machine_agree() {
    let Some(oracle) = Oracle::find() else { return };
    let mut checks = String::new();
    let mut functions = String::new();
    let pairs = [(-128, 127), (100, 100), (-7, 2), (7, -2), (-1, 3), (0, 5)];
    for (number, (ty, code)) in PROGRAMS.iter().enumerate() {
        // The function is called, so that only the machine computes its result; beside it the same is folded.
        functions += &format!(
            "func.func @f{number}(%a: {ty}, %b: {ty}, %s: {ty}) -> {ty} {{ %0 = {code} return %0 : {ty} }}\n"
        );
        for (a, b) in pairs {
            let id = checks.lines().count();
            let folded = code.replace("%a", &format!("%a{id}")).replace("%b", &format!("%b{id}"));
            let folded = folded.replace("%s", &format!("%s{id}"));
            checks += &format!(
                "%a{id} = arith.constant {a} : {ty} %b{id} = arith.constant {b} : {ty} \
                 %s{id} = arith.constant 3 : {ty} %x{id} = {folded} \
                 %y{id} = func.call @f{number}(%a{id}, %b{id}, %s{id}) : ({ty}, {ty}, {ty}) -> {ty} \
                 %e{id} = arith.cmpi ne, %x{id}, %y{id} : {ty} %w{id} = arith.extui %e{id} : i1 to i32 \
                 %n{id} = arith.addi %n_{id}, %w{id} : i32\n"
            );
        }
    }
    let count = checks.lines().count();
    for id in 0..count {
        let before = if id == 0 { "%zero".to_owned() } else { format!("%n{}", id - 1) };
        checks = checks.replace(&format!("%n_{id},"), &format!("{before},"));
    }
    let program = format!(
        "{functions}func.func @main() -> i32 {{\n%zero = arith.constant 0 : i32\n{checks}return %n{} : i32\n}}",
        count - 1
    );
    assert_eq!(
        run(&oracle, &lower(&program, true)),
        Some(0),
        "how many folded numbers differ from the machine's"
    );
    assert_eq!(run(&oracle, &lower(&program, false)), Some(0), "the same without folding");
}
