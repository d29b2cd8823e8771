//! Quick fixes: each leaves a file without an error.

use serde_json::{Value, json};

use crate::client::{Client, config};
use crate::rename::applied;

const URI: &str = "file:///work/a.td";

/// A dialect and an op with this format.
fn op(format: &str) -> String {
    format!(
        "include \"mlir/IR/OpBase.td\"\ndef Toy_Dialect : Dialect {{ let name = \"toy\"; let cppNamespace = \"::toy\"; }}\n\
         def NegOp : Op<Toy_Dialect, \"neg\"> {{\n  let arguments = (ins I32:$x, AnyType:$y);\n  let regions = (region AnyRegion:$body);\n  \
         let assemblyFormat = {format};\n}}\n"
    )
}

/// The texts after each fix of the first error of a text, with their titles.
fn fixed(client: &mut Client, text: &str) -> Vec<(String, String)> {
    let found = client.open(URI, text);
    let errors = found["diagnostics"].as_array().expect("diagnostics");
    let Some(error) = errors.iter().find(|error| error["severity"] == 1) else { return Vec::new() };
    let params = json!({ "textDocument": { "uri": URI }, "range": error["range"], "context": { "diagnostics": [error] } });
    let actions = client.request("textDocument/codeAction", params);
    let own = |action: &&Value| action["diagnostics"][0]["message"] == error["message"];
    let actions = actions.as_array().expect("actions").iter().filter(own);
    let one = |action: &Value| {
        (action["title"].as_str().unwrap().to_owned(), applied(text, &action["edit"]["changes"][URI]))
    };
    actions.map(one).collect()
}

/// Takes the first fix until there is no error. Returns the titles and the text.
fn mended(text: &str) -> (Vec<String>, String) {
    let always = json!({ "initializationOptions": { "generators": "always" } });
    let mut client = Client::with(config(), always);
    let mut text = text.to_owned();
    let mut titles = Vec::new();
    while let Some((title, new)) = fixed(&mut client, &text).into_iter().next() {
        assert!(titles.len() < 8, "{titles:?}\n{text}");
        titles.push(title);
        text = new;
    }
    let errors = client.open(URI, &text);
    let errors = errors["diagnostics"].as_array().unwrap().iter().filter(|error| error["severity"] == 1);
    assert_eq!(errors.count(), 0, "{titles:?}\n{text}");
    (titles, text)
}

#[test]
fn formats_get_what_they_lack() {
    for (format, complete) in [
        ("\"$x $body `:` type($y) $y\"", "\"$x $body attr-dict `:` type($y) $y\""),
        ("\"$x attr-dict `:` type($y)\"", "\"$x `,` $y $body attr-dict `:` type($y)\""),
        ("\"$x `,` $y $body attr-dict\"", "\"$x `,` $y $body attr-dict `:` type($y)\""),
        ("[{\n    $x $body\n  }]", "[{\n    $x $body `,` $y attr-dict `:` type($y)\n  }]"),
    ] {
        let (titles, text) = mended(&op(format));
        assert_eq!(text, op(complete), "{titles:?}");
    }
    let (titles, _) = mended(&op("\"\""));
    assert_eq!(titles.len(), 5, "{titles:?}");
}

#[test]
fn formats_of_types_get_their_parameters() {
    let text = |format: &str| {
        let start = op("\"$x $y $body attr-dict `:` type($y)\"").replace("OpBase", "AttrTypeBase");
        let dialect = start.lines().take(2).collect::<Vec<_>>().join("\n");
        format!(
            "{dialect}\ndef Vec : TypeDef<Toy_Dialect, \"Vec\"> {{\n  let mnemonic = \"vec\";\n  let parameters = (ins \"unsigned\":$n, \
             \"unsigned\":$m);\n  let assemblyFormat = \"{format}\";\n}}\n"
        )
    };
    assert_eq!(mended(&text("`<` $n `>`")).1, text("`<` $n `,` $m `>`"));
}

#[test]
fn missing_marks_are_inserted() {
    for (text, whole) in [
        ("class A\nclass B;\n", "class A;\nclass B;\n"),
        ("class A { int x = 1 }\n", "class A { int x = 1; }\n"),
        ("class A { int x; }\ndef a : A { let x = 2\n}\n", "class A { int x; }\ndef a : A { let x = 2;\n}\n"),
        ("defvar a = 1\ndefvar b = 2;\n", "defvar a = 1;\ndefvar b = 2;\n"),
        (
            "class A;\nmulticlass M { def a : A; }\ndefm x : M\n",
            "class A;\nmulticlass M { def a : A; }\ndefm x : M;\n",
        ),
        ("class A<int n>;\ndef a : A<!add(1, 2>;\n", "class A<int n>;\ndef a : A<!add(1, 2)>;\n"),
        ("defvar a = [1, 2;\n", "defvar a = [1, 2];\n"),
    ] {
        let (titles, text) = mended(text);
        assert_eq!(text, whole, "{titles:?}");
    }
}

#[test]
fn missing_marks_of_pdll_are_inserted() {
    let mut client = Client::new(config());
    let uri = "file:///work/a.pdll";
    for (text, whole) in [
        (
            "Pattern {\n  let root = op<a.b>\n  erase root;\n}\n",
            "Pattern {\n  let root = op<a.b>;\n  erase root;\n}\n",
        ),
        (
            "Pattern {\n  let root = op<a.b;\n  erase root;\n}\n",
            "Pattern {\n  let root = op<a.b>;\n  erase root;\n}\n",
        ),
    ] {
        let found = client.open(uri, text);
        let range = &found["diagnostics"][0]["range"];
        let params =
            json!({ "textDocument": { "uri": uri }, "range": range, "context": { "diagnostics": [] } });
        let actions = client.request("textDocument/codeAction", params);
        assert_eq!(applied(text, &actions[0]["edit"]["changes"][uri]), whole, "{found}");
    }
}

#[test]
fn unknown_names_of_the_library_are_included() {
    let always = |text: &str| mended(text).1;
    let dialect = "def Toy : Dialect { let name = \"toy\"; let cppNamespace = \"::toy\"; }\n";
    assert_eq!(
        always(&format!("// A dialect.\n{dialect}")),
        format!("// A dialect.\ninclude \"mlir/IR/OpBase.td\"\n{dialect}")
    );
    let op = "def NegOp : Op<Toy, \"neg\", [Pure]>;";
    let base = "include \"mlir/IR/OpBase.td\"\n";
    let effects = "include \"mlir/Interfaces/SideEffectInterfaces.td\"\n";
    assert_eq!(always(&format!("{base}{dialect}{op}")), format!("{base}{effects}{dialect}{op}"));
    assert_eq!(always("include \"mlir/IR/OpBase.td\""), "include \"mlir/IR/OpBase.td\"");
    let enums = "def Case : I32EnumAttrCase<\"a\", 0>;\n";
    assert_eq!(always(enums), format!("include \"mlir/IR/EnumAttr.td\"\n{enums}"));
}
