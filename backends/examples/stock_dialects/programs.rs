//! Upstream's test programs, read and written by a tool with stubs alone and by `mlir-opt`.
//!
//! A program is a part of a test file between `// -----` that `mlir-opt` accepts. One operation with a
//! hand-written text or verifier excludes a whole program. Two finer levels are therefore compared as well:
//! each function with the symbols it refers to, and each operation alone, in a function whose arguments are
//! the operands.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use oracle::Oracle;

use crate::reasons::Reasons;
use crate::split_runs::{SPLIT, run};
use crate::{tool, units};

/// The hand-written parts that each op has upstream, such as `verifier`.
pub type Needs = BTreeMap<String, Vec<&'static str>>;

/// The dialects of the runtime. Any program may use them.
const OF_RUNTIME: [&str; 2] = ["builtin", "func"];

/// A program, and `mlir-opt`'s output for it.
struct Program {
    text: String,
    theirs: String,
    generic: String,
}

impl Program {
    /// The ops, without those of the runtime's dialects.
    fn ops(&self) -> BTreeSet<&str> {
        let names: Vec<&str> = self.generic.split('"').collect();
        let calls = names.windows(2).filter(|pair| pair[1].starts_with(['(', '<']));
        let is_op = |name: &&str| {
            name.contains('.') && name.chars().all(|c| c.is_ascii_alphanumeric() || "._".contains(c))
        };
        let is_shown = |name: &&str| !OF_RUNTIME.contains(&dialect(name)) && *name != units::END;
        calls.map(|pair| pair[0]).filter(is_op).filter(is_shown).collect()
    }
}

fn dialect(op: &str) -> &str {
    op.split('.').next().unwrap_or(op)
}

/// The ops of a program for which stubs suffice; `None` if another op needs a hand-written part. Ops of `arith` do not count
/// if there are others: the tool then has the hand-written `arith`.
fn with_stubs<'p>(program: &'p Program, needs: &Needs) -> Option<BTreeSet<&'p str>> {
    let all = program.ops();
    let others: BTreeSet<&str> = all.iter().copied().filter(|op| dialect(op) != "arith").collect();
    let ops = if others.is_empty() { all } else { others };
    let by_stubs = |op: &&str| needs.get(*op).is_some_and(Vec::is_empty);
    (!ops.is_empty() && ops.iter().all(by_stubs)).then_some(ops)
}

/// Compares the programs below `sources/test`, without passes. Caches the output of `mlir-opt` in the folder `cache`.
pub fn compare(tool: &Path, sources: &Path, needs: &Needs, cache: &Path) {
    let Some(oracle) = Oracle::find() else {
        println!("programs: skipped, there is no mlir-opt");
        return;
    };
    std::fs::create_dir_all(cache).expect("the folder can be made");
    let programs = judged(&oracle, &cache.join("programs.json"), || pieces(sources));
    let functions = judged(&oracle, &cache.join("functions.json"), || {
        distinct(programs.iter().flat_map(|program| units::functions(&program.theirs)))
    });
    let operations = judged(&oracle, &cache.join("operations.json"), || {
        distinct(programs.iter().flat_map(|program| units::alone(&program.generic)))
    });
    let (mut shown, mut met, mut renamed) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let mut why: BTreeMap<String, String> = BTreeMap::new();
    for (level, programs) in [("programs", &programs), ("functions", &functions), ("operations", &operations)]
    {
        met.extend(programs.iter().flat_map(Program::ops).filter(|op| needs.contains_key(*op)));
        let mut reasons = Reasons::default();
        let mut count = 0;
        for stubs_of_arith in [false, true] {
            let own = programs.iter().filter_map(|program| Some((program, with_stubs(program, needs)?)));
            let is_of_run =
                |ops: &BTreeSet<&str>| ops.iter().any(|op| dialect(op) == "arith") == stubs_of_arith;
            let own: Vec<_> = own.filter(|(_, ops)| is_of_run(ops)).collect();
            count += own.len();
            let texts: Vec<&str> = own.iter().map(|(program, _)| program.text.as_str()).collect();
            let ours = run(&|| tool::command(tool, stubs_of_arith), &texts);
            for ((program, ops), ours) in own.iter().zip(ours) {
                match ours.text.trim() == program.theirs.trim() {
                    true => shown.extend(ops),
                    false if reasons.add(&ours, &program.theirs, ops) => renamed.extend(ops),
                    false => {}
                }
            }
        }
        println!(
            "{level}: mlir-opt accepts {}; {count} have only ops that need nothing written by hand; {} of these are identical",
            programs.len(),
            count - reasons.count()
        );
        print!("{}", reasons.table(&shown));
        why.extend(reasons.of_ops());
    }
    let free = |op: &&&str| needs[**op].is_empty();
    println!(
        "{} ops, {} of them in programs; {} need nothing written by hand, {} of them in programs, {} in identical ones, \
         {} others in programs with other names of values only",
        needs.len(),
        met.len(),
        needs.values().filter(|needs| needs.is_empty()).count(),
        met.iter().filter(free).count(),
        shown.len(),
        renamed.difference(&shown).count()
    );
    let missing: Vec<&str> = met.iter().filter(free).filter(|op| !shown.contains(**op)).copied().collect();
    println!("in no identical program:");
    for op in missing {
        println!("  {op}: {}", why.get(op).map_or("only beside ops with hand-written parts", String::as_str));
    }
}

/// Removes duplicates.
fn distinct(texts: impl Iterator<Item = String>) -> Vec<String> {
    texts.collect::<BTreeSet<_>>().into_iter().collect()
}

/// The programs of test files as they are written.
fn pieces(sources: &Path) -> Vec<String> {
    let mut files = Vec::new();
    mlir_files(&sources.join("test"), &mut files);
    files.sort();
    let texts = files.iter().filter_map(|file| std::fs::read_to_string(file).ok());
    texts.flat_map(|text| text.split(SPLIT).map(str::to_owned).collect::<Vec<_>>()).collect()
}

/// The programs among `texts` that `mlir-opt` accepts. The result is cached in a file.
fn judged(oracle: &Oracle, cache: &Path, texts: impl Fn() -> Vec<String>) -> Vec<Program> {
    let kept = std::fs::read_to_string(cache).ok();
    let kept: Option<Vec<[String; 3]>> = kept.and_then(|kept| serde_json::from_str(&kept).ok());
    let found = kept.unwrap_or_else(|| {
        let texts = texts();
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        let theirs = run(&|| oracle.tool("mlir-opt"), &texts);
        let accepted: Vec<_> =
            texts.iter().zip(theirs).filter(|(_, theirs)| !theirs.text.trim().is_empty()).collect();
        let texts: Vec<&str> = accepted.iter().map(|(text, _)| **text).collect();
        let generic = || {
            let mut command = oracle.tool("mlir-opt");
            command.arg("--mlir-print-op-generic");
            command
        };
        let generic = run(&generic, &texts);
        let found: Vec<[String; 3]> = accepted
            .into_iter()
            .zip(generic)
            .map(|((text, theirs), generic)| [(*text).to_owned(), theirs.text, generic.text])
            .collect();
        let json = serde_json::to_string(&found).expect("strings are JSON");
        std::fs::write(cache, json).expect("a file can be written");
        found
    });
    found.into_iter().map(|[text, theirs, generic]| Program { text, theirs, generic }).collect()
}

fn mlir_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        match path.is_dir() {
            true => mlir_files(&path, found),
            false if path.extension().is_some_and(|extension| extension == "mlir") => found.push(path),
            false => {}
        }
    }
}
