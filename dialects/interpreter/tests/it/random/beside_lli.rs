//! Random programs in the interpreter and, lowered by this crate's passes, in LLVM's.

use std::fmt::Write;

use oracle::Oracle;
use rtblgen_interpreter::{Interpreter, RuntimeValue};
use rtblgen_runtime::opt::{OptRegistry, PassManager};

use super::generate::{INPUTS, lowered_program as program};
use super::passes::numbers;

const SEED: u64 = 46_000;
/// The programs of one module.
const PER_MODULE: usize = 250;
const LOWERING: &str = "builtin.module(lower-affine,convert-scf-to-cf,expand-strided-metadata,lower-affine,arith-expand,convert-to-llvm,reconcile-unrealized-casts)";

/// The numbers that defined runs of a program return; `None` for the others.
fn expected(registry: &OptRegistry, source: &str) -> Vec<Option<i32>> {
    let context = registry.context();
    let module = context.parse_module("f.mlir", source).unwrap_or_else(|errors| panic!("{errors}\n{source}"));
    let run = |(a, b): &(i32, i32)| {
        let input = [*a, *b].map(|number| RuntimeValue::of_int(32, number.into()));
        let outcome = Interpreter::new(&module).with_step_limit(100_000).call("main", &input).ok()?;
        match outcome.values.first()? {
            RuntimeValue::Int(int) => i32::try_from(int.signed()).ok(),
            _ => None,
        }
    };
    INPUTS.iter().map(run).collect()
}

/// The program in the `llvm` dialect, with a number in the names of its functions.
fn lowered(registry: &OptRegistry, source: &str, number: usize) -> String {
    let source = ["@main", "@leaf", "@pair", "@touch", "@down", "@up"]
        .iter()
        .fold(source.to_owned(), |text, name| text.replace(name, &format!("{name}_{number}")));
    let context = registry.context();
    let mut module =
        context.parse_module("f.mlir", &source).unwrap_or_else(|errors| panic!("{errors}\n{source}"));
    let manager = PassManager::parse(LOWERING, registry.passes());
    let mut manager = manager.unwrap_or_else(|error| panic!("{}", error.message));
    manager.threads(1);
    manager.run(&mut module).unwrap_or_else(|errors| panic!("{errors}\n{source}"));
    module.to_string()
}

/// The body of a module's text.
fn inside(module: &str) -> &str {
    let start = module.find('{').map_or(0, |place| place + 1);
    module[start..].trim_end().strip_suffix('}').unwrap_or(module)
}

fn output(command: &mut std::process::Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{error}"));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Runs of programs in both interpreters.
#[derive(Default)]
struct Report {
    runs: usize,
    different: Vec<String>,
}

impl Report {
    /// Runs the programs of these numbers as one module, in a folder.
    fn compare(&mut self, oracle: &Oracle, folder: &std::path::Path, numbers: impl Iterator<Item = usize>) {
        let mut registry = OptRegistry::default();
        rtblgen_dialects::register_all(&mut registry);
        let (mut module, mut main, mut wanted) = ("module {\n".to_owned(), String::new(), Vec::new());
        for number in numbers {
            let source = program(SEED, number);
            module.push_str(inside(&lowered(&registry, &source, number)));
            for ((a, b), result) in INPUTS.iter().zip(expected(&registry, &source)) {
                let Some(result) = result else { continue };
                let place = wanted.len();
                let _ = writeln!(main, "  %r{place} = call i32 @main_{number}(i32 {a}, i32 {b})");
                let _ = writeln!(main, "  %p{place} = call i32 (ptr, ...) @printf(ptr @line, i32 %r{place})");
                wanted.push((number, (a, b), result));
            }
        }
        module.push_str("}\n");
        let found = results(oracle, folder, &module, &main);
        assert_eq!(found.len(), wanted.len());
        self.runs += wanted.len();
        let different = wanted.iter().zip(&found).filter(|((.., wanted), found)| wanted != *found);
        self.different.extend(different.map(|((number, input, wanted), found)| {
            format!("program {number} with {input:?}: {wanted}, lli {found}\n{}", program(SEED, *number))
        }));
    }
}

/// The numbers that a module prints in `lli`, whose `main` has these lines.
fn results(oracle: &Oracle, folder: &std::path::Path, module: &str, main: &str) -> Vec<i32> {
    let (mlir, ll) = (folder.join("f.mlir"), folder.join("f.ll"));
    // Each lowered program declares the functions that it needs.
    let mut declared = std::collections::BTreeSet::new();
    let is_new = |line: &&str| {
        !line.trim_start().starts_with("llvm.func @")
            || line.ends_with('{')
            || declared.insert(line.to_string())
    };
    let module: Vec<&str> = module.lines().filter(is_new).collect();
    std::fs::write(&mlir, module.join("\n")).unwrap_or_else(|error| panic!("{error}"));
    let mut text = output(oracle.tool("mlir-translate").arg("--mlir-to-llvmir").arg(&mlir));
    let declaration = if text.contains("@printf(") { "" } else { "declare i32 @printf(ptr, ...)\n" };
    let _ = write!(
        text,
        "@line = private constant [4 x i8] c\"%d\\0A\\00\"\n{declaration}define i32 @main() {{\n{main}  ret i32 0\n}}\n"
    );
    std::fs::write(&ll, text).unwrap_or_else(|error| panic!("{error}"));
    let found = output(oracle.tool("lli").arg("-O0").arg(&ll));
    found.lines().filter_map(|line| line.parse().ok()).collect()
}

#[test]
fn results_are_equal() {
    let Some(oracle) = Oracle::find() else { return };
    let numbers = numbers("RTBLGEN_RANDOM_PROGRAMS", 60, 5000);
    let count = numbers.len();
    let folder = std::env::temp_dir().join(format!("rtblgen-interpreter-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap_or_else(|error| panic!("{error}"));
    let mut report = Report::default();
    for start in numbers.clone().step_by(PER_MODULE) {
        report.compare(&oracle, &folder, start..numbers.end.min(start + PER_MODULE));
    }
    std::fs::remove_dir_all(&folder).unwrap_or_else(|error| panic!("{error}"));
    let Report { runs, different } = report;
    println!("{count} programs, {runs} defined runs, {} differ", different.len());
    let shown = different[..different.len().min(3)].join("\n");
    assert!(different.is_empty(), "{} differ\n{shown}", different.len());
}
