//! Programs: `.mlir`.

use serde_json::{Value, json};

use crate::client::{Client, config, labels, locations, range};

const URI: &str = "file:///work/a.mlir";

fn ask(method: &str, text: &str) -> Value {
    Client::new(config()).ask_in(URI, &format!("textDocument/{method}"), text, json!({}))
}

fn hover(text: &str) -> String {
    ask("hover", text)["contents"]["value"].as_str().unwrap_or_default().to_owned()
}

#[test]
fn errors_of_the_parser_and_of_the_verifier_with_their_notes() {
    let mut client = Client::new(config());
    let parsed = client.open(URI, "func.func @f(%a: i32) -> i64 {\n  return %a : i64\n}\n");
    let error = &parsed["diagnostics"][0];
    assert_eq!(error["message"], "use of value '%a' expects different type than prior uses: 'i64' vs 'i32'");
    assert_eq!(range(&error["range"]), "1:9-1:11");
    let note = &error["relatedInformation"][0];
    assert_eq!(note["message"], "prior use here");
    assert_eq!(range(&note["location"]["range"]), "0:13-0:15");
    let text = "func.func @f() {\n  return\n}\n// -----\nfunc.func @g() -> i64 {\n  return\n}\n";
    let verified = client.change(URI, 2, text);
    let error = &verified["diagnostics"][0];
    assert!(error["message"].as_str().unwrap_or_default().contains("has 0 operands"), "{error}");
    assert_eq!(range(&error["range"]), "5:2-5:8");
}

#[test]
fn an_error_hides_no_name_before_it() {
    let text = "func.func @f(%a: i32) -> i32 {\n  %b = arith.addi %▮a, %a : i32\n  return %c : i32 oops\n}\n";
    assert_eq!(locations(&ask("definition", text)), "file:///work/a.mlir 0:13-0:15");
}

#[test]
fn hover_has_the_page_of_an_op_and_the_uses_of_a_value() {
    let page = hover("func.func @f(%a: i32) {\n  %b = arith.▮addi %a, %a : i32\n  return\n}\n");
    assert!(page.contains("%0 = \"arith.addi\"(%arg0, %arg0)"), "{page}");
    assert!(page.contains("`arith.addi`") && page.contains("Operands:"), "{page}");
    let value = hover("func.func @f(%▮a: i32) {\n  %b = arith.addi %a, %a : i32\n  return\n}\n");
    assert!(value.contains("Type: `i32`") && value.contains("Uses: 2"), "{value}");
    let group = hover("%▮a:2 = \"t.two\"() : () -> (i32, f32)\n\"t.use\"(%a#1) : (f32) -> ()\n");
    assert!(group.contains("Result #[0, 1]") && group.contains("`i32`, `f32`"), "{group}");
    let one = hover("%a:2 = \"t.two\"() : () -> (i32, f32)\n\"t.use\"(%▮a#1) : (f32) -> ()\n");
    assert!(one.contains("Result #1\n\nType: `f32`"), "{one}");
}

#[test]
fn definitions_and_references_of_each_kind_of_name() {
    let text = "func.func @f() {\n  cf.br ^▮bb1\n^bb1:\n  return\n}\n";
    assert_eq!(locations(&ask("definition", text)), "file:///work/a.mlir 2:0-2:4");
    let text = "func.func @f() {\n  call @▮g() : () -> ()\n  return\n}\nfunc.func private @g()\n";
    assert_eq!(locations(&ask("definition", text)), "file:///work/a.mlir 4:0-4:9");
    let places = "file:///work/a.mlir 4:18-4:20\nfile:///work/a.mlir 1:7-1:9";
    assert_eq!(locations(&ask("references", text)), places);
    let text = "module @m {\n  func.func private @g()\n}\n\"t.use\"() {to = @m::@▮g} : () -> ()\n";
    let places = "file:///work/a.mlir 1:20-1:22\nfile:///work/a.mlir 3:20-3:22";
    assert_eq!(locations(&ask("references", text)), places);
    let text = "!t = tensor<4xi32>\nfunc.func private @g(!▮t) -> !t\n";
    assert_eq!(locations(&ask("references", text)).lines().count(), 3);
}

#[test]
fn a_value_is_found_where_it_is_used_before_its_definition() {
    let text = "func.func @f() {\n  cf.br ^a\n^b:\n  \"t.use\"(%▮x) : (i32) -> ()\n  return\n^a:\n  %x = \"t.make\"() : () -> i32\n  cf.br ^b\n}\n";
    assert_eq!(locations(&ask("definition", text)), "file:///work/a.mlir 6:2-6:4");
}

#[test]
fn formatting_twice_changes_nothing() {
    let once = |text: &str| {
        let mut client = Client::new(config());
        client.open(URI, text);
        let params = json!({ "textDocument": { "uri": URI }, "options": {} });
        client.request("textDocument/formatting", params)
    };
    let blocks = "func.func @f() {\n  cf.br ^bb1\n^bb1:   // pred: ^bb0\n  return\n}\n";
    let plain = "func.func @f() {\n  cf.br ^bb1\n^bb1:  \n  return\n}\n";
    for text in [plain, &blocks.replace("^bb1:   //", "^bb1:  //"), &plain.replace('\n', "\r\n")] {
        let edits = once(text);
        let new = edits.as_array().into_iter().flatten().map(|edit| edit["newText"].as_str().unwrap());
        let new: String = new.collect();
        assert!(!new.contains("// pred"), "{text}: {new}");
        assert_eq!(
            new.matches('\n').count(),
            new.matches(if text.contains('\r') { "\r\n" } else { "\n" }).count()
        );
        assert!(!edits.is_null(), "{text}");
    }
}

#[test]
fn rename_changes_each_place_and_refuses_a_name_that_exists() {
    let text = "func.func @f(%▮a: i32, %b: i32) -> i32 {\n  return %a : i32\n}\n";
    let rename = |name: &str| {
        let mut client = Client::new(config());
        client.ask_in(URI, "textDocument/rename", text, json!({ "newName": name }))
    };
    let edits = rename("%input")["changes"][URI].clone();
    assert_eq!(edits.as_array().map(Vec::len), Some(2));
    assert_eq!(edits[1]["newText"], "%input");
    let refused = std::panic::catch_unwind(|| rename("b"));
    assert!(refused.is_err());
}

#[test]
fn completion_knows_ops_values_blocks_symbols_and_types() {
    let complete = |text: &str| labels(&ask("completion", text));
    for text in
        ["func.func @f(%a: tensor<▮", "func.func @f(%a: tensor<4x?xf▮", "func.func @f(%a: vector<[8]x▮"]
    {
        assert!(complete(text).contains(&"f32".to_owned()), "{text}");
    }
    assert!(complete("func.func @f() {\n  arith.▮\n}\n").contains(&"addi".to_owned()));
    let text = "func.func @f(%a: i32) {\n  %b = arith.constant 1 : i64\n  \"t.use\"(%▮) : (i32) -> ()\n  return\n}\n";
    assert_eq!(complete(text), ["%a", "%b"]);
    let text = "func.func @f() {\n^bb0:\n  cf.br ^▮\n^bb1:\n  return\n}\n";
    assert_eq!(complete(text), ["^bb0"]);
    let text = "func.func private @g()\nfunc.func @f() {\n  call @▮ : () -> ()\n  return\n}\n";
    assert!(complete(text).contains(&"@g".to_owned()));
    let text = "!mine = i32\nfunc.func private @g(▮)\n";
    let types = complete(text);
    assert!(types.contains(&"tensor".to_owned()) && types.contains(&"!mine".to_owned()), "{types:?}");
}

#[test]
fn hints_show_the_types_of_results() {
    let text = "func.func @f(%a: i32) {\n  %b = arith.addi %a, %a : i32\n  %c:2 = \"t.two\"() : () -> (i1, index)\n  return\n}▮\n";
    let whole =
        json!({ "range": { "start": { "line": 0, "character": 0 }, "end": { "line": 9, "character": 0 } } });
    let hints = Client::new(config()).ask_in(URI, "textDocument/inlayHint", text, whole);
    let all: Vec<String> = hints
        .as_array()
        .into_iter()
        .flatten()
        .map(|hint| format!("{} {}", hint["position"]["line"], hint["label"].as_str().unwrap_or_default()))
        .collect();
    assert_eq!(all, ["1 : i32", "2 : i1, index"]);
}

#[test]
fn formatting_prints_again_and_keeps_names() {
    let formatted = |text: &str| {
        let mut client = Client::new(config());
        client.open(URI, text);
        client.request("textDocument/formatting", json!({ "textDocument": { "uri": URI }, "options": {} }))
    };
    let edits = formatted(
        "func.func @f(%lhs: i32)->i32 {\n    %sum = arith.addi   %lhs, %lhs : i32\n return %sum:i32\n}\n",
    );
    let text = edits[0]["newText"].as_str().unwrap_or_default();
    // The program has no module, so it gets none.
    assert_eq!(
        text,
        "func.func @f(%lhs: i32) -> i32 {\n  %sum = arith.addi %lhs, %lhs : i32\n  return %sum : i32\n"
    );
    let unchanged = [
        "#map = affine_map<(d0) -> (d0 + 1)>\nfunc.func private @f() attributes {m = #map}\n",
        "module {\n  func.func private @f()\n}\n",
        "module @m {\n}\n",
        "func.func private @f()\n",
    ];
    for text in unchanged {
        assert_eq!(formatted(text), json!([]), "{text}");
    }
    let lost = [
        "// a comment\nfunc.func private   @f()\n",
        "!t = i32\nfunc.func private   @f(!t)\n",
        "func.func private   @f() loc(\"a\")\n",
        "func.func private   @f( oops\n",
    ];
    for text in lost {
        assert_eq!(formatted(text), Value::Null, "{text}");
    }
}

#[test]
fn passes_run_and_show_the_difference() {
    let mut client = Client::new(config());
    client.open(URI, "func.func @f() -> i32 {\n  %a = arith.constant 1 : i32\n  %b = arith.addi %a, %a : i32\n  return %b : i32\n}\n");
    let run = |client: &mut Client, arguments: Value| {
        client.try_request(
            "workspace/executeCommand",
            json!({ "command": "rtblgen.showPasses", "arguments": arguments }),
        )
    };
    let diff = run(&mut client, json!([URI, { "line": 0, "character": 0 }, "canonicalize,cse"]))
        .expect("a difference");
    let diff = diff.as_str().unwrap_or_default();
    assert!(
        diff.contains("-    %0 = arith.addi") && diff.contains("+    %c2_i32 = arith.constant 2 : i32"),
        "{diff}"
    );
    assert!(run(&mut client, json!([URI, "no-such-pass"])).is_err());
    let nothing = run(&mut client, json!([URI, { "line": 0, "character": 0 }, "cse"]));
    assert_eq!(nothing, Ok(json!("# `cse` changes nothing\n")));
}

#[test]
fn passes_have_the_patterns_of_the_users_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let write =
        |name: &str, text: &str| std::fs::write(folder.path().join(name), text).expect("it can be written");
    let op = |name: &str| {
        format!(
            "def Toy_{name} : Op<Toy_Dialect, \"{}\", [Pure]> {{ let arguments = (ins I32:$x); let results = (outs I32:$y); }}\n",
            name.to_lowercase()
        )
    };
    write(
        "toy.td",
        &format!(
            "include \"mlir/IR/OpBase.td\"\ninclude \"mlir/Interfaces/SideEffectInterfaces.td\"\ndef Toy_Dialect : Dialect {{ let name = \"toy\"; let cppNamespace = \"::toy\"; }}\n{}{}",
            op("Neg"),
            op("Not")
        ),
    );
    let drr = "include \"toy.td\"\ninclude \"mlir/IR/PatternBase.td\"\ndef Twice : Pat<(Toy_Neg (Toy_Neg $x)), (replaceWithValue $x)>;\n";
    write("rules.td", drr);
    write(
        "more.pdll",
        "#include \"toy.td\"\nPattern { let root = op<toy.not>(op<toy.not>(x: Value)); replace root with x; }\n",
    );
    let uri = format!("file://{}/a.mlir", folder.path().display());
    let mut client = Client::new(config());
    let program = "func.func @f(%a: i32) -> (i32, i32) {\n  %b = \"toy.neg\"(%a) : (i32) -> i32\n  %c = \"toy.neg\"(%b) : (i32) -> i32\n  %d = \"toy.not\"(%a) : (i32) -> i32\n  %e = \"toy.not\"(%d) : (i32) -> i32\n  return %c, %e : i32, i32\n}\n";
    assert_eq!(client.open(&uri, program)["diagnostics"], json!([]));
    let run = |client: &mut Client| {
        let arguments = json!([uri, { "line": 0, "character": 0 }]);
        let command = json!({ "command": "rtblgen.showPasses", "arguments": arguments });
        client.request("workspace/executeCommand", command).as_str().unwrap_or_default().to_owned()
    };
    let shown = run(&mut client);
    assert!(
        shown.starts_with("# the canonicalization has the patterns of rules.td, more.pdll\n--- before"),
        "{shown}"
    );
    assert!(shown.contains("+    return %arg0, %arg0"), "{shown}");
    // The text of the editor counts, and a pattern that needs code is left out.
    let rules = format!("file://{}/rules.td", folder.path().display());
    let code = drr.replace("replaceWithValue $x", "NativeCodeCall<\"mine($0)\"> $x");
    client.open(&rules, &code);
    let shown = run(&mut client);
    assert!(
        shown.starts_with("# the canonicalization has the patterns of more.pdll\n# left out of rules.td:\n"),
        "{shown}"
    );
    assert!(shown.contains("+    return %1, %arg0"), "{shown}");
}

#[test]
fn dialects_of_td_files_beside_the_program() {
    let folder = tempfile::tempdir().expect("a folder");
    let td = "include \"mlir/IR/OpBase.td\"\ndef Toy_Dialect : Dialect { let name = \"toy\"; let cppNamespace = \"::toy\"; }\ndef Toy_AddOp : Op<Toy_Dialect, \"add\"> {\n  let summary = \"adds two numbers\";\n  let arguments = (ins I32:$lhs, I32:$rhs);\n  let results = (outs I32:$sum);\n  let assemblyFormat = \"$lhs `,` $rhs attr-dict\";\n}\n";
    std::fs::write(folder.path().join("toy.td"), td).expect("the file can be written");
    let uri = format!("file://{}/a.mlir", folder.path().display());
    let mut client = Client::new(config());
    let text = "func.func @f(%a: i32) {\n  %s = toy.add %a, %a\n  return\n}\n";
    assert_eq!(client.open(&uri, text)["diagnostics"], json!([]));
    let at = json!({ "textDocument": { "uri": uri }, "position": { "line": 1, "character": 10 } });
    let hover = client.request("textDocument/hover", at.clone());
    assert!(hover["contents"]["value"].as_str().unwrap_or_default().contains("adds two numbers"), "{hover}");
    let definition = locations(&client.request("textDocument/definition", at));
    assert!(definition.ends_with("toy.td 2:4-2:13"), "{definition}");
    // The open `.td` file counts with its unsaved text.
    let td_uri = format!("file://{}/toy.td", folder.path().display());
    client.open(&td_uri, &td.replace("I32:$lhs, I32:$rhs", "I64:$lhs, I64:$rhs"));
    let errors = client.change(&uri, 2, &format!("{text}\n"));
    assert!(errors["diagnostics"][0]["message"].as_str().unwrap_or_default().contains("i64"), "{errors}");
}

/// The dialect and the class of its ops are in a file of their own.
#[test]
fn ops_of_files_that_include_the_dialect() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| {
        std::fs::write(folder.path().join(name), text).expect("the file can be written");
    };
    write(
        "base.td",
        "include \"mlir/IR/OpBase.td\"\ndef Toy_Dialect : Dialect { let name = \"toy\"; let cppNamespace = \"::toy\"; }\nclass Toy_Op<string name> : Op<Toy_Dialect, name> { let assemblyFormat = \"attr-dict\"; }\n",
    );
    write("a.td", "include \"base.td\"\ndef A : Toy_Op<\"a\">;\n");
    write("b.td", "include \"base.td\"\ndef B : Toy_Op<\"b\">;\n");
    let uri = format!("file://{}/a.mlir", folder.path().display());
    let sent = Client::new(config()).open(&uri, "func.func @f() {\n  toy.a\n  toy.b\n  return\n}\n");
    assert_eq!(sent["diagnostics"], json!([]));
}

#[test]
fn a_td_file_with_errors_is_a_warning_and_the_program_is_still_read() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("toy.td"), "def Toy_Dialect : Dialect {")
        .expect("the file can be written");
    let uri = format!("file://{}/a.mlir", folder.path().display());
    let sent = Client::new(config()).open(&uri, "func.func private @f()\n");
    let diagnostics = sent["diagnostics"].as_array().expect("diagnostics");
    assert_eq!((diagnostics.len(), &diagnostics[0]["severity"]), (1, &json!(2)), "{sent}");
}

#[test]
fn a_dialect_is_loaded_though_a_file_that_includes_it_has_an_error() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| {
        std::fs::write(folder.path().join(name), text).expect("the file can be written");
    };
    let toy = "include \"mlir/IR/OpBase.td\"\ndef Toy_Dialect : Dialect { let name = \"toy\"; let cppNamespace = \"::toy\"; }\ndef Toy_EndOp : Op<Toy_Dialect, \"end\"> { let assemblyFormat = \"attr-dict\"; }\n";
    write("toy.td", toy);
    write("rules.td", "include \"toy.td\"\ndef : Pat<(Toy_EndOp), (Toy_EndOp)>\n");
    let uri = format!("file://{}/a.mlir", folder.path().display());
    let sent = Client::new(config()).open(&uri, "toy.end\n");
    let diagnostics = sent["diagnostics"].as_array().expect("diagnostics");
    assert_eq!((diagnostics.len(), &diagnostics[0]["severity"]), (1, &json!(2)), "{sent}");
}

#[test]
fn texts_of_every_shape_get_answers() {
    let whole = "#map = affine_map<(d0) -> (d0)>\n!t = i32\nfunc.func @f(%a: !t, %b: memref<4xi32, #map>) -> i32 {\n  %c:2 = \"t.two\"(%a) ({\n  ^bb0(%x: i32):\n    \"t.end\"()[^bb0] : () -> ()\n  }) : (i32) -> (i32, i32)\n  return %c#1 : i32 loc(#l)\n}\n#l = loc(\"é\")\n";
    let mut client = Client::new(config());
    for end in (0..=whole.len()).filter(|end| whole.is_char_boundary(*end)) {
        let text = &whole[..end];
        client.open(URI, text);
        let line = text.matches('\n').count();
        let position = json!({ "line": line, "character": 400 });
        let params = json!({ "textDocument": { "uri": URI }, "position": position });
        for method in ["hover", "definition", "references", "completion", "documentSymbol"] {
            client.request(&format!("textDocument/{method}"), params.clone());
        }
    }
}
