//! Rename: edits that keep the meaning of each file, and names that are refused.

use serde_json::{Value, json};

use crate::client::{Client, config, split};

/// Returns a text with the edits of a rename at its cursor, or the reason against it.
fn renamed_in(uri: &str, text: &str, new: &str) -> Result<String, String> {
    let (text, position) = split(text);
    let mut client = Client::new(config());
    client.open(uri, &text);
    let params = json!({ "textDocument": { "uri": uri }, "position": position, "newName": new });
    let edits = client.try_request("textDocument/rename", params)?;
    Ok(applied(&text, &edits["changes"][uri]))
}

pub(crate) fn td(text: &str, new: &str) -> Result<String, String> {
    renamed_in("file:///work/a.td", text, new)
}

fn pdll(text: &str, new: &str) -> Result<String, String> {
    renamed_in("file:///work/a.pdll", text, new)
}

fn mlir(text: &str, new: &str) -> Result<String, String> {
    renamed_in("file:///work/a.mlir", text, new)
}

/// The edits, the last first.
pub(crate) fn applied(text: &str, edits: &Value) -> String {
    let offset = |position: &Value| {
        let line = position["line"].as_u64().unwrap() as usize;
        let start: usize = text.split_inclusive('\n').take(line).map(str::len).sum();
        start + position["character"].as_u64().unwrap() as usize
    };
    let places = edits.as_array().into_iter().flatten().map(|edit| {
        let range = &edit["range"];
        (offset(&range["start"]), offset(&range["end"]), edit["newText"].as_str().unwrap())
    });
    let mut places: Vec<_> = places.collect();
    places.sort_unstable();
    let mut text = text.to_owned();
    for (start, end, new) in places.into_iter().rev() {
        text.replace_range(start..end, new);
    }
    text
}

/// Checks that each rename is refused, for a reason with these words.
pub(crate) fn refused(rename: impl Fn(&str, &str) -> Result<String, String>, cases: &[(&str, &str, &str)]) {
    for (text, new, reason) in cases {
        match rename(text, new) {
            Ok(renamed) => panic!("{text}\nbecame\n{renamed}"),
            Err(message) => assert!(message.contains(reason), "{text}: {message}"),
        }
    }
}

#[test]
fn names_in_a_file_with_an_error_stay() {
    refused(
        td,
        &[
            ("class ▮A;\ndef D : A;\nlet y = ;\ndef F : A;\n", "Q", "names behind an error are not known"),
            (
                "class ▮A;\ndef D : A;\ndef s { string x = \"a; }\n",
                "Q",
                "names behind an error are not known",
            ),
        ],
    );
    let text = "func.func @f(%▮a: i32) {\n  \"t.use\"(%a) : (i32) -> ()\n  wrong.op\n  \"t.use\"(%a) : (i32) -> ()\n  return\n}\n";
    refused(mlir, &[(text, "z", "names behind it are not known")]);
}

#[test]
fn names_of_table_gen_that_change_the_meaning_are_refused() {
    let other = "would name something else";
    let error = "the file has an error";
    refused(
        td,
        &[
            ("class A<int ▮x, int y> { int z = !add(x, y); }\ndef d : A<1, 2>;\n", "y", other),
            ("class A { int ▮x = 1; int y = 2; }\ndef d : A;\n", "y", "records have other values"),
            ("class A;\ndef d : A;\ndefvar ▮v = 1;\n", "d", error),
            (
                "class A { int x = 1; }\nclass B<int ▮y> { int z = !foldl(0, [1, 2], a, b, !add(a, b, y)); }\ndef d : B<3>;\n",
                "b",
                other,
            ),
            ("foreach ▮i = [1, 2] in foreach j = [3] in def d#i#j { int x = i; }\n", "j", other),
            ("class ▮A;\ndef d : A;\n", "0x1F", error),
            ("class ▮A;\ndef d : A;\n", "int", "is no name"),
            ("class A;\ndef ▮Foo : A;\ndef g { A x = !cast<A>(\"Foo\"); }\n", "Bar", error),
            (
                "class A;\ndef ▮E : A;\ndef g { int x = !exists<A>(\"E\"); }\n",
                "Bar",
                "records have other values",
            ),
            ("class A;\nmulticlass M { def _a : A; }\ndefm ▮X : M;\ndef g { A x = X_a; }\n", "Y", error),
            ("class A;\nmulticlass M { def _▮a : A; }\ndefm X : M;\ndef g { A x = X_a; }\n", "_z", error),
            ("class A;\nmulticlass M { def _a : A; }\ndefm X : M;\ndef ▮o : A;\n", "X_a", error),
        ],
    );
}

#[test]
fn a_let_around_a_defm_sets_the_field_of_its_records() {
    let text = "class A { int ▮x = 0; }\nmulticlass M { def _a : A; }\nlet x = 3 in\ndefm Z : M;\n";
    let expected = "class A { int y = 0; }\nmulticlass M { def _a : A; }\nlet y = 3 in\ndefm Z : M;\n";
    assert_eq!(td(text, "y").as_deref(), Ok(expected));
}

const SHARED: &str =
    "Constraint Even(v: Value);\nRewrite Make(v: Value) -> (a: Value, b: Value) {\n  return (v, v);\n}\n";

#[test]
fn names_of_pdll_that_change_the_meaning_are_refused() {
    let pattern = |body: &str| format!("{SHARED}Pattern {{\n{body}}}\n");
    let variables = pattern("  let ▮root = op<a.b>(x: Value) -> (t: Type);\n  replace root with x;\n");
    for (new, reason) in [
        ("let", "the file has an error"),
        ("_", "the file has an error"),
        ("x", "the file has an error"),
        ("1a", "is no name"),
    ] {
        refused(pdll, &[(&variables, new, reason)]);
    }
    assert!(pdll(&variables, "top").is_ok_and(|text| text.contains("replace top with")));
    let callable = SHARED.replace("Even", "▮Even");
    refused(
        pdll,
        &[(&callable, "Make", "the file has an error"), (&callable, "Attr", "the file has an error")],
    );
}

#[test]
fn non_ascii_text_before_a_call_is_no_panic() {
    let mut client = Client::new(config());
    for text in ["// arrow → (▮", "Pattern { attr‹\"\\\"→(▮", "→.▮"] {
        client.ask_in("file:///work/a.pdll", "textDocument/signatureHelp", text, json!({}));
        client.ask_in("file:///work/a.pdll", "textDocument/completion", text, json!({}));
    }
}

#[test]
fn a_group_of_results_is_renamed_from_each_place() {
    let text = "func.func @f() -> (i32, i32) {\n  %r:2 = \"t.two\"() : () -> (i32, i32)\n  return %r#0, %r#1 : i32, i32\n}\n";
    let expected = text.replace("%r", "%s");
    for place in ["%r:2", "%r#0", "%r#1"] {
        let at = text.find(place).unwrap() + 1;
        let with_cursor = format!("{}▮{}", &text[..at], &text[at..]);
        assert_eq!(mlir(&with_cursor, "s").as_ref(), Ok(&expected), "{place}");
    }
    let argument = "func.func @f(%▮a: i32) -> i32 {\n  return %a : i32\n}\n";
    refused(
        mlir,
        &[
            (argument, "1a", "has an error"),
            ("#▮m = 1 : i32\n\"t.a\"() {x = #m} : () -> ()\n", "m.p", "has an error"),
        ],
    );
}

/// A folder with files, opened as the workspace.
fn workspace(files: &[(&str, &str)]) -> (tempfile::TempDir, Client) {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in files {
        let path = folder.path().join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }
    let root = json!({ "rootUri": format!("file://{}", folder.path().display()) });
    (folder, Client::with(config(), root))
}

/// The files that a rename edits, without the folder.
fn edited(folder: &tempfile::TempDir, client: &mut Client, name: &str, text: &str, new: &str) -> Vec<String> {
    let uri = format!("file://{}", folder.path().join(name).display());
    let (text, position) = split(text);
    client.open(&uri, &text);
    let params = json!({ "textDocument": { "uri": uri }, "position": position, "newName": new });
    let edits = client.try_request("textDocument/rename", params).unwrap();
    let start = format!("file://{}/", folder.path().display());
    edits["changes"].as_object().unwrap().keys().map(|uri| uri.replace(&start, "")).collect()
}

#[test]
fn files_that_include_by_a_relative_path_are_renamed() {
    let user = "include \"../common/h.td\"\ndef d : Base;\n";
    let (folder, mut client) =
        workspace(&[("common/h.td", "class Base;\n"), ("a/u.td", user), ("b/v.td", user)]);
    let files = edited(&folder, &mut client, "common/h.td", "class ▮Base;\n", "Root");
    assert_eq!(files, ["a/u.td", "b/v.td", "common/h.td"]);
}

#[test]
fn all_files_of_a_workspace_are_renamed() {
    let many: Vec<(String, String)> = (0..70)
        .map(|number| (format!("u{number:02}.td"), format!("include \"h.td\"\ndef d{number} : Base;\n")))
        .collect();
    let mut files: Vec<(&str, &str)> =
        many.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    files.push(("h.td", "class Base;\n"));
    let (folder, mut client) = workspace(&files);
    assert_eq!(edited(&folder, &mut client, "h.td", "class ▮Base;\n", "Root").len(), 71);
}

#[test]
fn patterns_in_pdll_are_renamed_with_a_definition() {
    let td = "include \"mlir/IR/OpBase.td\"\ndef MyI32 : Attr<CPred<\"true\">, \"mine\">;\n";
    let pdll = "#include \"d.td\"\nPattern {\n  let root = op<a.b> {x = attr: MyI32};\n  erase root;\n}\n";
    let (folder, mut client) = workspace(&[("d.td", td), ("p.pdll", pdll)]);
    let files = edited(&folder, &mut client, "d.td", &td.replace("MyI32", "▮MyI32"), "Other");
    assert_eq!(files, ["d.td", "p.pdll"]);
}

#[test]
fn constraints_are_renamed_in_files_that_include_them() {
    let library = "Constraint Even(v: Value) [{}];\n";
    let user =
        "#include \"lib.pdll\"\nPattern {\n  let root = op<a.b>(v: [Value, Even]);\n  erase root;\n}\n";
    let (folder, mut client) = workspace(&[("lib.pdll", library), ("use.pdll", user)]);
    let files = edited(&folder, &mut client, "lib.pdll", &library.replace("Even", "▮Even"), "Odd");
    assert_eq!(files, ["lib.pdll", "use.pdll"]);
}

#[test]
fn names_may_be_parts_of_each_other() {
    for (text, new, renamed) in [
        ("class ▮Base;\ndef D : Base;\n", "BaseOp", "class BaseOp;\ndef D : BaseOp;\n"),
        ("class ▮BaseOp;\ndef D : BaseOp;\n", "Base", "class Base;\ndef D : Base;\n"),
        (
            "def ▮X { int x = 1; }\ndef Y { list<int> l = [X.x]; }\n",
            "XX",
            "def XX { int x = 1; }\ndef Y { list<int> l = [XX.x]; }\n",
        ),
        (
            "class A<int ▮n> { int v = n; }\ndef : A<1>;\n",
            "nn",
            "class A<int nn> { int v = nn; }\ndef : A<1>;\n",
        ),
        (
            "class A { int ▮v = 1; }\ndef d : A { let v = 2; }\n",
            "value",
            "class A { int value = 1; }\ndef d : A { let value = 2; }\n",
        ),
    ] {
        assert_eq!(td(text, new).as_deref(), Ok(renamed), "{text}");
    }
}

#[test]
fn records_behind_an_error_are_not_known() {
    let text =
        "class C;\nmulticlass M { def _a : C; }\ndefm ▮x : M;\ndef u { C c = x_a; }\ndef Bad : Nope;\n";
    refused(td, &[(text, "y", "are not known")]);
    let text = "class C;\nmulticlass M { def _a : C; }\ndefm x : M;\ndef u { C c = x_▮a; }\n";
    refused(td, &[(text, "y", "rename the `defm`")]);
    let text = "Pattern P {\n  let r▮ = op<a.b>;\n  replace r with nothing;\n}\n";
    refused(pdll, &[(text, "y", "the file has an error")]);
}
