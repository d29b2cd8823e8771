//! The server beside upstream's: where that has an answer, this has one.

use std::collections::BTreeSet;
use std::io::{BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use lsp_server::{Message, Notification, Request};
use serde_json::{Value, json};
use tblgen_parser::lossless::{Piece, PieceKind};

use crate::client::{Client, config};

/// Upstream's server as a process.
struct Upstream {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    requests: i32,
}

impl Upstream {
    fn start(program: &Path, arguments: &[String]) -> Self {
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the server starts");
        let input = child.stdin.take().expect("a pipe");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut upstream = Self { child, input, output, requests: 0 };
        upstream.request("initialize", json!({ "processId": 1, "capabilities": {}, "trace": "off" }));
        upstream
    }

    fn write(&mut self, message: Message) {
        message.write(&mut self.input).expect("the server reads");
        self.input.flush().expect("the server reads");
    }

    fn open(&mut self, uri: &str, language: &str, text: &str) {
        let document = json!({ "uri": uri, "languageId": language, "version": 1, "text": text });
        self.write(
            Notification::new("textDocument/didOpen".to_owned(), json!({ "textDocument": document })).into(),
        );
    }

    fn request(&mut self, method: &str, params: Value) -> Value {
        self.requests += 1;
        let id = self.requests;
        self.write(Request::new(id.into(), method.to_owned(), params).into());
        loop {
            let message = Message::read(&mut self.output).expect("a message").expect("the server runs");
            if let Message::Response(response) = message {
                return response.response_result.unwrap_or(Value::Null);
            }
        }
    }
}

impl Drop for Upstream {
    fn drop(&mut self) {
        // It has nothing to save.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

const FILES: &[&str] = &[
    "mlir/IR/OpBase.td",
    "mlir/IR/CommonTypeConstraints.td",
    "mlir/Dialect/Arith/IR/ArithOps.td",
    "mlir/Dialect/Func/IR/FuncOps.td",
    "mlir/Dialect/SCF/IR/SCFOps.td",
    "mlir/Dialect/LLVMIR/LLVMOps.td",
    "mlir/Dialect/Linalg/IR/LinalgOps.td",
];

/// The kind of completion items that are dialects.
const MODULE: u32 = 9;

/// How many places are asked for in all files of a language.
fn place_count() -> usize {
    if oracle::is_whole() { 2000 } else { 200 }
}

fn is_empty(answer: &Value) -> bool {
    answer.is_null() || answer.as_array().is_some_and(Vec::is_empty)
}

/// An answer, or the items of a completion, or the signatures of a help.
fn items(answer: Value) -> Value {
    match answer {
        Value::Object(mut fields) if fields.contains_key("items") => fields["items"].take(),
        Value::Object(mut fields) if fields.contains_key("signatures") => fields["signatures"].take(),
        answer => answer,
    }
}

/// The file and the line of each location.
fn lines(answer: &Value) -> Vec<(String, u64)> {
    let line = |location: &Value| {
        Some((location["uri"].as_str()?.to_owned(), location["range"]["start"]["line"].as_u64()?))
    };
    answer.as_array().into_iter().flatten().filter_map(line).collect()
}

/// Whether an answer is the place of the question.
fn is_at(answer: &Value, position: &Value) -> bool {
    let range = &answer[0]["range"];
    let column = |position: &Value| position["character"].as_u64();
    range["start"]["line"] == position["line"]
        && column(&range["start"]) <= column(position)
        && column(position) <= column(&range["end"])
}

/// Whether a place is in the name of a value that is defined there, or in a string: upstream's server offers operations and types
/// in their place.
fn is_new_name(text: &str, position: &Value) -> bool {
    let line = text.lines().nth(position["line"].as_u64().unwrap_or(0) as usize).unwrap_or_default();
    let column = position["character"].as_u64().unwrap_or(0) as usize;
    // Names after other letters than ASCII are compared.
    let Some((before, behind)) = line.split_at_checked(column.min(line.len())) else { return false };
    let is_result = line.trim_start().starts_with('%') && !before.contains('=');
    let rest = behind.trim_start_matches(|c: char| c.is_alphanumeric() || c == '_').trim_start();
    let is_argument = before.ends_with('%') && rest.starts_with([':', '=']) && !before.contains(" = ");
    is_result || is_argument || before.matches('"').count() % 2 == 1
}

/// The names that completion offers, without what the servers write around them.
fn labels(answer: &Value) -> Vec<String> {
    let label = |item: &Value| {
        // Upstream's server has more dialects.
        if item["kind"] == MODULE {
            return None;
        }
        let label = item["label"].as_str()?;
        Some(label.split([' ', '(', '<']).next().unwrap_or(label).to_owned())
    };
    answer.as_array().into_iter().flatten().filter_map(label).collect()
}

/// Both servers, and what their answers have been.
struct Tally {
    upstream: Upstream,
    client: Client,
    asked: usize,
    /// Upstream's server answers.
    answered: usize,
    /// Only this server answers.
    more: usize,
    /// Definitions, and those of both servers at the same line.
    definitions: usize,
    same_definitions: usize,
    /// The places at which upstream's server answers and this one does not.
    missing: Vec<String>,
}

impl Tally {
    fn new(upstream: Upstream, client: Client) -> Self {
        let (asked, answered, more, definitions, same_definitions) = (0, 0, 0, 0, 0);
        Self { upstream, client, asked, answered, more, definitions, same_definitions, missing: Vec::new() }
    }

    fn open(&mut self, uri: &str, language: &str, text: &str) {
        self.upstream.open(uri, language, text);
        self.client.open(uri, text);
    }

    /// Sends a request about a place to both servers.
    fn ask(&mut self, method: &str, params: Value, place: &str) {
        let method = format!("textDocument/{method}");
        let mut theirs = items(self.upstream.request(&method, params.clone()));
        // Upstream's definition of a constraint of the language is the place itself.
        if method.ends_with("definition") && is_at(&theirs, &params["position"]) {
            theirs = Value::Null;
        }
        let ours = items(self.client.request(&method, params));
        self.asked += 1;
        self.answered += usize::from(!is_empty(&theirs));
        self.more += usize::from(is_empty(&theirs) && !is_empty(&ours));
        if !is_empty(&theirs) && is_empty(&ours) {
            self.missing.push(format!("{place}: {method}: {theirs}"));
        }
        if method.ends_with("definition") && !is_empty(&theirs) {
            self.definitions += 1;
            let is_same = lines(&theirs).first() == lines(&ours).first();
            self.same_definitions += usize::from(is_same);
            if !is_same {
                println!("{place}: {theirs} {ours}");
            }
        }
        let (parts, of): (Vec<String>, _) = match method.as_str() {
            "textDocument/references" => {
                let known = lines(&ours);
                (
                    lines(&theirs)
                        .iter()
                        .filter(|line| !known.contains(line))
                        .map(|line| format!("{line:?}"))
                        .collect(),
                    "reference",
                )
            }
            "textDocument/completion" => {
                let known = labels(&ours);
                (labels(&theirs).into_iter().filter(|label| !known.contains(label)).collect(), "item")
            }
            _ => return,
        };
        self.missing.extend(parts.iter().map(|part| format!("{place}: the {of} {part}")));
    }

    /// Asks about each of some places, and then about the whole file.
    fn ask_all(
        &mut self,
        uri: &str,
        file: &str,
        text: &str,
        places: Vec<Value>,
        methods: &[&str],
        of_file: &[&str],
    ) {
        for position in places {
            let place = format!("{file}:{}", line_of(text, &position));
            for method in methods {
                if *method == "completion" && is_new_name(text, &position) {
                    continue;
                }
                let context = json!({ "includeDeclaration": true, "triggerKind": 1 });
                let params =
                    json!({ "textDocument": { "uri": uri }, "position": position, "context": context });
                self.ask(method, params, &place);
            }
        }
        for method in of_file {
            let end = json!({ "line": text.lines().count(), "character": 0 });
            let range = json!({ "start": { "line": 0, "character": 0 }, "end": end });
            self.ask(method, json!({ "textDocument": { "uri": uri }, "range": range }), file);
        }
    }

    fn finish(self) {
        println!(
            "{} questions: upstream's server answers {}, this one {} more",
            self.asked, self.answered, self.more
        );
        println!("{} of {} definitions are at the same line", self.same_definitions, self.definitions);
        assert!(self.missing.is_empty(), "{} missing:\n{}", self.missing.len(), self.missing.join("\n"));
        assert!(
            self.answered * 5 > self.asked,
            "upstream's server answers {} of {}",
            self.answered,
            self.asked
        );
    }
}

#[test]
fn where_upstreams_server_answers_this_one_does() {
    let (Some(root), Some(oracle)) = (oracle::upstream(), oracle::Oracle::find()) else { return };
    let include = root.join("mlir/include");
    let program = oracle.prefix().join("bin/tblgen-lsp-server");
    let upstream = Upstream::start(&program, &[format!("--tablegen-extra-dir={}", include.display())]);
    let settings = json!({ "includeDirs": [include], "generators": "never" });
    let mut tally =
        Tally::new(upstream, Client::with(config(), json!({ "initializationOptions": settings })));
    for file in FILES {
        let path = include.join(file);
        let text = std::fs::read_to_string(&path).expect("the file can be read");
        let uri = format!("file://{}", path.display());
        tally.open(&uri, "tablegen", &text);
        let words = tblgen_parser::lossless::pieces(&text).expect("the file has tokens");
        let places = places(&text, &words, place_count() / FILES.len());
        tally.ask_all(&uri, file, &text, places, &["hover", "definition", "references"], &["documentLink"]);
    }
    tally.finish();
}

fn line_of(text: &str, position: &Value) -> String {
    let line = position["line"].as_u64().unwrap_or(0) as usize;
    format!("{}:{} `{}`", line + 1, position["character"], text.lines().nth(line).unwrap_or("").trim())
}

/// Positions within a text, of some of its offsets.
fn spread(text: &str, offsets: Vec<usize>, count: usize) -> Vec<Value> {
    let step = (offsets.len() / count).max(1) | 1;
    let position = |offset: usize| {
        let start = text[..offset].rfind('\n').map_or(0, |end| end + 1);
        json!({ "line": text[..offset].matches('\n').count(), "character": offset - start + 1 })
    };
    offsets.into_iter().step_by(step).map(position).collect()
}

/// Words spread over a text.
fn places(text: &str, pieces: &[Piece], count: usize) -> Vec<Value> {
    let words = pieces.iter().filter(|piece| piece.kind == PieceKind::Word && piece.range.len() > 2);
    spread(text, words.map(|piece| piece.range.start).collect(), count)
}

/// Files of patterns in upstream's tests and libraries. Those with errors on purpose are left out: upstream's server has no answers
/// behind an error.
const PATTERNS: &[&str] = &[
    "mlir/include/mlir/Transforms/DialectConversion.pdll",
    "mlir/test/lib/Tools/PDLL/TestPDLL.pdll",
    "mlir/test/lib/Transforms/TestDialectConversion.pdll",
    "mlir/test/mlir-pdll/CodeGen/CPP/general.pdll",
    "mlir/test/mlir-pdll/CodeGen/MLIR/decl.pdll",
    "mlir/test/mlir-pdll/CodeGen/MLIR/expr.pdll",
    "mlir/test/mlir-pdll/CodeGen/MLIR/stmt.pdll",
    "mlir/test/mlir-pdll/Parser/constraint.pdll",
    "mlir/test/mlir-pdll/Parser/expr.pdll",
    "mlir/test/mlir-pdll/Parser/include_td.pdll",
    "mlir/test/mlir-pdll/Parser/pattern.pdll",
    "mlir/test/mlir-pdll/Parser/rewrite.pdll",
    "mlir/test/mlir-pdll/Parser/stmt.pdll",
];

#[test]
fn where_upstreams_server_answers_about_patterns_this_one_does() {
    let (Some(root), Some(oracle)) = (oracle::upstream(), oracle::Oracle::find()) else { return };
    let include = root.join("mlir/include");
    let program = oracle.prefix().join("bin/mlir-pdll-lsp-server");
    let own = PATTERNS.iter().filter_map(|file| root.join(file).parent().map(Path::to_owned));
    let folders: BTreeSet<PathBuf> = own.chain([include]).collect();
    let flags: Vec<String> =
        folders.iter().map(|folder| format!("--pdll-extra-dir={}", folder.display())).collect();
    let upstream = Upstream::start(&program, &flags);
    let settings = json!({ "includeDirs": folders });
    let mut tally =
        Tally::new(upstream, Client::with(config(), json!({ "initializationOptions": settings })));
    for file in PATTERNS {
        let path = root.join(file);
        let text = std::fs::read_to_string(&path).expect("the file can be read");
        let uri = format!("file://{}", path.display());
        tally.open(&uri, "pdll", &text);
        let words = rtblgen_pdll::lossless::pieces(&text).expect("the file has tokens");
        let places = places(&text, &words, place_count().div_ceil(PATTERNS.len()));
        let methods = ["hover", "definition", "references", "completion", "signatureHelp"];
        tally.ask_all(&uri, file, &text, places, &methods, &["documentLink", "documentSymbol", "inlayHint"]);
    }
    tally.finish();
}

/// Programs of upstream's tests, of dialects that both servers have.
const PROGRAMS: &[&str] = &[
    "Dialect/Arith/canonicalize.mlir",
    "Dialect/Arith/ops.mlir",
    "Dialect/ControlFlow/canonicalize.mlir",
    "Dialect/SCF/canonicalize.mlir",
    "Dialect/SCF/ops.mlir",
    "Dialect/MemRef/canonicalize.mlir",
    "Dialect/Tensor/canonicalize.mlir",
    "Dialect/Affine/canonicalize.mlir",
    "Dialect/Complex/canonicalize.mlir",
    "Dialect/Vector/ops.mlir",
    "Conversion/SCFToControlFlow/convert-to-cfg.mlir",
    "Dialect/Math/ops.mlir",
    "Dialect/Index/index-ops.mlir",
    "IR/core-ops.mlir",
];

#[test]
fn where_upstreams_server_answers_about_programs_this_one_does() {
    let (Some(root), Some(oracle)) = (oracle::upstream(), oracle::Oracle::find()) else { return };
    let upstream = Upstream::start(&oracle.prefix().join("bin/mlir-lsp-server"), &[]);
    let mut tally = Tally::new(upstream, Client::new(config()));
    for file in PROGRAMS {
        let path = root.join("mlir/test").join(file);
        let text = std::fs::read_to_string(&path).expect("the file can be read");
        let uri = format!("file://{}", path.display());
        tally.open(&uri, "mlir", &text);
        let places = program_places(&text, place_count().div_ceil(PROGRAMS.len()));
        tally.ask_all(
            &uri,
            file,
            &text,
            places,
            &["hover", "definition", "references", "completion"],
            &["documentSymbol"],
        );
    }
    tally.finish();
}

/// The line between programs of a file.
const MARKER: &str = "// -----";

/// Names spread over a program: those with a sigil, and those of operations.
fn program_places(text: &str, count: usize) -> Vec<Value> {
    let is_name = |c: char| c.is_ascii_alphanumeric() || "_$.%@^#!".contains(c);
    let mut words = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let code = line.split("//").next().unwrap_or_default();
        let mut at = 0;
        while let Some(found) = code[at..].find(is_name) {
            let rest = &code[at + found..];
            let length = rest.find(|c| !is_name(c)).unwrap_or(rest.len());
            if length > 1 {
                words.push(start + at + found);
            }
            at += found + length;
        }
        start += line.len();
    }
    // Both servers need the dialects of a program.
    let has_dialects = |offset: &usize| {
        let start = text[..*offset].rfind(MARKER).unwrap_or(0);
        let end = text[*offset..].find(MARKER).map_or(text.len(), |end| offset + end);
        !text[start..end].contains("linalg.")
    };
    words.retain(has_dialects);
    spread(text, words, count)
}
