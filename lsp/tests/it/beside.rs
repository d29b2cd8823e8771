//! The server beside upstream's: where that has an answer, this has one.

use std::io::{BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use lsp_server::{Message, Notification, Request};
use serde_json::{Value, json};
use tblgen_parser::lossless::{PieceKind, pieces};

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

/// How many places of each file are asked for.
const PLACES: usize = 12;

fn is_empty(answer: &Value) -> bool {
    answer.is_null() || answer.as_array().is_some_and(Vec::is_empty)
}

/// The file and the line of the first location.
fn first_line(answer: &Value) -> Option<(String, u64)> {
    let location = answer.get(0)?;
    Some((location["uri"].as_str()?.to_owned(), location["range"]["start"]["line"].as_u64()?))
}

#[test]
fn where_upstreams_server_answers_this_one_does() {
    let (Some(root), Some(oracle)) = (oracle::upstream(), oracle::Oracle::find()) else { return };
    let include = root.join("mlir/include");
    let mut upstream = Upstream::start(
        &oracle.prefix().join("bin/tblgen-lsp-server"),
        &[format!("--tablegen-extra-dir={}", include.display())],
    );
    let settings = json!({ "includeDirs": [include.display().to_string()], "generators": "never" });
    let mut client = Client::with(config(), json!({ "initializationOptions": settings }));
    let (mut asked, mut answered, mut more, mut same, mut located) = (0, 0, 0, 0, 0);
    let mut missing = Vec::new();
    for file in FILES {
        let path = include.join(file);
        let text = std::fs::read_to_string(&path).expect("the file can be read");
        let uri = format!("file://{}", path.display());
        upstream.open(&uri, "tablegen", &text);
        client.open(&uri, &text);
        for position in places(&text) {
            for method in ["hover", "definition", "references"] {
                let context = json!({ "includeDeclaration": true });
                let params =
                    json!({ "textDocument": { "uri": uri }, "position": position, "context": context });
                let method = format!("textDocument/{method}");
                let theirs = upstream.request(&method, params.clone());
                let ours = client.request(&method, params);
                asked += 1;
                answered += usize::from(!is_empty(&theirs));
                more += usize::from(is_empty(&theirs) && !is_empty(&ours));
                if !is_empty(&theirs) && is_empty(&ours) {
                    missing.push(format!("{file}:{}: {method}", line_of(&text, &position)));
                }
                if method.ends_with("definition") && !is_empty(&theirs) {
                    located += 1;
                    same += usize::from(first_line(&theirs) == first_line(&ours));
                    if first_line(&theirs) != first_line(&ours) {
                        println!(
                            "{}: {:?} {:?}",
                            line_of(&text, &position),
                            first_line(&theirs),
                            first_line(&ours)
                        );
                    }
                }
            }
        }
    }
    println!("{asked} questions: upstream's server answers {answered}, this one all of them and {more} more");
    println!("{same} of {located} definitions are at the same line");
    assert!(missing.is_empty(), "no answer at\n{}", missing.join("\n"));
    assert!(answered * 4 > asked, "upstream's server answers {answered} of {asked}");
}

fn line_of(text: &str, position: &Value) -> String {
    let line = position["line"].as_u64().unwrap_or(0) as usize;
    format!("{}:{} `{}`", line + 1, position["character"], text.lines().nth(line).unwrap_or("").trim())
}

/// Words spread over a text.
fn places(text: &str) -> Vec<Value> {
    let pieces = pieces(text).expect("the file has tokens");
    let words: Vec<_> =
        pieces.iter().filter(|piece| piece.kind == PieceKind::Word && piece.range.len() > 2).collect();
    let step = (words.len() / PLACES).max(1) | 1;
    let position = |offset: usize| {
        let start = text[..offset].rfind('\n').map_or(0, |end| end + 1);
        json!({ "line": text[..offset].matches('\n').count(), "character": offset - start + 1 })
    };
    words.into_iter().step_by(step).map(|piece| position(piece.range.start)).collect()
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

/// How many places of each program are asked for.
const PROGRAM_PLACES: usize = 15;

#[test]
fn where_upstreams_server_answers_about_programs_this_one_does() {
    let (Some(root), Some(oracle)) = (oracle::upstream(), oracle::Oracle::find()) else { return };
    let mut upstream = Upstream::start(&oracle.prefix().join("bin/mlir-lsp-server"), &[]);
    let mut client = Client::new(config());
    let (mut asked, mut answered, mut more, mut same, mut located) = (0, 0, 0, 0, 0);
    let mut missing = Vec::new();
    for file in PROGRAMS {
        let path = root.join("mlir/test").join(file);
        let text = std::fs::read_to_string(&path).expect("the file can be read");
        let uri = format!("file://{}", path.display());
        upstream.open(&uri, "mlir", &text);
        client.open(&uri, &text);
        for position in program_places(&text) {
            for method in ["hover", "definition", "references", "completion"] {
                let params = json!({
                    "textDocument": { "uri": uri },
                    "position": position,
                    "context": { "includeDeclaration": true },
                });
                let method = format!("textDocument/{method}");
                let theirs = answer(upstream.request(&method, params.clone()));
                let ours = answer(client.request(&method, params));
                asked += 1;
                answered += usize::from(!is_empty(&theirs));
                more += usize::from(is_empty(&theirs) && !is_empty(&ours));
                if !is_empty(&theirs) && is_empty(&ours) {
                    missing.push(format!("{file}:{}: {method}", line_of(&text, &position)));
                }
                if method.ends_with("definition") && !is_empty(&theirs) {
                    located += 1;
                    let is_same = first_line(&theirs) == first_line(&ours);
                    same += usize::from(is_same);
                    if !is_same {
                        println!("{}: {theirs} {ours}", line_of(&text, &position));
                    }
                }
            }
        }
        let document = json!({ "textDocument": { "uri": uri } });
        let theirs = upstream.request("textDocument/documentSymbol", document.clone());
        let ours = client.request("textDocument/documentSymbol", document);
        asked += 1;
        if !is_empty(&theirs) && is_empty(&ours) {
            missing.push(format!("{file}: documentSymbol"));
        }
    }
    println!(
        "{asked} questions: upstream's server answers {answered}, this one all but {} and {more} more",
        missing.len()
    );
    println!("{same} of {located} definitions are at the same line");
    assert!(missing.is_empty(), "no answer at\n{}", missing.join("\n"));
    assert!(answered * 4 > asked, "upstream's server answers {answered} of {asked}");
}

/// An answer, or the items of a completion.
fn answer(answer: Value) -> Value {
    if answer["items"].is_array() { answer["items"].clone() } else { answer }
}

/// Names spread over a program: those with a sigil, and those of operations.
fn program_places(text: &str) -> Vec<Value> {
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
    let step = (words.len() / PROGRAM_PLACES).max(1) | 1;
    let position = |offset: usize| {
        let start = text[..offset].rfind('\n').map_or(0, |end| end + 1);
        json!({ "line": text[..offset].matches('\n').count(), "character": offset - start + 1 })
    };
    words.into_iter().step_by(step).map(position).collect()
}
