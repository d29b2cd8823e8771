//! Requests about `.pdll` files.

use serde_json::{Value, json};

use crate::client::{Client, config, labels, locations, range, split};

const URI: &str = "file:///work/a.pdll";

const OPS: &str = r#"include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Toy_Dialect : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def AddOp : Op<Toy_Dialect, "add", [SameOperandsAndResultType]> {
  let summary = "adds two numbers";
  let arguments = (ins I32:$lhs, I32:$rhs, OptionalAttr<I32Attr>:$flags);
  let results = (outs I32:$sum);
}
"#;

const PATTERNS: &str = r#"#include "ops.td"
// It is zero.
Constraint IsZero(value: Value) [{ true }];
Rewrite Twice(value: Value) -> Op { return op<toy.add>(value, value); }
Pattern AddZero with benefit(2) {
  let root = op<toy.add>(lhs: Value, rhs: Value);
  IsZero(rhs);
  let result = root.sum;
  replace root with lhs;
}
"#;

/// A client with the ops open, so that the patterns find them.
fn client() -> Client {
    let mut client = Client::new(config());
    client.open("file:///work/ops.td", OPS);
    client
}

fn ask(method: &str, text: &str, mut params: Value) -> Value {
    let (text, position) = split(text);
    let mut client = client();
    client.open(URI, &text);
    params["textDocument"] = json!({ "uri": URI });
    params["position"] = position;
    client.request(method, params)
}

/// Sends a request at a place in [`PATTERNS`], which `marked` names.
fn at(method: &str, marked: &str) -> Value {
    let plain = marked.replace('▮', "");
    assert_eq!(PATTERNS.matches(&plain).count(), 1, "{plain}");
    ask(method, &PATTERNS.replace(&plain, marked), json!({}))
}

fn definition(marked: &str) -> String {
    locations(&at("textDocument/definition", marked)).replace("file:///work/", "")
}

#[test]
fn diagnostics_of_inputs_are_independent() {
    let mut client = client();
    let found = client.open(
        URI,
        "Pattern A {\n// -----\nPattern B => erase op<toy.add>;\n// -----\nPattern => replace with ;\n",
    );
    let places: Vec<String> =
        found["diagnostics"].as_array().unwrap().iter().map(|one| range(&one["range"])).collect();
    assert_eq!(places.len(), 2, "{found}");
    assert!(places[1].starts_with("4:"), "{places:?}");
    assert_eq!(client.change(URI, 2, PATTERNS)["diagnostics"], json!([]));
}

#[test]
fn definitions() {
    assert_eq!(definition("IsZ▮ero(rhs)"), "a.pdll 2:11-2:17");
    assert_eq!(definition("IsZero(r▮hs)"), "a.pdll 5:37-5:40");
    assert_eq!(definition("with l▮hs;"), "a.pdll 5:25-5:28");
    assert_eq!(definition("replace ro▮ot"), "a.pdll 5:6-5:10");
    assert_eq!(definition("root = op<toy.a▮dd>"), "ops.td 3:4-3:9");
    assert_eq!(definition("ops▮.td"), "ops.td 0:0-0:0");
}

#[test]
fn references_and_rename() {
    let found = locations(&at("textDocument/references", "let ro▮ot")).replace("file:///work/a.pdll ", "");
    assert_eq!(found, "5:6-5:10\n7:15-7:19\n8:10-8:14");
    let text = PATTERNS.replace("let root", "let ro▮ot");
    let edits = ask("textDocument/rename", &text, json!({ "newName": "sum_op" }));
    assert_eq!(edits["changes"][URI].as_array().unwrap().len(), 3);
}

#[test]
fn hovers() {
    let asked =
        ["let ro▮ot", "AddZ▮ero", "IsZ▮ero(rhs)", "Twi▮ce", "root = op<toy.a▮dd>", "rhs: Va▮lue)", "op▮s.td"];
    let shown: Vec<String> = asked
        .iter()
        .map(|marked| {
            format!(
                "== {marked}\n{}",
                at("textDocument/hover", marked)["contents"]["value"].as_str().unwrap_or("nothing")
            )
        })
        .collect();
    insta::assert_snapshot!(shown.join("\n"));
}

#[test]
fn symbols_and_hints() {
    let symbols = at("textDocument/documentSymbol", "let ▮root");
    let shown: Vec<String> = symbols
        .as_array()
        .unwrap()
        .iter()
        .map(|one| format!("{} {} {}", one["name"].as_str().unwrap(), one["kind"], range(&one["range"])))
        .collect();
    assert_eq!(shown, ["IsZero 12 2:11-2:17", "Twice 12 3:8-3:71", "AddZero 5 4:8-9:1"]);
    let all =
        json!({ "range": { "start": { "line": 0, "character": 0 }, "end": { "line": 99, "character": 0 } } });
    let hints = ask("textDocument/inlayHint", &format!("{PATTERNS}▮"), all);
    let shown: Vec<String> = hints
        .as_array()
        .unwrap()
        .iter()
        .map(|hint| {
            format!(
                "{}:{} {}",
                hint["position"]["line"],
                hint["position"]["character"],
                hint["label"].as_str().unwrap()
            )
        })
        .collect();
    assert_eq!(shown, ["3:55 lhs:", "3:62 rhs:", "6:9 value:", "7:12 : Value"]);
}

#[test]
fn completions() {
    let completed = |text: &str| {
        let mut client = client();
        client.open(URI, PATTERNS);
        let (text, position) = split(&format!("{PATTERNS}{text}"));
        client.change(URI, 2, &text);
        let params = json!({ "textDocument": { "uri": URI }, "position": position });
        labels(&client.request("textDocument/completion", params))
    };
    assert_eq!(completed("Pattern { let x = op<toy.▮"), ["add"]);
    assert_eq!(completed("Pattern { let x = op<▮"), ["toy.add"]);
    assert!(completed("Pattern { let x: ▮").contains(&"IsZero".to_owned()));
    assert_eq!(completed("Pattern X with ▮"), ["benefit", "recursion"]);
    assert!(completed("Pattern { let x = ▮").contains(&"Twice".to_owned()));
    assert_eq!(completed("Pattern { erase root.▮"), ["sum (field #0)", "flags"]);
    assert!(completed("▮").contains(&"Pattern".to_owned()));
    for open in ["{▮", "(x: Value) {▮", "(x: Value) { f▮", "{flags = a: Attr, ▮", "(y: Value) {▮};\n}"]
    {
        assert_eq!(completed(&format!("Pattern {{ erase op<toy.add>{open}")), ["flags"], "{open}");
    }
    assert!(!completed("Pattern { erase op<toy.add>; ▮").contains(&"flags".to_owned()));
    assert!(!completed("Pattern { let x = op<toy.add>(y, ▮").contains(&"flags".to_owned()));
    assert!(completed("#include \"mlir/IR/▮").contains(&"OpBase.td".to_owned()));
}

#[test]
fn operations_that_an_included_dialect_does_not_have_are_warned_of() {
    let mut client = client();
    let text = "#include \"ops.td\"\nPattern => erase op<toy.ad>;\nPattern => erase op<other.ad>;\nPattern => erase op<toy.multiply>;\n";
    let diagnostics = client.open(URI, text);
    let shown: Vec<String> = diagnostics["diagnostics"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| {
            format!("{} {} {}", range(&one["range"]), one["severity"], one["message"].as_str().unwrap())
        })
        .collect();
    assert_eq!(
        shown,
        [
            "1:20-1:26 2 no included `.td` file defines `toy.ad`\nhelp: did you mean 'toy.add'?",
            "3:20-3:32 2 no included `.td` file defines `toy.multiply`\nhelp: a pattern of an operation that is not registered never applies",
        ]
    );
}

#[test]
fn signatures() {
    let help = |text: &str| {
        let mut client = client();
        client.open(URI, PATTERNS);
        let (text, position) = split(&format!("{PATTERNS}{text}"));
        client.change(URI, 2, &text);
        let params = json!({ "textDocument": { "uri": URI }, "position": position });
        client.request("textDocument/signatureHelp", params)
    };
    let operands = help("Pattern { let x = op<toy.add>(a: Value, ▮");
    assert_eq!(operands["signatures"][0]["label"], "(lhs: Value, rhs: Value)");
    assert_eq!(operands["activeParameter"], 1);
    assert_eq!(help("Pattern { let x = op<toy.add>() -> (▮")["signatures"][0]["label"], "(sum: Type)");
    assert_eq!(help("Pattern { IsZero(▮")["signatures"][0]["label"], "IsZero(value: Value) -> Tuple<>");
}

#[test]
fn views() {
    let mut client = client();
    client.open(URI, "#include \"ops.td\"\nPattern Erase => erase op<toy.add>;\n");
    let mut show = |command: &str| {
        let params = json!({ "command": command, "arguments": [URI] });
        client.try_request("workspace/executeCommand", params)
    };
    assert!(show("rtblgen.showPdl").unwrap().as_str().unwrap().contains("pdl.pattern @Erase"));
    assert!(show("rtblgen.showRust").unwrap().as_str().unwrap().contains("pub struct Erase"));
    assert_eq!(show("rtblgen.showPage").unwrap_err(), "`rtblgen.showPage` is no command for .pdll files");
    let params = json!({ "textDocument": { "uri": URI }, "uri": URI, "kind": "ast" });
    let tree = client.request("pdll/viewOutput", params);
    assert!(tree["output"].as_str().unwrap().contains("Name<Erase>"));
}

#[test]
fn attributes_of_operations_and_variables_without_a_name() {
    let text = "#include \"ops.td\"\nPattern => erase op<toy.add>(_: Value, _: Value) {flags = _: Attr};\nPattern {\n  let a = op<toy.add> {flags = attr<\"1\">};\n  replace a with op<other.add> {flags = attr<\"2\">};\n}\n";
    let asked = |method: &str, marked: &str| {
        let plain = marked.replace('▮', "");
        ask(method, &text.replacen(&plain, marked, 1), json!({}))
    };
    let found = locations(&asked("textDocument/references", "{fl▮ags = _")).replace(URI, "");
    assert_eq!(found, " 1:50-1:55\n 3:23-3:28", "of the same operation");
    let hover = |marked: &str| asked("textDocument/hover", marked)["contents"]["value"].to_string();
    assert_eq!(hover("{fl▮ags = _"), r#""**Attribute**: `flags`\n***\nOf `toy.add`: `I32Attr`, optional\n""#);
    assert_eq!(hover("(▮_: Value"), r#""**Variable**: `_`\n***\nType: `Value`\n""#);
    let found = locations(&asked("textDocument/references", "(▮_: Value"));
    assert_eq!(found.lines().count(), 1, "each is a variable of its own: {found}");
}
