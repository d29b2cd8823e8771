//! Lowered programs are translated and run by LLVM's tools.

use oracle::Oracle;
use rtblgen_dialects::conversion::{ScfToControlFlow, TO_LLVM};
use rtblgen_dialects::{arith::ArithDialect, cf::CfDialect, math::MathDialect, scf::ScfDialect};
use rtblgen_runtime::Context;
use rtblgen_runtime::dialects::FuncDialect;
use rtblgen_runtime::pass::PassManager;
use rtblgen_runtime::transforms::{Canonicalizer, ReconcileUnrealizedCasts};

use oracle::output_of;

/// Lowers a program to the `llvm` dialect and returns its text; canonicalizes it before if `simplifies`.
fn lower(source: &str, simplifies: bool) -> String {
    let context = Context::new();
    context.register::<FuncDialect>();
    context.register::<ArithDialect>();
    context.register::<CfDialect>();
    context.register::<ScfDialect>();
    context.register::<MathDialect>();
    let mut module = context.parse_module("program.mlir", source).expect("the program is right");
    let mut passes = PassManager::new("builtin.module");
    if simplifies {
        passes.add(Canonicalizer);
    }
    passes.add(ScfToControlFlow).add(TO_LLVM).add(ReconcileUnrealizedCasts);
    passes.run(&mut module).expect("all of it can be lowered");
    module.to_string()
}

/// Translates and runs a lowered program and returns its exit status.
pub(crate) fn run(oracle: &Oracle, lowered: &str) -> Option<i32> {
    let mut translate = oracle.tool("mlir-translate");
    let translated = output_of(translate.arg("--mlir-to-llvmir"), lowered.as_bytes());
    let errors = String::from_utf8_lossy(&translated.stderr);
    assert!(translated.status.success(), "{lowered}\n{errors}");
    output_of(&mut oracle.tool("lli"), &translated.stdout).status.code()
}

/// Returns the fenced code blocks of a language in a page.
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

/// Bodies of functions of `%a` and `%b`, and of `%s`, which is 3. The test folds each with constants and also calls it.
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
    ("i8", COUNT_UP),
    ("i8", COUNT_UP_UNSIGNED),
    ("i8", SMALLER),
    ("i8", HALVE),
    ("i8", CHOICE),
    ("i8", REDUCTION),
    ("i8", "math.absi %a : i8"),
    ("i8", "math.ctlz %a : i8"),
    ("i8", "math.cttz %b : i8"),
    ("i8", "math.ctpop %a : i8"),
    ("i8", ROOT),
    ("i8", SINE),
    ("i8", POWER),
];

/// Adds all third numbers between two numbers.
const COUNT_UP: &str = "scf.for %i = %a to %b step %s iter_args(%c = %a) -> (i8) : i8 { \
    %n = arith.addi %c, %i : i8 scf.yield %n : i8 }";

/// The same without signs. The bounds are halved, so that the induction variable does not overflow.
const COUNT_UP_UNSIGNED: &str = "scf.execute_region -> i8 { %x = arith.shrui %a, %s : i8 %y = arith.shrui %b, %s : i8 \
    %r = scf.for unsigned %i = %x to %y step %s iter_args(%c = %b) -> (i8) : i8 { \
    %n = arith.subi %c, %i : i8 scf.yield %n : i8 } scf.yield %r : i8 }";

const SMALLER: &str = "scf.execute_region -> i8 { %t = arith.cmpi slt, %a, %b : i8 \
    %r = scf.if %t -> (i8) { scf.yield %a : i8 } else { %n = arith.muli %b, %s : i8 scf.yield %n : i8 } \
    scf.yield %r : i8 }";

/// Divides a number by 2 until it is below another one, at most 100 times.
const HALVE: &str = "scf.execute_region -> i8 { %i8_0 = arith.constant 0 : i8 %one = arith.constant 1 : i8 \
    %max = arith.constant 100 : i8 %r:2 = scf.while (%v = %a, %n = %i8_0) : (i8, i8) -> (i8, i8) { \
    %t = arith.cmpi sgt, %v, %b : i8 %u = arith.cmpi slt, %n, %max : i8 %both = arith.andi %t, %u : i1 \
    scf.condition(%both) %v, %n : i8, i8 } do { ^bb0(%v: i8, %n: i8): %w = arith.shrsi %v, %one : i8 \
    %m = arith.addi %n, %one : i8 scf.yield %w, %m : i8, i8 } %sum = arith.addi %r#0, %r#1 : i8 scf.yield %sum : i8 }";

const CHOICE: &str = "scf.execute_region -> i8 { %i = arith.index_cast %a : i8 to index \
    %r = scf.index_switch %i -> i8 case 100 { %n = arith.addi %a, %b : i8 scf.yield %n : i8 } \
    case -7 { scf.yield %b : i8 } default { scf.yield %s : i8 } scf.yield %r : i8 }";

/// The sum of products in a square of six numbers, and the first number.
const REDUCTION: &str = "scf.execute_region -> i8 { %i0 = arith.constant 0 : index %i2 = arith.constant 2 : index \
    %i3 = arith.constant 3 : index %i1 = arith.constant 1 : index \
    %r = scf.parallel (%i, %j) = (%i0, %i0) to (%i2, %i3) step (%i1, %i1) init (%a) -> i8 { \
    %x = arith.index_cast %i : index to i8 %y = arith.index_cast %j : index to i8 %z = arith.muli %x, %y : i8 \
    %w = arith.addi %z, %b : i8 scf.reduce(%w : i8) { ^bb0(%p: i8, %q: i8): %v = arith.addi %p, %q : i8 \
    scf.reduce.return %v : i8 } } scf.yield %r : i8 }";

/// Ten times the square root of a number without its sign.
const ROOT: &str = "scf.execute_region -> i8 { %x = arith.sitofp %a : i8 to f64 %y = math.absf %x : f64 \
    %z = math.sqrt %y : f64 %ten = arith.constant 10.0 : f64 %w = arith.mulf %z, %ten : f64 %v = math.floor %w : f64 \
    %r = arith.fptosi %v : f64 to i8 scf.yield %r : i8 }";

/// A hundred times the sine plus the cosine of another number, in `f32`.
const SINE: &str = "scf.execute_region -> i8 { %x = arith.sitofp %a : i8 to f32 %y = arith.sitofp %b : i8 to f32 \
    %p = math.sin %x : f32 %q = math.cos %y : f32 %t = arith.constant 100.0 : f32 %u = arith.mulf %p, %t : f32 \
    %w = arith.addf %u, %q : f32 %v = math.roundeven %w : f32 %r = arith.fptosi %v : f32 to i8 scf.yield %r : i8 }";

/// A power of a number near 1, and a logarithm.
const POWER: &str = "scf.execute_region -> i8 { %x = arith.sitofp %a : i8 to f64 %y = arith.sitofp %b : i8 to f64 \
    %k = arith.constant 1.01 : f64 %p = math.powf %k, %x : f64 %l = math.exp2 %p : f64 %m = math.log %l : f64 \
    %n = math.copysign %m, %y : f64 %t = arith.constant 7.0 : f64 %w = arith.mulf %n, %t : f64 \
    %v = math.trunc %w : f64 %r = arith.fptosi %v : f64 to i8 scf.yield %r : i8 }";

#[test]
fn folding_and_the_machine_agree() {
    let Some(oracle) = Oracle::find() else { return };
    let mut checks = String::new();
    let mut functions = String::new();
    let pairs = [(-128, 127), (100, 100), (-7, 2), (7, -2), (-1, 3), (0, 5)];
    for (number, (ty, code)) in PROGRAMS.iter().enumerate() {
        // The call is not inlined, so the machine computes its result. The copy in `main` has constant operands and is folded.
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
