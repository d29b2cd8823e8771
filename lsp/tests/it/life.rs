//! The life of a server: start, changes, errors, end.

use rtblgen_lsp::{Database, Exit};
use serde_json::{Value, json};

use crate::client::{Client, config, range};

const URI: &str = "file:///work/a.td";

fn messages(diagnostics: &Value) -> Vec<String> {
    let all = diagnostics["diagnostics"].as_array().expect("diagnostics");
    all.iter().map(|one| format!("{} {}", range(&one["range"]), one["message"].as_str().unwrap())).collect()
}

#[test]
fn ends() {
    assert_eq!(Client::new(config()).shut_down(), Exit::Clean);
    assert_eq!(Client::new(config()).exit(), Exit::WithoutShutdown);
    assert_eq!(Client::new(config()).hang_up(), Exit::EndOfInput);
}

#[test]
fn requests_before_the_start_and_behind_the_end_are_errors() {
    let mut client = Client::unstarted(config());
    let error = client.try_request("textDocument/hover", json!({})).unwrap_err();
    assert_eq!(error, "expected `initialize` first");
    client.request("initialize", json!({}));
    client.request("shutdown", Value::Null);
    let error = client.try_request("textDocument/hover", json!({})).unwrap_err();
    assert_eq!(error, "the server is shut down: expected `exit`");
}

#[test]
fn unknown_methods_and_files_are_errors() {
    let mut client = Client::new(config());
    client.open(URI, "");
    let known = json!({ "textDocument": { "uri": URI } });
    assert_eq!(
        client.try_request("textDocument/fly", known).unwrap_err(),
        "unknown method `textDocument/fly`"
    );
    assert_eq!(client.try_request("$/fly", json!({})).unwrap_err(), "unknown method `$/fly`");
    let unknown = json!({ "textDocument": { "uri": "file:///b.td" } });
    let error = client.try_request("textDocument/hover", unknown).unwrap_err();
    assert_eq!(error, "the file `file:///b.td` is not open");
}

#[test]
fn changes_apply_in_order_and_in_utf_16() {
    let mut client = Client::new(config());
    let opened = client.open(URI, "// 𝕏é\nclass A<>;\n");
    assert_eq!(messages(&opened).len(), 1);
    let at = |line: u32, start: u32, end: u32| json!({ "start": { "line": line, "character": start }, "end": { "line": line, "character": end } });
    let changes = json!([
        { "range": at(1, 8, 8), "text": "int i" },
        { "range": at(1, 14, 15), "text": " { int x = i; }" },
        { "range": at(0, 3, 6), "text": "𝕐" },
    ]);
    let document = json!({ "uri": URI, "version": 2 });
    client.notify("textDocument/didChange", json!({ "textDocument": document, "contentChanges": changes }));
    let changed = client.diagnostics();
    assert_eq!((messages(&changed).len(), &changed["version"]), (0, &json!(2)));
    let outline = client.request("textDocument/documentSymbol", json!({ "textDocument": { "uri": URI } }));
    assert_eq!(outline[0]["name"], "A");
    client.notify("textDocument/didClose", json!({ "textDocument": { "uri": URI } }));
    assert_eq!(client.diagnostics()["diagnostics"], json!([]));
}

#[test]
fn open_files_come_before_those_on_disk() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("b.td"), "class Old;").unwrap();
    let uri = |name: &str| format!("file://{}", folder.path().join(name).display());
    let mut client = Client::new(config());
    let main = "include \"b.td\"\ndef x : New;\n";
    assert_eq!(messages(&client.open(&uri("a.td"), main)).len(), 1);
    client.open(&uri("b.td"), "class New;");
    assert_eq!(messages(&client.change(&uri("a.td"), 2, main)), [""; 0]);
}

#[test]
fn errors_have_help_notes_and_a_fix() {
    let mut client = Client::new(config());
    let text = "class Shape<int sides>;\ndef square : Shap<4>;\n";
    let diagnostics = client.open(URI, text);
    let error = &diagnostics["diagnostics"]
        .as_array()
        .unwrap()
        .iter()
        .find(|one| one["severity"] == 1)
        .unwrap()
        .clone();
    assert_eq!(range(&error["range"]), "1:13-1:17");
    let params = json!({ "textDocument": { "uri": URI }, "range": error["range"], "context": { "diagnostics": [error] } });
    let actions = client.request("textDocument/codeAction", params);
    assert_eq!(actions[0]["title"], "Replace by `Shape`");
    let edit = &actions[0]["edit"]["changes"][URI][0];
    assert_eq!((range(&edit["range"]), &edit["newText"]), ("1:13-1:17".to_owned(), &json!("Shape")));
}

#[test]
fn errors_of_included_files_are_at_the_include() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("b.td"), "\ndef x : Missing;").unwrap();
    let uri = format!("file://{}", folder.path().join("a.td").display());
    let mut client = Client::new(config());
    let diagnostics = client.open(&uri, "// first\ninclude \"b.td\"\n");
    let error = &diagnostics["diagnostics"][0];
    assert_eq!(range(&error["range"]), "1:8-1:14");
    let related = &error["relatedInformation"][0]["location"];
    assert!(related["uri"].as_str().unwrap().ends_with("b.td"));
    assert_eq!(range(&related["range"]), "1:8-1:15");
}

/// An op whose format names an operand that it does not have.
const OP: &str = r#"include "mlir/IR/OpBase.td"
def Toy_Dialect : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def NegOp : Op<Toy_Dialect, "neg"> {
  let arguments = (ins I32:$operand);
  let results = (outs I32:$result);
  let assemblyFormat = "$operandd attr-dict";
}
"#;

#[test]
fn errors_of_the_generators_are_shown() {
    let always = json!({ "initializationOptions": { "generators": "always" } });
    let mut client = Client::with(config(), always);
    let found = messages(&client.open(URI, OP));
    assert!(found.iter().any(|message| message.starts_with("5:24-5:33 expected variable")), "{found:#?}");
    let action = json!({ "textDocument": { "uri": URI }, "range": { "start": { "line": 5, "character": 25 }, "end": { "line": 5, "character": 25 } } });
    let actions = client.request("textDocument/codeAction", action);
    assert_eq!(actions[0]["title"], "Replace by `$operand`", "{found:#?}");
    let never = json!({ "initializationOptions": { "generators": "never" } });
    assert_eq!(messages(&Client::with(config(), never).open(URI, OP)), [""; 0]);
}

#[test]
fn a_cancelled_request_is_answered() {
    let mut client = Client::new(config());
    client.open(URI, "class A;");
    client.notify("$/cancelRequest", json!({ "id": 2 }));
    let params = json!({ "textDocument": { "uri": URI } });
    assert_eq!(client.try_request("textDocument/documentSymbol", params).unwrap_err(), "cancelled");
}

#[test]
fn a_database_lists_folders_by_file() {
    let text = "--- !FileInfo:\n  filepath: \"/a/b.td\"\n  includes: \"/a;/c\"\n--- !FileInfo:\n  filepath: \"/d.td\"\n  includes: \"/d\"\n";
    let database = Database::parse(text);
    assert_eq!(database.folders("/a/b.td".as_ref()), ["/a", "/c"].map(std::path::PathBuf::from));
    assert_eq!(database.folders("/other.td".as_ref()).len(), 3);
}

#[test]
fn a_database_is_read_as_yaml() {
    let text = "--- !FileInfo:\n  \"filepath\": '/a/b.td' # the file\n  'includes': /a;/c   # folders\n";
    let database = Database::parse(text);
    assert_eq!(database.folders("/a/b.td".as_ref()), ["/a", "/c"].map(std::path::PathBuf::from));
    assert!(Database::parse("nothing: of this").is_empty());
}

#[test]
fn an_error_of_an_included_class_is_at_the_record_that_has_it() {
    let mut client = Client::new(config());
    let text = "include \"mlir/IR/AttrTypeBase.td\"\ndef D : Dialect { let name = \"d\"; let cppNamespace = \"::d\"; }\nclass My : TypeDef<D, \"T\"> { let parameters = (ins \"int\":$x); let assemblyFormat = \"$x\"; }\ndef T : My;\n";
    let found = messages(&client.open(URI, text));
    assert!(found[0].starts_with("3:4-3:5 'mnemonic' of 'T' is unset"), "{found:?}");
}

#[test]
fn a_file_that_is_closed_without_saving_is_that_on_disk_again() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("h.td"), "class A;\n").unwrap();
    let uri = |name: &str| format!("file://{}", folder.path().join(name).display());
    // Other files are looked at only with a delay.
    let delay = std::time::Duration::from_millis(1);
    let mut client = Client::new(rtblgen_lsp::Config { debounce: delay, ..config() });
    assert_eq!(messages(&client.open(&uri("m.td"), "include \"h.td\"\ndef d : A;\n")), [""; 0]);
    client.notify(
        "textDocument/didOpen",
        json!({ "textDocument": { "uri": uri("h.td"), "languageId": "", "version": 1, "text": "class B;\n" } }),
    );
    let mut errors_of_main = || loop {
        let diagnostics = client.diagnostics();
        if diagnostics["uri"] == uri("m.td") {
            return messages(&diagnostics).len();
        }
    };
    assert_eq!(errors_of_main(), 1);
    client.notify("textDocument/didClose", json!({ "textDocument": { "uri": uri("h.td") } }));
    let mut errors_of_main = || loop {
        let diagnostics = client.diagnostics();
        if diagnostics["uri"] == uri("m.td") {
            return messages(&diagnostics).len();
        }
    };
    assert_eq!(errors_of_main(), 0);
}

#[test]
fn a_save_reads_the_included_files_again() {
    let folder = tempfile::tempdir().unwrap();
    let uri = format!("file://{}", folder.path().join("m.td").display());
    let mut client = Client::new(config());
    assert_eq!(messages(&client.open(&uri, "include \"h.td\"\ndef d : A;\n")).len(), 1);
    std::fs::write(folder.path().join("h.td"), "class A;\n").unwrap();
    client.notify("textDocument/didSave", json!({ "textDocument": { "uri": uri } }));
    assert_eq!(messages(&client.diagnostics()), [""; 0]);
}

#[test]
fn settings_replace_those_before_and_may_be_relative() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("inc")).unwrap();
    std::fs::write(folder.path().join("inc/h.td"), "class A;\n").unwrap();
    let start = json!({
        "rootUri": format!("file://{}", folder.path().display()),
        "initializationOptions": { "includeDirs": ["inc"], "compilationDatabases": ["none.yml"] },
    });
    let mut client = Client::unstarted(config());
    client.request("initialize", start);
    let problem = client.diagnostics();
    assert!(problem["message"].as_str().unwrap().contains("none.yml: "), "{problem}");
    let text = "include \"h.td\"\ndef d : A;\n";
    assert_eq!(messages(&client.open("file:///elsewhere/m.td", text)), [""; 0]);
    let settings = json!({ "settings": { "includeDirs": [], "compilationDatabases": [] } });
    client.notify("workspace/didChangeConfiguration", settings);
    assert_eq!(messages(&client.diagnostics()).len(), 1);
}

#[test]
fn a_document_that_is_no_file_does_not_stand_for_one() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("h.td"), "class A;\n").unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let mut client = Client::new(config());
    client.open(&format!("git:{}", path("h.td")), "class Old;\n");
    let main = client.open(&format!("file://{}", path("m.td")), "include \"h.td\"\ndef d : A;\n");
    assert_eq!(messages(&main), [""; 0]);
}
