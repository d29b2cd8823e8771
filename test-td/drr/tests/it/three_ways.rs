//! 60 patterns in DRR, in PDLL that is compiled, and in PDL that is interpreted: random programs become the
//! same, and equal the result of `mlir-opt --test-pdl-bytecode-pass` with the PDL.
//!
//! `three_ways/rules.mlir` is the output of `mlir-pdll -x mlir` for `three_ways/rules.pdll` without the
//! included definitions, and without locations. With them it refers to groups of results by number, of which
//! the bytecode of MLIR 22 finds only the last one.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use drr_conformance::three_ways::{ThreeDialect, drr, pdll};
use oracle::Oracle;
use rtblgen_pdl::LoadedPatterns;
use rtblgen_runtime::dialects::FuncDialect;
use rtblgen_runtime::rewrite::pdl::{AddPdl, PdlFunctions};
use rtblgen_runtime::rewrite::{
    GreedyConfig, Listener, NoMatch, PatternInfo, RewritePatternSet, apply_patterns_greedily_to,
};
use rtblgen_runtime::{Context, Ir, Op};

use crate::support::{folder, read};

const PROGRAMS: usize = 2_000;
const OPERATIONS: usize = 20;

struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }
}

/// A function of random operations. The values of most functions have one type.
fn program(random: &mut Random, number: usize) -> String {
    let types: &[&str] = [&["i32"][..], &["i64"], &["i32", "i64"]][random.below(3)];
    let mut text = format!("func.func @f{number}() {{\n");
    let mut values: Vec<(String, &str)> = Vec::new();
    for line in 0..OPERATIONS {
        let count = match values.len() {
            0 => 5,
            _ => random.below(6),
        };
        let (name, operand_count, result_count) =
            [("u", 1, 1), ("b", 2, 1), ("a", 1, 1), ("v", random.below(4), 1), ("t", 1, 2), ("source", 0, 1)]
                [count];
        let (name, operand_count, result_count) = match (name, random.below(4)) {
            ("u", 0) => ("s", 1, 0),
            _ => (name, operand_count, result_count),
        };
        // Mostly the last values, so that patterns find something.
        let window = if random.below(5) > 0 { 4 } else { values.len() };
        let operands: Vec<_> = (0..operand_count)
            .map(|_| values[values.len() - 1 - random.below(window.min(values.len()))].clone())
            .collect();
        let (names, operand_types): (Vec<_>, Vec<_>) = operands.into_iter().unzip();
        let results: Vec<&str> = (0..result_count).map(|_| types[random.below(types.len())]).collect();
        let number = if name == "source" { String::new() } else { (1 + random.below(6)).to_string() };
        let attributes =
            if name == "a" { format!(" {{a = {} : i32}}", random.below(3)) } else { String::new() };
        let bound = match result_count {
            0 => String::new(),
            1 => format!("%v{line} = "),
            count => format!("%v{line}:{count} = "),
        };
        writeln!(
            text,
            "  {bound}\"three.{name}{number}\"({}){attributes} : ({}) -> ({})",
            names.join(", "),
            operand_types.join(", "),
            results.join(", ")
        )
        .expect("a string takes everything");
        for (index, ty) in results.into_iter().enumerate() {
            let suffix = if result_count > 1 { format!("#{index}") } else { String::new() };
            values.push((format!("%v{line}{suffix}"), ty));
        }
    }
    text + "  return\n}\n"
}

fn programs() -> String {
    let mut random = Random(1);
    let functions: String = (0..PROGRAMS).map(|number| program(&mut random, number)).collect();
    format!("module @ir {{\n{functions}}}\n")
}

/// The names of the patterns that were applied, in order.
#[derive(Default)]
struct Applied {
    current: String,
    names: Vec<String>,
}

impl<'c> Listener<'c> for Applied {
    fn pattern_begin(&mut self, _: &Ir<'c>, pattern: &PatternInfo, _: Op) {
        self.current = pattern.name.to_string();
    }

    fn pattern_end(&mut self, _: &Ir<'c>, _: &PatternInfo, outcome: Result<(), NoMatch>) {
        if outcome.is_ok() {
            self.names.push(self.current.clone());
        }
    }
}

/// The patterns that were applied, and the program after them.
fn ours(source: &str, populate: impl for<'c> Fn(&mut RewritePatternSet<'c>)) -> (Vec<String>, String) {
    let context = Context::new();
    context.register::<ThreeDialect>();
    context.register::<FuncDialect>();
    let parsed = context.parse_module("programs.mlir", &format!("module {{\n{source}}}\n"));
    let mut ir = parsed.unwrap_or_else(|diagnostics| panic!("{diagnostics}"));
    let mut patterns = RewritePatternSet::new(&context);
    populate(&mut patterns);
    let body = ir.root().lookup_symbol(&ir, "ir").expect("the programs");
    let mut applied = Applied::default();
    let config = GreedyConfig { listener: Some(&mut applied), ..GreedyConfig::default() };
    apply_patterns_greedily_to(&mut ir, body, &patterns.freeze(), config).expect("an end");
    // MLIR does not have the operations, so their attributes are discardable ones.
    let text = ir.to_string().replace("<{a =", "{a =").replace(" : i32}>", " : i32}");
    (applied.names, text)
}

/// The text as printed where the operations are not registered, as in `mlir-opt`: results have no names.
fn as_unregistered(text: &str) -> String {
    let context = Context::new();
    context.register::<FuncDialect>();
    context.allow_unregistered_dialects(true);
    let parsed = context.parse_module("programs.mlir", text);
    parsed.unwrap_or_else(|diagnostics| panic!("{diagnostics}")).to_string()
}

fn interpreted(patterns: &mut RewritePatternSet<'_>) {
    let text = read(&folder("three_ways/rules.mlir"));
    let loaded = rtblgen_pdl::load_mlir(patterns.context(), "rules.mlir", &text).expect("they are valid");
    let LoadedPatterns::Patterns(loaded) = loaded else { panic!("these are patterns") };
    patterns.add_pdl(loaded, &PdlFunctions::default()).expect("they are valid");
}

fn of_mlir(oracle: &Oracle, source: &str) -> String {
    let rules = read(&folder("three_ways/rules.mlir"));
    let input = format!("{}\n{source}", rules.replacen("module {", "module @patterns {", 1));
    let path = std::env::temp_dir().join(format!("three-ways-{}.mlir", std::process::id()));
    std::fs::write(&path, input).expect("the folder can be written");
    let output = oracle
        .tool("mlir-opt")
        .args(["--test-pdl-bytecode-pass", "--allow-unregistered-dialect"])
        .arg(&path)
        .output()
        .expect("mlir-opt runs");
    std::fs::remove_file(&path).expect("the file can be removed");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("MLIR writes UTF-8")
}

/// The first function that is different.
fn assert_same(name: &str, ours: &str, expected: &str) {
    let functions = |text: &str| text.split("func.func").map(str::to_owned).collect::<Vec<_>>();
    let pairs = functions(ours).into_iter().zip(functions(expected));
    for (ours, expected) in pairs {
        assert!(ours.trim() == expected.trim(), "{name}:\n{ours}\nexpected:\n{expected}");
    }
    assert_eq!(ours.trim().len(), expected.trim().len(), "{name}");
}

#[test]
fn the_same_result_three_times_and_in_mlir() {
    let source = programs();
    let (applied, of_drr) = ours(&source, drr::populate);
    for (name, (also, text)) in [("PDLL", ours(&source, pdll::populate)), ("PDL", ours(&source, interpreted))]
    {
        assert_same(name, &text, &of_drr);
        assert!(also == applied, "{name} applies other patterns");
    }
    let names: BTreeSet<&String> = applied.iter().collect();
    assert_eq!(names.len(), 60, "the patterns that are applied: {names:?}");
    if let Some(oracle) = Oracle::find() {
        assert_same("mlir-opt", &as_unregistered(&of_drr), &of_mlir(&oracle, &source));
    }
}
