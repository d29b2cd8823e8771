//! Times of answers. They are printed; only that there are answers is tested. `docs/performance.md` has the table.

use std::fmt::Write as _;
use std::path::Path;
use std::time::{Duration, Instant};

use rtblgen_lsp::Config;
use serde_json::{Value, json};

use crate::client::{Client, config, with_core_dialects};

/// The requests of an editor about a place or a whole file.
const METHODS: &[&str] = &[
    "hover",
    "definition",
    "references",
    "completion",
    "signatureHelp",
    "documentHighlight",
    "prepareRename",
    "documentSymbol",
    "semanticTokens/full",
    "inlayHint",
    "foldingRange",
    "documentLink",
    "codeAction",
    "formatting",
];

/// A dialect of a thousand ops.
fn thousand_ops() -> String {
    let mut text = String::from(
        "include \"mlir/IR/OpBase.td\"\ndef Big_Dialect : Dialect { let name = \"big\"; let cppNamespace = \"::big\"; }\n",
    );
    for number in 0..1000 {
        let _ = write!(
            text,
            "def Op{number} : Op<Big_Dialect, \"op{number}\"> {{\n  let arguments = (ins I32:$lhs, I32:$rhs);\n  let results = (outs I32:$result);\n  let assemblyFormat = \"$lhs `,` $rhs attr-dict\";\n}}\n"
        );
    }
    text
}

/// A thousand patterns for the ops of [`thousand_ops`].
fn thousand_patterns() -> String {
    let mut text = String::from("#include \"big.td\"\n");
    for number in 0..1000 {
        let _ = write!(
            text,
            "Pattern P{number} {{\n  let root = op<big.op{number}>(lhs: Value, rhs: Value);\n  replace root with lhs;\n}}\n"
        );
    }
    text
}

/// A program of a thousand operations in functions of ten.
fn thousand_operations() -> String {
    let mut text = String::new();
    for number in 0..100 {
        let _ = writeln!(text, "func.func @f{number}(%lhs: i32, %rhs: i32) -> i32 {{");
        for value in 0..9 {
            let last = if value == 0 { "%lhs".to_owned() } else { format!("%v{}", value - 1) };
            let _ = writeln!(text, "  %v{value} = arith.addi {last}, %rhs : i32");
        }
        text.push_str("  return %v8 : i32\n}\n");
    }
    text
}

/// Measured times.
#[derive(Default)]
struct Times(Vec<Duration>);

impl Times {
    fn add<T>(&mut self, work: impl FnOnce() -> T) -> T {
        let start = Instant::now();
        let result = work();
        self.0.push(start.elapsed());
        result
    }

    /// The median and the 99th percentile, in milliseconds.
    fn row(&mut self, name: &str) {
        self.0.sort();
        let at = |share: usize| self.0[(self.0.len() - 1) * share / 100].as_secs_f64() * 1e3;
        println!("| `{name}` | {:.1} | {:.1} |", at(50), at(99));
    }
}

/// How often each request is sent.
fn repeats() -> usize {
    if oracle::is_whole() { 100 } else { 2 }
}

/// A file that is edited.
struct Edited<'c> {
    client: &'c mut Client,
    uri: String,
    version: i32,
}

impl Edited<'_> {
    /// Types a character of a comment at the end of the file, and takes it back the next time.
    fn edit(&mut self, lines: usize) {
        self.version += 1;
        let (start, end, text) = match self.version % 2 {
            0 => (0, 0, "// "),
            _ => (0, 3, ""),
        };
        let range = json!({
            "start": { "line": lines, "character": start },
            "end": { "line": lines, "character": end },
        });
        let document = json!({ "uri": self.uri, "version": self.version });
        let changes = json!([{ "range": range, "text": text }]);
        self.client
            .notify("textDocument/didChange", json!({ "textDocument": document, "contentChanges": changes }));
    }
}

/// Prints the times of a file: of the first errors, of errors after an edit, with the pause of the server, and of each request
/// directly after an edit.
fn times(options: &Value, name: &str, path: &Path, text: &str) {
    let settings = with_core_dialects(Config::default());
    let mut client = Client::with(settings, json!({ "initializationOptions": options }));
    let uri = format!("file://{}", path.display());
    println!("\n| {name} | median, ms | 99 %, ms |\n| --- | --- | --- |");
    let mut opened = Times::default();
    opened.add(|| client.open(&uri, text));
    opened.row("errors after opening");
    let lines = text.matches('\n').count();
    let mut file = Edited { client: &mut client, uri: uri.clone(), version: 1 };
    let mut errors = Times::default();
    for _ in 0..repeats().min(50) {
        errors.add(|| {
            file.edit(lines);
            file.client.diagnostics()
        });
    }
    errors.row("errors after an edit");
    let names: Vec<usize> = (0..lines).filter(|line| has_name(text, *line)).collect();
    for method in METHODS {
        let mut answers = Times::default();
        for number in 0..repeats() {
            let line = names[number * 7919 % names.len()];
            file.edit(lines);
            let params = params(&uri, text, line);
            answers.add(|| file.client.request_or_error(&format!("textDocument/{method}"), params));
        }
        answers.row(method);
    }
}

fn line(text: &str, line: usize) -> &str {
    text.split('\n').nth(line).unwrap_or_default()
}

fn has_name(text: &str, number: usize) -> bool {
    line(text, number).contains(|c: char| c.is_ascii_alphabetic())
}

/// The parameters of all requests: the last name of a line, and the lines of a screen.
fn params(uri: &str, text: &str, number: usize) -> Value {
    let content = line(text, number);
    let character = content.rfind(|c: char| c.is_ascii_alphabetic()).unwrap_or(0);
    let range = json!({
        "start": { "line": number, "character": 0 },
        "end": { "line": number + 60, "character": 0 },
    });
    json!({
        "textDocument": { "uri": uri },
        "position": { "line": number, "character": character },
        "range": range,
        "context": { "includeDeclaration": true, "diagnostics": [] },
        "options": {},
    })
}

#[test]
fn a_thousand_ops() {
    times(&json!({ "generators": "never" }), "1,000 ops", Path::new("/work/big.td"), &thousand_ops());
}

#[test]
fn a_thousand_ops_with_generators() {
    let options = json!({ "generators": "always" });
    times(&options, "1,000 ops, with the checks of generators", Path::new("/work/big.td"), &thousand_ops());
}

#[test]
fn a_thousand_patterns() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("big.td"), thousand_ops()).expect("the file can be written");
    let path = folder.path().join("big.pdll");
    times(&json!({}), "1,000 patterns of 1,000 ops", &path, &thousand_patterns());
}

#[test]
fn a_thousand_operations() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("big.mlir");
    times(&json!({}), "a program of 1,000 operations", &path, &thousand_operations());
}

#[test]
fn definitions_of_llvm() {
    let Some(upstream) = oracle::upstream() else { return };
    let measured = |path: &Path, folders: &[&Path]| {
        let text = std::fs::read_to_string(path).expect("the file can be read");
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        times(&json!({ "includeDirs": folders, "generators": "never" }), &name, path, &text);
    };
    let include = upstream.join("mlir/include");
    measured(&include.join("mlir/Dialect/LLVMIR/LLVMOps.td"), &[&include]);
    // Without optimization its records take half a minute.
    if !oracle::is_whole() {
        return;
    }
    let target = upstream.join("llvm/lib/Target/AMDGPU");
    measured(&target.join("AMDGPU.td"), &[&target, &upstream.join("llvm/include")]);
}

/// A session of many edits keeps the memory of a few analyses. `RTBLGEN_ALL=1` makes 100,000 edits.
#[test]
fn memory_is_bounded() {
    let resident = || {
        let status = std::fs::read_to_string("/proc/self/statm").ok()?;
        status.split_whitespace().nth(1)?.parse::<usize>().ok().map(|pages| pages * 4096)
    };
    let mut client = Client::new(config());
    let uri = "file:///work/a.td";
    let text = |number: usize| format!("class A<int n> {{ int x = n; }}\ndef a{number} : A<{number}>;\n");
    client.open(uri, &text(0));
    let mut after_some = None;
    let edits = if oracle::is_whole() { 100_000 } else { 2_000 };
    for number in 1..edits {
        client.change(uri, number as i32, &text(number));
        if number == 500 {
            after_some = resident();
        }
    }
    if let (Some(before), Some(after)) = (after_some, resident()) {
        println!("resident after 500 edits {before}, after {edits} {after}");
        // Other tests run in the same process.
        assert!(after < before + (200 << 20), "{before} {after}");
    }
}
