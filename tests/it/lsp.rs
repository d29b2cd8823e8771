//! `rtblgen lsp` as a program.

use serde_json::{Value, json};

use crate::tool::Folder;

/// A message with its header.
fn message(value: &Value) -> String {
    let text = value.to_string();
    format!("Content-Length: {}\r\n\r\n{text}", text.len())
}

#[test]
fn the_server_knows_the_dialects_of_td_files_beside_a_program() {
    let td = "include \"mlir/IR/OpBase.td\"\ndef Toy_Dialect : Dialect { let name = \"toy\"; let cppNamespace = \"::toy\"; }\ndef Toy_AOp : Op<Toy_Dialect, \"a\"> { let summary = \"the summary\"; let assemblyFormat = \"attr-dict\"; }\n";
    let folder = Folder::new(&[("toy.td", td)]);
    let uri = format!("file://{}", folder.path("a.mlir").display());
    let document = json!({ "uri": uri, "languageId": "mlir", "version": 1, "text": "toy.a\n" });
    let at = json!({ "textDocument": { "uri": uri }, "position": { "line": 0, "character": 1 } });
    let messages = [
        json!({ "jsonrpc": "2.0", "id": 1, "method": "initialize", "params": { "capabilities": {} } }),
        json!({ "jsonrpc": "2.0", "method": "textDocument/didOpen", "params": { "textDocument": document } }),
        json!({ "jsonrpc": "2.0", "id": 2, "method": "textDocument/hover", "params": at }),
        json!({ "jsonrpc": "2.0", "id": 3, "method": "shutdown" }),
        json!({ "jsonrpc": "2.0", "method": "exit" }),
    ];
    let run = folder.run_with_input(&["lsp"], &messages.iter().map(message).collect::<String>());
    assert!(run.success, "{}", run.stderr);
    let knows = if cfg!(feature = "opt") { run.stdout.contains("the summary") } else { true };
    assert!(knows && run.stdout.contains("toy.a"), "{}", run.stdout);
}
