//! Loading again and again, and mistakes in files and programs.

use std::path::PathBuf;
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};

use oracle::mutate::Mutator;
use oracle::random::Random;
use rtblgen_backends::MainFile;
use rtblgen_dynamic::{LoadedDialects, Source, load};
use rtblgen_ir::Context;
use tblgen_parser::Memory;

use crate::support::{opt, root};

/// The most memory in KiB that a version of a file may take in which one op is another.
const MOST_PER_VERSION: usize = 10;

/// The memory of the process in KiB; `None` where the system does not say so.
fn memory() -> Option<usize> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().trim_end_matches("kB").trim().parse().ok()
}

fn load_text(text: &str) -> Option<Arc<LoadedDialects>> {
    let main = MainFile::Text { name: "ops.td".to_owned(), text: text.to_owned() };
    load(&Source { main, ..Source::default() }, &Memory::default()).ok()
}

fn read(path: &str) -> String {
    std::fs::read_to_string(root(path)).expect("the file is there")
}

#[test]
fn loading_a_file_again_takes_no_memory() {
    let text = read("dynamic/examples/at-once/ops.td");
    let program = "%0 = \"t.a\"() : () -> tensor<4xf32>\n%1 = shape2d.flip x %0 : tensor<4xf32>\n";
    let run = || {
        let dialects = load_text(&text).expect("the file is right");
        assert!(opt(&dialects, &["--allow-unregistered-dialect", "--canonicalize"], program).success);
    };
    let count = if oracle::is_whole() { 1000 } else { 100 };
    (0..count / 2).for_each(|_| run());
    let before = memory();
    (0..count).for_each(|_| run());
    if let (Some(before), Some(after)) = (before, memory()) {
        println!("{count} times: {before} KiB before, {after} KiB after");
        // Other tests run beside this one.
        assert!(!oracle::is_whole() || after < before + 20 * 1024, "{before} KiB before, {after} KiB after");
    }
}

/// A file of so many ops, of which each version changes one.
fn version(number: usize, ops: usize) -> String {
    let mut text = String::from(
        "include \"mlir/IR/OpBase.td\"\n\
         def T_Dialect : Dialect { let name = \"t\"; let cppNamespace = \"::t\"; }\n",
    );
    for op in 0..ops {
        let literal = if op == number % ops { format!("v{number}") } else { "v".to_owned() };
        text.push_str(&format!(
            "def Op{op} : Op<T_Dialect, \"op{op}\"> {{ let arguments = (ins I32:$x, F32Attr:$a, Variadic<AnyInteger>:$more);\n\
             let results = (outs I32:$y);\n\
             let assemblyFormat = \"`{literal}` $x `,` $a (`and` $more^ `:` type($more))? attr-dict\"; }}\n"
        ));
    }
    text
}

/// Of each version, the op that changed stays, and nothing else.
#[test]
fn many_versions_of_a_file_take_the_memory_of_what_changed() {
    if !is_alone("endurance::many_versions_of_a_file_take_the_memory_of_what_changed") {
        return;
    }
    let ops = if oracle::is_whole() { 100 } else { 20 };
    let run = |number: usize| {
        let dialects = load_text(&version(number, ops)).expect("the file is right");
        if oracle::is_whole() || number.is_multiple_of(50) {
            let op = number % ops;
            let program = format!("%0 = \"u.a\"() : () -> i32\n%1 = t.op{op} v{number} %0, 1.0\n");
            let outcome = opt(&dialects, &["--allow-unregistered-dialect"], &program);
            assert!(outcome.output.contains(&format!("t.op{op} v{number} %0")), "{}", outcome.errors);
        }
    };
    grows_little(run);
}

/// The same for the modules of `irdl`.
#[test]
fn many_versions_of_an_irdl_module_take_the_memory_of_what_changed() {
    if !is_alone("endurance::many_versions_of_an_irdl_module_take_the_memory_of_what_changed") {
        return;
    }
    let version = |number: usize| {
        let op = |op: usize| {
            let width = if op == number % 20 { number + 1 } else { 1 };
            format!("irdl.operation @op{op} {{\n %0 = irdl.is i{width}\n irdl.operands(x: %0)\n }}\n")
        };
        format!("irdl.dialect @g {{\n{}}}\n", (0..20).map(op).collect::<String>())
    };
    grows_little(|number| {
        let context = Context::new();
        let loaded = rtblgen_dialects::irdl::LoadedDialects::load(&context, "g.mlir", &version(number));
        loaded.unwrap_or_else(|errors| panic!("{errors}")).register(&context);
        let (op, width) = (number % 20, number + 1);
        context.allow_unregistered_dialects(true);
        let program = format!("%x = \"u.x\"() : () -> i{width}\n\"g.op{op}\"(%x) : (i{width}) -> ()");
        context.parse_module("p.mlir", &program).unwrap_or_else(|errors| panic!("{errors}"));
    });
}

/// Whether the test is alone in its process, so that the memory of the process is that of the test. Otherwise it is run so.
fn is_alone(test: &str) -> bool {
    const ALONE: &str = "RTBLGEN_ALONE";
    if std::env::var_os(ALONE).is_some() {
        return true;
    }
    let own = std::env::current_exe().expect("the test has a file");
    let output = Command::new(own).args(["--exact", test, "--nocapture"]).env(ALONE, "1").output();
    let output = output.expect("the test runs");
    print!("{}", String::from_utf8_lossy(&output.stdout));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    false
}

/// Asserts that the process grows by no more than a changed op for each number.
fn grows_little(run: impl Fn(usize)) {
    let count = if oracle::is_whole() { 1_000 } else { 300 };
    (0..count / 10).for_each(&run);
    let before = memory();
    (count / 10..count / 10 + count).for_each(run);
    if let (Some(before), Some(after)) = (before, memory()) {
        println!("{count} versions: {before} KiB before, {after} KiB after");
        let most = count * MOST_PER_VERSION;
        assert!(after < before + most, "{before} KiB before, {after} KiB after, more than {most}");
    }
}

/// The dialects of the conformance suite, with their programs.
fn cases() -> Vec<(String, String)> {
    let folder = std::fs::read_dir(root("test-td/ods/cases")).expect("the cases are there");
    let files = folder.map(|entry| entry.expect("the folder can be read").path());
    let mut files: Vec<PathBuf> =
        files.filter(|path| path.extension().is_some_and(|extension| extension == "td")).collect();
    files.sort();
    let read = |path: PathBuf| std::fs::read_to_string(path).expect("the file is there");
    files.into_iter().map(|path| (read(path.clone()), read(path.with_extension("mlir")))).collect()
}

#[test]
fn mistakes_never_panic_or_hang() {
    let cases = cases();
    let count = oracle::random::count("RTBLGEN_MUTANTS", if oracle::is_whole() { 10_000 } else { 150 });
    let (mut loads, mut runs, mut slowest) = (0, 0, Duration::ZERO);
    for number in 0..count {
        let mut random = Random::new(43, number);
        let (file, program) = random.pick(&cases);
        let is_file = number % 2 == 0;
        let mutant = |text: &str, random: &mut Random| Mutator::new(text).mutant(random).text;
        let (file, program) = match is_file {
            true => (mutant(file, &mut random), program.clone()),
            false => (file.clone(), mutant(program, &mut random)),
        };
        let start = Instant::now();
        if let Some(dialects) = load_text(&file) {
            loads += 1;
            let flags = ["--allow-unregistered-dialect", "--split-input-file", "--canonicalize"];
            runs += usize::from(opt(&dialects, &flags, &program).success);
        }
        slowest = slowest.max(start.elapsed());
    }
    println!("{count} mutants: {loads} load, {runs} run; the slowest took {slowest:?}");
    assert!(slowest < Duration::from_secs(30), "a mutant took {slowest:?}");
}
