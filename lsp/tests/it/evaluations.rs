//! Files whose evaluation takes long: answers do not wait for it.

use std::time::Duration;

use rtblgen_lsp::Config;
use serde_json::{Value, json};

use crate::client::{Client, config, locations};

const URI: &str = "file:///work/slow.td";

/// A file with many records, whose last line is `end`.
fn slow(end: &str) -> String {
    format!(
        "class A<int i> {{ int x = !add(i, 1); }}\nforeach i = 0...100 in foreach j = 0...300 in def d#i#_#j : A<i>;\n{end}"
    )
}

fn client() -> Client {
    Client::new(Config { debounce: Duration::from_millis(1), ..config() })
}

/// Edits without waiting for errors. Returns when the evaluation runs.
fn edit(client: &mut Client, version: i32, text: &str) {
    let document = json!({ "uri": URI, "version": version });
    let changes = json!([{ "text": text }]);
    client.notify("textDocument/didChange", json!({ "textDocument": document, "contentChanges": changes }));
    std::thread::sleep(Duration::from_millis(20));
}

fn count(diagnostics: &Value) -> (i64, usize) {
    let all = diagnostics["diagnostics"].as_array().expect("diagnostics");
    (diagnostics["version"].as_i64().expect("a version"), all.len())
}

#[test]
fn answers_come_while_a_file_is_evaluated() {
    let mut client = client();
    assert_eq!(count(&client.open(URI, &slow("def last : A<5>;\n"))), (1, 0));
    edit(&mut client, 2, &slow("def last : A<7>;\n// edited\ndef other { A a = d1_1; }\n"));
    let at = |line: u32, character: u32| json!({ "textDocument": { "uri": URI }, "position": { "line": line, "character": character } });
    let hover = client.request("textDocument/hover", at(2, 5));
    // The records are those before the edit.
    let text = hover["contents"]["value"].as_str().expect("a text");
    assert!(text.contains("int x = 6;"), "{text}");
    let definition = client.request("textDocument/definition", at(4, 19));
    assert_eq!(locations(&definition), "file:///work/slow.td 1:50-1:51");
    assert!(client.has_no_diagnostics(), "the answers waited for the evaluation");
    assert_eq!(count(&client.diagnostics()), (2, 0));
    let hover = client.request("textDocument/hover", at(2, 5));
    assert!(hover["contents"]["value"].as_str().expect("a text").contains("int x = 8;"));
}

#[test]
fn edits_while_a_file_is_evaluated_are_evaluated_next() {
    let mut client = client();
    client.open(URI, &slow(""));
    edit(&mut client, 2, &slow("def last : A<\"\">;\n"));
    edit(&mut client, 3, &slow("def last : B;\n"));
    edit(&mut client, 4, &slow("def last : A<7>;\n"));
    // Another file waits as well.
    let other = client.open("file:///work/other.td", "def d : B;\n");
    let mut last = [other, client.diagnostics()];
    last.sort_by_key(|diagnostics| diagnostics["uri"].to_string());
    assert_eq!(last.iter().map(count).collect::<Vec<_>>(), [(1, 1), (4, 0)]);
    client.notify("textDocument/didClose", json!({ "textDocument": { "uri": URI } }));
    assert_eq!(client.diagnostics()["diagnostics"], json!([]));
}

#[test]
fn a_server_ends_while_a_file_is_evaluated() {
    let mut client = client();
    client.open(URI, &slow(""));
    edit(&mut client, 2, &slow("def last;\n"));
    assert_eq!(client.shut_down(), rtblgen_lsp::Exit::Clean);
}

#[test]
fn many_open_files_have_their_errors() {
    let mut client = client();
    let uri = |number: usize| format!("file:///work/f{number}.td");
    let open = |client: &mut Client, uri: &str, text: &str| {
        let document = json!({ "uri": uri, "languageId": "", "version": 1, "text": text });
        client.notify("textDocument/didOpen", json!({ "textDocument": document }));
    };
    open(&mut client, "file:///work/shared.td", "class A;\n");
    for number in 0..12 {
        open(&mut client, &uri(number), "include \"shared.td\"\ndef d : A;\n");
    }
    let document = json!({ "uri": "file:///work/shared.td", "version": 2 });
    let changes = json!([{ "text": "class B;\n" }]);
    client.notify("textDocument/didChange", json!({ "textDocument": document, "contentChanges": changes }));
    let mut faulty = std::collections::BTreeSet::new();
    while faulty.len() < 12 {
        let diagnostics = client.diagnostics();
        if diagnostics["diagnostics"].as_array().is_some_and(|all| all.len() == 1) {
            faulty.insert(diagnostics["uri"].to_string());
        }
    }
    // Then nothing is left to do.
    std::thread::sleep(Duration::from_millis(500));
    let hover = json!({ "textDocument": { "uri": uri(1) }, "position": { "line": 1, "character": 4 } });
    client.request("textDocument/hover", hover.clone());
    client.drain();
    std::thread::sleep(Duration::from_millis(300));
    client.request("textDocument/hover", hover);
    assert!(client.has_no_diagnostics(), "files are evaluated again and again");
}

/// Opens a file without waiting for its errors.
fn open_without_waiting(client: &mut Client, text: &str) {
    let document = json!({ "uri": URI, "languageId": "", "version": 1, "text": text });
    client.notify("textDocument/didOpen", json!({ "textDocument": document }));
}

#[test]
fn the_parse_alone_answers_before_the_first_evaluation() {
    let mut client = client();
    open_without_waiting(&mut client, &slow("// The last.\ndef last : A<5>;\ndef other { A a = d1_1; }\n"));
    let at = |line: u32, character: u32| json!({ "textDocument": { "uri": URI }, "position": { "line": line, "character": character } });
    let definition = client.request("textDocument/definition", at(3, 11));
    assert_eq!(locations(&definition), "file:///work/slow.td 0:6-0:7");
    for method in ["documentSymbol", "foldingRange", "semanticTokens/full"] {
        let answer = client.request(&format!("textDocument/{method}"), at(0, 0));
        assert!(!answer.is_null(), "{method}");
    }
    let hover = client.request("textDocument/hover", at(3, 5));
    let text = hover["contents"]["value"].as_str().expect("a text");
    assert!(text.contains("The last.") && !text.contains("int x"), "{text}");
    // The name of a record is known after the evaluation: other answers come before this one.
    let late = client.send("textDocument/definition", at(4, 19));
    let early = client.send("textDocument/hover", at(0, 6));
    let answers = [client.response(), client.response()];
    assert!(client.has_no_diagnostics() || answers[1].id == late.into(), "{answers:?}");
    assert_eq!(answers.map(|answer| answer.id), [early.into(), late.into()]);
    assert_eq!(count(&client.diagnostics()), (1, 0));
    let hover = client.request("textDocument/hover", at(3, 5));
    assert!(hover["contents"]["value"].as_str().expect("a text").contains("int x = 6;"));
}

#[test]
fn a_request_that_waits_is_answered_at_the_end() {
    let mut client = client();
    open_without_waiting(&mut client, &slow("def other { A a = d1_1; }\n"));
    let position = json!({ "line": 2, "character": 19 });
    client.send("textDocument/definition", json!({ "textDocument": { "uri": URI }, "position": position }));
    client.send("shutdown", Value::Null);
    assert_eq!(
        client.response().response_result.map_err(|error| error.message),
        Err("the server is shut down".to_owned())
    );
    assert!(client.response().response_result.is_ok());
    assert_eq!(client.exit(), rtblgen_lsp::Exit::Clean);
}
