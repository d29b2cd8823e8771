//! Random conversions (programs, types, targets, patterns) here and in `mlir-opt`: result, messages and final IR.
//!
//! `RTBLGEN_RANDOM_CONVERSIONS=10000 cargo test -p test-td --test it random_conversions -- --nocapture` runs more of them.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use oracle::random::{Random, count};
use oracle::{Oracle, PassPlugin};
use random_conversions::generate::{Options, program};

/// Programs in one process of `mlir-opt`.
const BATCH: usize = 250;
const MARKER: &str = "// -----\n";

fn plugin(oracle: &Oracle) -> PassPlugin {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("conversions/plugin.cpp");
    let cache = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("plugins");
    oracle.pass_plugin(&source, "-O0", &cache).unwrap_or_else(|error| panic!("{error}"))
}

/// Returns `mlir-opt`'s results for programs; `None` for programs that crash it.
fn theirs(plugin: &PassPlugin, programs: &[String]) -> Vec<Option<String>> {
    let mut command = plugin.mlir_opt();
    command.args([
        "-",
        "-o",
        "/dev/null",
        "--split-input-file",
        "--allow-unregistered-dialect",
        "--verify-each=0",
    ]);
    command.args([
        "--mlir-disable-threading",
        "--mlir-print-op-generic",
        "--mlir-print-op-on-diagnostic=false",
    ]);
    command.arg("--pass-pipeline=builtin.module(random-conversion)");
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("mlir-opt runs");
    let mut input = child.stdin.take().expect("it is piped");
    let text = programs.join(MARKER);
    let writer = std::thread::spawn(move || drop(input.write_all(text.as_bytes())));
    let output = child.wait_with_output().expect("mlir-opt ends");
    writer.join().expect("the writer ends");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let mut parts: Vec<&str> = text.split(MARKER).map(str::trim).collect();
    assert_eq!(parts.pop(), Some(""));
    assert_eq!(parts.len(), programs.len(), "{}", String::from_utf8_lossy(&output.stderr));
    parts.into_iter().map(|part| (part != "crash").then(|| part.to_owned())).collect()
}

/// The attributes with the outcome, and the IR.
#[derive(Debug, PartialEq, Eq)]
struct Outcome {
    result: String,
    messages: Vec<String>,
    ir: String,
}

impl Outcome {
    fn of(text: &str) -> Outcome {
        let last = text.lines().last().unwrap_or_default();
        let between = |from: &str, to: &str| {
            let rest = last.split_once(from).map_or("", |(_, rest)| rest);
            rest.split_once(to).map_or("", |(found, _)| found).to_owned()
        };
        let messages = between("conversion.messages = [", "], conversion.result");
        Outcome {
            result: between("conversion.result = \"", "\""),
            messages: messages.split("\", \"").map(|message| message.trim_matches('"').to_owned()).collect(),
            ir: text
                .lines()
                .filter(|line| !line.contains("conversion.messages"))
                .collect::<Vec<_>>()
                .join("\n"),
        }
    }

    fn has(&self, text: &str) -> bool {
        self.messages.iter().any(|message| message.contains(text))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    Same,
    /// Both report a cast without a materialization; which one of several comes first is not defined upstream.
    SameUnresolved,
    /// Upstream ends the process; ours is an error that names the same pattern.
    Fatal,
    /// Upstream crashes, or has no end.
    Crash,
    /// They differ, and an operation has three patterns: upstream keeps those that are not usable at first in a set of addresses,
    /// which decides on the order of equal ones.
    Unordered,
    /// Ours reports a mistake of a pattern that upstream does not look for.
    Mistake,
    Different,
}

fn verdict(theirs: Option<&Outcome>, ours: &Outcome, source: &str) -> Verdict {
    let rollback = source.contains("rollback 1");
    let Some(theirs) = theirs else { return Verdict::Crash };
    let unresolved = "failed to legalize unresolved materialization";
    if theirs.result == "fatal" {
        let message = theirs.messages.first().map_or("", String::as_str);
        let names = [
            ("FunctionOpInterfaceSignatureConversion", "FunctionSignatureConversion"),
            ("CallOpSignatureConversion", "TypeConversion<func.call>"),
            ("ReturnOpTypeConversion", "TypeConversion<func.return>"),
        ];
        let message = names.iter().fold(message.to_owned(), |message, (theirs, ours)| {
            message.replace(&format!("(anonymous namespace)::{theirs}"), ours)
        });
        // Upstream lists new operations that are erased, whose memory may be that of others.
        let message = message.split(". new ops").next().unwrap_or_default();
        return match ours.has(message) {
            true => Verdict::Fatal,
            false => different(source),
        };
    }
    // Without roll-back a failure keeps the changes until then.
    let same_ir = theirs.ir == ours.ir || (!rollback && theirs.result == "failure");
    if same_ir && theirs.result == ours.result && theirs.messages == ours.messages {
        return Verdict::Same;
    }
    if theirs.has(unresolved) && ours.has(unresolved) {
        return Verdict::SameUnresolved;
    }
    if ours.has("pattern 'P") {
        return Verdict::Mistake;
    }
    different(source)
}

fn different(source: &str) -> Verdict {
    let roots: Vec<&str> = source
        .split(';')
        .filter_map(|statement| statement.strip_prefix("pattern ")?.split(' ').nth(1))
        .collect();
    let has_three = roots.iter().any(|root| roots.iter().filter(|other| other == &root).count() > 2);
    if has_three { Verdict::Unordered } else { Verdict::Different }
}

/// Returns the patterns of a program that declare to create an operation which is neither legal nor the root
/// of a pattern that can be used. None if a pattern for any operation may legalize every created one.
fn hopeless(source: &str) -> Vec<&str> {
    let rules = source.split('"').nth(1).unwrap_or_default();
    let statements: Vec<Vec<&str>> =
        rules.split(';').map(|statement| statement.split_whitespace().collect()).collect();
    let patterns: Vec<_> = statements.iter().filter(|words| words.first() == Some(&"pattern")).collect();
    if patterns.iter().any(|words| words[2] == "*" && words[3] != "65535") {
        return Vec::new();
    }
    let is_legal = |op: &str| {
        let dialect = op.split('.').next().unwrap_or_default();
        let entry = statements.iter().rev().find(|words| words.get(1) == Some(&op) && words[0] != "pattern");
        match entry {
            Some(words) => words[0] != "illegal",
            None if statements.iter().any(|words| words.as_slice() == ["illegal-dialect", dialect]) => false,
            None => {
                rules.contains("unknown-")
                    || statements.iter().any(|words| words.as_slice() == ["legal-dialect", dialect])
            }
        }
    };
    let mut usable: Vec<&str> = Vec::new();
    loop {
        let can_be_legal = |op: &str, usable: &[&str]| {
            is_legal(op) || patterns.iter().any(|words| words[2] == op && usable.contains(&words[1]))
        };
        let is_new = |words: &&&Vec<&str>| {
            !usable.contains(&words[1])
                && (words[6] == "-" || words[6].split(',').all(|op| can_be_legal(op, &usable)))
        };
        match patterns.iter().find(is_new) {
            Some(words) => usable.push(words[1]),
            None => break,
        }
    }
    let names = patterns.iter().map(|words| words[1]);
    names.filter(|name| !usable.contains(name)).collect()
}

#[test]
fn random_conversions_are_upstreams() {
    let Some(oracle) = Oracle::find() else { return };
    let plugin = plugin(&oracle);
    let total = count("RTBLGEN_RANDOM_CONVERSIONS", 300);
    let mut counts: Vec<(Verdict, usize)> = Vec::new();
    let mut different = Vec::new();
    for start in (0..total).step_by(BATCH) {
        let programs: Vec<String> = (start..total.min(start + BATCH)).map(random_program).collect();
        let mut lines = 0;
        for (number, (source, theirs)) in programs.iter().zip(theirs(&plugin, &programs)).enumerate() {
            let ours = random_conversions::run(&("\n".repeat(lines) + source));
            lines += source.matches('\n').count() + 1;
            let ours = Outcome::of(&ours.unwrap_or_else(|error| panic!("{error}\n{source}")));
            let theirs = theirs.as_deref().map(Outcome::of);
            let found = verdict(theirs.as_ref(), &ours, source);
            match counts.iter_mut().find(|(verdict, _)| *verdict == found) {
                Some((_, count)) => *count += 1,
                None => counts.push((found, 1)),
            }
            if matches!(found, Verdict::Different | Verdict::Mistake | Verdict::Unordered) {
                different.push(format!("#{} {found:?}\n{source}\n{theirs:#?}\n{ours:#?}", start + number));
            }
        }
    }
    println!("{total} random conversions: {counts:?}");
    if let Ok(path) = std::env::var("RTBLGEN_RANDOM_CONVERSIONS_LOG") {
        std::fs::write(path, different.join("\n\n")).expect("the log can be written");
    }
    let is_wrong = |text: &&String| !text.contains(" Unordered\n");
    let wrong: Vec<_> = different.iter().filter(is_wrong).collect();
    assert!(wrong.is_empty(), "{} differ, such as {}", wrong.len(), wrong[0]);
    // The exceptions above are rare.
    assert!(different.len() <= 1 + total / 1000, "{} differ, such as {}", different.len(), different[0]);
}

/// A random program. MLIR does not drop patterns that can never lead to legal operations if an operation has
/// several patterns, against its own documentation; such patterns do not declare here which operations they
/// create.
fn random_program(number: usize) -> String {
    let mut random = Random::new(23, number);
    let mut source = program(&mut |limit| random.below(limit), Options::default());
    loop {
        let names = hopeless(&source);
        let Some(name) = names.iter().find(|name| has_rival(&source, name)) else { return source };
        let statement =
            source.split(';').find(|statement| statement.starts_with(&format!("pattern {name} ")));
        let statement = statement.expect("the pattern is there").to_owned();
        let words: Vec<&str> = statement.split(' ').collect();
        let silent = statement.replacen(&format!(" {} ", words[6]), " - ", 1);
        source = source.replacen(&statement, &silent, 1);
    }
}

/// Whether the root of a pattern has other patterns.
fn has_rival(source: &str, name: &str) -> bool {
    let roots = || source.split(';').filter_map(|statement| statement.strip_prefix("pattern "));
    let root = |rest: &str| rest.split(' ').nth(1).map(str::to_owned);
    let own = roots().find(|rest| rest.starts_with(&format!("{name} "))).and_then(root);
    roots().filter(|rest| root(rest) == own).count() > 1
}
