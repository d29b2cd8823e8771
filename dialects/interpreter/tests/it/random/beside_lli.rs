//! Random programs in the interpreter and, lowered by this crate's passes, in LLVM's.

use std::fmt::Write;

use oracle::Oracle;
use rtblgen_interpreter::{Interpreter, RuntimeValue};
use rtblgen_runtime::opt::{OptRegistry, PassManager};

use super::generate::{INPUTS, program};

const SEED: u64 = 46_000;
const LOWERING: &str =
    "builtin.module(convert-scf-to-cf,arith-expand,convert-to-llvm,reconcile-unrealized-casts)";

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
    let source =
        source.replace("@main", &format!("@main{number}")).replace("@leaf", &format!("@leaf{number}"));
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

#[test]
fn results_are_equal() {
    let Some(oracle) = Oracle::find() else { return };
    let mut registry = OptRegistry::default();
    rtblgen_dialects::register_all(&mut registry);
    let count = oracle::random::count("RTBLGEN_RANDOM_PROGRAMS", if oracle::is_whole() { 5000 } else { 60 });
    let (mut module, mut main, mut wanted) = ("module {\n".to_owned(), String::new(), Vec::new());
    for number in 0..count {
        let source = program(SEED, number);
        module.push_str(inside(&lowered(&registry, &source, number)));
        for ((a, b), result) in INPUTS.iter().zip(expected(&registry, &source)) {
            let Some(result) = result else { continue };
            let place = wanted.len();
            let _ = writeln!(main, "  %r{place} = call i32 @main{number}(i32 {a}, i32 {b})");
            let _ = writeln!(main, "  %p{place} = call i32 (ptr, ...) @printf(ptr @line, i32 %r{place})");
            wanted.push((number, (a, b), result));
        }
    }
    module.push_str("}\n");
    let folder = std::env::temp_dir().join(format!("rtblgen-interpreter-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap_or_else(|error| panic!("{error}"));
    let (mlir, ll) = (folder.join("f.mlir"), folder.join("f.ll"));
    std::fs::write(&mlir, &module).unwrap_or_else(|error| panic!("{error}"));
    let mut text = output(oracle.tool("mlir-translate").arg("--mlir-to-llvmir").arg(&mlir));
    let declaration = if text.contains("@printf(") { "" } else { "declare i32 @printf(ptr, ...)\n" };
    let _ = write!(
        text,
        "@line = private constant [4 x i8] c\"%d\\0A\\00\"\n{declaration}define i32 @main() {{\n{main}  ret i32 0\n}}\n"
    );
    std::fs::write(&ll, text).unwrap_or_else(|error| panic!("{error}"));
    let found = output(oracle.tool("lli").arg(&ll));
    let found: Vec<i32> = found.lines().filter_map(|line| line.parse().ok()).collect();
    std::fs::remove_dir_all(&folder).unwrap_or_else(|error| panic!("{error}"));
    let different: Vec<String> = wanted
        .iter()
        .zip(&found)
        .filter(|((.., wanted), found)| wanted != *found)
        .map(|((number, input, wanted), found)| {
            format!("program {number} with {input:?}: {wanted}, lli {found}\n{}", program(SEED, *number))
        })
        .collect();
    println!("{count} programs, {} defined runs, {} differ", wanted.len(), different.len());
    assert_eq!(found.len(), wanted.len());
    assert!(
        different.is_empty(),
        "{} differ\n{}",
        different.len(),
        different[..different.len().min(3)].join("\n")
    );
}
