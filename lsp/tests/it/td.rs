//! Requests about `.td` files.

use serde_json::{Value, json};

use crate::client::{Client, config, labels, locations, range};

/// The classes and defs of most tests.
const SHAPES: &str = r#"// A shape.
class Shape<int n, string color = "red"> {
  // How many sides.
  int sides = n;
  string paint = color;
}
class Solid<Shape base> : Shape<base.sides> {
  Shape bottom = base;
}
// Four equal sides.
def square : Shape<4> { let paint = "blue"; }
multiclass Pair<int n> {
  def _small : Shape<n>;
  def _large : Shape<!add(n, 10)>;
}
defm hexagon : Pair<6>;
"#;

fn with_shapes(text: &str) -> String {
    format!("{SHAPES}{text}")
}

/// The first line after [`SHAPES`].
const LINE: usize = 16;

fn ask(method: &str, text: &str) -> Value {
    Client::new(config()).ask(method, &with_shapes(text))
}

fn definition(text: &str) -> String {
    locations(&ask("textDocument/definition", text)).replace("file:///work/a.td ", "")
}

#[test]
fn definitions() {
    assert_eq!(definition("def x : Sha▮pe<1>;"), "1:6-1:11", "a class");
    assert_eq!(definition("def x : Solid<squ▮are>;"), "10:4-10:10", "a def");
    assert_eq!(definition("def x : Solid<square> { let pai▮nt = \"\"; }"), "4:9-4:14", "an inherited field");
    assert_eq!(definition("defvar v = square.si▮des;"), "3:6-3:11", "a field of a def");
    assert_eq!(definition("defvar v = Solid<square>.bottom.si▮des;"), "3:6-3:11", "a field of a field");
    assert_eq!(definition("def x : Shape<1, co▮lor = \"a\">;"), "1:26-1:31", "a named argument");
    assert_eq!(definition("defm x : Pa▮ir<1>;"), "11:11-11:15", "a multiclass");
    assert_eq!(definition("defvar v = 1;\ndefvar w = ▮v;"), format!("{LINE}:7-{LINE}:8"), "a variable");
    assert_eq!(
        definition("foreach i = [1] in def x#▮i;"),
        format!("{LINE}:8-{LINE}:9"),
        "a variable of a loop"
    );
    assert_eq!(definition("defvar v = !foreach(s, [square], s.si▮des);"), "3:6-3:11", "an element of a list");
    assert_eq!(definition("let pai▮nt = \"\" in def x : Shape<1>;"), "4:9-4:14", "an outer let");
    assert_eq!(definition("defvar v = hexagon_sm▮all;"), "15:5-15:12", "a record of a defm");
    assert_eq!(definition("// Sha▮pe"), "", "nothing");
}

#[test]
fn definitions_in_other_files() {
    let folder = tempfile::tempdir().unwrap();
    let uri = |name: &str| format!("file://{}", folder.path().join(name).display());
    std::fs::write(folder.path().join("b.td"), "\nclass B;").unwrap();
    let mut client = Client::new(config());
    client.open(
        &uri("a.td"),
        "include \"b.td\"\ndef b : B;\ninclude \"mlir/IR/OpBase.td\"\ndef d : Dialect;\n",
    );
    let mut ask = |line: u32, character: u32| {
        let position = json!({ "line": line, "character": character });
        locations(&client.request(
            "textDocument/definition",
            json!({ "textDocument": { "uri": uri("a.td") }, "position": position }),
        ))
    };
    assert_eq!(ask(1, 8), format!("{} 1:6-1:7", uri("b.td")));
    assert_eq!(ask(0, 10), format!("{} 0:0-0:0", uri("b.td")), "an include");
    // A file of the embedded library is written to the disk.
    let dialect = ask(3, 9);
    let (target, _) = dialect.split_once(' ').unwrap();
    let text = std::fs::read_to_string(target.strip_prefix("file://").unwrap()).unwrap();
    assert!(target.ends_with("mlir/IR/DialectBase.td") && text.contains("class Dialect"), "{dialect}");
}

#[test]
fn references_and_highlights() {
    let found = locations(&ask(
        "textDocument/references",
        "def x : Shape<1> { let sid▮es = 2; }\ndefvar v = x.sides;",
    ));
    let found = found.replace("file:///work/a.td ", "");
    assert_eq!(found, format!("3:6-3:11\n6:37-6:42\n{LINE}:23-{LINE}:28\n{}:13-{}:18", LINE + 1, LINE + 1));
    let found = ask("textDocument/documentHighlight", "def x : Shape<1> { let sid▮es = 2; }");
    let kinds: Vec<String> = found
        .as_array()
        .unwrap()
        .iter()
        .map(|one| format!("{} {}", range(&one["range"]), one["kind"]))
        .collect();
    assert_eq!(kinds, ["3:6-3:11 3", "6:37-6:42 2", &format!("{LINE}:23-{LINE}:28 3")]);
}

#[test]
fn references_to_records_that_a_defm_makes() {
    let text = "class C;\nmulticlass M { def _a : C; def _b : C; }\ndefm x : M;\ndefm y : M;\nclass U<C c>;\ndef : U<x_a>; def : U<x_b>;\ndef : U<y_a>;\n";
    let with_cursor = |at: &str| {
        let place = text.find(at).expect("the place") + at.len();
        locations(
            &Client::new(config())
                .ask("textDocument/references", &format!("{}▮{}", &text[..place], &text[place..])),
        )
        .replace("file:///work/a.td ", "")
    };
    assert_eq!(with_cursor("def _a"), "1:19-1:21\n5:8-5:11\n6:8-6:11", "all that the def makes");
    assert_eq!(with_cursor("defm x"), "2:5-2:6\n5:8-5:11\n5:22-5:25", "all that the defm makes");
    assert_eq!(with_cursor("U<x_a"), "2:5-2:6\n5:8-5:11", "one record");
}

#[test]
fn records_of_computed_names_have_references_and_fields() {
    let text = "class C { int f = 0; }\nmulticlass M { def _a : C { int g = 1; } def NAME#_b : C; }\nforeach i = [1, 2] in defm Loop#i : M;\ndefm X : M;\nforeach i = [1] in def R#i : C;\nclass U<int n>;\ndef : U<Loop1_a.g>; def : U<X_b.f>;\ndef : U<X_a.g>; def : U<R1.f>;\n";
    let asked = |method: &str, place: &str| {
        let (plain, count) = (place.replace('▮', ""), text.matches(&place.replace('▮', "")).count());
        assert_eq!(count, 1, "{plain}");
        locations(&Client::new(config()).ask(method, &text.replace(&plain, place)))
            .replace("file:///work/a.td ", "")
    };
    let (definition, references) = ("textDocument/definition", "textDocument/references");
    for (place, found) in [
        ("Loop1_a.g▮", "1:32-1:33"),
        ("X_b.▮f", "0:14-0:15"),
        ("X_a.▮g", "1:32-1:33"),
        ("R1.▮f", "0:14-0:15"),
        ("Loop1_a▮.", "2:27-2:33"),
        ("defm ▮Loop", "2:27-2:33"),
    ] {
        assert_eq!(asked(definition, place), found, "{place}");
    }
    for (place, found) in [
        ("defm Lo▮op", "2:27-2:33\n6:8-6:15"),
        ("def ▮R#", "4:23-4:26\n7:24-7:26"),
        ("int ▮g", "1:32-1:33\n6:16-6:17\n7:12-7:13"),
        ("U<Loop1▮_a", "2:27-2:33\n6:8-6:15"),
    ] {
        assert_eq!(asked(references, place), found, "{place}");
    }
}

#[test]
fn names_that_several_records_may_have_are_not_known() {
    let text = "class C { int f = 0; }\nclass D { int f = 0; }\nforeach i = [1] in { def R#i : C; def R#i#_x : D; }\ndefvar v = R1_x.▮f;\n";
    assert_eq!(locations(&Client::new(config()).ask("textDocument/definition", text)), "");
}

#[test]
fn files_below_the_working_directory_are_files_of_the_editor() {
    let folder = std::env::current_dir().expect("a working directory");
    let mut client = Client::new(config());
    let (uri, main) = (format!("file://{}/tests/open.td", folder.display()), "file:///work/m.td");
    client.open(&uri, "class A;\n");
    // The include is relative to the working directory.
    let errors = client.open(main, "include \"tests/open.td\"\ndef d : A;\n");
    assert_eq!(errors["diagnostics"], json!([]));
    let place = json!({ "textDocument": { "uri": uri }, "position": { "line": 0, "character": 6 } });
    let found = locations(&client.request("textDocument/references", place));
    assert_eq!(found, format!("{uri} 0:6-0:7\n{main} 1:8-1:9"));
}

fn hover(text: &str) -> String {
    ask("textDocument/hover", text)["contents"]["value"].as_str().unwrap_or("nothing").to_owned()
}

#[test]
fn hovers() {
    let asked = [
        "def x : Sha▮pe<1>;",
        "defvar v = squ▮are;",
        "def x : Shape<1> { let pai▮nt = \"green\"; }",
        "defvar v = hexagon_la▮rge;",
        "defvar v = !ad▮d(1, 2);",
        "def x : Shape<1, co▮lor = \"a\">;",
        "defm x : Pa▮ir<1>;",
        "// no▮thing",
    ];
    let shown: Vec<String> = asked.iter().map(|text| format!("== {text}\n{}", hover(text))).collect();
    insta::assert_snapshot!(shown.join("\n"));
}

#[test]
fn outline() {
    let mut client = Client::new(config());
    let text = with_shapes(
        "defset list<Shape> all = { def in_set : Shape<1>; }\nlet paint = \"\" in { def in_let : Shape<2>; }\n",
    );
    client.open("file:///work/a.td", &text);
    let symbols = client
        .request("textDocument/documentSymbol", json!({ "textDocument": { "uri": "file:///work/a.td" } }));
    fn show(symbols: &Value, depth: usize, lines: &mut Vec<String>) {
        for symbol in symbols.as_array().into_iter().flatten() {
            let name = symbol["name"].as_str().unwrap();
            let detail = symbol["detail"].as_str().unwrap_or("");
            let places = format!("{} {}", range(&symbol["range"]), range(&symbol["selectionRange"]));
            lines.push(format!("{:depth$}{name} ({}) {detail} {places}", "", symbol["kind"]));
            show(&symbol["children"], depth + 2, lines);
        }
    }
    let mut lines = Vec::new();
    show(&symbols, 0, &mut lines);
    insta::assert_snapshot!(lines.join("\n"));
}

#[test]
fn folding_and_links() {
    let mut client = Client::new(config());
    let uri = "file:///work/a.td";
    let text = "// one\n// two\ninclude \"mlir/IR/OpBase.td\"\n#ifdef A\nclass B {\n  int x;\n}\n#endif\ndef c {\n  code d = [{\n    e\n  }];\n}\n";
    client.open(uri, text);
    let document = json!({ "textDocument": { "uri": uri } });
    let folds = client.request("textDocument/foldingRange", document.clone());
    let folds: Vec<String> = folds
        .as_array()
        .unwrap()
        .iter()
        .map(|fold| {
            format!("{}-{} {}", fold["startLine"], fold["endLine"], fold["kind"].as_str().unwrap_or(""))
        })
        .collect();
    assert_eq!(folds, ["4-5 ", "3-6 region", "9-10 ", "8-11 ", "0-1 comment"]);
    let links = client.request("textDocument/documentLink", document);
    assert_eq!(range(&links[0]["range"]), "2:8-2:27");
    assert!(links[0]["target"].as_str().unwrap().ends_with("mlir/IR/OpBase.td"));
}

#[test]
fn semantic_tokens() {
    let mut client = Client::new(config());
    client.open("file:///work/a.td", "class A<int n> { int x = !add(n, 1); }\ndef a : A<1> { let x = 2; }\n");
    let answer = client.request(
        "textDocument/semanticTokens/full",
        json!({ "textDocument": { "uri": "file:///work/a.td" } }),
    );
    let data: Vec<u64> = answer["data"].as_array().unwrap().iter().filter_map(Value::as_u64).collect();
    let tokens: Vec<String> = data
        .chunks(5)
        .map(|token| format!("{} {} {} {} {}", token[0], token[1], token[2], token[3], token[4]))
        .collect();
    let expected = [
        "0 6 1 0 1",  // A, a class, declared
        "0 6 1 3 1",  // n, an argument, declared
        "0 9 1 4 1",  // x, a field, declared
        "0 4 4 6 0",  // !add
        "0 5 1 3 0",  // n
        "1 4 1 9 1",  // a, a def, declared
        "0 4 1 0 0",  // A
        "0 11 1 4 2", // x, set
    ];
    assert_eq!(tokens, expected);
}

#[test]
fn inlay_hints_and_signatures() {
    let all =
        json!({ "range": { "start": { "line": 0, "character": 0 }, "end": { "line": 99, "character": 0 } } });
    let mut client = Client::new(config());
    let hints =
        client.ask_with("textDocument/inlayHint", &with_shapes("def x : Shape<1, color = \"a\">;▮"), all);
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
    // `Shape<n>` in the multiclass has none: the argument is called like the parameter.
    let expected = ["6:32 n:", "10:19 n:", "13:21 n:", "15:20 n:", "16:14 n:"];
    assert_eq!(shown, expected);
    let help = ask("textDocument/signatureHelp", "def x : Shape<1, ▮");
    assert_eq!(help["signatures"][0]["label"], "Shape<int n, string color>");
    assert_eq!(
        (&help["activeParameter"], &help["signatures"][0]["documentation"]),
        (&json!(1), &json!("A shape."))
    );
    let help = ask("textDocument/signatureHelp", "def x : Shape<color = ▮");
    assert_eq!(help["activeParameter"], 1, "a named argument");
    assert_eq!(ask("textDocument/signatureHelp", "def x : Shape<1>▮"), Value::Null);
}

/// The labels that completion offers for a text after [`SHAPES`], after the file was whole.
fn completed(text: &str) -> Vec<String> {
    let mut client = Client::new(config());
    client.open("file:///work/a.td", &with_shapes(""));
    labels(&client.ask("textDocument/completion", &with_shapes(text)))
}

#[test]
fn completions() {
    assert_eq!(completed("def x : ▮"), ["Shape", "Solid"]);
    assert_eq!(completed("def x : Shape<1>, So▮"), ["Shape", "Solid"]);
    assert_eq!(completed("defm x : ▮"), ["Pair", "Shape", "Solid"]);
    assert_eq!(completed("def x : Solid<square> { let ▮"), ["bottom", "paint", "sides"]);
    assert_eq!(completed("defvar v = square.▮"), ["paint", "sides"]);
    assert_eq!(completed("defvar v = square.si▮"), ["paint", "sides"]);
    assert_eq!(completed("defvar v = !cast<Solid>(\"x\").bottom.▮"), ["paint", "sides"]);
    assert!(completed("defvar v = !▮").contains(&"!foldl".to_owned()));
    assert!(completed("▮").contains(&"multiclass".to_owned()));
    assert!(completed("def x { ▮").contains(&"let".to_owned()));
    assert_eq!(completed("def x : Shape<▮")[..2], ["n =", "color ="]);
    assert!(completed("def x : Solid<squ▮").contains(&"square".to_owned()));
    assert!(completed("include \"mlir/IR/▮").contains(&"OpBase.td".to_owned()));
    assert!(completed("include \"mlir/▮").contains(&"IR".to_owned()));
    assert_eq!(completed("// ▮"), [""; 0]);
    assert_eq!(completed("def ▮"), [""; 0]);
}

const TOY: &str = r#"include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
def Toy_Dialect : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
// Adds two numbers.
def AddOp : Op<Toy_Dialect, "add"> {
  let summary = "adds";
  let arguments = (ins I32:$lhs, I32:$rhs);
  let results = (outs I32:$sum);
  let assemblyFormat = "$lhs `,` $rhs attr-dict";
}
"#;

fn completed_toy(text: &str) -> Vec<String> {
    let mut client = Client::new(config());
    client.open("file:///work/a.td", TOY);
    labels(&client.ask("textDocument/completion", text))
}

#[test]
fn completions_of_ops() {
    let format = TOY.replace("$lhs `,` $rhs attr-dict\";\n}\n", "$l▮");
    assert_eq!(completed_toy(&format), ["lhs", "rhs", "sum"]);
    let directives = completed_toy(&TOY.replace("$lhs `,` $rhs attr-dict\";\n}\n", "$lhs ▮"));
    assert!(directives.contains(&"functional-type".to_owned()) && directives.contains(&"$sum".to_owned()));
    assert_eq!(completed_toy(&TOY.replace("$lhs `,` $rhs attr-dict\";\n}\n", "`pa▮")), [""; 0]);
    let ops = completed_toy(&format!("{TOY}def : Pat<(▮"));
    assert!(ops.contains(&"AddOp".to_owned()) && ops.contains(&"replaceWithValue".to_owned()));
    assert_eq!(completed_toy(&format!("{TOY}def : Pat<(AddOp $▮")), ["lhs", "rhs"]);
}

#[test]
fn defs_without_a_written_name_have_hovers_and_definitions() {
    let text = "class A { int x = 1; }\nforeach i = [1] in def R#i : A;\ndef : A { let x = 7; }\n";
    for (place, value) in [("def R▮#i", "x = 1"), ("d▮ef : A", "x = 7")] {
        let at = place.replace('▮', "");
        let with_cursor = text.replace(&at, place);
        let mut client = Client::new(config());
        let hover = client.ask("textDocument/hover", &with_cursor);
        let shown = hover["contents"]["value"].as_str().unwrap_or_default();
        assert!(shown.contains(value), "{place}: {shown}");
        let params = json!({ "textDocument": { "uri": "file:///work/a.td" }, "position": crate::client::split(&with_cursor).1 });
        assert_eq!(
            client.request("textDocument/definition", params.clone()).as_array().map(Vec::len),
            Some(1)
        );
        assert!(client.try_request("textDocument/prepareRename", params).is_err());
    }
}

#[test]
fn renames() {
    let mut client = Client::new(config());
    let text = with_shapes("def x : Shape<1> { let sid▮es = 2; }\n");
    let edits = client.ask_with("textDocument/rename", &text, json!({ "newName": "edges" }));
    let places: Vec<String> = edits["changes"]["file:///work/a.td"]
        .as_array()
        .unwrap()
        .iter()
        .map(|edit| range(&edit["range"]))
        .collect();
    assert_eq!(places, ["3:6-3:11", "6:37-6:42", &format!("{LINE}:23-{LINE}:28")]);
    let (text, position) = crate::client::split(&with_shapes("def x : Sha▮pe<1>;"));
    client.change("file:///work/a.td", 2, &text);
    let mut rename = |name: &str| {
        let params =
            json!({ "textDocument": { "uri": "file:///work/a.td" }, "position": position, "newName": name });
        client.try_request("textDocument/rename", params)
    };
    assert_eq!(rename("Solid").unwrap_err(), "there is a class `Solid` already");
    assert_eq!(
        rename("a b").unwrap_err(),
        "`a b` is no name: expected letters, digits and `_`, and no keyword"
    );
    assert_eq!(
        rename("class").unwrap_err(),
        "`class` is no name: expected letters, digits and `_`, and no keyword"
    );
    let edits = rename("Form").unwrap();
    assert_eq!(edits["changes"]["file:///work/a.td"].as_array().unwrap().len(), 8);
}

#[test]
fn renames_across_files() {
    let folder = tempfile::tempdir().unwrap();
    let uri = |name: &str| format!("file://{}", folder.path().join(name).display());
    std::fs::write(folder.path().join("base.td"), "class Base;\n").unwrap();
    std::fs::write(folder.path().join("other.td"), "include \"base.td\"\ndef o : Base;\n").unwrap();
    let root = json!({ "rootUri": format!("file://{}", folder.path().display()) });
    let mut client = Client::with(config(), root);
    client.open(&uri("main.td"), "include \"base.td\"\ndef m : Base;\n");
    let position = json!({ "line": 1, "character": 9 });
    let params =
        json!({ "textDocument": { "uri": uri("main.td") }, "position": position, "newName": "Root" });
    let edits = client.request("textDocument/rename", params);
    let files: Vec<&String> = edits["changes"].as_object().unwrap().keys().collect();
    assert_eq!(files, [&uri("base.td"), &uri("main.td"), &uri("other.td")]);
}

#[test]
fn names_of_the_library_cannot_be_renamed() {
    let mut client = Client::new(config());
    let text = "include \"mlir/IR/OpBase.td\"\ndef d : Dial▮ect;\n";
    let (text, position) = crate::client::split(text);
    client.open("file:///work/a.td", &text);
    let params = json!({ "textDocument": { "uri": "file:///work/a.td" }, "position": position });
    let error = client.try_request("textDocument/prepareRename", params).unwrap_err();
    assert_eq!(
        error,
        "`<rtblgen>/mlir/IR/DialectBase.td` cannot be changed: it is of the td library, or read-only"
    );
}

#[test]
fn formatting() {
    let mut client = Client::new(config());
    let uri = "file:///work/a.td";
    client.open(uri, "class A;\ndef a:A{let x=1;}\ndef  b : A;\n");
    let options = json!({ "tabSize": 2, "insertSpaces": true });
    let document = json!({ "textDocument": { "uri": uri }, "options": options });
    let edits = client.request("textDocument/formatting", document);
    let edit = &edits[0];
    assert_eq!(
        (range(&edit["range"]), edit["newText"].as_str().unwrap()),
        ("1:0-3:0".to_owned(), "def a : A { let x = 1; }\ndef b : A;\n")
    );
    let lines = json!({ "start": { "line": 2, "character": 0 }, "end": { "line": 2, "character": 5 } });
    let part = json!({ "textDocument": { "uri": uri }, "options": options, "range": lines });
    let edits = client.request("textDocument/rangeFormatting", part);
    assert_eq!(
        (range(&edits[0]["range"]), edits[0]["newText"].as_str().unwrap()),
        ("2:0-3:0".to_owned(), "def b : A;\n")
    );
}

#[test]
fn views() {
    let mut client = Client::new(config());
    let uri = "file:///work/a.td";
    client.open(uri, TOY);
    let mut show = |command: &str, position: Option<Value>| {
        let arguments: Vec<Value> = std::iter::once(json!(uri)).chain(position).collect();
        let params = json!({ "command": command, "arguments": arguments });
        client.request("workspace/executeCommand", params).as_str().unwrap().to_owned()
    };
    let at = json!({ "line": 4, "character": 6 });
    assert!(show("rtblgen.showRust", None).contains("pub struct AddOp"));
    assert!(show("rtblgen.showRecords", Some(at.clone())).starts_with("def AddOp {"));
    assert!(show("rtblgen.showRecords", None).contains("------------- Classes"));
    assert!(show("rtblgen.showPage", Some(at)).contains("`toy.add`"));
}

#[test]
fn every_operator_has_a_sentence() {
    let mut client = Client::new(config());
    for operator in tblgen_parser::syntax::Operator::ALL {
        let name = operator.name();
        let text = format!("defvar v = !{name}▮(1);");
        let hover = client.ask("textDocument/hover", &text);
        assert!(hover["contents"]["value"].as_str().is_some_and(|text| text.contains(name)), "!{name}");
    }
}
